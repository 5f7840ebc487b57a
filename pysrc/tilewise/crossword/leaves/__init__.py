"""What the tiles are worth that stay on the rack: estimates, learnt tables, and how requests carry them."""
