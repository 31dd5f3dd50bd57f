"""What can be asked of a table, by people, bots and the server."""

from __future__ import annotations

from msgspec import Struct


class Command(Struct, frozen=True, kw_only=True):
    """Who asks, and an id of their choice: the same again gets the first answer again."""

    who: str = ""  # the person; empty for the server itself
    id: str = ""


class Sit(Command, frozen=True, kw_only=True):
    """Take an empty seat, or change to it."""

    seat: int
    name: str = ""


class Stand(Command, frozen=True, kw_only=True):
    """Leave the seat before the game; `for_good` leaves a running game to a bot."""

    for_good: bool = False


class PutBot(Command, frozen=True, kw_only=True):
    """Put a bot on an empty seat, or change it; an empty name takes it away."""

    seat: int
    bot: str = ""
    pace: str = "quick"


class Ready(Command, frozen=True, kw_only=True):
    """Say that one is ready, before the start or between two rounds."""

    ready: bool = True


class Start(Command, frozen=True, kw_only=True):
    """Deal to those who are seated; empty seats stay out."""


class Move(Command, frozen=True, kw_only=True):
    """A move as text, after event `n`."""

    n: int
    move: str


class Answer(Command, frozen=True, kw_only=True):
    """What a bot chose for a seat that was asked at event `n`."""

    seat: int
    n: int
    move: str


class TakeBack(Command, frozen=True, kw_only=True):
    """Take back the last move, after event `n`."""

    n: int


class Arrange(Command, frozen=True, kw_only=True):
    """Keep the order of one's own hand, and what is prepared in the slots of a lay."""

    order: list[str]
    slots: list[list[str]] = []


class Vote(Command, frozen=True, kw_only=True):
    """Vote, or withdraw the vote; `queued`: from one's own next turn on."""

    about: str
    yes: bool = True
    seat: int | None = None
    queued: bool = False


class AddEntropy(Command, frozen=True, kw_only=True):
    """Add randomness of one's own to the deal, in hexadecimal."""

    hex: str


class Appear(Command, frozen=True, kw_only=True):
    """A person's first line has opened."""


class Vanish(Command, frozen=True, kw_only=True):
    """A person's last line has closed; `bye` if in good order."""

    bye: bool = False


class Rematch(Command, frozen=True, kw_only=True):
    """Play again with the same people."""


class LinkRematch(Command, frozen=True, kw_only=True):
    """The table where the same people play again has been opened."""

    table: str


class Abandon(Command, frozen=True, kw_only=True):
    """End a table that nobody has come to for long."""
