"""What becomes of a move when the game goes on: the best moves of many racks at once, rollouts and their ranking."""
