"""Requests within a game: what is legal and why not, moves, and who sees what."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from laydown import locale
from laydown.engine.chance import Stream
from laydown.engine.complete import complete as complete_view
from laydown.engine.errors import IllegalMove
from laydown.engine.laying import Budget
from laydown.engine.notation.moves import parse_move
from laydown.engine.notation.position import parse_view, print_position, print_view
from laydown.engine.notation.record import MARKS, RecordedMove, parse_recorded
from laydown.engine.rules import legal
from laydown.engine.view import view as view_of
from laydown.referee import data, limits
from laydown.referee.errors import error_data
from laydown.referee.fields import RequestError
from laydown.referee.games import happened

if TYPE_CHECKING:
    from laydown.engine.events import Numbered
    from laydown.engine.picks import PickSpace
    from laydown.engine.state import State
    from laydown.referee.data import Data
    from laydown.referee.fields import Fields
    from laydown.referee.games import Games

_COUNTED = 1_000  # lays, unless a request says otherwise


def _actor(state: State, fields: Fields) -> int:
    """Return the seat that a request names; it may be left out where only one can act."""
    actors = state.actors()
    if "seat" in fields or len(actors) > 1:
        return fields.seat(state.players)
    return actors[0] if actors else 0  # at the end the engine tells every seat that it is over


def legal_moves(games: Games, fields: Fields) -> Data:
    """Tell what a seat may do now."""
    state = games.find(fields).state
    seat = _actor(state, fields)
    found = legal(state, seat)
    limit = fields.number("limit", 0, limits.LAYS, _COUNTED)
    best = fields.number("best", 0, limits.BEST, 1)
    counting, comparing = Budget(limits.WORK), Budget(limits.WORK)
    lays = [str(lay) for lay in found.lays.some(limit + 1, counting)]
    plans = found.best(best, comparing)
    told: Data = {
        "any": bool(found.lays),
        "count": min(len(lays), limit),
        "more": len(lays) > limit or not counting.complete,
        "best": [data.plan(plan) for plan in plans],
        "complete": comparing.complete,
    }
    if fields.flag("lays"):
        told["all"] = lays[:limit]
    return {
        "seat": seat + 1,
        "moves": [str(move) for move in found.moves],
        "picks": _picks(found.picks, limit, listed=fields.flag("picks")),
        "lays": told,
    }


def _picks(space: PickSpace | None, limit: int, *, listed: bool) -> Data | None:
    """Tell the ways to pick cards, where the step asks for that."""
    if space is None:
        return None
    picks = [str(pick) for pick in islice(space, limit + 1)]
    told: Data = {"count": min(len(picks), limit), "more": len(picks) > limit}
    return told | {"all": picks[:limit]} if listed else told


def why_not(games: Games, fields: Fields) -> Data:
    """Tell whether a move is legal, and if not, why."""
    state = games.find(fields).state
    seat = _actor(state, fields)
    move = parse_move(fields.text("move"))
    found = legal(state, seat)
    reason = found.why_not(move)
    if reason is None:
        return {"seat": seat + 1, "legal": True, "move": str(found.canonical(move))}
    language = fields.choice("language", locale.LANGUAGES, "en")
    return {"seat": seat + 1, "legal": False, "why": error_data(reason, language)}


def play(games: Games, fields: Fields) -> Data:
    """Apply one move, or several: all of them or none."""
    game = games.find(fields)
    if "moves" in fields and ("move" in fields or "seat" in fields):
        raise fields.bad("moves", "move / moves")
    several = "moves" in fields
    if several:
        texts = fields.texts("moves", limits.MOVES)
        moves = [parse_recorded(text, game.players) for text in texts]
    else:
        moves = [RecordedMove(_actor(game.state, fields), parse_move(fields.text("move")))]
    mark = fields.choice("mark", MARKS, "")
    viewers = fields.seats("seen_by", game.players)
    before = game.ply
    found: list[Numbered] = []
    try:
        for one in moves:
            found += game.play(one.move, one.seat, mark=one.mark or mark)
        played = [str(recorded.move) for recorded in game.moves[len(game.moves) - len(moves) :]]
        return {"played": played, **data.summary(game.state), **happened(found, viewers)}
    except Exception as error:
        if several and isinstance(error, IllegalMove):
            error.details = {**error.details, "move_number": game.ply - before + 1}
        game.undo(to=before)
        raise


def state(games: Games, fields: Fields) -> Data:
    """Tell the whole truth about a game."""
    found = games.find(fields).state
    return {
        "position": print_position(found),
        "state": {**data.whole(found), "seed": found.seed.hex()},
    }


def view(games: Games, fields: Fields) -> Data:
    """Tell all that a seat may know."""
    found = games.find(fields).state
    seen = view_of(found, fields.seat(found.players))
    return {
        "seat": seen.seat + 1,
        "position": print_view(seen),
        "view": data.whole(seen.masked()),
    }


def complete(games: Games, fields: Fields) -> Data:
    """Draw a full position that agrees with a seat's view, or with a partial position."""
    if "position" in fields:
        if "game" in fields or "seat" in fields:
            raise fields.bad("position", "position / game + seat")
        seen = parse_view(fields.text("position"))
    else:
        found = games.find(fields).state
        seen = view_of(found, fields.seat(found.players))
    seed = fields.seed()
    if seed is None:
        raise RequestError("missing_field", {"field": "seed"})
    return {"position": print_position(complete_view(seen, Stream(seed, "complete")))}
