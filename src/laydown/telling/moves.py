"""What a move is called."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.engine.cards import SKIP, sorted_cards
from laydown.engine.events import HIDDEN
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
from laydown.telling.messages import Cards, Groups, message
from laydown.telling.spaces import action

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.engine.view import View
    from laydown.telling.messages import Message
    from laydown.telling.places import Places


class Labels:
    """Says what the moves of a seat do; a group is a number, `2.1`, unless `places` names it."""

    def __init__(self, view: View, names: Sequence[str], places: Places | None = None) -> None:
        self._view = view
        self._names = names
        self._places = places

    def whole(self, move: Move) -> Message:
        """Return a move so that it stands alone: a question with its number."""
        label = self.of(move)
        if not isinstance(move, Ask):
            return label
        return message("choice-ask", number=move.number, direction=label)

    def of(self, move: Move) -> Message:  # noqa: C901, PLR0911, PLR0912 - one case for each move
        """Return what a move says in a list."""
        match move:
            case Draw():
                return message("choice-draw")
            case Take():
                return message("choice-take", card=Cards(self._view.discard_pile[-1]))
            case Knock():
                return message("choice-knock", card=Cards(self._view.discard_pile[-1]))
            case Lay(groups=groups, phase=phase):
                cards = Groups(*groups)
                if phase:
                    return message("choice-lay-phase", phase=phase, groups=cards)
                return message("choice-lay", groups=cards)
            case Hit():
                return self._hit(move)
            case Discard(card):
                return message("choice-discard", card=Cards(card))
            case DiscardTwo(first, second):
                return message("choice-discard", card=Cards(first, second))
            case PlaySkip(seat):
                return message("choice-skip", player=self._names[seat])
            case Pass():
                return message(_PASS[self._view.stack[-1].name])
            case Roll():
                return message("choice-roll")
            case Walk(spaces):
                return message("choice-walk", spaces=spaces, action=action(self.space(move)))
            case Star():
                return action(self.space(move))
            case Search(card):
                return message("choice-search", card=Cards(card))
            case Swap(cards):
                return self._swap(cards)
            case Ask(_, direction):
                step = 1 if direction == LEFT else -1
                neighbour = self._names[(self._view.seat + step) % self._view.players]
                return message(_DIRECTIONS[direction], player=neighbour)
            case Give(card):
                return message("choice-give", card=Cards(card))
            case Keep(cards):
                if not cards:
                    return message("choice-keep-none")
                return message("choice-keep", cards=Cards(*sorted_cards(cards)))

    def cards(self, move: Move) -> list[int]:  # noqa: PLR0911 - one case for each kind
        """Return the cards that stand for a move in a picture; a draw is a card unseen."""
        match move:
            case Draw():
                return [HIDDEN]
            case Take() | Knock():
                return [self._view.discard_pile[-1]]
            case Lay(groups=groups):
                return [card for group in groups for card in group]
            case Hit(cards=cards) | Swap(cards=cards) | Keep(cards=cards):
                return list(cards)
            case Discard(card) | Search(card) | Give(card):
                return [card]
            case DiscardTwo(first, second):
                return [first, second]
            case PlaySkip():
                return [SKIP]
            case _:
                return []

    def space(self, move: Walk | Star) -> tuple[str, int]:
        """Return the space to which a move of the pawn leads."""
        view = self._view
        return view.edition.ring[space_of(view.masked(), view.seat, move)]

    def _hit(self, hit: Hit) -> Message:
        cards = Cards(*hit.cards)
        group = self._view.table[hit.seat][hit.group]
        end = f"-{hit.end}" if hit.end else ""
        if self._places:
            place = self._places.of(hit.seat, hit.group)
            return message(f"choice-hit-named{end}", cards=cards, place=place, group=group)
        number = f"{hit.seat + 1}.{hit.group + 1}"
        return message(f"choice-hit{end}", cards=cards, place=number, group=group)

    def _swap(self, cards: Sequence[int]) -> Message:
        if not cards:
            return message("choice-swap-none")
        shown = Cards(*cards)
        return message("choice-swap", cards=shown, draws=len(cards) + 1)


_DIRECTIONS: Final = {LEFT: "choice-ask-left", RIGHT: "choice-ask-right"}
_PASS: Final = {
    "draw": "choice-pass-draw",
    "play": "choice-pass-play",
    "claim": "choice-pass-claim",
}
