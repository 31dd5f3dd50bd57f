"""The whole truth about a game: data only, changed by `apply` alone.

A state in which cards may be hidden is a `PartialState`; a `State` is one in which none is, and it
has the seed. What judges a position takes either; what deals or draws takes a `State` only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from mypy_extensions import mypyc_attr

from laydown.engine.scoring import Standing, current_phase, first_standing
from laydown.engine.values import Value

if TYPE_CHECKING:
    from laydown.engine.edition import Edition
    from laydown.engine.groups import Group
    from laydown.engine.scoring import RoundResult

DRAW: Final = "draw"
PLAY: Final = "play"
CLAIM: Final = "claim"
ROLL: Final = "roll"
WALK: Final = "walk"
STAR: Final = "star"
SEARCH: Final = "search"
SWAP: Final = "swap"
ASK: Final = "ask"
GIVE: Final = "give"
KEEP: Final = "keep"
STEPS: Final = (DRAW, PLAY, CLAIM, ROLL, WALK, STAR, SEARCH, SWAP, ASK, GIVE, KEEP)

TOOK: Final = 0
REFUSED: Final = 1
DISCARDED: Final = 2
ASKED: Final = 3
LACKED: Final = 4
GAVE: Final = 5
DEEDS: Final = ("take", "refuse", "discard", "ask", "lack", "give")


class Step(Value):
    """A pending step: its name, a mask of the seats that may act in it, and a number.

    The number is how many cards are still to be drawn (draw), or the number asked for (give).
    """

    __slots__ = ("name", "number", "seats")

    def __init__(self, name: str, seats: int, number: int = 1) -> None:
        """Ask these seats."""
        self.name: Final = name
        self.seats: Final = seats
        self.number: Final = number

    def parts(self) -> tuple[object, ...]:
        """Return what is asked, and of whom."""
        return self.name, self.seats, self.number


# The usual steps, of one seat, are made once: every turn begins two or three.
_STEPS: Final = {name: [Step(name, 1 << seat) for seat in range(6)] for name in STEPS}


def step_of(name: str, seat: int) -> Step:
    """Return the step in which one seat is asked for one thing."""
    return _STEPS[name][seat]


class Deed(Value):
    """What all saw a seat do in this round: an open card it took, refused or discarded.

    When it asked for a number, lacked or gave it, `card` is that number.
    """

    __slots__ = ("card", "seat", "what")

    def __init__(self, seat: int, what: int, card: int) -> None:
        """Use `deed`, which makes each only once."""
        self.seat: Final = seat
        self.what: Final = what
        self.card: Final = card

    def parts(self) -> tuple[object, ...]:
        """Return who did what."""
        return self.seat, self.what, self.card


# Every turn adds two or three to the trail, so each is made once: seats, kinds and cards are few.
_DEEDS: Final[list[Deed | None]] = [None] * (8 * len(DEEDS) * 256)


def deed(seat: int, what: int, card: int) -> Deed:
    """Return the note of what a seat did."""
    at = (seat * len(DEEDS) + what) << 8 | card
    known = _DEEDS[at]
    if known is None:
        known = _DEEDS[at] = Deed(seat, what, card)
    return known


class Told(NamedTuple):
    """A card in a hand that was asked for: who knows it exactly, and who only its number."""

    card: int
    exactly: int  # a mask of seats
    number: int  # a mask of seats


def whole_seat(seat: object, players: int) -> int:
    """Return a seat if it is a whole number, be it there or not; raise if it is none."""
    if type(seat) is not int:
        raise no_seat(seat, players)
    return seat


def no_seat(seat: object, players: int) -> ValueError:
    """Return the error for what is not one of the seats."""
    return ValueError(f"no seat {seat!r}: they count from 0 to {players - 1}")


def check_whole(state: object) -> None:
    """Raise if cards may be hidden in a state: to change, print or see it takes the truth."""
    if not isinstance(state, State):
        message = f"State object expected; got {type(state).__name__}, in which cards are hidden"
        raise TypeError(message)


_ALL_SEATS: Final = [tuple(range(players)) for players in range(7)]
_ALONE: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(6)]
_FIELDS: Final = (
    "again",
    "dealer",
    "deals",
    "dice",
    "discard_pile",
    "draw_pile",
    "edition",
    "goals",
    "hands",
    "kept",
    "lacks",
    "laid",
    "pawns",
    "pile_seen",
    "players",
    "ply",
    "pool",
    "pool_seen",
    "results",
    "rolls",
    "shown",
    "shuffles",
    "skipped",
    "skips",
    "stack",
    "standing",
    "table",
    "told",
    "trail",
    "turn",
    "turns",
    "under",
)


# Else `__new__` would call `__init__` when compiled, and `copy` could not do without it. There is
# `serializable` for that too, but then no caller from outside gets its state initialised.
@mypyc_attr(allow_interpreted_subclasses=True)
class PartialState:
    """A game at one moment as far as it is known: a card may be `HIDDEN`."""

    __slots__ = _FIELDS

    def __init__(self, edition: Edition, players: int) -> None:
        """Start with nothing dealt."""
        self.edition: Final = edition
        self.players: Final = players
        self.standing: Standing = first_standing(players)
        self.results: tuple[RoundResult, ...] = ()
        self.ply = 0  # moves applied
        self.deals = 0  # rounds dealt, replays too: the counter of chance
        self.shuffles = 0  # new draw piles made in this round: the other one
        self.dealer = 0
        self.turn = 0  # the seat whose turn it is, or was when a claim is open
        self.turns = 0  # turns begun and ended in this round, lost ones too
        self.stack: list[Step] = []  # pending steps, the last one is the present one
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.draw_pile: list[int] = []  # the last one is the top
        self.discard_pile: list[int] = []  # the last one is the top
        self.laid = [-1] * players  # the place of the phase laid in this round
        self.table: list[list[Group]] = [[] for _ in range(players)]
        self.skips = [0] * players  # Skips lying in front
        self.skipped = [0] * players  # Skips played against each in this round
        self.goals = [-1] * players  # the place of the phase each is on, -1 for a choice
        # On the ring:
        self.pawns = [0] * players  # the space of each pawn
        self.dice = (0, 0)  # the last roll
        self.rolls = 0  # rolls in this round: a counter of chance
        self.again = 0  # whole turns that the seat in turn has still to take (B-13)
        self.kept: list[tuple[int, ...] | None] = [None] * players  # chosen, until all have
        # What everyone with perfect memory knows:
        self.under = 0  # how many cards at the bottom of the draw pile are known
        self.pool: tuple[int, ...] = ()  # what the last new draw pile was made of
        self.shown: list[list[int]] = [[] for _ in range(players)]  # cards known to be in a hand
        self.trail: list[Deed] = []  # what was taken, refused, discarded and asked
        # Where discards are hidden: for each card of the pile a mask of who knows it lies there,
        # the same for the pool; cards that were asked for; and numbers that a hand lacks.
        self.pile_seen: list[int] = []
        self.pool_seen: tuple[int, ...] = ()
        self.told: list[list[Told]] = [[] for _ in range(players)]
        self.lacks = [0] * players

    @property
    def over(self) -> bool:
        """Whether the game is decided."""
        return bool(self.standing.winners)

    @property
    def step(self) -> str:
        """The name of the present step, empty when the game is over."""
        return self.stack[-1].name if self.stack else ""

    def actors(self) -> tuple[int, ...]:
        """Return the seats that may act now, clockwise from the one in turn."""
        if not self.stack:
            return ()
        mask = self.stack[-1].seats
        if mask == 1 << self.turn:
            return _ALONE[self.turn]
        seats = [(self.turn + i) % self.players for i in range(self.players)]
        return tuple(seat for seat in seats if mask >> seat & 1)

    def playing(self) -> tuple[int, ...]:
        """Return the seats that were dealt in: all, or the tied ones in a replay."""
        return self.standing.tied or _ALL_SEATS[self.players]

    @property
    def everyone(self) -> int:
        """The mask of all seats."""
        return (1 << self.players) - 1

    def check_seat(self, seat: object) -> int:
        """Return a seat, or raise that there is none: they count from 0, none from the end."""
        if type(seat) is not int or not 0 <= seat < self.players:
            raise no_seat(seat, self.players)
        return seat

    def set_goals(self) -> None:
        """Work out the phase that each seat is on in this round."""
        self.goals = [
            current_phase(self.edition, self.standing, seat) for seat in range(self.players)
        ]

    def copy(self) -> PartialState:
        """Return an equal state that can be changed on its own."""
        other = PartialState.__new__(PartialState)
        self._copy_to(other)
        return other

    def _copy_to(self, other: PartialState) -> None:
        """Fill a state that has nothing yet."""
        other.edition = self.edition  # type: ignore[misc] # final, and set once here too
        other.players = self.players  # type: ignore[misc]
        other.standing = self.standing
        other.results = self.results
        other.ply = self.ply
        other.deals = self.deals
        other.shuffles = self.shuffles
        other.dealer = self.dealer
        other.turn = self.turn
        other.turns = self.turns
        other.stack = self.stack.copy()
        other.hands = [hand.copy() for hand in self.hands]
        other.draw_pile = self.draw_pile.copy()
        other.discard_pile = self.discard_pile.copy()
        other.laid = self.laid.copy()
        other.table = [groups.copy() for groups in self.table]
        other.skips = self.skips.copy()
        other.skipped = self.skipped.copy()
        other.goals = self.goals.copy()
        other.under = self.under
        other.pool = self.pool
        other.shown = [cards.copy() for cards in self.shown]
        other.trail = self.trail.copy()
        other.pawns = self.pawns.copy()
        other.dice = self.dice
        other.rolls = self.rolls
        other.again = self.again
        other.kept = self.kept.copy()
        other.pile_seen = self.pile_seen.copy()
        other.pool_seen = self.pool_seen
        other.told = [cards.copy() for cards in self.told]
        other.lacks = self.lacks.copy()

    def __copy__(self) -> PartialState:
        """Python's own ways to copy do the same: compiled they know no fields."""
        return self.copy()

    def __deepcopy__(self, _memo: dict[int, object]) -> PartialState:
        """The same: what cannot change need not be copied."""
        return self.copy()

    def __str__(self) -> str:
        """Print the table with all hands, without the seed."""
        from laydown.engine.notation.table import print_table  # noqa: PLC0415 - it builds on this

        return print_table(self)

    def __repr__(self) -> str:
        """Print what is played, and how far it got."""
        from laydown.engine.notation.table import headline  # noqa: PLC0415

        return f"<{type(self).__name__}: {headline(self)}>"

    def __eq__(self, other: object) -> bool:
        """Compare everything; the order of cards in a hand says nothing."""
        if not isinstance(other, PartialState) or type(other) is not type(self):
            return NotImplemented
        return self._is_like(other)

    def _is_like(self, other: PartialState) -> bool:
        """Whether all that both have is equal."""
        for name in _FIELDS:
            mine, theirs = getattr(self, name), getattr(other, name)
            if name in ("hands", "shown"):
                mine, theirs = list(map(sorted, mine)), list(map(sorted, theirs))
            if mine != theirs:
                return False
        return True

    __hash__ = None  # type: ignore[assignment] # it changes


@mypyc_attr(allow_interpreted_subclasses=True)
class State(PartialState):
    """Everything about a game at one moment. Copy it with `copy`, change it with `apply`."""

    __slots__ = ("seed",)

    def __init__(self, edition: Edition, players: int, seed: bytes) -> None:
        """Start with nothing dealt."""
        super().__init__(edition, players)
        self.seed: Final = seed

    def copy(self) -> State:
        """Return an equal state that can be changed on its own."""
        other = State.__new__(State)
        self._copy_to(other)
        other.seed = self.seed  # type: ignore[misc] # final, and set once here too
        return other

    def __eq__(self, other: object) -> bool:
        """Compare everything, the seed too."""
        if not isinstance(other, State):
            return NotImplemented
        return self.seed == other.seed and self._is_like(other)

    __hash__ = None  # it changes
