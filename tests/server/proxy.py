"""A reverse proxy that ends TLS: all that it gets, it passes on to one port, and back."""

from __future__ import annotations

import asyncio
import shutil
import socket
import ssl
import subprocess
import threading
from contextlib import suppress
from typing import TYPE_CHECKING, Self

import pytest

if TYPE_CHECKING:
    from pathlib import Path
    from types import TracebackType

_FORWARDED = b"\r\nX-Forwarded-Proto: https\r\nX-Forwarded-For: 192.0.2.7\r\n"


def certificate(folder: Path) -> tuple[Path, Path]:
    """Make a certificate for this machine, and its key."""
    if shutil.which("openssl") is None:
        pytest.skip("there is no openssl to make a certificate with")
    made, key = folder / "localhost.pem", folder / "localhost.key"
    wanted = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-days", "2"]
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", *wanted]
    subprocess.run([*command, "-keyout", key, "-out", made], check=True, capture_output=True)
    return made, key


class Proxy:
    """Runs in a thread of its own; `target` is the port that it passes on to."""

    def __init__(self, made: Path, key: Path) -> None:
        self._context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self._context.load_cert_chain(made, key)
        self._door = socket.create_server(("127.0.0.1", 0))
        self.port = self._door.getsockname()[1]
        self.target = 0
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()

    def _run(self) -> None:
        serving = asyncio.start_server(self._serve, sock=self._door, ssl=self._context)
        server = self._loop.run_until_complete(serving)
        self._loop.run_forever()
        server.close()
        self._loop.run_until_complete(self._end())
        self._loop.close()

    @staticmethod
    async def _end() -> None:
        """Let go of all lines that are still open, and wait until they are."""
        lines = asyncio.all_tasks() - {asyncio.current_task()}
        for line in lines:
            line.cancel()
        await asyncio.gather(*lines, return_exceptions=True)
        await asyncio.sleep(0)  # what was aborted is closed in the next turn of the loop

    async def _serve(self, here: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        there, on = await asyncio.open_connection("127.0.0.1", self.target)
        try:
            with suppress(OSError, asyncio.IncompleteReadError):
                first = await here.readuntil(b"\r\n")
                on.write(first.removesuffix(b"\r\n") + _FORWARDED)
                await asyncio.gather(self._pass(here, on), self._pass(there, back))
        finally:
            for writer in (on, back):
                writer.transport.abort()

    @staticmethod
    async def _pass(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while some := await source.read(65536):
                sink.write(some)
                await sink.drain()
        sink.close()
