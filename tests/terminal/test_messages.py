"""The messages of a game: each that the code names exists, and each that exists is named."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import laydown.locale
import laydown.review
import laydown.telling
import laydown.terminal
from laydown.engine.edition import NAMES as EDITIONS
from laydown.engine.edition import load
from laydown.engine.options import NAMES as OPTIONS
from laydown.review.reasons import CODES
from laydown.review.sentences import message_of

LOCALE = Path(laydown.locale.__file__).parent
ROOMS = (laydown.telling, laydown.terminal, laydown.review)
CODE = [file for room in ROOMS for file in sorted(Path(str(room.__file__)).parent.rglob("*.py"))]
FILES = (
    "editions.ftl",
    "events.ftl",
    "moves.ftl",
    "online.ftl",
    "review.ftl",
    "ring.ftl",
    "terminal.ftl",
    "turn.ftl",
)

# Names that the code puts together, from what the engine offers.
REVIEWED = ("player", "accuracy", "decisions", "lost", "luck", "deal", "cards", "dice")
ACTIONS = {action for action, _ in load("board").ring}
BUILT = (
    {f"option-{name.replace('_', '-')}{form}" for name in OPTIONS for form in ("", "-help")}
    | {f"option-{name}-set" for name in ("phases", "last-card", "wild-minimum")}
    | {f"edition-{name}" for name in (*EDITIONS, "rulings")}
    | {f"action-{action}{form}" for action in ACTIONS for form in ("", "-short", "-help")}
    | {message_of(code) for code in CODES}
    | {f"review-{name}" for name in REVIEWED}
    | {f"choice-hit{named}-{end}" for named in ("", "-named") for end in ("low", "high")}
    | {"choice-hit-named", "reason-card-hit-named", "event-asked-left", "event-asked-right"}
)


@cache
def messages() -> dict[str, str]:
    """Return the messages of the files, with the file of each."""
    found = {}
    for file in FILES:
        content = (LOCALE / "en" / file).read_text("utf-8")
        for entry in FluentParser().parse(content).body:
            if isinstance(entry, fluent.Message):
                found[entry.id.name] = file
    return found


@cache
def named() -> frozenset[str]:
    """Return every text that stands in the code."""
    return frozenset(
        node.value
        for file in CODE
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


@cache
def referred() -> frozenset[str]:
    """Return the messages that other messages are made of."""
    found = set()
    for file in FILES:
        content = (LOCALE / "en" / file).read_text("utf-8")
        for name in messages():
            if f"{{ {name} }}" in content:
                found.add(name)
    return frozenset(found)


def prefixes() -> tuple[str, ...]:
    return tuple({f"{name.partition('-')[0]}-" for name in messages() if "-" in name})


def test_every_message_is_used() -> None:
    used = named() | referred() | BUILT
    unused = [
        name
        for name in messages()
        if name not in used and not (name.endswith("-you") and name.removesuffix("-you") in used)
    ]
    assert unused == []


def test_every_message_that_the_code_names_exists() -> None:
    shared = ("card-", "group-", "phase-joined", "phase-numbered", "colour-")  # of cards.ftl
    looks_like = {
        text
        for text in named()
        if text.startswith(prefixes()) and re.fullmatch(r"[a-z]+(-[a-z]+)+", text)
    }
    missing = [
        text
        for text in looks_like
        if text not in messages() and text not in CODES and not text.startswith(shared)
    ]
    assert missing == []
    assert len(looks_like) > 100


def test_messages_whose_names_are_put_together_exist() -> None:
    assert set(messages()) >= BUILT


@pytest.mark.parametrize("name", sorted(n for n in messages() if n.endswith("-you")))
def test_what_is_told_to_you_is_also_told_about_others(name: str) -> None:
    # A name; and the counterparts of the others are event-skipped and event-gave.
    alone = {"player-you", "event-skips-you", "event-gives-you"}
    assert name.removesuffix("-you") in messages() or name in alone
