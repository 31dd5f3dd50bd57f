"""The board game: the steps of a turn, the dice and the way round the ring (B-04 to B-07)."""

from __future__ import annotations

import pytest

from laydown.engine.chance import Stream
from laydown.engine.errors import ParseError
from laydown.engine.events import Rolled, Walked
from laydown.engine.state import ROLL
from tests.rules.board_kit import ONLY_AGAIN, board, own, play, roll_and_walk
from tests.rules.kit import discard_pile, hand, new_game, offered, only, refused, why

# Seat 1 could lay phase 6 and has a card to spare.
START = """
    phase 1: 6
    discard pile: B12
    hand 1: R1 R2 R3 R4 R5 R6 R7 R8 R12
    hand 2: G1 G2
    hand 3: G3 G4
    table 2: 8: Y8 Y8 R8 G8 | Y11 Y11 R11 G11
"""

RUN = "lay R1 R2 R3 R4 R5 R6 R7 R8"


@pytest.mark.clause("B-04")
@pytest.mark.parametrize("move", ["draw", "take", "walk 3", RUN, "hit R8 on 2.1", "discard R12"])
def test_a_turn_begins_with_the_roll_and_with_nothing_else(move: str) -> None:
    state = board(START)
    assert offered(state, 1) == {"roll"}
    assert why(state, 1, move) == ("roll_first", "B-04")


@pytest.mark.clause("B-04", "B-05")
@pytest.mark.parametrize("move", ["roll", "draw", RUN, "discard R12"])
def test_after_the_roll_the_pawn_moves(move: str) -> None:
    state = board(START)
    play(state, "1 roll")
    assert why(state, 1, move) == ("walk_first", "B-05")


@pytest.mark.clause("B-04", "B-08")
def test_the_three_steps_in_order() -> None:
    state = board(f"{START}\n    step: walk 1\n    dice: 1 6\n    pawns: 5 20 25")
    play(state, "1 walk 1")  # to a Joker space, whose action asks for nothing
    assert state.step == "play"
    play(state, f"1 {RUN}", "1 discard R12")
    assert state.actors() == (1,)
    assert state.step == ROLL


@pytest.mark.clause("B-04")
def test_the_second_step_is_voluntary() -> None:
    state = board(f"{START}\n    step: play 1")
    play(state, "1 discard R12")
    assert state.laid[0] < 0
    assert state.actors() == (1,)


@pytest.mark.clause("B-04")
def test_the_third_step_is_a_duty() -> None:
    state = board(f"{START}\n    step: play 1")
    assert why(state, 1, "pass") == ("cannot_pass", "B-04")


@pytest.mark.clause("B-04")
@pytest.mark.parametrize("move", ["roll", "walk 3", "star search", "search B12", "ask 7 left"])
def test_the_first_step_does_not_come_back(move: str) -> None:
    state = board(f"{START}\n    step: play 1")
    assert why(state, 1, move) == ("not_on_this_table", "B-04")


@pytest.mark.clause("B-04")
def test_nobody_plays_in_the_turn_of_another() -> None:
    state = board(START)
    reason = refused(state, 2, "roll")
    assert (reason.code, reason.clause, reason.details) == ("not_your_turn", "B-04", {"seat": 1})


@pytest.mark.clause("B-04")
def test_both_dice_are_rolled_and_each_face_comes() -> None:
    state = new_game("board", 2)
    (rolled,) = only(Rolled, play(state, "2 roll"))
    assert rolled.dice == state.dice
    faces: set[int] = set()
    for i in range(30):
        stream = Stream(bytes([i]), "roll", 1, 0)
        dice = stream.roll(), stream.roll()
        other = new_game("board", 2, seed=bytes([i]))
        play(other, "2 roll")
        assert other.dice == dice
        faces |= set(dice)
    assert faces == {1, 2, 3, 4, 5, 6}


@pytest.mark.clause("B-04")
def test_every_turn_of_a_round_has_a_roll_of_its_own() -> None:
    state = own("discard pile: B12\nhand 1: R1 R2\nhand 2: G1", ring=ONLY_AGAIN)
    rolls = []
    for _ in range(8):
        roll_and_walk(state, 1)
        rolls.append(state.dice)
        play(state, "1 take", "1 discard R1" if "R1" in hand(state, 1) else "1 discard B12")
    assert state.rolls == 8
    assert len(set(rolls)) > 4


# --- the dice ---


@pytest.mark.clause("B-05")
def test_one_of_the_two_dice_is_picked() -> None:
    state = board(f"{START}\n    step: walk 1\n    dice: 3 5")
    assert offered(state, 1) == {"walk 3", "walk 5"}
    for spaces in (1, 2, 4, 6, 8, 10):
        reason = refused(state, 1, f"walk {spaces}")
        assert (reason.code, reason.clause) == ("not_rolled", "B-05")
        assert reason.details == {"spaces": spaces}


@pytest.mark.clause("B-05")
@pytest.mark.parametrize(("dice", "number"), [("1 1", 1), ("4 4", 4), ("6 6", 6)])
def test_a_double_counts_once_or_twice(dice: str, number: int) -> None:
    state = board(f"{START}\n    step: walk 1\n    dice: {dice}")
    assert offered(state, 1) == {f"walk {number}", f"walk {2 * number}"}
    assert why(state, 1, f"walk {3 * number}")[0] == "not_rolled"


@pytest.mark.clause("B-05")
@pytest.mark.parametrize(
    ("start", "spaces", "end"), [(1, 3, 4), (1, 5, 6), (26, 3, 29), (28, 5, 1), (31, 3, 2)]
)
def test_the_pawn_moves_clockwise_round_the_ring(start: int, spaces: int, end: int) -> None:
    state = board(f"{START}\n    step: walk 1\n    dice: 3 5\n    pawns: {start} 20 21")
    (walked,) = only(Walked, play(state, f"1 walk {spaces}"))
    assert state.pawns == [end, 20, 21]
    assert (walked.space, walked.action) == (end, state.edition.ring[end][0])


@pytest.mark.clause("B-05")
def test_a_double_six_can_be_walked_twice() -> None:
    state = board(f"{START}\n    step: walk 1\n    dice: 6 6\n    pawns: 1 20 21")
    play(state, "1 walk 12")
    assert state.pawns[0] == 13


@pytest.mark.clause("B-05")
def test_no_distance_is_no_walk() -> None:
    state = board(f"{START}\n    step: walk 1\n    dice: 6 6")
    assert why(state, 1, "walk 0") == ("not_rolled", "B-05")


# --- occupied spaces ---


@pytest.mark.clause("B-06")
@pytest.mark.parametrize(
    ("pawns", "spaces", "end"),
    [
        ("1 3 20", 3, 5),  # 2, 4, 5
        ("1 2 3", 3, 6),  # 4, 5, 6
        ("1 4 5", 3, 6),  # 2, 3, 6: it never ends on an occupied space
        ("1 20 21", 3, 4),
        ("1 5 6", 3, 4),  # what stands behind does not matter
        ("30 31 1", 5, 5),  # 0, 2, 3, 4, 5
    ],
)
def test_occupied_spaces_are_jumped_over_and_not_counted(pawns: str, spaces: int, end: int) -> None:
    state = board(f"{START}\n    step: walk 1\n    dice: 3 5\n    pawns: {pawns}")
    play(state, f"1 walk {spaces}")
    assert state.pawns[0] == end


@pytest.mark.clause("B-06", "X-26")
def test_pawns_share_the_start_space_and_leave_it_one_by_one() -> None:
    state = board(f"{START}\n    step: walk 1\n    dice: 3 5")
    assert state.pawns == [0, 0, 0]
    play(state, "1 walk 3")
    assert state.pawns == [3, 0, 0]


@pytest.mark.clause("B-06", "X-26")
@pytest.mark.parametrize(("others", "end"), [("0 0", 2), ("0 20", 2), ("20 21", 1)])
def test_the_start_is_one_occupied_space_while_another_pawn_stands_there(
    others: str, end: int
) -> None:
    state = board(f"{START}\n    step: walk 1\n    dice: 3 5\n    pawns: 30 {others}")
    play(state, "1 walk 3")
    assert state.pawns[0] == end


@pytest.mark.clause("X-26")
def test_no_other_space_is_shared() -> None:
    with pytest.raises(ParseError) as caught:
        board(f"{START}\n    pawns: 5 5 0")
    assert caught.value.code == "bad_line"


# --- the action is a duty ---


@pytest.mark.clause("B-07")
@pytest.mark.parametrize(
    ("start", "step"),
    [(1, "search"), (2, "ask"), (4, "swap"), (8, "star")],
)
def test_the_action_must_be_done_before_anything_else(start: int, step: str) -> None:
    state = board(f"{START}\n    step: walk 1\n    dice: 1 6\n    pawns: {start} 20 21")
    play(state, "1 walk 1")
    assert state.step == step
    for move in (RUN, "hit R8 on 2.1", "discard R12", "pass", "roll", "draw"):
        reason = refused(state, 1, move)
        assert (reason.code, reason.clause) == ("action_first", "B-07")
        assert reason.details == {"step": step}


@pytest.mark.clause("B-07")
@pytest.mark.parametrize("start", [0, 7, 9])
def test_cards_that_a_space_gives_must_be_taken(start: int) -> None:
    state = board(f"{START}\n    step: walk 1\n    dice: 1 6\n    pawns: {start} 20 21")
    play(state, "1 walk 1")
    assert why(state, 1, RUN) == ("draw_first", "B-04")
    assert why(state, 1, "discard R12") == ("draw_first", "B-04")
    assert why(state, 1, "pass") == ("must_draw", "B-07")


@pytest.mark.clause("B-04", "B-07")
def test_one_may_lay_whatever_the_action_was() -> None:
    state = board(f"{START}\n    step: swap 1")
    play(state, "1 swap R12", f"1 {RUN}")
    assert discard_pile(state) == "R12 B12"
    assert len(state.hands[0]) == 2
