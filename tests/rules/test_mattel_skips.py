"""Mattel: Skips (M-20 to M-24)."""

from __future__ import annotations

import pytest

from laydown.engine.events import TurnLost
from tests.rules.kit import at, discard_pile, hand, lines, offered, only, play, why

FOUR = """
    step: play 1
    discard pile: O12
    hand 1: S S R1
    hand 2: G1 G2 S
    hand 3: Y1 Y2
    hand 4: O1 O2
"""


@pytest.mark.clause("M-20")
@pytest.mark.parametrize("target", [2, 3, 4])
def test_a_skip_is_played_in_front_of_any_other_player(target: int) -> None:
    state = at(FOUR)
    assert lines(play(state, f"1 skip S on {target}"))[0] == f"1 skipped {target}"
    assert hand(state, 1) == "R1 S"


@pytest.mark.clause("M-20")
def test_a_skip_is_the_discard_but_does_not_go_onto_the_discard_pile() -> None:
    state = at(FOUR)
    play(state, "1 skip S on 3")
    assert discard_pile(state) == "O12"
    assert state.skips == [0, 0, 1, 0]


@pytest.mark.clause("M-20")
def test_a_skip_ends_the_turn() -> None:
    state = at(FOUR)
    play(state, "1 skip S on 3")
    assert state.actors() == (1,)
    assert why(state, 1, "discard R1") == ("not_your_turn", "M-06")


@pytest.mark.clause("M-20")
def test_nobody_skips_himself() -> None:
    assert why(at(FOUR), 1, "skip S on 1") == ("skip_own_seat", "M-20")


@pytest.mark.clause("M-20")
def test_nobody_skips_a_seat_that_is_not_there() -> None:
    assert why(at(FOUR), 1, "skip S on 5") == ("no_such_seat", "M-20")


@pytest.mark.clause("M-20")
def test_who_holds_no_skip_plays_none() -> None:
    state = at("""
        step: play 1
        discard pile: O12
        hand 1: R1 R2
        hand 2: G1 G2
    """)
    assert why(state, 1, "skip S on 2") == ("card_not_held", "M-20")
    assert offered(state, 1) == {"discard R1", "discard R2"}


@pytest.mark.clause("M-21")
def test_the_skipped_player_loses_the_turn_and_the_next_one_plays() -> None:
    state = at(FOUR)
    assert lines(play(state, "1 skip S on 2")) == ["1 skipped 2", "2 lost the turn"]
    assert hand(state, 2) == "G1 G2 S"
    assert state.actors() == (2,)


@pytest.mark.clause("M-21")
def test_the_skip_goes_to_the_top_of_the_discard_pile_in_the_lost_turn() -> None:
    state = at(FOUR)
    play(state, "1 skip S on 3", "2 draw")
    assert state.skips == [0, 0, 1, 0]
    told = play(state, "2 discard G1")
    assert lines(told) == ["2 discarded G1", "3 lost the turn"]
    assert discard_pile(state) == "S G1 O12"
    assert state.skips == [0, 0, 0, 0]


@pytest.mark.clause("M-21")
def test_only_the_next_turn_is_lost() -> None:
    state = at(FOUR)
    play(state, "1 skip S on 2", "3 draw", "3 discard Y1", "4 draw", "4 discard O1")
    play(state, "1 draw", "1 discard R1")
    assert state.actors() == (1,)


@pytest.mark.clause("M-21")
def test_several_players_in_a_row_may_lose_their_turns() -> None:
    state = at(FOUR)
    play(state, "1 skip S on 4", "2 draw")
    told = play(state, "2 skip S on 3")
    assert lines(told) == ["2 skipped 3", "3 lost the turn", "4 lost the turn"]
    assert discard_pile(state) == "S S O12"
    assert state.actors() == (0,)


@pytest.mark.clause("M-21")
def test_of_two_players_the_one_who_skips_plays_again() -> None:
    state = at("""
        step: play 1
        discard pile: O12
        hand 1: S R1
        hand 2: G1 G2
    """)
    assert only(TurnLost, play(state, "1 skip S on 2")) == [TurnLost(1)]
    assert state.actors() == (0,)
    assert state.step == "draw"


@pytest.mark.clause("M-22")
def test_a_skip_is_never_drawn_from_the_discard_pile() -> None:
    state = at("""
        discard pile: S O12
        hand 1: R1 R2
        hand 2: G1 G2
    """)
    assert why(state, 1, "take") == ("skip_on_top", "M-22")
    assert offered(state, 1) == {"draw"}


@pytest.mark.clause("M-22")
def test_a_skip_may_be_drawn_from_the_draw_pile() -> None:
    state = at(
        """
        discard pile: O12
        draw pile: S R5
        hand 1: R1 R2
        hand 2:
        """,
        rest=2,
    )
    assert lines(play(state, "1 draw")) == ["1 drew S"]
    assert "skip S on 2" in offered(state, 1)


@pytest.mark.clause("M-24")
def test_a_player_with_a_skip_in_front_gets_no_second_one() -> None:
    state = at(FOUR)
    play(state, "1 skip S on 3", "2 draw")
    assert why(state, 2, "skip S on 3") == ("skip_already_there", "M-24")
    assert {move for move in offered(state, 2) if "skip" in move} == {"skip S on 1", "skip S on 4"}


@pytest.mark.clause("M-24")
def test_after_the_lost_turn_the_player_may_be_skipped_again() -> None:
    state = at("""
        step: play 1
        discard pile: O12
        hand 1: S S R1
        hand 2: G1 G2
    """)
    play(state, "1 skip S on 2", "1 draw")
    assert lines(play(state, "1 skip S on 2")) == ["1 skipped 2", "2 lost the turn"]
