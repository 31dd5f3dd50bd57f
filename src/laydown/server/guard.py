"""Who gets in: hosts and origins that are ours, and strict headers on every answer."""

from __future__ import annotations

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


class Guard:
    """Stands before the application."""

    def __init__(self, app: App, hosts: frozenset[str]) -> None:
        self._app = app
        self._hosts = hosts

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
        """Whether host and origin are ours; programs that are no browser send no origin."""
        host = hostname(headers.get(b"host", b"").decode("latin-1"))
        if host not in self._hosts:
            return False
        origin = headers.get(b"origin")
        if origin is None:
            return True
        parts = origin.decode("latin-1").partition("://")
        return parts[0] in {"http", "https"} and hostname(parts[2]) == host


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
