"""What happened: one struct for each kind of event, as one seat may see it.

A card that is hidden from the reader is left out.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from laydown.wire.game import Cards, Group, Result


class _Event(Struct, frozen=True, omit_defaults=True, tag_field="e"):
    """Named by its field `e`."""


class Dealt(_Event, frozen=True, tag="dealt"):
    """A round begins; `start` is the top of the discard pile."""

    round: int
    dealer: int
    hands: list[Cards]
    start: str
    under: list[str] = []  # put under the draw pile
    replay: bool = False
    pile: int = 1  # cards in the discard pile
    below: list[str] = []  # those below the top, from the top down, if they lie open


class Drew(_Event, frozen=True, tag="drew"):
    """A seat drew from the draw pile."""

    seat: int
    card: str | None = None


class Took(_Event, frozen=True, tag="took"):
    """A seat took the top of the discard pile; by a knock if out of turn."""

    seat: int
    card: str
    knocked: bool = False


class Laid(_Event, frozen=True, tag="laid"):
    """A seat laid a phase."""

    seat: int
    phase: int
    groups: list[Group]


class Hit(_Event, frozen=True, tag="hit"):
    """A seat added cards to a group."""

    seat: int
    cards: list[str]
    owner: int
    group: int
    result: Group


class Discarded(_Event, frozen=True, tag="discarded"):
    """A seat put a card onto the discard pile."""

    seat: int
    card: str


class Skipped(_Event, frozen=True, tag="skipped"):
    """A seat put a Skip in front of another."""

    seat: int
    target: int


class TurnLost(_Event, frozen=True, tag="turn_lost"):
    """A seat lost its turn to a Skip, which then lies on the discard pile."""

    seat: int
    start: bool = False  # lost to the Skip that started the discard pile
    under: bool = False  # the Skip goes under the discard pile instead


class Passed(_Event, frozen=True, tag="passed"):
    """A seat did nothing."""

    seat: int
    step: str


class Reshuffled(_Event, frozen=True, tag="reshuffled"):
    """The discard pile without its top became the draw pile."""

    cards: int


class RoundEnded(_Event, frozen=True, tag="round_ended"):
    """A round is over; hands that are scored are shown, sorted, others are not (X-21)."""

    round: int
    result: Result
    hands: list[Cards]
    totals: list[int]
    made: list[list[int]]
    phases: list[int | None] = []  # that each seat is on now; null where it may choose
    tied: list[int] = []  # the seats that play again to break a tie
    dealer: int | None = None  # who deals next


class GameEnded(_Event, frozen=True, tag="game_ended"):
    """The game is over."""

    winners: list[int]


class Rolled(_Event, frozen=True, tag="rolled"):
    """A seat rolled the dice."""

    seat: int
    dice: list[int]


class Walked(_Event, frozen=True, tag="walked"):
    """A seat's pawn came to a space."""

    seat: int
    space: int
    action: str
    pile: list[str] = []  # the hidden discard pile from the top down, for a seat that may search it


class Found(_Event, frozen=True, tag="found"):
    """A seat took a card out of the discard pile without showing it.

    If the pile does not tell which card is gone, nobody else knows any more what lies where.
    """

    seat: int
    card: str | None = None


class Uncovered(_Event, frozen=True, tag="uncovered"):
    """A card came to the top of a discard pile whose other cards are hidden."""

    card: str


class Swapped(_Event, frozen=True, tag="swapped"):
    """A seat discarded cards before drawing, the last one on top."""

    seat: int
    cards: Cards


class JokerDrawn(_Event, frozen=True, tag="joker_drawn"):
    """A seat drew a card and holds it the wrong way round: everyone sees its face."""

    seat: int
    card: str


class Asked(_Event, frozen=True, tag="asked"):
    """A seat asked for a number; the seats before the giver lack it."""

    seat: int
    number: int
    direction: Literal["left", "right"]
    lacking: list[int] = []
    giver: int | None = None


class Gave(_Event, frozen=True, tag="gave"):
    """A seat gave a card that was asked for."""

    seat: int
    asker: int
    card: str | None = None


class Kept(_Event, frozen=True, tag="kept"):
    """A seat has chosen what to keep; the cards are for its own eyes."""

    seat: int
    cards: list[str] | None = None


class TakenBack(_Event, frozen=True, tag="taken_back"):
    """A seat took back what it did in its turn: the `count` events before this one do not count.

    A `view` follows, for what was taken back is not told again.
    """

    seat: int
    count: int


Event = (
    Dealt
    | Drew
    | Took
    | Laid
    | Hit
    | Discarded
    | Skipped
    | TurnLost
    | Passed
    | Reshuffled
    | RoundEnded
    | GameEnded
    | Rolled
    | Walked
    | Found
    | Uncovered
    | Swapped
    | JokerDrawn
    | Asked
    | Gave
    | Kept
    | TakenBack
)
