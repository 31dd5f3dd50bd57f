"""Sheets for tests: written as people would."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.score.fold import fold
from laydown.score.sense import check_next
from laydown.wire.sheets import Enter, Entry, Operation, SheetStart

if TYPE_CHECKING:
    from laydown.wire.sheets import Sheet, SheetAction, SheetPlayer


class Device:
    """A phone that writes on a sheet."""

    def __init__(self, name: str = "a", operations: list[Operation] | None = None) -> None:
        self.name = name
        self.operations: list[Operation] = operations if operations is not None else []

    def write(self, what: SheetAction) -> Sheet:
        """Write with the whole sheet before one's eyes."""
        own = sum(operation.device == self.name for operation in self.operations)
        seen = len(self.operations)
        operation = Operation(self.name, own + 1, what, seen, self.name.upper(), 1000 + seen)
        sheet = check_next(self.operations, operation)
        self.operations.append(operation)
        return sheet

    def start(
        self,
        *players: str,
        edition: str = "mattel",
        dealer: int = 0,
        options: dict[str, str] | None = None,
    ) -> Sheet:
        return self.write(SheetStart("Friday", edition, options or {}, list(players), dealer))

    def enter(self, key: int, *entries: Entry | None, out: str | None = None) -> Sheet:
        """Enter a round for players 1, 2, ...; None leaves one out."""
        told = {str(n): entry for n, entry in enumerate(entries, 1) if entry is not None}
        return self.write(Enter(key, told, out))

    @property
    def sheet(self) -> Sheet:
        return fold(self.operations)


def player(sheet: Sheet, name: str) -> SheetPlayer:
    return next(one for one in sheet.players if one.name == name)


OUT = Entry(laid=True)


def laid(points: int) -> Entry:
    return Entry(laid=True, points=points)


def left(points: int) -> Entry:
    return Entry(points=points)
