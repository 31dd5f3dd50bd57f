"""People at many tables of one server: from sending a move to its acknowledgement on disk.

Beside it, in the same run: a bare echo on the same WebSocket stack, and a bare grouped commit.
`python -m benchmarks --only server --tables 1000` is the size that the goals are for.
"""

import asyncio
import gc
import json
import os
import re
import sqlite3
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.report import Row, judge_cost, judge_ratio, number

SEATS: Final = 4
GOAL: Final = 500  # moves in a second, all tables together
RATE: Final = 510  # ... and what is offered: those still under way at the end do not count
FEW: Final = 3  # moves that may catch up
BATCH: Final = 50  # lines of a bare commit
COMMITS: Final = 2000
LOOK: Final = 0.002  # seconds
LINE: Final = "x" * 120
ECHO: Final = """
import sys, uvicorn
async def app(scope, receive, send):
    if scope["type"] == "lifespan":
        while True:
            event = (await receive())["type"]
            await send({"type": event + ".complete"})
            if event.endswith("shutdown"):
                return
    await receive()
    await send({"type": "websocket.accept"})
    while (event := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": event["text"]})
class Server(uvicorn.Server):
    async def startup(self, sockets=None):
        await super().startup(sockets)
        print("http://127.0.0.1:%d/" % self.servers[0].sockets[0].getsockname()[1], flush=True)
Server(uvicorn.Config(app, port=0, ws="websockets-sansio", log_config=None)).run()
"""


@contextmanager
def running(command: list[str], core: int, **environ: str) -> Iterator[tuple[str, int]]:
    """Start a server on a core of its own; give its address and its process."""
    ours = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core})  # so that its threads have no other either
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env={**os.environ, **environ}
    )
    os.sched_setaffinity(0, ours)
    try:
        if process.stdout is None:
            raise OSError
        found = re.search(r"http://\S+", process.stdout.readline())
        if found is None:
            raise OSError
        yield found[0].rstrip("/"), process.pid
    finally:
        process.terminate()
        process.wait()
        if process.stdout is not None:
            process.stdout.close()


def cpu_seconds(process: int) -> float:
    """What a process has used of its core, without its children."""
    fields = Path(f"/proc/{process}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(process: int) -> int:
    """The bytes that a process has in memory."""
    pages = int(Path(f"/proc/{process}/statm").read_text("ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def quantile(values: list[float], share: float) -> float:
    """The value below which such a share lies."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] if values else 0.0


class Pace:
    """Lets so many through in a second, one after the other.

    When the driver was busy a few catch up, and not all who waited at once: that would be a rush of
    the driver's making, and be measured as the server's.
    """

    def __init__(self, rate: float) -> None:
        self._gap = 1 / rate
        self._next = 0.0
        self._turn = asyncio.Lock()

    async def wait(self) -> None:
        """Wait for one's turn."""
        async with self._turn:
            await asyncio.sleep(max(0.0, self._next - time.perf_counter()))
            self._next = max(self._next, time.perf_counter() - FEW * self._gap) + self._gap


def choose(options: dict[str, Any]) -> str:
    """Lay and hit what one can, and throw away the first card that may go."""
    for name in ("lays", "hits", "skips"):
        moves = [one["move"] for one in options.get(name, []) if one.get("move")]
        if moves:
            return str(moves[0])
    if options.get("draw"):
        return "draw"
    return f"discard {options['discards'][0]}" if options.get("discards") else "pass"


class Figures:
    """What was measured at the sockets."""

    def __init__(self) -> None:
        self.took: list[float] = []  # seconds
        self.late: list[float] = []  # by which the driver itself did something too late
        self.sizes: dict[str, list[float]] = {"command": []}  # bytes, by kind of frame


async def play(socket: ClientConnection, pace: Pace, found: Figures, name: str) -> None:
    """Move whenever one may."""
    sent: dict[str, float] = {}
    number = 0
    async for text in socket:
        frame = json.loads(text)
        found.sizes.setdefault(frame["t"], []).append(len(text))
        if frame["t"] == "options" and not sent:
            number += 1
            id_ = f"{name}{number}"
            move = choose(frame["options"])
            command = json.dumps({"t": "move", "id": id_, "n": frame["n"], "move": move})
            await pace.wait()
            sent[id_] = time.perf_counter()
            found.sizes["command"].append(len(command))
            await socket.send(command)
        elif frame["t"] in {"ok", "no"} and frame["id"] in sent:
            took = time.perf_counter() - sent.pop(frame["id"])
            if frame["t"] == "ok":
                found.took.append(took)
        elif frame["t"] == "table" and frame["seat"] in frame["table"].get("awaited", []):
            await socket.send(json.dumps({"t": "ready", "id": "r"}))


async def sit_down(url: str, tables: int) -> list[ClientConnection]:
    """Open tables for four guests, and all their sockets; every game has begun."""
    cookies = []
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        for _ in range(SEATS):
            answer = await http.get("/api/home", headers={"Cookie": ""})
            cookies.append("; ".join(f"{k}={v}" for k, v in answer.cookies.items()))
            http.cookies.clear()
        made = []
        for _ in range(tables):
            seats = [{"kind": "me"}, *[{"kind": "empty"}] * (SEATS - 1)]
            body = {"settings": {"edition": "mattel"}, "seats": seats, "start": False}
            answer = await http.post("/api/tables", json=body, headers={"Cookie": cookies[0]})
            made.append(answer.json()["id"])
    sockets = []
    for table in made:
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        for seat, cookie in enumerate(cookies):
            headers = {"Cookie": cookie}
            socket = await connect(address, additional_headers=headers, compression=None)
            await socket.send('{"t":"hello"}')
            if seat:
                await socket.send(json.dumps({"t": "sit", "id": "s", "seat": seat + 1}))
                while json.loads(await socket.recv()).get("id") != "s":
                    pass
            sockets.append(socket)
        await sockets[-SEATS].send('{"t":"start","id":"s"}')
    return sockets


async def echo(socket: ClientConnection, pace: Pace, took: list[float]) -> None:
    """Send a frame as long as a command, and wait for it to come back."""
    while True:
        await pace.wait()
        at = time.perf_counter()
        await socket.send(LINE)
        await socket.recv()
        took.append(time.perf_counter() - at)


async def lag(late: list[float]) -> None:
    """Note by how much the driver is late: nothing can be measured better than that."""
    while True:
        at = time.perf_counter()
        await asyncio.sleep(LOOK)
        late.append(time.perf_counter() - at - LOOK)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Do not search the driver's memory meanwhile: that would be measured as the server's."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def for_a_while(
    seconds: float, sockets: list[ClientConnection], do: Callable[[int], Awaitable[None]]
) -> None:
    """Do something at each socket, so long; then close them."""
    with undisturbed():
        running_now = [asyncio.ensure_future(do(at)) for at in range(len(sockets))]
        await asyncio.sleep(seconds)
    for task in running_now:
        task.cancel()
    await asyncio.gather(*running_now, return_exceptions=True)
    await asyncio.gather(*(socket.close() for socket in sockets), return_exceptions=True)


async def echoed(url: str, count: int, seconds: float, took: list[float]) -> None:
    """Echo over so many sockets."""
    address = url.replace("http", "ws", 1)
    sockets = [await connect(address, compression=None) for _ in range(count)]
    pace = Pace(RATE)
    await for_a_while(seconds, sockets, lambda at: echo(sockets[at], pace, took))


def commit_times(folder: Path) -> list[float]:
    """How long a bare grouped commit takes."""
    took = []
    with closing(sqlite3.connect(folder / "bare.db", isolation_level=None)) as file:
        file.execute("pragma journal_mode=wal")
        file.execute("pragma synchronous=full")
        file.execute("create table log (line text)")
        for _ in range(COMMITS):
            at = time.perf_counter()
            file.execute("begin")
            file.executemany("insert into log values (?)", [(LINE,)] * BATCH)
            file.execute("commit")
            took.append(time.perf_counter() - at)
    return took


def measure(tables: int, rounds: int, seconds: float, say: Callable[[str], None]) -> Iterator[Row]:
    """Play at so many tables for so long, several times; give of each figure the middle one."""
    found = []
    for at in range(1, rounds + 1):
        say(f"server: {tables} tables with {SEATS} sockets each, {seconds:g} s, {at}/{rounds}")
        found.append(list(_once(tables, seconds)))
    for rows in zip(*found, strict=True):
        figures = sorted(row.ratio or row.ours for row in rows)
        middle = next(row for row in rows if (row.ratio or row.ours) == figures[rounds // 2])
        yield replace(middle, note=f"{number(figures[0])} to {number(figures[-1])}")


def _once(tables: int, seconds: float) -> Iterator[Row]:
    cores = sorted(os.sched_getaffinity(0))
    found, bare = Figures(), []
    with TemporaryDirectory() as name:
        command = [sys.executable, "-m", "laydown", "serve", "--port", "0", "--data", name]
        with running(command, cores[0], LAYDOWN_MESSAGES="10000000") as (url, process):
            os.sched_setaffinity(0, {cores[-1]})
            before = memory(process)
            used = asyncio.run(_played(url, process, tables, seconds, found))
            grown = memory(process) - before
        with running([sys.executable, "-c", ECHO], cores[0]) as (url, process):
            at = cpu_seconds(process)
            asyncio.run(echoed(url, tables * SEATS, seconds, bare))
            used_bare = cpu_seconds(process) - at
        commits = commit_times(Path(name))
    os.sched_setaffinity(0, set(cores))
    yield from _rows(tables, seconds, found, used, grown)
    yield from _beside(found, used, bare, used_bare, commits)


async def _played(url: str, process: int, tables: int, seconds: float, found: Figures) -> float:
    """Play; return what the server used of its core meanwhile."""
    sockets = await sit_down(url, tables)
    pace = Pace(RATE)
    at = cpu_seconds(process)
    looking = asyncio.ensure_future(lag(found.late))
    await for_a_while(seconds, sockets, lambda n: play(sockets[n], pace, found, f"m{n}-"))
    looking.cancel()
    return cpu_seconds(process) - at


def _row(what: str, ours: float, unit: str, judged: tuple[str, str] = ("", "")) -> Row:
    return Row("server", what, ours, 0.0, unit, 0.0, *judged)


def _rows(tables: int, seconds: float, found: Figures, used: float, grown: float) -> Iterator[Row]:
    """Figures that stand alone."""
    moves = len(found.took) / seconds
    yield _row(f"{tables} tables: moves acknowledged", moves, "moves/s", judge_ratio(moves, GOAL))
    for share, text in ((0.5, "p50"), (0.99, "p99"), (0.999, "p99.9")):
        yield _row(f"... {text} to acknowledged", quantile(found.took, share) * 1000, "ms")
    yield _row("... p99 of the driver's own delay", quantile(found.late, 0.99) * 1000, "ms")
    yield _row("... of a core", used / seconds * 100, "%")
    yield _row("... memory for a table", grown / tables / 1000, "kB")
    goals = {"events": 400, "command": 120, "ok": 32}
    for kind, goal in goals.items():
        size = quantile(found.sizes.get(kind, []), 0.95)
        yield _row(f"a frame: {kind}, p95", size, "bytes", judge_cost(size, goal, "bytes"))


def _beside(
    found: Figures, used: float, bare: list[float], used_bare: float, commits: list[float]
) -> Iterator[Row]:
    """Figures beside what the stack costs alone."""
    frames = sum(map(len, found.sizes.values()))
    ours, theirs = frames / max(used, 0.01), 2 * len(bare) / max(used_bare, 0.01)
    ratio = ours / theirs
    text, verdict = judge_ratio(ratio, 0.25)
    what = "frames per CPU second, beside a bare echo"
    yield Row("server", what, ours, theirs, "frames/s", ratio, text, verdict)
    late, least = quantile(found.took, 0.99), quantile(bare, 0.99) + quantile(commits, 0.99)
    text, verdict = judge_cost(late / least, 5, "times")
    what = "p99, beside a bare echo and a grouped commit"
    yield Row("server", what, late * 1000, least * 1000, "ms", late / least, text, verdict)
