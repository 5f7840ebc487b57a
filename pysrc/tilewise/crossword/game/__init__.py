"""A whole game: its turns and rules, opponents, GCG files, and reviews of what was played."""
