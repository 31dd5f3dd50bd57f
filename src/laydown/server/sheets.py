"""Score sheets that several phones write on: one order of operations, told to all at once."""

from __future__ import annotations

import asyncio
import base64
from typing import TYPE_CHECKING, Final

import msgspec
import structlog

from laydown.engine.errors import SetupError
from laydown.score.check import Checker
from laydown.server.sheet_store import DAY
from laydown.wire.sheets import SharedSheet, SheetKeys, SheetOperations

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.server.hall import Given
    from laydown.server.lines import SocketLine
    from laydown.server.sheet_store import SheetStore
    from laydown.wire.sheets import Operation

_KEY_BYTES: Final = 16
_RESTART: Final = 1012
_log: Final = structlog.get_logger()


class OpenSheet:
    """A sheet in memory, while somebody looks at it."""

    def __init__(self, keys: SheetKeys) -> None:
        self.keys = keys
        self.operations: list[Operation] = []
        self.lines: set[SocketLine] = set()
        self.writing = asyncio.Lock()  # one after the other: that is the order
        self.writers = 0  # who writes, and who waits to

    def since(self, first: int) -> SheetOperations:
        """Return what came after so many operations."""
        first = max(0, min(first, len(self.operations)))
        return SheetOperations(first, self.operations[first:])


class Sheets:
    """Finds, keeps and forgets sheets."""

    def __init__(self, store: SheetStore, given: Given) -> None:
        self._store = store
        self._now = given.now
        self._draw = given.draw
        self._open: dict[str, OpenSheet] = {}
        self._loading = asyncio.Lock()

    def _key(self) -> str:
        return base64.urlsafe_b64encode(self._draw(_KEY_BYTES)).rstrip(b"=").decode()

    async def make(self, operations: Sequence[Operation]) -> SheetKeys:
        """Keep a new sheet; return the keys to it."""
        if not operations:
            raise SetupError("sheet_no_start")
        Checker(operations)
        keys = SheetKeys(self._key(), self._key())
        await self._store.put(keys, operations, self._now())
        return keys

    async def find(self, key: str) -> tuple[OpenSheet, SheetKeys]:
        """Return a sheet, and the keys that whoever has this one may know."""
        keys = await self._store.keys(key)
        if keys is None:
            raise SetupError("no_such_sheet")
        async with self._loading:
            sheet = self._open.get(keys.edit)
            if sheet is None:
                sheet = OpenSheet(keys)
                sheet.operations = await self._store.operations(keys.edit)
                if not sheet.operations:  # let go in this moment
                    raise SetupError("no_such_sheet")
                await self._store.touch(keys.edit, self._now())
                self._open[keys.edit] = sheet
        return sheet, keys if key == keys.edit else SheetKeys("", keys.read)

    async def shared(self, key: str) -> SharedSheet:
        """Return a whole sheet."""
        sheet, keys = await self.find(key)
        found = SharedSheet(keys, list(sheet.operations))
        self.forget(sheet)
        return found

    async def append(self, key: str, sent: SheetOperations) -> SheetOperations:
        """Add what is new, tell everybody, and return all that the sender has not seen."""
        sheet, keys = await self.find(key)
        sheet.writers += 1
        try:
            if not keys.edit:
                raise SetupError("sheet_read_only")
            async with sheet.writing:
                await self._write(sheet, sent.operations)
            return sheet.since(sent.first)
        finally:
            sheet.writers -= 1
            self.forget(sheet)

    async def _write(self, sheet: OpenSheet, sent: Sequence[Operation]) -> None:
        checker = Checker(sheet.operations)
        fresh = []
        for operation in sent:
            if not checker.knows(operation):  # what was sent twice is there already
                checker.check(operation)
                fresh.append(operation)
        if not fresh:
            return
        first = len(sheet.operations)
        await self._store.append(sheet.keys.edit, first, fresh, self._now())
        sheet.operations += fresh
        frame = msgspec.json.encode(SheetOperations(first, fresh)).decode()
        for line in sheet.lines:
            line.send(frame)

    def forget(self, sheet: OpenSheet) -> None:
        """Let go of a sheet that nobody looks at and nobody writes on."""
        if not sheet.lines and not sheet.writers:
            self._open.pop(sheet.keys.edit, None)

    async def tidy(self, days: int) -> None:
        """Let go of the sheets that nobody has touched for so many days; 0: of none."""
        if not days:
            return
        async with self._loading:
            gone = await self._store.let_go(self._now() - days * DAY, list(self._open))
        if gone:
            _log.info("old score sheets are deleted", count=gone)

    def close(self) -> None:
        """Say goodbye to everybody."""
        for sheet in self._open.values():
            for line in sheet.lines:
                line.close(_RESTART)
