"""All tables of a server: those that someone sits at are in memory, the others in the store."""

from __future__ import annotations

import asyncio
import base64
import secrets
from typing import TYPE_CHECKING, Final, NamedTuple, cast

import structlog

from laydown.engine.errors import LaydownError, SetupError
from laydown.server.lines import Allowances
from laydown.server.live import Live
from laydown.server.logs import hidden
from laydown.server.metrics import Metrics
from laydown.server.store import StoreFailed
from laydown.tables.commands import Abandon, LinkRematch, Start
from laydown.tables.entries import Chair
from laydown.tables.fairness import SECRET_BYTES
from laydown.tables.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable

    from laydown.server.crew import Crew
    from laydown.server.store import Store
    from laydown.tables.settings import Pace, Settings

_ID_BYTES: Final = 16
_CODE_LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # none that look alike
_CODE_LENGTH: Final = 6
_IDLE: Final = 60.0  # seconds that a table without lines stays in memory
_ROUNDS: Final = 30.0  # seconds between two looks for tables that have to be woken
_WOKEN: Final = 100  # at once
_GIVEN_UP: Final = 60 * 86_400_000  # milliseconds after which a table without a visit is ended
_log: Final = structlog.get_logger()
RESTART: Final = 1012  # the code of a socket that is closed because the server stops


def _text(found: bytes) -> str:
    """Return bytes as they stand in a link."""
    return base64.urlsafe_b64encode(found).rstrip(b"=").decode()


class Given(NamedTuple):
    """What is handed in from outside: time and randomness."""

    now: Callable[[], int]  # milliseconds since 1970
    draw: Callable[[int], bytes] = secrets.token_bytes  # that many bytes that nobody can guess


class Hall:
    """Finds, opens and forgets tables."""

    def __init__(
        self, store: Store, crew: Crew, given: Given, build: str, messages: int = 100
    ) -> None:
        self.store: Final = store
        self.crew: Final = crew
        self.build: Final = build
        self.now: Final = given.now
        self.draw: Final = given.draw
        self.messages: Final = messages  # that a player may send in a while
        self.allowances: Final = Allowances()
        self.metrics: Final = Metrics()
        self.site = ""  # the link for the own network, where others come by it
        self.stopping = False
        self._live: Final[dict[str, Live]] = {}
        self._loading: Final[dict[str, asyncio.Task[Live | None]]] = {}
        self._rematches: Final[dict[str, asyncio.Task[None]]] = {}
        self._rounds: asyncio.Task[None] | None = None

    @property
    def tables(self) -> int:
        """How many tables are in memory."""
        return len(self._live)

    @property
    def lines(self) -> int:
        """How many sockets are open at them."""
        return sum(len(live.lines) for live in self._live.values())

    # --- finding ---

    async def find(self, id_: str) -> Live | None:
        """Return a table, from memory or from the store; None if there is none."""
        live = self._live.get(id_)
        if live is not None:
            return live
        if id_ not in self._loading:
            loading = asyncio.create_task(self._load(id_))
            loading.add_done_callback(lambda _: self._loading.pop(id_))
            self._loading[id_] = loading
        # Whoever gives up waiting does not end it: two in memory would write one log.
        return await asyncio.shield(self._loading[id_])

    async def _load(self, id_: str) -> Live | None:
        found = await self.store.load(id_)
        if found is None:
            return None
        summary, lines = found
        live = self._keep(Live(id_, summary.code, Table.restore(lines), self))
        if live.table.status != summary.status:
            _log.warning("a table cannot go on with these rules", table=hidden(id_))
            live.store([])
        return live

    def _keep(self, live: Live) -> Live:
        self._live[live.id] = live
        self.look_again(live)
        return live

    async def by_code(self, code: str) -> str | None:
        """Return the table with a short code, however it was typed."""
        return await self.store.by_code(code.strip().upper())

    async def open(
        self, settings: Settings, chairs: list[Chair], host: str, *, start: bool = False
    ) -> Live:
        """Open a table, and start its game if that is wanted; it is on disk when this returns."""
        if self.stopping:
            raise SetupError("stopping")
        secret, now = self.draw(SECRET_BYTES), self.now()
        table, lines = Table.open(settings, chairs, host, secret, now)
        if start:
            started = table.handle(Start(who=host), now)
            if started.answer is not None:
                raise started.answer  # and nothing was opened
            lines += started.lines
            self.metrics.commands.labels(Start.__name__, "ok").inc()
        live = Live(_text(self.draw(_ID_BYTES)), await self._fresh_code(), table, self)
        done = live.store(lines)
        self._keep(live)
        if start:
            live.ring()
        try:
            await asyncio.shield(done)
        except StoreFailed as problem:
            live.close()
            self.failed(live, problem)
            raise
        return live

    def new_code(self, length: int) -> str:
        """Return a code that people can read and type."""
        # Eight bytes for a letter: no letter is noticeably more likely than another.
        numbers = [int.from_bytes(self.draw(8), "big") for _ in range(length)]
        return "".join(_CODE_LETTERS[number % len(_CODE_LETTERS)] for number in numbers)

    async def _fresh_code(self) -> str:
        while True:
            code = self.new_code(_CODE_LENGTH)
            if await self.store.by_code(code) is None:
                return code

    def rematch(self, live: Live) -> None:
        """Open a table for the same people, once; a game with bots only starts at once."""
        if live.id not in self._rematches:
            self._rematches[live.id] = asyncio.create_task(self._rematch(live))

    async def _rematch(self, live: Live) -> None:
        try:
            seats = live.table.seating.seats
            chairs = [
                Chair(who=seat.who, name=seat.name, bot=seat.bot, pace=cast("Pace", seat.pace))
                for seat in seats
                if not seat.left
            ]
            chairs += [Chair()] * (len(seats) - len(chairs))
            waited_for = [one.who for one in chairs if not one.bot]
            host = live.table.seating.host
            alone = waited_for == [host] != [""]  # with bots: nobody else comes
            fresh = await self.open(live.table.settings, chairs, host, start=alone)
            live.run(LinkRematch(table=fresh.id))
        except (LaydownError, StoreFailed):  # its bot may be gone by now, or the disk full
            _log.exception("the same people cannot play again", table=hidden(live.id))
        finally:
            self._rematches.pop(live.id)

    # --- forgetting ---

    def failed(self, live: Live, problem: BaseException) -> None:
        """Forget a table that is not what its log says; whoever comes back reloads it."""
        if isinstance(problem, StoreFailed):
            _log.error("a log could not be written", table=hidden(live.id), problem=str(problem))
        else:  # what it says, whoever asked for it logs
            _log.error("a table failed", table=hidden(live.id), problem=type(problem).__name__)
        self._forget(live)

    def _forget(self, live: Live) -> None:
        if self._live.get(live.id) is live:
            del self._live[live.id]

    def look_again(self, live: Live) -> None:
        """See after a while whether a table is still needed in memory."""
        asyncio.get_running_loop().call_later(_IDLE, self._perhaps_forget, live)

    def _perhaps_forget(self, live: Live) -> None:
        if live.closed or live.lines:
            return
        if live.busy or live.table.asks():  # in slow play bots go on though nobody is here
            self.look_again(live)
            return
        live.close()
        self._forget(live)

    # --- running ---

    def start(self) -> None:
        """Wake tables that have to be woken, from now on."""
        self._rounds = asyncio.create_task(self._wake_tables())

    async def _wake_tables(self) -> None:
        while True:
            try:
                for id_ in await self.store.due(self.now(), _WOKEN):
                    await self._wake(id_)
                for id_ in await self.store.idle(self.now() - _GIVEN_UP, _WOKEN):
                    await self._wake(id_, give_up=True)
            except Exception:  # noqa: BLE001 - the store may have a bad moment
                _log.exception("no table could be woken")
            await asyncio.sleep(_ROUNDS)

    async def _wake(self, id_: str, *, give_up: bool = False) -> None:
        """Do what is due at a table, or end it; one that fails must not stop the others."""
        try:
            live = await self.find(id_)
            if live is None:
                return
            if not give_up:
                live.ring()
            elif not live.lines:
                live.run(Abandon())
        except Exception:  # noqa: BLE001 - whatever is wrong with it
            _log.exception("a table cannot be woken", table=hidden(id_))

    async def stop(self) -> None:
        """Accept no more commands, tell everyone, and close once everything is on disk."""
        self.stopping = True
        if self._rounds:
            self._rounds.cancel()
        tables = list(self._live.values())
        for live in tables:
            live.stop_planning()
            live.say_goodbye()
        await asyncio.gather(*(live.settled() for live in tables), return_exceptions=True)
        for live in tables:
            live.close()
            for line in live.lines:
                line.close(RESTART)
