"""The processes in which bots think. One that dies or hangs is replaced, and its job given up.

One of them is kept for bots that do not think ahead, so that neither a table of experts nor one
with a stranger's edition delays anybody; one for games that are over and one for questions to the
referee, so that neither delays anybody who plays. People who wait for an answer come before bots
that think ahead.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections import deque
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec
import structlog

from laydown.bots import THINKERS
from laydown.server.worker import Advise, Choose, Job, Judge, ListOptions, TakeAim

if TYPE_CHECKING:
    from asyncio.subprocess import Process

    from laydown.server.study import Keep, Replay, Review
    from laydown.wire.asking import Question

_LINE: Final = 1 << 24  # bytes of an answer
_PATIENCE: Final = 10.0  # seconds for a job
_OPTIONS: Final = 4.0  # ... and while somebody waits for their options
_STUDY: Final = 120.0  # ... and for a whole game
_START: Final = 60.0  # ... and until a process is there: a small machine takes its time
_log: Final = structlog.get_logger()
_COMMAND: Final = (sys.executable, "-m", "laydown.server.worker")


class _Task(NamedTuple):
    """A job and who waits for it."""

    job: Job
    patience: float
    done: asyncio.Future[bytes | None]


class _Worker:
    """A process, started when it is first needed, and the queues it takes jobs from."""

    def __init__(self, *queues: deque[_Task]) -> None:
        self.queues = queues
        self._process: Process | None = None
        self._greeted = False  # it has said that it is there

    def next(self) -> _Task | None:
        """Return the next job that somebody still waits for; None if there is none."""
        for queue in self.queues:
            while queue:
                task = queue.popleft()
                if not task.done.done():
                    return task
        return None

    async def start(self) -> Process:
        """Return the process, a new one if there is none."""
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *_COMMAND,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=_LINE,
                start_new_session=True,  # Ctrl-C is for the server, which ends them in good order
            )
            self._greeted = False
        return self._process

    async def _ready(self) -> Process:
        """Return the process when it takes jobs: how long it starts is no part of any of them."""
        async with asyncio.timeout(_START):
            process = await self.start()
            if not self._greeted and process.stdout is not None:
                if not await process.stdout.readline():
                    raise BrokenPipeError
                self._greeted = True
        return process

    async def do(self, job: Job, patience: float) -> bytes | None:
        """Return the answer to a job; None if the process died or took too long."""
        try:
            process = await self._ready()
            async with asyncio.timeout(patience):
                return await self._talk(process, msgspec.json.encode(job) + b"\n")
        except (OSError, TimeoutError, ValueError) as problem:
            _log.warning("a job is given up", job=type(job).__name__, why=type(problem).__name__)
            await self.end()
            return None

    async def _talk(self, process: Process, line: bytes) -> bytes:
        if process.stdin is None or process.stdout is None:
            raise BrokenPipeError
        process.stdin.write(line)
        await process.stdin.drain()
        answer = await process.stdout.readline()
        if not answer.endswith(b"\n"):
            raise BrokenPipeError
        return answer

    async def end(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


class Crew:
    """Hands out jobs."""

    def __init__(self, size: int, patience: float = _PATIENCE) -> None:
        self._patience = patience
        self._quick: deque[_Task] = deque()  # by bots that answer at once
        self._asked: deque[_Task] = deque()  # by people, about what may take long
        self._slow: deque[_Task] = deque()  # by bots that may take long
        self._study: deque[_Task] = deque()
        self._referee: deque[_Task] = deque()
        first = _Worker(self._quick, *([self._asked, self._slow] if size == 1 else []))
        others = [_Worker(self._asked, self._slow, self._quick) for _ in range(size - 1)]
        self._players = [first, *others]
        self._workers = [*self._players, _Worker(self._study), _Worker(self._referee)]
        self._idle = list(self._workers)
        self._running: set[asyncio.Task[None]] = set()
        self._closed = False
        self.lost = 0  # jobs that no process has answered

    async def open(self) -> None:
        """Start the players' processes, so that the first move need not wait for them."""
        await asyncio.gather(*(worker.start() for worker in self._players))

    async def close(self) -> None:
        """End all processes; whoever waits for one is told at once that there is no answer."""
        self._closed = True
        for queue in (self._quick, self._asked, self._slow, self._study, self._referee):
            for task in queue:
                if not task.done.done():
                    task.done.set_result(None)
            queue.clear()
        for running in self._running:
            running.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
        await asyncio.gather(*(worker.end() for worker in self._workers))

    async def choose(self, bot: str, seed: bytes, view: str, *, strange: bool = False) -> str:
        """Return the move that a bot chooses; empty if it gives none.

        In a stranger's edition nobody knows how long that takes, whatever the bot.
        """
        job = Choose(bot=bot, seed=seed.hex(), view=view)
        queue = self._slow if strange or bot in THINKERS else self._quick
        answer = await self._hand_in(job, queue, self._patience)
        return msgspec.json.decode(answer, type=str) if answer else ""

    async def hint(self, view: str, language: str, names: list[str]) -> bytes | None:
        """Return a hint as JSON; None if there is none."""
        job = Advise(view=view, language=language, names=names)
        return await self._hand_in(job, self._asked, self._patience)

    async def options(self, view: str, language: str, *, undo: bool) -> bytes | None:
        """Return what a seat may do as JSON; None if that takes too long."""
        job = ListOptions(view=view, language=language, undo=undo)
        return await self._hand_in(job, self._asked, _OPTIONS)

    async def aim(self, view: str) -> bytes | None:
        """Return how far a seat is from its phase as JSON."""
        return await self._hand_in(TakeAim(view=view), self._asked, _OPTIONS)

    async def judge(self, question: Question, language: str) -> bytes | None:
        """Return what the referee says as JSON; None if that takes too long."""
        return await self._hand_in(Judge(question, language), self._referee, _OPTIONS)

    async def study(self, job: Keep | Replay | Review) -> bytes | None:
        """Return a game that is over as JSON: its record, step by step, or judged."""
        return await self._hand_in(job, self._study, _STUDY)

    async def _hand_in(self, job: Job, queue: deque[_Task], patience: float) -> bytes | None:
        if self._closed:
            return None
        task = _Task(job, patience, asyncio.get_running_loop().create_future())
        queue.append(task)
        self._hand_out()
        return await task.done

    def _hand_out(self) -> None:
        """Give idle processes something to do."""
        for worker in list(self._idle):
            task = worker.next()
            if task is not None:
                self._idle.remove(worker)
                running = asyncio.create_task(self._do(worker, task))
                self._running.add(running)
                running.add_done_callback(self._running.discard)

    async def _do(self, worker: _Worker, task: _Task) -> None:
        answer = None
        try:
            answer = await worker.do(task.job, task.patience)
        finally:
            self.lost += answer is None
            if not task.done.done():
                task.done.set_result(answer)
            self._idle.append(worker)  # whatever went wrong: nobody else takes its place
        self._hand_out()
