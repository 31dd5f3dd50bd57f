"""What the actions of the ring ask for: a number, a card, a swap, a gift."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.engine.cards import SKIP
from laydown.engine.laying import shortfall
from laydown.engine.moves import Ask, Give, Search, Swap
from laydown.engine.rules import legal
from laydown.engine.state import ASK, SEARCH
from laydown.sense.actions import Prospects
from laydown.sense.fits import fits_table
from laydown.sense.hand import Hand
from laydown.sense.outs import Unseen
from laydown.sense.ring import choose_on_ring
from laydown.sense.scale import from_cost, left_over
from laydown.sense.steps.judge import Judge

if TYPE_CHECKING:
    from laydown.engine.moves import Move
    from laydown.engine.state import PartialState
    from laydown.sense.mind import Mind
    from laydown.sense.scale import Outlook


class ActionJudge(Judge):
    """Judges what a seat does when an action asks for something."""

    def __init__(self, state: PartialState, seat: int, mind: Mind) -> None:
        """Look at the hand, and at what the actions bring, when that is asked for."""
        super().__init__(state, seat, mind)
        self._hand: Hand | None = None
        self._hopes: Prospects | None = None

    def hand(self) -> Hand:
        """Return the hand of the seat."""
        if self._hand is None:
            self._hand = Hand(self.state, self.seat, self.mind)
        return self._hand

    def hopes(self) -> Prospects:
        """Return what the seat may hope for."""
        if self._hopes is None:
            self._hopes = Prospects(self.state, self.seat, Unseen(self.state))
        return self._hopes

    def _unit(self) -> float:
        """Return what a card that helps is worth: one nearer, or one less left over."""
        return left_over(self.state) if self.hand().laid else 1.0

    def best(self) -> Move:
        """Ask where most is to be expected, and search for what helps most."""
        step = self.state.step
        if step == ASK:
            return self.hopes().question()
        if step == SEARCH and self.mind.lessons is not None:
            return Search(self._most_useful())
        return choose_on_ring(self.state, self.seat)

    def _most_useful(self) -> int:
        """Return the card of the discard pile that is worth most, the first of equals."""
        best, most = -1, -1.0
        for card in sorted(set(self.state.discard_pile)):
            gain = self.hand().gain(card)
            if gain > most:
                best, most = card, gain
        return best

    def moves(self) -> list[Move]:
        """Return all moves; of swaps the best, those of fewer cards, and none."""
        options = legal(self.state, self.seat)
        if options.picks is None:
            return list(options.moves)
        pick = choose_on_ring(self.state, self.seat)
        if isinstance(pick, Swap):
            return [Swap(pick.cards[:count]) for count in range(len(pick.cards), -1, -1)]
        return [pick]

    def outlook(self, move: Move) -> Outlook:
        """Return what comes of a move, on average."""
        return [(1.0, self.hand().value() + self._gain(move))]

    def _gain(self, move: Move) -> float:
        if isinstance(move, Ask):
            return self._unit() * self.hopes().worth_of_question(move.number)
        if isinstance(move, Search):
            return self.hand().gain(move.card)
        if isinstance(move, Swap):
            return self._swap_gain(move.cards)
        if isinstance(move, Give):
            return -self._unit() * self.missed((move.card,))
        return 0.0

    def missed(self, cards: tuple[int, ...]) -> int:
        """Return by how many cards a hand is further off without some of them."""
        if self.hand().laid:
            return sum([fits_table(self.state, self.hand().cards, card) for card in cards])
        rest = [card for card in self.hand().cards if card != SKIP]
        for card in cards:
            rest.remove(card)
        edition = self.state.edition
        return shortfall(edition.phases[self.hand().phase], rest, edition) - self.hand().short

    def _swap_gain(self, cards: tuple[int, ...]) -> float:
        points = sum([self.state.edition.points(card) for card in cards])
        hoped = (len(cards) + 1) * self.hand().chance()
        gain = self.hand().helps() * hoped - self._unit() * self.missed(cards)
        return gain + from_cost(self.mind.style.point * points)
