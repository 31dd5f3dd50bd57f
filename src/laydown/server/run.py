"""`laydown serve`: start, say where, and stop cleanly."""

from __future__ import annotations

import io
import signal
import socket
import threading
import webbrowser
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import click
import segno
import uvicorn

from laydown.locale import catalogue
from laydown.server.app import Server
from laydown.server.folder import FolderProblem, check_version, locked
from laydown.server.guard import LOOPBACK, hostname
from laydown.server.logs import set_up
from laydown.server.sql_store import FILE

if TYPE_CHECKING:
    from collections.abc import Callable

    from laydown.server.config import Config

try:
    import resource
except ImportError:  # Windows, where there is no such limit
    resource = None  # type: ignore[assignment]

_FRAME: Final = 8 * 1024  # bytes of a frame
_PING: Final = 20.0  # seconds
_PATIENCE: Final = 5  # seconds for requests that are still coming in or going out at the end
_HERE: Final = "127.0.0.1"
_EVERYWHERE: Final = "0.0.0.0"  # noqa: S104 - only with --lan
_NOWHERE: Final = "192.0.2.1"  # an address for examples, which nobody has


class _Uvicorn(uvicorn.Server):
    """Opens the store before anybody comes, and says goodbye before it goes."""

    def __init__(self, config: uvicorn.Config, server: Server) -> None:
        super().__init__(config)
        self._server = server

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await self._server.open()
        await super().startup(sockets)
        if self.started:
            self._server.started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._server.stop()
        await super().shutdown(sockets)


def lan_address() -> str:
    """Return the address of this machine in its network; empty if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((_NOWHERE, 9))  # sends nothing, and tells which way it would go
        except OSError:
            return ""
        found: str = probe.getsockname()[0]
        return found


def _listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens, or raise why this port cannot be had."""
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as problem:
        listening.close()
        code = "port-forbidden" if isinstance(problem, PermissionError) else "port-taken"
        raise FolderProblem(code, port=str(port)) from None
    return listening


def _qr(link: str) -> str:
    """Return a QR code for the terminal."""
    drawn = io.StringIO()
    segno.make(link, micro=False).terminal(drawn, compact=True)
    return drawn.getvalue()


def _announcement(text: Callable[..., str], link: str, near: str, *, lan: bool) -> str:
    """Return where the server is, and how others in the own network come to it."""
    lines = [text("serve-ready", link=link)]
    if near:
        lines += [text("serve-lan", link=near), _qr(near)]
    elif lan:
        lines.append(text("serve-no-lan"))
    return "\n".join(lines)


def _allow_sockets() -> None:
    """Raise how many sockets may be open to what the system allows: it often starts with 1,024."""
    if resource is not None:
        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        with suppress(OSError, ValueError):  # some systems allow less than they say
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def serve(config: Config, language: str, *, browser: bool = False) -> None:
    """Run a server until it is told to stop."""
    set_up(config.log_level)
    _allow_sockets()
    text = catalogue(language).text
    address = lan_address() if config.lan else ""
    name = socket.gethostname().lower()
    hosts = {*LOOPBACK, *((address, name, f"{name}.local") if config.lan else ())}
    if config.public_url:
        hosts.add(hostname(config.public_url.partition("://")[2]))
    with locked(config.folder), _listen(_EVERYWHERE if config.lan else _HERE, config.port) as door:
        check_version(config.folder / FILE)
        port = door.getsockname()[1]
        path = f"{config.base_path}/"
        link = config.public_url or f"http://localhost:{port}{path}"
        near = f"http://{address}:{port}{path}" if address else ""

        def tell() -> None:
            with suppress(OSError):  # nobody reads it, or the disk is full: it serves all the same
                click.echo(_announcement(text, link, near, lan=config.lan))
            if browser:  # which may take its time
                threading.Thread(target=webbrowser.open, args=(link,), daemon=True).start()

        server = Server(config, frozenset(hosts - {""}), tell)
        server.hall.site = "" if config.public_url else near
        _run(server, config, door)
    click.echo(text("serve-stopped"))


def _run(server: Server, config: Config, door: socket.socket) -> None:
    settings = uvicorn.Config(
        server.app,
        log_config=None,
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=_FRAME,
        ws_ping_interval=_PING,
        ws_ping_timeout=_PING,
        timeout_graceful_shutdown=_PATIENCE,
        # Behind a reverse proxy on this machine, addresses are those that it tells.
        proxy_headers=bool(config.public_url),
        forwarded_allow_ips=_HERE,
    )
    # Uvicorn stops in good order and then raises the signal again: it has been dealt with.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: None)
    _Uvicorn(settings, server).run([door])
