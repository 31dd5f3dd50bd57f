"""Power cuts: what is left on disk at any moment, if all that was not synced may be lost.

A process writes with the server's store while its system calls are traced. From the trace the disk
is built as a power cut at some point would leave it: what was synced is there, and of the rest any
part. Whatever had been acknowledged by then must be found.
`python -m tests.server.power POINTS SEED` tries so many points.
"""

from __future__ import annotations

import asyncio
import random
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from laydown.server.sql_store import FILE, SqlStore
from laydown.server.store import Summary

if TYPE_CHECKING:
    from collections.abc import Iterator

_TABLES = 5
_CALLS = "trace=pwrite64,fsync,fdatasync,ftruncate,write"
_SECTOR = 512
_FILES = (FILE, f"{FILE}-wal")


# --- the process that is traced ---


async def _write(folder: Path, commits: int, seed: int) -> None:
    """Write lines at several tables at once, and say of each when it is on disk."""
    rng = random.Random(seed)
    store = SqlStore(folder / "data")
    await store.open()
    (folder / "start").mkdir()
    for name in _FILES:
        if (folder / "data" / name).exists():
            shutil.copy(folder / "data" / name, folder / "start" / name)
    print("ready", flush=True)
    left = iter(range(commits))
    await asyncio.gather(*(_table(store, f"t{number}", left, rng) for number in range(_TABLES)))
    await store.close()


async def _table(store: SqlStore, table: str, left: Iterator[int], rng: random.Random) -> None:
    first = 0
    while next(left, None) is not None:
        lines = ["x" * rng.randrange(20, 900) for _ in range(rng.randint(1, 3))]
        summary = Summary(
            id=table,
            code=table,
            status="playing",
            public=False,
            changed=first,
            wake_at=None,
            edition="mattel",
            options={},
            names=[],
            people=[],
            empty=0,
            turn=[],
            round=1,
        )
        await store.append(table, first, lines, summary)
        first += len(lines)
        print(f"ack {table} {first}", flush=True)


# --- what its trace says ---


class Call(NamedTuple):
    """A write, a cut of a file, the beginning or end of a sync, or an acknowledgement."""

    kind: str
    file: str = ""
    at: int = 0
    data: bytes = b""
    lines: int = 0
    thread: str = ""


_BEGUN = re.compile(r"^(\d+) +(\w+)\((\d+)<([^>]*)>(?:, )?(.*)$")
_RESUMED = re.compile(r"^(\d+) +<\.\.\. (\w+) resumed>.*= 0")
_WRITTEN = re.compile(r'^"((?:\\x[0-9a-f]{2})*)", (\d+)(?:, (\d+))?')


def _bytes(text: str) -> bytes:
    return bytes.fromhex(text.replace("\\x", ""))


def read_trace(text: str) -> list[Call]:
    """Return what happened after the process was ready.

    A sync counts when it has ended, for what was written before it began.
    """
    calls: list[Call] = []
    syncing: dict[str, str] = {}
    ready = False
    for line in text.splitlines():
        ended = _RESUMED.match(line)
        if ended and ended[1] in syncing and ended[2] in {"fsync", "fdatasync"}:
            calls.append(Call("synced", syncing.pop(ended[1]), thread=ended[1]))
        begun = _BEGUN.match(line)
        if not begun:
            continue
        thread, name, number, path, rest = begun.groups()
        file = Path(_bytes(path).decode() if path.startswith("\\x") else path).name
        if name == "write" and number == "1" and (found := _WRITTEN.match(rest)):
            said = _bytes(found[1]).decode()
            ready |= said.startswith("ready")
            if said.startswith("ack"):
                _, table, count = said.split()
                calls.append(Call("ack", table, lines=int(count)))
        elif ready and file in _FILES:
            if name == "pwrite64" and (found := _WRITTEN.match(rest)):
                data = _bytes(found[1])
                assert len(data) == int(found[2]), "the trace is cut short"
                calls.append(Call("write", file, int(found[3]), data))
            elif name == "ftruncate":
                calls.append(Call("cut", file, int(rest.split(")")[0].split()[0])))
            elif name in {"fsync", "fdatasync"}:
                calls.append(Call("sync", file, thread=thread))
                if "unfinished" in rest:
                    syncing[thread] = file
                else:
                    calls.append(Call("synced", file, thread=thread))
    return calls


# --- the disk ---


def _apply(image: bytearray, call: Call) -> None:
    if call.kind == "cut":
        del image[call.at :]
        return
    if len(image) < call.at:
        image.extend(bytes(call.at - len(image)))
    image[call.at : call.at + len(call.data)] = call.data


class Platter:
    """The files as they are for sure, and what may or may not have reached the disk."""

    def __init__(self, start: Path) -> None:
        self._sure = {
            name: bytearray((start / name).read_bytes() if (start / name).exists() else b"")
            for name in _FILES
        }
        self._perhaps: list[Call] = []
        self._syncing: dict[str, list[Call]] = {}  # by thread: what will be there for sure
        self.acknowledged: dict[str, int] = {}

    def follow(self, call: Call) -> None:
        """Take note of a call."""
        if call.kind == "ack":
            self.acknowledged[call.file] = call.lines
        elif call.kind == "sync":
            self._syncing[call.thread] = [one for one in self._perhaps if one.file == call.file]
        elif call.kind == "synced":
            sure = {id(one) for one in self._syncing.pop(call.thread)}
            for one in self._perhaps:
                if id(one) in sure:
                    _apply(self._sure[one.file], one)
            self._perhaps = [one for one in self._perhaps if id(one) not in sure]
        else:
            self._perhaps.append(call)

    def cut(self, folder: Path, rng: random.Random) -> None:
        """Leave what a power cut leaves now: of each write all, nothing, or some sectors."""
        images = {name: bytearray(image) for name, image in self._sure.items()}
        for call in self._perhaps:
            kind = rng.random()
            if kind < 0.4:
                _apply(images[call.file], call)
            elif kind < 0.6 and call.kind == "write":
                some = rng.randrange(len(call.data) // _SECTOR + 1) * _SECTOR
                _apply(images[call.file], call._replace(data=call.data[:some]))
        for name, image in images.items():
            (folder / name).write_bytes(image)

    def check(self, folder: Path) -> None:
        """Open what is left, as the server would; nothing acknowledged is missing."""
        (folder / f"{FILE}-shm").unlink(missing_ok=True)
        with closing(sqlite3.connect(folder / FILE)) as file:
            found = dict(file.execute("select table_id, count(*) from log group by 1").fetchall())
            last = dict(file.execute("select table_id, max(number) from log group by 1").fetchall())
            assert file.execute("pragma quick_check").fetchone() == ("ok",)
        for table, count in self.acknowledged.items():
            assert found.get(table, 0) >= count, f"{table}: acknowledged and lost"
        for table, count in found.items():
            assert last[table] == count - 1, f"{table}: a hole in the log"


def traced(folder: Path, commits: int, seed: int) -> list[Call]:
    """Have a process write so much, and return what it asked of the system."""
    trace = folder / "trace"
    strace = ["strace", "-f", "-y", "-xx", "-s", "70000", "-e", _CALLS, "-o", str(trace)]
    ours = [sys.executable, "-m", "tests.server.power", "write", str(folder), str(commits)]
    subprocess.run([*strace, *ours, str(seed)], check=True, capture_output=True)
    calls = read_trace(trace.read_text(encoding="ascii"))
    assert sum(call.kind == "ack" for call in calls) == commits
    return calls


def cut_power(
    folder: Path, calls: list[Call], points: int, seed: int, *, loud: bool = False
) -> None:
    """Cut the power at so many points, and look at what is left."""
    rng = random.Random(seed)
    wanted = Counter(rng.choices(range(len(calls)), k=points))
    platter, tried = Platter(folder / "start"), 0
    disk = folder / "disk"
    disk.mkdir(exist_ok=True)
    for at, call in enumerate(calls):
        platter.follow(call)
        for _ in range(wanted[at]):
            platter.cut(disk, rng)
            platter.check(disk)
            tried += 1
            if loud and tried % 500 == 0:
                print(f"{tried} power cuts, nothing acknowledged is lost", flush=True)


def main(points: str = "10000", seed: str = "0") -> None:
    """Cut the power as often as wanted."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        cut_power(folder, traced(folder, 1200, int(seed)), int(points), int(seed), loud=True)


if __name__ == "__main__":
    if sys.argv[1:2] == ["write"]:
        asyncio.run(_write(Path(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4])))
    else:
        main(*sys.argv[1:])
