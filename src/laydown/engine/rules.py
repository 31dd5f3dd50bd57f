"""The rules: a new game, what is legal, and `apply`, the one way to change a state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.engine.chance import Stream
from laydown.engine.errors import SetupError
from laydown.engine.legal import Legal
from laydown.engine.moves import Hit, Keep, Knock, Lay
from laydown.engine.state import (
    ASK,
    CLAIM,
    DRAW,
    GIVE,
    KEEP,
    PLAY,
    ROLL,
    SEARCH,
    STAR,
    SWAP,
    WALK,
    PartialState,
    State,
    check_whole,
    whole_seat,
)
from laydown.engine.steps.ask import (
    apply_ask,
    apply_give,
    ask_moves,
    check_ask,
    check_give,
    give_moves,
)
from laydown.engine.steps.claim import apply_claim, check_claim, claim_moves
from laydown.engine.steps.draw import apply_draw, check_draw, draw_moves
from laydown.engine.steps.hit import canonical_hit
from laydown.engine.steps.keep import apply_keep, check_keep, keep_picks
from laydown.engine.steps.lay import as_move, check_lay
from laydown.engine.steps.play import apply_play, check_play, play_moves
from laydown.engine.steps.roll import (
    apply_roll,
    apply_star,
    apply_walk,
    check_roll,
    check_star,
    check_walk,
    roll_moves,
    star_moves,
    walk_moves,
)
from laydown.engine.steps.search import apply_search, check_search, search_moves
from laydown.engine.steps.swap import apply_swap, check_swap, swap_picks
from laydown.engine.turn import deal

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import SupportsIndex

    from laydown.engine.edition import Edition
    from laydown.engine.moves import Move
    from laydown.engine.picks import PickSpace
    from laydown.engine.piles import Sink

VERSION = 1  # of the rules: a record says which it was played by


def new_game(
    edition: Edition,
    players: int,
    seed: bytes,
    dealer: SupportsIndex | None = None,
    sink: Sink = None,
) -> State:
    """Return a game with the first round dealt; the first dealer is random unless chosen (X-15)."""
    if not edition.least_players <= players <= edition.most_players:
        expected = f"{edition.least_players}-{edition.most_players}"
        raise SetupError("bad_players", {"found": players, "expected": expected})
    state = State(edition, players, seed)
    if dealer is None:
        state.dealer = Stream(seed, "dealer").below(players)
    else:
        state.dealer = whole_seat(dealer, players)
        if not 0 <= state.dealer < players:
            found = state.dealer + 1
            raise SetupError("bad_dealer", {"found": found, "expected": f"1-{players}"})
    deal(state, sink)
    return state


class StepRules:
    """The functions of one step."""

    def __init__(
        self,
        moves: Callable[[PartialState, int], list[Move]],
        check: Callable[[PartialState, int, Move], object],
        apply: Callable[[State, int, Move, Sink], None],
        picks: Callable[[PartialState, int], PickSpace] | None = None,
    ) -> None:
        """Hold them; only some steps have picks."""
        self.moves: Final = moves
        self.check: Final = check
        self.apply: Final = apply
        self.picks: Final = picks


def _no_moves(state: PartialState, seat: int) -> list[Move]:  # noqa: ARG001
    """List nothing: all moves of the step are picks."""
    return []


STEP_RULES: Final = {
    DRAW: StepRules(draw_moves, check_draw, apply_draw),
    PLAY: StepRules(play_moves, check_play, apply_play),
    CLAIM: StepRules(claim_moves, check_claim, apply_claim),
    ROLL: StepRules(roll_moves, check_roll, apply_roll),
    WALK: StepRules(walk_moves, check_walk, apply_walk),
    STAR: StepRules(star_moves, check_star, apply_star),
    SEARCH: StepRules(search_moves, check_search, apply_search),
    SWAP: StepRules(_no_moves, check_swap, apply_swap, swap_picks),
    ASK: StepRules(ask_moves, check_ask, apply_ask),
    GIVE: StepRules(give_moves, check_give, apply_give),
    KEEP: StepRules(_no_moves, check_keep, apply_keep, keep_picks),
}


# A seat comes in as any index: compiled, an `int` would let True in as 1.
def legal(state: PartialState, seat: SupportsIndex) -> Legal:
    """Return what a seat may do now; nothing for a seat that is not asked."""
    asked = state.check_seat(seat)
    if not state.stack or not state.stack[-1].seats >> asked & 1:
        return Legal(state, asked, [], None, canonical)
    step = STEP_RULES[state.stack[-1].name]
    picks = step.picks(state, asked) if step.picks else None
    return Legal(state, asked, step.moves(state, asked), picks, canonical)


def check(state: PartialState, seat: int, move: Move) -> None:
    """Raise `IllegalMove` if a move is not allowed; changes nothing."""
    _asked(state, seat, move).check(state, seat, move)


def apply(state: State, seat: SupportsIndex, move: Move, sink: Sink = None) -> None:
    """Check everything, then change everything; or raise `IllegalMove` and change nothing."""
    check_whole(state)
    asked = whole_seat(seat, state.players)
    _asked(state, asked, move).apply(state, asked, move, sink)
    state.ply += 1


def _asked(state: PartialState, seat: int, move: Move) -> StepRules:
    """Return the rules of the present step, or raise why the seat may not act in it."""
    edition = state.edition
    if not state.stack:
        raise edition.illegal("game_over", _ending(state))
    step = state.stack[-1]
    if isinstance(move, Knock) and step.name != CLAIM:
        raise edition.illegal("no_claim" if edition.options.knocking else "no_knocking")
    if 0 <= seat < state.players and step.seats >> seat & 1:
        return STEP_RULES[step.name]
    if not 0 <= seat < state.players:
        raise edition.illegal("no_such_seat", "actor", seat=seat + 1)
    if isinstance(move, Knock):
        raise edition.illegal("cannot_claim", seat=seat + 1)
    if isinstance(move, Keep) and step.name == KEEP:
        laid = state.laid[seat] >= 0
        if laid or state.kept[seat] is not None:
            raise edition.illegal("nothing_to_keep" if laid else "already_kept")
    # Whoever is asked now: in the middle of a turn that can be another seat (B-17).
    raise edition.illegal("not_your_turn", step.name, seat=state.actors()[0] + 1)


def _ending(state: PartialState) -> str:
    """Return how a game came to its end, if not by the last phase."""
    edition, standing = state.edition, state.standing
    if edition.options.ten_rounds:
        return "ten_rounds"
    finished = [all(made >> p & 1 for p in edition.options.phases) for made in standing.made]
    return "" if any(finished) else "bound"


def canonical(state: PartialState, seat: int, move: Move) -> Move:
    """Return a legal move in the form in which it is printed and compared; raise if it is not."""
    if isinstance(move, Lay) and state.step == PLAY:
        _asked(state, seat, move)
        return as_move(state, *check_lay(state, seat, move))
    check(state, seat, move)
    if isinstance(move, Hit):
        return canonical_hit(state, move)
    return Keep(tuple(sorted(move.cards))) if isinstance(move, Keep) else move
