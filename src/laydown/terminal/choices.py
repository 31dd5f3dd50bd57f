"""What a seat may do now, as numbered choices, and what a player types as a move."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from laydown.engine.cards import is_wild, order
from laydown.engine.moves import (
    Discard,
    Draw,
    Hit,
    Knock,
    Lay,
    Move,
    Pass,
    PlaySkip,
    Take,
    parse_move,
)
from laydown.terminal.look import TIE, faint, without_symbols

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.engine.view import View
    from laydown.terminal.screen import Screen
    from laydown.terminal.words import Words

_LAYS: Final = 3  # more ways to lay than these are typed
_CARD: Final = re.compile(r"(?i)[a-z]\d{1,2}|w(=[a-z]?\d{0,2})?|s")


class Choice(NamedTuple):
    """A move and what it says in the list."""

    move: Move
    label: str


class Choices:
    """The numbered choices of a seat: lays first, best first, then hits, then what ends a turn."""

    def __init__(self, view: View, words: Words, names: Sequence[str]) -> None:
        self._view = view
        self._words = words
        self._names = names
        legal = view.legal()
        small = sorted(legal.moves, key=_rank)
        lays = [Choice(plan.lay, self._lay(plan.lay)) for plan in legal.best(_LAYS)]
        self.all = [*lays, *(Choice(move, self._label(move)) for move in small)]

    def numbered(self, number: int) -> Move | None:
        """Return the move of a number, None if there is none."""
        return self.all[number - 1].move if 0 < number <= len(self.all) else None

    def show(self, screen: Screen) -> None:
        """Write the choices; cards to discard stand in one row."""
        if screen.plain:
            for number, choice in enumerate(self.all, 1):
                screen.line(f"{number}: {choice.label}")
            return
        before: list[list[str]] = []
        after: list[list[str]] = []
        cards: list[str] = []
        for number, choice in enumerate(self.all, 1):
            if isinstance(choice.move, Discard):
                cards.append(f"{number}){TIE}{self._words.look.card(choice.move.card)}")
            else:
                # A lay is told by its label already: the same cards in the same form.
                typed = "" if isinstance(choice.move, Lay) else faint(str(choice.move))
                rows = after if isinstance(choice.move, PlaySkip) else before
                rows.append([f"{number})", choice.label, typed])
        if before:
            screen.columns(before)
        if cards:
            row = self._words.text("choice-discards", cards="  ".join(cards))
            screen.line(row, indent=2, hang=2)
        if after:
            screen.columns(after)

    def _lay(self, lay: Lay) -> str:
        groups = self._words.groups(lay.groups)
        if lay.phase:
            return self._words.text("choice-lay-phase", phase=lay.phase, groups=groups)
        return self._words.text("choice-lay", groups=groups)

    def _label(self, move: Move) -> str:  # noqa: PLR0911 - one case for each move
        text, look = self._words.text, self._words.look
        match move:
            case Draw():
                return text("choice-draw")
            case Take():
                return text("choice-take", card=look.card(self._view.discard_pile[-1]))
            case Knock():
                return text("choice-knock", card=look.card(self._view.discard_pile[-1]))
            case Hit():
                return self._hit(move)
            case Discard(card):
                return text("choice-discard", card=look.card(card))
            case PlaySkip(seat):
                return text("choice-skip", player=self._names[seat])
            case Pass():
                return text(_PASS[self._view.stack[-1].name])
            case Lay():
                return self._lay(move)

    def _hit(self, hit: Hit) -> str:
        cards = self._words.look.cards(hit.cards)
        group = self._words.group(self._view.table[hit.seat][hit.group])
        place = f"{hit.seat + 1}.{hit.group + 1}"
        message = f"choice-hit-{hit.end}" if hit.end else "choice-hit"
        return self._words.text(message, cards=cards, place=place, group=group)


_PASS: Final = {
    "draw": "choice-pass-draw",
    "play": "choice-pass-play",
    "claim": "choice-pass-claim",
}


def _rank(move: Move) -> tuple[int, int]:
    """Order small moves: hits, those with Wilds last; cards as in the hand; no hasty knock."""
    if isinstance(move, Hit):
        return 0, sum(map(is_wild, move.cards))
    if isinstance(move, Discard):
        return 1, order(move.card)
    return 2, isinstance(move, Knock)


def read_move(typed: str) -> Move:
    """Read a move as people type it: in small or capital letters, with the symbols of cards."""
    words = without_symbols(typed).replace("|", " | ").split()
    spelt = [
        word.upper() if at and _CARD.fullmatch(word) else word.lower()
        for at, word in enumerate(words)
    ]
    return parse_move(" ".join(spelt))
