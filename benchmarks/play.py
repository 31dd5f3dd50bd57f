"""Play by the quick player and at random, ours and the references' turn by turn."""

from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median

from benchmarks.classic import NAME as C
from benchmarks.classic import Classic
from benchmarks.games import PLAYERS, Quick, Random
from benchmarks.references import OPENSPIEL, REFERENCES, RLCARD, Sample
from benchmarks.report import Row, judge_ratio, number
from laydown.engine.edition import NAMES, load

EDITION = "mattel"  # the one that the goals are for
RANDOM = "random"
WARM_UP = 0.2
# The least ratio to each reference, and the one aimed for.
QUICK_GOALS: dict[str, tuple[float, float | None]] = {
    C: (0.05, 0.08),
    OPENSPIEL.name: (10, None),
    RLCARD.name: (30, None),
}
RANDOM_GOALS: dict[str, tuple[float, float | None]] = {
    OPENSPIEL.name: (1, None),
    RLCARD.name: (3, 5),
}


def measure(
    rounds: int, seconds: float, python: Path, classic: Classic | None, say: Callable[[str], None]
) -> Iterator[Row]:
    """Let every contender play once a round, then compare each reference with us."""
    ours: dict[str, Quick | Random] = {name: Quick(load(name)) for name in NAMES}
    ours[RANDOM] = Random(load(EDITION))
    mine: dict[str, list[Sample]] = {name: [] for name in ours}
    theirs: dict[str, list[Sample]] = {reference.name: [] for reference in REFERENCES}
    for contender in ours.values():
        contender.play(WARM_UP)
    for turn in range(rounds):
        say(f"play, round {turn + 1} of {rounds}")
        for name, contender in ours.items():
            mine[name].append(contender.play(seconds))
            if name == EDITION:  # the references right after it
                if classic:
                    theirs.setdefault(C, []).append(classic.play(PLAYERS, seconds))
                for reference in REFERENCES:
                    theirs[reference.name].append(reference.run(python, seconds))
    for name in NAMES:
        for reference_name, samples in theirs.items():
            goals = QUICK_GOALS if name == EDITION else {}
            goal = goals.get(reference_name)
            yield compare(f"quick play, {name} / {reference_name}", mine[name], samples, goal)
    for reference_name, goal in RANDOM_GOALS.items():
        what = f"random play, {EDITION} / {reference_name}"
        yield compare(what, mine[RANDOM], theirs[reference_name], goal)


def compare(
    what: str,
    mine: list[Sample],
    theirs: list[Sample],
    goals: tuple[float, float | None] | None,
) -> Row:
    """Put the medians side by side; the ratio is the median of the rounds' own ratios."""
    ratios = [one.rate / other.rate for one, other in zip(mine, theirs, strict=True)]
    goal, verdict = judge_ratio(median(ratios), *goals) if goals else ("", "")
    return Row(
        part="play",
        what=what,
        ours=median(sample.rate for sample in mine),
        reference=median(sample.rate for sample in theirs),
        unit="steps/s",
        ratio=median(ratios),
        goal=goal,
        verdict=verdict,
        note=f"ratios {number(min(ratios))} to {number(max(ratios))}",
        more={
            "games/s": median(sample.game_rate for sample in mine),
            "reference games/s": median(sample.game_rate for sample in theirs),
        },
    )
