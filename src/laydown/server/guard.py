"""Who gets in: hosts and origins that are ours, and strict headers on every answer."""

from __future__ import annotations

import re
from contextlib import suppress
from ipaddress import ip_address
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import msgspec

from laydown.engine.errors import SetupError
from laydown.locale import accepted_language
from laydown.telling import refusal
from laydown.wire.http import Problem

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, MutableMapping
    from typing import Any

    Message = MutableMapping[str, Any]
    Receive = Callable[[], Awaitable[Message]]
    Send = Callable[[Message], Awaitable[None]]
    App = Callable[[Message, Receive, Send], Awaitable[None]]

_POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'self'; "
    "form-action 'self'; frame-ancestors 'none'"
)
_HEADERS: Final = [
    (b"content-security-policy", _POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "::1"})


def hostname(netloc: str) -> str:
    """Return the name of a host without its port."""
    try:
        return (urlsplit(f"//{netloc}").hostname or "").lower()
    except ValueError:
        return ""


def _place(netloc: str) -> str:
    """Return host and port, without a default port."""
    return re.sub(r":(80|443)$", "", netloc.lower())


def _numeric(name: str) -> bool:
    """Whether a host is called by its address: nobody else's name can lead to that."""
    with suppress(ValueError):
        return bool(ip_address(name))
    return False


class Guard:
    """Stands before the application."""

    def __init__(
        self, app: App, hosts: frozenset[str], public_url: str = "", *, lan: bool = False
    ) -> None:
        self._app = app
        self._hosts = hosts
        self._lan = lan  # where a machine may have several addresses, and get others
        # The proxy in front of it may not tell the port by which people come.
        public = _place(public_url.partition("://")[2].partition("/")[0])
        self._public: frozenset[str] = frozenset({public} - {""})

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        """Let a request through, with strict headers on its answer; or turn it away."""
        if scope["type"] not in {"http", "websocket"}:
            await self._app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        if self._allowed(headers):
            if scope.get("method") == "HEAD":  # of which the body is not sent
                scope = {**scope, "method": "GET"}
            await self._app(scope, receive, _strict(send))
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 4403, "reason": ""})
        else:
            await _turn_away(headers, _strict(send))

    def _allowed(self, headers: dict[bytes, bytes]) -> bool:
        """Whether host and origin are ours; programs that are not browsers send no origin."""
        host = headers.get(b"host", b"").decode("latin-1")
        name = hostname(host)
        if name not in self._hosts and not (self._lan and _numeric(name)):
            return False
        origin = headers.get(b"origin")
        if origin is None:
            return True
        # Cookies ignore ports, so another program on the same machine has to be kept out here.
        scheme, _, place = origin.decode("latin-1").partition("://")
        return scheme in {"http", "https"} and _place(place) in {_place(host), *self._public}


def _strict(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", ()), *_HEADERS]
        await send(message)

    return sending


async def _turn_away(headers: dict[bytes, bytes], send: Send) -> None:
    """Answer in a sentence: perhaps somebody has only typed another name of this machine."""
    problem = SetupError("wrong_host")
    language = accepted_language(headers.get(b"accept-language", b"").decode("latin-1"))
    text = refusal(problem, language)
    if b"text/html" in headers.get(b"accept", b""):
        kind, body = b"text/plain; charset=utf-8", text.encode()
    else:
        kind, body = b"application/json", msgspec.json.encode(Problem(problem.code, text))
    told = [(b"content-type", kind)]
    await send({"type": "http.response.start", "status": 403, "headers": told})
    await send({"type": "http.response.body", "body": body, "more_body": False})
