"""Reading a Letterpress board from a picture of a screen."""
