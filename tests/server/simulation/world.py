"""One run: a table, its people and bots, and all that goes wrong, drawn from a seed."""

from __future__ import annotations

import asyncio
import gc
import random
from typing import TYPE_CHECKING, Any, cast

from msgspec.structs import replace

from laydown.bots import make_bot
from laydown.engine.notation.position import parse_view
from laydown.server.guests import Guest
from laydown.server.hall import Given, Hall
from laydown.server.socket import Conversation
from laydown.server.tell import summary_of
from laydown.server.worker import ListOptions, TakeAim, work
from laydown.tables.entries import Chair
from laydown.tables.settings import Bank, Days, Settings
from laydown.tables.table import Table
from tests.server.simulation.chronicle import Chronicle
from tests.server.simulation.client import Client
from tests.server.simulation.disk import Disk, SimulatedStore
from tests.server.simulation.loop import Process, SeededLoop
from tests.server.simulation.network import Link

if TYPE_CHECKING:
    from collections.abc import Callable

    from laydown.server.crew import Crew
    from laydown.server.store import Store

_START = 1_700_000_000_000
_TABLE = "table"
_PATIENCE = 1_000.0  # seconds in which something must happen; the rules bound a round
# The board game with its dice, actions and Jokers, but not with all its phases: that takes long.
_RING = """\
name = "ring"
based_on = "board"
[[phases]]
lay = "5 one colour"
[[phases]]
lay = "set 3"
"""
_GAMES = (
    Settings(edition="mattel", options={"phases": "1"}),
    Settings(edition="mattel", options={"phases": "1", "knocking": "yes"}),
    Settings(edition="express", options={"phases": "1"}, clock=Bank(bank=20, gift=5)),
    Settings(edition="ravensburger", options={"phases": "2"}, undo=False),
    Settings(edition="pocket", options={"phases": "1"}, standin="random"),
    Settings(edition="ring", edition_text=_RING),
)
# One seed in four plays with one of these, and the others as when they found what is mended.
_CLOCKS = (Bank(bank=10, gift=5), Days(1))
_EACH = 4


class Minds:
    """Bots that think for a while, give up now and then, and die with the server."""

    def __init__(self, rng: random.Random, dying: float) -> None:
        self._rng = rng
        self.dying = dying

    async def choose(self, bot: str, seed: bytes, view: str, *, strange: bool) -> str:  # noqa: ARG002
        await asyncio.sleep(self._rng.choice((0.001, 0.02, 0.3)))
        if self._rng.random() < self.dying:
            await asyncio.sleep(self._rng.choice((0.0, 10.0)))
            return ""
        return str(make_bot(bot, seed).choose(parse_view(view)))

    async def options(self, view: str, language: str, *, undo: bool) -> bytes | None:
        await asyncio.sleep(self._rng.choice((0.001, 0.02, 0.3)))
        if self._rng.random() < self.dying:
            return None
        return work(ListOptions(view=view, language=language, undo=undo))

    async def aim(self, view: str) -> bytes | None:
        return work(TakeAim(view=view))


class World:
    """Everything, and the invariants."""

    def __init__(self, seed: int, *, loud: bool = False) -> None:
        self.rng = random.Random(seed)
        self._clock = _CLOCKS[seed // _EACH % len(_CLOCKS)] if seed % _EACH == 1 else None
        self._loud = loud
        self.loop = SeededLoop()
        self.disk = Disk()
        self.ahead = 0.0  # seconds by which the clock of the machine is wrong
        self.haste = self.rng.choice((0.2, 1.0, 4.0))  # the longest that people think
        self._rough = self.rng.uniform(20, 150)  # seconds in which things go wrong
        self.pause = self.rng.choice((0.01, 0.2, 1.0))
        self._links: list[Link] = []
        self.process: Process | None = None
        self.hall: Hall | None = None
        self.store: SimulatedStore | None = None
        self.clients = self._people()
        self.chronicle = Chronicle(self.disk.logs[_TABLE])

    def _people(self) -> list[Client]:
        """Open a table on disk for one to three people, and bots; one more watches."""
        people = self.rng.randint(1, 3)
        bots = self.rng.randint(0 if people > 1 else 1, 4 - people)
        names = [f"p{number}-" for number in range(people)]
        chairs = [Chair(who=who, name=who) for who in names]
        chairs += [Chair(bot="steady", pace=self.rng.choice(("instant", "quick")))] * bots
        settings = self.rng.choice(_GAMES)
        if self._clock:
            settings = replace(settings, clock=self._clock)
        table, lines = Table.open(settings, chairs, names[0], self.rng.randbytes(64), _START)
        self.disk.logs[_TABLE] = lines
        self.disk.summaries[_TABLE] = summary_of(table, _TABLE, "ABCDEF", None)
        return [*(Client(self, who, at) for at, who in enumerate(names)), Client(self, "w", None)]

    # --- what all use ---

    def tell(self, who: str, what: str) -> None:
        """Print what happens, if somebody wants to know."""
        if self._loud:
            print(f"{self.loop.time():9.3f} {who}: {what}")

    def later(self, seconds: float, do: Callable[[], object]) -> None:
        """Do something after a while."""
        self.loop.later(seconds, do)

    def now(self) -> int:
        """Return what the clock of the machine shows."""
        return _START + int((self.loop.time() + self.ahead) * 1000)

    def connect(self, client: Client) -> Link | None:
        """Open a socket; None if nobody answers."""
        if self.process is None or self.hall is None:
            return None
        link = Link(self.loop, self.rng, client, self.pause)
        self._links.append(link)
        guest = Guest(client.who, client.who)
        talk = Conversation(cast("Any", link), self.hall, guest)
        self.process.spawn(talk.run(_TABLE))
        return link

    # --- the server ---

    def start(self) -> None:
        """Start a server on what is on disk."""
        if self.process is not None:
            return
        self.tell("server", "starts")
        self.process = Process(self.loop)
        calm = self.loop.time() > self._rough
        self.process.context.run(self._set_up, calm)

    def _set_up(self, calm: bool) -> None:
        self.store = SimulatedStore(self.disk, self.rng, 0.0 if calm else 0.02)
        minds = Minds(self.rng, 0.0 if calm else 0.05)
        crew = cast("Crew", minds)
        self.hall = Hall(cast("Store", self.store), crew, Given(self.now), "build", 10_000)
        self.hall.start()

    def kill(self) -> None:
        """End the server without a warning."""
        if self.process is None or self.store is None:
            return
        self.tell("server", "is killed")
        self.store.crash()
        for link in self._links:
            link.die()
        self._links.clear()
        self.process.kill()
        self.process = self.hall = self.store = None
        self.later(self.rng.choice((0.0, 2.0, 8.0)), self.start)

    def stop(self) -> None:
        """Stop the server in good order, if it runs."""
        if self.process is not None:
            self.tell("server", "stops")
            self.process.spawn(self._stop())

    async def _stop(self) -> None:
        assert self.hall
        assert self.store
        await self.hall.stop()
        await self.store.close()
        self.later(0, self.kill)

    # --- what goes wrong ---

    def trouble(self) -> None:
        """Let something go wrong, and again after a while."""
        if self.loop.time() > self._rough:
            for link in self._links:
                link.pause = self.pause  # who reads slowly for hours does not end a game in them
            return
        client = self.rng.choice(self.clients)
        links = [one.link for one in self.clients if one.link is not None]
        kind = self.rng.choices(
            ("tear", "kill", "stop", "leave", "jump", "slow", "all", "empty"),
            (6, 3, 1, 2, 1, 2, 1, 1),
        )[0]
        self.tell("trouble", f"{kind} {client.who}")
        if kind == "tear" and links:
            self.rng.choice(links).tear()
        elif kind == "kill":
            self.kill()
        elif kind == "stop":
            self.stop()
        elif kind == "leave":
            client.leave(self.rng.choice((1.0, 8.0, 90.0)))
        elif kind == "jump":
            self.ahead += self.rng.choice((-3600.0, -5.0, 5.0, 70.0, 3600.0))
        elif kind == "slow" and links:
            self.rng.choice(links).pause = self.rng.choice((0.0, 1.0, 30.0))
        elif kind == "all":
            for link in links:
                link.tear()
        elif kind == "empty":
            for one in self.clients:
                one.leave(self.rng.uniform(50, 65))  # while the table leaves memory
        self.later(self.rng.expovariate(1 / 5), self.trouble)

    # --- the run ---

    def run(self) -> None:
        """Play to the end; raise what must not be."""
        asyncio.set_event_loop(self.loop)
        try:
            self.later(0, self.start)
            for client in self.clients:
                self.later(self.rng.random(), client.come)
            self.later(self.rng.random() * 5, self.trouble)
            self.loop.run_until_complete(self._wait())
            self._check()
        finally:
            self._clear_up()
            asyncio.set_event_loop(None)
            gc.collect()  # what a kill left in the middle ends here, not in another test

    def _settled(self) -> bool:
        self.chronicle.catch_up()
        for client in self.clients:
            client.act()  # whoever was refused tries again
        over = self.chronicle.table.revealed and self.loop.time() > self._rough
        return over and all(
            client.view is not None
            and client.n == self.chronicle.table.n
            and client.table.status == self.chronicle.table.status
            and not client.pending
            for client in self.clients
        )

    async def _wait(self) -> None:
        last, since = 0, 0.0
        while not self._settled():
            assert not self.loop.wrong, self.loop.wrong
            if self.chronicle.table.n != last:
                last, since = self.chronicle.table.n, self.loop.time()
            assert self.loop.time() < since + _PATIENCE, "the game does not go on"
            await asyncio.sleep(5)

    def _check(self) -> None:
        assert not self.loop.wrong, self.loop.wrong
        table = Table.restore(self.disk.logs[_TABLE])
        assert table.length == len(self.disk.logs[_TABLE])
        for client in self.clients:
            assert client.view == self.chronicle.views[table.n, client.place], client.who
            for id_ in client.acknowledged:
                assert self.chronicle.done[id_] == 1, id_

    def _clear_up(self) -> None:
        self._rough = 0.0
        for link in self._links:
            link.dead = True
        if self.process is not None:
            self.process.kill()
        for task in asyncio.all_tasks(self.loop):
            task.cancel()
        for _ in range(5):
            self.loop.run_until_complete(asyncio.sleep(0))
        self.loop.close()
