"""A game as one seat sees it: cards, groups, seats and the whole view."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

# Cards from the top or from the left; a number is that many cards in a row that are hidden.
Cards = list[str | int]
Step = Literal[
    "draw", "play", "claim", "roll", "walk", "star", "search", "swap", "ask", "give", "keep"
]
End = Literal["low", "high"]


class Group(Struct, frozen=True, omit_defaults=True):
    """Cards that lie on the table together; Wilds say what they stand for (`W=5`)."""

    pattern: str  # `set 3`, `run 4`, `7 one colour`
    cards: list[str]  # in order
    number: int | None = None  # of a set, or the first of a run
    colour: str | None = None  # of a group of one colour
    low: int | None = None  # the number that a run takes next at its low end
    high: int | None = None  # ... and at its high end
    extra: list[str] = []  # Jokers on a full run, which stand for nothing (B-24)


class Seat(Struct, frozen=True, omit_defaults=True):
    """One seat as everyone sees it; other hands show only their Jokers, which are face up."""

    hand: Cards  # sorted, the number of hidden ones last
    phase: int | None = None  # the phase it is on; none where it may choose
    choices: list[int] = []  # the phases it may lay, where the order is free
    made: list[int] = []  # the phases made
    total: int = 0  # points of the rounds so far
    laid: int | None = None  # the phase laid in this round
    groups: list[Group] = []  # on the table
    skips: int = 0  # lying in front of it
    skipped: int = 0  # Skips played against it in this round
    pawn: int | None = None  # the space of its pawn, on a ring
    kept: list[str] | None = None  # chosen for the next round; for its own eyes


class Result(Struct, frozen=True, omit_defaults=True):
    """How a round ended."""

    out: int | None  # the seat that went out, null for nobody
    laid: list[int | None]  # by seat: the phase laid, null for none
    points: list[int]  # by seat
    replay: list[int] = []  # the seats that play again to break a tie
    first: int | None = None  # the seat that began


class Now(Struct, frozen=True, omit_defaults=True):
    """What may happen next: enough to go on with after some events."""

    ply: int  # moves made
    step: Step | None  # null when the game is over
    turn: int  # the seat whose turn it is
    actors: list[int]  # the seats that may act
    draw: int  # cards in the draw pile
    number: int | None = None  # cards still to be drawn, or the number asked for
    again: int = 0  # whole turns that the seat in turn still has to take
    turns: int = 0  # turns ended in this round, lost ones too


class Memory(Struct, frozen=True, omit_defaults=True):
    """What a player with perfect memory knows besides what lies open; for programs that play."""

    trail: list[str] = []  # `2 take R7`: open cards taken, refused, discarded; numbers asked for
    shown: list[list[str]] = []  # by seat: cards known to be in the hand; empty if none is
    told: list[list[str]] = []  # by seat: cards known because they were asked for; `?7` by number
    lacks: list[list[int]] = []  # by seat: numbers that the hidden part of the hand lacks
    bottom: list[str] = []  # the known cards at the bottom of the draw pile, the lowest first
    pool: Cards = []  # what the last new draw pile was made from
    discard: Cards = []  # the discard pile from the top down, where only its top lies open
    discards_seen: list[list[int]] = []  # which seats know each card of it


class View(Struct, frozen=True, omit_defaults=True):
    """Everything a seat may know, or a spectator (`seat` is null)."""

    seat: int | None  # whose view it is
    edition: str  # its name
    options: dict[str, str]  # those that differ from the edition's own
    round: int  # rounds dealt, replays too
    dealer: int  # of this round; of the next one when a round has ended
    now: Now
    discard: Cards  # what lies open, from the top down
    seats: list[Seat]
    results: list[Result] = []  # of the rounds so far
    shuffles: int = 0  # new draw piles in this round
    tied: list[int] = []  # who plays on to break a tie
    winners: list[int] = []  # once the game is over
    dice: list[int] = []  # the last roll of this round
    covered: bool = False  # only the top of the discard pile lies open, except to its searcher
    open: bool = False  # all cards lie open, as in the replay of a finished game
    memory: Memory | UnsetType = UNSET  # for programs that play


class Whole(Struct, frozen=True):
    """Everything about a game, for whoever referees it: no player may see it."""

    view: View  # without a seat, all cards open
    draw: list[str]  # the draw pile from the top down
    seed: str  # in hexadecimal digits
