"""What can be hit: which groups on the table take a card, and at which end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.engine.cards import SKIP, is_wild
from laydown.engine.groups import HIGH, LOW, Group, fits_end, fits_pool, is_full, open_ends

if TYPE_CHECKING:
    from laydown.engine.state import PartialState


def fits_table(state: PartialState, hand: list[int], card: int) -> bool:
    """Whether a card could be hit, alone or with one of the hand."""
    for groups in state.table:
        for group in groups:
            if fits(state, group, card) and (
                group.pattern.each == 1 or pair_end(state, group, [*hand, card])
            ):
                return True
    return False


def fits(state: PartialState, group: Group, card: int) -> bool:
    """Whether a group can take a card, alone or with another."""
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
    """Whether a run of pairs lies on the table (X-09)."""
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
