"""What the judges of all steps have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.engine.rules import legal

if TYPE_CHECKING:
    from laydown.engine.moves import Move
    from laydown.engine.state import PartialState
    from laydown.sense.mind import Mind
    from laydown.sense.scale import Outlook


class Judge:
    """Judges the moves of a seat at one step, by what it sees and what its mind weighs."""

    def __init__(self, state: PartialState, seat: int, mind: Mind) -> None:
        """Look at a position from a seat that is asked."""
        self.state: Final = state
        self.seat: Final = seat
        self.mind: Final = mind

    def best(self) -> Move:
        """Return the move to make."""
        raise NotImplementedError

    def moves(self) -> list[Move]:
        """Return the moves worth considering."""
        return list(legal(self.state, self.seat).moves)

    def outlook(self, move: Move) -> Outlook:
        """Return what may come of any legal move: shares of 1, each with a value in cards."""
        raise NotImplementedError
