"""Luck: what the cards and the dice gave, compared with what they give on average."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.engine.cards import face
from laydown.engine.chance import Stream
from laydown.engine.events import Dealt, Drew, Gave, KeepChosen, Rolled, Swapped
from laydown.engine.laying import shortfall
from laydown.engine.moves import Walk
from laydown.engine.steps.lay import phases_to_lay
from laydown.engine.view import view
from laydown.sense.hand import Hand
from laydown.sense.mind import adviser
from laydown.sense.scale import Stakes
from laydown.sense.steps.walk import WalkJudge

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.engine.edition import Edition
    from laydown.engine.events import Event
    from laydown.engine.state import State

_DECKS: Final = 40  # shuffled for the average hand, always in the same way
_FACES: Final = range(1, 7)  # of a die


class Fortune:
    """What luck gave a seat beyond the average, as a change in its chance of winning."""

    def __init__(self) -> None:
        """Start with nothing."""
        self.deal = 0.0
        self.cards = 0.0
        self.dice = 0.0
        self._ended: Final[list[float]] = []  # the total at the end of each round

    @property
    def total(self) -> float:
        """All of it."""
        return self.deal + self.cards + self.dice

    @property
    def rounds(self) -> list[float]:
        """All of it up to the end of each round; the last one may be running."""
        return [*self._ended, self.total]

    def end_round(self) -> None:
        """Begin another round."""
        self._ended.append(self.total)


class Luck:
    """Follows a game, and adds up for each seat what chance gave it."""

    def __init__(self, players: int) -> None:
        """Start before the first deal."""
        self.seats: Final = [Fortune() for _ in range(players)]
        self._kept: list[tuple[int, ...]] = [()] * players
        self._average: Final[dict[object, dict[int, float]]] = {}

    def follow(self, before: State | None, events: Sequence[Event], after: State) -> None:
        """Count what the events of one move gave; `before` is None where the game starts."""
        known = _Table(before)
        for event in events:
            match event:
                case Dealt():
                    if before is not None:
                        for fortune in self.seats:
                            fortune.end_round()
                    self._deal(after)
                case KeepChosen(seat, cards):
                    self._kept[seat] = cards
                case Drew(seat, card):
                    self.seats[seat].cards += known.seat(seat).draw(card)
                case Rolled(seat, dice):
                    self.seats[seat].dice += known.seat(seat).roll(dice)
                case _:
                    known.note(event)

    def _deal(self, state: State) -> None:
        """Compare each hand with the hands that the same deck gives on average."""
        for seat in state.playing():
            hand = state.hands[seat]
            kept = self._kept[seat] if set(self._kept[seat]) <= set(hand) else ()
            stakes = Stakes(view(state, seat).masked(), seat)
            phases = phases_to_lay(state, seat)
            average = sum(
                share * stakes.chance(-short)
                for short, share in self._shorts(state.edition, phases, len(hand), kept).items()
            )
            got = stakes.chance(-_short(state.edition, phases, hand))
            self.seats[seat].deal += got - average
        self._kept = [()] * state.players

    def _shorts(
        self, edition: Edition, phases: tuple[int, ...], size: int, kept: tuple[int, ...]
    ) -> dict[int, float]:
        """Return how often hands are so many cards short: a fixed sample of them."""
        key = phases, size, kept
        if key in self._average:
            return self._average[key]
        deck = list(edition.deck)
        for card in kept:
            deck.remove(face(card))
        dealt = size - len(kept)
        found: list[int] = []
        stream = Stream(b"laydown", "average hand")
        for _ in range(_DECKS):
            stream.shuffle(deck)
            for at in range(0, len(deck) - dealt + 1, max(1, dealt)):
                found.append(_short(edition, phases, [*kept, *deck[at : at + dealt]]))
                if not dealt:
                    break
        shares = {short: found.count(short) / len(found) for short in set(found)}
        self._average[key] = shares
        return shares


def _short(edition: Edition, phases: Sequence[int], hand: Sequence[int]) -> int:
    """Return how many cards the nearest phase is short."""
    return min(shortfall(edition.phases[place], hand, edition) for place in phases)


class _Table:
    """What the seats knew before a move, worked out for those to whom something happens."""

    def __init__(self, before: State | None) -> None:
        self._before: Final = before
        self._seats: Final[dict[int, _Seen]] = {}

    def seat(self, seat: int) -> _Seen:
        """Return what a seat knew."""
        if seat not in self._seats:
            assert self._before is not None, "a game starts with a deal and nothing else"  # noqa: S101
            self._seats[seat] = _Seen(self._before, seat)
        return self._seats[seat]

    def note(self, event: Event) -> None:
        """Let cards come and go otherwise than by a draw, before one follows."""
        match event:
            case Swapped(seat, cards):
                self.seat(seat).discard(cards)
            case Gave(seat, asker, card):
                self.seat(seat).hand.remove(card)
                self.seat(asker).hand.append(face(card))
            case _:
                pass


class _Seen:
    """What a seat knew before a move, brought up to date while cards come and go."""

    def __init__(self, before: State, seat: int) -> None:
        self._seat: Final = seat
        self._state: Final = view(before, seat).masked().copy()  # it goes on
        self._stakes: Final = Stakes(self._state, seat)

    @property
    def hand(self) -> list[int]:
        return self._state.hands[self._seat]

    def draw(self, card: int) -> float:
        """Return what a card drawn gave beyond the average, and add it to the hand."""
        state = self._state
        hand = Hand(state, self._seat, adviser(state))
        got = self._stakes.chance(hand.value() + hand.gain(card))
        luck = got - self._stakes.mean(hand.hidden())
        self.hand.append(card)
        return luck

    def discard(self, cards: Sequence[int]) -> None:
        """Take cards out of the hand, onto the discard pile."""
        for card in cards:
            self.hand.remove(card)
            self._state.discard_pile.append(face(card))

    def roll(self, dice: tuple[int, int]) -> float:
        """Return what the dice gave beyond the average."""
        state = self._state
        judge = WalkJudge(state, self._seat, adviser(state))
        worth = {
            spaces: self._stakes.mean(judge.outlook(Walk(spaces)))
            for spaces in range(1, 2 * _FACES[-1] + 1)
        }

        def best(one: int, other: int) -> float:
            return max(worth[one], worth[2 * one] if one == other else worth[other])

        rolls = [best(one, other) for one in _FACES for other in _FACES]
        return best(*dice) - sum(rolls) / len(rolls)
