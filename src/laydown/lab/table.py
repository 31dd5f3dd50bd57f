"""Where the games of a contest are played: view, choice, move, until each game is over."""

from __future__ import annotations

from time import perf_counter_ns
from typing import TYPE_CHECKING, Final, NoReturn, get_args

from laydown.bots import make_bot
from laydown.bots.safe import safe_move
from laydown.engine.errors import IllegalMove
from laydown.engine.moves import Move
from laydown.engine.rules import apply, new_game
from laydown.engine.scoring import NOBODY
from laydown.engine.view import view
from laydown.lab.outside import Outside
from laydown.lab.tally import BAD, CRASHED, ILLEGAL, WIN, Fault, Tally, Trouble
from laydown.referee import player

if TYPE_CHECKING:
    from laydown.bots import Bot
    from laydown.engine.state import State
    from laydown.engine.view import View
    from laydown.lab.contest import Contest
    from laydown.lab.tally import Sums

_MOVES: Final = frozenset(get_args(Move))


class _Broken:
    """A bot that could not be made for a game."""

    def __init__(self, error: Exception) -> None:
        self._error = error

    def choose(self, view: View) -> NoReturn:  # noqa: ARG002
        """Tell why there is none."""
        raise self._error


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
        state = new_game(self._edition, contest.players, contest.deal_seed(deal))
        number = deal * self._rotations + rotation + 1
        places = [contest.place(seat, rotation) for seat in range(contest.players)]
        sums = [tally.bots[self._rows[place]] for place in places]
        bots: list[Bot] = []
        for seat, place in enumerate(places):
            chance = contest.bot_seed(deal, rotation, seat)
            bots.append(self._sit_down(seat, place, number, chance))
        _play(state, bots, sums, number)
        for seat, place in enumerate(places):
            if place in self._programs:
                self._programs[place].finish(view(state, seat))
                if contest.fresh:
                    self._programs[place].close()
        _count(state, sums, tally)

    def _sit_down(self, seat: int, place: int, number: int, chance: bytes) -> Bot:
        """Return the bot of a place, ready for a game."""
        if place in self._programs:
            program = self._programs[place]
            players = self._contest.players
            program.begin(player.start(self._edition, players, seat, number, chance))
            return program
        entrant = self._entrants[place]
        try:
            return make_bot(entrant.name, chance, entrant.budget)
        except Exception as error:  # noqa: BLE001 - one of another package may fail at any time
            return _Broken(error)


def _play(state: State, bots: list[Bot], sums: list[Sums], number: int) -> None:
    """Play a game to its end."""
    # Straight by the rules: the events and the record of a `Game`, which nobody reads here, would
    # cost a quarter of the time of the quicker bots.
    while not state.over:
        # The first is the one in turn; claims are asked clockwise, and of those who choose
        # at the same time none sees what another chose.
        seat = state.actors()[0]
        seen = view(state, seat)
        fault: Fault | None = None
        started = perf_counter_ns()
        try:
            move = bots[seat].choose(seen)
        except Fault as found:
            fault = found
        except Exception as error:  # noqa: BLE001 - a bot's mistake is not the arena's end
            fault = Fault(CRASHED, f"{type(error).__name__}: {error}")
        spent = perf_counter_ns() - started
        mine = sums[seat]
        mine.moves += 1
        mine.nanoseconds += spent
        mine.slowest = max(mine.slowest, spent)
        if fault is None:
            fault = _apply(state, seat, move)
        if fault is not None:
            mine.blame(Trouble(fault.kind, fault.why, number, seat + 1, state.ply + 1))
            apply(state, seat, safe_move(seen))


def _apply(state: State, seat: int, move: Move) -> Fault | None:
    """Make a move, or return what is wrong with it; then nothing has changed."""
    if type(move) not in _MOVES:
        return Fault(BAD, repr(move))
    try:
        apply(state, seat, move)
    except IllegalMove as refusal:
        return Fault(ILLEGAL, f"{move} {refusal}")
    return None


def _count(state: State, sums: list[Sums], tally: Tally) -> None:
    """Add up what a game gave."""
    standing = state.standing
    for seat, mine in enumerate(sums):
        mine.points += standing.totals[seat]
        mine.phases += standing.made[seat].bit_count()
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
