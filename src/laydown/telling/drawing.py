"""How cards are drawn inside a sentence: each client hands in its own way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.engine.notation.cards import card_text

if TYPE_CHECKING:
    from collections.abc import Iterable


class Drawing:
    """Draws cards as they are written: `R7`, `W=5`, `(R7)`."""

    between: str = " "  # two cards
    tied: str = " "  # two cards of one group, which belong together

    def card(self, card: int) -> str:
        """Return a card, or a card laid for another."""
        return card_text(card)

    def cards(self, cards: Iterable[int]) -> str:
        """Return cards one after the other."""
        return self.between.join(map(self.card, cards))

    def group(self, cards: Iterable[int], extra: Iterable[int] = ()) -> str:
        """Return the cards of a group; Jokers that lie on a full run stand behind it."""
        shown, more = (self.tied.join(map(self.card, some)) for some in (cards, extra))
        return f"{shown}{self.tied}+{self.tied}{more}" if more else shown

    def groups(self, groups: Iterable[Iterable[int]]) -> str:
        """Return groups as a move writes them."""
        return " | ".join(map(self.group, groups))


class Bracketed(Drawing):
    """Draws cards in square brackets, `[R7]`, for clients that put a picture there."""

    def card(self, card: int) -> str:
        """Return a card in brackets."""
        return f"[{card_text(card)}]"


WRITTEN: Final = Drawing()
BRACKETED: Final = Bracketed()
