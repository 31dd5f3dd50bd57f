"""What an outside program that plays a seat is told; named by the field `do`.

Those with an `id` want an answer with the same `id`.
"""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

from laydown.wire.game import Step, View
from laydown.wire.http import EditionInfo
from laydown.wire.options import Legal, Refusal

PROTOCOL = 2


class _Message(Struct, frozen=True, omit_defaults=True, tag_field="do"):
    """Named by its field `do`."""


class Mistake(Struct, frozen=True, omit_defaults=True):
    """What was wrong with an answer, and what was played instead."""

    id: int
    kind: str  # `bad`, `illegal`, `silent`
    played: str
    error: Refusal | None = None


class Greeting(_Message, frozen=True, tag="hello"):
    """The first question: whether the program speaks this protocol."""

    id: int
    program: str
    version: str
    protocol: int
    rules: int
    timeout: float


class GameStart(_Message, frozen=True, tag="start"):
    """A game begins; `chance` is the program's own and tells no card."""

    game: int
    seat: int
    players: int
    edition: EditionInfo
    options: dict[str, str]
    deck: dict[str, int]
    chance: str


class MoveQuestion(_Message, frozen=True, tag="move"):
    """The question for a move: all that the seat knows, and what it may do."""

    id: int
    game: int
    seat: int
    step: Step
    legal: Legal
    view: View
    new: list[str]
    position: str | UnsetType = UNSET
    mistakes: list[Mistake] = []


class GameEnd(_Message, frozen=True, tag="end"):
    """A game is over."""

    game: int
    seat: int
    winners: list[int]
    view: View
    mistakes: list[Mistake] = []


PlayerMessage = Greeting | GameStart | MoveQuestion | GameEnd
