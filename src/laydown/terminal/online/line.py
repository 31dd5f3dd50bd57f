"""The line to a live table: a socket that comes back by itself, and loses no command."""

from __future__ import annotations

import random
import threading
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import connect

from laydown.wire.messages import (
    EventsFrame,
    Hello,
    No,
    Ok,
    ServerFrame,
    ViewFrame,
)

if TYPE_CHECKING:
    from websockets.sync.client import ClientConnection

    from laydown.wire.messages import ClientFrame

_FINAL: Final = range(4400, 4500)  # codes after which it is no use to come back
_FIRST_WAIT: Final = 0.25  # seconds before the first try to come back; doubled with each
_LONGEST_WAIT: Final = 8.0
_LOOK: Final = 0.5  # seconds after which a key that was pressed is noticed
_decode: Final = msgspec.json.Decoder(ServerFrame).decode
_encode: Final = msgspec.json.Encoder().encode


class Lost(Struct, frozen=True):
    """The line is gone, and tried again."""


class Ended(Struct, frozen=True):
    """The line is closed for good, with a code."""

    code: int


Heard = ServerFrame | Lost | Ended


class Line:
    """Talks to a table in its own thread, so that nothing waits for someone typing."""

    def __init__(self, address: str, cookie: str, language: str) -> None:
        self._address = address
        self._cookie = cookie
        self._language = language
        self._heard: SimpleQueue[Heard] = SimpleQueue()
        self._since: int | None = None
        self._pending: dict[str, str] = {}  # commands by id that have not been answered
        self._ids = 0
        self._socket: ClientConnection | None = None
        self._guard = threading.Lock()  # of what is pending, and of sending it
        self._closed = threading.Event()
        self._thread = threading.Thread(target=self._talk, daemon=True)

    def open(self) -> None:
        """Begin to talk."""
        self._thread.start()

    def close(self) -> None:
        """Say goodbye."""
        self._closed.set()
        with self._guard:
            socket = self._socket
        if socket:
            socket.close()

    def next(self) -> Heard:
        """Return what comes next, as soon as it does."""
        while True:
            with suppress(Empty):
                return self._heard.get(timeout=_LOOK)

    def new_id(self) -> str:
        """Return an id for a command."""
        self._ids += 1
        return f"{self._ids}-{random.getrandbits(32):08x}"

    def send(self, command: ClientFrame) -> None:
        """Send a command with an id; again on the next line, if this one breaks before the answer.

        The server carries out an id once, however often it comes.
        """
        text = _encode(command).decode()
        with self._guard:
            self._pending[getattr(command, "id", "")] = text
            if self._socket:
                with suppress(ConnectionClosed):
                    self._socket.send(text)

    # --- in the thread ---

    def _talk(self) -> None:
        wait = _FIRST_WAIT
        told = False
        while not self._closed.is_set():
            code = 1006
            with suppress(OSError, InvalidHandshake, TimeoutError):
                code, heard = self._call()
                if heard:
                    wait, told = _FIRST_WAIT, False
            if self._closed.is_set():
                return
            if code in _FINAL:
                self._heard.put(Ended(code))
                return
            if not told:
                self._heard.put(Lost())
                told = True
            # With jitter: after a restart of the server not all come back at once.
            self._closed.wait(wait * random.uniform(0.5, 1.0))  # noqa: S311 - no secret
            wait = min(wait * 2, _LONGEST_WAIT)

    def _call(self) -> tuple[int, bool]:
        """Talk over one socket until it closes; return its code, and whether anything was heard."""
        heard = False
        headers = {"Cookie": self._cookie}
        with connect(self._address, additional_headers=headers, max_size=None) as socket:
            try:
                socket.send(_encode(Hello(language=self._language, since=self._since)).decode())
                with self._guard:
                    self._socket = socket
                    for command in self._pending.values():
                        socket.send(command)
                for text in socket:
                    self._hear(text)
                    heard = True
            except ConnectionClosed:
                pass
            finally:
                with self._guard:
                    self._socket = None
        return socket.close_code or 1006, heard

    def _hear(self, text: str | bytes) -> None:
        try:
            frame = _decode(text)
        except msgspec.MsgspecError:  # of a newer server: a reader ignores what it does not know
            return
        if isinstance(frame, (EventsFrame, ViewFrame)):
            self._since = frame.n
        elif isinstance(frame, (Ok, No)):
            with self._guard:
                self._pending.pop(frame.id, None)
        self._heard.put(frame)
