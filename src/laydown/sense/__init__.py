"""One judgement of positions: bots take the best move, hints explain it, reviews measure by it."""
