"""What the tests of the terminal share."""

from __future__ import annotations

import os
import re
import sys
from typing import TYPE_CHECKING

from click.testing import CliRunner

from laydown.cli import cli
from laydown.engine.notation.position import parse_position
from laydown.engine.view import View, view
from laydown.telling import Words
from laydown.terminal.look import Look

if TYPE_CHECKING:
    from click.testing import Result

# What is said at the end to who leaves a game in which they have played.
COME_BACK = "Goodbye!\nYour game is saved. To continue it: laydown play --continue\n"
COMMAND = [sys.executable, "-m", "laydown"]
NAMES = ("You", "Bot 2", "Bot 3")

WINS = re.compile(r"(?m)^(You win|Bot \d wins) the game!$")
ONES = "1\n" * 5000  # more than any game of these tests asks for
# On the ring the number of a die is typed, so that there all of them come by in turn.
DICE = "1\n2\n3\n4\n5\n6\n" * 5000

# What may be typed in any game, sensible or not.
WORDS = (
    *("draw", "take", "lay", "hit", "discard", "skip", "knock", "pass", "on", "low", "high"),
    *("R7", "G3", "y4", "◆R4", "★Y4", "O3", "(R7)", "S", "W", "W=5", "W=R", "2.1", "9.9", "5:"),
    *("0", "1", "2", "3", "11", "99", "|", ":", ".", "é", "\x00"),
    *("?", "help", "table", "phases", "score", "why", "rules", "M-12", "X-99"),
)


def environment(**extra: str) -> dict[str, str]:
    """Return an environment that asks for nothing of its own."""
    asking = ("LAYDOWN_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR", "COLUMNS")
    kept = {name: value for name, value in os.environ.items() if name not in asking}
    return {**kept, "LANG": "C.UTF-8", "PYTHONUTF8": "1", **extra}


def run(*arguments: str, typed: str = "", **extra: str) -> Result:
    """Run the command in this process, as if it were started in an 80-column terminal."""
    wanted = {"LAYDOWN_LANG": "en", "COLUMNS": "80", "NO_COLOR": "", "FORCE_COLOR": "", **extra}
    return CliRunner().invoke(cli, arguments, input=typed, env=wanted)


def seen(position: str, seat: int = 0) -> View:
    """Return what a seat sees of a position."""
    lines = (line.strip() for line in position.strip().splitlines())
    return view(parse_position("\n".join(["position: 1", *lines])), seat)


def words(language: str = "en", *, symbols: bool = False) -> Words:
    """Return the words of a language."""
    return Words(language, Look(symbols=symbols))


def on_one_line(text: str) -> str:
    """Return a text as it reads, wherever its lines were broken."""
    return " ".join(text.split())


def answer(*typed: str, options: tuple[str, ...] = ()) -> str:
    """Return what the game says to the last of the lines typed."""
    lines = [f"{line}\n" for line in typed]
    before = run("play", "--seed", "a", *options, typed="".join(lines[:-1])).stdout
    after = run("play", "--seed", "a", *options, typed="".join(lines)).stdout
    common = without_farewell(before)
    assert after.startswith(common)
    return without_farewell(after)[len(common) :]


def without_farewell(told: str) -> str:
    """Return what a game told before its player left."""
    return re.sub(r"\nGoodbye!\n(Your game is saved\..*\n)?$", "", told)
