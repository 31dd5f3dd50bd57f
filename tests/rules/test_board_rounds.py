"""The board game: moving on, what is kept, and a new round (B-29 to B-33)."""

from __future__ import annotations

import pytest

from laydown.engine.chance import Stream
from laydown.engine.events import RoundEnded
from laydown.engine.notation.cards import parse_cards
from tests.rules.board_kit import board, phase, play
from tests.rules.kit import hand, only, refused, why

# Seat 1 has laid phase 3 and seat 2 phase 5; seats 3 and 4 have laid nothing.
ROUND = """
    step: play 1
    phase 1: 3
    phase 2: 5
    phase 3: 4
    phase 4: 7
    discard pile: B12 R12
    hand 1: B1
    hand 2: G1 G2
    hand 3: Y1 Y2 Y3 Y4 (Y5) Y6 Y7
    hand 4: G3 (G4)
    pawns: 3 9 17 30
    table 1: 3: R8 Y8 G8 | R1 R2 R3 R4
    table 2: 5: B2 B3 B4 B5 B6 B7 | R9 Y9 G9
"""


@pytest.mark.clause("B-29", "B-30")
def test_who_ended_the_round_moves_on_two_phases_and_who_laid_one() -> None:
    state = board(ROUND)
    play(state, "1 discard B1")
    assert [phase(state, seat) for seat in (1, 2, 3, 4)] == [5, 6, 4, 7]


@pytest.mark.clause("B-31", "X-21")
def test_no_points_are_counted_and_no_hands_are_shown() -> None:
    state = board(ROUND)
    (ended,) = only(RoundEnded, play(state, "1 discard B1"))
    assert ended.result.points == (0, 0, 0, 0)
    assert ended.totals == (0, 0, 0, 0)
    assert ended.hands == ()


@pytest.mark.clause("B-30")
def test_only_who_has_not_laid_may_keep_cards() -> None:
    state = board(ROUND)
    play(state, "1 discard B1")
    assert state.step == "keep"
    assert set(state.actors()) == {2, 3}
    assert why(state, 2, "keep G1") == ("nothing_to_keep", "B-29")


@pytest.mark.clause("B-30")
def test_none_to_five_cards_may_be_kept() -> None:
    state = board(ROUND)
    play(state, "1 discard B1")
    reason = refused(state, 3, "keep Y1 Y2 Y3 Y4 (Y5) Y6")
    assert (reason.code, reason.clause, reason.details) == ("keep_too_many", "B-30", {"most": 5})
    assert why(state, 3, "keep Y5")[0] == "card_not_held"
    assert why(state, 3, "keep Y1 Y1")[0] == "card_not_held"
    play(state, "4 keep", "3 keep Y1 Y2 Y3 Y4 (Y5)")
    assert state.deals == 2


@pytest.mark.clause("B-30")
def test_until_all_have_chosen_nothing_else_is_done() -> None:
    state = board(ROUND)
    play(state, "1 discard B1")
    assert why(state, 3, "roll") == ("action_first", "B-30")
    play(state, "3 keep")
    assert why(state, 3, "keep Y1") == ("already_kept", "B-30")
    assert why(state, 2, "roll")[0] == "not_your_turn"


@pytest.mark.clause("B-30")
def test_the_cards_may_be_named_in_any_order_and_seats_may_choose_in_any() -> None:
    one, other = board(ROUND), board(ROUND)
    play(one, "1 discard B1", "3 keep Y1 Y7", "4 keep G3")
    play(other, "1 discard B1", "4 keep G3", "3 keep Y7 Y1")
    assert one == other


@pytest.mark.clause("B-30")
def test_if_all_have_laid_the_next_round_begins_at_once() -> None:
    state = board("""
        step: play 1
        discard pile: B12
        hand 1: B1
        hand 2: G1 G2
        table 1: 1: R1 R2 R3 R4 R5 | B2 B3 B4
        table 2: 1: Y1 Y2 Y3 Y4 Y5 | B2 B3 B4
    """)
    play(state, "1 discard B1")
    assert (state.step, state.deals) == ("roll", 2)
    assert [phase(state, seat) for seat in (1, 2)] == [3, 2]


# --- a new round ---


@pytest.mark.clause("B-32")
def test_everyone_gets_cards_until_there_are_ten_and_kept_ones_stay() -> None:
    state = board(ROUND)
    play(state, "1 discard B1", "3 keep Y1 Y2 Y3", "4 keep G3")
    assert [len(held) for held in state.hands] == [10, 10, 10, 10]
    assert {"Y1", "Y2", "Y3"} <= set(hand(state, 3).split())
    assert "G3" in hand(state, 4).split()
    assert len(state.discard_pile) == 5
    assert len(state.draw_pile) == 96 - 40 - 5
    everything = sum(state.hands, state.draw_pile + state.discard_pile)
    assert sorted(everything) == sorted(state.edition.deck)
    assert state.table == [[], [], [], []]


@pytest.mark.clause("B-32", "X-26")
def test_the_missing_cards_are_dealt_one_at_a_time_from_the_one_who_begins() -> None:
    state = board(ROUND)
    play(state, "1 discard B1", "3 keep Y1 Y2 Y3 Y4 Y6", "4 keep G3 (G4)")
    hands = [[], [], parse_cards("Y1 Y2 Y3 Y4 Y6"), parse_cards("G3 (G4)")]
    pile = list(state.edition.deck)
    for card in parse_cards("Y1 Y2 Y3 Y4 Y6 G3 G4"):
        pile.remove(card)
    Stream(state.seed, "deal", 1).shuffle(pile)
    seat = 1
    while any(len(held) < 10 for held in hands):
        if len(hands[seat]) < 10:
            hands[seat].append(pile.pop())
        seat = (seat + 1) % 4
    assert state.hands == hands


@pytest.mark.clause("X-20")
def test_a_kept_joker_stays_a_joker_and_all_others_are_turned_back() -> None:
    state = board(ROUND)
    play(state, "1 discard B1", "3 keep (Y5) Y1", "4 keep G3")
    assert "(Y5)" in hand(state, 3).split()
    jokers = [card for held in state.hands for card in held if card >= 128]
    assert len(jokers) == 1


@pytest.mark.clause("B-32")
def test_pawns_stay_where_they_are() -> None:
    state = board(ROUND)
    play(state, "1 discard B1", "3 keep", "4 keep")
    assert state.pawns == [3, 9, 17, 30]


@pytest.mark.clause("B-33")
@pytest.mark.parametrize(("out", "begins"), [(1, 2), (2, 1)])
def test_the_left_neighbour_of_who_ended_the_round_begins(out: int, begins: int) -> None:
    state = board(f"""
        turn: {out}
        step: play {out}
        dealer: 2
        discard pile: B12
        hand {out}: B1
        hand {begins}: G1 G2
        table 1: 1: R1 R2 R3 R4 R5 | B2 B3 B4
        table 2: 1: Y1 Y2 Y3 Y4 Y5 | B2 B3 B4
    """)
    play(state, f"{out} discard B1")
    assert (state.actors(), state.step) == ((begins - 1,), "roll")
