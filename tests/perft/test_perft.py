"""Counts of sequences and positions: as they are known, and found again in a naive way."""

from __future__ import annotations

from itertools import combinations, permutations, product
from typing import TYPE_CHECKING

import pytest

from laydown.engine.cards import COLOURS, REVERSED
from laydown.engine.edition import ACTIONS, NAMES
from laydown.engine.errors import IllegalMove
from laydown.engine.notation.cards import card_text
from laydown.engine.notation.moves import parse_move
from laydown.engine.notation.position import parse_position, print_position
from laydown.engine.rules import apply, legal
from laydown.engine.state import STEPS
from tests.engine.laying import brute
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


def test_each_step_is_counted() -> None:
    assert {start.state().step for start in STARTS} == set(STEPS)


# --- The same counts without the engine's lists of legal moves -------------------------------


def naive_lays(state: State, seat: int) -> Iterator[str]:
    """Yield the lays that brute force finds, as text; with Jokers some of them more than once."""
    edition, made = state.edition, state.standing.made[seat]
    if state.step != "play" or state.laid[seat] >= 0:
        return
    not_made = [place for place in edition.options.phases if not made >> place & 1]
    free = edition.options.free_order
    hand = [card_text(card) for card in state.hands[seat]]
    jokers = [card for card in hand if card.startswith("(")]
    for place in not_made if free else not_made[:1]:
        found = brute.lays(
            ["W" if card in jokers else card for card in hand],
            str(edition.phases[place]),
            edition.options.wild_minimum,
            "".join(COLOURS[colour] for colour in edition.colours),
            edition.highest,
            keep=1 if edition.options.last_card == "discard" else 0,
        )
        for groups in found:
            named = f"{place + 1}: " if free else ""
            text = f"lay {named}{' | '.join(' '.join(group) for group in groups)}"
            yield from with_jokers(text, jokers)


def with_jokers(lay: str, jokers: list[str]) -> Iterator[str]:
    """Yield a lay with each choice of the Jokers in the places of its Wilds."""
    if not jokers:
        yield lay
        return
    words = lay.split()
    wilds = [i for i, word in enumerate(words) if word.startswith("W")]
    for chosen in permutations(jokers, len(wilds)):
        for i, joker in zip(wilds, chosen, strict=True):
            words[i] = joker + lay.split()[i][1:]
        yield " ".join(words)


def naive_small_moves(state: State, seat: int) -> Iterator[str]:
    """Yield whatever a seat might try, legal or not, as text."""
    hand = sorted(map(card_text, state.hands[seat]))
    cards = sorted({*map(card_text, state.edition.deck), *hand})
    yield from ("draw", "take", "knock", "pass", "roll")
    yield from (f"{word} {card}" for word in ("discard", "search", "give") for card in cards)
    yield from (f"skip S on {other + 1}" for other in range(state.players))
    yield from (f"walk {spaces}" for spaces in range(1, 15))
    yield from (f"star {action}" for action in (*ACTIONS, "roll"))
    yield from (f"ask {number} {way}" for number in range(1, 15) for way in ("left", "right"))
    tries = [*{(card,) for card in hand}, *set(combinations(hand, 2))]
    places = [
        f"{owner + 1}.{i + 1}"
        for owner, groups in enumerate(state.table)
        for i in range(len(groups))
    ]
    for chosen, place, end in product(tries, places, ("", " low", " high")):
        yield f"hit {' '.join(chosen)} on {place}{end}"
    yield from (f"discard {' '.join(two)}" for two in permutations(hand, 2))
    if state.step in {"swap", "keep"}:  # elsewhere one try tells as much as all of them
        for size in range(6):
            yield from (f"{state.step} {' '.join(some)}" for some in permutations(hand, size))
    yield from ("swap", "keep")


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
        small: dict[tuple[int, str], State] = {}
        for move in naive_small_moves(state, seat):
            try:
                text, after = outcome(state, seat, move)
            except IllegalMove:
                continue
            small[seat, text] = after
        options = legal(state, seat)
        assert len(small) == len(options.moves) + (options.picks.count if options.picks else 0)
        found |= small
        if seat in state.actors():
            lays = [outcome(state, seat, move) for move in naive_lays(state, seat)]
            laid = {(seat, text): after for text, after in lays}
            assert not laid.keys() & small.keys()
            assert len(laid) == len(lays) or any(card >= REVERSED for card in state.hands[seat])
            found |= laid
    return list(found.values())


@pytest.mark.slow
@every_start
def test_trying_everything_gives_the_same_counts(start: Start) -> None:
    states = [start.state()]
    for depth in range(2):
        states = [after for before in states for after in naive_next(before)]
        assert len(states) == start.sequences[depth]
        assert len(set(map(print_position, states))) == start.positions[depth]


@pytest.mark.slow
@every_start
def test_every_position_on_the_way_prints_and_parses(start: Start) -> None:
    states = [start.state()]
    for _ in range(2):
        states = [after for before in states for after in naive_next(before)]
        for state in states:
            assert parse_position(print_position(state)) == state
