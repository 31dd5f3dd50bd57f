"""States, views, events and editions as plain data for JSON.

Seats, phases and groups count from 1, as in texts, the spaces of a ring from 0, the start; cards
are texts, `?` a hidden one; piles go from the top down; null stands for nobody and for nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from laydown.engine.cards import sorted_cards
from laydown.engine.events import (
    HIDDEN,
    Asked,
    Dealt,
    Discarded,
    Drew,
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
from laydown.engine.notation.cards import card_text
from laydown.engine.scoring import open_phases
from laydown.engine.state import ASKED, DEEDS, DRAW, GIVE
from laydown.engine.view import NUMBER_ONLY

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from laydown.engine.events import Event
    from laydown.engine.groups import Group
    from laydown.engine.legal import Plan
    from laydown.engine.scoring import RoundResult
    from laydown.engine.state import Deed, PartialState, Step, Told

Data = dict[str, object]


def card(value: int) -> str:
    """Return a card as text; `?7` where only the number is known."""
    if value >= NUMBER_ONLY:
        return f"?{value & 15}"
    return "?" if value == HIDDEN else card_text(value)


def cards(values: Iterable[int]) -> list[str]:
    """Return cards as texts, in their order."""
    return [card(value) for value in values]


def from_one(index: int) -> int | None:
    """Return a seat, a phase or a group as people count it; None for none."""
    return index + 1 if index >= 0 else None


def all_from_one(indices: Iterable[int]) -> list[int | None]:
    """Return seats or phases as people count them."""
    return [from_one(index) for index in indices]


def _seats(mask: int) -> list[int]:
    """Return the seats of a mask."""
    return [seat + 1 for seat in range(mask.bit_length()) if mask >> seat & 1]


def _hands(hands: Iterable[Iterable[int]]) -> list[list[str]]:
    return [cards(hand) for hand in hands]


def _hand(hand: Iterable[int]) -> list[str]:
    """Return the cards of a hand in order, hidden ones last."""
    values = list(hand)
    known = sorted_cards(value for value in values if value != HIDDEN)
    return [*cards(known), *["?"] * (len(values) - len(known))]


def group(laid: Group) -> Data:
    """Return a group on the table; `extra` are Jokers on a full run, which stand for nothing."""
    return {
        "pattern": str(laid.pattern),
        "cards": cards(laid.cards),
        "extra": cards(laid.extra),
    }


def _groups(groups: Iterable[Group]) -> list[Data]:
    return [group(laid) for laid in groups]


def result(ended: RoundResult) -> Data:
    """Return the result of a round."""
    return {
        "out": from_one(ended.out),
        "laid": all_from_one(ended.laid),
        "points": list(ended.points),
        "replay": all_from_one(ended.replay),
        "first": from_one(ended.first),
    }


def _same(value: object) -> object:
    return value


# For each event its name, and what its fields become.
EVENTS: Final[dict[type, tuple[str, dict[str, Callable[[Any], object]]]]] = {
    Dealt: (
        "dealt",
        {
            "round": _same,
            "dealer": from_one,
            "hands": _hands,
            "under": cards,
            "start": card,
            "replay": _same,
        },
    ),
    Drew: ("drew", {"seat": from_one, "card": card}),
    Took: ("took", {"seat": from_one, "card": card, "knocked": _same}),
    Laid: ("laid", {"seat": from_one, "phase": from_one, "groups": _groups}),
    WasHit: (
        "hit",
        {"seat": from_one, "cards": cards, "owner": from_one, "group": from_one, "result": group},
    ),
    Discarded: ("discarded", {"seat": from_one, "card": card}),
    SkipPlayed: ("skipped", {"seat": from_one, "target": from_one}),
    TurnLost: ("turn lost", {"seat": from_one, "start": _same}),
    Passed: ("passed", {"seat": from_one, "step": _same}),
    Reshuffled: ("reshuffled", {"cards": _same}),
    RoundEnded: (
        "round ended",
        {"round": _same, "result": result, "hands": _hands, "totals": list},
    ),
    GameEnded: ("game ended", {"winners": all_from_one}),
    Rolled: ("rolled", {"seat": from_one, "dice": list}),
    Walked: ("walked", {"seat": from_one, "space": _same, "action": _same}),
    Found: ("found", {"seat": from_one, "card": card}),
    Uncovered: ("uncovered", {"card": card}),
    Swapped: ("swapped", {"seat": from_one, "cards": cards}),
    JokerDrawn: ("joker drawn", {"seat": from_one, "card": card}),
    Asked: (
        "asked",
        {
            "seat": from_one,
            "number": _same,
            "direction": _same,
            "lacking": all_from_one,
            "giver": from_one,
        },
    ),
    Gave: ("gave", {"seat": from_one, "asker": from_one, "card": card}),
    KeepChosen: ("kept", {"seat": from_one, "cards": cards}),
}


def event(happened: Event) -> Data:
    """Return what happened, as text and as data."""
    name, fields = EVENTS[type(happened)]
    data = {field: told(getattr(happened, field)) for field, told in fields.items()}
    return {"text": str(happened), "event": name, **data}


def plan(best: Plan) -> Data:
    """Return a lay with the hits that may follow."""
    return {
        "lay": str(best.lay),
        "hits": [str(hit) for hit in best.hits],
        "cards": best.cards,
        "points": best.points,
    }


def summary(state: PartialState) -> Data:
    """Return who may act now: enough to go on with."""
    return {
        "ply": state.ply,
        "step": state.step or None,
        "number": _number(state.stack[-1]) if state.stack else None,
        "actors": all_from_one(state.actors()),
        "over": state.over,
        "winners": all_from_one(state.standing.winners),
    }


def _number(step: Step) -> int | None:
    """Return the number of a step that has one: cards to draw, or the number asked for."""
    return step.number if step.name in (DRAW, GIVE) else None


def _deed(deed: Deed) -> Data:
    """Return what all saw a seat do: about an open card, or about a number that was asked for."""
    about = {"number": deed.card} if deed.what >= ASKED else {"card": card(deed.card)}
    return {"seat": deed.seat + 1, "deed": DEEDS[deed.what], **about}


def whole(state: PartialState) -> Data:
    """Return a state, or what a view's `masked` leaves of it; never the seed."""
    standing = state.standing
    return {
        "edition": state.edition.name,
        "options": state.edition.option_texts(),
        "players": state.players,
        **summary(state),
        "turn": from_one(state.turn),
        "turns": state.turns,
        "dealer": from_one(state.dealer),
        "deals": state.deals,
        "rounds": standing.rounds,
        "tied": all_from_one(standing.tied),
        "replays": standing.replays,
        "shuffles": state.shuffles,
        "draw_pile": cards(reversed(state.draw_pile)),
        "known_bottom": state.under,
        "pool": cards(state.pool),
        "pool_seen": [_seats(mask) for mask in state.pool_seen],
        "discard_pile": cards(reversed(state.discard_pile)),
        "discards_seen": [_seats(mask) for mask in reversed(state.pile_seen)],
        "dice": list(state.dice) if any(state.dice) else None,
        "rolls": state.rolls,
        "again": state.again,
        "seats": [_seat(state, seat) for seat in range(state.players)],
        "trail": [_deed(deed) for deed in state.trail],
        "results": [result(ended) for ended in state.results],
    }


def _seat(state: PartialState, seat: int) -> Data:
    made, lacks, kept = state.standing.made[seat], state.lacks[seat], state.kept[seat]
    return {
        "seat": seat + 1,
        "hand": _hand(state.hands[seat]),
        "shown": _hand(state.shown[seat]),
        "told": [_told(one) for one in state.told[seat]],
        "lacks": [number for number in range(lacks.bit_length()) if lacks >> number & 1],
        "kept": None if kept is None else _hand(kept),
        "pawn": state.pawns[seat] if state.edition.ring else None,
        "phase": from_one(state.goals[seat]),
        "open_phases": all_from_one(open_phases(state.edition, state.standing, seat)),
        "made": [place + 1 for place in range(made.bit_length()) if made >> place & 1],
        "total": state.standing.totals[seat],
        "laid": from_one(state.laid[seat]),
        "table": _groups(state.table[seat]),
        "skips": state.skips[seat],
        "skipped": state.skipped[seat],
    }


def _told(told: Told) -> Data:
    """Return a card that was asked for: who knows it, and who knows its number only."""
    return {
        "card": card(told.card),
        "known_by": _seats(told.exactly),
        "number_known_by": _seats(told.number),
    }
