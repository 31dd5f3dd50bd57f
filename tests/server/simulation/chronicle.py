"""What really happened at a table, by its log on disk: the views of every seat at every number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.tables import entries
from laydown.tables.table import Table
from laydown.wire.of_game import view_of

if TYPE_CHECKING:
    from laydown.wire.game import View


class Chronicle:
    """Follows a log."""

    def __init__(self, log: list[str]) -> None:
        self._log = log
        self._read = 1
        self.table = Table.restore(log[:1])
        self.views: dict[tuple[int, int | None], View] = {}
        self.actors: dict[int, set[int]] = {}
        self.done: dict[str, int] = {}  # by id of a command: how often it was carried out

    def catch_up(self) -> None:
        """Read what has been written since."""
        while self._read < len(self._log):
            entry = entries.read_line(self._log[self._read])
            self._read += 1
            before = self.table.n
            self.table._fold(entry)
            if entry.id:
                self.done[entry.id] = self.done.get(entry.id, 0) + 1
                assert self.done[entry.id] == 1, f"{entry.id} was carried out twice"
            if self.table.n != before:
                self._note()

    def _note(self) -> None:
        play = self.table.play
        assert play
        for seat in range(len(self.table.seating.seats)):
            self.views[play.n, seat] = view_of(play.view(seat))
        self.views[play.n, None] = view_of(play.spectator())
        self.actors[play.n] = set(play.state.actors())

    @property
    def secrets(self) -> list[str]:
        """What nobody may read before the end."""
        table = self.table
        return [] if table.revealed else [table.secret.hex(), table.seed.hex() or "no seed yet"]
