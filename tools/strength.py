"""How strong the bots are: gates with intervals, bounds, time per move, and the table of a page.

    python -m tools.strength            fails if a gate does not hold, a bound was reached, or moves
                                        are slow
    python -m tools.strength --table    ... and writes the table of docs/bots.md anew

With `--games` more or fewer games are played for each rate; the intervals tell what that is worth.
It plays with the engine as it is installed: compiled, it is many times faster.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from time import process_time_ns
from typing import TYPE_CHECKING, Final, NamedTuple

from laydown.bots import make_bot
from laydown.bots.thought import MILLISECONDS
from laydown.engine import rules
from laydown.engine.edition import NAMES as EDITIONS
from laydown.engine.edition import load
from laydown.engine.rules import apply, new_game
from laydown.engine.view import view
from laydown.lab.arena import run
from laydown.lab.contest import Contest
from laydown.lab.intervals import wilson
from laydown.lab.tally import WIN
from laydown.players.entrants import parse_entrant

if TYPE_CHECKING:
    from collections.abc import Callable

    from laydown.lab.arena import Outcome
    from laydown.lab.tally import Tally

PAGE: Final = Path(__file__).parent.parent / "docs" / "bots.md"
START: Final = "<!-- strength: made by python -m tools.strength --table -->\n"
END: Final = "<!-- strength: end -->\n"
SEED: Final = b"strength"
CHANCE: Final = "random"  # who does not try to end a round


class Gate(NamedTuple):
    """One bot against others of the level below, and what the lower end of the interval must reach.

    Bots are named as in the arena, those that think ahead with their budget: `NAME@20ms`.
    """

    better: str
    worse: str
    players: int
    least: float
    games: int = 4000
    editions: tuple[str, ...] = EDITIONS

    def __str__(self) -> str:
        """Say what it asks for, as the page does."""
        others = against(self.worse, self.players)
        return f"`{self.better}` beats {others} with {self.least * 100:.0f} %"


GATES: Final = (
    Gate("novice", CHANCE, 2, 0.9, 1_000),
    Gate("steady", "novice", 2, 0.6),
    Gate("sharp", "steady", 2, 0.6),
    # The narrower the margin, the more games it takes to be sure.
    Gate("expert@20ms", "sharp", 2, 0.52, 20_000, ("pocket",)),
    Gate("expert@20ms", "sharp", 2, 0.52, 1_000, ("mattel", "ravensburger", "express", "board")),
    Gate("expert@20ms", "sharp", 4, 0.26, 24_000, ("mattel", "ravensburger")),
    Gate("expert@20ms", "sharp", 4, 0.26, 12_000, ("pocket",)),
    Gate("expert@20ms", "sharp", 4, 0.26, 2_000, ("express",)),
    Gate("expert@20ms", "sharp", 4, 0.26, 1_000, ("board",)),
)
LEVELS: Final = tuple(dict.fromkeys(gate.better for gate in GATES))
SIZES: Final = {"sharp": (2, 4, 3, 5, 6)}  # numbers of players in the table
SIZE: Final = (2, 4)  # of the others
UNGATED: Final = 600  # games for a rate that no gate asks for
PLAYERS: Final = (2, 3, 4, 5, 6)  # at the tables where each plays against itself
SLOWEST: Final = 5.0  # milliseconds for a move, which 99 of 100 stay below when compiled
TELLING: Final = 10  # lines about the progress of a match


def against(worse: str, players: int) -> str:
    """Say who the others are."""
    return f"{players - 1} x `{worse}`" if players > 2 else f"`{worse}`"


class Row(NamedTuple):
    """A line of the table: one bot against others of the level below."""

    better: str
    worse: str
    players: int

    def __str__(self) -> str:
        """Say who plays."""
        return f"`{self.better}` against {against(self.worse, self.players)}"


ROWS: Final = tuple(
    Row(level, next(gate.worse for gate in GATES if gate.better == level), players)
    for level in LEVELS
    for players in SIZES.get(level, SIZE)
)


class Match(NamedTuple):
    """One bot against others of one kind, and what came of it."""

    better: str
    worse: str
    players: int
    tally: Tally

    @property
    def wins(self) -> float:
        """The games that the better one won."""
        return self.tally.bots[0].wins / WIN

    @property
    def interval(self) -> tuple[float, float]:
        """Where its true rate lies."""
        return wilson(self.wins, self.tally.games)

    @property
    def bounds(self) -> int:
        """The rounds and games that reached their bound (X-02)."""
        return self.tally.endless_rounds + self.tally.endless_games

    def __str__(self) -> str:
        """Print `73.3 % (69.7-76.7)`."""
        low, high = self.interval
        return f"{self.wins / self.tally.games:.1%} ({low * 100:.1f}-{high * 100:.1f})"


Table = dict[Row, list[Match]]  # a match for each edition


def match(edition: str, better: str, worse: str, players: int, games: int, jobs: int = 1) -> Match:
    """Play one bot against `players - 1` of another, each deal from every seat."""
    contest = Contest(edition, (), (better, *[worse] * (players - 1)), SEED)
    deals = max(1, games // contest.rotations)
    told = telling(f"{edition}: {better} against {against(worse, players)}", deals)
    return Match(better, worse, players, run(contest, deals, jobs, progress=told).tally)


def telling(what: str, deals: int) -> Callable[[Outcome], None]:
    """Return what tells of a match now and then, apart from the results."""
    step = max(1, deals // TELLING)

    def tell(outcome: Outcome) -> None:
        tally = outcome.tally
        if tally.deals % step == 0 or tally.deals == deals:
            share = f"{tally.deals / deals:.0%} of {deals} deals"
            print(f"  {what}, {share}, {outcome.seconds:.0f} s", file=sys.stderr, flush=True)

    return tell


def thinks(bot: str) -> bool:
    """Whether a bot is named with a budget."""
    return parse_entrant(bot).budget is not None


def allowed(bot: str) -> float:
    """Return the milliseconds that 99 of 100 moves may take: its budget comes on top."""
    budget = parse_entrant(bot).budget
    return SLOWEST + (budget.amount if budget and budget.unit == MILLISECONDS else 0)


def slow_move(edition: str, bot: str) -> float:
    """Return the milliseconds below which 99 of 100 moves stay; other programs do not count."""
    times = []
    entrant = parse_entrant(bot)
    for game in range(1 if thinks(bot) else 20):
        state = new_game(load(edition), 2, b"%d" % game)
        player = make_bot(entrant.name, SEED, entrant.budget)
        while not state.over:
            seat = state.actors()[0]
            seen = view(state, seat)
            started = process_time_ns()
            move = player.choose(seen)
            times.append(process_time_ns() - started)
            apply(state, seat, move)
    return sorted(times)[len(times) * 99 // 100] / 1e6


def compiled() -> bool:
    """Whether the engine that plays is the compiled one."""
    return not (rules.__file__ or "").endswith(".py")


def gate_of(row: Row, edition: str) -> Gate | None:
    """Return the gate for a row of the table in an edition; None where there is none."""
    for gate in GATES:
        if (gate.better, gate.players) == (row.better, row.players) and edition in gate.editions:
            return gate
    return None


def check(games: int | None, bounds: int, jobs: int, table: Table | None = None) -> bool:
    """Play all that the table tells, print it, and return whether all gates and bounds hold."""
    held = True
    quick = [bot for bot in LEVELS if not thinks(bot)]
    for edition in EDITIONS:
        played = endless = 0
        for row in ROWS:
            gate = gate_of(row, edition)
            number = games or (gate.games if gate else UNGATED)
            found = match(edition, *row, number, jobs)
            if table is not None:
                table.setdefault(row, []).append(found)
            good = gate is None or found.interval[0] >= gate.least
            held = held and good
            if row.worse != CHANCE and not thinks(row.better):  # the ladder's quick ones count
                played, endless = played + found.tally.games, endless + found.bounds
            mark = ("ok" if good else "NOT") if gate else ""
            print(f"{edition:14}{found!s:24}{mark:4}{gate or row}", flush=True)
        own = max(0, bounds - played) // (len(quick) * len(PLAYERS))
        for bot in quick:  # circles need those who play alike
            for players in PLAYERS:
                found = match(edition, bot, bot, players, own, jobs)
                played, endless = played + found.tally.games, endless + found.bounds
        print(f"{edition:14}{endless} of {played} games reached a bound (X-02)")
        held = held and endless == 0
        for bot in LEVELS:
            slow = slow_move(edition, bot)
            held = held and (slow < allowed(bot) or not compiled())
            print(f"{edition:14}99 of 100 moves below {slow:.2f} ms ({bot})", flush=True)
    return held


def as_text(table: Table) -> str:
    """Return the table of the page."""
    games = [found.tally.games for matches in table.values() for found in matches]
    text = f"Rates of {min(games)} to {max(games)} games each; in brackets the 95 % interval.\n\n"
    text += "| bot | against | " + " | ".join(EDITIONS) + " |\n"
    text += "| --- | --- " + "| --- " * len(EDITIONS) + "|\n"
    for row, matches in table.items():
        rates = " | ".join(map(str, matches))
        text += f"| `{row.better}` | {against(row.worse, row.players)} | {rates} |\n"
    return text


def write(table: Table) -> None:
    """Write the table into its page."""
    page = PAGE.read_text("utf-8")
    before, rest = page.split(START)
    _, after = rest.split(END)
    PAGE.write_text(f"{before}{START}\n{as_text(table)}\n{END}{after}", "utf-8")


def main() -> int:
    """Check, and write the table."""
    parser = argparse.ArgumentParser(prog="python -m tools.strength", description=__doc__)
    parser.add_argument("--table", action="store_true", help="write the table of docs/bots.md")
    parser.add_argument("--games", type=int, help="for each rate; else what its gate says")
    parser.add_argument("--bounds", type=int, default=20_000, help="games that reach no bound")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    asked = parser.parse_args()
    table: Table = {}
    held = check(asked.games, asked.bounds, asked.jobs, table)
    if asked.table:
        write(table)
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())
