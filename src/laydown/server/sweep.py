"""When the memory is searched for what is left over in circles: not while people play.

Python looks through what is new whenever enough has come to stay, and now and then through all
there is. With a thousand tables the first keeps everybody waiting for 40 ms, twice in three
seconds, the second for half a second, and both find nothing: tables and lines stay, and a move
leaves nothing in circles. What does is left by those who go, by tables that leave memory, and by
whatever knocks at the port without ever becoming a request: so not they are counted, but all that
has come to stay since the last search, less what belongs to open lines.
"""

from __future__ import annotations

import asyncio
import gc
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from laydown.server.guard import App, Message, Receive, Send

FEW: Final = 100_000  # objects that may wait in any case: some tens of megabytes
LINE: Final = 200  # objects that a socket and its share of a table bring, while it is open
BODIES: Final = 32 << 20  # bytes of bodies that may wait: a request that is wrong leaves its own
_OFTEN: Final = 5.0  # seconds between two looks at what no request has brought


class Sweep:
    """Stands before the application, and searches when enough has come to stay."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._lines = 0
        self._bodies = 0  # bytes since the last search
        self._counted = 0  # objects, when they were looked at last
        self._left = 0  # objects that the last search has left, beside those of the lines

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        """Let everything through."""

        async def weighed() -> Message:
            message = await receive()
            self._bodies += len(message.get("body", b""))
            return message

        line = scope["type"] == "websocket"
        self._lines += line
        try:
            await self._app(scope, receive if line else weighed, send)
        finally:
            self._lines -= line
            self.look()

    def look(self) -> None:
        """Search if more has come to stay than there was, and than the lines account for."""
        counted = gc.get_count()[0]
        # Which is a guess: more than half may be gone again. To count what is here takes as long as
        # there is much of it: with many lines it is done less often.
        if counted - self._counted > max(FEW, self._lines * LINE):
            # In proportion, so that a search costs each the same however much is here.
            if self._beside_lines() - self._left > max(FEW, self._left):
                gc.collect()
                self._left = self._beside_lines()
                self._bodies = 0
            self._counted = gc.get_count()[0]
        elif self._bodies > BODIES:  # few objects, but large ones, and all of them new
            gc.collect(0)
            self._bodies = self._counted = 0

    def _beside_lines(self) -> int:
        """Count the objects that are here, but for those of the lines."""
        return max(0, len(gc.get_objects()) - self._lines * LINE)

    async def go_on(self) -> None:
        """Look now and then, whether anybody comes or not."""
        while True:
            await asyncio.sleep(_OFTEN)
            self.look()


def leave_alone() -> None:
    """Never again look through what is loaded by now, and through all else only when asked."""
    gc.collect()
    gc.freeze()
    gc.disable()
