"""The board game: Jokers, held and on the table (B-16, B-23 to B-26, X-20)."""

from __future__ import annotations

import pytest

from laydown.engine import rules
from laydown.engine.errors import ParseError
from laydown.engine.events import JokerDrawn
from tests.rules.board_kit import board, next_draw, own, play
from tests.rules.kit import at, discard_pile, hand, offered, only, table, why

# --- drawing one ---


@pytest.mark.clause("B-16")
def test_the_joker_space_turns_the_card_drawn_into_a_joker() -> None:
    state = board("""
        step: walk 1
        dice: 1 6
        pawns: 5 20
        discard pile: B12
        hand 1: R1 R2
        hand 2: G1
    """)
    card = next_draw(state)
    (drawn,) = only(JokerDrawn, play(state, "1 walk 1"))
    assert str(drawn) == f"1 drew the Joker ({card})"
    assert hand(state, 1) == f"R1 R2 ({card})"
    assert state.step == "play"


@pytest.mark.clause("X-20", "X-27")
def test_a_joker_may_be_discarded_in_the_turn_in_which_it_was_drawn() -> None:
    state = board("""
        step: walk 1
        dice: 1 6
        pawns: 5 20
        discard pile: B12
        hand 1: R1 R2
        hand 2: G1
    """)
    card = next_draw(state)
    play(state, "1 walk 1", f"1 discard ({card})")
    assert discard_pile(state) == f"{card} B12"


# --- in phases ---


@pytest.mark.clause("B-16", "B-23")
@pytest.mark.parametrize(
    ("phase", "cards", "lay"),
    [
        (1, "R1 R5 R9 Y2 Y4", "R1 R5 R9 (B9) (B9) | Y2 (G3)=3 Y4"),
        (2, "R4 R5 R6 R7 Y7", "R4 (B9) | R5 (B9) | R6 (G3) | R7 Y7"),
        (6, "R1 R2 R4 R6 R8", "R1 R2 (B9)=3 R4 (B9)=5 R6 (G3)=7 R8"),
        (8, "R4 Y4 R7 Y7 G7", "R4 Y4 (B9) (B9) | R7 Y7 G7 (G3)"),
    ],
)
def test_a_joker_stands_for_any_number_or_colour_and_is_laid_reversed(
    phase: int, cards: str, lay: str
) -> None:
    state = board(f"""
        step: play 1
        phase 1: {phase}
        discard pile: B12
        hand 1: {cards} (B9) (B9) (G3) B1
        hand 2: G1
    """)
    play(state, f"1 lay {lay}")
    assert sorted(table(state, 1).split(" | ")) == sorted(lay.split(" | "))
    assert hand(state, 1) == "B1"


@pytest.mark.clause("B-23")
def test_a_joker_on_the_table_is_not_exchanged() -> None:
    state = board("""
        step: play 1
        phase 1: 6
        discard pile: B12
        hand 1: R3 R1
        hand 2: G1
        table 1: 6: R1 R2 (B9)=3 R4 R5 R6 R7 R8
    """)
    assert why(state, 1, "hit R3 on 1.1") == ("does_not_fit", "B-09")
    assert offered(state, 1) == {"discard R3", "discard R1"}


@pytest.mark.clause("B-25", "X-06")
@pytest.mark.parametrize(
    ("phase", "cards", "lay"),
    [
        (8, "R7 Y7 G7 B7", "(R1)=5 (R2)=5 (R3)=5 (R4)=5 | R7 Y7 G7 B7"),
        (3, "R7 Y7 G7 B7", "R7 Y7 G7 | (R1)=1 (R2)=2 (R3)=3 (R4)=4"),
        (2, "R7 Y7 R9 Y9", "R7 Y7 | R9 Y9 | (R1)=5 (R2)=5 | (R3)=6 (R4)=6"),
        (1, "R7 R8 R9 R10", "(R1)=Y (R2)=Y (R3)=Y (R4)=Y (Y5)=Y | R7 R8 R9"),
    ],
)
def test_each_group_has_a_real_card(phase: int, cards: str, lay: str) -> None:
    state = board(f"""
        step: play 1
        phase 1: {phase}
        discard pile: B12
        hand 1: {cards} (R1) (R2) (R3) (R4) (Y5)
        hand 2: G1
    """)
    assert why(state, 1, f"lay {lay}") == ("number_card_needed", "B-25")


@pytest.mark.clause("B-25", "X-06")
def test_one_real_card_is_enough_for_a_group() -> None:
    state = board("""
        step: play 1
        phase 1: 8
        discard pile: B12
        hand 1: R7 R9 (R1) (R2) (R3) (R4) (Y5) (Y6) B1
        hand 2: G1
    """)
    play(state, "1 lay R7 (R1) (R2) (R3) | R9 (R4) (Y5) (Y6)")
    assert table(state, 1) == "R7 (R1) (R2) (R3) | R9 (R4) (Y5) (Y6)"


@pytest.mark.clause("B-25")
def test_the_number_of_real_cards_decides_whether_a_phase_can_be_laid() -> None:
    # One real card for two sets: seven Jokers do not help.
    state = board("""
        step: play 1
        phase 1: 8
        discard pile: B12
        hand 1: R7 (R1) (R2) (R3) (R4) (Y5) (Y6) (Y7) (Y8)
        hand 2: G1
    """)
    assert not rules.legal(state, 0).lays


# --- in runs: the printed examples ---

RUN = """
    step: play 1
    discard pile: B12
    hand 1: R3 (G9) (B10) (Y8) Y1 Y2 Y3 Y4 Y5 Y6 Y7
    hand 2: G1
"""


@pytest.mark.clause("B-26")
@pytest.mark.parametrize(
    ("lay", "lies", "numbers", "joker_ends"),
    [
        ("R3 (G9) (B10)", "R3 (G9)=4 (B10)=5", {2, 6}, {"low", "high"}),
        ("(G9) R3 (B10)", "(G9)=2 R3 (B10)=4", {1, 5}, {"low", "high"}),
        ("(G9) (B10) R3", "(G9)=1 (B10)=2 R3", {4}, {"high"}),
    ],
)
def test_3_j_j_takes_2_or_6_and_j_3_j_1_or_5_and_j_j_3_only_4(
    lay: str, lies: str, numbers: set[int], joker_ends: set[str]
) -> None:
    state = own(RUN, phases=["run 3"])
    play(state, f"1 lay {lay}")
    assert table(state, 1) == lies
    hits = {move for move in offered(state, 1) if move.startswith("hit")}
    real = {f"hit Y{number} on 1.1" for number in numbers}
    jokers = {f"hit (Y8) on 1.1 {end}" for end in joker_ends}
    assert hits == real | jokers


@pytest.mark.clause("B-26", "X-08")
def test_a_joker_takes_the_next_number_at_the_end_its_player_picks() -> None:
    state = own(RUN, phases=["run 3"])
    play(state, "1 lay R3 (G9) (B10)")
    assert why(state, 1, "hit (Y8) on 1.1") == ("which_end", "B-26")
    play(state, "1 hit (Y8) on 1.1 low")
    assert table(state, 1) == "(Y8)=2 R3 (G9)=4 (B10)=5"


@pytest.mark.clause("B-26", "X-08")
def test_where_a_run_has_reached_1_only_the_other_end_is_left() -> None:
    state = own(RUN, phases=["run 3"])
    play(state, "1 lay (G9) (B10) R3")
    assert why(state, 1, "hit (Y8) on 1.1 low") == ("run_out_of_range", "B-20")
    play(state, "1 hit (Y8) on 1.1")
    assert table(state, 1) == "(G9)=1 (B10)=2 R3 (Y8)=4"


@pytest.mark.clause("B-26")
def test_what_a_joker_stands_for_must_be_plain() -> None:
    state = own(RUN, phases=["run 3"])
    # Neither the order nor a value says whether it is a 2 or a 5.
    assert why(state, 1, "lay Y4 R3 (G9)") == ("wild_value_needed", "B-26")
    play(state, "1 lay Y4 R3 (G9)=2")
    assert table(state, 1) == "(G9)=2 R3 Y4"


@pytest.mark.clause("B-26")
@pytest.mark.parametrize("lay", ["R3 (G9)=5 (B10)=6", "(G9)=3 R3 Y4", "R3 Y4 (G9)=7"])
def test_a_joker_stands_for_a_number_that_the_run_has_room_for(lay: str) -> None:
    state = own(RUN, phases=["run 3"])
    assert why(state, 1, f"lay {lay}")[0] in ("not_in_order", "number_twice")


# --- full groups ---

NINES = """
    step: play 1
    phase 1: 8
    discard pile: B12
    hand 1: (R5) (Y5) R1
    hand 2: G1
    table 1: 8: {nines} | R7 Y7 G7 B7
"""


@pytest.mark.clause("B-24")
@pytest.mark.parametrize(
    "nines",
    ["R9 R9 Y9 Y9 G9 G9 B9 B9", "R9 R9 Y9 Y9 (R2) (R3) (R4) (R6)", "R9 (R2) (R3) (R4) (R6)"],
)
def test_a_set_takes_jokers_beyond_eight_cards(nines: str) -> None:
    state = board(NINES.format(nines=nines))
    play(state, "1 hit (R5) on 1.1", "1 hit (Y5) on 1.1")
    assert len(state.table[0][0].cards) == len(nines.split()) + 2


FULL = "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12"
FULL_WITH_JOKERS = "R1 R2 (G3)=3 R4 R5 R6 R7 R8 R9 R10 (G2)=11 R12"


@pytest.mark.clause("B-24", "X-08")
@pytest.mark.parametrize("run", [FULL, FULL_WITH_JOKERS])
def test_a_full_run_takes_jokers_that_stand_for_nothing_and_nothing_else(run: str) -> None:
    state = board(f"""
        step: play 1
        phase 1: 9
        phase 2: 9
        discard pile: B12
        hand 1: (Y5) (B5) Y1 Y12 Y7
        hand 2: G1
        table 1: 9: Y2 Y3 Y4 B5 Y6 B7 Y8 Y9 Y10
        table 2: 9: {run}
    """)
    play(state, "1 hit (Y5) on 2.1", "1 hit (B5) on 2.1")
    assert table(state, 2) == f"{run} + (Y5) (B5)"
    for card in ("Y1", "Y12", "Y7"):
        assert why(state, 1, f"hit {card} on 2.1") == ("does_not_fit", "B-24")


@pytest.mark.clause("B-24")
def test_a_joker_that_completes_a_run_still_stands_for_a_number() -> None:
    state = board("""
        step: play 1
        phase 1: 9
        discard pile: B12
        hand 1: (Y5) (B5) Y1
        hand 2: G1
        table 1: 9: R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12
    """)
    play(state, "1 hit (Y5) on 1.1", "1 hit (B5) on 1.1")
    assert table(state, 1) == "(Y5)=1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 + (B5)"


@pytest.mark.clause("B-24", "X-08")
def test_jokers_come_onto_a_full_run_by_hits_not_in_the_lay() -> None:
    state = board(f"""
        step: play 1
        phase 1: 9
        discard pile: B12
        hand 1: {FULL} (Y5) Y1
        hand 2: G1
    """)
    assert why(state, 1, f"lay {FULL} (Y5)") == ("run_out_of_range", "B-20")
    play(state, f"1 lay {FULL}", "1 hit (Y5) on 1.1")
    assert table(state, 1) == f"{FULL} + (Y5)"


@pytest.mark.clause("B-24")
def test_only_on_a_full_run_can_a_joker_stand_for_nothing() -> None:
    with pytest.raises(ParseError) as caught:
        board("""
            phase 1: 9
            discard pile: B12
            hand 1: R1
            hand 2: G1
            table 1: 9: R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 + (Y5)
        """)
    assert caught.value.code == "bad_position"


@pytest.mark.clause("X-08")
def test_in_the_card_editions_nothing_more_fits_on_a_full_run() -> None:
    state = at("""
        step: play 1
        phase 1: 6
        hand 1: W Y3
        hand 2: G1
        table 1: 6: G1 G2 G3 G4 G5 G6 G7 G8 G9 G10 G11 G12
    """)
    assert why(state, 1, "hit W on 1.1") == ("does_not_fit", "X-08")


@pytest.mark.clause("B-16")
@pytest.mark.parametrize("line", ["hand 1: (G7)", "hand 1: G8\ntable 1: 1: (G7) G7 Y7 | R9 G9 Y9"])
def test_the_card_editions_know_no_reversed_cards(line: str) -> None:
    with pytest.raises(ParseError) as caught:
        at(f"{line}\nhand 2: G1")
    assert caught.value.code == "card_not_in_deck"


# --- discarded, swapped, kept ---


@pytest.mark.clause("X-20")
def test_a_joker_that_is_discarded_is_an_ordinary_card() -> None:
    state = board("""
        step: play 1
        discard pile: B12
        hand 1: (R7) R1
        hand 2: G1
    """)
    play(state, "1 discard (R7)")
    assert discard_pile(state) == "R7 B12"
    state = board("""
        turn: 2
        step: draw 2
        discard pile: R7 B12
        hand 1: R1
        hand 2: G1
    """)
    play(state, "2 take")
    assert hand(state, 2) == "G1 R7"


@pytest.mark.clause("X-20")
def test_so_is_one_that_is_swapped() -> None:
    state = board("""
        step: swap 1
        discard pile: B12
        hand 1: (R7) R1 (R8)
        hand 2: G1
    """)
    play(state, "1 swap (R7) R1 (R8)")
    assert discard_pile(state) == "R8 R1 R7 B12"
    assert "(" not in hand(state, 1)


@pytest.mark.clause("X-20")
def test_a_joker_and_the_same_card_held_the_right_way_round_are_two_things() -> None:
    state = board("""
        step: play 1
        discard pile: B12
        hand 1: (R7) R1
        hand 2: G1
    """)
    assert why(state, 1, "discard R7") == ("card_not_held", "B-04")
    assert offered(state, 1) == {"discard R1", "discard (R7)"}
