"""The Ravensburger edition: rounds, scores and the end, R-24 to R-27."""

from collections import Counter

import pytest

from laydown.engine import rules
from laydown.engine.cards import bare
from laydown.engine.edition import load
from laydown.engine.events import Dealt, RoundEnded
from laydown.engine.notation.cards import parse_cards
from laydown.engine.scoring import (
    RoundResult,
    after_round,
    current_phase,
    first_standing,
    hand_points,
)
from laydown.engine.state import State
from tests.rules.kit import at, only, play, why

# --- Rounds and scores ---------------------------------------------------------------------


@pytest.mark.clause("R-24")
def test_a_round_ends_when_the_last_card_is_discarded() -> None:
    state = at("""
        edition: ravensburger
        step: play 1
        hand 1: B5
        hand 2: R9 Y10 S W
        hand 3: B12 B1
        table 1: 1: R1 Y1 G1 | R2 Y2 G2
        table 2: 1: R3 Y3 G3 | R4 Y4 G4
        total 3: 20
    """)
    (ended,) = only(RoundEnded, play(state, "1 discard B5"))
    assert ended.result.points == (0, 5 + 10 + 15 + 20, 10 + 5)
    assert state.standing.totals == (0, 50, 35)


@pytest.mark.clause("R-24")
@pytest.mark.parametrize(
    ("cards", "points"),
    [("R1", 5), ("R9", 5), ("R10", 10), ("R12", 10), ("S", 15), ("W", 20), ("R1 R12 W S", 50)],
)
def test_what_the_cards_left_in_hand_cost(cards: str, points: int) -> None:
    assert hand_points(load("ravensburger"), parse_cards(cards)) == points


@pytest.mark.clause("R-24")
def test_the_last_card_is_neither_hit_nor_laid() -> None:
    state = at("""
        edition: ravensburger
        step: play 1
        hand 1: B1
        hand 2: R9
        table 1: 1: R1 Y1 G1 | R2 Y2 G2
    """)
    assert why(state, 1, "hit B1 on 1.1") == ("keep_one_card", "X-12")
    state = at("""
        edition: ravensburger
        step: play 1
        hand 1: R1 Y1 G1 R2 Y2 G2
        hand 2: R9
    """)
    assert why(state, 1, "lay R1 Y1 G1 | R2 Y2 G2") == ("keep_one_card", "X-12")
    assert not rules.legal(state, 0).lays


@pytest.mark.clause("R-25")
def test_the_printed_score_table_after_five_rounds() -> None:
    # Which rounds were won is not printed: these fit the rows, one winner with 0 points in each.
    rounds = [
        RoundResult(0, (0, 0, 0, -1), (0, 25, 20, 75)),
        RoundResult(1, (1, 1, -1, 0), (20, 0, 70, 25)),
        RoundResult(0, (2, -1, 1, -1), (0, 65, 15, 50)),
        RoundResult(2, (3, 2, 2, 1), (15, 10, 0, 15)),
        RoundResult(0, (4, -1, 3, -1), (0, 70, 20, 65)),
    ]
    edition = load("ravensburger")
    standing = first_standing(4)
    for result in rounds:
        standing = after_round(edition, standing, result)
    assert standing.totals == (35, 170, 125, 230)
    assert [made.bit_count() for made in standing.made] == [5, 3, 4, 2]
    assert [current_phase(edition, standing, seat) + 1 for seat in range(4)] == [6, 4, 5, 3]
    assert not standing.winners


@pytest.mark.clause("R-25")
def test_the_table_keeps_the_points_of_every_round_and_the_phases_made() -> None:
    state = at("""
        edition: ravensburger
        step: play 1
        hand 1: B5
        hand 2: R9
        made 2: 1
        total 1: 30
        table 1: 1: R1 Y1 G1 | R2 Y2 G2
        round 1: out 2 laid - 1 points 30 0
    """)
    play(state, "1 discard B5")
    assert list(map(str, state.results)) == [
        "out 2 laid - 1 points 30 0",
        "out 1 laid 1 - points 0 5",
    ]
    assert state.standing.totals == (30, 5)
    assert state.standing.made == (0b1, 0b1)


@pytest.mark.clause("R-26")
def test_all_cards_are_shuffled_again_and_the_dealers_left_neighbour_deals() -> None:
    state = at("""
        edition: ravensburger
        dealer: 2
        turn: 1
        step: play 1
        hand 1: B5
        hand 2: R9
        hand 3: R8
        skip 2: 1
        table 1: 1: R1 Y1 G1 | R2 Y2 W
    """)
    (dealt,) = only(Dealt, play(state, "1 discard B5"))
    assert dealt.dealer == 2
    assert state.actors() == (0,)
    assert _cards_of(state) == Counter(state.edition.deck)
    assert [len(cards) for cards in state.hands] == [10, 10, 10]
    assert len(state.discard_pile) == 1
    assert not any(state.table)


def _cards_of(state: State) -> Counter[int]:
    """Count all cards, wherever they are; no Skip lies in front of anybody."""
    assert not any(state.skips)
    laid = [bare(card) for groups in state.table for group in groups for card in group.cards]
    return Counter(sum(state.hands, [*state.draw_pile, *state.discard_pile, *laid]))


# --- The end -------------------------------------------------------------------------------

PHASE_10 = "10: R4 R4 Y4 G4 B4 | R9 Y9 G9", "10: R5 R5 Y5 G5 B5 | R8 Y8 G8"


def _last_round(total_1: int, total_2: int) -> State:
    """Return a state in which seats 1 and 2 have laid phase 10 and seat 1 can go out."""
    return at(f"""
        edition: ravensburger
        step: play 1
        hand 1: B1
        hand 2: B12 B2
        hand 3: B3
        phase 1: 10
        phase 2: 10
        phase 3: 9
        table 1: {PHASE_10[0]}
        table 2: {PHASE_10[1]}
        table 3: 9: R6 R6 Y6 G6 B6 | R7 Y7
        total 1: {total_1}
        total 2: {total_2}
    """)


@pytest.mark.clause("R-27")
def test_the_winner_has_laid_the_tenth_phase_at_the_end_of_the_game() -> None:
    state = at(f"""
        edition: ravensburger
        step: play 1
        hand 1: B1
        hand 2: B12 B2
        phase 1: 9
        phase 2: 10
        table 1: 9: R6 R6 Y6 G6 B6 | R7 Y7
        table 2: {PHASE_10[0]}
        total 2: 300
    """)
    play(state, "1 discard B1")
    assert state.over
    assert state.standing.winners == (1,)
    assert why(state, 1, "draw") == ("game_over", "R-27")


@pytest.mark.clause("R-27")
@pytest.mark.parametrize(
    ("total_1", "total_2", "winner"), [(100, 80, 1), (100, 90, 0), (94, 80, 0)]
)
def test_of_several_the_lowest_total_wins_that_round_included(
    total_1: int, total_2: int, winner: int
) -> None:
    state = _last_round(total_1, total_2)
    play(state, "1 discard B1")
    assert state.standing.totals == (total_1, total_2 + 15, 5)
    assert state.standing.winners == (winner,)


@pytest.mark.clause("R-27")
def test_laying_the_tenth_phase_does_not_end_the_game_before_the_round_ends() -> None:
    state = at("""
        edition: ravensburger
        step: play 1
        phase 1: 10
        hand 1: R4 R4 Y4 G4 B4 R9 Y9 G9 B1 B2
        hand 2: B12 B3
    """)
    play(state, "1 lay R4 R4 Y4 G4 B4 | R9 Y9 G9", "1 discard B1")
    assert not state.over
    assert state.actors() == (1,)
