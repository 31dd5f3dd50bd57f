"""The frames of the WebSocket at a table, both ways; named by their field `t`.

A command carries an `id` of the client's choice and, where the game may have gone on, the number
`n` of the last event seen. The same id again gets the first answer again.
"""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from laydown.wire.events import Event
from laydown.wire.game import Now, View
from laydown.wire.http import EditionInfo
from laydown.wire.options import Aim, Fit, Hint, Options, Refusal
from laydown.wire.tables import Pace, Table

PROTOCOL = 1


class _Frame(Struct, frozen=True, omit_defaults=True, tag_field="t"):
    """Named by its field `t`."""


# --- from the client ---


class Hello(_Frame, frozen=True, tag="hello"):
    """The first frame: what the client speaks, and where it wants to resume."""

    protocol: int = PROTOCOL
    build: str = ""
    language: str = "en"
    since: int | None = None  # the last event seen; none for a full view
    watch: bool = False  # only watch, whoever connects: a screen in the middle of the room


class Move(_Frame, frozen=True, tag="move"):
    """A move as text."""

    id: str
    n: int
    move: str


class Undo(_Frame, frozen=True, tag="undo"):
    """Take back the last move."""

    id: str
    n: int


class Arrange(_Frame, frozen=True, tag="arrange"):
    """Keep the order of your own hand and what is prepared in the slots of a lay."""

    id: str
    order: list[str]
    slots: list[list[str]] = []


class AskFit(_Frame, frozen=True, tag="fit"):
    """These cards in these slots: which groups are complete, and what is missing or wrong."""

    id: str
    slots: list[list[str]]
    phase: int | None = None


class AskAim(_Frame, frozen=True, tag="aim"):
    """How far the hand is from the phase, and how it would best be put together."""

    id: str


class AskWhy(_Frame, frozen=True, tag="why"):
    """Why a move is not allowed."""

    id: str
    move: str


class AskHint(_Frame, frozen=True, tag="hint"):
    """What is best now, and why."""

    id: str


class Sit(_Frame, frozen=True, tag="sit"):
    """Take an empty seat, or change to it."""

    id: str
    seat: int
    name: str = ""


class Stand(_Frame, frozen=True, tag="stand"):
    """Leave the seat before the game; `for_good` leaves a running game to a bot."""

    id: str
    for_good: bool = False


class SitBot(_Frame, frozen=True, tag="bot"):
    """The host puts a bot on an empty seat, or takes it away (`bot` empty)."""

    id: str
    seat: int
    bot: str = ""
    pace: Pace = "quick"


class Ready(_Frame, frozen=True, tag="ready"):
    """Say that you are ready, before the start or between rounds."""

    id: str
    ready: bool = True


class Start(_Frame, frozen=True, tag="start"):
    """The host starts with those who are seated; empty seats stay out."""

    id: str


class CastVote(_Frame, frozen=True, tag="vote"):
    """Vote, or withdraw the vote; `queued`: from your own next turn on."""

    id: str
    about: Literal["pause", "resume", "wait", "standin", "end"]
    yes: bool = True
    seat: int | None = None
    queued: bool = False


class AddEntropy(_Frame, frozen=True, tag="entropy"):
    """Add randomness of your own to the deal, before the start: up to 32 bytes in hexadecimal.

    Once for each seat: what was added stays, and goes along to another seat.
    """

    id: str
    hex: str


class Rematch(_Frame, frozen=True, tag="rematch"):
    """Play again with the same people."""

    id: str


class Speak(_Frame, frozen=True, tag="language"):
    """Switch sentences to another language."""

    language: str


class Ping(_Frame, frozen=True, tag="ping"):
    """Ask whether the connection is alive."""


ClientFrame = (
    Hello
    | Move
    | Undo
    | Arrange
    | AskFit
    | AskAim
    | AskWhy
    | AskHint
    | Sit
    | Stand
    | SitBot
    | Ready
    | Start
    | CastVote
    | AddEntropy
    | Rematch
    | Speak
    | Ping
)


# --- from the server ---


class Welcome(_Frame, frozen=True, tag="welcome"):
    """The answer to `hello`: who you are here, and the table."""

    protocol: int
    build: str
    table: Table
    seat: int | None = None  # none for a spectator, or a guest without a seat yet
    host: bool = False
    outdated: bool = False  # the page is older than the server: reload between turns
    site: str = ""  # the link to the first page for others on the same network, if different
    edition: EditionInfo | UnsetType = UNSET  # where it is the host's own


class TableFrame(_Frame, frozen=True, tag="table"):
    """The table has changed: seats, presence, clocks, votes."""

    table: Table
    seat: int | None = None


class SoFar(Struct, frozen=True):
    """A round so far: the view after its deal, and what the seat was told from the deal on.

    What was taken back is left out. These events on that view make the present one.
    """

    view: View
    events: list[Event]


class ViewFrame(_Frame, frozen=True, tag="view"):
    """Everything the seat may know after event `n`; replaces what the client had."""

    n: int
    view: View
    so_far: SoFar | UnsetType = UNSET  # in answer to `hello`, and at the start: the present round
    order: list[str] | UnsetType = UNSET  # the seat's own hand as it was arranged
    slots: list[list[str]] | UnsetType = UNSET
    drawn: str | None = None  # the card drawn last in the current turn, for its own seat


class EventsFrame(_Frame, frozen=True, tag="events"):
    """What happened: the last one has number `n`; `mark` where the player did not do it."""

    n: int
    events: list[Event]
    now: Now
    mark: Literal["timer", "standin"] | UnsetType = UNSET


class OptionsFrame(_Frame, frozen=True, tag="options"):
    """What the seat may do after event `n`; only to the seat that may act."""

    n: int
    options: Options


class Ok(_Frame, frozen=True, tag="ok"):
    """A command has been carried out, and is on disk."""

    id: str


class No(_Frame, frozen=True, tag="no"):
    """A command or question is refused, and nothing has changed."""

    id: str
    refusal: Refusal
    missed: bool = False  # the game had moved on: what was missed has been sent before this


class FitFrame(_Frame, frozen=True, tag="fitted"):
    """The answer to `fit`."""

    id: str
    fit: Fit


class AimFrame(_Frame, frozen=True, tag="aimed"):
    """The answer to `aim`."""

    id: str
    aim: Aim


class WhyFrame(_Frame, frozen=True, tag="because"):
    """The answer to `why`; without a refusal the move is allowed."""

    id: str
    refusal: Refusal | None = None


class HintFrame(_Frame, frozen=True, tag="hinted"):
    """The answer to `hint`."""

    id: str
    hint: Hint


class Bye(_Frame, frozen=True, tag="bye"):
    """The server is stopping or hanging up; reconnect after this many milliseconds, with jitter."""

    reason: Literal["restart", "left", "closed", "outdated"]
    after: int = 0


class Pong(_Frame, frozen=True, tag="pong"):
    """The connection is alive."""


ServerFrame = (
    Welcome
    | TableFrame
    | ViewFrame
    | EventsFrame
    | OptionsFrame
    | Ok
    | No
    | FitFrame
    | AimFrame
    | WhyFrame
    | HintFrame
    | Bye
    | Pong
)
