"""A real server in a process of its own, and a client that speaks the wire."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from contextlib import ExitStack
from functools import partial
from itertools import count
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, Self

import httpx
from websockets.sync.client import connect

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import TracebackType

Frame = dict[str, Any]
_ids = count(1)  # no id is ever used twice
_PATIENCE = 120.0  # seconds: the machine may be busy
get = partial(httpx.get, timeout=_PATIENCE)  # as nobody in particular
post = partial(httpx.post, timeout=_PATIENCE)
head = partial(httpx.head, timeout=_PATIENCE)


def laydown(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a command to its end, in English."""
    command = [sys.executable, "-m", "laydown", *arguments, "--lang", "en"]
    return subprocess.run(command, capture_output=True, text=True, check=False)


class Host:
    """A server on a free port; it can be killed and started again on the same folder."""

    links = re.compile(r"http://\S+")  # what it tells when it is ready

    def __init__(self, folder: Path, **settings: str) -> None:
        self._folder = folder
        self._settings = {"LAYDOWN_MESSAGES": "1000000", **settings}
        self.process: subprocess.Popen[str] | None = None
        self.url = ""
        self.log: IO[str] | None = None  # where it writes its log, if not beside ours
        self.open = ExitStack()  # what is closed with it

    def command(self) -> list[str]:
        """What starts it."""
        command = [sys.executable, "-m", "laydown", "serve", "--port", "0", "--lang", "en"]
        return [*command, "--data", str(self._folder)]

    def start(self) -> None:
        """Start it, and wait until it says that it is ready."""
        self.process = subprocess.Popen(
            self.command(),
            env={**os.environ, **self._settings},
            stdout=subprocess.PIPE,
            stderr=self.log,
            text=True,
        )
        assert self.process.stdout
        line = self.process.stdout.readline()
        found = self.links.search(line)
        assert found, line
        self.url = found[0].rstrip("/")

    def memory(self) -> int:
        """Return how much memory it has, in bytes; Linux tells."""
        assert self.process
        pages = Path(f"/proc/{self.process.pid}/statm").read_text(encoding="utf-8").split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    def kill(self) -> None:
        """End it without a warning, as a power cut would."""
        self._end("kill")

    def stop(self) -> int:
        """Ask it to stop; return its exit code."""
        return self._end("terminate")

    def _end(self, how: str) -> int:
        assert self.process
        assert self.process.stdout
        getattr(self.process, how)()
        code = self.process.wait()
        self.process.stdout.close()
        self.process = None
        return code

    def __enter__(self) -> Self:
        """Start it."""
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        """Close all lines to it, and stop it if it still runs."""
        self.open.close()
        if self.process:
            self.stop()


class Person:
    """Somebody with a browser: keeps the cookie, opens tables and sockets."""

    def __init__(self, host: Host, name: str = "") -> None:
        self._host = host
        self.http = host.open.enter_context(httpx.Client(timeout=_PATIENCE))
        self.get("/api/home")
        if name:
            self.http.put(f"{host.url}/api/me", json={"name": name}).raise_for_status()

    def get(self, path: str) -> Any:  # noqa: ANN401 - any JSON
        """Return what the server answers."""
        return self.http.get(self._host.url + path).raise_for_status().json()

    def post(self, path: str, body: object) -> httpx.Response:
        """Send a body."""
        return self.http.post(self._host.url + path, json=body)

    def open(self, *seats: Frame, start: bool = True, **settings: object) -> str:
        """Open a table; return its id."""
        body = {"settings": {"edition": "mattel", **settings}, "seats": seats, "start": start}
        answer = self.post("/api/tables", body)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def sit_down(self, table: str, **hello: object) -> Seat:
        """Open a socket at a table and say hello."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        seat = Seat(self._host, table, cookie)
        seat.send("hello", **hello)
        return seat


class Seat:
    """A socket at a table."""

    def __init__(self, host: Host, table: str, cookie: str = "", **headers: str) -> None:
        address = f"{host.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        given = {"Cookie": cookie, **headers} if cookie else headers
        # Not compressed, so that a trace of system calls can be read.
        opening = connect(
            address, additional_headers=given, open_timeout=_PATIENCE, compression=None
        )
        self.socket = host.open.enter_context(opening)
        self.frames: list[Frame] = []

    def send(self, name: str, **fields: object) -> str:
        """Send a frame, with an id of its own unless it has one; return the id."""
        id_ = str(fields.pop("id", f"c{next(_ids)}"))
        self.socket.send(json.dumps({"t": name, "id": id_, **fields}))
        return id_

    def next(self) -> Frame:
        """Return the next frame."""
        frame: Frame = json.loads(self.socket.recv(timeout=_PATIENCE))
        self.frames.append(frame)
        return frame

    def until(self, *names: str, fits: Callable[[Frame], bool] = lambda _: True) -> Frame:
        """Return the next frame of one of these names that fits."""
        while True:
            frame = self.next()
            if frame["t"] in names and fits(frame):
                return frame

    def answer(self, name: str, **fields: object) -> Frame:
        """Send a frame and return the answer to it."""
        id_ = self.send(name, **fields)
        while True:
            frame = self.next()
            if frame.get("id") == id_:
                return frame

    def close(self) -> None:
        """Close the socket in good order."""
        self.socket.close()


ME: Frame = {"kind": "me"}
EMPTY: Frame = {"kind": "empty"}
BOT: Frame = {"kind": "bot", "bot": "steady", "pace": "instant"}
