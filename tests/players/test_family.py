"""What a program has started is found, also while it cannot be told yet whose it is."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from laydown.players import family
from laydown.players.family import MARK, Family

if TYPE_CHECKING:
    from collections.abc import Iterator

pytestmark = pytest.mark.skipif(
    not Path("/proc/self").exists(), reason="only Linux tells whose they are"
)


@pytest.fixture
def child() -> Iterator[subprocess.Popen[bytes]]:
    """A process without an environment, as all are while they take over a new program."""
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE, env={}) as one:
        yield one


def test_a_process_without_environment_is_looked_at_again(
    child: subprocess.Popen[bytes], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = Path("/proc") / str(child.pid)
    folder = tmp_path / str(child.pid)
    folder.mkdir()
    (folder / "environ").touch()
    (folder / "exe").symlink_to(sys.executable)
    # Its parent has ended, so that only its mark tells whose it is.
    stat = (told / "stat").read_text().replace(f" {os.getpid()} ", " 1 ", 1)
    (folder / "stat").write_text(stat)
    waited = []

    def wait(seconds: float) -> None:
        waited.append(seconds)
        (folder / "environ").write_bytes(f"A=1\0{MARK}=ours\0".encode())

    monkeypatch.setattr(family, "_PROC", tmp_path)
    monkeypatch.setattr(family, "sleep", wait)
    nobody = 2**22 + 1  # no process has this number
    Family(nobody, "ours").end()
    assert child.wait() < 0
    assert len(waited) == 1


def test_nobody_else_is_touched(child: subprocess.Popen[bytes]) -> None:
    nobody = 2**22 + 1
    Family(nobody, "ours").end()
    assert child.poll() is None
