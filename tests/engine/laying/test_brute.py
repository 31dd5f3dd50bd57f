"""Sanity tests of the brute-force reference itself."""

import random
from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement, count, pairwise, product

import pytest

from tests.engine.laying.brute import (
    Group,
    Lay,
    Spec,
    can_lay,
    canonical,
    colour_of,
    lays,
    meets_minimum,
    number_of,
    parse_group,
    parse_phase,
    shortfall,
)

# The reference itself changes seldom, and checking it by still plainer means takes long.
pytestmark = pytest.mark.slow

RULES = ("none", "phase", "group")
SMALL_PHASES = (
    "set 2",
    "set 3",
    "run 3",
    "3 one colour",
    "3 odd",
    "3 even",
    "run 2 pairs",
    "run 3 one colour",
    "run 2 odd",
    "run 2 even",
    "set 2 + set 2",
    "set 1 + set 2",
    "run 2 + run 2",
    "set 2 + run 3",
    "set 2 + 2 one colour",
    "2 odd + 2 even",
    "2 odd + 2 odd",
    "run 2 odd + set 2",
    "run 2 one colour + 2 even",
    "run 1 pairs + run 2",
    "run 1 pairs + 1 one colour",
    "set 1 + set 1 + set 1",
    "set 1 + 1 odd + set 1",
)


# --- Reading phases ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "spec"),
    [
        ("set 3", ("set", 3)),
        ("run 10", ("run", 10)),
        ("7 one colour", ("one colour", 7)),
        ("5 odd", ("odd", 5)),
        ("5 even", ("even", 5)),
        ("run 4 pairs", ("run pairs", 4)),
        ("run 4 one colour", ("run one colour", 4)),
        ("run 4 odd", ("run odd", 4)),
        ("run 4 even", ("run even", 4)),
    ],
)
def test_parse_group(text: str, spec: Spec) -> None:
    assert parse_group(text) == spec


def test_parse_phase() -> None:
    assert parse_phase("set 3 + run 4") == [("set", 3), ("run", 4)]


@pytest.mark.parametrize("text", ["", "set", "set 0", "run 4 blue", "set 3 +run 4", "4"])
def test_bad_phase(text: str) -> None:
    with pytest.raises(ValueError, match="unknown group"):
        parse_phase(text)


@pytest.mark.parametrize("card", ["R13", "B4", "R0", "W3", "", "7", "r7", "R07"])
def test_bad_card(card: str) -> None:
    with pytest.raises(ValueError, match="not a card"):
        lays([card], "set 1", "none")
    with pytest.raises(ValueError, match="not a card"):
        shortfall([card], "set 1", "none")


def test_bad_rule() -> None:
    with pytest.raises(ValueError, match="wild minimum"):
        can_lay(["R1"], "set 1", "some")


# --- Lays made by hand ---------------------------------------------------------------------


def test_set_of_real_cards() -> None:
    assert lays(["R7", "G7", "R7", "Y8"], "set 3", "group") == {(("G7", "R7", "R7"),)}


def test_set_may_be_longer() -> None:
    assert lays(["R7", "G7", "R7"], "set 2", "group") == {
        (("G7", "R7"),),
        (("R7", "R7"),),
        (("G7", "R7", "R7"),),
    }


def test_set_sorts_as_strings_and_writes_plain_wilds() -> None:
    assert lays(["W", "R9", "W", "G9"], "set 4", "group") == {(("G9", "R9", "W", "W"),)}


def test_set_of_wilds_names_its_number() -> None:
    hand = ["W", "W", "S"]
    assert lays(hand, "set 2", "none", highest=3) == {
        (("W=1", "W=1"),),
        (("W=2", "W=2"),),
        (("W=3", "W=3"),),
    }
    assert lays(hand, "set 2", "phase") == set()
    assert lays(hand, "set 2", "group") == set()


def test_skip_is_never_used_but_counts_as_kept() -> None:
    assert not can_lay(["R7", "R7", "S"], "set 3", "none")
    assert can_lay(["R7", "R7", "S"], "set 2", "none", keep=1)
    assert not can_lay(["R7", "R7", "S"], "set 2", "none", keep=2)


def test_run_with_a_wild() -> None:
    assert lays(["R3", "W", "G5", "O6"], "run 4", "group") == {(("R3", "W=4", "G5", "O6"),)}


def test_run_wild_at_either_end() -> None:
    assert lays(["R10", "G11", "W"], "run 3", "group") == {
        (("W=9", "R10", "G11"),),
        (("R10", "G11", "W=12"),),
    }


def test_run_does_not_wrap() -> None:
    assert not can_lay(["R11", "R12", "R1"], "run 3", "none")
    assert lays(["R11", "R12", "W"], "run 3", "none") == {(("W=10", "R11", "R12"),)}


def test_run_uses_each_number_once() -> None:
    assert lays(["R1", "G1", "R2"], "run 2", "none") == {(("R1", "R2"),), (("G1", "R2"),)}


def test_run_wild_instead_of_a_real_card() -> None:
    assert lays(["R1", "R2", "W"], "run 2", "group", highest=2) == {
        (("R1", "R2"),),
        (("R1", "W=2"),),
        (("W=1", "R2"),),
    }


def test_run_of_wilds() -> None:
    assert lays(["W", "W"], "run 2", "none", highest=3) == {(("W=1", "W=2"),), (("W=2", "W=3"),)}


def test_colour_group() -> None:
    assert lays(["R1", "R10", "R2", "G1", "W"], "4 one colour", "group") == {
        (("R1", "R10", "R2", "W"),)
    }
    assert lays(["W", "W"], "2 one colour", "none", colours="RB") == {
        (("W=R", "W=R"),),
        (("W=B", "W=B"),),
    }


def test_odd_and_even() -> None:
    hand = ["R1", "R1", "G3", "R2", "W"]
    assert lays(hand, "4 odd", "group") == {(("G3", "R1", "R1", "W"),)}
    assert lays(hand, "2 even", "group") == {(("R2", "W"),)}
    assert lays(["W", "W"], "2 even", "none") == {(("W", "W"),)}
    assert lays(["W", "W"], "2 even", "phase") == set()


def test_run_of_pairs() -> None:
    assert lays(["R5", "R5", "Y6", "W"], "run 2 pairs", "group") == {
        (("R5", "R5", "Y6", "W=6"),),
    }
    assert lays(["Y6", "R5", "G6", "G5", "O5"], "run 2 pairs", "group") == {
        (("G5", "O5", "G6", "Y6"),),
        (("G5", "R5", "G6", "Y6"),),
        (("O5", "R5", "G6", "Y6"),),
    }
    assert not can_lay(["R5", "R5", "R5", "R6"], "run 2 pairs", "none")


def test_run_of_pairs_grows_by_whole_pairs() -> None:
    hand = ["R5", "G5", "R6", "G6", "R7"]
    assert lays(hand, "run 2 pairs", "none") == {(("G5", "R5", "G6", "R6"),)}
    assert (("G5", "R5", "G6", "R6", "R7", "W=7"),) in lays([*hand, "W"], "run 2 pairs", "none")


def test_colour_run() -> None:
    assert lays(["R3", "G4", "R5", "W"], "run 3 one colour", "group") == {(("R3", "W=R4", "R5"),)}
    assert lays(["W"], "run 1 one colour", "none", colours="RG", highest=2) == {
        (("W=R1",),),
        (("W=R2",),),
        (("W=G1",),),
        (("W=G2",),),
    }


def test_odd_run_and_even_run() -> None:
    assert lays(["R1", "G3", "Y5", "R2"], "run 3 odd", "group") == {(("R1", "G3", "Y5"),)}
    assert lays(["R10", "W", "R8"], "run 3 even", "group") == {
        (("W=6", "R8", "R10"),),
        (("R8", "R10", "W=12"),),
    }
    assert lays(["R9", "R11", "W"], "run 3 odd", "group") == {(("W=7", "R9", "R11"),)}
    assert not can_lay(["R11", "R1"], "run 2 odd", "none")


def test_equal_groups_are_unordered() -> None:
    assert lays(["R1", "R2"], "set 1 + set 1", "none") == {(("R1",), ("R2",))}
    assert lays(["R1", "R2", "G2"], "set 1 + set 2", "none") == {(("R1",), ("G2", "R2"))}


def test_equal_groups_apart_in_the_phase() -> None:
    assert lays(["R2", "G2", "R3"], "set 1 + 1 odd + set 1", "none") == {
        (("G2",), ("R3",), ("R2",)),
    }


def test_card_is_used_only_once() -> None:
    assert not can_lay(["R1", "R2", "R3"], "run 3 + set 1", "none")
    assert can_lay(["R1", "R2", "R3", "R3"], "run 3 + set 1", "none")


def test_wild_minimum_rules() -> None:
    hand = ["W", "W", "R4"]
    phase = "set 2 + set 1"
    assert (("W=9", "W=9"), ("R4",)) in lays(hand, phase, "none")
    assert (("W=9", "W=9"), ("R4",)) in lays(hand, phase, "phase")
    assert lays(hand, phase, "group") == set()
    assert lays(["W", "R1", "R4"], phase, "group") == {
        (("R1", "W"), ("R4",)),
        (("R4", "W"), ("R1",)),
    }


def test_keep_limits_the_length() -> None:
    hand = ["R7", "G7", "Y7", "O1"]
    assert len(lays(hand, "set 2", "group")) == 4
    assert len(lays(hand, "set 2", "group", keep=2)) == 3
    assert lays(hand, "set 2", "group", keep=3) == set()


def test_hand_of_eleven() -> None:
    hand = ["R1", "Y2", "G3", "O4", "W", "W", "R9", "G9", "S", "R12", "Y12"]
    found = lays(hand, "set 3 + run 4", "group")
    assert (("G9", "R9", "W"), ("R1", "Y2", "G3", "O4")) in found
    assert (("R12", "Y12", "W"), ("R1", "Y2", "W=3", "O4")) in found
    assert all(sum(map(len, lay)) <= 10 for lay in found)


# --- Lays against the bare definition ------------------------------------------------------
#
# Every card of the hand lies in one group or stays in the hand, and every Wild stands for one
# number card of the deck. Then a group is right if the stand-in cards fit its description.

Laid = tuple[str, str]  # the card itself and the card it stands for


def fits(spec: Spec, cards: Sequence[str]) -> bool:
    kind, least = spec
    numbers = sorted(number_of(card) for card in cards)
    colours = {colour_of(card) for card in cards}
    steps = [b - a for a, b in pairwise(numbers)]
    if kind == "run pairs":
        halves = numbers[::2]
        return (
            len(numbers) >= 2 * least
            and halves == numbers[1::2]
            and halves == list(range(halves[0], halves[0] + len(halves)))
        )
    if len(cards) < least:
        return False
    if kind == "set":
        return len(set(numbers)) == 1
    if kind == "one colour":
        return len(colours) == 1
    if kind == "odd":
        return all(number % 2 == 1 for number in numbers)
    if kind == "even":
        return all(number % 2 == 0 for number in numbers)
    if kind == "run":
        return all(step == 1 for step in steps)
    if kind == "run one colour":
        return all(step == 1 for step in steps) and len(colours) == 1
    parity = 1 if kind == "run odd" else 0
    return all(step == 2 for step in steps) and numbers[0] % 2 == parity


def write(kind: str, laid: Sequence[Laid]) -> Group:
    reals = sorted(card for card, _ in laid if card != "W")
    wilds = [stands for card, stands in laid if card == "W"]
    if kind.startswith("run"):
        written = []
        for card, stands in laid:
            shown = stands if kind == "run one colour" else stands[1:]
            text = f"W={shown}" if card == "W" else card
            written.append((number_of(stands), card == "W", text))
        return tuple(text for _, _, text in sorted(written))
    if reals or kind in ("odd", "even"):
        return (*reals, *["W"] * len(wilds))
    if kind == "set":
        return tuple(f"W={number_of(stands)}" for stands in wilds)
    return tuple(f"W={colour_of(stands)}" for stands in wilds)


def lays_by_definition(
    hand: Sequence[str], phase: str, rule: str, colours: str, highest: int, keep: int
) -> set[Lay]:
    specs = parse_phase(phase)
    deck = [f"{colour}{number}" for colour in colours for number in range(1, highest + 1)]
    found: set[Lay] = set()
    for homes in product(range(len(specs) + 1), repeat=len(hand)):  # the last means the hand
        if any(card == "S" and home < len(specs) for card, home in zip(hand, homes, strict=True)):
            continue
        if sum(home == len(specs) for home in homes) < keep:
            continue
        members = [
            [card for card, home in zip(hand, homes, strict=True) if home == g]
            for g in range(len(specs))
        ]
        if not all(members):
            continue
        options: list[list[Group]] = []
        for spec, cards in zip(specs, members, strict=True):
            written = set()
            for stands in product(*(deck if card == "W" else [card] for card in cards)):
                if fits(spec, stands):
                    written.add(write(spec[0], list(zip(cards, stands, strict=True))))
            options.append(sorted(written))
        for groups in product(*options):
            if meets_minimum(groups, rule):
                found.add(canonical(groups, specs))
    return found


def random_hands(
    seed: int, amount: int, size: int, colours: str, highest: int, most_wilds: int
) -> Iterator[list[str]]:
    rng = random.Random(seed)
    deck = [f"{colour}{number}" for colour in colours for number in range(1, highest + 1)]
    for _ in range(amount):
        wilds = rng.randint(0, most_wilds)
        hand = ["W"] * wilds + [rng.choice([*deck, *deck, "S"]) for _ in range(size - wilds)]
        rng.shuffle(hand)
        yield hand


@pytest.mark.parametrize("phase", SMALL_PHASES)
def test_lays_match_the_definition(phase: str) -> None:
    size = 5 if phase.count("+") == 2 else 6
    for i, hand in enumerate(random_hands(11, 6, size, "RG", 5, 2)):
        for rule in RULES:
            keep = i % 3
            expected = lays_by_definition(hand, phase, rule, "RG", 5, keep)
            assert lays(hand, phase, rule, "RG", 5, keep) == expected, (hand, rule, keep)
            assert can_lay(hand, phase, rule, "RG", 5, keep) == bool(expected)


@pytest.mark.parametrize("phase", SMALL_PHASES)
def test_lays_of_wilds_match_the_definition(phase: str) -> None:
    for hand in (["W"] * 4, ["W", "W", "W", "R1", "G2"]):
        for rule in RULES:
            expected = lays_by_definition(hand, phase, rule, "RG", 3, 0)
            assert lays(hand, phase, rule, "RG", 3) == expected, (hand, rule)


# --- Shortfall -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "phase", "rule", "expected"),
    [
        ([], "set 3 + run 4", "none", 7),
        (["S", "S"], "set 3", "none", 3),
        (["R7", "G7", "Y7"], "set 3", "group", 0),
        (["R7", "G7", "Y7", "R1", "R2", "R4"], "set 3 + run 4", "group", 1),
        (["W"] * 3, "set 3", "none", 0),
        (["W"] * 3, "set 3", "phase", 1),
        (["W"] * 3, "set 3", "group", 1),
        (["W"] * 10, "set 3 + set 3", "none", 0),
        (["W"] * 10, "set 3 + set 3", "phase", 1),
        (["W"] * 10, "set 3 + set 3", "group", 2),
        (["W"] * 9 + ["R1"], "set 3 + set 3", "phase", 0),
        (["W"] * 9 + ["R1"], "set 3 + set 3", "group", 1),
        (["R1", "G1", "W", "W"], "set 2 + set 2", "phase", 0),
        # One of the two equal numbers starts the other set, so both groups have a number card.
        (["R1", "G1", "W", "W"], "set 2 + set 2", "group", 0),
        (["R12", "R1", "R2"], "run 3", "none", 1),
        (["R1", "R3", "R5", "R7", "R9", "R11"], "run 6 odd", "group", 0),
        (["R2", "R4", "G8", "W"], "run 4 even", "group", 0),
        (["R5", "R5", "R5", "R6"], "run 2 pairs", "group", 1),
        (["R1", "G2", "R3", "G4"], "run 4 one colour", "group", 2),
        (["R1", "R3", "R5", "G7", "G9", "G11", "Y1"], "7 one colour", "group", 4),
        (["R1", "R1", "G3", "Y2"], "3 odd + 2 even", "group", 1),
    ],
)
def test_shortfall_by_hand(hand: list[str], phase: str, rule: str, expected: int) -> None:
    assert shortfall(hand, phase, rule) == expected


def test_shortfall_of_an_impossible_phase() -> None:
    with pytest.raises(ValueError, match="no deck"):
        shortfall(["R1"], "run 13", "none")


def shortfall_by_adding(
    hand: Sequence[str], phase: str, rule: str, colours: str, highest: int
) -> int:
    kinds = [f"{colour}{number}" for colour in colours for number in range(1, highest + 1)]
    for k in count():
        for added in combinations_with_replacement([*kinds, "W"], k):
            if can_lay([*hand, *added], phase, rule, colours, highest):
                return k
    raise AssertionError("unreachable")


@pytest.mark.parametrize("phase", [p for p in SMALL_PHASES if "run 2 odd" not in p])
@pytest.mark.parametrize("rule", RULES)
def test_shortfall_matches_adding_cards(phase: str, rule: str) -> None:
    hands = [[], ["W"], ["W"] * 2, ["W"] * 4, ["W"] * 5]
    for size in (1, 2, 3, 4, 5):
        hands.extend(random_hands(size, 4, size, "RG", 4, min(size, 3)))
    for hand in hands:
        expected = shortfall_by_adding(hand, phase, rule, "RG", 4)
        assert shortfall(hand, phase, rule, "RG", 4) == expected, hand


@pytest.mark.parametrize("phase", ["run 3 odd", "run 2 odd + set 2", "run 2 odd", "4 one colour"])
@pytest.mark.parametrize("rule", RULES)
def test_shortfall_matches_adding_cards_up_to_six(phase: str, rule: str) -> None:
    hands = [[], ["W"] * 3, *random_hands(3, 15, 4, "RG", 6, 3)]
    for hand in hands:
        expected = shortfall_by_adding(hand, phase, rule, "RG", 6)
        assert shortfall(hand, phase, rule, "RG", 6) == expected, hand


@pytest.mark.parametrize(
    "phase",
    ["set 3 + set 3", "set 3 + run 4", "run 9", "7 one colour", "run 4 + run 4", "4 odd + 4 even"],
)
@pytest.mark.parametrize("rule", RULES)
def test_shortfall_is_zero_exactly_when_the_phase_can_be_laid(phase: str, rule: str) -> None:
    for hand in random_hands(5, 4, 11, "RYGO", 12, 5):
        assert (shortfall(hand, phase, rule) == 0) == can_lay(hand, phase, rule), hand
