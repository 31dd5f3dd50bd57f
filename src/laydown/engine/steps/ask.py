"""Ask for a number, to the left or to the right; the first who holds it gives (B-17, B-18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.engine.cards import REVERSED, face
from laydown.engine.events import Asked, Gave
from laydown.engine.moves import LEFT, RIGHT, Ask, Give, Move
from laydown.engine.notation.cards import card_text
from laydown.engine.piles import check_holds, draw_card, leave_hand
from laydown.engine.scoring import NOBODY
from laydown.engine.state import ASK, ASKED, GAVE, GIVE, LACKED, PLAY, Step, Told, deed, step_of

if TYPE_CHECKING:
    from laydown.engine.piles import Sink
    from laydown.engine.state import PartialState, State


def ask_moves(state: PartialState, seat: int) -> list[Move]:  # noqa: ARG001
    """List every number in both directions."""
    numbers = range(1, state.edition.highest + 1)
    return [Ask(number, direction) for number in numbers for direction in (LEFT, RIGHT)]


def check_ask(state: PartialState, seat: int, move: Move) -> Ask:  # noqa: ARG001
    """Return the question, or raise why one cannot ask like this."""
    if not isinstance(move, Ask):
        raise state.edition.illegal("action_first", step=ASK)
    if not 1 <= move.number <= state.edition.highest or move.direction not in (LEFT, RIGHT):
        raise state.edition.illegal("bad_ask", number=move.number)
    return move


def apply_ask(state: State, seat: int, move: Move, sink: Sink) -> None:
    """Ask the others in that direction until one holds the number."""
    ask = check_ask(state, seat, move)
    number = ask.number
    step = 1 if ask.direction == LEFT else -1
    others = [(seat + step * i) % state.players for i in range(1, state.players)]
    holders = [other for other in others if gifts(state, other, number)]
    giver = holders[0] if holders else NOBODY
    lacking = others[: others.index(giver)] if holders else others
    state.trail.append(deed(seat, ASKED, number))
    for other in lacking:
        state.trail.append(deed(other, LACKED, number))
        state.lacks[other] |= 1 << number
    if sink:
        sink(Asked(seat, number, ask.direction, tuple(lacking), giver))
    if holders:
        # The giver is asked even where there is no choice: who waits would tell that there is.
        state.stack[-1] = step_of(PLAY, seat)
        state.stack.append(Step(GIVE, 1 << giver, number))
    else:
        draw_card(state, seat, sink)
        state.stack[-1] = step_of(PLAY, seat)


def gifts(state: PartialState, seat: int, number: int) -> list[int]:
    """Return the cards of a number that a seat may give: a real one before a Joker (X-26)."""
    held = sorted({card for card in state.hands[seat] if card & 15 == number})
    return [card for card in held if _is_real(card, number)] or held


def give_moves(state: PartialState, seat: int) -> list[Move]:
    """List what may be given."""
    return [Give(card) for card in gifts(state, seat, state.stack[-1].number)]


def check_give(state: PartialState, seat: int, move: Move) -> int:
    """Return the card, or raise why it cannot be given."""
    edition, number = state.edition, state.stack[-1].number
    if not isinstance(move, Give):
        raise edition.illegal("action_first", GIVE, step=GIVE)
    check_holds(state, seat, move.card, "give")
    if move.card & 15 != number:
        raise edition.illegal("not_that_number", card=card_text(move.card), number=number)
    if move.card not in gifts(state, seat, number):
        raise edition.illegal("joker_last", card=card_text(move.card))
    return move.card


def apply_give(state: State, seat: int, move: Move, sink: Sink) -> None:
    """Hand the card over, the right way round, and draw another for it (B-18)."""
    card = check_give(state, seat, move)
    asker = state.turn
    given = face(card)
    both = 1 << seat | 1 << asker
    _note_gift(state, seat, card, asker)
    state.hands[asker].append(given)
    state.lacks[asker] &= ~(1 << (given & 15))
    if card >= REVERSED:
        state.shown[asker].append(given)  # all saw the given of the Joker
    else:
        state.told[asker].append(Told(given, both, state.everyone & ~both))
        state.told[asker].sort()
    state.trail.append(deed(seat, GAVE, given & 15))
    state.stack.pop()
    if sink:
        sink(Gave(seat, asker, card))
    draw_card(state, seat, sink)


def _note_gift(state: State, seat: int, card: int, asker: int) -> None:
    """Take the card out of the giver's hand; the others see its number only."""
    if card >= REVERSED:
        leave_hand(state, seat, card)
        return
    state.hands[seat].remove(card)
    number = card & 15
    state.lacks[seat] &= ~(1 << number)
    # Which card of this number went, only the two know: what others knew of such cards is gone,
    # and the asker knows those that stayed.
    known = [Told(c, state.everyone, 0) for c in state.shown[seat] if _is_real(c, number)]
    known += [told for told in state.told[seat] if told.card & 15 == number]
    gone = next((told for told in known if told.card == card), None)
    if gone:
        known.remove(gone)
    state.shown[seat] = [c for c in state.shown[seat] if not _is_real(c, number)]
    state.told[seat] = [told for told in state.told[seat] if told.card & 15 != number]
    both = 1 << seat | 1 << asker
    state.told[seat] += [Told(t.card, both, 0) for t in known if t.exactly >> asker & 1]
    state.told[seat].sort()


def _is_real(card: int, number: int) -> bool:
    """Whether a card has the number and is no Joker."""
    return card & 15 == number and card < REVERSED
