"""Hints: the best moves of a position, what they are worth, and why."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

import click

from laydown.engine.errors import LaydownError
from laydown.engine.notation.position import parse_position, parse_view
from laydown.engine.view import view as seen_by
from laydown.locale import catalogue
from laydown.review.appraise import Appraisal
from laydown.review.data import hint_data
from laydown.review.game import NOTHING, TOLD
from laydown.review.sentences import told
from laydown.telling import Labels, Words
from laydown.terminal.failure import Failure, failure, read_input
from laydown.terminal.look import faint, strong
from laydown.terminal.screen import Screen
from laydown.terminal.table import TableSight

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from laydown.engine.moves import Move
    from laydown.engine.view import View
    from laydown.review.reasons import Reason

_SHOWN: Final = 5  # moves of a position; JSON has them all
_NEXT: Final = 2  # that are told in a game beside the best


class Hints:
    """Tells what to do in a position, to the player of its seat."""

    def __init__(self, screen: Screen, words: Words, names: Sequence[str]) -> None:
        self._screen = screen
        self._words = words
        self._names = names

    def why(self, reason: Reason) -> str:
        """Return a reason as a sentence."""
        return self._words.say(told(reason, self._names))

    def _percent(self, share: float) -> str:
        return self._words.text("hint-percent", share=share)

    def _loss(self, lost: float) -> str:
        """Return what a move costs beside the best."""
        if lost < NOTHING:
            return self._words.text("hint-alike")
        return self._words.text("hint-nearly") if lost < TOLD else f"-{self._percent(lost)}"

    def brief(self, view: View, typed: Callable[[Move], str] = str) -> None:
        """Write the best move, what to type for it and why, and the two that come next."""
        labels = Labels(view, self._names)
        found = Appraisal(view)
        best, *others = found.options(_NEXT + 1)
        text, line = self._words.text, self._screen.line
        line(strong(text("hint-best", move=labels.whole(best.move))), hang=2)
        line(text("hint-type", typed=typed(best.move)), indent=2)
        line(self.why(best.reason), indent=2)
        for option in others if not found.indifferent else ():
            loss = self._loss(best.worth - option.worth)
            line(text("hint-next", move=labels.whole(option.move), loss=loss), hang=2)
            line(faint(self.why(option.reason)), indent=2)

    def full(self, view: View) -> None:
        """Write the hand and the best moves, with the chance of winning that each leaves."""
        labels = Labels(view, self._names)
        options = Appraisal(view).options()
        text = self._words.text
        for number, option in enumerate(options[:_SHOWN], 1):
            chance, why = self._percent(option.worth), self.why(option.reason)
            move = self._words.say(labels.whole(option.move))
            if self._screen.plain:
                line = text("hint-line", number=number, move=move, chance=chance, reason=why)
                self._screen.line(line)
                continue
            typed = faint(str(option.move))
            self._screen.line(f"{number})  {chance:>6}  {strong(move)}  {typed}", hang=12)
            self._screen.line(why, indent=12)
        worse = sum(option.worth < options[0].worth - NOTHING for option in options[_SHOWN:])
        alike = len(options[_SHOWN:]) - worse
        for message, count in (("hint-more-alike", alike), ("hint-more", worse)):
            if count:
                self._screen.line(faint(text(message, count=count)))


def hint(file: str, seat: int | None, language: str, *, as_json: bool, plain: bool) -> None:
    """Say what is best in a position, from what the seat in question may see."""
    content = read_input(file, language)
    try:
        view = _view(content, seat, language)
    except LaydownError as error:
        raise failure(error, language, file) from None
    screen = Screen(plain=plain or as_json)
    words = Words(language, screen.look)
    names = [words.text("player-seat", seat=number + 1) for number in range(view.players)]
    if as_json:
        click.echo(json.dumps(hint_data(view, plainly(language, names)), indent=2))
        return
    screen.line(strong(names[view.seat]))
    TableSight(screen, words, names).hand(view)
    screen.line()
    Hints(screen, words, names).full(view)


def plainly(language: str, names: Sequence[str]) -> Callable[[Reason], str]:
    """Return what tells a reason without any looks."""
    words = Words(language)
    return lambda reason: words.say(told(reason, names))


def _view(content: str, seat: int | None, language: str) -> View:
    """Return what the seat sees that is to be given a hint, or raise why there is none."""

    def fail(message: str, **arguments: str | int) -> Failure:
        return Failure(catalogue(language).text(message, **arguments))

    if any(line.lstrip().startswith("view:") for line in content.splitlines()):
        seen = parse_view(content)
        if seat not in (None, seen.seat + 1):
            raise fail("hint-other-view", seat=seen.seat + 1)
        asked = _asked(seen.stack[-1].seats if seen.stack else 0)
        wanted = seen.seat + 1
    else:
        state = parse_position(content)
        asked = _asked(state.stack[-1].seats if state.stack else 0)
        if seat is not None and not 1 <= seat <= state.players:
            raise fail("hint-no-seat", seat=seat, players=state.players)
        if seat is None and len(asked) > 1:
            raise fail("hint-seats", seats=", ".join(map(str, asked)))
        wanted = seat or (asked[0] if asked else 1)
        seen = seen_by(state, wanted - 1)
    if not asked:
        raise fail("hint-over")
    if wanted not in asked:
        raise fail("hint-not-asked", seat=wanted, seats=", ".join(map(str, asked)))
    return seen


def _asked(seats: int) -> list[int]:
    """Return the seats of a mask, counted from 1."""
    return [seat + 1 for seat in range(seats.bit_length()) if seats >> seat & 1]
