"""How strong the bots are: gates with intervals, bounds, time per move, and the table of a page.

    python -m tests.strength            gates, bounds and times; fails if one does not hold
    python -m tests.strength --table    the table of docs/bots.md, written anew

With `--games` more or fewer games are played for each rate; the intervals tell what that is worth.
It plays with the engine as it is installed: compiled, it is many times faster.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from time import process_time_ns
from typing import TYPE_CHECKING, Final, NamedTuple

from laydown.bots import make_bot
from laydown.engine import rules
from laydown.engine.edition import NAMES as EDITIONS
from laydown.engine.edition import load
from laydown.engine.rules import apply, new_game
from laydown.engine.view import view
from laydown.lab.arena import run
from laydown.lab.contest import Contest
from laydown.lab.intervals import wilson
from laydown.lab.tally import WIN

if TYPE_CHECKING:
    from collections.abc import Iterator

    from laydown.lab.tally import Tally

PAGE: Final = Path(__file__).parent.parent / "docs" / "bots.md"
START: Final = "<!-- strength: made by python -m tests.strength --table -->\n"
END: Final = "<!-- strength: end -->\n"
SEED: Final = b"strength"
LADDER: Final = ("random", "novice", "steady", "sharp")
# The better bot, the one below it, and what the lower end of the interval must reach.
GATES: Final = (
    ("novice", "random", 0.9),
    ("steady", "novice", 0.6),
    ("sharp", "steady", 0.6),
)
SLOWEST: Final = 5.0  # milliseconds for a move, which 99 of 100 stay below when compiled


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


def match(edition: str, better: str, worse: str, players: int, games: int, jobs: int = 1) -> Match:
    """Play one bot against `players - 1` of another, each deal from every seat."""
    contest = Contest(edition, (), (better, *[worse] * (players - 1)), SEED)
    deals = max(1, games // contest.rotations)
    return Match(better, worse, players, run(contest, deals, jobs).tally)


def slow_move(edition: str, bot: str, games: int = 20) -> float:
    """Return the milliseconds below which 99 of 100 moves stay; other programs do not count."""
    times = []
    for game in range(games):
        state = new_game(load(edition), 2, b"%d" % game)
        player = make_bot(bot, SEED)
        while not state.over:
            seat = state.actors()[0]
            seen = view(state, seat)
            started = process_time_ns()
            move = player.choose(seen)
            times.append(process_time_ns() - started)
            apply(state, seat, move)
    return sorted(times)[len(times) * 99 // 100] / 1e6


def compiled() -> bool:
    """Tell whether the engine that plays is the compiled one."""
    return not (rules.__file__ or "").endswith(".py")


def check(games: int, bounds: int, jobs: int) -> bool:
    """Play all gates, print them, and tell whether all hold."""
    held = True
    for edition in EDITIONS:
        played = endless = 0
        for better, worse, least in GATES:
            found = match(edition, better, worse, 2, games, jobs)
            good = found.interval[0] >= least
            held = held and good
            # Random players do not try to end a round, so that only the ladder's own count.
            if worse != "random":
                played, endless = played + found.tally.games, endless + found.bounds
            mark = "ok" if good else f"BELOW {least:.0%}"
            print(f"{edition:14}{better:8}{worse:8}{found!s:24}{mark}", flush=True)
        for bot in LADDER[1:]:
            found = match(edition, bot, bot, 2, (bounds - played) // 3, jobs)
            played, endless = played + found.tally.games, endless + found.bounds
        slow = max((slow_move(edition, bot), bot) for bot in LADDER[1:])
        held = held and endless == 0 and (slow[0] < SLOWEST or not compiled())
        print(f"{edition:14}{endless} of {played} games reached a bound (X-02)")
        print(f"{edition:14}99 of 100 moves below {slow[0]:.2f} ms ({slow[1]})", flush=True)
    return held


def rows(games: int, jobs: int) -> Iterator[str]:
    """Yield the lines of the table."""
    yield f"Each rate is of about {games} games; in brackets the 95 % interval.\n\n"
    head = "| bot | against | " + " | ".join(EDITIONS) + " |\n"
    yield head + "| --- | --- " + "| --- " * len(EDITIONS) + "|\n"
    sizes = [(better, worse, players) for better, worse, _ in GATES for players in (2, 4)]
    sizes += [("sharp", "steady", players) for players in (3, 5, 6)]
    for better, worse, players in sizes:
        found = [str(match(name, better, worse, players, games, jobs)) for name in EDITIONS]
        against = f"{players - 1} x `{worse}`" if players > 2 else f"`{worse}`"
        yield f"| `{better}` | {against} | " + " | ".join(found) + " |\n"


def write(games: int, jobs: int) -> None:
    """Write the table into its page."""
    page = PAGE.read_text("utf-8")
    before, rest = page.split(START)
    _, after = rest.split(END)
    table = ""
    for row in rows(games, jobs):
        print(row, end="", flush=True)
        table += row
    PAGE.write_text(f"{before}{START}\n{table}\n{END}{after}", "utf-8")


def main() -> int:
    """Check, or write the table."""
    parser = argparse.ArgumentParser(prog="python -m tests.strength", description=__doc__)
    parser.add_argument("--table", action="store_true", help="write the table of docs/bots.md")
    parser.add_argument("--games", type=int, default=4000, help="for each rate")
    parser.add_argument("--bounds", type=int, default=20_000, help="games that reach no bound")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    asked = parser.parse_args()
    if asked.table:
        write(asked.games, asked.jobs)
        return 0
    return 0 if check(asked.games, asked.bounds, asked.jobs) else 1


if __name__ == "__main__":
    sys.exit(main())
