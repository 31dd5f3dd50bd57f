"""Which phase a hand goes for, and what a card does for it.

In free order a seat may choose, and every question here has the same answer: the phase that is
fewest cards short; of equals the one with most outs; of those the last. The later a phase stands in
the list, the harder it is, and what is equally near is better made now.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.engine.cards import SKIP, is_wild
from laydown.engine.laying import Tally, short_of, short_with, short_without
from laydown.engine.steps.lay import phases_to_lay
from laydown.sense.fits import fits_table
from laydown.sense.outs import FAR, outs

if TYPE_CHECKING:
    from mypy_extensions import i64

    from laydown.engine.state import PartialState
    from laydown.sense.outs import Unseen


def goal_of(state: PartialState, seat: int, tally: Tally, unseen: Unseen | None = None) -> int:
    """Return the place of the phase to go for; without `unseen` no outs are counted."""
    goal = state.goals[seat]
    if goal >= 0:
        return goal
    edition = state.edition
    most = -1
    for place in nearest_phases(state, seat, tally):
        found = outs(edition.phases[place], tally, edition, unseen) if unseen else 0
        if found >= most:
            goal, most = place, found
    return goal


def nearest_phases(state: PartialState, seat: int, tally: Tally) -> list[int]:
    """Return the places of the phases that a seat may lay and that are fewest cards short."""
    edition = state.edition
    found: list[int] = []
    least = FAR
    for place in phases_to_lay(state, seat):
        short = short_of(edition.phases[place], tally, edition)
        if short < least:
            found, least = [place], short
        elif short == least:
            found.append(place)
    return found


def complete_phase(state: PartialState, seat: int, hand: list[int]) -> int:
    """Return the place of the hardest phase that a hand holds and may lay; -1 if there is none."""
    if state.laid[seat] >= 0:
        return -1
    edition, tally = state.edition, Tally(hand)
    goal = goal_of(state, seat, tally)  # what is complete has no outs
    return goal if goal >= 0 and not short_of(edition.phases[goal], tally, edition) else -1


def wanted(state: PartialState, seat: int, card: int) -> bool:
    """Whether a card brings the phase nearer, or could be hit."""
    if state.laid[seat] >= 0:
        return fits_table(state, state.hands[seat], card)
    if is_wild(card):
        return True
    tally = Tally(state.hands[seat])
    return brings_nearer(state, seat, tally, card)


def brings_nearer(state: PartialState, seat: int, tally: Tally, card: int) -> bool:
    """Whether a hand is fewer cards short with a card; one of the nearest phases will do."""
    edition = state.edition
    goal = state.goals[seat]
    if goal >= 0:
        phase = edition.phases[goal]
        return short_with(phase, tally, card, edition) < short_of(phase, tally, edition)
    for place in nearest_phases(state, seat, tally):
        phase = edition.phases[place]
        if short_with(phase, tally, card, edition) < short_of(phase, tally, edition):
            return True
    return False


def helping(state: PartialState, seat: int, tally: Tally, unseen: Unseen) -> int:
    """Return how many unseen cards bring a hand nearer: to its goal, or one that is as near."""
    edition = state.edition
    places = nearest_phases(state, seat, tally)
    if len(places) == 1:
        return outs(edition.phases[places[0]], tally, edition, unseen)
    found = 0
    for card in unseen.faces:
        if card != SKIP and brings_nearer(state, seat, tally, card):
            found += unseen.counts[card]
    return found


def distance_with(state: PartialState, seat: int, tally: Tally, card: int) -> int:
    """Return the cards short with one more card; once laid, 0 if it could be hit, else 1."""
    if state.laid[seat] >= 0:
        return 0 if fits_table(state, tally.cards, card) else 1
    edition = state.edition
    goal = state.goals[seat]
    if goal >= 0:
        return short_with(edition.phases[goal], tally, card, edition)
    least = FAR
    for place in phases_to_lay(state, seat):
        least = min(least, short_with(edition.phases[place], tally, card, edition))
    return least


def least_missed(state: PartialState, seat: int, tally: Tally) -> int:
    """Return the card that a hand misses least: fewest cards short without it, then most points.

    Wilds go only where there is nothing else.
    """
    edition = state.edition
    cards = tally.cards
    phase = edition.phases[goal_of(state, seat, tally)]
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
