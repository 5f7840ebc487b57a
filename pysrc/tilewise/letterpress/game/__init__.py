"""A whole game of Letterpress: its turns and rules, opponents, and a review of what was played."""
