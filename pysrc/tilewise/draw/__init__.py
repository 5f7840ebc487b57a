"""The Word Game: draw tiles from a bag, make the word that is worth most."""
