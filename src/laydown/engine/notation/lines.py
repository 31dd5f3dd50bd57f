"""Texts of `key: value` lines, as positions and records are written."""

from __future__ import annotations

from typing import NamedTuple

from laydown.engine.errors import ParseError
from laydown.engine.notation.reader import Reader


class Line(NamedTuple):
    """One line: its key, and where key and value stand in the whole text."""

    key: str
    at: int
    start: int
    end: int
    text: str

    @property
    def value(self) -> str:
        """The value without blanks around it."""
        return self.text[self.start : self.end].strip()

    def reader(self) -> Reader:
        """Return a reader of the value that points into the whole text."""
        return Reader(self.text, self.start, self.end)

    def fail(self, code: str, expected: str = "", found: str = "") -> ParseError:
        """Return an error that points at the value."""
        details: dict[str, str | int] = {"found": found or self.value, "expected": expected}
        blanks = len(self.text[self.start : self.end]) - len(
            self.text[self.start : self.end].lstrip()
        )
        return ParseError(code, self.text, min(self.start + blanks, len(self.text)), details)

    def number(self, least: int, most: int) -> int:
        """Read the value as one number."""
        reader = self.reader()
        number = read_number(reader, least, most)
        if not reader.done():
            raise reader.fail("bad_number", reader.word(), f"{least}-{most}")
        return number


def read_number(reader: Reader, least: int, most: int) -> int:
    """Take a number from the reader."""
    word = reader.word()
    if not (word.isascii() and word.isdigit() and len(word) <= 15) or not (  # noqa: PLR2004
        least <= int(word) <= most
    ):
        raise reader.fail("bad_number", word, f"{least}-{most}")
    return int(word)


def read_numbers(reader: Reader, least: int, most: int) -> list[int]:
    """Take all numbers that are left."""
    numbers = []
    while not reader.done():
        numbers.append(read_number(reader, least, most))
    return numbers


def split_lines(text: str, start: int = 0, end: int = -1) -> list[Line]:
    """Split into lines; blank ones and comments (`#`) are passed over."""
    lines = []
    at = start
    stop = len(text) if end < 0 else end
    while at < stop:
        newline = text.find("\n", at, stop)
        until = stop if newline < 0 else newline
        raw = text[at:until]
        stripped = raw.strip()
        if stripped and not stripped.startswith("#"):
            if stripped.startswith("|"):  # a line of an embedded text
                bar = at + raw.index("|")
                lines.append(Line("|", bar, bar + 1, until, text))
            else:
                key, colon, _ = raw.partition(":")
                first = at + len(raw) - len(raw.lstrip())
                if not colon:
                    raise ParseError("no_colon", text, first, {"found": stripped})
                name = " ".join(key.split())
                lines.append(Line(name, first, at + len(key) + 1, until, text))
        at = until + 1
    return lines


def begins_with(text: str, key: str) -> int:
    """Return where the first line begins if it has that key, else -1."""
    at = 0
    for raw in text.split("\n"):
        stripped = raw.strip()
        if stripped and not stripped.startswith("#"):
            first = at + len(raw) - len(raw.lstrip())
            return first if stripped.partition(":")[0].rstrip() == key else -1
        at += len(raw) + 1
    return -1


def embed(text: str) -> list[str]:
    """Return a text as lines that `split_lines` gives back as lines of an embedded text."""
    return [f"|{line}" for line in text.split("\n")]


def place_embedded(lines: list[Line], key: str, at: int) -> int:
    """Return where in the whole text a place of the text embedded behind that key stands."""
    inside = False
    place = 0
    for line in lines:
        if line.key != "|":
            inside = line.key == key
        elif inside:
            place = min(line.start + at, line.end)
            if line.start + at <= line.end:
                return place
            at -= line.end - line.start + 1
    return place


def embedded(lines: list[Line], key: str) -> str:
    """Return the text that is embedded behind the line with that key, empty if there is none."""
    found: list[str] = []
    inside = False
    for line in lines:
        if line.key == "|":
            if inside:
                found.append(line.text[line.start : line.end])
        else:
            inside = line.key == key
    return "\n".join(found)
