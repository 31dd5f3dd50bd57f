"""What happened, one value for each change, and who may know what of it.

`seen_by(seat)` gives what that seat may know: the event itself where all of it is public.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from laydown.engine.cards import REVERSED
from laydown.engine.notation.cards import card_text, cards_text

if TYPE_CHECKING:
    from typing import Self

    from laydown.engine.groups import Group
    from laydown.engine.scoring import RoundResult

HIDDEN = -1


def _faces(cards: tuple[int, ...]) -> tuple[int, ...]:
    """Return what the others see of a hand, the Jokers first: no place in it tells anything."""
    jokers = tuple(sorted(card for card in cards if card >= REVERSED))
    return jokers + (HIDDEN,) * (len(cards) - len(jokers))


@dataclass(frozen=True)
class Dealt:
    """A round begins: hands, the cards put under the draw pile (R-03), the starting discard."""

    round: int
    dealer: int
    hands: tuple[tuple[int, ...], ...]
    under: tuple[int, ...]
    start: int  # the top of the discard pile
    replay: bool
    below: tuple[int, ...] = ()  # the cards below it from the bottom up, where they lie open

    def seen_by(self, seat: int) -> Dealt:
        """Hide the other hands but for Jokers that were kept, whose faces all see (X-20)."""
        hands = tuple(cards if i == seat else _faces(cards) for i, cards in enumerate(self.hands))
        return replace(self, hands=hands)

    def __str__(self) -> str:
        """Print round, dealer, hands and starting discard."""
        hands = " | ".join(" ".join(map(card_text, hand)) for hand in self.hands)
        under = f" under {cards_text(self.under)}" if self.under else ""
        word = "replay" if self.replay else "round"
        start = card_text(self.start)
        return f"{word} {self.round} dealer {self.dealer + 1}: {hands}{under} start {start}"


@dataclass(frozen=True)
class Drew:
    """A seat drew from the draw pile."""

    seat: int
    card: int

    def seen_by(self, seat: int) -> Drew:
        """Hide the card from all others."""
        return self if seat == self.seat else Drew(self.seat, HIDDEN)

    def __str__(self) -> str:
        """Print `1 drew R7`."""
        return f"{self.seat + 1} drew {card_text(self.card)}"


class _Public:
    """An event that everybody sees whole."""

    def seen_by(self, seat: int) -> Self:  # noqa: ARG002 - the seat makes no difference
        """Hide nothing."""
        return self


@dataclass(frozen=True)
class Took(_Public):
    """A seat took the top of the discard pile; by a knock if out of turn."""

    seat: int
    card: int
    knocked: bool = False

    def __str__(self) -> str:
        """Print `1 took R7`."""
        return f"{self.seat + 1} {'knocked for' if self.knocked else 'took'} {card_text(self.card)}"


@dataclass(frozen=True)
class Laid(_Public):
    """A seat laid a phase."""

    seat: int
    phase: int
    groups: tuple[Group, ...]

    def __str__(self) -> str:
        """Print `1 laid phase 2: R7 G7 Y7 | G3 G4 W=5 R6`."""
        return f"{self.seat + 1} laid phase {self.phase + 1}: {' | '.join(map(str, self.groups))}"


@dataclass(frozen=True)
class WasHit(_Public):
    """A seat added cards to a group."""

    seat: int
    cards: tuple[int, ...]
    owner: int
    group: int
    result: Group

    def __str__(self) -> str:
        """Print `1 hit R8 on 2.1: R8 G8 Y8 O8`."""
        place = f"{self.owner + 1}.{self.group + 1}"
        return f"{self.seat + 1} hit {cards_text(self.cards)} on {place}: {self.result}"


@dataclass(frozen=True)
class Discarded(_Public):
    """A seat put a card onto the discard pile."""

    seat: int
    card: int

    def __str__(self) -> str:
        """Print `1 discarded R7`."""
        return f"{self.seat + 1} discarded {card_text(self.card)}"


@dataclass(frozen=True)
class SkipPlayed(_Public):
    """A seat put a Skip in front of another."""

    seat: int
    target: int

    def __str__(self) -> str:
        """Print `1 skipped 2`."""
        return f"{self.seat + 1} skipped {self.target + 1}"


@dataclass(frozen=True)
class TurnLost(_Public):
    """A seat lost its turn to a Skip; `start`: to the one that started the discard pile."""

    seat: int
    start: bool = False

    def __str__(self) -> str:
        """Print `2 lost the turn`."""
        return f"{self.seat + 1} lost the turn{' to the start' if self.start else ''}"


@dataclass(frozen=True)
class Passed(_Public):
    """A seat did nothing: no card to draw, none to discard, or none to claim."""

    seat: int
    step: str

    def __str__(self) -> str:
        """Print `1 passed (claim)`."""
        return f"{self.seat + 1} passed ({self.step})"


@dataclass(frozen=True)
class Reshuffled(_Public):
    """The discard pile without its top became the draw pile."""

    cards: int

    def __str__(self) -> str:
        """Print `reshuffled 40`."""
        return f"reshuffled {self.cards}"


@dataclass(frozen=True)
class RoundEnded(_Public):
    """A round is over; hands that are scored are shown, others are not (X-21)."""

    round: int
    result: RoundResult
    hands: tuple[tuple[int, ...], ...]
    totals: tuple[int, ...]
    made: tuple[int, ...] = ()  # the phases made, by seat, as a mask of places
    goals: tuple[int, ...] = ()  # the place of the phase that each is on now
    tied: tuple[int, ...] = ()  # the seats that play again to break a tie
    dealer: int = -1  # who deals next

    def __str__(self) -> str:
        """Print the result, the hands left and the totals."""
        hands = " | ".join(map(cards_text, self.hands))
        totals = " ".join(map(str, self.totals))
        return f"round {self.round} ended: {self.result}; hands {hands}; totals {totals}"


@dataclass(frozen=True)
class GameEnded(_Public):
    """The game is over."""

    winners: tuple[int, ...]

    def __str__(self) -> str:
        """Print `game ended: 2`."""
        return f"game ended: {' '.join(str(seat + 1) for seat in self.winners)}"


@dataclass(frozen=True)
class Rolled(_Public):
    """A seat rolled the dice."""

    seat: int
    dice: tuple[int, int]

    def __str__(self) -> str:
        """Print `1 rolled 3 5`."""
        return f"{self.seat + 1} rolled {self.dice[0]} {self.dice[1]}"


@dataclass(frozen=True)
class Walked:
    """A seat's pawn came to a space; where it may search, it sees the discard pile."""

    seat: int
    space: int
    action: str
    pile: tuple[int, ...] = ()  # the discard pile to be searched, where it is hidden

    def seen_by(self, seat: int) -> Walked:
        """Hide the pile from all others."""
        if seat == self.seat or not self.pile:
            return self
        return Walked(self.seat, self.space, self.action)

    def __str__(self) -> str:
        """Print `1 walked to 12 (search)`."""
        return f"{self.seat + 1} walked to {self.space} ({self.action})"


@dataclass(frozen=True)
class Found:
    """A seat took a card out of the discard pile without showing it."""

    seat: int
    card: int
    plain: bool = False  # whether the pile tells all which card is gone

    def seen_by(self, seat: int) -> Found:
        """Hide the card from all others, if the pile does not tell."""
        return self if seat == self.seat or self.plain else Found(self.seat, HIDDEN)

    def __str__(self) -> str:
        """Print `1 found R7`."""
        return f"{self.seat + 1} found {card_text(self.card)}"


@dataclass(frozen=True)
class Uncovered(_Public):
    """A card came to the top of a discard pile whose other cards are hidden."""

    card: int

    def __str__(self) -> str:
        """Print `uncovered R7`."""
        return f"uncovered {card_text(self.card)}"


@dataclass(frozen=True)
class Swapped:
    """A seat discarded cards before drawing; the others see the last one, and which were Jokers."""

    seat: int
    cards: tuple[int, ...]
    plain: bool = False  # whether the discard pile lies open, and all see every card

    def seen_by(self, seat: int) -> Swapped:
        """Hide all but the top and the Jokers, which showed their faces."""
        if seat == self.seat or self.plain:
            return self
        last = len(self.cards) - 1
        seen = (c if i == last or c >= REVERSED else HIDDEN for i, c in enumerate(self.cards))
        return Swapped(self.seat, tuple(seen))

    def __str__(self) -> str:
        """Print `1 swapped R5 G7`."""
        return f"{self.seat + 1} swapped {' '.join(map(card_text, self.cards))}".rstrip()


@dataclass(frozen=True)
class JokerDrawn(_Public):
    """A seat drew a card and holds it the wrong way round: all see its face."""

    seat: int
    card: int

    def __str__(self) -> str:
        """Print `1 drew the Joker (R7)`."""
        return f"{self.seat + 1} drew the Joker {card_text(self.card)}"


@dataclass(frozen=True)
class Asked(_Public):
    """A seat asked for a number; the seats before the giver lack it."""

    seat: int
    number: int
    direction: str
    lacking: tuple[int, ...]
    giver: int  # NOBODY if all lack it

    def __str__(self) -> str:
        """Print `1 asked for 7 left: 2 3 lack it, 4 gives`."""
        lacking = " ".join(str(seat + 1) for seat in self.lacking) or "-"
        giver = "nobody" if self.giver < 0 else str(self.giver + 1)
        return (
            f"{self.seat + 1} asked for {self.number} {self.direction}: "
            f"{lacking} lack it, {giver} gives"
        )


@dataclass(frozen=True)
class Gave:
    """A seat gave a card that was asked for: its colour is for the two alone, if no Joker."""

    seat: int
    asker: int
    card: int

    def seen_by(self, seat: int) -> Gave:
        """Hide the card from the others; a Joker showed its face."""
        if seat in (self.seat, self.asker) or self.card >= REVERSED:
            return self
        return Gave(self.seat, self.asker, HIDDEN)

    def __str__(self) -> str:
        """Print `2 gave 1 R7`."""
        return f"{self.seat + 1} gave {self.asker + 1} {card_text(self.card)}"


@dataclass(frozen=True)
class KeepChosen:
    """A seat has chosen what to keep; what and how much is hidden."""

    seat: int
    cards: tuple[int, ...]

    def seen_by(self, seat: int) -> KeepChosen:
        """Hide everything from the others, the number of cards too."""
        return self if seat == self.seat else KeepChosen(self.seat, (HIDDEN,))

    def __str__(self) -> str:
        """Print `1 keeps R7 G9`."""
        return f"{self.seat + 1} keeps {' '.join(map(card_text, self.cards))}".rstrip()


Event = (
    Dealt
    | Drew
    | Took
    | Laid
    | WasHit
    | Discarded
    | SkipPlayed
    | TurnLost
    | Passed
    | Reshuffled
    | RoundEnded
    | GameEnded
    | Rolled
    | Walked
    | Found
    | Uncovered
    | Swapped
    | JokerDrawn
    | Asked
    | Gave
    | KeepChosen
)
