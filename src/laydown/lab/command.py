"""The command `laydown arena`: reads what is wished, plays, and tells."""

from __future__ import annotations

import json
import secrets
import signal
import sys
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from threading import current_thread, main_thread
from typing import TYPE_CHECKING, Final, NoReturn

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from laydown.bots.plugins import hidden_plugins
from laydown.bots.thought import parse_thought
from laydown.engine.errors import LaydownError, SetupError
from laydown.lab.arena import BROKEN, INTERRUPTED, check, run
from laydown.lab.contest import Contest, PlacesError, filled
from laydown.lab.report import Report, data
from laydown.lab.tally import WIN
from laydown.locale import catalogue
from laydown.players.entrants import EntrantError, parse_entrant
from laydown.players.faults import Fault
from laydown.players.harmless import harmless
from laydown.telling import refusal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from laydown.engine.edition import Edition
    from laydown.lab.arena import Outcome

_FAILED: Final = 2
_INTERRUPTED: Final = 130
_TERMINATED: Final = 143  # what shells expect after a SIGTERM
_SEED_BYTES: Final = 8  # of a seed that nobody chose: short enough to be typed again


class Failure(click.ClickException):
    """What was asked for cannot be done; the message is for the person who asked."""

    exit_code = _FAILED


@dataclass(frozen=True)
class Wishes:
    """What was asked for on the command line."""

    language: str
    bots: tuple[str, ...]
    edition: Edition
    players: int | None = None
    games: int = 100
    seed: str | None = None
    jobs: int = 1
    until: str | None = None
    budget: str | None = None
    timeout: float = 5.0
    fresh: bool = False
    records: str | None = None
    as_json: bool = False


def arena(wishes: Wishes) -> None:
    """Let bots play against each other, and tell how they did."""
    contest, until = _Reader(wishes).read()
    deals = -(-wishes.games // contest.rotations)  # whole deals: rounded up
    with _orderly_end(), _progress(deals * contest.rotations, wishes) as progress:
        outcome = run(contest, deals, wishes.jobs, until, progress)
    if wishes.as_json:
        click.echo(json.dumps(data(outcome), indent=2))
    else:
        for line in Report(outcome, wishes.language).lines():
            click.echo(line)
    if outcome.stopped in (INTERRUPTED, BROKEN):
        status = _INTERRUPTED if outcome.stopped == INTERRUPTED else _FAILED
        raise click.exceptions.Exit(status)


class _Reader:
    """Makes a contest of wishes, or fails with a sentence."""

    def __init__(self, wishes: Wishes) -> None:
        self._wishes = wishes

    def _fail(self, message: str, **arguments: object) -> NoReturn:
        raise Failure(catalogue(self._wishes.language).text(message, **arguments)) from None

    def read(self) -> tuple[Contest, float | None]:
        """Return what is to be played, and the rate to compare the first bot with."""
        wishes = self._wishes
        if not wishes.bots:
            self._fail("arena-no-bots")
        budget = parse_thought(wishes.budget) if wishes.budget is not None else None
        if wishes.budget is not None and budget is None:
            self._fail("arena-bad-budget", found=harmless(wishes.budget))
        if not wishes.timeout > 0:  # what is no number is not greater either
            self._fail("arena-bad-timeout", found=str(wishes.timeout))
        try:
            for spec in wishes.bots:
                parse_entrant(spec, budget)
        except EntrantError as error:
            self._fail(f"arena-{error.kind}", found=harmless(error.text))
        edition = wishes.edition
        contest = Contest(
            edition=edition.name,
            edition_text=edition.source,
            options=tuple(edition.option_texts().items()),
            bots=self._places(edition),
            seed=_seed(wishes.seed),
            budget=str(budget or ""),
            timeout=wishes.timeout,
            fresh=wishes.fresh,
            records=wishes.records or "",
        )
        self._check(contest)
        if wishes.records:
            self._make_folder(Path(wishes.records))
        return contest, self._until(contest)

    def _make_folder(self, folder: Path) -> None:
        """Make the folder for records; what is there already is nobody's to replace."""
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if any(folder.iterdir()):
                self._fail("arena-records-there", folder=harmless(str(folder)))
        except (OSError, ValueError) as error:
            why = (error.strerror if isinstance(error, OSError) else None) or str(error)
            self._fail("arena-no-records", folder=harmless(str(folder)), why=harmless(why))

    def _places(self, edition: Edition) -> tuple[str, ...]:
        """Return the bot of each place; as many as were named, but at least a game's least."""
        bots, players = self._wishes.bots, self._wishes.players
        if players is None:
            players = max(len(bots), edition.least_players if len(bots) == 1 else 0)
        least, most = edition.least_players, edition.most_players
        if not least <= players <= most:  # more urgent than how they would share the places
            error = SetupError("bad_players", {"found": players, "expected": f"{least}-{most}"})
            raise Failure(refusal(error, self._wishes.language))
        try:
            return filled(bots, players)
        except PlacesError:
            self._fail("arena-bad-places", bots=len(bots), players=players)

    def _check(self, contest: Contest) -> None:
        try:
            check(contest)
        except LaydownError as error:
            raise Failure(refusal(error, self._wishes.language)) from None
        except Fault as fault:
            self._fail(f"program-{fault.kind}", why=fault.why)
        for name, package in hidden_plugins():
            text = catalogue(self._wishes.language).text
            click.echo(text("bot-hidden", bot=name, package=package), err=True)

    def _until(self, contest: Contest) -> float | None:
        typed = self._wishes.until
        if typed is None:
            return None
        if len(contest.different) == 1:
            self._fail("arena-alone")
        if typed.strip().lower() == "fair":
            rate = contest.entrants.count(contest.entrants[0]) / contest.players
        else:
            number, percent, rest = typed.replace(",", ".").strip().partition("%")
            try:
                rate = float(number) / (100 if percent else 1) if not rest else 0.0
            except ValueError:
                rate = 0.0
        if not 0 < rate < 1:
            self._fail("arena-bad-until", found=harmless(typed))
        return rate


@contextmanager
def _orderly_end() -> Iterator[None]:
    """When we are told to end, end the processes and programs that we started first."""
    if current_thread() is not main_thread():  # only there signals can be heard
        yield
        return
    before = signal.signal(signal.SIGTERM, lambda *_: sys.exit(_TERMINATED))
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _seed(typed: str | None) -> bytes:
    """Return the seed; a text from the command line may hold bytes that are no text."""
    if typed is None:
        return secrets.token_hex(_SEED_BYTES).encode()
    return typed.encode(errors="surrogateescape")


@contextmanager
def _progress(games: int, wishes: Wishes) -> Iterator[Callable[[Outcome], None]]:
    """Show progress on standard error, if someone is there to see it."""
    if not sys.stderr or not sys.stderr.isatty():
        yield lambda _: None
        return
    text = catalogue(wishes.language).text
    columns = (
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.description}", markup=False),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=games)

        def show(outcome: Outcome) -> None:
            tally = outcome.tally
            rate = tally.bots[0].wins / WIN / tally.games
            bar.update(
                task,
                completed=tally.games,
                description=text("arena-progress", rate=text("arena-percent", share=rate)),
            )

        yield show
