"""Outs: how many of the unseen cards bring a hand nearer to its phase, counted exactly."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.engine.cards import SKIP, WILD, face, is_wild, number_card
from laydown.engine.laying import Tally, short_of, short_with
from laydown.engine.patterns import COLOUR, Phase
from laydown.sense.fits import fits_table, hits_pairs

if TYPE_CHECKING:
    from laydown.engine.edition import Edition
    from laydown.engine.state import PartialState

_FACES: Final = 128
FAR: Final = 99  # more cards than any hand is short
SURE: Final = 100
_PERHAPS: Final = 40


class Unseen:
    """The cards that a seat cannot place, counted: one by one, by number and by colour."""

    __slots__ = ("colours", "counts", "faces", "numbers", "total")

    def __init__(self, state: PartialState) -> None:
        """Count what no hand and no pile of a masked state shows."""
        counts = [0] * _FACES
        for card in state.edition.deck:
            counts[card] += 1
        for hand in state.hands:
            _leave_out(counts, hand)
        _leave_out(counts, state.discard_pile)
        _leave_out(counts, state.draw_pile)
        for groups in state.table:
            for group in groups:
                _leave_out(counts, group.plain_cards())
        counts[SKIP] = max(0, counts[SKIP] - sum(state.skips))
        self.counts: Final = counts
        self.faces: Final = [card for card in range(_FACES) if counts[card] > 0]
        self.numbers: Final = [0] * 16  # Wilds as 0, Skips as 15
        self.colours: Final = [0] * 8
        self.total: int = 0
        for card in self.faces:
            self.total += counts[card]
            self.numbers[card & 15] += counts[card]
            if card not in (WILD, SKIP):
                self.colours[card >> 4] += counts[card]


def _leave_out(counts: list[int], cards: list[int]) -> None:
    """Count cards out; those that nobody knows are below 0."""
    for card in cards:
        if card >= 0:
            counts[face(card)] -= 1


def outs(phase: Phase, tally: Tally, edition: Edition, unseen: Unseen) -> int:
    """Return how many unseen cards bring the hand nearer to the phase."""
    short = short_of(phase, tally, edition)
    if not short:
        return 0
    found = 0
    if phase.by_number:  # cards of one number help alike; Wilds are number 0
        for number in range(edition.highest + 1):
            if unseen.numbers[number] and short_with(phase, tally, number, edition) < short:
                found += unseen.numbers[number]
    elif phase.form == COLOUR:  # cards of one colour help alike
        found = _colour_outs(phase, tally, edition, unseen)
    else:
        for card in unseen.faces:
            if card != SKIP and short_with(phase, tally, card, edition) < short:
                found += unseen.counts[card]
    return found


def _colour_outs(phase: Phase, tally: Tally, edition: Edition, unseen: Unseen) -> int:
    """Return the outs of a phase that asks for one colour."""
    short = short_of(phase, tally, edition)
    found = 0
    if unseen.counts[WILD] and short_with(phase, tally, WILD, edition) < short:
        found = unseen.counts[WILD]
    for colour in edition.colours:
        card = number_card(colour, 1)
        if unseen.colours[colour] and short_with(phase, tally, card, edition) < short:
            found += unseen.colours[colour]
    return found


class Choice:
    """A card that might go, and what the hand is without it."""

    __slots__ = ("card", "outs", "points", "short")

    def __init__(self, card: int, short: int, points: int) -> None:
        """Count the outs only where they decide."""
        self.card: Final = card
        self.short: int = short
        self.points: Final = points
        self.outs: int = -1


def choices(state: PartialState, place: int, hand: list[int], unseen: Unseen) -> list[Choice]:
    """Return every different card but Skips, with what the hand is short of a phase without it.

    Outs are counted where the hand stays nearest. A hand with none is as good as one card further
    off: what it waits for does not come.
    """
    edition = state.edition
    phase = edition.phases[place]
    found: list[Choice] = []
    least = FAR
    tallies: list[Tally] = []
    for card in sorted(set(hand)):
        if card == SKIP:
            continue
        rest = hand.copy()
        rest.remove(card)
        tally = Tally(rest)
        choice = Choice(card, short_of(phase, tally, edition), edition.points(face(card)))
        if not is_wild(card):
            least = min(least, choice.short)
        found.append(choice)
        tallies.append(tally)
    for i, choice in enumerate(found):
        if choice.short <= least:
            choice.outs = outs(phase, tallies[i], edition, unseen)
            if choice.short and not choice.outs:
                choice.short += 1
    if not any(choice.short <= least and choice.outs >= 0 for choice in found):
        for i, choice in enumerate(found):
            if choice.outs < 0 and choice.short == least + 1:
                choice.outs = outs(phase, tallies[i], edition, unseen)
    return found


def table_outs(state: PartialState, hand: list[int], unseen: Unseen) -> int:
    """Return how many unseen cards could be hit by a hand once it draws them."""
    found = 0
    for card in unseen.faces:
        if fits_table(state, hand, card):
            found += unseen.counts[card]
    return found


def least_useful(state: PartialState, hand: list[int], unseen: Unseen) -> int:
    """Return the card a seat that has laid misses least: most outs without it, then most points.

    What is left can depend on the hand only where pairs are hit (X-09). Who there keeps a card that
    needs no partner waits for ever.
    """
    pairs = hits_pairs(state)
    best, rank = SKIP, -1
    for card in sorted(set(hand)):
        if card == SKIP:
            continue
        found = 0
        if pairs:
            rest = hand.copy()
            rest.remove(card)
            found = table_outs(state, rest, unseen)
        worth = found << 8 | state.edition.points(face(card))
        if worth > rank:
            best, rank = card, worth
    return best


def goes_along(state: PartialState, phase: Phase, hand: list[int], card: int) -> int:
    """Return how likely a card that the phase does not need is to go after laying, of 100.

    It can be hit at once, or makes a group of the phase longer.
    """
    if is_wild(card) or fits_table(state, [], card):
        return SURE
    best = 0
    for pattern in phase.patterns:
        if pattern.same_number:
            held = _alike(hand, card & 15, 15)
            best = max(best, SURE if held >= pattern.size else _PERHAPS if held > 1 else 0)
        elif pattern.chain:
            if _alike(hand, card & 15, 15) == 1:  # a number twice is of no use
                best = max(best, _PERHAPS)
        elif pattern.same_colour:
            best = max(best, min(SURE, _alike(hand, card & ~15, ~15) * SURE // pattern.size))
        elif pattern.number_fits(card & 15):
            best = SURE
    return best


def _alike(hand: list[int], value: int, mask: int) -> int:
    """Count the number cards of a number or a colour."""
    found = 0
    for card in hand:
        if card != SKIP and not is_wild(card) and card & mask == value:
            found += 1
    return found
