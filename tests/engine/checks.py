"""What holds at every moment of a game: no card is lost, and texts are read back."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from typing import TYPE_CHECKING

from laydown.engine.cards import REVERSED, SKIP
from laydown.engine.errors import IllegalMove
from laydown.engine.groups import HIGH
from laydown.engine.moves import DRAW, KNOCK, PASS, ROLL, TAKE, Hit, Move
from laydown.engine.notation.position import parse_position, parse_view, print_position, print_view
from laydown.engine.notation.record import parse_record, print_record
from laydown.engine.rules import apply, legal
from laydown.engine.view import view

if TYPE_CHECKING:
    from laydown.engine.game import Game
    from laydown.engine.state import State

PLAIN: tuple[Move, ...] = (DRAW, TAKE, PASS, KNOCK, ROLL)


# --- What holds at every moment ------------------------------------------------------------


def all_cards(state: State) -> Counter[int]:
    """Count the cards wherever they are."""
    found = Counter(state.draw_pile) + Counter(state.discard_pile)
    found[SKIP] += sum(state.skips)
    for hand in state.hands:
        found.update(card & (REVERSED - 1) for card in hand)
    for groups in state.table:
        found.update(c & (REVERSED - 1) for group in groups for c in group.plain_cards())
    return +found


def check_cards(state: State) -> None:
    assert all_cards(state) == Counter(state.edition.deck)
    for hand, shown in zip(state.hands, state.shown, strict=True):
        assert Counter(shown) <= Counter(hand)


def check_texts(game: Game) -> None:
    """Positions, views and records are read back; a view tells as much about moves as the state."""
    state = game.state
    assert parse_position(print_position(state)) == state
    for seat in range(state.players):
        seen = view(state, seat)
        assert parse_view(print_view(seen)) == seen
        told, true = seen.legal(), legal(state, seat)
        assert told.moves == true.moves
        assert list(islice(told.lays, 50)) == list(islice(true.lays, 50))
        if told.picks and true.picks:
            assert told.picks.count == true.picks.count
        else:
            assert told.picks is true.picks is None
    record = game.record()
    assert parse_record(print_record(record)) == record
    assert record.replay() == state


def accepts(state: State, seat: int, move: Move) -> bool:
    """Try a move on a copy; one that is refused must leave it as it was."""
    tried = state.copy()
    if refusal(tried, seat, move) is None:
        assert tried != state
        return True
    assert tried == state
    return False


def refusal(state: State, seat: int, move: Move) -> IllegalMove | None:
    """Apply a move; return why it was refused, None if it was not."""
    try:
        apply(state, seat, move)
    except IllegalMove as reason:
        return reason
    return None


def is_listed(state: State, move: Move, listed: tuple[Move, ...]) -> bool:
    """Whether a small move is in the list, however its end is written."""
    if not isinstance(move, Hit):
        return move in listed
    same = [
        hit
        for hit in listed
        if isinstance(hit, Hit)
        and (hit.cards, hit.seat, hit.group) == (move.cards, move.seat, move.group)
    ]
    if not move.end or not same:
        return len(same) == 1
    if same[0].end:
        return move in same
    group = state.table[move.seat][move.group]
    step = group.pattern.step if move.end == HIGH else -group.pattern.step
    ending = group.high if move.end == HIGH else group.number
    return group.pattern.chain and (move.cards[0] & 15) == ending + step
