"""How leave values are learnt: games of self-play, and what racks make on their boards."""
