"""What happened, one value for each change, and who may know how much of it.

`seen_by(seat)` gives what that seat may know, or a spectator (None). Like a view it is an
allow-list, made field by field: a new field stays hidden until it is shown there on purpose.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from laydown.engine.cards import REVERSED
from laydown.engine.notation.cards import card_text, cards_text

if TYPE_CHECKING:
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
    below: tuple[int, ...] = ()  # the cards below it, from the bottom up
    plain: bool = False  # whether these lie open

    def seen_by(self, seat: int | None) -> Dealt:
        """Show the seat its own hand, and the others' kept Jokers, whose faces all see (X-20)."""
        hands = tuple(cards if i == seat else _faces(cards) for i, cards in enumerate(self.hands))
        below = self.below if self.plain else ()
        return Dealt(
            self.round, self.dealer, hands, self.under, self.start, self.replay, below, self.plain
        )

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

    def seen_by(self, seat: int | None) -> Drew:
        """Show the card to the seat that drew it."""
        return Drew(self.seat, self.card if seat == self.seat else HIDDEN)

    def __str__(self) -> str:
        """Print `1 drew R7`."""
        return f"{self.seat + 1} drew {card_text(self.card)}"


@dataclass(frozen=True)
class Took:
    """A seat took the top of the discard pile; by a knock if out of turn."""

    seat: int
    card: int
    knocked: bool = False

    def seen_by(self, seat: int | None) -> Took:  # noqa: ARG002 - the same for all
        """Show all of it to everybody."""
        return Took(self.seat, self.card, self.knocked)

    def __str__(self) -> str:
        """Print `1 took R7`."""
        return f"{self.seat + 1} {'knocked for' if self.knocked else 'took'} {card_text(self.card)}"


@dataclass(frozen=True)
class Laid:
    """A seat laid a phase."""

    seat: int
    phase: int
    groups: tuple[Group, ...]

    def seen_by(self, seat: int | None) -> Laid:  # noqa: ARG002 - the same for all
        """Show all of it to everybody."""
        return Laid(self.seat, self.phase, self.groups)

    def __str__(self) -> str:
        """Print `1 laid phase 2: R7 G7 Y7 | G3 G4 W=5 R6`."""
        return f"{self.seat + 1} laid phase {self.phase + 1}: {' | '.join(map(str, self.groups))}"


@dataclass(frozen=True)
class WasHit:
    """A seat added cards to a group."""

    seat: int
    cards: tuple[int, ...]
    owner: int
    group: int
    result: Group

    def seen_by(self, seat: int | None) -> WasHit:  # noqa: ARG002 - the same for all
        """Show all of it to everybody."""
        return WasHit(self.seat, self.cards, self.owner, self.group, self.result)

    def __str__(self) -> str:
        """Print `1 hit R8 on 2.1: R8 G8 Y8 O8`."""
        place = f"{self.owner + 1}.{self.group + 1}"
        return f"{self.seat + 1} hit {cards_text(self.cards)} on {place}: {self.result}"


@dataclass(frozen=True)
class Discarded:
    """A seat put a card onto the discard pile."""

    seat: int
    card: int

    def seen_by(self, seat: int | None) -> Discarded:  # noqa: ARG002 - the same for all
        """Show all of it to everybody."""
        return Discarded(self.seat, self.card)

    def __str__(self) -> str:
        """Print `1 discarded R7`."""
        return f"{self.seat + 1} discarded {card_text(self.card)}"


@dataclass(frozen=True)
class SkipPlayed:
    """A seat put a Skip in front of another."""

    seat: int
    target: int

    def seen_by(self, seat: int | None) -> SkipPlayed:  # noqa: ARG002 - the same for all
        """Show all of it to everybody."""
        return SkipPlayed(self.seat, self.target)

    def __str__(self) -> str:
        """Print `1 skipped 2`."""
        return f"{self.seat + 1} skipped {self.target + 1}"


@dataclass(frozen=True)
class TurnLost:
    """A seat lost its turn to a Skip; `start`: to the one that started the discard pile."""

    seat: int
    start: bool = False

    def seen_by(self, seat: int | None) -> TurnLost:  # noqa: ARG002 - the same for all
        """Show all of it to everybody."""
        return TurnLost(self.seat, self.start)

    def __str__(self) -> str:
        """Print `2 lost the turn`."""
        return f"{self.seat + 1} lost the turn{' to the start' if self.start else ''}"


@dataclass(frozen=True)
class Passed:
    """A seat did nothing: no card to draw, none to discard, or none to claim."""

    seat: int
    step: str

    def seen_by(self, seat: int | None) -> Passed:  # noqa: ARG002 - the same for all
        """Show all of it to everybody."""
        return Passed(self.seat, self.step)

    def __str__(self) -> str:
        """Print `1 passed (claim)`."""
        return f"{self.seat + 1} passed ({self.step})"


@dataclass(frozen=True)
class Reshuffled:
    """The discard pile without its top became the draw pile."""

    cards: int

    def seen_by(self, seat: int | None) -> Reshuffled:  # noqa: ARG002 - the same for all
        """Show all of it to everybody."""
        return Reshuffled(self.cards)

    def __str__(self) -> str:
        """Print `reshuffled 40`."""
        return f"reshuffled {self.cards}"


@dataclass(frozen=True)
class RoundEnded:
    """A round is over; hands that are scored are shown, others are not (X-21)."""

    round: int
    result: RoundResult
    hands: tuple[tuple[int, ...], ...]
    totals: tuple[int, ...]
    made: tuple[int, ...] = ()  # the phases made, by seat, as a mask of places
    goals: tuple[int, ...] = ()  # the place of the phase that each is on now
    tied: tuple[int, ...] = ()  # the seats that play again to break a tie
    dealer: int = -1  # who deals next

    def seen_by(self, seat: int | None) -> RoundEnded:  # noqa: ARG002 - the same for all
        """Show all of it to everybody."""
        return RoundEnded(
            self.round,
            self.result,
            self.hands,
            self.totals,
            self.made,
            self.goals,
            self.tied,
            self.dealer,
        )

    def __str__(self) -> str:
        """Print the result, the hands left and the totals."""
        hands = " | ".join(map(cards_text, self.hands))
        totals = " ".join(map(str, self.totals))
        return f"round {self.round} ended: {self.result}; hands {hands}; totals {totals}"


@dataclass(frozen=True)
class GameEnded:
    """The game is over."""

    winners: tuple[int, ...]

    def seen_by(self, seat: int | None) -> GameEnded:  # noqa: ARG002 - the same for all
        """Show all of it to everybody."""
        return GameEnded(self.winners)

    def __str__(self) -> str:
        """Print `game ended: 2`."""
        return f"game ended: {' '.join(str(seat + 1) for seat in self.winners)}"


@dataclass(frozen=True)
class Rolled:
    """A seat rolled the dice."""

    seat: int
    dice: tuple[int, int]

    def seen_by(self, seat: int | None) -> Rolled:  # noqa: ARG002 - the same for all
        """Show all of it to everybody."""
        return Rolled(self.seat, self.dice)

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

    def seen_by(self, seat: int | None) -> Walked:
        """Show the pile to the seat that searches it."""
        pile = self.pile if seat == self.seat else ()
        return Walked(self.seat, self.space, self.action, pile)

    def __str__(self) -> str:
        """Print `1 walked to 12 (search)`."""
        return f"{self.seat + 1} walked to {self.space} ({self.action})"


@dataclass(frozen=True)
class Found:
    """A seat took a card out of the discard pile without showing it."""

    seat: int
    card: int
    plain: bool = False  # whether the pile shows everyone which card is gone

    def seen_by(self, seat: int | None) -> Found:
        """Show the card to the seat that took it, and to everyone if the pile gives it away."""
        return Found(
            self.seat, self.card if seat == self.seat or self.plain else HIDDEN, self.plain
        )

    def __str__(self) -> str:
        """Print `1 found R7`."""
        return f"{self.seat + 1} found {card_text(self.card)}"


@dataclass(frozen=True)
class Uncovered:
    """A card came to the top of a discard pile whose other cards are hidden."""

    card: int

    def seen_by(self, seat: int | None) -> Uncovered:  # noqa: ARG002 - the same for all
        """Show all of it to everybody."""
        return Uncovered(self.card)

    def __str__(self) -> str:
        """Print `uncovered R7`."""
        return f"uncovered {card_text(self.card)}"


@dataclass(frozen=True)
class Swapped:
    """A seat discarded cards before drawing; the others see the last one, and which were Jokers."""

    seat: int
    cards: tuple[int, ...]
    plain: bool = False  # whether the discard pile lies open, and all see every card

    def seen_by(self, seat: int | None) -> Swapped:
        """Show the others the top, and the Jokers, which showed their faces."""
        own, last = seat == self.seat or self.plain, len(self.cards) - 1
        shown = [
            card if own or i == last or card >= REVERSED else HIDDEN
            for i, card in enumerate(self.cards)
        ]
        return Swapped(self.seat, tuple(shown), self.plain)

    def __str__(self) -> str:
        """Print `1 swapped R5 G7`."""
        return f"{self.seat + 1} swapped {' '.join(map(card_text, self.cards))}".rstrip()


@dataclass(frozen=True)
class JokerDrawn:
    """A seat drew a card and holds it the wrong way round: all see its face."""

    seat: int
    card: int

    def seen_by(self, seat: int | None) -> JokerDrawn:  # noqa: ARG002 - the same for all
        """Show all of it to everybody."""
        return JokerDrawn(self.seat, self.card)

    def __str__(self) -> str:
        """Print `1 drew the Joker (R7)`."""
        return f"{self.seat + 1} drew the Joker {card_text(self.card)}"


@dataclass(frozen=True)
class Asked:
    """A seat asked for a number; the seats before the giver lack it."""

    seat: int
    number: int
    direction: str
    lacking: tuple[int, ...]
    giver: int  # NOBODY if all lack it

    def seen_by(self, seat: int | None) -> Asked:  # noqa: ARG002 - the same for all
        """Show all of it to everybody."""
        return Asked(self.seat, self.number, self.direction, self.lacking, self.giver)

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
    """A seat gave a card that was asked for: only those two know its colour, unless a Joker."""

    seat: int
    asker: int
    card: int

    def seen_by(self, seat: int | None) -> Gave:
        """Show the card to the two; a Joker showed its face to all."""
        shown = seat in (self.seat, self.asker) or self.card >= REVERSED
        return Gave(self.seat, self.asker, self.card if shown else HIDDEN)

    def __str__(self) -> str:
        """Print `2 gave 1 R7`."""
        return f"{self.seat + 1} gave {self.asker + 1} {card_text(self.card)}"


@dataclass(frozen=True)
class KeepChosen:
    """A seat has chosen what to keep; what and how much is hidden."""

    seat: int
    cards: tuple[int, ...]

    def seen_by(self, seat: int | None) -> KeepChosen:
        """Show the cards to the seat that chose them; the others do not even learn how many."""
        return KeepChosen(self.seat, self.cards if seat == self.seat else (HIDDEN,))

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


class Numbered(NamedTuple):
    """An event with its number in the game, counted from 1."""

    number: int
    event: Event

    def seen_by(self, seat: int | None) -> Numbered:
        """Return the event as a seat may know it, or a spectator (None), with its number."""
        return Numbered(self.number, self.event.seen_by(seat))

    def __str__(self) -> str:
        """Print `17: 2 drew R7`."""
        return f"{self.number}: {self.event}"
