"""A game as one seat may see it, turned into the structs of the wire.

Each struct is built field by field from the engine's view or from an event as that seat may know
it: nothing gets onto the wire that is not named here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar, cast

from msgspec import UNSET
from msgspec.structs import replace

from laydown.engine.cards import COLOURS, REVERSED, sorted_cards
from laydown.engine.events import HIDDEN
from laydown.engine.groups import HIGH, LOW, next_number, open_ends
from laydown.engine.notation.cards import card_text
from laydown.engine.notation.position import deed_text
from laydown.engine.scoring import open_phases
from laydown.engine.spectator import Spectator
from laydown.engine.state import DRAW, GIVE, SEARCH, step_of
from laydown.engine.view import NUMBER_ONLY
from laydown.wire.game import Group, Memory, Now, Result, Seat, View, Whole

if TYPE_CHECKING:
    from collections.abc import Iterable

    from laydown.engine.groups import Group as EngineGroup
    from laydown.engine.scoring import RoundResult
    from laydown.engine.state import State, Told
    from laydown.engine.view import View as EngineView
    from laydown.wire.game import Cards, Step

_Known = TypeVar("_Known")
_NUMBERED: Final = (DRAW, GIVE)  # the steps whose number says something


def from_one(index: int) -> int | None:
    """Return a seat, a phase or a group as people count it; None for none."""
    return index + 1 if index >= 0 else None


def seats_of(seats: Iterable[int]) -> list[int]:
    """Return seats, phases or groups as people count them."""
    return [seat + 1 for seat in seats]


def places_of(mask: int) -> list[int]:
    """Return the seats or phases of a mask as people count them."""
    return [place + 1 for place in range(mask.bit_length()) if mask >> place & 1]


def texts_of(cards: Iterable[int]) -> list[str]:
    """Return cards that are all known."""
    return [card_text(card) for card in cards]


def cards_of(cards: Iterable[int]) -> Cards:
    """Return cards in their order, hidden ones in a row as their number."""
    found: Cards = []
    for card in cards:
        if card != HIDDEN:
            found.append(card_text(card))
        elif found and isinstance(found[-1], int):
            found[-1] += 1
        else:
            found.append(1)
    return found


def hand_of(cards: Iterable[int]) -> Cards:
    """Return a hand in order, the number of hidden cards last."""
    held = list(cards)
    known = sorted_cards(card for card in held if card != HIDDEN)
    return cards_of([*known, *[HIDDEN] * (len(held) - len(known))])


def group_of(group: EngineGroup, highest: int) -> Group:
    """Return a group on the table, with what a run takes next."""
    ends = open_ends(group, highest) if group.pattern.chain else []
    return Group(
        pattern=str(group.pattern),
        cards=texts_of(group.cards),
        number=group.number or None,
        colour=COLOURS[group.colour] if group.colour >= 0 else None,
        low=next_number(group, LOW) if LOW in ends else None,
        high=next_number(group, HIGH) if HIGH in ends else None,
        extra=texts_of(group.extra),
    )


def result_of(ended: RoundResult) -> Result:
    """Return how a round ended."""
    return Result(
        out=from_one(ended.out),
        laid=[from_one(place) for place in ended.laid],
        points=list(ended.points),
        replay=seats_of(ended.replay),
        first=from_one(ended.first),
    )


def now_of(seen: EngineView | Spectator) -> Now:
    """Return what may happen next."""
    step = seen.stack[-1] if seen.stack else None
    return Now(
        ply=seen.ply,
        step=cast("Step", step.name) if step else None,
        turn=seen.turn + 1,
        actors=_actors(seen),
        draw=seen.draw_count,
        number=step.number if step and step.name in _NUMBERED else None,
        again=seen.again,
        turns=seen.turns,
    )


def _actors(seen: EngineView | Spectator) -> list[int]:
    """Return the seats that may act, clockwise from the one in turn."""
    mask = seen.stack[-1].seats if seen.stack else 0
    seats = [(seen.turn + i) % seen.players for i in range(seen.players)]
    return [seat + 1 for seat in seats if mask >> seat & 1]


def view_of(seen: EngineView | Spectator, *, memory: bool = False) -> View:
    """Return what lies open to a seat or a spectator; `memory` for programs that play."""
    return View(
        seat=None if isinstance(seen, Spectator) else seen.seat + 1,
        edition=seen.edition.name,
        options=seen.edition.option_texts(),
        round=seen.deals,
        dealer=seen.dealer + 1,
        now=now_of(seen),
        discard=_discard(seen),
        seats=[_seat(seen, seat) for seat in range(seen.players)],
        results=[result_of(ended) for ended in seen.results],
        shuffles=seen.shuffles,
        tied=seats_of(seen.standing.tied),
        winners=seats_of(seen.standing.winners),
        dice=list(seen.dice) if any(seen.dice) else [],
        covered=seen.edition.hidden_discards,
        memory=_memory(seen) if memory and not isinstance(seen, Spectator) else UNSET,
    )


def _discard(seen: EngineView | Spectator) -> Cards:
    """Return the discard pile; where it is hidden its top alone, but to who may search it now."""
    pile = seen.discard_pile
    if seen.edition.hidden_discards and pile:
        searched = (
            not isinstance(seen, Spectator)
            and seen.stack
            and seen.stack[-1] == step_of(SEARCH, seen.seat)
        )
        if not searched:
            pile = (*(HIDDEN,) * (len(pile) - 1), pile[-1])
    return cards_of(reversed(pile))


def _seat(seen: EngineView | Spectator, seat: int) -> Seat:
    goal = seen.goals[seat]
    choices = open_phases(seen.edition, seen.standing, seat) if goal < 0 else ()
    return Seat(
        hand=_hand(seen, seat),
        phase=from_one(goal),
        choices=seats_of(choices),
        made=places_of(seen.standing.made[seat]),
        total=seen.standing.totals[seat],
        laid=from_one(seen.laid[seat]),
        groups=[group_of(group, seen.edition.highest) for group in seen.table[seat]],
        skips=seen.skips[seat],
        skipped=seen.skipped[seat],
        pawn=seen.pawns[seat] if seen.edition.ring else None,
        kept=_kept(seen, seat),
    )


def _kept(seen: EngineView | Spectator, seat: int) -> list[str] | None:
    """Return what a seat has chosen to keep, to itself."""
    if isinstance(seen, Spectator) or seat != seen.seat or seen.kept is None:
        return None
    return texts_of(sorted_cards(seen.kept))


def _hand(seen: EngineView | Spectator, seat: int) -> Cards:
    """Return the own hand; of another one the Jokers, which show their faces, and the number."""
    if not isinstance(seen, Spectator) and seat == seen.seat:
        return hand_of(seen.hand)
    jokers = [card for card in seen.shown[seat] if card >= REVERSED]
    return hand_of([*jokers, *[HIDDEN] * (seen.hand_sizes[seat] - len(jokers))])


def _memory(seen: EngineView) -> Memory:
    return Memory(
        trail=[deed_text(deed) for deed in seen.trail],
        shown=_if_any([texts_of(sorted_cards(cards)) for cards in seen.shown]),
        told=_if_any([[_told(one) for one in cards] for cards in seen.told]),
        lacks=_if_any(
            [
                [number for number in range(mask.bit_length()) if mask >> number & 1]
                for mask in seen.lacks
            ]
        ),
        bottom=texts_of(seen.bottom),
        pool=cards_of(card for card, _ in seen.pool),
        discard=cards_of(reversed(seen.discard_pile)) if seen.pile_seen else [],
        discards_seen=[places_of(mask) for mask in reversed(seen.pile_seen)],
    )


def _if_any(known: list[list[_Known]]) -> list[list[_Known]]:
    """Return what is known by seat, nothing if it is nothing of any."""
    return known if any(known) else []


def _told(told: Told) -> str:
    """Return a card that was asked for; `?7` where only the number is known."""
    return f"?{told.card & 15}" if told.card >= NUMBER_ONLY else card_text(told.card)


def open_view_of(state: State) -> View:
    """Return a game without a seat and with all cards open, for games that are over."""
    seen = view_of(Spectator(state))
    seats = [
        replace(
            seat,
            hand=hand_of(state.hands[place]),
            kept=None if (kept := state.kept[place]) is None else texts_of(sorted_cards(kept)),
        )
        for place, seat in enumerate(seen.seats)
    ]
    pile = cards_of(reversed(state.discard_pile))
    return replace(seen, seats=seats, discard=pile, covered=False, open=True)


def whole_of(state: State) -> Whole:
    """Return the whole truth about a game, which no player may see."""
    return Whole(
        view=open_view_of(state), draw=texts_of(reversed(state.draw_pile)), seed=state.seed.hex()
    )
