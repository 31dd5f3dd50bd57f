"""The lines of a position: their names, and how each is read."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from laydown.engine.cards import REVERSED, face
from laydown.engine.edition import Edition, load, parse_edition
from laydown.engine.errors import ParseError, SetupError
from laydown.engine.events import HIDDEN
from laydown.engine.notation.cards import read_card
from laydown.engine.notation.lines import (
    Line,
    begins_with,
    embedded,
    place_embedded,
    read_numbers,
    split_lines,
)
from laydown.engine.options import parse_options

if TYPE_CHECKING:
    from laydown.engine.notation.reader import Reader

FORMAT: Final = "1"
_SEAT_NUMBERS: Final = ("1", "2", "3", "4", "5", "6")
_ROUND_NUMBER: Final = re.compile(r"[1-9][0-9]{0,4}")
_HIDDEN_COUNT: Final = re.compile(r"[1-9][0-9]{0,3}")  # no deck has more
MANY: Final = 10**12  # no count and no total comes near: see the bounds of an edition
REST: Final = "rest"  # of the deck, shuffled by the seed

LINES: Final = (
    "position", "edition", "options", "players", "seed", "view", "dealer", "deals", "rounds",
    "moves", "turns", "turn", "step", "tied", "winners", "replays", "shuffles", "under",
    "draw pile", "discard pile", "seen", "pool", "pool seen", "trail", "pawns", "dice", "rolls",
    "again",
)  # fmt: skip
SEAT_LINES: Final = (
    "hand", "shown", "told", "lacks", "keep", "made", "phase", "total", "table", "skip", "skipped",
)  # fmt: skip


def read_edition(lines: dict[str, Line], all_lines: list[Line]) -> Edition:
    """Read the lines that `edition_lines` prints."""
    line = lines["edition"]
    own = embedded(all_lines, "edition")
    try:
        edition = parse_edition(own) if own else load(line.value)
        if own and edition.name != line.value:
            raise line.fail("bad_line", edition.name)
    except ParseError as misread:  # compiled, one name has one type
        if misread.text is line.text:
            raise
        at = place_embedded(all_lines, "edition", misread.at)
        raise ParseError(misread.code, line.text, at, misread.details) from None
    except SetupError as error:
        raise line.fail(error.code, str(error.details.get("expected", ""))) from None
    options = lines.get("options")
    if options is None:
        return edition
    try:
        return edition.with_options(parse_options(options.value.split()))
    except SetupError as error:
        found = ParseError(error.code, options.text, options.start, error.details)
        raise found from None


class PositionLines:
    """The lines of one position, by key."""

    def __init__(self, text: str) -> None:
        """Find the lines, the edition and the number of players."""
        other = begins_with(text, "record")
        if other >= 0:
            raise ParseError("record_not_position", text, other, {})
        lines = split_lines(text)
        self.text = text
        self.lines: dict[str, Line] = {}
        for line in lines:
            if line.key == "|":
                continue
            name, _, number = line.key.partition(" ")
            known = (
                line.key in LINES
                or (name in SEAT_LINES and number in _SEAT_NUMBERS)
                or (name == "round" and _ROUND_NUMBER.fullmatch(number) is not None)
            )
            if not known or line.key in self.lines:
                code = "line_twice" if known else "unknown_line"
                raise ParseError(code, text, line.at, {"found": line.key, "expected": ""})
            self.lines[line.key] = line
        for name in ("position", "edition"):
            if name not in self.lines:
                raise ParseError("missing_line", text, 0, {"expected": f"{name}:", "found": ""})
        if self.lines["position"].value != FORMAT:
            raise self.lines["position"].fail("unknown_format", FORMAT)
        self.edition = read_edition(self.lines, lines)
        self._deck = set(self.edition.deck)
        self.players = self._players()
        for key, line in self.lines.items():
            name, _, number = key.partition(" ")
            if name in SEAT_LINES and not 1 <= int(number) <= self.players:
                details: dict[str, str | int] = {"found": key, "expected": f"1-{self.players}"}
                raise ParseError("unknown_line", text, line.at, details)

    def _players(self) -> int:
        """Return how many play: by their line, or else as many as there are hands."""
        least, most = self.edition.least_players, self.edition.most_players
        if "players" in self.lines:
            return self.lines["players"].number(least, most)
        hands = [key for key in self.lines if key.startswith("hand ")]
        if len(hands) < least:
            lacking = [key for i in range(least) if (key := f"hand {i + 1}") not in hands]
            details: dict[str, str | int] = {"expected": f"{lacking[0]}:", "found": ""}
            raise ParseError("missing_line", self.text, len(self.text.rstrip()), details)
        if len(hands) > most:
            line = self.lines[max(hands)]
            raise ParseError("unknown_line", self.text, line.at, {"found": line.key})
        return len(hands)

    def number(self, key: str, default: int, least: int = 0, most: int = MANY) -> int:
        """Read a line that is one number."""
        return self.lines[key].number(least, most) if key in self.lines else default

    def seats(self, key: str) -> tuple[int, ...]:
        """Read a line that lists seats."""
        if key not in self.lines:
            return ()
        line = self.lines[key]
        seats = tuple(seat - 1 for seat in read_numbers(line.reader(), 1, self.players))
        if len(set(seats)) != len(seats):
            raise line.fail("seat_twice")
        return seats

    def card(self, reader: Reader, *, jokers: bool = False) -> int:
        """Read a card of the edition's deck, or a Joker made of one."""
        word = reader.peek()
        card = read_card(reader)
        if face(card) not in self._deck or (card >= REVERSED and not jokers):
            raise reader.fail("card_not_in_deck", word)
        return card

    @property
    def pile_of_rest(self) -> bool:
        """Whether cards that no line places belong to the draw pile."""
        line = self.lines.get("draw pile")
        return line is None or line.value.split()[-1:] == [REST]

    def cards(self, key: str, *, hidden: bool) -> list[int]:
        """Read cards; `?` and `?x40` stand for hidden ones where that is allowed."""
        if key not in self.lines:
            return []
        reader = self.lines[key].reader()
        if key == "draw pile" and self.pile_of_rest:
            reader.end = self.text.rindex(REST, reader.at, reader.end)
        cards: list[int] = []
        while not reader.done():
            word = reader.peek()
            if word.startswith("?"):
                cards += [HIDDEN] * self._hidden(reader, hidden=hidden)
            else:
                cards.append(self.card(reader, jokers=self.jokers(key)))
            self.check_room(cards, reader, word)
        return cards

    def _hidden(self, reader: Reader, *, hidden: bool) -> int:
        """Read `?` or `?x40`: so many hidden cards."""
        word = reader.word()
        count = word[2:] if word.startswith("?x") else "1" if word == "?" else ""
        if not _HIDDEN_COUNT.fullmatch(count):
            raise reader.fail("bad_card", word, "R7, W, S, ?, ?x9")
        if not hidden:
            raise reader.fail("position_not_full", word)
        return int(count)

    def check_room(self, cards: list[int], reader: Reader, word: str) -> None:
        """Raise at the word just taken if a line has got more cards than the deck."""
        if len(cards) > len(self.edition.deck):
            raise reader.fail("cards_do_not_add_up", word)

    def jokers(self, key: str) -> bool:
        """Whether a line may hold Jokers: no pile, and only in editions that make them."""
        name = key.partition(" ")[0]
        return name in ("hand", "shown", "keep", "table") and self.edition.makes_jokers

    def masks(self, key: str) -> list[int]:
        """Read words like `134` as masks of seats, `-` for nobody."""
        masks = []
        reader = self.lines[key].reader()
        while not reader.done():
            masks.append(self.mask(reader, reader.word()))
        return masks

    def mask(self, reader: Reader, word: str) -> int:
        """Read one such word, just taken from the reader."""
        if word == "-":
            return 0
        seats = {int(digit) for digit in word if digit in "123456"}
        if not word or len(seats) != len(word) or max(seats) > self.players:
            raise reader.fail("bad_line", word, "123, -")
        return sum(1 << seat - 1 for seat in seats)
