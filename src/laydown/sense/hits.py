"""Which hit to make, where several are possible."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.engine.errors import IllegalMove
from laydown.engine.laying import best_hits
from laydown.engine.moves import Hit
from laydown.sense.dead import leaves_dead, living_hit

if TYPE_CHECKING:
    from laydown.engine.legal import Legal
    from laydown.engine.moves import Move
    from laydown.engine.state import PartialState


def best_hit(state: PartialState, seat: int, options: Legal) -> Move | None:
    """Return the first of the hits that together take most cards; None if there is none."""
    if not any(isinstance(move, Hit) for move in options.moves):
        return None
    places: list[tuple[int, int]] = []
    groups = []
    for owner, theirs in enumerate(state.table):
        for i, group in enumerate(theirs):
            places.append((owner, i))
            groups.append(group)
    for addition in best_hits(groups, state.hands[seat], state.edition):
        owner, at = places[addition.group]
        hit = Hit(tuple(sorted(addition.cards)), owner, at, addition.end)
        try:
            if not leaves_dead(state, seat, hit):
                return options.canonical(hit)
        except IllegalMove:  # it has to wait for another hit
            continue
    return living_hit(state, seat, options.moves)
