"""What happened, in words: one sentence for each event."""

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
from laydown.terminal.look import strong

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.terminal.words import Words

NONE: Final = -1  # nobody at this table is "you": a replay


class Story:
    """Tells events; `me` is the seat that is spoken to as "you"."""

    def __init__(
        self,
        words: Words,
        names: Sequence[str],
        me: int = NONE,
        ring: Sequence[tuple[str, int]] = (),
    ) -> None:
        self.words = words
        self.names = names
        self.me = me
        self.ring = ring

    def who(self, message: str, seat: int, **details: str | int) -> str:
        """Return a message about a seat: with its name, or spoken to you."""
        if seat == self.me:
            return self.words.text(f"{message}-you", **details)
        return self.words.text(message, player=self.names[seat], **details)

    def tell(self, event: Event) -> str:  # noqa: C901, PLR0911, PLR0912 - one case for each event
        """Return the sentence for an event."""
        look = self.words.look
        match event:
            case Dealt():
                return self._dealt(event)
            case Drew(seat, card):
                return self.drew(seat, (card,))
            case Took(seat, card, knocked):
                message = "event-knocked" if knocked else "event-took"
                return self.who(message, seat, card=look.card(card))
            case Laid(seat, phase, groups):
                laid = self.words.groups([group.cards for group in groups])
                return self.who("event-laid", seat, phase=phase + 1, groups=laid)
            case WasHit(seat, cards, owner, group, result):
                place = f"{owner + 1}.{group + 1}"
                now = self.words.group(result)
                hit = look.cards(cards)
                return self.who("event-hit", seat, cards=hit, place=place, group=now)
            case Discarded(seat, card):
                return self.who("event-discarded", seat, card=look.card(card))
            case SkipPlayed(seat, target):
                if target == self.me:
                    return self.words.text("event-skips-you", player=self.names[seat])
                return self.who("event-skipped", seat, target=self.names[target])
            case TurnLost(seat, start):
                return self.who("event-turn-lost-start" if start else "event-turn-lost", seat)
            case Passed(seat, step):
                return self.who(_PASSED[step], seat)
            case Reshuffled(cards):
                return self.words.text("event-reshuffled", cards=cards)
            case RoundEnded(number, result):
                if result.out == NOBODY:
                    return self.words.text("event-round-ended-nobody", round=number)
                return self.who("event-round-ended", result.out, round=number)
            case GameEnded(winners):
                return strong(self._won(winners))
            case Rolled(seat, (one, other)):
                return self.who("event-rolled", seat, one=one, other=other)
            case Walked(seat, space, _):
                return self.who("event-walked", seat, action=self.action(space))
            case Found(seat, card):
                if card == HIDDEN:
                    return self.who("event-found", seat)
                return self.who("event-found-card", seat, card=look.card(card))
            case Uncovered(card):
                return self.words.text("event-uncovered", card=look.card(card))
            case Swapped():
                return self._swapped(event)
            case JokerDrawn(seat, card):
                return self.who("event-joker", seat, card=look.card(card))
            case Asked():
                return self._asked(event)
            case Gave():
                return self._gave(event)
            case KeepChosen(seat, cards):
                return self._kept(seat, cards)

    def drew(self, seat: int, cards: Sequence[int]) -> str:
        """Return the sentence for one or more cards drawn, which may be hidden."""
        if HIDDEN in cards:
            return self.who("event-drew", seat, count=len(cards))
        return self.who("event-drew-card", seat, card=self.words.look.cards(cards))

    def action(self, space: int) -> str:
        """Return the name of what a space of the ring does."""
        return self.words.action(self.ring[space])

    def _dealt(self, event: Dealt) -> str:
        if event.replay:
            parts = [self.who("event-tie-break", event.dealer, round=event.round)]
        elif self.ring:  # B-33: the board game speaks of who begins, not of a dealer
            first = (event.dealer + 1) % len(self.names)
            parts = [self.who("event-round-begins", first, round=event.round)]
        else:
            parts = [self.who("event-round", event.dealer, round=event.round)]
        look = self.words.look
        if event.under:
            cards = look.cards(event.under)
            parts.append(self.words.text("event-under", cards=cards, count=len(event.under)))
        parts.append(self.words.text("event-start", card=look.card(event.start)))
        return " ".join(parts)

    def _swapped(self, event: Swapped) -> str:
        """Return what was swapped, as far as it is known: the top, and Jokers (B-14)."""
        if not event.cards:
            return self.who("event-swapped-none", event.seat)
        look = self.words.look
        if HIDDEN not in event.cards:
            return self.who("event-swapped-cards", event.seat, cards=look.cards(event.cards))
        count, top = len(event.cards), look.card(event.cards[-1])
        jokers = [card for card in event.cards[:-1] if card != HIDDEN]
        if not jokers:
            return self.who("event-swapped", event.seat, count=count, card=top)
        return self.who(
            "event-swapped-jokers", event.seat, count=count, card=top, cards=look.cards(jokers)
        )

    def _asked(self, event: Asked) -> str:
        """Return the question, and who had to say no."""
        parts = [self.who(f"event-asked-{event.direction}", event.seat, number=event.number)]
        others = [self.names[seat] for seat in event.lacking if seat != self.me]
        if others:
            players = self.words.joined(others)
            parts.append(self.words.text("event-lacking", players=players, count=len(others)))
        if self.me in event.lacking:
            parts.append(self.words.text("event-lacking-you"))
        return " ".join(parts)

    def _gave(self, event: Gave) -> str:
        if event.card == HIDDEN:
            return self.who("event-gave", event.seat, target=self.names[event.asker])
        card = self.words.look.card(event.card)
        if event.asker == self.me:
            return self.words.text("event-gives-you", player=self.names[event.seat], card=card)
        return self.who("event-gave-card", event.seat, target=self.names[event.asker], card=card)

    def _kept(self, seat: int, cards: tuple[int, ...]) -> str:
        if not cards:
            return self.who("event-kept-none", seat)
        if HIDDEN in cards:
            return self.who("event-kept", seat)
        kept = self.words.look.cards(sorted_cards(cards))
        return self.who("event-kept-cards", seat, cards=kept)

    def _won(self, winners: tuple[int, ...]) -> str:
        if len(winners) == 1:
            return self.who("event-won", winners[0])
        others = [self.names[seat] for seat in winners if seat != self.me]
        message = "event-shared" if len(others) == len(winners) else "event-shared-you"
        return self.words.text(message, players=self.words.joined(others))


_PASSED: Final = {
    "draw": "event-passed-draw",
    "discard": "event-passed-discard",
    "claim": "event-passed-claim",
}
