"""Hints and reviews: what a move is worth, why, and what a finished game owed to luck."""
