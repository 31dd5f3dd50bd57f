"""An open socket at a table: frames out in order, and how many frames may come in."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from litestar.connection import WebSocket

_MOST_WAITING: Final = 500  # frames that a slow reader may leave unread
_TOO_SLOW: Final = 1013
_SPAN: Final = 20.0  # seconds in which so many frames may come
_FEW: Final = 1000  # people: so many are looked through in no time


class Allowance:
    """How many frames may still come: it fills up again with time."""

    def __init__(self, most: int) -> None:
        self._left = float(most)
        self.at = 0.0  # when it was used last

    def take(self, now: float, most: int) -> bool:
        """Use one up; false if there is none left."""
        if self.at:
            self._left += (now - self.at) * most / _SPAN
        self.at = now
        self._left = min(self._left, float(most))
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Allowances:
    """How many frames each person may still send, on all their sockets together."""

    def __init__(self) -> None:
        self._known: dict[tuple[str, int], Allowance] = {}
        self._bound = _FEW

    def take(self, who: str, most: int) -> bool:
        """Use one up; false if there is none left."""
        now = asyncio.get_running_loop().time()
        found = self._known.get((who, most))
        if found is None:
            if len(self._known) >= self._bound:
                self._forget(now)
            found = self._known[who, most] = Allowance(most)
        return found.take(now, most)

    def _forget(self, now: float) -> None:
        """Let go of those that are full again."""
        self._known = {who: one for who, one in self._known.items() if now - one.at < _SPAN}
        self._bound = max(_FEW, 2 * len(self._known))


class SocketLine:
    """A socket, and who is at it."""

    def __init__(self, socket: WebSocket[Any, Any, Any], who: str, messages: int) -> None:
        self.who = who
        self.language = "en"
        self._socket = socket
        self._frames: deque[str] = deque()
        self._news = asyncio.Event()
        self._code: int | None = None
        self._allowance = Allowance(messages)

    def send(self, frame: str) -> None:
        """Queue a frame; a client that stops reading is dropped, and may come back."""
        if self._code is not None:
            return
        self._frames.append(frame)
        if len(self._frames) > _MOST_WAITING:
            self._frames.clear()
            self._code = _TOO_SLOW
        self._news.set()

    def close(self, code: int) -> None:
        """Close after what is queued."""
        if self._code is None:
            self._code = code
        self._news.set()

    def may_speak(self, most: int) -> bool:
        """Whether one more frame may come now, if so many may in a while."""
        return self._allowance.take(asyncio.get_running_loop().time(), most)

    async def write(self) -> None:
        """Send what is queued until it is closed."""
        while True:
            while self._frames:
                await self._socket.send(
                    {"type": "websocket.send", "text": self._frames.popleft(), "bytes": None}
                )
            if self._code is not None:
                await self._socket.close(self._code)
                return
            self._news.clear()
            await self._news.wait()
