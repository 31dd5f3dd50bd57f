"""The player protocol: what an outside program that plays a seat is told, and what it answers.

Everything here is made of a view, never of a state: there is nothing to hide, for nothing hidden
gets here. The program is told and asked by lines of JSON; `docs/players.md` explains them.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING, Final, NamedTuple, cast

from msgspec import UNSET, to_builtins

import laydown
from laydown.engine.notation.cards import card_text
from laydown.engine.notation.moves import parse_move
from laydown.engine.notation.position import print_view
from laydown.engine.rules import VERSION as RULES
from laydown.referee import limits
from laydown.referee.fields import Fields, RequestError
from laydown.wire.of_edition import edition_of
from laydown.wire.of_game import seats_of, texts_of, view_of
from laydown.wire.of_lays import legal_of
from laydown.wire.players import (
    PROTOCOL,
    GameEnd,
    GameStart,
    Greeting,
    Mistake,
    MoveQuestion,
    PlayerMessage,
)
from laydown.wire.refusals import refusal_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from laydown.engine.edition import Edition
    from laydown.engine.errors import LaydownError
    from laydown.engine.legal import Legal
    from laydown.engine.moves import Move
    from laydown.engine.view import View
    from laydown.wire.game import Step

LINE: Final = 1 << 16  # bytes of an answer


class Answer(NamedTuple):
    """What a program answered: the number of the question, and the fields of the answer."""

    id: int
    fields: Fields


def hello(number: int, timeout: float) -> Greeting:
    """Return the first question: whether the program speaks this protocol."""
    return Greeting(
        id=number,
        program="laydown",
        version=laydown.__version__,
        protocol=PROTOCOL,
        rules=RULES,
        timeout=timeout,
    )


def start(edition: Edition, players: int, seat: int, game: int, chance: bytes) -> GameStart:
    """Return the news that a game begins; `chance` is the program's own and tells no card."""
    return GameStart(
        game=game,
        seat=seat + 1,
        players=players,
        edition=edition_of(edition),
        options=edition.option_texts(),
        deck=Counter(map(card_text, edition.deck)),
        chance=chance.hex(),
    )


def ask(  # noqa: PLR0913 - as many as the question has parts
    number: int,
    game: int,
    seen: View,
    new: Iterable[int] = (),
    mistakes: Sequence[Mistake] = (),
    *,
    position: bool = False,
) -> MoveQuestion:
    """Return the question for a move: all that the seat knows, and what it may do."""
    return MoveQuestion(
        id=number,
        game=game,
        seat=seen.seat + 1,
        step=cast("Step", seen.stack[-1].name),
        legal=legal_of(seen),
        view=view_of(seen, memory=True),
        new=texts_of(new),
        position=print_view(seen) if position else UNSET,
        mistakes=list(mistakes),
    )


def end(game: int, seen: View, mistakes: Sequence[Mistake] = ()) -> GameEnd:
    """Return the news that a game is over, with what the seat knows now."""
    return GameEnd(
        game=game,
        seat=seen.seat + 1,
        winners=seats_of(seen.standing.winners),
        view=view_of(seen, memory=True),
        mistakes=list(mistakes),
    )


def line(told: PlayerMessage) -> bytes:
    """Return a message as a line."""
    return json.dumps(to_builtins(told), separators=(",", ":")).encode() + b"\n"


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
    return Answer(fields.number("id", 0, limits.GREATEST_ID), fields)


def read_greeting(fields: Fields) -> bool:
    """Check the answer to `hello`, and return whether positions are wanted; raise if it is bad."""
    fields.number("protocol", PROTOCOL, PROTOCOL)
    return fields.flag("position")


def read_move(fields: Fields, legal: Legal) -> Move:
    """Return the move of an answer as it is printed; raise why it cannot be made."""
    return legal.canonical(parse_move(fields.text("move")))


def mistake(number: int, kind: str, played: Move, error: LaydownError | None) -> Mistake:
    """Return what went wrong with an answer, and what was played instead."""
    refusal = refusal_of(error, "en") if error else None
    return Mistake(id=number, kind=kind, played=str(played), error=refusal)
