"""Run the benchmarks: `python -m benchmarks` from the top of the checkout."""

import argparse
import json
import sys
from pathlib import Path
from subprocess import CalledProcessError

from benchmarks import report
from benchmarks.references import PYTHON

RESULTS = Path(__file__).with_name("results.json")
PARTS = ("play", "solver")


def parser() -> argparse.ArgumentParser:
    """Name the options."""
    options = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    options.add_argument("--only", choices=PARTS, help="run this part alone")
    options.add_argument("--rounds", type=int, default=5, help="of random play (%(default)s)")
    options.add_argument(
        "--seconds", type=float, default=2.0, help="of each contender in a round (%(default)s)"
    )
    options.add_argument(
        "--hands", type=int, default=300, help="for each question and phase (%(default)s)"
    )
    options.add_argument(
        "--python", type=Path, default=PYTHON, help="the one that has the references installed"
    )
    options.add_argument("--json", action="store_true", help="print JSON instead of a table")
    options.add_argument("--strict", action="store_true", help="exit 1 when a goal is missed")
    return options


def say(text: str) -> None:
    """Tell of progress, apart from the results."""
    print(text, file=sys.stderr, flush=True)


def measure(options: argparse.Namespace) -> list[report.Row]:
    """Run the parts asked for; each imports the engine only then."""
    rows: list[report.Row] = []
    if options.only in {None, "play"}:
        from benchmarks import play  # noqa: PLC0415

        rows += play.measure(options.rounds, options.seconds, options.python, say)
    if options.only in {None, "solver"}:
        from benchmarks import solver  # noqa: PLC0415

        rows += solver.measure(options.hands, say)
    return rows


def main() -> int:
    """Measure, print, keep the results beside this file."""
    options = parser().parse_args()
    if options.only != "solver" and not options.python.exists():
        say("the references are not installed: `make bench` does it, or name a --python")
        return 2
    try:
        rows = measure(options)
    except CalledProcessError as error:
        say(f"a reference failed:\n{error.stderr}")
        return 2
    settings = {name: getattr(options, name) for name in ("only", "rounds", "seconds", "hands")}
    found = json.dumps(report.record(rows, settings), indent=2)
    RESULTS.write_text(f"{found}\n", encoding="utf-8")
    print(found if options.json else report.table(rows))
    return int(options.strict and any(row.missed for row in rows))


if __name__ == "__main__":
    sys.exit(main())
