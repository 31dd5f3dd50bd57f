"""The Ravensburger edition: set-up and turn, R-01 to R-07."""

from collections import Counter

import pytest

from laydown.engine.cards import SKIP, WILD
from laydown.engine.edition import load
from laydown.engine.errors import SetupError
from laydown.engine.events import Dealt, Event, TurnLost
from laydown.engine.notation.cards import card_text
from tests.rules.kit import at, discard_pile, hand, new_game, only, play, why

# --- Material and set-up -------------------------------------------------------------------


@pytest.mark.clause("R-01")
def test_the_deck_has_each_number_twice_in_four_colours_4_skips_and_8_jokers() -> None:
    deck = Counter(card_text(card) for card in load("ravensburger").deck)
    numbers = {f"{colour}{number}": 2 for colour in "RYGB" for number in range(1, 13)}
    assert deck == {**numbers, "W": 8, "S": 4}
    assert deck.total() == 108


@pytest.mark.clause("R-01")
def test_which_four_colours_it_has_is_assumed() -> None:
    facts = load("ravensburger").facts
    assumed = [name for name in facts if name.startswith("deck.") and facts[name].assumed]
    assert assumed == ["deck.colours"]


@pytest.mark.clause("R-01")
def test_at_most_six_play() -> None:
    assert new_game("ravensburger", 6).players == 6
    with pytest.raises(SetupError) as caught:
        new_game("ravensburger", 7)
    assert caught.value.code == "bad_players"


@pytest.mark.clause("R-02")
@pytest.mark.parametrize("players", range(2, 7))
def test_each_player_is_dealt_ten_cards(players: int) -> None:
    state = new_game("ravensburger", players)
    assert [len(cards) for cards in state.hands] == [10] * players


@pytest.mark.clause("R-02")
def test_the_cards_are_shuffled_before_they_are_dealt() -> None:
    one, other = new_game("ravensburger", seed=b"one"), new_game("ravensburger", seed=b"other")
    assert hand(one, 1) != hand(other, 1)
    assert one.draw_pile != other.draw_pile


@pytest.mark.clause("R-03")
def test_the_rest_is_the_draw_pile_and_its_first_card_is_turned_up() -> None:
    state = new_game("ravensburger", 3)
    assert len(state.discard_pile) == 1
    assert len(state.draw_pile) == 108 - 3 * 10 - 1


@pytest.mark.clause("R-03")
@pytest.mark.parametrize(("seed", "turned_up"), [(b"4", "W"), (b"23", "S")])
def test_a_joker_or_a_skip_turned_up_goes_under_the_draw_pile(seed: bytes, turned_up: str) -> None:
    events: list[Event] = []
    state = new_game("ravensburger", 3, seed=seed, events=events)
    (dealt,) = only(Dealt, events)
    assert list(map(card_text, dealt.under)) == [turned_up]
    assert card_text(state.draw_pile[0]) == turned_up  # the last one to be drawn
    assert len(state.draw_pile) == 108 - 3 * 10 - 1
    assert dealt.start not in (WILD, SKIP)
    assert state.discard_pile == [dealt.start]


@pytest.mark.clause("R-03")
def test_cards_go_under_the_draw_pile_until_a_number_card_comes() -> None:
    events: list[Event] = []
    state = new_game("ravensburger", 3, seed=b"271", events=events)
    (dealt,) = only(Dealt, events)
    assert sorted(dealt.under) == [WILD, SKIP]
    assert tuple(state.draw_pile[:2]) == dealt.under[::-1]
    assert dealt.start not in (WILD, SKIP)


@pytest.mark.clause("R-03")
def test_no_round_starts_with_a_joker_a_skip_or_a_lost_turn() -> None:
    events: list[Event] = []
    for number in range(200):
        new_game("ravensburger", 3, seed=b"%d" % number, events=events)
    assert not {WILD, SKIP} & {dealt.start for dealt in only(Dealt, events)}
    assert not only(TurnLost, events)


@pytest.mark.clause("R-04")
def test_the_player_to_the_dealers_left_begins_and_play_goes_clockwise() -> None:
    state = new_game("ravensburger", 3, dealer=2)
    turns = []
    for _ in range(4):
        seat = state.turn + 1
        turns.append(seat)
        play(state, f"{seat} draw", f"{seat} {_any_discard(state.hands[seat - 1])}")
    assert turns == [3, 1, 2, 3]


def _any_discard(cards: list[int]) -> str:
    """Return the discard of the first number card."""
    return f"discard {next(card_text(card) for card in cards if card not in (WILD, SKIP))}"


@pytest.mark.clause("R-04")
def test_nobody_plays_out_of_turn() -> None:
    state = new_game("ravensburger", 3, dealer=2)
    assert why(state, 1, "draw") == ("not_your_turn", "R-04")
    assert why(state, 2, "take") == ("not_your_turn", "R-04")


# --- A turn --------------------------------------------------------------------------------

A_TURN = """
    edition: ravensburger
    discard pile: B5 G5
    hand 1: R4 Y4 G4 R8 Y8 G8 B1
    hand 2: B2 B3
"""


@pytest.mark.clause("R-05")
def test_a_turn_begins_with_the_top_of_the_draw_pile() -> None:
    state = at(A_TURN)
    top = state.draw_pile[-1]
    play(state, "1 draw")
    assert Counter(state.hands[0]) - Counter(at(A_TURN).hands[0]) == {top: 1}
    assert discard_pile(state) == "B5 G5"


@pytest.mark.clause("R-05")
def test_or_with_the_top_of_the_discard_pile() -> None:
    state = at(A_TURN)
    play(state, "1 take")
    assert hand(state, 1) == "B1 R4 Y4 G4 B5 R8 Y8 G8"
    assert discard_pile(state) == "G5"


@pytest.mark.clause("R-05")
@pytest.mark.parametrize("move", ["lay R4 Y4 G4 | R8 Y8 G8", "discard B1"])
def test_nothing_comes_before_the_draw(move: str) -> None:
    assert why(at(A_TURN), 1, move) == ("draw_first", "R-05")


@pytest.mark.clause("R-05")
def test_a_card_must_be_taken_and_only_one() -> None:
    state = at(A_TURN)
    assert why(state, 1, "pass") == ("must_draw", "R-05")
    play(state, "1 draw")
    assert why(state, 1, "draw") == ("already_drawn", "R-05")
    assert why(state, 1, "take") == ("already_drawn", "R-05")


@pytest.mark.clause("R-05")
def test_a_turn_ends_with_a_discard() -> None:
    state = at(A_TURN)
    play(state, "1 take")
    assert why(state, 1, "pass") == ("cannot_pass", "R-05")
    assert why(state, 2, "draw") == ("not_your_turn", "R-04")
    play(state, "1 discard B1")
    assert discard_pile(state) == "B1 G5"
    assert state.actors() == (1,)


@pytest.mark.clause("R-05")
def test_a_phase_may_be_laid_and_need_not_be() -> None:
    state = at(A_TURN)
    play(state, "1 take", "1 discard B1")
    assert state.laid[0] == -1
    state = at(A_TURN)
    play(state, "1 take", "1 lay R4 Y4 G4 | R8 Y8 G8", "1 discard B1")
    assert state.laid[0] == 0


@pytest.mark.clause("R-06")
def test_who_made_the_phase_goes_on_to_the_next_one_and_who_did_not_tries_again() -> None:
    state = at("""
        edition: ravensburger
        step: play 1
        discard pile: B5
        hand 1: R1
        hand 2: R2 R3
        hand 3: Y2 Y3
        phase 1: 6
        phase 2: 2
        phase 3: 1
        table 1: R1 R2 R3 R4 R5 R6 R7 R8 R9
        table 3: G4 B4 R4 | G8 B8 R8
    """)
    play(state, "1 discard R1")
    assert [goal + 1 for goal in state.goals] == [7, 2, 2]


@pytest.mark.clause("R-06")
def test_the_next_phase_is_for_the_next_round() -> None:
    state = at("""
        edition: ravensburger
        step: play 1
        hand 1: R4 Y4 G4 R8 Y8 G8 R1 Y1 G1 R5 R6 R7 B12
        hand 2: R2 R3
    """)
    assert why(state, 1, "lay 2: R1 Y1 G1 | R4 R5 R6 R7") == ("wrong_phase", "R-06")
    play(state, "1 lay R4 Y4 G4 | R8 Y8 G8")
    assert why(state, 1, "lay R1 Y1 G1 | R4 R5 R6 R7") == ("already_laid", "R-06")


@pytest.mark.clause("R-07")
def test_the_ten_phases() -> None:
    assert list(map(str, load("ravensburger").phases)) == [
        "set 3 + set 3",
        "set 3 + run 4",
        "set 4 + run 4",
        "run 7",
        "run 8",
        "run 9",
        "set 4 + set 4",
        "7 one colour",
        "set 5 + set 2",
        "set 5 + set 3",
    ]


@pytest.mark.clause("R-07")
def test_the_phases_that_the_rulebook_does_not_print_are_marked_as_assumed() -> None:
    facts = load("ravensburger").facts
    assert [i + 1 for i in range(10) if facts[f"phases.{i}"].assumed] == [3, 7, 9, 10]
