"""Cards as text: `R7`, `W`, `S`, and in a group `W=5`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.engine.cards import (
    COLOURS,
    HIGHEST,
    REVERSED,
    SKIP,
    WILD,
    is_wild,
    number_card,
    standing_for,
    value_colour,
    value_number,
)
from laydown.engine.notation.reader import Reader

if TYPE_CHECKING:
    from collections.abc import Iterable


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
