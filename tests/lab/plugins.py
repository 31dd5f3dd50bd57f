"""Bots of another package, as an installed one: a folder on the path with its metadata."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.bots import plugins

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

CODE = '''
import os
import signal

from laydown.bots.steady import SteadyBot


class Fine:
    """Plays like the steady bot."""

    def __init__(self, seed, budget):
        self.seed = seed
        self.budget = budget

    def choose(self, view):
        return SteadyBot().choose(view)


class Deadly(Fine):
    """Kills the process at its third move, once; or always, if the mark cannot be made."""

    moves = 0

    def choose(self, view):
        Deadly.moves += 1
        mark = os.environ["LAYDOWN_TEST_MARK"]
        if Deadly.moves == 3 and not os.path.isfile(mark):
            if not os.path.isdir(mark):
                open(mark, "w").close()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(view)


class Raising(Fine):
    def choose(self, view):
        raise ZeroDivisionError("a mistake\\nin two lines")


class Cheating(Fine):
    def choose(self, view):
        from laydown.engine.moves import Discard
        return Discard(view.edition.deck[0] if view.hand[0] != view.edition.deck[0] else 99)


class Nonsense(Fine):
    def choose(self, view):
        return "draw"


class NoChoice:
    def __init__(self, seed, budget):
        pass


class NoBudget:
    def __init__(self, seed):
        pass


made = 0


def second_time_broken(seed, budget):
    global made
    made += 1
    if made > 1:
        raise OSError("no more")
    return Fine(seed, budget)
'''


def install(
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    bots: dict[str, str],
    package: str = "other-bots",
    code: str = CODE,
) -> None:
    """Put a package with these bots on the path: names, and where in the package they are."""
    module = package.replace("-", "_")
    home = folder / package
    metadata = home / f"{module}-1.0.dist-info"
    metadata.mkdir(parents=True)
    (home / f"{module}.py").write_text(code, "utf-8")
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    lines = [f"{name} = {module}:{place}" for name, place in bots.items()]
    (metadata / "entry_points.txt").write_text("\n".join(["[laydown.bots]", *lines, ""]))
    monkeypatch.syspath_prepend(home)
    forget()


def forget() -> None:
    """Look for entry points anew."""
    plugins._found.cache_clear()
    plugins._loaded.cache_clear()
