"""A server that comes back with many live tables: ready, the first view of any, all sockets back.

The tables are copies of a few games under way, put into the store as it is on disk.
"""

import asyncio
import os
import random
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.load import SEATS, cpu_seconds, quantile, running, undisturbed
from benchmarks.report import Row, judge_cost
from laydown.bots import make_bot
from laydown.engine.edition import load
from laydown.server.guests import COOKIE, Guest, Guests
from laydown.server.sql_store import SqlStore
from laydown.server.tell import summary_of
from laydown.tables import entries
from laydown.tables.digest import digest
from laydown.tables.entries import Chair
from laydown.tables.pin import started
from laydown.tables.settings import Settings
from laydown.tables.table import Table
from laydown.wire.messages import ViewFrame
from laydown.wire.of_game import view_of

GAMES: Final = 20
MOVES: Final = 500  # of the longest: a whole game has about 600
VIEWS: Final = 300
LARGEST_VIEW: Final = {4: 3000, 6: 5000}  # bytes, by seats
READY: Final = 5.0  # seconds
FIRST_VIEW: Final = 0.1
BACK: Final = 5.0
KEY: Final = "benchmark"


def game(number: int, now: int, seats: int = SEATS) -> tuple[list[str], Table]:
    """Return the log of a game under way: the first has just begun, the last is nearly over."""
    people = [f"guest-{seat}" for seat in range(seats)]
    chairs = [Chair(who=who, name=who) for who in people]
    settings = Settings(edition="mattel")
    _, lines = Table.open(settings, chairs, people[0], bytes([number]) * 64, now)
    lines.append(entries.line_of(started(load(settings.edition), now, people[0], "")))
    table = Table.restore(lines)
    if table.play is None:
        raise ValueError(number)
    play, bot = table.play, make_bot("steady", bytes([number]))
    for _ in range((number + 1) * MOVES // GAMES):
        actor, deals = play.state.actors()[0], play.state.deals
        move = str(bot.choose(play.view(actor)))
        play.move(actor, move, now)
        if play.state.over:
            break
        lines.append(
            entries.line_of(entries.Moved(at=now, who=people[actor], seat=actor, move=move))
        )
        if play.state.deals != deals:
            began = entries.RoundBegan(at=now, digest=digest(play.state), n=play.n)
            lines.append(entries.line_of(began))
    return lines, Table.restore(lines)


def view_sizes(seats: int, now: int) -> list[float]:
    """Return the bytes of what each seat is shown that comes to a game, from early to late."""
    tables = [game(number, now, seats)[1] for number in range(GAMES)]
    return [
        float(len(msgspec.json.encode(ViewFrame(n=play.n, view=view_of(play.view(seat))))))
        for play in (table.play for table in tables)
        if play is not None and not play.state.over
        for seat in range(seats)
    ]


async def fill(folder: Path, tables: int) -> dict[str, int]:
    """Put tables into a store; return the last event of each, by its id."""
    now = time.time_ns() // 1_000_000
    games = [game(number, now) for number in range(GAMES)]
    store = SqlStore(folder)
    await store.open()
    await store.secret("cookie", KEY)
    ids = [f"table-{number:06}" for number in range(tables)]
    for first in range(0, tables, 500):
        done = []
        for number, id_ in enumerate(ids[first : first + 500], first):
            lines, table = games[number % GAMES]
            done.append(store.append(id_, 0, lines, summary_of(table, id_, f"C{number}", None)))
        await asyncio.gather(*done)
    await store.close()
    return {id_: games[number % GAMES][1].n for number, id_ in enumerate(ids)}


async def come(
    url: str, table: str, seat: int, since: int | None = None
) -> tuple[ClientConnection, float]:
    """Open a socket and say hello; return it, and how long it took to know how the game stands.

    Who has seen the game up to an event is told what has happened since, and a page that is opened
    anew everything.
    """
    cookie = Guests(KEY).cookie(Guest(f"guest-{seat}", f"guest-{seat}"))
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    headers = {"Cookie": f"{COOKIE}={cookie}"}
    socket = await connect(address, additional_headers=headers, compression=None, open_timeout=300)
    at = time.perf_counter()
    await socket.send(msgspec.json.encode({"t": "hello", "since": since}).decode())
    wanted = "view" if since is None else "events"
    while msgspec.json.decode(await socket.recv())["t"] != wanted:
        pass
    return socket, time.perf_counter() - at


async def first_views(url: str, tables: list[str]) -> list[float]:
    """Come to tables that nobody has been at, one after the other."""
    took = []
    with undisturbed():
        for table in tables:
            socket, seconds = await come(url, table, 0)
            took.append(seconds)
            await socket.close()
    return took


async def all_back(url: str, tables: dict[str, int]) -> float:
    """Come with all sockets of some tables, as pages do after a restart; return the seconds."""
    with undisturbed():
        at = time.perf_counter()
        coming = [come(url, table, seat, n) for table, n in tables.items() for seat in range(SEATS)]
        sockets = [socket for socket, _ in await asyncio.gather(*coming)]
        took = time.perf_counter() - at
    await asyncio.gather(*(socket.close() for socket in sockets))
    return took


def measure(tables: int, say: Callable[[str], None]) -> Iterator[Row]:
    """Restart a server with ten times as many live tables as are played at."""
    for seats, most in LARGEST_VIEW.items():
        size = quantile(view_sizes(seats, time.time_ns() // 1_000_000), 0.95)
        yield _row(f"a frame: view of {seats} seats in a round, p95", size, "bytes", most)
    stored, cores = 10 * tables, sorted(os.sched_getaffinity(0))
    say(f"server: a restart with {stored} live tables, {tables * SEATS} sockets")
    with TemporaryDirectory() as name:
        filled = asyncio.run(fill(Path(name), stored))
        command = [sys.executable, "-m", "laydown", "serve", "--port", "0", "--data", name]
        at = time.perf_counter()
        with running(command, cores[0], LAYDOWN_MESSAGES="10000000") as (url, process):
            os.sched_setaffinity(0, {cores[-1]})
            ready, used = time.perf_counter() - at, cpu_seconds(process)
            chosen = random.Random(1).sample(list(filled), min(VIEWS, stored))
            views = asyncio.run(first_views(url, chosen))
            thought = (cpu_seconds(process) - used) / len(views)
            coming = dict(random.Random(2).sample(list(filled.items()), tables))
            back = asyncio.run(all_back(url, coming))
    os.sched_setaffinity(0, set(cores))
    yield _row(f"{stored} live tables: ready after a start", ready, "s", READY)
    yield _row("... CPU until then", used, "s", None)
    late = quantile(views, 0.99) * 1000
    yield _row("... first view of any of them, p50", quantile(views, 0.5) * 1000, "ms", None)
    yield _row("... first view of any of them, p99", late, "ms", FIRST_VIEW * 1000)
    yield _row("... CPU for one, with its socket", thought * 1000, "ms", None)
    yield _row(f"... {tables * SEATS} sockets are back and know how it stands", back, "s", BACK)


def _row(what: str, ours: float, unit: str, goal: float | None) -> Row:
    judged = ("", "") if goal is None else judge_cost(ours, goal, unit)
    return Row("server", what, ours, 0.0, unit, 0.0, *judged)
