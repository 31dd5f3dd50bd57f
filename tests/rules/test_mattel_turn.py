"""Mattel: the four steps of a turn, laying a phase, the order of the phases (M-07 to M-12)."""

from __future__ import annotations

import pytest

from laydown.engine.events import Drew, Laid, RoundEnded
from laydown.engine.notation.cards import card_text
from tests.rules.kit import at, discard_pile, hand, lines, new_game, offered, only, play, table, why

TWO_SETS = """
    step: play 1
    discard pile: O12
    hand 1: R7 G7 Y7 R10 G10 Y10 O2 O3 O4
    hand 2: R1 R2
"""


@pytest.mark.clause("M-07")
def test_a_turn_is_draw_lay_hit_discard() -> None:
    state = at("""
        discard pile: Y10
        hand 1: R7 G7 Y7 O7 R10 G10 O2
        hand 2: R1 R2
    """)
    told = play(state, "1 take", "1 lay R7 G7 Y7 | R10 G10 Y10", "1 hit O7 on 1.1")
    assert lines(told) == [
        "1 took Y10",
        "1 laid phase 1: R7 Y7 G7 | R10 Y10 G10",
        "1 hit O7 on 1.1: R7 Y7 G7 O7",
    ]
    assert state.actors() == (0,)


@pytest.mark.clause("M-07")
@pytest.mark.parametrize(
    "move", ["lay R7 G7 Y7 | R10 G10 Y10", "hit O7 on 2.1", "discard O2", "skip S on 2"]
)
def test_nothing_comes_before_the_draw(move: str) -> None:
    state = at("""
        discard pile: O12
        hand 1: R7 G7 Y7 O7 R10 G10 Y10 O2 S
        hand 2: R1 R2
        table 2: 1: R7 G7 Y7 | R9 G9 Y9
    """)
    assert why(state, 1, move) == ("draw_first", "M-07")


@pytest.mark.clause("M-07")
@pytest.mark.parametrize("move", ["draw", "take"])
def test_one_card_is_drawn_not_two(move: str) -> None:
    state = at(TWO_SETS)
    assert why(state, 1, move) == ("already_drawn", "M-07")


@pytest.mark.clause("M-07")
def test_a_hit_comes_after_the_lay() -> None:
    state = at("""
        step: play 1
        discard pile: O12
        hand 1: R7 G7 Y7 R10 G10 Y10 O8 O2
        hand 2: R1 R2
        table 2: 1: R8 G8 Y8 | R9 G9 Y9
    """)
    assert why(state, 1, "hit O8 on 2.1") == ("not_laid_yet", "M-25")
    play(state, "1 lay R7 G7 Y7 | R10 G10 Y10", "1 hit O8 on 2.1")


@pytest.mark.clause("M-07")
def test_laying_and_hitting_are_not_duties() -> None:
    state = at(TWO_SETS)
    play(state, "1 discard R7")
    assert state.actors() == (1,)
    assert state.laid == [-1, -1]


@pytest.mark.clause("M-07")
def test_a_turn_ends_with_one_discard() -> None:
    state = at(TWO_SETS)
    assert why(state, 1, "pass") == ("cannot_pass", "M-07")
    assert lines(play(state, "1 discard O2")) == ["1 discarded O2"]
    assert discard_pile(state) == "O2 O12"
    assert why(state, 1, "discard O3") == ("not_your_turn", "M-06")


@pytest.mark.clause("M-08")
def test_the_card_comes_from_the_top_of_either_pile() -> None:
    state = at("""
        discard pile: O12 O11 O10
        hand 1: R1
        hand 2: R2
    """)
    assert offered(state, 1) == {"draw", "take"}
    taken = state.copy()
    top = card_text(state.draw_pile[-1])
    assert only(Drew, play(state, "1 draw")) == [Drew(0, taken.draw_pile[-1])]
    assert hand(state, 1).split().count(top) == 1
    assert discard_pile(state) == "O12 O11 O10"
    assert lines(play(taken, "1 take")) == ["1 took O12"]
    assert hand(taken, 1) == "R1 O12"
    assert discard_pile(taken) == "O11 O10"


@pytest.mark.clause("M-08")
def test_not_drawing_is_no_choice() -> None:
    state = at("""
        discard pile: O12
        hand 1: R1
        hand 2: R2
    """)
    assert why(state, 1, "pass") == ("must_draw", "M-07")


@pytest.mark.clause("M-09")
def test_a_phase_is_laid_whole() -> None:
    state = at(TWO_SETS)
    assert why(state, 1, "lay R7 G7 Y7") == ("wrong_groups", "M-09")
    assert why(state, 1, "lay R7 G7 Y7 | R10 G10") == ("group_too_short", "M-09")
    play(state, "1 lay R7 G7 Y7 | R10 G10 Y10")
    assert table(state, 1) == "R7 Y7 G7 | R10 Y10 G10"
    assert hand(state, 1) == "O2 O3 O4"


@pytest.mark.clause("M-09")
def test_all_of_a_phase_comes_from_the_hand() -> None:
    state = at(TWO_SETS)
    reason = why(state, 1, "lay R7 G7 Y7 | R10 G10 O10")
    assert reason == ("card_not_held", "M-09")


@pytest.mark.clause("M-09", "M-12")
def test_three_5s_and_two_7s_need_one_more_7() -> None:
    """The rulebook's example: the player draws another 7, lays, and is on phase 2 next."""
    state = at("""
        discard pile: R7
        hand 1: R5 G5 Y5 G7 Y7 O1
        hand 2: R1 R2
    """)
    play(state, "1 take")
    told = play(state, "1 lay R5 G5 Y5 | R7 G7 Y7", "1 discard O1")
    assert lines(told)[0] == "1 laid phase 1: R5 Y5 G5 | R7 Y7 G7"
    assert state.goals == [1, 0]


@pytest.mark.clause("M-09")
def test_a_phase_cannot_be_laid_before_its_last_card_is_drawn() -> None:
    state = at("""
        step: play 1
        discard pile: O12
        hand 1: R5 G5 Y5 G7 Y7 O1
        hand 2: R1 R2
    """)
    assert why(state, 1, "lay R5 G5 Y5 | G7 Y7") == ("group_too_short", "M-09")


@pytest.mark.clause("M-10")
def test_everyone_begins_on_phase_1() -> None:
    state = new_game(players=6)
    assert state.goals == [0] * 6
    assert str(state.edition.phases[0]) == "set 3 + set 3"


@pytest.mark.clause("M-10")
def test_a_player_lays_one_phase_in_a_round() -> None:
    state = at("""
        step: play 1
        discard pile: O12
        hand 1: R7 G7 Y7 R10 G10 Y10 R5 G5 Y5 O1 O2 O3 O4
        hand 2: R1 R2
    """)
    play(state, "1 lay R7 G7 Y7 | R10 G10 Y10")
    for move in ("lay R5 G5 Y5 | O1 O2 O3 O4", "lay 2: R5 G5 Y5 | O1 O2 O3 O4"):
        assert why(state, 1, move) == ("already_laid", "M-10")


@pytest.mark.clause("M-10")
def test_nor_is_a_second_phase_laid_in_a_later_turn_of_the_round() -> None:
    state = at("""
        step: play 1
        discard pile: O12
        hand 1: R7 G7 Y7 R10 G10 Y10 R5 G5 Y5 O1 O2 O3 O4 O6
        hand 2: R1 R2
    """)
    play(state, "1 lay R7 G7 Y7 | R10 G10 Y10", "1 discard O6")
    play(state, "2 draw", "2 discard R1", "1 draw")
    assert why(state, 1, "lay R5 G5 Y5 | O1 O2 O3 O4") == ("already_laid", "M-10")


@pytest.mark.clause("M-11")
def test_phases_are_made_in_order() -> None:
    state = at("""
        step: play 1
        discard pile: O12
        hand 1: R5 G5 Y5 O1 O2 O3 O4 O6
        hand 2: R1 R2
    """)
    assert why(state, 1, "lay 2: R5 G5 Y5 | O1 O2 O3 O4") == ("wrong_phase", "M-11")
    assert why(state, 1, "lay R5 G5 Y5 | O1 O2 O3 O4") == ("wrong_phase", "M-11")
    play(state, "1 discard O6")
    assert state.laid == [-1, -1]


@pytest.mark.clause("M-11", "M-30")
def test_who_has_not_made_the_phase_tries_it_again() -> None:
    state = at("""
        step: play 1
        discard pile: O12
        hand 1: O6
        hand 2: R1 R2
        hand 3: R3 R4
        table 1: 1: R7 G7 Y7 | R10 G10 Y10
        phase 2: 3
        phase 3: 1
    """)
    assert state.goals == [0, 2, 0]
    play(state, "1 discard O6")
    assert state.goals == [1, 2, 0]


@pytest.mark.clause("M-11")
def test_players_may_be_on_different_phases() -> None:
    state = at("""
        step: play 1
        discard pile: O12
        hand 1: R7 G7 Y7 R10 G10 Y10 O5 O6
        hand 2: G1 G2 O3 G4 Y5 Y6 R7 O11
        phase 2: 4
    """)
    told = play(state, "1 lay R7 G7 Y7 | R10 G10 Y10", "1 discard O5", "2 draw")
    told += play(state, "2 lay G1 G2 O3 G4 Y5 Y6 R7")
    assert [event.phase for event in only(Laid, told)] == [0, 3]


@pytest.mark.clause("M-12")
def test_a_phase_is_made_when_it_is_laid_whoever_wins_the_round() -> None:
    state = at("""
        step: play 1
        discard pile: O12
        hand 1: R7 G7 Y7 R10 G10 Y10 O9 O3 O4
        hand 2: R1
        hand 3: R2 R3
        table 2: 1: R8 G8 Y8 | R9 G9 Y9
    """)
    play(state, "1 lay R7 G7 Y7 | R10 G10 Y10", "1 discard O9")
    told = play(state, "2 take", "2 hit O9 on 2.2", "2 discard R1")
    (ended,) = only(RoundEnded, told)
    assert ended.result.out == 1
    assert state.goals == [1, 1, 0]
