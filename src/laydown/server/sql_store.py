"""The store in a SQL database, by default SQLite in one file. One thread writes, others read."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec
from sqlalchemy import (
    URL,
    Text,
    bindparam,
    cast,
    create_engine,
    delete,
    event,
    func,
    insert,
    select,
)
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.exc import SQLAlchemyError

from laydown.server import schema
from laydown.server.commits import Commits, Write
from laydown.server.migrate import migrate
from laydown.server.private import keep_private
from laydown.server.store import StoreFailed, Summary

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from sqlalchemy import Connection, Select
    from sqlalchemy.engine.interfaces import DBAPIConnection
    from sqlalchemy.pool import ConnectionPoolEntry

FILE: Final = "laydown.db"
_JOINABLE: Final = ("waiting", "playing", "paused")
_READERS: Final = 4
# By itself SQLite moves what was written from its log into the file after each 1,000 pages, while
# the writer waits. Here a reader does it as often, beside the writer. But the log begins anew only
# when all of it was moved: now and then the writer has to wait for what little is left.
_WRITES: Final = 150  # which are about 1,000 pages
_PAGES: Final = 4000
_KNOWN: Final = 5000  # tables of which is kept who sits there
_decode: Final = msgspec.json.Decoder(Summary).decode
_T = TypeVar("_T")


def _sync_fully(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    """Have a commit on disk when it returns, also through a power cut."""
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "busy_timeout=10000",
        f"wal_autocheckpoint={_PAGES}",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class SqlStore:
    """Keeps all in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        """Use `open` before anything else."""
        self._file = folder / FILE
        # What could not be written must not stand in a log instead: it may be a hand or a key.
        self._engine = create_engine(
            URL.create("sqlite", database=str(self._file)), hide_parameters=True
        )
        event.listen(self._engine, "connect", _sync_fully)
        self._commits = Commits(self._commit)
        self.append: Final = self._commits.append
        self._people: dict[str, list[str]] = {}  # as they were written last
        self._written = 0  # since it was last moved into the file
        self._moving: asyncio.Task[None] | None = None
        self._writer = ThreadPoolExecutor(1, "laydown-writer")
        self._readers = ThreadPoolExecutor(_READERS, "laydown-reader")
        self._connection: Connection | None = None
        self._refused = False  # the disk did not take what was written last

    async def _in(self, pool: ThreadPoolExecutor, work: Callable[[], _T]) -> _T:
        return await asyncio.get_running_loop().run_in_executor(pool, work)

    async def write(self, work: Callable[[Connection], _T]) -> _T:
        """Do it in a transaction, in the thread that writes; return what it returns."""
        return await self._in(self._writer, partial(self._in_transaction, work))

    def _in_transaction(self, work: Callable[[Connection], _T]) -> _T:
        if self._connection is None:
            raise SQLAlchemyError
        try:
            with self._connection.begin():
                done = work(self._connection)
        except SQLAlchemyError:
            self._refused = True
            raise
        self._refused = False
        return done

    async def takes(self) -> bool:
        """Whether the disk takes what is written: tried where it did not do so last."""
        if self._refused:
            with suppress(SQLAlchemyError):
                await self.write(_try)
        return not self._refused

    async def read(self, work: Callable[[Connection], _T]) -> _T:
        """Do it in a thread that reads; return what it returns."""
        return await self._in(self._readers, partial(self._connected, work))

    def _connected(self, work: Callable[[Connection], _T]) -> _T:
        with self._engine.connect() as connection:
            return work(connection)

    async def open(self) -> None:
        """Bring the schema up to date."""
        self._file.parent.mkdir(parents=True, exist_ok=True)
        keep_private(self._file)  # hands, seeds, and the key of the cookies
        await self._in(self._writer, partial(migrate, self._file))
        self._connection = await self._in(self._writer, self._engine.connect)

    async def close(self) -> None:
        """Write what is pending and close the file."""
        await self._commits.close()
        if self._moving:
            await asyncio.wait([self._moving])
        if self._connection:
            await self._in(self._writer, self._connection.close)
        await self._in(self._writer, self._engine.dispose)
        self._writer.shutdown()
        self._readers.shutdown()

    async def _commit(self, batch: list[Write]) -> None:
        """Write a batch: when this returns, it is on disk."""
        try:
            await self.write(partial(self._write_batch, batch=batch))
        except SQLAlchemyError as problem:
            for write in batch:
                self._people.pop(write.table, None)
            # What the database says, without what it was to write.
            raise StoreFailed(str(getattr(problem, "orig", None) or problem)) from problem
        self._written += len(batch)
        if self._written >= _WRITES and (self._moving is None or self._moving.done()):
            self._written = 0
            self._moving = asyncio.create_task(self.read(_move))

    def _write_batch(self, connection: Connection, batch: list[Write]) -> None:
        """Write all lines; of several summaries of a table the last one counts."""
        rows = [
            {"table_id": write.table, "number": number, "entry": line}
            for write in batch
            for number, line in enumerate(write.lines, write.first)
        ]
        if rows:
            connection.execute(_ADD_LINES, rows)
        latest = {write.table: write.summary for write in batch}
        connection.execute(_PUT_SUMMARY, [_row(summary) for summary in latest.values()])
        for table, summary in latest.items():
            if self._people.get(table) != summary.people:
                self._write_people(connection, table, summary.people)

    def _write_people(self, connection: Connection, table: str, seated: list[str]) -> None:
        """Note who sits at a table."""
        connection.execute(delete(schema.people).where(schema.people.c.table_id == table))
        rows = [{"who": who, "table_id": table} for who in dict.fromkeys(seated) if who]
        if rows:
            connection.execute(insert(schema.people), rows)
        if len(self._people) >= _KNOWN:  # most of them have long left memory
            self._people.clear()
        self._people[table] = seated

    async def rows(self, query: Select[Any]) -> list[Any]:
        """Return what a query finds."""
        return await self.read(lambda connection: list(connection.execute(query)))

    async def load(self, table: str) -> tuple[Summary, list[str]] | None:
        """Return what lists show of a table, and its log."""
        found = await self.rows(_LOAD.params(table=table))
        if not found:
            return None
        numbered = [line.partition(" ") for line in found[0][1].split("\n")]
        numbered.sort(key=lambda line: int(line[0]))
        return _decode(found[0][0]), [entry for _, _, entry in numbered]

    async def by_code(self, code: str) -> str | None:
        """Return the table with a short code."""
        tables = schema.tables.c
        query = select(tables.id).where(tables.code == code, tables.status.in_(_JOINABLE))
        found = await self.rows(query)
        return found[0][0] if found else None

    async def of_person(self, who: str, most: int) -> list[Summary]:
        """Return the tables where somebody sits."""
        tables, people = schema.tables, schema.people.c
        query = select(tables.c.line).join(schema.people, people.table_id == tables.c.id)
        query = query.where(people.who == who).order_by(tables.c.changed.desc()).limit(most)
        return [_decode(line) for (line,) in await self.rows(query)]

    async def open_tables(self, since: int, most: int) -> list[Summary]:
        """Return the public tables that wait for players."""
        tables = schema.tables.c
        waiting = (tables.status == "waiting", tables.public, tables.changed >= since)
        query = select(tables.line).where(*waiting)
        query = query.order_by(tables.changed.desc()).limit(most)
        return [_decode(line) for (line,) in await self.rows(query)]

    async def idle(self, before: int, most: int) -> list[str]:
        """Return the tables where nothing happened for long."""
        tables = schema.tables.c
        query = select(tables.id).where(tables.status.in_(_JOINABLE), tables.changed < before)
        return [table for (table,) in await self.rows(query.limit(most))]

    async def put_handover(self, code: str, who: str, name: str, until: int) -> None:
        """Keep a code, and forget those that are out of time."""
        row: dict[str, str | int] = {"code": code, "who": who, "name": name, "until": until}
        await self.write(partial(_replace_handover, row=row))

    async def take_handover(self, code: str, now: int) -> tuple[str, str] | None:
        """Return whose code it is; it works once."""
        return await self.write(partial(_use, code=code, now=now))

    async def due(self, now: int, most: int) -> list[str]:
        """Return the tables that have to be woken by now."""
        tables = schema.tables.c
        query = select(tables.id).where(tables.wake_at <= now).order_by(tables.wake_at).limit(most)
        return [table for (table,) in await self.rows(query)]

    async def secret(self, name: str, fresh: str) -> str:
        """Return a secret of the server; keep the fresh one if there is none yet."""
        return await self.write(partial(_keep_secret, name=name, fresh=fresh))


def _move(connection: Connection) -> None:
    """Move what was written from the log into the file, as far as nobody is held up by it."""
    connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")


def _replace_handover(connection: Connection, row: dict[str, str | int]) -> None:
    codes = schema.handovers
    connection.execute(delete(codes).where(codes.c.who == row["who"]))
    connection.execute(insert(codes), [row])


def _try(connection: Connection) -> None:
    """Write something that is gone at once."""
    nobody: dict[str, str | int] = {"code": "", "who": "", "name": "", "until": 0}
    _replace_handover(connection, nobody)
    connection.execute(delete(schema.handovers).where(schema.handovers.c.code == ""))


def _use(connection: Connection, code: str, now: int) -> tuple[str, str] | None:
    codes = schema.handovers
    connection.execute(delete(codes).where(codes.c.until < now))
    query = select(codes.c.who, codes.c.name).where(codes.c.code == code)
    found = connection.execute(query).first()
    connection.execute(delete(codes).where(codes.c.code == code))
    return (found[0], found[1]) if found else None


def _keep_secret(connection: Connection, name: str, fresh: str) -> str:
    secrets = schema.secrets
    row = upsert(secrets).values(name=name, value=fresh).on_conflict_do_nothing()
    connection.execute(row)
    found = connection.execute(select(secrets.c.value).where(secrets.c.name == name))
    return str(found.scalar_one())


# A whole log as one row: for each row a thread has to wait until the loop lets it go on. Entries
# are JSON, without line breaks, and numbered: a database may put them together in any order.
_LOAD: Final = (
    select(
        schema.tables.c.line,
        func.aggregate_strings(cast(schema.log.c.number, Text) + " " + schema.log.c.entry, "\n"),
    )
    .join(schema.log, schema.log.c.table_id == schema.tables.c.id)
    .where(schema.tables.c.id == bindparam("table"))
    .group_by(schema.tables.c.id)
)
_ROW: Final = ("id", "code", "status", "public", "changed", "wake_at", "line")
_ADD_LINES: Final = insert(schema.log)
_NEW: Final = upsert(schema.tables)
_PUT_SUMMARY: Final = _NEW.on_conflict_do_update(
    index_elements=["id"], set_={name: _NEW.excluded[name] for name in _ROW[1:]}
)


def _row(summary: Summary) -> dict[str, object]:
    row = {name: getattr(summary, name) for name in _ROW if name != "line"}
    return {**row, "line": msgspec.json.encode(summary).decode()}
