"""Moves, positions and records as text: each is written beside where it is read."""
