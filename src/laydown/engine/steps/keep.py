"""Keep cards for the next round: all at once, hidden until everybody has chosen (B-30)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.engine.events import KeepChosen
from laydown.engine.moves import Keep, Move
from laydown.engine.picks import PickSpace
from laydown.engine.piles import check_held
from laydown.engine.state import KEEP, Step
from laydown.engine.turn import deal

if TYPE_CHECKING:
    from laydown.engine.piles import Sink
    from laydown.engine.state import PartialState, State


def keep_picks(state: PartialState, seat: int) -> PickSpace:
    """Return all ways to choose cards."""
    return PickSpace(state.hands[seat], state.edition.keep, _keep, ordered=False)


def _keep(cards: tuple[int, ...]) -> Keep:
    return Keep(tuple(sorted(cards)))


def check_keep(state: PartialState, seat: int, move: Move) -> tuple[int, ...]:
    """Return the cards, or raise why they cannot be kept."""
    edition = state.edition
    if not isinstance(move, Keep):
        raise edition.illegal("action_first", KEEP, step=KEEP)
    if len(move.cards) > edition.keep:
        raise edition.illegal("keep_too_many", most=edition.keep)
    check_held(state, seat, move.cards, "keep")
    return tuple(sorted(move.cards))


def apply_keep(state: State, seat: int, move: Move, sink: Sink) -> None:
    """Note the choice; the last one starts the next round."""
    cards = check_keep(state, seat, move)
    state.kept[seat] = cards
    if sink:
        sink(KeepChosen(seat, cards))
    left = state.stack[-1].seats & ~(1 << seat)
    if left:
        state.stack[-1] = Step(KEEP, left)
    else:
        deal(state, sink)
