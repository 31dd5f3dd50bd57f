"""The referee asked about a situation: yes or no with its clause, and what else may be done."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import click
import msgspec

from laydown.locale import catalogue, rule
from laydown.terminal.failure import Failure, read_input
from laydown.terminal.look import faint, strong
from laydown.terminal.screen import Screen
from laydown.wire.asking import Question
from laydown.wire.rulings import rule as ruled

if TYPE_CHECKING:
    from laydown.wire.asking import Judged, Ruling
    from laydown.wire.options import Refusal

_CARD: Final = re.compile(r"\[([^\[\]]+)\]")  # how cards stand in the referee's sentences


def show_ruling(  # noqa: PLR0913 - as many as the command has
    file: str, move: str, seat: int | None, language: str, *, as_json: bool, plain: bool
) -> None:
    """Write what the referee says of a move in a position; without one, what may be done."""
    question = Question(read_input(file, language), move, seat)
    ruling = ruled(question, language)
    if ruling.problem:
        raise Failure(_told(ruling.problem))
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(ruling), indent=2).decode())
        return
    _Sheet(Screen(plain=plain), language).write(ruling)


def _plain(text: str) -> str:
    """Return a sentence of the referee with its cards as one types them."""
    return _CARD.sub(r"\1", text)


def _told(refusal: Refusal) -> str:
    text = _plain(refusal.text)
    return f"{text} [{refusal.clause}]" if refusal.clause else text


class _Sheet:
    """Writes a ruling."""

    def __init__(self, screen: Screen, language: str) -> None:
        self._line = screen.line
        self._language = language
        self._text = catalogue(language).text

    def write(self, ruling: Ruling) -> None:
        """Write the answer, then what is missing, then what may be done and what not."""
        if ruling.asked:
            self._answer(ruling.asked)
        if ruling.aim and ruling.chance is not None:
            percent = self._text("hint-percent", share=ruling.chance)
            aim = ruling.aim
            self._line(
                self._text("referee-missing", short=aim.short, phase=aim.phase, percent=percent)
            )
        if ruling.left is not None:
            told = "referee-out" if ruling.out else "referee-not-out"
            self._line(self._text(told, left=ruling.left))
        self._list("referee-may", ruling.may)
        self._list("referee-may-not", ruling.may_not)

    def _answer(self, asked: Judged) -> None:
        refusal = asked.refusal
        self._line(strong(self._text("referee-no" if refusal else "referee-yes")))
        self._line(_plain(refusal.text if refusal else asked.text), indent=2)
        if refusal and refusal.clause:
            self._line(f"{refusal.clause}: {rule(refusal.clause, self._language)}", indent=2)
        self._line()

    def _list(self, heading: str, moves: list[Judged]) -> None:
        if not moves:
            return
        self._line()
        self._line(strong(self._text(heading)))
        for one in moves:
            told = _told(one.refusal) if one.refusal else _plain(one.text)
            self._line(f"{told}  {faint(one.move)}", indent=2)
