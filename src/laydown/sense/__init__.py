"""What players, hints and reviews share to judge a position: compiled like the engine."""
