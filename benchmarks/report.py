"""What a run found, as a table to read and as JSON to keep."""

import os
import platform
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from importlib import import_module
from importlib.metadata import version

HEADINGS = ("what", "ours", "reference", "unit", "ratio", "goal", "verdict", "note")
RIGHT = frozenset({"ours", "reference", "ratio"})
WHOLE_FROM = 1000


@dataclass(frozen=True, slots=True)
class Row:
    """One figure of ours beside its reference."""

    what: str
    ours: float
    reference: float
    unit: str
    ratio: float
    goal: str = ""
    verdict: str = ""
    note: str = ""
    more: dict[str, float] = field(default_factory=dict)

    @property
    def missed(self) -> bool:
        """Whether it has a goal and falls short of it."""
        return self.verdict == "missed"

    def cells(self) -> tuple[str, ...]:
        """Its texts, in the order of the headings."""
        figures = (number(self.ours), number(self.reference), self.unit, f"{self.ratio:.2f}")
        return (self.what, *figures, self.goal, self.verdict, self.note)


def number(value: float) -> str:
    """Print large figures whole and small ones with two decimals."""
    return f"{value:,.0f}" if value >= WHOLE_FROM else f"{value:.2f}"


def table(rows: Iterable[Row]) -> str:
    """Lay the rows out in columns."""
    lines = [HEADINGS, *(row.cells() for row in rows)]
    columns = [
        [cell.rjust(width) if heading in RIGHT else cell.ljust(width) for cell in column]
        for heading, column in zip(HEADINGS, zip(*lines, strict=True), strict=True)
        for width in (max(map(len, column)),)
    ]
    return "\n".join("  ".join(line).rstrip() for line in zip(*columns, strict=True))


def machine() -> dict[str, str | int | bool | None]:
    """Say what the figures depend on."""
    rules = import_module("laydown.engine.rules")
    return {
        "laydown": version("laydown"),
        "compiled": not str(rules.__file__).endswith(".py"),
        "python": platform.python_version(),
        "processor": platform.machine(),
        "cores": os.cpu_count(),
    }


def record(rows: Iterable[Row], settings: dict[str, object]) -> dict[str, object]:
    """Gather a run for JSON."""
    return {"machine": machine(), "settings": settings, "rows": [asdict(row) for row in rows]}
