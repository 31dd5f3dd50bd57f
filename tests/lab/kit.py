"""What the tests of the lab share: small contests, and programs that misbehave."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from laydown.lab.arena import run
from laydown.lab.contest import Contest, filled
from laydown.players import program

if TYPE_CHECKING:
    import pytest

    from laydown.lab.arena import Outcome
    from laydown.lab.tally import Tally

SHORT = (("phases", "9-10"),)  # a game of a few rounds
PROGRAM = Path(__file__).with_name("misbehave.py")
LONG = 60.0  # seconds that no answer takes, however busy the machine is


def contest(
    *bots: str,
    players: int = 0,
    edition: str = "express",
    **more: Any,  # noqa: ANN401 - the other fields of a contest
) -> Contest:
    """Return a contest of short games."""
    places = filled(bots, players or len(bots))
    fields: dict[str, Any] = {
        "options": SHORT if edition != "board" else (),
        "seed": b"lab",
        **more,
    }
    return Contest(edition=edition, bots=places, **fields)


def misbehaving(mode: str, file: Path | None = None) -> str:
    """Return a program that misbehaves; without site packages it starts quickly."""
    words = [sys.executable, "-I", "-S", str(PROGRAM), mode, *([str(file)] if file else [])]
    return f"exec:{shlex.join(words)}"


def let_it_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Never end a program by force that is about to end by itself: what it writes is complete."""
    monkeypatch.setattr(program, "_GRACE", LONG)


def played(wanted: Contest, deals: int = 2, jobs: int = 1) -> Outcome:
    return run(wanted, deals, jobs)


def without_times(tally: Tally) -> Tally:
    """Return a tally in which only what the games gave is left."""
    for sums in tally.bots:
        sums.nanoseconds = sums.slowest = 0
    return tally
