"""The referee on streams of bytes, and as a program of its own."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from typing import IO, Any

import pytest

from laydown.bots import make_bot
from laydown.engine.edition import NAMES, load
from laydown.engine.notation.position import parse_view
from laydown.engine.notation.record import parse_record
from laydown.referee import limits
from laydown.referee.stream import serve

HELLO = b'{"do": "hello"}'
COMMAND = [sys.executable, "-m", "laydown.referee"]


def served(source: bytes) -> list[dict[str, Any]]:
    """Return the answers to a stream, each of which must be one line."""
    sink = io.BytesIO()
    serve(io.BytesIO(source), sink)
    text = sink.getvalue().decode("utf-8")
    assert text == "" or text.endswith("\n")
    return [json.loads(line) for line in text.split("\n")[:-1]]


def codes(source: bytes) -> list[str]:
    return ["ok" if one["ok"] else one["error"]["code"] for one in served(source)]


def test_nothing_asked_nothing_said() -> None:
    assert served(b"") == []


def test_each_line_gets_one_answer_in_order() -> None:
    lines = b"".join(b'{"id": %d, "do": "games"}\n' % number for number in range(5))
    assert [one["id"] for one in served(lines)] == [0, 1, 2, 3, 4]


def test_the_last_line_needs_no_newline() -> None:
    assert codes(HELLO) == ["ok"]


def test_blank_lines_are_answered_too() -> None:
    assert codes(b"\n\r\n" + HELLO + b"\r\n") == ["bad_json", "bad_json", "ok"]


@pytest.mark.parametrize(
    "garbage",
    [b"\xff\xfe", b"\x00", b"\xed\xa0\x80", b'{"do": "\xe9"}', b"\x80" * 5000, b"\x1b[2J"],
)
def test_bytes_that_are_no_text_get_an_error(garbage: bytes) -> None:
    assert codes(garbage + b"\n" + HELLO) == ["bad_json", "ok"]


def test_a_line_that_is_too_long_is_passed_over() -> None:
    padding = limits.LINE - len(HELLO)
    assert codes(HELLO + b" " * padding + b"\n" + HELLO) == ["ok", "ok"]
    for more in (1, 2, 100, limits.LINE, 3 * limits.LINE + 7):
        lines = HELLO + b" " * (padding + more) + b"\n" + HELLO
        assert codes(lines) == ["line_too_long", "ok"]
    assert codes(b"x" * (limits.LINE + 1)) == ["line_too_long"]


def test_after_quit_nothing_is_read() -> None:
    source = io.BytesIO(b'{"do": "quit"}\n' + HELLO)
    sink = io.BytesIO()
    serve(source, sink)
    assert sink.getvalue().count(b"\n") == 1
    assert source.read() == HELLO


def ask(to: IO[bytes], back: IO[bytes], **request: object) -> dict[str, Any]:
    to.write(json.dumps(request).encode() + b"\n")
    to.flush()
    answer = json.loads(back.readline())
    assert answer["ok"], answer
    assert isinstance(answer, dict)
    return answer


@pytest.mark.parametrize("edition", NAMES)
def test_a_whole_game_by_another_process(edition: str) -> None:
    with subprocess.Popen(
        COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as referee:
        assert referee.stdin
        assert referee.stdout
        assert referee.stderr
        pipes = referee.stdin, referee.stdout
        house_rules = load(edition).house_rules
        options = {"knocking": True, "phases": "1-3"} if house_rules else {}
        told = ask(*pipes, do="new", edition=edition, players=3, options=options, seed="2a")
        players = [make_bot("steady", b"") for _ in range(3)]
        while "winners" not in told:
            seat = told["now"]["actors"][0]
            seen = ask(*pipes, do="view", game="1", seat=seat)["position"]
            move = players[seat - 1].choose(parse_view(seen))
            told = ask(*pipes, do="play", game="1", seat=seat, move=str(move))
        record = ask(*pipes, do="record", game="1")["record"]
        assert told["winners"]
        assert parse_record(record).replay().ply == told["now"]["ply"] > 50
        ask(*pipes, do="quit")
        assert referee.wait(timeout=20) == 0
        assert (referee.stdout.read(), referee.stderr.read()) == (b"", b"")


def test_the_program_speaks_utf_8_whatever_the_locale() -> None:
    lines = b'{"id": "\xc3\xa9", "do": "dance", "language": "fr"}\n'
    done = subprocess.run(
        COMMAND,
        input=lines,
        capture_output=True,
        check=True,
        env={**os.environ, "LC_ALL": "C", "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"},
    )
    answer = json.loads(done.stdout.decode("utf-8"))
    assert answer["id"] == "é"
    assert "requête" in answer["error"]["text"]
    assert done.stderr == b""


def test_the_program_ends_quietly_when_nobody_reads_on() -> None:
    with subprocess.Popen(
        COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as referee:
        assert referee.stdin
        assert referee.stdout
        assert referee.stderr
        referee.stdout.close()
        referee.stdin.write(HELLO + b"\n")
        referee.stdin.close()
        assert referee.wait(timeout=20) == 0
        assert referee.stderr.read() == b""
