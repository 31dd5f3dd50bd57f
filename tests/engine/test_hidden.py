"""What stays hidden from a seat makes no difference to anything it is told.

A stretch of play is replayed with the cards that one seat never gets to see dealt out otherwise
among their places: its views, its legal moves, the refusals and the events must not change.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from laydown.engine.chance import Stream
from laydown.engine.edition import load
from laydown.engine.events import Drew, Event
from laydown.engine.moves import DRAW
from laydown.engine.notation.position import print_position, print_view
from laydown.engine.rules import apply, legal, new_game
from laydown.engine.spectator import Spectator
from laydown.engine.view import View, view
from tests.engine.hidden import (
    check_edition,
    check_finds,
    check_gifts,
    check_keeps,
    check_swaps,
    told,
)
from tests.engine.strategies import CARD_GAMES, all_editions, edition_id, games, own_editions
from tests.sizes import many

if TYPE_CHECKING:
    from collections.abc import Callable

    from laydown.engine.edition import Edition
    from laydown.engine.state import PartialState, State


@pytest.mark.parametrize(
    "edition",
    [load(name, {"knocking": bool(i % 2)}) for name in CARD_GAMES for i in range(2)]
    + own_editions(),
    ids=edition_id,
)
def test_hidden_cards_make_no_difference(edition: Edition) -> None:
    met = check_edition(edition, "quick", 80, 14)
    assert met["stretches"]
    assert met["changed"]
    assert met["seen by others"]
    assert bool(met["knocks"]) <= edition.options.knocking


def test_stretches_meet_everything_that_can_happen() -> None:
    met: Counter[str] = Counter()
    for edition in own_editions():
        met += check_edition(edition, "meet", 100, 6)
    for i in range(3):
        met += check_edition(load("board"), f"meet {i}", 150, 6)
    named = ("knocks", "Reshuffled", "Laid", "WasHit", "SkipPlayed", "TurnLost", "Took")
    on_the_ring = ("Rolled", "Walked", "Found", "Swapped", "JokerDrawn")
    assert min(met[name] for name in (*named, *on_the_ring)) > 1, met
    assert met["changed"] > 0.8 * met["stretches"]


@pytest.mark.slow
@pytest.mark.parametrize("edition", all_editions(), ids=edition_id)
def test_hidden_cards_make_no_difference_in_long_games(edition: Edition) -> None:
    for i in range(many(2)):
        met = check_edition(edition, f"long {i}", 300, 7)
        assert met["stretches"]


# --- Hidden choices on the ring ------------------------------------------------------------


def test_of_swapped_cards_only_the_last_is_told() -> None:
    assert check_swaps() > 10


def test_a_card_found_below_the_top_is_not_told() -> None:
    assert check_finds() > 10


@pytest.mark.parametrize("players", [2, 3])
def test_the_colour_of_a_gift_is_told_to_the_asker_alone(players: int) -> None:
    assert check_gifts(players=players)


def test_what_is_kept_and_how_much_is_not_told_before_all_have_chosen() -> None:
    assert check_keeps()


# --- Secrets by name -----------------------------------------------------------------------


@pytest.mark.parametrize("edition", all_editions(), ids=edition_id)
def test_no_view_event_or_refusal_tells_the_seed(edition: Edition) -> None:
    rng = random.Random(edition_id(edition))
    chance = Stream(b"secret", "seed")
    events: list[Event] = []
    state = next(iter(games(edition, 2, rng, chance, 1))).state.copy()
    secret = state.seed.hex()
    for _ in range(20):
        if state.over:
            break
        seat = rng.choice(state.actors())
        for other in range(state.players):
            step = told(state, other, events)
            assert secret not in "".join([step.view, *step.refusals, *step.events])
            assert secret not in repr(view(state, other))
        events.clear()
        apply(state, seat, legal(state, seat).sample(chance), events.append)


def test_the_cards_of_others_are_hidden_in_views_and_events() -> None:
    # The same by example: neither the text nor the fields tell a card of the other hand.
    state = next(iter(games(load("mattel"), 2, random.Random(1), Stream(b"", ""), 1))).state
    seen = view(state, 0)
    assert sorted(seen.hand) == sorted(state.hands[0])
    assert seen.hand_sizes == (10, 10)
    assert seen.shown == ((), ())
    assert "hand 2: ?x10" in print_view(seen)
    assert "draw pile: ?x87" in print_view(seen)
    assert str(Drew(1, 7).seen_by(0)) == "2 drew ?"
    assert str(Drew(1, 7).seen_by(1)) == "2 drew R7"


# --- what hides cards is not the truth ---


@pytest.mark.parametrize(
    "masked", [lambda state: view(state, 0).masked(), lambda state: Spectator(state).masked()]
)
def test_what_needs_the_truth_refuses_a_state_that_hides_cards(
    masked: Callable[[State], PartialState],
) -> None:
    state = new_game(load("mattel"), 2, b"masked", 1)
    hiding: Any = masked(state)
    before = hiding.copy()
    for ask in (
        lambda: apply(hiding, 0, DRAW),
        lambda: view(hiding, 0),
        lambda: View(hiding, 1),
        lambda: Spectator(hiding),
        lambda: print_position(hiding),
    ):
        with pytest.raises(TypeError, match="State object expected; got"):
            ask()
    assert hiding == before
