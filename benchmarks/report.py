"""What a run found, as a table to read and as JSON to keep."""

import os
import platform
import subprocess
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from importlib.metadata import version
from pathlib import Path

from benchmarks.classic import compiler
from laydown.build import compiled

HEADINGS = ("what", "ours", "reference", "unit", "ratio", "goal", "verdict", "note")
RIGHT = frozenset({"ours", "reference", "ratio"})
NOT_JUDGED = "not judged: pure"


@dataclass(frozen=True, slots=True)
class Row:
    """One figure of ours beside its reference."""

    part: str
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
        figures = (number(self.ours), number(self.reference), self.unit, number(self.ratio))
        return (self.what, *figures, self.goal, self.verdict, self.note)


def number(value: float) -> str:
    """Print large figures whole and small ones with three digits that count."""
    if value >= 1000:
        return f"{value:,.0f}"
    return f"{value:.2f}" if value >= 1 else f"{value:.3g}"


def judge_ratio(ratio: float, goal: float, aim: float | None = None) -> tuple[str, str]:
    """Say the least ratio that is wanted, and whether it is reached."""
    text = f">= {goal:g}" if aim is None else f">= {goal:g}, aim {aim:g}"
    met = "met, aim too" if aim is not None and ratio >= aim else "met"
    return text, _verdict(met if ratio >= goal else "missed")


def judge_cost(cost: float, goal: float, unit: str) -> tuple[str, str]:
    """Say the greatest cost that is allowed, and whether it is kept."""
    return f"<= {goal:g} {unit}", _verdict("met" if cost <= goal else "missed")


def _verdict(verdict: str) -> str:
    return verdict if compiled() else NOT_JUDGED


def table(rows: Iterable[Row]) -> str:
    """Lay the rows out in columns."""
    lines = [HEADINGS, *(row.cells() for row in rows)]
    columns = [
        [cell.rjust(width) if heading in RIGHT else cell.ljust(width) for cell in column]
        for heading, column in zip(HEADINGS, zip(*lines, strict=True), strict=True)
        for width in (max(map(len, column)),)
    ]
    return "\n".join("  ".join(line).rstrip() for line in zip(*columns, strict=True))


def machine() -> dict[str, object]:
    """Say what the figures depend on."""
    return {
        "laydown": version("laydown"),
        "compiled": compiled(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "system": platform.system(),
        "processor": processor(),
        "cores": os.cpu_count(),
        "compiler": compiler_version(),
    }


def heading(known: dict[str, object]) -> str:
    """Say in a line how the engine ran, and on what machine."""
    how = "compiled" if known["compiled"] else "pure Python"
    cc = known["compiler"] or "no C compiler"
    where = f"{known['processor']}, {known['cores']} cores, {known['system']}"
    return f"Laydown {known['laydown']}, {how}; {known['python']}; {cc}; {where}"


def processor() -> str:
    """Name the processor as the system does."""
    known = Path("/proc/cpuinfo")
    lines = known.read_text("utf-8").splitlines() if known.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.processor() or platform.machine()


def compiler_version() -> str | None:
    """Name the C compiler, None if there is none."""
    cc = compiler()
    if cc is None:
        return None
    told = subprocess.run([cc, "--version"], capture_output=True, check=False, text=True)
    return told.stdout.partition("\n")[0]


def record(rows: Iterable[Row], settings: dict[str, object]) -> dict[str, object]:
    """Gather a run for JSON."""
    return {"machine": machine(), "settings": settings, "rows": [asdict(row) for row in rows]}
