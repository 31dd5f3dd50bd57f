"""A real nginx before a server: it ends TLS, and passes on by the very text of `docs/hosting.md`.

python -m tests.server.nginx    install it where it is not there, and where one may
"""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final, Self

import pytest

if TYPE_CHECKING:
    from types import TracebackType

BASE: Final = "/laydown"  # as the page has it
ADVICE: Final = "there is no nginx, so what is behind it is not tested: apt-get install nginx-light"
_PAGE: Final = Path(__file__).resolve().parents[2] / "docs" / "hosting.md"
_TARGET: Final = "127.0.0.1:8310"
_AROUND: Final = """\
daemon off;
pid {folder}/nginx.pid;
{user}
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    {temporary}
    server {{
        listen {address} ssl;
        server_name localhost;
        ssl_certificate {certificate};
        ssl_certificate_key {key};
{location}
    }}
}}
"""
_TEMPORARY: Final = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")


def present() -> str | None:
    """Return the path of the nginx that is there."""
    return shutil.which("nginx", path=f"{os.environ.get('PATH', os.defpath)}:/usr/sbin")


def install() -> str | None:
    """Return the nginx that is there, else Debian's, where one is allowed to install it."""
    if present() or not shutil.which("apt-get") or os.geteuid() != 0:
        return present()
    wanted = ["apt-get", "install", "-y", "--no-install-recommends", "nginx-light"]
    for command in (["apt-get", "update"], wanted):
        subprocess.run(command, check=False, capture_output=True)
    return present()


def location(port: int) -> str:
    """Return what the page says, for a server on this port."""
    found = re.search(r"^```nginx\n(.*?)^```", _PAGE.read_text("utf-8"), re.DOTALL | re.MULTILINE)
    assert found
    assert found[1].count(_TARGET) == 1
    return found[1].replace(_TARGET, f"127.0.0.1:{port}")


def certificate(folder: Path) -> tuple[Path, Path]:
    """Make a certificate for this machine, and its key."""
    if shutil.which("openssl") is None:
        pytest.skip("there is no openssl to make a certificate with")
    made, key = folder / "localhost.pem", folder / "localhost.key"
    wanted = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-days", "2"]
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", *wanted]
    subprocess.run([*command, "-keyout", key, "-out", made], check=True, capture_output=True)
    return made, key


class Nginx:
    """Runs beside a server; its port is open from the first moment on."""

    def __init__(self, folder: Path) -> None:
        program = present()
        if program is None:
            pytest.skip(ADVICE)
        self._program = program
        self._folder = folder
        self.certificate, self._key = certificate(folder)
        self._door = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._door.getsockname()[1]
        self._process: subprocess.Popen[bytes] | None = None

    def pass_on_to(self, port: int) -> None:
        """Start it; who came before is answered now."""
        config = self._folder / "nginx.conf"
        lines = [f"{name}_temp_path {self._folder}/{name};" for name in _TEMPORARY]
        config.write_text(
            _AROUND.format(
                folder=self._folder,
                user="user root;" if os.geteuid() == 0 else "",  # else it could not read all this
                temporary="\n    ".join(lines),
                address=f"127.0.0.1:{self.port}",
                certificate=self.certificate,
                key=self._key,
                location=location(port),
            ),
            encoding="utf-8",
        )
        door = self._door.fileno()
        self._process = subprocess.Popen(
            [self._program, "-p", self._folder, "-c", config],
            env={**os.environ, "NGINX": f"{door};"},  # the doors that it finds open
            pass_fds=[door],
            stderr=subprocess.DEVNULL,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._door.close()
        if self._process:
            self._process.terminate()
            self._process.wait()


if __name__ == "__main__":
    if install() is None:
        print(ADVICE, file=sys.stderr)
