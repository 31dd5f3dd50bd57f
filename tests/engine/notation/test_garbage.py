"""Garbage is refused, and only ever as garbage is: arbitrary texts, and valid ones mutated."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from laydown.engine.chance import Stream
from laydown.engine.edition import Edition, load, parse_edition
from laydown.engine.errors import ParseError, SetupError
from laydown.engine.notation.cards import parse_card, parse_cards
from laydown.engine.notation.moves import parse_move
from laydown.engine.notation.position import parse_position, parse_view, print_position, print_view
from laydown.engine.notation.record import Record, parse_record, print_record
from laydown.engine.options import parse_options, read_options
from laydown.engine.patterns import parse_phase
from laydown.engine.rules import apply, legal
from laydown.engine.state import State
from laydown.engine.view import View, view
from tests.engine.strategies import OWN_TEXTS, games, moments
from tests.sizes import many

if TYPE_CHECKING:
    from collections.abc import Callable

    from laydown.engine.game import Game


def options_of(text: str) -> object:
    return read_options(parse_options(text.split()), load("mattel").default)


READERS: tuple[Callable[[str], object], ...] = (
    parse_card,
    parse_cards,
    parse_phase,
    parse_move,
    options_of,
    parse_position,
    parse_view,
    parse_record,
    parse_edition,
)
WORDS = (
    "R7", "W", "S", "W=5", "W=R5", "(R7)=5", "?", "?x9", "?x99999", "lay", "hit", "on", "2.1", "|",
    "low", "draw", "discard", "skip", "set 3", "run 4", "+", "7 one colour", "pairs", "odd", ":",
    "position: 1\n", "edition: mattel\n", "view: 1\n", "hand 1:", "hand 2: ?x10\n", "record: 1\n",
    "rules: 1\n", "moves:\n", 'name = "x"\n', 'based_on = "mattel"\n', "[deck]\n", "-1", "0",
    "00", "9" * 20, "1" * 5000, "0001" + "0" * 5000, "\n", "\t", "\r", "\0", "\u0663", "#", "=",
    "knocking", "phases=", "1-99", "[" * 3000, "{", '"""',
)  # fmt: skip


def refuses_or_reads(read: Callable[[str], object], text: str) -> object:
    """Read a text; return what it says, None if it is refused as it should be."""
    refused: ParseError | SetupError
    try:
        return read(text)
    except (ParseError, SetupError) as error:
        refused = error
    assert str(refused)
    if isinstance(refused, ParseError):
        assert 0 <= refused.at <= len(refused.text)
        assert refused.pointer().endswith("^")
    return None


@given(st.sampled_from(READERS), st.text(max_size=60))
def test_any_text(read: Callable[[str], object], text: str) -> None:
    refuses_or_reads(read, text)


@given(st.sampled_from(READERS), st.lists(st.sampled_from(WORDS), max_size=12))
def test_any_words(read: Callable[[str], object], words: list[str]) -> None:
    refuses_or_reads(read, " ".join(words))
    refuses_or_reads(read, "".join(words))


def mutated(text: str, rng: random.Random) -> str:
    """Change a text in one to three places: characters, words or lines."""
    for _ in range(rng.randint(1, 3)):
        kind = rng.randrange(7)
        at = rng.randrange(len(text) + 1)
        if kind == 0:
            text = text[:at] + text[at + rng.randint(1, 4) :]
        elif kind == 1:
            text = text[:at] + rng.choice('RGW S0123456789:?|x=-,.#\n"[]') + text[at:]
        elif kind == 2:
            text = text[:at] + rng.choice(WORDS) + text[at:]
        elif kind == 3:
            words = text.split(" ")
            words[rng.randrange(len(words))] = rng.choice(words)
            text = " ".join(words)
        else:
            lines = text.split("\n")
            here = rng.randrange(len(lines))
            if kind == 4:
                del lines[here]
            elif kind == 5:
                lines.insert(rng.randrange(len(lines)), lines[here])
            else:
                digits = [i for i, sign in enumerate(lines[here]) if sign.isdigit()]
                if digits:
                    i = rng.choice(digits)
                    lines[here] = lines[here][:i] + str(rng.randint(0, 13)) + lines[here][i + 1 :]
            text = "\n".join(lines) or "\n"
    return text


def sample_games() -> list[Game]:
    """Return games of several editions at several moments, some of them over."""
    editions = [
        load("mattel", {"knocking": True}),
        load("ravensburger", {"free_order": True}),
        load("express", {"phases": 2}),
        *map(parse_edition, OWN_TEXTS),
    ]
    found = []
    for edition in editions:
        for steps in (1, 30, 60, 90):
            found += list(moments(edition, f"garbage {steps}", steps))[-1:]
    return found


def check_mutations(amount: int, seed: str) -> int:
    """Mutate valid texts; return how many were still read."""
    rng = random.Random(seed)
    found = sample_games()
    accepted = 0
    for _ in range(amount):
        game = rng.choice(found)
        kind = rng.randrange(4)
        if kind == 0:
            state = refuses_or_reads(parse_position, mutated(print_position(game.state), rng))
            if state is not None:
                accepted += 1
                check_state_goes_on(state, rng)
        elif kind == 1:
            seat = rng.randrange(game.state.players)
            seen = refuses_or_reads(parse_view, mutated(print_view(view(game.state, seat)), rng))
            if seen is not None:
                accepted += 1
                assert isinstance(seen, View)
                assert parse_view(print_view(seen)) == seen
        elif kind == 2:
            record = refuses_or_reads(parse_record, mutated(print_record(game.record()), rng))
            if record is not None:
                accepted += 1
                assert isinstance(record, Record)
                assert parse_record(print_record(record)) == record
        else:
            edition = refuses_or_reads(parse_edition, mutated(rng.choice(OWN_TEXTS), rng))
            if edition is not None:
                accepted += 1
                assert isinstance(edition, Edition)
                check_edition_plays(edition, rng)
    return accepted


def check_state_goes_on(state: object, rng: random.Random) -> None:
    """A position that was read prints, and can be played on from."""
    assert isinstance(state, State)
    assert parse_position(print_position(state)) == state
    chance = Stream(rng.randbytes(4), "go on")
    for _ in range(12):
        if state.over:
            break
        seat = rng.choice(state.actors())
        apply(state, seat, legal(state, seat).sample(chance))
    for seat in range(state.players):
        seen = view(state, seat)
        assert parse_view(print_view(seen)) == seen


def check_edition_plays(edition: Edition, rng: random.Random) -> None:
    """An edition that was read can be dealt and played."""
    chance = Stream(rng.randbytes(4), "edition")
    for game in games(edition, edition.least_players, rng, chance, 12):
        state: State = game.state
    assert parse_position(print_position(state)) == state


def test_changed_texts() -> None:
    assert check_mutations(500, "quick") > 40


@pytest.mark.slow
def test_many_changed_texts() -> None:
    texts = many(12_000, 4_000)
    assert check_mutations(texts, "slow") > texts // 12
