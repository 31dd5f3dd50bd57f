"""The board game: two discards while only full runs lie on the table (B-27)."""

from __future__ import annotations

import pytest

from laydown.engine.events import Discarded, RoundEnded
from tests.rules.board_kit import board, play
from tests.rules.kit import discard_pile, hand, lines, offered, only, why

FULL = "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12"
TWO = """
    step: play 1
    phase 1: 9
    phase 2: {phase}
    discard pile: B12
    hand 1: {hand}
    hand 2: G1 G2
    table 1: 9: {run}
    {table}
"""


def two(
    cards: str = "Y1 Y2 Y3", *, run: str = FULL, table: str = "", phase: int = 1, more: str = ""
) -> str:
    return TWO.format(hand=cards, run=run, table=table, phase=phase) + more


@pytest.mark.clause("B-27")
def test_while_only_full_runs_lie_two_cards_may_be_discarded_in_either_order() -> None:
    state = board(two())
    pairs = {f"discard {a} {b}" for a in ("Y1", "Y2", "Y3") for b in ("Y1", "Y2", "Y3") if a != b}
    assert offered(state, 1) == {"discard Y1", "discard Y2", "discard Y3"} | pairs
    told = play(state, "1 discard Y3 Y1")
    assert lines(only(Discarded, told)) == ["1 discarded Y3", "1 discarded Y1"]
    assert discard_pile(state) == "Y1 Y3 B12"
    assert state.actors() == (1,)


@pytest.mark.clause("B-27")
def test_one_is_enough() -> None:
    state = board(two())
    play(state, "1 discard Y3")
    assert hand(state, 1) == "Y1 Y2"


@pytest.mark.clause("B-27")
def test_two_equal_cards_may_go_if_both_are_held() -> None:
    play(board(two("Y1 Y1 Y3")), "1 discard Y1 Y1")
    assert why(board(two()), 1, "discard Y1 Y1")[0] == "card_not_held"


@pytest.mark.clause("B-27")
def test_whoever_has_not_laid_discards_one() -> None:
    state = board(two(more="    turn: 2\n").replace("step: play 1", "step: play 2"))
    assert why(state, 2, "discard G1 G2") == ("one_discard", "B-27")
    assert offered(state, 2) == {"discard G1", "discard G2"}


@pytest.mark.clause("B-27")
@pytest.mark.parametrize(
    ("number", "table"),
    [
        (8, "8: Y8 Y8 G8 G8 | Y9 Y9 G9 G9"),
        (6, "6: Y4 Y5 Y6 Y7 Y8 Y9 Y10 Y11"),
        (1, "1: Y4 Y5 Y6 Y7 Y8 | G1 G2 G3"),
        (9, "9: G2 G3 G4 G5 G6 G7 G8 G9 G10 G11 G12"),
    ],
)
def test_any_other_group_on_the_table_prevents_it(number: int, table: str) -> None:
    text = two(table=f"table 2: {table}", phase=number).replace("hand 2: G1 G2", "hand 2: B1 B2")
    assert why(board(text), 1, "discard Y1 Y2") == ("one_discard", "B-27")


@pytest.mark.clause("B-27")
def test_two_full_runs_do_not() -> None:
    other = " ".join(f"G{number}" for number in range(1, 13))
    text = two(table=f"table 2: 9: {other}", phase=9).replace("hand 2: G1 G2", "hand 2: B1 B2")
    state = board(text)
    play(state, "1 discard Y1 Y2")
    assert hand(state, 1) == "Y3"


@pytest.mark.clause("B-24", "B-27")
def test_jokers_on_a_full_run_do_not_prevent_it() -> None:
    state = board(two("Y1 Y2 (Y5) Y3"))
    play(state, "1 hit (Y5) on 1.1", "1 discard Y1 Y2")
    assert hand(state, 1) == "Y3"


@pytest.mark.clause("B-27")
def test_what_counts_is_the_table_after_the_hits() -> None:
    state = board(two("R1 Y1 Y2 Y3", run=FULL.removeprefix("R1 ")))
    assert why(state, 1, "discard Y1 Y2") == ("one_discard", "B-27")
    play(state, "1 hit R1 on 1.1", "1 discard Y1 Y2")
    assert hand(state, 1) == "Y3"


@pytest.mark.clause("B-27", "B-28")
def test_the_two_may_be_the_last_two_and_end_the_round() -> None:
    state = board(two("Y1 Y2"))
    told = play(state, "1 discard Y1 Y2")
    assert len(only(RoundEnded, told)) == 1
    assert state.results[0].out == 0


@pytest.mark.clause("B-27")
def test_with_one_card_there_is_one_discard() -> None:
    assert offered(board(two("Y1")), 1) == {"discard Y1"}


@pytest.mark.clause("B-13", "B-27")
@pytest.mark.parametrize(("again", "following"), [(1, 0), (0, 1)])
def test_it_holds_in_both_turns_of_again(again: int, following: int) -> None:
    state = board(two(more=f"    again: {again}\n"))
    play(state, "1 discard Y1 Y2")
    assert (state.actors(), state.step) == ((following,), "roll")


@pytest.mark.clause("B-04", "B-27")
def test_without_any_run_there_is_one_discard() -> None:
    state = board("step: play 1\ndiscard pile: B12\nhand 1: Y1 Y2 Y3\nhand 2: G1")
    assert why(state, 1, "discard Y1 Y2") == ("one_discard", "B-27")
