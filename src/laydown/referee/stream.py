"""The referee on two streams of bytes."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from laydown.referee import limits
from laydown.referee.session import Session

if TYPE_CHECKING:
    from typing import BinaryIO


def run() -> None:
    """Referee on standard input and output until the end of the input, or `quit`."""
    if not (sys.stdin and sys.stdout):  # one was closed before we started: nobody asks, or listens
        return
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer)
    except (BrokenPipeError, KeyboardInterrupt):
        # Whoever asked has gone: what the interpreter still flushes at its end, nobody reads.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer each line of the source with one line."""
    session = Session()
    while not session.ended:
        line = source.readline(limits.LINE + 1)
        if not line:
            return
        sink.write(_answer(session, line, source).encode() + b"\n")
        sink.flush()


def _answer(session: Session, line: bytes, source: BinaryIO) -> str:
    if len(line) > limits.LINE and not line.endswith(b"\n"):
        while line and not line.endswith(b"\n"):  # pass over the rest of it
            line = source.readline(limits.LINE)
        return session.refuse("line_too_long", {"limit": limits.LINE})
    try:
        text = line.removesuffix(b"\n").decode()
    except UnicodeDecodeError:
        return session.refuse("bad_json")
    return session.answer(text)
