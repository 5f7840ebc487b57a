"""Anagrams and bingos: every word from a rack with blanks, alone or through a letter on the board."""
