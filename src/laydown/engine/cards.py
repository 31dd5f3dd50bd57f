"""Cards as small integers, and their text form.

A card is `colour << 4 | number`; two equal cards are one integer twice, for nobody can tell them
apart at a table. A card that lies in a group also carries, from bit 8 on, what it stands for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.engine.errors import ParseError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

WILD: Final = 0
SKIP: Final = 15
REVERSED: Final = 128  # the bit of a card that is held the wrong way round, as a Joker
HIGHEST: Final = 14  # the greatest number that fits into a card
COLOURS: Final = "RYGBOPKT"  # the letter's place is the colour's number


def number_of(card: int) -> int:
    """Return the number of a number card, 0 for a Wild."""
    return card & 15


def colour_of(card: int) -> int:
    """Return the colour of a number card."""
    return card >> 4 & 7


def number_card(colour: int, number: int) -> int:
    """Return the card of that colour and number."""
    return colour << 4 | number


def is_wild(card: int) -> bool:
    """Tell whether the card stands for any other."""
    return card == WILD or card >= REVERSED


def standing_for(card: int, number: int = 0, colour: int = -1) -> int:
    """Return the Wild laid for a number, a colour, or both."""
    return card | (number | colour + 1 << 4) << 8


def bare(placed: int) -> int:
    """Return the card itself, without what it stands for."""
    return placed & 255


def face(card: int) -> int:
    """Return the card the right way round: a Joker that leaves a hand is one no more (X-20)."""
    return card & (REVERSED - 1)


def value_number(placed: int) -> int:
    """Return the number that a laid Wild stands for, 0 if it names none."""
    return placed >> 8 & 15


def value_colour(placed: int) -> int:
    """Return the colour that a laid Wild stands for, -1 if it names none."""
    return (placed >> 12 & 15) - 1


def find(cards: list[int], card: int) -> int:
    """Return the first place of a card among others, -1 if it is not there."""
    # A loop is compiled; `in` and `remove` ask Python for each card whether it is equal.
    for at, other in enumerate(cards):
        if other == card:
            return at
    return -1


def take_out(cards: list[int], card: int) -> None:
    """Take one card out of others, among which it must be."""
    at = find(cards, card)
    if at < 0:
        raise ValueError(card)
    cards.pop(at)


def order(card: int) -> int:
    """Sort key: by number, then colour; Wilds and Skips last."""
    plain = card & 127
    if plain == WILD:
        return 1 << 10
    if plain == SKIP:
        return 1 << 11
    return (plain & 15) << 4 | plain >> 4 | (card & REVERSED) << 3


def card_text(card: int) -> str:
    """Print a card or a placed card: `R7`, `W`, `S`, `W=5`, `W=R5`, `(R7)=5`; `?` if hidden."""
    if card < 0:
        return "?"
    plain = card & 127
    if plain == WILD:
        text = "W"
    elif plain == SKIP:
        text = "S"
    else:
        text = f"{COLOURS[plain >> 4]}{plain & 15}"
    if card & REVERSED:
        text = f"({text})"
    value = card >> 8
    if value:
        colour = value_colour(card)
        number = value_number(card)
        text += "=" + (COLOURS[colour] if colour >= 0 else "") + (str(number) if number else "")
    return text


def cards_text(cards: Iterable[int]) -> str:
    """Print cards with blanks between them."""
    return " ".join(map(card_text, cards))


_ORDER: Final = [order(card) for card in range(256)]
_order_of: Final = _ORDER.__getitem__


def sorted_cards(cards: Iterable[int]) -> list[int]:
    """Return plain cards in the order in which hands are printed."""
    return sorted(cards, key=_order_of)


def sorted_few(cards: Sequence[int]) -> list[int]:
    """Return the same for the cards of a group: they are few, and each finds its place at once."""
    found: list[int] = []
    for card in cards:
        at = len(found)
        while at and _ORDER[found[at - 1]] > _ORDER[card]:
            at -= 1
        found.insert(at, card)
    return found


class Reader:
    """Reads words from a text and knows where each one stands, for errors that point there."""

    def __init__(self, text: str, start: int = 0, end: int = -1) -> None:
        """Read from `start` up to `end`, both places in the whole text."""
        self.text = text
        self.at = start
        self.end = len(text) if end < 0 else end

    def skip_blanks(self) -> None:
        """Go on to the next word."""
        while self.at < self.end and self.text[self.at] in " \t":
            self.at += 1

    def done(self) -> bool:
        """Tell whether nothing but blanks is left."""
        self.skip_blanks()
        return self.at >= self.end

    def peek(self) -> str:
        """Return the next word without taking it, empty at the end."""
        self.skip_blanks()
        stop = self.at
        while stop < self.end and self.text[stop] not in " \t":
            stop += 1
        return self.text[self.at : stop]

    def word(self) -> str:
        """Take the next word, empty at the end."""
        word = self.peek()
        self.at += len(word)
        return word

    def fail(self, code: str, word: str = "", expected: str = "") -> ParseError:
        """Return the error for the word just taken, pointing at its start."""
        return ParseError(
            code, self.text, max(self.at - len(word), 0), {"found": word, "expected": expected}
        )


def _colour(letter: str) -> int:
    return COLOURS.find(letter) if letter else -1


def _number(digits: str) -> int:
    """Read a number as cards print it; 0 if it is not one."""
    if not digits.isascii() or not digits.isdigit() or digits[0] == "0" or len(digits) > 2:  # noqa: PLR2004
        return 0
    number = int(digits)
    return number if number <= HIGHEST else 0


def _plain_card(word: str) -> int:
    """Read `R7`, `W` or `S`; -1 if it is none."""
    if word == "W":
        return WILD
    if word == "S":
        return SKIP
    colour, number = _colour(word[:1]), _number(word[1:]) if len(word) > 1 else 0
    return number_card(colour, number) if colour >= 0 and number else -1


def read_card(reader: Reader, *, placed: bool = False) -> int:
    """Take a card from the reader; with `placed`, one that may say what it stands for."""
    word = reader.word()
    name, equals, value = word.partition("=")
    reverse = len(name) > 2 and name[0] == "(" and name[-1] == ")"  # noqa: PLR2004
    card = _plain_card(name[1:-1] if reverse else name)
    if card < 0 or (reverse and card in (WILD, SKIP)):
        raise reader.fail("bad_card", word, "R7, W, S")
    if reverse:
        card |= REVERSED
    if not equals:
        return card
    if not placed or not is_wild(card):
        raise reader.fail("bad_card", word, "R7, W, S")
    colour = _colour(value[:1])
    digits = value[1:] if colour >= 0 else value
    number = _number(digits) if digits else 0
    if (digits and not number) or not value:
        raise reader.fail("bad_wild_value", word, "W=5, W=R, W=R5")
    return standing_for(card, number, colour)


def read_cards(reader: Reader, *, placed: bool = False) -> list[int]:
    """Take all cards that are left in the reader."""
    cards = []
    while not reader.done():
        cards.append(read_card(reader, placed=placed))
    return cards


def parse_card(text: str) -> int:
    """Read one card, `R7`."""
    reader = Reader(text)
    card = read_card(reader)
    if not reader.done():
        raise reader.fail("one_card_expected", reader.word())
    return card


def parse_cards(text: str) -> list[int]:
    """Read cards with blanks between them."""
    return read_cards(Reader(text))
