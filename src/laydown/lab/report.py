"""What an arena found out: as data for JSON, and as a table for people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.cells import cell_len

from laydown.lab.arena import BROKEN, COMPLETE, DECIDED
from laydown.lab.intervals import variance_ratio, wilson
from laydown.lab.sequential import ERROR, interval
from laydown.lab.tally import WIN
from laydown.locale import catalogue
from laydown.players.faults import FAULTS
from laydown.players.harmless import harmless

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from laydown.lab.arena import Outcome
    from laydown.lab.tally import Sums
    from laydown.players.entrants import Entrant

Data = dict[str, object]
_WIDEST: Final = 30  # columns for the name of a bot
_MILLION: Final = 1_000_000  # nanoseconds of a millisecond


def _per(total: float, count: int) -> float:
    return total / count if count else 0.0


class Row:
    """What is reported about one bot."""

    def __init__(self, outcome: Outcome, place: int, entrant: Entrant) -> None:
        """Work it out."""
        tally, contest = outcome.tally, outcome.contest
        self.sums: Sums = tally.bots[place]
        self.bot = entrant.spec
        self.seats = contest.entrants.count(entrant)
        self.fair = self.seats / contest.players
        self.games = tally.games
        self.wins = self.sums.wins / WIN
        # Who plays alone wins every game: that tells nothing.
        self.alone = self.seats == contest.players
        self.rate = _per(self.wins, self.games)
        self.low, self.high = wilson(self.wins, self.games)
        deals = tally.deal_wins[place]
        self.variance_ratio = variance_ratio(deals, outcome.most, contest.rotations)
        self.points: float | None = None  # the board game has none
        if contest.load_edition().scored:
            self.points = _per(self.sums.points, self.games * self.seats)
        self.phases = _per(self.sums.phases, self.games * self.seats)
        self.milliseconds = _per(self.sums.nanoseconds / _MILLION, self.sums.moves)
        self.faults = sum(self.sums.faults.values())

    def data(self) -> Data:
        """Return it by name."""
        first = self.sums.first
        return {
            "bot": self.bot,
            "seats": self.seats,
            "games": self.games,
            "wins": self.wins,
            "rate": None if self.alone else self.rate,
            "low": None if self.alone else self.low,
            "high": None if self.alone else self.high,
            "fair": None if self.alone else self.fair,
            "variance_ratio": self.variance_ratio,
            "points": self.points,
            "phases": self.phases,
            "moves": self.sums.moves,
            "ms_per_move": self.milliseconds,
            "slowest_ms": self.sums.slowest / _MILLION,
            "bounds": self.sums.stuck,
            "faults": {kind: self.sums.faults.get(kind, 0) for kind in FAULTS},
            "first_fault": first._asdict() if first else None,
        }


def rows(outcome: Outcome) -> list[Row]:
    """Return a row for each bot, in the order in which they were named."""
    different = enumerate(outcome.contest.different)
    return [Row(outcome, place, entrant) for place, entrant in different]


def _until(outcome: Outcome) -> Data | None:
    if outcome.until is None:
        return None
    low, high = interval(outcome.tally.deal_wins[0], outcome.most)
    return {
        "bot": outcome.contest.entrants[0].spec,
        "rate": outcome.until,
        "verdict": outcome.verdict,
        "error": ERROR,
        "low": low,
        "high": high,
    }


def data(outcome: Outcome) -> Data:
    """Return all of it for JSON."""
    contest, tally = outcome.contest, outcome.tally
    return {
        "edition": contest.edition,
        "options": dict(contest.options),
        "players": contest.players,
        "seed": contest.seed.decode(errors="backslashreplace"),
        "deals": tally.deals,
        "games": tally.games,
        "rounds_per_game": _per(tally.rounds, tally.games),
        "moves_per_game": _per(tally.moves, tally.games),
        "bounds": {"rounds": tally.endless_rounds, "games": tally.endless_games},
        "bots": [row.data() for row in rows(outcome)],
        "until": _until(outcome),
        "stopped": outcome.stopped,
        "lost_processes": outcome.lost,
        "seconds": outcome.seconds,
    }


class Report:
    """The table and the lines below it, in a language."""

    def __init__(self, outcome: Outcome, language: str) -> None:
        """Keep what is to be reported."""
        self._outcome = outcome
        self._text = catalogue(language).text

    def lines(self) -> Iterator[str]:
        """Yield the lines."""
        found = rows(self._outcome)
        yield from self._table(found)
        yield ""
        yield from self._games(found)
        yield from self._verdict()
        for row in found:
            yield from self._faults(row)

    def _percent(self, share: float) -> str:
        return self._text("arena-percent", share=share)

    def _number(self, number: float) -> str:
        return self._text("arena-number", number=number)

    def _table(self, found: Sequence[Row]) -> Iterator[str]:
        text, number, percent = self._text, self._number, self._percent
        header = [
            text("arena-bot"),
            text("arena-games"),
            text("arena-wins"),
            *(
                ["", "", ""]
                if found[0].alone
                else [text("arena-rate"), text("arena-interval"), text("arena-fair")]
            ),
            "" if found[0].points is None else text("arena-points"),
            text("arena-phases"),
            text("arena-time"),
            text("arena-faults") if any(row.faults for row in found) else "",
        ]
        cells = [
            [
                _cut(row.bot) if row.seats == 1 else f"{_cut(row.bot)} x{row.seats}",
                number(row.games),
                number(row.wins),
                percent(row.rate),
                text("arena-range", low=100 * row.low, high=percent(row.high)),
                percent(row.fair),
                "" if row.points is None else number(row.points),
                number(row.phases),
                text("arena-milliseconds", number=row.milliseconds),
                number(row.faults),
            ]
            for row in found
        ]
        shown = [place for place, title in enumerate(header) if title]
        lines = [[line[place] for place in shown] for line in (header, *cells)]
        widths = [max(map(cell_len, column)) for column in zip(*lines, strict=True)]
        for first, *others in lines:
            start = first + " " * (widths[0] - cell_len(first))
            rest = (
                " " * (width - cell_len(cell)) + cell
                for cell, width in zip(others, widths[1:], strict=True)
            )
            yield "  ".join([start, *rest]).rstrip()

    def _games(self, found: Sequence[Row]) -> Iterator[str]:
        outcome, tally = self._outcome, self._outcome.tally
        text = self._text
        yield text(
            "arena-played",
            games=tally.games,
            deals=tally.deals,
            rounds=_told(_per(tally.rounds, tally.games)),
            seconds=outcome.seconds,
        )
        yield text("arena-bounds", rounds=tally.endless_rounds, games=tally.endless_games)
        for row in found:
            if row.sums.stuck:
                yield text("arena-stuck", bot=_cut(row.bot), rounds=row.sums.stuck)
        seed = outcome.contest.seed.decode(errors="backslashreplace")
        yield text("arena-seed", seed=harmless(seed))
        if outcome.lost:
            yield text("arena-lost", count=outcome.lost)
        if outcome.stopped == BROKEN:
            first, last = outcome.died_at
            yield text("arena-died", first=first, last=last)
        elif outcome.stopped not in (COMPLETE, DECIDED):
            yield text("arena-interrupted")

    def _verdict(self) -> Iterator[str]:
        outcome = self._outcome
        if outcome.until is None:
            return
        low, high = interval(outcome.tally.deal_wins[0], outcome.most)
        yield self._text(
            f"arena-{outcome.verdict}",
            bot=_cut(outcome.contest.entrants[0].spec),
            rate=self._percent(outcome.until),
            error=self._percent(ERROR),
            low=self._percent(low),
            high=self._percent(high),
        )

    def _faults(self, row: Row) -> Iterator[str]:
        first = row.sums.first
        if first is None:
            return
        counts = [
            f"{self._text(f'fault-{kind}')} {row.sums.faults[kind]}"
            for kind in FAULTS
            if kind in row.sums.faults
        ]
        yield self._text("arena-made-faults", bot=_cut(row.bot), counts=", ".join(counts))
        told = self._text(f"fault-{first.kind}")
        yield self._text(
            "arena-first-fault",
            game=first.game,
            seat=first.seat,
            move=first.move,
            fault=f"{told}: {first.why}" if first.why else told,
        )


def _told(number: float) -> float:
    """Return a number with one decimal; whole ones as such, for 1 has a singular."""
    told = round(number, 1)
    return int(told) if told == int(told) else told


def _cut(spec: str) -> str:
    """Return the name of a bot as a table shows it: of a long command the end tells more."""
    if len(spec) > _WIDEST:
        return f"...{harmless(spec[3 - _WIDEST :])}"
    return harmless(spec)
