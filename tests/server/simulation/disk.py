"""A disk that survives its server, and the store that writes to it in batches."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from laydown.server.commits import Commits, Write
from laydown.server.store import StoreFailed

if TYPE_CHECKING:
    import random

    from laydown.server.store import Summary


class Disk:
    """What is written stays written."""

    def __init__(self) -> None:
        self.logs: dict[str, list[str]] = {}
        self.summaries: dict[str, Summary] = {}

    def write(self, batch: list[Write]) -> None:
        """Write a batch, as a database with a key on the number of a line does."""
        sizes = {write.table: len(self.logs.get(write.table, [])) for write in batch}
        for write in batch:
            # A log with a hole, or one line twice, is worth nothing.
            assert write.first == sizes[write.table], (write.first, sizes[write.table])
            sizes[write.table] += len(write.lines)
        for write in batch:
            self.logs.setdefault(write.table, []).extend(write.lines)
            self.summaries[write.table] = write.summary


class SimulatedStore:
    """The store of one process; it has what a hall asks of it."""

    def __init__(self, disk: Disk, rng: random.Random, failing: float) -> None:
        self._disk = disk
        self._rng = rng
        self.failing = failing  # how often a commit fails
        self._under_way: list[Write] | None = None
        self._commits = Commits(self._commit)
        self.append = self._commits.append

    async def _commit(self, batch: list[Write]) -> None:
        self._under_way = batch
        await asyncio.sleep(self._rng.choice((0.0005, 0.002, 0.01, 0.05, 1.5)))
        self._under_way = None
        if self._rng.random() < self.failing:
            raise StoreFailed("the disk is full")
        self._disk.write(batch)

    def crash(self) -> None:
        """Die: a commit that was under way is on disk, or it is not."""
        if self._under_way and self._rng.random() < 0.5:
            self._disk.write(self._under_way)

    async def _read(self) -> None:
        await asyncio.sleep(self._rng.random() / 50)

    async def close(self) -> None:
        await self._commits.close()

    async def load(self, table: str) -> tuple[Summary, list[str]] | None:
        await self._read()
        if table not in self._disk.logs:
            return None
        return self._disk.summaries[table], list(self._disk.logs[table])

    async def of_person(self, who: str, most: int) -> list[Summary]:
        await self._read()
        return [one for one in self._disk.summaries.values() if who in one.people][:most]

    async def open_tables(self, since: int, most: int) -> list[Summary]:
        await self._read()
        fresh = (one for one in self._disk.summaries.values() if one.changed >= since)
        return [one for one in fresh if one.public and one.status == "waiting"][:most]

    async def idle(self, before: int, most: int) -> list[str]:
        await self._read()
        return [one.id for one in self._disk.summaries.values() if one.changed < before][:most]

    async def due(self, now: int, most: int) -> list[str]:
        await self._read()
        waking = self._disk.summaries.values()
        return [one.id for one in waking if one.wake_at is not None and one.wake_at <= now][:most]
