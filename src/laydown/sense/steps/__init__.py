"""One file for each step of a turn: which move is best there, and what comes of each."""
