"""The table as a text to look at: for programmers, in debuggers and logs; it is not read back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.engine.cards import sorted_cards
from laydown.engine.events import HIDDEN
from laydown.engine.notation.cards import card_text, cards_text

if TYPE_CHECKING:
    from laydown.engine.state import PartialState


def headline(state: PartialState) -> str:
    """Return what is played, how far it got, and who may act, on one line."""
    edition = state.edition
    options = "".join(f" {name}={text}" for name, text in edition.option_texts().items())
    if state.over:
        winners = " ".join(str(seat + 1) for seat in state.standing.winners)
        now = f"won by seat {winners}"
    else:
        actors = " ".join(str(seat + 1) for seat in state.actors())
        now = f"seat {actors} to {state.step}"
    return f"{edition.name}{options}, round {state.deals}, move {state.ply}, {now}"


def print_table(state: PartialState) -> str:
    """Return piles, hands and groups, one seat after another; hidden cards as `?x7`."""
    pile = state.discard_pile
    top = card_text(pile[-1]) if pile else "-"
    lines = [
        headline(state),
        f"draw pile: {len(state.draw_pile)}, discard pile: {len(pile)}, top {top}",
    ]
    if state.dice[0]:
        lines[-1] += f", dice: {state.dice[0]} {state.dice[1]}"
    for seat in range(state.players):
        lines += _seat_lines(state, seat)
    return "\n".join(lines)


def _seat_lines(state: PartialState, seat: int) -> list[str]:
    """Return what one seat has and where it is."""
    goal = state.goals[seat]
    facts = [f"phase {goal + 1}" if goal >= 0 else "any phase"]
    if state.edition.scored:
        facts.append(f"{state.standing.totals[seat]} points")
    if state.edition.ring:
        facts.append(f"space {state.pawns[seat]}")
    if state.skips[seat]:
        facts.append(f"Skips {state.skips[seat]}")
    here = ">" if seat in state.actors() else " "
    lines = [f"{here} {seat + 1}: {_hand(state.hands[seat])} ({', '.join(facts)})"]
    if state.laid[seat] >= 0:
        groups = " | ".join(map(str, state.table[seat]))
        lines.append(f"     laid phase {state.laid[seat] + 1}: {groups}")
    return lines


def _hand(hand: list[int]) -> str:
    """Return the cards of a hand in order, and how many are hidden."""
    known = sorted_cards(card for card in hand if card != HIDDEN)
    hidden = len(hand) - len(known)
    words = [cards_text(known)] if known else []
    if hidden:
        words.append(f"?x{hidden}")
    return " ".join(words) or "-"
