"""Laydown: the ten-phase rummy card games, as a library, a referee and a game to play."""

__version__ = "0.1.0"
