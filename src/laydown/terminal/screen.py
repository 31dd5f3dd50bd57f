"""What is written to the terminal, and what is read from it."""

from __future__ import annotations

import contextlib
import os
import sys
from typing import TYPE_CHECKING, Final

from rich.box import ASCII, SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from laydown.terminal.look import (
    TIE,
    Look,
    faint,
    length,
    printable,
    spans,
    unmarked,
    wrapped,
)
from laydown.terminal.streams import prepare_streams

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

_WIDEST: Final = 100  # longer lines are hard to read


class Leave(Exception):  # noqa: N818 - it is no error
    """The player leaves: typed so, or closed the input."""


class _Console(Console):
    """A console whose reader may go away."""

    def on_broken_pipe(self) -> None:
        """Tell the caller, who knows what to do about it; write nothing any more."""
        self.quiet = True
        raise BrokenPipeError


class Screen:
    """Lines of marked text; `plain` for screen readers: whole lines, no drawing, no symbols."""

    def __init__(self, *, plain: bool) -> None:
        prepare_streams()
        self.plain = plain
        encoding = (getattr(sys.stdout, "encoding", None) or "ascii").lower()
        utf8 = encoding.replace("-", "").startswith("utf")
        self.drawing = utf8 and not plain
        self.look = Look(symbols=self.drawing and not os.environ.get("NO_COLOR"))
        self._console = _Console(
            file=sys.stdout or open(os.devnull, "w", encoding="utf-8"),  # noqa: PTH123, SIM115 - kept open to the end
            highlight=False,
            markup=False,
            emoji=False,
            color_system=None if plain else "auto",
        )

    @property
    def width(self) -> int:
        """The length of a line."""
        return min(self._console.width, _WIDEST)

    @property
    def asks(self) -> bool:
        """Whether someone is at the keyboard."""
        return sys.stdin is not None and sys.stdin.isatty()

    def line(self, text: str = "", *, indent: int = 0, hang: int = 0) -> None:
        """Write a text, broken into lines; `hang` indents all but the first."""
        if self.plain:
            self._write(text)
            return
        first = self.width - indent
        for number, part in enumerate(wrapped(text, first, first - hang)):
            self._write(" " * (indent + (hang if number else 0)) + part)

    def _write(self, text: str) -> None:
        self._console.print(_text(text), soft_wrap=True)

    def verbatim(self, text: str) -> None:
        """Write lines as they are: what stands below each other stays there."""
        for part in text.split("\n"):
            self._write(part)

    def clear(self) -> None:
        """Take away what stands on the screen, and what it has rolled up; only where one looks."""
        if self._console.is_terminal:
            self._console.clear()
            self._console.file.write("\x1b[3J")
            self._console.file.flush()

    def heading(self, text: str) -> None:
        """Write the heading of a part."""
        self.line()
        if self.plain:
            self.line(text)
            return
        rest = max(self.width - length(text) - 4, 0)
        sign = "─" if self.drawing else "-"
        self._write(f"{faint(sign * 2)} {text} {faint(sign * rest)}")

    def columns(
        self, rows: Sequence[Sequence[str]], below: Mapping[int, str] | None = None, indent: int = 2
    ) -> None:
        """Write rows whose cells stand below each other, and under some of them a further line."""
        if self.plain:
            self._rows(rows, below or {})
            return
        widths = [max(map(length, column)) for column in zip(*rows, strict=True)]
        for number, row in enumerate(rows):
            cells = [
                cell + " " * (width - length(cell))
                for cell, width in zip(row, widths, strict=True)
                if width
            ]
            self.line("  ".join(cells).rstrip(), indent=indent, hang=widths[0] + 2)
            if below and number in below:
                self.line(below[number], indent=indent + widths[0] + 2)

    def _rows(self, rows: Sequence[Sequence[str]], below: Mapping[int, str]) -> None:
        """Write each row as a line of its own: the first cell, and what belongs to it."""
        for number, (first, *others) in enumerate(rows):
            rest = ", ".join(filter(None, others))
            self.line(f"{first}: {rest}" if rest else first)
            if number in below:
                self.line(below[number])

    def table(self, header: Sequence[str], rows: Sequence[Sequence[str]], numbers: int) -> None:
        """Write a table; its last `numbers` columns are numbers."""
        table = Table(box=SIMPLE_HEAD if self.drawing else ASCII, show_edge=False, header_style="")
        for place, title in enumerate(header):
            right = place >= len(header) - numbers
            table.add_column(_text(title), justify="right" if right else "left")
        for row in rows:
            table.add_row(*map(_text, row))
        self._console.print(table)

    def ask(self, prompt: str) -> str:
        """Return what the player types, or raise `Leave` if the input ends."""
        if self.asks:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401, PLC0415 - lets `input` edit the line; not on Windows
        try:
            typed = input(f"{unmarked(prompt)} ")
        except (EOFError, RuntimeError):  # the input is at its end, or closed from the start
            self.line()
            raise Leave from None
        typed = printable(typed).strip()
        if not self.asks:
            self.line(typed)  # whoever reads the transcript wants to see what was typed
        return typed


def _text(marked: str) -> Text:
    return Text.assemble(*spans(marked.replace(TIE, " ")))
