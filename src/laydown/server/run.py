"""`laydown serve`: start, tell where, and stop in good order."""

from __future__ import annotations

import signal
import webbrowser
from typing import TYPE_CHECKING, Final

import click
import uvicorn

from laydown.locale import catalogue
from laydown.server.app import Server
from laydown.server.guard import LOOPBACK, hostname

if TYPE_CHECKING:
    import socket

    from laydown.server.config import Config

_FRAME: Final = 8 * 1024  # bytes of a frame
_PING: Final = 20.0  # seconds


class _Uvicorn(uvicorn.Server):
    """Tells where it can be reached, and says goodbye before it goes."""

    def __init__(
        self, config: uvicorn.Config, server: Server, language: str, *, show: bool
    ) -> None:
        super().__init__(config)
        self._server = server
        self._language = language
        self._show = show

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            port = self.servers[0].sockets[0].getsockname()[1]
            link = self._server.config.public_url or f"http://localhost:{port}/"
            click.echo(catalogue(self._language).text("serve-ready", link=link))
            if self._show:  # where there is no browser, the link was printed
                webbrowser.open(link)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._server.stop()
        await super().shutdown(sockets)


def serve(config: Config, language: str, *, show: bool = False) -> None:
    """Run a server until it is told to stop."""
    hosts = set(LOOPBACK)
    if config.public_url:
        hosts.add(hostname(config.public_url.partition("://")[2]))
    server = Server(config, frozenset(hosts))
    settings = uvicorn.Config(
        server.app,
        host="127.0.0.1",
        port=config.port,
        log_config=None,
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=_FRAME,
        ws_ping_interval=_PING,
        ws_ping_timeout=_PING,
        proxy_headers=False,
    )
    # Uvicorn stops in good order and then raises the signal again: it has been dealt with.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: None)
    _Uvicorn(settings, server, language, show=show).run()
