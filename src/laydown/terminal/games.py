"""The games that are kept: which, with whom, how far, and how to go on."""

from __future__ import annotations

import re
from datetime import datetime
from typing import TYPE_CHECKING, Final

from laydown.engine.errors import LaydownError
from laydown.engine.notation.record import parse_record
from laydown.telling import Several, Words, edition_name
from laydown.terminal import kept
from laydown.terminal.failure import sentence
from laydown.terminal.look import TIE, faint, quoted, strong
from laydown.terminal.screen import Screen
from laydown.terminal.seats import seats_of

if TYPE_CHECKING:
    from laydown.engine.notation.record import Record

_FINISHED: Final = 10  # so many finished games are listed, unless all are asked for
_WINNERS: Final = re.compile(r"(?m)^result: winners ([1-9](?: [1-9])*) totals")


def show_games(language: str, *, everything: bool, plain: bool) -> None:
    """List the kept games, the last played first."""
    screen = Screen(plain=plain)
    listing = _Listing(screen, Words(language, screen.look))
    listing.write(None if everything else _FINISHED)


class _Listing:
    """Writes which games there are."""

    def __init__(self, screen: Screen, words: Words) -> None:
        self._screen = screen
        self._words = words

    def write(self, most: int | None) -> None:
        """Write them; of the finished ones `most` at most."""
        text = self._words.text
        games = [(one, one.text) for one in kept.found()]
        if not games:
            self._screen.line(text("games-none"))
            return
        running = [(one, content) for one, content in games if not kept.is_over(content)]
        finished = [(one, content) for one, content in games if kept.is_over(content)]
        for title, several in (
            ("games-running", running),
            ("games-finished", finished[:most]),
        ):
            if several:
                self._screen.line(strong(text(title)))
                self._screen.columns([self._row(one, content) for one, content in several])
        if running:
            command = f"laydown play --continue {running[0][0].number}"
            self._screen.line(text("games-continue", command=command))
        self._screen.line(text("games-folder", folder=quoted(str(kept.folder()))))

    def _row(self, one: kept.Found, content: str) -> list[str]:
        """Return what is shown of one game."""
        when = datetime.fromtimestamp(one.played).strftime("%Y-%m-%d %H:%M")  # noqa: DTZ006 - as the clock on the wall
        row = [strong(str(one.number)), faint(when.replace(" ", TIE))]
        try:
            record = parse_record(kept.head_of(content) if kept.is_over(content) else content)
        except LaydownError as error:  # of another version, or written by someone else
            return [*row, sentence(error, self._words.language), "", ""]
        names = self._names(record)
        return [
            *row,
            quoted(self._words.say(edition_name(record.edition))),
            self._words.say(Several(*names)),
            self._state(record, content, names),
        ]

    def _names(self, record: Record) -> list[str]:
        seats = seats_of(record)
        names = seats.shown(self._words)
        people = seats.people
        if len(people) == 1 and not seats.names[people[0]]:
            names[people[0]] = self._words.text("player-you")
        return names

    def _state(self, record: Record, content: str, names: list[str]) -> str:
        won = _WINNERS.search(content)
        seats = map(int, won[1].split()) if won else ()
        winners = [names[seat - 1] for seat in seats if seat <= len(names)]
        if winners:
            return self._words.text("games-won", players=Several(*winners))
        return self._words.text("games-round", round=record.replay().deals)
