"""The board game: laying and hitting (B-08 to B-10, B-20, B-36)."""

from __future__ import annotations

import pytest

from laydown.engine import rules
from tests.rules.board_kit import ONLY_AGAIN, board, own, play, roll_and_walk
from tests.rules.kit import hand, offered, refused, table, why

# --- the printed examples ---

# Anna is on phase 2 and has two 4s, two 11s and three 8s; another 8 lies on the discard pile.
ANNA = """
    phase 1: 2
    step: draw 1
    discard pile: B8 Y1
    hand 1: R4 Y4 R11 Y11 R8 Y8 G8 R1 R2
    hand 2: G1 G2
"""
PAIRS = "lay R4 Y4 | R8 Y8 | G8 B8 | R11 Y11"


@pytest.mark.clause("B-08", "B-20")
def test_with_her_fourth_8_anna_lays_four_pairs() -> None:
    state = board(ANNA)
    play(state, "1 take", f"1 {PAIRS}")
    assert sorted(table(state, 1).split(" | ")) == ["G8 B8", "R11 Y11", "R4 Y4", "R8 Y8"]
    assert hand(state, 1) == "R1 R2"


@pytest.mark.clause("B-08")
def test_without_it_she_could_not_have_laid() -> None:
    state = board(ANNA.replace("step: draw 1", "step: play 1"))
    assert not rules.legal(state, 0).lays
    assert why(state, 1, PAIRS) == ("card_not_held", "B-08")
    assert why(state, 1, "lay R4 Y4 | R8 Y8 | R11 Y11") == ("wrong_groups", "B-08")
    assert why(state, 1, "lay R4 Y4 | R8 Y8 | R11 Y11 | G8") == ("group_too_short", "B-08")


# Biagio (seat 1) has laid phase 8, Carla (seat 2) phase 9.
BIAGIO_AND_CARLA = """
    turn: {turn}
    step: play {turn}
    phase 1: 8
    phase 2: 9
    discard pile: B12
    hand 1: R8 Y8 R11 R2 R1 R12 R4 Y4 G4 B4 R5 R6 R7
    hand 2: G8 G2 G1 G12 R3 Y3 G3 B3 Y5 Y6 Y7
    table 1: 8: G8 B8 B8 R8 | G11 G11 B11 B11
    table 2: 9: R3 Y4 Y5 Y6 Y7 Y8 Y9 Y10 Y11
"""


@pytest.mark.clause("B-09", "B-10")
def test_biagio_may_add_8s_11s_a_2_a_1_and_a_12() -> None:
    state = board(BIAGIO_AND_CARLA.format(turn=1))
    hits = {move for move in offered(state, 1) if move.startswith("hit")}
    assert hits == {
        "hit R8 on 1.1",
        "hit Y8 on 1.1",
        "hit R11 on 1.2",
        "hit R2 on 2.1",
        "hit R12 on 2.1",
    }
    play(state, *(f"1 {move}" for move in sorted(hits)), "1 hit R1 on 2.1")
    assert table(state, 1) == "R8 R8 Y8 G8 B8 B8 | R11 G11 G11 B11 B11"
    assert table(state, 2) == "R1 R2 R3 Y4 Y5 Y6 Y7 Y8 Y9 Y10 Y11 R12"


@pytest.mark.clause("B-09", "B-10")
def test_carla_may_too() -> None:
    state = board(BIAGIO_AND_CARLA.format(turn=2))
    hits = {move for move in offered(state, 2) if move.startswith("hit")}
    assert hits == {"hit G8 on 1.1", "hit G2 on 2.1", "hit G12 on 2.1"}


@pytest.mark.clause("B-10")
def test_the_1_comes_after_the_2() -> None:
    state = board(BIAGIO_AND_CARLA.format(turn=1))
    assert why(state, 1, "hit R1 on 2.1") == ("does_not_fit", "B-09")


@pytest.mark.clause("B-09", "B-10", "B-36")
@pytest.mark.parametrize("group", ["R4 Y4 G4 B4", "R5 R6 R7"])
def test_but_they_may_not_lay_another_set_or_run(group: str) -> None:
    state = board(BIAGIO_AND_CARLA.format(turn=1))
    assert why(state, 1, f"lay {group}") == ("already_laid", "B-36")
    for card in group.split():
        assert why(state, 1, f"hit {card} on 1.1") == ("does_not_fit", "B-09")


@pytest.mark.clause("B-09")
def test_carla_could_have_laid_a_longer_run_and_added_an_8_in_the_same_turn() -> None:
    state = board("""
        step: play 1
        phase 1: 9
        discard pile: B12
        hand 1: R3 Y4 Y5 Y6 Y7 Y8 Y9 Y10 Y11 Y12 R8 R11 G1
        hand 2: G2
        table 2: 8: G8 B8 B8 R8 | G11 G11 B11 B11
    """)
    play(
        state,
        "1 lay R3 Y4 Y5 Y6 Y7 Y8 Y9 Y10 Y11 Y12",
        "1 hit R8 on 2.1",
        "1 hit R11 on 2.2",
    )
    assert hand(state, 1) == "G1"


@pytest.mark.clause("B-08", "X-07")
@pytest.mark.parametrize("last", [11, 12])
def test_a_run_of_ten_or_more_will_do_for_a_run_of_nine(last: int) -> None:
    cards = [f"R{number}" for number in range(2, last + 1)]
    state = board(f"""
        step: play 1
        phase 1: 9
        discard pile: B12
        hand 1: {" ".join(cards)} G1
        hand 2: G2
    """)
    play(state, f"1 lay {' '.join(cards)}")
    assert table(state, 1) == " ".join(cards)


@pytest.mark.clause("B-08", "X-07")
def test_a_group_is_never_shorter_than_asked_and_never_one_more() -> None:
    state = board("""
        step: play 1
        phase 1: 8
        discard pile: B12
        hand 1: R8 Y8 G8 B8 R9 Y9 G9 B9 R7 Y7 G7 B7 R1
        hand 2: G2
    """)
    assert why(state, 1, "lay R8 Y8 G8 B8 | R9 Y9 G9") == ("group_too_short", "B-08")
    assert why(state, 1, "lay R8 Y8 G8 B8") == ("wrong_groups", "B-08")
    four = "lay R7 Y7 G7 B7 | R8 Y8 G8 B8 | R9 Y9 G9 B9"
    assert why(state, 1, four) == ("wrong_groups", "X-07")


# --- kinds of groups ---


@pytest.mark.clause("B-20")
@pytest.mark.parametrize("first", [1, 4])
def test_1_to_8_is_a_run_of_eight_and_so_is_4_to_11(first: int) -> None:
    cards = [f"{'RYGB'[n % 4]}{n}" for n in range(first, first + 8)]
    state = board(f"""
        step: play 1
        phase 1: 6
        discard pile: B12
        hand 1: {" ".join(cards)} G1
        hand 2: G2
    """)
    play(state, f"1 lay {' '.join(cards)}")
    assert table(state, 1) == " ".join(cards)


@pytest.mark.clause("B-20")
def test_3_3_3_3_7_7_7_7_is_four_pairs() -> None:
    state = board("""
        step: play 1
        phase 1: 2
        discard pile: B12
        hand 1: R3 R3 Y3 G3 R7 Y7 G7 B7 B1
        hand 2: G2
    """)
    play(state, "1 lay R3 R3 | Y3 G3 | R7 Y7 | G7 B7")
    assert sorted(table(state, 1).split(" | ")) == ["G7 B7", "R3 R3", "R7 Y7", "Y3 G3"]


@pytest.mark.clause("B-20", "X-08")
@pytest.mark.parametrize(
    ("cards", "code"),
    [
        ("R6 R7 R8 R9 R10 R11 R12 R1", "run_out_of_range"),
        ("R5 R6 R7 R8 R9 R10 R11 R1", "not_in_order"),
        ("R5 R6 R7 R8 R9 R10 R11 Y11", "number_twice"),
    ],
)
def test_a_run_has_each_number_once_and_no_link_from_12_to_1(cards: str, code: str) -> None:
    state = board(f"""
        step: play 1
        phase 1: 6
        discard pile: B12
        hand 1: {cards} G2
        hand 2: G3
    """)
    assert why(state, 1, f"lay {cards}") == (code, "B-20")


@pytest.mark.clause("B-20")
def test_the_numbers_of_a_set_are_equal() -> None:
    state = board("""
        step: play 1
        phase 1: 2
        discard pile: B12
        hand 1: R3 Y3 G3 B4 R7 Y7 G7 B7 B1
        hand 2: G2
    """)
    assert why(state, 1, "lay R3 Y3 | G3 B4 | R7 Y7 | G7 B7") == ("mixed_numbers", "B-20")


COLOURED = """
    step: play 1
    phase 1: {phase}
    discard pile: B12
    hand 1: R1 R1 R5 R9 R12 R10 Y2 Y3 G4 Y8 G8 B8 B1
    hand 2: G2
"""


@pytest.mark.clause("B-20", "B-21")
def test_five_of_one_colour_have_any_numbers_and_the_run_beside_them_any_colours() -> None:
    state = board(COLOURED.format(phase=1))
    play(state, "1 lay R1 R1 R5 R9 R12 | Y2 Y3 G4")
    assert table(state, 1) == "R1 R1 R5 R9 R12 | Y2 Y3 G4"
    play(state, "1 hit R10 on 1.1")
    assert why(state, 1, "hit Y8 on 1.1") == ("does_not_fit", "B-09")


@pytest.mark.clause("B-20", "B-21")
def test_six_of_one_colour_and_a_set_of_three() -> None:
    state = board(COLOURED.format(phase=5))
    assert why(state, 1, "lay R1 R1 R5 R9 R12 | Y8 G8 B8") == ("group_too_short", "B-08")
    assert why(state, 1, "lay R1 R1 R5 R9 R12 Y2 | Y8 G8 B8") == ("mixed_colours", "B-20")
    play(state, "1 lay R1 R1 R5 R9 R12 R10 | Y8 G8 B8")
    assert table(state, 1) == "R1 R1 R5 R9 R10 R12 | Y8 G8 B8"


@pytest.mark.clause("B-20", "B-21")
def test_the_one_way_to_lay_is_offered() -> None:
    state = board(COLOURED.format(phase=5))
    lays = {str(lay) for lay in rules.legal(state, 0).lays}
    assert lays == {"lay R1 R1 R5 R9 R10 R12 | Y8 G8 B8"}


@pytest.mark.clause("B-21")
def test_the_tenth_phase() -> None:
    state = board("""
        step: play 1
        phase 1: 10
        discard pile: B12
        hand 1: R3 R3 Y3 Y3 G3 G3 R7 Y7 G7 B1
        hand 2: G2
    """)
    play(state, "1 lay R3 R3 Y3 Y3 G3 G3 | R7 Y7 G7")
    assert state.laid[0] == 9


@pytest.mark.clause("X-07", "B-20")
def test_six_equal_cards_do_not_fill_both_sets_of_the_tenth_phase() -> None:
    state = board("""
        step: play 1
        phase 1: 10
        discard pile: B12
        hand 1: R3 R3 Y3 Y3 G3 G3 B3 B3 R7 B1
        hand 2: G2
    """)
    assert not rules.legal(state, 0).lays


# --- whose phase, and when ---


@pytest.mark.clause("B-09")
def test_nobody_hits_before_the_own_phase_lies() -> None:
    state = board("""
        step: play 1
        phase 1: 6
        discard pile: B12
        hand 1: R1 R2 R3 R4 R5 R6 R7 R8 R9
        hand 2: G2
        table 2: 8: Y8 Y8 G8 G8 | Y11 Y11 R11 G11
    """)
    assert why(state, 1, "hit R8 on 2.1") == ("not_laid_yet", "B-09")
    play(state, "1 lay R1 R2 R3 R4 R5 R6 R7 R8")
    reason = refused(state, 1, "hit R9 on 3.1")
    assert (reason.code, reason.details) == ("no_such_group", {"group": "3.1"})


@pytest.mark.clause("B-13", "B-36")
def test_one_phase_in_a_round_also_across_again() -> None:
    state = own(
        """
        step: play 1
        again: 1
        phase 1: 8
        discard pile: B12
        hand 1: R8 Y8 G8 B8 R9 Y9 G9 B9 R1 R2 R3 R4 R5 R6 R7 B8 B9 B1
        hand 2: G2
        """,
        ring=ONLY_AGAIN,
    )
    play(state, "1 lay R8 Y8 G8 B8 | R9 Y9 G9 B9", "1 discard B1")
    roll_and_walk(state, 1)
    play(state, "1 draw")
    assert state.step == "play"
    # Phase 9 would be the next one.
    assert why(state, 1, "lay R1 R2 R3 R4 R5 R6 R7 B8 B9") == ("already_laid", "B-36")
    assert not rules.legal(state, 0).lays
