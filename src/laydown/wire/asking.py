"""Questions to the referee about a situation, say with real cards, and its answers."""

from __future__ import annotations

from msgspec import Struct

from laydown.wire.game import View
from laydown.wire.options import Aim, LayOption, Refusal


class Question(Struct, frozen=True, omit_defaults=True):
    """A situation, as the text of a position or a view, and a move that someone has in mind."""

    position: str
    move: str = ""
    seat: int | None = None  # who asks; else whose turn it is


class Judged(Struct, frozen=True, omit_defaults=True):
    """A move in words, and why it is not allowed, if it is not."""

    move: str
    text: str = ""
    refusal: Refusal | None = None


class Ruling(Struct, frozen=True, omit_defaults=True):
    """What the referee says; only `problem` if the situation is impossible."""

    problem: Refusal | None = None
    view: View | None = None
    asked: Judged | None = None
    may: list[Judged] = []
    may_not: list[Judged] = []
    lays: list[LayOption] = []  # the best ones, the best first
    left: int | None = None  # cards that stay in the hand, before the discard, if all goes that can
    out: bool = False  # whether the seat can go out this turn
    aim: Aim | None = None  # what is missing
    chance: float | None = None  # that a hidden card brings the hand closer to its phase
