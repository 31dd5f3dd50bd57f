"""Where the games of a contest are played: view, choice, move, until each game is over."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter_ns
from typing import TYPE_CHECKING

from laydown.engine.notation.record import Record, RecordedMove
from laydown.engine.rules import apply, new_game
from laydown.engine.scoring import NOBODY
from laydown.engine.view import view
from laydown.lab.tally import WIN, Tally, Trouble
from laydown.players.guarded import Guarded
from laydown.players.harmless import harmless
from laydown.players.outside import Outside
from laydown.tables.loop import play

if TYPE_CHECKING:
    from laydown.engine.moves import Move
    from laydown.engine.state import State
    from laydown.engine.view import View
    from laydown.lab.contest import Contest
    from laydown.lab.tally import Sums
    from laydown.players.faults import Fault
    from laydown.tables.loop import Seated


class _Timed:
    """A bot whose moves are counted, with the time they took."""

    def __init__(self, bot: Seated, sums: Sums) -> None:
        self._bot = bot
        self._sums = sums

    def choose(self, view: View) -> Move:
        """Have the bot choose."""
        started = perf_counter_ns()
        try:
            return self._bot.choose(view)
        finally:
            spent = perf_counter_ns() - started
            self._sums.moves += 1
            self._sums.nanoseconds += spent
            self._sums.slowest = max(self._sums.slowest, spent)


class Table:
    """A table with the bots of a contest; close it when no more is played."""

    def __init__(self, contest: Contest) -> None:
        """Set up; outside programs start with their first game."""
        self._contest = contest
        self._edition = contest.load_edition()
        self._rotations = contest.rotations
        self._entrants = contest.entrants
        rows = contest.different
        self._rows = [rows.index(entrant) for entrant in self._entrants]  # by place
        self._programs = {
            place: Outside(entrant.command, contest.timeout)
            for place, entrant in enumerate(self._entrants)
            if entrant.command
        }

    def close(self) -> None:
        """Stop the outside programs."""
        for program in self._programs.values():
            program.close()

    def play(self, deal: int) -> Tally:
        """Play a deal with each arrangement of the bots."""
        tally = Tally.of(len(set(self._rows)))
        for rotation in range(self._rotations):
            self._game(deal, rotation, tally)
        tally.end_deal()
        return tally

    def _game(self, deal: int, rotation: int, tally: Tally) -> None:
        contest = self._contest
        # Straight by the rules: the events of a `Game`, which nobody reads here, would cost a
        # quarter of the time of the quicker bots.
        state = new_game(self._edition, contest.players, contest.deal_seed(deal))
        number = deal * self._rotations + rotation + 1
        places = [contest.place(seat, rotation) for seat in range(contest.players)]
        sums = [tally.bots[self._rows[place]] for place in places]
        seated = []
        for seat, place in enumerate(places):
            chance = contest.bot_seed(deal, rotation, seat)
            seated.append(_Timed(self._sit_down(seat, place, number, chance), sums[seat]))
        moves: list[RecordedMove] = []

        def make(seat: int, move: Move) -> None:
            apply(state, seat, move)
            if contest.records:
                moves.append(RecordedMove(seat, move))

        def blame(seat: int, fault: Fault) -> None:
            sums[seat].blame(Trouble(fault.kind, fault.why, number, seat + 1, state.ply + 1))

        play(state, seated, make, blame)
        for seat, place in enumerate(places):
            if place in self._programs:
                self._programs[place].finish(view(state, seat))
                if contest.fresh:
                    self._programs[place].close()
        _count(state, sums, tally)
        if contest.records:
            self._record(deal, number, places, moves)

    def _record(self, deal: int, number: int, places: list[int], moves: list[RecordedMove]) -> None:
        """Write the record of a game; a deal that is played once more gives the same."""
        record = Record(
            self._edition,
            self._contest.players,
            self._contest.deal_seed(deal),
            bots=tuple(harmless(self._entrants[place].spec) for place in places),
            moves=tuple(moves),
        )
        file = Path(self._contest.records) / f"game-{number:06}.txt"
        file.write_text(str(record), "utf-8")

    def _sit_down(self, seat: int, place: int, number: int, chance: bytes) -> Seated:
        """Return the bot of a place, ready for a game."""
        if place in self._programs:
            program = self._programs[place]
            players = self._contest.players
            program.begin(self._edition, players, seat, number, chance)
            return program
        return Guarded(self._entrants[place], chance)


def _count(state: State, sums: list[Sums], tally: Tally) -> None:
    """Add up what a game gave."""
    standing = state.standing
    for seat, mine in enumerate(sums):
        mine.points += standing.totals[seat]
        mine.phases += standing.made[seat].bit_count()
    for result in state.results:
        if result.out == NOBODY:
            for seat, mine in enumerate(sums):
                mine.stuck += result.laid[seat] < 0
    for winner in standing.winners:
        sums[winner].wins += WIN // len(standing.winners)
    tally.games += 1
    tally.rounds += len(state.results)
    tally.moves += state.ply
    tally.endless_rounds += sum(result.out == NOBODY for result in state.results)
    tally.endless_games += _endless(state)


def _endless(state: State) -> bool:
    """Whether the game was ended by its bound, not by who made the last phase (X-02)."""
    options, standing = state.edition.options, state.standing
    if standing.rounds < state.edition.rounds:
        return False
    if options.ten_rounds:
        return standing.rounds < len(options.phases)
    agreed = sum(1 << phase for phase in options.phases)
    return all(made & agreed != agreed for made in standing.made)
