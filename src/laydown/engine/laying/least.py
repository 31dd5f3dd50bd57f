"""The least lay: exactly the cards a phase asks for, number cards before Wilds.

What is left over of a set or a run goes by hits afterwards, so a player in a hurry loses little.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.engine.cards import SKIP, is_wild, standing_for
from laydown.engine.laying.minimum import bare_groups
from laydown.engine.laying.tally import MOST, Tally, once, total
from laydown.engine.laying.ways import best_lays
from laydown.engine.moves import Lay
from laydown.engine.patterns import COLOUR, RUN, RUN_AND_SET, SETS, Pattern, Phase

if TYPE_CHECKING:
    from mypy_extensions import i64

    from laydown.engine.edition import Edition


def least_lay(place: int, tally: Tally, edition: Edition) -> Lay:
    """Return a lay of the phase at that place, which the hand is known to hold."""
    phase = edition.phases[place]
    named = place + 1 if edition.options.free_order else 0
    if phase.form in (SETS, RUN, RUN_AND_SET, COLOUR) and len(tally.cards) <= MOST:
        chosen = _colour(tally) if phase.form == COLOUR else _numbers(phase, tally, edition)
        if chosen >= 0:
            return Lay(_fill(phase, chosen, tally.cards), named)
    way = best_lays(phase, tally.cards, edition)[0]
    return Lay(tuple(group.cards for group in way.groups), named)


def _colour(tally: Tally) -> i64:
    """Return the colour held most often."""
    best: i64 = 0
    most: i64 = -1
    for colour in range(8):
        count = tally.colours >> colour * 8 & 255
        if count > most:
            best, most = colour, count
    return best


def _numbers(phase: Phase, tally: Tally, edition: Edition) -> i64:
    """Return the targets that real cards fill best, eight bits each; -1 if none will do."""
    patterns = phase.patterns
    highest = edition.highest
    minimum = edition.wild_minimum
    one, other = patterns[0], patterns[-1]
    best: i64 = -1
    most: i64 = 0
    for first in range(one.first, _last(one, highest) + 1):
        if not one.number_fits(first):
            continue
        taken = _taken(one, first, tally.numbers, phase.window)
        filled = total(taken)
        if len(patterns) == 1:
            if filled > most:
                best, most = first, filled
            continue
        if filled + other.size <= most or (not filled and bare_groups(minimum, 2, 1)):
            continue
        left = tally.numbers - taken
        for second in range(1, _last(other, highest) + 1):
            more = total(_taken(other, second, left, phase.window))
            if filled + more > most and (more or not bare_groups(minimum, 2, 1)):
                best, most = first | second << 8, filled + more
    return best


def _last(pattern: Pattern, highest: int) -> int:
    """Return the last target of a set or a run."""
    return pattern.last_low(highest) if pattern.chain else highest


def _taken(pattern: Pattern, target: i64, numbers: i64, window: i64) -> i64:
    """Return the counts of the cards that fill the places of a set or a run.

    The window is that of the lowest run.
    """
    if pattern.same_number:
        count = numbers >> target * 4 & 15
        size: i64 = pattern.size
        return min(size, count) << target * 4
    return once(numbers) & window << (target - pattern.first) * 4


def _fill(phase: Phase, chosen: i64, cards: list[int]) -> tuple[tuple[int, ...], ...]:
    """Return the groups for these targets: the first cards of the hand that fit, then Wilds."""
    rest = cards.copy()
    groups = []
    for pattern in phase.patterns:
        target: int = chosen & 255
        groups.append(
            _run(pattern, target, rest) if pattern.chain else _pool(pattern, target, rest)
        )
        chosen >>= 8
    return tuple(groups)


def _run(pattern: Pattern, low: int, rest: list[int]) -> tuple[int, ...]:
    """Take the cards of a run out of the rest of a hand."""
    cards = []
    for place in range(pattern.size):
        number = low + place * pattern.step
        at = _find(rest, 15, number)
        cards.append(rest.pop(at) if at >= 0 else standing_for(_take_wild(rest), number))
    return tuple(cards)


def _pool(pattern: Pattern, target: int, rest: list[int]) -> tuple[int, ...]:
    """Take the cards of a set, or of one colour, out of the rest of a hand."""
    mask, value = (15, target) if pattern.same_number else (~15, target << 4)
    cards: list[int] = []
    while len(cards) < pattern.size:
        at = _find(rest, mask, value)
        if at < 0:
            break
        cards.append(rest.pop(at))
    bare = not cards
    while len(cards) < pattern.size:
        wild = _take_wild(rest)
        if bare:  # Wilds alone say what they are
            wild = (
                standing_for(wild, target) if pattern.same_number else standing_for(wild, 0, target)
            )
        cards.append(wild)
    return tuple(cards)


def _find(cards: list[int], mask: int, value: int) -> int:
    """Return the place of the first number card with that number or colour, -1 if there is none."""
    for at, card in enumerate(cards):
        if card & mask == value and card != SKIP and not is_wild(card):
            return at
    return -1


def _take_wild(cards: list[int]) -> int:
    """Take the first Wild out of the cards."""
    for at, card in enumerate(cards):
        if is_wild(card):
            return cards.pop(at)
    message = "the hand was said to hold the phase"
    raise AssertionError(message)
