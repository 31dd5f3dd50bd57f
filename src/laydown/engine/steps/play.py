"""The main step: lay, hit, and end the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.engine.moves import (
    Discard,
    DiscardTwo,
    Draw,
    Hit,
    Lay,
    Move,
    Pass,
    PlaySkip,
    Take,
)
from laydown.engine.steps.discard import apply_discard, check_discard, discard_moves
from laydown.engine.steps.hit import apply_hit, check_hit, hit_moves
from laydown.engine.steps.lay import apply_lay, check_lay

if TYPE_CHECKING:
    from laydown.engine.errors import IllegalMove
    from laydown.engine.piles import Sink
    from laydown.engine.state import PartialState, State


def play_moves(state: PartialState, seat: int) -> list[Move]:
    """List hits and endings; lays are a space of their own."""
    return hit_moves(state, seat) + discard_moves(state, seat)


def check_play(state: PartialState, seat: int, move: Move) -> None:
    """Raise why a move of this step is not allowed."""
    if isinstance(move, (Discard, DiscardTwo, PlaySkip, Pass)):
        check_discard(state, seat, move)
    elif isinstance(move, Lay):
        check_lay(state, seat, move)
    elif isinstance(move, Hit):
        check_hit(state, seat, move)
    else:
        raise _not_now(state, move)


def apply_play(state: State, seat: int, move: Move, sink: Sink) -> None:
    """Lay, hit, or end the turn."""
    if isinstance(move, (Discard, DiscardTwo, PlaySkip, Pass)):
        apply_discard(state, seat, move, sink)
    elif isinstance(move, Hit):
        apply_hit(state, seat, move, sink)
    elif isinstance(move, Lay):
        apply_lay(state, seat, move, sink)
    else:
        raise _not_now(state, move)


def _not_now(state: PartialState, move: Move) -> IllegalMove:
    """Return the refusal of a move that belongs to another step."""
    if isinstance(move, (Draw, Take)):
        return state.edition.illegal("already_drawn")
    return state.edition.illegal("not_on_this_table")
