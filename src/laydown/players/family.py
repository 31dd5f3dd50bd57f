"""The processes that a program has started, wherever they went: Linux tells, others do not.

A child that calls `setsid` leaves the process group of its program, and one whose parent has ended
belongs to nobody. But each of them carries the mark that the program got in its environment.
"""

from __future__ import annotations

import os
import signal
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Final

MARK: Final = "LAYDOWN_PROGRAM"
_PROC: Final = Path("/proc")
_ROUNDS: Final = 20  # of looking again: what is killed may have started others meanwhile


class Family:
    """All that a program has started."""

    def __init__(self, root: int, mark: str) -> None:
        """Name the process of the program, and the mark that it was given."""
        self._root = root
        self._mark = f"{MARK}={mark}".encode()

    def look(self) -> set[int]:
        """Return those that are alive, without the program itself."""
        parents: dict[int, int] = {}
        found = set()
        for folder in _PROC.iterdir() if _PROC.is_dir() else ():
            if folder.name.isdigit():
                with suppress(OSError, ValueError):  # it has ended, or is somebody else's
                    state, parent = _state(folder)
                    if state not in "ZX":
                        parents[int(folder.name)] = parent
                        if self._mark in (folder / "environ").read_bytes().split(b"\0"):
                            found.add(int(folder.name))
        found |= {pid for pid in parents if self._root in _ancestors(pid, parents)}
        return found - {self._root}

    def end(self) -> None:
        """Kill all of them; the program itself is left to whoever waits for it."""
        for _ in range(_ROUNDS):
            found = self.look()
            if not found:
                return
            with ExitStack() as handles:
                opened = {pid: _opened(pid, handles) for pid in found}
                # Looked at again, so that nobody is hit who got such a number in the meantime.
                for pid in self.look() & found:
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


def _state(folder: Path) -> tuple[str, int]:
    """Return the state of a process, a letter, and its parent."""
    told = (folder / "stat").read_text(encoding="utf-8", errors="replace")
    words = told.rpartition(")")[2].split()
    return words[0], int(words[1])


def _ancestors(pid: int, parents: dict[int, int]) -> set[int]:
    """Return the processes from which one comes."""
    found: set[int] = set()
    while pid in parents and parents[pid] not in found:
        pid = parents[pid]
        found.add(pid)
    return found
