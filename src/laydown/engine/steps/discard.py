"""End the turn: a discard, a Skip in front of somebody, or nothing where nothing can go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.engine.cards import SKIP, card_text
from laydown.engine.edition import PER_ROUND
from laydown.engine.events import Discarded, Passed, SkipPlayed
from laydown.engine.moves import PASS, Discard, Move, Pass, PlaySkip, discard, play_skip
from laydown.engine.state import DISCARDED, Deed
from laydown.engine.turn import end_round, end_turn, leave_hand

if TYPE_CHECKING:
    from laydown.engine.state import State
    from laydown.engine.steps.draw import Sink


def can_discard(state: State, seat: int) -> bool:
    """Tell whether a card may leave the hand: the last one only after laying (X-17)."""
    cards = len(state.hands[seat])
    return cards > 1 or (cards == 1 and state.laid[seat] >= 0)


def skip_targets(state: State, seat: int) -> list[int]:
    """Return the seats before which a Skip may be put (M-24, P-09)."""
    tally = state.skipped if state.edition.skip_limit == PER_ROUND else state.skips
    return [
        other
        for other in state.playing()
        if other != seat and not tally[other] and not state.skips[other]
    ]


def discard_moves(state: State, seat: int) -> list[Move]:
    """List the moves that end the turn."""
    if not can_discard(state, seat):
        return [PASS]
    moves: list[Move] = []
    for card in sorted(set(state.hands[seat])):
        if card == SKIP:
            targets = skip_targets(state, seat)
            if targets:
                moves += map(play_skip, targets)
                continue
        moves.append(discard(card))
    return moves


def check_discard(state: State, seat: int, move: Discard | PlaySkip | Pass) -> None:
    """Raise why the turn cannot end like this."""
    edition = state.edition
    if isinstance(move, Pass):
        if can_discard(state, seat):
            raise edition.illegal("cannot_pass")
        return
    card = move.card if isinstance(move, Discard) else SKIP
    if card not in state.hands[seat]:
        raise edition.illegal("card_not_held", card=card_text(card))
    if not can_discard(state, seat):
        raise edition.illegal("last_card_not_laid")
    if isinstance(move, PlaySkip):
        _check_target(state, seat, move.seat)
    elif card == SKIP and skip_targets(state, seat):
        raise edition.illegal("skip_needs_target")


def _check_target(state: State, seat: int, target: int) -> None:
    edition = state.edition
    if target not in state.playing():
        raise edition.illegal("no_such_seat", seat=target + 1)
    if target == seat:
        raise edition.illegal("skip_own_seat")
    if state.skips[target]:
        raise edition.illegal("skip_already_there", seat=target + 1)
    if target not in skip_targets(state, seat):
        raise edition.illegal("skip_once_a_round", seat=target + 1)


def do_discard(state: State, seat: int, move: Discard | PlaySkip | Pass, sink: Sink) -> None:
    """End the turn, and the round if the hand is empty."""
    if isinstance(move, Pass):
        if sink:
            sink(Passed(seat, "discard"))
        end_turn(state, sink, claimable=False)
        return
    if isinstance(move, Discard):
        card = move.card
        leave_hand(state, seat, card)
        state.discard_pile.append(card)
        state.trail.append(Deed(seat, DISCARDED, card))
        if sink:
            sink(Discarded(seat, card))
    else:
        card = SKIP
        leave_hand(state, seat, SKIP)
        state.skips[move.seat] += 1
        state.skipped[move.seat] += 1
        if sink:
            sink(SkipPlayed(seat, move.seat))
    if not state.hands[seat]:
        end_round(state, seat, sink)
    else:
        end_turn(state, sink, claimable=card != SKIP)
