"""All that one seat may see, and full states drawn at random that fit it.

A view is an allow-list, built field by field: a new field of the state stays hidden until it is
added here on purpose. It also holds what a player with perfect memory knows: cards known to be in
a hand, known cards of the draw pile, and what each seat took, refused and discarded.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from laydown.engine.cards import SKIP, bare, card_text, sorted_cards
from laydown.engine.errors import SetupError
from laydown.engine.events import HIDDEN
from laydown.engine.rules import legal
from laydown.engine.state import State

if TYPE_CHECKING:
    from laydown.engine.chance import Stream
    from laydown.engine.edition import Edition
    from laydown.engine.groups import Group
    from laydown.engine.legal import Legal
    from laydown.engine.scoring import RoundResult, Standing
    from laydown.engine.state import Deed, Step

_SEED_BYTES = 64


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
    draw_count: int
    bottom: tuple[int, ...]  # the known cards at the bottom of the draw pile, the lowest first
    pool: tuple[int, ...]  # what the last new draw pile was made of
    discard_pile: tuple[int, ...]
    laid: tuple[int, ...]
    table: tuple[tuple[Group, ...], ...]
    skips: tuple[int, ...]
    skipped: tuple[int, ...]
    goals: tuple[int, ...]
    trail: tuple[Deed, ...]

    def deeds(self, seat: int, what: int) -> tuple[int, ...]:
        """Return the cards that a seat took, refused or discarded in this round, in order."""
        return tuple(deed.card for deed in self.trail if deed.seat == seat and deed.what == what)

    def masked(self) -> State:
        """Return a state in which every card that this seat does not know is `HIDDEN`."""
        state = self._frame(b"")
        state.hands = [
            list(self.hand)
            if seat == self.seat
            else [*self.shown[seat], *[HIDDEN] * (size - len(self.shown[seat]))]
            for seat, size in enumerate(self.hand_sizes)
        ]
        state.draw_pile = [*self.bottom, *[HIDDEN] * (self.draw_count - len(self.bottom))]
        return state

    def legal(self) -> Legal:
        """Return what this seat may do now."""
        return legal(self.masked(), self.seat)

    def _frame(self, seed: bytes) -> State:
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
        state.laid = list(self.laid)
        state.table = [list(groups) for groups in self.table]
        state.skips = list(self.skips)
        state.skipped = list(self.skipped)
        state.goals = list(self.goals)
        state.under = len(self.bottom)
        state.pool = self.pool
        state.shown = [list(cards) for cards in self.shown]
        state.trail = list(self.trail)
        return state

    def unseen(self) -> list[int]:
        """Return the cards that this seat cannot place, sorted; raise if they do not add up."""
        left = list(self.edition.deck)
        seen = [*self.hand, *self.discard_pile, *self.bottom, *[SKIP] * sum(self.skips)]
        for seat, cards in enumerate(self.shown):
            if seat != self.seat:
                seen += cards
        seen += [bare(card) for groups in self.table for group in groups for card in group.cards]
        for card in seen:
            if card not in left:
                raise SetupError("cards_do_not_add_up", {"found": card_text(card)})
            left.remove(card)
        return sorted_cards(left)


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
        draw_count=len(state.draw_pile),
        bottom=tuple(state.draw_pile[: state.under]),
        pool=state.pool,
        discard_pile=tuple(state.discard_pile),
        laid=tuple(state.laid),
        table=tuple(map(tuple, state.table)),
        skips=tuple(state.skips),
        skipped=tuple(state.skipped),
        goals=tuple(state.goals),
        trail=tuple(state.trail),
    )


def complete(seen: View, chance: Stream) -> State:
    """Draw a full state that agrees with a view, each placing of the unseen cards equally likely.

    Cards count as single things here: of two unseen R7 and one G3, R7 is twice as likely. After a
    new draw pile was made, only cards it was made of can lie in it.
    """
    unseen = seen.unseen()
    chance.shuffle(unseen)
    state = seen._frame(bytes(chance.below(256) for _ in range(_SEED_BYTES)))  # noqa: SLF001
    pile = _draw_from_pool(seen, unseen)
    state.draw_pile = [*seen.bottom, *pile]
    for seat, size in enumerate(seen.hand_sizes):
        if seat == seen.seat:
            state.hands[seat] = list(seen.hand)
            continue
        missing = size - len(seen.shown[seat])
        if not 0 <= missing <= len(unseen):
            raise SetupError("cards_do_not_add_up", {"found": "?"})
        state.hands[seat] = [*seen.shown[seat], *unseen[:missing]]
        del unseen[:missing]
    if unseen:
        raise SetupError("cards_do_not_add_up", {"found": card_text(unseen[0])})
    return state


def _draw_from_pool(seen: View, unseen: list[int]) -> list[int]:
    """Take the hidden part of the draw pile out of the shuffled unseen cards."""
    wanted = seen.draw_count - len(seen.bottom)
    allowed = list(seen.pool)
    pile: list[int] = []
    for card in unseen.copy():
        if len(pile) == wanted:
            break
        if not seen.shuffles:
            pile.append(card)
        elif card in allowed:
            allowed.remove(card)
            pile.append(card)
        else:
            continue
        unseen.remove(card)
    if len(pile) != wanted:
        raise SetupError("cards_do_not_add_up", {"found": "?"})
    return pile
