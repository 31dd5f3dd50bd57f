"""The C reference plays our games: the same moves from the same piles."""

from __future__ import annotations

import subprocess
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from benchmarks import classic
from benchmarks.classic import Classic, MovesDifferError, Trace, compiler, move_bytes, trace
from benchmarks.games import seed
from laydown.engine.edition import load
from laydown.engine.notation.moves import parse_move
from laydown.engine.notation.position import parse_position
from laydown.engine.rules import new_game
from laydown.sense.playout import play_out

if TYPE_CHECKING:
    from pathlib import Path

CC = compiler()
needs_compiler = pytest.mark.skipif(CC is None, reason="there is no C compiler (cc)")


@pytest.fixture(scope="module")
def reference(tmp_path_factory: pytest.TempPathFactory) -> Classic:
    assert CC is not None
    return Classic(tmp_path_factory.mktemp("classic"), CC)


@needs_compiler
@pytest.mark.parametrize(("players", "games"), [(4, 30), (2, 10), (3, 5), (5, 5), (6, 10)])
def test_c_makes_the_same_moves(reference: Classic, players: int, games: int) -> None:
    reference.prepare(players, games)  # raises where they differ
    played = reference.play(players, 0.01)
    assert played.games % games == 0
    assert played.games > 0
    assert played.steps > 100 * played.games


def replays(number: int) -> int:
    """Return how often a game of two ended in a tie that was replayed (M-35)."""
    state = new_game(load("mattel"), 2, seed(number))
    play_out(state)
    return state.standing.replays


@needs_compiler
def test_a_tie_is_replayed_by_c_too(reference: Classic) -> None:
    tied = next(number for number in range(200) if replays(number))
    reference.prepare(2, tied + 1)


@needs_compiler
def test_another_move_is_noticed(reference: Classic, monkeypatch: pytest.MonkeyPatch) -> None:
    def other(edition: object, players: int, number: int) -> Trace:
        found = trace(load("mattel"), players, number)
        return replace(found, hash=found.hash ^ (number == 1))

    monkeypatch.setattr(classic, "trace", other)
    with pytest.raises(MovesDifferError, match="game 1 of 2 players"):
        reference.prepare(2, 3)


@needs_compiler
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "no games"),
        ("players 7\n", "cannot be read"),
        ("players 2\npile 1 5\n", "cannot be read"),
        ("players 2\ngame 0\npile 3 1 2\n", "cannot be read"),
        ("players 2\ngame 0\n", "do not fit"),
        ("players 2\ngame 0\npile 2 1 2\n", "do not fit"),
    ],
)
def test_c_refuses_piles_that_are_none(
    reference: Classic, tmp_path: Path, text: str, reason: str
) -> None:
    piles = tmp_path / "piles"
    piles.write_text(text, encoding="ascii")
    command = [str(reference.program), str(piles), "0"]
    done = subprocess.run(command, capture_output=True, check=False, text=True)
    assert done.returncode == 1
    assert reason in done.stderr


def test_a_move_is_hashed_with_its_seat_cards_and_places() -> None:
    state = parse_position(
        "position: 1\nedition: mattel\nstep: play 1\nphase 1: 2\n"
        "hand 1: R7 G7 W R3 G4 W G6 O2\nhand 2: R1 R2\n"
    )
    r7, g7, r3, g4, g6, o2 = 0x07, 0x27, 0x03, 0x24, 0x26, 0x42
    lay = parse_move("lay R7 G7 W | R3 G4 W=5 G6")
    assert move_bytes(state, 0, lay) == [0, 3, 7, r7, g7, 0, 3, r3, g4, 0, g6]
    wilds_first = parse_move("lay W=7 W=7 W=7 | W=3 G4 W=5 G6")
    assert move_bytes(state, 0, wilds_first) == [0, 3, 7, 0, 0, 0, 3, 0, g4, 0, g6]
    assert move_bytes(state, 1, parse_move("hit W on 2.1 high")) == [1, 4, 0, 1, 0, 2]
    assert move_bytes(state, 0, parse_move("discard O2")) == [0, 5, o2]
    assert move_bytes(state, 0, parse_move("skip S on 2")) == [0, 6, 1]


def test_the_hash_is_fnv_1a() -> None:
    found = Trace(0)
    found.tell(b"foobar")
    assert found.hash == 0x85944171F73967E8  # as published with the algorithm
