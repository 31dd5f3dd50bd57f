"""The best way to lay and to hit, against a search through all lays and all sequences of hits."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, NamedTuple

import pytest

from laydown.engine.cards import bare, number_card, standing_for
from laydown.engine.edition import load, parse_edition
from laydown.engine.groups import Group, arrange, extend
from laydown.engine.laying import best_hits, best_lays, can_lay
from laydown.engine.notation.cards import parse_cards, read_cards
from laydown.engine.notation.reader import Reader
from laydown.engine.options import LAST_CARDS, WILD_MINIMUMS
from laydown.engine.patterns import Phase, parse_phase
from tests.engine.laying import brute_table
from tests.engine.laying.brute import parse_group
from tests.engine.strategies import (
    CARD_GAMES,
    MORE_PHASES,
    OWN,
    PRINTED_PHASES,
    letters,
    points_by_text,
    some_hand,
    texts,
    written,
)
from tests.sizes import many

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from laydown.engine.edition import Edition
    from laydown.engine.laying import Addition

DECKS = (*(load(name) for name in CARD_GAMES), parse_edition(OWN))
ON_THE_TABLE = (
    "set 3",
    "set 2",
    "run 4",
    "run 3",
    "run 7",
    "4 one colour",
    "run 2 pairs",
    "run 3 one colour",
    "run 3 odd",
    "run 3 even",
    "3 odd",
    "2 even one colour",
    "run 2 pairs one colour",
)
SHORT_PHASES = tuple(
    phase for phase in PRINTED_PHASES + MORE_PHASES if parse_phase(phase).least <= 7
)


class Case(NamedTuple):
    phase: Phase
    hand: list[int]
    edition: Edition
    table: list[Group]

    def __str__(self) -> str:
        options = f"{self.edition.wild_minimum} {self.edition.must_keep}"
        hand = " ".join(texts(self.hand))
        return f"{self.phase}: {hand} ({self.edition.name} {options}) {self.table}"

    def opens(self) -> list[brute_table.Open]:
        return [
            brute_table.open_group(parse_group(str(group.pattern)), written(group))
            for group in self.table
        ]


def some_group(text: str, edition: Edition, rng: random.Random) -> Group:
    """Lay a group of that pattern on the table, one card in four a Wild."""
    pattern = parse_phase(text).patterns[0]
    colour = rng.choice(edition.colours)
    number = rng.choice([n for n in range(1, edition.highest + 1) if pattern.number_fits(n)])
    if pattern.chain:
        number = rng.choice(pattern.lows(edition.highest))
    cards = []
    for i in range(pattern.least):
        own = colour if pattern.same_colour else rng.choice(edition.colours)
        value = number + i // pattern.each * pattern.step if pattern.chain else number
        named = value if pattern.chain or pattern.same_number else 0
        if rng.random() < 0.25:
            cards.append(standing_for(0, named, colour if pattern.same_colour else -1))
        else:
            cards.append(number_card(own, value))
    return arrange(pattern, cards, edition.highest)


def cases(seed: str, amount: int, phases: Sequence[str], *, large: bool) -> Iterator[Case]:
    """Yield hands that can lay, and one to three groups on the table."""
    rng = random.Random(seed)
    for i in range(amount):
        phase = parse_phase(phases[i % len(phases)])
        edition = rng.choice(DECKS).with_options(
            {"wild_minimum": rng.choice(WILD_MINIMUMS), "last_card": rng.choice(LAST_CARDS)}
        )
        kinds = rng.choices(ON_THE_TABLE, k=rng.randint(0 if large else 1, 3))
        table = [some_group(kind, edition, rng) for kind in kinds]
        while True:
            size = phase.least + rng.randint(0, 3 if large else 2)
            hand = some_hand(edition, rng, size, rng.choice((0, 1, 1, 2, 2, 3)))
            if can_lay(phase, hand, edition):
                break
        yield Case(phase, hand, edition, table)


def most_gone(case: Case) -> brute_table.Gone | None:
    edition = case.edition
    return brute_table.most_gone(
        texts(case.hand),
        str(case.phase),
        edition.wild_minimum,
        case.opens(),
        points_by_text(edition),
        letters(edition),
        edition.highest,
        edition.must_keep,
    )


def play_hits(
    table: list[Group], hand: list[int], hits: Iterable[Addition], edition: Edition
) -> list[int]:
    """Play the hits in order, each of which must fit; return the cards that are left."""
    left = list(hand)
    for hit in hits:
        table[hit.group] = extend(table[hit.group], hit.cards, hit.end, edition.highest)
        for card in hit.cards:
            left.remove(card)
        assert len(left) >= edition.must_keep
    return left


def check_way(case: Case) -> None:
    phase, hand, edition, table = case
    (way,) = best_lays(phase, hand, edition, 1, table)
    assert (way.cards, way.points) == most_gone(case), str(case)
    laid = [bare(card) for group in way.groups for card in group.cards]
    left = list(hand)
    for card in laid:
        left.remove(card)
    for pattern, group in zip(phase.patterns, way.groups, strict=True):
        assert arrange(pattern, group.cards, edition.highest) == group
    left = play_hits(table.copy(), left, way.hits, edition)
    assert way.cards == len(hand) - len(left)
    gone = sum(map(edition.points, hand)) - sum(map(edition.points, left))
    assert way.points == gone
    words = [tuple(texts(group.cards)) for group in way.groups]
    assert brute_table.is_lay(
        texts(hand),
        str(phase),
        words,
        edition.wild_minimum,
        letters(edition),
        edition.highest,
        edition.must_keep,
    ), str(case)


@pytest.mark.parametrize("phase", SHORT_PHASES)
def test_the_best_way_takes_most_cards_and_points(phase: str) -> None:
    for case in cases(f"ways {phase}", 8, [phase], large=False):
        check_way(case)


@pytest.mark.slow
@pytest.mark.parametrize("phase", SHORT_PHASES)
def test_the_best_way_in_many_cases(phase: str) -> None:
    for case in cases(f"many ways {phase}", many(60), [phase], large=True):
        check_way(case)


def check_hits(case: Case) -> None:
    _, hand, edition, table = case
    hits = best_hits(table, hand, edition)
    left = play_hits(table.copy(), hand, hits, edition)
    gone = sum(map(edition.points, hand)) - sum(map(edition.points, left))
    expected = brute_table.most_hits(
        texts(hand), case.opens(), points_by_text(edition), edition.highest, edition.must_keep
    )
    assert (len(hand) - len(left), gone) == expected, str(case)


def hit_cases(seed: str, amount: int) -> Iterator[Case]:
    rng = random.Random(seed)
    for _ in range(amount):
        edition = rng.choice(DECKS).with_options(
            {"wild_minimum": rng.choice(WILD_MINIMUMS), "last_card": rng.choice(LAST_CARDS)}
        )
        table = [
            some_group(kind, edition, rng)
            for kind in rng.choices(ON_THE_TABLE, k=rng.randint(1, 3))
        ]
        hand = some_hand(edition, rng, rng.randint(1, 6), rng.choice((0, 1, 2, 3)))
        yield Case(Phase(()), hand, edition, table)


def test_the_best_hits_take_most_cards_and_points() -> None:
    for case in hit_cases("hits", 400):
        check_hits(case)


@pytest.mark.slow
def test_the_best_hits_in_many_cases() -> None:
    for case in hit_cases("many hits", many(8000)):
        check_hits(case)


# --- Cases that once went wrong ------------------------------------------------------------


def written_case(options: str, phase: str, hand: str, *table: str) -> Case:
    """Read a case: edition, wild minimum and last card; phase; hand; groups on the table."""
    name, rule, last = options.split()
    edition = load(name, {"wild_minimum": rule, "last_card": last})
    groups = []
    for text in table:
        pattern, _, cards = text.partition(": ")
        placed = read_cards(Reader(cards), placed=True)
        groups.append(arrange(parse_phase(pattern).patterns[0], placed, edition.highest))
    return Case(parse_phase(phase) if phase else Phase(()), parse_cards(hand), edition, groups)


@pytest.mark.parametrize(
    ("options", "hand", "table"),
    [
        ("mattel none discard", "Y2 W Y12 W G12 W",
         ("run 3 even: O8 G10 W=12", "run 2 pairs: Y3 O3 O4 W=4")),
        ("mattel none any", "W Y3 W O11 W Y5",
         ("run 3 odd: Y1 O3 Y5", "run 2 pairs one colour: Y2 Y2 Y3 Y3")),
        ("mattel phase any", "G12 W", ("run 4: R1 G2 R3 R4 R5 R6 R7 R8 R9 R10 R11",)),
        ("express phase any", "B2 W", ("run 3 even: R4 B6 W=8", "run 2 pairs: R3 G3 R4 B4")),
    ],
)  # fmt: skip
def test_hits_where_wilds_find_room_only_in_one_way(
    options: str, hand: str, table: tuple[str, ...]
) -> None:
    check_hits(written_case(options, "", hand, *table))


@pytest.mark.parametrize(
    ("options", "phase", "hand"),
    [
        # R7 lengthens the run so that G6 fits, and the group does without it.
        ("mattel phase any", "7 one colour", "R1 R2 R3 R4 R5 R6 R7 R9 G6 S"),
        ("mattel phase any", "4 odd", "R1 R3 R5 G7 R9 G6"),
    ],
)
def test_a_card_of_the_own_group_may_make_way_for_another(
    options: str, phase: str, hand: str
) -> None:
    check_way(written_case(options, phase, hand, "run 4: Y8 G9 G10 R11"))


def test_of_two_equal_numbers_the_one_that_fits_elsewhere_is_left_out_of_the_own_run() -> None:
    check_way(
        written_case("express phase any", "run 4", "R5 B5 G6 G7 G8 S", "run 3 one colour: R2 R3 R4")
    )


@pytest.mark.parametrize(
    ("phase", "hand"),
    [
        ("set 2 + 3 one colour", "R12 Y12 G12 G3 G8"),
        ("set 3 + 4 odd", "R9 R9 Y9 G9 W Y3 O7 Y11 G4"),
    ],
)
def test_a_set_leaves_the_group_behind_it_the_cards_that_it_needs(phase: str, hand: str) -> None:
    check_way(written_case("mattel phase any", phase, hand))
