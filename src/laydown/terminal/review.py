"""A finished game looked at again: who played how well, what cost most, and who was lucky."""

from __future__ import annotations

import json
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from laydown.engine.errors import LaydownError
from laydown.engine.notation.record import parse_record
from laydown.locale import catalogue
from laydown.review.data import review_data
from laydown.review.game import review as judge
from laydown.telling import Labels, Several, Words, edition_name
from laydown.terminal.failure import Failure, failure, read_input
from laydown.terminal.hint import Hints, plainly
from laydown.terminal.look import quoted, strong
from laydown.terminal.screen import Screen
from laydown.terminal.seats import seats_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from laydown.engine.notation.record import Record
    from laydown.review.game import Decision, Performance, Review

_LUCKY: Final = 0.01  # less than this is neither good luck nor bad
_SIGNS: Final = ("▼", "=", "▲")  # bad luck, none, good luck: never by colour alone
_ASCII_SIGNS: Final = ("v", "=", "^")


def review(file: str, seat: int | None, language: str, *, as_json: bool, plain: bool) -> None:
    """Report how a recorded game was played."""
    content = read_input(file, language)
    try:
        record = parse_record(content)
    except LaydownError as error:
        raise failure(error, language, file) from None
    text = catalogue(language).text
    if seat is not None and not 1 <= seat <= record.players:
        raise Failure(text("hint-no-seat", seat=seat, players=record.players))
    with _progress(record, language) as progress:
        found = judge(record, progress)
    one = None if seat is None else seat - 1
    if as_json:
        names = [text("player-seat", seat=number + 1) for number in range(record.players)]
        told = review_data(found, plainly(language, names), one)
        click.echo(json.dumps(told, indent=2))
        return
    screen = Screen(plain=plain)
    Report(found, screen, Words(language, screen.look)).tell(one)


@contextmanager
def _progress(record: Record, language: str) -> Iterator[Callable[[int], None] | None]:
    """Show progress on standard error, if someone is there to see it."""
    if not sys.stderr or not sys.stderr.isatty():
        yield None
        return
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}", markup=False))
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        told = catalogue(language).text("review-progress")
        task = bar.add_task(told, total=len(record.moves))
        yield lambda done: bar.update(task, completed=done)


class Report:
    """Writes a review for people."""

    def __init__(self, review: Review, screen: Screen, words: Words) -> None:
        self._review = review
        self._screen = screen
        self._words = words
        self._names = seats_of(review.record).shown(words)
        self._hints = Hints(screen, words, self._names)

    def tell(self, seat: int | None = None) -> None:
        """Write all of it, about all seats or one."""
        text, line, record = self._words.text, self._screen.line, self._review.record
        edition, moves = quoted(self._words.say(edition_name(record.edition))), len(record.moves)
        line(strong(text("review-title", edition=edition, players=record.players, moves=moves)))
        winners = [self._names[winner] for winner in self._review.end.standing.winners]
        if winners:
            line(text("review-won", players=Several(*winners)))
        else:
            line(text("review-unfinished"))
        line()
        self._seats([one for one in self._review.seats if seat in (None, one.seat)])
        line()
        line(text("review-explained"))
        costliest = self._review.costliest(seat)
        if not costliest:
            line()
            line(text("review-faultless"))
            return
        self._screen.heading(text("review-costliest", count=len(costliest)))
        for place, one in enumerate(costliest, 1):
            self._decision(place, one)

    def _number(self, number: float, *, signed: bool = False) -> str:
        """Return a number with one decimal, and its sign where that tells something."""
        told = self._words.text("review-number", number=abs(number))
        sign = "-" if number < 0 else "+" if signed else ""
        return told if told.strip("0.,") == "" else f"{sign}{told}"

    def _cells(self, one: Performance) -> dict[str, str]:
        luck = one.luck
        accuracy = one.accuracy
        return {
            "player": self._names[one.seat],
            "accuracy": (
                self._words.text("review-none") if accuracy is None else self._number(accuracy)
            ),
            "decisions": str(one.decisions),
            "lost": self._number(100 * one.loss),
            "luck": self._number(100 * luck.total, signed=True),
            "deal": self._number(100 * luck.deal, signed=True),
            "cards": self._number(100 * luck.cards, signed=True),
            "dice": self._number(100 * luck.dice, signed=True),
        }

    def _seats(self, seats: list[Performance]) -> None:
        text, ring = self._words.text, bool(self._review.record.edition.ring)
        columns = ["player", "accuracy", "decisions", "lost", "luck", "deal", "cards"]
        columns += ["dice"] if ring else []
        found = [self._cells(one) for one in seats]
        if self._screen.plain:
            for cells in found:
                told = {name: cells[name] for name in columns}
                self._screen.line(text("review-line-dice" if ring else "review-line", **told))
            return
        signs = _SIGNS if self._screen.drawing else _ASCII_SIGNS
        for one, cells in zip(seats, found, strict=True):
            kind = (one.luck.total > _LUCKY) - (one.luck.total < -_LUCKY)
            cells["luck"] = f"{signs[kind + 1]} {cells['luck']}"
        header = [text(f"review-{name}") for name in columns]
        rows = [[cells[name] for name in columns] for cells in found]
        self._screen.table(header, rows, numbers=len(columns) - 1)

    def _decision(self, place: int, one: Decision) -> None:
        text, line = self._words.text, self._screen.line
        labels = Labels(one.view, self._names)
        indent = 0 if self._screen.plain else 3
        told = text(
            "review-decision",
            player=self._names[one.seat],
            round=one.round,
            turn=one.turn,
            number=one.number,
            loss=f"-{text('hint-percent', share=one.loss)}",
        )
        line(f"{place}. {strong(told)}", hang=3)
        cards = self._words.drawing.cards(one.hand)
        line(text("review-hand", cards=cards), indent=indent, hang=2)
        line(text("review-played", move=labels.whole(one.move)), indent=indent, hang=2)
        line(text("review-better", move=labels.whole(one.best)), indent=indent, hang=2)
        if one.reason:
            line(self._hints.why(one.reason), indent=indent + 2 if indent else 0)
