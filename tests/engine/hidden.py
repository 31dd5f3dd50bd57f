"""Stretches of play, replayed with the cards that somebody never gets to see dealt out otherwise.

Somebody is a seat, or a spectator (None). A `Sight` is what is shown: the honest one is the
engine's, and others that show too much must be caught.
"""

from __future__ import annotations

import random
from collections import Counter
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from laydown.engine.cards import REVERSED, SKIP
from laydown.engine.chance import Stream
from laydown.engine.edition import UNDER, load
from laydown.engine.events import (
    Asked,
    Discarded,
    Drew,
    Event,
    Found,
    JokerDrawn,
    Laid,
    Reshuffled,
    RoundEnded,
    SkipPlayed,
    Swapped,
    Took,
    TurnLost,
    Walked,
    WasHit,
)
from laydown.engine.moves import (
    DRAW,
    KNOCK,
    PASS,
    TAKE,
    Discard,
    Keep,
    Move,
    PlaySkip,
    Search,
    Swap,
)
from laydown.engine.notation.position import print_view
from laydown.engine.rules import apply, legal
from laydown.engine.spectator import FIELDS, Spectator
from laydown.engine.state import GIVE, KEEP, SEARCH, SWAP
from laydown.engine.view import view
from tests.engine.strategies import edition_id, games

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from laydown.engine.edition import Edition
    from laydown.engine.state import State

FIXED = -1  # a card that the seat knows, or gets to know
PILE, DISCARDS = -1, -2
Labelled = list[tuple[int, int]]  # label and card


class Place(NamedTuple):
    """Where a card lies at the start: the seat that holds it, PILE or DISCARDS, and where there."""

    owner: int
    at: int


class Tracker:
    """Follows each hidden card from its place at the start, and notes which ones must stay."""

    def __init__(self, start: State, seat: int | None) -> None:
        self.start = start
        self.seat = seat
        self.shuffles = start.shuffles
        self.cards: list[int] = []  # by label
        self.places: list[Place] = []
        self.stay: set[int] = set()
        self.hands: list[Labelled] = []
        for owner, hand in enumerate(start.hands):
            told = [one.card for one in start.told[owner]]
            known = Counter(hand if owner == seat else start.shown[owner] + told)
            self.hands.append([])
            for at, card in enumerate(hand):
                known[card] -= 1
                label = FIXED if known[card] >= 0 else self._label(Place(owner, at), card)
                self.hands[-1].append((label, card))
        self.pile: Labelled = [
            (FIXED if at < start.under else self._label(Place(PILE, at), card), card)
            for at, card in enumerate(start.draw_pile)
        ]
        self.discards: Labelled = [
            (FIXED if self._is_seen(at) else self._label(Place(DISCARDS, at), card), card)
            for at, card in enumerate(start.discard_pile)
        ]

    def _is_seen(self, at: int) -> bool:
        """Whether a card of the discard pile is known: a spectator sees the top, if not all."""
        if not self.start.pile_seen:
            return True
        if self.seat is None:
            return at == len(self.start.discard_pile) - 1
        return bool(self.start.pile_seen[at] >> self.seat & 1)

    def _label(self, place: Place, card: int) -> int:
        self.cards.append(card)
        self.places.append(place)
        return len(self.cards) - 1

    def _leave(self, seat: int, card: int) -> None:
        """A card that a move names must be there; of equal ones, take one that was known."""
        label = min(label for label, held in self.hands[seat] if held == card)
        self.hands[seat].remove((label, card))
        self.stay.add(label)

    def _discard(self, card: int) -> None:
        self.discards.append((FIXED, card & (REVERSED - 1)))

    def _show_top(self) -> None:
        if self.discards:
            self.stay.add(self.discards[-1][0])

    def follow(self, event: Event) -> None:
        """Take note of what happened."""
        if isinstance(event, Drew | JokerDrawn):
            label, card = self.pile.pop()
            assert card == event.card & (REVERSED - 1)
            self.hands[event.seat].append((label, event.card))
            if event.seat == self.seat or isinstance(event, JokerDrawn):
                self.stay.add(label)
        elif isinstance(event, Took):
            self.hands[event.seat].append((FIXED, event.card))
            self.discards.pop()
            self._show_top()
        elif isinstance(event, Discarded):
            self._leave(event.seat, event.card)
            self._discard(event.card)
        elif isinstance(event, Swapped):
            for card in event.cards:
                self._leave(event.seat, card)
                self._discard(card)
        elif isinstance(event, Laid | WasHit | SkipPlayed):
            for card in played(event):
                self._leave(event.seat, card)
        else:
            self._follow_piles(event)

    def _follow_piles(self, event: Event) -> None:
        if isinstance(event, Reshuffled):
            top = self.discards.pop()
            order = list(range(len(self.discards)))
            start = self.start
            Stream(start.seed, "reshuffle", start.deals, self.shuffles).shuffle(order)
            self.shuffles += 1
            self.pile = [self.discards[at] for at in order]
            self.discards = [top]
        elif isinstance(event, TurnLost):
            under = self.start.edition.spent_skip == UNDER
            self.discards.insert(0 if under else len(self.discards), (FIXED, SKIP))
        elif isinstance(event, Walked) and event.action == "search" and event.seat == self.seat:
            self.stay.update(label for label, _ in self.discards)
        elif isinstance(event, Found):
            at = max(at for at, (_, card) in enumerate(self.discards) if card == event.card)
            label, card = self.discards.pop(at)
            self.stay.add(label)
            self.hands[event.seat].append((label, card))
            self._show_top()

    def otherwise(self, rng: random.Random) -> State:
        """Return the start with the cards that may change dealt out otherwise."""
        labels = [label for label in range(len(self.cards)) if label not in self.stay]
        cards = [self.cards[label] for label in labels]
        rng.shuffle(cards)
        other = self.start.copy()
        piles = {
            PILE: other.draw_pile,
            DISCARDS: other.discard_pile,
            **dict(enumerate(other.hands)),
        }
        for label, card in zip(labels, cards, strict=True):
            owner, at = self.places[label]
            piles[owner][at] = card
        return other


def played(event: Laid | WasHit | SkipPlayed) -> list[int]:
    """Return the cards that went onto the table."""
    if isinstance(event, Laid):
        return [card for group in event.groups for card in group.plain_cards()]
    return list(event.cards) if isinstance(event, WasHit) else [SKIP]


class Sight(NamedTuple):
    """What is shown of a state and of an event."""

    state: Callable[[State, int | None], str]
    event: Callable[[Event, int | None], str]


def shown_state(state: State, seat: int | None) -> str:
    """Return a view, or what a spectator sees, with all its fields."""
    if seat is None:
        spectator = Spectator(state)
        fields = [f"{name}: {getattr(spectator, name)!r}" for name in FIELDS]
        return "\n".join([str(spectator), repr(spectator), *fields])
    return "\n".join([print_view(view(state, seat)), str(view(state, seat))])


def shown_event(event: Event, seat: int | None) -> str:
    """Return an event as it is shown, with all its fields."""
    seen = event.seen_by(seat)
    return f"{seen} {seen!r}"


HONEST = Sight(shown_state, shown_event)


class Step(NamedTuple):
    """What somebody is told at one moment."""

    view: str
    moves: list[str]
    lays: list[str]
    refusals: list[str]
    events: list[str]


def told(state: State, seat: int | None, events: list[Event], sight: Sight = HONEST) -> Step:
    shown = [sight.event(event, seat) for event in events]
    if seat is None:
        return Step(sight.state(state, None), [], [], [], shown)
    options = legal(state, seat)
    tries: list[Move] = [DRAW, TAKE, KNOCK, PASS]
    tries += map(Discard, sorted(set(state.edition.deck)))
    tries += map(PlaySkip, range(state.players))
    return Step(
        sight.state(state, seat),
        list(map(str, options.moves)),
        list(map(str, islice(options.lays, 20))),
        [str(options.why_not(move)) for move in tries],
        shown,
    )


def replayed(
    start: State, moves: list[tuple[int, Move]], seat: int | None, sight: Sight = HONEST
) -> list[Step]:
    """Play the moves from the start; return what is told before and after each."""
    state = start.copy()
    steps = [told(state, seat, [], sight)]
    for actor, move in moves:
        events: list[Event] = []
        apply(state, actor, move, events.append)
        steps.append(told(state, seat, events, sight))
    return steps


def check_stretch(
    start: State,
    seat: int | None,
    rng: random.Random,
    met: Counter[str],
    sight: Sight = HONEST,
) -> None:
    """Play on from the start within the round, then again with hidden cards changed."""
    chance = Stream(rng.randbytes(4), "stretch")
    state, moves, tracker = start.copy(), [], Tracker(start, seat)
    for _ in range(rng.randint(3, 30)):
        if state.over:
            break
        actor = rng.choice(state.actors())
        move = legal(state, actor).sample(chance)
        events: list[Event] = []
        apply(state, actor, move, events.append)
        if any(isinstance(event, RoundEnded | Asked) for event in events):
            break  # what others hold decides what comes next (X-21, B-17)
        moves.append((actor, move))
        met["knocks"] += move == KNOCK
        for event in events:
            met[type(event).__name__] += 1
            tracker.follow(event)
    other = tracker.otherwise(rng)
    met["stretches"] += 1
    met["changed"] += other != start
    assert replayed(other, moves, seat, sight) == replayed(start, moves, seat, sight)
    for neighbour in range(start.players):
        if neighbour != seat:
            met["seen by others"] += view(other, neighbour) != view(start, neighbour)


def check_edition(
    edition: Edition,
    seed: str,
    steps: int,
    every: int,
    sight: Sight = HONEST,
    *,
    spectator: bool = False,
) -> Counter[str]:
    """Check stretches of a game, each for a seat drawn at random, or for a spectator."""
    rng = random.Random(f"{edition_id(edition)} {seed}")
    players = rng.randint(edition.least_players, edition.most_players)
    met: Counter[str] = Counter()
    for at, game in enumerate(games(edition, players, rng, Stream(seed.encode(), "hidden"), steps)):
        if at % every == 0 and game.state.step not in ("", GIVE, KEEP):
            seat = None if spectator else rng.randrange(players)
            check_stretch(game.state, seat, rng, met, sight)
    return met


# --- Hidden choices on the ring: two choices that look alike to the others are told alike ---


def alike(state: State, seat: int, moves: list[Move], sight: Sight = HONEST) -> None:
    """All these moves must be told alike to everyone but the seat itself."""
    assert len(set(moves)) > 1
    for other in (*range(state.players), None):
        if other != seat:
            steps = [replayed(state, [(seat, move)], other, sight) for move in moves]
            assert all(step == steps[0] for step in steps)


def ring_states(step: str, amount: int, players: int = 3) -> Iterator[State]:
    """Yield states of the board game at which that step is to be done."""
    rng = random.Random(step)
    found = 0
    for i in range(200):
        for game in games(load("board"), players, rng, Stream(b"%d" % i, step), 200):
            if game.state.step == step:
                found += 1
                yield game.state
        if found >= amount:
            return


def check_swaps(sight: Sight = HONEST) -> int:
    """Of swapped cards only the last is told; return how often that was tried."""
    tried = 0
    for state in ring_states(SWAP, 20):
        seat = state.turn
        plain = sorted({card for card in state.hands[seat] if card < REVERSED})
        if len(plain) > 3:
            alike(state, seat, [Swap((card, plain[0])) for card in plain[1:]], sight)
            pairs = [Swap((*plain[1:3], plain[0])), Swap((*plain[2:4], plain[0]))]
            alike(state, seat, [*pairs], sight)
            tried += 1
    return tried


def check_finds(sight: Sight = HONEST) -> int:
    """A card found below the top is not told."""
    tried = 0
    for state in ring_states(SEARCH, 20):
        below = sorted(set(state.discard_pile[:-1]) - {state.discard_pile[-1]})
        if len(below) > 1:
            alike(state, state.turn, [Search(card) for card in below], sight)
            tried += 1
    return tried


def check_gifts(sight: Sight = HONEST, players: int = 3) -> int:
    """The colour of a gift is told to the asker alone."""
    tried = 0
    for state in ring_states(GIVE, 20, players):
        (seat,) = state.actors()
        gifts = legal(state, seat).moves
        for other in (*range(players), None):
            if other not in (seat, state.turn):
                steps = [replayed(state, [(seat, move)], other, sight) for move in gifts]
                assert all(step == steps[0] for step in steps)
        told_asker = [replayed(state, [(seat, move)], state.turn) for move in gifts]
        tried += len({step[-1].view for step in told_asker}) > 1
    return tried


def check_keeps(sight: Sight = HONEST) -> int:
    """What is kept, and how much, is not told before all have chosen."""
    tried = 0
    for state in ring_states(KEEP, 12):
        if len(state.actors()) > 1:
            seat = state.actors()[0]
            cards = sorted(state.hands[seat])
            keeps: list[Move] = [Keep(tuple(cards[:size])) for size in range(min(6, len(cards)))]
            alike(state, seat, keeps, sight)
            tried += 1
    return tried
