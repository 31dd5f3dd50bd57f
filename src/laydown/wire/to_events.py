"""What the wire says about a game, turned back into the engine's events as one seat knows them.

For clients that are written in Python: what they are told, they tell in the words of `telling`.
"""

from __future__ import annotations

from functools import singledispatch
from typing import TYPE_CHECKING

from laydown.engine import events as engine
from laydown.engine.cards import COLOURS
from laydown.engine.edition import Edition
from laydown.engine.events import HIDDEN
from laydown.engine.groups import Group
from laydown.engine.notation.cards import parse_card, read_cards
from laydown.engine.notation.reader import Reader
from laydown.engine.patterns import read_pattern
from laydown.engine.scoring import RoundResult
from laydown.wire import events as wire

if TYPE_CHECKING:
    from collections.abc import Iterable

    from laydown.wire import game


def to_event(told: wire.Event, edition: Edition) -> engine.Event:
    """Return the wire's event as the engine's; the engine has none for a take-back."""
    return _event(told, edition)


def _known(texts: Iterable[str]) -> tuple[int, ...]:
    """Return cards that are all known."""
    return tuple(read_cards(Reader(" ".join(texts)), placed=True))


def _cards(told: game.Cards) -> tuple[int, ...]:
    """Return cards of which some may be hidden."""
    found: list[int] = []
    for one in told:
        found += [HIDDEN] * one if isinstance(one, int) else _known([one])
    return tuple(found)


def _card(text: str | None) -> int:
    return HIDDEN if text is None else parse_card(text)


def _index(place: int | None) -> int:
    """Return a seat or a phase as the engine counts it."""
    return -1 if place is None else place - 1


def _indices(places: Iterable[int]) -> tuple[int, ...]:
    return tuple(place - 1 for place in places)


def _mask(places: Iterable[int]) -> int:
    return sum(1 << place - 1 for place in places)


def _group(told: game.Group) -> Group:
    colour = -1 if told.colour is None else COLOURS.index(told.colour)
    pattern = read_pattern(Reader(told.pattern))
    return Group(pattern, _known(told.cards), told.number or 0, colour, _known(told.extra))


def to_result(told: game.Result) -> RoundResult:
    """Return how a round ended."""
    return RoundResult(
        _index(told.out),
        tuple(map(_index, told.laid)),
        tuple(told.points),
        _indices(told.replay),
        _index(told.first),
    )


@singledispatch
def _event(told: object, edition: Edition) -> engine.Event:  # noqa: ARG001 - some kinds need it
    raise TypeError(told)


@_event.register
def _(told: wire.Dealt, edition: Edition) -> engine.Event:
    return engine.Dealt(
        told.round,
        told.dealer - 1,
        tuple(map(_cards, told.hands)),
        _known(told.under),
        parse_card(told.start),
        told.replay,
        _known(reversed(told.below)),
        not edition.hidden_discards,
    )


@_event.register
def _(told: wire.Drew, _: Edition) -> engine.Event:
    return engine.Drew(told.seat - 1, _card(told.card))


@_event.register
def _(told: wire.Took, _: Edition) -> engine.Event:
    return engine.Took(told.seat - 1, parse_card(told.card), told.knocked)


@_event.register
def _(told: wire.Laid, _: Edition) -> engine.Event:
    return engine.Laid(told.seat - 1, told.phase - 1, tuple(map(_group, told.groups)))


@_event.register
def _(told: wire.Hit, _: Edition) -> engine.Event:
    return engine.WasHit(
        told.seat - 1, _known(told.cards), told.owner - 1, told.group - 1, _group(told.result)
    )


@_event.register
def _(told: wire.Discarded, _: Edition) -> engine.Event:
    return engine.Discarded(told.seat - 1, parse_card(told.card))


@_event.register
def _(told: wire.Skipped, _: Edition) -> engine.Event:
    return engine.SkipPlayed(told.seat - 1, told.target - 1)


@_event.register
def _(told: wire.TurnLost, _: Edition) -> engine.Event:
    return engine.TurnLost(told.seat - 1, start=told.start)


@_event.register
def _(told: wire.Passed, _: Edition) -> engine.Event:
    return engine.Passed(told.seat - 1, told.step)


@_event.register
def _(told: wire.Reshuffled, _: Edition) -> engine.Event:
    return engine.Reshuffled(told.cards)


@_event.register
def _(told: wire.RoundEnded, _: Edition) -> engine.Event:
    return engine.RoundEnded(
        told.round,
        to_result(told.result),
        tuple(map(_cards, told.hands)),
        tuple(told.totals),
        tuple(map(_mask, told.made)),
        tuple(map(_index, told.phases)),
        _indices(told.tied),
        _index(told.dealer),
    )


@_event.register
def _(told: wire.GameEnded, _: Edition) -> engine.Event:
    return engine.GameEnded(_indices(told.winners))


@_event.register
def _(told: wire.Rolled, _: Edition) -> engine.Event:
    first, second = told.dice
    return engine.Rolled(told.seat - 1, (first, second))


@_event.register
def _(told: wire.Walked, _: Edition) -> engine.Event:
    return engine.Walked(told.seat - 1, told.space, told.action, _known(reversed(told.pile)))


@_event.register
def _(told: wire.Found, _: Edition) -> engine.Event:
    # The wire does not say whether everyone knows the card: only that the reader does.
    return engine.Found(told.seat - 1, _card(told.card), plain=told.card is not None)


@_event.register
def _(told: wire.Uncovered, _: Edition) -> engine.Event:
    return engine.Uncovered(parse_card(told.card))


@_event.register
def _(told: wire.Swapped, edition: Edition) -> engine.Event:
    return engine.Swapped(told.seat - 1, _cards(told.cards), not edition.hidden_discards)


@_event.register
def _(told: wire.JokerDrawn, _: Edition) -> engine.Event:
    return engine.JokerDrawn(told.seat - 1, parse_card(told.card))


@_event.register
def _(told: wire.Asked, _: Edition) -> engine.Event:
    return engine.Asked(
        told.seat - 1, told.number, told.direction, _indices(told.lacking), _index(told.giver)
    )


@_event.register
def _(told: wire.Gave, _: Edition) -> engine.Event:
    return engine.Gave(told.seat - 1, told.asker - 1, _card(told.card))


@_event.register
def _(told: wire.Kept, _: Edition) -> engine.Event:
    return engine.KeepChosen(told.seat - 1, (HIDDEN,) if told.cards is None else _known(told.cards))
