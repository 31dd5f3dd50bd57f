"""Whether this version can go on with every live table: each log is replayed."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from laydown.server.folder import FolderProblem, check_version, read_only
from laydown.server.sql_store import FILE
from laydown.server.store import Summary
from laydown.tables.table import Table

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

_LIVE: Final = "SELECT line FROM tables WHERE status IN ('waiting', 'playing', 'paused')"
_LOG: Final = "SELECT entry FROM log WHERE table_id = ? ORDER BY number"
_decode: Final = msgspec.json.Decoder(Summary).decode


class Checked(NamedTuple):
    """A live table, and whether it goes on as it was."""

    summary: Summary
    same: bool


def check(folder: Path) -> Iterator[Checked]:
    """Replay every live log."""
    file = folder / FILE
    if not file.is_file():
        raise FolderProblem("folder-empty", folder=str(folder))
    check_version(file)
    try:
        with closing(read_only(file)) as database:
            for (line,) in database.execute(_LIVE).fetchall():
                summary = _decode(line)
                log = [entry for (entry,) in database.execute(_LOG, (summary.id,))]
                yield Checked(summary, _status(log) == summary.status)
    except sqlite3.Error as problem:  # nobody may write there, not even what is read along
        raise FolderProblem("not-opened", folder=str(folder), reason=str(problem)) from None


def _status(log: list[str]) -> str:
    """Return how a table stands after its log; nothing if not even its opening can be read."""
    try:
        return Table.restore(log).status
    except (ValueError, LookupError):
        return ""
