"""The schema of the store: from every earlier one, all or nothing, and never from a later one."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import traceback
from contextlib import closing
from typing import TYPE_CHECKING

import msgspec
import pytest
from alembic.operations import Operations
from sqlalchemy import create_engine, inspect

from laydown.server import schema
from laydown.server.folder import FolderProblem, backup, check_version, restore
from laydown.server.migrate import migrate, versions
from laydown.server.sql_store import FILE, SqlStore
from laydown.server.store import StoreFailed
from laydown.server.tell import summary_of
from laydown.server.upgrade import check
from laydown.tables.commands import Answer, Appear, Arrange, Move, Start
from laydown.tables.entries import Chair
from laydown.tables.settings import Settings
from laydown.tables.table import Table
from tests.server.kit import laydown

if TYPE_CHECKING:
    from pathlib import Path

SECRET = bytes(range(64))


def test_the_schema_is_reached_from_every_earlier_one(tmp_path: Path) -> None:
    for version in versions():
        file = tmp_path / f"{version}.db"
        migrate(file, version)
        migrate(file)
        engine = create_engine(f"sqlite:///{file}")
        found = inspect(engine)
        for name, table in schema.metadata.tables.items():
            columns = {column["name"] for column in found.get_columns(name)}
            assert columns == set(table.columns.keys())
            indexes = {index["name"] for index in found.get_indexes(name)}
            assert indexes == {index.name for index in table.indexes}
        engine.dispose()


def game() -> tuple[Table, list[str]]:
    """A game after a move."""
    chairs = [Chair(who="ann-id", name="Ann"), Chair(bot="steady")]
    table, lines = Table.open(Settings(edition="mattel"), chairs, "ann-id", SECRET, 1)
    for command in (Appear(who="ann-id"), Start(who="ann-id")):
        lines += table.handle(command, 1).lines
    assert table.play
    seat = table.play.state.actors()[0]
    move = (
        Answer(seat=seat, n=table.n, move="draw")
        if seat
        else Move(who="ann-id", n=table.n, move="draw")
    )
    lines += table.handle(move, 2).lines
    return table, lines


@pytest.mark.parametrize("version", versions())
def test_a_game_of_every_earlier_schema_goes_on(tmp_path: Path, version: str) -> None:
    table, lines = game()
    summary = summary_of(table, "the-link", "ABCDEF", None)
    file = tmp_path / FILE
    migrate(file, version)
    with closing(sqlite3.connect(file)) as database, database:
        row = ("the-link", "ABCDEF", "playing", 0, 2, None, msgspec.json.encode(summary).decode())
        database.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?)", row)
        logged = [("the-link", number, line) for number, line in enumerate(lines)]
        database.executemany("INSERT INTO log VALUES (?, ?, ?)", logged)
        database.execute("INSERT INTO people VALUES ('ann-id', 'the-link')")
        database.execute("INSERT INTO secrets VALUES ('cookie', 'the key')")

    async def look() -> None:
        store = SqlStore(tmp_path)
        await store.open()
        try:
            assert await store.load("the-link") == (summary, lines)
            assert [one.id for one in await store.of_person("ann-id", 9)] == ["the-link"]
            assert await store.by_code("ABCDEF") == "the-link"
            assert await store.secret("cookie", "a fresh one") == "the key"
            more = table.handle(Arrange(who="ann-id", order=["R5"]), 3).lines
            await store.append("the-link", len(lines), more, summary)
            found = await store.load("the-link")
            assert found
            assert Table.restore(found[1]).arranged == {0: (["R5"], [])}
        finally:
            await store.close()

    asyncio.run(look())


def test_a_migration_that_is_cut_off_has_changed_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / FILE
    before_last = versions()[-2]
    migrate(file, before_last)

    def dies(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(Operations, "create_index", dies)
        with pytest.raises(KeyboardInterrupt):
            migrate(file)
    with closing(sqlite3.connect(file)) as database:
        names = {row[1] for row in database.execute("PRAGMA table_info(sheets)")}
        assert names == {"edit", "read"}
    migrate(file)


def test_what_a_newer_version_has_written_is_left_alone(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.db"
    data.mkdir()
    for file in (data / FILE, copy):
        migrate(file)
        with closing(sqlite3.connect(file)) as database, database:
            database.execute("UPDATE alembic_version SET version_num = '9999'")
    before = (data / FILE).read_bytes()
    for command in (["serve", "--port", "0"], ["restore", str(copy)], ["upgrade", "--check"]):
        refused = laydown(*command, "--data", str(data))
        assert refused.returncode == 2
        assert "was written by a newer version" in refused.stderr
        assert "Traceback" not in refused.stderr
    assert (data / FILE).read_bytes() == before


@pytest.mark.skipif(os.name == "nt", reason="no folder is called so there")
def test_a_folder_may_have_any_name(tmp_path: Path) -> None:
    data = tmp_path / "50%41 #1?"
    data.mkdir()
    store = SqlStore(data)
    asyncio.run(store.open())
    asyncio.run(store.close())
    assert (data / FILE).is_file()
    copy = data / "copy.db"
    backup(data, copy)
    restore(data, copy)
    assert list(check(data)) == []
    with closing(sqlite3.connect(data / FILE)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(FolderProblem, match="data-newer"):
        check_version(data / FILE)


def test_what_cannot_be_written_is_not_told_instead(tmp_path: Path) -> None:
    async def fail() -> str:
        store = SqlStore(tmp_path)
        await store.open()
        with closing(sqlite3.connect(tmp_path / FILE)) as database, database:
            database.execute("DROP TABLE log")
        table, lines = game()
        assert json.loads(lines[0])["secret"] == SECRET.hex()
        try:
            await store.append("the-link", 0, lines, summary_of(table, "the-link", "ABCDEF", None))
        except StoreFailed as problem:
            return "".join(traceback.format_exception(problem))
        finally:
            await store.close()
        return ""

    told = asyncio.run(fail())
    assert "no such table" in told
    assert not [one for one in (SECRET.hex(), "ann-id", "Ann") if one in told]


def test_of_tables_that_have_long_gone_nothing_is_kept_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("laydown.server.sql_store._KNOWN", 10)

    async def write() -> None:
        store = SqlStore(tmp_path)
        await store.open()
        table, lines = game()
        for number in range(50):
            link = f"link-{number}"
            await store.append(link, 0, lines, summary_of(table, link, "ABCDEF", None))
            assert len(store._people) <= 10
        assert len(await store.of_person("ann-id", 99)) == 50
        await store.close()

    asyncio.run(write())


def test_what_is_written_without_a_pause_does_not_pile_up(tmp_path: Path) -> None:
    async def write() -> int:
        store = SqlStore(tmp_path)
        await store.open()
        table, lines = game()
        summary = summary_of(table, "the-link", "ABCDEF", None)
        largest = 0
        for number in range(4000):
            await store.append("the-link", number, lines[:1], summary)
            largest = max(largest, (tmp_path / f"{FILE}-wal").stat().st_size)
        await store.close()
        return largest

    # Each of them writes three or four pages of 4 kB: about 50 MB in all.
    assert 1_000_000 < asyncio.run(write()) < 25_000_000
