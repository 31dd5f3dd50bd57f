"""Single calls of the solver: eleven random cards, each of the ten Mattel phases."""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from statistics import median, quantiles
from time import perf_counter_ns

from benchmarks.report import Row
from laydown.engine.edition import load
from laydown.engine.solver import can_lay, shortfall
from laydown.engine.ways import best_lays

EDITION = "mattel"
CARDS = 11
WARM_UP = 20
# Fixed, and free of the engine's card numbering: a change of ours cannot move the yardstick.
YARDSTICK = (
    (7, 61, 19, 88, 42, 3, 95, 30, 66, 101, 54),
    (12, 84, 36, 60, 1, 25, 49, 73, 2, 15, 28),
)


@dataclass(frozen=True, slots=True)
class Times:
    """Microseconds of single calls; those of a question also by phase."""

    yardstick: list[float] = field(default_factory=list)
    can_lay: dict[int, list[float]] = field(default_factory=dict)
    shortfall: dict[int, list[float]] = field(default_factory=dict)
    best_lays: dict[int, list[float]] = field(default_factory=dict)
    best_lays_found: dict[int, list[float]] = field(default_factory=dict)


def calibrate() -> int:
    """Count two fixed hands by number and by colour, naively: the yardstick for the ratios."""
    total = 0
    for hand in YARDSTICK:
        numbers = Counter(card % 12 for card in hand)
        colours = Counter(card // 27 for card in hand)
        total += numbers.most_common(1)[0][1] + colours.most_common(1)[0][1]
    return total


def clock(call: Callable[[], object]) -> float:
    """Time a single call, in microseconds; nothing is subtracted."""
    start = perf_counter_ns()
    call()
    return (perf_counter_ns() - start) / 1000


def collect(hands: int, rng: random.Random) -> Times:
    """Ask every question by turns, each on a hand of its own, so that no cache helps."""
    edition = load(EDITION)
    times = Times()
    for _ in range(hands):
        for index, phase in enumerate(edition.phases, start=1):
            one, two, three = (rng.sample(edition.deck, CARDS) for _ in range(3))
            times.yardstick.append(clock(calibrate))
            spent = clock(partial(can_lay, phase, one, edition))
            times.can_lay.setdefault(index, []).append(spent)
            spent = clock(partial(shortfall, phase, two, edition))
            times.shortfall.setdefault(index, []).append(spent)
            spent = clock(partial(best_lays, phase, three, edition))
            times.best_lays.setdefault(index, []).append(spent)
            if can_lay(phase, three, edition):
                times.best_lays_found.setdefault(index, []).append(spent)
    return times


def measure(hands: int, say: Callable[[str], None]) -> Iterator[Row]:
    """Time the three questions, and the last one once more where there is something to find."""
    rng = random.Random(1)
    collect(WARM_UP, rng)
    say(f"solver, {hands} hands for each question and phase")
    times = collect(hands, rng)
    yard = median(times.yardstick)
    yield compare("solver: can it be laid", times.can_lay, yard, goal=30)
    yield compare("solver: how many short", times.shortfall, yard, goal=30)
    yield compare("solver: best way to lay", times.best_lays, yard, goal=300)
    if times.best_lays_found:
        yield compare("solver: best way, where one exists", times.best_lays_found, yard)


def compare(
    what: str, phases: dict[int, list[float]], yardstick: float, goal: float | None = None
) -> Row:
    """Put the median of all calls beside the yardstick's and the goal."""
    calls = [spent for series in phases.values() for spent in series]
    middle = median(calls)
    p99 = quantiles(calls, n=100, method="inclusive")[-1]
    by_phase = {f"phase {index}": median(series) for index, series in sorted(phases.items())}
    slowest = max(by_phase, key=by_phase.__getitem__)
    return Row(
        what=what,
        ours=middle,
        reference=yardstick,
        unit="us",
        ratio=middle / yardstick,
        goal="" if goal is None else f"<= {goal:g} us",
        verdict="" if goal is None else "met" if middle <= goal else "missed",
        note=f"p99 {p99:.2f}, {slowest} {by_phase[slowest]:.2f}",
        more={"p99": p99, "calls": len(calls), **by_phase},
    )
