"""What the page of editions says is true: tables hold, own editions are played."""

from __future__ import annotations

import re
import tomllib
from typing import TYPE_CHECKING

import pytest

from laydown.bots import make_bot
from laydown.engine import options
from laydown.engine.edition import NAMES, Edition, edition_text, load, parse_edition
from laydown.engine.errors import LaydownError
from laydown.engine.facts import FACTS
from laydown.engine.game import Game
from laydown.engine.notation.record import Record, parse_record, print_record
from laydown.engine.view import view
from tests.docs.pages import (
    EDITIONS,
    Block,
    rows,
    tagged,
)

if TYPE_CHECKING:
    from laydown.engine.state import State


def play(edition: Edition, players: int) -> State:
    game = Game(Record(edition, players, b"docs"))
    bot = make_bot("steady", b"")
    while not game.state.over:
        seat = game.state.actors()[0]
        game.play(bot.choose(view(game.state, seat)), seat)
    assert parse_record(print_record(game.record())).replay() == game.state
    return game.state


def own_edition(name: str) -> Edition:
    texts = [block.text for block in tagged(EDITIONS, "toml")]
    (found,) = [text for text in texts if f'name = "{name}"' in text]
    return parse_edition(found)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_own_edition_is_played_to_its_end(players: int) -> None:
    edition = own_edition("sprint")
    assert edition.must_keep == load("pocket").must_keep  # what the file does not say
    state = play(edition, players)
    assert state.standing.winners
    assert any(mask == 0b1111 for mask in state.standing.made)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_own_ring_is_played_to_its_end(players: int) -> None:
    edition = own_edition("lap")
    assert edition.overfull_runs  # what the file does not say
    state = play(edition, players)
    (winner,) = state.standing.winners
    assert state.standing.made[winner] == 0b111
    assert not state.pile_seen  # all discards are open


@pytest.mark.parametrize("block", tagged(EDITIONS, "toml"), ids=str)
def test_what_looks_like_an_edition_file_is_one(block: Block) -> None:
    tables = tomllib.loads(block.text)
    known = {table for table, _ in FACTS} | {"name", "based_on", "phases"}
    assert set(tables) <= known


def test_the_table_of_phases_holds() -> None:
    table = rows(EDITIONS, "The phases")
    assert table[0][1:] == [f"`{name}`" for name in NAMES]
    for column, name in enumerate(NAMES, 1):
        listed = [row[column].strip("`") for row in table[1:]]
        assert listed == [str(phase) for phase in load(name).phases]


def shown(value: object) -> str:
    """Return the value of a fact as the table shows it."""
    if isinstance(value, bool):
        return str(value).lower()
    if not isinstance(value, list):
        return str(value)
    if all(isinstance(item, str) for item in value):  # a ring
        return f"{len(value)} spaces" if value else "none"
    return " ".join(map(str, value))


def test_the_table_of_facts_holds() -> None:
    head, *table = rows(EDITIONS, "All other facts")
    assert head[1:] == [f"`{name}`" for name in NAMES]
    assert sorted(row[0].strip("`") for row in table) == sorted(f"{t}.{key}" for t, key in FACTS)
    files = [tomllib.loads(edition_text(name)) for name in NAMES]
    for row in table:
        section, key = row[0].strip("`").split(".")
        assert row[1:] == [shown(file[section][key]["value"]) for file in files]


def test_the_table_of_the_ring_holds() -> None:
    table = rows(EDITIONS, "The ring")[1:]
    assert [int(row[0]) for row in table] == [0, 8, 16, 24]
    spaces = [cell.strip("`") for row in table for cell in row[1:]]
    assert spaces == tomllib.loads(edition_text("board"))["board"]["ring"]["value"]


def test_the_assumed_facts_are_named() -> None:
    assumed = {
        name: {key for key, fact in load(name).facts.items() if fact.assumed} for name in NAMES
    }
    deck = {f"deck.{key}" for table, key in FACTS if table == "deck"}
    assert assumed == {
        "mattel": set(),
        "ravensburger": {"deck.colours", "phases.2", "phases.6", "phases.8", "phases.9"},
        "express": set(),
        "pocket": deck | {f"phases.{place}" for place in range(10)},
        "board": {"deck.colours", "board.ring"}
        | {f"phases.{place}" for place in (0, 2, 3, 4, 6, 9)},
    }
    told = (
        "in `ravensburger` the colours and phases 3, 7, 9 and 10, "
        "in `pocket` the deck and all ten phases, "
        "in `board` the colours, the ring and phases 1, 3, 4, 5, 7 and 10"
    )
    assert told in EDITIONS.read_text("utf-8")


def test_every_fact_is_explained() -> None:
    explained = " ".join(row[0] for row in rows(EDITIONS, "The file"))
    facts = [f"{table}.{key}" for table, key in FACTS]
    for fact in (*facts, "name", "based_on", "[[phases]]", "[variants]", "[clauses]"):
        assert f"`{fact}`" in explained


def test_every_option_is_explained_and_where_it_is_printed() -> None:
    table = rows(EDITIONS, "Options")[1:]
    assert [row[0].strip("`") for row in table] == list(options.NAMES)
    for row in table:
        name = row[0].strip("`")
        printed = {e: load(e).variants[name] for e in NAMES if name in load(e).variants}
        assert re.findall(r"`(\w+)` ([A-Z]-V\d)", row[-1]) == list(printed.items())


def test_every_value_of_an_option_that_is_told_is_taken() -> None:
    for row in rows(EDITIONS, "Options")[1:]:
        name, values = row[0].strip("`"), re.findall(r"`([^`]+)`", row[1])
        assert len(values) >= 2
        for value in values:
            assert load("mattel", {name: value}).name == "mattel"


@pytest.mark.parametrize("name", options.NAMES)
def test_the_board_game_takes_no_options(name: str) -> None:
    assert "`board` is played as it is" in EDITIONS.read_text("utf-8")
    with pytest.raises(LaydownError, match="no_options"):
        load("board", {name: getattr(load("board").options, name)})
