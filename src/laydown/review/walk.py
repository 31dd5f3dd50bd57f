"""Where the pawn goes on the ring: what games have taught about each action, and what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.bots.expert import ring_weights
from laydown.engine.cards import WILD
from laydown.engine.moves import Star, Walk
from laydown.engine.rules import legal
from laydown.engine.steps.roll import space_of
from laydown.review.hand import Hand
from laydown.review.reasons import Param, Reason, because
from laydown.review.scale import from_lesson
from laydown.sense.actions import Prospects
from laydown.sense.lessons import taught

if TYPE_CHECKING:
    from laydown.engine.moves import Move
    from laydown.engine.state import PartialState
    from laydown.review.scale import Outlook
    from laydown.sense.outs import Unseen

_ALIKE: Final = 0.015  # cards on average that are told alike


class WalkJudge:
    """Judges how a seat walks, and the action that it chooses on a star."""

    def __init__(self, state: PartialState, seat: int, unseen: Unseen) -> None:
        """Look at the hand, and at what it hopes for."""
        self._state: Final = state
        self._seat: Final = seat
        self._hand: Final = Hand(state, seat, unseen)
        self._hopes: Final = Prospects(state, seat, unseen)

    def moves(self) -> list[Move]:
        """Return all moves."""
        return list(legal(self._state, self._seat).moves)

    def outlook(self, move: Move) -> Outlook:
        """Return what comes of a move, on average."""
        gain = self._lesson(self._space(move)) if isinstance(move, (Walk, Star)) else 0.0
        return [(1.0, self._hand.value + gain)]

    def _space(self, move: Walk | Star) -> int:
        return space_of(self._state, self._seat, move)

    def _lesson(self, space: int) -> float:
        """Return what games have taught about the action on a space, in cards."""
        players = self._state.players
        weights = ring_weights(players)[self._hopes.laid]
        return from_lesson(taught(self._hopes, space, weights), players)

    def reason(self, move: Move, other: Move) -> Reason:
        """Return why a move is better or worse than another."""
        if not isinstance(move, (Walk, Star)):
            return because("forced")
        if not isinstance(other, (Walk, Star)):  # it is the only one
            other = move
        space, instead = self._space(move), self._space(other)
        ring = self._state.edition.ring
        if ring[space] == ring[instead]:
            action, number = ring[space]
            return because("ring-same", action=action, number=number)
        names = _named(ring[space], ring[instead])
        lead = self._lesson(space) - self._lesson(instead)
        if abs(lead) < _ALIKE:
            return because("ring-equal", **names)
        told = {**names, "better": "yes" if lead > 0 else "no"}
        better, worse = (space, instead) if lead > 0 else (instead, space)
        deed = self._why_deed(ring[better], ring[worse], told)
        return deed or self._why_on_average(space, instead, names) or because("ring-taught", **told)

    def _why_deed(
        self, better: tuple[str, int], worse: tuple[str, int], told: dict[str, Param]
    ) -> Reason | None:
        """Return what one of two actions does that is plain to see, and tells them apart."""
        action, number = better
        if action == "again":
            return because("ring-turn", **told)
        if action == "joker" and self._hopes.helps(WILD):
            nearer = "nearer" if self._hopes.short > 1 else "completes"
            return because("ring-joker", **told, effect="hit" if self._hopes.laid else nearer)
        if worse[0] == "draw" and (action != "draw" or number < worse[1]):
            return because("ring-cards", **told)
        if action == "star":
            return because("ring-star", **told)
        others = [laid for seat, laid in enumerate(self._state.laid) if seat != self._seat]
        if worse[0] == "everyone" and min(others) < 0:  # a card may help who has still to lay
            return because("ring-others", **told)
        return None

    def _why_on_average(self, space: int, instead: int, names: dict[str, Param]) -> Reason | None:
        """Return what the actions bring on average, if that speaks for the better one."""
        gain, rival = map(self._hopes.worth_of_space, (space, instead))
        agrees = (gain > rival) == (self._lesson(space) > self._lesson(instead))
        if self._hand.complete or not agrees or _rounded(gain) == _rounded(rival):
            return None
        if self._hand.laid:
            effects = {"effect": _effect(gain), "instead_effect": _effect(rival)}
            told = {"gain": _rounded(abs(gain)), "instead_gain": _rounded(abs(rival))}
            return because("ring-sheds", **names, **effects, **told)
        if max(gain, rival) < _ALIKE:
            return None
        told = {"gain": _rounded(max(gain, 0.0)), "instead_gain": _rounded(max(rival, 0.0))}
        return because("ring-nearer", **names, **told)


def _named(space: tuple[str, int], instead: tuple[str, int]) -> dict[str, Param]:
    """Return the actions of two spaces as parameters."""
    action, number = space
    other, other_number = instead
    return {"action": action, "number": number, "instead": other, "instead_number": other_number}


def _rounded(gain: float) -> float:
    """Return a number of cards as it is told: whole ones as such, for they have a singular."""
    told = round(gain, 2)
    return int(told) if told == int(told) else told


def _effect(gain: float) -> str:
    """Return what becomes of the hand of who has laid."""
    told = round(gain, 2)
    return "shrinks" if told > 0 else "grows" if told < 0 else "stays"
