"""What happened, one value for each change, and who may know what of it.

`seen_by(seat)` gives what that seat may know: the event itself where all of it is public.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from laydown.engine.cards import card_text, cards_text

if TYPE_CHECKING:
    from typing import Self

    from laydown.engine.groups import Group
    from laydown.engine.scoring import RoundResult

HIDDEN = -1


def _card(card: int) -> str:
    return "?" if card == HIDDEN else card_text(card)


@dataclass(frozen=True)
class Dealt:
    """A round begins: hands, the cards put under the draw pile (R-03), the starting discard."""

    round: int
    dealer: int
    hands: tuple[tuple[int, ...], ...]
    under: tuple[int, ...]
    start: int
    replay: bool

    def seen_by(self, seat: int) -> Dealt:
        """Hide the other hands."""
        hands = tuple(
            cards if i == seat else (HIDDEN,) * len(cards) for i, cards in enumerate(self.hands)
        )
        return replace(self, hands=hands)

    def __str__(self) -> str:
        """Print round, dealer, hands and starting discard."""
        hands = " | ".join(" ".join(map(_card, hand)) for hand in self.hands)
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
        return f"{self.seat + 1} drew {_card(self.card)}"


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
    """A round is over; hands that are scored are shown (X-21)."""

    round: int
    result: RoundResult
    hands: tuple[tuple[int, ...], ...]
    totals: tuple[int, ...]

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
)
