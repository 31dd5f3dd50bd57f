"""All that one seat may see.

A view is an allow-list, built field by field: a new field of the state stays hidden until it is
added here, or to what all know, on purpose. It also holds what a player with perfect memory knows:
cards known to be in a hand, known cards of the piles, and what each seat took, refused, discarded
and was asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.engine.common import COMMON, Common
from laydown.engine.events import HIDDEN
from laydown.engine.notation.table import headline, print_table
from laydown.engine.rules import legal
from laydown.engine.state import PartialState, Told, check_whole

if TYPE_CHECKING:
    from typing import SupportsIndex

    from laydown.engine.legal import Legal
    from laydown.engine.state import State

NUMBER_ONLY = 1 << 16  # with a number: a card of that number whose colour the seat does not know


_OWN: Final = (
    "bottom",
    "discard_pile",
    "hand",
    "kept",
    "lacks",
    "pile_seen",
    "pool",
    "seat",
    "told",
    "trail",
)
FIELDS: Final = (*COMMON, *_OWN)


class View(Common):
    """What one seat knows at one moment; never changed."""

    __slots__ = (*_OWN, "_legal", "_masked")

    def __init__(self, state: PartialState, seat: SupportsIndex, *, partial: bool = False) -> None:
        """See a state from a seat: what is not named here stays hidden.

        A `partial` state is one that this seat knows so much of, and no other.
        """
        if not partial:
            check_whole(state)
        seer = state.check_seat(seat)
        super().__init__(state)
        self.seat: Final = seer
        self.hand: Final = tuple(sorted(state.hands[seer]))
        # Cards asked for; `NUMBER_ONLY` where the colour is hidden.
        self.told: Final = tuple([_told(cards, seer) for cards in state.told])
        self.lacks: Final = tuple(state.lacks)  # numbers that the hidden part of a hand lacks
        # The known cards at the bottom of the draw pile, the lowest first.
        self.bottom: Final = tuple(state.draw_pile[: state.under])
        # What the last new draw pile was made of, and who knows it.
        self.pool: Final = _pool(state, seer)
        self.discard_pile: Final = _discard_pile(state, seer)
        self.pile_seen: Final = tuple(state.pile_seen)  # who knows each card, where some are hidden
        self.trail: Final = tuple(state.trail)
        self.kept: Final = state.kept[seer]  # what the seat itself has chosen to keep
        # Made once, when they are first asked for.
        self._masked: PartialState | None = None
        self._legal: Legal | None = None

    def __eq__(self, other: object) -> bool:
        """Compare everything that is seen."""
        if not isinstance(other, View):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in FIELDS)

    def __hash__(self) -> int:
        """Hash by who sees what when."""
        return hash((self.seat, self.ply, self.hand, self.discard_pile))

    def __str__(self) -> str:
        """Print the table as the seat sees it."""
        return print_table(self.masked())

    def __repr__(self) -> str:
        """Print who sees it, and when."""
        return f"<View of seat {self.seat + 1}: {headline(self.masked())}>"

    def deeds(self, seat: SupportsIndex, what: int) -> tuple[int, ...]:
        """Return the cards that a seat took, refused or discarded in this round, in order."""
        doer = self.masked().check_seat(seat)
        return tuple(deed.card for deed in self.trail if deed.seat == doer and deed.what == what)

    def masked(self) -> PartialState:
        """Return a state in which every card that this seat does not know is `HIDDEN`.

        It is made once: who wants to change it takes a copy.
        """
        if self._masked is None:
            state = PartialState(self.edition, self.players)
            self.fill(state)
            state.hands = [
                list(self.hand)
                if seat == self.seat
                else [*self._known(seat), *[HIDDEN] * (size - len(self._known(seat)))]
                for seat, size in enumerate(self.hand_sizes)
            ]
            state.draw_pile = [*self.bottom, *[HIDDEN] * (self.draw_count - len(self.bottom))]
            self._masked = state
        return self._masked

    def known_of(self, seat: SupportsIndex) -> list[int]:
        """Return the cards that are known exactly to be in a hand."""
        return self._known(self.masked().check_seat(seat))

    def _known(self, seat: int) -> list[int]:
        told = [one.card for one in self.told[seat] if one.card < NUMBER_ONLY]
        return [*self.shown[seat], *told]

    def legal(self) -> Legal:
        """Return what this seat may do now."""
        if self._legal is None:
            self._legal = legal(self.masked(), self.seat)
        return self._legal

    def fill(self, state: PartialState) -> None:
        """Put all that is known into a new state, but for hands and draw pile."""
        super().fill(state)
        state.discard_pile = list(self.discard_pile)
        state.pile_seen = list(self.pile_seen)
        state.under = len(self.bottom)
        state.pool = tuple(card for card, _ in self.pool)
        state.pool_seen = tuple(seen for _, seen in self.pool if self.edition.hidden_discards)
        state.told = [list(cards) for cards in self.told]
        state.lacks = list(self.lacks)
        state.trail = list(self.trail)
        state.kept[self.seat] = self.kept


def view(state: State, seat: SupportsIndex) -> View:
    """Return what a seat knows of a state."""
    return View(state, seat)


def _told(cards: list[Told], seat: int) -> tuple[Told, ...]:
    """Return what a seat knows of the cards that a hand was given."""
    if not cards:
        return ()
    known = []
    for told in cards:
        if told.exactly >> seat & 1:
            known.append(told)
        elif told.number >> seat & 1:
            known.append(told._replace(card=NUMBER_ONLY | told.card & 15))
    return tuple(sorted(known))


def _discard_pile(state: PartialState, seat: int) -> tuple[int, ...]:
    if not state.pile_seen:
        return tuple(state.discard_pile)
    pile = zip(state.discard_pile, state.pile_seen, strict=True)
    return tuple(card if seen >> seat & 1 else HIDDEN for card, seen in pile)


def _pool(state: PartialState, seat: int) -> tuple[tuple[int, int], ...]:
    """Return the pool as far as a seat knows it; hidden cards come first, in no telling order."""
    if not state.pool_seen:
        return tuple((card, state.everyone) for card in state.pool)
    both = zip(state.pool, state.pool_seen, strict=True)
    return tuple(sorted((card if seen >> seat & 1 else HIDDEN, seen) for card, seen in both))
