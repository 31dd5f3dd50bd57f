"""A program that plays by the player protocol, and misbehaves in the way that it is told.

It is started as a process of its own, without anything of ours: `python misbehave.py MODE`.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from typing import Any

MODE = sys.argv[1]
# What it says instead of an answer.
LINES = {
    "no-json": b"what a nice hand\n",
    "blank": b"\n",
    "no-object": b'["draw"]\n',
    "nan": b'{"id": NaN, "move": "draw"}\n',
    "deep": b"[" * 60_000 + b"\n",
    "latin-1": b'{"id": 1, "move": "\xe9"}\n',
    "no-id": b'{"move": "draw"}\n',
    "huge": b'{"move": "' + b"x" * 3_000_000 + b'"}\n',
    "silent": b"",
}
SECONDS = 600  # far more than any test waits


def say(data: bytes) -> None:
    os.write(1, data)


def answer(message: dict[str, Any], **fields: object) -> None:
    say(json.dumps({"id": message["id"], **fields}).encode() + b"\n")


def good(message: dict[str, Any]) -> str:
    """Return the first legal move: what comes first is found by everybody."""
    legal = message["legal"]
    move = legal["picks"]["move"] if legal["picks"] else legal["moves"][0]
    assert isinstance(move, str)
    return move


def move(message: dict[str, Any], asked: int) -> None:
    """Answer the question for a move; it is the one with that number since the start."""
    if MODE in LINES:
        say(LINES[MODE])
        return
    match MODE:
        case "no-move":
            answer(message, comment="hm")
        case "no-text":
            answer(message, move=7)
        case "unknown-move":
            answer(message, move="resign")
        case "illegal":
            answer(message, move="lay R1 | R2")
        case "later-id":
            say(json.dumps({"id": message["id"] + 1, "move": good(message)}).encode() + b"\n")
        case "silent-once" if asked == 3:
            pass
        case "stalls" if message["game"] == 4:
            pass
        case "late" if asked == 2:  # this answer comes together with the next one
            globals()["HELD"] = message
        case "late" if asked == 3:
            answer(globals()["HELD"], move="this counts no more")
            answer(message, move=good(message))
        case "crash" if asked == 5:
            sys.stderr.write("some words\nthe last words \x1b[31m\n")
            sys.exit(3)
        case "kill" if asked == 5:
            os.kill(os.getpid(), 9)
        case "closes-output" if asked == 5:
            os.close(1)
            time.sleep(SECONDS)
        case "endless-line":
            while True:
                say(b"x" * 65_536)
        case "twice":
            answer(message, move=good(message))
            answer(message, move=good(message))
        case "noisy":
            sys.stderr.write("noise \udce9\n".encode(errors="surrogateescape").decode("latin-1"))
            sys.stderr.write("n" * 200_000)
            answer(message, move=good(message))
        case "told" if asked == 2:
            answer(message, move="lay R1 | R2")
        case _:
            answer(message, move=good(message), comment="a field that nobody reads")


def greet(message: dict[str, Any]) -> None:
    match MODE:
        case "crash-at-start":
            sys.stderr.write("no such module\n")
            sys.exit(1)
        case "silent-at-start":
            time.sleep(SECONDS)
        case "rude":
            say(b"hello!\n")
        case "echo":
            say(json.dumps(message).encode() + b"\n")
        case "other-protocol":
            answer(message, protocol=1)
        case "starts-once" if os.path.exists(sys.argv[2]):  # noqa: PTH110
            sys.exit(1)
        case _:
            answer(message, protocol=2, position=MODE == "writes", name="misbehave")


def floods() -> None:
    """Answer without reading, as if every number were known beforehand."""
    number = 0
    while True:
        number += 1
        fields = {"id": number, "protocol": 2, "move": "draw"}
        say(json.dumps(fields).encode() + b"\n")


def main() -> None:
    if MODE == "floods":
        floods()
    if MODE == "has-child":
        # The child outlives its parent and keeps its output open, unless the group is ended.
        wait = [sys.executable, "-c", f"import time; time.sleep({SECONDS})"]
        child = subprocess.Popen(wait, stdin=subprocess.DEVNULL)
        with open(sys.argv[2], "w", encoding="utf-8") as file:  # noqa: PTH123
            file.write(str(child.pid))
    if MODE == "has-runaway":
        # A child that leaves the group and whose parent has ended is nobody's.
        sleep = f"import time; time.sleep({SECONDS})"
        away = (
            "import os, subprocess, sys\n"
            f"left = subprocess.Popen([sys.executable, '-c', {sleep!r}], start_new_session=True,"
            " stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)\n"
            "print(left.pid, flush=True)\nos._exit(0)\n"
        )
        told = subprocess.run([sys.executable, "-c", away], stdout=subprocess.PIPE, check=True)
        with open(sys.argv[2], "wb") as file:  # noqa: PTH123
            file.write(told.stdout)
    asked = 0
    with open(sys.argv[2] if MODE in {"stalls", "told", "writes"} else os.devnull, "ab") as log:  # noqa: PTH123
        for line in sys.stdin.buffer:
            log.write(line)
            log.flush()
            message = json.loads(line)
            if message["do"] == "hello":
                greet(message)
            if message["do"] == "start" and MODE == "starts-once":
                with open(sys.argv[2], "w", encoding="utf-8"):  # noqa: PTH123
                    sys.exit(4)
            if message["do"] == "move":
                asked += 1
                move(message, asked)
    if MODE == "stays":
        time.sleep(SECONDS)


main()
