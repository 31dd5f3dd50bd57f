"""Turns in short: a line for each, the most usual ones in one sentence."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final, TypeGuard

from laydown.engine.events import (
    HIDDEN,
    Dealt,
    Discarded,
    Drew,
    Event,
    GameEnded,
    KeepChosen,
    Passed,
    Reshuffled,
    Rolled,
    RoundEnded,
    Took,
    Walked,
)
from laydown.engine.state import CLAIM
from laydown.telling.events import NONE
from laydown.telling.messages import Cards, Message, message
from laydown.telling.spaces import action

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.telling.events import Story


def summary(story: Story, events: Sequence[Event]) -> list[list[Message]]:
    """Return what happened, one line for each turn; what tells nothing is left out."""
    worth = [event for event in events if not _is_silence(event)]
    return _RingTurns(story, worth).lines() if story.ring else _turns(story, worth)


def _is_silence(event: Event) -> bool:
    """Whether an event says nothing: a card that was not claimed, a hidden choice."""
    if isinstance(event, Passed):
        return event.step == CLAIM
    return isinstance(event, KeepChosen) and HIDDEN in event.cards


def _turns(story: Story, events: Sequence[Event]) -> list[list[Message]]:
    lines: list[list[Message]] = []
    before: Event | None = None
    for event in events:
        seat = getattr(event, "seat", NONE)
        if isinstance(event, (Drew, Took)) or seat in (NONE, story.me):
            lines.append(story.tell(event))
        elif isinstance(event, Discarded) and _is_whole_turn(before, event):
            lines[-1] = [_whole_turn(story, before, event)]
        elif seat == getattr(before, "seat", NONE):
            lines[-1] += story.tell(event)
        else:
            lines.append(story.tell(event))
        before = event
    return lines


def _is_whole_turn(before: Event | None, event: Discarded) -> TypeGuard[Drew | Took]:
    """Whether a discard ends a turn in which nothing else was done after the draw."""
    if isinstance(before, Took):
        return before.seat == event.seat and not before.knocked
    return isinstance(before, Drew) and before.seat == event.seat and before.card == HIDDEN


def _whole_turn(story: Story, first: Drew | Took, last: Discarded, count: int = 1) -> Message:
    """Return the sentence for the most usual of turns; `count` cards were drawn in it."""
    card, player = Cards(last.card), story.names[last.seat]
    if isinstance(first, Took):
        taken = Cards(first.card)
        return message("event-took-discarded", player=player, taken=taken, card=card)
    return message("event-drew-discarded", player=player, card=card, count=count)


_STARTS: Final = (Rolled, Dealt, RoundEnded, GameEnded)


class _RingTurns:
    """Tells turns on the ring: each begins with a roll, and in it others may draw or give."""

    def __init__(self, story: Story, events: Sequence[Event]) -> None:
        self._story = story
        self._events = events
        self._at = 0

    def lines(self) -> list[list[Message]]:
        """Return a line for each turn."""
        lines: list[list[Message]] = []
        while self._at < len(self._events):
            starts = isinstance(self._events[self._at], _STARTS)
            sentences = self._sentences()
            if starts or not lines:
                lines.append(sentences)
            else:
                lines[-1] += sentences
        return lines

    def _sentences(self) -> list[Message]:
        """Tell the next event, together with those behind it that make one sentence with it."""
        event = self._events[self._at]
        if isinstance(event, (Drew, Reshuffled)):
            return self._draws()
        self._at += 1
        if isinstance(event, Rolled):
            return [self._roll(event)]
        if isinstance(event, Discarded):
            return [self._discards(event)]
        if isinstance(event, Took):
            last = self._next_discard(event.seat)
            if last and _is_whole_turn(event, last):
                self._at += 1
                return [_whole_turn(self._story, event, last)]
        return self._story.tell(event)

    def _next(self) -> Event | None:
        return self._events[self._at] if self._at < len(self._events) else None

    def _roll(self, roll: Rolled) -> Message:
        """Tell a roll and where it led; your own roll waits for your choice."""
        walk = self._next()
        one, other = roll.dice
        if roll.seat == self._story.me or not isinstance(walk, Walked):
            return self._story.who("event-rolled", roll.seat, one=one, other=other)
        self._at += 1
        return message(
            "event-rolled-walked",
            player=self._story.names[roll.seat],
            one=one,
            other=other,
            action=action(self._story.ring[walk.space]),
        )

    def _draws(self) -> list[Message]:
        """Tell cards that were drawn one after the other: by one player, or by everyone (B-15)."""
        draws: list[Drew] = []
        parts: list[Message] = []
        while isinstance(event := self._next(), (Drew, Reshuffled)):
            self._at += 1
            if isinstance(event, Drew):
                draws.append(event)
            else:
                parts += self._story.tell(event)
        if len({draw.seat for draw in draws}) == len(draws) == len(self._story.names):
            parts.append(message("event-everyone-drew"))
            draws = [draw for draw in draws if draw.card != HIDDEN]
        for seat, several in groupby(draws, lambda draw: draw.seat):
            cards = [draw.card for draw in several]
            last = self._next_discard(seat) if seat == draws[-1].seat else None
            if last and HIDDEN in cards:
                self._at += 1
                parts.append(_whole_turn(self._story, Drew(seat, HIDDEN), last, len(cards)))
            else:
                parts.append(self._story.drew(seat, cards))
        return parts

    def _next_discard(self, seat: int) -> Discarded | None:
        """Return the discard of another player that comes next, if it is a single one."""
        following = self._events[self._at : self._at + 2]
        discards = [event for event in following if isinstance(event, Discarded)]
        if seat == self._story.me or len(discards) != 1 or discards[0] is not following[0]:
            return None
        return discards[0] if discards[0].seat == seat else None

    def _discards(self, first: Discarded) -> Message:
        """Tell one discard, or two (B-27)."""
        cards = [first.card]
        while isinstance(event := self._next(), Discarded) and event.seat == first.seat:
            self._at += 1
            cards.append(event.card)
        return self._story.who("event-discarded", first.seat, card=Cards(*cards))
