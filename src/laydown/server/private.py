"""Files that hold secrets: readable by their owner only."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pathlib import Path

BESIDE: Final = ("-wal", "-shm", "-journal")  # files that SQLite keeps beside a database
_MODE: Final = 0o600


def keep_private(database: Path) -> None:
    """Let nobody else read a database, made empty if it is not there, nor what lies beside it."""
    # SQLite gives what it makes beside a database the same mode.
    os.close(os.open(database, os.O_RDWR | os.O_CREAT, _MODE))
    for ending in ("", *BESIDE):
        file = database.with_name(database.name + ending)
        if file.exists():
            file.chmod(_MODE)
