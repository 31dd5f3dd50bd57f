"""What the actions of the ring ask for: a number, a card, a swap, a gift."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

from laydown.engine.cards import SKIP
from laydown.engine.laying import shortfall
from laydown.engine.moves import Ask, Give, Search, Swap
from laydown.engine.rules import legal
from laydown.review.adviser import style_for
from laydown.review.hand import Hand
from laydown.review.reasons import Reason, because
from laydown.review.scale import from_cost, left_over
from laydown.sense.actions import Prospects
from laydown.sense.judge import fits_table
from laydown.sense.ring import choose_on_ring

if TYPE_CHECKING:
    from laydown.engine.moves import Move
    from laydown.engine.state import PartialState
    from laydown.review.scale import Outlook
    from laydown.sense.outs import Unseen


class RingJudge:
    """Judges what a seat does when an action asks for something."""

    def __init__(self, state: PartialState, seat: int, unseen: Unseen) -> None:
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
        """Return all moves; of swaps the bots' one, those of fewer cards, and none."""
        options = legal(self._state, self._seat)
        if options.picks is None:
            return list(options.moves)
        pick = choose_on_ring(self._state, self._seat)
        if isinstance(pick, Swap):
            return [Swap(pick.cards[:count]) for count in range(len(pick.cards), -1, -1)]
        return [pick]

    def outlook(self, move: Move) -> Outlook:
        """Return what comes of a move, on average."""
        return [(1.0, self._hand.value + self._gain(move))]

    def _gain(self, move: Move) -> float:
        if isinstance(move, Ask):
            return self._unit * self._hopes.worth_of_question(move.number)
        if isinstance(move, Search):
            return self._hand.gain(move.card)
        if isinstance(move, Swap):
            return self._swap_gain(move.cards)
        if isinstance(move, Give):
            return -self._unit * self._missed((move.card,))
        return 0.0

    def _missed(self, cards: tuple[int, ...]) -> int:
        """Return by how many cards a hand is further off without some of them."""
        if self._hand.laid:
            return sum(fits_table(self._state, self._hand.cards, card) for card in cards)
        rest = [card for card in self._hand.cards if card != SKIP]
        for card in cards:
            rest.remove(card)
        edition = self._state.edition
        return shortfall(edition.phases[self._hand.phase], rest, edition) - self._hand.short

    def _swap_gain(self, cards: tuple[int, ...]) -> float:
        points = sum(map(self._state.edition.points, cards))
        point = style_for(self._state).point
        hoped = (len(cards) + 1) * self._hand.chance
        gain = self._hand.helps * hoped - self._unit * self._missed(cards)
        return gain + from_cost(point * points)

    def reason(self, move: Move, other: Move) -> Reason:  # noqa: ARG002 - each speaks for itself
        """Return what a move does."""
        if isinstance(move, Ask):
            return self._why_ask(move)
        if isinstance(move, Search):
            return self._hand.why(move.card)
        if isinstance(move, Swap):
            return self._why_swap(move)
        if isinstance(move, Give):
            code = "give-breaks" if self._missed((move.card,)) else "give-spare"
            return because(code)
        return because("forced")

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
