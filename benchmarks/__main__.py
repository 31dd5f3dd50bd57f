"""Run the benchmarks: `python -m benchmarks` from the top of the checkout."""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from subprocess import CalledProcessError
from tempfile import TemporaryDirectory

from benchmarks import bots, client, growth, load, memory, parts, play, report, restart, worst
from benchmarks.classic import Classic, MovesDifferError, compiler
from benchmarks.games import PLAYERS
from benchmarks.references import PYTHON
from laydown.build import compiled

RESULTS = Path(__file__).with_name("results.json")
SERVER = RESULTS.with_name("server.json")
PARTS = ("play", "parts", "worst", "memory", "growth", "bots", "server", "client")


def parser() -> argparse.ArgumentParser:
    """Name the options."""
    options = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    options.add_argument(
        "--only", choices=PARTS, help="run this part alone; only those of the server are kept"
    )
    options.add_argument("--rounds", type=int, default=5, help="of everything (%(default)s)")
    options.add_argument(
        "--seconds", type=float, default=2.0, help="of each contender in a round (%(default)s)"
    )
    options.add_argument(
        "--hands", type=int, default=300, help="to lay, for each phase (%(default)s)"
    )
    options.add_argument("--tables", type=int, default=20, help="of the server (%(default)s)")
    options.add_argument(
        "--python", type=Path, default=PYTHON, help="the one that has the references installed"
    )
    options.add_argument("--json", action="store_true", help="print JSON instead of a table")
    options.add_argument("--strict", action="store_true", help="exit 1 when a goal is missed")
    return options


def say(text: str) -> None:
    """Tell of progress, apart from the results."""
    print(text, file=sys.stderr, flush=True)


def classic_reference(folder: Path, only: str | None) -> Classic | None:
    """Build the C reference and see that its moves are ours; None without a compiler."""
    if only in {"parts", "worst", "memory", "server", "client"}:
        return None
    cc = compiler()
    if cc is None:
        say("no C compiler (cc): the rows beside C are left out")
        return None
    say("the C reference: the same moves?")
    classic = Classic(folder, cc)
    for players in (PLAYERS,) if only in {"play", "bots"} else growth.COUNTS:
        classic.prepare(players)
    return classic


def measure(options: argparse.Namespace, folder: Path) -> Iterator[report.Row]:
    """Run the parts asked for."""
    wanted = {options.only} if options.only else PARTS
    rounds, seconds = options.rounds, options.seconds
    classic = classic_reference(folder, options.only)
    if "play" in wanted:
        yield from play.measure(rounds, seconds, options.python, classic, say)
    if "parts" in wanted:
        yield from parts.measure(rounds, options.hands, say)
    if "worst" in wanted:
        yield from worst.measure(rounds, say)
    if "memory" in wanted:
        yield from memory.measure(say)
    if "growth" in wanted:
        yield from growth.measure(rounds, seconds / 8, classic, say)  # there are many tables
    if "bots" in wanted:
        yield from bots.measure(rounds, seconds / 4, classic, say)
    if "server" in wanted:
        yield from load.measure(options.tables, rounds, seconds, say)
        yield from restart.measure(options.tables, say)
    if "client" in wanted:
        yield from client.measure(say)


def main() -> int:
    """Measure, print, and keep the results of a whole run beside this file."""
    options = parser().parse_args()
    if options.only in {None, "play"} and not options.python.exists():
        say("the references are not installed: `make bench` does it, or name a --python")
        return 2
    if not compiled():
        say("the engine runs as pure Python: the goals are for the compiled one, none is judged")
    try:
        with TemporaryDirectory() as folder:
            rows = list(measure(options, Path(folder)))
    except CalledProcessError as error:
        say(f"a reference failed:\n{error.stderr}")
        return 2
    except MovesDifferError as error:
        say(str(error))
        return 2
    settings = {name: getattr(options, name) for name in ("rounds", "seconds", "hands", "tables")}
    found = json.dumps(report.record(rows, settings), indent=2)
    if options.only is None:
        RESULTS.write_text(f"{found}\n", encoding="utf-8")
    elif options.only == "server":  # which may be measured at another size
        SERVER.write_text(f"{found}\n", encoding="utf-8")
    print(found if options.json else f"{report.heading(report.machine())}\n\n{report.table(rows)}")
    return int(options.strict and any(row.missed for row in rows))


if __name__ == "__main__":
    sys.exit(main())
