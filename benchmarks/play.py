"""Random play over whole games, ours and the references' turn by turn."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from statistics import median
from time import perf_counter

from benchmarks.references import OPENSPIEL, REFERENCES, Reference, Sample
from benchmarks.report import Row
from laydown.engine.chance import Stream
from laydown.engine.edition import NAMES, load
from laydown.engine.rules import apply, legal, new_game

EDITION = "mattel"  # the one that the goals are for
PLAYERS = 4
WARM_UP = 0.2
# Moves between two looks at the clock.
STRIDE = 64


class Table:
    """Random games one after the other; a pause falls where it falls, and the game goes on."""

    def __init__(self, edition: str) -> None:
        """Sit down to the first game."""
        self.edition = load(edition)
        self.stream = Stream(b"benchmark", "play")
        self.games = 0
        self.deal()

    def deal(self) -> None:
        """Start the next game."""
        self.state = new_game(self.edition, players=PLAYERS, seed=self.games.to_bytes(8))
        self.games += 1

    def play(self, seconds: float) -> Sample:
        """Play on for about this many seconds; a step is one applied move."""
        steps = 0
        start = perf_counter()
        while (spent := perf_counter() - start) < seconds:
            for _ in range(STRIDE):
                if self.state.over:
                    self.deal()
                seat = self.state.actors()[0]
                apply(self.state, seat, legal(self.state, seat).sample(self.stream))
            steps += STRIDE
        return Sample(steps, spent)


def measure(rounds: int, seconds: float, python: Path, say: Callable[[str], None]) -> Iterator[Row]:
    """Let every contender play once a round, then compare each reference with us."""
    tables = {edition: Table(edition) for edition in NAMES}
    mine: dict[str, list[Sample]] = {edition: [] for edition in NAMES}
    theirs: dict[Reference, list[Sample]] = {reference: [] for reference in REFERENCES}
    for table in tables.values():
        table.play(WARM_UP)
    for turn in range(rounds):
        say(f"random play, round {turn + 1} of {rounds}")
        for edition, table in tables.items():
            mine[edition].append(table.play(seconds))
        for reference in REFERENCES:
            theirs[reference].append(reference.run(python, seconds))
    for reference, samples in theirs.items():
        yield compare(EDITION, reference, mine[EDITION], samples)
    yardstick = replace(OPENSPIEL, goal=None)
    for edition in NAMES:
        if edition != EDITION:
            yield compare(edition, yardstick, mine[edition], theirs[OPENSPIEL])


def compare(edition: str, reference: Reference, mine: list[Sample], theirs: list[Sample]) -> Row:
    """Put the medians side by side; the ratio is the median of the rounds' own ratios."""
    ratios = [one.rate / other.rate for one, other in zip(mine, theirs, strict=True)]
    goal, verdict = judge(reference, median(ratios))
    return Row(
        what=f"random play, {edition} / {reference.name}",
        ours=median(sample.rate for sample in mine),
        reference=median(sample.rate for sample in theirs),
        unit="steps/s",
        ratio=median(ratios),
        goal=goal,
        verdict=verdict,
        note=f"ratios {min(ratios):.2f} to {max(ratios):.2f}",
        more={"lowest ratio": min(ratios), "highest ratio": max(ratios)},
    )


def judge(reference: Reference, ratio: float) -> tuple[str, str]:
    """Say the goal, and whether the ratio meets it."""
    if reference.goal is None:
        return "", ""
    verdict = "met" if ratio >= reference.goal else "missed"
    goal = f">= {reference.goal:g} times"
    if reference.aim is None:
        return goal, verdict
    return f"{goal}, aim {reference.aim:g}", "met, aim too" if ratio >= reference.aim else verdict
