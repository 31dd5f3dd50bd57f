"""Mattel: the end of a round and of the game (M-29 to M-31, M-33 to M-36)."""

from __future__ import annotations

import pytest

from laydown.engine.edition import load
from laydown.engine.events import Dealt, GameEnded, RoundEnded
from laydown.engine.notation.cards import parse_cards
from laydown.engine.scoring import hand_points
from tests.rules.kit import at, hand, lines, offered, only, play, table, why

# Seat 1 has laid and is about to go out.
ABOUT = """
    step: play 1
    discard pile: O12
    hand 1: {}
    hand 2: R2 G11
    hand 3: W S R10
    table 1: 1: R7 G7 Y7 | R9 G9 Y9
    table 2: 1: R8 G8 Y8 | R10 G10 Y10
"""

# --- going out ---


@pytest.mark.clause("M-29")
@pytest.mark.parametrize(
    ("cards", "moves"),
    [
        ("O1", ["1 discard O1"]),
        ("O7", ["1 hit O7 on 1.1"]),
        ("O7 O8 W", ["1 hit O7 on 1.1", "1 hit O8 on 2.1", "1 hit W on 2.2"]),
        ("O7 O1", ["1 hit O7 on 1.1", "1 discard O1"]),
    ],
    ids=["a discard", "a hit", "hits", "both"],
)
def test_a_round_ends_when_a_player_has_no_card_left(cards: str, moves: list[str]) -> None:
    state = at(ABOUT.format(cards))
    *before, last = moves
    assert not only(RoundEnded, play(state, *before))
    (ended,) = only(RoundEnded, play(state, last))
    assert ended.result.out == 0
    assert ended.hands[0] == ()


@pytest.mark.clause("M-29")
def test_the_round_ends_at_once_for_everybody() -> None:
    state = at(ABOUT.format("O7"))
    told = lines(play(state, "1 hit O7 on 1.1"))
    assert told[0] == "1 hit O7 on 1.1: R7 Y7 G7 O7"
    assert told[1].startswith("round 1 ended: out 1 ")
    assert told[2].startswith("round 2 dealer 1: ")
    assert state.deals == 2


@pytest.mark.clause("M-29")
def test_a_player_with_cards_left_goes_on() -> None:
    state = at(ABOUT.format("O7 O1"))
    play(state, "1 hit O7 on 1.1")
    assert hand(state, 1) == "O1"
    assert offered(state, 1) == {"discard O1"}


@pytest.mark.clause("M-30")
def test_everyone_who_laid_moves_on_and_the_others_stay() -> None:
    state = at(ABOUT.format("O1"))
    (ended, *_) = only(RoundEnded, play(state, "1 discard O1"))
    assert ended.result.laid == (0, 0, -1)
    assert state.goals == [1, 1, 0]


@pytest.mark.clause("M-30")
def test_nobody_moves_on_before_the_round_ends() -> None:
    state = at(ABOUT.format("O1 O2"))
    play(state, "1 discard O1")
    assert state.goals == [0, 0, 0]
    assert state.standing.made == (0, 0, 0)


@pytest.mark.clause("M-31")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("", 0),
        ("R1", 5),
        ("R9", 5),
        ("R10", 10),
        ("R11", 10),
        ("R12", 10),
        ("S", 15),
        ("W", 25),
        ("R1 G5 Y9 O10 R11 G12 S W", 5 * 3 + 10 * 3 + 15 + 25),
    ],
)
def test_what_cards_cost(cards: str, points: int) -> None:
    assert hand_points(load("mattel"), parse_cards(cards)) == points


@pytest.mark.clause("M-31")
def test_who_went_out_scores_0_and_the_others_the_cards_in_hand() -> None:
    state = at(ABOUT.format("O1") + "    total 1: 30\n    total 3: 5\n")
    (ended,) = only(RoundEnded, play(state, "1 discard O1"))
    assert ended.result.points == (0, 5 + 10, 25 + 15 + 10)
    assert ended.totals == (30, 15, 55)


@pytest.mark.clause("M-31")
def test_cards_on_the_table_do_not_count() -> None:
    state = at("""
        step: play 1
        discard pile: O12
        hand 1: O1
        hand 2: R1
        table 1: 1: R7 G7 Y7 | R9 G9 Y9
        table 2: 1: W W G8 | R10 G10 Y10
    """)
    (ended,) = only(RoundEnded, play(state, "1 discard O1"))
    assert ended.result.points == (0, 5)


@pytest.mark.clause("M-36")
def test_who_has_not_laid_cannot_go_out() -> None:
    state = at("""
        step: play 1
        discard pile: O12
        hand 1: O1
        hand 2: R1
        table 2: 1: R8 G8 Y8 | O9 G9 Y9
    """)
    assert why(state, 1, "discard O1") == ("last_card_not_laid", "M-36")
    assert offered(state, 1) == {"pass"}


@pytest.mark.clause("M-36")
def test_not_even_with_a_skip() -> None:
    state = at("""
        step: play 1
        discard pile: O12
        hand 1: S
        hand 2: R1
    """)
    assert why(state, 1, "skip S on 2") == ("last_card_not_laid", "M-36")


# --- the end of the game ---

ON_PHASE_10 = """
    step: play 1
    discard pile: O12
    hand 1: {hand_1}
    hand 2: {hand_2}
    hand 3: {hand_3}
    made 1: 1 2 3 4 5 6 7 8 9
    made 2: 1 2 3 4 5 6 7 8 9
    made 3: 1 2 3 4 5 6 7 8 9
    table 1: 10: R7 G7 Y7 O7 W | R9 G9 Y9
    {more}
"""
LAID_2 = "table 2: 10: R8 G8 Y8 O8 W | R10 G10 Y10"


@pytest.mark.clause("M-33")
def test_who_has_made_phase_10_at_the_end_of_a_round_wins() -> None:
    state = at(ON_PHASE_10.format(hand_1="O1", hand_2="R1", hand_3="R2", more="total 1: 200"))
    told = play(state, "1 discard O1")
    assert told[-1] == GameEnded((0,))
    assert state.over
    assert state.actors() == ()
    assert state.standing.winners == (0,)


@pytest.mark.clause("M-33")
def test_the_game_does_not_end_before_the_round_does() -> None:
    state = at("""
        step: play 1
        discard pile: O12
        hand 1: R7 G7 Y7 O7 W R9 G9 Y9 O1 O2
        hand 2: R1
        made 1: 1 2 3 4 5 6 7 8 9
    """)
    play(state, "1 lay R7 G7 Y7 O7 W | R9 G9 Y9", "1 discard O1")
    assert not state.over
    assert state.actors() == (1,)


@pytest.mark.clause("M-33", "M-12")
def test_phase_10_wins_even_if_somebody_else_goes_out() -> None:
    state = at("""
        step: play 1
        discard pile: O12
        hand 1: O1
        hand 2: W W
        made 1: 1 2 3 4 5 6 7 8
        made 2: 1 2 3 4 5 6 7 8 9
        table 1: 9: R7 G7 Y7 O7 W | R9 G9
        table 2: 10: R8 G8 Y8 O8 W | R10 G10 Y10
        total 2: 300
    """)
    assert play(state, "1 discard O1")[-1] == GameEnded((1,))


@pytest.mark.clause("M-33")
def test_nothing_can_be_played_when_the_game_is_over() -> None:
    state = at(ON_PHASE_10.format(hand_1="O1", hand_2="R1", hand_3="R2", more=""))
    play(state, "1 discard O1")
    for seat in (1, 2, 3):
        assert why(state, seat, "draw") == ("game_over", "M-33")
        assert not offered(state, seat)


@pytest.mark.clause("M-34")
def test_of_several_who_made_phase_10_the_lowest_total_wins() -> None:
    totals = f"{LAID_2}\n    total 1: 100\n    total 2: 80"
    state = at(ON_PHASE_10.format(hand_1="O1", hand_2="R1", hand_3="R2", more=totals))
    (ended,) = only(RoundEnded, play(state, "1 discard O1"))
    assert ended.totals == (100, 85, 5)
    assert state.standing.winners == (1,)


@pytest.mark.clause("M-34")
def test_the_points_of_the_last_round_count() -> None:
    totals = f"{LAID_2}\n    total 1: 100\n    total 2: 80"
    state = at(ON_PHASE_10.format(hand_1="O1", hand_2="W", hand_3="R2", more=totals))
    (ended,) = only(RoundEnded, play(state, "1 discard O1"))
    assert ended.totals == (100, 105, 5)
    assert state.standing.winners == (0,)


@pytest.mark.clause("M-34")
def test_a_low_total_without_phase_10_wins_nothing() -> None:
    state = at(ON_PHASE_10.format(hand_1="O1", hand_2="R1", hand_3="R2", more="total 1: 999"))
    play(state, "1 discard O1")
    assert state.standing.totals == (999, 5, 5)
    assert state.standing.winners == (0,)


@pytest.mark.clause("M-35")
def test_those_who_are_tied_replay_phase_10_alone() -> None:
    totals = f"{LAID_2}\n    total 1: 100\n    total 2: 95"
    state = at(ON_PHASE_10.format(hand_1="O1", hand_2="R1", hand_3="R2", more=totals))
    told = play(state, "1 discard O1")
    assert not only(GameEnded, told)
    (dealt,) = only(Dealt, told)
    assert dealt.replay
    assert [len(cards) for cards in dealt.hands] == [10, 10, 0]
    assert state.standing.tied == (0, 1)
    assert state.goals[:2] == [9, 9]


@pytest.mark.clause("M-35")
def test_only_those_who_are_tied_take_turns_in_the_replay() -> None:
    state = at("""
        tied: 1 2
        discard pile: O12
        hand 1: R1 R2
        hand 2: G1 G2
        hand 3:
        made 1: 1 2 3 4 5 6 7 8 9 10
        made 2: 1 2 3 4 5 6 7 8 9 10
    """)
    play(state, "1 draw", "1 discard R1", "2 draw", "2 discard G1")
    assert state.actors() == (0,)
    assert why(state, 3, "draw") == ("not_your_turn", "M-06")


@pytest.mark.clause("M-35")
def test_the_first_to_go_out_in_the_replay_wins() -> None:
    state = at("""
        tied: 1 2
        step: play 2
        turn: 2
        discard pile: O12
        hand 1: R1 R2
        hand 2: R7 G7 Y7 O7 W R9 G9 Y9 W
        hand 3:
        made 1: 1 2 3 4 5 6 7 8 9 10
        made 2: 1 2 3 4 5 6 7 8 9 10
        total 1: 50
        total 2: 50
        table 1: 10: R8 G8 Y8 O8 W | R10 G10 Y10
    """)
    play(state, "2 lay R7 G7 Y7 O7 W | R9 G9 Y9")
    assert table(state, 2) == "R7 Y7 G7 O7 W | R9 Y9 G9"
    assert not state.over
    assert play(state, "2 discard W")[-1] == GameEnded((1,))


@pytest.mark.clause("M-35")
def test_phase_10_has_to_be_laid_again_in_the_replay() -> None:
    state = at("""
        tied: 1 2
        step: play 1
        discard pile: O12
        hand 1: R1
        hand 2: G1
        hand 3:
        made 1: 1 2 3 4 5 6 7 8 9 10
        made 2: 1 2 3 4 5 6 7 8 9 10
    """)
    assert why(state, 1, "discard R1") == ("last_card_not_laid", "M-36")
