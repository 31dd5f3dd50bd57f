"""Sheets as files: JSON that can be read again, and CSV for spreadsheets."""

from __future__ import annotations

import csv
import io
from typing import TYPE_CHECKING, Final

import msgspec

from laydown.engine.errors import SetupError
from laydown.score.check import Checker
from laydown.wire.sheets import Operation, SheetFile

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.wire.sheets import Sheet, SheetRound

FORMAT: Final = "laydown-sheet-1"
LONGEST: Final = 4 * 1024 * 1024  # bytes of a file
_STEERS: Final = ("=", "+", "-", "@", "\t", "\r")  # what makes a spreadsheet reckon with a name


def to_json(operations: Sequence[Operation]) -> str:
    """Return a sheet as a file that can be read again."""
    written = msgspec.json.encode(SheetFile(FORMAT, list(operations)))
    return msgspec.json.format(written, indent=1).decode() + "\n"


def from_json(text: str | bytes) -> list[Operation]:
    """Read a sheet from a file, or raise what is wrong with it."""
    if len(text) > LONGEST:
        raise SetupError("sheet_file")
    try:
        operations = msgspec.json.decode(text, type=SheetFile).operations
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise SetupError("sheet_file") from None
    Checker(operations)
    if not operations:
        raise SetupError("sheet_no_start")
    return operations


def to_csv(sheet: Sheet) -> str:
    """Return the rounds as lines and the players as columns: phases and points of each."""
    written = io.StringIO()
    lines = csv.writer(written, lineterminator="\n")
    names = [_plain(player.name) for player in sheet.players]
    head = [f"{name} {what}" for name in names for what in ("phases", "points")]
    lines.writerow(["round", "dealer", "out", *head])
    called = {player.id: name for player, name in zip(sheet.players, names, strict=True)}
    for found in sheet.rounds:
        if not found.counted:
            continue
        row: list[str | int] = [found.number, called[found.dealer], called.get(_out(found), "")]
        for player in sheet.players:
            cell = found.cells.get(player.id) if player.id in found.players else None
            row += [" ".join(map(str, cell.phases)), cell.points] if cell else ["", ""]
        lines.writerow(row)
    total: list[str | int] = ["total", "", ""]
    for player in sheet.players:
        total += [" ".join(map(str, player.made)), player.total]
    lines.writerow(total)
    return written.getvalue()


def _out(found: SheetRound) -> str:
    return found.out.out if found.out else ""


def _plain(name: str) -> str:
    """Return a name that no spreadsheet takes for a formula."""
    return f"'{name}" if name.startswith(_STEERS) else name
