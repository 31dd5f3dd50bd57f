"""What the actions of the ring are worth to a seat, and the question that is best to ask."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.engine.cards import WILD, number_card
from laydown.engine.laying import Tally, short_of, short_with, short_without
from laydown.engine.moves import LEFT, RIGHT, Ask
from laydown.engine.steps.roll import next_free
from laydown.engine.steps.swap import MOST
from laydown.sense.fits import fits_table
from laydown.sense.goal import goal_of, wanted
from laydown.sense.outs import outs, table_outs

if TYPE_CHECKING:
    from laydown.engine.patterns import Phase
    from laydown.engine.state import PartialState
    from laydown.sense.outs import Unseen

_TURN: Final = 0.9  # what another whole turn is worth
_BURDEN: Final = 0.08  # what a surplus card costs a seat that has yet to lay
_SHARED: Final = 0.3  # what a card for everyone is worth to a seat that wants to go out


class Prospects:
    """What a seat hopes for: to get nearer to its phase, or once it has laid to get rid of cards.

    Worths are in cards: the cards by which the phase comes nearer, or by which the hand shrinks.
    """

    __slots__ = ("chance", "hand", "junk", "laid", "phase", "seat", "short", "state", "unseen")

    def __init__(self, state: PartialState, seat: int, unseen: Unseen) -> None:
        """Count once what every action needs."""
        self.state: Final = state
        self.seat: Final = seat
        self.unseen: Final = unseen
        self.hand: Final = state.hands[seat]
        self.laid: Final = state.laid[seat] >= 0
        tally = Tally(self.hand)
        edition = state.edition
        self.phase: Final[Phase] = edition.phases[max(0, goal_of(state, seat, tally, unseen))]
        self.short: int = 0
        self.junk: int = 0  # cards that can be swapped away
        found = 0
        if self.laid:
            found = table_outs(state, self.hand, unseen)
            self.junk = len(self.hand) - 1
        else:
            self.short = short_of(self.phase, tally, edition)
            found = outs(self.phase, tally, edition, unseen)
            for card in self.hand:
                if short_without(self.phase, tally, card, edition) == self.short:
                    self.junk += 1
        self.chance: float = found / max(1, unseen.total)  # that a hidden card helps

    def helps(self, card: int) -> bool:
        """Whether a card brings the phase nearer, or can be hit."""
        if self.laid:
            return fits_table(self.state, self.hand, card)
        tally = Tally(self.hand)
        edition = self.state.edition
        return short_with(self.phase, tally, card, edition) < self.short

    def worth(self, action: str, number: int) -> float:
        """Return what an action is worth; `number` is how many cards a draw gives."""
        gained, helped = self._outcome(action, number)
        if self.laid:
            return helped - gained
        return min(helped, float(max(1, self.short))) - _BURDEN * gained

    def _outcome(self, action: str, number: int) -> tuple[float, float]:  # noqa: PLR0911
        """Return by how many cards the hand grows, and how many of them help."""
        if action == "draw":
            return float(number), self._draws(number)
        if action == "again":
            return 1.0, self._draws(1) + _TURN
        if action == "everyone":
            return 1.0, self.chance + (_SHARED if self.laid else -_BURDEN)
        if action == "joker":
            return 1.0, 1.0 if self.helps(WILD) else 0.0
        if action == "search":
            return 1.0, self.found_in_pile()
        if action == "swap":
            return 1.0, (min(MOST, self.junk) + 1) * self.chance
        return 1.0, self.best_question()[1]

    def _draws(self, number: int) -> float:
        """Return how many of so many cards drawn help; the open one may be among them."""
        pile = self.state.discard_pile
        if pile and wanted(self.state, self.seat, pile[-1]):
            return 1.0 + (number - 1) * self.chance
        return number * self.chance

    def found_in_pile(self) -> float:
        """Return how likely the discard pile is to have a card that helps."""
        missed = 1.0
        for card in sorted(set(self.state.discard_pile)):
            if card >= 0 and self.helps(card):
                return 1.0
        for card in self.state.discard_pile:
            if card < 0:
                missed *= 1.0 - self.chance
        return 1.0 - missed if self.state.discard_pile else self.chance

    def best_action(self) -> str:
        """Return the action that a star should choose."""
        best, most = "", -99.0
        for action in sorted({action for action, _ in self.state.edition.ring} - {"star"}):
            space = next_free(self.state, self.seat, action)
            if space >= 0:
                worth = self.worth_of_space(space)
                if worth > most:
                    best, most = action, worth
        return best

    def worth_of_space(self, space: int) -> float:
        """Return what it is worth to come to a space of the ring."""
        action, number = self.state.edition.ring[space]
        if action == "star":
            action = self.best_action()
            number = self.state.edition.ring[next_free(self.state, self.seat, action)][1]
        return self.worth(action, number)

    def question(self) -> Ask:
        """Return the number to ask for, and in which direction."""
        number = self.best_question()[0]
        nearest = 1
        players = self.state.players
        for distance in range(players - 1, 0, -1):
            if self.surely_holds((self.seat + distance) % players, number):
                nearest = distance
        return Ask(number, LEFT if nearest * 2 <= players else RIGHT)

    def best_question(self) -> tuple[int, float]:
        """Return the number that is most likely to be got and to help, and how likely."""
        best, most = 1, -1.0
        for number in range(1, self.state.edition.highest + 1):
            worth = self.worth_of_question(number)
            if worth > most:
                best, most = number, worth
        return best, most

    def worth_of_question(self, number: int) -> float:
        """Return how likely it is to help to ask for a number: to get it, or else a hidden card."""
        helping = 0
        cards = 0
        for colour in self.state.edition.colours:
            card = number_card(colour, number)
            cards += self.unseen.counts[card]
            if self.helps(card):
                helping += self.unseen.counts[card] + 1
        got = self.held_somewhere(number)
        share = min(1.0, helping / max(1, cards + len(self.state.edition.colours)))
        return got * share + (1.0 - got) * self.chance

    def held_somewhere(self, number: int) -> float:
        """Return how likely another seat is to hold a number."""
        missed = 1.0
        total = max(1, self.unseen.total)
        for other in range(self.state.players):
            if other == self.seat:
                continue
            if self.surely_holds(other, number):
                return 1.0
            if not self.state.lacks[other] >> number & 1:
                hidden = len([card for card in self.state.hands[other] if card < 0])
                for _ in range(self.unseen.numbers[number]):
                    missed *= 1.0 - min(1.0, hidden / total)
        return 1.0 - missed

    def surely_holds(self, other: int, number: int) -> bool:
        """Whether a seat is known to hold a card of a number."""
        for card in self.state.hands[other]:
            if card >= 0 and card & 15 == number:
                return True
        return number in [told.card & 15 for told in self.state.told[other]]
