"""What processes have worked out about the position of a table: asked again, it costs nothing."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Hashable


class WorkedOut:
    """Keeps answers, and those still on their way, until the game goes on."""

    def __init__(self) -> None:
        self._found: dict[Hashable, asyncio.Future[bytes | None]] = {}
        self._at = 0  # the event after which it is asked

    async def once(
        self, at: int, what: Hashable, work: Callable[[], Awaitable[bytes | None]]
    ) -> bytes | None:
        """Return what comes of some work about the position after an event."""
        if self._at != at:
            self._found.clear()
            self._at = at
        working = self._found.get(what)
        if working is None:
            working = self._found[what] = asyncio.ensure_future(work())
        return await asyncio.shield(working)  # others may wait for it too
