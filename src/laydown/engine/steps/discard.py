"""End the turn: a discard, a Skip in front of somebody, or nothing where nothing can go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.engine.cards import SKIP, is_wild
from laydown.engine.edition import PER_ROUND
from laydown.engine.events import Discarded, Passed, SkipPlayed
from laydown.engine.groups import is_full
from laydown.engine.moves import (
    PASS,
    Discard,
    DiscardTwo,
    Move,
    Pass,
    PlaySkip,
    discard,
    play_skip,
)
from laydown.engine.notation.cards import card_text
from laydown.engine.piles import check_held, check_holds, leave_hand, put_down
from laydown.engine.turn import end_round, end_turn

if TYPE_CHECKING:
    from laydown.engine.piles import Sink
    from laydown.engine.state import PartialState, State

    Ending = Discard | DiscardTwo | PlaySkip | Pass


def can_discard(state: PartialState, seat: int) -> bool:
    """Whether a card may leave the hand: the last one only after laying (X-17)."""
    cards = len(state.hands[seat])
    return cards > 1 or (cards == 1 and state.laid[seat] >= 0)


def can_discard_two(state: PartialState, seat: int) -> bool:
    """Whether two cards may go: nothing but full runs lies on the table (B-27)."""
    return (
        state.edition.two_discards
        and state.laid[seat] >= 0
        and len(state.hands[seat]) > 1
        and all(is_full(group, state.edition.highest) for groups in state.table for group in groups)
    )


def skip_targets(state: PartialState, seat: int) -> list[int]:
    """Return the seats before which a Skip may be put (M-24, P-09)."""
    tally = state.skipped if state.edition.skip_limit == PER_ROUND else state.skips
    return [
        other
        for other in state.playing()
        if other != seat and not tally[other] and not state.skips[other]
    ]


def discard_moves(state: PartialState, seat: int) -> list[Move]:
    """List the moves that end the turn."""
    if not can_discard(state, seat):
        return [PASS]
    moves: list[Move] = []
    cards = sorted(set(state.hands[seat]))
    for card in cards:
        if card == SKIP:
            targets = skip_targets(state, seat)
            if targets:
                moves += map(play_skip, targets)
                continue
        moves.append(discard(card))
    if can_discard_two(state, seat):
        twice = {card for card in cards if state.hands[seat].count(card) > 1}
        moves += [DiscardTwo(a, b) for a in cards for b in cards if a != b or a in twice]
    return moves


def check_discard(state: PartialState, seat: int, move: Ending) -> None:
    """Raise why the turn cannot end like this."""
    edition = state.edition
    if isinstance(move, Pass):
        if can_discard(state, seat):
            raise edition.illegal("cannot_pass")
        return
    if isinstance(move, Discard):
        check_holds(state, seat, move.card, "discard")
    elif isinstance(move, PlaySkip):
        _check_skip(state, seat, move.card)
    else:
        check_held(state, seat, (move.first, move.second), "discard")
    if not can_discard(state, seat):
        raise edition.illegal("last_card_not_laid")
    if isinstance(move, PlaySkip):
        _check_target(state, seat, move.seat)
    elif isinstance(move, DiscardTwo):
        if not can_discard_two(state, seat):
            raise edition.illegal("one_discard")
    elif move.card == SKIP and skip_targets(state, seat):
        raise edition.illegal("skip_needs_target")


def _check_skip(state: PartialState, seat: int, card: int) -> None:
    """Raise if a card is no Skip in the hand."""
    if card != SKIP:
        kind = "wild" if is_wild(card) else ""
        raise state.edition.illegal("not_a_skip", kind, card=card_text(card))
    check_holds(state, seat, card, "skip")


def _check_target(state: PartialState, seat: int, target: int) -> None:
    edition = state.edition
    if target not in state.playing():
        replay = "replay" if target < state.players else ""
        raise edition.illegal("no_such_seat", replay, seat=target + 1)
    if target == seat:
        raise edition.illegal("skip_own_seat")
    if state.skips[target]:
        raise edition.illegal("skip_already_there", seat=target + 1)
    if target not in skip_targets(state, seat):
        raise edition.illegal("skip_once_a_round", seat=target + 1)


def apply_discard(state: State, seat: int, move: Ending, sink: Sink) -> None:
    """End the turn, and the round if the hand is empty."""
    check_discard(state, seat, move)
    claimable = False
    if isinstance(move, Discard):
        claimable = _discard(state, seat, move.card, sink)
    elif isinstance(move, DiscardTwo):
        _discard(state, seat, move.first, sink)
        claimable = _discard(state, seat, move.second, sink)
    elif isinstance(move, PlaySkip):
        leave_hand(state, seat, SKIP)
        state.skips[move.seat] += 1
        state.skipped[move.seat] += 1
        if sink:
            sink(SkipPlayed(seat, move.seat))
    else:
        if sink:
            sink(Passed(seat, "discard"))
        end_turn(state, sink, claimable=False)
        return
    if not state.hands[seat]:
        end_round(state, seat, sink)
    else:
        end_turn(state, sink, claimable=claimable)


def _discard(state: State, seat: int, card: int, sink: Sink) -> bool:
    """Put a card onto the discard pile; return whether others may claim it."""
    put_down(state, seat, card)
    if sink:
        sink(Discarded(seat, card))
    return card != SKIP
