"""Why a move is better or worse than another, by the step of the turn: a file for each."""
