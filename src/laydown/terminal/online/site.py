"""A server over HTTP: who one is there, tables, positions, records."""

from __future__ import annotations

import hashlib
import json
import re
from contextlib import suppress
from http.client import HTTPException
from typing import TYPE_CHECKING, Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

import msgspec

from laydown.locale import catalogue
from laydown.terminal.failure import Failure, reason
from laydown.terminal.kept import folder
from laydown.terminal.look import quoted
from laydown.terminal.private import write_private
from laydown.wire.http import Me, Problem, TableMade

if TYPE_CHECKING:
    from laydown.wire.http import NewTable

_COOKIE: Final = "laydown"
_EXAMPLE: Final = "http://localhost:8310"
_PATIENCE: Final = 20.0  # seconds
_MOST: Final = 16 * 1024 * 1024  # bytes of an answer
_LINK: Final = re.compile(r"#/table/([^/?#]+)")
_BLANK: Final = re.compile(r"[\0- \x7f]")  # what no address can hold
_BRACKETS: Final = re.compile(r"\[([^\[\]\s]+)\]")  # around cards in sentences of the server


def plain(sentence: str) -> str:
    """Return a sentence of the server as a terminal shows it."""
    return quoted(_BRACKETS.sub(r"\1", sentence))


class _NoRedirect(HTTPRedirectHandler):
    """A cookie is for the server that was named, and for no other."""

    def redirect_request(self, *_: object) -> None:
        """Go nowhere else."""


class Refused(Exception):  # noqa: N818 - named after what happened, as all our errors
    """The server refuses; with its code and its sentence."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.code)
        self.code = problem.code
        self.sentence = plain(problem.text)


class Site:
    """One server, as one guest sees it; the cookie that says who one is, is kept for next time."""

    def __init__(self, server: str, name: str, language: str) -> None:
        self._language = language
        self._text = catalogue(language).text
        address, _, self.place = server.partition("#")
        try:
            parts = urlsplit(address if "://" in address else f"http://{address}")
            known = parts.scheme in {"http", "https"} and parts.hostname and parts.port != 0
            known = known and not _BLANK.search(address)
        except ValueError:
            known = False
        if not known:
            told = {"server": quoted(server), "example": _EXAMPLE}
            raise Failure(self._text("online-address", **told))
        self.url = f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}"
        self._open = build_opener(_NoRedirect).open
        # Two people at one computer say two names, and are two guests.
        key = hashlib.sha256(f"{self.url}\n{name}".encode(errors="surrogateescape")).hexdigest()
        self._file = folder().parent / "guests" / key[:32]
        self.cookie = ""
        with suppress(OSError, UnicodeDecodeError):
            self.cookie = self._file.read_text("ascii").strip()

    @property
    def socket(self) -> str:
        """The address with which those of sockets begin."""
        return self.url.replace("http", "ws", 1)

    def link(self, table: str) -> str:
        """Return the link by which others join."""
        return f"{self.url}/#/table/{table}"

    # --- what is asked ---

    def arrive(self, name: str) -> None:
        """Become someone new, whoever one was here before; with a name, if one is given."""
        body = self._ask("GET", "/api/home")
        try:
            me = msgspec.convert(json.loads(body)["me"], Me)
        except (ValueError, KeyError, TypeError, msgspec.MsgspecError):
            raise self._strange() from None
        if name and name != me.name:
            self._ask("PUT", "/api/me", {"name": name})
        with suppress(OSError):  # then one is somebody new next time
            self._file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            write_private(self._file, self.cookie)

    def find(self, table: str) -> str:
        """Return the id of a table: by a link to it, by its short code, or as it is."""
        if found := _LINK.search(table if "#" in table else f"#{table}"):
            return found[1]
        if len(table) > _LONGEST_CODE:
            return table
        return self._made(self._ask("POST", "/api/join", {"code": table})).id

    def open_table(self, wanted: NewTable) -> TableMade:
        """Make a table as wished, and return how to get to it."""
        return self._made(self._ask("POST", "/api/tables", msgspec.to_builtins(wanted)))

    def position(self, table: str) -> str:
        """Return the position as one's own seat sees it."""
        return self._ask("GET", f"/api/tables/{quote(table)}/position").decode()

    def record_link(self, table: str) -> str:
        """Return where the record of a game that is over can be had."""
        return f"{self.url}/api/tables/{quote(table)}/record"

    def record(self, table: str) -> str:
        """Return the record of a game that is over."""
        return self._ask("GET", f"/api/tables/{quote(table)}/record").decode()

    # --- how ---

    def _ask(self, method: str, path: str, body: object = None) -> bytes:
        headers = {"Accept-Language": self._language, "Cookie": self.cookie}
        data = None
        if body is not None:
            data = json.dumps(body).encode()
            headers["Content-Type"] = "application/json"
        request = Request(self.url + path, data, headers, method=method)  # noqa: S310 - http(s)
        try:
            with self._open(request, timeout=_PATIENCE) as answer:
                self._keep(answer.headers.get_all("Set-Cookie") or [])
                content: bytes = answer.read(_MOST)
                return content
        except HTTPError as error:
            with error:
                raise self._refusal(_rest_of(error)) from None
        except HTTPException:
            raise self._strange() from None
        except (OSError, ValueError) as error:
            told: Any = error.reason if isinstance(error, URLError) else error
            why = reason(told) if isinstance(told, (OSError, ValueError)) else str(told)
            raise Failure(
                self._text("online-unreachable", server=quoted(self.url), reason=quoted(why))
            ) from None

    def _refusal(self, body: bytes) -> Refused | Failure:
        try:
            return Refused(msgspec.json.decode(body, type=Problem))
        except msgspec.MsgspecError:
            return self._strange()

    def _strange(self) -> Failure:
        """Return that something else than Laydown answered."""
        return Failure(self._text("online-no-laydown", server=quoted(self.url)))

    def _made(self, body: bytes) -> TableMade:
        try:
            return msgspec.json.decode(body, type=TableMade)
        except msgspec.MsgspecError:
            raise self._strange() from None

    def _keep(self, cookies: list[str]) -> None:
        for cookie in cookies:
            pair = cookie.partition(";")[0].strip()
            if pair.startswith(f"{_COOKIE}="):
                self.cookie = pair


def _rest_of(error: HTTPError) -> bytes:
    """Return what a refusal says, as far as it came."""
    try:
        return error.read(_MOST)
    except (OSError, HTTPException):
        return b""


_LONGEST_CODE: Final = 12  # a code has six letters, the id of a table 22
