"""The view after some events, from the view before them: what a client does for every frame.

No rule is needed for it: each event says what moved where, and `now` what may happen next.
"""

from __future__ import annotations

from functools import singledispatch
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from laydown.wire import events
from laydown.wire.game import Seat, View

if TYPE_CHECKING:
    from laydown.wire.game import Cards, Group
    from laydown.wire.messages import EventsFrame

_COLOURS: Final = "RYGBOPKT"


def fold(view: View, frame: EventsFrame) -> View:
    """Return the view after the events of a frame."""
    table = _Table(view)
    for event in frame.events:
        _add(event, table)
    return replace(
        view,
        round=table.round,
        dealer=table.dealer,
        now=frame.now,
        discard=_in_short(table.discard),
        seats=[seat.seat() for seat in table.seats],
        results=table.results,
        shuffles=table.shuffles,
        tied=table.tied,
        winners=table.winners,
        dice=table.dice,
    )


def order(card: str) -> tuple[int, int, int]:
    """Return the place of a card in a hand: by number, then colour; Wilds, Jokers, Skips last."""
    if card in {"W", "S"}:
        return (1 if card == "W" else 3), 0, 0
    plain = face(card)
    return (2 if plain != card else 0), int(plain[1:]), _COLOURS.index(plain[0])


def face(card: str) -> str:
    """Return a card the right way round: a Joker that leaves a hand is no longer one."""
    return card.strip("()")


def _bare(placed: str) -> str:
    """Return the card itself, without what it stands for."""
    return placed.partition("=")[0]


def _spread(cards: Cards) -> list[str | None]:
    """Return one entry for each card, None for a hidden one."""
    found: list[str | None] = []
    for card in cards:
        found += [card] if isinstance(card, str) else [None] * card
    return found


def _in_short(cards: list[str | None]) -> Cards:
    """Return cards with hidden ones in a row as their number."""
    found: Cards = []
    for card in cards:
        if card is not None:
            found.append(card)
        elif found and isinstance(found[-1], int):
            found[-1] += 1
        else:
            found.append(1)
    return found


class _Seat:
    """A seat while events are folded into it."""

    def __init__(self, seat: Seat, *, own: bool) -> None:
        """Start as the seat was."""
        self.own = own
        self.hand = _spread(seat.hand)
        self.groups: list[Group] = list(seat.groups)
        self.phase, self.choices, self.made = seat.phase, seat.choices, seat.made
        self.total, self.laid, self.pawn, self.kept = seat.total, seat.laid, seat.pawn, seat.kept
        self.skips, self.skipped = seat.skips, seat.skipped

    def seat(self) -> Seat:
        """Return the seat as it is now."""
        known = sorted([card for card in self.hand if card is not None], key=order)
        return Seat(
            hand=_in_short([*known, *[None] * self.hand.count(None)]),
            phase=self.phase,
            choices=self.choices,
            made=self.made,
            total=self.total,
            laid=self.laid,
            groups=self.groups,
            skips=self.skips,
            skipped=self.skipped,
            pawn=self.pawn,
            kept=self.kept,
        )

    def gain(self, card: str | None) -> None:
        """Take up a card; in another hand only a Joker is seen."""
        seen = self.own or (card is not None and card != face(card))
        self.hand.append(card if seen else None)

    def lose(self, card: str | None) -> None:
        """Give away a card, which may have been hidden until now."""
        self.hand.remove(card if card in self.hand else None)


class _Table:
    """A view while events are folded into it; the top of the discard pile comes first."""

    def __init__(self, view: View) -> None:
        """Start as the view was."""
        self.seats = [
            _Seat(seat, own=view.open or number == view.seat)
            for number, seat in enumerate(view.seats, 1)
        ]
        self.discard = _spread(view.discard)
        self.covered = view.covered
        self.round, self.dealer, self.results = view.round, view.dealer, view.results
        self.shuffles, self.tied, self.winners = view.shuffles, view.tied, view.winners
        self.dice = view.dice

    def of(self, number: int) -> _Seat:
        """Return a seat by its number."""
        return self.seats[number - 1]

    def put(self, cards: list[str | None]) -> None:
        """Put cards onto the discard pile, the last one on top."""
        pile = [None if card is None else face(card) for card in reversed(cards)]
        self.discard = pile + self.discard
        if pile and self.covered:
            self.cover(self.discard[0])

    def cover(self, top: str | None) -> None:
        """Let nothing lie open but the top."""
        self.discard = [top, *[None] * (len(self.discard) - 1)]


@singledispatch
def _add(event: object, table: _Table) -> None:  # noqa: ARG001 - each kind uses it
    """Do what an event says; what it does not name stays as it is."""
    raise TypeError(event)


@_add.register(events.Passed)
@_add.register(events.Asked)
@_add.register(events.TakenBack)  # a view follows
def _(_event: object, _table: _Table) -> None: ...


@_add.register
def _(event: events.Dealt, table: _Table) -> None:
    table.round, table.dealer = event.round, event.dealer
    table.shuffles, table.dice = 0, []
    hidden = event.pile - 1 - len(event.below)
    table.discard = [event.start, *event.below, *[None] * hidden]
    for seat, hand in zip(table.seats, event.hands, strict=True):
        seat.hand = _spread(hand)
        seat.groups, seat.laid, seat.kept = [], None, None
        seat.skips = seat.skipped = 0


@_add.register
def _(event: events.Drew, table: _Table) -> None:
    table.of(event.seat).gain(event.card)


@_add.register
def _(event: events.Took, table: _Table) -> None:
    del table.discard[0]
    table.of(event.seat).gain(event.card)


@_add.register
def _(event: events.Laid, table: _Table) -> None:
    seat = table.of(event.seat)
    seat.laid, seat.groups = event.phase, list(event.groups)
    for group in event.groups:
        for card in group.cards:
            seat.lose(_bare(card))


@_add.register
def _(event: events.Hit, table: _Table) -> None:
    table.of(event.owner).groups[event.group - 1] = event.result
    for card in event.cards:
        table.of(event.seat).lose(card)


@_add.register
def _(event: events.Discarded, table: _Table) -> None:
    table.of(event.seat).lose(event.card)
    table.put([event.card])


@_add.register
def _(event: events.Skipped, table: _Table) -> None:
    table.of(event.seat).lose("S")
    target = table.of(event.target)
    target.skips += 1
    target.skipped += 1


@_add.register
def _(event: events.TurnLost, table: _Table) -> None:
    if not event.start:
        table.of(event.seat).skips -= 1
        table.discard.insert(len(table.discard) if event.under else 0, "S")


@_add.register
def _(_event: events.Reshuffled, table: _Table) -> None:
    table.discard = table.discard[:1]
    table.shuffles += 1


@_add.register
def _(event: events.RoundEnded, table: _Table) -> None:
    table.results = [*table.results, event.result]
    table.tied = event.tied
    table.dealer = event.dealer or table.dealer
    for number, seat in enumerate(table.seats):
        seat.total, seat.made = event.totals[number], event.made[number]
        seat.phase = event.phases[number]
        free = seat.choices if seat.phase is None else []
        seat.choices = [phase for phase in free if phase not in seat.made]


@_add.register
def _(event: events.GameEnded, table: _Table) -> None:
    table.winners = event.winners


@_add.register
def _(event: events.Rolled, table: _Table) -> None:
    table.dice = event.dice


@_add.register
def _(event: events.Walked, table: _Table) -> None:
    table.of(event.seat).pawn = event.space
    if event.pile:
        table.discard = list(event.pile)


@_add.register
def _(event: events.Found, table: _Table) -> None:
    table.of(event.seat).gain(event.card)
    if event.card is not None:
        table.discard.remove(event.card)
    else:
        table.discard = [None] * (len(table.discard) - 1)


@_add.register
def _(event: events.Uncovered, table: _Table) -> None:
    table.discard[0] = event.card
    if table.covered:
        table.cover(event.card)


@_add.register
def _(event: events.Swapped, table: _Table) -> None:
    cards = _spread(event.cards)
    for card in cards:
        table.of(event.seat).lose(card)
    table.put(cards)


@_add.register
def _(event: events.JokerDrawn, table: _Table) -> None:
    table.of(event.seat).gain(event.card)


@_add.register
def _(event: events.Gave, table: _Table) -> None:
    table.of(event.seat).lose(event.card)
    table.of(event.asker).gain(None if event.card is None else face(event.card))


@_add.register
def _(event: events.Kept, table: _Table) -> None:
    table.of(event.seat).kept = event.cards
