"""A table in memory: nobody is told what is not on disk, and one table stops no other."""

from __future__ import annotations

import asyncio
import json
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Any, cast

import pytest
from structlog.testing import capture_logs

from laydown.bots import make_bot
from laydown.bots.safe import safe_move
from laydown.engine.errors import SetupError
from laydown.engine.notation.position import parse_view
from laydown.engine.state import KEEP
from laydown.server.hall import Given, Hall
from laydown.server.logs import hidden
from laydown.server.socket import Conversation
from laydown.server.sql_store import SqlStore
from laydown.server.store import StoreFailed
from laydown.server.worked_out import WorkedOut
from laydown.tables.commands import Appear, Move, Ready, TakeBack, Vote
from laydown.tables.entries import Chair
from laydown.tables.settings import Bank, Days, Settings

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from pathlib import Path

    from laydown.server.crew import Crew
    from laydown.server.live import Live
    from laydown.server.store import Store

HOUR = 3_600_000
BEGINS = 1  # with this chance the first seat begins


class Disk:
    """A store that writes when it is told to."""

    def __init__(self) -> None:
        self.pending: list[asyncio.Future[None]] = []
        self.asked = 0

    def append(self, *_: object) -> asyncio.Future[None]:
        self.pending.append(asyncio.get_running_loop().create_future())
        return self.pending[-1]

    def write(self, problem: Exception | None = None) -> None:
        """Have the oldest part of what is pending on disk, or fail."""
        done = self.pending.pop(0)
        if problem:
            done.set_exception(problem)
        else:
            done.set_result(None)

    async def by_code(self, _: str) -> None: ...

    async def due(self, *_: object) -> list[str]:
        """Fail the first time that somebody asks."""
        self.asked += 1
        if self.asked == 1:
            raise OSError
        return []

    async def idle(self, *_: object) -> list[str]:
        return []


class Ear:
    """A line, and what it hears."""

    def __init__(self, who: str) -> None:
        self.who = who
        self.language = "en"
        self.heard: list[str] = []

    def send(self, frame: str) -> None:
        self.heard.append(frame)

    def close(self, code: int) -> None: ...


@asynccontextmanager
async def on_disk(folder: Path) -> AsyncIterator[SqlStore]:
    """Open a store in a folder, and close it."""
    store = SqlStore(folder)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def passed() -> None:
    """Let all happen that need not wait."""
    for _ in range(10):
        await asyncio.sleep(0)


async def table(hall: Hall, disk: Disk, settings: Settings | None = None) -> Live:
    """Open a table with somebody and a bot, and have it on disk."""
    chairs = [Chair(who="ann", name="Ann"), Chair(bot="steady")]
    settings = settings or Settings(edition="mattel")
    opening = asyncio.create_task(hall.open(settings, chairs, "ann", start=True))
    await passed()
    disk.write()
    return await opening


def hall_of(disk: Disk, now: Callable[[], int] = lambda: HOUR) -> Hall:
    return Hall(
        cast("Store", disk),
        cast("Crew", None),
        Given(now, lambda n: bytes([BEGINS]) * n),
        "",
    )


def test_who_waits_for_the_disk_waits_for_all_that_comes_meanwhile() -> None:
    async def run() -> None:
        disk = Disk()
        live = await table(hall_of(disk), disk)
        live.stop_planning()  # no bot is asked
        live.run(Appear(who="ann"))
        waiting = asyncio.create_task(live.settled())
        await passed()
        live.run(Vote(who="ann", id="1", about="end"))
        assert live.table.revealed
        for _ in range(2):
            assert not waiting.done()  # a seed that was told could not be taken back
            disk.write()
            await passed()
        assert waiting.done()
        await waiting

    asyncio.run(run())


def test_what_does_not_come_to_disk_is_told_to_nobody() -> None:
    async def run() -> None:
        disk = Disk()
        live = await table(hall_of(disk), disk)
        live.stop_planning()
        live.run(Appear(who="ann"))
        live.run(Vote(who="ann", id="1", about="end"))
        waiting = asyncio.create_task(live.settled())
        await passed()
        disk.write(StoreFailed())
        await passed()
        with pytest.raises((StoreFailed, SetupError)):
            await waiting
        with pytest.raises(SetupError, match="stopping"):
            await live.settled()

    asyncio.run(run())


def test_a_table_that_fails_in_the_middle_is_what_its_log_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with on_disk(tmp_path) as store:
            hall = Hall(store, cast("Crew", None), Given(lambda: HOUR), "")
            chairs = [Chair(who="ann", name="Ann"), Chair(who="bea", name="Bea")]
            live = await hall.open(Settings(edition="mattel"), chairs, "ann", start=True)
            before = live.table.length

            def fails(*_: object) -> None:
                raise ZeroDivisionError

            with monkeypatch.context() as patch:
                patch.setattr("laydown.tables.table.due", fails)  # after the vote has been noted
                with pytest.raises(ZeroDivisionError):
                    live.run(Vote(who="ann", id="1", about="pause"))
            assert live.table.length > before  # which is more than is written
            assert live.run(Vote(who="ann", id="2", about="pause")).answer is not None
            again = await hall.find(live.id)
            assert again is not None
            assert again is not live
            assert again.table.length == before
            assert again.run(Vote(who="ann", id="1", about="pause")).answer is None
            await again.settled()
            again.close()

    asyncio.run(run())


class Closed:
    """A socket of somebody who goes away at once."""

    async def accept(self) -> None: ...

    async def receive(self) -> dict[str, object]:
        return {"type": "websocket.disconnect", "code": 1006}

    async def close(self, code: int) -> None: ...

    async def send(self, message: object) -> None:
        raise RuntimeError(message)


@pytest.mark.parametrize("breaks", [True, False])
def test_what_fails_in_a_conversation_is_logged_and_who_goes_away_is_not(breaks: bool) -> None:
    class Nowhere:
        messages = 100
        stopping = False

        async def find(self, _: str) -> None:
            if breaks:
                raise OSError

    talk = Conversation(cast("Any", Closed()), cast("Hall", Nowhere()), None)
    with capture_logs() as logged:
        try:
            asyncio.run(talk.run("the-link"))
        except OSError:
            assert breaks
    told = [(one["event"], one["table"]) for one in logged]
    assert told == [("a conversation failed", hidden("the-link"))] * breaks


def test_a_bad_moment_of_the_store_does_not_end_the_waking_of_tables(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("laydown.server.hall._ROUNDS", 0)

    async def run() -> int:
        disk = Disk()
        hall = hall_of(disk)
        hall.start()
        await passed()
        await hall.stop()
        return disk.asked

    assert asyncio.run(run()) > 2


def test_the_same_question_again_costs_no_work_before_the_game_goes_on() -> None:
    async def run() -> None:
        worked_out = WorkedOut()
        done: list[str] = []
        may = asyncio.Event()

        async def work(what: str) -> bytes:
            await may.wait()
            done.append(what)
            return what.encode()

        def asked(at: int, what: str) -> asyncio.Task[bytes | None]:
            return asyncio.create_task(worked_out.once(at, what, partial(work, what)))

        waiting = [asked(1, "hint"), asked(1, "hint"), asked(1, "aim"), asked(1, "hint")]
        await passed()
        waiting.pop(0).cancel()  # whoever asked first has gone
        may.set()
        assert await asyncio.gather(*waiting) == [b"hint", b"aim", b"hint"]
        assert await asked(1, "hint") == b"hint"
        assert done == ["hint", "aim"]
        assert await asked(2, "hint") == b"hint"
        assert done == ["hint", "aim", "hint"]

    asyncio.run(run())


def test_whoever_changes_the_language_is_told_again_what_to_do(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []

    def options(_: object, language: str, **__: Any) -> None:  # noqa: ANN401
        asked.append(language)

    async def run() -> None:
        disk = Disk()
        live = await table(hall_of(disk), disk)
        live.stop_planning()
        ear = Ear("ann")
        live.attach(ear, None, outdated=False)
        monkeypatch.setattr("laydown.server.frames.options_of", options)
        assert live.table.play
        assert live.table.play.state.actors() == (0,)
        for language in ("de", "de", "fr"):
            live.speak(ear, language)
        assert asked == ["de", "fr"]
        assert ear.language == "fr"

    asyncio.run(run())


def test_a_clock_that_has_run_out_comes_before_a_command_that_comes_too_late() -> None:
    async def run() -> None:
        now = HOUR
        disk = Disk()
        settings = Settings(edition="mattel", clock=Bank(bank=20, gift=5), undo=True)
        live = await table(hall_of(disk, lambda: now), disk, settings)
        live.run(Appear(who="ann"))
        drew = live.run(Move(who="ann", id="1", n=live.table.n, move="draw"))
        assert drew.answer is None
        n = live.table.n
        now += 60_000  # and the alarm has not rung: the loop was busy, or the clock was set
        late = live.run(TakeBack(who="ann", id="2", n=n))
        assert late.answer is not None
        assert late.answer.code == "stale"
        assert live.table.play
        assert live.table.play.state.actors() == (1,)  # a safe move was made
        live.stop_planning()

    asyncio.run(run())


def until_several_keep_cards(live: Live) -> None:
    """Play until some have to choose at once what to keep for the next round."""
    player, table = make_bot("steady", b""), live.table
    people = [seat.who for seat in table.seating.seats]
    for who in people:
        live.run(Appear(who=who))
    assert table.play
    while True:
        if table.break_until is not None:
            for who in people:
                live.run(Ready(who=who))
            continue
        seat, *others = table.play.state.actors()
        if others and table.play.state.step == KEEP:
            return
        move = str(player.choose(table.play.view(seat)))
        who = table.seating.seats[seat].who
        assert live.run(Move(who=who, n=table.n, move=move)).answer is None


def test_moves_of_one_moment_are_told_though_the_last_of_them_leads_to_a_deal() -> None:
    async def run() -> None:
        now = HOUR
        disk = Disk()
        chairs = [Chair(who=who, name=who) for who in ("ann", "bea", "cid", "dan")]
        settings = Settings(edition="board", clock=Bank())
        opening = asyncio.create_task(
            hall_of(disk, lambda: now).open(settings, chairs, "ann", start=True)
        )
        await passed()
        disk.write()
        live = await opening
        until_several_keep_cards(live)
        ear = Ear("ann")
        live.attach(ear, None, outdated=False)
        n = live.table.n
        keeping = len(live.table.play.state.actors()) if live.table.play else 0
        now += 120_000  # nobody has chosen: that is done for all of them, and the cards are dealt
        live.ring()
        while disk.pending:
            disk.write()
        await passed()
        frames = [json.loads(text) for text in ear.heard]
        told = [frame["events"] for frame in frames if frame["t"] == "events"]
        *before, last = [[one["e"] for one in events] for events in told]
        assert before == [["kept"]] * (keeping - 1)
        assert last[:2] == ["kept", "dealt"]
        assert n + sum(map(len, told)) == live.table.n
        live.stop_planning()

    asyncio.run(run())


class Thinker:
    """A crew whose bots answer when they may."""

    def __init__(self) -> None:
        self.may = asyncio.Event()

    async def choose(self, bot: str, seed: bytes, view: str, **_: object) -> str:
        await self.may.wait()
        return str(make_bot(bot, seed).choose(parse_view(view)))


class SlowPlay:
    """A table of slow play: nobody is there, and it is a bot's turn."""

    def __init__(self, store: SqlStore) -> None:
        self.now = HOUR
        self.crew = Thinker()
        self._store = store

    def hall(self) -> Hall:
        """Start a server."""
        given = Given(lambda: self.now, lambda n: bytes([BEGINS]) * n)
        return Hall(self._store, cast("Crew", self.crew), given, "")

    async def begin(self, hall: Hall) -> Live:
        """Open it, and play to where the bot has to move."""
        settings = Settings(edition="mattel", clock=Days(1))
        chairs = [Chair(who="ann", name="Ann"), Chair(bot="steady")]
        live = await hall.open(settings, chairs, "ann", start=True)
        live.run(Appear(who="ann"))
        while live.table.play and live.table.play.state.actors() == (0,):
            move = str(safe_move(live.table.play.view(0)))
            assert live.run(Move(who="ann", n=live.table.n, move=move)).answer is None
        await live.settled()
        return live

    async def until(self, done: Callable[[], bool], live: Live) -> None:
        """Let time pass to whatever the bot does next."""
        self.crew.may.set()
        async with asyncio.timeout(60):
            while not done():
                self.now = max([self.now, *(ask.due for ask in live.table.asks())])
                live.ring()
                await asyncio.sleep(0)


def test_bots_of_slow_play_go_on_after_a_restart_though_nobody_comes(tmp_path: Path) -> None:
    async def run() -> None:
        async with on_disk(tmp_path) as store:
            slow = SlowPlay(store)
            live = await slow.begin(slow.hall())
            live.close()  # the server is killed before the bot has moved
            slow.now += 60_000
            hall = slow.hall()
            assert await store.due(slow.now, 9) == [live.id]
            await hall._wake(live.id)
            again = await hall.find(live.id)
            assert again is not None
            await slow.until(lambda: again.table.n > live.table.n, again)
            await again.settled()
            again.close()

    asyncio.run(run())


def test_a_table_stays_in_memory_while_bots_play_on_in_slow_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with on_disk(tmp_path) as store:
            slow = SlowPlay(store)
            hall = slow.hall()
            live = await slow.begin(hall)
            monkeypatch.setattr("laydown.server.hall._IDLE", 0)
            hall.look_again(live)
            await passed()
            assert hall.tables == 1
            await slow.until(lambda: hall.tables == 0, live)
            assert live.table.play
            assert live.table.play.state.actors() == (0,)  # it is her turn again

    asyncio.run(run())


def test_a_table_is_loaded_once_even_if_who_asked_first_gives_up(tmp_path: Path) -> None:
    async def run() -> None:
        given = Given(lambda: HOUR)
        async with on_disk(tmp_path) as store:
            opened = await Hall(store, cast("Crew", None), given, "").open(
                Settings(edition="mattel"), [Chair(who="ann", name="Ann"), Chair()], "ann"
            )
            hall = Hall(store, cast("Crew", None), given, "")
            first = asyncio.create_task(hall.find(opened.id))
            await asyncio.sleep(0)
            first.cancel()
            await asyncio.sleep(0)
            one, other = await asyncio.gather(hall.find(opened.id), hall.find(opened.id))
            assert one is not None
            assert one is other is await hall.find(opened.id)

    asyncio.run(run())
