"""Pocket: hits, scores and the end, P-10 to P-14."""

from collections import Counter

import pytest

from laydown.engine.edition import load
from laydown.engine.events import Dealt, RoundEnded
from laydown.engine.notation.cards import parse_cards
from laydown.engine.scoring import RoundResult, Standing, after_round, hand_points
from tests.rules.kit import at, only, play, table, why

# --- Hits ----------------------------------------------------------------------------------

HITS = """
    edition: pocket
    step: play 1
    phase 1: 2
    hand 1: R5 Y5 R9 R10 R11 O5 O8 O12 G1
    hand 2: G11 G10
    table 2: 8: Y1 Y2 Y3 Y4 Y6
"""


@pytest.mark.clause("P-10")
def test_after_laying_cards_are_hit_in_the_same_turn() -> None:
    state = at(HITS)
    play(state, "1 lay R5 Y5 | R9 R10 R11")
    play(state, "1 hit O5 on 1.1", "1 hit O8 on 1.2", "1 hit O12 on 1.2")
    assert table(state, 1) == "R5 Y5 O5 | O8 R9 R10 R11 O12"


@pytest.mark.clause("P-10")
def test_they_fit_exactly() -> None:
    state = at(HITS)
    play(state, "1 lay R5 Y5 | R9 R10 R11")
    assert why(state, 1, "hit O8 on 1.1") == ("does_not_fit", "P-10")
    assert why(state, 1, "hit G1 on 1.2") == ("does_not_fit", "P-10")
    assert why(state, 1, "hit O5 on 2.1") == ("does_not_fit", "P-10")
    assert why(state, 1, "hit O5 on 2.2") == ("no_such_group", "P-10")


@pytest.mark.clause("P-10")
def test_they_are_hit_after_laying_and_on_the_own_turn_only() -> None:
    state = at(HITS.replace("hand 2: G11 G10", "hand 2: Y11 G10"))
    assert why(state, 1, "hit Y5 on 2.1") == ("not_laid_yet", "P-10")
    assert why(state, 2, "hit Y11 on 2.1") == ("not_your_turn", "P-03")
    play(state, "1 discard G1", "2 draw", "2 hit Y11 on 2.1")
    assert table(state, 2) == "Y1 Y2 Y3 Y4 Y6 Y11"


# --- The end of a round --------------------------------------------------------------------

GOING_OUT = """
    edition: pocket
    step: play 1
    hand 1: {}
    hand 2: G11 G2
    hand 3: G10
    phase 1: 3
    phase 2: 2
    phase 3: 3
    table 1: R5 Y5 O5 | R9 R10 R11
    table 2: R1 Y1 | R2 R3 R4
    dealer: 3
    turn: 1
"""


@pytest.mark.clause("P-11")
@pytest.mark.parametrize(
    ("cards", "moves"),
    [("G5", ["1 hit G5 on 1.1"]), ("G1", ["1 discard G1"])],
    ids=["by a hit", "by a discard"],
)
def test_who_first_gets_rid_of_the_last_card_wins_the_round(cards: str, moves: list[str]) -> None:
    state = at(GOING_OUT.format(cards))
    (ended,) = only(RoundEnded, play(state, *moves))
    assert ended.result.out == 0


@pytest.mark.clause("P-11")
def test_the_winner_and_everyone_who_laid_make_the_next_phase() -> None:
    state = at(GOING_OUT.format("G1"))
    play(state, "1 discard G1")
    assert [goal + 1 for goal in state.goals] == [4, 3, 3]


@pytest.mark.clause("P-12")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        *((f"R{number}", number) for number in range(1, 13)),
        ("S", 10),
        ("W", 20),
        ("R7 G12 W S", 49),
    ],
)
def test_number_cards_cost_their_face_value_skips_10_and_jokers_20(cards: str, points: int) -> None:
    assert hand_points(load("pocket"), parse_cards(cards)) == points


@pytest.mark.clause("P-12")
def test_everyone_scores_the_cards_in_hand() -> None:
    state = at(GOING_OUT.format("G1") + "    total 2: 30\n")
    play(state, "1 discard G1")
    assert state.results[-1].points == (0, 13, 10)
    assert state.standing.totals == (0, 43, 10)


@pytest.mark.clause("P-13")
def test_all_cards_are_shuffled_and_a_new_round_begins() -> None:
    state = at(GOING_OUT.format("G1"))
    (dealt,) = only(Dealt, play(state, "1 discard G1"))
    assert dealt.round == 2
    assert [len(cards) for cards in state.hands] == [7, 7, 7]
    everywhere = sum(state.hands, [*state.draw_pile, *state.discard_pile])
    assert Counter(everywhere) == Counter(state.edition.deck)
    assert not any(state.table)


# --- The end of the game -------------------------------------------------------------------


@pytest.mark.clause("P-14")
@pytest.mark.parametrize(
    ("laid", "points", "winners"),
    [
        ((9, -1, 8), (50, 0, 5), (0,)),
        ((9, 9, 8), (15, 0, 5), (1,)),
        ((9, 9, 8), (0, 15, 0), (0,)),
        ((-1, -1, 8), (15, 20, 0), ()),
    ],
    ids=["the only one", "the lowest total", "that round included", "nobody yet"],
)
def test_phase_10_made_at_the_end_of_a_round_wins(
    laid: tuple[int, ...], points: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    before = Standing(((1 << 9) - 1, (1 << 9) - 1, (1 << 8) - 1), (100, 90, 0), 20)
    result = RoundResult(points.index(0), laid, points)
    assert after_round(load("pocket"), before, result).winners == winners


@pytest.mark.clause("P-14")
def test_a_game_ends_with_the_round() -> None:
    state = at("""
        edition: pocket
        step: play 1
        hand 1: R4 Y4 G4 O4 R9 Y9 O9 G1 G2
        hand 2: G11
        phase 1: 10
    """)
    play(state, "1 lay R4 Y4 G4 O4 | R9 Y9 O9", "1 discard G1", "2 draw")
    assert not state.over
    state = at("""
        edition: pocket
        step: play 1
        hand 1: G1
        hand 2: G11
        phase 1: 10
        table 1: R4 Y4 G4 O4 | R9 Y9 O9
        total 1: 200
    """)
    play(state, "1 discard G1")
    assert state.standing.winners == (0,)
    assert why(state, 2, "draw") == ("game_over", "P-14")
