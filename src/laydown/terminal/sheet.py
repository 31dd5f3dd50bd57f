"""Score sheets in the terminal: files that the browser reads too, entered line by line."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

from laydown.engine.errors import LaydownError, SetupError
from laydown.locale import catalogue
from laydown.score.editions import of_sheet
from laydown.score.files import from_json, to_csv, to_json
from laydown.score.fold import fold, undo_and_redo
from laydown.score.sense import check_next
from laydown.terminal.failure import Failure, failure, read_text, write_text
from laydown.terminal.look import printable, quoted, strong
from laydown.terminal.screen import Screen
from laydown.wire.sheets import (
    Add,
    DeleteRound,
    Drop,
    Enter,
    Entry,
    Operation,
    SheetRedo,
    SheetStart,
    SheetUndo,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.engine.edition import Edition
    from laydown.wire.sheets import Sheet, SheetAction

_DEVICE: Final = "terminal"
_OUT: Final = "out"
_LAID: Final = "laid"


class SheetFile:
    """A sheet in a file, and the language in which it is told."""

    def __init__(self, file: str, language: str) -> None:
        self._file = file
        self._language = language
        self._text = catalogue(language).text
        self.operations: list[Operation] = []

    def read(self) -> SheetFile:
        """Read the file, or raise what is wrong with it."""
        try:
            self.operations = from_json(read_text(self._file, self._language))
        except LaydownError as error:
            raise failure(error, self._language) from None
        return self

    def start(self, edition: Edition, names: Sequence[str], *, plain: bool) -> None:
        """Begin a sheet in a new file; the first of the players deals."""
        if Path(self._file).exists():
            raise Failure(self._text("file-exists", file=quoted(self._file)))
        title, told = printable(Path(self._file).stem[:60]), edition.option_texts()
        self._write(SheetStart(title, edition.name, told, list(names), 0, edition.source))
        self.show(plain=plain)

    def enter(self, key: int | None, words: Sequence[str], *, plain: bool) -> None:
        """Enter the next round, or correct one by its number on the sheet."""
        sheet = fold(self.operations)
        key = sheet.round if key is None else self._key(sheet, key)
        entries: dict[str, Entry] = {}
        out: str | None = None
        try:
            for word in words:
                player, entry, is_out = _entry(sheet, word)
                entries[player] = entry
                out = player if is_out else out
        except LaydownError as error:
            raise failure(error, self._language) from None
        round_ = next((one for one in sheet.rounds if one.round == key), None)
        told = out or (round_.out.out if round_ and round_.out else None)
        left = set(round_.missing if round_ else _part(sheet)) - set(entries)
        # With everybody there and nobody out the round has ended without a winner.
        self._write(Enter(key, entries, out if told or left else ""))
        self.show(plain=plain)

    def delete(self, number: int, *, plain: bool) -> None:
        """Delete a round."""
        self._write(DeleteRound(self._key(fold(self.operations), number)))
        self.show(plain=plain)

    def add(self, name: str, *, plain: bool) -> None:
        """Let someone join before the next round."""
        self._write(Add(name, fold(self.operations).round))
        self.show(plain=plain)

    def drop(self, name: str, *, plain: bool) -> None:
        """Let somebody leave before the next round."""
        sheet = fold(self.operations)
        self._write(Drop(self._player(sheet, name), sheet.round))
        self.show(plain=plain)

    def _player(self, sheet: Sheet, name: str) -> str:
        for player in sheet.players:
            if player.name.lower() == name.lower():
                return player.id
        raise failure(SetupError("sheet_player"), self._language)

    def undo(self, *, plain: bool) -> None:
        """Take back what was written last here."""
        self._write(SheetUndo(undo_and_redo(self.operations, _DEVICE)[0]))
        self.show(plain=plain)

    def redo(self, *, plain: bool) -> None:
        """Write again what was taken back last."""
        self._write(SheetRedo(undo_and_redo(self.operations, _DEVICE)[1]))
        self.show(plain=plain)

    def _key(self, sheet: Sheet, number: int) -> int:
        for found in sheet.rounds:
            if found.number == number:
                return found.round
        raise failure(SetupError("sheet_round"), self._language)

    def _write(self, what: SheetAction) -> None:
        """Write on the sheet and to the disk, or raise why that cannot be."""
        own = [one.counter for one in self.operations if one.device == _DEVICE]
        now = int(time.time() * 1000)
        seen = len(self.operations)
        operation = Operation(_DEVICE, max(own, default=0) + 1, what, seen, "", now)
        try:
            check_next(self.operations, operation)
        except LaydownError as error:
            raise failure(error, self._language) from None
        self.operations.append(operation)
        write_text(self._file, to_json(self.operations), self._language)

    def export(self, kind: str) -> str:
        """Return the sheet as CSV or JSON."""
        return to_csv(fold(self.operations)) if kind == "csv" else to_json(self.operations)

    def show(self, *, plain: bool) -> None:
        """Write the sheet as on paper: players side by side, rounds below each other."""
        sheet, screen, text = fold(self.operations), Screen(plain=plain), self._text
        scored = of_sheet(sheet).scored
        called = {player.id: printable(player.name) for player in sheet.players}
        rows = [["", *(strong(called[player.id]) for player in sheet.players)]]
        for found in sheet.rounds:
            row = [str(found.number)]
            for player in sheet.players:
                cell = found.cells.get(player.id) if player.id in found.players else None
                out = found.out is not None and found.out.out == player.id
                parts = [f"({phase})" for phase in cell.phases] if cell else []
                if out:
                    parts.append(text("scores-out"))
                elif cell and scored:
                    parts.append(str(cell.points))
                row.append(" ".join(parts) or "-")
            rows.append(row)
        if scored:
            rows.append([text("scores-total"), *(str(player.total) for player in sheet.players)])
        phases = [text("scores-phase", phase=p.phase) if p.phase else "" for p in sheet.players]
        rows.append(["", *phases])
        screen.columns(rows)
        names = ", ".join
        if sheet.winners:
            several = "scores-winners" if len(sheet.winners) > 1 else "scores-winner"
            screen.line(text(several, players=names(called[one] for one in sheet.winners)))
            return
        if sheet.tied:
            screen.line(text("scores-tied", players=names(called[one] for one in sheet.tied)))
        screen.line(f"{called[sheet.dealer]} {text('scores-deals')}.")
        for found in sheet.rounds:
            if found.missing:
                missing = names(called[one] for one in found.missing)
                told = text("scores-missing", players=missing)
                screen.line(f"{text('scores-round', round=found.number)}. {told}")


def _part(sheet: Sheet) -> list[str]:
    return sheet.tied or [player.id for player in sheet.players if player.playing]


def _entry(sheet: Sheet, words: str) -> tuple[str, Entry, bool]:
    """Read `Ida out`, `Max laid 45`, `Lena R7 W S`; a phase is named as in `Max laid=7 45`."""
    for player in sorted(sheet.players, key=lambda one: -len(one.name)):
        if words.lower() == player.name.lower() or words.lower().startswith(
            f"{player.name.lower()} "
        ):
            break
    else:
        raise SetupError("sheet_player")
    laid, out, phase, points = False, False, 0, 0
    cards: list[str] = []
    for word in words[len(player.name) :].split():
        name, _, value = word.lower().partition("=")
        if name in {_OUT, _LAID}:
            laid, out = True, out or name == _OUT
            phase = int(value) if value.isdecimal() and len(value) < 3 else phase  # noqa: PLR2004
        elif word.lstrip("-").isdecimal() and len(word) < 9:  # noqa: PLR2004
            points = int(word)
        else:
            cards.append(word.upper())
    return player.id, Entry(laid, phase, points, cards=cards), out


def list_sheets(folder: str, language: str, *, plain: bool) -> None:
    """Write the sheets of a folder: file, edition and players."""
    text, rows = catalogue(language).text, []
    if not Path(folder).is_dir():
        raise Failure(text("folder-missing", folder=quoted(folder)))
    for file in sorted(Path(folder).glob("*.json")):
        try:
            sheet = fold(from_json(file.read_bytes()))
        except (LaydownError, OSError):
            continue  # another file
        line = {"edition": sheet.edition, "rounds": len(sheet.rounds)}
        players = ", ".join(printable(player.name) for player in sheet.players)
        rows.append([strong(printable(file.name)), text("scores-line", **line), players])
    screen = Screen(plain=plain)
    if rows:
        screen.columns(rows)
    else:
        screen.line(text("sheets-none", folder=quoted(folder)))
