"""A live table in the terminal: the same game, at a server."""
