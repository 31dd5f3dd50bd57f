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
from laydown.referee import limits, told
from laydown.referee.fields import RequestError
from laydown.referee.told import plain
from laydown.wire.fits import fit as fit_slots
from laydown.wire.of_game import view_of as wire_view
from laydown.wire.of_game import whole_of
from laydown.wire.of_lays import WORK, lay_of, picks_of
from laydown.wire.of_options import options_of
from laydown.wire.refusals import refusal_of

if TYPE_CHECKING:
    from laydown.engine.events import Numbered
    from laydown.engine.state import State
    from laydown.referee.fields import Data, Fields
    from laydown.referee.games import Games

_COUNTED = 1_000  # lays, unless a request says otherwise


def _actor(state: State, fields: Fields) -> int:
    """Return the seat that a request names; it may be left out where only one can act."""
    actors = state.actors()
    if "seat" in fields or len(actors) > 1:
        return fields.seat(state.players)
    return actors[0] if actors else 0  # at the end the engine tells every seat that it is over


def legal_moves(games: Games, fields: Fields) -> Data:
    """Return what a seat may do now, as moves."""
    state = games.find(fields).state
    seat = _actor(state, fields)
    found = legal(state, seat)
    limit = fields.number("limit", 0, limits.LAYS, _COUNTED)
    best = fields.number("best", 0, limits.BEST, 1)
    counting, comparing = Budget(WORK), Budget(WORK)
    lays = [str(lay) for lay in found.lays.some(limit + 1, counting)]
    plans = found.best(best, comparing)
    answer: Data = {
        "seat": seat + 1,
        "moves": [str(move) for move in found.moves],
        "can_lay": bool(found.lays),
        "lays": [plain(lay_of(state, found, plan)) for plan in plans],
        "complete": comparing.complete,
        "lay_count": min(len(lays), limit),
        "more_lays": len(lays) > limit or not counting.complete,
    }
    if fields.flag("all_lays"):
        answer["all_lays"] = lays[:limit]
    picks = picks_of(state, found)
    if picks is not None and found.picks is not None:
        all_picks = [str(pick) for pick in islice(found.picks, limit + 1)]
        answer["picks"] = plain(picks)
        answer["pick_count"], answer["more_picks"] = (
            min(len(all_picks), limit),
            len(all_picks) > limit,
        )
        if fields.flag("all_picks"):
            answer["all_picks"] = all_picks[:limit]
    return answer


def options(games: Games, fields: Fields) -> Data:
    """Return what a seat may do now, in the form that a client needs."""
    state = games.find(fields).state
    seat = _actor(state, fields)
    found = options_of(view_of(state, seat), _language(fields))
    return {"seat": seat + 1, "options": plain(found) if found else None}


def fit(games: Games, fields: Fields) -> Data:
    """Return how cards in slots fit the groups of a phase."""
    state = games.find(fields).state
    seat = _actor(state, fields)
    phase = fields.number("phase", 1, len(state.edition.phases)) if "phase" in fields else None
    slots = fields.slots("slots", len(state.edition.deck))
    found = fit_slots(view_of(state, seat), slots, phase, _language(fields))
    return {"seat": seat + 1, "fit": plain(found)}


def _language(fields: Fields) -> str:
    return fields.choice("language", locale.LANGUAGES, "en")


def why_not(games: Games, fields: Fields) -> Data:
    """Whether a move is legal, and if not, why."""
    state = games.find(fields).state
    seat = _actor(state, fields)
    move = parse_move(fields.text("move"))
    found = legal(state, seat)
    reason = found.why_not(move)
    if reason is None:
        return {"seat": seat + 1, "legal": True, "move": str(found.canonical(move))}
    return {"seat": seat + 1, "legal": False, "why": plain(refusal_of(reason, _language(fields)))}


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
        return {
            "played": played,
            **told.standing(game),
            **told.happened(found, viewers, game.edition),
        }
    except Exception as error:
        if several and isinstance(error, IllegalMove):
            error.details = {**error.details, "move_number": game.ply - before + 1}
        game.undo(to=before)
        raise


def state(games: Games, fields: Fields) -> Data:
    """Return the whole truth about a game."""
    found = games.find(fields).state
    return {
        "position": print_position(found),
        "state": plain(whole_of(found)),
    }


def view(games: Games, fields: Fields) -> Data:
    """Return everything a seat may know."""
    found = games.find(fields).state
    seen = view_of(found, fields.seat(found.players))
    return {
        "seat": seen.seat + 1,
        "position": print_view(seen),
        "view": plain(wire_view(seen, memory=True)),
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
