"""Take cards: from the draw pile, or the top of the discard pile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.engine.events import Passed
from laydown.engine.moves import DRAW, PASS, TAKE, Draw, Move, Pass, Take
from laydown.engine.piles import can_draw, can_take, draw_card, take_top
from laydown.engine.state import DRAW as DRAW_STEP
from laydown.engine.state import PLAY, REFUSED, Step, deed, step_of

if TYPE_CHECKING:
    from laydown.engine.piles import Sink
    from laydown.engine.state import PartialState, State


def draw_moves(state: PartialState, seat: int) -> list[Move]:  # noqa: ARG001 - the same for every seat
    """List the moves of this step."""
    moves: list[Move] = []
    if can_draw(state):
        moves.append(DRAW)
    if can_take(state):
        moves.append(TAKE)
    return moves or [PASS]


def check_draw(state: PartialState, seat: int, move: Move) -> None:  # noqa: ARG001
    """Raise why a move of this step is not allowed."""
    edition = state.edition
    if isinstance(move, Draw):
        if not can_draw(state):
            raise edition.illegal("nothing_to_draw")
    elif isinstance(move, Take):
        if not state.discard_pile:
            raise edition.illegal("nothing_to_take")
        if not can_take(state):
            raise edition.illegal("skip_on_top")
    elif isinstance(move, Pass):
        if can_draw(state) or can_take(state):
            raise edition.illegal("must_draw")
    else:
        raise edition.illegal("draw_first")


def apply_draw(state: State, seat: int, move: Move, sink: Sink) -> None:
    """Draw or take; another one follows while cards are still to be drawn (B-11)."""
    check_draw(state, seat, move)
    left = state.stack[-1].number - 1
    if isinstance(move, Draw):
        if can_take(state):
            state.trail.append(deed(seat, REFUSED, state.discard_pile[-1]))
        draw_card(state, seat, sink)
    elif isinstance(move, Take):
        take_top(state, seat, sink)
    else:  # nothing to draw, the turn goes on
        left = 0
        if sink:
            sink(Passed(seat, "draw"))
    state.stack[-1] = Step(DRAW_STEP, 1 << seat, left) if left else step_of(PLAY, seat)
