"""The player protocol: what an outside program that plays a seat is told, and what it answers.

Everything here is made of a view, never of a state: there is nothing to hide, for nothing hidden
gets here. The program is told and asked by lines of JSON; `docs/players.md` explains them.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final, NamedTuple

import laydown
from laydown.engine.laying import Budget
from laydown.engine.notation.moves import parse_move
from laydown.engine.notation.position import print_view
from laydown.engine.rules import VERSION as RULES
from laydown.engine.state import KEEP, SWAP
from laydown.engine.steps.swap import MOST as MOST_SWAPPED
from laydown.referee import data, limits
from laydown.referee.editions import edition as edition_told
from laydown.referee.errors import error_data
from laydown.referee.fields import Fields, RequestError

if TYPE_CHECKING:
    from laydown.engine.edition import Edition
    from laydown.engine.errors import LaydownError
    from laydown.engine.legal import Legal, Plan
    from laydown.engine.moves import Move
    from laydown.engine.view import View
    from laydown.referee.data import Data

PROTOCOL: Final = 1
LINE: Final = 1 << 16  # bytes of an answer
_GREATEST_ID: Final = 1 << 53  # the whole numbers that every JSON reader keeps
_BEST: Final = 5  # lays that are told
_COMPARED: Final = 500  # with more lays than that only the best one of each phase is looked for
_PICKS: Final = {SWAP: "swap", KEEP: "keep"}


class Answer(NamedTuple):
    """What a program answered: the number of the question, and the fields of the answer."""

    id: int
    fields: Fields


def hello(number: int, timeout: float) -> Data:
    """Return the first question: whether the program speaks this protocol."""
    return {
        "do": "hello",
        "id": number,
        "program": "laydown",
        "version": laydown.__version__,
        "protocol": PROTOCOL,
        "rules": RULES,
        "timeout": timeout,
    }


def told_edition(edition: Edition) -> Data:
    """Return what is played, as the request `edition` tells it, with the deck."""
    asked: Data = {"options": edition.option_texts(), "with": ["deck"]}
    if edition.source:
        asked["edition_text"] = edition.source
    else:
        asked["edition"] = edition.name
    return edition_told(Fields(asked, tuple(asked)))


def start(edition: Data, players: int, seat: int, game: int, chance: bytes) -> Data:
    """Return the news that a game begins; `chance` is the program's own and tells no card."""
    return {
        "do": "start",
        "game": game,
        "seat": seat + 1,
        "players": players,
        "edition": edition,
        "chance": chance.hex(),
    }


def ask(number: int, game: int, seen: View, legal: Legal) -> Data:
    """Return the question for a move: all that the seat knows, and what it may do."""
    return {
        "do": "move",
        "id": number,
        "game": game,
        "seat": seen.seat + 1,
        "step": seen.stack[-1].name,
        "legal": _legal(seen, legal),
        "view": data.whole(seen.masked()),
        "position": print_view(seen),
    }


def _legal(seen: View, legal: Legal) -> Data:
    return {
        "moves": [str(move) for move in legal.moves],
        "can_lay": bool(legal.lays),
        "lays": [data.plan(plan) for plan in _best(legal)],
        "picks": _picks(seen) if legal.picks is not None else None,
    }


def _best(legal: Legal) -> list[Plan]:
    """Return the best lays; of very many, the best one of each phase."""
    lays = legal.lays
    if not lays:
        return []
    if len(lays.some(_COMPARED + 1, Budget(limits.WORK))) > _COMPARED:
        return lays.best_of_each(Budget(limits.WORK))
    return lays.best(_BEST, Budget(limits.WORK))


def _picks(seen: View) -> Data:
    """Return how many cards of the hand may be picked, and by which move."""
    step = seen.stack[-1].name
    most = MOST_SWAPPED if step == SWAP else seen.edition.keep
    return {"move": _PICKS[step], "most": min(most, len(seen.hand))}


def end(game: int, seen: View) -> Data:
    """Return the news that a game is over, with what the seat knows now."""
    return {
        "do": "end",
        "game": game,
        "seat": seen.seat + 1,
        "winners": data.all_from_one(seen.standing.winners),
        "view": data.whole(seen.masked()),
    }


def line(told: Data) -> bytes:
    """Return a message as a line."""
    return json.dumps(told, separators=(",", ":")).encode() + b"\n"


def _no_number(word: str) -> float:
    raise ValueError(word)  # NaN and Infinity are not JSON


def read_answer(text: bytes) -> Answer:
    """Read a line of a program; raise `RequestError` if it is no answer."""
    if len(text) > LINE:
        raise RequestError("line_too_long", {"limit": LINE})
    try:
        found = json.loads(text.decode().removeprefix("\ufeff"), parse_constant=_no_number)
    except (ValueError, RecursionError):  # a wrong encoding is a ValueError too
        raise RequestError("bad_json") from None
    if not isinstance(found, dict):
        raise RequestError("bad_json")
    # Fields that nobody reads are welcome: a program may say what it likes beside its answer.
    fields = Fields(found, tuple(found))
    if "do" in fields:  # that is for questions: it only repeats what it was told
        raise fields.bad("do", "-")
    return Answer(fields.number("id", 0, _GREATEST_ID), fields)


def read_protocol(fields: Fields) -> None:
    """Check the answer to `hello`; raise if the program speaks another protocol."""
    fields.number("protocol", PROTOCOL, PROTOCOL)


def read_move(fields: Fields, legal: Legal) -> Move:
    """Return the move of an answer as it is printed; raise why it cannot be made."""
    return legal.canonical(parse_move(fields.text("move")))


def mistake(number: int, kind: str, played: Move, error: LaydownError | None) -> Data:
    """Return what went wrong with an answer, and what was played instead."""
    told: Data = {"id": number, "kind": kind, "played": str(played)}
    if error:
        told["error"] = error_data(error, "en")
    return told
