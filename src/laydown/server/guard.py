"""Who gets in: hosts and origins that are ours, and strict headers on every answer."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

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


class Guard:
    """Stands before the application."""

    def __init__(self, app: App, hosts: frozenset[str], public_url: str = "") -> None:
        self._app = app
        self._hosts = hosts
        # The proxy in front of it may not tell the port by which people come.
        public = _place(public_url.partition("://")[2].partition("/")[0])
        self._public: frozenset[str] = frozenset({public} - {""})

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        """Let a request through, with strict headers on its answer; or turn it away."""
        if scope["type"] not in {"http", "websocket"}:
            await self._app(scope, receive, send)
        elif self._allowed(dict(scope["headers"])):
            await self._app(scope, receive, _strict(send))
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 4403, "reason": ""})
        else:
            await _turn_away(_strict(send))

    def _allowed(self, headers: dict[bytes, bytes]) -> bool:
        """Whether host and origin are ours; programs that are not browsers send no origin."""
        host = headers.get(b"host", b"").decode("latin-1")
        if hostname(host) not in self._hosts:
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


async def _turn_away(send: Send) -> None:
    body = b'{"code":"wrong_host","text":""}'
    headers = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
