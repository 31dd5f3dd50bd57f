"""A table without a clock: whoever is asked chooses at once, until the game is over.

The terminal game and the arena sit at it. A server cannot wait for one seat: its tables take
commands and ticks, and come to the same game by the same rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from laydown.bots.safe import safe_move
from laydown.engine.errors import IllegalMove
from laydown.engine.view import view
from laydown.players.faults import ILLEGAL, Fault

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from laydown.engine.moves import Move
    from laydown.engine.state import State
    from laydown.engine.view import View


class Seated(Protocol):
    """Whoever sits at a seat: a person or a bot; raises `Fault` if no move comes of it."""

    def choose(self, view: View, /) -> Move:
        """Return a move."""


def play(
    state: State,
    seated: Sequence[Seated],
    make: Callable[[int, Move], object],
    blame: Callable[[int, Fault], None],
) -> None:
    """Ask seat after seat, and `make` what it chooses; what is no move costs a safe one."""
    while not state.over:
        # The first is the one in turn; claims are asked clockwise, and of those who choose
        # at the same time none sees what another chose.
        seat = state.actors()[0]
        seen = view(state, seat)
        try:
            move = seated[seat].choose(seen)
            make(seat, move)
        except IllegalMove as refusal:  # nothing has changed
            blame(seat, Fault(ILLEGAL, f"{move} {refusal}"))
        except Fault as fault:
            blame(seat, fault)
        else:
            continue
        make(seat, safe_move(seen))
