"""When the memory is searched for what is left over in circles: not while people play.

Python looks through all there is whenever a quarter more has come to stay. With a thousand tables
that keeps everybody waiting for half a second and finds nothing, for tables and lines stay. What
is left over in circles is left by those who go: they are counted.
"""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from laydown.server.guard import App, Message, Receive, Send

_LINE: Final = 10  # what a line leaves that has closed, beside a request: some kilobytes
_FEW: Final = 500 * _LINE  # what may wait in any case
# How much more there must be before what is new is looked through. Python's own 700 counts what
# has come less what has gone: while people play that is little, but nearly all that waits at their
# sockets has been replaced by then, and is looked through each time, in vain.
_YOUNG: Final = 100_000
_NEVER: Final = 1 << 30


class Sweep:
    """Stands before the application, counts who goes, and searches when enough have gone."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._here = 0
        self._gone = 0

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        """Let everything through."""
        weight = _LINE if scope["type"] == "websocket" else 1
        self._here += weight
        try:
            await self._app(scope, receive, send)
        finally:
            self._here -= weight
            self._gone += weight
            # In proportion, so that a search costs each the same however many are here.
            if self._gone >= max(_FEW, self._here):
                self._gone = 0
                gc.collect()


def leave_alone() -> None:
    """Never again look through what is loaded by now, and through all else only when asked."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(_YOUNG, _NEVER, _NEVER)
