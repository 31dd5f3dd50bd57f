"""Pocket: set-up, turn, combinations, Jokers and Skips, P-01 to P-09."""

from collections import Counter

import pytest

from laydown.engine.edition import load
from laydown.engine.notation.cards import card_text
from laydown.engine.state import State
from tests.rules.kit import at, discard_pile, hand, new_game, offered, play, table, why

# --- Material and set-up -------------------------------------------------------------------


@pytest.mark.clause("P-01")
@pytest.mark.parametrize("players", range(2, 7))
def test_each_player_gets_seven_cards(players: int) -> None:
    state = new_game("pocket", players)
    assert [len(cards) for cards in state.hands] == [7] * players


@pytest.mark.clause("P-01")
def test_the_rest_is_the_draw_pile_and_its_top_starts_the_discard_pile() -> None:
    state = new_game("pocket", 3)
    assert len(state.discard_pile) == 1
    assert len(state.draw_pile) == 108 - 3 * 7 - 1


@pytest.mark.clause("P-02")
def test_the_deck_is_the_classic_one_and_marked_as_assumed() -> None:
    edition = load("pocket")
    assert Counter(edition.deck) == Counter(load("mattel").deck)
    deck = Counter(card_text(card) for card in edition.deck)
    numbers = {f"{colour}{number}": 2 for colour in "GYOR" for number in range(1, 13)}
    assert deck == {**numbers, "W": 8, "S": 4}
    names = ("colours", "highest", "copies", "wilds", "skips")
    assert all(edition.facts[f"deck.{name}"].assumed for name in names)


@pytest.mark.clause("P-03")
def test_the_player_to_the_dealers_left_begins_and_play_goes_clockwise() -> None:
    assert new_game("pocket", 3, seed=b"0", dealer=3).actors() == (0,)
    state = at("""
        edition: pocket
        turn: 3
        hand 1: R1 R2
        hand 2: R3 R4
        hand 3: R5 R6
    """)
    assert why(state, 1, "draw") == ("not_your_turn", "P-03")
    play(state, "3 draw", "3 discard R5", "1 draw", "1 discard R1", "2 draw", "2 discard R3")
    assert state.actors() == (2,)


# --- A turn --------------------------------------------------------------------------------

A_TURN = """
    edition: pocket
    discard pile: O5 G6
    hand 1: R5 Y5 R9 Y9 R10 R11 R12
    hand 2: G2 G3
"""


@pytest.mark.clause("P-04")
def test_the_four_steps_of_a_turn_draw_lay_hit_discard() -> None:
    state = at(A_TURN)
    assert why(state, 1, "discard R12") == ("draw_first", "P-04")
    assert why(state, 1, "lay R5 Y5 | R9 Y9") == ("draw_first", "P-04")
    assert why(state, 1, "pass") == ("must_draw", "P-04")
    play(state, "1 take")
    assert why(state, 1, "take") == ("already_drawn", "P-04")
    play(state, "1 lay R5 Y5 | R9 Y9", "1 hit O5 on 1.1")
    assert why(state, 1, "pass") == ("cannot_pass", "P-04")
    play(state, "1 discard R12")
    assert discard_pile(state) == "R12 G6"
    assert state.actors() == (1,)


@pytest.mark.clause("P-04")
def test_the_card_drawn_is_the_top_of_either_pile() -> None:
    state = at(A_TURN)
    top = state.draw_pile[-1]
    play(state, "1 draw", "1 discard R12")
    assert Counter(state.hands[0])[top] == Counter(at(A_TURN).hands[0])[top] + 1
    play(state, "2 take")
    assert hand(state, 2) == "G2 G3 R12"


@pytest.mark.clause("P-05")
def test_in_the_first_round_everyone_is_on_phase_1() -> None:
    assert new_game("pocket", 4).goals == [0, 0, 0, 0]


@pytest.mark.clause("P-05")
def test_one_phase_in_a_round_in_order_and_whole() -> None:
    state = at(A_TURN.replace("discard pile: O5 G6", "step: play 1"))
    assert why(state, 1, "lay 2: R5 Y5 | R9 R10 R11") == ("wrong_phase", "P-05")
    assert why(state, 1, "lay R5 Y5 | R9") == ("group_too_short", "P-05")
    assert why(state, 1, "lay R5 Y5 | O9 Y9") == ("card_not_held", "P-05")
    assert why(state, 1, "lay R5 Y5") == ("wrong_groups", "P-05")
    play(state, "1 lay R5 Y5 | R9 Y9")
    assert why(state, 1, "lay R5 Y5 | R10 R11 R12") == ("already_laid", "P-05")


@pytest.mark.clause("P-05")
def test_a_phase_is_made_when_laid_and_tried_again_when_not() -> None:
    state = at("""
        edition: pocket
        step: play 1
        hand 1: R1
        hand 2: R12
        hand 3: R11
        phase 3: 4
        table 1: 1: R5 Y5 | R9 Y9
        table 2: 1: G5 O5 | G9 O9
    """)
    play(state, "1 discard R1")
    assert [goal + 1 for goal in state.goals] == [2, 2, 4]


# --- Combinations --------------------------------------------------------------------------


def _laying(phase: int, cards: str) -> State:
    """Return a state in which seat 1 is about to lay a phase from these cards."""
    return at(f"""
        edition: pocket
        step: play 1
        phase 1: {phase}
        hand 1: {cards.replace("| ", "")} G12
        hand 2: G11
    """)


@pytest.mark.clause("P-06")
@pytest.mark.parametrize(
    ("phase", "groups"),
    [(1, "R5 Y5 | R9 Y9"), (2, "R5 Y5 | R9 Y10 O11"), (8, "R1 R2 R5 R7 R12")],
    ids=["sets of two", "a run of three", "one colour"],
)
def test_sets_runs_and_cards_of_one_colour(phase: int, groups: str) -> None:
    state = _laying(phase, groups)
    play(state, f"1 lay {groups}")
    assert hand(state, 1) == "G12"


@pytest.mark.clause("P-06")
@pytest.mark.parametrize(
    ("phase", "groups", "code"),
    [
        (1, "R5 Y6 | R9 Y9", "mixed_numbers"),
        (2, "R5 Y5 | R8 Y10 O11", "not_in_order"),
        (2, "R5 Y5 | R10 Y10 O11", "number_twice"),
        (8, "R1 R2 R5 R7 Y12", "mixed_colours"),
    ],
)
def test_what_is_no_set_no_run_or_not_of_one_colour(phase: int, groups: str, code: str) -> None:
    assert why(_laying(phase, groups), 1, f"lay {groups}") == (code, "P-06")


@pytest.mark.clause("P-07")
def test_the_ten_phases_are_the_classic_ones_scaled_to_seven_cards_and_assumed() -> None:
    edition = load("pocket")
    assert list(map(str, edition.phases)) == [
        "set 2 + set 2",
        "set 2 + run 3",
        "set 3 + run 3",
        "run 5",
        "run 6",
        "run 7",
        "set 3 + set 3",
        "5 one colour",
        "set 4 + set 2",
        "set 4 + set 3",
    ]
    assert all(edition.facts[f"phases.{i}"].assumed for i in range(10))


# --- Jokers and Skips ----------------------------------------------------------------------


@pytest.mark.clause("P-08")
@pytest.mark.parametrize(
    ("phase", "groups", "result"),
    [
        (1, "R5 W | W=9 W=9", "R5 W | W=9 W=9"),
        (4, "W=1 W W R4 W", "W=1 W=2 W=3 R4 W=5"),
        (8, "R4 W W W W", "R4 W W W W"),
    ],
)
def test_any_number_of_jokers_with_one_number_card(phase: int, groups: str, result: str) -> None:
    cards = " ".join(card.partition("=")[0] for card in groups.split() if card != "|")
    state = _laying(phase, cards)
    play(state, f"1 lay {groups}")
    assert table(state, 1) == result


@pytest.mark.clause("P-08")
@pytest.mark.parametrize(
    ("phase", "jokers", "groups"),
    [
        (1, 4, "W=5 W=5 | W=9 W=9"),
        (4, 5, "W=1 W=2 W=3 W=4 W=5"),
        (8, 5, "W=R W=R W=R W=R W=R"),
    ],
)
def test_jokers_alone_are_no_phase(phase: int, jokers: int, groups: str) -> None:
    state = _laying(phase, " ".join(["W"] * jokers))
    assert why(state, 1, f"lay {groups}") == ("number_card_needed", "P-08")


@pytest.mark.clause("P-08")
def test_a_joker_is_not_exchanged_for_the_card_it_stands_for() -> None:
    state = at("""
        edition: pocket
        step: play 1
        hand 1: R3 R9 G12
        hand 2: G11
        table 1: 1: R5 Y5 | R9 Y9
        table 2: 2: R7 W | R2 W=3 R4
    """)
    assert why(state, 1, "hit R3 on 2.2") == ("does_not_fit", "P-10")
    play(state, "1 hit R9 on 1.2")
    assert table(state, 2) == "R7 W | R2 W=3 R4"
    assert "W" not in hand(state, 1)


HOLDING_SKIPS = """
    edition: pocket
    step: play 1
    discard pile: R5
    hand 1: S S S R1
    hand 2: G2 G4
    hand 3: G3 G5
"""


@pytest.mark.clause("P-09")
def test_a_skip_takes_the_next_turn_from_another_player() -> None:
    state = at(HOLDING_SKIPS)
    play(state, "1 skip S on 2")
    assert state.actors() == (2,)
    assert hand(state, 2) == "G2 G4"


@pytest.mark.clause("P-09")
def test_only_one_skip_in_a_round_is_played_against_each_player() -> None:
    state = at(HOLDING_SKIPS)
    play(state, "1 skip S on 2", "3 draw", "3 discard G3", "1 draw")
    assert state.skips == [0, 0, 0]  # it is spent, and yet:
    assert why(state, 1, "skip S on 2") == ("skip_once_a_round", "P-09")
    play(state, "1 skip S on 3", "2 draw", "2 discard G2")
    assert state.actors() == (0,)
    play(state, "1 draw")
    assert not {"skip S on 2", "skip S on 3"} & offered(state, 1)
    assert "discard S" in offered(state, 1)  # nobody is left for it


@pytest.mark.clause("P-09")
def test_in_the_next_round_everybody_can_be_skipped_again() -> None:
    state = at("""
        edition: pocket
        step: play 1
        hand 1: R1
        hand 2: G2 G4
        hand 3: G3 G5
        table 1: 1: R5 Y5 | R9 Y9
        skipped 2: 1
        skipped 3: 1
    """)
    play(state, "1 discard R1")
    assert state.deals == 2
    assert state.skipped == [0, 0, 0]


@pytest.mark.clause("P-09")
def test_nobody_skips_the_own_turn() -> None:
    state = at(HOLDING_SKIPS)
    assert why(state, 1, "skip S on 1") == ("skip_own_seat", "P-09")
