"""Mattel: sets, runs, colour groups, the ten phases, Wilds in them (M-13 to M-19, M-23)."""

from __future__ import annotations

import pytest

from laydown.engine.edition import load
from tests.rules.kit import at, lines, play, refused, table, why

PLAYER_1 = """
    step: play 1
    discard pile: O12
    hand 1: {}
    hand 2: S S
    phase 1: {}
"""


def laid(phase: int, lay: str, *more: str) -> str:
    """Return how a phase lies that is laid from a hand of just these cards and some more."""
    cards = lay.replace("|", "").split()
    bare = [card.partition("=")[0] for card in cards]
    state = at(PLAYER_1.format(" ".join([*bare, *(more or ("R12",))]), phase))
    (told,) = play(state, f"1 lay {lay}")
    assert lines([told]) == [f"1 laid phase {phase}: {table(state, 1)}"]
    return table(state, 1)


def not_laid(phase: int, lay: str) -> tuple[str, str]:
    """Return why a phase cannot be laid like this, all its cards being held."""
    bare = [card.partition("=")[0] for card in lay.replace("|", "").split()]
    return why(at(PLAYER_1.format(" ".join([*bare, "R12"]), phase)), 1, f"lay {lay}")


# --- sets ---


@pytest.mark.clause("M-13")
def test_three_7s_and_three_10s_are_two_sets_of_3() -> None:
    assert laid(1, "R7 G7 Y7 | R10 G10 Y10") == "R7 Y7 G7 | R10 Y10 G10"


@pytest.mark.clause("M-13")
def test_six_10s_are_two_sets_of_3() -> None:
    assert laid(1, "R10 G10 Y10 | R10 G10 O10") == "R10 Y10 G10 | R10 G10 O10"


@pytest.mark.clause("M-13")
def test_the_cards_of_a_set_may_have_any_colours_and_be_equal() -> None:
    assert laid(1, "R7 R7 G7 | G4 G4 Y4") == "Y4 G4 G4 | R7 R7 G7"


@pytest.mark.clause("M-13")
def test_two_cards_are_the_smallest_set() -> None:
    assert laid(9, "R1 G1 Y1 O1 R1 | R2 G2") == "R1 R1 Y1 G1 O1 | R2 G2"
    assert min(p.size for phase in load("mattel").phases for p in phase.patterns) == 2


@pytest.mark.clause("M-13")
@pytest.mark.parametrize(
    "lay", ["R7 G7 Y8 | R10 G10 Y10", "R7 G7 Y7 | R10 G10 Y11", "R7 R8 R9 | R10 G10 Y10"]
)
def test_the_cards_of_a_set_have_one_number(lay: str) -> None:
    assert not_laid(1, lay) == ("mixed_numbers", "M-13")


# --- runs ---


@pytest.mark.clause("M-14")
def test_3_4_5_6_is_a_run_of_4() -> None:
    assert laid(2, "R7 G7 Y7 | R3 G4 Y5 O6") == "R7 Y7 G7 | R3 G4 Y5 O6"


@pytest.mark.clause("M-14")
def test_a_run_may_be_of_one_colour_too_and_named_in_any_order() -> None:
    assert laid(2, "R7 G7 Y7 | G6 G3 G5 G4") == "R7 Y7 G7 | G3 G4 G5 G6"


@pytest.mark.clause("M-14")
@pytest.mark.parametrize(
    ("lay", "code"),
    [
        ("R7 G7 Y7 | R3 G4 Y5 O7", "not_in_order"),
        ("R7 G7 Y7 | R3 G5 Y7 O9", "not_in_order"),
        ("R7 G7 Y7 | R3 G4 Y5 O5", "number_twice"),
    ],
)
def test_the_numbers_of_a_run_follow_one_another(lay: str, code: str) -> None:
    assert not_laid(2, lay) == (code, "M-14")


@pytest.mark.clause("M-14")
def test_four_cards_are_the_smallest_run() -> None:
    assert min(p.size for phase in load("mattel").phases for p in phase.patterns if p.chain) == 4
    assert not_laid(2, "R7 G7 Y7 | R3 G4 Y5") == ("group_too_short", "M-09")


# --- colour groups ---


@pytest.mark.clause("M-15")
@pytest.mark.parametrize("colour", ["R", "G", "Y", "O"])
def test_seven_cards_of_one_colour_need_no_order(colour: str) -> None:
    numbers = (1, 1, 3, 7, 8, 11, 12)
    cards = " ".join(f"{colour}{number}" for number in numbers)
    assert laid(8, cards, "Y2") == cards


@pytest.mark.clause("M-15")
def test_one_card_of_another_colour_is_one_too_many() -> None:
    assert not_laid(8, "R1 R2 R3 R4 R5 R6 G7") == ("mixed_colours", "M-15")


# --- the ten phases ---

PHASES = [
    (1, "set 3 + set 3", "R1 G1 Y1 | R2 G2 Y2"),
    (2, "set 3 + run 4", "R1 G1 Y1 | R2 G3 Y4 O5"),
    (3, "set 4 + run 4", "R1 G1 Y1 O1 | R2 G3 Y4 O5"),
    (4, "run 7", "R1 R2 G3 G4 Y5 Y6 O7"),
    (5, "run 8", "R1 R2 G3 G4 Y5 Y6 O7 O8"),
    (6, "run 9", "R1 R2 G3 G4 Y5 Y6 O7 O8 O9"),
    (7, "set 4 + set 4", "R1 G1 Y1 O1 | R2 G2 Y2 O2"),
    (8, "7 one colour", "R1 R2 R4 R5 R7 R8 R10"),
    (9, "set 5 + set 2", "R1 G1 Y1 O1 R1 | R2 G2"),
    (10, "set 5 + set 3", "R1 G1 Y1 O1 R1 | R2 G2 Y2"),
]


@pytest.mark.clause("M-16")
@pytest.mark.parametrize(("number", "text", "lay"), PHASES)
def test_the_ten_phases(number: int, text: str, lay: str) -> None:
    phases = load("mattel").phases
    assert len(phases) == 10
    assert str(phases[number - 1]) == text
    assert laid(number, lay)


@pytest.mark.clause("M-16")
@pytest.mark.parametrize(("number", "text", "lay"), PHASES)
def test_a_phase_that_lacks_one_card_is_not_laid(number: int, text: str, lay: str) -> None:
    short = lay.rpartition(" ")[0]
    assert not_laid(number, short) == ("group_too_short", "M-09")


@pytest.mark.clause("M-16")
@pytest.mark.parametrize("number", [1, 2, 3, 7, 9, 10])
def test_the_groups_of_a_phase_may_be_named_in_any_order(number: int) -> None:
    lay = PHASES[number - 1][2]
    first, second = lay.split(" | ")
    assert laid(number, f"{second} | {first}") == laid(number, lay)


# --- Wilds ---


@pytest.mark.clause("M-17")
def test_with_3_4_and_6_a_wild_is_the_5() -> None:
    assert laid(2, "R7 G7 Y7 | R3 G4 W O6") == "R7 Y7 G7 | R3 G4 W=5 O6"


@pytest.mark.clause("M-17")
def test_with_six_green_cards_a_wild_is_the_seventh() -> None:
    assert laid(8, "G1 G3 G4 G6 G9 G12 W") == "G1 G3 G4 G6 G9 G12 W"


@pytest.mark.clause("M-17")
def test_a_wild_stands_for_the_number_of_a_set() -> None:
    assert laid(1, "R7 G7 W | R10 W W") == "R7 G7 W | R10 W W"


@pytest.mark.clause("M-17")
def test_a_wild_cannot_stand_for_two_things() -> None:
    assert not_laid(1, "R7 G7 W=8 | R10 G10 Y10") == ("mixed_numbers", "M-13")
    assert not_laid(8, "G1 G3 G4 G6 G9 G12 W=R") == ("mixed_colours", "M-15")


@pytest.mark.clause("M-18")
def test_one_number_card_suffices_for_a_phase() -> None:
    assert laid(4, "W W W G4 W W W") == "W=1 W=2 W=3 G4 W=5 W=6 W=7"
    assert laid(1, "R7 W W | W=9 W W") == "R7 W W | W=9 W=9 W=9"


@pytest.mark.clause("M-18")
@pytest.mark.parametrize(
    ("phase", "lay"),
    [
        (1, "W=7 W W | W=9 W W"),
        (2, "W=7 W W | W=1 W W W"),
        (4, "W=1 W W W W W W"),
        (8, "W=R W W W W W W"),
    ],
)
def test_a_phase_is_not_made_of_wilds_alone(phase: int, lay: str) -> None:
    assert not_laid(phase, lay) == ("number_card_needed", "M-18")


@pytest.mark.clause("M-19")
def test_a_wild_in_a_phase_is_not_exchanged_for_the_card_it_stands_for() -> None:
    state = at("""
        step: play 1
        discard pile: O12
        hand 1: O5 R1
        hand 2: R2 R3
        table 1: 1: R8 G8 Y8 | R9 G9 Y9
        table 2: 2: R7 G7 Y7 | R3 G4 W=5 O6
        made 2: 1
    """)
    reason = refused(state, 1, "hit O5 on 2.2")
    assert (reason.code, reason.clause) == ("does_not_fit", "M-27")
    assert table(state, 2) == "R7 Y7 G7 | R3 G4 W=5 O6"


@pytest.mark.clause("M-19")
def test_hits_leave_a_wild_where_it_is() -> None:
    state = at("""
        step: play 1
        discard pile: O12
        hand 1: O2 O7 Y8 Y1
        hand 2: R2 R3
        table 1: 1: R8 G8 W | R9 G9 Y9
        table 2: 2: R7 G7 Y7 | R3 G4 W=5 O6
        made 2: 1
    """)
    play(state, "1 hit O2 on 2.2", "1 hit O7 on 2.2", "1 hit Y8 on 1.1")
    assert table(state, 2) == "R7 Y7 G7 | O2 R3 G4 W=5 O6 O7"
    assert table(state, 1) == "R8 Y8 G8 W | R9 Y9 G9"


# --- Skips ---


@pytest.mark.clause("M-23")
@pytest.mark.parametrize(
    ("phase", "lay"),
    [
        (1, "R7 G7 S | R10 G10 Y10"),
        (2, "R7 G7 Y7 | R3 G4 S O6"),
        (8, "G1 G3 G4 G6 G9 G12 S"),
    ],
)
def test_a_skip_is_never_part_of_a_phase(phase: int, lay: str) -> None:
    assert not_laid(phase, lay) == ("skip_in_group", "M-23")


@pytest.mark.clause("M-23")
def test_a_skip_is_not_hit_either() -> None:
    state = at("""
        step: play 1
        discard pile: O12
        hand 1: S R1
        hand 2: R2 R3
        table 1: 8: R3 R4 R6 R7 R8 R9 R11
        made 1: 1 2 3 4 5 6 7
    """)
    assert why(state, 1, "hit S on 1.1") == ("skip_in_group", "X-03")
