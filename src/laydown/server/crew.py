"""The processes in which bots think. One that dies or hangs is replaced, and its job given up.

One of them is kept for bots that do not think ahead, so that a table of experts delays nobody.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections import deque
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from laydown.bots import THINKERS
from laydown.server.worker import Advise, Choose, Job

if TYPE_CHECKING:
    from asyncio.subprocess import Process

_LINE: Final = 1 << 20  # bytes of an answer
_PATIENCE: Final = 10.0  # seconds for a job
_COMMAND: Final = (sys.executable, "-m", "laydown.server.worker")


class _Task(NamedTuple):
    """A job and who waits for it."""

    job: Job
    done: asyncio.Future[bytes | None]


class _Worker:
    """A process, started when it is first needed."""

    def __init__(self, *, thinks: bool) -> None:
        self.thinks = thinks  # whether it also takes what may take long
        self._process: Process | None = None

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
        return self._process

    async def do(self, job: Job, patience: float) -> bytes | None:
        """Return the answer to a job; None if the process died or took too long."""
        try:
            async with asyncio.timeout(patience):
                process = await self.start()
                return await self._talk(process, msgspec.json.encode(job) + b"\n")
        except (OSError, TimeoutError, ValueError):
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
        self._workers = [_Worker(thinks=size == 1 or i > 0) for i in range(size)]
        self._idle = list(self._workers)
        self._quick: deque[_Task] = deque()
        self._slow: deque[_Task] = deque()
        self._running: set[asyncio.Task[None]] = set()
        self.lost = 0  # jobs that no process has answered

    async def open(self) -> None:
        """Start the processes, so that the first move need not wait for them."""
        await asyncio.gather(*(worker.start() for worker in self._workers))

    async def close(self) -> None:
        """End all processes; what they were asked is not answered any more."""
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
        await asyncio.gather(*(worker.end() for worker in self._workers))

    async def choose(self, bot: str, seed: bytes, view: str) -> str:
        """Return the move that a bot chooses; empty if it gives none."""
        job = Choose(bot=bot, seed=seed.hex(), view=view)
        answer = await self._hand_in(job, slow=bot in THINKERS)
        return msgspec.json.decode(answer, type=str) if answer else ""

    async def hint(self, view: str, language: str, names: list[str]) -> bytes | None:
        """Return a hint as JSON; None if there is none."""
        return await self._hand_in(Advise(view=view, language=language, names=names), slow=True)

    async def _hand_in(self, job: Job, *, slow: bool) -> bytes | None:
        task = _Task(job, asyncio.get_running_loop().create_future())
        (self._slow if slow else self._quick).append(task)
        self._hand_out()
        return await task.done

    def _hand_out(self) -> None:
        """Give the processes that do nothing something to do."""
        for worker in list(self._idle):
            queues = (self._slow, self._quick) if worker.thinks else (self._quick,)
            queue = next((queue for queue in queues if queue), None)
            if queue is not None:
                self._idle.remove(worker)
                running = asyncio.create_task(self._do(worker, queue.popleft()))
                self._running.add(running)
                running.add_done_callback(self._running.discard)

    async def _do(self, worker: _Worker, task: _Task) -> None:
        answer = await worker.do(task.job, self._patience)
        self.lost += answer is None
        if not task.done.done():
            task.done.set_result(answer)
        self._idle.append(worker)
        self._hand_out()
