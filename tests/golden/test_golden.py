"""Whole games stored as records: none changes, is missing or is one too many.

After a change that is meant, `make golden` writes them anew; read the diff.
"""

from __future__ import annotations

from dataclasses import asdict
from itertools import combinations, product
from typing import TYPE_CHECKING, get_args

import pytest

from laydown.engine import options
from laydown.engine.edition import NAMES
from laydown.engine.events import (
    Dealt,
    Event,
    GameEnded,
    Passed,
    RoundEnded,
    TurnLost,
)
from laydown.engine.moves import Move
from laydown.engine.record import Record, parse_record, print_record
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
    record.replay(events)
    return record, events


# --- Each record ---------------------------------------------------------------------------


@pytest.mark.parametrize("file", FILES)
def test_the_record_replays_to_the_same_events_and_result(file: str) -> None:
    record = parse_record(stored(file))
    events: list[Event] = []
    state = record.replay(events)
    assert state.over
    assert asdict(digest(state, events)) == asdict(read_index()[file])


@pytest.mark.parametrize("file", FILES)
def test_the_record_reprints_to_the_same_text(file: str) -> None:
    assert print_record(parse_record(stored(file))) == stored(file)


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


@pytest.mark.parametrize("edition", NAMES)
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


def test_what_is_rare_occurs() -> None:
    found = set()
    for file in FILES:
        _, events = replayed(file)
        for event in events:
            match event:
                case Dealt(replay=True):
                    found.add("a tie is replayed")
                case Dealt(under=under) if under:
                    found.add("a card goes under the draw pile")
                case TurnLost(start=True):
                    found.add("the starting discard skips")
                case Passed(step=step):
                    found.add(f"passed in {step}")
                case RoundEnded(result=result) if result.out == NOBODY:
                    found.add("nobody goes out")
                case GameEnded(winners=winners) if len(winners) > 1:
                    found.add("winners share")
                case _:
                    pass
    assert found == {
        "a tie is replayed",
        "a card goes under the draw pile",
        "the starting discard skips",
        "passed in claim",
        "passed in draw",
        "passed in discard",
        "nobody goes out",
        "winners share",
    }


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
