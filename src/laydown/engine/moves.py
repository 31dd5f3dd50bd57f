"""What a seat can do: values that print and parse.

Seats and groups are counted from 0 inside and from 1 in text, as people count them. A move that
could be written in several ways is equal to all of them only in its canonical form, which `Legal`
gives.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from laydown.engine.cards import SKIP, bare
from laydown.engine.notation.cards import card_text, cards_text
from laydown.engine.values import Value


@dataclass(frozen=True)
class Draw:
    """Take the top card of the draw pile."""

    def __str__(self) -> str:
        """Print `draw`."""
        return "draw"


@dataclass(frozen=True)
class Take:
    """Take the top card of the discard pile."""

    def __str__(self) -> str:
        """Print `take`."""
        return "take"


class Lay(Value):
    """Lay a phase: placed cards by group; the phase's number where it is free (X-23)."""

    __slots__ = ("groups", "phase")

    def __init__(self, groups: tuple[tuple[int, ...], ...], phase: int = 0) -> None:
        """Name the phase from 1 on, or 0 where the order is fixed."""
        self.groups: Final = groups
        self.phase: Final = phase

    def parts(self) -> tuple[object, ...]:
        """Return the groups and the phase."""
        return self.groups, self.phase

    def __str__(self) -> str:
        """Print `lay R7 G7 Y7 | G3 G4 W=5 R6`, or `lay 5: ...`."""
        named = f"{self.phase}: " if self.phase else ""
        return f"lay {named}{' | '.join(map(cards_text, self.groups))}"


@dataclass(frozen=True)
class Hit:
    """Add a card, or a pair, to a group on the table."""

    cards: tuple[int, ...]
    seat: int
    group: int
    end: str = ""  # `low` or `high` where it is not plain

    def __str__(self) -> str:
        """Print `hit R8 on 2.1`, `hit W on 2.1 high`."""
        end = f" {self.end}" if self.end else ""
        return f"hit {cards_text(self.cards)} on {self.seat + 1}.{self.group + 1}{end}"


@dataclass(frozen=True)
class Discard:
    """Put a card onto the discard pile."""

    card: int

    def __str__(self) -> str:
        """Print `discard R5`."""
        return f"discard {card_text(self.card)}"


@dataclass(frozen=True)
class DiscardTwo:
    """Put two cards onto the discard pile, the second on top (B-27)."""

    first: int
    second: int

    def __str__(self) -> str:
        """Print `discard R5 G7`."""
        return f"discard {card_text(self.first)} {card_text(self.second)}"


@dataclass(frozen=True)
class PlaySkip:
    """Put a Skip in front of another seat, as the discard; another card than that is refused."""

    seat: int
    card: int = SKIP

    def __str__(self) -> str:
        """Print `skip S on 3`."""
        return f"skip {card_text(self.card)} on {self.seat + 1}"


@dataclass(frozen=True)
class Knock:
    """Claim the card just discarded, out of turn."""

    def __str__(self) -> str:
        """Print `knock`."""
        return "knock"


@dataclass(frozen=True)
class Pass:
    """Do nothing, where that is all one can or wants to do."""

    def __str__(self) -> str:
        """Print `pass`."""
        return "pass"


@dataclass(frozen=True)
class Roll:
    """Roll both dice."""

    def __str__(self) -> str:
        """Print `roll`."""
        return "roll"


@dataclass(frozen=True)
class Walk:
    """Move the pawn by one of the dice, or by a double once or twice (B-05)."""

    spaces: int

    def __str__(self) -> str:
        """Print `walk 4`."""
        return f"walk {self.spaces}"


@dataclass(frozen=True)
class Star:
    """Go on to the next free space of an action (B-19)."""

    action: str

    def __str__(self) -> str:
        """Print `star search`."""
        return f"star {self.action}"


@dataclass(frozen=True)
class Search:
    """Take any one card of the discard pile (B-12)."""

    card: int

    def __str__(self) -> str:
        """Print `search R7`."""
        return f"search {card_text(self.card)}"


@dataclass(frozen=True)
class Swap:
    """Discard none to four cards in this order, and draw one more than that (B-14)."""

    cards: tuple[int, ...]

    def __str__(self) -> str:
        """Print `swap R5 G7`, or `swap` for none."""
        return f"swap {cards_text(self.cards)}".rstrip()


@dataclass(frozen=True)
class Ask:
    """Ask for a number, to the left or to the right (B-17)."""

    number: int
    direction: str  # `left` is clockwise

    def __str__(self) -> str:
        """Print `ask 7 left`."""
        return f"ask {self.number} {self.direction}"


@dataclass(frozen=True)
class Give:
    """Give a card of the number that was asked for (B-17)."""

    card: int

    def __str__(self) -> str:
        """Print `give R7`."""
        return f"give {card_text(self.card)}"


@dataclass(frozen=True)
class Keep:
    """Keep cards for the next round (B-30)."""

    cards: tuple[int, ...]  # sorted

    def __str__(self) -> str:
        """Print `keep R7 G9`, or `keep` for none."""
        return f"keep {cards_text(self.cards)}".rstrip()


Move = (
    Draw
    | Take
    | Lay
    | Hit
    | Discard
    | DiscardTwo
    | PlaySkip
    | Knock
    | Pass
    | Roll
    | Walk
    | Star
    | Search
    | Swap
    | Ask
    | Give
    | Keep
)

DRAW: Final = Draw()
TAKE: Final = Take()
KNOCK: Final = Knock()
PASS: Final = Pass()
ROLL: Final = Roll()

# Small moves are made once: lists of legal moves are built at every step of a game.
play_skip: Final = cache(PlaySkip)
hit: Final = cache(Hit)
_DISCARDS: Final = [Discard(card) for card in range(256)]


def discard(card: int) -> Discard:
    """Return the discard of a card."""
    return _DISCARDS[card]


LEFT = "left"
RIGHT = "right"


def leaving(move: Move) -> tuple[int, ...]:
    """Return the cards that leave the hand by a move, as they were held."""
    if isinstance(move, Lay):
        return tuple([bare(card) for group in move.groups for card in group])
    if isinstance(move, (Hit, Swap)):
        return move.cards
    if isinstance(move, (Discard, Give)):
        return (move.card,)
    if isinstance(move, DiscardTwo):
        return move.first, move.second
    return (SKIP,) if isinstance(move, PlaySkip) else ()
