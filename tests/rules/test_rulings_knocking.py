"""Knocking: who may claim the card just discarded, and how play goes on, R-V3 and X-13."""

import pytest

from laydown.engine.events import Passed, RoundEnded, Took, TurnLost
from laydown.engine.notation.cards import card_text, parse_card
from laydown.engine.state import CLAIM, DEEDS, DRAW, PLAY, State
from laydown.engine.view import view
from tests.rules.kit import at, discard_pile, hand, new_game, offered, only, play, table, why

FOUR_PLAYERS = """
    edition: ravensburger
    options: knocking
    step: play 1
    discard pile: G11 G12
    hand 1: R5 G9 G10
    hand 2: B1 B2
    hand 3: Y5 G5 Y8 G8 B8 B3 B4
    hand 4: B5 B6
"""


def _after_the_discard(extra: str = "") -> State:
    """Return the state after seat 1 has discarded R5."""
    state = at(FOUR_PLAYERS + extra)
    play(state, "1 discard R5")
    return state


# --- The claim -----------------------------------------------------------------------------


@pytest.mark.clause("R-V3", "X-13")
def test_a_player_who_knocks_takes_the_card_lays_and_discards() -> None:
    state = _after_the_discard()
    events = play(state, "3 knock")
    assert only(Took, events) == [Took(2, parse_card("R5"), knocked=True)]
    assert discard_pile(state) == "G11 G12"
    play(state, "3 lay R5 Y5 G5 | Y8 G8 B8", "3 discard B3")
    assert table(state, 3) == "R5 Y5 G5 | Y8 G8 B8"


@pytest.mark.clause("R-V3")
def test_then_it_is_the_turn_of_the_knockers_left_neighbour() -> None:
    state = _after_the_discard()
    play(state, "3 knock", "3 discard B3", "4 pass", "1 pass", "2 pass")
    assert state.step == DRAW
    assert state.actors() == (3,)


@pytest.mark.clause("R-V3")
def test_a_knocker_must_discard_in_the_end() -> None:
    state = _after_the_discard()
    play(state, "3 knock")
    assert state.step == PLAY
    assert why(state, 3, "pass") == ("cannot_pass", "R-05")


@pytest.mark.clause("R-V3")
def test_without_the_variant_nobody_knocks() -> None:
    state = at(FOUR_PLAYERS.replace("    options: knocking\n", ""))
    play(state, "1 discard R5")
    assert state.step == DRAW
    assert state.actors() == (1,)
    assert why(state, 3, "knock") == ("no_knocking", "X-22")


@pytest.mark.clause("X-13")
def test_the_claim_comes_before_the_next_players_draw() -> None:
    state = _after_the_discard()
    assert state.step == CLAIM
    assert why(state, 2, "draw") == ("knock_or_pass", "X-13")
    assert why(state, 2, "take") == ("knock_or_pass", "X-13")


@pytest.mark.clause("X-13")
def test_anyone_but_the_discarder_may_claim() -> None:
    state = _after_the_discard()
    assert all(offered(state, seat) == {"knock", "pass"} for seat in (2, 3, 4))
    assert not offered(state, 1)
    assert why(state, 1, "knock") == ("cannot_claim", "X-13")
    assert why(state, 1, "pass") == ("not_your_turn", "X-13")


@pytest.mark.clause("X-13")
def test_runners_without_a_clock_ask_clockwise() -> None:
    assert _after_the_discard().actors() == (1, 2, 3)
    state = at(FOUR_PLAYERS.replace("step: play 1", "turn: 3\n    step: play 3"))
    play(state, "3 discard B3")
    assert state.actors() == (3, 0, 1)


@pytest.mark.clause("X-13")
@pytest.mark.parametrize("first", [2, 3, 4])
def test_the_first_knock_wins_at_once(first: int) -> None:
    state = _after_the_discard()
    play(state, f"{first} knock")
    assert "R5" in hand(state, first)
    assert state.actors() == (first - 1,)
    for late in {2, 3, 4} - {first}:
        assert why(state, late, "knock") == ("no_claim", "X-13")


@pytest.mark.clause("X-13")
def test_a_player_who_passed_does_not_knock_any_more() -> None:
    state = _after_the_discard()
    events = play(state, "2 pass")
    assert only(Passed, events) == [Passed(1, "claim")]
    assert state.actors() == (2, 3)
    assert why(state, 2, "knock") == ("cannot_claim", "X-13")
    play(state, "4 knock")


@pytest.mark.clause("X-13")
@pytest.mark.parametrize("move", ["draw", "take"])
def test_when_all_have_passed_in_any_order_the_next_seat_draws_or_takes(move: str) -> None:
    state = _after_the_discard()
    play(state, "4 pass", "2 pass", "3 pass", f"2 {move}")
    assert len(state.hands[1]) == 3
    assert discard_pile(state) == ("G11 G12" if move == "take" else "R5 G11 G12")


@pytest.mark.clause("X-13")
def test_the_claim_takes_the_place_of_the_draw() -> None:
    state = _after_the_discard()
    play(state, "4 knock")
    assert hand(state, 4) == "R5 B5 B6"
    assert why(state, 4, "draw") == ("already_drawn", "R-05")
    assert why(state, 4, "take") == ("already_drawn", "R-05")


@pytest.mark.clause("X-13")
def test_players_between_lose_that_turn() -> None:
    state = _after_the_discard()
    play(state, "4 knock", "4 discard B5", "1 pass", "2 pass", "3 pass")
    assert state.actors() == (0,)
    assert [len(cards) for cards in state.hands] == [2, 2, 7, 2]


@pytest.mark.clause("X-13")
def test_the_next_player_may_knock_too() -> None:
    state = _after_the_discard()
    play(state, "2 knock", "2 discard B1", "1 pass", "3 pass", "4 pass")
    assert state.actors() == (2,)


@pytest.mark.clause("X-13")
def test_a_knockers_own_discard_can_be_claimed_also_by_the_first_discarder() -> None:
    state = _after_the_discard()
    play(state, "3 knock", "3 discard B3")
    assert state.actors() == (3, 0, 1)
    assert why(state, 3, "knock") == ("cannot_claim", "X-13")
    play(state, "1 knock")
    assert hand(state, 1) == "B3 G9 G10"


# --- What cannot be claimed ----------------------------------------------------------------


@pytest.mark.clause("X-13")
def test_a_skip_played_in_front_of_a_player_opens_no_claim() -> None:
    state = at(FOUR_PLAYERS.replace("R5 G9 G10", "S G9 G10"))
    play(state, "1 skip S on 3")
    assert state.step == DRAW
    assert state.actors() == (1,)
    assert why(state, 4, "knock") == ("no_claim", "X-13")


@pytest.mark.clause("X-13")
def test_a_skip_on_the_discard_pile_cannot_be_claimed() -> None:
    # In Pocket one Skip per player and round: here the pile is the only place left for it.
    state = at("""
        edition: pocket
        options: knocking
        step: play 1
        hand 1: S R1
        hand 2: R2 R3
        skipped 2: 1
    """)
    play(state, "1 discard S")
    assert state.step == DRAW
    assert offered(state, 2) == {"draw"}


@pytest.mark.clause("X-13")
def test_the_starting_discard_cannot_be_claimed() -> None:
    state = new_game("ravensburger", 3, knocking=True)
    assert state.step == DRAW
    assert why(state, 3, "knock") == ("no_claim", "X-13")


@pytest.mark.clause("X-13")
def test_the_card_that_ends_a_round_cannot_be_claimed() -> None:
    state = at("""
        edition: ravensburger
        options: knocking
        step: play 1
        hand 1: R5
        hand 2: B1
        table 1: 1: R1 Y1 G1 | R2 Y2 G2
    """)
    assert only(RoundEnded, play(state, "1 discard R5"))
    assert state.step == DRAW


@pytest.mark.clause("X-13")
def test_a_turn_that_ends_without_a_discard_opens_no_claim() -> None:
    state = at("""
        edition: ravensburger
        options: knocking
        step: play 1
        discard pile: G11
        hand 1: R5
        hand 2: B1 B2
    """)
    play(state, "1 pass")
    assert state.step == DRAW


# --- Skips in front ------------------------------------------------------------------------


@pytest.mark.clause("X-13")
def test_a_player_with_a_skip_in_front_cannot_knock() -> None:
    state = _after_the_discard("    skip 2: 1\n")
    assert state.actors() == (2, 3)
    assert why(state, 2, "knock") == ("cannot_claim", "X-13")


@pytest.mark.clause("X-13")
def test_where_nobody_may_knock_there_is_no_claim() -> None:
    state = at("""
        edition: ravensburger
        options: knocking
        step: play 1
        discard pile: G11
        hand 1: R5 R6
        hand 2: B1 B2
        skip 2: 1
    """)
    play(state, "1 discard R5")
    assert state.step == DRAW
    assert state.actors() == (0,)  # seat 2 has lost the turn


@pytest.mark.clause("X-13")
def test_a_skip_in_front_of_a_player_jumped_over_stays_there() -> None:
    state = _after_the_discard("    skip 2: 1\n")
    events = play(state, "3 knock", "3 discard B3", "1 pass", "4 pass")
    assert not only(TurnLost, events)
    assert state.skips == [0, 1, 0, 0]
    play(state, "4 draw", "4 discard B5", "1 pass", "3 pass", "1 draw")
    events = play(state, "1 discard G9", "3 pass", "4 pass")
    assert only(TurnLost, events) == [TurnLost(1)]
    assert state.actors() == (2,)


@pytest.mark.clause("X-13")
def test_the_knockers_left_neighbour_may_have_a_skip_in_front() -> None:
    state = _after_the_discard("    skip 4: 1\n")
    play(state, "3 knock", "3 discard B3", "1 pass", "2 pass")
    assert state.actors() == (0,)
    assert discard_pile(state) == "B3 G11 G12 S"


# --- What is seen --------------------------------------------------------------------------


@pytest.mark.clause("X-13", "X-21")
def test_everybody_sees_who_took_which_card() -> None:
    state = _after_the_discard()
    play(state, "3 knock")
    assert view(state, 3).shown[2] == (parse_card("R5"),)


@pytest.mark.clause("X-13")
def test_a_seat_sees_from_its_view_that_it_may_knock() -> None:
    state = _after_the_discard()
    assert [str(move) for move in view(state, 2).legal()] == ["knock", "pass"]
    assert not list(view(state, 0).legal())


@pytest.mark.clause("X-13")
def test_who_passes_and_can_still_take_the_card_has_not_refused_it() -> None:
    state = _after_the_discard("    skip 2: 1\n")
    play(state, "3 pass", "4 pass", "3 take")
    assert _deeds(state) == ["1 discard R5", "4 refuse R5", "3 take R5"]


@pytest.mark.clause("X-13")
def test_who_passes_and_cannot_take_the_card_any_more_has_refused_it() -> None:
    text = FOUR_PLAYERS.replace("ravensburger", "mattel").replace("B", "O") + "    skip 2: 1\n"
    state = at(text)
    play(state, "1 discard R5", "3 pass", "4 pass")
    assert discard_pile(state) == "S R5 G11 G12"
    assert _deeds(state) == ["1 discard R5", "3 refuse R5", "4 refuse R5"]


def _deeds(state: State) -> list[str]:
    """Return what the seats did with open cards."""
    return [f"{deed.seat + 1} {DEEDS[deed.what]} {card_text(deed.card)}" for deed in state.trail]
