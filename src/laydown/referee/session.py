"""One conversation: a line in, a line out."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Final

import laydown
from laydown import locale
from laydown.engine.edition import NAMES as EDITIONS
from laydown.engine.errors import LaydownError
from laydown.engine.rules import VERSION as RULES
from laydown.referee import limits
from laydown.referee.fields import Fields, RequestError
from laydown.referee.games import Games
from laydown.referee.requests import REQUESTS
from laydown.referee.told import plain
from laydown.wire.of_lays import WORK
from laydown.wire.refusals import refusal_of

if TYPE_CHECKING:
    from laydown.referee.fields import Data

PROTOCOL: Final = 2
_ALWAYS: Final = ("id", "do", "language")
_NAMES: Final = ("hello", *REQUESTS, "quit")
_LONGEST_ID: Final = 200
# What ends a line for some readers, and halves of surrogate pairs, which UTF-8 cannot write.
_UNSAFE: Final = re.compile("[\u0085\u2028\u2029\ud800-\udfff]")


class Session:
    """Answers requests, one by one; holds the games that they opened."""

    def __init__(self) -> None:
        """Start without games."""
        self.games = Games()
        self.ended = False

    def answer(self, line: str) -> str:
        """Return the answer to a line, whatever stands in it: one JSON object on one line."""
        request: Data = {}
        try:
            request = _read(line)
            told = {"id": _id(request), "ok": True, **self._do(request)}
        except LaydownError as error:
            told = _refused(error, request)
        except RecursionError:
            told = _refused(RequestError("bad_json"), {})
        except Exception:  # noqa: BLE001 - a mistake of ours must not end everybody's games
            told = _refused(RequestError("internal"), request)
        return _line(told)

    def refuse(self, code: str, details: dict[str, str | int] | None = None) -> str:
        """Return the answer to a line that could not even be read."""
        return _line(_refused(RequestError(code, details), {}))

    def _do(self, request: Data) -> Data:
        fields = Fields(request, tuple(request))
        fields.choice("language", locale.LANGUAGES, "en")
        name = fields.text("do")
        if name in {"hello", "quit"}:
            Fields(request, _ALWAYS)
            self.ended = name == "quit"
            return _hello() if name == "hello" else {}
        if name not in REQUESTS:
            details: dict[str, str | int] = {"found": name, "expected": ", ".join(_NAMES)}
            raise RequestError("unknown_request", details)
        known = REQUESTS[name]
        return known.answer(self.games, Fields(request, (*_ALWAYS, *known.fields)))


def _hello() -> Data:
    return {
        "program": "laydown",
        "version": laydown.__version__,
        "protocol": PROTOCOL,
        "rules": RULES,
        "editions": list(EDITIONS),
        "languages": list(locale.LANGUAGES),
        "requests": list(_NAMES),
        "limits": {
            "line": limits.LINE,
            "games": limits.GAMES,
            "work": WORK,
            "lays": limits.LAYS,
            "best": limits.BEST,
            "events": limits.EVENTS,
            "moves": limits.MOVES,
            "seed": limits.SEED,
            "name": limits.NAME,
        },
    }


def _no_number(word: str) -> float:
    raise ValueError(word)  # NaN and Infinity are not JSON


def _read(line: str) -> Data:
    if len(line) > limits.LINE:
        raise RequestError("line_too_long", {"limit": limits.LINE})
    try:
        request = json.loads(line.removeprefix("\ufeff"), parse_constant=_no_number)
    except ValueError:
        raise RequestError("bad_json") from None
    if not isinstance(request, dict):
        raise RequestError("bad_json")
    return request


def _id(request: Data) -> str | int | None:
    """Return the id of a request, None if it has none; raise if it cannot be given back."""
    value = request.get("id")
    if value is None or (isinstance(value, str) and len(value) <= _LONGEST_ID):
        return value
    if type(value) is int and abs(value) <= limits.GREATEST_ID:
        return value
    raise Fields(request, tuple(request)).bad("id", f'"...", 0-{limits.GREATEST_ID}, null')


def _refused(error: LaydownError, request: Data) -> Data:
    language = request.get("language", "en")
    if not isinstance(language, str) or language not in locale.LANGUAGES:
        language = "en"
    try:
        echo = _id(request)
    except RequestError:
        echo = None
    return {"id": echo, "ok": False, "error": plain(refusal_of(error, language))}


def _line(told: Data) -> str:
    text = json.dumps(told, ensure_ascii=False)
    return json.dumps(told) if _UNSAFE.search(text) else text
