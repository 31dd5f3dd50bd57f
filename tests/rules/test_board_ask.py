"""The board game: asking for a number (B-17, B-18, X-26)."""

from __future__ import annotations

import pytest

from laydown.engine import rules
from laydown.engine.errors import ParseError
from laydown.engine.moves import Ask
from laydown.engine.notation.cards import card_text
from laydown.engine.notation.moves import parse_move
from laydown.engine.notation.position import (
    parse_position,
    parse_view,
    print_position,
    print_view,
)
from laydown.engine.view import view
from tests.rules.board_kit import board, next_draw, play
from tests.rules.kit import hand, lines, offered, refused, why

# Seat 1 asks. To the left come 2, 3, 4; to the right 4, 3, 2.
FOUR = """
    step: ask 1
    discard pile: B12
    hand 1: R1 Y7
    hand 2: G1 G2
    hand 3: R7 B3
    hand 4: G7 B4
"""


@pytest.mark.clause("B-17")
@pytest.mark.parametrize(("direction", "giver", "lacking"), [("left", 3, "2"), ("right", 4, "-")])
def test_the_first_in_that_direction_who_holds_the_number_must_give(
    direction: str, giver: int, lacking: str
) -> None:
    state = board(FOUR)
    told = play(state, f"1 ask 7 {direction}")
    assert lines(told) == [f"1 asked for 7 {direction}: {lacking} lack it, {giver} gives"]
    assert (state.actors(), state.step) == ((giver - 1,), "give")


@pytest.mark.clause("B-17")
def test_the_giver_draws_the_top_of_the_draw_pile_for_the_card() -> None:
    state = board(FOUR)
    card = next_draw(state)
    play(state, "1 ask 7 left", "3 give R7")
    assert sorted(hand(state, 3).split()) == sorted(["B3", card])
    assert sorted(hand(state, 1).split()) == ["R1", "R7", "Y7"]
    assert (state.actors(), state.step) == ((0,), "play")


@pytest.mark.clause("B-17")
def test_giving_is_a_duty() -> None:
    state = board(FOUR)
    play(state, "1 ask 7 left")
    assert offered(state, 3) == {"give R7"}
    for move in ("pass", "discard B3", "draw"):
        reason = refused(state, 3, move)
        assert (reason.code, reason.clause) == ("action_first", "B-17")
        assert reason.details == {"step": "give"}
    reason = refused(state, 3, "give B3")
    assert (reason.code, reason.clause) == ("not_that_number", "B-17")
    assert reason.details == {"card": "B3", "number": 7}
    assert why(state, 3, "give G7")[0] == "card_not_held"


@pytest.mark.clause("B-17")
def test_the_asker_and_the_others_wait_for_the_gift() -> None:
    state = board(FOUR)
    play(state, "1 ask 7 left")
    for seat in (1, 2, 4):
        reason = refused(state, seat, "discard R1")
        assert (reason.code, reason.details) == ("not_your_turn", {"seat": 3})


@pytest.mark.clause("B-17")
def test_only_one_card_of_only_one_player_goes() -> None:
    state = board(FOUR.replace("hand 3: R7 B3", "hand 3: R7 Y7 B7 B3"))
    play(state, "1 ask 7 left", "3 give Y7")
    assert sorted(hand(state, 1).split()) == ["R1", "Y7", "Y7"]
    assert hand(state, 4) == "B4 G7"
    assert len(state.hands[2]) == 4


@pytest.mark.clause("B-17")
@pytest.mark.parametrize("direction", ["left", "right"])
def test_if_nobody_has_it_the_asker_draws(direction: str) -> None:
    state = board(FOUR)
    card = next_draw(state)
    told = play(state, f"1 ask 12 {direction}")
    lacking = "2 3 4" if direction == "left" else "4 3 2"
    assert lines(told) == [
        f"1 asked for 12 {direction}: {lacking} lack it, nobody gives",
        f"1 drew {card}",
    ]
    assert (state.actors(), state.step) == ((0,), "play")


@pytest.mark.clause("B-17")
def test_ones_own_cards_do_not_answer() -> None:
    state = board(FOUR)
    play(state, "1 ask 1 right")
    assert state.actors() == (1,)


@pytest.mark.clause("B-17")
def test_any_number_in_either_direction() -> None:
    state = board(FOUR)
    wanted = {f"ask {n} {way}" for n in range(1, 13) for way in ("left", "right")}
    assert offered(state, 1) == wanted


@pytest.mark.clause("B-17")
def test_a_number_that_is_not_in_the_deck_cannot_be_asked_for() -> None:
    reason = refused(board(FOUR), 1, "ask 13 left")
    assert (reason.code, reason.clause, reason.details) == ("bad_ask", "B-17", {"number": 13})
    assert rules.legal(board(FOUR), 0).why_not(Ask(7, "up")) is not None


@pytest.mark.clause("B-17")
@pytest.mark.parametrize("text", ["ask R left", "ask R7 left", "ask 7", "ask 7 up"])
def test_a_colour_cannot_be_asked_for_and_a_direction_is_needed(text: str) -> None:
    with pytest.raises(ParseError):
        play(board(FOUR), f"1 {text}")


@pytest.mark.clause("B-17", "B-05")
@pytest.mark.parametrize(("text", "clause"), [("ask R left", "B-17"), ("walk R", "B-05")])
def test_where_a_number_is_expected_that_is_what_is_said(text: str, clause: str) -> None:
    with pytest.raises(ParseError) as refusal:
        parse_move(text)
    assert (refusal.value.code, refusal.value.details["clause"]) == ("bad_number", clause)
    assert why(board(FOUR), 1, "ask 0 left") == ("bad_ask", "B-17")


@pytest.mark.clause("B-17")
@pytest.mark.parametrize("direction", ["left", "right"])
def test_with_two_players_both_directions_lead_to_the_other(direction: str) -> None:
    state = board("step: ask 1\ndiscard pile: B12\nhand 1: R1\nhand 2: G7 G8")
    play(state, f"1 ask 7 {direction}", "2 give G7")
    assert hand(state, 1) == "R1 G7"


@pytest.mark.clause("X-26")
def test_the_giver_picks_which_card_of_the_number() -> None:
    state = board(FOUR.replace("hand 3: R7 B3", "hand 3: R7 B7 B7 B3"))
    play(state, "1 ask 7 left")
    assert offered(state, 3) == {"give R7", "give B7"}


# --- Jokers ---

JOKERS = """
    step: ask 1
    discard pile: B12
    hand 1: R1
    hand 2: {cards}
    hand 3: G7 B4
"""


@pytest.mark.clause("B-18")
def test_a_joker_of_the_number_must_be_given_if_nothing_else_matches() -> None:
    state = board(JOKERS.format(cards="(R7) B3"))
    play(state, "1 ask 7 left")
    assert state.actors() == (1,)
    assert offered(state, 2) == {"give (R7)"}


@pytest.mark.clause("B-18")
def test_both_the_joker_given_and_its_replacement_are_ordinary_cards() -> None:
    state = board(JOKERS.format(cards="(R7) B3"))
    card = next_draw(state)
    play(state, "1 ask 7 left", "2 give (R7)")
    assert hand(state, 1) == "R1 R7"
    assert sorted(hand(state, 2).split()) == sorted(["B3", card])


@pytest.mark.clause("B-18", "X-26")
def test_a_real_card_goes_before_a_joker() -> None:
    state = board(JOKERS.format(cards="(R7) Y7 B3"))
    play(state, "1 ask 7 left")
    assert offered(state, 2) == {"give Y7"}
    reason = refused(state, 2, "give (R7)")
    assert (reason.code, reason.clause) == ("joker_last", "B-18")
    assert reason.details == {"card": "(R7)"}
    play(state, "2 give Y7")
    assert "(R7)" in hand(state, 2)


@pytest.mark.clause("B-18", "X-26")
def test_of_two_jokers_the_giver_picks_one() -> None:
    state = board(JOKERS.format(cards="(R7) (Y7) B3"))
    play(state, "1 ask 7 left")
    assert offered(state, 2) == {"give (R7)", "give (Y7)"}
    play(state, "2 give (Y7)")
    assert hand(state, 1) == "R1 Y7"
    assert "(R7)" in hand(state, 2)


@pytest.mark.clause("B-18")
def test_a_joker_counts_by_its_face_only() -> None:
    # It could stand for a 7, but its face is a 5.
    state = board(JOKERS.format(cards="(R5) B3"))
    told = play(state, "1 ask 7 left")
    assert lines(told) == ["1 asked for 7 left: 2 lack it, 3 gives"]


# --- piles run dry ---


@pytest.mark.clause("X-01")
def test_the_asked_player_gives_even_if_there_is_nothing_to_draw() -> None:
    state = board("step: ask 1\ndiscard pile: B12\nhand 1: R1\nhand 2: G7", rest=1)
    assert not state.draw_pile
    before = len(state.hands[0])
    told = play(state, "1 ask 7 left", "2 give G7")
    assert lines(told)[1:] == ["2 gave 1 G7"]
    assert (len(state.hands[0]), state.hands[1]) == (before + 1, [])


@pytest.mark.clause("X-16")
def test_a_hand_emptied_by_ask_does_not_end_the_round() -> None:
    state = board(
        """
        step: ask 1
        discard pile: B12
        hand 1: R1
        hand 2: G7
        phase 2: 8
        table 2: 8: R8 Y8 G8 B8 | R9 Y9 G9 B9
        """,
        rest=1,
    )
    play(state, "1 ask 7 left", "2 give G7", "1 discard R1")
    assert state.hands[1] == []
    assert not state.results
    assert (state.actors(), state.step) == ((1,), "roll")
    # What is written down of such a turn can be read again: that is how bots are asked.
    assert print_position(parse_position(print_position(state))) == print_position(state)
    for seat in range(state.players):
        seen = print_view(view(state, seat))
        assert print_view(parse_view(seen)) == seen


@pytest.mark.clause("X-01")
def test_the_asker_draws_nothing_if_there_is_nothing_to_draw() -> None:
    state = board("step: ask 1\ndiscard pile: B12\nhand 1: R1\nhand 2: G7", rest=1)
    held = len(state.hands[0])
    told = play(state, "1 ask 12 left")
    assert len(told) == 1
    assert (len(state.hands[0]), state.step) == (held, "play")


@pytest.mark.clause("X-01", "B-17")
def test_the_replacement_comes_from_a_new_draw_pile_if_need_be() -> None:
    state = board("step: ask 1\ndiscard pile: B12 B11\nhand 1: R1\nhand 2: G7", rest=1)
    told = play(state, "1 ask 7 left", "2 give G7")
    assert lines(told)[2:] == ["reshuffled 1", f"2 drew {card_text(state.hands[1][0])}"]
    assert hand(state, 2) == "B11"
