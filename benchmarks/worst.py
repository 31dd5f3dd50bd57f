"""The worst questions: positions with more lays or hits than anybody could compare.

A search stops when its work is done, so each answer takes about as long as the work allowed.
"""

from collections.abc import Callable, Iterator
from statistics import median
from time import process_time_ns
from typing import Final, NamedTuple

from benchmarks.report import Row, judge_cost, number
from benchmarks.yardstick import calibrate
from laydown.engine.laying import Budget, best_hits
from laydown.engine.notation.position import parse_position
from laydown.engine.rules import legal
from laydown.engine.state import State
from laydown.referee.limits import BEST
from laydown.wire.of_lays import WORK

GOAL: Final = 1_000  # milliseconds

JOKERS: Final = " ".join(f"({colour}{n})" for colour in "RYGB" for n in range(1, 6))
MORE_JOKERS: Final = " ".join(f"({colour}{n})" for colour in "RYG" for n in range(1, 13))
SIX_SETS: Final = """\
|name = "six sets"
|based_on = "mattel"
|[deck]
|wilds = 60
|[deal]
|hand = 24
|[[phases]]
|lay = "set 1 + set 2 + set 3 + set 4 + set 5 + set 6"
"""
CHAINS: Final = """\
position: 1
edition: express
players: 6
step: draw 1
discard pile: B10
table 2: 6: Y2 R3 Y4 R5
table 3: 8: W=5 G7 R9 R11
table 4: 9: R4 Y6 W=8 R10
table 5: 6: R1 G2 Y3 G4
table 6: 7: B6 B7 B8
hand 1: B1
"""


class Case(NamedTuple):
    """A question: what it is called, and what asks it with a budget."""

    name: str
    ask: Callable[[Budget], object]


def best_of(name: str, text: str) -> Case:
    """Ask for the best lays of a position."""
    state = parse_position(text)
    return Case(f"worst case: {name}", lambda budget: legal(state, 0).best(BEST, budget))


def hits_of(name: str, state: State) -> Case:
    """Ask for the best hits with all cards that are left."""
    table = [group for groups in state.table for group in groups]
    hand = [*state.hands[0], *state.draw_pile]
    return Case(f"worst case: {name}", lambda b: best_hits(table, hand, state.edition, b))


def cases() -> list[Case]:
    """Return the questions."""
    board = "position: 1\nedition: board\nstep: play 1\ndiscard pile: R12\nhand 2: R11\n"
    blue = " ".join(f"B{n}" for n in range(1, 10))
    wilds = "W " * 20 + "R1 R2 R3 G3 Y3 G4 R5 G5 R6 R7 R8 R8"
    sets = f"position: 1\nedition: six sets\n{SIX_SETS}step: play 1\nhand 1: {wilds}\nhand 2: R11\n"
    return [
        best_of("20 Jokers", f"{board}hand 1: B5 {JOKERS}\nphase 1: 9\n"),
        best_of("36 Jokers", f"{board}hand 1: {blue} {MORE_JOKERS}\nphase 1: 4\n"),
        best_of("six sets of Wilds", sets),
        hits_of("34 cards on five groups", parse_position(CHAINS)),
    ]


def measure(rounds: int, say: Callable[[str], None]) -> Iterator[Row]:
    """Time every question with the work that the referee allows, the yardstick beside it."""
    for case in cases():
        say(f"worst, {case.name}")
        times, yards, budget = [], [], Budget(WORK)
        for _ in range(rounds):
            budget = Budget(WORK)
            times.append(_milliseconds(lambda: case.ask(budget)))  # noqa: B023 - called at once
            yards.append(_milliseconds(lambda: [calibrate() for _ in range(100)]) / 100)
        ours = median(times)
        goal, verdict = judge_cost(ours, GOAL, "ms")
        how = "all of it" if budget.complete else "the best found"
        yield Row(
            part="worst",
            what=case.name,
            ours=ours,
            reference=median(yards),
            unit="ms",
            ratio=median(one / other for one, other in zip(times, yards, strict=True)),
            goal=goal,
            verdict=verdict,
            note=f"{how}; {number(budget.used)} pieces of {number(ours * 1000 / budget.used)} us",
        )


def _milliseconds(call: Callable[[], object]) -> float:
    start = process_time_ns()
    call()
    return (process_time_ns() - start) / 1e6
