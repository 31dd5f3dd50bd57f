"""An acknowledged move is on disk: the server killed in play, and its system calls in order."""

from __future__ import annotations

import re
import shutil
import sqlite3
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from laydown.server.sql_store import FILE
from tests.server.kills import torture
from tests.server.kit import BOT, ME, Host, Person
from tests.server.power import cut_power, traced

if TYPE_CHECKING:
    from pathlib import Path

_MOVES = 6


@pytest.mark.slow
def test_a_killed_server_loses_and_doubles_nothing_that_it_acknowledged(tmp_path: Path) -> None:
    assert torture(tmp_path, 5, 1) > 5


class _Traced(Host):
    """A server whose system calls are written down."""

    trace: Path

    def command(self) -> list[str]:
        calls = "trace=pwrite64,fsync,fdatasync,write,writev,sendto,sendmsg"
        strace = ["strace", "-D", "-f", "-s", "9000", "-e", calls, "-o", str(self.trace)]
        return [*strace, *super().command()]


def _traceable() -> bool:
    if not shutil.which("strace"):
        return False
    tried = subprocess.run(
        ["strace", "-f", sys.executable, "-c", ""], capture_output=True, check=False
    )
    return tried.returncode == 0


_needs_trace = pytest.mark.skipif(
    not _traceable(), reason="system calls cannot be traced here (strace)"
)


@pytest.mark.slow
@_needs_trace
def test_the_disk_is_synced_before_a_move_is_acknowledged(tmp_path: Path) -> None:
    host = _Traced(tmp_path / "data")
    host.trace = tmp_path / "trace"
    with host:
        ann = Person(host)
        seat = ann.sit_down(ann.open(ME, BOT))
        for number in range(_MOVES):
            frame = seat.until("options")
            options = frame["options"]
            move = "draw" if options.get("draw") else f"discard {options['discards'][0]}"
            told = seat.answer("move", id=f"traced-{number}", n=frame["n"], move=move)
            assert told["t"] == "ok"
    calls = host.trace.read_text(encoding="utf-8", errors="replace").splitlines()
    for number in range(_MOVES):
        _check_order(calls, f"traced-{number}")


def _check_order(calls: list[str], id_: str) -> None:
    """Find the write of a move, the sync of its file, and the acknowledgement, in this order."""
    quoted = re.escape(f'"{id_}"').replace('"', r'\\"')
    told = re.compile(rf'(write|writev|sendto|sendmsg)\(.*\\"ok\\".*{quoted}')
    written = re.compile(rf"pwrite64\((\d+),.*{quoted}")
    acknowledged = next(at for at, call in enumerate(calls) if told.search(call))
    before = calls[:acknowledged]
    at, file = next((at, hit[1]) for at, call in enumerate(before) if (hit := written.search(call)))
    synced = re.compile(rf"(fsync|fdatasync)\({file}\)\s+= 0")
    begun = re.compile(rf"(fsync|fdatasync)\({file} <unfinished")
    ended = re.compile(r"<\.\.\. (fsync|fdatasync) resumed>\)\s+= 0")
    after = before[at:]
    whole = any(synced.search(call) for call in after)
    parts = any(begun.search(call) for call in after) and any(ended.search(call) for call in after)
    assert whole or parts, f"{id_} was acknowledged before it was synced"


@pytest.mark.slow
@_needs_trace
def test_a_power_cut_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    calls = traced(tmp_path, 300, 3)
    assert any(call.kind == "write" and call.file == FILE for call in calls)  # a checkpoint too
    cut_power(tmp_path, calls, 60, 3)
    # Without its syncs the same store would lose something, and that is found.
    unsynced = [call for call in calls if call.kind not in {"sync", "synced"}]
    with pytest.raises((AssertionError, sqlite3.DatabaseError)):
        cut_power(tmp_path, unsynced, 60, 3)
