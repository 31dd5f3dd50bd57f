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
    """Steps played, the seconds of processor time they took, and how many games they made."""

    steps: int
    seconds: float
    games: int = 0

    @property
    def rate(self) -> float:
        """Steps per second."""
        return self.steps / self.seconds

    @property
    def game_rate(self) -> float:
        """Whole games per second."""
        return self.games / self.seconds


@dataclass(frozen=True, slots=True)
class Reference:
    """A script that plays another engine."""

    name: str
    script: str
    arguments: tuple[str, ...] = ()

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


OPENSPIEL = Reference("OpenSpiel", "openspiel_gin.py")
RLCARD = Reference("RLCard env.step", "rlcard_gin.py", ("--loop", "step"))
RLCARD_GAME = Reference("RLCard game.step", "rlcard_gin.py", ("--loop", "game"))
REFERENCES = (OPENSPIEL, RLCARD, RLCARD_GAME)
