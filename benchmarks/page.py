"""Write the figures of the last whole run into `docs/performance.md`: `python -m benchmarks.page`.

`--server` writes those of the last `python -m benchmarks --only server`, and leaves the others.

The prose of the page is written by hand; what stands between two marks is written here.
"""

import argparse
import json
import re
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from statistics import median
from typing import Final

from benchmarks import bots
from benchmarks.classic import NAME as C
from benchmarks.growth import BASE, COUNTS, TABLES, VARIANTS, Table
from benchmarks.references import HERE, OPENSPIEL, PYTHON, RLCARD
from benchmarks.report import Row, heading, number
from laydown.bots import NAMES as BOTS
from laydown.engine.edition import NAMES

RESULTS: Final = HERE / "results.json"
SERVER: Final = HERE / "server.json"
PAGE: Final = HERE.parent / "docs" / "performance.md"
PLOT: Final = PAGE.with_suffix(".svg")
MARKS: Final = re.compile(r"(?ms)^<!-- begin (\w+) -->\n(.*?)^<!-- end \1 -->$")


def fill(page: str, blocks: dict[str, str]) -> str:
    """Return the page with new text between its marks; each block has its place, each place one."""
    names = [match[1] for match in MARKS.finditer(page)]
    if sorted(names) != sorted(blocks):
        message = f"the page has places for {names}, the figures are {list(blocks)}"
        raise ValueError(message)
    return MARKS.sub(
        lambda match: f"<!-- begin {match[1]} -->\n{blocks[match[1]]}\n<!-- end {match[1]} -->",
        page,
    )


def markdown(headings: Sequence[str], lines: Iterable[Sequence[str]]) -> str:
    """Lay out a table; all columns but the first hold figures."""
    rule = ["---", *["---:"] * (len(headings) - 1)]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in (headings, rule, *lines))


def blocks(machine: dict[str, object], rows: list[Row]) -> dict[str, str]:
    """Return the text for each place of the page."""
    known = {row.what: row for row in rows}
    return {
        "machine": heading(machine),
        "goals": goals(rows),
        "editions": editions(known),
        "parts": costs(row for row in rows if row.part in {"parts", "worst", "memory"}),
        "players": players(known),
        "variants": variants(known),
        "bots": speeds(known),
        "server": server(machine, rows),
    }


def server(machine: dict[str, object], rows: Iterable[Row]) -> str:
    """Tell how the server fares, and on which machine: it may be measured alone."""
    lines = [
        (row.what, number(row.ours), row.unit, *_beside(row), row.goal, row.verdict, row.note)
        for row in rows
        if row.part == "server"
    ]
    headings = ("what", "ours", "unit", "reference", "ratio", "goal", "verdict", "spread")
    return f"{heading(machine)}\n\n{markdown(headings, lines)}"


def _beside(row: Row) -> tuple[str, str]:
    return (number(row.reference), number(row.ratio)) if row.reference else ("", "")


def goals(rows: list[Row]) -> str:
    """Tell every figure of play that has a goal."""
    lines = [
        (row.what, *figures(row), row.goal, row.verdict, row.note)
        for row in rows
        if row.part == "play" and row.goal
    ]
    headings = ("steps/s", "ours", "reference", "ratio", "goal", "verdict", "spread")
    return markdown(headings, lines)


def figures(row: Row) -> tuple[str, str, str]:
    """Print both figures of a row and their ratio."""
    return number(row.ours), number(row.reference), number(row.ratio)


def editions(known: dict[str, Row]) -> str:
    """Tell the speed of each edition, and its ratio to each reference that there was."""
    references = (C, OPENSPIEL.name, RLCARD.name)
    names = [name for name in references if _play(BASE.edition, name) in known]
    lines = []
    for edition in NAMES:
        found = [known[_play(edition, name)] for name in names]
        rates = (number(found[0].more["games/s"]), number(found[0].ours))
        lines.append((f"`{edition}`", *rates, *(number(row.ratio) for row in found)))
    return markdown(("edition", "games/s", "steps/s", *(f"/ {name}" for name in names)), lines)


def _play(edition: str, reference: str) -> str:
    return f"quick play, {edition} / {reference}"


def costs(rows: Iterable[Row]) -> str:
    """Tell what each part costs beside its reference."""
    lines = [(row.what, row.unit, *figures(row), row.goal, row.verdict, row.note) for row in rows]
    headings = ("part", "unit", "ours", "reference", "ratio", "goal", "verdict", "spread")
    return markdown(headings, lines)


def players(known: dict[str, Row]) -> str:
    """Tell games per second by edition and players, and their ratio to the base."""
    lines = []
    for edition in NAMES:
        found = [known[Table(edition, count).name] for count in COUNTS]
        lines.append((f"`{edition}`", *(f"{number(r.ours)} ({r.ratio:.2f})" for r in found)))
    base = [known[Table(BASE.edition, count).name].more for count in COUNTS]
    if all("of C" in more for more in base):
        lines.append(("C", *(number(more["C games/s"]) for more in base)))
        lines.append((f"`{BASE.edition}` / C", *(number(more["of C"]) for more in base)))
    return markdown(("games/s", *(f"{count} players" for count in COUNTS)), lines)


def variants(known: dict[str, Row]) -> str:
    """Tell what each variant does to the speed, and why: longer games, or slower steps."""
    lines = []
    for table in TABLES:
        if table == BASE or table.variant in VARIANTS:
            row = known[table.name]
            share = number(row.more["of C"]) if "of C" in row.more else ""
            steps, cost = number(row.more["steps a game"]), number(row.more["us a step"])
            name = table.variant or "as printed"
            lines.append((name, number(row.ours), number(row.ratio), share, steps, cost))
    headings = ("variant", "games/s", "ratio", "/ C as printed", "steps a game", "us a step")
    return markdown(headings, lines)


def speeds(known: dict[str, Row]) -> str:
    """Tell how many whole games a second each bot plays, and the ratios for the base."""
    found = {bot: [known[f"{bots.label(bot)}, {edition}"] for edition in NAMES] for bot in BOTS}
    base = {bot: rows[NAMES.index(BASE.edition)].more for bot, rows in found.items()}
    ratios = {bots.OF_C: f"`{BASE.edition}` / {C}", bots.A_GAME: f"`{BASE.edition}`, {bots.A_GAME}"}
    ratios = {name: told for name, told in ratios.items() if any(name in m for m in base.values())}
    lines = []
    for bot, rows in found.items():
        beside = [number(base[bot][name]) if name in base[bot] else "" for name in ratios]
        lines.append((f"`{bots.label(bot)}`", *map(_games, rows), *beside))
    if bots.OF_C in ratios:
        rate = median(more[bots.C_RATE] for more in base.values() if bots.C_RATE in more)
        cells = [number(rate) if name == BASE.edition else "" for name in NAMES]
        lines.append((C, *cells, *[""] * len(ratios)))
    return markdown(("games/s", *(f"`{name}`" for name in NAMES), *ratios.values()), lines)


def _games(row: Row) -> str:
    """Print the games a second of a bot, or that they are fewer than could be measured."""
    return number(row.ours) if row.ours else f"< {number(1 / bots.PATIENCE)}"


def main() -> int:
    """Write the page and draw the plot."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.page", description=__doc__)
    parser.add_argument("--python", type=Path, default=PYTHON, help="the one that has matplotlib")
    parser.add_argument("--server", action="store_true", help="those of the server alone")
    options = parser.parse_args()
    results = SERVER if options.server else RESULTS
    if not results.exists():
        print("no results: run `python -m benchmarks` first", file=sys.stderr)
        return 2
    found = json.loads(results.read_text("utf-8"))
    rows = [Row(**row) for row in found["rows"]]
    if options.server:
        page = PAGE.read_text("utf-8")
        kept = {match[1]: match[2].rstrip("\n") for match in MARKS.finditer(page)}
        page = fill(page, {**kept, "server": server(found["machine"], rows)})
        PAGE.write_text(page, encoding="utf-8")
        return 0
    page = fill(PAGE.read_text("utf-8"), blocks(found["machine"], rows))
    subprocess.run(
        [str(options.python), "-I", str(HERE / "plot.py"), str(RESULTS), str(PLOT)], check=True
    )
    PAGE.write_text(page, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
