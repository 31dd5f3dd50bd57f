"""Our bots: whole games per second of each, the same bot in all seats, beside C and the yardstick.

A bot that thinks ahead may need many seconds for a game: it is not asked for a second one, and not
waited for without end.
"""

from collections.abc import Callable, Iterator
from statistics import median
from time import monotonic, process_time
from typing import Final, NamedTuple

from benchmarks.classic import Classic
from benchmarks.games import GAMES, PLAYERS, seed
from benchmarks.parts import Question
from benchmarks.references import Sample
from benchmarks.report import Row, number
from benchmarks.yardstick import calibrate
from laydown.bots import NAMES as BOTS
from laydown.bots import THINKERS, make_bot
from laydown.bots.thought import MILLISECONDS, Thought
from laydown.engine.edition import NAMES, Edition, load
from laydown.engine.rules import apply, new_game
from laydown.engine.view import view

PART: Final = "bots"
BUDGET: Final = Thought(20, MILLISECONDS)  # for a move, of those that think ahead
PATIENCE: Final = 60.0  # seconds that a game may take
A_GAME: Final = "yardsticks a game"
OF_C: Final = "of C"
C_RATE: Final = "C games/s"


def budget_of(bot: str) -> Thought | None:
    """Return what a bot may think; None for those that do not."""
    return BUDGET if bot in THINKERS else None


def label(bot: str) -> str:
    """Name a bot with its budget, as the arena does."""
    budget = budget_of(bot)
    return f"{bot}@{budget}" if budget else bot


class Seats:
    """One bot in all seats, the same whole games over and over."""

    def __init__(self, edition: Edition, bot: str) -> None:
        """Begin with the first game."""
        self.edition = edition
        self.bot = bot
        self.next = 0

    def play(self, seconds: float) -> Sample:
        """Play for about this many seconds: whole games only, none if the first takes too long."""
        steps = games = 0
        start, late = process_time(), monotonic() + PATIENCE
        while (spent := process_time() - start) < seconds and monotonic() < late:
            played = self._game(late)
            steps += played
            games += played > 0
        return Sample(steps, spent, games)

    def _game(self, late: float) -> int:
        """Return the steps of a game; 0 if it is not over in time."""
        state = new_game(self.edition, PLAYERS, seed(self.next))
        budget = budget_of(self.bot)
        bots = [make_bot(self.bot, seed(seat), budget) for seat in range(PLAYERS)]
        while not state.over:
            if monotonic() > late:
                return 0
            seat = state.actors()[0]
            apply(state, seat, bots[seat].choose(view(state, seat)))
        self.next = (self.next + 1) % GAMES
        return state.ply


class Turn(NamedTuple):
    """What was measured in one round: the bot, the yardstick in microseconds, and C."""

    ours: Sample
    yard: float
    c: Sample | None


def measure(
    rounds: int, seconds: float, classic: Classic | None, say: Callable[[str], None]
) -> Iterator[Row]:
    """Let every bot play every edition once a round, beside what it is compared with."""
    tables = {(bot, name): Seats(load(name), bot) for name in NAMES for bot in BOTS}
    turns: dict[tuple[str, str], list[Turn]] = {table: [] for table in tables}
    yardstick = Question("yardstick", calibrate)
    for turn in range(rounds):
        say(f"bots, round {turn + 1} of {rounds}")
        for table, seats in tables.items():
            if is_slow(turns[table], seconds):
                continue
            yardstick.take_time()
            c = classic.play(PLAYERS, seconds) if classic else None
            turns[table].append(Turn(seats.play(seconds), yardstick.times[-1], c))
    for (bot, name), found in turns.items():
        yield compare(bot, name, found)


def is_slow(turns: list[Turn], seconds: float) -> bool:
    """Whether a bot needs so long for a game that one is enough."""
    return any(turn.ours.games <= 1 and turn.ours.seconds > 2 * seconds for turn in turns)


def compare(bot: str, edition: str, turns: list[Turn]) -> Row:
    """Put a bot's speed beside C's, and beside the yardstick where there is no C."""
    ours = median(turn.ours.game_rate for turn in turns)
    yards = [1e6 / turn.yard for turn in turns]
    more: dict[str, float] = {"games": sum(turn.ours.games for turn in turns)}
    if not ours:
        return _row(bot, edition, 0, median(yards), 0, f"no game in {PATIENCE:g} s", more)
    more["steps a game"] = sum(turn.ours.steps for turn in turns) / more["games"]
    more[A_GAME] = median(y / t.ours.game_rate for y, t in zip(yards, turns, strict=True))
    note = f"{number(more[A_GAME])} {A_GAME}, {number(more['steps a game'])} steps a game"
    theirs = [turn.c.game_rate for turn in turns if turn.c]
    references = theirs or yards
    pairs = zip(turns, references, strict=True)
    ratio = median(turn.ours.game_rate / reference for turn, reference in pairs)
    if theirs:
        more |= {C_RATE: median(theirs), OF_C: ratio}
    return _row(bot, edition, ours, median(references), ratio, note, more)


def _row(  # noqa: PLR0913, PLR0917 - the fields of a row
    bot: str,
    edition: str,
    ours: float,
    reference: float,
    ratio: float,
    note: str,
    more: dict[str, float],
) -> Row:
    what = f"{label(bot)}, {edition}"
    return Row(PART, what, ours, reference, "games/s", ratio, note=note, more=more)
