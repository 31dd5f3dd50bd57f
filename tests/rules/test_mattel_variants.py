"""Mattel: the variants that the rulebook prints (M-V1, M-V2)."""

from __future__ import annotations

import pytest

from laydown.engine.edition import load
from laydown.engine.events import GameEnded, RoundEnded
from laydown.engine.scoring import RoundResult, after_round, current_phase, first_standing
from tests.rules.kit import at, new_game, only, play, why

ROUND = """
    options: {options}
    rounds: {rounds}
    step: play 1
    discard pile: O12
    hand 1: O1
    hand 2: W
    hand 3: R2
    {more}
"""


@pytest.mark.clause("M-V1")
def test_everyone_goes_on_to_the_next_phase_made_or_not() -> None:
    table = "table 1: 3: R7 G7 Y7 O7 | R1 R2 R3 R4"
    state = at(ROUND.format(options="ten_rounds=yes", rounds=2, more=table))
    assert state.goals == [2, 2, 2]
    (ended,) = only(RoundEnded, play(state, "1 discard O1"))
    assert ended.result.laid == (2, -1, -1)
    assert state.goals == [3, 3, 3]


@pytest.mark.clause("M-V1")
def test_the_first_round_is_for_phase_1_the_tenth_for_phase_10() -> None:
    edition = load("mattel", {"ten_rounds": True})
    standing = first_standing(2)
    phases = []
    while not standing.over:
        phases.append(current_phase(edition, standing, 0) + 1)
        standing = after_round(edition, standing, RoundResult(0, (-1, -1), (5, 10)))
    assert phases == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    assert standing.winners == (0,)


@pytest.mark.clause("M-V1")
def test_after_ten_rounds_the_lowest_total_wins_whatever_was_made() -> None:
    more = """table 1: 10: R7 G7 Y7 O7 W | R9 G9 Y9
    made 1: 1 2 3 4 5 6 7 8 9
    total 1: 60
    total 2: 30
    total 3: 50"""
    state = at(ROUND.format(options="ten_rounds=yes", rounds=9, more=more))
    told = play(state, "1 discard O1")
    assert state.standing.totals == (60, 55, 55)
    assert told[-1] == GameEnded((1, 2))  # those who are tied share the win
    assert state.standing.rounds == 10


@pytest.mark.clause("M-V1")
def test_a_missed_phase_is_not_laid_later() -> None:
    state = at("""
        options: ten_rounds=yes
        rounds: 1
        step: play 1
        discard pile: O12
        hand 1: R7 G7 Y7 R9 G9 Y9 O1
        hand 2: W
    """)
    assert why(state, 1, "lay 1: R7 G7 Y7 | R9 G9 Y9") == ("wrong_phase", "M-11")


@pytest.mark.clause("M-V2")
@pytest.mark.parametrize("phases", [5, 7])
def test_as_many_phases_win_as_the_players_agreed(phases: int) -> None:
    edition = load("mattel", {"phases": phases})
    standing = first_standing(2)
    for phase in range(phases):
        assert not standing.over
        assert current_phase(edition, standing, 0) == phase
        standing = after_round(edition, standing, RoundResult(1, (phase, -1), (25, 0)))
    assert standing.winners == (0,)


@pytest.mark.clause("M-V2")
def test_the_game_ends_after_phase_5_of_5() -> None:
    more = """table 1: 5: R3 R4 R5 G6 G7 G8 Y9 Y10
    made 1: 1 2 3 4
    made 2: 1 2 3"""
    state = at(ROUND.format(options="phases=5", rounds=4, more=more))
    assert play(state, "1 discard O1")[-1] == GameEnded((0,))


@pytest.mark.clause("M-V2")
def test_all_other_rules_hold() -> None:
    short, whole = new_game(phases=5), new_game()
    assert short.hands == whole.hands
    assert short.edition.phases == whole.edition.phases
    assert short.goals == whole.goals == [0, 0, 0]
