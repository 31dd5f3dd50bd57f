"""Holding a phase back: who lays gives the others groups to hit on, and can hit on theirs.

Against few opponents it pays to wait until the whole hand goes at once, or nearly: nobody hits on
groups that are not there, nobody is warned, and every card that fits makes the lay longer. It is
over when somebody else is about to go out, for a phase held back then is a phase lost.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.engine.laying import best_lays
from laydown.sense.dead import drags_on
from laydown.sense.goal import complete_phase

if TYPE_CHECKING:
    from laydown.engine.state import PartialState
    from laydown.sense.style import Style

CARD: Final = 2.0  # what a card is worth that goes with the lay, in outs


def goes_at_once(state: PartialState, seat: int, hand: list[int], place: int = -1) -> int:
    """Return how many cards would go if the seat laid now, hits included; 0 if it cannot lay.

    It would lay the phase at that place, or else the hardest that it holds.
    """
    if place < 0:
        place = complete_phase(state, seat, hand)
    if place < 0:
        return 0
    phase = state.edition.phases[place]
    table = [group for groups in state.table for group in groups]
    ways = best_lays(phase, hand, state.edition, 1, table)
    return ways[0].cards if ways else 0


def holds_back(state: PartialState, seat: int, going: int, style: Style) -> bool:
    """Whether it pays to wait with a lay by which so many cards go."""
    if len(state.hands[seat]) - going < style.hold or drags_on(state):
        return False
    for other in state.playing():
        if other != seat and state.laid[other] >= 0 and len(state.hands[other]) <= style.danger:
            return False
    return True
