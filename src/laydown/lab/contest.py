"""What is to be played: plain values, so that every process can set it up for itself.

Deals are paired: each deal is played once for every arrangement of the bots that turning them round
the table gives, with the same cards in the same places. What the cards favour, they favour in turn.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from laydown.bots.thought import parse_thought
from laydown.engine.chance import SEED_BYTES, expand
from laydown.engine.edition import load, parse_edition
from laydown.players.entrants import parse_entrant

if TYPE_CHECKING:
    from laydown.engine.edition import Edition
    from laydown.players.entrants import Entrant


class PlacesError(ValueError):
    """Bots that do not fill a table."""


def filled(specs: tuple[str, ...], players: int) -> tuple[str, ...]:
    """Return who sits at each place: the bots one after the other, again and again."""
    if not specs or players % len(specs):
        raise PlacesError
    return specs * (players // len(specs))


@dataclass(frozen=True)
class Contest:
    """An edition with options, the bot of each place, and the seed of all chance."""

    edition: str
    options: tuple[tuple[str, str], ...]
    bots: tuple[str, ...]  # by place: as many as players
    seed: bytes
    budget: str = ""
    timeout: float = 5.0  # seconds for an answer of an outside program
    fresh: bool = False  # whether outside programs are restarted for each game
    edition_text: str = ""  # the file of an own edition; `edition` is its name
    records: str = ""  # the folder where the record of each game is kept

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.bots)

    @property
    def entrants(self) -> list[Entrant]:
        """The bot of each place."""
        budget = parse_thought(self.budget) if self.budget else None
        return [parse_entrant(spec, budget) for spec in self.bots]

    @property
    def different(self) -> list[Entrant]:
        """The bots, each once, in the order in which they were named."""
        return list(dict.fromkeys(self.entrants))

    @property
    def rotations(self) -> int:
        """How often each deal is played: until turning the bots round gives the first order."""
        entrants = self.entrants
        turns = range(1, self.players + 1)
        return next(turn for turn in turns if entrants[turn:] + entrants[:turn] == entrants)

    def load_edition(self) -> Edition:
        """Return the edition with its options."""
        if self.edition_text:
            return parse_edition(self.edition_text, dict(self.options))
        return load(self.edition, dict(self.options))

    def deal_seed(self, deal: int) -> bytes:
        """Return the seed of a deal: the same in all its games."""
        return expand(self.seed, "arena deal", deal, 0, SEED_BYTES)

    def bot_seed(self, deal: int, rotation: int, seat: int) -> bytes:
        """Return what a bot may draw its own chance from; nobody finds the deal's from it."""
        return expand(self.seed, "arena bot", deal, rotation * self.players + seat, SEED_BYTES)

    def place(self, seat: int, rotation: int) -> int:
        """Return which place a seat is played by."""
        return (seat + rotation) % self.players
