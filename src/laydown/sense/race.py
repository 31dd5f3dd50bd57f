"""The race: how likely each seat is to win, if points decide, and whom it is best to skip."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from laydown.engine.state import PartialState

# How strong a standing is, by the phases that are still to be made: the last ones are slow, and who
# is behind on the quick ones is soon level again. Chances are as their exponentials.
_TO_GO: Final = (4.0, 3.0, 2.1, 1.6, 1.0, 0.65, 0.5, 0.35, 0.2, 0.1)
_SOON: Final = 2  # phases to go
ROUND_POINT: Final = 0.03  # what a point takes away where the fewest points win
POINT: Final = 0.006  # what a point takes away from it
# How much less it is worth to skip a seat, beside its strength: fitted to games in which `sharp`
# skipped at random.
_BEFORE: Final = 0.5  # the one before, whose discards one could take
_LAID: Final = 0.8  # who has laid: there is less to be hindered
_LAST: Final = 0.3  # ... but with one card left may go out


def points_decide(state: PartialState) -> bool:
    """Whether points can decide the game.

    They cannot where the last phase takes the whole hand: who makes it goes out, and alone.
    """
    edition = state.edition
    options = edition.options
    if not edition.scored:
        return False
    if options.ten_rounds or options.free_order:
        return True
    last = edition.phases[options.phases[-1]]
    return sum([pattern.least for pattern in last.patterns]) < edition.hand


def decides_soon(state: PartialState, seat: int) -> bool:
    """Whether a seat may soon make its last phase, so that points decide if another does."""
    made = state.standing.made[seat].bit_count()
    return len(state.edition.options.phases) - made <= _SOON and points_decide(state)


def lead(state: PartialState, seat: int) -> int:
    """Return by what seats are ahead of each other: phases made, or else the fewest points."""
    if state.edition.options.ten_rounds:
        return -state.standing.totals[seat]
    return state.standing.made[seat].bit_count()


def strength(state: PartialState, seat: int) -> float:
    """Return how strong the standing of a seat is."""
    if state.edition.options.ten_rounds:
        return -ROUND_POINT * state.standing.totals[seat]
    made = state.standing.made[seat].bit_count()
    to_go = max(0, len(state.edition.options.phases) - made)
    strong = _TO_GO[to_go] if to_go < len(_TO_GO) else 0.0
    if points_decide(state):
        strong -= POINT * state.standing.totals[seat]
    return strong


def chances(state: PartialState) -> list[float]:
    """Return how likely each seat is to win, by the standings alone."""
    powers = [exp(strength(state, seat)) for seat in range(state.players)]
    total = sum(powers)
    return [power / total for power in powers]


def worth_less(state: PartialState, seat: int, other: int) -> float:
    """Return how much less it is worth to skip a seat than its strength says."""
    less = _BEFORE if (seat - other) % state.players == 1 else 0.0
    if state.laid[other] >= 0:
        less += _LAST if len(state.hands[other]) == 1 else _LAID
    return less
