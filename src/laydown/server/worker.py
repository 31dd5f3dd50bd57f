"""A process in which bots think: a view as text comes in, a move as text goes out.

It holds no secret: all it ever gets is what the seat it plays for may know, or the log of a game
that is over.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from functools import lru_cache
from traceback import extract_tb
from typing import TYPE_CHECKING, Final

import msgspec
import structlog
from msgspec import Struct

from laydown.bots import make_bot
from laydown.engine.notation.position import parse_view
from laydown.review.appraise import Appraisal
from laydown.review.sentences import told
from laydown.server.logs import set_up
from laydown.server.study import Keep, Replay, Review, studied
from laydown.telling import BRACKETED, Labels, Places, Words
from laydown.wire.aims import aim
from laydown.wire.asking import Question  # noqa: TC001 - a field of a struct
from laydown.wire.of_options import options_of
from laydown.wire.options import Hint, HintMove
from laydown.wire.rulings import rule

if TYPE_CHECKING:
    from laydown.bots import Bot
    from laydown.engine.view import View

_LOWER: Final = 5  # whoever thinks lets whoever answers go first
_FRAMES: Final = 8  # of what was under way when a job failed, the last ones


class Choose(Struct, frozen=True, tag="choose"):
    """Have a bot choose a move; `seed` is its own chance, in hexadecimal."""

    bot: str
    seed: str
    view: str


class Advise(Struct, frozen=True, tag="advise"):
    """Have a hint for the seat of a view, in a language; players have names."""

    view: str
    language: str
    names: list[str]


class ListOptions(Struct, frozen=True, tag="options"):
    """Have all that the seat of a view may do."""

    view: str
    language: str
    undo: bool


class TakeAim(Struct, frozen=True, tag="aim"):
    """Have how far the seat of a view is from its phase."""

    view: str


class Judge(Struct, frozen=True, tag="judge"):
    """Have a question to the referee answered."""

    question: Question
    language: str


Job = Choose | Advise | ListOptions | TakeAim | Judge | Keep | Replay | Review
_ADVISED: Final = 3  # moves that a hint tells


@lru_cache(maxsize=256)
def _bot(name: str, seed: str) -> Bot:
    return make_bot(name, bytes.fromhex(seed))


def work(job: Job) -> bytes:
    """Do a job; return the answer as JSON."""
    if isinstance(job, Keep | Replay | Review):
        return studied(job)
    if isinstance(job, Judge):
        return msgspec.json.encode(rule(job.question, job.language))
    view = parse_view(job.view)
    if isinstance(job, Choose):
        return msgspec.json.encode(str(_bot(job.bot, job.seed).choose(view)))
    if isinstance(job, ListOptions):
        return msgspec.json.encode(options_of(view, job.language, undo=job.undo))
    return msgspec.json.encode(aim(view) if isinstance(job, TakeAim) else _hint(job, view))


def _hint(job: Advise, view: View) -> Hint:
    appraisal = Appraisal(view)
    words = Words(job.language, BRACKETED)
    places = Places(view, job.names, view.seat)
    labels = Labels(view, job.names, places)
    best, *others = appraisal.options(_ADVISED)
    return Hint(
        moves=[
            HintMove(
                move=str(option.move),
                told=words.say(labels.whole(option.move)),
                text=words.say(told(option.reason, job.names, places)),
                loss=best.worth - option.worth,
            )
            for option in (best, *others)
        ],
        forced=appraisal.forced,
    )


def main() -> int:
    """Say that one is there; do jobs, a line of JSON each, until there are no more or one fails."""
    with contextlib.suppress(OSError, AttributeError):
        os.nice(_LOWER)
    # A planned stop is sent to all processes of a service: until the server has told everyone, a
    # bot that is thinking must not lose its move.
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    decode = msgspec.json.Decoder(Job).decode
    out = sys.stdout.buffer
    out.write(b"ready\n")
    out.flush()
    for line in sys.stdin.buffer:
        job = decode(line)
        try:
            answer = work(job)
        except Exception as problem:  # noqa: BLE001 - whatever it is, it is told as the rest of the log
            _tell(job, problem)
            return 1  # the server takes a fresh one
        out.write(answer + b"\n")
        out.flush()
    return 0


def _tell(job: Job, problem: Exception) -> None:
    """Log what failed and where; what it says may name cards."""
    set_up("warning")
    last = extract_tb(problem.__traceback__)[-_FRAMES:]
    where = [f"{frame.name}:{frame.lineno}" for frame in last]
    facts = {"job": type(job).__name__, "problem": type(problem).__name__, "where": where}
    structlog.get_logger().error("a job failed", **facts)


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError):
        sys.exit(main())
