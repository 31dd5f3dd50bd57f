"""The messages of the arena: each that exists is used."""

from __future__ import annotations

import re
from pathlib import Path

import laydown.lab
import laydown.locale
import laydown.players
from laydown.bots.plugins import BROKEN, TWICE, UNKNOWN
from laydown.lab.sequential import ABOVE, BELOW, UNDECIDED
from laydown.players.faults import BAD, CRASHED, FAULTS, SILENT

CODE = "\n".join(
    path.read_text("utf-8")
    for room in (laydown.lab, laydown.players)
    for path in Path(str(room.__file__)).parent.glob("*.py")
)
MESSAGES = Path(laydown.locale.__file__).parent / "en" / "lab.ftl"

# Names that the code puts together.
BUILT = (
    {f"fault-{kind}" for kind in FAULTS}
    | {f"arena-{verdict}" for verdict in (ABOVE, BELOW, UNDECIDED)}
    | {f"bot-{kind}" for kind in (UNKNOWN, TWICE, BROKEN)}
    | {f"program-{kind}" for kind in (BAD, SILENT, CRASHED)}
    | {f"arena-{kind}" for kind in re.findall(r'EntrantError\("([a-z-]+)"', CODE)}
)


def test_every_message_is_used_and_every_one_that_is_built_exists() -> None:
    exist = set(re.findall(r"(?m)^([a-z][a-z-]*) =", MESSAGES.read_text("utf-8")))
    named = set(re.findall(r'"((?:arena|bot)-[a-z-]+)"', CODE))
    assert exist == named | BUILT
