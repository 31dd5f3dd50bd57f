"""Take a card: from the draw pile, or the top of the discard pile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.engine.cards import SKIP
from laydown.engine.chance import Stream
from laydown.engine.events import Drew, Passed, Reshuffled, Took
from laydown.engine.moves import DRAW, PASS, TAKE, Draw, Move, Pass, Take
from laydown.engine.state import PLAY, REFUSED, TOOK, Deed, Step

if TYPE_CHECKING:
    from collections.abc import Callable

    from laydown.engine.events import Event
    from laydown.engine.state import State

    Sink = Callable[[Event], None] | None


def can_draw(state: State) -> bool:
    """Tell whether the draw pile can give a card, made anew if need be (X-01)."""
    return bool(state.draw_pile) or len(state.discard_pile) > 1


def can_take(state: State) -> bool:
    """Tell whether the top of the discard pile may be taken: never a Skip (M-22, X-03)."""
    return bool(state.discard_pile) and state.discard_pile[-1] != SKIP


def draw_moves(state: State) -> list[Move]:
    """List the moves of this step."""
    moves: list[Move] = []
    if can_draw(state):
        moves.append(DRAW)
    if can_take(state):
        moves.append(TAKE)
    return moves or [PASS]


def check_draw(state: State, move: Move) -> None:
    """Raise why a move of this step is not allowed."""
    edition = state.edition
    if isinstance(move, Draw):
        if not can_draw(state):
            raise edition.illegal("nothing_to_draw")
    elif isinstance(move, Take):
        if not state.discard_pile:
            raise edition.illegal("nothing_to_take")
        if not can_take(state):
            raise edition.illegal("skip_on_top")
    elif isinstance(move, Pass):
        if can_draw(state) or can_take(state):
            raise edition.illegal("must_draw")
    else:
        raise edition.illegal("draw_first")


def do_draw(state: State, seat: int, move: Move, sink: Sink) -> None:
    """Do a move of this step."""
    if isinstance(move, Draw):
        if can_take(state):
            state.trail.append(Deed(seat, REFUSED, state.discard_pile[-1]))
        card = draw_card(state, seat, sink)
        if sink:
            sink(Drew(seat, card))
    elif isinstance(move, Take):
        take_top(state, seat, sink, knocked=False)
    elif sink:  # nothing to draw, the turn goes on
        sink(Passed(seat, "draw"))
    state.stack[-1] = Step(PLAY, 1 << seat)


def take_top(state: State, seat: int, sink: Sink, *, knocked: bool) -> None:
    """Move the top of the discard pile into a hand; everybody sees which card."""
    card = state.discard_pile.pop()
    state.hands[seat].append(card)
    state.shown[seat].append(card)
    state.trail.append(Deed(seat, TOOK, card))
    if sink:
        sink(Took(seat, card, knocked))


def draw_card(state: State, seat: int, sink: Sink) -> int:
    """Move the top of the draw pile into a hand; make a new pile first if it is empty."""
    if not state.draw_pile:
        _new_draw_pile(state, sink)
    card = state.draw_pile.pop()
    state.hands[seat].append(card)
    if state.under > len(state.draw_pile):
        state.under -= 1
        state.shown[seat].append(card)  # everybody saw it go under the pile
    return card


def _new_draw_pile(state: State, sink: Sink) -> None:
    """Shuffle the discard pile without its top into a new draw pile (X-01)."""
    top = state.discard_pile.pop()
    pile = state.discard_pile
    state.discard_pile = [top]
    state.pool = tuple(sorted(pile))
    Stream(state.seed, "reshuffle", state.deals, state.shuffles).shuffle(pile)
    state.shuffles += 1
    state.draw_pile = pile
    if sink:
        sink(Reshuffled(len(pile)))
