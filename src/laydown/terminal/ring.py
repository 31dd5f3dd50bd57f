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
_NOBODY: Final = -1


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
        """Write the spaces around a rectangle; marks stand on their inner side."""
        width = self._screen.width
        spaces = Spaces.of(len(ring), width)
        across = len(spaces.top)

        def name(space: int) -> str:
            text = self._words.short_action(ring[space])
            return strong(text) if space in goals else text

        def mark(space: int) -> str:
            if space:
                return marks.get(space, "")
            way = "↑" if self._screen.drawing else "^"
            start = faint(f"{self._words.text('ring-start')} {way}")
            return f"{marks[0]} {start}" if 0 in marks else start

        def row(texts: Sequence[str]) -> None:
            self._screen.verbatim("".join(_filled(text, _CELL) for text in texts).rstrip())

        row([name(space) for space in spaces.top])
        if any(map(marks.get, spaces.top)):
            row([mark(space) for space in spaces.top])
        right = (across - 1) * _CELL
        depth = max(len(spaces.left), len(spaces.right))
        first = max((depth - len(inside)) // 2, 0)
        for line in range(depth):
            west = spaces.left[line] if line < len(spaces.left) else _NOBODY
            east = spaces.right[line] if line < len(spaces.right) else _NOBODY
            text = "" if west == _NOBODY else f"{_filled(name(west), _CELL)}{mark(west)}"
            if first <= line < first + len(inside):
                text = f"{_filled(text, 2 * _CELL)}  {inside[line - first]}"
            if east != _NOBODY:
                beside = mark(east)
                text = _filled(text, right - length(beside) - 1) + beside
                text = f"{_filled(text, right)}{name(east)}"
            self._screen.verbatim(text)
        if any(map(marks.get, spaces.bottom)):
            row([mark(space) for space in spaces.bottom])
        row([name(space) for space in spaces.bottom])


def _filled(text: str, columns: int) -> str:
    """Return a marked text with blanks behind it; one blank at least."""
    return text + " " * max(columns - length(text), 1)
