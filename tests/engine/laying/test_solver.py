"""The solver against the brute force: what can be laid, how, and how many cards short it is."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations
from typing import TYPE_CHECKING, NamedTuple

import pytest

from laydown.engine.cards import REVERSED, bare
from laydown.engine.chance import Stream
from laydown.engine.edition import load, parse_edition
from laydown.engine.groups import arrange
from laydown.engine.laying import all_lays, best_lays, can_lay, sample_lay, shortfall
from laydown.engine.notation.cards import card_text, parse_cards
from laydown.engine.options import LAST_CARDS, WILD_MINIMUMS
from laydown.engine.patterns import Phase, parse_phase
from tests.engine.laying import brute
from tests.engine.strategies import (
    CARD_GAMES,
    MORE_PHASES,
    OWN,
    PRINTED_PHASES,
    letters,
    some_hand,
    texts,
    written_lay,
)
from tests.sizes import many

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from laydown.engine.edition import Edition
    from laydown.engine.laying import Groups

PHASES = PRINTED_PHASES + MORE_PHASES
DECKS = (*(load(name) for name in CARD_GAMES), parse_edition(OWN))
FEW_TO_MANY_WILDS = (0, 0, 1, 1, 2, 2, 3, 4, 6)


class Case(NamedTuple):
    phase: Phase
    hand: list[int]
    edition: Edition

    def __str__(self) -> str:
        options = f"{self.edition.wild_minimum} {self.edition.must_keep}"
        return f"{self.phase}: {' '.join(texts(self.hand))} ({self.edition.name} {options})"

    def brute_lays(self) -> set[brute.Lay]:
        return brute.lays(
            texts(self.hand),
            str(self.phase),
            self.edition.wild_minimum,
            letters(self.edition),
            self.edition.highest,
            self.edition.must_keep,
        )

    def lays(self) -> list[Groups]:
        return list(all_lays(*self))


def cases(
    text: str, seed: str, amount: int, *, mostly_laid: bool, largest: int = 11
) -> Iterator[Case]:
    """Yield hands of 5 to 11 cards; with `mostly_laid`, such as hold the phase where possible."""
    rng = random.Random(f"{text} {seed}")
    phase = parse_phase(text)
    for _ in range(amount):
        edition = rng.choice(DECKS).with_options(
            {"wild_minimum": rng.choice(WILD_MINIMUMS), "last_card": rng.choice(LAST_CARDS)}
        )
        size = rng.randint(max(5, phase.least - 1), max(largest, phase.least + 2))
        for _ in range(40 if mostly_laid else 1):
            hand = some_hand(edition, rng, size, rng.choice(FEW_TO_MANY_WILDS))
            if can_lay(phase, hand, edition):
                break
        yield Case(phase, hand, edition)


def check_counts(case: Case) -> None:
    phase, hand, edition = case
    words, rule, colours = texts(hand), edition.wild_minimum, letters(edition)
    expected = brute.shortfall(words, str(phase), rule, colours, edition.highest)
    assert shortfall(phase, hand, edition) == expected, str(case)
    possible = brute.can_lay(words, str(phase), rule, colours, edition.highest, edition.must_keep)
    assert can_lay(phase, hand, edition) == possible, str(case)


def check_lays(case: Case) -> bool:
    """Compare all lays, the best one and some drawn ones; return whether there are any."""
    phase, hand, edition = case
    expected = case.brute_lays()
    found = case.lays()
    as_written = [written_lay(lay) for lay in found]
    assert len(set(as_written)) == len(as_written), str(case)
    assert set(as_written) == expected, str(case)
    best = best_lays(phase, hand, edition)
    assert bool(best) == bool(found), str(case)
    if not found:
        return False
    values = sorted((value_of(lay, edition) for lay in found), reverse=True)
    assert (best[0].cards, best[0].points) == value_of(best[0].groups, edition) == values[0], str(
        case
    )
    three = best_lays(phase, hand, edition, 3)
    assert [(way.cards, way.points) for way in three] == values[:3], str(case)
    drawn = Stream(b"solver", str(case))
    for lay in (best[0].groups, *(sample_lay(phase, hand, edition, drawn) for _ in range(3))):
        assert lay in found, str(case)
    return True


def value_of(lay: Groups, edition: Edition) -> tuple[int, int]:
    cards = [bare(card) for group in lay for card in group.cards]
    return len(cards), sum(map(edition.points, cards))


@pytest.mark.parametrize("phase", PHASES)
def test_shortfall_and_can_lay(phase: str) -> None:
    for case in cases(phase, "counts", 8, mostly_laid=False):
        check_counts(case)


@pytest.mark.slow
@pytest.mark.parametrize("phase", PHASES)
def test_shortfall_and_can_lay_of_many_hands(phase: str) -> None:
    for case in cases(phase, "many counts", many(100), mostly_laid=False):
        check_counts(case)


@pytest.mark.parametrize("phase", PHASES)
def test_lays(phase: str) -> None:
    laid = [check_lays(case) for case in cases(phase, "lays", 6, mostly_laid=True, largest=8)]
    assert any(laid)


@pytest.mark.slow
@pytest.mark.parametrize("phase", PHASES)
def test_lays_of_many_hands(phase: str) -> None:
    laid = [check_lays(case) for case in cases(phase, "many lays", many(60), mostly_laid=True)]
    assert any(laid)


@pytest.mark.parametrize("phase", PHASES)
def test_groups_are_arranged_from_any_order(phase: str) -> None:
    rng = random.Random(phase)
    tried = 0
    for case in cases(phase, "arrange", 6, mostly_laid=True, largest=9):
        for lay in case.lays()[:40]:
            for group in lay:
                cards = list(group.cards)
                rng.shuffle(cards)
                assert arrange(group.pattern, cards, case.edition.highest) == group
                tried += 1
    assert tried


def test_a_hand_of_two_equal_numbers_at_the_end_has_a_lay_with_a_number_card_in_each_group() -> (
    None
):
    # The set can take both 12s, and the run then none: only one way keeps one for each.
    edition = load("mattel", {"wild_minimum": "group"})
    case = Case(parse_phase("set 3 + run 4"), parse_cards("R12 G12 W W W W W"), edition)
    assert check_lays(case)


def test_wilds_alone_name_every_number_and_colour() -> None:
    edition = load("ravensburger", {"last_card": "any"})
    for phase, names in (("set 3", 12), ("run 4", 9), ("7 one colour", 4), ("4 odd", 1)):
        hand = [0] * parse_phase(phase).least
        case = Case(parse_phase(phase), hand, edition)
        assert check_lays(case)
        assert len(case.lays()) == names


@pytest.mark.parametrize(
    ("phase", "hand"),
    [
        ("set 2 + run 3", "R1 G1 R2 R3 W"),
        ("run 3", "R1 G2 Y3 O3 W"),
        ("run 2 pairs", "R1 G1 R2 G2 R3 W"),
        ("3 one colour", "R1 R2 R3 W"),
        ("set 2 + set 2", "R1 G1 Y1 R2 W"),
    ],
)
@pytest.mark.parametrize("rule", WILD_MINIMUMS)
def test_every_lay_can_be_drawn(phase: str, hand: str, rule: str) -> None:
    edition = load("mattel", {"wild_minimum": rule})
    case = Case(parse_phase(phase), parse_cards(hand), edition)
    drawn = Stream(b"every lay", phase)
    found = Counter(sample_lay(*case, drawn) for _ in range(3000))
    assert set(found) == set(case.lays())


# --- Jokers of the board game: each is a card of its own -----------------------------------


def with_jokers(lay: brute.Lay, jokers: list[str], phase: Phase) -> Iterator[brute.Lay]:
    """Yield a lay with Wilds as every lay that has the Jokers in their places."""
    places = [(g, i) for g, group in enumerate(lay) for i, c in enumerate(group) if c[0] == "W"]
    for chosen in set(permutations(jokers, len(places))):
        groups = [list(group) for group in lay]
        for (g, i), joker in zip(places, chosen, strict=True):
            groups[g][i] = joker + groups[g][i][1:]
        yield unordered(groups, phase)


def unordered(groups: Sequence[Sequence[str]], phase: Phase) -> brute.Lay:
    """Sort what has no order: cards of a pool or a pair, and groups of equal pattern."""
    by_pattern: dict[str, list[brute.Group]] = {}
    for pattern, cards in zip(phase.patterns, groups, strict=True):
        each = pattern.each if pattern.chain else len(cards)
        places = [sorted(cards[i : i + each]) for i in range(0, len(cards), each)]
        laid = tuple(card for place in places for card in place)
        by_pattern.setdefault(str(pattern), []).append(laid)
    for found in by_pattern.values():
        found.sort(reverse=True)
    return tuple(by_pattern[str(pattern)].pop() for pattern in phase.patterns)


def check_jokers(phase: Phase, amount: int, seed: str) -> int:
    """Compare all lays of hands with Jokers; return how many hands had any."""
    rng = random.Random(f"{phase} {seed}")
    edition = load("board")
    laid = 0
    for _ in range(amount):
        for _ in range(60):
            cards = rng.sample(edition.deck, phase.least + rng.randint(1, 2))
            jokers = rng.randint(1, 3)
            hand = [c | REVERSED if i < jokers else c for i, c in enumerate(cards)]
            if can_lay(phase, hand, edition):
                break
        case = Case(phase, hand, edition)
        words = ["W" if card >= REVERSED else card_text(card) for card in hand]
        plain = brute.lays(words, str(phase), "group", letters(edition), 12, 1)
        held = texts(card for card in hand if card >= REVERSED)
        expected = {full for lay in plain for full in with_jokers(lay, held, phase)}
        found = case.lays()
        as_written = [unordered([texts(group.cards) for group in lay], phase) for lay in found]
        assert len(set(as_written)) == len(as_written), str(case)
        assert set(as_written) == expected, str(case)
        assert can_lay(phase, hand, edition) == bool(expected), str(case)
        if found:
            laid += 1
            drawn = Stream(b"jokers", str(case))
            assert all(sample_lay(*case, drawn) in found for _ in range(3)), str(case)
            (best,) = best_lays(*case)
            assert best.groups in found, str(case)
            assert best.cards == max(value_of(lay, edition)[0] for lay in found), str(case)
    return laid


@pytest.mark.parametrize("phase", load("board").phases, ids=str)
def test_lays_with_jokers(phase: Phase) -> None:
    assert check_jokers(phase, 5, "quick")


@pytest.mark.slow
@pytest.mark.parametrize("phase", load("board").phases, ids=str)
def test_many_lays_with_jokers(phase: Phase) -> None:
    assert check_jokers(phase, many(60, 20), "slow")
