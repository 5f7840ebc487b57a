"""The end of a game, searched: both racks known, or one or two tiles still in the bag."""
