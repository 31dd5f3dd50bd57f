"""What a seat can do now, so that a client computes no rule; and the answers to its questions."""

from __future__ import annotations

from msgspec import Struct

from laydown.wire.game import End, Group, Step


class Refusal(Struct, frozen=True, omit_defaults=True):
    """Why something is not allowed: a stable code, the clause, and a sentence.

    In the sentence a card stands in square brackets, `[R7]`, so that a client can draw it.
    """

    code: str
    text: str
    clause: str | None = None
    details: dict[str, str | int] = {}
    line: int | None = None  # the place in a text that could not be read, from 1
    column: int | None = None


class WildChoice(Struct, frozen=True):
    """A Wild of a lay that could stand for something else: the same lay with another value.

    Where more than one has to change there is an entry for each, with the same move.
    """

    group: int
    card: int  # its place in the group, from 1; of Wilds alone only the first is named
    value: str  # `W=6`
    move: str


class LayOption(Struct, frozen=True, omit_defaults=True):
    """One of the best lays, with the hits that may follow."""

    move: str
    phase: int
    groups: list[Group]
    cards: int  # that leave the hand, hits included
    points: int
    hits: list[str] = []
    wilds: list[WildChoice] = []


class HitOption(Struct, frozen=True, omit_defaults=True):
    """Where a card, or a pair, can be hit."""

    move: str
    cards: list[str]
    owner: int
    group: int
    end: End | None = None
    stands: str | None = None  # what a Wild will stand for: `6`, `R`


class SkipTarget(Struct, frozen=True, omit_defaults=True):
    """A seat that a Skip may be played on, or why not."""

    seat: int
    move: str | None = None
    refusal: Refusal | None = None


class Walk(Struct, frozen=True, omit_defaults=True):
    """Where a die leads: the space and what happens there. Also a step of a star."""

    move: str
    spaces: int
    space: int
    action: str
    cards: int = 0
    way: list[int] = []  # the spaces on the way, the last one is `space`


class Picks(Struct, frozen=True, omit_defaults=True):
    """Cards of the hand may be picked: `move` followed by the cards."""

    move: str  # `swap`, `keep`
    most: int
    least: int = 0


class Direction(Struct, frozen=True):
    """A direction to ask in, and who is asked in which order."""

    direction: str
    seats: list[int]


class Options(Struct, frozen=True, omit_defaults=True):
    """Everything the seat may do in the current step; moves are ready to be sent."""

    step: Step
    draw: bool = False
    take: bool = False
    roll: bool = False
    knock: bool = False
    may_pass: bool = False
    lays: list[LayOption] = []
    more_lays: bool = False  # there are more than are listed, or too many to look at
    hits: list[HitOption] = []
    discards: list[str] = []
    discard_pairs: list[list[str]] = []  # two cards at once, either on top (B-27)
    skips: list[SkipTarget] = []
    walks: list[Walk] = []
    search: list[str] = []
    ask: list[int] = []
    directions: list[Direction] = []
    give: list[str] = []
    picks: Picks | None = None
    undo: bool = False  # whether the last move may be taken back


class Legal(Struct, frozen=True):
    """What a seat may do as plain moves, for programs that play."""

    moves: list[str]  # all small moves: everything but lays and picks
    lays: list[LayOption]  # the best ones, the best first
    more_lays: bool  # there are more than are listed; any legal one will do
    picks: Picks | None


class Slot(Struct, frozen=True, omit_defaults=True):
    """What the cards put into one slot make of its group."""

    pattern: str
    ok: bool
    missing: int = 0  # cards still needed
    wanted: list[str] = []  # cards or values that would fill it: `7`, `R`
    group: Group | None = None  # as it would lie, with what its Wilds stand for
    wilds: list[WildChoice] = []  # what they could stand for instead; `move` is empty
    refusal: Refusal | None = None


class Fit(Struct, frozen=True, omit_defaults=True):
    """The answer to `fit`: each slot, and the move once all are complete."""

    phase: int
    slots: list[Slot]
    move: str | None = None
    refusal: Refusal | None = None


class Aim(Struct, frozen=True, omit_defaults=True):
    """How far the hand is from the nearest phase it may lay, and how it would go together."""

    phase: int
    short: int  # cards that are missing
    slots: list[list[str]]  # for each group the cards of the hand, Wilds as what they stand for
    wanted: list[list[str]]  # for each group what is missing: `7`, `R`; empty if many would do


class HintMove(Struct, frozen=True, omit_defaults=True):
    """A move worth considering, and why; `loss` against the best one."""

    move: str
    told: str  # what it is called: “Discard [R7]”
    text: str
    loss: float = 0.0


class Hint(Struct, frozen=True, omit_defaults=True):
    """What is best now and why."""

    moves: list[HintMove]
    forced: bool = False
