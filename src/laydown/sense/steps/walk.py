"""Where the pawn goes on the ring: by what games have taught about each action."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.engine.moves import Star, Walk
from laydown.engine.rules import legal
from laydown.engine.state import STAR
from laydown.engine.steps.roll import distances, space_of
from laydown.sense.actions import Prospects
from laydown.sense.hand import Hand
from laydown.sense.lessons import taught
from laydown.sense.outs import Unseen
from laydown.sense.scale import from_lesson
from laydown.sense.steps.judge import Judge

if TYPE_CHECKING:
    from laydown.engine.moves import Move
    from laydown.engine.state import PartialState
    from laydown.sense.mind import Mind
    from laydown.sense.scale import Outlook


class WalkJudge(Judge):
    """Judges how a seat walks, and the action that it chooses on a star."""

    def __init__(self, state: PartialState, seat: int, mind: Mind) -> None:
        """Look at what the seat may hope for."""
        super().__init__(state, seat, mind)
        self.hopes: Final = Prospects(state, seat, Unseen(state))
        self._hand: Hand | None = None

    def hand(self) -> Hand:
        """Return the hand, which makes no difference to what is best."""
        if self._hand is None:
            self._hand = Hand(self.state, self.seat, self.mind, self.hopes.unseen)
        return self._hand

    def best(self) -> Move:
        """Go where games have taught that most is to be won, or else where most is expected."""
        state, seat = self.state, self.seat
        if self.mind.lessons is None and state.step == STAR:
            return Star(self.hopes.best_action())
        moves: list[Walk | Star] = [Walk(spaces) for spaces in distances(state)]
        if self.mind.lessons is not None:
            moves = [m for m in legal(state, seat).moves if isinstance(m, (Walk, Star))]
        best, most = moves[0], self.lesson(self.space(moves[0]))
        for move in moves[1:]:
            worth = self.lesson(self.space(move))
            if worth > most:
                best, most = move, worth
        return best

    def outlook(self, move: Move) -> Outlook:
        """Return what comes of a move, on average."""
        gain = self.gain(self.space(move)) if isinstance(move, (Walk, Star)) else 0.0
        return [(1.0, self.hand().value() + gain)]

    def space(self, move: Walk | Star) -> int:
        """Return the space to which a move leads."""
        return space_of(self.state, self.seat, move)

    def lesson(self, space: int) -> float:
        """Return what the action on a space is worth: taught, or else expected."""
        lessons = self.mind.lessons
        if lessons is None:
            return self.hopes.worth_of_space(space)
        return taught(self.hopes, space, lessons[1 if self.hopes.laid else 0])

    def gain(self, space: int) -> float:
        """Return the same in cards."""
        if self.mind.lessons is None:
            return self.lesson(space)
        return from_lesson(self.lesson(space), self.state.players)
