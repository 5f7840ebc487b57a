"""Reading a crossword board and a rack from a picture of a screen."""
