"""Rounds that are stuck: the cards that would end them are there, but in hands that keep them.

Such a round would last until its bound (X-02). So hands go round: one seat collects at a time, and
the others give.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.engine.cards import SKIP, is_wild
from laydown.engine.moves import Discard, PlaySkip
from laydown.engine.steps.lay import phases_to_lay
from laydown.sense.dead import brings_more, held_back, not_on_table
from laydown.sense.fits import hits_pairs

if TYPE_CHECKING:
    from laydown.engine.moves import Move
    from laydown.engine.patterns import Pattern
    from laydown.engine.state import PartialState

_STUCK: Final = 30  # turns of each seat after which a round is stuck
_COLLECTS: Final = 7  # turns of each seat in which the same one collects
_STRETCH: Final = 13  # with those in which nobody does; a prime, so that each card has its turn


def given(state: PartialState, seat: int) -> int:
    """Return the card that a seat gives away where a round is stuck; -1 if it keeps what it needs.

    Each may hold what another waits for, and what a hand keeps never comes again. So all but one
    give whatever they hold: first what could be hit, then one card after another. Skips stay, for
    they would cost the one that collects its turns, and cover what it could take.
    """
    around = _around(state)
    if around < _STUCK:
        return -1
    if collector(state) == seat:
        return _of_no_use(state, seat)
    held = held_back(state, seat)
    if held >= 0:
        return held
    cards = [card for card in sorted(set(state.hands[seat])) if card != SKIP]
    return cards[around % len(cards)] if cards else -1


def unstuck(state: PartialState, seat: int, move: Move) -> Move:
    """Return what a bot does instead of a move that ends its turn where a round is stuck."""
    card = given(state, seat) if isinstance(move, (Discard, PlaySkip)) else -1
    return Discard(card) if card >= 0 else move


def collector(state: PartialState) -> int:
    """Return the seat that collects where a round is stuck, one after another; -1 if none does.

    Who has laid need not keep any card, but where pairs are hit (X-09). Now and then nobody
    collects: who began with cards that lead nowhere begins anew.
    """
    since = _around(state) - _STUCK
    if since < 0 or since % _STRETCH >= _COLLECTS:
        return -1
    pairs = hits_pairs(state)
    seats = [seat for seat in state.playing() if pairs or state.laid[seat] < 0]
    return seats[since // _STRETCH % len(seats)] if seats else -1


def _around(state: PartialState) -> int:
    """Return how many turns each seat has had in this round."""
    return state.turns // len(state.playing())


def _of_no_use(state: PartialState, seat: int) -> int:
    """Return a card that leads to no lay on which another could be hit; -1 if there is none.

    A hand may hold its phase and wait for ever, for nothing would fit on it. Where a phase asks for
    several groups, there are ways enough.
    """
    phases = phases_to_lay(state, seat)
    if state.laid[seat] >= 0 or len(phases) != 1:
        return -1
    patterns = state.edition.phases[phases[0]].patterns
    left = not_on_table(state)
    if len(patterns) > 1 or not brings_more(state, seat, left):
        return -1
    for card in sorted(set(state.hands[seat])):
        if card != SKIP and not is_wild(card) and not _leads_on(state, patterns[0], left, card):
            return card
    return -1


def _leads_on(state: PartialState, pattern: Pattern, left: list[int], card: int) -> bool:
    """Whether the cards can make a group with this one that is longer than asked for."""
    counts = [0] * 16  # by number, Wilds as 0
    for one in left:
        if is_wild(one) or (
            pattern.number_fits(one & 15)
            and (not pattern.same_colour or one >> 4 == card >> 4)
            and (not pattern.same_number or one & 15 == card & 15)
        ):
            counts[one & 15] += 1
    if not pattern.number_fits(card & 15):
        return False
    if not pattern.chain:
        return sum(counts) > pattern.size
    for before in range(pattern.size + 1):  # so many places of the chain
        low = (card & 15) - before * pattern.step
        high = low + pattern.size * pattern.step
        if pattern.first <= low and high <= state.edition.highest:
            missing = 0
            for place in range(pattern.size + 1):
                missing += max(0, pattern.each - counts[low + place * pattern.step])
            if missing <= counts[0]:
                return True
    return False
