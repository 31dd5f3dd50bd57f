"""The draw pile and the discard pile: who sees what when a card moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.engine.cards import SKIP, face, find, take_out
from laydown.engine.chance import Stream
from laydown.engine.events import Drew, Reshuffled, Took, Uncovered
from laydown.engine.notation.cards import card_text
from laydown.engine.state import DISCARDED, TOOK, deed

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from laydown.engine.errors import IllegalMove
    from laydown.engine.events import Event
    from laydown.engine.state import PartialState, State

    Sink = Callable[[Event], None] | None


def can_draw(state: PartialState) -> bool:
    """Whether the draw pile can give a card, reshuffled if need be (X-01)."""
    return bool(state.draw_pile) or len(state.discard_pile) > 1


def can_take(state: PartialState) -> bool:
    """Whether the top of the discard pile may be taken: never a Skip (M-22, X-03)."""
    return bool(state.discard_pile) and state.discard_pile[-1] != SKIP


def check_holds(state: PartialState, seat: int, card: int, use: str) -> None:
    """Raise if a hand does not hold a card; `use` is what it is wanted for."""
    if find(state.hands[seat], card) < 0:
        raise _not_held(state, card, use)


def _not_held(state: PartialState, card: int, use: str) -> IllegalMove:
    """Return the refusal of a card that is not in the hand, or not even in the deck."""
    known = face(card) in state.edition.deck
    return state.edition.illegal(
        "card_not_held" if known else "no_such_card", use, card=card_text(card)
    )


def check_held(state: PartialState, seat: int, cards: Sequence[int], use: str) -> None:
    """Raise if a hand does not hold all these cards; `use` is what they are wanted for."""
    if len(cards) == 1:
        check_holds(state, seat, cards[0], use)
        return
    left = state.hands[seat].copy()
    for card in cards:
        at = find(left, card)
        if at < 0:
            raise _not_held(state, card, use)
        left.pop(at)


def leave_hand(state: State, seat: int, card: int) -> None:
    """Take a card out of a hand, and out of what is known of the hand."""
    take_out(state.hands[seat], card)
    shown = state.shown[seat]
    at = find(shown, card)
    if at >= 0:
        shown.pop(at)
    elif state.told[seat]:
        _forget_told(state, seat, card)


def _forget_told(state: State, seat: int, card: int) -> None:
    """Update what others were told of a hand when a card of it is seen to go."""
    told = state.told[seat]
    same = next((one for one in told if one.card == card), None)
    if same:
        told.remove(same)
    # As far as the others know, it was one of those whose number they were told.
    number = card & 15
    state.told[seat] = [one._replace(number=0) if one.card & 15 == number else one for one in told]


def put_down(state: State, seat: int, card: int) -> None:
    """Put a card from the hand onto the discard pile, for all to see."""
    leave_hand(state, seat, card)
    state.discard_pile.append(face(card))
    state.trail.append(deed(seat, DISCARDED, face(card)))
    if state.edition.hidden_discards:
        state.pile_seen.append(state.everyone)


def take_top(state: State, seat: int, sink: Sink, *, knocked: bool = False) -> None:
    """Move the top of the discard pile into a hand; everybody sees which card."""
    card = state.discard_pile.pop()
    state.hands[seat].append(card)
    state.shown[seat].append(card)
    state.trail.append(deed(seat, TOOK, card))
    if state.edition.hidden_discards:
        state.pile_seen.pop()
    if sink:
        sink(Took(seat, card, knocked))
    show_top(state, sink)


def show_top(state: State, sink: Sink) -> None:
    """Let everybody see the top of a discard pile whose other cards are hidden."""
    if state.pile_seen:
        state.pile_seen[-1] = state.everyone
        if sink:
            sink(Uncovered(state.discard_pile[-1]))


def draw_card(state: State, seat: int, sink: Sink) -> None:
    """Move the top of the draw pile into a hand, if there is a card to be had."""
    card = draw_face(state, sink)
    if card < 0:
        return
    state.hands[seat].append(card)
    state.lacks[seat] = 0
    if state.under > len(state.draw_pile):
        state.under -= 1
        state.shown[seat].append(card)  # everybody saw it go under the pile
    if sink:
        sink(Drew(seat, card))


def draw_face(state: State, sink: Sink) -> int:
    """Take the top of the draw pile, reshuffled if it is empty; -1 if there is none (X-01)."""
    if not can_draw(state):
        return -1
    if not state.draw_pile:
        _new_draw_pile(state, sink)
    return state.draw_pile.pop()


def _new_draw_pile(state: State, sink: Sink) -> None:
    """Shuffle the discard pile without its top into a new draw pile (X-01)."""
    pile = state.discard_pile
    state.discard_pile = [pile.pop()]
    if state.edition.hidden_discards:
        seen = state.pile_seen
        state.pile_seen = [seen.pop()]
        both = sorted(zip(pile, seen, strict=True))
        state.pool_seen = tuple(mask for _, mask in both)
    state.pool = tuple(sorted(pile))
    Stream(state.seed, "reshuffle", state.deals, state.shuffles).shuffle(pile)
    state.shuffles += 1
    state.draw_pile = pile
    if sink:
        sink(Reshuffled(len(pile)))
