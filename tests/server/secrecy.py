"""A stretch of play at a live table, told as it is, and with what a seat cannot see changed.

Everything else is equal: secret, commitment, ids, clock, commands. What the seat and a spectator
are sent, what HTTP answers them, and what is logged must be the same, byte by byte.
"""

from __future__ import annotations

import asyncio
import json
import random
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from litestar import Litestar
from structlog.testing import capture_logs

from laydown.engine.chance import Stream
from laydown.engine.errors import LaydownError
from laydown.engine.events import Asked, Dealt, RoundEnded
from laydown.engine.notation.cards import card_text
from laydown.engine.rules import apply, legal
from laydown.server.api import api
from laydown.server.app import _refused
from laydown.server.desk import Desk
from laydown.server.guests import COOKIE, Guest, Guests
from laydown.server.hall import Given, Hall
from laydown.server.limits import Limits
from laydown.server.live import Live
from laydown.server.socket import Conversation
from laydown.server.study import studied
from laydown.server.tell import summary_of
from laydown.tables import entries
from laydown.tables.entries import Chair
from laydown.tables.settings import Bank, Settings
from laydown.tables.table import Table
from tests.engine.hidden import Tracker
from tests.server.simulation.disk import Disk, SimulatedStore
from tests.server.simulation.loop import SeededLoop
from tests.server.simulation.network import Link

if TYPE_CHECKING:
    from laydown.engine.events import Event
    from laydown.engine.state import State
    from laydown.server.crew import Crew
    from laydown.server.sheets import Sheets
    from laydown.server.store import Store
    from laydown.server.study import Keep, Replay, Review

_START = 1_700_000_000_000
_TABLE = "table"
_PEOPLE = ("ann", "bea", "cid")
_KINDS = (
    Settings(edition="mattel", clock=Bank(bank=60, gift=10)),
    Settings(edition="ravensburger", options={"knocking": "yes"}),
    Settings(edition="express"),
    Settings(edition="pocket"),
    Settings(edition="board"),
)


class ToldTooSoon(Exception):  # noqa: N818 - named after what is wrong, as all our errors
    """A game is told as those that are over, and it is not."""


class _Here:
    """Studies games in this process; bots are not asked."""

    async def study(self, job: Keep | Replay | Review) -> bytes:
        return studied(job)


class Stretch(NamedTuple):
    """Moves from the deal on, and the deal in two ways that look alike to the first seat."""

    settings: Settings
    log: list[str]
    deals: tuple[State, State]
    moves: list[tuple[int, str]]


def stretch(seed: int) -> Stretch:
    """Draw a stretch of play."""
    rng = random.Random(seed)
    settings = rng.choice(_KINDS)
    chairs = [Chair(who=who, name=who) for who in _PEOPLE]
    table, lines = Table.open(settings, chairs, "ann", rng.randbytes(64), _START)
    lines.append(entries.line_of(entries.Started(at=_START, who="ann")))
    table = Table.restore(lines)
    assert table.play
    start = table.play.state.copy()
    state, tracker = start.copy(), Tracker(start, 0)
    chance = Stream(rng.randbytes(4), "stretch")
    moves = []
    for _ in range(rng.randint(6, 30)):
        actor = rng.choice(state.actors())
        move = legal(state, actor).sample(chance)
        events: list[Event] = []
        apply(state, actor, move, events.append)
        if any(isinstance(event, RoundEnded | Asked) for event in events):
            break  # what others hold decides what comes next (X-21, B-17)
        moves.append((actor, str(move)))
        for event in events:
            tracker.follow(event)
    return Stretch(settings, lines, (start, tracker.otherwise(rng)), moves)


class _Ear:
    """The end of a socket: keeps what it hears."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def hear(self, _link: Link, text: str) -> None:
        self.heard.append(text)

    def lose(self, _link: Link) -> None: ...


class Telling:
    """A table that plays a stretch, and all that the first seat and a spectator learn of it."""

    def __init__(self, given: Stretch, deal: State) -> None:
        self._given = given
        self._deal = deal
        self._loop = SeededLoop()
        self._rng = random.Random(1)
        self._guests = Guests("key")
        self.told: list[str] = []
        self._ids = 0

    def run(self) -> list[str]:
        """Play; return every byte."""
        asyncio.set_event_loop(self._loop)
        try:
            with capture_logs() as logs:
                self._loop.run_until_complete(self._play())
        finally:
            for task in asyncio.all_tasks(self._loop):
                task.cancel()
            self._loop.run_until_complete(asyncio.sleep(0))
            self._loop.run_until_complete(asyncio.sleep(0))
            self._loop.close()
            asyncio.set_event_loop(None)
        assert not self._loop.wrong, self._loop.wrong
        return [*self.told, json.dumps(logs)]

    def _table(self) -> Table:
        table = Table.restore(self._given.log)
        play = table.play
        assert play
        play.state = self._deal.copy()
        play._opening = self._deal.copy()
        hands = tuple(tuple(hand) for hand in self._deal.hands)
        play._events = [
            replace(event, hands=hands) if isinstance(event, Dealt) else event
            for event in play._events
        ]
        return table

    async def _play(self) -> None:
        disk = Disk()
        table = self._table()
        disk.logs[_TABLE] = list(self._given.log)
        disk.summaries[_TABLE] = summary_of(table, _TABLE, "ABCDEF", None)
        store = SimulatedStore(disk, self._rng, 0.0)
        self._hall = Hall(
            cast("Store", store), cast("Crew", _Here()), Given(self._now), "build", 100_000
        )
        self._hall._keep(Live(_TABLE, "ABCDEF", table, self._hall))
        self._app = Litestar(
            route_handlers=[api()],
            exception_handlers={LaydownError: _refused},
            openapi_config=None,
            logging_config=None,
        )
        self._app.state.desk = Desk(
            self._hall, cast("Sheets", None), self._guests, Limits(1000), "", ""
        )
        ears = {who: self._come(who) for who in (*_PEOPLE, "watcher")}
        await asyncio.sleep(1)
        for number, (actor, move) in enumerate(self._given.moves):
            await self._step(ears, number, actor, move)
        await asyncio.sleep(4)
        for who in ("ann", "watcher"):
            self.told += [f"{who}: {text}" for text in ears[who][0].heard]

    def _now(self) -> int:
        return _START + int(self._loop.time() * 1000)

    def _come(self, who: str, **hello: object) -> tuple[_Ear, Link]:
        ear = _Ear()
        link = Link(self._loop, self._rng, ear, 0.0)
        talk = Conversation(cast("Any", link), self._hall, Guest(who, who))
        self._loop.create_task(talk.run(_TABLE))
        link.say(json.dumps({"t": "hello", **hello}))
        return ear, link

    def _say(self, link: Link, name: str, **fields: object) -> None:
        self._ids += 1
        link.say(json.dumps({"t": name, "id": f"c{self._ids}", **fields}))

    async def _step(
        self, ears: dict[str, tuple[_Ear, Link]], number: int, actor: int, move: str
    ) -> None:
        """Ask what can be asked, come back, arrange a hand; then make the move."""
        n = self._hall._live[_TABLE].table.n
        for who in ("ann", "watcher"):
            link = ears[who][1]
            for wrong in ("draw", "knock", "discard R5", "hit W on 2.1 high", "lay R1 R2"):
                self._say(link, "why", move=wrong)
            self._say(link, "fit", slots=[["R5"], ["W"]])
            self._say(link, "aim")
            if actor or who == "watcher":
                self._say(link, "move", n=n, move="draw")  # not theirs to make
            since = {"since": n - number % 5} if number % 2 else {}  # else the whole view
            back, again = self._come(who, **since)
            await asyncio.sleep(0.1)
            self.told += [f"{who} back: {text}" for text in back.heard]
            again.hang_up()
            await self._read(who)
        other = _PEOPLE[1 + number % 2]
        place = _PEOPLE.index(other)
        hand = self._hall._live[_TABLE].table.play.state.hands[place]  # type: ignore[union-attr]
        self._say(ears[other][1], "arrange", order=[card_text(card) for card in hand])
        await asyncio.sleep(0.1)
        self._say(ears[_PEOPLE[actor]][1], "move", n=n, move=move)
        await asyncio.sleep(3)
        assert self._hall._live[_TABLE].table.n > n, move

    async def _read(self, who: str) -> None:
        """Ask HTTP for all it tells of a table, and for what it must not tell yet."""
        for path in ("", "/record", "/replay?open=true", "/replay?seat=1", "/review"):
            status, body = await self._get(f"/api/tables/{_TABLE}{path}", who)
            if path and status == 200:
                raise ToldTooSoon(path)
            assert status == (409 if path else 200), (path, status, body)
            self.told.append(f"{who} {path} {status}: {body}")
        self.told.append(f"{who} {await self._get('/api/home', who)}")
        status, body = await self._get(f"/api/tables/{_TABLE}/position", who)
        assert status == (200 if who in _PEOPLE else 403), (who, status, body)
        self.told.append(f"{who} position: {body}")

    async def _get(self, path: str, who: str) -> tuple[int, str]:
        """Return what the application answers."""
        cookie = f"{COOKIE}={self._guests.cookie(Guest(who, who))}"
        address, _, query = path.partition("?")
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": "GET",
            "scheme": "http",
            "path": address,
            "raw_path": address.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(b"host", b"localhost"), (b"cookie", cookie.encode())],
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 80),
        }
        sent: list[Any] = []

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message: Any) -> None:  # noqa: ANN401 - as ASGI has it
            sent.append(message)

        await self._app(cast("Any", scope), cast("Any", receive), cast("Any", send))
        body = b"".join(one.get("body", b"") for one in sent)
        return sent[0]["status"], body.decode()


def differs(seed: int) -> bool:
    """Whether what is hidden makes a difference to what is told."""
    given = stretch(seed)
    first, second = (Telling(given, deal).run() for deal in given.deals)
    return first != second
