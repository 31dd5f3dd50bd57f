"""Ways to spread cards over places: each once, and nothing is tried that leads nowhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

Place = tuple[int, ...]  # the cards at one place of a chain, -1 for a Wild


def amounts(limits: Sequence[int], least: int, most: int) -> Iterator[list[int]]:
    """Yield how many to take of each of some things, together at least and at most so many."""
    behind = [0]  # how many there are of the things behind each one
    for limit in reversed(limits):
        behind.append(behind[-1] + limit)
    behind.reverse()
    if least > behind[0] or most < 0:
        return
    counts = [0] * len(limits)
    taken = _take_least(counts, 0, least, behind)
    while taken <= most:
        yield counts
        # Count up like a clock: one more of the last thing of which that is possible.
        at = len(limits) - 1
        while at >= 0:
            taken -= counts[at]
            if counts[at] < limits[at] and taken + counts[at] < most:
                break
            counts[at] = 0
            at -= 1
        if at < 0:
            return
        counts[at] += 1
        taken += counts[at]
        taken += _take_least(counts, at + 1, least - taken, behind)


def _take_least(counts: list[int], start: int, least: int, behind: list[int]) -> int:
    """Take as few as possible of the things from a place on, the last ones first; how many."""
    taken = 0
    for at in range(start, len(counts)):
        counts[at] = max(0, least - taken - behind[at + 1])
        taken += counts[at]
    return taken


def chosen_places(options: Sequence[Sequence[Place]], wilds: int) -> Iterator[list[Place]]:
    """Yield one option for each place, with at most so many Wilds in all."""
    needed = [0]  # the Wilds that the places behind each one need at least
    for place in reversed(options):
        needed.append(needed[-1] + min(option.count(-1) for option in place))
    needed.reverse()
    if needed[0] <= wilds:
        yield from _choose(options, needed, wilds, [])


def _choose(
    options: Sequence[Sequence[Place]], needed: list[int], wilds: int, chosen: list[Place]
) -> Iterator[list[Place]]:
    """Yield all completions of the options chosen so far."""
    at = len(chosen)
    if at == len(options):
        yield chosen
        return
    for option in options[at]:
        left = wilds - option.count(-1)
        if left >= needed[at + 1]:
            chosen.append(option)
            yield from _choose(options, needed, left, chosen)
            chosen.pop()


def with_wilds(places: Sequence[Place], wilds: dict[int, int]) -> Iterator[list[int]]:
    """Yield the cards with every -1 filled: which Joker lies where makes a difference."""
    cards: list[int] = []
    gaps, joined = [], []
    for place in places:
        before = False
        for card in place:
            if card < 0:
                gaps.append(len(cards))
                joined.append(before)  # the order of two Wilds at one place makes none
            before = card < 0
            cards.append(card)
    yield from _fill(cards, gaps, joined, dict(sorted(wilds.items())), 0)


def _fill(
    cards: list[int], gaps: list[int], joined: list[bool], wilds: dict[int, int], at: int
) -> Iterator[list[int]]:
    """Yield all ways to fill the gaps from one on."""
    if at == len(gaps):
        yield cards
        return
    least = cards[gaps[at - 1]] if joined[at] else -1
    for wild, count in wilds.items():
        if count and wild >= least:
            wilds[wild] = count - 1
            cards[gaps[at]] = wild
            yield from _fill(cards, gaps, joined, wilds, at + 1)
            wilds[wild] = count
