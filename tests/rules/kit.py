"""What the rule tests share: games set up and played in the text that people read.

Everything here counts seats, groups and phases from 1, as the text does.
"""

from __future__ import annotations

from inspect import cleandoc
from typing import TYPE_CHECKING, TypeVar

import pytest

from laydown.engine import rules
from laydown.engine.cards import sorted_cards
from laydown.engine.edition import load
from laydown.engine.errors import IllegalMove
from laydown.engine.moves import Lay
from laydown.engine.notation.cards import cards_text, parse_cards
from laydown.engine.notation.moves import parse_move
from laydown.engine.notation.position import parse_position

if TYPE_CHECKING:
    from collections.abc import Iterable

    from laydown.engine.events import Event
    from laydown.engine.options import OptionValue
    from laydown.engine.state import State

SEED = b"rule tests"

Kind = TypeVar("Kind")


def at(position: str, *, rest: int = 0) -> State:
    """Return the state of a position; `position: 1` and `edition: mattel` may be left out.

    The cards that no line places go to the hand of the seat `rest`, where one is named, so that
    piles can be small.
    """
    text = cleandoc(position)
    keys = {line.partition(":")[0].strip() for line in text.splitlines()}
    for line in ("edition: mattel", "position: 1"):
        if line.partition(":")[0] not in keys:
            text = f"{line}\n{text}"
    return parse_position(_with_rest(text + "\n", rest) if rest else text + "\n")


def _with_rest(text: str, seat: int) -> str:
    """Return the position with all cards that it does not place in the hand of that seat."""
    lines = text.splitlines()
    pile = [line for line in lines if line.startswith("draw pile:")]
    left = parse_position("\n".join(line for line in lines if line not in pile)).draw_pile
    for card in parse_cards(pile[0].partition(":")[2] if pile else ""):
        left.remove(card)
    key = f"hand {seat}:"
    return "\n".join(
        f"{line} {cards_text(left)}" if line.startswith(key) else line
        for line in ([*lines, "draw pile:"] if not pile else lines)
    )


def new_game(
    edition: str = "mattel",
    players: int = 3,
    *,
    seed: bytes = SEED,
    dealer: int | None = 1,
    events: list[Event] | None = None,
    **options: OptionValue,
) -> State:
    """Return a new game, dealt by seat 1 unless told otherwise (None: by chance)."""
    return rules.new_game(
        load(edition, options),
        players,
        seed,
        dealer if dealer is None else dealer - 1,
        sink=None if events is None else events.append,
    )


def play(state: State, *moves: str) -> list[Event]:
    """Play moves like `1 draw` or `2 lay R7 G7 Y7 | R9 W W`; return what happened."""
    events: list[Event] = []
    for text in moves:
        name, _, rest = text.partition(" ")
        seat, move = int(name) - 1, parse_move(rest)
        legal = rules.legal(state, seat)
        reason = legal.why_not(move)
        assert reason is None, f"{text}: {reason}"
        # What is accepted must be offered too.
        offered = legal.lays if isinstance(move, Lay) else legal.moves
        assert legal.canonical(move) in offered, f"{text} is accepted but not offered"
        rules.apply(state, seat, move, events.append)
    return events


def refused(state: State, seat: int, move: str) -> IllegalMove:
    """Return why a seat may not make a move, which is not offered and changes nothing."""
    before = state.copy()
    wanted = parse_move(move)
    events: list[Event] = []
    with pytest.raises(IllegalMove) as caught:
        rules.apply(state, seat - 1, wanted, events.append)
    assert state == before
    assert not events
    if seat <= state.players:  # whoever is not there is offered nothing
        legal = rules.legal(state, seat - 1)
        assert wanted not in legal
        assert wanted not in legal.moves
    return caught.value


def why(state: State, seat: int, move: str) -> tuple[str, str]:
    """Return the code of the refusal and the clause behind it."""
    reason = refused(state, seat, move)
    return reason.code, reason.clause


def offered(state: State, seat: int) -> set[str]:
    """Return the moves that a seat may make, without the lays."""
    return {str(move) for move in rules.legal(state, seat - 1).moves}


def lines(events: Iterable[Event]) -> list[str]:
    """Return the events as text."""
    return [str(event) for event in events]


def only(kind: type[Kind], events: Iterable[Event]) -> list[Kind]:
    """Return the events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def hand(state: State, seat: int) -> str:
    """Return the hand of a seat, sorted: `R7 G9 W S`."""
    return cards_text(sorted_cards(state.hands[seat - 1]))


def table(state: State, seat: int) -> str:
    """Return the groups that lie in front of a seat: `R7 G7 Y7 | R9 G9 Y9`."""
    return " | ".join(map(str, state.table[seat - 1]))


def discard_pile(state: State) -> str:
    """Return the discard pile, the top first."""
    return cards_text(reversed(state.discard_pile))
