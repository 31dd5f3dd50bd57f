"""The player at the keyboard, at a live table: who can also take back, and may get no hints."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.engine.errors import SetupError
from laydown.terminal.failure import sentence
from laydown.terminal.player import Player

if TYPE_CHECKING:
    from laydown.engine.view import View
    from laydown.terminal.choices import Choices


class TakeBack(Exception):  # noqa: N818 - it is no error
    """The player wants to take back the last move."""


class LivePlayer(Player):
    """Sees and types as at a table of one's own."""

    hints = True  # whether the table allows them

    def look_up(self, word: str, rest: str, view: View) -> bool:
        """Take back a move too."""
        if word == "undo":
            raise TakeBack
        return super().look_up(word, rest, view)

    def help(self, word: str, view: View, choices: Choices) -> None:
        """Say what is best only where the table allows hints."""
        if word == "?" and not self.hints:
            self._screen.line(sentence(SetupError("no_hints_here"), self._words.language))
        else:
            super().help(word, view, choices)
