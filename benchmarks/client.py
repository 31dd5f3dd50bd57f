"""How much a browser fetches before it shows the first page, compressed."""

import json
from collections.abc import Callable, Iterator
from typing import Final

from benchmarks.report import Row, judge_cost
from build_web import build

GOAL: Final = 100  # kB
AIM: Final = 60  # kB


def measure(say: Callable[[str], None]) -> Iterator[Row]:
    """Build the client, and read what its build has counted."""
    say("the browser client: its first load")
    counted = json.loads((build() / "first-load.json").read_text(encoding="utf-8"))
    size = counted["total"] / 1000
    goal, verdict = judge_cost(size, GOAL, "kB")
    yield Row(
        part="client",
        what="first load, compressed / aim",
        ours=size,
        reference=AIM,
        unit="kB",
        ratio=size / AIM,
        goal=goal,
        verdict=verdict,
        note=f"{len(counted['files'])} files",
    )
