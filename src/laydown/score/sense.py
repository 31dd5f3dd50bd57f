"""What makes sense as the next operation, for someone looking at the whole sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.engine.errors import SetupError
from laydown.score.check import Checker, bad_players
from laydown.score.editions import of_sheet
from laydown.score.fold import fold, undo_and_redo
from laydown.wire.sheets import Add, DeleteRound, Drop, Enter, RenamePlayer, SheetRedo, SheetUndo

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.wire.sheets import Operation, Sheet

_FEWEST: Final = 2


def check_next(operations: Sequence[Operation], operation: Operation) -> Sheet:
    """Return the sheet with one more operation, or raise why it makes no sense there."""
    checker = Checker(operations)
    checker.check(operation)
    if operations:
        _check_sense(fold(operations), operations, operation)
    sheet = fold([*operations, operation])
    if isinstance(operation.what, Enter):
        _check_round(sheet, operation.what)
    return sheet


def _check_sense(before: Sheet, operations: Sequence[Operation], operation: Operation) -> None:
    match operation.what:
        case Add(name):
            _check_joining(before)
            _same_name(before, "", name)
        case RenamePlayer(player, name):
            _same_name(before, player, name)
        case Drop(player):
            _check_leaving(before, player)
        case Enter(key):
            _check_writing(before, key)
        case DeleteRound(key) if key not in [found.round for found in before.rounds]:
            raise SetupError("sheet_round")
        case SheetUndo(of) if of != undo_and_redo(operations, operation.device)[0]:
            raise SetupError("sheet_undo")
        case SheetRedo(of) if of != undo_and_redo(operations, operation.device)[1]:
            raise SetupError("sheet_undo")
        case _:
            pass


def _check_joining(before: Sheet) -> None:
    if before.winners or before.tied:
        raise SetupError("sheet_too_late")
    edition = of_sheet(before)
    playing = sum(player.playing for player in before.players)
    if playing >= edition.most_players:
        raise bad_players(edition, playing + 1)


def _check_leaving(before: Sheet, player: str) -> None:
    playing = [one.id for one in before.players if one.playing]
    if player not in playing:
        raise SetupError("sheet_player")
    if len(playing) <= _FEWEST:
        raise bad_players(of_sheet(before), len(playing) - 1)


def _check_writing(before: Sheet, key: int) -> None:
    keys = [found.round for found in before.rounds]
    if before.winners and key not in keys:
        raise SetupError("sheet_after_end")
    if key not in {*keys, before.round}:
        raise SetupError("sheet_round")


def _same_name(sheet: Sheet, player: str, name: str) -> None:
    if any(one.name == name and one.id != player for one in sheet.players):
        raise SetupError("sheet_same_name")


def _check_round(sheet: Sheet, what: Enter) -> None:
    """Refuse a round that cannot have ended so."""
    found = next(one for one in sheet.rounds if one.round == what.round)
    match found.problem:
        case "out_elsewhere":
            raise SetupError("sheet_out_elsewhere")
        case "out_not_laid":
            raise SetupError("sheet_out_not_laid")
        case "out_with_cards":
            raise SetupError("sheet_out_with_cards")
        case "nothing_left":
            raise SetupError("sheet_nothing_left")
        case "phase_not_open":
            raise SetupError("sheet_phase_not_open")
    if any(player not in found.players for player in what.entries):
        raise SetupError("sheet_player")
