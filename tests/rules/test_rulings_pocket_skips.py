"""What holds in Pocket although its rulebook is silent: Skips and the starting discard, X-05."""

import pytest

from laydown.engine.cards import SKIP, WILD
from laydown.engine.events import Dealt, Event, TurnLost
from tests.rules.kit import at, discard_pile, hand, new_game, offered, only, play, why

HOLDING_A_SKIP = """
    edition: pocket
    step: play 1
    discard pile: R5 R6
    hand 1: S R1 R3
    hand 2: G2 G4
    hand 3: O2 O4
"""


@pytest.mark.clause("X-05")
def test_a_skip_is_the_discard_in_front_of_a_chosen_player_and_ends_the_turn() -> None:
    state = at(HOLDING_A_SKIP)
    play(state, "1 skip S on 3")
    assert state.skips == [0, 0, 1]
    assert discard_pile(state) == "R5 R6"
    assert hand(state, 1) == "R1 R3"
    assert state.actors() == (1,)


@pytest.mark.clause("X-05")
def test_the_lost_turn_only_moves_the_skip_to_the_top_of_the_discard_pile() -> None:
    state = at(HOLDING_A_SKIP)
    events = play(state, "1 skip S on 2")
    assert only(TurnLost, events) == [TurnLost(1)]
    assert discard_pile(state) == "S R5 R6"
    assert offered(state, 3) == {"draw"}


@pytest.mark.clause("X-05")
def test_a_skip_is_never_part_of_a_phase() -> None:
    state = at(HOLDING_A_SKIP.replace("S R1 R3", "S R1 Y1 R3 R9"))
    assert why(state, 1, "lay R1 Y1 | R3 S") == ("skip_in_group", "X-03")


@pytest.mark.clause("X-05")
def test_a_skip_is_not_played_on_a_player_who_has_one_in_front() -> None:
    state = at(HOLDING_A_SKIP + "    skip 3: 1\n    skipped 3: 1\n")
    assert why(state, 1, "skip S on 3") == ("skip_already_there", "X-05")


@pytest.mark.clause("X-05")
def test_the_player_to_the_dealers_left_deals_the_next_round() -> None:
    state = at("""
        edition: pocket
        dealer: 2
        turn: 1
        step: play 1
        hand 1: R1
        hand 2: G2
        hand 3: O2
        table 1: 1: R5 Y5 | R9 Y9
    """)
    (dealt,) = only(Dealt, play(state, "1 discard R1"))
    assert dealt.dealer == 2


@pytest.mark.clause("X-05")
def test_a_joker_that_starts_the_discard_pile_may_be_drawn() -> None:
    state = new_game("pocket", 3, seed=b"19")
    assert discard_pile(state) == "W"
    play(state, "2 take")
    assert WILD in state.hands[1]


@pytest.mark.clause("X-05")
def test_a_skip_that_starts_the_discard_pile_skips_the_first_player() -> None:
    events: list[Event] = []
    state = new_game("pocket", 3, seed=b"2", events=events)
    assert discard_pile(state) == "S"
    assert only(TurnLost, events) == [TurnLost(1, start=True)]
    assert state.actors() == (2,)
    assert why(state, 3, "take") == ("skip_on_top", "X-03")


@pytest.mark.clause("X-05", "P-09")
def test_that_skip_does_not_count_as_the_one_of_the_round() -> None:
    state = new_game("pocket", 3, seed=b"117")
    assert discard_pile(state) == "S"
    assert SKIP in state.hands[2]
    play(state, "3 draw", "3 skip S on 2")
    assert state.skips == [0, 1, 0]
