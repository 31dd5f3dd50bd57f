"""What a card is worth to a seat in a hurry: cards short of its phase, or a place to hit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.engine.cards import SKIP, is_wild
from laydown.engine.groups import HIGH, LOW, Group, fits_end, fits_pool, is_full, open_ends
from laydown.engine.laying import Tally, short_of, short_with, short_without
from laydown.engine.steps.lay import phases_to_lay

if TYPE_CHECKING:
    from mypy_extensions import i64

    from laydown.engine.state import PartialState


def nearest(state: PartialState, seat: int, tally: Tally) -> int:
    """Return the place of the phase that a seat is nearest to, of those it may lay."""
    goal = state.goals[seat]
    if goal >= 0:
        return goal
    edition = state.edition
    least = 99
    for place in phases_to_lay(state, seat):
        short = short_of(edition.phases[place], tally, edition)
        if short < least:
            goal, least = place, short
    return goal


def wanted(state: PartialState, seat: int, card: int) -> bool:
    """Tell whether a card brings the phase nearer, or could be hit."""
    if state.laid[seat] >= 0:
        return fits_table(state, state.hands[seat], card)
    if is_wild(card):
        return True
    edition = state.edition
    tally = Tally(state.hands[seat])
    phase = edition.phases[nearest(state, seat, tally)]
    return short_with(phase, tally, card, edition) < short_of(phase, tally, edition)


def distance_with(state: PartialState, seat: int, tally: Tally, card: int) -> int:
    """Return the cards short with one more card; once laid, 0 if it could be hit, else 1."""
    if state.laid[seat] >= 0:
        return 0 if fits_table(state, tally.cards, card) else 1
    edition = state.edition
    return short_with(edition.phases[nearest(state, seat, tally)], tally, card, edition)


def fits_table(state: PartialState, hand: list[int], card: int) -> bool:
    """Tell whether a card could be hit, alone or with one of the hand."""
    for groups in state.table:
        for group in groups:
            if fits(state, group, card) and (
                group.pattern.each == 1 or pair_end(state, group, [*hand, card])
            ):
                return True
    return False


def fits(state: PartialState, group: Group, card: int) -> bool:
    """Tell whether a group can take a card, alone or with another."""
    if card == SKIP:
        return False
    if not group.pattern.chain:
        return fits_pool(group, card)
    if is_full(group, state.edition.highest):
        return state.edition.overfull_runs and is_wild(card)
    return hit_end(state, group, card) != ""


def pair_end(state: PartialState, group: Group, hand: list[int]) -> str:
    """Return the end at which a pair of the hand lengthens a run of pairs (X-09); empty if none."""
    for end in open_ends(group, state.edition.highest):
        if sum(fits_end(group, card, end) for card in hand) > 1:
            return end
    return ""


def hits_pairs(state: PartialState) -> bool:
    """Tell whether a run of pairs lies on the table (X-09)."""
    for groups in state.table:
        for group in groups:
            if group.pattern.each > 1:
                return True
    return False


def hit_end(state: PartialState, group: Group, card: int) -> str:
    """Return the end at which a chain takes a card, the high one first; empty if none does."""
    pattern = group.pattern
    if group.high + pattern.step <= state.edition.highest and fits_end(group, card, HIGH):
        return HIGH
    if group.number - pattern.step >= pattern.first and fits_end(group, card, LOW):
        return LOW
    return ""


def least_missed(state: PartialState, seat: int, tally: Tally) -> int:
    """Return the card that a hand misses least: fewest cards short without it, then most points.

    Wilds go only where there is nothing else.
    """
    edition = state.edition
    cards = tally.cards
    phase = edition.phases[nearest(state, seat, tally)]
    best, fewest, most = -1, 99, -1
    tried: i64 = 0  # the numbers, where equal numbers are missed equally
    for card in cards:
        if is_wild(card) or (phase.by_number and tried >> (card & 15) & 1):
            continue
        tried |= 1 << (card & 15)
        missing = short_without(phase, tally, card, edition)
        if missing > fewest:
            continue
        points = edition.points(card)
        if missing < fewest or points > most:
            best, fewest, most = card, missing, points
    return best if best >= 0 else cards[0]
