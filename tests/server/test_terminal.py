"""`laydown play --server`: the terminal game at a table of a real server."""

from __future__ import annotations

import os
import re
import shlex
import socket
import subprocess
import sys
import threading
from contextlib import ExitStack
from typing import IO, TYPE_CHECKING

import pytest

from laydown.engine.notation.record import parse_record
from tests.server.kit import BOT, EMPTY, Host, Person
from tests.terminal.kit import DICE, ONES, run

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

WINS = re.compile(r"(?m)^(You win|Bot \d wins) the game!$")
_PATIENCE = 180.0  # seconds until a test gives up on a terminal: the machine may be busy


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep who one is where nobody else looks."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))


class Staying(Host):
    """A server that comes back where it was."""

    def kill(self) -> None:
        super().kill()
        if sys.platform == "linux":  # where nobody is given a port that is held, and it can be used
            held = self.open.enter_context(socket.socket())
            held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            held.bind(("127.0.0.1", int(self.url.rpartition(":")[2])))

    def command(self) -> list[str]:
        port = self.url.rpartition(":")[2] or "0"
        return [port if word == "0" else word for word in super().command()]


class Terminal:
    """A terminal at which somebody types, line by line."""

    def __init__(self, *arguments: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "laydown", "play", "--plain", *arguments],
            env={**os.environ, "LAYDOWN_LANG": "en", "PYTHONUNBUFFERED": "1"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert self._process.stdin
        assert self._process.stdout
        self._in: IO[str] = self._process.stdin
        self._out: IO[str] = self._process.stdout
        self.shown = ""
        self._patience = threading.Timer(_PATIENCE, self._process.kill)
        self._patience.start()

    def until(self, text: str) -> str:
        """Read until a text is shown; return what was shown since the last one."""
        start = len(self.shown)
        while text not in self.shown[start:]:
            sign = self._out.read(1)
            assert sign, self.shown
            self.shown += sign
        return self.shown[start:]

    def hand(self, cards: int) -> str:
        """Return the first card of the hand, once it has so many."""
        self.until(f"Your hand ({cards}): ")
        return self.until(" ").strip(" ,")

    def type(self, line: str) -> None:
        self._in.write(f"{line}\n")
        self._in.flush()

    def leave(self) -> None:
        """Switch it off."""
        self._patience.cancel()
        self._process.terminate()
        self._process.wait()
        self._in.close()
        self._out.close()


@pytest.fixture
def terminals() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


@pytest.mark.slow
@pytest.mark.parametrize(("edition", "typed"), [("mattel", ONES), ("board", DICE)])
def test_a_whole_game_at_a_new_table(host: Host, tmp_path: Path, edition: str, typed: str) -> None:
    file = tmp_path / "game.record"
    wanted = ["-e", edition, "-p", "2", "--server", host.url, "--name", "Nora", "-r", str(file)]
    if edition == "mattel":
        wanted += ["-o", "phases=1-2"]
    done = run("play", *wanted, typed=typed)
    assert (done.exit_code, done.stderr) == (0, "")
    assert len(WINS.findall(done.stdout)) == 1
    record = parse_record(file.read_text("utf-8"))
    assert record.edition.name == edition
    assert record.names == ("Nora", "steady")
    assert record.result().startswith("winners ")


def test_two_terminals_at_one_table_by_code_and_by_link(host: Host, terminals: ExitStack) -> None:
    ann = Person(host, "Ann")
    table = ann.open(EMPTY, EMPTY, start=False)
    code = ann.get(f"/api/tables/{table}")["code"]
    watching = ann.sit_down(table)
    bea = Terminal("--server", host.url, "--table", code.lower(), "--name", "Bea")
    terminals.callback(bea.leave)
    bea.until("Waiting for one more player.")
    cid = Terminal("--server", f"{host.url}/#/table/{table}", "--name", "Cid")
    terminals.callback(cid.leave)
    assert "Bea, You" in cid.until("Waiting for the start.")
    watching.answer("start")
    turn = watching.until("view")["view"]["now"]["turn"]  # chance says who begins
    first, second, name = (bea, cid, "Bea") if turn == 1 else (cid, bea, "Cid")
    first.until("Your hand (10)")
    first.type("draw")
    card = first.hand(11)
    first.type(f"discard {card}")
    second.until(f"{name} draws a card and discards {card}.")
    second.until("Your hand (10)")


def test_who_leaves_keeps_the_seat(host: Host) -> None:
    named = ("--name", "Nora B.")
    first = run("play", "--server", host.url, "-p", "2", *named, typed="1\n")
    assert first.exit_code == 0
    code = re.search(r"This is table (\w+)", first.stdout)
    assert code
    told = re.search(r"To come back:\nlaydown (.+)", first.stdout)
    assert told
    assert "the table waits for you" in first.stdout  # nobody else is there
    back = run(*shlex.split(told[1]), typed="score\n")
    assert f"This is table {code[1]}" in back.stdout
    assert "Your hand (11)" in back.stdout
    assert "Your move?" in back.stdout
    other = run("play", "--server", host.url, "--table", code[1], "--name", "Bea")
    assert other.exit_code == 2
    assert "You have no seat at this table" in other.stderr


def test_a_line_that_breaks_comes_back(tmp_path: Path, terminals: ExitStack) -> None:
    with Staying(tmp_path / "data") as host:
        nora = Terminal("--server", host.url, "-p", "2")
        terminals.callback(nora.leave)
        nora.until("Your hand (10)")
        host.kill()
        nora.type("draw")  # sent when the line is back
        nora.until("Lost the connection to the server.")
        host.start()
        nora.until("Connected to the server again.")
        nora.until("Your hand (11)")


@pytest.mark.parametrize(("hints", "answer"), [(True, "Hint:"), (False, "no hints")])
def test_refusals_cite_the_clause_and_hints_are_the_tables_choice(
    host: Host, terminals: ExitStack, hints: object, answer: str
) -> None:
    ann = Person(host, "Ann")
    table = ann.open(EMPTY, BOT, start=False, hints=hints)
    nora = Terminal("--server", host.url, "--table", table)
    terminals.callback(nora.leave)
    nora.until("Waiting for the start.")
    assert ann.sit_down(table).answer("start")["t"] == "ok"
    nora.until("Your hand (10)")
    nora.type("discard R1")
    nora.until("[M-07]")
    nora.type("?")
    nora.until(answer)


@pytest.mark.parametrize(
    "said",
    [
        b"SSH-2.0-OpenSSH_9.2\r\n",
        b"HTTP/1.1 200 OK\r\n" + b"A: b\r\n" * 200 + b"\r\n",
        b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nno number\r\n",
        b"HTTP/1.1 404 No\r\nTransfer-Encoding: chunked\r\n\r\nno number\r\n",
    ],
)
def test_what_speaks_no_http_is_no_server_of_ours(said: bytes) -> None:
    with socket.create_server(("127.0.0.1", 0)) as door:

        def answer() -> None:
            line, _ = door.accept()
            with line:
                line.recv(65536)
                line.sendall(said)

        threading.Thread(target=answer, daemon=True).start()
        done = run("play", "--server", f"127.0.0.1:{door.getsockname()[1]}")
    assert done.exit_code == 2
    assert "is not a Laydown server" in done.stderr


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--table", "ABCDEF"), "--table needs --server."),
        (("--server", "ftp://nowhere"), "not a server’s address"),
        (("--server", "http://local host:9"), "not a server’s address"),
        (("--server", "http://localhost:9/a b"), "not a server’s address"),
        (("--server", "127.0.0.1:1"), "cannot be reached"),
        (("--server", "{url}", "--table", "QQQQQQ"), "There is no such table"),
        (("--server", "{url}", "--table", "a-table-that-is-not-there"), "no such table"),
        (("--server", "{url}", "--seed", "a"), "Give --seed or --server, not both."),
        (("--server", "{url}", "-p", "9"), "players"),
        (("--server", "{url}", "-s", "5"), "There is no seat 5"),
        (("--server", "{url}/elsewhere"), "is not a Laydown server"),
    ],
)
def test_what_cannot_be_is_told_in_a_sentence(
    host: Host, arguments: tuple[str, ...], sentence: str
) -> None:
    done = run("play", *(word.replace("{url}", host.url) for word in arguments))
    assert done.exit_code == 2
    assert done.stdout == ""
    assert sentence in done.stderr
    assert done.stderr.count("\n") == 1
