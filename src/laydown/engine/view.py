"""All that one seat may see.

A view is an allow-list, built field by field: a new field of the state stays hidden until it is
added here on purpose. It also holds what a player with perfect memory knows: cards known to be in
a hand, known cards of the piles, and what each seat took, refused, discarded and was asked for.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from laydown.engine.events import HIDDEN
from laydown.engine.rules import legal
from laydown.engine.state import State, Told

if TYPE_CHECKING:
    from laydown.engine.edition import Edition
    from laydown.engine.groups import Group
    from laydown.engine.legal import Legal
    from laydown.engine.scoring import RoundResult, Standing
    from laydown.engine.state import Deed, Step

NUMBER_ONLY = 1 << 16  # with a number: a card of that number whose colour the seat does not know


@dataclass(frozen=True)
class View:
    """What one seat knows at one moment."""

    seat: int
    edition: Edition
    players: int
    standing: Standing
    results: tuple[RoundResult, ...]
    ply: int
    deals: int
    shuffles: int
    dealer: int
    turn: int
    turns: int
    stack: tuple[Step, ...]
    hand: tuple[int, ...]  # sorted
    hand_sizes: tuple[int, ...]
    shown: tuple[tuple[int, ...], ...]  # cards known to be in each hand, sorted
    told: tuple[tuple[Told, ...], ...]  # cards asked for; `NUMBER_ONLY` where the colour is hidden
    lacks: tuple[int, ...]  # numbers that the hidden part of each hand lacks, as a mask
    draw_count: int
    bottom: tuple[int, ...]  # the known cards at the bottom of the draw pile, the lowest first
    pool: tuple[tuple[int, int], ...]  # what the last new draw pile was made of, and who knows it
    discard_pile: tuple[int, ...]
    pile_seen: tuple[int, ...]  # who knows each card of the discard pile, where some are hidden
    laid: tuple[int, ...]
    table: tuple[tuple[Group, ...], ...]
    skips: tuple[int, ...]
    skipped: tuple[int, ...]
    goals: tuple[int, ...]
    trail: tuple[Deed, ...]
    pawns: tuple[int, ...]
    dice: tuple[int, int]
    rolls: int
    again: int
    kept: tuple[int, ...] | None  # what the seat itself has chosen to keep

    def deeds(self, seat: int, what: int) -> tuple[int, ...]:
        """Return the cards that a seat took, refused or discarded in this round, in order."""
        return tuple(deed.card for deed in self.trail if deed.seat == seat and deed.what == what)

    def masked(self) -> State:
        """Return a state in which every card that this seat does not know is `HIDDEN`."""
        state = self.frame(b"")
        state.hands = [
            list(self.hand)
            if seat == self.seat
            else [*self.known_of(seat), *[HIDDEN] * (size - len(self.known_of(seat)))]
            for seat, size in enumerate(self.hand_sizes)
        ]
        state.draw_pile = [*self.bottom, *[HIDDEN] * (self.draw_count - len(self.bottom))]
        return state

    def known_of(self, seat: int) -> list[int]:
        """Return the cards that are known exactly to be in a hand."""
        told = [one.card for one in self.told[seat] if one.card < NUMBER_ONLY]
        return [*self.shown[seat], *told]

    def legal(self) -> Legal:
        """Return what this seat may do now."""
        return legal(self.masked(), self.seat)

    def frame(self, seed: bytes) -> State:
        """Return a state with all that is known, hands and draw pile left empty."""
        state = State(self.edition, self.players, seed)
        state.standing = self.standing
        state.results = self.results
        state.ply = self.ply
        state.deals = self.deals
        state.shuffles = self.shuffles
        state.dealer = self.dealer
        state.turn = self.turn
        state.turns = self.turns
        state.stack = list(self.stack)
        state.discard_pile = list(self.discard_pile)
        state.pile_seen = list(self.pile_seen)
        state.laid = list(self.laid)
        state.table = [list(groups) for groups in self.table]
        state.skips = list(self.skips)
        state.skipped = list(self.skipped)
        state.goals = list(self.goals)
        state.under = len(self.bottom)
        state.pool = tuple(card for card, _ in self.pool)
        state.pool_seen = tuple(seen for _, seen in self.pool if self.edition.hidden_discards)
        state.shown = [list(cards) for cards in self.shown]
        state.told = [list(cards) for cards in self.told]
        state.lacks = list(self.lacks)
        state.trail = list(self.trail)
        state.pawns = list(self.pawns)
        state.dice = self.dice
        state.rolls = self.rolls
        state.again = self.again
        state.kept[self.seat] = self.kept
        return state


def view(state: State, seat: int) -> View:
    """Return what a seat knows of a state."""
    return View(
        seat=seat,
        edition=state.edition,
        players=state.players,
        standing=state.standing,
        results=state.results,
        ply=state.ply,
        deals=state.deals,
        shuffles=state.shuffles,
        dealer=state.dealer,
        turn=state.turn,
        turns=state.turns,
        stack=tuple(state.stack),
        hand=tuple(sorted(state.hands[seat])),
        hand_sizes=tuple(map(len, state.hands)),
        shown=tuple(tuple(sorted(cards)) for cards in state.shown),
        told=tuple(tuple(sorted(_told(cards, seat))) for cards in state.told),
        lacks=tuple(state.lacks),
        draw_count=len(state.draw_pile),
        bottom=tuple(state.draw_pile[: state.under]),
        pool=_pool(state, seat),
        discard_pile=_discard_pile(state, seat),
        pile_seen=tuple(state.pile_seen),
        laid=tuple(state.laid),
        table=tuple(map(tuple, state.table)),
        skips=tuple(state.skips),
        skipped=tuple(state.skipped),
        goals=tuple(state.goals),
        trail=tuple(state.trail),
        pawns=tuple(state.pawns),
        dice=state.dice,
        rolls=state.rolls,
        again=state.again,
        kept=state.kept[seat],
    )


def _told(cards: list[Told], seat: int) -> list[Told]:
    """Return what a seat knows of the cards that a hand was given."""
    known = []
    for told in cards:
        if told.exactly >> seat & 1:
            known.append(told)
        elif told.number >> seat & 1:
            known.append(told._replace(card=NUMBER_ONLY | told.card & 15))
    return known


def _discard_pile(state: State, seat: int) -> tuple[int, ...]:
    if not state.pile_seen:
        return tuple(state.discard_pile)
    pile = zip(state.discard_pile, state.pile_seen, strict=True)
    return tuple(card if seen >> seat & 1 else HIDDEN for card, seen in pile)


def _pool(state: State, seat: int) -> tuple[tuple[int, int], ...]:
    """Return the pool as far as a seat knows it; hidden cards come first, in no telling order."""
    if not state.pool_seen:
        return tuple((card, state.everyone) for card in state.pool)
    both = zip(state.pool, state.pool_seen, strict=True)
    return tuple(sorted((card if seen >> seat & 1 else HIDDEN, seen) for card, seen in both))
