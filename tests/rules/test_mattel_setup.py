"""Mattel: material, set-up, the order of play (M-01 to M-06, M-32, M-37)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from laydown.engine.cards import SKIP, WILD, bare
from laydown.engine.edition import load
from laydown.engine.errors import SetupError
from laydown.engine.events import HIDDEN, Dealt, Drew, TurnLost
from laydown.engine.notation.cards import card_text
from laydown.engine.view import view
from tests.rules.kit import at, hand, lines, new_game, offered, only, play, why

if TYPE_CHECKING:
    from laydown.engine.events import Event
    from laydown.engine.state import State


def started_with(card: int, players: int = 3) -> tuple[State, list[Event]]:
    """Return the first game of a row of seeds whose discard pile starts with that card."""
    for number in range(1000):
        events: list[Event] = []
        state = new_game(players=players, seed=b"start %d" % number, events=events)
        if only(Dealt, events)[0].start == card:
            return state, events
    raise AssertionError


def every_card(state: State) -> Counter[int]:
    """Count all cards wherever they are."""
    table = (bare(c) for groups in state.table for group in groups for c in group.cards)
    cards = Counter(table)
    for pile in (*state.hands, state.draw_pile, state.discard_pile, [SKIP] * sum(state.skips)):
        cards.update(pile)
    return cards


@pytest.mark.clause("M-01")
def test_the_deck_has_96_number_cards_8_wilds_and_4_skips() -> None:
    deck = Counter(map(card_text, load("mattel").deck))
    assert deck.pop("W") == 8
    assert deck.pop("S") == 4
    assert deck == {f"{colour}{number}": 2 for colour in "GYOR" for number in range(1, 13)}
    assert deck.total() == 96


@pytest.mark.clause("M-01")
def test_six_can_play_and_seven_cannot() -> None:
    assert new_game(players=6).players == 6
    with pytest.raises(SetupError) as caught:
        new_game(players=7)
    assert caught.value.code == "bad_players"


@pytest.mark.clause("M-02")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_each_player_gets_10_cards_of_the_whole_deck(players: int) -> None:
    state = new_game(players=players, seed=b"ten")
    assert [len(cards) for cards in state.hands] == [10] * players
    assert every_card(state) == Counter(load("mattel").deck)


@pytest.mark.clause("M-02")
def test_the_cards_are_shuffled_before_they_are_dealt() -> None:
    one, other = new_game(seed=b"one"), new_game(seed=b"other")
    assert [hand(one, seat) for seat in (1, 2, 3)] != [hand(other, seat) for seat in (1, 2, 3)]
    assert one.draw_pile != other.draw_pile
    assert one.draw_pile != sorted(one.draw_pile)


@pytest.mark.clause("M-02", "M-06")
def test_one_player_is_the_dealer_and_the_left_neighbour_begins() -> None:
    for dealer, first in ((1, 2), (2, 3), (3, 1)):
        state = new_game(dealer=dealer)
        assert state.discard_pile[-1] != SKIP  # M-05 is shown below
        assert state.dealer == dealer - 1
        assert state.actors() == (first - 1,)


@pytest.mark.clause("M-03")
def test_the_rest_is_the_draw_pile_and_one_card_starts_the_discard_pile() -> None:
    events: list[Event] = []
    state = new_game(players=4, events=events)
    assert len(state.draw_pile) == 108 - 4 * 10 - 1
    assert state.discard_pile == [only(Dealt, events)[0].start]


@pytest.mark.clause("M-04")
def test_a_wild_that_starts_the_discard_pile_may_be_drawn_by_the_first_player() -> None:
    state, _ = started_with(WILD)
    assert offered(state, 2) == {"draw", "take"}
    assert lines(play(state, "2 take")) == ["2 took W"]
    assert WILD in state.hands[1]


@pytest.mark.clause("M-05")
def test_a_skip_that_starts_the_discard_pile_skips_the_first_player() -> None:
    state, events = started_with(SKIP)
    assert only(TurnLost, events) == [TurnLost(1, start=True)]
    assert state.actors() == (2,)
    assert offered(state, 3) == {"draw"}
    assert why(state, 2, "draw") == ("not_your_turn", "M-06")


@pytest.mark.clause("M-05")
def test_the_starting_skip_costs_one_turn_only() -> None:
    state, _ = started_with(SKIP, players=2)
    assert state.actors() == (0,)
    play(state, "1 draw", f"1 discard {hand(state, 1).split()[0]}")
    assert state.actors() == (1,)


@pytest.mark.clause("M-06")
def test_play_goes_clockwise() -> None:
    state = at("""
        hand 1: R1 R2
        hand 2: G1 G2
        hand 3: Y1 Y2
        discard pile: O12
    """)
    play(state, "1 draw", "1 discard R1", "2 draw", "2 discard G1", "3 draw", "3 discard Y1")
    assert state.actors() == (0,)


@pytest.mark.clause("M-06")
@pytest.mark.parametrize("seat", [2, 3])
def test_nobody_plays_out_of_turn(seat: int) -> None:
    state = at("""
        hand 1: R1 R2
        hand 2: G1 G2
        hand 3: Y1 Y2
        discard pile: O12
    """)
    assert why(state, seat, "draw") == ("not_your_turn", "M-06")
    play(state, "1 draw")
    assert why(state, seat, "draw") == ("not_your_turn", "M-06")
    assert why(state, seat, "discard G1") == ("not_your_turn", "M-06")


@pytest.mark.clause("M-32")
def test_the_deal_goes_to_the_left_and_all_cards_are_shuffled_again() -> None:
    state = at("""
        seed: 01
        dealer: 2
        turn: 3
        step: play 3
        hand 1: R1 W
        hand 2: G1 S
        hand 3: Y1
        discard pile: O12 O11 S
        table 3: 1: R7 G7 Y7 | R9 G9 W
        skip 1: 1
    """)
    (dealt,) = only(Dealt, play(state, "3 discard Y1"))
    assert dealt.dealer == state.dealer == 2
    assert [len(cards) for cards in dealt.hands] == [10, 10, 10]
    assert every_card(state) == Counter(load("mattel").deck)
    assert state.table == [[], [], []]
    assert dealt.start != SKIP  # M-05 is shown above
    assert state.actors() == (0,)


@pytest.mark.clause("M-32")
def test_each_round_is_shuffled_differently() -> None:
    going_out = """
        deals: {}
        step: play 1
        hand 1: Y1
        hand 2: G1
        table 1: 1: R7 G7 Y7 | R9 G9 W
    """
    second, third = at(going_out.format(1)), at(going_out.format(2))
    play(second, "1 discard Y1")
    play(third, "1 discard Y1")
    assert second.draw_pile != third.draw_pile


@pytest.mark.clause("M-37")
def test_what_a_player_sees_does_not_depend_on_the_cards_the_others_hold() -> None:
    one = at("""
        hand 1: R1 R2 W
        hand 2: G1 G2 G3
        hand 3: Y1 S
        discard pile: O12
    """)
    other = at("""
        hand 1: R1 R2 W
        hand 2: O9 W W
        hand 3: R12 G12
        discard pile: O12
    """)
    assert view(one, 0) == view(other, 0)
    assert view(one, 0).hand_sizes == (3, 3, 2)
    assert view(one, 1) != view(other, 1)


@pytest.mark.clause("M-37")
def test_only_the_own_hand_is_told_when_cards_are_dealt() -> None:
    events: list[Event] = []
    state = new_game(events=events)
    (dealt,) = only(Dealt, events)
    seen = dealt.seen_by(1)
    assert sorted(seen.hands[1]) == sorted(state.hands[1])
    assert seen.hands[0] == seen.hands[2] == (HIDDEN,) * 10


@pytest.mark.clause("M-37")
def test_a_card_from_the_draw_pile_is_told_only_to_who_drew_it() -> None:
    state = at("""
        hand 1: R1
        hand 2: G1
        discard pile: O12
    """)
    top = state.draw_pile[-1]
    (drew,) = only(Drew, play(state, "1 draw"))
    assert drew.seen_by(0) == Drew(0, top)
    assert drew.seen_by(1) == Drew(0, HIDDEN)
