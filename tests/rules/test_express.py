"""Express: set-up, turn, Wilds and Skips; the groups stand apart."""

from collections import Counter

import pytest

from laydown.engine.cards import SKIP, WILD
from laydown.engine.edition import load
from laydown.engine.events import Dealt, Event, TurnLost
from laydown.engine.notation.cards import card_text
from laydown.engine.state import State
from laydown.engine.view import view
from tests.rules.kit import at, discard_pile, hand, new_game, offered, only, play, table, why

# --- Material and set-up -------------------------------------------------------------------


@pytest.mark.clause("E-01")
def test_the_deck_has_each_number_once_in_four_colours_3_wilds_and_3_skips() -> None:
    deck = Counter(card_text(card) for card in load("express").deck)
    numbers = {f"{colour}{number}": 1 for colour in "BGRY" for number in range(1, 13)}
    assert deck == {**numbers, "W": 3, "S": 3}
    assert deck.total() == 54


@pytest.mark.clause("E-01")
def test_the_phases_lie_in_everyones_view() -> None:
    state = new_game("express", 3)
    assert all(view(state, seat).edition.phases == load("express").phases for seat in range(3))
    assert view(state, 2).goals == (0, 0, 0)


@pytest.mark.clause("E-02")
@pytest.mark.parametrize("players", range(2, 7))
def test_each_player_is_dealt_five_cards(players: int) -> None:
    state = new_game("express", players)
    assert [len(cards) for cards in state.hands] == [5] * players


@pytest.mark.clause("E-02")
def test_the_cards_are_shuffled_and_dealt_face_down() -> None:
    events: list[Event] = []
    state = new_game("express", 2, seed=b"one", events=events)
    assert hand(state, 1) != hand(new_game("express", 2, seed=b"other"), 1)
    (dealt,) = only(Dealt, events)
    assert str(dealt.seen_by(0)).count("?") == 5


@pytest.mark.clause("E-03")
def test_the_rest_is_the_draw_pile_and_its_top_starts_the_discard_pile() -> None:
    state = new_game("express", 3, seed=b"0")
    assert len(state.discard_pile) == 1
    assert len(state.draw_pile) == 54 - 3 * 5 - 1
    assert state.discard_pile[0] not in (WILD, SKIP)


@pytest.mark.clause("E-03")
def test_a_wild_that_starts_the_discard_pile_may_be_drawn_by_the_first_player() -> None:
    state = new_game("express", 3, seed=b"5")
    assert discard_pile(state) == "W"
    play(state, "2 take")
    assert WILD in state.hands[1]


@pytest.mark.clause("E-03")
def test_a_skip_that_starts_the_discard_pile_skips_the_first_player() -> None:
    events: list[Event] = []
    state = new_game("express", 3, seed=b"22", events=events)
    assert discard_pile(state) == "S"
    assert only(TurnLost, events) == [TurnLost(1, start=True)]
    assert state.actors() == (2,)
    assert why(state, 3, "take") == ("skip_on_top", "E-17")


@pytest.mark.clause("E-04")
def test_the_player_to_the_dealers_left_begins_and_play_goes_clockwise() -> None:
    state = at("""
        edition: express
        turn: 3
        hand 1: R1 R2
        hand 2: R3 R4
        hand 3: R5 R6
    """)
    play(state, "3 draw", "3 discard R5", "1 draw", "1 discard R1", "2 draw", "2 discard R3")
    assert state.actors() == (2,)
    assert new_game("express", 3, seed=b"0", dealer=3).actors() == (0,)


@pytest.mark.clause("E-04")
def test_nobody_plays_out_of_turn() -> None:
    state = new_game("express", 3, seed=b"0", dealer=3)
    assert why(state, 2, "draw") == ("not_your_turn", "E-04")


# --- A turn --------------------------------------------------------------------------------

TWO_5S_AND_A_7 = """
    edition: express
    phase 1: 2
    discard pile: Y7 B2
    hand 1: R5 G5 B7 R9 R10
    hand 2: B1 R3
"""


@pytest.mark.clause("E-05")
def test_the_four_steps_of_a_turn_draw_lay_hit_discard() -> None:
    state = at(TWO_5S_AND_A_7.replace("R9 R10", "B5 R9"))
    assert why(state, 1, "discard B5") == ("draw_first", "E-05")
    assert why(state, 1, "lay R5 G5 | B7 Y7") == ("draw_first", "E-05")
    assert why(state, 1, "pass") == ("must_draw", "E-05")
    play(state, "1 take")
    assert why(state, 1, "draw") == ("already_drawn", "E-05")
    play(state, "1 lay R5 G5 | B7 Y7", "1 hit B5 on 1.1")
    assert why(state, 1, "pass") == ("cannot_pass", "E-05")
    assert hand(state, 1) == "R9"


@pytest.mark.clause("E-05")
def test_the_card_drawn_is_the_top_of_either_pile() -> None:
    state = at(TWO_5S_AND_A_7)
    top = state.draw_pile[-1]
    play(state, "1 draw", "1 discard R9")
    assert top in state.hands[0]
    assert discard_pile(state) == "R9 Y7 B2"
    play(state, "2 take")
    assert hand(state, 2) == "B1 R3 R9"


@pytest.mark.clause("E-06")
def test_two_5s_and_a_7_and_another_7_make_phase_2_and_phase_3_is_next() -> None:
    state = at(TWO_5S_AND_A_7)
    play(state, "1 take", "1 lay R5 G5 | B7 Y7", "1 discard R9", "2 draw", "2 discard B1")
    assert table(state, 1) == "R5 G5 | Y7 B7"
    play(state, "1 draw")
    assert why(state, 1, "lay R5 G5 | Y7 B7") == ("already_laid", "E-06")
    # Seat 2 goes out, so winning the round was not needed to make the phase.
    state = at("""
        edition: express
        step: play 2
        turn: 2
        phase 1: 2
        phase 2: 2
        hand 1: R9 R10
        hand 2: B1
        hand 3: B2
        table 1: B5 G5 | R7 Y7
        table 2: B8 G8 | R8 Y8
    """)
    play(state, "2 discard B1")
    assert [goal + 1 for goal in state.goals] == [3, 3, 1]


@pytest.mark.clause("E-06")
def test_a_phase_is_laid_in_order_whole_and_from_the_hand() -> None:
    state = at("""
        edition: express
        step: play 1
        phase 1: 2
        hand 1: B1 G3 R5 Y7 B7 B9
        hand 2: R1
    """)
    assert why(state, 1, "lay 1: B1 G3 R5 Y7") == ("wrong_phase", "E-06")
    assert why(state, 1, "lay Y7 B7") == ("wrong_groups", "E-06")
    assert why(state, 1, "lay Y7 B7 | R5") == ("group_too_short", "E-06")
    assert why(state, 1, "lay Y7 B7 | R5 G5") == ("card_not_held", "E-06")


# --- Wilds and Skips -----------------------------------------------------------------------


def _laying(phase: int, cards: str) -> State:
    """Return a state in which seat 1 is about to lay a phase from these cards."""
    return at(f"""
        edition: express
        step: play 1
        phase 1: {phase}
        hand 1: {cards} B12
        hand 2: B11
    """)


@pytest.mark.clause("E-15")
def test_a_wild_replaces_the_5_of_a_run_and_the_fourth_green_card() -> None:
    state = _laying(6, "R3 Y4 W B6")
    play(state, "1 lay R3 Y4 W B6")
    assert table(state, 1) == "R3 Y4 W=5 B6"
    state = _laying(10, "G1 G7 G12 W")
    play(state, "1 lay G1 G7 G12 W")
    assert table(state, 1) == "G1 G7 G12 W"


@pytest.mark.clause("E-15")
@pytest.mark.parametrize(
    ("phase", "cards", "lay"),
    [
        (1, "R7 W W W", "R7 W W W"),
        (2, "R7 W W W", "R7 W | W=9 W=9"),
        (4, "R7 W W W", "R7 W W=8 W=8"),
        (8, "R7 W W W", "W=1 W=3 W=5 R7"),
    ],
)
def test_any_number_of_wilds_with_one_number_card(phase: int, cards: str, lay: str) -> None:
    state = _laying(phase, cards)
    play(state, f"1 lay {lay}")
    assert hand(state, 1) == "B12"


@pytest.mark.clause("E-15")
@pytest.mark.parametrize(("phase", "lay"), [(5, "W=8 W=8 W=8"), (7, "W=R4 W=R5 W=R6")])
def test_wilds_alone_are_no_phase(phase: int, lay: str) -> None:
    state = _laying(phase, "W W W")
    assert why(state, 1, f"lay {lay}") == ("number_card_needed", "E-15")


@pytest.mark.clause("E-15")
def test_a_wild_stays_where_it_was_laid() -> None:
    state = at("""
        edition: express
        step: play 1
        hand 1: R5 B12 B11
        hand 2: B10 B9
        table 1: 5: R8 Y8 B8
        table 2: 6: R3 Y4 W=5 B6
    """)
    assert why(state, 1, "hit R5 on 2.1") == ("does_not_fit", "E-18")
    play(state, "1 discard R5", "2 draw", "2 discard B9")
    assert table(state, 2) == "R3 Y4 W=5 B6"


SKIP_IN_HAND = """
    edition: express
    step: play 1
    discard pile: R5 R6
    hand 1: S R1 R3
    hand 2: B2 B4
    hand 3: G2 G4
"""


@pytest.mark.clause("E-16")
def test_a_skip_is_played_in_front_of_a_chosen_player_and_ends_the_turn() -> None:
    state = at(SKIP_IN_HAND)
    play(state, "1 skip S on 3")
    assert state.skips == [0, 0, 1]
    assert discard_pile(state) == "R5 R6"
    assert state.actors() == (1,)
    assert why(state, 1, "discard R1") == ("not_your_turn", "E-04")


@pytest.mark.clause("E-16")
def test_in_the_lost_turn_the_skip_moves_to_the_top_of_the_discard_pile() -> None:
    state = at(SKIP_IN_HAND)
    events = play(state, "1 skip S on 2")
    assert only(TurnLost, events) == [TurnLost(1)]
    assert discard_pile(state) == "S R5 R6"
    assert hand(state, 2) == "B2 B4"
    assert state.actors() == (2,)
    play(state, "3 draw", "3 discard G2", "1 draw", "1 discard R1")
    assert state.actors() == (1,)  # only one turn was lost


@pytest.mark.clause("E-16")
def test_a_skip_needs_another_player() -> None:
    state = at(SKIP_IN_HAND)
    assert why(state, 1, "skip S on 1") == ("skip_own_seat", "E-16")
    assert why(state, 1, "skip S on 4") == ("no_such_seat", "E-16")
    assert why(state, 1, "discard S") == ("skip_needs_target", "X-04")


@pytest.mark.clause("E-17")
def test_a_skip_is_never_drawn_from_the_discard_pile() -> None:
    state = at(SKIP_IN_HAND)
    play(state, "1 skip S on 2")
    assert why(state, 3, "take") == ("skip_on_top", "E-17")
    assert offered(state, 3) == {"draw"}


@pytest.mark.clause("E-17")
def test_a_skip_is_never_part_of_a_phase_nor_of_a_hit() -> None:
    state = _laying(1, "R1 R3 R5 S")
    assert why(state, 1, "lay R1 R3 R5 S") == ("skip_in_group", "E-17")
    state = at(SKIP_IN_HAND + "    table 1: 1: Y1 Y3 Y5 Y7\n")
    assert why(state, 1, "hit S on 1.1") == ("skip_in_group", "X-03")


@pytest.mark.clause("E-17")
def test_a_skip_is_not_played_on_a_player_who_has_one_in_front() -> None:
    state = at(SKIP_IN_HAND + "    skip 3: 1\n")
    assert why(state, 1, "skip S on 3") == ("skip_already_there", "E-17")
    play(state, "1 skip S on 2")


@pytest.mark.clause("E-17")
def test_a_player_may_be_skipped_again_once_the_skip_is_gone() -> None:
    state = at(SKIP_IN_HAND.replace("hand 3: G2", "hand 3: S G2"))
    play(state, "1 skip S on 2", "3 draw", "3 skip S on 2")
    assert state.skips == [0, 1, 0]
