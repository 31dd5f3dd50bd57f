"""What an event is called: one sentence, or a few."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.engine.cards import sorted_cards
from laydown.engine.events import (
    HIDDEN,
    Asked,
    Dealt,
    Discarded,
    Drew,
    Event,
    Found,
    GameEnded,
    Gave,
    JokerDrawn,
    KeepChosen,
    Laid,
    Passed,
    Reshuffled,
    Rolled,
    RoundEnded,
    SkipPlayed,
    Swapped,
    Took,
    TurnLost,
    Uncovered,
    Walked,
    WasHit,
)
from laydown.engine.scoring import NOBODY
from laydown.telling.messages import Cards, Groups, Several, message
from laydown.telling.spaces import action

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.telling.messages import Argument, Message

NONE: Final = -1  # nobody at this table is "you": a replay


class Story:
    """Tells events; `me` is the seat that is spoken to as "you"."""

    def __init__(
        self, names: Sequence[str], me: int = NONE, ring: Sequence[tuple[str, int]] = ()
    ) -> None:
        self.names = names
        self.me = me
        self.ring = ring

    def who(self, name: str, seat: int, **details: Argument) -> Message:
        """Return a message about a seat: with its name, or spoken to you."""
        if seat == self.me:
            return message(f"{name}-you", **details)
        return message(name, player=self.names[seat], **details)

    def tell(self, event: Event) -> list[Message]:
        """Return what is said of an event: a sentence, or a few."""
        if isinstance(event, Dealt):
            return [self._sentence(event), *self._piles(event)]
        if isinstance(event, Asked):
            return [self._sentence(event), *self._lacking(event)]
        return [self._sentence(event)]

    def _sentence(  # noqa: C901, PLR0911, PLR0912 - one case for each event
        self, event: Event
    ) -> Message:
        match event:
            case Dealt():
                return self._round(event)
            case Drew(seat, card):
                return self.drew(seat, (card,))
            case Took(seat, card, knocked):
                name = "event-knocked" if knocked else "event-took"
                return self.who(name, seat, card=Cards(card))
            case Laid(seat, phase, groups):
                laid = Groups(*(tuple(group.cards) for group in groups))
                return self.who("event-laid", seat, phase=phase + 1, groups=laid)
            case WasHit(seat, cards, owner, group, result):
                place = f"{owner + 1}.{group + 1}"
                hit = Cards(*cards)
                return self.who("event-hit", seat, cards=hit, place=place, group=result)
            case Discarded(seat, card):
                return self.who("event-discarded", seat, card=Cards(card))
            case SkipPlayed(seat, target):
                if target == self.me:
                    return message("event-skips-you", player=self.names[seat])
                return self.who("event-skipped", seat, target=self.names[target])
            case TurnLost(seat, start):
                return self.who("event-turn-lost-start" if start else "event-turn-lost", seat)
            case Passed(seat, step):
                return self.who(_PASSED[step], seat)
            case Reshuffled(cards):
                return message("event-reshuffled", cards=cards)
            case RoundEnded(number, result):
                if result.out == NOBODY:
                    return message("event-round-ended-nobody", round=number)
                return self.who("event-round-ended", result.out, round=number)
            case GameEnded(winners):
                return self._won(winners)
            case Rolled(seat, (one, other)):
                return self.who("event-rolled", seat, one=one, other=other)
            case Walked(seat, space, _):
                return self.who("event-walked", seat, action=action(self.ring[space]))
            case Found(seat, card):
                if card == HIDDEN:
                    return self.who("event-found", seat)
                return self.who("event-found-card", seat, card=Cards(card))
            case Uncovered(card):
                return message("event-uncovered", card=Cards(card))
            case Swapped():
                return self._swapped(event)
            case JokerDrawn(seat, card):
                return self.who("event-joker", seat, card=Cards(card))
            case Asked(seat, number, direction):
                return self.who(f"event-asked-{direction}", seat, number=number)
            case Gave():
                return self._gave(event)
            case KeepChosen(seat, cards):
                return self._kept(seat, cards)

    def drew(self, seat: int, cards: Sequence[int]) -> Message:
        """Return what is said of one or more cards drawn, which may be hidden."""
        if HIDDEN in cards:
            return self.who("event-drew", seat, count=len(cards))
        return self.who("event-drew-card", seat, card=Cards(*cards))

    def _round(self, event: Dealt) -> Message:
        if event.replay:
            return self.who("event-tie-break", event.dealer, round=event.round)
        if self.ring:  # B-33: the board game speaks of who begins, not of a dealer
            first = (event.dealer + 1) % len(self.names)
            return self.who("event-round-begins", first, round=event.round)
        return self.who("event-round", event.dealer, round=event.round)

    @staticmethod
    def _piles(event: Dealt) -> list[Message]:
        """Return where the first cards of the piles went."""
        start = message("event-start", card=Cards(event.start))
        if not event.under:
            return [start]
        cards = Cards(*event.under)
        return [message("event-under", cards=cards, count=len(event.under)), start]

    def _swapped(self, event: Swapped) -> Message:
        """Return what was swapped, as far as it is known: the top, and Jokers (B-14)."""
        if not event.cards:
            return self.who("event-swapped-none", event.seat)
        if HIDDEN not in event.cards:
            return self.who("event-swapped-cards", event.seat, cards=Cards(*event.cards))
        count, top = len(event.cards), Cards(event.cards[-1])
        jokers = [card for card in event.cards[:-1] if card != HIDDEN]
        if not jokers:
            return self.who("event-swapped", event.seat, count=count, card=top)
        return self.who(
            "event-swapped-jokers", event.seat, count=count, card=top, cards=Cards(*jokers)
        )

    def _lacking(self, event: Asked) -> list[Message]:
        """Return who had to say no."""
        parts = []
        others = [self.names[seat] for seat in event.lacking if seat != self.me]
        if others:
            parts.append(message("event-lacking", players=Several(*others), count=len(others)))
        if self.me in event.lacking:
            parts.append(message("event-lacking-you"))
        return parts

    def _gave(self, event: Gave) -> Message:
        if event.card == HIDDEN:
            return self.who("event-gave", event.seat, target=self.names[event.asker])
        card = Cards(event.card)
        if event.asker == self.me:
            return message("event-gives-you", player=self.names[event.seat], card=card)
        return self.who("event-gave-card", event.seat, target=self.names[event.asker], card=card)

    def _kept(self, seat: int, cards: tuple[int, ...]) -> Message:
        if not cards:
            return self.who("event-kept-none", seat)
        if HIDDEN in cards:
            return self.who("event-kept", seat)
        kept = Cards(*sorted_cards(cards))
        return self.who("event-kept-cards", seat, cards=kept)

    def _won(self, winners: tuple[int, ...]) -> Message:
        if len(winners) == 1:
            return self.who("event-won", winners[0])
        others = [self.names[seat] for seat in winners if seat != self.me]
        name = "event-shared" if len(others) == len(winners) else "event-shared-you"
        return message(name, players=Several(*others))


_PASSED: Final = {
    "draw": "event-passed-draw",
    "discard": "event-passed-discard",
    "claim": "event-passed-claim",
}
