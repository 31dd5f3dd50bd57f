"""What happened, as one seat may know it, turned into the structs of the wire."""

from __future__ import annotations

from functools import singledispatch
from typing import TYPE_CHECKING, Literal, cast

from laydown.engine import events as engine
from laydown.engine.cards import sorted_cards
from laydown.engine.edition import UNDER, Edition
from laydown.engine.events import HIDDEN
from laydown.engine.notation.cards import card_text
from laydown.wire import events as wire
from laydown.wire.of_game import (
    cards_of,
    from_one,
    group_of,
    hand_of,
    places_of,
    result_of,
    seats_of,
    texts_of,
)

if TYPE_CHECKING:
    from collections.abc import Iterable


def events_of(
    happened: Iterable[engine.Event], seat: int | None, edition: Edition
) -> list[wire.Event]:
    """Return what a seat may know of some events, or a spectator (None)."""
    return [event_of(event, seat, edition) for event in happened]


def event_of(happened: engine.Event, seat: int | None, edition: Edition) -> wire.Event:
    """Return what a seat may know of an event, or a spectator (None)."""
    return _told(happened.seen_by(seat), edition)


def open_event_of(happened: engine.Event, edition: Edition) -> wire.Event:
    """Return an event with all its cards, for games that are over."""
    return _told(happened, edition)


def _card(card: int) -> str | None:
    return None if card == HIDDEN else card_text(card)


@singledispatch
def _told(event: object, edition: Edition) -> wire.Event:  # noqa: ARG001 - some kinds need it
    raise TypeError(event)


@_told.register
def _(event: engine.Dealt, edition: Edition) -> wire.Event:
    return wire.Dealt(
        round=event.round,
        dealer=event.dealer + 1,
        hands=[hand_of(hand) for hand in event.hands],
        start=card_text(event.start),
        under=texts_of(event.under),
        replay=event.replay,
        pile=edition.open_cards,
        below=texts_of(reversed(event.below)),
    )


@_told.register
def _(event: engine.Drew, _: Edition) -> wire.Event:
    return wire.Drew(seat=event.seat + 1, card=_card(event.card))


@_told.register
def _(event: engine.Took, _: Edition) -> wire.Event:
    return wire.Took(seat=event.seat + 1, card=card_text(event.card), knocked=event.knocked)


@_told.register
def _(event: engine.Laid, edition: Edition) -> wire.Event:
    groups = [group_of(group, edition.highest) for group in event.groups]
    return wire.Laid(seat=event.seat + 1, phase=event.phase + 1, groups=groups)


@_told.register
def _(event: engine.WasHit, edition: Edition) -> wire.Event:
    return wire.Hit(
        seat=event.seat + 1,
        cards=texts_of(event.cards),
        owner=event.owner + 1,
        group=event.group + 1,
        result=group_of(event.result, edition.highest),
    )


@_told.register
def _(event: engine.Discarded, _: Edition) -> wire.Event:
    return wire.Discarded(seat=event.seat + 1, card=card_text(event.card))


@_told.register
def _(event: engine.SkipPlayed, _: Edition) -> wire.Event:
    return wire.Skipped(seat=event.seat + 1, target=event.target + 1)


@_told.register
def _(event: engine.TurnLost, edition: Edition) -> wire.Event:
    under = not event.start and edition.spent_skip == UNDER
    return wire.TurnLost(seat=event.seat + 1, start=event.start, under=under)


@_told.register
def _(event: engine.Passed, _: Edition) -> wire.Event:
    return wire.Passed(seat=event.seat + 1, step=event.step)


@_told.register
def _(event: engine.Reshuffled, _: Edition) -> wire.Event:
    return wire.Reshuffled(cards=event.cards)


@_told.register
def _(event: engine.RoundEnded, _: Edition) -> wire.Event:
    return wire.RoundEnded(
        round=event.round,
        result=result_of(event.result),
        hands=[hand_of(hand) for hand in event.hands],
        totals=list(event.totals),
        made=[places_of(mask) for mask in event.made],
        phases=[from_one(goal) for goal in event.goals],
        tied=seats_of(event.tied),
        dealer=from_one(event.dealer),
    )


@_told.register
def _(event: engine.GameEnded, _: Edition) -> wire.Event:
    return wire.GameEnded(winners=seats_of(event.winners))


@_told.register
def _(event: engine.Rolled, _: Edition) -> wire.Event:
    return wire.Rolled(seat=event.seat + 1, dice=list(event.dice))


@_told.register
def _(event: engine.Walked, _: Edition) -> wire.Event:
    return wire.Walked(
        seat=event.seat + 1,
        space=event.space,
        action=event.action,
        pile=texts_of(reversed(event.pile)),
    )


@_told.register
def _(event: engine.Found, _: Edition) -> wire.Event:
    return wire.Found(seat=event.seat + 1, card=_card(event.card))


@_told.register
def _(event: engine.Uncovered, _: Edition) -> wire.Event:
    return wire.Uncovered(card=card_text(event.card))


@_told.register
def _(event: engine.Swapped, _: Edition) -> wire.Event:
    return wire.Swapped(seat=event.seat + 1, cards=cards_of(event.cards))


@_told.register
def _(event: engine.JokerDrawn, _: Edition) -> wire.Event:
    return wire.JokerDrawn(seat=event.seat + 1, card=card_text(event.card))


@_told.register
def _(event: engine.Asked, _: Edition) -> wire.Event:
    return wire.Asked(
        seat=event.seat + 1,
        number=event.number,
        direction=cast("Literal['left', 'right']", event.direction),
        lacking=seats_of(event.lacking),
        giver=from_one(event.giver),
    )


@_told.register
def _(event: engine.Gave, _: Edition) -> wire.Event:
    return wire.Gave(seat=event.seat + 1, asker=event.asker + 1, card=_card(event.card))


@_told.register
def _(event: engine.KeepChosen, _: Edition) -> wire.Event:
    hidden = HIDDEN in event.cards
    return wire.Kept(
        seat=event.seat + 1, cards=None if hidden else texts_of(sorted_cards(event.cards))
    )
