"""Fewest cards short, with the mistakes that people make when they are new to the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.engine.cards import SKIP, is_wild
from laydown.engine.chance import Stream
from laydown.engine.laying import Tally
from laydown.engine.moves import DRAW, TAKE, Discard, Hit, Lay, PlaySkip
from laydown.engine.piles import can_take
from laydown.engine.rules import legal
from laydown.engine.steps.discard import can_discard, skip_targets
from laydown.sense.dead import (
    LAYS,
    drags_on,
    held_back,
    leaves_dead,
    living_hit,
    living_lay,
    without_fits,
)
from laydown.sense.goal import least_missed
from laydown.sense.outs import Unseen, least_useful
from laydown.sense.playout import choose
from laydown.sense.stuck import unstuck

if TYPE_CHECKING:
    from laydown.engine.moves import Move
    from laydown.engine.state import PartialState
    from laydown.engine.view import View

# How often, of a hundred times.
_OVERLOOKS: Final = 25  # a card that could be hit
_IMPULSE: Final = 25  # takes an open card because it looks like one in the hand
_HOARDS: Final = 35  # keeps a high card, and throws away a low one instead


class NoviceBot:
    """Collects what brings the phase nearer; overlooks, grabs and hoards now and then."""

    def __init__(self, seed: bytes) -> None:
        """Keep the seed from which the mistakes follow."""
        self._seed = seed

    def choose(self, view: View) -> Move:
        """Return a sound move, or the mistake that this moment brings."""
        state, seat = view.masked(), view.seat
        move = choose(state, seat)
        if isinstance(move, (Lay, Hit)) and leaves_dead(state, seat, move):
            return _instead(state, seat, move)
        if not drags_on(state):  # after that even a novice looks twice
            chance = Stream(self._seed, "novice bot", view.ply, seat)
            mistake = _mistake(state, seat, move, chance.below(100))
            if mistake:
                return mistake
        late = isinstance(move, Discard) and state.laid[seat] >= 0
        return unstuck(state, seat, _discard(state, seat) if late else move)


def _mistake(state: PartialState, seat: int, move: Move, chance: int) -> Move | None:
    """Return what a novice does instead of a sound move; None if nothing."""
    if move == DRAW:
        tempted = chance < _IMPULSE and can_take(state) and _looks_good(state, seat)
        return TAKE if tempted else None
    if isinstance(move, Hit):
        ends = can_discard(state, seat) and SKIP not in state.hands[seat]
        return _lowest(state, seat) if chance < _OVERLOOKS and ends else None
    return _lowest(state, seat) if isinstance(move, Discard) and chance < _HOARDS else None


def _instead(state: PartialState, seat: int, move: Lay | Hit) -> Move:
    """Return what to do instead of a move after which nobody could go out any more."""
    options = legal(state, seat)
    other: Move | None
    if isinstance(move, Lay):
        other = living_lay(state, seat, options.lays.some(LAYS))
    else:
        other = living_hit(state, seat, options.moves)
    if other:
        return other
    targets = skip_targets(state, seat) if SKIP in state.hands[seat] else []
    move_on = PlaySkip(targets[0]) if targets else _discard(state, seat)
    return unstuck(state, seat, move_on)


def _discard(state: PartialState, seat: int) -> Discard:
    """Return the discard that is missed least."""
    hand = state.hands[seat]
    if state.laid[seat] < 0:
        return Discard(least_missed(state, seat, Tally(without_fits(state, hand) or hand)))
    held = held_back(state, seat)
    return Discard(held if held >= 0 else least_useful(state, hand, Unseen(state)))


def _looks_good(state: PartialState, seat: int) -> bool:
    """Whether the open card has the number of one in the hand."""
    number = state.discard_pile[-1] & 15
    return any(card & 15 == number for card in state.hands[seat])


def _lowest(state: PartialState, seat: int) -> Discard:
    """Return the discard of the lowest number card; a Wild if there is nothing else."""
    return Discard(min(state.hands[seat], key=lambda card: (is_wild(card), card & 15, card)))
