"""Moves in the words of a language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.engine.cards import sorted_cards
from laydown.engine.moves import (
    LEFT,
    RIGHT,
    Ask,
    Discard,
    DiscardTwo,
    Draw,
    Give,
    Hit,
    Keep,
    Knock,
    Lay,
    Move,
    Pass,
    PlaySkip,
    Roll,
    Search,
    Star,
    Swap,
    Take,
    Walk,
)
from laydown.engine.steps.roll import space_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.engine.view import View
    from laydown.terminal.words import Words


class Labels:
    """Says what the moves of a seat do."""

    def __init__(self, view: View, words: Words, names: Sequence[str]) -> None:
        self._view = view
        self._words = words
        self._names = names

    def whole(self, move: Move) -> str:
        """Return a move so that it stands alone: a question with its number."""
        label = self.of(move)
        if not isinstance(move, Ask):
            return label
        return self._words.text("choice-ask", number=move.number, direction=label)

    def of(self, move: Move) -> str:  # noqa: C901, PLR0911, PLR0912 - one case for each move
        """Return what a move says in a list."""
        text, look = self._words.text, self._words.look
        match move:
            case Draw():
                return text("choice-draw")
            case Take():
                return text("choice-take", card=look.card(self._view.discard_pile[-1]))
            case Knock():
                return text("choice-knock", card=look.card(self._view.discard_pile[-1]))
            case Lay(groups=groups, phase=phase):
                cards = self._words.groups(groups)
                if phase:
                    return text("choice-lay-phase", phase=phase, groups=cards)
                return text("choice-lay", groups=cards)
            case Hit():
                return self._hit(move)
            case Discard(card):
                return text("choice-discard", card=look.card(card))
            case DiscardTwo(first, second):
                return text("choice-discard", card=look.cards((first, second)))
            case PlaySkip(seat):
                return text("choice-skip", player=self._names[seat])
            case Pass():
                return text(_PASS[self._view.stack[-1].name])
            case Roll():
                return text("choice-roll")
            case Walk(spaces):
                return text(
                    "choice-walk", spaces=spaces, action=self._words.action(self.space(move))
                )
            case Star():
                return self._words.action(self.space(move))
            case Search(card):
                return text("choice-search", card=look.card(card))
            case Swap(cards):
                return self._swap(cards)
            case Ask(_, direction):
                step = 1 if direction == LEFT else -1
                neighbour = self._names[(self._view.seat + step) % self._view.players]
                return text(_DIRECTIONS[direction], player=neighbour)
            case Give(card):
                return text("choice-give", card=look.card(card))
            case Keep(cards):
                if not cards:
                    return text("choice-keep-none")
                return text("choice-keep", cards=look.cards(sorted_cards(cards)))

    def space(self, move: Walk | Star) -> tuple[str, int]:
        """Return the space to which a move of the pawn leads."""
        view = self._view
        return view.edition.ring[space_of(view.masked(), view.seat, move)]

    def _hit(self, hit: Hit) -> str:
        cards = self._words.look.cards(hit.cards)
        group = self._words.group(self._view.table[hit.seat][hit.group])
        place = f"{hit.seat + 1}.{hit.group + 1}"
        message = f"choice-hit-{hit.end}" if hit.end else "choice-hit"
        return self._words.text(message, cards=cards, place=place, group=group)

    def _swap(self, cards: Sequence[int]) -> str:
        if not cards:
            return self._words.text("choice-swap-none")
        shown = self._words.look.cards(cards)
        return self._words.text("choice-swap", cards=shown, draws=len(cards) + 1)


_DIRECTIONS: Final = {LEFT: "choice-ask-left", RIGHT: "choice-ask-right"}
_PASS: Final = {
    "draw": "choice-pass-draw",
    "play": "choice-pass-play",
    "claim": "choice-pass-claim",
}
