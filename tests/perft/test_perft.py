"""Counts of sequences and positions: as they are known, and found again in a naive way."""

from __future__ import annotations

from itertools import combinations, product
from typing import TYPE_CHECKING

import pytest

from laydown.engine.cards import COLOURS, card_text
from laydown.engine.edition import NAMES
from laydown.engine.errors import IllegalMove
from laydown.engine.moves import parse_move
from laydown.engine.position import parse_position, print_position
from laydown.engine.rules import apply, legal
from tests.engine import brute
from tests.perft.count import Start, count, read_starts

if TYPE_CHECKING:
    from collections.abc import Iterator

    from laydown.engine.events import Event
    from laydown.engine.state import State

STARTS = read_starts()
every_start = pytest.mark.parametrize("start", STARTS, ids=[start.name for start in STARTS])


@every_start
def test_the_known_counts_hold(start: Start) -> None:
    assert len(start.sequences) >= 3
    assert count(start.state(), len(start.sequences)) == (start.sequences, start.positions)


def test_a_game_of_each_edition_is_counted() -> None:
    assert {start.state().edition.name for start in STARTS} >= set(NAMES)


# --- The same counts without the engine's lists of legal moves -------------------------------


def naive_lays(state: State, seat: int) -> Iterator[str]:
    """Yield the lays that brute force finds, as text."""
    edition, made = state.edition, state.standing.made[seat]
    if state.step != "play" or state.laid[seat] >= 0:
        return
    not_made = [place for place in edition.options.phases if not made >> place & 1]
    free = edition.options.free_order
    for place in not_made if free else not_made[:1]:
        found = brute.lays(
            [card_text(card) for card in state.hands[seat]],
            str(edition.phases[place]),
            edition.options.wild_minimum,
            "".join(COLOURS[colour] for colour in edition.colours),
            edition.highest,
            keep=1 if edition.options.last_card == "discard" else 0,
        )
        for groups in found:
            named = f"{place + 1}: " if free else ""
            yield f"lay {named}{' | '.join(' '.join(group) for group in groups)}"


def naive_small_moves(state: State, seat: int) -> Iterator[str]:
    """Yield whatever a seat might try, legal or not, as text."""
    yield from ("draw", "take", "knock", "pass")
    yield from (f"discard {card_text(card)}" for card in set(state.edition.deck))
    yield from (f"skip S on {other + 1}" for other in range(state.players))
    hand = sorted(map(card_text, state.hands[seat]))
    tries = [*{(card,) for card in hand}, *set(combinations(hand, 2))]
    places = [
        f"{owner + 1}.{i + 1}"
        for owner, groups in enumerate(state.table)
        for i in range(len(groups))
    ]
    for cards, place, end in product(tries, places, ("", " low", " high")):
        yield f"hit {' '.join(cards)} on {place}{end}"


def outcome(state: State, seat: int, move: str) -> tuple[str, State]:
    """Try a move on a copy; the text tells apart what comes of different moves."""
    after = state.copy()
    events: list[Event] = []
    apply(after, seat, parse_move(move), events.append)
    return "\n".join(map(str, events)) + print_position(after), after


def naive_next(state: State) -> list[State]:
    """Return the state after each different legal move, found by trying."""
    found: dict[tuple[int, str], State] = {}
    for seat in range(state.players):
        small = len(found)
        for move in naive_small_moves(state, seat):
            try:
                text, after = outcome(state, seat, move)
            except IllegalMove:
                continue
            found[seat, text] = after
        assert len(found) - small == len(legal(state, seat).moves)
        if seat in state.actors():
            for move in naive_lays(state, seat):
                text, after = outcome(state, seat, move)
                assert (seat, text) not in found
                found[seat, text] = after
    return list(found.values())


@every_start
def test_trying_everything_gives_the_same_counts(start: Start) -> None:
    states = [start.state()]
    for depth in range(2):
        states = [after for before in states for after in naive_next(before)]
        assert len(states) == start.sequences[depth]
        assert len(set(map(print_position, states))) == start.positions[depth]


@every_start
def test_every_position_on_the_way_prints_and_parses(start: Start) -> None:
    states = [start.state()]
    for _ in range(2):
        states = [after for before in states for after in naive_next(before)]
        for state in states:
            assert parse_position(print_position(state)) == state
