"""Mistakes that other programs for these games make: each a test, so that ours does not."""

from __future__ import annotations

from collections import Counter

import pytest

from laydown.engine.cards import SKIP, bare
from laydown.engine.edition import load
from laydown.engine.events import Dealt, RoundEnded, TurnLost
from laydown.engine.notation.cards import parse_cards
from laydown.engine.scoring import hand_points
from laydown.engine.view import view
from tests.rules.kit import at, discard_pile, hand, lines, new_game, offered, only, play, table, why

LAY = """
    step: play 1
    discard pile: O12
    hand 1: {} Y12
    hand 2: O11 O10
    phase 1: {}
"""


def not_laid(phase: int, lay: str, held: str = "") -> str:
    """Return the code of the refusal of a lay from a hand of just these cards, or those held."""
    cards = held or " ".join(card.partition("=")[0] for card in lay.replace("|", "").split())
    return why(at(LAY.format(cards, phase)), 1, f"lay {lay}")[0]


# --- laying ---


@pytest.mark.clause("M-15")
@pytest.mark.parametrize(
    "lay", ["R1 R2 R3 R4 R5 R6 G7", "R1 R2 R3 G4 G5 G6 W", "R1 R2 R3 R4 R5 R6 R7 G8"]
)
def test_mixed_colours_make_no_colour_group(lay: str) -> None:
    assert not_laid(8, lay) == "mixed_colours"


@pytest.mark.clause("M-15", "M-23")
@pytest.mark.parametrize("lay", ["R1 R2 R3 R4 R5 R6 S", "S R1 R2 R3 R4 R5 R6 R7"])
def test_a_skip_has_no_place_in_a_colour_group(lay: str) -> None:
    assert not_laid(8, lay) == "skip_in_group"


@pytest.mark.clause("M-13")
def test_two_sets_of_one_number_are_two_sets() -> None:
    state = at(LAY.format("R10 R10 G10 G10 Y10 Y10", 1))
    play(state, "1 lay R10 R10 G10 | G10 Y10 Y10")
    state = at(LAY.format("R3 R3 G3 G3 Y3 Y3 O3 O3", 7))
    play(state, "1 lay R3 R3 G3 G3 | Y3 Y3 O3 O3")


@pytest.mark.clause("M-13")
def test_equal_cards_are_not_one_card() -> None:
    state = at(LAY.format("R7 R7 G7 R9 R9 G9", 1))
    play(state, "1 lay R7 R7 G7 | R9 R9 G9")
    assert table(state, 1) == "R7 R7 G7 | R9 R9 G9"


@pytest.mark.clause("M-09", "M-17")
def test_one_wild_is_not_used_twice() -> None:
    assert not_laid(1, "R7 G7 W | R9 G9 W", held="R7 G7 R9 G9 W") == "card_not_held"


@pytest.mark.clause("M-09")
def test_one_card_is_not_used_in_two_groups() -> None:
    held = "R5 G5 Y5 R3 G4 O6"
    assert not_laid(2, "R5 G5 Y5 | R3 G4 Y5 O6", held=held) == "card_not_held"


@pytest.mark.clause("M-14")
def test_a_run_does_not_hold_a_number_twice() -> None:
    assert not_laid(4, "R1 R2 R3 R4 R5 R6 G6") == "number_twice"
    assert not_laid(4, "R1 R2 R3 R4 R5 W=5 R7") == "number_twice"


@pytest.mark.clause("M-14")
def test_two_short_runs_are_not_a_long_one() -> None:
    assert not_laid(4, "R1 R2 R3 G6 G7 G8 G9") == "not_in_order"


@pytest.mark.clause("M-14", "M-17")
def test_one_wild_does_not_bridge_two_gaps() -> None:
    assert not_laid(4, "R1 R2 R4 R5 R7 R8 W") == "not_in_order"


@pytest.mark.clause("X-08")
def test_a_run_does_not_go_round_the_corner() -> None:
    assert not_laid(4, "R9 R10 R11 R12 R1 R2 R3") == "run_out_of_range"
    assert not_laid(4, "R9 R10 R11 R12 W R2 R3") == "run_out_of_range"


@pytest.mark.clause("X-08")
def test_wilds_do_not_stretch_a_run_beyond_12_or_below_1() -> None:
    assert not_laid(4, "R8 R9 R10 R11 R12 W W") == "run_out_of_range"
    assert not_laid(4, "W W R1 R2 R3 R4 R5") == "run_out_of_range"
    assert not_laid(6, "R7 R8 R9 R10 R11 R12 W=13 W=14 W") == "run_out_of_range"


@pytest.mark.clause("M-18")
def test_wilds_alone_are_not_a_phase() -> None:
    assert not_laid(1, "W=1 W W | W=2 W W") == "number_card_needed"


@pytest.mark.clause("M-10", "M-12")
def test_a_phase_is_not_laid_twice_in_a_round() -> None:
    state = at(LAY.format("R7 G7 Y7 R9 G9 Y9 R1 G1 Y1 R2 G2 Y2", 1))
    play(state, "1 lay R7 G7 Y7 | R9 G9 Y9")
    assert why(state, 1, "lay R1 G1 Y1 | R2 G2 Y2") == ("already_laid", "M-10")
    assert not state.over


@pytest.mark.clause("M-11")
def test_a_later_phase_is_not_laid_before_its_time() -> None:
    assert not_laid(1, "R1 R2 R3 R4 R5 R6 R7") == "wrong_phase"


# --- hitting ---

SET_AND_RUN = """
    step: play 1
    discard pile: O12
    hand 1: R5 G9 Y10 R1 W O3 S
    hand 2: O11 O10
    table 1: 2: R7 G7 Y7 | R3 G4 Y5 O6
    table 2: 2: R8 G8 Y8 | R9 G10 Y11 W=12
    made 1: 1
    made 2: 1
"""


@pytest.mark.clause("M-27")
@pytest.mark.parametrize("card", ["R5", "G9", "Y10", "O3"])
def test_a_set_and_a_run_do_not_take_just_any_number(card: str) -> None:
    state = at(SET_AND_RUN)
    for group in ("1.1", "1.2", "2.1", "2.2"):
        assert why(state, 1, f"hit {card} on {group}") == ("does_not_fit", "M-27")


@pytest.mark.clause("M-19", "X-28")
def test_a_wild_on_the_table_is_neither_moved_nor_taken() -> None:
    state = at(SET_AND_RUN.replace("W O3", "R12 O3"))
    assert why(state, 1, "hit R12 on 2.2") == ("does_not_fit", "M-27")
    assert all(move.partition(" ")[0] in ("discard", "skip") for move in offered(state, 1))
    assert table(state, 2) == "R8 Y8 G8 | R9 G10 Y11 W=12"


@pytest.mark.clause("X-08")
def test_a_wild_is_not_hit_behind_the_12() -> None:
    state = at(SET_AND_RUN)
    assert why(state, 1, "hit W on 2.2 high") == ("run_out_of_range", "X-08")
    assert "hit W on 2.2 low" in offered(state, 1)


@pytest.mark.clause("M-25")
def test_nobody_hits_before_laying() -> None:
    state = at("""
        step: play 1
        discard pile: O12
        hand 1: O7 R1 W
        hand 2: O11 O10
        table 2: 1: R7 G7 Y7 | R9 G9 Y9
    """)
    assert why(state, 1, "hit O7 on 2.1") == ("not_laid_yet", "M-25")
    assert why(state, 1, "hit W on 2.2") == ("not_laid_yet", "M-25")


@pytest.mark.clause("M-25")
def test_a_phase_of_an_earlier_round_gives_no_right_to_hit() -> None:
    state = at("""
        step: play 1
        discard pile: O12
        hand 1: O7 R1
        hand 2: O11 O10
        made 1: 1 2 3
        table 2: 1: R7 G7 Y7 | R9 G9 Y9
    """)
    assert why(state, 1, "hit O7 on 2.1") == ("not_laid_yet", "M-25")


@pytest.mark.clause("M-26")
def test_the_same_card_is_not_hit_twice() -> None:
    state = at("""
        step: play 1
        discard pile: O12
        hand 1: O7 R1
        hand 2: O11 O10
        table 1: 1: R7 G7 Y7 | R9 G9 Y9
    """)
    play(state, "1 hit O7 on 1.1")
    assert why(state, 1, "hit O7 on 1.1")[0] == "card_not_held"


# --- Skips ---


@pytest.mark.clause("M-20", "M-21")
def test_a_skip_hits_the_player_who_was_chosen_not_always_the_next() -> None:
    state = at("""
        step: play 1
        discard pile: O12
        hand 1: S R1
        hand 2: G1 G2
        hand 3: Y1 Y2
        hand 4: O1 O2
    """)
    play(state, "1 skip S on 3")
    assert state.actors() == (1,)
    play(state, "2 draw")
    assert only(TurnLost, play(state, "2 discard G1")) == [TurnLost(2)]
    assert state.actors() == (3,)


@pytest.mark.clause("M-22", "X-24")
def test_neither_a_skip_nor_the_card_beneath_it_is_drawn_from_the_discard_pile() -> None:
    state = at("""
        discard pile: S R12
        hand 1: R1 R2
        hand 2: G1 G2
    """)
    assert why(state, 1, "take") == ("skip_on_top", "M-22")
    assert offered(state, 1) == {"draw"}


@pytest.mark.clause("X-18")
def test_a_skip_does_not_reach_into_the_next_round() -> None:
    state = at("""
        seed: 01
        dealer: 1
        step: play 1
        discard pile: O12
        hand 1: O1
        hand 2: G1 G2
        hand 3: Y1 Y2
        skip 3: 1
        table 1: 1: R7 G7 Y7 | R9 G9 Y9
    """)
    told = play(state, "1 discard O1")
    assert not only(TurnLost, told)
    assert state.actors() == (2,)


@pytest.mark.clause("M-05")
def test_a_starting_skip_in_a_later_round_costs_the_turn_too() -> None:
    # The default seed deals a Skip as the second round's starting discard for three.
    state = at("""
        dealer: 2
        step: play 1
        discard pile: O12
        hand 1: O1
        hand 2: G1 G2
        hand 3: Y1 Y2
        table 1: 1: R7 G7 Y7 | R9 G9 Y9
    """)
    told = play(state, "1 discard O1")
    assert only(Dealt, told)[0].start == SKIP
    assert only(TurnLost, told) == [TurnLost(0, start=True)]
    assert state.actors() == (1,)


# --- the end of a round ---


@pytest.mark.clause("M-29")
def test_the_round_goes_on_when_everyone_has_laid() -> None:
    state = at("""
        step: play 1
        discard pile: O12
        hand 1: R7 G7 Y7 R9 G9 Y9 O1 O2
        hand 2: G1 G2
        hand 3: Y1 Y2
        table 2: 1: R8 G8 Y8 | R10 G10 Y10
        table 3: 1: R11 G11 Y11 | R12 G12 Y12
    """)
    told = play(state, "1 lay R7 G7 Y7 | R9 G9 Y9", "1 discard O1")
    assert min(state.laid) >= 0
    assert not only(RoundEnded, told)
    assert state.actors() == (1,)


@pytest.mark.clause("M-36", "X-17")
def test_nobody_goes_out_without_laying() -> None:
    state = at("""
        step: play 1
        discard pile: O12
        hand 1: R1
        hand 2: G1 G2
    """)
    assert why(state, 1, "discard R1") == ("last_card_not_laid", "M-36")
    play(state, "1 pass")
    assert hand(state, 1) == "R1"
    assert state.deals == 1


@pytest.mark.clause("M-32")
def test_no_card_is_lost_or_doubled_between_rounds() -> None:
    state = at("""
        step: play 1
        discard pile: O12 S W
        hand 1: O1
        hand 2: G1 W
        skip 2: 1
        table 1: 1: R7 G7 W | R9 G9 Y9
    """)
    play(state, "1 discard O1")
    cards = Counter([*state.draw_pile, *state.discard_pile, *state.hands[0], *state.hands[1]])
    assert cards == Counter(state.edition.deck)


@pytest.mark.clause("X-01")
def test_a_new_draw_pile_holds_only_what_was_discarded() -> None:
    state = at(
        """
        draw pile:
        discard pile: O12 S W O11
        hand 1: R1 R2
        hand 2:
        table 1: 1: R7 G7 W | R9 G9 Y9
        """,
        rest=2,
    )
    play(state, "1 draw")
    assert discard_pile(state) == "O12"
    everything = Counter([*state.draw_pile, *state.discard_pile, *state.hands[0], *state.hands[1]])
    everything.update(bare(card) for group in state.table[0] for card in group.cards)
    assert everything == Counter(state.edition.deck)


# --- scores ---


@pytest.mark.clause("M-31", "R-24", "E-20", "P-12")
@pytest.mark.parametrize(
    ("edition", "wild", "skip"),
    [("mattel", 25, 15), ("ravensburger", 20, 15), ("express", 25, 15), ("pocket", 20, 10)],
)
def test_a_wild_and_a_skip_cost_what_the_edition_says(edition: str, wild: int, skip: int) -> None:
    assert hand_points(load(edition), parse_cards("W")) == wild
    assert hand_points(load(edition), parse_cards("S")) == skip


@pytest.mark.clause("P-12")
def test_pocket_counts_face_values_not_multiples_of_5() -> None:
    state = at("""
        edition: pocket
        step: play 1
        discard pile: O12
        hand 1: O1
        hand 2: G1 G2 R11
        hand 3: Y3 R12 S W
        table 1: 1: R7 G7 | R9 G9
    """)
    (ended,) = only(RoundEnded, play(state, "1 discard O1"))
    assert ended.result.points == (0, 14, 45)


@pytest.mark.clause("M-31")
def test_who_laid_but_did_not_go_out_scores_too() -> None:
    state = at("""
        step: play 1
        discard pile: O12
        hand 1: O1
        hand 2: G1 W
        table 1: 1: R7 G7 Y7 | R9 G9 Y9
        table 2: 1: R11 G11 Y11 | R12 G12 Y12
    """)
    (ended,) = only(RoundEnded, play(state, "1 discard O1"))
    assert ended.result.points == (0, 30)


# --- setting up, and what is secret ---


@pytest.mark.clause("M-02", "R-02", "E-02", "P-01")
@pytest.mark.parametrize(
    ("edition", "cards"), [("mattel", 10), ("ravensburger", 10), ("express", 5), ("pocket", 7)]
)
def test_hands_have_the_size_of_the_edition(edition: str, cards: int) -> None:
    assert [len(held) for held in new_game(edition, 4).hands] == [cards] * 4


@pytest.mark.clause("M-37")
def test_a_card_taken_from_the_discard_pile_stays_known_a_drawn_one_does_not() -> None:
    state = at("""
        discard pile: O12
        hand 1: R1 R2
        hand 2: G1 G2
    """)
    play(state, "1 take", "1 discard R1", "2 draw", "2 discard G1")
    seen = view(state, 1)
    assert seen.shown[0] == tuple(parse_cards("O12"))
    assert view(state, 0).shown[1] == ()
    assert "O12" in hand(state, 1)


@pytest.mark.clause("M-07")
def test_a_refused_move_leaves_the_turn_where_it_was() -> None:
    state = at("""
        discard pile: O12
        hand 1: R1 R2
        hand 2: G1 G2
    """)
    assert why(state, 1, "discard R1") == ("draw_first", "M-07")
    play(state, "1 draw")
    assert why(state, 1, "discard O9")[0] == "card_not_held"
    assert lines(play(state, "1 discard R1")) == ["1 discarded R1"]
