"""What a seat may do now, as numbered choices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from laydown.engine.cards import is_wild, order, sorted_cards
from laydown.engine.moves import (
    LEFT,
    RIGHT,
    Ask,
    Discard,
    DiscardTwo,
    Give,
    Hit,
    Knock,
    Lay,
    Move,
    PlaySkip,
    Search,
    Star,
    Walk,
)
from laydown.engine.notation.cards import cards_text
from laydown.engine.state import ASK, KEEP, SWAP
from laydown.engine.steps.swap import MOST
from laydown.telling import Labels, action_help
from laydown.terminal.advice import advised_lay, listed_pairs, numbers_to_ask, suggested
from laydown.terminal.look import TIE, faint, length

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.engine.legal import Legal
    from laydown.engine.view import View
    from laydown.telling import Words
    from laydown.terminal.screen import Screen

_LAYS: Final = 3  # more ways to lay than these are typed


class Choice(NamedTuple):
    """A move, its number and what it says in the list; `note` explains it further."""

    number: int
    move: Move
    label: str
    note: str = ""


class Choices:
    """The numbered choices of a seat: lays first, best first, then hits, then what ends a turn."""

    def __init__(self, view: View, words: Words, names: Sequence[str]) -> None:
        self._view = view
        self._words = words
        self._labels = Labels(view, names)
        legal = view.legal()
        moves = suggested(view)
        if moves is None:
            pairs = listed_pairs(legal.moves)
            moves = [m for m in legal.moves if m in pairs or not isinstance(m, DiscardTwo)]
            moves.sort(key=_rank)
        self._two = any(isinstance(move, DiscardTwo) for move in legal.moves)
        every = [*_lays(view, legal), *moves]
        self.all = [
            Choice(_number(move, place), move, words.say(self._labels.of(move)), self._note(move))
            for place, move in enumerate(every, 1)
        ]

    def numbered(self, number: int) -> Move | None:
        """Return the move of a number, None if there is none."""
        return next((choice.move for choice in self.all if choice.number == number), None)

    def typed(self, move: Move) -> str:
        """Return what to type for a move: its number if it has one, else the move itself."""
        for choice in self.all:
            if choice.move == move:
                return str(choice.number)
        return str(move)

    def show(self, screen: Screen) -> None:
        """Write the choices; cards to discard, or to search for, stand in one row."""
        if screen.plain:
            for number, _, label, note in self.all:
                screen.line(f"{number}: {label}. {note}" if note else f"{number}: {label}")
        else:
            self._show_rows(screen)
        for hint in self._hints():
            screen.line(hint, indent=0 if screen.plain else 2, hang=2)

    def _show_rows(self, screen: Screen) -> None:
        before: list[list[str]] = []
        notes: dict[int, str] = {}
        after: list[list[str]] = []
        cards: list[str] = []
        row = ""
        for number, move, label, note in self.all:
            if isinstance(move, (Discard, Search)):
                cards.append(f"{number}){TIE}{self._words.drawing.card(move.card)}")
                row = "choice-discards" if isinstance(move, Discard) else "choice-searches"
                continue
            if note:
                notes[len(before)] = faint(note)
            # A lay is told by its label already: the same cards in the same form.
            typed = "" if isinstance(move, Lay) else faint(str(move))
            rows = after if isinstance(move, (PlaySkip, DiscardTwo)) else before
            rows.append([f"{number})", label, typed])
        if before:
            screen.columns(_fitting(before, screen.width), notes)
        if cards:
            screen.line(self._words.text(row, cards="  ".join(cards)), indent=2, hang=2)
        if after:
            screen.columns(after)

    def _hints(self) -> list[str]:
        """Return how to type what is not listed."""
        text, view = self._words.text, self._view
        example = cards_text(sorted_cards(view.hand)[:2])
        step = view.stack[-1].name
        if step == SWAP:
            return [text("hint-swap", most=MOST, example=example)]
        if step == KEEP:
            return [text("hint-keep", most=view.edition.keep, example=example)]
        if step == ASK:
            numbers = ", ".join(map(str, numbers_to_ask(view)))
            return [text("hint-ask", numbers=numbers)] if numbers else []
        if self._two and not any(isinstance(choice.move, DiscardTwo) for choice in self.all):
            return [text("hint-two", example=example)]
        return []

    def _note(self, move: Move) -> str:
        """Return what a space of the ring does."""
        return (
            self._words.say(action_help(self._labels.space(move)))
            if isinstance(move, (Walk, Star))
            else ""
        )

    def ask(self, screen: Screen, number: int) -> list[Move]:
        """Write in which direction a number may be asked for, and return both moves (B-17)."""
        moves: list[Move] = [Ask(number, direction) for direction in (LEFT, RIGHT)]
        rows = [
            [str(place), self._words.say(self._labels.of(move)), str(move)]
            for place, move in enumerate(moves, 1)
        ]
        if screen.plain:
            for place, label, _ in rows:
                screen.line(f"{place}: {label}")
        else:
            screen.columns([[f"{place})", label, faint(typed)] for place, label, typed in rows])
        return moves


def _lays(view: View, legal: Legal) -> list[Lay]:
    """Return the best lays, of several phases the best of each (X-23); what a hint advises too."""
    if not legal.lays:
        return []
    each = legal.lays.best_of_each()
    found = [plan.lay for plan in (each if len(each) > 1 else legal.best(_LAYS))]
    advised = advised_lay(view)
    return found if advised is None or advised in found else [advised, *found]


def _fitting(rows: list[list[str]], width: int) -> list[list[str]]:
    """Return rows without what could be typed instead, if that makes them too long for a line."""
    widest = sum(max(map(length, column)) for column in zip(*rows, strict=True))
    if widest + 6 <= width:  # 6 blanks before and between the columns
        return rows
    return [[number, label, ""] for number, label, _ in rows]


def _number(move: Move, place: int) -> int:
    """Return the number of a choice: its place in the list; of a walk, how far it goes."""
    return move.spaces if isinstance(move, Walk) else place


def _rank(move: Move) -> tuple[int, int]:
    """Order small moves: hits, those with Wilds last; cards as in the hand; no hasty knock."""
    if isinstance(move, Hit):
        return 0, sum(map(is_wild, move.cards))
    if isinstance(move, (Discard, Search, Give)):
        return 1, order(move.card)
    return 2, isinstance(move, Knock)
