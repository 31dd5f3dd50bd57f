"""Single parts of the engine: checks, distances, the best way to lay, copies, views."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from statistics import fmean, median, quantiles
from time import perf_counter_ns, process_time_ns
from typing import Final

from benchmarks.games import PLAYERS, seed
from benchmarks.report import Row, judge_cost, number
from benchmarks.yardstick import calibrate
from laydown.engine.cards import REVERSED, WILD, is_wild
from laydown.engine.edition import Edition, load
from laydown.engine.groups import Group
from laydown.engine.laying import Tally, best_lays, can_lay, shortfall
from laydown.engine.moves import Discard, Draw, Hit, Lay, Move, Take
from laydown.engine.patterns import Phase
from laydown.engine.rules import apply, check, new_game
from laydown.engine.state import State
from laydown.engine.view import view
from laydown.sense.goal import least_missed
from laydown.sense.playout import choose

EDITION: Final = "mattel"
CASES: Final = 50  # moments of games for each question; few enough to stay in the cache
STRIDE: Final = 11  # moves between two moments, so that they come from many games
BUSY: Final = 20_000_000  # nanoseconds that a question is asked for in a round
PASSES: Final = 3  # over the hands to lay; the quickest time of each counts
TABLE: Final = 4  # groups on the table, at least, where hits count
CLASSIC: Final = (("set", "set"), ("set", "run"), ("run",), ("colour",), ("set",))

Moment = tuple[State, int, Move]


@dataclass(frozen=True, slots=True)
class Question:
    """Something to be done over and over; `ask` does it for all cases and says how often."""

    what: str
    ask: Callable[[], int]
    goal: float | None = None
    times: list[float] = field(default_factory=list)

    def take_time(self) -> None:
        """Ask for a while; keep the microseconds that one answer took."""
        asked = 0
        start = process_time_ns()
        while (spent := process_time_ns() - start) < BUSY:
            asked += self.ask()
        self.times.append(spent / asked / 1000)


def moments(edition: Edition) -> dict[type[Move], list[Moment]]:
    """Return some moments of whole games for each kind of move."""
    wanted: dict[type[Move], list[Moment]] = {k: [] for k in (Draw, Take, Lay, Hit, Discard)}
    number = since = 0
    while any(len(found) < CASES for found in wanted.values()):
        state = new_game(edition, PLAYERS, seed(number))
        number += 1
        while not state.over:
            seat = state.actors()[0]
            move = choose(state, seat)
            since += 1
            found = wanted.get(type(move))
            if found is not None and len(found) < CASES and since >= STRIDE:
                found.append((state.copy(), seat, move))
                since = 0
            apply(state, seat, move)
    return wanted


def checks(what: str, cases: list[Moment], goal: float) -> Question:
    """Ask whether moves are legal."""

    def ask() -> int:
        for state, seat, move in cases:
            check(state, seat, move)
        return len(cases)

    return Question(what, ask, goal)


def copies(cases: list[Moment]) -> Question:
    """Ask for copies of states."""

    def ask() -> int:
        for state, _, _ in cases:
            state.copy()
        return len(cases)

    return Question("copy a state", ask, 2)


def views(cases: list[Moment]) -> Question:
    """Ask for views."""

    def ask() -> int:
        for state, seat, _ in cases:
            view(state, seat)
        return len(cases)

    return Question("build a view", ask, 10)


def distances(edition: Edition, place: int, rng: random.Random) -> Question:
    """Ask which card a hand misses least: a loop over distances, compiled with the engine."""
    state = new_game(edition, PLAYERS, seed(0))
    state.goals[0] = place
    phase = edition.phases[place]
    hands = [some_hand(edition, rng) for _ in range(CASES)]
    tried = sum(fewest_tried(phase, hand) for hand in hands)

    def ask() -> int:
        for hand in hands:
            least_missed(state, 0, Tally(hand))
        return tried

    return Question(f"{edition.name} {place + 1}: {phase}", ask)


def fewest_tried(phase: Phase, hand: list[int]) -> int:
    """Return how many distances it takes at least to compare the cards of a hand."""
    real = [card for card in hand if not is_wild(card)]
    return len({card & 15 for card in real} if phase.by_number else set(real))


def calls(edition: Edition, rng: random.Random) -> Question:
    """Ask for single distances from Python, for each phase in turn."""
    hands = [some_hand(edition, rng) for _ in range(CASES)]

    def ask() -> int:
        for phase in edition.phases:
            for hand in hands:
                shortfall(phase, hand, edition)
        return len(edition.phases) * len(hands)

    return Question("distance to a classic phase, called from Python", ask)


def some_hand(edition: Edition, rng: random.Random) -> list[int]:
    """Return a full hand and the card drawn; on a ring some are held as Jokers."""
    hand = rng.sample(edition.deck, edition.hand + 1)
    return [card | REVERSED if edition.ring and rng.random() < 0.1 else card for card in hand]


def is_classic(phase: Phase) -> bool:
    """Whether a phase is of the kinds that the classic editions have."""
    return tuple(pattern.kind for pattern in phase.patterns) in CLASSIC


def hands_to_lay(edition: Edition, phase: Phase, count: int, rng: random.Random) -> list[list[int]]:
    """Return hands from which a phase can be laid, with no Wild, one, two, ... all of them."""
    real = [card for card in edition.deck if not is_wild(card)]
    wilds = len(edition.deck) - len(real)
    hands: list[list[int]] = []
    while len(hands) < count:
        held = len(hands) % (wilds + 1)
        hand = [WILD] * held + rng.sample(real, edition.hand + 1 - held)
        rng.shuffle(hand)
        if can_lay(phase, hand, edition):
            hands.append(hand)
    return hands


def clock(call: Callable[[], object]) -> float:
    """Time a single call, in microseconds; nothing is subtracted."""
    start = perf_counter_ns()
    call()
    return (perf_counter_ns() - start) / 1000


def lay_times(
    edition: Edition, hands: int, tables: list[list[Group]], rng: random.Random
) -> list[float]:
    """Time the best way to lay for each hand, the quickest of some passes over all of them."""
    cases = [
        (phase, hand, rng.choice(tables))
        for phase in edition.phases
        for hand in hands_to_lay(edition, phase, hands, rng)
    ]
    passes = [
        [
            clock(lambda: best_lays(phase, hand, edition, 1, table))  # noqa: B023 - called at once
            for phase, hand, table in cases
        ]
        for _ in range(PASSES)
    ]
    return [min(times) for times in zip(*passes, strict=True)]


def measure(rounds: int, hands: int, say: Callable[[str], None]) -> Iterator[Row]:
    """Time every part, the yardstick between them."""
    rng = random.Random(1)
    edition = load(EDITION)
    found = moments(edition)
    anywhere = [case for cases in found.values() for case in cases[: CASES // len(found)]]
    yardstick = Question("yardstick", calibrate)
    questions = [
        checks("check a draw", [*found[Draw], *found[Take]][::2], 0.3),
        checks("check a hit", found[Hit], 0.3),
        checks("check a discard", found[Discard], 0.3),
        checks("check a lay", found[Lay], 3),
        copies(anywhere),
        views(anywhere),
        calls(edition, rng),
    ]
    classic = [distances(edition, place, rng) for place in range(len(edition.phases))]
    rarer = [
        distances(other, place, rng)
        for other in map(load, ("express", "board"))
        for place, phase in enumerate(other.phases)
        if not is_classic(phase)
    ]
    for turn in range(rounds):
        say(f"parts, round {turn + 1} of {rounds}")
        for question in (yardstick, *questions, *classic, *rarer):
            question.take_time()
    for question in questions:
        yield compare(question.what, [question], yardstick, question.goal)
    yield compare("distance to a classic phase", classic, yardstick, 0.3)
    yield compare("distance to a phase of rarer groups", rarer, yardstick, 3)
    say(f"parts, {hands} hands to lay for each phase")
    tables = [
        groups
        for state, _, _ in found[Hit]
        if len(groups := [group for laid in state.table for group in laid]) >= TABLE
    ]
    yard = median(yardstick.times)
    yield lays("best way to lay, median", lay_times(edition, hands, [[]], rng), yard, 10, 50)
    yield lays("best way with hits, p99", lay_times(edition, hands, tables, rng), yard, 100, 99)


def compare(what: str, questions: list[Question], yardstick: Question, goal: float | None) -> Row:
    """Put the median of the rounds beside the yardstick's; of several questions their mean."""
    rounds = [fmean(times) for times in zip(*(q.times for q in questions), strict=True)]
    ratios = [one / other for one, other in zip(rounds, yardstick.times, strict=True)]
    ours = median(rounds)
    wanted, verdict = judge_cost(ours, goal, "us") if goal else ("", "")
    slowest = max(questions, key=lambda question: median(question.times))
    note = f"{number(min(rounds))} to {number(max(rounds))}"
    if len(questions) > 1:
        note += f"; slowest {number(median(slowest.times))}, {slowest.what}"
    return Row(
        part="parts",
        what=what,
        ours=ours,
        reference=median(yardstick.times),
        unit="us",
        ratio=median(ratios),
        goal=wanted,
        verdict=verdict,
        note=note,
        more={q.what: median(q.times) for q in questions} if len(questions) > 1 else {},
    )


def lays(what: str, times: list[float], yard: float, goal: float, percentile: int) -> Row:
    """Put a percentile of single calls beside the yardstick."""
    cuts = quantiles(times, n=100, method="inclusive")
    ours = cuts[percentile - 1]
    wanted, verdict = judge_cost(ours, goal, "us")
    return Row(
        part="parts",
        what=what,
        ours=ours,
        reference=yard,
        unit="us",
        ratio=ours / yard,
        goal=wanted,
        verdict=verdict,
        note=f"median {number(cuts[49])}, p99 {number(cuts[98])}, most {number(max(times))}",
        more={"median": cuts[49], "p99": cuts[98], "most": max(times), "calls": len(times)},
    )
