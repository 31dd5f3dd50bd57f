"""A table with its log and a clock that only moves when told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.bots.safe import safe_move
from laydown.tables import commands
from laydown.tables.entries import Chair
from laydown.tables.settings import Settings
from laydown.tables.table import Table

if TYPE_CHECKING:
    from laydown.engine.errors import LaydownError
    from laydown.tables.commands import Command
    from laydown.tables.table import Outcome

SECRET = bytes(range(64))
ANN, BEA, CID = Chair(who="ann", name="Ann"), Chair(who="bea", name="Bea"), Chair(who="cid")
BOT = Chair(bot="steady")


class Sitting:
    """A table, all that its log says, and the time."""

    def __init__(self, *chairs: Chair, settings: Settings | None = None) -> None:
        self.now = 1_000_000
        settings = settings or Settings(edition="mattel")
        self.table, self.log = Table.open(settings, list(chairs), "ann", SECRET, self.now)
        self._ids = 0

    def _keep(self, outcome: Outcome) -> Outcome:
        self.log += outcome.lines
        assert self.table.length == len(self.log)
        return outcome

    def send(self, command: Command) -> Outcome:
        """Hand in a command."""
        return self._keep(self.table.handle(command, self.now))

    def do(self, kind: type[Command], who: str = "ann", **fields: object) -> LaydownError | None:
        """Hand in a command with an id of its own; return why it was refused."""
        self._ids += 1
        return self.send(kind(who=who, id=f"id{self._ids}", **fields)).answer

    def wait(self, milliseconds: int) -> Outcome:
        """Let time pass in one go, and tick."""
        self.now += milliseconds
        return self._keep(self.table.tick(self.now))

    def begin(self) -> Sitting:
        """Let all people come, and start."""
        for seat in self.table.seating.seats:
            if seat.who:
                self.do(commands.Appear, seat.who)
        assert self.do(commands.Start) is None
        return self

    def actor(self) -> int:
        """Return the seat that may act first."""
        assert self.table.play
        return self.table.play.state.actors()[0]

    def safe(self, seat: int) -> str:
        """Return a move that a seat may make."""
        assert self.table.play
        return str(safe_move(self.table.play.view(seat)))

    def step(self) -> Outcome:
        """Make a safe move for whoever may act, a person or a bot."""
        assert self.table.play
        seat = self.actor()
        move = self.safe(seat)
        if self.table.bot_of(seat):
            asked = next(ask for ask in self.table.asks() if ask.seat == seat)
            self.now = max(self.now, asked.due)
            return self.send(commands.Answer(seat=seat, n=asked.n, move=move))
        self._ids += 1
        who = self.table.seating.seats[seat].who
        return self.send(commands.Move(who=who, id=f"id{self._ids}", n=self.table.n, move=move))

    def until_turn_of(self, seat: int) -> None:
        """Make safe moves until a seat begins its turn."""
        while self.actor() != seat:
            self.step()

    def restored(self) -> Table:
        """Return the table that the log tells of."""
        return Table.restore(self.log)
