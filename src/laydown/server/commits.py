"""Group commits: while one is under way, everything that comes in waits for the next.

So one sync of the disk serves everyone who moved in the meantime.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, NamedTuple

from laydown.server.store import StoreFailed

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from laydown.server.store import Summary


class Write(NamedTuple):
    """Something to be written, and who waits for it."""

    table: str
    first: int
    lines: list[str]
    summary: Summary
    done: asyncio.Future[None]


class Commits:
    """Gathers what is to be written, and has it written batch by batch."""

    def __init__(self, commit: Callable[[list[Write]], Awaitable[None]]) -> None:
        """Take what writes a batch: all of it, or it raises `StoreFailed` and writes nothing."""
        self._commit = commit
        self._waiting: list[Write] = []
        self._untold: set[str] = set()  # tables that still build on what was not written
        self._writing: asyncio.Task[None] | None = None
        self._closed = False

    def append(
        self, table: str, first: int, lines: list[str], summary: Summary
    ) -> asyncio.Future[None]:
        """Put lines into the next commit."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self._closed or table in self._untold:
            done.set_exception(StoreFailed("closed" if self._closed else "a line before it failed"))
            done.exception()  # whoever waited may be gone: then nobody has to know
            return done
        self._waiting.append(Write(table, first, lines, summary, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_on())
        return done

    async def close(self) -> None:
        """Write what is pending, and accept nothing more."""
        self._closed = True
        if self._writing:
            await self._writing

    async def _write_on(self) -> None:
        """Commit what has come in, until nothing more comes."""
        while self._waiting:
            batch, self._waiting = self._waiting, []
            try:
                await self._commit(batch)
            except Exception as problem:  # noqa: BLE001 - whatever it is, nobody waits for ever
                self._fail(batch, problem)
            else:
                for write in batch:
                    if not write.done.done():  # whoever waited may be gone
                        write.done.set_result(None)
        self._writing = None

    def _fail(self, batch: list[Write], problem: Exception) -> None:
        """Tell everyone that nothing was written; what builds on it must not be written either."""
        tables = {write.table for write in batch}
        after = [write for write in self._waiting if write.table in tables]
        self._waiting = [write for write in self._waiting if write.table not in tables]
        for write in (*batch, *after):
            if not write.done.done():
                write.done.set_exception(StoreFailed(*problem.args))
                write.done.exception()
        # They are told in the next pass of the loop; until then they may go on.
        self._untold |= tables
        asyncio.get_running_loop().call_soon(self._untold.difference_update, tables)
