"""Swap: discard none to four cards, then draw one more than that (B-14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.engine.cards import REVERSED, face
from laydown.engine.events import Swapped
from laydown.engine.moves import Move, Swap
from laydown.engine.picks import PickSpace
from laydown.engine.piles import check_held, draw_card, leave_hand
from laydown.engine.state import DISCARDED, PLAY, SWAP, deed, step_of

if TYPE_CHECKING:
    from laydown.engine.piles import Sink
    from laydown.engine.state import PartialState, State

MOST: Final = 4


def swap_picks(state: PartialState, seat: int) -> PickSpace:
    """Return all ways to choose cards and their order."""
    return PickSpace(state.hands[seat], MOST, Swap, ordered=True)


def check_swap(state: PartialState, seat: int, move: Move) -> tuple[int, ...]:
    """Return the cards, or raise why they cannot be swapped."""
    edition = state.edition
    if not isinstance(move, Swap):
        raise edition.illegal("action_first", step=SWAP)
    if len(move.cards) > MOST:
        raise edition.illegal("too_many_cards", most=MOST)
    check_held(state, seat, move.cards, "swap")
    return move.cards


def apply_swap(state: State, seat: int, move: Move, sink: Sink) -> None:
    """Discard the cards in the owner's order, then draw; only the last one is seen (X-26)."""
    cards = check_swap(state, seat, move)
    faces = [face(card) for card in cards]
    for card in cards:
        leave_hand(state, seat, card)
    state.discard_pile += faces
    if len(faces) > 1:
        # Any card that was known to be in this hand may lie under the top now.
        state.shown[seat] = [card for card in state.shown[seat] if card >= REVERSED]
        state.told[seat] = []
        state.lacks[seat] = 0
    if state.edition.hidden_discards:
        seen = [state.everyone if card >= REVERSED else 1 << seat for card in cards]
        state.pile_seen += seen
        if faces:
            state.pile_seen[-1] = state.everyone
    if faces:
        state.trail.append(deed(seat, DISCARDED, faces[-1]))
    if sink:
        sink(Swapped(seat, cards, plain=not state.edition.hidden_discards))
    for _ in range(len(faces) + 1):
        draw_card(state, seat, sink)
    state.stack[-1] = step_of(PLAY, seat)
