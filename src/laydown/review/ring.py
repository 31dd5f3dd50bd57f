"""The steps that only the ring has."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

from laydown.engine.cards import SKIP
from laydown.engine.moves import Ask, Give, Keep, Search, Star, Swap, Walk
from laydown.engine.rules import legal
from laydown.engine.solver import shortfall
from laydown.engine.steps.roll import space_of
from laydown.review.hand import Hand
from laydown.review.reasons import Param, Reason, because
from laydown.review.scale import from_cost, left_over
from laydown.sense.actions import Prospects
from laydown.sense.judge import fits_table
from laydown.sense.ring import choose_on_ring
from laydown.sense.style import PLAIN

if TYPE_CHECKING:
    from laydown.engine.moves import Move
    from laydown.engine.state import State
    from laydown.review.scale import Outlook
    from laydown.sense.outs import Unseen

_ALIKE: Final = 0.005  # cards on average that are told alike


class RingJudge:
    """Judges how a seat walks, and what its action asks for."""

    def __init__(self, state: State, seat: int, unseen: Unseen) -> None:
        """Look at the hand; what the actions bring is worked out when it is asked for."""
        self._state: Final = state
        self._seat: Final = seat
        self._unseen: Final = unseen
        self._hand: Final = Hand(state, seat, unseen)

    @cached_property
    def _hopes(self) -> Prospects:
        return Prospects(self._state, self._seat, self._unseen)

    @cached_property
    def _unit(self) -> float:
        """What a card that helps is worth: one nearer, or one less left over."""
        return left_over(self._state) if self._hand.laid else 1.0

    def moves(self) -> list[Move]:
        """Return all moves; of picks the bots' one, those of fewer cards, and none."""
        options = legal(self._state, self._seat)
        if options.picks is None:
            return list(options.moves)
        pick = choose_on_ring(self._state, self._seat)
        if isinstance(pick, Swap):
            return [Swap(pick.cards[:count]) for count in range(len(pick.cards), -1, -1)]
        if isinstance(pick, Keep):
            fewer = [_without(pick.cards, card) for card in dict.fromkeys(pick.cards)]
            return [pick, *map(Keep, fewer), *([Keep(())] if len(pick.cards) > 1 else [])]
        return [pick]

    def outlook(self, move: Move) -> Outlook:
        """Return what comes of a move, on average."""
        return [(1.0, self._hand.value + self._gain(move))]

    def _gain(self, move: Move) -> float:
        if isinstance(move, (Walk, Star)):
            return self._unit * self._hopes.worth_of_space(space_of(self._state, self._seat, move))
        if isinstance(move, Ask):
            return self._unit * self._hopes.worth_of_question(move.number)
        if isinstance(move, Search):
            return self._hand.gain(move.card)
        if isinstance(move, Swap):
            return self._swap_gain(move.cards)
        if isinstance(move, (Give, Keep)):
            return -self._unit * self._missed(self._given(move))
        return 0.0

    def _given(self, move: Give | Keep) -> tuple[int, ...]:
        """Return the cards that leave the hand."""
        if isinstance(move, Give):
            return (move.card,)
        rest = list(self._hand.cards)
        for card in move.cards:
            rest.remove(card)
        return tuple(rest)

    def _missed(self, cards: tuple[int, ...]) -> int:
        """Return by how many cards a hand is further off without some of them."""
        if self._hand.laid:
            return sum(fits_table(self._state, self._hand.cards, card) for card in cards)
        return self.short_without(cards) - self._hand.short

    def short_without(self, cards: tuple[int, ...]) -> int:
        """Return how many cards the phase is short without some of them."""
        rest = [card for card in self._hand.cards if card != SKIP]
        for card in cards:
            rest.remove(card)
        edition = self._state.edition
        return shortfall(edition.phases[self._hand.phase], rest, edition)

    def _swap_gain(self, cards: tuple[int, ...]) -> float:
        points = sum(map(self._state.edition.points, cards))
        hoped = (len(cards) + 1) * self._hand.chance
        gain = self._hand.helps * hoped - self._unit * self._missed(cards)
        return gain + from_cost(PLAIN.point * points)

    def reason(self, move: Move, other: Move) -> Reason:  # noqa: PLR0911 - one for each kind
        """Return why a move is better or worse than another."""
        if isinstance(move, (Walk, Star)):
            return self._why_action(move, other)
        if isinstance(move, Ask):
            return self._why_ask(move)
        if isinstance(move, Search):
            return self._hand.why(move.card)
        if isinstance(move, Swap):
            return self._why_swap(move)
        if isinstance(move, Give):
            code = "give-breaks" if self._missed((move.card,)) else "give-spare"
            return because(code)
        if isinstance(move, Keep):
            short = self.short_without(self._given(move))
            return because("keep-short", count=len(move.cards), short=short)
        return because("forced")

    def _why_action(self, move: Walk | Star, other: Move) -> Reason:
        if not isinstance(other, (Walk, Star)):  # it is the only one
            other = move
        space, instead = [space_of(self._state, self._seat, one) for one in (move, other)]
        names = _named(self._state.edition.ring[space], self._state.edition.ring[instead])
        if names["action"] == names["instead"] and names["number"] == names["instead_number"]:
            return because("ring-same", action=names["action"], number=names["number"])
        gain, rival = map(self._hopes.worth_of_space, (space, instead))
        if abs(gain - rival) < _ALIKE:
            return because("ring-equal", **names)
        if self._hand.laid:
            effects = {"effect": _effect(gain), "instead_effect": _effect(rival)}
            told = {"gain": _rounded(abs(gain)), "instead_gain": _rounded(abs(rival))}
            return because("ring-sheds", **names, **effects, **told)
        if self._hand.complete or max(gain, rival) < _ALIKE:
            return self._why_burden(names, better=gain > rival)
        told = {"gain": _rounded(max(gain, 0.0)), "instead_gain": _rounded(max(rival, 0.0))}
        return because("ring-nearer", **names, **told)

    def _why_burden(self, names: dict[str, Param], *, better: bool) -> Reason:
        """Return why, where no action brings the phase nearer."""
        best = "yes" if better else "no"
        if not self._hand.complete:
            return because("ring-neither", **names, better=best)
        if "again" in (names["action"], names["instead"]):
            return because("ring-again", action="again", number=0, better=best)
        return because("ring-complete", **names, better=best)

    def _why_ask(self, move: Ask) -> Reason:
        for distance in range(1, self._state.players):
            other = (self._seat + distance) % self._state.players
            if self._hopes.surely_holds(other, move.number):
                return because("ask-known", player=other + 1, number=move.number)
        percent = round(100 * self._hopes.worth_of_question(move.number))
        return because("ask-chance", number=move.number, percent=percent)

    def _why_swap(self, move: Swap) -> Reason:
        missed = self._missed(move.cards)
        if missed:
            return because("swap-breaks", count=missed)
        percent = round(100 * self._hand.chance)
        return because(
            "swap-spare", count=len(move.cards), draws=len(move.cards) + 1, percent=percent
        )


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


def _without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    rest = list(cards)
    rest.remove(card)
    return tuple(rest)
