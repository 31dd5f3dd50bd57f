"""The other engines: each plays in a process of its own, under a Python that has it."""

import json
import subprocess
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent
PYTHON = HERE.parent / ".venv-bench" / "bin" / "python"
PATIENCE = 120.0


@dataclass(frozen=True, slots=True)
class Sample:
    """Steps played, and the seconds they took."""

    steps: int
    seconds: float

    @property
    def rate(self) -> float:
        """Steps per second."""
        return self.steps / self.seconds


@dataclass(frozen=True, slots=True)
class Reference:
    """A script that plays another engine, and how many times faster we mean to be."""

    name: str
    script: str
    arguments: tuple[str, ...] = ()
    goal: float | None = None
    aim: float | None = None

    def run(self, python: Path, seconds: float) -> Sample:
        """Play for about this many seconds."""
        command = [str(python), "-I", str(HERE / "reference" / self.script), *self.arguments]
        done = subprocess.run(
            [*command, "--seconds", str(seconds)],
            capture_output=True,
            check=True,
            text=True,
            timeout=seconds + PATIENCE,
        )
        return Sample(**json.loads(done.stdout))


OPENSPIEL = Reference("OpenSpiel", "openspiel_gin.py", goal=1.0)
REFERENCES = (
    Reference("RLCard env.step", "rlcard_gin.py", ("--loop", "step"), goal=3.0, aim=5.0),
    OPENSPIEL,
    Reference("RLCard game.step", "rlcard_gin.py", ("--loop", "game")),
    Reference("RLCard env.run", "rlcard_gin.py", ("--loop", "run")),
)
