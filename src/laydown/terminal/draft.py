"""An unfinished game on disk: for its owner alone, and not where the record will be.

A record tells the seed, and with it every card that is still hidden. While a game lasts it is kept
in the user's own folder, so that a computer that is switched off loses nothing; only the end of the
game puts it where it was wanted.
"""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from pathlib import Path
from typing import Final

_FOLDER: Final = 0o700
_FILE: Final = 0o600


def folder() -> Path:
    """Return where unfinished games are kept."""
    home = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(home).expanduser() / "laydown" / "unfinished"


def write_private(file: Path, content: str) -> None:
    """Write a text file that nobody else may read, the old content or the new, never half."""
    if file.exists() and not file.is_file():  # a device
        file.write_bytes(content.encode())
        return
    file = file.resolve()  # a link stays one
    beside = file.with_name(f".{file.name}.{secrets.token_hex(4)}")
    with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, _FILE), "wb") as new:
        new.write(content.encode())
    try:
        beside.replace(file)
    except OSError:
        beside.unlink()
        raise


class Draft:
    """The file of one unfinished game."""

    def __init__(self) -> None:
        self.file = folder() / f"{secrets.token_hex(8)}.record"

    def write(self, content: str) -> None:
        """Keep the game as it stands; raise `OSError` if that cannot be done."""
        self.file.parent.mkdir(mode=_FOLDER, parents=True, exist_ok=True)
        write_private(self.file, content)

    def remove(self) -> None:
        """Forget it: the game has an end, or a record elsewhere."""
        with suppress(OSError):
            self.file.unlink(missing_ok=True)
