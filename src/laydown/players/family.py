"""The processes that a program has started, wherever they went: Linux tells, others do not.

A child that calls `setsid` leaves the process group of its program, and one whose parent has ended
belongs to nobody. But each of them carries the mark that the program got in its environment.
"""

from __future__ import annotations

import os
import signal
from contextlib import ExitStack, suppress
from pathlib import Path
from time import sleep
from typing import Final, NamedTuple

MARK: Final = "LAYDOWN_PROGRAM"
_PROC: Final = Path("/proc")
_ROUNDS: Final = 20  # of looking again: what is killed may have started others meanwhile
_PAUSE: Final = 0.01  # seconds for a process that is about to have its environment


class Seen(NamedTuple):
    """Who is alive: those of the family, and those of whom it cannot be told yet."""

    ours: set[int]
    newborn: set[int]


class Family:
    """All that a program has started."""

    def __init__(self, root: int, mark: str) -> None:
        """Name the process of the program, and the mark that it was given."""
        self._root = root
        self._mark = f"{MARK}={mark}".encode()
        self._since = 0
        with suppress(OSError, ValueError, IndexError):
            self._since = _state(_PROC / str(root)).since

    def look(self) -> Seen:
        """Look at those that are alive, without the program itself."""
        parents: dict[int, int] = {}
        ours, newborn = set(), set()
        for folder in _PROC.iterdir() if _PROC.is_dir() else ():
            if folder.name.isdigit():
                with suppress(OSError, ValueError, IndexError):  # it has ended, or is not ours
                    state = _state(folder)
                    if state.letter in "ZX":
                        continue
                    pid = int(folder.name)
                    parents[pid] = state.parent
                    environ = (folder / "environ").read_bytes()
                    if self._mark in environ.split(b"\0"):
                        ours.add(pid)
                    elif not environ and state.since >= self._since:
                        (folder / "exe").readlink()  # the system's own have no program
                        newborn.add(pid)  # between two programs a process has none for a moment
        ours |= {pid for pid in parents if self._root in _ancestors(pid, parents)}
        return Seen(ours - {self._root}, newborn - ours - {self._root})

    def end(self) -> None:
        """Kill all of them; the program itself is left to whoever waits for it."""
        for _ in range(_ROUNDS):
            found, newborn = self.look()
            if not found and not newborn:
                return
            if not found:
                sleep(_PAUSE)
            with ExitStack() as handles:
                opened = {pid: _opened(pid, handles) for pid in found}
                # Looked at again, so that nobody is hit who got such a number in the meantime.
                for pid in self.look().ours & found:
                    with suppress(OSError):
                        signal.pidfd_send_signal(opened[pid], signal.SIGKILL)


def _opened(pid: int, handles: ExitStack) -> int:
    """Return a handle of a process, which no other one can take over; -1 if it has ended."""
    try:
        handle = os.pidfd_open(pid)
    except OSError:
        return -1
    handles.callback(os.close, handle)
    return handle


class _State(NamedTuple):
    """What the system says of a process: how it is, whose it is, and since when it is there."""

    letter: str
    parent: int
    since: int


def _state(folder: Path) -> _State:
    """Return the state of a process."""
    told = (folder / "stat").read_text(encoding="utf-8", errors="replace")
    words = told.rpartition(")")[2].split()
    return _State(words[0], int(words[1]), int(words[19]))


def _ancestors(pid: int, parents: dict[int, int]) -> set[int]:
    """Return the processes from which one comes."""
    found: set[int] = set()
    while pid in parents and parents[pid] not in found:
        pid = parents[pid]
        found.add(pid)
    return found
