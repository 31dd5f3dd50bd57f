"""Behind an nginx that ends TLS, under a path of its own: pages, HTTP, sockets, terminal."""

from __future__ import annotations

import json
import re
import socket
import ssl
from contextlib import suppress
from typing import TYPE_CHECKING

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.kit import BOT, ME, Host
from tests.server.nginx import BASE, Nginx
from tests.terminal.kit import run

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

_FIRST = re.compile(r"""(?:src|href)="(\./[^"]+|/[^"]+)\"""")


class _Host(Host):
    """A server that tells the link of the proxy: its own port is chosen here."""

    links = re.compile(r"https://\S+")

    port = 0

    def start(self) -> None:
        for _ in range(9):  # somebody else may take a port that was free
            with socket.create_server(("127.0.0.1", 0)) as free:
                self.port = free.getsockname()[1]
            with suppress(AssertionError):
                super().start()
                return
        super().start()

    def command(self) -> list[str]:
        return [str(self.port) if word == "0" else word for word in super().command()]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    """The link that people use, and whom to trust."""
    folder = tmp_path_factory.mktemp("nginx")
    with Nginx(folder) as nginx:
        link = f"https://localhost:{nginx.port}{BASE}"
        settings = {"LAYDOWN_BASE_PATH": BASE, "LAYDOWN_PUBLIC_URL": f"{link}/"}
        with _Host(folder / "data", **settings) as host:
            nginx.pass_on_to(host.port)
            yield link, nginx.certificate


def test_pages_http_and_sockets_work_under_the_path(site: tuple[str, Path]) -> None:
    link, made = site
    trusted = ssl.create_default_context(cafile=made)
    with httpx.Client(verify=trusted, timeout=120) as http:
        page = http.get(f"{link}/")
        assert page.headers["content-type"].startswith("text/html")
        for found in _FIRST.findall(page.text):
            assert found.startswith("./"), "what the page loads is told from where it is"
            assert http.get(f"{link}/{found[2:]}").status_code == 200
        assert http.get(link.removesuffix(BASE) + "/api/home").status_code == 404
        home = http.get(f"{link}/api/home")
        cookie = home.headers["set-cookie"]
        assert "Secure" in cookie
        assert f"Path={BASE}" in cookie
        body = {"settings": {"edition": "mattel"}, "seats": [ME, BOT], "start": True}
        table = http.post(
            f"{link}/api/tables", json=body, headers={"Origin": link.removesuffix(BASE)}
        ).json()
        address = f"{link.replace('https', 'wss')}/api/tables/{table['id']}/socket"
        headers = {"Cookie": cookie.partition(";")[0]}
        with connect(
            address, ssl=trusted, additional_headers=headers, origin=Origin(link.removesuffix(BASE))
        ) as line:
            line.send('{"t":"hello"}')
            assert json.loads(line.recv(timeout=120))["seat"] == 1
        with pytest.raises(InvalidStatus):
            connect(
                address,
                ssl=trusted,
                additional_headers=headers,
                origin=Origin("https://evil.example"),
            )
        assert http.get(f"{link}/api/tables/{table['id']}/qr.svg").status_code == 200


def test_figures_are_for_this_machine_alone(site: tuple[str, Path]) -> None:
    link, made = site
    trusted = ssl.create_default_context(cafile=made)
    assert httpx.get(f"{link}/metrics", verify=trusted, timeout=120).status_code == 404


def test_the_terminal_plays_there_too(
    site: tuple[str, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    link, made = site
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    refused = run("play", "--server", link, "-p", "2")
    assert "cannot be reached" in refused.stderr  # nobody vouches for it
    monkeypatch.setenv("SSL_CERT_FILE", str(made))
    shown = run("play", "--server", link, "-p", "2", typed="1\n1\n").stdout
    assert f"{link}/#/table/" in shown
    assert "Your hand (11)" in shown
