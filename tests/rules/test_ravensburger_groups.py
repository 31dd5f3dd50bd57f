"""The Ravensburger edition: combinations and what is added to them, R-08 to R-15."""

import pytest

from tests.rules.kit import at, hand, offered, play, table, why

# --- Combinations --------------------------------------------------------------------------


def _holding(phase: int, cards: str) -> str:
    """Return a position in which seat 1 is about to lay a phase, with a card to discard."""
    return f"""
        edition: ravensburger
        step: play 1
        phase 1: {phase}
        hand 1: {cards} B12
        hand 2: B2 B3
    """


@pytest.mark.clause("R-08")
@pytest.mark.parametrize(
    ("phase", "groups"),
    [
        (1, "R4 Y4 G4 | R8 Y8 G8"),
        (3, "R3 Y3 G3 B3 | R5 R6 R7 R8"),
        (9, "R4 Y4 G4 B4 B4 | R9 Y9"),
    ],
    ids=["two triples", "a quadruple", "a quintuple and a pair"],
)
def test_a_set_is_of_one_value_in_any_colours(phase: int, groups: str) -> None:
    state = at(_holding(phase, groups.replace("| ", "")))
    play(state, f"1 lay {groups}")
    assert hand(state, 1) == "B12"


@pytest.mark.clause("R-08")
def test_cards_of_different_values_are_no_set() -> None:
    state = at(_holding(1, "R4 Y4 G5 R8 Y8 G8"))
    assert why(state, 1, "lay R4 Y4 G5 | R8 Y8 G8") == ("mixed_numbers", "R-08")


@pytest.mark.clause("R-09")
@pytest.mark.parametrize("run", ["R1 Y2 G3 B4 R5 Y6 G7", "R4 Y5 G6 B7 R8 Y9 G10"])
def test_a_run_of_seven_goes_from_1_to_7_or_from_4_to_10(run: str) -> None:
    state = at(_holding(4, run))
    play(state, f"1 lay {run}")
    assert table(state, 1) == run


@pytest.mark.clause("R-09")
def test_a_run_may_have_more_than_four_cards_where_four_are_asked_for() -> None:
    state = at(_holding(2, "R3 Y3 G3 R5 Y6 G7 B8 R9 Y10"))
    play(state, "1 lay R3 Y3 G3 | R5 Y6 G7 B8 R9 Y10")
    assert table(state, 1) == "R3 Y3 G3 | R5 Y6 G7 B8 R9 Y10"


@pytest.mark.clause("R-09")
@pytest.mark.parametrize(
    ("run", "code"),
    [
        ("R10 R11 R12 R1", "run_out_of_range"),
        ("R11 R12 R1 R2", "run_out_of_range"),
        ("R10 R11 R12 W=1", "run_out_of_range"),
        ("R10 R11 R12 W=13", "run_out_of_range"),
        ("R5 R6 R8 R9", "not_in_order"),
        ("R5 R6 Y6 R7", "number_twice"),
    ],
)
def test_there_is_no_link_between_12_and_1_and_no_gap(run: str, code: str) -> None:
    cards = run.replace("W=13", "W").replace("W=1", "W")
    state = at(_holding(2, f"R3 Y3 G3 {cards}"))
    assert why(state, 1, f"lay R3 Y3 G3 | {run}") == (code, "R-09")


@pytest.mark.clause("R-09")
def test_a_1_is_not_added_behind_a_12() -> None:
    state = at("""
        edition: ravensburger
        step: play 1
        hand 1: R1 R8 B3
        hand 2: B2
        table 1: 2: R5 Y5 G5 | R9 R10 R11 R12
    """)
    assert why(state, 1, "hit R1 on 1.2") == ("run_out_of_range", "R-09")
    play(state, "1 hit R8 on 1.2")


@pytest.mark.clause("R-10")
def test_phase_8_asks_for_seven_cards_of_one_colour_whatever_their_values() -> None:
    state = at(_holding(8, "G1 G2 G4 G6 G8 G9 G10"))
    play(state, "1 lay G1 G2 G4 G6 G8 G9 G10")
    assert table(state, 1) == "G1 G2 G4 G6 G8 G9 G10"


@pytest.mark.clause("R-10")
def test_a_second_colour_is_refused() -> None:
    state = at(_holding(8, "G1 G2 G4 G6 G8 G9 R10"))
    assert why(state, 1, "lay G1 G2 G4 G6 G8 G9 R10") == ("mixed_colours", "R-10")


@pytest.mark.clause("R-11")
@pytest.mark.parametrize(
    ("phase", "groups"),
    [(1, "R4 R4 Y4 | Y4 G4 G4"), (7, "R4 R4 Y4 Y4 | G4 G4 B4 B4")],
    ids=["six as two triples", "eight as two quadruples"],
)
def test_equal_cards_serve_as_two_sets(phase: int, groups: str) -> None:
    state = at(_holding(phase, groups.replace("| ", "")))
    play(state, f"1 lay {groups}")
    assert hand(state, 1) == "B12"


TWO_4S_AND_THREE_8S = """
    edition: ravensburger
    discard pile: B4 R1
    hand 1: R4 Y4 R8 Y8 G8 R9 Y9 G9 B12 B11
    hand 2: B2 B3
"""


@pytest.mark.clause("R-12")
def test_two_4s_and_three_8s_and_another_4_are_two_triples() -> None:
    state = at(TWO_4S_AND_THREE_8S)
    play(state, "1 take", "1 lay R4 Y4 B4 | R8 Y8 G8")
    assert table(state, 1) == "R4 Y4 B4 | R8 Y8 G8"
    assert hand(state, 1) == "R9 Y9 G9 B11 B12"


@pytest.mark.clause("R-12")
@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("lay R4 Y4 | R8 Y8 G8", "group_too_short"),
        ("lay R4 Y4 B4 | R8 Y8 G8", "card_not_held"),
        ("lay R4 Y4 R4 | R8 Y8 G8", "card_not_held"),
    ],
)
def test_an_incomplete_phase_is_never_laid(move: str, code: str) -> None:
    state = at(TWO_4S_AND_THREE_8S.replace("discard pile: B4 R1", "step: play 1"))
    assert why(state, 1, move) == (code, "R-12")


@pytest.mark.clause("R-12", "R-13")
@pytest.mark.parametrize(
    ("groups", "clause"),
    [("R8 Y8 G8", "R-12"), ("R8 Y8 G8 | R9 Y9 G9 | R4 Y4 B4", "R-13")],
)
def test_exactly_the_groups_asked_for_are_laid(groups: str, clause: str) -> None:
    state = at(TWO_4S_AND_THREE_8S)
    play(state, "1 take")
    assert why(state, 1, f"lay {groups}") == ("wrong_groups", clause)


TRIPLE_OF_5_AND_8_TO_11 = """
    edition: ravensburger
    step: play 1
    phase 1: 2
    hand 1: R5 Y5 G5 R8 R9 R10 R11 B5 G5 B7 B12 B6
    hand 2: B2 B3
"""


@pytest.mark.clause("R-14")
def test_5s_and_a_7_or_a_12_are_added_to_a_triple_of_5_and_8_to_11() -> None:
    state = at(TRIPLE_OF_5_AND_8_TO_11)
    play(state, "1 lay R5 Y5 G5 | R8 R9 R10 R11")
    hits = {move for move in offered(state, 1) if move.startswith("hit")}
    assert hits == {"hit B5 on 1.1", "hit G5 on 1.1", "hit B7 on 1.2", "hit B12 on 1.2"}
    play(state, "1 hit B5 on 1.1", "1 hit G5 on 1.1", "1 hit B7 on 1.2", "1 hit B12 on 1.2")
    assert table(state, 1) == "R5 Y5 G5 G5 B5 | B7 R8 R9 R10 R11 B12"


@pytest.mark.clause("R-14")
def test_what_does_not_fit_is_not_added() -> None:
    state = at(TRIPLE_OF_5_AND_8_TO_11)
    play(state, "1 lay R5 Y5 G5 | R8 R9 R10 R11")
    assert why(state, 1, "hit B6 on 1.1") == ("does_not_fit", "R-14")
    assert why(state, 1, "hit B6 on 1.2") == ("does_not_fit", "R-14")


@pytest.mark.clause("R-15")
def test_on_later_turns_cards_are_added_to_own_phases_and_to_others() -> None:
    state = at("""
        edition: ravensburger
        step: play 1
        hand 1: B5 B7 B3
        hand 2: B2 B4
        table 1: 1: R5 Y5 G5 | R1 Y1 G1
        table 2: 2: R3 Y3 G3 | R8 R9 R10 R11
    """)
    play(state, "1 hit B5 on 1.1", "1 hit B7 on 2.2")
    assert table(state, 1) == "R5 Y5 G5 B5 | R1 Y1 G1"
    assert table(state, 2) == "R3 Y3 G3 | B7 R8 R9 R10 R11"


@pytest.mark.clause("R-15")
def test_nothing_is_added_before_the_own_phase_lies_nor_on_a_turn_of_others() -> None:
    state = at("""
        edition: ravensburger
        step: play 1
        hand 1: B5 B7 B3
        hand 2: B8 B4
        table 2: 2: R3 Y3 G3 | R4 R5 R6 R7
    """)
    assert why(state, 1, "hit B3 on 2.1") == ("not_laid_yet", "R-15")
    assert why(state, 2, "hit B8 on 2.2") == ("not_your_turn", "R-04")


@pytest.mark.clause("R-15")
def test_cards_are_added_to_phases_that_lie() -> None:
    state = at("""
        edition: ravensburger
        step: play 1
        hand 1: B5 B7 B3
        hand 2: B8 B4
        table 1: 2: R3 Y3 G3 | R4 R5 R6 R7
    """)
    assert why(state, 1, "hit B5 on 2.1") == ("no_such_group", "R-15")
