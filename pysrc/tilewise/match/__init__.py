"""A played game of any kind as its record: how it was begun, and what was done since; knows no game.

Only the record goes in: whose turn it is, what a seat sees, what is legal and who has won only come out.
"""
