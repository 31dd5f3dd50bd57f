"""How the cost of a whole game grows: with the players, in each edition, with each variant."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from statistics import median

from benchmarks.classic import Classic
from benchmarks.games import PLAYERS, Quick
from benchmarks.references import Sample
from benchmarks.report import Row, number
from laydown.engine.edition import NAMES, load
from laydown.engine.options import OptionValue

EDITION = "mattel"
COUNTS = range(2, 7)
# Each option once, on top of the edition as printed.
VARIANTS: dict[str, dict[str, OptionValue]] = {
    "ten rounds": {"ten_rounds": True},
    "phases 1 to 5": {"phases": 5},
    "free order": {"free_order": True},
    "knocking": {"knocking": True},
    "last card discarded": {"last_card": "discard"},
    "Wilds without minimum": {"wild_minimum": "none"},
    "a number card in each group": {"wild_minimum": "group"},
}


@dataclass(frozen=True, slots=True)
class Table:
    """What is played: an edition with some options, by so many."""

    edition: str
    players: int
    variant: str = ""

    @property
    def name(self) -> str:
        """Name it as the report does."""
        variant = f", {self.variant}" if self.variant else ""
        return f"{self.edition}{variant}, {self.players} players"

    def contender(self) -> Quick:
        """Sit down to it."""
        return Quick(load(self.edition, VARIANTS.get(self.variant, {})), self.players)


BASE = Table(EDITION, PLAYERS)
TABLES = (
    *(Table(name, players) for name in NAMES for players in COUNTS),
    *(Table(EDITION, PLAYERS, variant) for variant in VARIANTS),
)


def measure(
    rounds: int, seconds: float, classic: Classic | None, say: Callable[[str], None]
) -> Iterator[Row]:
    """Let every table play once a round, and right after it what it is compared with."""
    ours = {table: table.contender() for table in TABLES}
    mine: dict[Table, list[Sample]] = {table: [] for table in TABLES}
    base: dict[Table, list[Sample]] = {table: [] for table in TABLES}
    theirs: dict[Table, list[Sample]] = {table: [] for table in TABLES}
    for turn in range(rounds):
        say(f"growth, round {turn + 1} of {rounds}")
        for table, contender in ours.items():
            mine[table].append(contender.play(seconds))
            base[table].append(mine[table][-1] if table == BASE else ours[BASE].play(seconds))
            if classic:
                theirs[table].append(classic.play(table.players, seconds))
    for table in TABLES:
        yield compare(table, mine[table], base[table], theirs[table])


def compare(table: Table, samples: list[Sample], base: list[Sample], theirs: list[Sample]) -> Row:
    """Put games per second beside those of the base, and of C with as many players."""
    ratios = [one.game_rate / other.game_rate for one, other in zip(samples, base, strict=True)]
    steps, games = (sum(getattr(s, name) for s in samples) for name in ("steps", "games"))
    more = {
        "players": table.players,
        "variant": bool(table.variant),
        "steps a game": steps / games,
        "us a step": 1e6 / median(sample.rate for sample in samples),
    }
    note = f"{number(more['steps a game'])} steps a game, {number(more['us a step'])} us a step"
    if theirs:
        pairs = zip(samples, theirs, strict=True)
        more["C games/s"] = median(other.game_rate for other in theirs)
        more["of C"] = median(one.game_rate / other.game_rate for one, other in pairs)
        note += f", {more['of C']:.2%} of C"
    return Row(
        part="growth",
        what=table.name,
        ours=median(sample.game_rate for sample in samples),
        reference=median(sample.game_rate for sample in base),
        unit="games/s",
        ratio=median(ratios),
        note=note,
        more=more,
    )
