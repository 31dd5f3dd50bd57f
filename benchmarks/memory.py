"""How much memory a state takes, and whether playing on and on takes more and more.

`python -m benchmarks.memory` measures both in a process of its own and prints them as JSON.
"""

import argparse
import gc
import json
import random
import subprocess
import sys
import tracemalloc
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from benchmarks.games import PLAYERS, seed
from benchmarks.report import Row, judge_cost
from laydown.build import compiled
from laydown.engine.edition import Edition, load
from laydown.engine.rules import apply, new_game
from laydown.engine.state import State
from laydown.sense.playout import choose, play_out

EDITION: Final = "mattel"
STATES: Final = 1000
GAMES: Final = 100_000
SETTLED: Final = 0.1  # the share of the games after which the process should grow no more
SLOW: Final = 100  # so many times fewer of both where the engine is not compiled
LAST_MOVE: Final = 600  # a state is taken at one of the first so many moves
STATUS: Final = Path("/proc/self/status")


def live_state(edition: Edition, number: int, moves: int) -> State:
    """Play a game for so many moves, or until it is over."""
    state = new_game(edition, PLAYERS, seed(number))
    while state.ply < moves and not state.over:
        seat = state.actors()[0]
        apply(state, seat, choose(state, seat))
    return state


def traced(make: Callable[[int], object], count: int) -> float:
    """Return the bytes that each of so many objects keeps alive."""
    gc.collect()
    tracemalloc.start()
    kept = [make(number) for number in range(count)]
    gc.collect()
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return size / len(kept)


def resident() -> int:
    """Return the kilobytes of memory that this process holds."""
    lines = STATUS.read_text("ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:"))


def grown(edition: Edition, games: int) -> tuple[int, int]:
    """Return the kilobytes held after the first games, and by how many that grew till the end."""
    settled = 0
    for number in range(games):
        play_out(new_game(edition, PLAYERS, seed(number)))
        if number + 1 == int(games * SETTLED):
            gc.collect()
            settled = resident()
    gc.collect()
    return settled, resident() - settled


def weigh(states: int, games: int) -> dict[str, float]:
    """Measure both in this process."""
    edition = load(EDITION)
    rng = random.Random(1)
    moments = [rng.randrange(LAST_MOVE) for _ in range(states)]
    for number in range(3):  # what is kept once for all games is no part of a state
        play_out(new_game(edition, PLAYERS, seed(number)))
    found: dict[str, float] = {"states": states, "games": games}
    found["state"] = traced(lambda i: live_state(edition, i, moments[i]), states)
    found["deck"] = traced(lambda _: list(edition.deck), states)
    if STATUS.exists():
        found["held"], found["growth"] = grown(edition, games)
    return found


def measure(say: Callable[[str], None]) -> Iterator[Row]:
    """Measure in a process of its own, so that other parts leave no trace."""
    fewer = 1 if compiled() else SLOW
    states, games = STATES // fewer, GAMES // fewer
    say(f"memory, {states:,} states and {games:,} games")
    command = [sys.executable, "-m", "benchmarks.memory", str(states), str(games)]
    done = subprocess.run(command, capture_output=True, check=True, text=True)
    found = json.loads(done.stdout)
    goal, verdict = judge_cost(found["state"] / 1024, 8, "KB")
    yield Row(
        part="memory",
        what="a live state / a list of the deck",
        ours=found["state"] / 1024,
        reference=found["deck"] / 1024,
        unit="KB",
        ratio=found["state"] / found["deck"],
        goal=goal,
        verdict=verdict,
        note=f"mean of {states:,}",
    )
    if "growth" not in found:
        say("no /proc here: the growth of the process is left out")
        return
    goal, verdict = judge_cost(found["growth"] / 1024, 1, "MB")
    yield Row(
        part="memory",
        what=f"growth in {games:,} games / size after {int(games * SETTLED):,}",
        ours=found["growth"] / 1024,
        reference=found["held"] / 1024,
        unit="MB",
        ratio=found["growth"] / found["held"],
        goal=goal,
        verdict=verdict,
    )


def main() -> None:
    """Measure in this process and print JSON."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.memory", description=__doc__)
    parser.add_argument("states", type=int)
    parser.add_argument("games", type=int)
    options = parser.parse_args()
    json.dump(weigh(options.states, options.games), sys.stdout)


if __name__ == "__main__":
    main()
