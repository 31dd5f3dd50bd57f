"""A position as text: one readable block that can be written by hand.

A full position places every card and goes on from any step. A partial one has `?` for cards that a
seat does not know; only `complete` makes a full one of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.engine.cards import sorted_cards
from laydown.engine.events import HIDDEN
from laydown.engine.notation.cards import card_text, cards_text
from laydown.engine.notation.lines import embed
from laydown.engine.notation.position_lines import FORMAT
from laydown.engine.notation.position_reader import PositionReader
from laydown.engine.state import ASKED, DEEDS, check_whole
from laydown.engine.view import NUMBER_ONLY

if TYPE_CHECKING:
    from laydown.engine.edition import Edition
    from laydown.engine.state import Deed, PartialState, State, Step, Told
    from laydown.engine.view import View


def print_position(state: State) -> str:
    """Print a full position."""
    check_whole(state)
    return "\n".join(_lines(state, f"seed: {state.seed.hex()}")) + "\n"


def print_view(seen: View) -> str:
    """Print what a seat sees as a partial position."""
    return "\n".join(_lines(seen.masked(), f"view: {seen.seat + 1}")) + "\n"


def edition_lines(edition: Edition) -> list[str]:
    """Return the lines that name an edition and its options; a host's own is embedded."""
    lines = [f"edition: {edition.name}"]
    if edition.source:
        lines += embed(edition.source)
    options = edition.option_texts()
    if options:
        lines.append("options: " + " ".join(f"{name}={text}" for name, text in options.items()))
    return lines


def _pile_text(pile: list[int]) -> str:
    """Print a pile from the top; hidden cards in a row as `?x40`."""
    words: list[str] = []
    hidden = 0
    for card in [*reversed(pile), None]:
        if card == HIDDEN:
            hidden += 1
            continue
        if hidden:
            words.append(f"?x{hidden}" if hidden > 1 else "?")
            hidden = 0
        if card is not None:
            words.append(card_text(card))
    return " ".join(words)


def _hand_text(hand: list[int]) -> str:
    known = sorted_cards(card for card in hand if card != HIDDEN)
    hidden = len(hand) - len(known)
    words = [cards_text(known)] if known else []
    if hidden:
        words.append(f"?x{hidden}" if hidden > 1 else "?")
    return " ".join(words)


def _seats_text(mask: int) -> str:
    return " ".join(str(seat + 1) for seat in range(mask.bit_length()) if mask >> seat & 1)


def _numbers_text(mask: int) -> str:
    return " ".join(str(number) for number in range(mask.bit_length()) if mask >> number & 1)


def _mask_text(mask: int) -> str:
    """Print a mask of seats as one word: `134`, `-` for none."""
    return _seats_text(mask).replace(" ", "") or "-"


def _step_text(step: Step) -> str:
    number = f" x{step.number}" if step.number != 1 else ""
    return f"{step.name} {_seats_text(step.seats)}{number}"


def deed_text(deed: Deed) -> str:
    """Print what all saw a seat do: `2 take R7`."""
    card = str(deed.card) if deed.what >= ASKED else card_text(deed.card)
    return f"{deed.seat + 1} {DEEDS[deed.what]} {card}"


def _told_text(told: Told) -> str:
    card = f"?{told.card & 15}" if told.card >= NUMBER_ONLY else card_text(told.card)
    return f"{card}/{_mask_text(told.exactly)}/{_mask_text(told.number)}"


def _lines(state: PartialState, secret: str) -> list[str]:
    """Return the lines of a position; what has its usual value is left out."""
    standing = state.standing
    lines = [f"position: {FORMAT}", *edition_lines(state.edition), f"players: {state.players}"]
    lines += [secret, f"dealer: {state.dealer + 1}", f"deals: {state.deals}"]
    lines += [f"rounds: {standing.rounds}", f"moves: {state.ply}", f"turns: {state.turns}"]
    lines += [f"turn: {state.turn + 1}"]
    steps = ", ".join(map(_step_text, state.stack))
    lines.append(f"step: {steps or 'over'}")
    for name, seats in (("tied", standing.tied), ("winners", standing.winners)):
        if seats:
            lines.append(f"{name}: {' '.join(str(seat + 1) for seat in seats)}")
    for name, count in (
        ("replays", standing.replays),
        ("shuffles", state.shuffles),
        ("under", state.under),
        ("rolls", state.rolls),
        ("again", state.again),
    ):
        if count:
            lines.append(f"{name}: {count}")
    lines += _pile_lines(state)
    for seat in range(state.players):
        lines += _seat_lines(state, seat)
    if state.trail:
        lines.append(f"trail: {', '.join(map(deed_text, state.trail))}")
    lines += [f"round {i + 1}: {result}" for i, result in enumerate(state.results)]
    return lines


def _pile_lines(state: PartialState) -> list[str]:
    """Return the lines of the piles and of the ring."""
    lines = [f"draw pile: {_pile_text(state.draw_pile)}".rstrip()]
    lines.append(f"discard pile: {_pile_text(state.discard_pile)}".rstrip())
    if state.pile_seen:
        lines.append(f"seen: {' '.join(map(_mask_text, reversed(state.pile_seen)))}")
    if state.pool:
        lines.append(f"pool: {_pile_text(list(reversed(state.pool)))}")
    if state.pool_seen:
        lines.append(f"pool seen: {' '.join(map(_mask_text, state.pool_seen))}")
    if state.edition.ring:
        lines.append(f"pawns: {' '.join(map(str, state.pawns))}")
    if state.dice[0]:
        lines.append(f"dice: {state.dice[0]} {state.dice[1]}")
    return lines


def _seat_lines(state: PartialState, seat: int) -> list[str]:
    name = seat + 1
    made = state.standing.made[seat]
    lines = [f"hand {name}: {_hand_text(state.hands[seat])}".rstrip()]
    if state.shown[seat]:
        lines.append(f"shown {name}: {cards_text(sorted_cards(state.shown[seat]))}")
    if state.told[seat]:
        lines.append(f"told {name}: {' '.join(map(_told_text, state.told[seat]))}")
    if state.lacks[seat]:
        lines.append(f"lacks {name}: {_numbers_text(state.lacks[seat])}")
    kept = state.kept[seat]
    if kept is not None:
        lines.append(f"keep {name}: {cards_text(kept)}".rstrip())
    if made:
        lines.append(f"made {name}: {_seats_text(made)}")
    if state.standing.totals[seat]:
        lines.append(f"total {name}: {state.standing.totals[seat]}")
    if state.laid[seat] >= 0:
        groups = " | ".join(map(str, state.table[seat]))
        lines.append(f"table {name}: {state.laid[seat] + 1}: {groups}")
    if state.skips[seat]:
        lines.append(f"skip {name}: {state.skips[seat]}")
    if state.skipped[seat]:
        lines.append(f"skipped {name}: {state.skipped[seat]}")
    return lines


def parse_position(text: str) -> State:
    """Read a full position, or raise an error that points at the place."""
    return PositionReader(text).full()


def parse_view(text: str) -> View:
    """Read a partial position as the seat of its `view` line sees it."""
    return PositionReader(text).partial()
