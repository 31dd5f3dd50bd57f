"""A table: what its log says, and what may be done at it."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec.structs import replace

from laydown.engine.chance import expand
from laydown.engine.edition import NAMES as EDITIONS
from laydown.engine.edition import load
from laydown.engine.errors import LaydownError, SetupError
from laydown.engine.state import CLAIM
from laydown.tables import entries
from laydown.tables.answers import Answers
from laydown.tables.attendance import Attendance
from laydown.tables.clocks import Clocks
from laydown.tables.decide import DECISIONS
from laydown.tables.due import due, next_due
from laydown.tables.fairness import commitment
from laydown.tables.fold import FOLDS
from laydown.tables.pin import still_holds
from laydown.tables.seating import Seating
from laydown.tables.settings import (
    PACES,
    Days,
    check,
    check_bot,
    edition_of,
    slow_days,
)
from laydown.tables.votes import Votes

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.engine.edition import Edition
    from laydown.engine.events import Event
    from laydown.tables.commands import Command
    from laydown.tables.entries import AnyEntry, Chair
    from laydown.tables.play import Play, TakenBack
    from laydown.tables.settings import Settings

REVEALED: Final = ("over", "abandoned", "unplayable")
_ROUND: Final = '"round"'  # stands in each line that begins one
_CLAIM_PACE: Final = 150  # of the quickest bots: longer than they think


class Step(NamedTuple):
    """What one move brought: its events, from the first number to the last, and its mark."""

    first: int
    last: int
    mark: str
    events: list[Event | TakenBack]  # the game forgets them at a deal, which may come at once


class Ask(NamedTuple):
    """A wish: have a bot choose for a seat that was asked at event `n`, and answer when due."""

    seat: int
    bot: str
    n: int
    due: int
    seed: bytes


@dataclass
class Outcome:
    """What came of a command or a tick."""

    answer: LaydownError | None = None  # None: it is done
    lines: list[str] = field(default_factory=list)  # to be stored before anybody is told
    steps: list[Step] = field(default_factory=list)
    changed: bool = False  # seats, presence, clocks, votes: what is told of the table
    asked: bool = False  # somebody may do something else than before
    rematch: bool = False  # a table for the same people is wanted


def _edition_of(opened: entries.Opened) -> Edition | None:
    """Return the edition of a table; None if its text is no longer valid."""
    try:
        return edition_of(opened.settings)
    except LaydownError:
        return None


def _kept_from(lines: Sequence[str]) -> int:
    """Return the first line whose events are still told: the move that led to the present round.

    It is 0, so that all are told, where that cannot be found out.
    """
    with contextlib.suppress(ValueError):  # a line of a kind that is not known here
        for began in range(len(lines) - 1, 0, -1):
            if _ROUND in lines[began]:
                entry = entries.read_line(lines[began])
                if isinstance(entry, entries.RoundBegan) and entry.n:
                    for at in range(began, 0, -1):
                        if isinstance(entries.read_line(lines[at]), entries.Moved):
                            return at
    return 0


class Table:
    """The authority: checks, writes to the log, and is what the log says."""

    def __init__(self, opened: entries.Opened) -> None:
        """Use `open` or `restore`."""
        self.settings: Final = opened.settings
        edition = _edition_of(opened)
        # If it no longer exists, the table can be looked at, but not played.
        self.edition: Final[Edition] = edition or load(EDITIONS[0])
        self.edition_name: Final = edition.name if edition else opened.settings.edition
        self.secret: Final = bytes.fromhex(opened.secret)
        self.commitment: Final = commitment(self.secret)  # fixes the deal without telling it
        self.seating: Final = Seating(opened.chairs, opened.who)
        self.attendance: Final = Attendance(slow_days(opened.settings))
        self.votes: Final = Votes()
        self.answers: Final = Answers()
        self.clocks = Clocks(None, 0)
        self.play: Play | None = None
        self.seed = b""
        # "playing" and "paused" too, and those that are revealed.
        self.status = "waiting" if edition else "unplayable"
        self.last_at = opened.at  # the time of the last entry
        self.length = 0  # entries in the log
        self.followed = 1  # ... as far as these rules lead where the log says
        self.pin: entries.Started | None = None  # the rules and the edition of the game
        self.resting = True  # nobody is here, so that nothing moves
        self.was_rested = True  # the log says so
        self.stirred = 0  # when it moved again, or somebody's part changed hands
        self.woke_at = 0  # when somebody came to it at rest
        self.break_until: int | None = None  # between two rounds
        self.calm_at: int | None = None  # since when all people have answered a claim
        self.arranged: dict[int, tuple[list[str], list[list[str]]]] = {}
        self.rematch = ""
        self._outcome = Outcome()

    # --- making one ---

    @classmethod
    def open(
        cls, settings: Settings, chairs: list[Chair], host: str, secret: bytes, now: int
    ) -> tuple[Table, list[str]]:
        """Return a new table, and the first lines of its log; raise what is wrong with it."""
        edition = check(settings)
        settings = replace(
            settings, edition=edition.name
        )  # whatever one's own was called beside it
        if not edition.least_players <= len(chairs) <= edition.most_players:
            expected = f"{edition.least_players}-{edition.most_players}"
            raise SetupError("bad_players", {"found": len(chairs), "expected": expected})
        for chair in chairs:
            if chair.bot:
                check_bot(chair.bot)
        opened = entries.Opened(
            at=now,
            who=host,
            settings=settings,
            chairs=chairs,
            secret=secret.hex(),
        )
        table = cls(opened)
        table.length = 1
        return table, [entries.line_of(opened)]

    @classmethod
    def restore(cls, lines: Sequence[str]) -> Table:
        """Return the table that a log tells of; unplayable if these rules do not lead there."""
        return cls._restored(lines, _kept_from(lines))

    @classmethod
    def _restored(cls, lines: Sequence[str], kept: int) -> Table:
        """Return it with the events that lines from `kept` on tell of."""
        opened = entries.read_line(lines[0])
        if not isinstance(opened, entries.Opened):
            message = "a log begins with the opening of its table"
            raise ValueError(message)  # noqa: TRY004 - the text is wrong, not its type
        table = cls(opened)
        table.length = 1
        try:
            for at, line in enumerate(lines[1:], 1):
                entry = entries.read_line(line)
                if table.status == "unplayable" and isinstance(entry, entries.Started):
                    break
                if table.play is not None:
                    table.play.listening = at >= kept
                table._fold(entry)
                table.followed += 1
        except (LaydownError, ValueError, LookupError):
            if table.followed <= kept:  # it ends in an earlier round, whose events are told then
                return cls._restored(lines, _kept_from(lines[: table.followed]))
            table.status = "unplayable"
        if not table.revealed and not still_holds(table.pin, table.edition):
            table.status = "unplayable"
        if table.status == "unplayable":
            table._give_up(lines[table.followed :])
        table.length = len(lines)
        table.resting = True  # until somebody comes
        return table

    def _give_up(self, rest: Sequence[str]) -> None:
        """Be readable only; of the rest of the log just what is no part of the game counts."""
        self.break_until = None
        for line in rest:
            with contextlib.suppress(ValueError):  # of a kind that is not known here
                entry = entries.read_line(line)
                if isinstance(entry, entries.Rematched):
                    self.rematch = entry.table

    # --- the two doors ---

    def handle(self, command: Command, now: int) -> Outcome:
        """Carry out a command, or refuse it and change nothing."""
        now = self._begin(now)
        known = self.answers.known(command.who, command.id)
        if known is not None:
            self._outcome.answer = known.error
            return self._outcome
        try:
            DECISIONS[type(command)](self, command, now)
        except LaydownError as error:
            # Where it came from leads back to the outcome: a circle, which nobody looks for.
            error.__traceback__ = error.__context__ = error.__cause__ = None
            self._outcome.answer = error
        # Of people who only watch there may be any number: what they are refused is not kept.
        if self._outcome.answer is None or self.seating.seat_of(command.who) is not None:
            self.answers.note(command.who, command.id, self._outcome.answer)
        due(self, now)
        return self._outcome

    def tick(self, now: int) -> Outcome:
        """Do what time has brought."""
        now = self._begin(now)
        due(self, now)
        return self._outcome

    def _begin(self, now: int) -> int:
        """Start an outcome; time never goes back at a table."""
        self._outcome = Outcome()
        return max(now, self.last_at)

    # --- wishes ---

    def wake_at(self, now: int) -> int | None:
        """Return when to tick again."""
        return next_due(self, now)

    def asks(self) -> list[Ask]:
        """Return the bots to ask; those already asked at the same event need no second asking."""
        if not self.live or self.resting or self.play is None:
            return []
        found = []
        for seat in self.play.state.actors():
            bot = self.bot_of(seat)
            if bot:
                seed = expand(self.seed, "bot", 0, seat, 64)
                found.append(Ask(seat, bot, self.play.asked[seat], self._bot_due(seat), seed))
        return found

    def bot_of(self, seat: int) -> str:
        """Return the bot that plays for a seat now; empty if a person does."""
        place = self.seating.seats[seat]
        if place.bot:
            return place.bot
        return self.settings.standin if self.stood_in(seat) else ""

    def stood_in(self, seat: int) -> bool:
        """Whether a bot plays in somebody's place."""
        return self.seating.seats[seat].left or seat in self.attendance.standins

    def _bot_due(self, seat: int) -> int:
        """Return when the bot of a seat answers; nothing hidden affects that."""
        play, place = self._play(), self.seating.seats[seat]
        asked = max(play.asked_at[seat], self.stirred)
        pace = PACES[place.pace if place.bot else "quick"]
        if play.state.step != CLAIM:
            return asked + pace
        pace = max(pace, _CLAIM_PACE)
        # People come first: bots wait for half of the window, or until all people have answered.
        half = asked + self.settings.claim * 500
        return half if self.calm_at is None else min(half, max(asked, self.calm_at) + pace)

    # --- what is told ---

    @property
    def live(self) -> bool:
        """Whether moves can be made now."""
        return self.status == "playing" and self.break_until is None

    @property
    def revealed(self) -> bool:
        """Whether the game is over and its secrets are told."""
        return self.status in REVEALED

    @property
    def n(self) -> int:
        """The number of the last event."""
        return self.play.n if self.play else 0

    @property
    def claim_until(self) -> int | None:
        """When an open claim ends."""
        if not self.live or self.play is None or self.play.state.step != CLAIM:
            return None
        opened = max(self.play.asked_at[self.play.state.actors()[0]], self.stirred)
        return opened + self.settings.claim * 1000

    def awaited(self) -> list[int]:
        """Return the people here who have not yet asked for the next round."""
        if self.break_until is None:
            return []
        return [seat for seat in self.here() if not self.seating.seats[seat].ready]

    def here(self) -> list[int]:
        """Return the seats of the people who are here."""
        seats, present = self.seating.seats, self.attendance.present
        return [seat for seat in self.seating.people() if seats[seat].who in present]

    # --- the log ---

    def write(self, entry: AnyEntry) -> None:
        """Put an entry into the log, and be what it says."""
        self._outcome.lines.append(entries.line_of(entry))
        n = self.n
        self._fold(entry)
        if isinstance(entry, (entries.Moved, entries.TookBack, entries.Started)):
            mark = entry.mark if isinstance(entry, entries.Moved) else ""
            happened = self._play().since(n) or []
            self._outcome.steps.append(Step(n + 1, self.n, mark, happened))

    def note(self, *, changed: bool = False, asked: bool = False, rematch: bool = False) -> None:
        """Note what has to be sent again, or is wanted."""
        self._outcome.changed |= changed
        self._outcome.asked |= asked
        self._outcome.rematch |= rematch

    def _fold(self, entry: AnyEntry) -> None:
        self.length += 1
        FOLDS[type(entry)](self, entry)
        self.last_at = max(self.last_at, entry.at)
        self.answers.note(entry.who, entry.id, None)
        self._run_clocks(entry.at)

    def _run_clocks(self, at: int) -> None:
        """Let the clocks run of those who are asked now."""
        if self.play is None or not self.clocks.kind:
            return
        state = self.play.state
        stands = not self.live or (self.was_rested and not isinstance(self.clocks.kind, Days))
        running = set() if stands or state.step == CLAIM else set(state.actors())
        running = {seat for seat in running if not self.bot_of(seat)}
        self.clocks.follow(running, self.turn, state.turn, at)

    @property
    def turn(self) -> int:
        """A number for the present turn, in the whole game."""
        state = self._play().state
        return state.deals << 20 | state.turns

    def _play(self) -> Play:
        if self.play is None:
            raise SetupError("not_started")
        return self.play
