"""What may be written on a sheet; what may not is refused with a code and changes nothing.

Each operation is looked at by itself: that holds for what comes from other devices too, which must
not be lost because somebody else wrote meanwhile. What makes sense as the next one, `sense` says.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from laydown.engine.errors import LaydownError, SetupError
from laydown.score.editions import played
from laydown.score.entries import check_entry
from laydown.score.gather import name_of
from laydown.wire.sheets import (
    Add,
    Deal,
    DeleteRound,
    Drop,
    Enter,
    RenamePlayer,
    Retitle,
    SheetRedo,
    SheetStart,
    SheetUndo,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from laydown.engine.edition import Edition
    from laydown.wire.sheets import Operation

MOST_OPERATIONS: Final = 5000
LONGEST_NAME: Final = 24
LONGEST_TITLE: Final = 60
_MOST: Final = 1 << 53  # what a browser can count to
_LAST_ROUND: Final = 9999
_DEVICE: Final = re.compile(r"[a-z0-9]{1,32}")


class Checker:
    """Looks at the operations of a sheet, one after the other."""

    def __init__(self, operations: Iterable[Operation] = ()) -> None:
        """Take operations that are to be checked as well."""
        self._edition: Edition | None = None
        self._players: list[str] = []
        self._ids: set[str] = set()
        self._fixed: set[str] = set()  # what cannot be undone
        for operation in operations:
            self.check(operation)

    def knows(self, operation: Operation) -> bool:
        """Whether an operation is there already."""
        return name_of(operation) in self._ids

    def check(self, operation: Operation) -> None:
        """Take one more operation, or raise what is wrong with it."""
        _head(operation)
        if len(self._ids) >= MOST_OPERATIONS:
            raise SetupError("sheet_full", {"most": MOST_OPERATIONS})
        if self.knows(operation):
            raise SetupError("sheet_twice")
        if isinstance(operation.what, SheetStart):
            self._check_start(operation, operation.what)
        elif self._edition is None:
            raise SetupError("sheet_no_start")
        else:
            self._check(self._edition, operation)
        self._ids.add(name_of(operation))

    def _check_start(self, operation: Operation, start: SheetStart) -> None:
        if self._edition is not None:
            raise SetupError("sheet_no_start")
        try:
            edition = played(start)
        except LaydownError:
            raise SetupError("sheet_edition") from None
        _title(start.title)
        if not edition.least_players <= len(start.players) <= edition.most_players:
            raise bad_players(edition, len(start.players))
        for name in start.players:
            check_name(name)
        if len(set(start.players)) != len(start.players):
            raise SetupError("sheet_same_name")
        if not 0 <= start.dealer < len(start.players):
            raise SetupError("sheet_player")
        self._edition = edition
        self._fixed.add(name_of(operation))
        self._players = [str(number) for number in range(1, len(start.players) + 1)]

    def _check(self, edition: Edition, operation: Operation) -> None:
        match operation.what:
            case Retitle(title):
                _title(title)
            case Add(name, key):
                check_name(name)
                _round(key)
                self._players.append(name_of(operation))
            case Drop(player, key) | Deal(key, player):
                self._player(player)
                _round(key)
            case RenamePlayer(player, name):
                self._player(player)
                check_name(name)
            case Enter():
                self._check_enter(edition, operation.what)
            case DeleteRound(key):
                _round(key)
            case SheetUndo(of) | SheetRedo(of):
                self._fixed.add(name_of(operation))
                if of not in self._ids or of in self._fixed:
                    raise SetupError("sheet_undo")
            case _:
                pass

    def _check_enter(self, edition: Edition, what: Enter) -> None:
        _round(what.round)
        if not what.entries and what.out is None:
            raise SetupError("sheet_file")
        for player, entry in what.entries.items():
            self._player(player)
            check_entry(edition, entry)
        if what.out:
            self._player(what.out)

    def _player(self, player: str) -> None:
        if player not in self._players:
            raise SetupError("sheet_player")


def _head(operation: Operation) -> None:
    """Check who wrote it and when."""
    if not _DEVICE.fullmatch(operation.device):
        raise SetupError("sheet_file")
    if not 1 <= operation.counter < _MOST:
        raise SetupError("sheet_file")
    if not 0 <= operation.seen < _MOST or not 0 <= operation.at < _MOST:
        raise SetupError("sheet_file")
    if len(operation.author) > LONGEST_NAME or not _printable(operation.author):
        raise SetupError("sheet_name", {"most": LONGEST_NAME})


def _printable(text: str) -> bool:
    """Whether nothing in a text steers a terminal or a page."""
    return not any(letter < " " or "\x7f" <= letter < "\xa0" for letter in text)


def check_name(name: str) -> None:
    """Check what a player is called."""
    if not 1 <= len(name) <= LONGEST_NAME or name != name.strip(" ") or not _printable(name):
        raise SetupError("sheet_name", {"most": LONGEST_NAME})


def _title(title: str) -> None:
    if len(title) > LONGEST_TITLE or not _printable(title):
        raise SetupError("sheet_title", {"most": LONGEST_TITLE})


def _round(key: int) -> None:
    if not 1 <= key <= _LAST_ROUND:
        raise SetupError("sheet_round")


def bad_players(edition: Edition, count: int) -> SetupError:
    """Return what is said of too many players, or too few."""
    least, most = edition.least_players, edition.most_players
    return SetupError("sheet_players", {"count": count, "least": least, "most": most})
