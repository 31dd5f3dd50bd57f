"""The board game: material and set-up (B-01 to B-03), its phases and its ring (B-21, B-22)."""

from __future__ import annotations

from collections import Counter

import pytest

from laydown.engine import rules
from laydown.engine.cards import COLOURS
from laydown.engine.chance import Stream
from laydown.engine.edition import load, parse_edition
from laydown.engine.errors import ParseError, SetupError
from laydown.engine.events import HIDDEN, Dealt, Event
from laydown.engine.notation.cards import card_text
from laydown.engine.view import view
from tests.rules.kit import SEED, new_game, only


@pytest.mark.clause("B-01")
def test_the_deck_has_the_numbers_1_to_12_twice_in_each_of_four_colours_and_nothing_else() -> None:
    edition = load("board")
    count = Counter(card_text(card) for card in edition.deck)
    letters = [COLOURS[colour] for colour in edition.colours]
    assert len(letters) == 4
    assert count == {f"{letter}{number}": 2 for letter in letters for number in range(1, 13)}
    assert len(edition.deck) == 96


@pytest.mark.clause("B-01")
def test_the_ring_has_32_spaces_of_eight_kinds_and_there_are_ten_phases() -> None:
    edition = load("board")
    assert len(edition.ring) == 32
    kinds = {"star", "draw", "search", "ask", "swap", "joker", "everyone", "again"}
    assert {action for action, _ in edition.ring} == kinds
    assert len(edition.phases) == 10


@pytest.mark.clause("B-01", "X-10")
@pytest.mark.parametrize("players", range(2, 7))
def test_two_to_six_can_play_and_each_has_a_pawn(players: int) -> None:
    assert len(new_game("board", players).pawns) == players


@pytest.mark.clause("B-01", "X-10")
@pytest.mark.parametrize("players", [1, 7])
def test_fewer_or_more_cannot(players: int) -> None:
    with pytest.raises(SetupError) as caught:
        new_game("board", players)
    assert caught.value.code == "bad_players"


@pytest.mark.clause("B-02")
def test_all_pawns_start_on_the_large_star_and_all_markers_on_phase_1() -> None:
    state = new_game("board", 4)
    assert state.pawns == [0, 0, 0, 0]
    assert state.edition.ring[0][0] == "star"
    assert state.goals == [0, 0, 0, 0]


@pytest.mark.clause("X-26")
def test_no_action_is_done_at_the_set_up() -> None:
    events: list[Event] = []
    state = new_game("board", 3, events=events)
    assert events == only(Dealt, events)
    assert state.step == "roll"


@pytest.mark.clause("B-03", "X-26")
def test_ten_cards_each_are_dealt_one_at_a_time_clockwise_from_the_one_who_begins() -> None:
    state = new_game("board", 3, dealer=1)
    pile = list(state.edition.deck)
    Stream(SEED, "deal", 0).shuffle(pile)
    hands: list[list[int]] = [[], [], []]
    for i in range(30):
        hands[(1 + i) % 3].append(pile.pop())
    assert state.turn == 1
    assert state.hands == hands


@pytest.mark.clause("B-03")
def test_five_open_cards_start_the_discard_pile_and_the_rest_is_the_draw_pile() -> None:
    state = new_game("board", 6)
    assert len(state.discard_pile) == 5
    assert len(state.draw_pile) == 96 - 6 * 10 - 5


@pytest.mark.clause("B-03", "X-21")
def test_only_the_top_of_the_five_is_seen() -> None:
    state = new_game("board", 3)
    for seat in range(3):
        seen = view(state, seat).discard_pile
        assert seen == (HIDDEN, HIDDEN, HIDDEN, HIDDEN, state.discard_pile[-1])


@pytest.mark.clause("B-03", "X-15")
@pytest.mark.parametrize(("dealer", "begins"), [(1, 2), (2, 3), (3, 1)])
def test_the_table_chooses_who_begins_by_the_dealer_to_the_right(dealer: int, begins: int) -> None:
    assert new_game("board", 3, dealer=dealer).actors() == (begins - 1,)


@pytest.mark.clause("X-15")
def test_by_default_any_seat_may_begin() -> None:
    begin = {new_game("board", 3, seed=bytes([i]), dealer=None).turn for i in range(20)}
    assert begin == {0, 1, 2}


@pytest.mark.clause("X-22")
@pytest.mark.parametrize("option", ["ten_rounds", "free_order", "knocking"])
def test_the_board_game_has_no_house_rules(option: str) -> None:
    with pytest.raises(SetupError) as caught:
        load("board", {option: True})
    assert (caught.value.code, caught.value.details) == ("no_options", {"edition": "board"})


@pytest.mark.clause("B-21")
@pytest.mark.parametrize(
    ("number", "phase", "assumed"),
    [
        (1, "5 one colour + run 3", True),
        (2, "set 2 + set 2 + set 2 + set 2", False),
        (3, "set 3 + run 4", True),
        (4, "run 4 + run 4", True),
        (5, "6 one colour + set 3", True),
        (6, "run 8", False),
        (7, "set 2 + set 3 + set 4", True),
        (8, "set 4 + set 4", False),
        (9, "run 9", False),
        (10, "set 6 + set 3", True),
    ],
)
def test_the_ten_phases(number: int, phase: str, assumed: bool) -> None:
    edition = load("board")
    assert str(edition.phases[number - 1]) == phase
    fact = edition.facts[f"phases.{number - 1}"]
    assert (fact.clause, fact.assumed) == ("B-21", assumed)


@pytest.mark.clause("B-22")
def test_the_ring_is_assumed_and_goes_like_this() -> None:
    edition = load("board")
    told = [f"{action} {number}" if action == "draw" else action for action, number in edition.ring]
    assert " ".join(told[:16]) == (
        "star draw 2 search ask draw 2 swap joker everyone "
        "again star draw 3 ask search draw 2 swap again"
    )
    assert " ".join(told[16:]) == (
        "star joker search ask draw 2 swap draw 3 everyone "
        "again star draw 2 ask search joker swap again"
    )
    assert edition.facts["board.ring"].assumed


# --- a host's own ring ---


def own_ring(*spaces: str, more: str = "") -> str:
    ring = ", ".join(f'"{space}"' for space in spaces)
    return f'name = "own"\nbased_on = "board"\n[board]\nring = [{ring}]\n{more}'


@pytest.mark.clause("B-22")
def test_whoever_has_the_box_can_correct_the_ring() -> None:
    edition = parse_edition(own_ring(*["star"] * 14, *["joker"] * 5, "draw 9"))
    assert edition.ring[-1] == ("draw", 9)
    assert rules.new_game(edition, 6, SEED).pawns == [0] * 6


@pytest.mark.clause("B-19")
def test_a_ring_has_enough_spaces_that_a_star_always_finds_a_free_one() -> None:
    with pytest.raises(ParseError) as caught:
        parse_edition(own_ring(*["star"] * 15, *["joker"] * 5))
    assert caught.value.details["expected"] == "at least 6 spaces that are no star"


@pytest.mark.clause("B-01")
@pytest.mark.parametrize("card", ["wilds", "skips"])
def test_a_ring_goes_with_number_cards_alone(card: str) -> None:
    with pytest.raises(ParseError) as caught:
        parse_edition(own_ring(*["joker"] * 20, more=f"[deck]\n{card} = 4\n"))
    assert caught.value.details["fact"] == "deck"


@pytest.mark.clause("B-30", "B-32")
def test_nobody_may_be_allowed_to_keep_more_than_a_full_hand() -> None:
    with pytest.raises(ParseError) as caught:
        parse_edition('name = "own"\nbased_on = "board"\n[end]\nkeep = 11\n')
    assert caught.value.details == {"fact": "end.keep", "found": "11", "expected": "0-10"}
