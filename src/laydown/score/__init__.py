"""Score sheets for people with real cards: operations folded into rounds, points and phases."""
