"""Games that are kept as they are played: one file each, one line more for each move.

A record tells the seed, and with it every card that is still hidden: the files are for their owner
alone. A game under way has no line with its result; the end of the game writes it.
"""

from __future__ import annotations

import errno
import os
import re
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from laydown.engine.notation.record import print_record
from laydown.terminal.private import FILE, write_private

if TYPE_CHECKING:
    from collections.abc import Iterator

    from laydown.engine.notation.record import Record, RecordedMove

_FOLDER: Final = 0o700
_NAME: Final = re.compile(r"game-(\d{1,9})\.txt")
_RESULT: Final = re.compile(r"(?m)^result: .*\n")


def folder() -> Path:
    """Return where games are kept, or raise that there is no such place."""
    home = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    try:
        return Path(home).expanduser() / "laydown" / "games"
    except RuntimeError:  # a user without a home, as in a container
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), home) from None


@dataclass(frozen=True)
class Found:
    """A game that is kept: its number, its file, when it was last played."""

    number: int
    file: Path
    played: float

    @property
    def text(self) -> str:
        """What is written; a line that was cut off at its end does not count."""
        text = self.file.read_text("utf-8", "replace")
        return text[: text.rindex("\n") + 1] if "\n" in text else ""


def found() -> list[Found]:
    """Return the games that are kept, the last played first."""
    return sorted(_found(), key=lambda one: (one.played, one.number), reverse=True)


def _found() -> Iterator[Found]:
    if not folder().is_dir():
        return
    for file in folder().iterdir():
        name = _NAME.fullmatch(file.name)
        if name:
            with suppress(OSError):  # it has just gone
                yield Found(int(name[1]), file, file.stat().st_mtime)


def is_over(text: str) -> bool:
    """Whether a saved game has come to its end."""
    return bool(_RESULT.search(text.partition("\nmoves:")[0] + "\n"))


def head_of(text: str) -> str:
    """Return a record without its moves and its result: quickly read."""
    head, _, _ = text.partition("\nmoves:")
    return _RESULT.sub("", f"{head}\n") + "moves:\n"


class Keeping:
    """Keeps one game; raises `OSError` where that cannot be done."""

    def __init__(self, number: int, file: Path) -> None:
        """Use `begin`, or go on with a game that was found."""
        self.number: Final = number
        self.file: Final = file
        self._size = 0  # as we left it

    @classmethod
    def begin(cls, record: Record) -> Keeping:
        """Keep a new game, under the next number."""
        folder().mkdir(mode=_FOLDER, parents=True, exist_ok=True)
        number = max((one.number for one in found()), default=0)
        while True:
            number += 1
            file = folder() / f"game-{number}.txt"
            with suppress(FileExistsError):  # another one has just begun
                os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, FILE))
                break
        keeping = cls(number, file)
        keeping.rewrite(record)
        return keeping

    def rewrite(self, record: Record) -> None:
        """Write the moves made so far; what was cut off is mended by it."""
        head = _RESULT.sub("", print_record(replace(record, moves=())), count=1)
        write_private(self.file, head + "".join(f"{move}\n" for move in record.moves))
        self._size = self.file.stat().st_size

    def add(self, move: RecordedMove) -> None:
        """Write one more move, to the disk itself."""
        with os.fdopen(os.open(self.file, os.O_WRONLY | os.O_APPEND), "wb") as file:
            if (
                os.fstat(file.fileno()).st_size != self._size
            ):  # the same game goes on in another window
                raise OSError(errno.EBUSY, os.strerror(errno.EBUSY))
            self._size += file.write(f"{move}\n".encode())
            file.flush()
            os.fsync(file.fileno())

    def end(self, record: Record) -> None:
        """Write the whole record, with its result."""
        write_private(self.file, print_record(record))

    def forget(self) -> None:
        """Keep it no longer: nobody has played yet."""
        with suppress(OSError):
            self.file.unlink(missing_ok=True)
