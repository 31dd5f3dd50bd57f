"""A real server, killed again and again in the middle of busy play by real sockets.

`python -m tests.server.kills 300 SEED` kills it so many times.
"""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import sys
import tempfile
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from laydown.server.sql_store import FILE
from tests.server.kit import BOT, ME, Host, Person

if TYPE_CHECKING:
    from collections.abc import Callable

    from websockets.asyncio.client import ClientConnection

_TABLES = 4
_BUSY = 60  # commands acknowledged between two kills, at most


def _choose(options: dict[str, Any]) -> str:
    """Lay and hit what one can, and throw away the first card that may go."""
    for name in ("lays", "hits", "skips"):
        moves = [one["move"] for one in options.get(name, []) if one.get("move")]
        if moves:
            return str(moves[0])
    if options.get("draw"):
        return "draw"
    return f"discard {options['discards'][0]}" if options.get("discards") else "pass"


class Player:
    """Somebody at a table of their own with a bot, who plays as fast as the server answers."""

    def __init__(self, host: Host, number: int) -> None:
        self.person = Person(host, f"P{number}")
        self.table = self.person.open(ME, BOT)
        self._host = host
        self._name = f"p{number}"
        self._sent = 0
        self.n: int | None = None
        self.over = False
        self.pending: dict[str, Any] | None = None
        self.acknowledged: list[str] = []

    async def play(self, noted: Callable[[], None]) -> None:
        """Play until the line is cut, or the game is over."""
        address = f"{self._host.url.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
        cookies = self.person.http.cookies.items()
        headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in cookies)}
        try:
            async with connect(address, additional_headers=headers, open_timeout=60) as socket:
                await self._talk(socket, noted)
        except (OSError, ConnectionClosed):
            return

    async def _talk(self, socket: ClientConnection, noted: Callable[[], None]) -> None:
        hello = {"t": "hello"} if self.n is None else {"t": "hello", "since": self.n}
        await socket.send(json.dumps(hello))
        options: dict[str, Any] | None = None
        if self.pending:  # perhaps it was carried out, and only the answer is lost
            await socket.send(json.dumps(self.pending))
        async for text in socket:
            frame = json.loads(text)
            kind = frame["t"]
            if kind in {"view", "events"}:
                self.n = frame["n"]
            elif kind == "options":
                options = frame
            elif kind in {"welcome", "table"}:
                self.over = frame["table"]["status"] == "over"
                if self.over:
                    return
                if 1 in frame["table"].get("awaited", []):
                    await socket.send(json.dumps({"t": "ready", "id": ""}))
            elif self.pending and frame.get("id") == self.pending["id"]:
                if kind == "ok":
                    self.acknowledged.append(frame["id"])
                    noted()
                self.pending = None
            if options and self.pending is None and options["n"] == self.n:
                await self._move(socket, options)
                options = None

    async def _move(self, socket: ClientConnection, frame: dict[str, Any]) -> None:
        self._sent += 1
        move = _choose(frame["options"])
        id_ = f"{self._name}-{self._sent}"
        self.pending = {"t": "move", "id": id_, "n": frame["n"], "move": move}
        await socket.send(json.dumps(self.pending))


def _carried_out(folder: Path) -> Counter[tuple[str, str]]:
    """Count by table and id what the log on disk says was carried out."""
    with closing(sqlite3.connect(folder / FILE)) as file:
        rows = file.execute("select table_id, entry from log").fetchall()
    entries = [(table, json.loads(entry)) for table, entry in rows]
    return Counter((table, entry["id"]) for table, entry in entries if entry.get("id"))


def _check(folder: Path, players: list[Player]) -> None:
    done = _carried_out(folder)
    twice = {key for key, count in done.items() if count > 1}
    assert not twice, f"carried out twice: {twice}"
    for player in players:
        lost = [id_ for id_ in player.acknowledged if (player.table, id_) not in done]
        assert not lost, f"acknowledged and lost: {lost}"


async def _busy(players: list[Player], enough: int, kill: Callable[[], None]) -> None:
    """Play at all tables at once; kill the server when so much was acknowledged."""
    count = 0

    def noted() -> None:
        nonlocal count
        count += 1
        if count == enough:
            kill()

    await asyncio.gather(*(player.play(noted) for player in players))


def torture(folder: Path, kills: int, seed: int, *, loud: bool = False) -> int:
    """Kill a server so many times; return how many commands were acknowledged."""
    rng = random.Random(seed)
    host = Host(folder)
    acknowledged = 0
    with host:
        players = [Player(host, number) for number in range(_TABLES)]
        for number in range(kills):
            asyncio.run(_busy(players, rng.randint(1, _BUSY), host.kill))
            if host.process is None:
                _check(folder, players)
                host.start()
            acknowledged = sum(len(player.acknowledged) for player in players)
            if loud:
                print(f"{number + 1} kills, {acknowledged} acknowledged, none lost", flush=True)
            for at, player in enumerate(players):
                if player.over:  # it stays, to be checked; somebody else plays on
                    players[at] = Player(host, _TABLES + number * _TABLES + at)
        before = [len(player.acknowledged) for player in players]
        asyncio.run(_busy(players, 20 * _TABLES, host.kill))
        _check(folder, players)
        went_on = [len(player.acknowledged) for player in players]
        stuck = [at for at, player in enumerate(players) if went_on[at] == before[at]]
        assert not [at for at in stuck if not players[at].over], "a table does not go on"
    return acknowledged


def main(kills: str = "300", seed: str = "0") -> None:
    """Kill a server as often as wanted."""
    with tempfile.TemporaryDirectory() as folder:
        torture(Path(folder), int(kills), int(seed), loud=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
