"""Whole games stored as records: none changes, is missing or is one too many.

After a change that is meant, `make golden` writes them anew; read the diff.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict
from itertools import combinations, pairwise, product
from typing import TYPE_CHECKING, get_args

import pytest

from laydown.engine import options
from laydown.engine.cards import REVERSED
from laydown.engine.edition import NAMES, load
from laydown.engine.events import (
    Asked,
    Dealt,
    Discarded,
    Drew,
    Event,
    GameEnded,
    Gave,
    JokerDrawn,
    KeepChosen,
    Passed,
    Reshuffled,
    Rolled,
    RoundEnded,
    Swapped,
    TurnLost,
    Walked,
    WasHit,
)
from laydown.engine.moves import Move
from laydown.engine.notation.record import Record, parse_record, print_record
from laydown.engine.scoring import NOBODY
from tests.golden.make import FOLDER, digest, play, read_index, starts, stored_files
from tests.golden.plan import PLAYERS, VALUES, allowed, covering_rows, pairs

if TYPE_CHECKING:
    from collections.abc import Iterator

STARTS = {file: (start, marks) for file, start, marks in starts()}
FILES = sorted(STARTS)


def stored(file: str) -> str:
    return (FOLDER / file).read_text("utf-8")


def replayed(file: str) -> tuple[Record, list[Event]]:
    record = parse_record(stored(file))
    events: list[Event] = []
    record.replay(events.append)
    return record, events


# --- Each record ---------------------------------------------------------------------------


@pytest.mark.parametrize("file", FILES)
def test_the_record_replays_to_the_same_events_and_result(file: str) -> None:
    record = parse_record(stored(file))
    events: list[Event] = []
    state = record.replay(events.append)
    assert state.over
    assert asdict(digest(state, events)) == asdict(read_index()[file])


@pytest.mark.parametrize("file", FILES)
def test_the_record_reprints_to_the_same_text(file: str) -> None:
    assert print_record(parse_record(stored(file))) == stored(file)


@pytest.mark.slow
@pytest.mark.parametrize("file", FILES)
def test_the_bot_still_plays_the_same_game(file: str) -> None:
    assert print_record(play(*STARTS[file])) == stored(file)


# --- All of them together ------------------------------------------------------------------


def test_no_record_is_missing_or_superfluous() -> None:
    assert sorted(stored_files()) == FILES
    assert sorted(read_index()) == FILES


def test_golden_files_stay_small() -> None:
    assert sum((FOLDER / file).stat().st_size for file in FILES) < 1_500_000


def test_the_options_in_the_plan_are_the_options_there_are() -> None:
    assert tuple(VALUES) == options.NAMES


def chosen(record: Record) -> dict[str, object]:
    """Read off a record, not off the plan, what was played."""
    played = record.edition.options
    return {"players": record.players} | {name: getattr(played, name) for name in options.NAMES}


SPREAD: dict[str, tuple[object, ...]] = {
    "players": PLAYERS,
    "ten_rounds": (False, True),
    "phases": (tuple(range(10)), (0, 1, 2, 3, 4), (1, 3, 5, 7, 9), (0, 2, 4, 6, 8)),
    "free_order": (False, True),
    "knocking": (False, True),
    "last_card": ("any", "discard"),
    "wild_minimum": ("none", "phase", "group"),
}


def value_pairs() -> Iterator[dict[str, object]]:
    for (name, values), (other, others) in combinations(SPREAD.items(), 2):
        for value, met in product(values, others):
            pair = {name: value, other: met}
            if pair != {"ten_rounds": True, "free_order": True}:
                yield pair


@pytest.mark.parametrize("edition", [name for name in NAMES if load(name).house_rules])
def test_every_pair_of_option_values_is_played_in(edition: str) -> None:
    games = [chosen(parse_record(stored(file))) for file in FILES if file.startswith(f"{edition}/")]
    missing = [pair for pair in value_pairs() if not any(pair.items() <= g.items() for g in games)]
    assert not missing


@pytest.mark.parametrize("edition", NAMES)
@pytest.mark.parametrize("players", PLAYERS)
def test_the_edition_as_printed_is_played_by(edition: str, players: int) -> None:
    record = parse_record(stored(f"{edition}/{players}_players.record"))
    assert (record.edition.name, record.players) == (edition, players)
    assert record.edition.options == record.edition.default


# --- What happens in them ------------------------------------------------------------------


def test_every_kind_of_move_and_event_occurs() -> None:
    moves: set[type[Move]] = set()
    happened: set[type[Event]] = set()
    for file in FILES:
        record, events = replayed(file)
        moves |= {type(recorded.move) for recorded in record.moves}
        happened |= set(map(type, events))
    assert moves == set(get_args(Move))
    assert happened == set(get_args(Event))


def rare_in_any_edition(event: Event) -> str:
    """Name what hardly ever happens, empty if it is something usual."""
    match event:
        case Dealt(replay=True):
            return "a tie is replayed"
        case Dealt(under=under) if under:
            return "a card goes under the draw pile"
        case TurnLost(start=True):
            return "the starting discard skips"
        case Passed(step=step):
            return f"passed in {step}"
        case RoundEnded(result=result) if result.out == NOBODY:
            return "nobody goes out"
        case GameEnded(winners=winners) if len(winners) > 1:
            return "winners share"
        case _:
            return ""


def test_what_is_rare_occurs() -> None:
    found = {rare_in_any_edition(event) for file in FILES for event in replayed(file)[1]}
    assert found - {""} == {
        "a tie is replayed",
        "a card goes under the draw pile",
        "the starting discard skips",
        "passed in claim",
        "passed in draw",
        "passed in discard",
        "nobody goes out",
        "winners share",
    }


def rare_on_the_ring(before: Event, event: Event) -> str:
    """Name what hardly ever happens on the ring, empty if it is something usual."""
    match (before, event):
        case Discarded(), Discarded():
            return "two discards (B-27)"
        case _, WasHit(result=group) if group.extra:
            return "a Joker on a full run (B-24)"
        case _, Asked(giver=giver) if giver == NOBODY:
            return "an Ask that nobody can answer (B-17)"
        case _, Gave(card=card) if card >= REVERSED:
            return "a Joker is given (B-18)"
        case Walked(action="search"), Drew():
            return "a Search of an empty pile (X-14)"
        case _, Swapped(cards=()):
            return "a Swap of no card (X-26)"
        case _, KeepChosen(cards=cards) if cards:
            return f"a {'Joker' if cards[-1] >= REVERSED else 'card'} is kept (B-30)"
        case _, RoundEnded(result=result) if result.out == NOBODY:
            return "nobody goes out (X-02)"
        case RoundEnded(result=result), GameEnded(winners=winners) if winners != (result.out,):
            return "another one wins than who went out (B-34)"
        case _, Reshuffled():
            return "a new draw pile (X-01)"
        case _, Walked(action="star"):
            return "a Star (B-19)"
        case _, JokerDrawn():
            return "a Joker (B-16)"
        case _:
            return ""


def chained_agains(events: list[Event]) -> int:
    """Count how often a turn won by Again leads to an Again once more (B-13)."""
    count = 0
    winner = NOBODY  # the seat whose last turn led to an Again
    won_by = NOBODY  # the seat whose present turn was won like that
    for event in events:
        if isinstance(event, Rolled):
            won_by = event.seat if event.seat == winner else NOBODY
            winner = NOBODY
        elif isinstance(event, Walked) and event.action == "again":
            winner = event.seat
            count += winner == won_by
        elif isinstance(event, RoundEnded):
            winner = won_by = NOBODY
    return count


def test_what_is_rare_on_the_ring_occurs() -> None:
    found: set[str] = set()
    chained = 0
    for file in FILES:
        record, events = replayed(file)
        if record.edition.ring:
            found |= {rare_on_the_ring(*two) for two in pairwise(events)}
            chained += chained_agains(events)
    assert found - {""} == {
        "two discards (B-27)",
        "a Joker on a full run (B-24)",
        "an Ask that nobody can answer (B-17)",
        "a Joker is given (B-18)",
        "a Search of an empty pile (X-14)",
        "a Swap of no card (X-26)",
        "a card is kept (B-30)",
        "a Joker is kept (B-30)",
        "nobody goes out (X-02)",
        "another one wins than who went out (B-34)",
        "a new draw pile (X-01)",
        "a Star (B-19)",
        "a Joker (B-16)",
    }
    assert chained > 5


def test_every_action_of_the_ring_is_done() -> None:
    done = Counter(
        event.action
        for players in PLAYERS
        for event in replayed(f"board/{players}_players.record")[1]
        if isinstance(event, Walked)
    )
    assert set(done) == {action for action, _ in load("board").ring}
    assert min(done.values()) >= 3


# --- The generator of pairs ----------------------------------------------------------------


def test_the_covering_rows_are_few_and_all_may_be_played() -> None:
    rows = covering_rows([])
    assert all(map(allowed, rows))
    assert (
        20 <= len(rows) <= 25
    )  # five numbers of players times four choices of phases: at least 20
    assert len(set(rows)) == len(rows)


def test_rows_to_start_with_are_kept_and_count() -> None:
    first = covering_rows([])[:3]
    rows = covering_rows(first)
    assert rows[:3] == first
    assert set().union(*map(pairs, rows)) == set().union(*map(pairs, covering_rows([])))
