"""Express: its combinations, E-07 to E-14."""

import pytest

from laydown.engine import rules
from laydown.engine.edition import load
from laydown.engine.state import State
from tests.rules.kit import at, hand, play, why

ODD, PAIRS_OF_SETS, EVEN, RUN_OF_PAIRS, SET, RUN, COLOUR_RUN, ODD_RUN, EVEN_RUN, COLOUR = range(
    1, 11
)


def _holding(phase: int, cards: str) -> State:
    """Return a state in which seat 1 is about to lay a phase from these cards."""
    return at(f"""
        edition: express
        step: play 1
        phase 1: {phase}
        hand 1: {cards.replace("| ", "")} B12
        hand 2: S
    """)


def _lays(phase: int, groups: str) -> bool:
    """Whether these cards, all held, are a phase."""
    state = _holding(phase, groups)
    play(state, f"1 lay {groups}")
    return hand(state, 1) == "B12"


def _why_not(phase: int, groups: str) -> tuple[str, str]:
    """Return why these cards, all held, are no phase."""
    return why(_holding(phase, groups), 1, f"lay {groups}")


@pytest.mark.clause("E-07")
def test_two_7s_and_two_10s_are_two_sets() -> None:
    assert _lays(PAIRS_OF_SETS, "R7 G7 | R10 G10")


@pytest.mark.clause("E-07")
def test_two_10s_and_two_other_10s_are_two_sets() -> None:
    assert _lays(PAIRS_OF_SETS, "R10 G10 | Y10 B10")


@pytest.mark.clause("E-07")
def test_a_set_has_one_number() -> None:
    assert _lays(SET, "R7 G7 Y7")
    assert _why_not(SET, "R7 G7 Y8") == ("mixed_numbers", "E-07")


@pytest.mark.clause("E-08")
def test_a_run_is_in_numerical_order_in_any_colours() -> None:
    assert _lays(RUN, "R9 G10 Y11 B8")
    assert _why_not(RUN, "R3 G4 Y5 B7") == ("not_in_order", "E-08")
    assert _why_not(RUN, "R3 G4 Y5 B5") == ("number_twice", "E-08")


@pytest.mark.clause("E-08")
def test_a_run_may_have_three_cards_or_more() -> None:
    assert _lays(COLOUR_RUN, "R3 R4 R5")
    assert _lays(COLOUR_RUN, "R3 R4 R5 R6 R7")


@pytest.mark.clause("E-09")
def test_two_6s_and_two_7s_are_a_run_of_pairs() -> None:
    assert _lays(RUN_OF_PAIRS, "R6 G6 R7 G7")


@pytest.mark.clause("E-09")
@pytest.mark.parametrize(
    ("cards", "code"),
    [
        ("R6 G6 R8 G8", "not_in_order"),
        ("R6 G6 Y6 R7", "number_twice"),
        ("R6 G7 Y8 B10", "not_in_order"),
    ],
)
def test_what_is_no_two_pairs_in_a_row_is_refused(cards: str, code: str) -> None:
    assert _why_not(RUN_OF_PAIRS, cards) == (code, "E-09")


@pytest.mark.clause("E-10")
def test_1_3_5_7_are_a_run_of_odd_cards() -> None:
    assert _lays(ODD_RUN, "R1 G3 Y5 B7")
    assert _lays(ODD_RUN, "R5 G7 Y9 B11")


@pytest.mark.clause("E-10")
def test_2_4_6_8_are_a_run_of_even_cards() -> None:
    assert _lays(EVEN_RUN, "R2 G4 Y6 B8")
    assert _lays(EVEN_RUN, "R6 G8 Y10 R12")


@pytest.mark.clause("E-10")
@pytest.mark.parametrize(
    ("phase", "cards", "code"),
    [
        (ODD_RUN, "R1 G3 Y5 B9", "not_in_order"),
        (ODD_RUN, "R3 G3 Y5 B7", "number_twice"),
        (ODD_RUN, "R1 G2 Y3 B4", "wrong_parity"),
        (EVEN_RUN, "R2 G4 Y6 B10", "not_in_order"),
        (EVEN_RUN, "R1 G3 Y5 B7", "wrong_parity"),
    ],
)
def test_odd_or_even_numbers_that_do_not_follow_each_other_are_no_run(
    phase: int, cards: str, code: str
) -> None:
    assert _why_not(phase, cards)[0] == code


@pytest.mark.clause("E-11")
def test_a_colour_run_is_a_run_in_one_colour() -> None:
    assert _lays(COLOUR_RUN, "G7 G8 G9")
    assert _why_not(COLOUR_RUN, "G7 G8 R9")[0] == "mixed_colours"
    assert _why_not(COLOUR_RUN, "G7 G8 G10")[0] == "not_in_order"


@pytest.mark.clause("E-12")
@pytest.mark.parametrize("cards", ["R1 R7 R8 R12", "G2 G3 G9 G11"])
def test_four_cards_of_one_colour_in_no_order(cards: str) -> None:
    assert _lays(COLOUR, cards)


@pytest.mark.clause("E-12")
def test_a_second_colour_is_refused() -> None:
    assert _why_not(COLOUR, "R1 R7 R8 G12") == ("mixed_colours", "E-12")


@pytest.mark.clause("E-13")
@pytest.mark.parametrize("cards", ["R1 G3 Y5 B7", "R3 G3 Y5 B5", "R7 G7 Y7 B7", "R1 G5 Y9 B11"])
def test_four_odd_cards_in_any_combination(cards: str) -> None:
    assert _lays(ODD, cards)


@pytest.mark.clause("E-13")
@pytest.mark.parametrize("cards", ["R2 G4 Y6 B8", "R4 G4 Y6 B6", "R8 G8 Y8 B8", "R2 G6 Y10 R12"])
def test_four_even_cards_in_any_combination(cards: str) -> None:
    assert _lays(EVEN, cards)


@pytest.mark.clause("E-13")
def test_odd_and_even_do_not_mix() -> None:
    assert _why_not(ODD, "R1 G3 Y5 B6") == ("wrong_parity", "E-13")
    assert _why_not(EVEN, "R2 G4 Y6 B7") == ("wrong_parity", "E-13")


@pytest.mark.clause("E-14")
def test_the_ten_phases() -> None:
    edition = load("express")
    assert list(map(str, edition.phases)) == [
        "4 odd",
        "set 2 + set 2",
        "4 even",
        "run 2 pairs",
        "set 3",
        "run 4",
        "run 3 one colour",
        "run 4 odd",
        "run 4 even",
        "4 one colour",
    ]
    assert not any(edition.facts[f"phases.{i}"].assumed for i in range(10))


@pytest.mark.clause("E-14")
def test_a_hand_serves_the_phases_that_it_makes_and_no_others() -> None:
    cards = "R1 R3 R5 R7"
    served = [phase for phase in range(1, 11) if rules.legal(_holding(phase, cards), 0).lays]
    assert served == [ODD, ODD_RUN, COLOUR]
