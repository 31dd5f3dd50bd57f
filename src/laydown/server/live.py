"""A table in memory with its open lines: commands in, frames out once on disk."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import contextmanager
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING, Final, Protocol

import msgspec

from laydown.engine.errors import SetupError
from laydown.engine.notation.position import print_view
from laydown.server.clock import SteadyClock
from laydown.server.frames import Frames
from laydown.server.tell import summary_of
from laydown.server.worked_out import WorkedOut
from laydown.tables.commands import Answer, Appear, Command, Stand, Vanish
from laydown.tables.settings import slow_days
from laydown.tables.table import Outcome
from laydown.wire.messages import Bye, No, Ok, OptionsFrame
from laydown.wire.of_options import options_of
from laydown.wire.options import Options
from laydown.wire.refusals import refusal_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from laydown.engine.view import View
    from laydown.server.crew import Crew
    from laydown.server.metrics import Metrics
    from laydown.server.store import Store, Summary
    from laydown.tables.table import Ask, Table
    from laydown.wire.messages import ServerFrame

_CLOSED_BADLY: Final = 1011
NO_SPECTATORS: Final = 4403
_COME_BACK: Final = 1000  # milliseconds after which to come back, with jitter
_LATEST: Final = 60.0  # seconds between two looks at the clock, which may be set


class Line(Protocol):
    """An open socket at a table."""

    who: str
    language: str

    def send(self, frame: str) -> None:
        """Send a frame, in order."""

    def close(self, code: int) -> None:
        """Close it after what was sent."""


Told = list[tuple[Line, str | int]]  # frames, or the code with which a line is closed


def _send(told: Told) -> None:
    for line, frame in told:
        if isinstance(frame, int):
            line.close(frame)
        else:
            line.send(frame)


class House(Protocol):
    """What a live table needs from the server."""

    @property
    def store(self) -> Store:
        """Where logs are kept."""

    @property
    def crew(self) -> Crew:
        """Where bots think."""

    @property
    def build(self) -> str:
        """What this server is."""

    @property
    def site(self) -> str:
        """The link for the own network; empty if there is none."""

    @property
    def metrics(self) -> Metrics:
        """What a host may want to watch."""

    def now(self) -> int:
        """Return the time."""

    def failed(self, live: Live, problem: BaseException) -> None:
        """Forget a table that is not what its log says."""

    def rematch(self, live: Live) -> None:
        """Open a table for the same people."""


class Live:
    """One table, its lines, its bots and its alarm clock."""

    def __init__(self, id_: str, code: str, table: Table, house: House) -> None:
        self.id: Final = id_
        self.code: Final = code
        self.table: Final = table
        self.lines: Final[list[Line]] = []
        self.worked_out: Final = WorkedOut()
        self.now: Final = SteadyClock(house.now, table.last_at)
        self.closed = False
        self._stopped = False
        self._house: Final = house
        self._frames: Final = Frames(self)
        # What waits for the disk: frames go out when all before them is written.
        self._held: Final[deque[tuple[asyncio.Future[None] | None, Told]]] = deque()
        self._asked: dict[int, int] = {}  # by seat: the event at which its bot was asked
        self._chosen: dict[int, tuple[int, str]] = {}  # by seat: what it chose, until it is due
        self._thinking: Final[set[asyncio.Task[None]]] = set()
        self._alarm: asyncio.TimerHandle | None = None
        self._due: int | None = None  # when it rings; a busy loop, or a clock that is set, is late

    # --- commands ---

    def run(self, command: Command, line: Line | None = None) -> Outcome:
        """Carry out a command; whoever sent it is answered once it is on disk.

        What was due by now comes first, even if the alarm has not rung yet. A table that was given
        up takes no more commands: its log may continue elsewhere.
        """
        if self._due is not None and self._due <= self.now():
            self.ring()
        if self.closed:
            return Outcome(answer=SetupError("stopping"))
        with self._whole():
            outcome = self.table.handle(command, self.now())
            answer = outcome.answer.code if outcome.answer else "ok"
            self._house.metrics.commands.labels(type(command).__name__, answer).inc()
            answers: Told = []
            if line is not None:
                answers.append((line, self._frames.encode(self._answer(command, outcome, line))))
            self._take(outcome, answers)
            if isinstance(command, Stand) and outcome.lines:
                self._look_on(command.who)
        return outcome

    @contextmanager
    def _whole(self) -> Iterator[None]:
        """Give the table up after a mistake of ours.

        What is in memory may be half done by then, and what comes next must not build on it.
        """
        try:
            yield
        except Exception as problem:
            if not self.closed:
                self._fail(problem)
            raise

    def _look_on(self, who: str) -> None:
        """Show whoever has left the game what lies open, for that is all they see from now on."""
        lines = [line for line in self.lines if line.who == who and self.lets_in(line)]
        self.hold(self._frames.from_outside(lines))

    def _answer(self, command: Command, outcome: Outcome, line: Line) -> ServerFrame:
        if outcome.answer is None:
            return Ok(id=command.id)
        refusal = refusal_of(outcome.answer, line.language)
        return No(id=command.id, refusal=refusal, missed=refusal.code == "stale")

    def _take(self, outcome: Outcome, answers: Told) -> None:
        """Store what happened, then tell everyone, and see what comes next."""
        told = answers + self._frames.of(outcome)
        done = None
        if outcome.lines:
            done = self.store(outcome.lines)
        self.hold(told, done)
        if outcome.changed:
            self._show_out()
        if outcome.rematch:
            self._house.rematch(self)
        self._plan()

    def store(self, lines: list[str]) -> asyncio.Future[None]:
        """Have lines of the log written."""
        first = self.table.length - len(lines)
        done = self._house.store.append(self.id, first, lines, self.summary())
        since = perf_counter()
        done.add_done_callback(lambda _: self._house.metrics.stored.observe(perf_counter() - since))
        done.add_done_callback(self._release)
        return done

    def summary(self) -> Summary:
        """Return what lists show, and when it has to be woken though nobody comes."""
        # Slow play goes on with nobody here: after a restart its bots have to be asked again.
        times = [ask.due for ask in self.table.asks()] if slow_days(self.table.settings) else []
        due = self.table.wake_at(self.now())
        wake = min(times if due is None else [*times, due], default=None)
        return summary_of(self.table, self.id, self.code, self.now.on_machine(wake))

    def hold(self, told: Told, done: asyncio.Future[None] | None = None) -> None:
        """Send frames when all that came before is on disk."""
        if done is None and not self._held:
            _send(told)
        elif told or done:
            self._held.append((done, told))

    def _release(self, _: object = None) -> None:
        """Send what no longer has to wait."""
        while self._held and not self.closed:
            done, told = self._held[0]
            if done is not None:
                if not done.done():
                    return
                problem = done.exception()
                if problem:
                    self._fail(problem)
                    return
            self._held.popleft()
            _send(told)

    def _fail(self, problem: BaseException) -> None:
        """Give up what is in memory: the log is the truth, and did not take it."""
        self.close()
        for line in self.lines:
            line.close(_CLOSED_BADLY)
        self._house.failed(self, problem)

    async def settled(self) -> None:
        """Wait until all that has happened is on disk."""
        while self._held:
            if self.closed:
                raise SetupError("stopping")
            done, _ = self._held[0]
            if done is None or done.done():
                await asyncio.sleep(0)  # it is being told
            else:
                await asyncio.shield(done)  # whoever gives up waiting does not undo it

    @property
    def build(self) -> str:
        """What this server is."""
        return self._house.build

    @property
    def site(self) -> str:
        """The link for the own network; empty if there is none."""
        return self._house.site

    @property
    def busy(self) -> bool:
        """Whether something is not written yet."""
        return bool(self._held)

    # --- lines ---

    def seat_of(self, line: Line) -> int | None:
        """Return the seat of whoever is at a line."""
        return self.table.seating.seat_of(line.who) if line.who else None

    def attach(self, line: Line, since: int | None, *, outdated: bool) -> None:
        """Welcome a line: the table, then the view or what was missed, then the options."""
        if line.who and not any(other.who == line.who for other in self.lines):
            self.run(Appear(who=line.who))
        self.lines.append(line)
        self.greet(line, since, outdated=outdated)
        self._tell_who_is_here(line)

    def greet(self, line: Line, since: int | None, *, outdated: bool) -> None:
        """Tell a line everything it needs to go on; again, if it has lost something."""
        self.hold(self._frames.welcome(line, since, outdated=outdated))

    def detach(self, line: Line, *, bye: bool) -> None:
        """Forget a line; a person is gone with the last one."""
        if line not in self.lines:
            return
        self.lines.remove(line)
        self._tell_who_is_here(line)
        if line.who and not self.closed and not any(o.who == line.who for o in self.lines):
            self.run(Vanish(who=line.who, bye=bye))

    def _tell_who_is_here(self, line: Line) -> None:
        """Before the game, tell the others that somebody without a seat has come or gone."""
        if self.table.play is None and line.who and self.seat_of(line) is None:
            self.hold([told for told in self._frames.tables() if told[0] is not line])

    def unseated(self) -> int:
        """Return how many people are here without a seat."""
        unseated = [line for line in self.audience() if self.seat_of(line) is None]
        return len({line.who for line in unseated if line.who})

    def lets_in(self, line: Line) -> bool:
        """Whether somebody may stay: with a seat, before the game, or to watch."""
        table = self.table
        return table.play is None or table.settings.spectators or self.seat_of(line) is not None

    def speak(self, line: Line, language: str) -> None:
        """Go on in another language; what is to be done is told again in it."""
        if line.language != language:
            line.language = language
            self.hold(self._frames.options(line))

    def audience(self) -> list[Line]:
        """Return the lines of those who may stay: nobody else is told anything."""
        if self.table.play is None or self.table.settings.spectators:
            return self.lines
        return [line for line in self.lines if self.seat_of(line) is not None]

    def _show_out(self) -> None:
        """Close the lines of those who may not watch."""
        for line in self.lines:
            if not self.lets_in(line):
                left = bool(line.who) and self.table.seating.has_left(line.who)
                bye = self._frames.encode(Bye(reason="left" if left else "closed"))
                self.hold([(line, bye), (line, NO_SPECTATORS)])

    def say_goodbye(self) -> None:
        """Tell everyone that the server is stopping, after everything else."""
        frame = self._frames.encode(Bye(reason="restart", after=_COME_BACK))
        self.hold([(line, frame) for line in self.lines])

    # --- time and bots ---

    def _plan(self) -> None:
        """Ask the bots that are wanted, and set the alarm for what comes next."""
        if self._stopped:
            return
        asks = self.table.asks()
        for ask in asks:
            if self._asked.get(ask.seat) != ask.n:
                self._asked[ask.seat] = ask.n
                self._ask(ask)
        now = self.now()
        times = [ask.due for ask in asks if self._chosen.get(ask.seat, (0,))[0] == ask.n]
        wake = self.table.wake_at(now)
        if wake is not None:
            times.append(wake)
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        self._due = min(times, default=None)
        if self._due is not None:
            delay = min(max(0, self._due - now) / 1000, _LATEST)
            self._alarm = asyncio.get_running_loop().call_later(delay, self.ring)

    def ring(self) -> None:
        """Do what is due: bots that have chosen, then what time brings."""
        self._due = None
        if self._alarm:
            self._alarm.cancel()  # whoever woke the table came before it
            self._alarm = None
        if self.closed:
            return  # its log may go on elsewhere
        now = self.now()
        for ask in self.table.asks():
            n, move = self._chosen.get(ask.seat, (0, ""))
            if n == ask.n and ask.due <= now:
                del self._chosen[ask.seat]
                self.run(Answer(seat=ask.seat, n=n, move=move))
                return  # it has planned what comes next
        with self._whole():
            self._take(self.table.tick(now), [])

    def _ask(self, ask: Ask) -> None:
        if self.table.play is None:
            return
        view = print_view(self.table.play.view(ask.seat))
        thinking = asyncio.create_task(self._think(ask, view))
        self._thinking.add(thinking)
        thinking.add_done_callback(self._thinking.discard)

    def work_out(self, seat: int, language: str, *, undo: bool) -> None:
        """Have the options of a seat listed in a process of its own, and sent when they are."""
        if self.table.play is None:
            return
        view = self.table.play.view(seat)
        working = asyncio.create_task(self._work_out(view, self.table.n, language, undo=undo))
        self._thinking.add(working)
        working.add_done_callback(self._thinking.discard)

    async def _work_out(self, view: View, n: int, language: str, *, undo: bool) -> None:
        crew, text = self._house.crew, print_view(view)
        work = partial(crew.options, text, language, undo=undo)
        found = await self.worked_out.once(n, ("options", view.seat, language), work)
        if self.table.n != n or not self.table.live:
            return
        if found is None:  # too much to search through: the rest can be told at once
            options = options_of(view, language, undo=undo, search=False)
        else:
            options = msgspec.json.decode(found, type=Options | None)
        if options is not None:
            frame = self._frames.encode(OptionsFrame(n=n, options=options))
            asked = [line for line in self.lines if self.seat_of(line) == view.seat]
            self.hold([(line, frame) for line in asked if line.language == language])

    async def _think(self, ask: Ask, view: str) -> None:
        with self._house.metrics.chosen.time():
            strange = bool(self.table.edition.source)
            move = await self._house.crew.choose(ask.bot, ask.seed, view, strange=strange)
        if self._asked.get(ask.seat) == ask.n:
            self._chosen[ask.seat] = ask.n, move
            self._plan()

    def stop_planning(self) -> None:
        """Set no more alarms, and ask no more bots."""
        self._stopped = True
        self._due = None
        if self._alarm:
            self._alarm.cancel()
        for thinking in self._thinking:
            thinking.cancel()

    def close(self) -> None:
        """Send nothing more to anyone."""
        self.stop_planning()
        self.closed = True
