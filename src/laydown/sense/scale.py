"""From cards to the chance of winning: the one place where the estimate gets its unit.

All else counts in cards: a card nearer to the phase is 1. What such a card is worth in the game
depends on how many phases are still to be made and on who leads; only that is worked out here.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import TYPE_CHECKING, Final

from laydown.sense.race import POINT, ROUND_POINT, points_decide
from laydown.sense.weigh import SHORT
from laydown.sense.weights import DUEL

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.engine.state import PartialState

    Outlook = Sequence[tuple[float, float]]  # shares of 1, each with a value in cards

# In cards: what a hand and a table are worth to a seat.
LAID: Final = 1.2  # a phase on the table, and no card left over
OUT: Final = 0.5  # to go out: nobody else lays any more
WAIT: Final = 1 / SHORT  # all that a hand can wait for
SKIP_HELD: Final = 0.4  # a Skip: someone else's turn
SKIP_OUT: Final = 0.4  # more, if that seat is about to go out
SKIP_LEAD: Final = 0.05  # more, for each phase that it has made
HARDER: Final = 0.3  # in free order, each phase that is harder
HELD: Final = 0.5  # to wait with a lay where a phase is better held back
_LEFT: Final = 0.05  # a card left over after laying
_WORKING: Final = -1.7  # what others who have not laid may be expected to stand at

# In log-odds of winning, fitted to the results of games between sharp bots.
_PHASE: Final = 1.6  # a phase more than another seat, when one is left to make
_CARD: Final = 0.3  # a card, as a part of a phase
_REPLAY_CARD: Final = 0.5  # the same in a replay, which is won by who goes out (M-35)

# In chance of winning: a card on average, in the games from which the ring was learned, with two
# and with more players (`python -m tools.calibrate` measures it).
_CARD_OF_TWO: Final = 0.031
_CARD_OF_MORE: Final = 0.024


def left_over(state: PartialState) -> float:
    """Return what each card costs that is left over after laying."""
    return _LEFT * state.edition.out_steps  # who goes out may move on further (B-29)


def laid_value(state: PartialState, cards: int) -> float:
    """Return what a seat stands at that has laid and has so many cards left, in cards."""
    if cards > 0:
        return LAID - left_over(state) * cards
    further = state.edition.out_steps - 1
    return LAID + OUT + further / _CARD  # each a whole phase


def from_cost(cost: float) -> float:
    """Return a cost of `sense.weigh`, which is in outs, as cards lost."""
    return cost / SHORT


def from_lesson(change: float, players: int) -> float:
    """Return what `sense.lessons` say, an average change in the chance of winning, as cards.

    So it counts the more where more is at stake than on average, as all cards do.
    """
    return change / (_CARD_OF_TWO if players == DUEL else _CARD_OF_MORE)


class Stakes:
    """What a seat may still win: turns its standing, in cards, into its chance of winning."""

    __slots__ = ("_base", "_card", "_phase", "_point")

    def __init__(self, state: PartialState, seat: int) -> None:
        """Compare the seat with the others, by phases, points and what lies on the table."""
        playing = state.playing()
        left = [_phases_left(state, other) for other in range(state.players)]
        phase = _PHASE / max(1, min([left[other] for other in playing]))
        self._card: Final = phase * (_REPLAY_CARD if state.standing.tied else _CARD)
        rounds = state.edition.options.ten_rounds
        self._phase: Final = 0.0 if rounds else phase
        point = POINT if points_decide(state) else 0.0
        self._point: Final = ROUND_POINT / sqrt(max(1, left[seat])) if rounds else point
        others = 0.0
        for other in playing:
            if other != seat:
                strength = self._strength(left[other], state.standing.totals[other])
                others += exp(strength + self._card * _visible(state, other))
        # A seat that only watches a replay has lost already; it decides nothing.
        own = self._strength(left[seat], state.standing.totals[seat])
        self._base: Final = own - log(others or 1.0)

    def _strength(self, left: int, total: int) -> float:
        return -self._phase * left - self._point * total

    def chance(self, cards: float) -> float:
        """Return the seat's chance of winning when it stands at so many cards."""
        return 1 / (1 + exp(-(self._base + self._card * cards)))

    def mean(self, outlook: Outlook) -> float:
        """Return the chance of winning over everything that may come."""
        found = 0.0
        for share, cards in outlook:
            found += share * self.chance(cards)
        return found


def _visible(state: PartialState, seat: int) -> float:
    """Return what another seat stands at by what lies open, in cards."""
    return laid_value(state, len(state.hands[seat])) if state.laid[seat] >= 0 else _WORKING


def _phases_left(state: PartialState, seat: int) -> int:
    """Return how many phases a seat has still to make, or rounds to play."""
    agreed = state.edition.options.phases
    if state.edition.options.ten_rounds:
        return len(agreed) - state.standing.rounds
    return sum(not state.standing.made[seat] >> phase & 1 for phase in agreed)
