"""Whole games in a hurry: fewest cards short, then fewest points; no chance, no memory.

This is the player of simulations by the thousand, and of the benchmarks. It reads a state, but of
it only what the seat itself holds and what lies open. Every move goes through `apply`, which checks
it like anybody's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.engine.cards import SKIP, find, is_wild
from laydown.engine.groups import fits_end, is_full
from laydown.engine.laying import Tally, least_lay, short_of
from laydown.engine.moves import (
    DRAW,
    KNOCK,
    PASS,
    TAKE,
    DiscardTwo,
    Move,
    discard,
    hit,
    play_skip,
)
from laydown.engine.piles import can_draw, can_take
from laydown.engine.rules import apply
from laydown.engine.state import CLAIM, PLAY
from laydown.engine.state import DRAW as DRAW_STEP
from laydown.engine.steps.discard import can_discard, can_discard_two, skip_targets
from laydown.sense.fits import fits, hit_end, pair_end
from laydown.sense.goal import goal_of, least_missed, wanted
from laydown.sense.ring import choose_on_ring

if TYPE_CHECKING:
    from laydown.engine.groups import Group
    from laydown.engine.state import PartialState, State


def play_out(state: State) -> int:
    """Play a game to its end; return the number of moves."""
    moves = 0
    while state.stack:
        seat = state.actors()[0]
        apply(state, seat, choose(state, seat))
        moves += 1
    return moves


def choose(state: PartialState, seat: int) -> Move:
    """Return the move of a seat that is asked."""
    step = state.stack[-1].name
    if step == PLAY:
        return _play(state, seat)
    if step == DRAW_STEP:
        return _draw(state, seat)
    if step == CLAIM:
        return KNOCK if wanted(state, seat, state.discard_pile[-1]) else PASS
    return choose_on_ring(state, seat)


def _draw(state: PartialState, seat: int) -> Move:
    """Take the open card if it helps, else a hidden one."""
    may_draw = can_draw(state)
    if can_take(state) and (not may_draw or wanted(state, seat, state.discard_pile[-1])):
        return TAKE
    return DRAW if may_draw else PASS


def _play(state: PartialState, seat: int) -> Move:
    """Lay, else hit, else end the turn."""
    if state.laid[seat] >= 0:
        return _hit(state, seat) or _end(state, seat, None)
    tally = Tally(state.hands[seat])
    return _lay(state, seat, tally) or _end(state, seat, tally)


def _lay(state: PartialState, seat: int, tally: Tally) -> Move | None:
    """Return the least lay as soon as there is one."""
    edition = state.edition
    place = goal_of(state, seat, tally)
    phase = edition.phases[place]
    if phase.least + edition.must_keep > len(tally.cards) or short_of(phase, tally, edition):
        return None
    return least_lay(place, tally, edition)


def _hit(state: PartialState, seat: int) -> Move | None:
    """Return the first hit there is: by the owners of groups, then by the cards in the hand."""
    spare = len(state.hands[seat]) - state.edition.must_keep
    for owner, groups in enumerate(state.table):
        for index, group in enumerate(groups):
            if spare >= group.pattern.each:
                move = _hit_on(state, state.hands[seat], owner, index, group)
                if move:
                    return move
    return None


def _hit_on(
    state: PartialState, hand: list[int], owner: int, index: int, group: Group
) -> Move | None:
    """Return the first hit on one group."""
    for card in hand:
        if not fits(state, group, card):
            continue
        if group.pattern.each > 1:
            return _pair(state, hand, owner, index, group)
        end = ""
        if group.pattern.chain and is_wild(card) and not is_full(group, state.edition.highest):
            end = hit_end(state, group, card)
        return hit((card,), owner, index, end)
    return None


def _pair(
    state: PartialState, hand: list[int], owner: int, index: int, group: Group
) -> Move | None:
    """Return the first pair that lengthens a run of pairs (X-09)."""
    end = pair_end(state, group, hand)
    if not end:
        return None
    pair = [card for card in hand if fits_end(group, card, end)][:2]
    return hit(tuple(sorted(pair)), owner, index, end)


def _end(state: PartialState, seat: int, tally: Tally | None) -> Move:
    """Return the move that ends the turn: a Skip first, then what costs least.

    Who has laid need not count the hand.
    """
    hand = state.hands[seat]
    if not can_discard(state, seat):
        return PASS
    if can_discard_two(state, seat):
        return DiscardTwo(hand[0], hand[1])
    if find(hand, SKIP) >= 0:
        targets = skip_targets(state, seat)
        if targets:
            return play_skip(_first_after(seat, targets))
    return discard(least_missed(state, seat, tally) if tally else _dearest(state, hand))


def _first_after(seat: int, targets: list[int]) -> int:
    """Return the target that comes first clockwise."""
    for target in targets:
        if target > seat:
            return target
    return targets[0]


def _dearest(state: PartialState, hand: list[int]) -> int:
    """Return the card with the most points."""
    best, most = hand[0], -1
    for card in hand:
        points = state.edition.points(card)
        if points > most:
            best, most = card, points
    return best
