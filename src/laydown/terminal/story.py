"""What happened, in words: one sentence for each event, and turns told in short."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeGuard

from laydown.engine.events import (
    HIDDEN,
    Dealt,
    Discarded,
    Drew,
    Event,
    GameEnded,
    Laid,
    Passed,
    Reshuffled,
    RoundEnded,
    SkipPlayed,
    Took,
    TurnLost,
    WasHit,
)
from laydown.engine.scoring import NOBODY
from laydown.engine.state import CLAIM
from laydown.terminal.look import strong

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.terminal.words import Words

NONE = -1  # nobody at this table is "you": a replay


class Story:
    """Tells events; `me` is the seat that is spoken to as "you"."""

    def __init__(self, words: Words, names: Sequence[str], me: int = NONE) -> None:
        self.words = words
        self.names = names
        self.me = me

    def _who(self, message: str, seat: int, **details: str | int) -> str:
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
                if card == HIDDEN:
                    return self._who("event-drew", seat)
                return self._who("event-drew-card", seat, card=look.card(card))
            case Took(seat, card, knocked):
                message = "event-knocked" if knocked else "event-took"
                return self._who(message, seat, card=look.card(card))
            case Laid(seat, phase, groups):
                laid = self.words.groups([group.cards for group in groups])
                return self._who("event-laid", seat, phase=phase + 1, groups=laid)
            case WasHit(seat, cards, owner, group, result):
                place = f"{owner + 1}.{group + 1}"
                now = self.words.group(result)
                hit = look.cards(cards)
                return self._who("event-hit", seat, cards=hit, place=place, group=now)
            case Discarded(seat, card):
                return self._who("event-discarded", seat, card=look.card(card))
            case SkipPlayed(seat, target):
                if target == self.me:
                    return self.words.text("event-skips-you", player=self.names[seat])
                return self._who("event-skipped", seat, target=self.names[target])
            case TurnLost(seat, start):
                return self._who("event-turn-lost-start" if start else "event-turn-lost", seat)
            case Passed(seat, step):
                return self._who(_PASSED[step], seat)
            case Reshuffled(cards):
                return self.words.text("event-reshuffled", cards=cards)
            case RoundEnded(number, result):
                if result.out == NOBODY:
                    return self.words.text("event-round-ended-nobody", round=number)
                return self._who("event-round-ended", result.out, round=number)
            case GameEnded(winners):
                return strong(self._won(winners))

    def _dealt(self, event: Dealt) -> str:
        message = "event-tie-break" if event.replay else "event-round"
        parts = [self._who(message, event.dealer, round=event.round)]
        look = self.words.look
        if event.under:
            cards = look.cards(event.under)
            parts.append(self.words.text("event-under", cards=cards, count=len(event.under)))
        parts.append(self.words.text("event-start", card=look.card(event.start)))
        return " ".join(parts)

    def _won(self, winners: tuple[int, ...]) -> str:
        if len(winners) == 1:
            return self._who("event-won", winners[0])
        others = [self.names[seat] for seat in winners if seat != self.me]
        message = "event-shared" if len(others) == len(winners) else "event-shared-you"
        return self.words.text(message, players=self.words.joined(others))

    def summary(self, events: Sequence[Event]) -> list[str]:
        """Return what happened, one line for each turn; cards that nobody claimed are left out."""
        lines: list[str] = []
        before: Event | None = None
        for event in events:
            if isinstance(event, Passed) and event.step == CLAIM:
                continue
            seat = getattr(event, "seat", NONE)
            if isinstance(event, (Drew, Took)) or seat in (NONE, self.me):
                lines.append(self.tell(event))
            elif isinstance(event, Discarded) and _is_whole_turn(before, event):
                lines[-1] = self._whole_turn(before, event)
            elif seat == getattr(before, "seat", NONE):
                lines[-1] += f" {self.tell(event)}"
            else:
                lines.append(self.tell(event))
            before = event
        return lines

    def _whole_turn(self, first: Drew | Took, last: Discarded) -> str:
        """Return the sentence for the most usual of turns."""
        card = self.words.look.card(last.card)
        player = self.names[last.seat]
        if isinstance(first, Took):
            taken = self.words.look.card(first.card)
            return self.words.text("event-took-discarded", player=player, taken=taken, card=card)
        return self.words.text("event-drew-discarded", player=player, card=card)


def _is_whole_turn(before: Event | None, event: Discarded) -> TypeGuard[Drew | Took]:
    """Tell whether a discard ends a turn in which nothing else was done after the draw."""
    if isinstance(before, Took):
        return before.seat == event.seat and not before.knocked
    return isinstance(before, Drew) and before.seat == event.seat and before.card == HIDDEN


_PASSED = {
    "draw": "event-passed-draw",
    "discard": "event-passed-discard",
    "claim": "event-passed-claim",
}
