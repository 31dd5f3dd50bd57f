"""What everyone at one keyboard is told together: how rounds and the game end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.engine.events import Dealt, GameEnded, RoundEnded
from laydown.engine.scoring import after_round
from laydown.telling import Story, summary
from laydown.terminal.look import strong
from laydown.terminal.lookup import LookUp
from laydown.terminal.score import ScoreSheet

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from laydown.engine.edition import Edition
    from laydown.engine.events import Event
    from laydown.engine.scoring import Standing
    from laydown.telling import Words
    from laydown.terminal.screen import Screen


class Everyone:
    """Sees what lies open, and tells the ends; nobody is called “you”."""

    def __init__(
        self,
        screen: Screen,
        words: Words,
        names: Sequence[str],
        edition: Edition,
        standing: Standing,
    ) -> None:
        self._screen = screen
        self._words = words
        self._edition = edition
        self._standing = standing
        self._story = Story(names, ring=edition.ring)
        self._score = ScoreSheet(screen, words, names, edition)
        self._look_up = LookUp(screen, words, names, edition)
        self._news: list[Event] = []
        self.told = False  # what stands on the screen is for all eyes

    def asks(self) -> None:
        """Note that a player is asked: what happened before that, the player is told."""
        self._news.clear()
        self.told = False

    def sees(self, event: Event) -> None:
        """Tell the end of a round or of the game, with what led to it."""
        self._news.append(event)
        if isinstance(event, RoundEnded):
            self._tell()
            self._screen.line()
            self._standing = after_round(self._edition, self._standing, event.result)
            self._score.round(event, self._standing)
        elif isinstance(event, GameEnded):
            self._tell(strong)
        elif isinstance(event, Dealt) and event.round > 1 and self._screen.asks:
            self._look_up.pause(self._standing, None)

    def _tell(self, marked: Callable[[str], str] = str) -> None:
        if not self.told:
            self._screen.clear()
        self.told = True
        self._screen.line()
        for line in summary(self._story, self._news):
            self._screen.line(marked(self._words.say(*line)), hang=2)
        self._news.clear()
