"""What a seat sees of the other hands: nothing until they are scored, E-25 and X-21."""

import pytest

from laydown.engine.events import Dealt, Drew, Event, RoundEnded
from laydown.engine.notation.cards import parse_card
from laydown.engine.notation.position import print_view
from laydown.engine.state import State
from laydown.engine.view import view
from tests.rules.kit import at, new_game, only, play

EDITIONS = [
    pytest.param("ravensburger", marks=pytest.mark.clause("X-21")),
    pytest.param("pocket", marks=pytest.mark.clause("X-21")),
    pytest.param("express", marks=pytest.mark.clause("E-25")),
]


def _with_other_secrets(state: State, seat: int) -> State:
    """Return a copy in which all that the seat must not know is another way round."""
    other = state.copy()
    other_hands = [i for i in range(state.players) if i != seat - 1]
    cards = [card for i in other_hands for card in other.hands[i]] + other.draw_pile
    cards.reverse()
    for i in other_hands:
        size = len(other.hands[i])
        other.hands[i], cards = cards[:size], cards[size:]
    other.draw_pile = cards
    return other


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_view_does_not_depend_on_the_other_hands_nor_on_the_draw_pile(edition: str) -> None:
    state = new_game(edition, 3, seed=b"0")
    other = _with_other_secrets(state, 2)
    assert state.hands[0] != other.hands[0]
    assert view(state, 2 - 1) == view(other, 2 - 1)
    assert print_view(view(state, 2 - 1)) == print_view(view(other, 2 - 1))
    assert view(state, 1 - 1) != view(other, 1 - 1)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_seat_sees_its_own_hand_and_how_many_cards_the_others_hold(edition: str) -> None:
    state = new_game(edition, 3, seed=b"0")
    seen = view(state, 1)
    assert sorted(seen.hand) == sorted(state.hands[1])
    assert seen.hand_sizes == (state.edition.hand,) * 3
    assert seen.shown == ((), (), ())


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_deal_shows_each_seat_its_own_cards_only(edition: str) -> None:
    events: list[Event] = []
    state = new_game(edition, 3, seed=b"0", events=events)
    (dealt,) = only(Dealt, events)
    seen = dealt.seen_by(1)
    size = state.edition.hand
    assert seen.hands[1] == dealt.hands[1]
    assert seen.hands[0] == seen.hands[2] == (-1,) * size
    assert seen.start == dealt.start


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_card_drawn_is_seen_by_its_drawer_only(edition: str) -> None:
    state = new_game(edition, 3, seed=b"0")
    (drew,) = only(Drew, play(state, "2 draw"))
    assert drew.seen_by(1).card == drew.card
    assert str(drew.seen_by(0)) == str(drew.seen_by(2)) == "2 drew ?"


@pytest.mark.clause("X-21")
def test_a_card_taken_from_the_discard_pile_was_seen_by_all() -> None:
    state = at("""
        edition: ravensburger
        discard pile: R5
        hand 1: B1 B2
        hand 2: B3
        hand 3: B4
    """)
    play(state, "1 take")
    assert view(state, 2).shown[0] == (parse_card("R5"),)
    play(state, "1 discard R5")
    assert view(state, 2).shown[0] == ()


SCORED = {
    "ravensburger": "1: R4 Y4 G4 | R9 Y9 G9",
    "express": "1: R1 R3 R5 R7",
    "pocket": "1: R4 Y4 | R9 Y9",
}


@pytest.mark.clause("X-21")
@pytest.mark.parametrize("edition", SCORED)
def test_hands_that_are_scored_at_the_end_of_a_round_are_shown_to_all(edition: str) -> None:
    state = at(f"""
        edition: {edition}
        step: play 1
        hand 1: Y12
        hand 2: W R10
        hand 3: G12 S
        table 1: {SCORED[edition]}
    """)
    (ended,) = only(RoundEnded, play(state, "1 discard Y12"))
    for seat in range(3):
        assert "hands  | R10 W | G12 S;" in str(ended.seen_by(seat))


@pytest.mark.clause("X-21")
def test_what_was_shown_says_nothing_about_the_next_hands() -> None:
    state = at(f"""
        edition: ravensburger
        step: play 1
        hand 1: Y12
        hand 2: W R10
        shown 2: R10
        table 1: {SCORED["ravensburger"]}
    """)
    assert view(state, 0).shown == ((), (parse_card("R10"),))
    play(state, "1 discard Y12")
    assert state.deals == 2
    assert view(state, 0).shown == ((), ())
