"""Slots against a brute force: every value for every Wild, every further card."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from laydown.engine.cards import REVERSED, WILD, bare, is_wild, number_card, standing_for
from laydown.engine.groups import Group, Misfit, arrange
from laydown.engine.notation.cards import parse_cards
from laydown.engine.patterns import Pattern, parse_phase
from laydown.engine.slots import fill, other_ways

HIGHEST = 6
COLOURS = (0, 1)
REAL = [number_card(colour, number) for colour in COLOURS for number in range(1, HIGHEST + 1)]
PATTERNS = [
    "set 2",
    "set 3",
    "run 3",
    "run 4",
    "run 2 pairs",
    "run 3 one colour",
    "run 2 odd",
    "3 one colour",
    "2 odd",
    "3 even",
    "2 even one colour",
]


def pattern_of(text: str) -> Pattern:
    return parse_phase(text).patterns[0]


def values(pattern: Pattern) -> list[int]:
    """Return all that a Wild could be said to stand for in a group."""
    numbers = range(1, HIGHEST + 1) if pattern.by_number or pattern.chain else (0,)
    colours = COLOURS if pattern.same_colour else (-1,)
    return [standing_for(WILD, number, colour) for number in numbers for colour in colours]


def all_groups(pattern: Pattern, cards: list[int]) -> set[Group]:
    """Return every group that the cards can make, whatever Wilds stand for."""
    real = [card for card in cards if card != WILD]
    wilds = len(cards) - len(real)
    found = set()
    for named in product((WILD, *values(pattern)), repeat=wilds):
        try:
            found.add(arrange(pattern, [*real, *named], HIGHEST))
        except Misfit:
            continue
    return found


def hands(pattern: Pattern, chance: Random) -> list[list[int]]:
    """Return hands of up to one card more than the group needs, most with Wilds."""
    found = []
    for size in range(pattern.least + 2):
        for _ in range(25):
            wilds = chance.randrange(min(size, 2) + 1)
            found.append([*chance.choices(REAL, k=size - wilds), *[WILD] * wilds])
            chance.shuffle(found[-1])
    return found


@pytest.mark.parametrize("text", PATTERNS)
def test_a_slot_stands_where_some_values_of_the_wilds_make_a_group(text: str) -> None:
    pattern = pattern_of(text)
    for cards in hands(pattern, Random(text)):
        there = all_groups(pattern, cards)
        found = fill(pattern, cards, HIGHEST, COLOURS)
        assert (found.group is not None) == bool(there), cards
        if found.group is not None:
            assert found.group in there
            assert (found.missing, found.reason) == (0, None)
            others = other_ways(found.group, HIGHEST, COLOURS)
            assert {found.group, *(other.group for other in others)} == there


@pytest.mark.parametrize("text", PATTERNS)
def test_what_is_missing_is_the_least_number_of_wilds_that_mends_it(text: str) -> None:
    pattern = pattern_of(text)
    for cards in hands(pattern, Random(text)):
        found = fill(pattern, cards, HIGHEST, COLOURS)
        mended = [
            more
            for more in range(4)
            if fill(pattern, [*cards, *[WILD] * more], HIGHEST, COLOURS).group is not None
        ]
        if mended and mended[0]:
            assert found.missing == mended[0], cards
        elif not mended and found.missing < 4:
            assert found.reason is not None, cards
            assert not found.missing


@pytest.mark.parametrize("text", PATTERNS)
def test_wanted_are_the_cards_that_bring_it_nearer(text: str) -> None:
    pattern = pattern_of(text)
    for cards in hands(pattern, Random(text)):
        found = fill(pattern, cards, HIGHEST, COLOURS)
        if not found.missing or not cards:
            continue
        for card in REAL:
            after = fill(pattern, [*cards, card], HIGHEST, COLOURS)
            nearer = after.group is not None or 0 < after.missing < found.missing
            wanted = (not found.numbers or card & 15 in found.numbers) and found.colour in (
                -1,
                card >> 4,
            )
            assert wanted == nearer, (cards, card)


@pytest.mark.parametrize("text", PATTERNS)
def test_a_wild_that_says_what_it_stands_for_is_believed(text: str) -> None:
    pattern = pattern_of(text)
    for cards in hands(pattern, Random(text)):
        for group in all_groups(pattern, cards):
            assert fill(pattern, group.cards, HIGHEST, COLOURS).group == group


def test_every_change_names_a_wild_and_its_new_value() -> None:
    group = fill(pattern_of("run 4"), parse_cards("R3 R4 W W"), HIGHEST, COLOURS).group
    assert str(group) == "R3 R4 W=5 W=6"
    assert group is not None
    told = {
        str(other.group): [(place, card) for place, card in other.changed]
        for other in other_ways(group, HIGHEST, COLOURS)
    }
    assert told == {
        "W=2 R3 R4 W=5": [(3, standing_for(WILD, 2))],
        "W=1 W=2 R3 R4": [(2, standing_for(WILD, 1)), (3, standing_for(WILD, 2))],
    }


def test_a_joker_keeps_its_face() -> None:
    cards = parse_cards("R3 (G5) R5")
    group = fill(pattern_of("run 3"), cards, HIGHEST, COLOURS).group
    assert str(group) == "R3 (G5)=4 R5"
    group = fill(pattern_of("run 3"), parse_cards("R3 R4 (G5)"), HIGHEST, COLOURS).group
    assert group is not None
    (one, two) = other_ways(group, HIGHEST, COLOURS), group.cards
    assert [str(other.group) for other in one] == ["(G5)=2 R3 R4"]
    assert is_wild(bare(two[-1]))
    assert bare(two[-1]) >= REVERSED
