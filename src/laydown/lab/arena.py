"""Bots against each other: deal after deal, until all are played or the question is decided."""

from __future__ import annotations

from contextlib import closing
from dataclasses import dataclass, field
from time import perf_counter
from typing import TYPE_CHECKING, Final

from laydown.bots import make_bot
from laydown.engine.rules import new_game
from laydown.lab.sequential import UNDECIDED, verdict
from laydown.lab.tally import WIN, Tally
from laydown.lab.workers import Crew, WorkerDied
from laydown.players.outside import Outside

if TYPE_CHECKING:
    from collections.abc import Callable

    from laydown.lab.contest import Contest

COMPLETE: Final = "complete"
DECIDED: Final = "decided"
INTERRUPTED: Final = "interrupted"
BROKEN: Final = "broken"  # a process died twice at the same deals


@dataclass
class Outcome:
    """What an arena found out."""

    contest: Contest
    tally: Tally
    until: float | None = None  # the rate that the first bot is compared with
    verdict: str = UNDECIDED
    stopped: str = COMPLETE
    lost: int = 0  # processes that died and were replaced
    died_at: tuple[int, int] = field(default=(0, 0))  # the deals at which one died twice
    seconds: float = 0.0

    @property
    def most(self) -> int:
        """The parts of a win that a deal can give."""
        return WIN * self.contest.rotations


def check(contest: Contest) -> None:
    """Make sure that all can be set up; raise the error of what cannot.

    That is a `LaydownError` for the game, a `BotError` for a bot, and for an outside program that
    does not start or speaks otherwise a `Fault`.
    """
    new_game(contest.load_edition(), contest.players, contest.seed)
    for entrant in contest.different:
        if entrant.command:
            with closing(Outside(entrant.command, contest.timeout)) as program:
                program.greet()
        else:
            make_bot(entrant.name, contest.seed, entrant.budget)


def run(
    contest: Contest,
    deals: int,
    jobs: int = 1,
    until: float | None = None,
    progress: Callable[[Outcome], None] = lambda _: None,
) -> Outcome:
    """Play deals; stop early if it is decided on which side of `until` the first bot is.

    What it returns follows from the contest, the deals and `until`, whatever the number of jobs;
    times excepted. Ctrl-C ends it with what has been played.
    """
    outcome = Outcome(contest, Tally.of(len(contest.different)), until)
    started = perf_counter()
    crew = Crew(contest, deals, jobs)
    try:
        # Closed at once, not when the garbage is collected: it ends processes.
        with closing(crew.results()) as results:
            for tally in results:
                outcome.tally.add(tally)
                outcome.lost = crew.lost
                outcome.seconds = perf_counter() - started
                progress(outcome)
                if until is not None:
                    outcome.verdict = verdict(outcome.tally.deal_wins[0], outcome.most, until)
                    if outcome.verdict != UNDECIDED:
                        outcome.stopped = DECIDED
                        break
    except KeyboardInterrupt:
        outcome.stopped = INTERRUPTED
    except WorkerDied as death:
        outcome.stopped = BROKEN
        outcome.died_at = death.first, death.last
    outcome.lost = crew.lost
    outcome.seconds = perf_counter() - started
    return outcome
