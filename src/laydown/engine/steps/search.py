"""Search the discard pile for any one card (B-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.engine.events import Found
from laydown.engine.moves import Move, Search
from laydown.engine.notation.cards import card_text
from laydown.engine.piles import show_top
from laydown.engine.state import PLAY, SEARCH, step_of

if TYPE_CHECKING:
    from laydown.engine.piles import Sink
    from laydown.engine.state import PartialState, State


def search_moves(state: PartialState, seat: int) -> list[Move]:  # noqa: ARG001
    """List the cards that can be taken."""
    return [Search(card) for card in sorted(set(state.discard_pile))]


def check_search(state: PartialState, seat: int, move: Move) -> int:  # noqa: ARG001
    """Return the card, or raise why it cannot be taken."""
    if not isinstance(move, Search):
        raise state.edition.illegal("action_first", step=SEARCH)
    if move.card not in state.discard_pile:
        raise state.edition.illegal("not_in_discards", card=card_text(move.card))
    return move.card


def apply_search(state: State, seat: int, move: Move, sink: Sink) -> None:
    """Take the uppermost such card; the rest keeps its order."""
    card = check_search(state, seat, move)
    pile = state.discard_pile
    at = len(pile) - 1 - pile[::-1].index(card)
    del pile[at]
    hidden = state.edition.hidden_discards
    if hidden:
        del state.pile_seen[at]
    state.hands[seat].append(card)
    plain = not hidden or (at == len(pile) and (not pile or pile[-1] != card))
    if plain:
        state.shown[seat].append(card)  # another top, or none: all see which card is gone
    else:
        # Nobody else knows which card is gone, so nobody else knows what lies where.
        state.pile_seen = [seen & 1 << seat for seen in state.pile_seen]
        state.lacks[seat] = 0
    state.stack[-1] = step_of(PLAY, seat)
    if sink:
        sink(Found(seat, card, plain))
    # Told after every search, so that it does not tell whether the top was taken.
    show_top(state, sink)
