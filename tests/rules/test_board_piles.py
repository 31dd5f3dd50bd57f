"""The board game: piles that run dry, and hands that grow (X-01, X-20)."""

from __future__ import annotations

import pytest

from tests.rules.board_kit import board, play
from tests.rules.kit import discard_pile, hand, lines, offered

SCARCE = """
    step: {step}
    discard pile: {pile}
    draw pile: {draw}
    hand 1: R1
    hand 2: G1
    hand 3: Y1
"""


@pytest.mark.clause("X-01")
def test_an_empty_draw_pile_is_made_of_the_discards_without_their_top_when_a_card_is_needed() -> (
    None
):
    state = board(SCARCE.format(step="draw 1 x2", pile="B12 B11 B10", draw="B9"), rest=3)
    told = play(state, "1 draw")
    assert lines(told) == ["1 drew B9"]  # not before it is needed
    told = play(state, "1 draw")
    assert lines(told)[0] == "reshuffled 2"
    assert discard_pile(state) == "B12"
    assert len(state.draw_pile) == 1


@pytest.mark.clause("X-01")
def test_if_that_gives_no_card_the_top_of_the_discards_is_taken() -> None:
    state = board(SCARCE.format(step="draw 1 x2", pile="B12", draw=""), rest=3)
    assert offered(state, 1) == {"take"}
    play(state, "1 take")
    assert offered(state, 1) == {"pass"}
    assert lines(play(state, "1 pass")) == ["1 passed (draw)"]
    assert state.step == "play"


@pytest.mark.clause("X-01")
def test_all_cards_in_hands_and_the_turn_goes_on() -> None:
    state = board(SCARCE.format(step="draw 1 x3", pile="", draw=""), rest=3)
    assert len(state.hands[2]) == 94
    play(state, "1 pass")
    assert (state.step, hand(state, 1)) == ("play", "R1")
    play(state, "1 pass")
    assert state.actors() == (1,)


@pytest.mark.clause("X-01", "B-14")
@pytest.mark.parametrize(("draw", "drawn"), [("", 1), ("B9", 2), ("B9 B8", 3)])
def test_swap_draws_what_there_is_card_by_card(draw: str, drawn: int) -> None:
    # Two cards are swapped for three; the discards but for the top help out.
    state = board(
        SCARCE.format(step="swap 1", pile="", draw=draw).replace("hand 1: R1", "hand 1: R1 R2 R3"),
        rest=3,
    )
    play(state, "1 swap R1 R2")
    assert discard_pile(state) == "R2"
    assert len(state.hands[0]) == 1 + drawn


@pytest.mark.clause("X-01", "B-15")
def test_when_the_cards_run_out_the_last_of_everyone_draws_nothing() -> None:
    state = board(
        SCARCE.format(step="walk 1", pile="B12", draw="B9 B8")
        + "    dice: 1 6\n    pawns: 6 20 21\n",
        rest=3,
    )
    held = len(state.hands[2])
    told = play(state, "1 walk 1")
    assert lines(told)[1:] == ["1 drew B9", "2 drew B8"]
    assert len(state.hands[2]) == held


@pytest.mark.clause("X-01", "B-16")
def test_without_cards_a_joker_space_gives_none() -> None:
    state = board(
        SCARCE.format(step="walk 1", pile="B12", draw="") + "    dice: 1 6\n    pawns: 5 20 21\n",
        rest=3,
    )
    told = play(state, "1 walk 1")
    assert lines(told) == ["1 walked to 6 (joker)"]
    assert (hand(state, 1), state.step) == ("R1", "play")


@pytest.mark.clause("X-01", "X-14")
def test_without_any_pile_search_finds_nothing() -> None:
    state = board(
        SCARCE.format(step="walk 1", pile="", draw="") + "    dice: 1 6\n    pawns: 1 20 21\n",
        rest=3,
    )
    told = play(state, "1 walk 1")
    assert lines(told) == ["1 walked to 2 (search)"]
    assert state.step == "play"


@pytest.mark.clause("X-01", "X-20")
def test_a_new_draw_pile_knows_no_jokers() -> None:
    state = board(
        SCARCE.format(step="swap 1", pile="", draw="").replace(
            "hand 1: R1", "hand 1: (R1) (R2) R3"
        ),
        rest=3,
    )
    play(state, "1 swap (R1) (R2)")
    assert hand(state, 1) == "R1 R3"


@pytest.mark.clause("X-20", "X-01")
def test_hands_may_exceed_ten_cards() -> None:
    state = board("""
        step: draw 1 x3
        discard pile: B12 B11 B10 B9
        hand 1: R1 R2 R3 R4 R5 R6 R7 R8 R9 R10
        hand 2: G1
    """)
    play(state, "1 take", "1 draw", "1 take", "1 discard R1")
    assert len(state.hands[0]) == 12
