"""A table as people see it: settings, seats, clock, votes."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

Pace = Literal["instant", "quick", "relaxed"]
Status = Literal["waiting", "playing", "paused", "over", "abandoned", "unplayable"]


class BankClock(Struct, frozen=True, tag="bank", tag_field="kind"):
    """A bank of time and an increment per turn, in seconds; the bank never exceeds its start."""

    bank: int = 120
    gift: int = 20


class DaysClock(Struct, frozen=True, tag="days", tag_field="kind"):
    """Slow play: this many days for each turn."""

    days: int = 1


class Settings(Struct, frozen=True, omit_defaults=True):
    """What the host chose for a table."""

    edition: str
    options: dict[str, str] = {}
    edition_text: str = ""  # an edition of the host's own; sent only with `welcome`
    clock: BankClock | DaysClock | None = None
    public: bool = False
    spectators: bool = True
    hints: bool = True
    undo: bool = True
    claim: int = 8  # seconds that a claim stays open (knocking)
    standin: str = "steady"  # the bot that plays for absent players


class Length(Struct, frozen=True):
    """How long a game is likely to take, from counted games."""

    minutes: int
    rounds: int


class Absence(Struct, frozen=True, omit_defaults=True):
    """A player is away; a bot plays from `takeover` on (milliseconds since 1970)."""

    since: int
    takeover: int | None = None  # none while the table waits
    playing: bool = False  # the stand-in has taken over


class TimeLeft(Struct, frozen=True, omit_defaults=True):
    """The clock of a seat: milliseconds left in its bank, and when it runs out if it runs."""

    bank: int
    until: int | None = None


class Place(Struct, frozen=True, omit_defaults=True):
    """A seat at the table: empty, a person or a bot."""

    kind: Literal["empty", "person", "bot"]
    name: str = ""
    bot: str = ""
    pace: Pace = "quick"
    ready: bool = False
    here: bool = False
    absence: Absence | None = None
    clock: TimeLeft | None = None
    left: bool = False  # for good: a bot plays on
    added: bool = False  # before the start: has added to the deal


class Vote(Struct, frozen=True, omit_defaults=True):
    """A vote under way: to pause, go on, wait for someone, let the stand-in play, or end."""

    about: Literal["pause", "resume", "wait", "standin", "end"]
    yes: list[int]
    needed: int
    seat: int | None = None  # whom it is about
    queued: list[int] = []  # who will vote for it on their own next turn


class Table(Struct, frozen=True, omit_defaults=True):
    """Everything about a table except the cards; sent in full whenever it changes."""

    id: str
    code: str  # six letters and digits to join by
    status: Status
    settings: Settings
    places: list[Place]
    time: int  # of the server, milliseconds since 1970
    host: int | None = None  # its seat
    spectators: int = 0  # people who are here without a seat
    votes: list[Vote] = []
    length: Length | None = None
    claim_until: int | None = None  # when an open claim ends
    next_round_at: int | None = None  # when the next round begins by itself
    awaited: list[int] = []  # who has not yet asked for the next round
    commitment: str = ""  # to the seed, before the deal
    seed: str | UnsetType = UNSET  # revealed once the game is over or abandoned
    entropy: list[str | None] | UnsetType = UNSET  # by seat: what each added to the deal
    rematch: str | None = None  # the table where the same people play again
    mine: int | None = None  # over HTTP: the seat of whoever asks
