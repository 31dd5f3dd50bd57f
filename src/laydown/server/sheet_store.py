"""Score sheets on disk: beside the tables, in the same file. What was added stays."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import insert, or_, select

from laydown.server import schema
from laydown.wire.sheets import Operation, SheetKeys

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Engine


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

    async def put(self, keys: SheetKeys, operations: Sequence[Operation]) -> None:
        """Keep a new sheet."""
        await asyncio.to_thread(self._put, keys, operations)

    def _put(self, keys: SheetKeys, operations: Sequence[Operation]) -> None:
        with self._engine.begin() as connection:
            connection.execute(insert(schema.sheets).values(edit=keys.edit, read=keys.read))
            connection.execute(insert(schema.sheet_operations), _rows(keys.edit, 0, operations))

    async def append(self, sheet: str, first: int, operations: Sequence[Operation]) -> None:
        """Add operations to a sheet, the first with this number."""
        await asyncio.to_thread(self._append, sheet, first, operations)

    def _append(self, sheet: str, first: int, operations: Sequence[Operation]) -> None:
        with self._engine.begin() as connection:
            connection.execute(insert(schema.sheet_operations), _rows(sheet, first, operations))


def _rows(sheet: str, first: int, operations: Sequence[Operation]) -> list[dict[str, Any]]:
    return [
        {"sheet": sheet, "number": number, "operation": msgspec.json.encode(operation).decode()}
        for number, operation in enumerate(operations, first)
    ]
