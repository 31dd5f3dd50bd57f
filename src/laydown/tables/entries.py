"""The log of a table: one entry for each thing that happened, one line of text for each entry."""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from msgspec import Struct

from laydown.tables.settings import Pace, Settings

VERSION: Final = 1
Mark = Literal["", "timer", "standin"]


class Entry(Struct, frozen=True, omit_defaults=True, tag_field="do", kw_only=True):
    """When it happened; and the id of the command, so that it is not carried out twice."""

    at: int
    who: str = ""
    id: str = ""


class Chair(Struct, frozen=True, omit_defaults=True):
    """A seat of a new table: for a person, a bot, or empty."""

    who: str = ""
    name: str = ""
    bot: str = ""
    pace: Pace = "quick"


class Opened(Entry, frozen=True, tag="open", kw_only=True):
    """A table was opened; `who` is its host. The secret is committed to from now on."""

    settings: Settings
    chairs: list[Chair]
    secret: str
    version: int = VERSION


class Sat(Entry, frozen=True, tag="sit", kw_only=True):
    """A person took a seat, and left any previous one."""

    seat: int
    name: str


class Stood(Entry, frozen=True, tag="stand", kw_only=True):
    """A person left the seat before the game."""

    seat: int


class HostChanged(Entry, frozen=True, tag="host", kw_only=True):
    """The host stayed away before the game; somebody else who sits is host now."""

    seat: int


class BotPut(Entry, frozen=True, tag="bot", kw_only=True):
    """A bot was put on a seat, or taken away."""

    seat: int
    bot: str = ""
    pace: Pace = "quick"


class Readied(Entry, frozen=True, tag="ready", kw_only=True):
    """A person said that they are ready, or not."""

    seat: int
    ready: bool


class EntropyAdded(Entry, frozen=True, tag="entropy", kw_only=True):
    """A person added randomness to the deal."""

    seat: int
    hex: str


class Started(Entry, frozen=True, tag="start", kw_only=True):
    """The game began with those who sat; it is pinned to the rules and the edition of that time."""

    rules: int = 0  # their version; 0 and an empty hash are of logs from before the pin
    edition: str = ""  # the hash of its facts


class Moved(Entry, frozen=True, tag="move", kw_only=True):
    """A seat made a move; marked where its player did not."""

    seat: int
    move: str
    mark: Mark = ""


class TookBack(Entry, frozen=True, tag="undo", kw_only=True):
    """A seat took its last move back."""

    seat: int


class Arranged(Entry, frozen=True, tag="arrange", kw_only=True):
    """A player arranged their hand."""

    seat: int
    order: list[str]
    slots: list[list[str]] = []


class RoundBegan(Entry, frozen=True, tag="round", kw_only=True):
    """The break between two rounds is over; `digest` is of the position then, `n` its last event.

    By that number the rounds before can be gone through without their events. It is 0 in older
    logs, and where the cards are yet to be dealt.
    """

    digest: str = ""
    n: int = 0


class Away(Entry, frozen=True, tag="away", kw_only=True):
    """A person has been away for a while, `since` then; `bye` if they said goodbye."""

    seat: int
    since: int
    bye: bool = False


class Back(Entry, frozen=True, tag="back", kw_only=True):
    """A person is back."""

    seat: int


class TakenOver(Entry, frozen=True, tag="standin", kw_only=True):
    """A bot plays for a person from now on, until they are back."""

    seat: int


class WaitedFor(Entry, frozen=True, tag="wait", kw_only=True):
    """The table waits for a person, without a stand-in."""

    seat: int


class LeftForGood(Entry, frozen=True, tag="leave", kw_only=True):
    """A person left a running game for good; a bot plays on."""

    seat: int


class Voted(Entry, frozen=True, tag="vote", kw_only=True):
    """A person voted."""

    seat: int
    about: str
    yes: bool = True
    target: int | None = None
    queued: bool = False


class Paused(Entry, frozen=True, tag="pause", kw_only=True):
    """The game is paused."""


class Resumed(Entry, frozen=True, tag="resume", kw_only=True):
    """The game goes on."""


class Rested(Entry, frozen=True, tag="rest", kw_only=True):
    """The last person has gone: nothing moves until one comes."""


class Woke(Entry, frozen=True, tag="wake", kw_only=True):
    """A person has come to a table at rest; `killed`: the time before was cut off."""

    killed: bool = False


class Ended(Entry, frozen=True, tag="end", kw_only=True):
    """The game was given up."""


class Rematched(Entry, frozen=True, tag="rematch", kw_only=True):
    """The same people play again at another table."""

    table: str


AnyEntry = (
    Opened
    | Sat
    | Stood
    | HostChanged
    | BotPut
    | Readied
    | EntropyAdded
    | Started
    | Moved
    | TookBack
    | Arranged
    | RoundBegan
    | Away
    | Back
    | TakenOver
    | WaitedFor
    | LeftForGood
    | Voted
    | Paused
    | Resumed
    | Rested
    | Woke
    | Ended
    | Rematched
)

_encoder: Final = msgspec.json.Encoder()
_decoder: Final = msgspec.json.Decoder(AnyEntry)


def line_of(entry: AnyEntry) -> str:
    """Return an entry as one line of text."""
    return _encoder.encode(entry).decode()


def read_line(line: str) -> AnyEntry:
    """Return the entry of a line."""
    entry: AnyEntry = _decoder.decode(line)
    return entry
