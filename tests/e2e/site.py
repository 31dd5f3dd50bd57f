"""A server as a host starts it, and people who visit it with a browser."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import BrowserContext, ConsoleMessage, Request

_SETTINGS: Final = '{"speed":"off","sound":0,"language":"auto"}'  # what the browser keeps

_BLOCKED: Final = "Service Worker registration blocked"  # where a test has not asked for it


class Site:
    """A server that can be killed and started again on the same port and store."""

    def __init__(self, data: Path, seed: str, port: int = 0) -> None:
        self._data = data
        self._seed = seed
        self._starts = 0
        self._process: subprocess.Popen[str] | None = None
        self._port = port  # any that is free, if it is 0
        self.url = ""

    def start(self) -> None:
        """Start, and wait until it says where it is."""
        # Programs play faster than people and may send more; but a page that never stops asking
        # is to be found out.
        environ = os.environ | {"LAYDOWN_MESSAGES": "2000", "LAYDOWN_LANG": "en"}
        self._starts += 1
        seed = f"{self._seed} {self._starts}"
        command = [sys.executable, "-m", "tests.e2e.seeded", seed, "serve", "--port"]
        self._process = subprocess.Popen(
            [*command, str(self._port), "--data", str(self._data)],
            env=environ,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        self.url = line.split()[-1].rstrip("/")
        self._port = int(self.url.rpartition(":")[2])

    def stop(self) -> None:
        """Stop in good order."""
        self._end("terminate")

    def kill(self) -> None:
        """Stop as a power cut would."""
        self._end("kill")

    def _end(self, how: str) -> None:
        assert self._process is not None
        assert self._process.stdout is not None
        getattr(self._process, how)()
        self._process.wait()
        self._process.stdout.close()


class Person:
    """Somebody with a browser: their pages must not complain, nor ask other hosts."""

    def __init__(self, context: BrowserContext, site: Site) -> None:
        self.site = site
        self.context = context
        self.wrong: list[str] = []
        context.add_init_script(f"localStorage['laydown.settings'] ??= '{_SETTINGS}'")
        self.page = context.new_page()
        self.page.on("console", self._on_console)
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.page.on("request", self._on_request)

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"} and _BLOCKED not in message.text:
            self.wrong.append(message.text)

    def _on_request(self, request: Request) -> None:
        if not request.url.startswith((self.site.url, self.site.url.replace("http", "ws", 1))):
            self.wrong.append(f"a request to {request.url}")

    def goes_to(self, path: str = "/") -> None:
        """Open a page of the site."""
        self.page.goto(f"{self.site.url}/#{path}")

    def asks(self, method: str, path: str, body: Any = None) -> Any:  # noqa: ANN401 - JSON
        """Send a request as this person, with their cookie; return the answer."""
        headers = {"Origin": self.site.url}
        answer = self.context.request.fetch(
            f"{self.site.url}/api/{path}", method=method, data=body, headers=headers
        )
        assert answer.ok, (answer.status, answer.text())
        return answer.json()

    def sits_with_bots(
        self, edition: str, players: int = 2, bot: str = "steady", **options: str
    ) -> str:
        """Open a table with bots that answer at once, go there, and return its id."""
        seat = {"kind": "bot", "bot": bot, "pace": "instant"}
        return self._opens(edition, options, [seat] * (players - 1), start=True)

    def makes_a_table(self, edition: str, players: int = 2, **options: str) -> str:
        """Open a table with empty seats, go to its waiting room, and return its id."""
        return self._opens(edition, options, [{"kind": "empty"}] * (players - 1), start=False)

    def _opens(
        self, edition: str, options: dict[str, str], others: list[dict[str, str]], *, start: bool
    ) -> str:
        self.asks("GET", "home")
        settings = {"edition": edition, "options": options}
        wanted = {"settings": settings, "seats": [{"kind": "me"}, *others], "start": start}
        made = self.asks("POST", "tables", wanted)
        self.goes_to(f"/table/{made['id']}")
        return str(made["id"])

    def found_nothing_wrong(self) -> None:
        """Fail if a page complained."""
        assert self.wrong == [], self.wrong
