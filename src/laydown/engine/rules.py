"""The rules: a new game, what is legal, and `apply`, the one way to change a state."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.engine.chance import Stream
from laydown.engine.errors import IllegalMove, SetupError
from laydown.engine.groups import Group
from laydown.engine.legal import Legal
from laydown.engine.moves import Discard, Draw, Hit, Lay, Move, Pass, PlaySkip, Take
from laydown.engine.state import CLAIM, DRAW, State
from laydown.engine.steps.claim import check_claim, claim_moves, do_claim
from laydown.engine.steps.discard import check_discard, discard_moves, do_discard
from laydown.engine.steps.draw import check_draw, do_draw, draw_moves
from laydown.engine.steps.hit import canonical_hit, check_hit, do_hit, hit_moves
from laydown.engine.steps.lay import as_move, check_lay, do_lay
from laydown.engine.turn import deal

if TYPE_CHECKING:
    from laydown.engine.edition import Edition
    from laydown.engine.steps.draw import Sink

VERSION = 1  # of the rules: a record tells by which it was played


def new_game(
    edition: Edition,
    players: int,
    seed: bytes,
    dealer: int | None = None,
    sink: Sink = None,
) -> State:
    """Return a game with the first round dealt; the first dealer is random unless chosen (X-15)."""
    if not edition.least_players <= players <= edition.most_players:
        expected = f"{edition.least_players}-{edition.most_players}"
        raise SetupError("bad_players", {"found": players, "expected": expected})
    if dealer is not None and not 0 <= dealer < players:
        raise SetupError("bad_dealer", {"found": dealer + 1, "expected": f"1-{players}"})
    state = State(edition, players, seed)
    state.dealer = Stream(seed, "dealer").below(players) if dealer is None else dealer
    deal(state, sink)
    return state


def legal(state: State, seat: int) -> Legal:
    """Return what a seat may do now; nothing for a seat that is not asked."""
    if not state.stack or not 0 <= seat < state.players or not state.stack[-1].seats >> seat & 1:
        return Legal(state, seat, [], check, canonical)
    step = state.stack[-1].name
    if step == DRAW:
        return Legal(state, seat, draw_moves(state), check, canonical)
    if step == CLAIM:
        return Legal(state, seat, claim_moves(), check, canonical)
    moves = hit_moves(state, seat) + discard_moves(state, seat)
    return Legal(state, seat, moves, check, canonical)


Found = tuple[int, tuple[Group, ...]] | Group | None


def check(state: State, seat: int, move: Move) -> Found:
    """Return what a move comes to, or raise `IllegalMove`; changes nothing."""
    edition = state.edition
    if not state.stack:
        raise edition.illegal("game_over")
    step = state.stack[-1]
    if not 0 <= seat < state.players or not step.seats >> seat & 1:
        raise _not_asked(state, seat, move)
    if step.name == DRAW:
        check_draw(state, move)
    elif step.name == CLAIM:
        check_claim(state, move)
    elif isinstance(move, (Discard, PlaySkip, Pass)):
        check_discard(state, seat, move)
    elif isinstance(move, Lay):
        return check_lay(state, seat, move)
    elif isinstance(move, Hit):
        return check_hit(state, seat, move)
    elif isinstance(move, (Draw, Take)):
        raise edition.illegal("already_drawn")
    else:
        raise edition.illegal("no_claim")
    return None


def _not_asked(state: State, seat: int, move: Move) -> IllegalMove:
    """Return why a seat may not act at all now."""
    edition = state.edition
    if not 0 <= seat < state.players:
        return edition.illegal("no_such_seat", seat=seat + 1)
    if str(move) == "knock":
        claim = state.step == CLAIM
        return edition.illegal("cannot_claim" if claim else "no_claim", seat=seat + 1)
    return edition.illegal("not_your_turn", seat=state.turn + 1)


def apply(state: State, seat: int, move: Move, sink: Sink = None) -> None:
    """Check everything, then change everything; or raise `IllegalMove` and change nothing."""
    found = check(state, seat, move)
    step = state.stack[-1].name
    state.ply += 1
    if step == DRAW:
        do_draw(state, seat, move, sink)
    elif step == CLAIM:
        do_claim(state, seat, move, sink)
    elif isinstance(move, (Discard, PlaySkip, Pass)):
        do_discard(state, seat, move, sink)
    elif isinstance(found, Group) and isinstance(move, Hit):
        do_hit(state, seat, move, found, sink)
    elif isinstance(found, tuple):
        do_lay(state, seat, found, sink)


def canonical(state: State, seat: int, move: Move) -> Move:
    """Return a legal move in the form in which it is printed and compared; raise if it is not."""
    found = check(state, seat, move)
    if isinstance(found, tuple):
        return as_move(state, *found)
    return canonical_hit(state, move) if isinstance(move, Hit) else move
