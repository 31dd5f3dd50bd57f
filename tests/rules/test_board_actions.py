"""The board game: what the spaces of the ring do (B-11 to B-15, B-19, X-14)."""

from __future__ import annotations

from itertools import product

import pytest

from laydown.engine import rules
from laydown.engine.events import Drew, Swapped, Walked
from laydown.engine.notation.cards import card_text
from tests.rules.board_kit import ONLY_AGAIN, board, next_draw, own, play, roll_and_walk
from tests.rules.kit import discard_pile, hand, lines, offered, only, refused, why

# The pawn of seat 1 stands before a space; one of the dice leads onto it.
BEFORE = """
    step: walk 1
    dice: 1 6
    pawns: {pawns}
    discard pile: B12 B11 B10
    hand 1: R1 R2
    hand 2: G1 G2
    hand 3: Y1 Y2
"""


# --- draw ---


@pytest.mark.clause("B-11")
@pytest.mark.parametrize(("before", "cards"), [(0, 2), (3, 2), (9, 3), (21, 3)])
def test_a_draw_space_gives_two_or_three_cards(before: int, cards: int) -> None:
    state = board(BEFORE.format(pawns=f"{before} 14 15"))
    play(state, "1 walk 1", *["1 draw"] * cards)
    assert len(state.hands[0]) == 2 + cards
    assert state.step == "play"


@pytest.mark.clause("B-11")
@pytest.mark.parametrize("piles", list(product(("draw", "take"), repeat=3)), ids=" ".join)
def test_each_card_comes_from_either_pile(piles: tuple[str, ...]) -> None:
    state = board(BEFORE.format(pawns="9 14 15"))
    play(state, "1 walk 1")
    wanted = ["R1", "R2"]
    for pile in piles:
        assert state.step == "draw"
        assert offered(state, 1) == {"draw", "take"}
        wanted.append(next_draw(state) if pile == "draw" else card_text(state.discard_pile[-1]))
        play(state, f"1 {pile}")
        # The card is in the hand before the next one is chosen.
        assert sorted(hand(state, 1).split()) == sorted(wanted)
    assert state.step == "play"


@pytest.mark.clause("B-11")
def test_several_cards_of_the_discard_pile_come_from_the_top() -> None:
    state = board(BEFORE.format(pawns="9 14 15"))
    told = play(state, "1 walk 1", "1 take", "1 take", "1 take")
    assert lines(told)[1:] == [
        "1 took B12",
        "uncovered B11",
        "1 took B11",
        "uncovered B10",
        "1 took B10",
    ]
    assert discard_pile(state) == ""


@pytest.mark.clause("X-14")
def test_when_the_discard_pile_is_empty_the_next_card_comes_from_the_draw_pile() -> None:
    state = board("""
        step: draw 1 x2
        discard pile: B12
        hand 1: R1
        hand 2: G1
    """)
    play(state, "1 take")
    assert offered(state, 1) == {"draw"}
    assert why(state, 1, "take") == ("nothing_to_take", "X-14")
    play(state, "1 draw")
    assert len(state.hands[0]) == 3


# --- search ---


@pytest.mark.clause("B-12")
@pytest.mark.parametrize(
    ("card", "rest"),
    [
        ("B12", "R12 G9 B10 G9"),
        ("R12", "B12 G9 B10 G9"),
        ("B10", "B12 R12 G9 G9"),
        ("G9", "B12 R12 B10 G9"),
    ],
)
def test_any_one_card_of_the_discard_pile_and_the_rest_stays_in_order(card: str, rest: str) -> None:
    state = board("""
        step: search 1
        discard pile: B12 R12 G9 B10 G9
        hand 1: R1
        hand 2: G1
    """)
    assert offered(state, 1) == {"search B12", "search R12", "search G9", "search B10"}
    play(state, f"1 search {card}")
    assert discard_pile(state) == rest
    assert sorted(hand(state, 1).split()) == sorted(["R1", card])
    assert state.step == "play"


@pytest.mark.clause("B-12")
def test_a_card_that_is_not_there_cannot_be_found() -> None:
    state = board("""
        step: search 1
        discard pile: B12 R12
        hand 1: R1
        hand 2: G1
    """)
    reason = refused(state, 1, "search R1")
    assert (reason.code, reason.clause) == ("not_in_discards", "B-12")
    assert reason.details == {"card": "R1"}


@pytest.mark.clause("X-14")
def test_search_with_an_empty_discard_pile_draws_from_the_draw_pile() -> None:
    state = board("""
        step: walk 1
        dice: 1 6
        pawns: 1 14
        hand 1: R1
        hand 2: G1
    """)
    card = next_draw(state)
    told = play(state, "1 walk 1")
    assert lines(told) == ["1 walked to 2 (search)", f"1 drew {card}"]
    assert state.step == "play"


# --- again ---


@pytest.mark.clause("B-13")
@pytest.mark.parametrize("pile", ["draw", "take"])
def test_again_a_card_from_either_pile_a_discard_and_another_whole_turn(pile: str) -> None:
    state = board(BEFORE.format(pawns="7 14 15"))
    play(state, "1 walk 1")
    assert state.step == "draw"
    play(state, f"1 {pile}")
    assert len(state.hands[0]) == 3
    assert state.step == "play"
    play(state, "1 discard R1")
    assert (state.actors(), state.step) == ((0,), "roll")
    play(state, "1 roll")
    assert state.step == "walk"


@pytest.mark.clause("B-13")
def test_the_second_turn_is_followed_by_the_next_player() -> None:
    # The second of the two turns leads to a Swap space, wherever it goes.
    state = own(
        "step: play 1\nagain: 1\ndiscard pile: B12\nhand 1: R1 R2\nhand 2: G1",
        ring=["swap"] * 20,
    )
    play(state, "1 discard R1")
    roll_and_walk(state, 1)
    play(state, "1 swap", "1 discard R2")
    assert (state.actors(), state.step) == ((1,), "roll")


@pytest.mark.clause("B-13")
def test_landing_there_again_counts_again() -> None:
    state = own("discard pile: B12\nhand 1: R1 R2\nhand 2: G1", ring=ONLY_AGAIN)
    for turn in range(4):
        assert (state.actors(), state.step, state.turns) == ((0,), "roll", turn)
        roll_and_walk(state, 1)
        play(state, "1 take", "1 discard R1" if "R1" in hand(state, 1) else "1 discard B12")


@pytest.mark.clause("B-13")
def test_lay_and_hit_in_the_first_of_the_two_turns() -> None:
    state = own(
        """
        phase 1: 8
        discard pile: R9
        hand 1: R7 Y7 G7 B7 Y9 G9 B9 B7 B1 B2
        hand 2: G1
        """,
        ring=ONLY_AGAIN,
    )
    roll_and_walk(state, 1)
    play(state, "1 take", "1 lay R7 Y7 G7 B7 | R9 Y9 G9 B9", "1 hit B7 on 1.1", "1 discard B1")
    assert (state.actors(), state.step) == ((0,), "roll")


@pytest.mark.clause("B-13", "X-16")
def test_the_second_turn_is_lost_if_the_first_ends_the_round() -> None:
    state = board("""
        step: play 1
        again: 1
        phase 1: 8
        discard pile: R9
        hand 1: B1
        hand 2: G1
        hand 3: G2
        table 1: 8: R7 Y7 G7 B7 | Y9 G9 B9 B9
    """)
    told = play(state, "1 discard B1", "2 keep", "3 keep")
    assert lines(told)[1].startswith("round 1 ended: out 1")
    assert (state.again, state.actors(), state.step) == (0, (1,), "roll")


# --- swap ---


SWAP = """
    step: swap 1
    discard pile: B12
    hand 1: R1 R2 R3 R4 R5 R6
    hand 2: G1
"""


@pytest.mark.clause("B-14", "X-26")
@pytest.mark.parametrize(
    ("cards", "pile"),
    [
        ("", "B12"),
        ("R1", "R1 B12"),
        ("R4 R2", "R2 R4 B12"),
        ("R2 R4", "R4 R2 B12"),
        ("R5 R1 R3", "R3 R1 R5 B12"),
        ("R6 R5 R4 R3", "R3 R4 R5 R6 B12"),
    ],
)
def test_none_to_four_cards_in_the_owners_order_and_one_more_drawn(cards: str, pile: str) -> None:
    state = board(SWAP)
    count = len(cards.split())
    drawn = [card_text(card) for card in state.draw_pile[: -count - 2 : -1]]
    told = play(state, f"1 swap {cards}".rstrip())
    assert discard_pile(state) == pile
    assert lines(only(Drew, told)) == [f"1 drew {card}" for card in drawn]
    assert len(drawn) == count + 1
    kept = [card for card in ("R1", "R2", "R3", "R4", "R5", "R6") if card not in cards.split()]
    assert sorted(hand(state, 1).split()) == sorted(kept + drawn)
    assert state.step == "play"


@pytest.mark.clause("B-14")
def test_the_discards_come_before_the_draws() -> None:
    told = play(board(SWAP), "1 swap R1 R2")
    assert isinstance(told[0], Swapped)
    assert lines(told[:1]) == ["1 swapped R1 R2"]


@pytest.mark.clause("B-14")
def test_five_are_too_many() -> None:
    reason = refused(board(SWAP), 1, "swap R1 R2 R3 R4 R5")
    assert (reason.code, reason.clause, reason.details) == ("too_many_cards", "B-14", {"most": 4})


@pytest.mark.clause("B-14")
@pytest.mark.parametrize("cards", ["G1", "R1 R1"])
def test_only_own_cards_are_swapped(cards: str) -> None:
    assert why(board(SWAP), 1, f"swap {cards}")[0] == "card_not_held"


@pytest.mark.clause("B-14")
def test_every_choice_of_cards_and_order_is_offered() -> None:
    state = board("step: swap 1\ndiscard pile: B12\nhand 1: R1 R1 R2\nhand 2: G1")
    choices = [str(move) for move in rules.legal(state, 0)]
    assert sorted(choices) == [
        "swap",
        "swap R1",
        "swap R1 R1",
        "swap R1 R1 R2",
        "swap R1 R2",
        "swap R1 R2 R1",
        "swap R2",
        "swap R2 R1",
        "swap R2 R1 R1",
    ]
    assert rules.legal(state, 0).count == 9


# --- everyone ---


@pytest.mark.clause("B-15", "X-26")
@pytest.mark.parametrize(("seat", "order"), [(1, "1 2 3"), (2, "2 3 1"), (3, "3 1 2")])
def test_everyone_draws_one_clockwise(seat: int, order: str) -> None:
    pawns = ["14", "15", "16"]
    pawns[seat - 1] = "6"
    state = board(
        f"turn: {seat}\n" + BEFORE.format(pawns=" ".join(pawns)).replace("walk 1", f"walk {seat}")
    )
    cards = [card_text(card) for card in state.draw_pile[:-4:-1]]
    told = play(state, f"{seat} walk 1")
    wanted = [f"{name} drew {card}" for name, card in zip(order.split(), cards, strict=True)]
    assert lines(told)[1:] == wanted
    assert [len(held) for held in state.hands] == [3, 3, 3]
    assert (state.actors(), state.step) == ((seat - 1,), "play")


# --- star ---


STAR = """
    step: star 1
    pawns: {pawns}
    discard pile: B12 B11
    hand 1: R1 R2
    hand 2: G1
    hand 3: Y1
"""


@pytest.mark.clause("B-19")
@pytest.mark.parametrize(
    ("action", "space", "step"),
    [
        ("draw", 1, "draw"),
        ("search", 2, "search"),
        ("ask", 3, "ask"),
        ("swap", 5, "swap"),
        ("joker", 6, "play"),
        ("everyone", 7, "play"),
        ("again", 8, "draw"),
    ],
)
def test_a_star_leads_to_the_next_space_of_any_other_action(
    action: str, space: int, step: str
) -> None:
    state = board(STAR.format(pawns="0 20 21"))
    (walked,) = only(Walked, play(state, f"1 star {action}"))
    assert (walked.space, walked.action) == (space, action)
    assert state.pawns[0] == space
    assert state.step == step


@pytest.mark.clause("B-19")
@pytest.mark.parametrize(
    ("pawns", "action", "space"),
    [
        ("0 6 21", "joker", 17),
        ("0 6 17", "joker", 29),
        ("9 20 21", "joker", 17),
        ("25 20 21", "everyone", 7),  # past the start
        ("25 7 21", "everyone", 23),
    ],
)
def test_the_next_free_one_clockwise(pawns: str, action: str, space: int) -> None:
    state = board(STAR.format(pawns=pawns))
    play(state, f"1 star {action}")
    assert state.pawns[0] == space


@pytest.mark.clause("B-19")
@pytest.mark.parametrize(
    ("pawns", "space", "cards"), [("0 1 20", 4, 2), ("9 20 21", 10, 3), ("9 10 20", 13, 2)]
)
def test_draw_two_and_draw_three_are_one_action(pawns: str, space: int, cards: int) -> None:
    state = board(STAR.format(pawns=pawns))
    play(state, "1 star draw", *["1 draw"] * cards)
    assert state.pawns[0] == space
    assert len(state.hands[0]) == 2 + cards


@pytest.mark.clause("B-19")
def test_all_actions_but_star_itself_are_offered() -> None:
    state = board(STAR.format(pawns="0 20 21"))
    actions = ("again", "ask", "draw", "everyone", "joker", "search", "swap")
    assert offered(state, 1) == {f"star {action}" for action in actions}
    assert why(state, 1, "star star") == ("not_an_action", "B-19")
    reason = refused(state, 1, "star dance")
    assert (reason.code, reason.details) == ("not_an_action", {"action": "dance"})


@pytest.mark.clause("B-19")
def test_an_action_whose_spaces_are_all_occupied_cannot_be_chosen() -> None:
    ring = ["star", "joker", "joker", *["swap"] * 17]
    state = own(STAR.format(pawns="0 1 2"), ring=ring)
    assert offered(state, 1) == {"star swap"}
    reason = refused(state, 1, "star joker")
    assert (reason.code, reason.clause) == ("no_free_space", "B-19")
    assert reason.details == {"action": "joker"}


@pytest.mark.clause("B-19")
def test_one_free_space_is_enough_even_the_last_one_before_the_pawn() -> None:
    ring = ["joker", "star", *["swap"] * 17, "joker"]
    state = own(STAR.format(pawns="1 19 5"), ring=ring)
    play(state, "1 star joker")
    assert state.pawns[0] == 0


@pytest.mark.clause("B-07", "B-19")
def test_a_pawn_that_walks_onto_a_star_must_choose() -> None:
    state = board(BEFORE.format(pawns="8 14 15"))
    play(state, "1 walk 1")
    assert why(state, 1, "discard R1") == ("action_first", "B-07")
    play(state, "1 star search", "1 search B10")
    assert state.pawns[0] == 12
    assert "B10" in hand(state, 1)
