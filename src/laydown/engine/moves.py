"""What a seat can do: values that print and parse.

Seats and groups are counted from 0 inside and from 1 in text, as people count them. A move that
could be written in several ways is equal to all of them only in its canonical form, which `Legal`
gives.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

from laydown.engine.cards import SKIP, Reader, card_text, cards_text, read_card, read_cards
from laydown.engine.errors import ParseError
from laydown.engine.values import Value

if TYPE_CHECKING:
    from collections.abc import Callable


@dataclass(frozen=True)
class Draw:
    """Take the top card of the draw pile."""

    def __str__(self) -> str:
        """Print `draw`."""
        return "draw"


@dataclass(frozen=True)
class Take:
    """Take the top card of the discard pile."""

    def __str__(self) -> str:
        """Print `take`."""
        return "take"


class Lay(Value):
    """Lay a phase: placed cards by group; the phase's number where it is free (X-23)."""

    __slots__ = ("groups", "phase")

    def __init__(self, groups: tuple[tuple[int, ...], ...], phase: int = 0) -> None:
        """Name the phase from 1 on, or 0 where the order is fixed."""
        self.groups: Final = groups
        self.phase: Final = phase

    def parts(self) -> tuple[object, ...]:
        """Return the groups and the phase."""
        return self.groups, self.phase

    def __str__(self) -> str:
        """Print `lay R7 G7 Y7 | G3 G4 W=5 R6`, or `lay 5: ...`."""
        named = f"{self.phase}: " if self.phase else ""
        return f"lay {named}{' | '.join(map(cards_text, self.groups))}"


@dataclass(frozen=True)
class Hit:
    """Add a card, or a pair, to a group on the table."""

    cards: tuple[int, ...]
    seat: int
    group: int
    end: str = ""  # `low` or `high` where it is not plain

    def __str__(self) -> str:
        """Print `hit R8 on 2.1`, `hit W on 2.1 high`."""
        end = f" {self.end}" if self.end else ""
        return f"hit {cards_text(self.cards)} on {self.seat + 1}.{self.group + 1}{end}"


@dataclass(frozen=True)
class Discard:
    """Put a card onto the discard pile."""

    card: int

    def __str__(self) -> str:
        """Print `discard R5`."""
        return f"discard {card_text(self.card)}"


@dataclass(frozen=True)
class DiscardTwo:
    """Put two cards onto the discard pile, the second on top (B-27)."""

    first: int
    second: int

    def __str__(self) -> str:
        """Print `discard R5 G7`."""
        return f"discard {card_text(self.first)} {card_text(self.second)}"


@dataclass(frozen=True)
class PlaySkip:
    """Put a Skip in front of another seat, as the discard."""

    seat: int

    def __str__(self) -> str:
        """Print `skip S on 3`."""
        return f"skip S on {self.seat + 1}"


@dataclass(frozen=True)
class Knock:
    """Claim the card just discarded, out of turn."""

    def __str__(self) -> str:
        """Print `knock`."""
        return "knock"


@dataclass(frozen=True)
class Pass:
    """Do nothing, where that is all one can or wants to do."""

    def __str__(self) -> str:
        """Print `pass`."""
        return "pass"


@dataclass(frozen=True)
class Roll:
    """Roll both dice."""

    def __str__(self) -> str:
        """Print `roll`."""
        return "roll"


@dataclass(frozen=True)
class Walk:
    """Move the pawn by one of the dice, or by a double once or twice (B-05)."""

    spaces: int

    def __str__(self) -> str:
        """Print `walk 4`."""
        return f"walk {self.spaces}"


@dataclass(frozen=True)
class Star:
    """Go on to the next free space of an action (B-19)."""

    action: str

    def __str__(self) -> str:
        """Print `star search`."""
        return f"star {self.action}"


@dataclass(frozen=True)
class Search:
    """Take any one card of the discard pile (B-12)."""

    card: int

    def __str__(self) -> str:
        """Print `search R7`."""
        return f"search {card_text(self.card)}"


@dataclass(frozen=True)
class Swap:
    """Discard none to four cards in this order, and draw one more than that (B-14)."""

    cards: tuple[int, ...]

    def __str__(self) -> str:
        """Print `swap R5 G7`, or `swap` for none."""
        return f"swap {cards_text(self.cards)}".rstrip()


@dataclass(frozen=True)
class Ask:
    """Ask for a number, to the left or to the right (B-17)."""

    number: int
    direction: str  # `left` is clockwise

    def __str__(self) -> str:
        """Print `ask 7 left`."""
        return f"ask {self.number} {self.direction}"


@dataclass(frozen=True)
class Give:
    """Give a card of the number that was asked for (B-17)."""

    card: int

    def __str__(self) -> str:
        """Print `give R7`."""
        return f"give {card_text(self.card)}"


@dataclass(frozen=True)
class Keep:
    """Keep cards for the next round (B-30)."""

    cards: tuple[int, ...]  # sorted

    def __str__(self) -> str:
        """Print `keep R7 G9`, or `keep` for none."""
        return f"keep {cards_text(self.cards)}".rstrip()


Move = (
    Draw
    | Take
    | Lay
    | Hit
    | Discard
    | DiscardTwo
    | PlaySkip
    | Knock
    | Pass
    | Roll
    | Walk
    | Star
    | Search
    | Swap
    | Ask
    | Give
    | Keep
)

DRAW: Final = Draw()
TAKE: Final = Take()
KNOCK: Final = Knock()
PASS: Final = Pass()
ROLL: Final = Roll()

# Small moves are made once: lists of legal moves are built at every step of a game.
play_skip: Final = cache(PlaySkip)
hit: Final = cache(Hit)
_DISCARDS: Final = [Discard(card) for card in range(256)]


def discard(card: int) -> Discard:
    """Return the discard of a card."""
    return _DISCARDS[card]


LEFT = "left"
RIGHT = "right"

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
    cards = [read_card(reader)]
    while reader.peek() not in ("on", ""):
        cards.append(read_card(reader))
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
    if card != SKIP:
        raise reader.fail("bad_card", card_text(card), "S")
    _expect(reader, "on")
    word = reader.word()
    return PlaySkip(_count(reader, word, word) - 1)


def _read_discard(reader: Reader) -> Discard | DiscardTwo:
    card = read_card(reader)
    return Discard(card) if reader.done() else DiscardTwo(card, read_card(reader))


def _read_walk(reader: Reader) -> Walk:
    word = reader.word()
    return Walk(_count(reader, word, word))


def _read_star(reader: Reader) -> Star:
    word = reader.word()
    if not word:
        raise reader.fail("word_expected", word, "search")
    return Star(word)


def _read_ask(reader: Reader) -> Ask:
    word = reader.word()
    number = _count(reader, word, word)
    direction = reader.word()
    if direction not in (LEFT, RIGHT):
        raise reader.fail("word_expected", direction, "left, right")
    return Ask(number, direction)


def _expect(reader: Reader, wanted: str) -> None:
    word = reader.word()
    if word != wanted:
        raise reader.fail("word_expected", word, wanted)


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
