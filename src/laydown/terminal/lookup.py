"""What can be looked up at any time, and the wait between two rounds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.terminal.failure import Failure
from laydown.terminal.manual import Manual
from laydown.terminal.score import ScoreSheet
from laydown.terminal.screen import Leave

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.engine.edition import Edition
    from laydown.engine.scoring import Standing
    from laydown.telling import Words
    from laydown.terminal.screen import Screen

QUIT: Final = ("q", "quit", "exit")


class LookUp:
    """Writes phases, scores and rules on request."""

    def __init__(
        self, screen: Screen, words: Words, names: Sequence[str], edition: Edition
    ) -> None:
        self._screen = screen
        self._words = words
        self._edition = edition
        self._score = ScoreSheet(screen, words, names, edition)
        self._manual = Manual(screen, words)

    def answer(
        self, word: str, rest: str, standing: Standing, seat: int | None, laid: Sequence[int] = ()
    ) -> bool:
        """Show what was asked for; return whether it was such a question; `laid`: by seat."""
        if word == "phases":
            self._score.phases(standing, seat, laid)
        elif word == "score":
            self._score.standing(standing, laid)
        elif word == "rules":
            self._rules(rest)
        else:
            return False
        return True

    def _rules(self, clause: str) -> None:
        if not clause:
            self._manual.contents(self._edition)
            return
        try:
            self._manual.clause(self._edition, clause)
        except Failure as problem:
            self._screen.line(problem.message)

    def pause(self, standing: Standing, seat: int | None) -> None:
        """Wait between two rounds; raise `Leave` if someone does not want another."""
        self._screen.line()
        while typed := self._screen.ask(self._words.text("next-round")):
            word, _, rest = typed.lower().partition(" ")
            if word in QUIT:
                raise Leave
            if not self.answer(word, rest.strip(), standing, seat):
                self._screen.line(self._words.text("between-rounds"))
