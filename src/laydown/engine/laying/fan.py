"""A hand held in order, so that any set of its number cards is one integer, a bit for each card.

Which cards fit somewhere, which are still there, which of them would stay: all that is found with
`&` and `|`, and the lowest bit is the first card in reading order. What cards are worth is an
integer too, cards before points, so that it is added and compared as it stands.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.engine.cards import COLOURS, HIGHEST, REVERSED, SKIP, WILD, sorted_cards
from laydown.engine.patterns import ANY, Pattern

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.engine.edition import Edition

CARD: Final = 1 << 32  # what a card is worth without its points
_FEW: Final = 16  # cards that are no burden


class Fan:
    """A hand: its number cards in reading order, its Wilds apart, without its Skips."""

    def __init__(self, hand: Sequence[int], edition: Edition) -> None:
        """Sort the hand, and note the cards of each number and of each colour."""
        self.edition: Final = edition
        self.highest: Final = edition.highest
        self.points: Final = edition.number_points
        self.cards: Final[list[int]] = []
        self.wilds: list[int] = []
        self.numbers: Final = [0] * (HIGHEST + 2)
        self.colours: Final = [0] * len(COLOURS)
        turned = []  # the number before the colour: the reading order
        jokers = False
        for card in hand:
            if card == WILD or card >= REVERSED:
                self.wilds.append(card)
                jokers = jokers or card != WILD
            elif card != SKIP:
                turned.append((card & 15) << 4 | card >> 4)
        turned.sort()
        numbers, colours = self.numbers, self.colours
        bit = 1
        for key in turned:
            self.cards.append((key & 15) << 4 | key >> 4)
            number, colour = key >> 4, key & 15
            numbers[number] = numbers[number] | bit
            colours[colour] = colours[colour] | bit
            bit <<= 1
        self.all: Final = bit - 1
        self.weight: Final = 1 + len(turned) // _FEW  # by which work grows with the hand
        self.jokers: Final = jokers
        if jokers:
            self.wilds = sorted_cards(self.wilds)
        self.worth_of_wilds = 0
        for card in self.wilds:
            self.worth_of_wilds += CARD + edition.points(card)

    def card(self, bit: int) -> int:
        """Return the card of a bit, the last one of several."""
        return self.cards[bit.bit_length() - 1]

    def chosen(self, mask: int) -> list[int]:
        """Return the cards of a set, in order."""
        found = []
        for card in self.cards:
            if mask & 1:
                found.append(card)
            mask >>= 1
        return found

    def worth(self, mask: int) -> int:
        """Return what the cards of a set are worth."""
        total = 0
        for card in self.cards:
            if mask & 1:
                total += CARD + self.points[(card & 15) - 1]
            mask >>= 1
        return total

    def suits(self, pattern: Pattern, colour: int) -> int:
        """Return the cards of the colour that a pattern asks for, all if it asks for none."""
        return self.colours[colour] if pattern.same_colour else self.all

    def pool(self, pattern: Pattern, number: int, colour: int) -> int:
        """Return the cards that fit a pool."""
        mask = self.suits(pattern, colour)
        if pattern.same_number:
            return mask & self.numbers[number]
        if pattern.parity == ANY:
            return mask
        fitting = 0
        for other in range(pattern.first, self.highest + 1, 2):
            fitting |= self.numbers[other]
        return mask & fitting


def some(cards: int, amount: int) -> int:
    """Return the first so many of the cards."""
    rest = cards
    while rest and amount:
        rest &= rest - 1
        amount -= 1
    return cards ^ rest


def short(cards: int, size: int) -> int:
    """Return how many of so many places the cards leave empty."""
    while cards and size:
        cards &= cards - 1
        size -= 1
    return size
