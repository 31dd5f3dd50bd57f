"""What the tests of the board game share, on top of the kit for all editions."""

from __future__ import annotations

from inspect import cleandoc
from typing import TYPE_CHECKING

from laydown.engine import rules
from laydown.engine.cards import sorted_cards
from laydown.engine.events import HIDDEN
from laydown.engine.moves import Keep, Swap
from laydown.engine.notation.cards import card_text, cards_text
from laydown.engine.notation.moves import parse_move
from laydown.engine.view import view
from tests.rules import kit

if TYPE_CHECKING:
    from collections.abc import Iterable

    from laydown.engine.events import Event
    from laydown.engine.state import State

ONLY_AGAIN = ("again",) * 20


def board(position: str, *, rest: int = 0) -> State:
    """Return the state of a position of the board game; `rest` as in the kit."""
    return kit.at(f"edition: board\n{cleandoc(position)}", rest=rest)


def own(position: str, *, ring: Iterable[str] = (), phases: Iterable[str] = ()) -> State:
    """Return the state of a position of a host's own edition with another ring or other phases."""
    text = 'name = "own"\nbased_on = "board"\n'
    if ring:
        spaces = ", ".join(f'"{space}"' for space in ring)
        text += f"[board]\nring = [{spaces}]\n"
    text += "".join(f'[[phases]]\nlay = "{phase}"\n' for phase in phases)
    embedded = "\n".join(f"|{line}" for line in text.splitlines())
    return kit.at(f"edition: own\n{embedded}\n{cleandoc(position)}")


def play(state: State, *moves: str) -> list[Event]:
    """Play moves as the kit does, and those that pick cards: `1 swap R5 G7`, `2 keep`."""
    events: list[Event] = []
    for text in moves:
        name, _, rest = text.partition(" ")
        seat, move = int(name) - 1, parse_move(rest)
        if isinstance(move, (Swap, Keep)):
            legal = rules.legal(state, seat)
            assert legal.why_not(move) is None, f"{text}: {legal.why_not(move)}"
            assert move in list(legal.picks or ()), f"{text} is accepted but not offered"
            rules.apply(state, seat, move, events.append)
        else:
            events += kit.play(state, text)
    return events


def told(events: Iterable[Event], seat: int) -> list[str]:
    """Return what a seat may know of the events, as text."""
    return [str(event.seen_by(seat - 1)) for event in events]


def next_draw(state: State) -> str:
    """Return the top of the draw pile."""
    return card_text(state.draw_pile[-1])


def known(state: State, owner: int, seat: int) -> str:
    """Return the cards that a seat knows to be in the hand of another, sorted."""
    return cards_text(sorted_cards(view(state, seat - 1).known_of(owner - 1)))


def discards(state: State, seat: int) -> str:
    """Return the discard pile as a seat sees it, the top first, `?` for what is hidden."""
    pile = reversed(view(state, seat - 1).discard_pile)
    return " ".join("?" if card == HIDDEN else card_text(card) for card in pile)


def phase(state: State, seat: int) -> int:
    """Return the phase that a seat is on."""
    return state.goals[seat - 1] + 1


def roll_and_walk(state: State, seat: int) -> list[Event]:
    """Roll, and walk by the first of the distances that this allows."""
    events = play(state, f"{seat} roll")
    return events + play(state, f"{seat} {rules.legal(state, seat - 1).moves[0]}")
