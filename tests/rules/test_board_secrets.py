"""The board game: what each seat knows of hands, piles and choices (B-35, X-21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from laydown.engine import rules
from laydown.engine.chance import Stream
from laydown.engine.complete import complete
from laydown.engine.events import Event
from laydown.engine.notation.cards import parse_card
from laydown.engine.notation.position import parse_position, parse_view, print_position, print_view
from laydown.engine.view import view
from tests.rules.board_kit import board, discards, known, play, told
from tests.rules.kit import new_game

if TYPE_CHECKING:
    from laydown.engine.moves import Move
    from laydown.engine.state import State

# --- hands ---


@pytest.mark.clause("B-35")
def test_of_another_hand_only_the_number_of_cards_and_the_jokers_are_seen() -> None:
    state = board("""
        discard pile: B12
        hand 1: R1 (R7) R2 (G9)
        hand 2: G1
    """)
    assert known(state, 1, 2) == "(R7) (G9)"
    assert view(state, 1).hand_sizes == (4, 1)
    assert "hand 1: (R7) (G9) ?x2" in print_view(view(state, 1))


@pytest.mark.clause("B-35")
def test_a_view_does_not_depend_on_what_is_hidden() -> None:
    state = new_game("board", 3)
    other = state.copy()
    secret = other.hands[0] + other.hands[2] + other.draw_pile + other.discard_pile[:-1]
    secret.reverse()
    other.hands[0], other.hands[2] = secret[:10], secret[10:20]
    other.discard_pile[:-1], other.draw_pile = secret[20:24], secret[24:]
    assert other != state
    assert view(other, 1) == view(state, 1)
    assert view(other, 0) != view(state, 0)


# --- piles ---


@pytest.mark.clause("X-21")
def test_the_top_of_the_discard_pile_is_open_whatever_lies_on_it() -> None:
    state = board("""
        step: draw 1 x2
        discard pile: B12 B11 B10
        hand 1: R1
        hand 2: G1
    """)
    assert discards(state, 1) == discards(state, 2) == "B12 ? ?"
    play(state, "1 take")
    assert discards(state, 1) == discards(state, 2) == "B11 ?"
    assert known(state, 1, 2) == "B12"
    play(state, "1 draw", "1 discard R1")
    assert discards(state, 2) == "R1 B11 ?"  # what was open once, a good memory keeps


@pytest.mark.clause("X-21")
def test_a_card_drawn_from_the_draw_pile_is_for_its_drawer_alone() -> None:
    state = board("step: draw 1\ndiscard pile: B12\nhand 1: R1\nhand 2: G1")
    events = play(state, "1 draw")
    assert told(events, 2) == ["1 drew ?"]
    assert told(events, 1) != told(events, 2)


# --- search ---

SEARCH = """
    step: walk 1
    dice: 1 6
    pawns: 1 20 21
    discard pile: B12 B11 B10 B11
    seen: 123 123 - 2
    hand 1: R1
    hand 2: G1
    hand 3: Y1
"""


@pytest.mark.clause("B-12", "X-21")
def test_the_searcher_alone_sees_the_whole_pile() -> None:
    state = board(SEARCH)
    assert discards(state, 1) == "B12 B11 ? ?"
    play(state, "1 walk 1")
    assert discards(state, 1) == "B12 B11 B10 B11"
    assert discards(state, 2) == "B12 B11 ? B11"
    assert discards(state, 3) == "B12 B11 ? ?"


@pytest.mark.clause("B-12", "X-21")
def test_the_card_found_is_not_shown() -> None:
    state = board(SEARCH)
    events = play(state, "1 walk 1", "1 search B10")
    assert told(events, 1)[-2:] == ["1 found B10", "uncovered B12"]
    assert told(events, 2)[-2:] == told(events, 3)[-2:] == ["1 found ?", "uncovered B12"]
    assert known(state, 1, 2) == ""


@pytest.mark.clause("B-12", "X-21")
def test_afterwards_nobody_else_knows_what_lies_under_the_top() -> None:
    state = board(SEARCH)
    play(state, "1 walk 1", "1 search B10")
    assert discards(state, 1) == "B12 B11 B11"
    assert discards(state, 2) == discards(state, 3) == "B12 ? ?"


@pytest.mark.clause("B-12", "X-21")
def test_the_others_cannot_tell_which_card_is_gone() -> None:
    one, other = board(SEARCH), board(SEARCH)
    events = play(one, "1 walk 1", "1 search B10")
    others = play(other, "1 walk 1", "1 search B11")
    for seat in (2, 3):
        assert view(one, seat - 1) == view(other, seat - 1)
        assert told(events, seat) == told(others, seat)


@pytest.mark.clause("B-12", "X-21")
def test_but_another_top_tells_them_that_the_top_was_taken() -> None:
    state = board(SEARCH)
    play(state, "1 walk 1", "1 search B12")
    assert known(state, 1, 2) == known(state, 1, 3) == "B12"
    assert discards(state, 2) == "B11 ? B11"
    assert discards(state, 3) == "B11 ? ?"


@pytest.mark.clause("B-12", "X-21")
def test_an_equal_top_tells_nothing() -> None:
    state = board("""
        step: search 1
        discard pile: B12 B12 B10
        seen: 12 12 1
        hand 1: R1
        hand 2: G1
    """)
    play(state, "1 search B12")
    assert known(state, 1, 2) == ""
    assert discards(state, 2) == "B12 ?"


@pytest.mark.clause("B-12", "X-21")
def test_everybody_knows_the_only_card_of_a_pile() -> None:
    state = board("step: search 1\ndiscard pile: B12\nhand 1: R1\nhand 2: G1")
    play(state, "1 search B12")
    assert known(state, 1, 2) == "B12"


# --- swap ---

SWAP = """
    step: swap 1
    discard pile: B12
    hand 1: R1 R2 R3 R4 (R7)
    shown 1: R1 R2
    hand 2: G1
    hand 3: Y1
"""


@pytest.mark.clause("B-14", "X-21")
def test_the_others_see_only_the_last_of_the_cards_swapped() -> None:
    state = board(SWAP)
    events = play(state, "1 swap R3 R1 R4")
    assert told(events, 2)[0] == "1 swapped ? ? R4"
    assert told(events, 1)[0] == "1 swapped R3 R1 R4"
    assert discards(state, 2) == discards(state, 3) == "R4 ? ? B12"
    assert discards(state, 1) == "R4 R1 R3 B12"


@pytest.mark.clause("B-14", "X-21")
def test_which_of_the_known_cards_went_they_cannot_tell() -> None:
    one, other = board(SWAP), board(SWAP)
    play(one, "1 swap R1 R4")
    play(other, "1 swap R3 R4")
    assert known(one, 1, 2) == "(R7)"
    assert view(one, 1) == view(other, 1)


@pytest.mark.clause("B-14", "X-21")
@pytest.mark.parametrize(("cards", "left"), [("R4", "R1 R2 R3 (R7)"), ("R1 R4", "(R7)")])
def test_nor_whether_a_card_went_that_was_given_to_this_hand(cards: str, left: str) -> None:
    state = board(SWAP + "    told 1: R3/12/3\n")
    play(state, f"1 swap {cards}")
    assert known(state, 1, 2) == left


@pytest.mark.clause("B-14", "X-21")
@pytest.mark.parametrize(("card", "left"), [("R1", "R2 (R7)"), ("R3", "R1 R2 (R7)")])
def test_a_single_card_is_the_top_and_seen_by_all(card: str, left: str) -> None:
    state = board(SWAP)
    events = play(state, f"1 swap {card}")
    assert told(events, 2)[0] == f"1 swapped {card}"
    assert known(state, 1, 2) == left


@pytest.mark.clause("B-14", "B-35")
def test_a_joker_that_is_swapped_is_seen_to_go() -> None:
    state = board(SWAP)
    events = play(state, "1 swap (R7) R3 R4")
    assert told(events, 2)[0] == "1 swapped (R7) ? R4"
    assert discards(state, 2) == "R4 ? R7 B12"
    assert known(state, 1, 2) == ""


@pytest.mark.clause("B-14", "X-21")
def test_cards_drawn_for_those_swapped_are_hidden() -> None:
    events = play(board(SWAP), "1 swap R3 R4")
    assert told(events, 2)[1:] == ["1 drew ?"] * 3


@pytest.mark.clause("X-01", "X-21")
def test_a_new_draw_pile_is_known_as_far_as_its_cards_were() -> None:
    state = board("step: swap 1\nhand 1: R1 R2 R3 R4\nhand 2: G1\nhand 3: Y1", rest=3)
    play(state, "1 swap R1 R2 R3")
    assert [card for card, _ in view(state, 0).pool] == [parse_card("R1"), parse_card("R2")]
    assert [card for card, _ in view(state, 1).pool] == [-1, -1]


@pytest.mark.clause("X-01", "X-21")
def test_of_a_new_draw_pile_known_and_hidden_cards_are_equally_likely_to_have_been_drawn() -> None:
    state = board(
        """
        turn: 2
        step: draw 2
        discard pile: B12 B11 B10
        seen: 12 12 -
        hand 1: R1
        hand 2: G1
        """,
        rest=2,
    )
    play(state, "2 draw")  # one of the two, which were the 11 that all know and a hidden card
    eleven = parse_card("B11")
    imagined = [complete(view(state, 0), Stream(b"", "imagine", i)) for i in range(200)]
    assert 70 < sum(eleven in other.draw_pile for other in imagined) < 130


# --- joker ---


@pytest.mark.clause("B-16", "B-35")
def test_a_joker_is_seen_by_all() -> None:
    state = board("""
        step: walk 1
        dice: 1 6
        pawns: 5 20
        discard pile: B12
        hand 1: R1
        hand 2: G1
    """)
    events = play(state, "1 walk 1")
    assert told(events, 2) == told(events, 1)
    (joker,) = [card for card in state.hands[0] if card >= 128]
    assert view(state, 1).shown[0] == (joker,)


# --- whole games ---


def random_game(seed: bytes, moves: int) -> list[tuple[State, int, list[Event], State]]:
    """Return the states of a game played at random, with the seat, the events and the next."""
    state = new_game("board", 3, seed=seed)
    steps = []
    for i in range(moves):
        actors = state.actors()
        seat = actors[i % len(actors)]
        before, events = state.copy(), list[Event]()
        move = rules.legal(state, seat).sample(Stream(seed, "move", i))
        rules.apply(state, seat, move, events.append)
        steps.append((before, seat, events, state.copy()))
    return steps


@pytest.mark.clause("X-21", "B-35")
@pytest.mark.parametrize("seed", [b"a", b"b", b"c"])
def test_a_view_tells_no_more_than_the_events_that_its_seat_may_know(seed: bytes) -> None:
    compared = 0
    for i, (before, mover, events, after) in enumerate(random_game(seed, 150)):
        for seat in {0, 1, 2} - {mover}:
            # Another game that looks the same to this seat, and goes on looking the same.
            other = complete(view(before, seat), Stream(seed, "complete", i, seat))
            move = next(iter(_moves_like(events, other, mover, seat)), None)
            if move is None:
                continue  # it goes on in another way
            others: list[Event] = []
            rules.apply(other, mover, move, others.append)
            if [str(one.seen_by(seat)) for one in others] != [
                str(one.seen_by(seat)) for one in events
            ]:
                continue  # it shows another card, such as the one under the old top
            assert view(other, seat) == view(after, seat)
            compared += 1
    assert compared > 50


def _moves_like(events: list[Event], state: State, mover: int, seat: int) -> list[Move]:
    """Return the first move that looks to a seat as these events do, if there is one."""
    for move in rules.legal(state, mover).moves:
        trial, seen = state.copy(), list[Event]()
        rules.apply(trial, mover, move, seen.append)
        if told(seen, seat + 1) == told(events, seat + 1):
            return [move]
    return []


@pytest.mark.parametrize("seed", [b"a", b"b"])
def test_every_moment_of_a_game_prints_and_parses_whole_and_as_each_seat_sees_it(
    seed: bytes,
) -> None:
    steps = {state.step for state, *_ in random_game(seed, 300)}
    assert {"roll", "walk", "draw", "play", "star", "search", "swap", "ask", "give"} <= steps
    for state, *_ in random_game(seed, 300)[::3]:
        assert parse_position(print_position(state)) == state
        for seat in range(3):
            seen = view(state, seat)
            assert parse_view(print_view(seen)) == seen
