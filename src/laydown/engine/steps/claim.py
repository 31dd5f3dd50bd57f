"""Claim the card just discarded, out of turn: the variant of knocking (R-V3, X-13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.engine.edition import UNDER
from laydown.engine.events import Passed
from laydown.engine.moves import KNOCK, PASS, Knock, Move, Pass
from laydown.engine.piles import take_top
from laydown.engine.scoring import next_seat
from laydown.engine.state import CLAIM, PLAY, REFUSED, Step, deed, step_of
from laydown.engine.turn import next_turn

if TYPE_CHECKING:
    from laydown.engine.piles import Sink
    from laydown.engine.state import PartialState, State


def claim_moves(state: PartialState, seat: int) -> list[Move]:  # noqa: ARG001 - always the same
    """List the moves of this step."""
    return [KNOCK, PASS]


def check_claim(state: PartialState, seat: int, move: Move) -> None:  # noqa: ARG001
    """Raise why a move of this step is not allowed."""
    if not isinstance(move, (Knock, Pass)):
        raise state.edition.illegal("knock_or_pass")


def apply_claim(state: State, seat: int, move: Move, sink: Sink) -> None:
    """Give the card to the first who knocks; when all have passed, play goes on."""
    check_claim(state, seat, move)
    if isinstance(move, Knock):
        state.turn = seat
        state.stack = [step_of(PLAY, seat)]
        take_top(state, seat, sink, knocked=True)
        return
    if not may_still_take(state, seat):
        state.trail.append(deed(seat, REFUSED, state.discard_pile[-1]))
    if sink:
        sink(Passed(seat, "claim"))
    left = state.stack[-1].seats & ~(1 << seat)
    if left:
        state.stack[-1] = Step(CLAIM, left)
    else:
        next_turn(state, sink)


def may_still_take(state: PartialState, seat: int) -> bool:
    """Whether a seat that passes would draw next, with the card still on top."""
    playing = state.playing()
    following = next_seat(state.turn, state.players, playing)
    # a Skip spent on the way goes under the pile; elsewhere it covers the card (M-21).
    while following != seat and state.skips[following] and state.edition.spent_skip == UNDER:
        following = next_seat(following, state.players, playing)
    return following == seat
