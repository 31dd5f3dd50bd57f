"""Express: hits, scores and the end, E-18 to E-24."""

from collections import Counter

import pytest

from laydown.engine.cards import COLOURS
from laydown.engine.edition import load
from laydown.engine.events import Dealt, RoundEnded
from laydown.engine.notation.cards import card_text, parse_cards
from laydown.engine.scoring import RoundResult, Standing, after_round, hand_points
from tests.rules.kit import at, hand, only, play, table, why

# --- Hits ----------------------------------------------------------------------------------

HITS = """
    edition: express
    step: play 1
    hand 1: {}
    hand 2: B10 B9
    hand 3: B8
    table 1: 5: R4 Y4 W
    table 2: 6: R3 G4 Y5 B6
    table 3: 10: G1 G5 G11 G12
"""


@pytest.mark.clause("E-18")
def test_4s_go_on_4s_a_2_a_7_and_an_8_on_3_to_6_and_green_cards_on_green_cards() -> None:
    state = at(HITS.format("B4 R2 R7 R8 G9 G10 B1"))
    play(state, "1 hit B4 on 1.1", "1 hit R2 on 2.1", "1 hit R7 on 2.1", "1 hit R8 on 2.1")
    play(state, "1 hit G9 on 3.1", "1 hit G10 on 3.1")
    assert table(state, 1) == "R4 Y4 B4 W"
    assert table(state, 2) == "R2 R3 G4 Y5 B6 R7 R8"
    assert table(state, 3) == "G1 G5 G9 G10 G11 G12"


@pytest.mark.clause("E-18")
@pytest.mark.parametrize("place", ["1.1", "2.1 low", "2.1 high", "3.1"])
def test_a_wild_goes_on_any_of_these(place: str) -> None:
    state = at(HITS.format("W B1"))
    play(state, f"1 hit W on {place}")
    assert hand(state, 1) == "B1"


@pytest.mark.clause("E-18")
@pytest.mark.parametrize("move", ["hit B1 on 1.1", "hit R8 on 2.1", "hit R8 on 3.1"])
def test_a_hit_fits_exactly(move: str) -> None:
    state = at(HITS.format("B1 R8 R12"))
    assert why(state, 1, move) == ("does_not_fit", "E-18")


@pytest.mark.clause("E-18")
def test_hits_need_the_own_phase_on_the_table_and_the_own_turn() -> None:
    state = at(HITS.format("B4 R2 B1").replace("table 1: 5: R4 Y4 W", "discard pile: R4 Y4"))
    assert why(state, 1, "hit R2 on 2.1") == ("not_laid_yet", "E-18")
    state = at(HITS.format("B4 R2 B1").replace("hand 3: B8", "hand 3: G8"))
    assert why(state, 3, "hit G8 on 3.1") == ("not_your_turn", "E-04")
    assert why(state, 1, "hit B4 on 1.2") == ("no_such_group", "E-18")


# --- The end of a round --------------------------------------------------------------------


@pytest.mark.clause("E-19")
@pytest.mark.parametrize(
    ("cards", "moves"),
    [
        ("B4 R2", ["1 hit B4 on 1.1", "1 hit R2 on 2.1"]),
        ("B1", ["1 discard B1"]),
        ("B4 B1", ["1 hit B4 on 1.1", "1 discard B1"]),
    ],
    ids=["by hits", "by the last discard", "by both"],
)
def test_going_out(cards: str, moves: list[str]) -> None:
    state = at(HITS.format(cards))
    (ended,) = only(RoundEnded, play(state, *moves))
    assert ended.result.out == 0
    assert ended.result.points == (0, 10 + 5, 5)


@pytest.mark.clause("E-20")
def test_who_went_out_and_who_laid_move_on_and_the_others_score_their_hands() -> None:
    state = at("""
        edition: express
        step: play 1
        hand 1: B1
        hand 2: R9 R10 S W
        hand 3: B12
        phase 1: 4
        phase 2: 3
        phase 3: 3
        table 1: R6 B6 R7 B7
        table 2: R2 B2 R4 B4
        total 3: 40
    """)
    play(state, "1 discard B1")
    assert state.results[-1].points == (0, 5 + 10 + 15 + 25, 10)
    assert state.standing.totals == (0, 55, 50)
    assert [goal + 1 for goal in state.goals] == [5, 4, 3]


@pytest.mark.clause("E-20")
@pytest.mark.parametrize(
    ("cards", "points"), [("R1", 5), ("R9", 5), ("R10", 10), ("R12", 10), ("S", 15), ("W", 25)]
)
def test_what_the_cards_left_in_hand_cost(cards: str, points: int) -> None:
    assert hand_points(load("express"), parse_cards(cards)) == points


@pytest.mark.clause("E-21")
def test_the_dealers_left_neighbour_deals_the_next_round_from_all_cards() -> None:
    state = at(HITS.format("B1") + "    dealer: 3\n    turn: 1\n")
    (dealt,) = only(Dealt, play(state, "1 discard B1"))
    assert dealt.dealer == 0
    everywhere = sum(state.hands, [*state.draw_pile, *state.discard_pile])
    assert Counter(everywhere) == Counter(state.edition.deck)
    assert not any(state.table)


# --- The end of the game -------------------------------------------------------------------

ALL_BUT_LAST = (1 << 9) - 1


@pytest.mark.clause("E-22")
@pytest.mark.parametrize(
    ("laid", "points", "winners"),
    [
        ((9, -1, 8), (50, 0, 5), (0,)),
        ((9, 9, 8), (15, 0, 5), (1,)),
        ((9, 9, 8), (0, 15, 0), (0,)),
    ],
    ids=["the only one", "the lowest total", "that round included"],
)
def test_phase_10_made_at_the_end_of_a_round_wins(
    laid: tuple[int, ...], points: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    before = Standing((ALL_BUT_LAST, ALL_BUT_LAST, (1 << 8) - 1), (100, 90, 0), 20)
    out = points.index(0)
    assert after_round(load("express"), before, RoundResult(out, laid, points)).winners == winners


@pytest.mark.clause("E-22")
def test_those_tied_replay_phase_10_and_the_first_to_go_out_wins() -> None:
    edition = load("express")
    before = Standing((ALL_BUT_LAST,) * 3, (100, 90, 95), 20)
    tied = after_round(edition, before, RoundResult(0, (9, 9, -1), (0, 10, 0)))
    assert tied.tied == (0, 1)
    assert not tied.winners
    assert after_round(edition, tied, RoundResult(1, (-1, 9, -1), (0, 0, 0))).winners == (1,)


@pytest.mark.clause("E-23")
@pytest.mark.parametrize("edition", ["express", "mattel", "ravensburger", "pocket"])
def test_every_card_prints_a_symbol_for_its_colour(edition: str) -> None:
    colours = load(edition).colours
    symbols = {COLOURS[colour] for colour in colours}
    assert len(symbols) == len(colours) == 4
    texts = {card_text(card) for card in load(edition).deck}
    assert len(texts) == 4 * 12 + 2
    assert {text[0] for text in texts} == symbols | {"W", "S"}


@pytest.mark.clause("E-24")
def test_only_a_player_whose_phase_lies_on_the_table_goes_out() -> None:
    state = at("""
        edition: express
        step: play 1
        hand 1: B1
        hand 2: R9
    """)
    assert why(state, 1, "discard B1") == ("last_card_not_laid", "E-24")
    play(state, "1 pass")
    assert hand(state, 1) == "B1"
    assert state.actors() == (1,)
    state = at(HITS.format("B1"))
    play(state, "1 discard B1")
    assert state.deals == 2
