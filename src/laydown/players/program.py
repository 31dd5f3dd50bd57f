"""A program that runs beside us: lines to it and back, each with a deadline.

Three threads do the waiting, for only they can be left alone on every system: one writes, one reads
answers, one reads what the program has to say to people (standard error), of which the end is kept.
"""

from __future__ import annotations

import contextlib
import os
import queue
import secrets
import signal
import subprocess
import sys
from threading import Thread
from time import monotonic
from typing import IO, TYPE_CHECKING, Final

from laydown.players.family import MARK, Family

if TYPE_CHECKING:
    from collections.abc import Sequence

_WAITING: Final = 64  # lines that may wait to be written, or to be read
_LAST_WORDS: Final = 2_000  # bytes kept of what it says to people
_GRACE: Final = 1.0  # seconds to end by itself
_PAUSE: Final = 0.005  # seconds between two looks whether it has


class Silence(Exception):  # noqa: N818 - named after what is wrong, as all our errors
    """The program did not answer, or did not read, in time."""


class Ended(Exception):  # noqa: N818
    """The program has ended, or closed its output."""


class TooLong(Exception):  # noqa: N818
    """The program wrote a line that is too long; the whole of it was passed over."""


class Program:
    """A running program; start it with the words of its command."""

    def __init__(self, command: Sequence[str], longest: int) -> None:
        """Start it, in a process group of its own; raise `OSError` if that cannot be done."""
        self._longest = longest
        mark = secrets.token_hex(16)
        self._process = subprocess.Popen(  # noqa: S603 - the host named the command to run
            list(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,  # Ctrl-C is for us; and so its children end with it
            env={**os.environ, MARK: mark},
        )
        self._family = Family(self._process.pid, mark)
        self._outbox: queue.Queue[bytes | None] = queue.Queue(_WAITING)
        self._inbox: queue.Queue[bytes | Exception] = queue.Queue(_WAITING)
        self._words = b""
        self._threads = [
            Thread(target=work, args=(stream,), daemon=True)
            for work, stream in (
                (self._write, self._process.stdin),
                (self._read, self._process.stdout),
                (self._listen, self._process.stderr),
            )
        ]
        for thread in self._threads:
            thread.start()

    def _write(self, stream: IO[bytes]) -> None:
        with contextlib.suppress(OSError, ValueError):  # it stopped reading: reported elsewhere
            while (line := self._outbox.get()) is not None:
                stream.write(line)
                stream.flush()
        with contextlib.suppress(OSError):
            stream.close()

    def _read(self, stream: IO[bytes]) -> None:
        with stream:
            while line := stream.readline(self._longest + 1):
                if len(line) <= self._longest or line.endswith(b"\n"):
                    self._inbox.put(line)
                    continue
                while line and not line.endswith(b"\n"):  # pass over the rest of it
                    line = stream.readline(self._longest)
                self._inbox.put(TooLong())
        self._inbox.put(Ended())

    def _listen(self, stream: IO[bytes]) -> None:
        with stream:
            while said := stream.read1(_LAST_WORDS):  # type: ignore[attr-defined] # it is buffered
                self._words = (self._words + said)[-_LAST_WORDS:]

    def write(self, line: bytes) -> None:
        """Send a line; raise `Silence` if so many wait already that it seems to read none."""
        try:
            self._outbox.put_nowait(line)
        except queue.Full:
            raise Silence from None

    def read(self, deadline: float) -> bytes:
        """Return the next line, or raise what is the matter; `deadline` is of `monotonic`."""
        left = deadline - monotonic()
        if left <= 0:  # whatever still comes
            raise Silence
        try:
            found = self._inbox.get(timeout=left)
        except queue.Empty:
            raise Silence from None
        if isinstance(found, Exception):
            raise found
        return found

    def stop(self) -> str:
        """End the program, by force if need be; return its status and its last words."""
        self._await(self._threads[1:])
        self._kill()
        status = self._process.wait()
        self._await(self._threads)
        words = self._words.decode(errors="replace").strip().rpartition("\n")[2]
        return f"exit {status}: {words}" if words else f"exit {status}"

    def _await(self, threads: Sequence[Thread]) -> None:
        """Close its input, which tells it to end, and wait a little until it says no more."""
        deadline = monotonic() + _GRACE
        while any(thread.is_alive() for thread in threads) and monotonic() < deadline:
            with contextlib.suppress(queue.Full):
                self._outbox.put_nowait(None)
            with contextlib.suppress(queue.Empty):  # what it still says, nobody wants to know
                self._inbox.get(timeout=_PAUSE)

    def _kill(self) -> None:
        """Kill the program and all that it started; until we wait for it, its id is its own."""
        self._family.end()  # while it is known whose children they are
        with contextlib.suppress(ProcessLookupError, PermissionError):
            if sys.platform == "win32":
                self._process.kill()
            else:
                os.killpg(self._process.pid, signal.SIGKILL)
        self._family.end()  # what it has started in the meantime
