"""The ring of the board game: its spaces, whose pawn stands where, and where a roll leads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from laydown.engine.moves import Walk
from laydown.engine.state import WALK
from laydown.engine.steps.roll import landing
from laydown.terminal.look import faint, length, strong

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from laydown.engine.view import View
    from laydown.terminal.screen import Screen
    from laydown.terminal.words import Words

    Ring = Sequence[tuple[str, int]]

_CELL: Final = 8  # the columns of a space, with a blank behind it
_MOST: Final = 10  # spaces side by side


class Spaces(NamedTuple):
    """The places of the spaces on the screen: clockwise, from the lower left corner upwards."""

    left: list[int]  # from top to bottom, as the others
    top: list[int]
    right: list[int]
    bottom: list[int]

    @classmethod
    def of(cls, count: int, width: int) -> Spaces:
        """Put the spaces around a rectangle that is as wide as the screen allows."""
        across = max(2, min(_MOST, width // _CELL))
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
        if self._screen.plain:
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
        if self._screen.plain:
            text = self._words.text
            names = ", ".join(
                text("ring-space", space=space, action=self._words.action(what))
                for space, what in enumerate(ring)
            )
            self._screen.line(text("ring-spaces", spaces=names))
            return
        self._draw(ring, {}, set(), ())

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
            action = self._words.action(ring[space])
            others = self._words.joined([self._names[seat] for seat in seats if seat != me])
            message = "ring-at-start" if not space else "ring-at"
            if me in seats:
                self._screen.line(text(f"{message}-you", space=space, action=action))
            if others:
                self._screen.line(text(message, players=others, space=space, action=action))

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
        names = [self._words.short_action(what) for what in ring]
        start = faint(f"{self._words.text('ring-start')} {'↑' if self._screen.drawing else '^'}")
        picture = _Picture(
            [strong(name) if space in goals else name for space, name in enumerate(names)],
            {**marks, 0: f"{marks[0]} {start}" if 0 in marks else start},
            Spaces.of(len(ring), self._screen.width),
        )
        fits = all(length(line) <= picture.room for line in inside)
        self._screen.verbatim("\n".join(picture.lines(inside if fits else ())))
        for line in () if fits else inside:
            self._screen.line(line)


class _Picture:
    """The ring as lines: names of spaces around a rectangle, marks on their inner side."""

    def __init__(self, names: Sequence[str], marks: Mapping[int, str], spaces: Spaces) -> None:
        self._names = names
        self._marks = marks
        self._spaces = spaces
        self._right = (len(spaces.top) - 1) * _CELL  # the column of the right side
        self.room = self._right - 3 * _CELL - 2  # the columns inside, without marks and blanks

    def lines(self, inside: Sequence[str]) -> list[str]:
        """Return all lines, with those of `inside` in the middle."""
        left, top, right, bottom = self._spaces
        depth = max(len(left), len(right))
        first = max((depth - len(inside)) // 2, 0)
        middle = {first + place: text for place, text in enumerate(inside)}
        lines = [self._row(top), *self._mark_row(top)]
        for line in range(depth):
            text = self._west(left[line]) if line < len(left) else ""
            if line in middle:
                text = f"{_filled(text, 2 * _CELL)}  {middle[line]}"
            lines.append(self._with_east(text, right[line]) if line < len(right) else text)
        return [*lines, *self._mark_row(bottom), self._row(bottom)]

    def _row(self, spaces: Sequence[int]) -> str:
        return "".join(_filled(self._names[space], _CELL) for space in spaces).rstrip()

    def _mark_row(self, spaces: Sequence[int]) -> list[str]:
        """Return the line of the marks beside a row, if there are any."""
        if not any(space in self._marks for space in spaces):
            return []
        cells = (_filled(self._marks.get(space, ""), _CELL) for space in spaces)
        return ["".join(cells).rstrip()]

    def _west(self, space: int) -> str:
        return f"{_filled(self._names[space], _CELL)}{self._marks.get(space, '')}"

    def _with_east(self, text: str, space: int) -> str:
        mark = self._marks.get(space, "")
        marked = _filled(text, self._right - length(mark) - 1) + mark
        return f"{_filled(marked, self._right)}{self._names[space]}"


def _filled(text: str, columns: int) -> str:
    """Return a marked text with blanks behind it; one blank at least."""
    return text + " " * max(columns - length(text), 1)
