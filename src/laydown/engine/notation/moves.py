"""Moves as text: `draw`, `lay R7 G7 Y7 | G3 G4 W=5 R6`, `hit W on 2.1 high`; each prints itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.engine.errors import ParseError
from laydown.engine.moves import (
    DRAW,
    KNOCK,
    LEFT,
    PASS,
    RIGHT,
    ROLL,
    TAKE,
    Ask,
    Discard,
    DiscardTwo,
    Give,
    Hit,
    Keep,
    Lay,
    Move,
    PlaySkip,
    Search,
    Star,
    Swap,
    Walk,
)
from laydown.engine.notation.cards import read_card, read_cards
from laydown.engine.notation.reader import Reader

if TYPE_CHECKING:
    from collections.abc import Callable

_PLAIN: dict[str, Move] = {
    "draw": DRAW,
    "take": TAKE,
    "knock": KNOCK,
    "pass": PASS,
    "roll": ROLL,
}
_WORDS = (
    "draw, take, lay, hit, discard, skip, knock, pass, "
    "roll, walk, star, search, swap, ask, give, keep"
)


def parse_move(text: str) -> Move:
    """Read a move, or raise a `ParseError` that points at the place."""
    reader = Reader(text)
    move = read_move(reader)
    if not reader.done():
        raise reader.fail("move_too_long", reader.word())
    return move


def read_move(reader: Reader) -> Move:
    """Take a move from the reader."""
    word = reader.word()
    if word in _PLAIN:
        return _PLAIN[word]
    if word not in _READERS:
        raise reader.fail("unknown_move", word, _WORDS)
    return _READERS[word](reader)


def _read_lay(reader: Reader) -> Lay:
    phase = 0
    word = reader.peek()
    if word.endswith(":"):
        reader.word()
        phase = _count(reader, word, word[:-1])
    groups: list[tuple[int, ...]] = []
    cards: list[int] = []
    while not reader.done():
        if reader.peek() == "|":
            if not cards:
                raise _missing_card(reader)
            reader.word()
            groups.append(tuple(cards))
            cards = []
        else:
            cards.append(read_card(reader, placed=True))
    if not cards:
        raise _missing_card(reader)
    return Lay((*groups, tuple(cards)), phase)


def _missing_card(reader: Reader) -> ParseError:
    return ParseError("bad_card", reader.text, reader.at, {"found": "", "expected": "R7, W, S"})


def _read_hit(reader: Reader) -> Hit:
    cards = [read_card(reader, placed=True)]
    while reader.peek() not in ("on", ""):
        cards.append(read_card(reader, placed=True))
    _expect(reader, "on")
    word = reader.word()
    seat, dot, group = word.partition(".")
    if not dot:
        raise reader.fail("bad_place", word, "2.1")
    end = reader.word() if reader.peek() in ("low", "high") else ""
    return Hit(
        tuple(sorted(cards)), _count(reader, word, seat) - 1, _count(reader, word, group) - 1, end
    )


def _read_skip(reader: Reader) -> PlaySkip:
    card = read_card(reader)
    _expect(reader, "on")
    word = reader.word()
    return PlaySkip(_count(reader, word, word) - 1, card)


def _read_discard(reader: Reader) -> Discard | DiscardTwo:
    card = read_card(reader)
    return Discard(card) if reader.done() else DiscardTwo(card, read_card(reader))


def _read_walk(reader: Reader) -> Walk:
    return Walk(_number(reader, "B-05"))


def _read_star(reader: Reader) -> Star:
    word = reader.word()
    if not word:
        raise reader.fail("word_expected", word, "search")
    return Star(word)


def _read_ask(reader: Reader) -> Ask:
    number = _number(reader, "B-17")
    direction = reader.word()
    if direction not in (LEFT, RIGHT):
        raise reader.fail("word_expected", direction, "left, right")
    return Ask(number, direction)


def _expect(reader: Reader, wanted: str) -> None:
    word = reader.word()
    if word != wanted:
        raise reader.fail("word_expected", word, wanted)


def _number(reader: Reader, clause: str) -> int:
    """Take a number from the reader; a clause asks for it, and the rules judge which it is."""
    word = reader.word()
    if not word.isascii() or not word.isdigit() or len(word) > 3:  # noqa: PLR2004
        error = reader.fail("bad_number", word, "1-12")
        error.details["clause"] = clause
        raise error
    return int(word)


def _count(reader: Reader, word: str, digits: str) -> int:
    """Read a number from 1 on that stands in the word just taken."""
    if not digits.isascii() or not digits.isdigit() or len(digits) > 3 or int(digits) < 1:  # noqa: PLR2004
        raise reader.fail("bad_place", word, "1, 2, 3, ...")
    return int(digits)


_READERS: dict[str, Callable[[Reader], Move]] = {
    "lay": _read_lay,
    "hit": _read_hit,
    "discard": _read_discard,
    "skip": _read_skip,
    "walk": _read_walk,
    "star": _read_star,
    "search": lambda reader: Search(read_card(reader)),
    "swap": lambda reader: Swap(tuple(read_cards(reader))),
    "ask": _read_ask,
    "give": lambda reader: Give(read_card(reader)),
    "keep": lambda reader: Keep(tuple(sorted(read_cards(reader)))),
}
