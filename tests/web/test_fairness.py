"""The check of fairness in the browser, beside ours: about fair games and forged ones."""

from __future__ import annotations

import json
import random
import subprocess
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from build_web import WEB, node_and_npm
from laydown.engine.chance import Stream
from laydown.engine.edition import NAMES, load
from laydown.engine.errors import LaydownError
from laydown.engine.notation.record import Proof, Record, RecordedMove, print_record
from laydown.engine.rules import apply, legal
from laydown.tables.fairness import combined_seed, commitment
from laydown.tables.verify import verify
from laydown.wire.of_replay import replay_of

if TYPE_CHECKING:
    from laydown.engine.moves import Move

_MOST = 150  # moves of a game: some are left in the middle
_FEW = {"phases": "1-2"}  # short games: what chance does is the same in long ones


def played(number: int) -> Record:
    """Return a game at random, played to its end or left in the middle, with its proof."""
    chance = Stream(b"fairness %d" % number, "games")
    name = NAMES[number % len(NAMES)]
    edition = load(name)
    edition = load(name, _FEW) if edition.house_rules else edition
    players = 2 + chance.below(edition.most_players - 1)
    secret = random.Random(number).randbytes(64)
    entropy = tuple(
        random.Random(number + seat).randbytes(seat % 3 * 16) for seat in range(players)
    )
    record = Record(
        edition=edition,
        players=players,
        seed=combined_seed(secret, list(entropy)),
        proof=Proof(commitment(secret), secret, entropy),
    )
    state = record.start()
    moves: list[RecordedMove] = []
    while not state.over and len(moves) < _MOST:
        seat = state.actors()[0]
        found = legal(state, seat)
        move: Move = found.best()[0].lay if found.lays else found.sample(chance)
        apply(state, seat, move)
        moves.append(RecordedMove(seat, move))
    return replace(record, moves=tuple(moves))


def browser_says(replays: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return what the browser's check finds for each."""
    node, _ = node_and_npm()
    lines = "\n".join(json.dumps(replay) for replay in replays)
    script = WEB / "build" / "check-fairness.ts"
    done = subprocess.run(
        [str(node), str(script)], input=lines, text=True, capture_output=True, check=True
    )
    return [json.loads(line) for line in done.stdout.splitlines()]


def open_replay(record: Record) -> dict[str, Any]:
    replay: dict[str, Any] = msgspec.to_builtins(replay_of(record, None, shown=True))
    return replay


def forged(replay: dict[str, Any], number: int) -> dict[str, Any]:
    """Return a game in which one thing that chance decided is another."""
    chance = random.Random(f"forged {number}")
    forgery: dict[str, Any] = json.loads(json.dumps(replay))
    proof = forgery["proof"]
    events = [event for frame in forgery["frames"] for event in frame["events"]]
    drawn = [event for event in events if event["e"] == "drew"]
    rolled = [event for event in events if event["e"] == "rolled"]
    first = forgery["dealt"]["events"][0]
    match number % 6:
        case 0:
            proof["secret"] = chance.randbytes(64).hex()
        case 1:
            proof["commitment"] = chance.randbytes(32).hex()
        case 2:
            proof["entropy"][0] = chance.randbytes(7).hex()
        case 3:
            first["hands"][0], first["hands"][1] = first["hands"][1], first["hands"][0]
        case 4 if rolled:
            roll = chance.choice(rolled)
            roll["dice"][0] = roll["dice"][0] % 6 + 1
        case _:
            event = chance.choice(drawn)
            event["card"] = "R1" if event["card"] != "R1" else "R2"
    return forgery


@pytest.mark.slow
def test_the_browser_agrees_about_a_thousand_games_and_finds_every_forgery() -> None:
    records = [played(number) for number in range(1000)]
    for record in records[::10]:  # ours makes every move again by the rules, which takes longer
        verify(print_record(record))
    replays = [open_replay(record) for record in records]
    found = browser_says(replays)
    assert [number for number, one in enumerate(found) if not one["fair"]] == []
    assert sum(one["rolls"] for one in found) > 1000
    forgeries = [forged(replays[number], number) for number in range(100)]
    assert [n for n, one in enumerate(browser_says(forgeries)) if one["fair"]] == []


def test_both_find_a_first_dealer_whom_chance_did_not_choose() -> None:
    secret = bytes(64)
    seed = combined_seed(secret, (b"", b""))
    proof = Proof(commitment(secret), secret, (b"", b""))
    dealer = 1 - Stream(seed, "dealer").below(2)
    record = Record(load("mattel"), 2, seed, dealer, proof=proof)
    with pytest.raises(LaydownError, match="wrong_dealer"):
        verify(print_record(record))
    found = browser_says([open_replay(record)])
    assert [(one["fair"], one["code"]) for one in found] == [(False, "dealer")]
