"""Score sheets on disk: beside the tables, in the same file, until nobody has touched them."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import delete, insert, or_, select, update

from laydown.server import schema
from laydown.wire.sheets import Operation, SheetKeys

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection, Engine

DAY: Final = 86_400_000  # milliseconds


class SheetStore:
    """Keeps sheets; the schema is brought up to date by the store of tables."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def keys(self, key: str) -> SheetKeys | None:
        """Return both keys of the sheet that one of them leads to."""
        return await asyncio.to_thread(self._keys, key)

    def _keys(self, key: str) -> SheetKeys | None:
        sheets = schema.sheets.c
        query = select(sheets.edit, sheets.read).where(or_(sheets.edit == key, sheets.read == key))
        with self._engine.connect() as connection:
            found = connection.execute(query).first()
        return SheetKeys(found[0], found[1]) if found else None

    async def operations(self, sheet: str) -> list[Operation]:
        """Return the operations of a sheet in their order."""
        return await asyncio.to_thread(self._operations, sheet)

    def _operations(self, sheet: str) -> list[Operation]:
        lines = schema.sheet_operations.c
        query = select(lines.operation).where(lines.sheet == sheet).order_by(lines.number)
        with self._engine.connect() as connection:
            found = list(connection.execute(query))
        return [msgspec.json.decode(text, type=Operation) for (text,) in found]

    async def put(self, keys: SheetKeys, operations: Sequence[Operation], now: int) -> None:
        """Keep a new sheet."""
        await asyncio.to_thread(self._put, keys, operations, now)

    def _put(self, keys: SheetKeys, operations: Sequence[Operation], now: int) -> None:
        row = {"edit": keys.edit, "read": keys.read, "touched": now}
        with self._engine.begin() as connection:
            connection.execute(insert(schema.sheets).values(row))
            connection.execute(insert(schema.sheet_operations), _rows(keys.edit, 0, operations))

    async def append(
        self, sheet: str, first: int, operations: Sequence[Operation], now: int
    ) -> None:
        """Add operations to a sheet, the first with this number."""
        await asyncio.to_thread(self._append, sheet, first, operations, now)

    def _append(self, sheet: str, first: int, operations: Sequence[Operation], now: int) -> None:
        with self._engine.begin() as connection:
            connection.execute(insert(schema.sheet_operations), _rows(sheet, first, operations))
            _note(connection, sheet, now)

    async def touch(self, sheet: str, now: int) -> None:
        """Note that somebody has opened a sheet."""
        await asyncio.to_thread(self._touch, sheet, now)

    def _touch(self, sheet: str, now: int) -> None:
        with self._engine.begin() as connection:
            _note(connection, sheet, now)

    async def let_go(self, before: int, keep: Sequence[str]) -> int:
        """Delete the sheets that nobody has touched since then; return how many."""
        return await asyncio.to_thread(self._let_go, before, keep)

    def _let_go(self, before: int, keep: Sequence[str]) -> int:
        sheets, operations = schema.sheets, schema.sheet_operations
        query = select(sheets.c.edit).where(sheets.c.touched < before)
        with self._engine.begin() as connection:
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
