"""Mattel: hits (M-25 to M-28)."""

from __future__ import annotations

import pytest

from tests.rules.kit import at, hand, lines, offered, play, table, why

# Seat 1 has laid phase 2, seat 2 phase 8, seat 3 nothing.
TABLE = """
    turn: {turn}
    step: play {turn}
    discard pile: O12
    hand 1: R2 R7 R8 O4 O4 G11 G12 W W R11
    hand 2: R3 R4
    hand 3: Y1 Y4 R6 G5
    table 1: 2: G4 Y4 R4 | R3 G4 Y5 O6
    table 2: 8: G1 G2 G3 G5 G6 G7 G8
    made 1: 1
    made 2: 1 2 3 4 5 6 7
"""


@pytest.mark.clause("M-25")
@pytest.mark.parametrize("move", ["hit Y4 on 1.1", "hit G5 on 2.1"])
def test_only_who_has_laid_may_hit(move: str) -> None:
    state = at(TABLE.format(turn=3))
    assert why(state, 3, move) == ("not_laid_yet", "M-25")
    assert not any(offer.startswith("hit") for offer in offered(state, 3))


@pytest.mark.clause("M-25")
def test_nobody_hits_in_the_turn_of_another() -> None:
    state = at(TABLE.format(turn=2))
    assert why(state, 1, "hit O4 on 1.1") == ("not_your_turn", "M-06")


@pytest.mark.clause("M-25")
def test_who_lays_may_hit_in_the_same_turn() -> None:
    state = at("""
        step: play 1
        discard pile: O12
        hand 1: R7 G7 Y7 O7 R9 G9 Y9 O8 R1
        hand 2: R3 R4
        table 2: 1: R8 G8 Y8 | R10 G10 Y10
    """)
    play(state, "1 lay R7 G7 Y7 | R9 G9 Y9", "1 hit O7 on 1.1", "1 hit O8 on 2.1")
    assert hand(state, 1) == "R1"


@pytest.mark.clause("M-25", "M-26")
def test_who_laid_in_an_earlier_turn_may_hit_on_a_phase_laid_since() -> None:
    state = at("""
        step: play 1
        discard pile: O12
        hand 1: R7 G7 Y7 R9 G9 Y9 R1 R2
        hand 2: O9 R4 R5
        table 2: 1: R8 G8 Y8 | R10 G10 Y10
    """)
    play(state, "1 lay R7 G7 Y7 | R9 G9 Y9")
    assert why(state, 2, "hit O9 on 1.2") == ("not_your_turn", "M-06")
    play(state, "1 discard R1", "2 draw", "2 hit O9 on 1.2")
    assert table(state, 1) == "R7 Y7 G7 | R9 Y9 G9 O9"


@pytest.mark.clause("M-26")
def test_any_number_of_cards_on_own_and_other_phases() -> None:
    state = at(TABLE.format(turn=1))
    told = play(
        state,
        "1 hit O4 on 1.1",
        "1 hit G11 on 2.1",
        "1 hit O4 on 1.1",
        "1 hit R7 on 1.2",
        "1 hit G12 on 2.1",
    )
    assert len(told) == 5
    assert state.actors() == (0,)
    assert table(state, 1) == "R4 Y4 G4 O4 O4 | R3 G4 Y5 O6 R7"
    assert table(state, 2) == "G1 G2 G3 G5 G6 G7 G8 G11 G12"


@pytest.mark.clause("M-26")
@pytest.mark.parametrize("place", ["3.1", "1.3", "4.1"])
def test_there_must_be_a_group_to_hit(place: str) -> None:
    state = at(TABLE.format(turn=1))
    assert why(state, 1, f"hit W on {place}") == ("no_such_group", "M-26")


@pytest.mark.clause("M-27")
def test_one_or_more_4s_go_onto_a_set_of_4s() -> None:
    state = at(TABLE.format(turn=1))
    told = play(state, "1 hit O4 on 1.1", "1 hit O4 on 1.1")
    assert lines(told) == ["1 hit O4 on 1.1: R4 Y4 G4 O4", "1 hit O4 on 1.1: R4 Y4 G4 O4 O4"]


@pytest.mark.clause("M-27")
def test_on_3_4_5_6_a_2_fits_and_then_a_7_and_an_8() -> None:
    state = at(TABLE.format(turn=1))
    play(state, "1 hit R2 on 1.2", "1 hit R7 on 1.2", "1 hit R8 on 1.2")
    assert table(state, 1).partition(" | ")[2] == "R2 R3 G4 Y5 O6 R7 R8"


@pytest.mark.clause("M-27")
def test_the_8_does_not_fit_before_the_7() -> None:
    state = at(TABLE.format(turn=1))
    assert why(state, 1, "hit R8 on 1.2") == ("does_not_fit", "M-27")
    play(state, "1 hit R7 on 1.2", "1 hit R8 on 1.2")


@pytest.mark.clause("M-27")
def test_green_cards_go_onto_seven_green_cards() -> None:
    state = at(TABLE.format(turn=1))
    play(state, "1 hit G12 on 2.1", "1 hit G11 on 2.1")
    assert table(state, 2) == "G1 G2 G3 G5 G6 G7 G8 G11 G12"


@pytest.mark.clause("M-27")
@pytest.mark.parametrize(
    "move",
    [
        "hit R2 on 1.1",  # another number on a set
        "hit R11 on 1.2",  # no neighbour of a run
        "hit O4 on 1.2",  # a number inside a run
        "hit R8 on 2.1",  # another colour
        "hit R7 on 1.2 low",  # the wrong end of a run
    ],
)
def test_a_card_that_does_not_fit_exactly_is_refused(move: str) -> None:
    assert why(at(TABLE.format(turn=1)), 1, move) == ("does_not_fit", "M-27")


@pytest.mark.clause("M-27")
def test_cards_are_hit_one_by_one() -> None:
    state = at(TABLE.format(turn=1))
    assert why(state, 1, "hit R7 R8 on 1.2") == ("one_card_at_a_time", "M-27")
    assert why(state, 1, "hit O4 O4 on 1.1") == ("one_card_at_a_time", "M-27")


@pytest.mark.clause("M-27")
def test_a_hit_card_comes_from_the_hand() -> None:
    state = at(TABLE.format(turn=1))
    assert why(state, 1, "hit Y4 on 1.1") == ("card_not_held", "M-26")


@pytest.mark.clause("M-28")
@pytest.mark.parametrize(
    ("move", "lies"),
    [
        ("hit W on 1.1", "1 hit W on 1.1: R4 Y4 G4 W"),
        ("hit W on 1.2 low", "1 hit W on 1.2: W=2 R3 G4 Y5 O6"),
        ("hit W on 1.2 high", "1 hit W on 1.2: R3 G4 Y5 O6 W=7"),
        ("hit W on 2.1", "1 hit W on 2.1: G1 G2 G3 G5 G6 G7 G8 W"),
    ],
)
def test_a_wild_may_be_hit_on_a_set_a_run_and_a_colour_group(move: str, lies: str) -> None:
    assert lines(play(at(TABLE.format(turn=1)), f"1 {move}")) == [lies]


@pytest.mark.clause("M-28")
def test_all_that_can_be_hit_is_offered() -> None:
    state = at(TABLE.format(turn=1))
    assert {move for move in offered(state, 1) if move.startswith("hit")} == {
        "hit O4 on 1.1",
        "hit W on 1.1",
        "hit R2 on 1.2",
        "hit R7 on 1.2",
        "hit W on 1.2 low",
        "hit W on 1.2 high",
        "hit G11 on 2.1",
        "hit G12 on 2.1",
        "hit W on 2.1",
    }
