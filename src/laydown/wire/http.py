"""The bodies of HTTP requests and answers."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from laydown.wire.tables import BankClock, DaysClock, Length, Pace, Settings, Status


class Me(Struct, frozen=True):
    """Who asks; no account needed, a signed cookie remembers."""

    id: str
    name: str


class Rename(Struct, frozen=True):
    """The name that a person wants to go by."""

    name: str


class OptionInfo(Struct, frozen=True):
    """An option of an edition: its values, and where it comes from."""

    name: str
    values: list[str]  # for `phases` only examples: any list like `1,3,5-7` will do
    default: str
    printed: bool  # in the rulebook; else a house rule
    clause: str
    excludes: list[str]


class PhaseInfo(Struct, frozen=True):
    """A phase: its number and the patterns of its groups."""

    phase: int
    text: str  # `set 3 + run 4`
    groups: list[str]
    assumed: bool  # not printed in our rulebook


class Space(Struct, frozen=True, omit_defaults=True):
    """A space of the ring."""

    action: str
    cards: int = 0


class EditionInfo(Struct, frozen=True):
    """An edition by what makes it different."""

    name: str
    colours: str  # the letters of its colours
    cards: int  # in the deck
    hand: int
    highest: int
    wilds: int
    skips: int
    number_points: list[int]
    wild_points: int
    skip_points: int
    last_card: str
    least_players: int
    most_players: int
    keep: int
    out_steps: int  # the phases by which the one who ends a round moves on
    jokers: bool
    phases: list[PhaseInfo]
    options: list[OptionInfo]
    ring: list[Space]
    lengths: dict[str, Length]  # by number of players, without options
    assumed: list[str]  # the clauses with a fact that the rulebook leaves out
    clauses: dict[str, str]  # by what one may ask about: `turn`, `lay`, `points`, `set` ...


class BotInfo(Struct, frozen=True):
    """A bot by name; its description is in the catalogues."""

    name: str


class Home(Struct, frozen=True):
    """Everything the first page shows."""

    me: Me
    editions: list[EditionInfo]
    bots: list[BotInfo]
    mine: list[TableLine]  # games that wait for me, then those that go on
    open: list[TableLine]  # public tables that wait for players
    site: str = ""  # the link for the own network; empty if there is none


class TableLine(Struct, frozen=True):
    """A table in a list."""

    id: str
    code: str
    edition: str
    options: dict[str, str]
    status: Status
    players: int
    names: list[str]
    people: list[bool]  # by seat: whether somebody has it, who may be called like a bot
    seat: int | None  # your own
    empty: int
    your_turn: bool
    round: int
    changed: int  # milliseconds since 1970


class WantedSeat(Struct, frozen=True, omit_defaults=True):
    """A seat of a new table: the maker's own, empty for a guest, or a bot."""

    kind: Literal["me", "empty", "bot"]
    bot: str = ""
    pace: Pace = "quick"


class NewTable(Struct, frozen=True, omit_defaults=True):
    """A table to be opened; `start` deals at once if nobody is awaited."""

    settings: Settings
    seats: list[WantedSeat]
    start: bool = False


class TableMade(Struct, frozen=True):
    """A new table: its link (128 bits) and its code."""

    id: str
    code: str


class LengthQuestion(Struct, frozen=True, omit_defaults=True):
    """A game whose likely length is wanted."""

    edition: str
    players: int
    options: dict[str, str] = {}
    clock: BankClock | DaysClock | None = None


class JoinByCode(Struct, frozen=True):
    """The short code of a table."""

    code: str


class HandOver(Struct, frozen=True):
    """A code with which another device can take over a person's seats, for a few minutes."""

    code: str
    until: int


class Problem(Struct, frozen=True, omit_defaults=True):
    """What went wrong with a request: a stable code and a sentence."""

    code: str
    text: str
    details: dict[str, str | int] = {}
