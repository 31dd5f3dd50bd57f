"""A short digest of a position, by which a log notices that the rules have changed under it."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from laydown.engine.state import State


def digest(state: State) -> str:
    """Return the same for the same cards, points and phases, whatever else a state may hold."""
    parts = [
        state.deals,
        state.turn,
        state.dealer,
        [sorted(hand) for hand in state.hands],
        list(state.draw_pile),
        list(state.discard_pile),
        list(state.standing.totals),
        list(state.standing.made),
        list(state.pawns),
    ]
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:16]
