"""Deals played in order, by this process or by several.

A deal depends on the contest and its number alone, so it makes no difference which process plays
it. Processes get a chunk of deals at a time, enough for about a second; the results come out in the
order of the deals. What a process that dies was playing is played once more by a new one.
"""

from __future__ import annotations

import signal
import sys
from collections import deque
from contextlib import suppress
from dataclasses import dataclass
from math import ceil
from multiprocessing import get_context
from multiprocessing.connection import wait
from time import perf_counter
from traceback import format_exc
from typing import TYPE_CHECKING, Final

from laydown.lab.table import Table

if TYPE_CHECKING:
    from collections.abc import Generator
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

    from laydown.lab.contest import Contest
    from laydown.lab.tally import Tally

_CHUNK: Final = 1.0  # seconds
_END: Final = 3.0  # seconds for a process to stop its outside programs


class WorkerDied(Exception):  # noqa: N818 - named after what is wrong, as all our errors
    """A process died twice at the same deals; they count from 1."""

    def __init__(self, first: int, last: int) -> None:
        """Keep the deals."""
        super().__init__(first, last)
        self.first = first
        self.last = last


class WorkerError(Exception):
    """A process met a mistake of ours; the text is its traceback."""


@dataclass
class Chunk:
    """Deals that one process plays in one go."""

    first: int
    count: int
    again: bool = False


def _work(contest: Contest, pipe: Connection) -> None:
    """Play the chunks that come through the pipe: the whole life of a process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who started us
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # by way of `finally`
    table = Table(contest)
    try:
        with suppress(EOFError, OSError):  # nobody is there any more
            while True:
                first, count = pipe.recv()
                try:
                    played = [table.play(deal) for deal in range(first, first + count)]
                except Exception:  # noqa: BLE001 - it is raised again where people see it
                    pipe.send(format_exc())
                else:
                    pipe.send(played)
    finally:
        table.close()


class _Worker:
    """A process and the chunk it is playing."""

    def __init__(self, contest: Contest) -> None:
        # A fresh interpreter: a fork would share threads and files of whoever called us.
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process: SpawnProcess = context.Process(
            target=_work, args=(contest, theirs), daemon=True
        )
        self.process.start()
        theirs.close()
        self.chunk = Chunk(0, 0)
        self.since = 0.0

    def play(self, chunk: Chunk) -> bool:
        """Hand it a chunk; false if it has died."""
        self.chunk = chunk
        self.since = perf_counter()
        try:
            self.pipe.send((chunk.first, chunk.count))
        except OSError:
            return False
        return True

    def result(self) -> list[Tally] | None:
        """Return the results that have come; None if it has died."""
        try:
            found: list[Tally] | str = self.pipe.recv()
        except (EOFError, OSError):
            return None
        if isinstance(found, str):
            raise WorkerError(found)
        return found

    def end(self) -> None:
        """Tell it to stop; `gone` waits until it has."""
        self.pipe.close()
        self.process.terminate()

    def gone(self) -> None:
        """Wait for its end, and make sure of it."""
        self.process.join(_END)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.process.close()


class Crew:
    """One process or several that play deals."""

    def __init__(self, contest: Contest, deals: int, jobs: int) -> None:
        """Plan only; the processes start with the iteration."""
        self.lost = 0  # processes that died
        self._contest = contest
        self._deals = deals
        self._jobs = min(jobs, deals)
        self._next = 0
        self._pace = 0.0  # seconds for a deal
        self._again: deque[Chunk] = deque()

    def results(self) -> Generator[Tally, None, None]:
        """Yield what each deal gave, in order; close it to stop early."""
        return self._alone() if self._jobs == 1 else self._together()

    def _alone(self) -> Generator[Tally, None, None]:
        table = Table(self._contest)
        try:
            for deal in range(self._deals):
                yield table.play(deal)
        finally:
            table.close()

    def _together(self) -> Generator[Tally, None, None]:
        crew = [_Worker(self._contest) for _ in range(self._jobs)]
        waiting: dict[int, list[Tally]] = {}
        due = 0
        try:
            busy = [worker for worker in crew if self._hand_out(worker)]
            while busy:
                ready = wait([worker.pipe for worker in busy])
                for worker in [worker for worker in busy if worker.pipe in ready]:
                    busy.remove(worker)
                    played = worker.result()
                    if played is None:
                        crew.remove(worker)
                        worker = self._replace(worker)  # noqa: PLW2901 - from now on this one
                        crew.append(worker)
                    else:
                        waiting[worker.chunk.first] = played
                        self._pace = (perf_counter() - worker.since) / len(played)
                    if self._hand_out(worker):
                        busy.append(worker)
                while due in waiting:
                    results = waiting.pop(due)
                    due += len(results)
                    yield from results
        finally:
            for worker in crew:
                worker.end()
            for worker in crew:
                worker.gone()

    def _hand_out(self, worker: _Worker) -> bool:
        """Give a process something to play; false if there is no more."""
        chunk = self._again.popleft() if self._again else self._new_chunk()
        if chunk.count == 0:
            return False
        worker.play(chunk)  # if it has died, reading its results tells
        return True

    def _new_chunk(self) -> Chunk:
        left = self._deals - self._next
        count = int(_CHUNK / self._pace) if self._pace else 1
        # Towards the end the chunks become smaller, so that nobody waits long for the last one.
        count = min(max(count, 1), ceil(left / (2 * self._jobs)))
        chunk = Chunk(self._next, count)
        self._next += count
        return chunk

    def _replace(self, worker: _Worker) -> _Worker:
        """Return a new process for one that has died; its chunk is played once more."""
        self.lost += 1
        chunk = worker.chunk
        worker.end()
        worker.gone()
        if chunk.again:
            raise WorkerDied(chunk.first + 1, chunk.first + chunk.count)
        self._again.append(Chunk(chunk.first, chunk.count, again=True))
        return _Worker(self._contest)
