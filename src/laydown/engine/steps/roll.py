"""Roll the dice, walk, and do what the space says (B-04 to B-07)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.engine.cards import REVERSED
from laydown.engine.chance import Stream
from laydown.engine.events import JokerDrawn, Rolled, Walked
from laydown.engine.moves import ROLL, Move, Roll, Star, Walk
from laydown.engine.piles import draw_card, draw_face
from laydown.engine.state import ASK, DRAW, PLAY, SEARCH, STAR, SWAP, WALK, Step, step_of

if TYPE_CHECKING:
    from laydown.engine.piles import Sink
    from laydown.engine.state import PartialState, State


def roll_moves(state: PartialState, seat: int) -> list[Move]:  # noqa: ARG001 - always the same
    """List the only move of this step."""
    return [ROLL]


def check_roll(state: PartialState, seat: int, move: Move) -> None:  # noqa: ARG001
    """Raise why a move is not allowed before the roll."""
    if not isinstance(move, Roll):
        raise state.edition.illegal("roll_first")


def apply_roll(state: State, seat: int, move: Move, sink: Sink) -> None:
    """Roll two dice, and let the seat choose how far to walk."""
    check_roll(state, seat, move)
    stream = Stream(state.seed, "roll", state.deals, state.rolls)
    state.rolls += 1
    state.dice = (stream.roll(), stream.roll())
    state.stack[-1] = step_of(WALK, seat)
    if sink:
        sink(Rolled(seat, state.dice))


def distances(state: PartialState) -> list[int]:
    """Return how far the pawn may walk: one of the dice, a double once or twice (B-05)."""
    one, other = state.dice
    return [one, 2 * one] if one == other else sorted((one, other))


def walk_moves(state: PartialState, seat: int) -> list[Move]:  # noqa: ARG001
    """List the moves of the pawn."""
    return [Walk(spaces) for spaces in distances(state)]


def check_walk(state: PartialState, seat: int, move: Move) -> int:
    """Return the space that the pawn comes to, or raise why it cannot move like this."""
    if not isinstance(move, Walk):
        raise state.edition.illegal("walk_first")
    if move.spaces not in distances(state):
        raise state.edition.illegal("not_rolled", spaces=move.spaces)
    return landing(state, seat, move.spaces)


def apply_walk(state: State, seat: int, move: Move, sink: Sink) -> None:
    """Move the pawn and do the action of the space reached (B-07)."""
    _arrive(state, seat, check_walk(state, seat, move), sink)


def landing(state: PartialState, seat: int, spaces: int) -> int:
    """Return where a pawn gets clockwise; occupied spaces are jumped and not counted (B-06)."""
    return on_the_way(state, seat, spaces)[-1]


def on_the_way(state: PartialState, seat: int, spaces: int) -> list[int]:
    """Return the spaces that a pawn counts on its way, the last one is where it gets."""
    space = state.pawns[seat]
    way: list[int] = []
    while len(way) < spaces:
        space = (space + 1) % len(state.edition.ring)
        if _free(state, seat, space):
            way.append(space)
    return way


def space_of(state: PartialState, seat: int, move: Walk | Star) -> int:
    """Return the space that a seat comes to by a walk, or by the action that a star chooses."""
    if isinstance(move, Walk):
        return landing(state, seat, move.spaces)
    return next_free(state, seat, move.action)


def _free(state: PartialState, seat: int, space: int) -> bool:
    """Whether no other pawn stands on a space."""
    return all(pawn != space for i, pawn in enumerate(state.pawns) if i != seat)


def next_free(state: PartialState, seat: int, action: str) -> int:
    """Return the next free space of an action clockwise, -1 if there is none (B-19)."""
    ring = state.edition.ring
    for distance in range(1, len(ring)):
        space = (state.pawns[seat] + distance) % len(ring)
        if ring[space][0] == action and _free(state, seat, space):
            return space
    return -1


def star_moves(state: PartialState, seat: int) -> list[Move]:
    """List the actions that a star may choose."""
    actions = sorted({action for action, _ in state.edition.ring} - {STAR})
    return [Star(action) for action in actions if next_free(state, seat, action) >= 0]


def check_star(state: PartialState, seat: int, move: Move) -> int:
    """Return the space of the action chosen, or raise why a star cannot choose like this."""
    edition = state.edition
    if not isinstance(move, Star):
        raise edition.illegal("action_first", step=STAR)
    if move.action == STAR or move.action not in {action for action, _ in edition.ring}:
        raise edition.illegal("not_an_action", action=move.action)
    space = next_free(state, seat, move.action)
    if space < 0:
        raise edition.illegal("no_free_space", action=move.action)
    return space


def apply_star(state: State, seat: int, move: Move, sink: Sink) -> None:
    """Move the pawn on to the chosen action, and do it."""
    _arrive(state, seat, check_star(state, seat, move), sink)


def _arrive(state: State, seat: int, space: int, sink: Sink) -> None:
    """Put the pawn on a space and begin its action: one that asks for nothing is done at once."""
    state.pawns[seat] = space
    action, number = state.edition.ring[space]
    mine = 1 << seat
    if sink:
        hidden = action == SEARCH and state.edition.hidden_discards
        sink(Walked(seat, space, action, tuple(state.discard_pile) if hidden else ()))
    state.stack[-1] = step_of(PLAY, seat)
    if action == "draw":  # B-11
        state.stack[-1] = Step(DRAW, mine, number)
    elif action == "again":  # B-13
        state.again += 1
        state.stack[-1] = step_of(DRAW, seat)
    elif action in (STAR, SWAP, ASK):
        state.stack[-1] = step_of(action, seat)
    elif action == "everyone":  # B-15
        for i in range(state.players):
            draw_card(state, (seat + i) % state.players, sink)
    elif action == "joker":  # B-16
        _draw_joker(state, seat, sink)
    elif state.discard_pile:  # B-12
        state.pile_seen = [seen | mine for seen in state.pile_seen]
        state.stack[-1] = step_of(SEARCH, seat)
    else:  # nothing to search, the card comes from the draw pile
        draw_card(state, seat, sink)


def _draw_joker(state: State, seat: int, sink: Sink) -> None:
    """Draw a card and hold it the wrong way round: all see its face (B-16)."""
    card = draw_face(state, sink)
    if card >= 0:
        state.hands[seat].append(card | REVERSED)
        state.shown[seat].append(card | REVERSED)
        if sink:
            sink(JokerDrawn(seat, card | REVERSED))
