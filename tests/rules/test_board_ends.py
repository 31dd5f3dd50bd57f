"""The board game: going out, the laurel, and rounds and games that take too long."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from laydown.engine.events import RoundEnded
from tests.rules.board_kit import board, phase, play
from tests.rules.kit import hand, lines, offered, only, why

if TYPE_CHECKING:
    from laydown.engine.state import State

# Seats 1 and 2 have laid phases 3 and 5, seat 3 nothing.
ROUND = """
    step: play 1
    phase 1: 3
    phase 2: 5
    discard pile: B12
    hand 1: B1
    hand 2: G1 G2
    hand 3: Y1 Y2
    table 1: 3: R8 Y8 G8 | R1 R2 R3 R4
    table 2: 5: B2 B3 B4 B5 B6 B7 | R9 Y9 G9
"""


@pytest.mark.clause("B-28")
def test_discarding_the_last_card_ends_the_round() -> None:
    state = board(ROUND)
    (ended,) = only(RoundEnded, play(state, "1 discard B1"))
    assert (ended.round, ended.result.out) == (1, 0)
    assert ended.result.laid == (2, 4, -1)


@pytest.mark.clause("B-28")
def test_also_in_the_turn_in_which_the_phase_was_laid() -> None:
    state = board("""
        step: play 1
        phase 1: 8
        discard pile: B12
        hand 1: R8 Y8 G8 B8 R9 Y9 G9 B9 B1
        hand 2: G1
    """)
    told = play(state, "1 lay R8 Y8 G8 B8 | R9 Y9 G9 B9", "1 discard B1")
    assert len(only(RoundEnded, told)) == 1


@pytest.mark.clause("B-28", "X-16")
def test_the_last_card_is_never_hit() -> None:
    state = board("""
        step: play 1
        phase 1: 8
        discard pile: B12
        hand 1: R8 Y9
        hand 2: G1
        table 1: 8: R8 Y8 G8 B8 | R9 Y9 G9 B9
    """)
    play(state, "1 hit R8 on 1.1")
    assert why(state, 1, "hit Y9 on 1.2") == ("keep_one_card", "X-16")
    assert offered(state, 1) == {"discard Y9"}


@pytest.mark.clause("B-28", "X-16")
def test_the_last_card_is_never_laid() -> None:
    state = board("""
        step: play 1
        phase 1: 8
        discard pile: B12
        hand 1: R8 Y8 G8 B8 R9 Y9 G9 B9
        hand 2: G1
    """)
    assert why(state, 1, "lay R8 Y8 G8 B8 | R9 Y9 G9 B9") == ("keep_one_card", "X-16")


@pytest.mark.clause("X-16")
def test_a_hand_emptied_by_swap_does_not_end_the_round() -> None:
    state = board(
        """
        step: swap 1
        phase 1: 8
        hand 1: R1
        hand 2: G1
        table 1: 8: R8 Y8 G8 B8 | R9 Y9 G9 B9
        """,
        rest=2,
    )
    play(state, "1 swap R1")
    assert (state.hands[0], state.step) == ([], "play")
    assert offered(state, 1) == {"pass"}
    told = play(state, "1 pass")
    assert lines(told) == ["1 passed (discard)"]
    assert (state.results, state.actors()) == ((), (1,))


@pytest.mark.clause("X-17")
def test_who_has_not_laid_keeps_the_last_card() -> None:
    state = board("step: play 1\ndiscard pile: B12\nhand 1: R1\nhand 2: G1")
    assert why(state, 1, "discard R1") == ("last_card_not_laid", "X-17")
    play(state, "1 pass")
    assert (hand(state, 1), state.actors()) == ("R1", (1,))


# --- the laurel ---

RUN_OF_9 = "9: R1 R2 R3 R4 R5 R6 R7 R8 R9"
SETS_OF_10 = "10: Y3 Y3 G3 G3 B3 B3 | Y7 G7 B7"
MORE_SETS = "10: Y4 Y4 G4 G4 B4 B4 | Y8 G8 B8"
FIVE = "5: R1 R2 R4 R5 R6 R9 | Y9 G9 B9"


def laurels(*tables: str, out: int = 1) -> State:
    """Return three seats that have laid these, or nothing; one is about to go out."""
    lines = [f"turn: {out}", f"step: play {out}", "discard pile: B12"]
    lines += ["hand 1: B1", "hand 2: G1", "hand 3: Y12"]
    for seat, text in enumerate(tables, 1):
        number, colon, _ = text.partition(":")
        lines.append(f"phase {seat}: {number}")
        if colon:
            lines.append(f"table {seat}: {text}")
    return board("\n".join(lines))


@pytest.mark.clause("B-34", "X-19")
@pytest.mark.parametrize("table", [RUN_OF_9, SETS_OF_10])
def test_from_phase_9_and_from_phase_10_going_out_reaches_the_laurel(table: str) -> None:
    state = laurels(table, "1", "1")
    told = play(state, "1 discard B1")
    assert lines(told)[-1] == "game ended: 1"
    assert state.over
    assert state.stack == []


@pytest.mark.clause("B-34", "X-19")
def test_scoring_stops_there() -> None:
    state = laurels(RUN_OF_9, MORE_SETS, "1")
    made = state.standing.made
    play(state, "1 discard B1")
    assert state.standing.winners == (0,)
    assert state.standing.made[1:] == made[1:]


@pytest.mark.clause("B-29", "X-19")
def test_from_phase_8_going_out_reaches_phase_10_and_the_game_goes_on() -> None:
    state = laurels("8: R8 Y8 G8 B8 | R9 Y9 G9 B9", "1", "1")
    play(state, "1 discard B1")
    assert not state.over
    assert phase(state, 1) == 10


@pytest.mark.clause("B-29", "X-19")
def test_whoever_laid_phase_9_moves_on_one_phase_to_phase_10() -> None:
    state = laurels(FIVE, RUN_OF_9.replace("R", "Y").replace("Y9", "R9"), "1")
    play(state, "1 discard B1")
    assert not state.over
    assert phase(state, 2) == 10


@pytest.mark.clause("B-34")
@pytest.mark.parametrize(
    ("tables", "out", "discard", "winner"),
    [
        ((FIVE, SETS_OF_10, MORE_SETS), 1, "B1", 2),
        ((SETS_OF_10, MORE_SETS, FIVE), 3, "Y12", 1),
        ((SETS_OF_10, FIVE, MORE_SETS), 2, "G1", 3),
        ((RUN_OF_9, SETS_OF_10, MORE_SETS), 1, "B1", 1),
    ],
)
def test_who_ended_the_round_moves_first_then_the_others_clockwise(
    tables: tuple[str, ...], out: int, discard: str, winner: int
) -> None:
    state = laurels(*tables, out=out)
    play(state, f"{out} discard {discard}")
    assert state.standing.winners == (winner - 1,)


@pytest.mark.clause("B-34")
def test_after_the_end_nobody_is_asked_what_to_keep() -> None:
    state = laurels(FIVE, SETS_OF_10, "1")
    play(state, "1 discard B1")
    assert state.standing.winners == (1,)
    assert state.actors() == ()
    assert why(state, 3, "keep Y12") == ("game_over", "B-34")


# --- bounds ---

ENDLESS = """
    turn: 3
    step: play 3
    dealer: 1
    turns: 299
    phase 1: {one}
    phase 2: {two}
    discard pile: B12
    hand 1: B1
    hand 2: G1
    hand 3: Y11 Y12
    table 1: {table}
    table 2: {other}
"""
LAID = ENDLESS.format(
    one=2,
    two=5,
    table="2: R1 Y1 | R2 Y2 | R3 Y3 | R4 Y4",
    other="5: G1 G2 G4 G5 G6 G9 | R9 Y9 B9",
)


@pytest.mark.clause("X-02")
def test_a_round_of_100_turns_each_ends_and_who_laid_moves_on_one_phase() -> None:
    state = board(LAID)
    (ended,) = only(RoundEnded, play(state, "3 discard Y12"))
    assert ended.result.out < 0
    assert [phase(state, seat) for seat in (1, 2, 3)] == [3, 6, 1]


@pytest.mark.clause("X-02", "B-30")
def test_who_has_not_laid_may_keep_cards_then_too() -> None:
    state = board(LAID)
    play(state, "3 discard Y12")
    assert (state.actors(), state.step) == ((2,), "keep")


@pytest.mark.clause("X-02")
def test_the_player_to_the_left_of_the_rounds_starter_begins_the_next() -> None:
    # The dealer was seat 1, so seat 2 began.
    state = board(LAID)
    play(state, "3 discard Y12", "3 keep Y11")
    assert (state.actors(), state.step) == ((2,), "roll")


@pytest.mark.clause("X-02", "B-34")
def test_and_they_move_clockwise_from_the_rounds_starter() -> None:
    state = board(ENDLESS.format(one=10, two=10, table=SETS_OF_10, other=MORE_SETS))
    play(state, "3 discard Y12")
    assert state.standing.winners == (1,)


@pytest.mark.clause("B-13", "X-02")
def test_turns_that_again_brings_count_too() -> None:
    state = board(LAID + "    again: 1\n")
    told = play(state, "3 discard Y12")
    assert len(only(RoundEnded, told)) == 1
    assert state.again == 0


@pytest.mark.clause("X-02")
@pytest.mark.parametrize(
    ("two", "winners"), [("1 2 3 4", (0,)), ("1 2 3 4 5 6", (0, 1)), ("1 2 3 4 5 6 7", (1,))]
)
def test_a_game_of_100_rounds_ends_and_the_most_phases_win(
    two: str, winners: tuple[int, ...]
) -> None:
    state = board(f"""
        step: play 1
        rounds: 99
        made 1: 1 2 3 4
        made 2: {two}
        discard pile: B12
        hand 1: B1
        hand 2: G1
        table 1: 5: R1 R2 R3 R4 R5 R6 | R9 Y9 G9
    """)
    play(state, "1 discard B1")
    assert state.standing.winners == winners
