"""Sockets in memory: frames keep their order and take their time, until the link breaks."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    import random
    from collections.abc import Callable

    from tests.server.simulation.loop import SeededLoop

_IN_FLIGHT = 16  # frames, until whoever sends has to wait


class End(Protocol):
    """The client's end of a link."""

    def hear(self, link: Link, text: str) -> None:
        """Take a frame."""

    def lose(self, link: Link) -> None:
        """Learn that the link is gone."""


class Link:
    """A socket: the server's end is what Litestar gives a handler, the client's end is called."""

    def __init__(self, loop: SeededLoop, rng: random.Random, end: End, pause: float) -> None:
        self._loop = loop
        self._rng = rng
        self._end = end
        self.pause = pause  # how long a frame takes at most; a slow reader has a long one
        self._up_at = self._down_at = 0.0
        self._up: deque[dict[str, Any]] = deque()
        self._news = asyncio.Event()
        self._room = asyncio.Event()
        self._flying = 0
        self.ends_here = False  # the client's end is gone
        self.ends_there = False  # ... the server's
        self.dead = False  # ... its process

    def _later(self, last: float) -> float:
        # Never two at one moment: the loop keeps no order among them.
        return max(last + 1e-6, self._loop.time() + self._rng.random() * self.pause)

    def _after(self, when: float, do: Callable[..., object], *given: object) -> None:
        self._loop.later(when - self._loop.time(), do, *given)

    # --- the client's end ---

    def say(self, text: str) -> None:
        """Send a frame to the server."""
        if not self.ends_here:
            self._up_at = self._later(self._up_at)
            self._after(self._up_at, self._arrive, {"type": "websocket.receive", "text": text})

    def _arrive(self, event: dict[str, Any]) -> None:
        if not self.ends_there:
            self._up.append(event)
            self._news.set()

    def hang_up(self) -> None:
        """Close in good order."""
        self.ends_here = True
        self._up_at = self._later(self._up_at)
        self._after(self._up_at, self._gone, 1000)

    def tear(self) -> None:
        """Break: what is on its way to the client is lost, of what it sent the last part."""
        self.ends_here = True
        self._loop.later(self._rng.random() * self.pause, self._gone, 1006)
        self._end.lose(self)

    def _gone(self, code: int) -> None:
        """Let the server learn of it, perhaps much later; it hears nothing more."""
        if not self.ends_there:
            self.ends_there = True
            notice = self._rng.choice((0.0, 0.1, 40.0)) if code == 1006 else 0.0
            closed = {"type": "websocket.disconnect", "code": code}
            self._loop.later(notice, self._tell, closed)
        self._room.set()

    def _tell(self, event: dict[str, Any]) -> None:
        self._up.append(event)
        self._news.set()

    # --- the server's end ---

    async def accept(self) -> None: ...

    async def receive(self) -> dict[str, Any]:
        while not self._up:
            self._news.clear()
            await self._news.wait()
        return self._up.popleft()

    async def send(self, message: dict[str, Any]) -> None:
        while self._flying >= _IN_FLIGHT and not self.ends_here:
            self._room.clear()
            await self._room.wait()
        if not (self.ends_here or self.dead):
            self._flying += 1
            self._down_at = self._later(self._down_at)
            self._after(self._down_at, self._deliver, message["text"])

    def _deliver(self, text: str) -> None:
        self._flying -= 1
        self._room.set()
        if not self.ends_here:
            self._end.hear(self, text)

    async def close(self, code: int) -> None:
        """Close after what is on its way."""
        if not self.dead:
            self._down_at = self._later(self._down_at)
            self._after(self._down_at, self._hear_close)
            self._tell({"type": "websocket.disconnect", "code": code})
            self.ends_there = True

    def _hear_close(self) -> None:
        if not self.ends_here:
            self.ends_here = True
            self._end.lose(self)

    def die(self) -> None:
        """The server's process is gone; the client learns of it sooner or later."""
        self.dead = self.ends_there = True
        self._loop.later(self._rng.choice((0.0, 0.5, 20.0)), self._hear_close)
