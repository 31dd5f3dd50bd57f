"""What games gave, as sums of whole numbers: adding them up in any order gives the same."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple

WIN: Final = 60  # parts of a win: two to six who share one get a whole number each


class Trouble(NamedTuple):
    """A fault and where it happened; games, seats and moves count from 1."""

    kind: str
    why: str
    game: int
    seat: int
    move: int


@dataclass
class Sums:
    """What one bot did, on all its seats together."""

    wins: int = 0  # in parts of a win
    points: int = 0
    phases: int = 0
    moves: int = 0
    nanoseconds: int = 0
    slowest: int = 0
    stuck: int = 0  # rounds that ended at their bound before it had laid
    faults: dict[str, int] = field(default_factory=dict)
    first: Trouble | None = None

    def blame(self, trouble: Trouble) -> None:
        """Count a fault, and keep the first one."""
        self.faults[trouble.kind] = self.faults.get(trouble.kind, 0) + 1
        self.first = self.first or trouble

    def add(self, later: Sums) -> None:
        """Count what a later deal gave too."""
        self.wins += later.wins
        self.points += later.points
        self.phases += later.phases
        self.moves += later.moves
        self.nanoseconds += later.nanoseconds
        self.slowest = max(self.slowest, later.slowest)
        self.stuck += later.stuck
        for kind, count in later.faults.items():
            self.faults[kind] = self.faults.get(kind, 0) + count
        self.first = self.first or later.first


@dataclass
class Tally:
    """What some deals gave, for each bot and as a whole."""

    bots: list[Sums]
    deals: int = 0
    games: int = 0
    rounds: int = 0
    moves: int = 0
    endless_rounds: int = 0  # ended at the bound of X-02, without a winner of the round
    endless_games: int = 0  # ended at the bound of X-02
    deal_wins: list[dict[int, int]] = field(
        default_factory=list
    )  # for each bot: how often how many

    @classmethod
    def of(cls, bots: int) -> Tally:
        """Return one of nothing."""
        return cls([Sums() for _ in range(bots)], deal_wins=[{} for _ in range(bots)])

    def end_deal(self) -> None:
        """Note that this is one whole deal."""
        self.deals = 1
        self.deal_wins = [{sums.wins: 1} for sums in self.bots]

    def add(self, later: Tally) -> None:
        """Count what later deals gave too."""
        for mine, more in zip(self.bots, later.bots, strict=True):
            mine.add(more)
        for counts, more_counts in zip(self.deal_wins, later.deal_wins, strict=True):
            for wins, count in more_counts.items():
                counts[wins] = counts.get(wins, 0) + count
        self.deals += later.deals
        self.games += later.games
        self.rounds += later.rounds
        self.moves += later.moves
        self.endless_rounds += later.endless_rounds
        self.endless_games += later.endless_games
