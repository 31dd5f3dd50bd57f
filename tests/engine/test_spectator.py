"""A spectator sees what lies open, and whatever shows more than it should is caught."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from laydown.engine.cards import REVERSED
from laydown.engine.chance import Stream
from laydown.engine.edition import NAMES, load
from laydown.engine.events import (
    HIDDEN,
    Dealt,
    Drew,
    Event,
    Found,
    Gave,
    KeepChosen,
    RoundEnded,
    Swapped,
    Walked,
)
from laydown.engine.game import Game
from laydown.engine.moves import DRAW
from laydown.engine.notation.cards import cards_text
from laydown.engine.notation.moves import parse_move
from laydown.engine.notation.position import parse_position, print_position
from laydown.engine.rules import apply, new_game
from laydown.engine.spectator import FIELDS, Spectator
from laydown.engine.state import PartialState
from tests.engine.hidden import (
    HONEST,
    Sight,
    check_edition,
    check_finds,
    check_gifts,
    check_keeps,
    check_swaps,
    shown_event,
    shown_state,
)
from tests.engine.strategies import all_editions, edition_id

if TYPE_CHECKING:
    from collections.abc import Callable

    from laydown.engine.edition import Edition
    from laydown.engine.state import State
    from laydown.engine.view import View


@pytest.mark.parametrize("edition", all_editions(), ids=edition_id)
def test_hidden_cards_make_no_difference(edition: Edition) -> None:
    met = check_edition(edition, "spectator", 80, 14, spectator=True)
    assert met["stretches"]
    assert met["changed"]
    assert met["seen by others"]


@pytest.mark.parametrize("name", NAMES)
def test_what_lies_open_is_what_every_seat_sees(name: str) -> None:
    game = Game.new(name, 3, seed=b"open")
    chance = Stream(b"open", "moves")
    for _ in range(120):
        if game.over:
            break
        spectator = game.spectator()
        for seat in range(3):
            view = game.view(seat)
            same = set(FIELDS) - {"discard_pile"}
            for field in same:
                assert getattr(spectator, field) == getattr(view, field), field
            for mine, theirs in zip(spectator.discard_pile, view.discard_pile, strict=True):
                assert mine in (HIDDEN, theirs)
        if game.state.discard_pile:
            assert spectator.discard_pile[-1] == game.state.discard_pile[-1]
        seat = game.actors[0]
        game.play(game.legal(seat).sample(chance), seat)


def test_a_spectator_remembers_no_covered_discards() -> None:
    game = Game.from_position(
        "position: 1\nedition: board\nstep: play 1\ndiscard pile: R5 G1 B7\nseen: 12 12 1\n"
        "hand 1: R1 R2 R3\nhand 2: R7 G7 (Y7)\nshown 2: (Y7)\n"
    )
    spectator = game.spectator()
    assert cards_text(reversed(spectator.discard_pile)) == "R5 ? ?"
    assert cards_text(spectator.known_of(1)) == "(Y7)"
    assert "2: (Y7) ?x2" in str(spectator)
    assert "R1" not in str(spectator)


def test_spectators_are_compared_by_what_lies_open() -> None:
    game = Game.new("mattel", 2, seed=b"equal")
    one = game.spectator()
    other = Spectator(game.state)
    assert one == other
    assert hash(one) == hash(other)
    assert one != game.view(0)
    game.play("draw")
    assert one != game.spectator()


# --- what shows too much is caught ---------------------------------------------------------


def shows_state(more: Callable[[State], object]) -> Sight:
    """Show something of the state that nobody may see."""
    return Sight(lambda state, seat: f"{shown_state(state, seat)} {more(state)}", shown_event)


def shows_event(*kinds: type) -> Sight:
    """Show events of some kinds whole."""
    return Sight(
        shown_state,
        lambda event, seat: repr(event) if isinstance(event, kinds) else shown_event(event, seat),
    )


def play(sight: Sight) -> None:
    """Look on in games of all kinds, as a seat and as a spectator."""
    for edition in (load("mattel"), load("board")):
        for i in range(4):
            check_edition(edition, f"caught {i}", 120, 6, sight)


def look_on(sight: Sight) -> None:
    for edition in (load("mattel"), load("board")):
        for i in range(4):
            check_edition(edition, f"caught {i}", 120, 6, sight, spectator=True)


STATES: dict[str, Callable[[State], object]] = {
    "a hand": lambda state: sorted(state.hands[0]),
    "all hands": lambda state: state.hands,
    "the next card": lambda state: state.draw_pile[-1:],
    "the draw pile": lambda state: sorted(state.draw_pile),
    "a full position": lambda state: state.hands[state.turn],
}


@pytest.mark.parametrize("look", [play, look_on])
@pytest.mark.parametrize("more", STATES)
def test_a_leak_of_the_state_is_caught(more: str, look: Callable[[Sight], None]) -> None:
    with pytest.raises(AssertionError):
        look(shows_state(STATES[more]))


def test_a_leak_of_covered_discards_is_caught() -> None:
    with pytest.raises(AssertionError):
        look_on(shows_state(lambda state: state.discard_pile))


def test_a_leak_of_what_a_hand_was_told_is_caught() -> None:
    with pytest.raises(AssertionError):
        check_gifts(shows_state(lambda state: state.told), players=2)


@pytest.mark.parametrize(
    ("kind", "check"),
    [
        (Drew, play),
        (Drew, look_on),
        (Walked, play),
        (Walked, look_on),
        (Swapped, check_swaps),
        (Found, check_finds),
        (Gave, check_gifts),
        (KeepChosen, check_keeps),
    ],
)
def test_a_leak_of_an_event_is_caught(kind: type, check: Callable[[Sight], object]) -> None:
    check(HONEST)
    with pytest.raises(AssertionError):
        check(shows_event(kind))


def test_a_gift_between_two_is_no_business_of_a_spectator() -> None:
    assert check_gifts(players=2)
    with pytest.raises(AssertionError):
        check_gifts(shows_event(Gave), players=2)


# --- the deal and the end of a round -------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_a_deal_tells_a_seat_its_hand_and_a_spectator_none(name: str) -> None:
    dealt: list[Event] = []
    state = new_game(load(name), 3, b"deal", sink=dealt.append)
    (event,) = [one for one in dealt if isinstance(one, Dealt)]
    for viewer in (None, 0, 1, 2):
        seen = event.seen_by(viewer)
        for seat, hand in enumerate(seen.hands):
            assert len(hand) == len(state.hands[seat])
            own = seat == viewer
            assert hand == event.hands[seat] if own else set(hand) == {HIDDEN}


def other_order(event: Dealt) -> Dealt:
    """Return a deal in which every hand was dealt in another order."""
    hands = tuple(tuple(reversed(hand)) for hand in event.hands)
    return Dealt(
        event.round, event.dealer, hands, event.under, event.start, event.replay, event.below
    )


def test_kept_jokers_are_shown_and_their_places_are_not() -> None:
    hand = (17, 18, 19 | REVERSED, 20)
    event = Dealt(2, 0, (hand, hand), (), 21, replay=False)
    for viewer in (None, 1):
        assert event.seen_by(viewer).hands[0] == (19 | REVERSED, HIDDEN, HIDDEN, HIDDEN)
        assert event.seen_by(viewer).hands[0] == other_order(event).seen_by(viewer).hands[0]


def test_the_end_of_a_round_tells_no_order_of_the_cards() -> None:
    # Which of the cards that are left were dealt and which were drawn is nobody's business.
    position = (
        "position: 1\nedition: mattel\nstep: play 1\ndiscard pile: R5\nhand 1: R2\n"
        "hand 2: R9 G1 W S\nhand 3: Y7 G3 R3\ntable 1: 1: R7 G7 Y7 | R9 G9 Y9\n"
    )
    ends = []
    for order in (1, -1):
        state = parse_position(position)
        state.hands = [hand[::order] for hand in state.hands]
        events: list[Event] = []
        apply(state, 0, parse_move("discard R2"), events.append)
        ends.append([event for event in events if isinstance(event, RoundEnded)])
    assert ends[0] == ends[1]
    assert cards_text(ends[0][0].hands[1]) == "G1 R9 W S"


# --- what needs the truth does not take less -----------------------------------------------


def test_a_view_makes_its_state_and_its_moves_once() -> None:
    view = Game.new("mattel", 2, seed=b"once").view(0)
    assert view.masked() is view.masked()
    assert view.legal() is view.legal()


def test_a_state_with_hidden_cards_is_of_a_type_of_its_own() -> None:
    game = Game.new("mattel", 2, seed=b"types")
    for masked in (game.view(0).masked(), game.spectator().masked()):
        assert type(masked) is PartialState
        assert not hasattr(masked, "seed")
        assert masked != game.state
        assert type(masked.copy()) is PartialState
        assert masked.copy() == masked


def _refused_by_mypy(view: View) -> None:  # never called: mypy fails if an ignore is not needed
    masked = view.masked()
    apply(masked, 0, DRAW)  # type: ignore[arg-type]
    print_position(masked)  # type: ignore[arg-type]
    Spectator(masked)  # type: ignore[arg-type]
    _ = masked.seed  # type: ignore[attr-defined]
