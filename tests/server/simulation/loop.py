"""An event loop without a clock or I/O: time passes when nothing is left to do."""

from __future__ import annotations

import asyncio
import traceback
from contextvars import Context, ContextVar, copy_context
from typing import TYPE_CHECKING, Any

from laydown.server.store import StoreFailed

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

_PROCESS: ContextVar[Process | None] = ContextVar("_PROCESS", default=None)


class Stuck(AssertionError):  # noqa: N818 - named after what is wrong, as all our errors
    """Nothing will ever happen again."""


class SeededLoop(asyncio.BaseEventLoop):
    """Runs what is due in order; what belongs to a dead process never runs."""

    def __init__(self) -> None:
        super().__init__()
        self._passed = 0.0
        self._selector = self
        self._outside = copy_context()
        self.wrong: list[str] = []  # what nobody caught
        self.set_task_factory(_make_task)  # type: ignore[arg-type] # it takes what it is given
        self.set_exception_handler(self._note)

    def _note(self, _: object, context: dict[str, Any]) -> None:
        error = context.get("exception")
        told = "".join(traceback.format_exception(error)) if error else ""
        self.wrong.append(f"{context.get('message')}: {told}")

    def time(self) -> float:
        return self._passed

    def select(self, timeout: float | None) -> list[object]:
        if timeout is None:
            raise Stuck
        self._passed += timeout
        return []

    def _process_events(self, _events: list[object]) -> None: ...

    def _write_to_self(self) -> None: ...

    def later(self, seconds: float, do: Callable[..., object], *given: object) -> None:
        """Do something after a while, whatever becomes of the process that runs now."""
        self.call_at(self.time() + seconds, do, *given, context=self._outside)

    def call_at(
        self,
        when: float,
        callback: Callable[..., object],
        *args: object,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        handle = super().call_at(when, callback, *args, context=context)
        process = _process_of(context)
        if process is not None:
            process.alarms.append(handle)
            if not process.alive:
                handle.cancel()
        return handle


def _process_of(context: Context | None) -> Process | None:
    return _PROCESS.get() if context is None else context.get(_PROCESS)


def _make_task(
    loop: SeededLoop,
    coroutine: Coroutine[Any, Any, Any],
    **given: Any,  # noqa: ANN401
) -> asyncio.Task[Any]:
    task = asyncio.Task(coroutine, loop=loop, **given)
    process = _process_of(given.get("context"))
    if process is not None:
        process.tasks.append(task)
        task.add_done_callback(process.check)
        if not process.alive:
            task.cancel()
    return task


class Process:
    """What can be killed: its tasks and alarms end with it."""

    def __init__(self, loop: SeededLoop) -> None:
        self.alive = True
        self.tasks: list[asyncio.Task[Any]] = []
        self.alarms: list[asyncio.TimerHandle] = []
        self._loop = loop
        self.context = copy_context()
        self.context.run(_PROCESS.set, self)

    def spawn(self, coroutine: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run something in this process."""
        return self._loop.create_task(coroutine, context=self.context)

    def check(self, task: asyncio.Task[Any]) -> None:
        """Note what a task did not expect."""
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, StoreFailed):  # that may be
            text = "".join(traceback.format_exception(error))
            self._loop.wrong.append(text)

    def kill(self) -> None:
        """End it at once; its disk and its network must be dead already."""
        self.alive = False
        for task in list(self.tasks):
            task.cancel()
        for alarm in self.alarms:
            alarm.cancel()
