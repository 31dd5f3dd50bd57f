"""A record retold, event by event."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

import click

from laydown.engine.cards import sorted_cards
from laydown.engine.errors import LaydownError
from laydown.engine.events import Dealt, GameEnded, RoundEnded
from laydown.engine.game import Game
from laydown.engine.notation.position import print_position
from laydown.engine.notation.record import parse_record
from laydown.telling import Story, Words, edition_name
from laydown.terminal.failure import failure, read_input
from laydown.terminal.look import faint, quoted, strong
from laydown.terminal.score import ScoreSheet
from laydown.terminal.screen import Screen
from laydown.terminal.seats import seats_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.engine.events import Numbered
    from laydown.engine.notation.record import Record
    from laydown.engine.scoring import Standing

_MARKS: Final = {"timer": "mark-timer", "standin": "mark-standin"}


def replay(file: str, to: int | None, language: str, *, position: bool, plain: bool) -> None:
    """Tell a record up to its move `to`, where everybody is then, and the position."""
    text = read_input(file, language)
    try:
        record = parse_record(text)
    except LaydownError as error:
        raise failure(error, language, file) from None
    screen = Screen(plain=plain)
    if position:
        found = print_position(replace(record, moves=record.moves[:to]).replay())
        click.echo(found.encode(), nl=False)  # to be read again: UTF-8, whatever the terminal is
    else:
        Retelling(record, screen, Words(language, screen.look)).tell(to)


class Retelling:
    """Tells a record; it knows every hand, as whoever has the record does."""

    def __init__(self, record: Record, screen: Screen, words: Words) -> None:
        self._record = record
        self._screen = screen
        self._words = words
        self._names = seats_of(record).shown(words)
        self._story = Story(self._names, ring=record.edition.ring)
        self._score = ScoreSheet(screen, words, self._names, record.edition)

    def tell(self, to: int | None) -> None:
        """Tell the moves one by one."""
        record, text = self._record, self._words.text
        count = len(record.moves) if to is None else min(to, len(record.moves))
        edition = quoted(self._words.say(edition_name(record.edition)))
        self._screen.line(strong(text("welcome", edition=edition, players=record.players)))
        game = Game(replace(record, moves=()))
        self._tell(game.events_since(), game.state.standing)
        for number, recorded in enumerate(record.moves[:count], 1):
            happened = game.play(recorded.move, recorded.seat, mark=recorded.mark)
            mark = text(_MARKS[recorded.mark]) if recorded.mark else ""
            self._tell(happened, game.state.standing, number, mark)
        self._screen.line()
        if not game.over:
            self._screen.line(text("replay-unfinished", moves=count))
        self._score.standing(game.state.standing)
        if to is not None and not game.over:
            self._screen.line()
            self._screen.line(text("replay-position"))
            self._screen.verbatim(print_position(game.state).rstrip())

    def _tell(
        self, happened: Sequence[Numbered], standing: Standing, number: int = 0, mark: str = ""
    ) -> None:
        """Tell the events of one move, the first with the number of the move."""
        for place, (_, event) in enumerate(happened):
            before = "" if place or not number else str(number)
            after = f" {mark}" if mark and not place else ""
            if isinstance(event, Dealt):
                self._screen.line()
                self._screen.line(strong(self._words.say(*self._story.tell(event))))
                self._hands(event)
                continue
            told = self._words.say(*self._story.tell(event))
            told = strong(told) if isinstance(event, GameEnded) else told
            self._screen.line(f"{faint(f'{before:>4}')}  {told}{after}", hang=6)
            if isinstance(event, RoundEnded):
                self._score.round(event, standing)

    def _hands(self, event: Dealt) -> None:
        for name, hand in zip(self._names, event.hands, strict=True):
            if hand:
                cards = self._words.drawing.cards(sorted_cards(hand))
                self._screen.line(f"{name}: {cards}", indent=6, hang=2)
