"""Group commits: all of a batch or nothing, and nothing that builds on what failed."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, cast

import pytest

from laydown.server.commits import Commits, Write
from laydown.server.store import StoreFailed

if TYPE_CHECKING:
    from laydown.server.store import Summary

_SUMMARY = cast("Summary", None)


class _Disk:
    """Writes batches; the first one fails."""

    def __init__(self) -> None:
        self.written: list[tuple[str, int]] = []
        self.full = True

    async def write(self, batch: list[Write]) -> None:
        await asyncio.sleep(0)
        if self.full:
            self.full = False
            problem = "full"
            raise StoreFailed(problem)
        self.written += [(write.table, write.first) for write in batch]


def test_whoever_goes_on_before_they_are_told_leaves_no_hole_in_a_log() -> None:
    async def run() -> None:
        disk = _Disk()
        commits = Commits(disk.write)
        lost = commits.append("a", 5, ["five"], _SUMMARY)
        later: list[asyncio.Future[None]] = []

        def go_on() -> None:
            """Write the next line in the very pass of the loop in which the one before failed."""
            if lost.done():
                later.append(commits.append("a", 6, ["six"], _SUMMARY))
                later.append(commits.append("b", 1, ["one"], _SUMMARY))
            else:
                asyncio.get_running_loop().call_soon(go_on)

        told: list[int] = []
        lost.add_done_callback(lambda _: told.append(len(later)))
        go_on()
        with pytest.raises(StoreFailed):
            await lost
        assert told == [2]  # that is: they went on first
        with pytest.raises(StoreFailed):
            await later[0]
        await later[1]
        await commits.append("a", 5, ["five"], _SUMMARY)  # it was told, and has begun again
        assert disk.written == [("b", 1), ("a", 5)]
        await commits.close()

    asyncio.run(run())


def test_nothing_is_written_after_the_end() -> None:
    async def run() -> None:
        commits = Commits(_Disk().write)
        await commits.close()
        with pytest.raises(StoreFailed, match="closed"):
            await commits.append("a", 0, ["one"], _SUMMARY)

    asyncio.run(run())
