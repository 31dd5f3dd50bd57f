"""Score sheets on disk: beside the tables, in the same file, until nobody has touched them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import delete, insert, or_, select, update

from laydown.server import schema
from laydown.wire.sheets import Operation, SheetKeys

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection

    from laydown.server.sql_store import SqlStore

DAY: Final = 86_400_000  # milliseconds
_decode: Final = msgspec.json.Decoder(Operation).decode


class SheetStore:
    """Keeps sheets beside the tables, in their store."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store

    async def keys(self, key: str) -> SheetKeys | None:
        """Return both keys of the sheet that one of them leads to."""
        sheets = schema.sheets.c
        query = select(sheets.edit, sheets.read).where(or_(sheets.edit == key, sheets.read == key))
        found = await self._store.rows(query)
        return SheetKeys(*found[0]) if found else None

    async def operations(self, sheet: str) -> list[Operation]:
        """Return the operations of a sheet in their order."""
        lines = schema.sheet_operations.c
        query = select(lines.operation).where(lines.sheet == sheet).order_by(lines.number)
        return [_decode(text) for (text,) in await self._store.rows(query)]

    async def put(self, keys: SheetKeys, operations: Sequence[Operation], now: int) -> None:
        """Keep a new sheet."""
        row = {"edit": keys.edit, "read": keys.read, "touched": now}
        await self._store.write(partial(_put, row=row, operations=operations))

    async def append(
        self, sheet: str, first: int, operations: Sequence[Operation], now: int
    ) -> None:
        """Add operations to a sheet, the first with this number."""
        rows = _rows(sheet, first, operations)
        await self._store.write(partial(_append, sheet=sheet, rows=rows, now=now))

    async def touch(self, sheet: str, now: int) -> None:
        """Note that somebody has opened a sheet."""
        await self._store.write(partial(_note, sheet=sheet, now=now))

    async def let_go(self, before: int, keep: Sequence[str]) -> int:
        """Delete the sheets that nobody has touched since then; return how many."""
        return await self._store.write(partial(_let_go, before=before, keep=keep))


def _put(connection: Connection, row: dict[str, Any], operations: Sequence[Operation]) -> None:
    connection.execute(insert(schema.sheets).values(row))
    connection.execute(insert(schema.sheet_operations), _rows(row["edit"], 0, operations))


def _append(connection: Connection, sheet: str, rows: list[dict[str, Any]], now: int) -> None:
    connection.execute(insert(schema.sheet_operations), rows)
    _note(connection, sheet, now)


def _let_go(connection: Connection, before: int, keep: Sequence[str]) -> int:
    sheets, operations = schema.sheets, schema.sheet_operations
    query = select(sheets.c.edit).where(sheets.c.touched < before)
    old = {edit for (edit,) in connection.execute(query)} - set(keep)
    for edit in old:
        connection.execute(delete(operations).where(operations.c.sheet == edit))
        connection.execute(delete(sheets).where(sheets.c.edit == edit))
    return len(old)


def _note(connection: Connection, sheet: str, now: int) -> None:
    """Note when a sheet was touched, to the day."""
    sheets = schema.sheets
    mine = (sheets.c.edit == sheet, sheets.c.touched < now - DAY)
    connection.execute(update(sheets).where(*mine).values(touched=now))


def _rows(sheet: str, first: int, operations: Sequence[Operation]) -> list[dict[str, Any]]:
    return [
        {"sheet": sheet, "number": number, "operation": msgspec.json.encode(operation).decode()}
        for number, operation in enumerate(operations, first)
    ]
