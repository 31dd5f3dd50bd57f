"""The ring of the board game: its spaces, whose pawn stands where, and where a roll leads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from laydown.engine.moves import Walk
from laydown.engine.state import WALK
from laydown.engine.steps.roll import landing
from laydown.telling import Several, action, short_action
from laydown.terminal.look import TIE, faint, length, strong, wrapped

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from laydown.engine.view import View
    from laydown.telling import Words
    from laydown.terminal.screen import Screen

    Ring = Sequence[tuple[str, int]]
    _Pieces = list[tuple[int, str]]  # the texts of a line, each with its column

_CELL: Final = 8  # the columns of a space, with a blank behind it
_MOST: Final = 10  # spaces side by side
_MIDDLE: Final = _CELL + 2  # where the lines in the middle begin, counted from the marks
_DEPTH: Final = 2  # spaces of a side, at least
_NARROW: Final = 40  # no picture on fewer columns: pawns would have no room in it


class Spaces(NamedTuple):
    """The places of the spaces on the screen: clockwise, from the lower left corner upwards."""

    left: list[int]  # from top to bottom, as the others
    top: list[int]
    right: list[int]
    bottom: list[int]

    @classmethod
    def of(cls, count: int, width: int) -> Spaces:
        """Put the spaces around a rectangle that is as wide as the screen allows."""
        # A small ring keeps a left side for the start, and a middle for the piles.
        across = max(2, min(_MOST, width // _CELL, count // 2 - _DEPTH))
        left = (count - 2 * across) // 2
        top, right = left + across, count - across
        return cls(
            left=list(range(left))[::-1],
            top=list(range(left, top)),
            right=list(range(top, right)),
            bottom=list(range(right, count))[::-1],
        )


def landings(view: View) -> dict[int, int]:
    """Return the space to which each distance of the roll leads, while one is to be chosen."""
    if view.stack[-1].name != WALK or view.turn != view.seat:
        return {}
    state = view.masked()
    walks = (move.spaces for move in view.legal().moves if isinstance(move, Walk))
    return {spaces: landing(state, view.seat, spaces) for spaces in walks}


class RingSight:
    """Writes the ring."""

    def __init__(self, screen: Screen, words: Words, names: Sequence[str]) -> None:
        self._screen = screen
        self._words = words
        self._names = names
        self._told_size = False

    def show(self, view: View, inside: Sequence[str] = ()) -> None:
        """Write the ring with all pawns; `inside` are lines for its middle."""
        ring = view.edition.ring
        pawns: dict[int, list[int]] = {}
        for seat, space in enumerate(view.pawns):
            pawns.setdefault(space, []).append(seat)
        if self._told:
            self._tell(ring, pawns, view.seat)
            for line in inside:
                self._screen.line(line)
            return
        marks = {space: self._pawns(seats, view.seat) for space, seats in pawns.items()}
        goals = landings(view)
        for spaces, space in goals.items():
            marks[space] = f"{marks.get(space, '')}{strong(f'{self._arrow}{spaces}')}"
        self._draw(ring, marks, set(goals.values()), inside)

    def bare(self, ring: Ring) -> None:
        """Write the ring without pawns, as the rules tell it."""
        if self._told:
            text = self._words.text
            names = ", ".join(
                text("ring-space", space=space, action=action(what))
                for space, what in enumerate(ring)
            )
            self._screen.line(text("ring-spaces", spaces=names))
            return
        self._draw(ring, {}, set(), ())

    @property
    def _told(self) -> bool:
        """Whether the ring is told in sentences."""
        return self._screen.plain or self._screen.width < _NARROW

    @property
    def _arrow(self) -> str:
        return "→" if self._screen.drawing else ">"

    def _tell(self, ring: Ring, pawns: Mapping[int, list[int]], me: int) -> None:
        """Write where the pawns are, in sentences."""
        text = self._words.text
        if not self._told_size:  # once is enough
            self._told_size = True
            self._screen.line(text("ring-size", spaces=len(ring)))
        for space, seats in sorted(pawns.items()):
            name = action(ring[space])
            others = Several(*(self._names[seat] for seat in seats if seat != me))
            message = "ring-at-start" if not space else "ring-at"
            if me in seats:
                self._screen.line(text(f"{message}-you", space=space, action=name))
            if others:
                self._screen.line(text(message, players=others, space=space, action=name))

    def _pawns(self, seats: Sequence[int], me: int) -> str:
        names = [
            strong(self._names[seat]) if seat == me else self._names[seat]
            for seat in sorted(seats, key=lambda seat: seat != me)
        ]
        return f"[{', '.join(names)}]"

    def _draw(
        self, ring: Ring, marks: Mapping[int, str], goals: set[int], inside: Sequence[str]
    ) -> None:
        """Write the spaces around a rectangle; what does not fit into it stands below."""
        names = [self._words.say(short_action(what)) for what in ring]
        arrow = "↑" if self._screen.drawing else "^"
        start = faint(f"{self._words.text('ring-start')}{TIE}{arrow}")
        picture = _Picture(
            [strong(name) if space in goals else name for space, name in enumerate(names)],
            {**marks, 0: f"{marks[0]} {start}" if 0 in marks else start},
            Spaces.of(len(ring), self._screen.width),
        )
        lines = picture.lines(inside)
        below = inside if lines is None else ()
        self._screen.verbatim("\n".join(lines or picture.lines(()) or ()))
        for line in below:
            self._screen.line(line)


class _Picture:
    """The ring as lines: names of spaces around a rectangle, marks on their inner side."""

    def __init__(self, names: Sequence[str], marks: Mapping[int, str], spaces: Spaces) -> None:
        self._names = names
        self._marks = marks
        self._spaces = spaces
        self._right = (len(spaces.top) - 1) * _CELL  # the column of the right side
        self._room = self._right - _CELL - 1  # the columns between both sides

    def lines(self, inside: Sequence[str]) -> list[str] | None:
        """Return all lines, with those of `inside` in the middle; None if it has no room."""
        left, top, right, bottom = self._spaces
        depth = max(len(left), len(right))
        first = (depth - len(inside)) // 2
        if first < 0:
            return None
        lines = [self._row(top), *self._mark_rows(top)]
        for line in range(depth):
            west, east = left[line : line + 1], right[line : line + 1]
            between = self._between(west, east)
            if first <= line < first + len(inside):
                if len(between) > 1 or not self._fits(inside[line - first], between[0]):
                    return None
                between[0].append((_MIDDLE, inside[line - first]))
            lines += self._side(west, east, between)
        return [*lines, *self._mark_rows(bottom)[::-1], self._row(bottom)]

    def _fits(self, text: str, row: _Pieces) -> bool:
        """Whether a text for the middle has room between the marks of a line."""
        most = self._room - _MIDDLE - 1
        return length(text) <= most and _has_room(row, _MIDDLE, length(text), 2)

    def _row(self, spaces: Sequence[int]) -> str:
        return "".join(_filled(self._names[space], _CELL) for space in spaces).rstrip()

    def _mark_rows(self, spaces: Sequence[int]) -> list[str]:
        """Return the marks beside a row, each at its space, on as many lines as that takes."""
        width = self._right + _CELL - 1
        rows: list[_Pieces] = []
        for place, space in enumerate(spaces):
            parts = self._parts(space, width)
            _put(rows, [(min(place * _CELL, _indent(part, width)), part) for part in parts])
        return [_joined(row) for row in rows]

    def _parts(self, space: int, width: int) -> list[str]:
        """Return the mark of a space in parts that fit into a width."""
        mark = self._marks.get(space, "")
        return wrapped(mark, width, width) if mark else []

    def _between(self, west: Sequence[int], east: Sequence[int]) -> list[_Pieces]:
        """Return the lines between two spaces that face each other: the marks of both."""
        rows: list[_Pieces] = [[]]
        for space in west:
            _put(rows, [(0, part) for part in self._parts(space, self._room)])
        for space in east:
            parts = self._parts(space, self._room)
            _put(rows, [(_indent(part, self._room), part) for part in parts])
        return rows

    def _side(
        self, west: Sequence[int], east: Sequence[int], between: Sequence[_Pieces]
    ) -> list[str]:
        """Return the lines of two spaces that face each other."""
        lines = []
        for number, pieces in enumerate(between):
            row = [(column + _CELL, text) for column, text in pieces]
            if not number:
                row += [(0, self._names[space]) for space in west]
                row += [(self._right, self._names[space]) for space in east]
            lines.append(_joined(row))
        return lines


def _filled(text: str, columns: int) -> str:
    """Return a marked text with blanks behind it; one blank at least."""
    return text + " " * max(columns - length(text), 1)


def _indent(text: str, width: int) -> int:
    """Return the column at which a text ends with the line."""
    return max(width - length(text), 0)


def _has_room(row: _Pieces, column: int, columns: int, blanks: int) -> bool:
    """Whether columns of a line are free, and blanks on both sides of them."""
    return all(
        column + columns + blanks <= at or at + length(text) + blanks <= column for at, text in row
    )


def _put(rows: list[_Pieces], parts: _Pieces) -> None:
    """Put the parts of a mark below each other, where nothing stands in their way."""
    line = 0
    for column, text in parts:
        while line < len(rows) and not _has_room(rows[line], column, length(text), 1):
            line += 1
        if line == len(rows):
            rows.append([])
        rows[line].append((column, text))
        line += 1


def _joined(row: _Pieces) -> str:
    """Return a line with every text at its column."""
    line = ""
    for column, text in sorted(row):
        line += " " * (column - length(line)) + text
    return line
