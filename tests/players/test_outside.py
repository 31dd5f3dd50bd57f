"""Outside programs that misbehave: the game goes on, and what they did is counted."""

from __future__ import annotations

import json
import os
import select
import signal
from itertools import count, pairwise
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any

import pytest
from msgspec import to_builtins

from laydown.engine.notation.position import parse_view
from laydown.engine.view import view
from laydown.lab import table
from laydown.lab.arena import check
from laydown.players.entrants import parse_entrant
from laydown.players.faults import ABSENT, BAD, CRASHED, ILLEGAL, SILENT, Fault
from laydown.players.outside import Outside
from laydown.players.program import Program
from laydown.referee import player
from laydown.tables import loop
from laydown.wire.of_game import view_of
from tests.lab.kit import LONG, contest, let_it_end, misbehaving, played

if TYPE_CHECKING:
    from laydown.engine.state import State
    from laydown.engine.view import View
    from laydown.lab.tally import Sums


def sums_of(program: str, deals: int = 1, *, fresh: bool = False) -> Sums:
    """Return what the program did in a few games against the steady bot."""
    outcome = played(contest(program, "steady", timeout=LONG, fresh=fresh), deals)
    assert outcome.tally.games == 2 * deals
    assert not outcome.tally.bots[1].faults
    return outcome.tally.bots[0]


def impatient(monkeypatch: pytest.MonkeyPatch, *answers: int, seconds: float = 0.0) -> None:
    """Wait no longer than this for some answers, counted from 0, the greeting; long for others."""
    reads = count()
    read = Program.read

    def read_in_time(program: Program, deadline: float) -> bytes:
        return read(program, monotonic() + seconds if next(reads) in answers else deadline)

    monkeypatch.setattr(Program, "read", read_in_time)


def test_a_good_program_makes_no_faults() -> None:
    sums = sums_of(misbehaving("good"))
    assert sums.moves > 10
    assert sums.faults == {}
    assert sums.first is None


@pytest.mark.parametrize("edition", ["mattel", "ravensburger", "pocket", "board"])
def test_a_good_program_plays_every_edition(edition: str) -> None:
    options = (("phases", "1-2"), ("knocking", "yes")) if edition != "board" else ()
    wanted = contest(misbehaving("good"), "steady", edition=edition, options=options, timeout=LONG)
    outcome = played(wanted, 1)
    assert outcome.tally.bots[0].moves > 10
    assert outcome.tally.bots[0].faults == {}


@pytest.mark.parametrize(
    ("mode", "why"),
    [
        ("no-json", "what a nice hand bad_json"),
        ("blank", "bad_json"),
        ("no-object", '["draw"] bad_json'),
        ("nan", "bad_json"),
        ("deep", "bad_json"),
        ("latin-1", "bad_json"),
        ("no-id", "missing_field (field=id)"),
        ("no-move", "missing_field (field=move)"),
        ("no-text", "bad_field (field=move, found=7"),
        ("unknown-move", "unknown_move (found=resign"),
        ("later-id", "bad_field (field=id"),
        ("huge", "line_too_long (limit=65536)"),
    ],
)
def test_an_answer_that_is_no_move_costs_a_safe_move(mode: str, why: str) -> None:
    sums = sums_of(misbehaving(mode))
    assert sums.faults == {BAD: sums.moves}
    assert sums.first
    assert why in sums.first.why
    assert len(sums.first.why) < 210
    assert (sums.first.game, sums.first.seat) == (1, 1)


def test_an_illegal_move_costs_a_safe_move_and_names_the_clause() -> None:
    sums = sums_of(misbehaving("illegal"))
    assert sums.faults == {ILLEGAL: sums.moves}
    assert sums.first
    assert '"move": "lay R1 | R2"' in sums.first.why
    assert "draw_first [E-" in sums.first.why


# In each of two games a greeting, and then no more answers to three questions.
SILENCES = (1, 2, 3, 5, 6, 7)


def test_silence_costs_a_safe_move_and_the_third_one_ends_the_program(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    impatient(monkeypatch, *SILENCES)
    sums = sums_of(misbehaving("silent"))
    assert sums.faults[SILENT] == len(SILENCES)
    assert sums.faults[ABSENT] == sums.moves - len(SILENCES)
    assert set(sums.faults) == {SILENT, ABSENT}


def test_one_silence_is_forgiven(monkeypatch: pytest.MonkeyPatch) -> None:
    impatient(monkeypatch, 3)
    sums = sums_of(misbehaving("silent-once"))
    assert sums.faults == {SILENT: 1}


def test_an_answer_that_comes_too_late_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    impatient(monkeypatch, 2)
    sums = sums_of(misbehaving("late"))
    assert sums.faults == {SILENT: 1}


def test_a_second_answer_to_the_same_question_is_passed_over() -> None:
    assert sums_of(misbehaving("twice")).faults == {}


@pytest.mark.parametrize(
    ("mode", "why"),
    [
        ("crash", "exit 3: the last words \ufffd[31m"),
        ("kill", "exit -9"),
        ("closes-output", "exit -9"),
    ],
)
def test_a_crash_costs_safe_moves_until_the_next_game(mode: str, why: str) -> None:
    sums = sums_of(misbehaving(mode))
    # It is started again for the second game, and crashes there once more.
    assert sums.faults[CRASHED] == 2
    assert set(sums.faults) <= {CRASHED, ABSENT}
    assert sum(sums.faults.values()) == sums.moves - 2 * 4
    assert sums.first
    assert sums.first.kind == CRASHED
    assert sums.first.why == why


def test_a_program_that_no_longer_starts_costs_safe_moves(tmp_path: Path) -> None:
    sums = sums_of(misbehaving("starts-once", tmp_path / "mark"))
    assert sums.faults == {CRASHED: 2, ABSENT: sums.moves - 2}


def test_a_line_without_end_does_not_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    impatient(monkeypatch, *SILENCES, seconds=0.1)
    sums = sums_of(misbehaving("endless-line"))
    assert set(sums.faults) == {SILENT, ABSENT}


def test_noise_on_standard_error_does_no_harm() -> None:
    assert sums_of(misbehaving("noisy")).faults == {}


def test_a_program_that_answers_without_reading_does_not_stop_the_game() -> None:
    sums = sums_of(misbehaving("floods"))
    assert sums.moves > 10
    assert sums.faults


def test_a_program_is_told_of_its_mistake_with_the_next_message(tmp_path: Path) -> None:
    log = tmp_path / "log"
    sums = sums_of(misbehaving("told", log))
    assert sums.faults == {ILLEGAL: 1}
    messages: list[dict[str, Any]] = [json.loads(line) for line in log.read_text().splitlines()]
    moves = [message for message in messages if message["do"] == "move"]
    assert [place for place, message in enumerate(moves) if "mistakes" in message] == [2]
    (mistake,) = moves[2]["mistakes"]
    assert mistake["id"] == moves[1]["id"]
    assert mistake["kind"] == ILLEGAL
    assert mistake["played"].startswith("discard ")
    assert mistake["played"] in moves[1]["legal"]["moves"]
    assert mistake["error"]["code"] == "card_not_held"
    assert mistake["error"]["clause"]
    assert mistake["error"]["text"].endswith(".")


# --- how it starts and ends ---


def greeting(mode: str, start: float = LONG) -> Fault:
    """Return what is wrong with a program's first answer."""
    program = Outside(parse_entrant(misbehaving(mode)).command, 0.1, start)
    with pytest.raises(Fault) as caught:
        program.greet()
    return caught.value


@pytest.mark.parametrize(
    ("mode", "kind", "why"),
    [
        ("crash-at-start", CRASHED, "exit 1: no such module"),
        ("rude", BAD, "hello! bad_json"),
        ("echo", BAD, "bad_field (field=do"),
        ("other-protocol", BAD, "bad_field (field=protocol, found=1, expected=2-2)"),
    ],
)
def test_a_program_that_does_not_greet_us(mode: str, kind: str, why: str) -> None:
    fault = greeting(mode)
    assert fault.kind == kind
    assert why in fault.why


def test_a_program_that_says_nothing_at_the_start() -> None:
    assert greeting("silent-at-start", start=0.3).kind == SILENT


@pytest.mark.parametrize("command", ["exec:./no-such-program", "exec:/", "exec:a\0b"])
def test_a_command_that_cannot_be_started(command: str) -> None:
    with pytest.raises(Fault) as caught:
        check(contest(command, "steady"))
    assert caught.value.kind == CRASHED


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="only Linux tells whose they are")
@pytest.mark.parametrize("mode", ["has-child", "has-runaway"])
def test_the_program_and_its_children_are_ended(tmp_path: Path, mode: str) -> None:
    note = tmp_path / "child"
    program = Outside(parse_entrant(misbehaving(mode, note)).command, LONG)
    program.greet()
    child = os.pidfd_open(int(note.read_text()))
    try:
        assert not _ended(child, 0)  # it is there
        program.close()
        # It was told to end, and does so as soon as the machine gives it a moment.
        ended = _ended(child, LONG)
        if not ended:
            signal.pidfd_send_signal(child, signal.SIGKILL)
        assert ended
    finally:
        os.close(child)


def _ended(process: int, seconds: float) -> bool:
    """Wait for a process to end; tell whether it has."""
    return bool(select.select([process], [], [], seconds)[0])


def test_a_program_that_will_not_end_is_ended_by_force() -> None:
    program = Program(parse_entrant(misbehaving("stays")).command, player.LINE)
    program.write(player.line(player.hello(1, LONG)))
    program.read(monotonic() + LONG)  # it is there, and stays when its input is closed
    assert program.stop() == "exit -9"


def test_a_fresh_program_for_each_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    let_it_end(monkeypatch)
    for fresh, hellos in ((False, 1), (True, 4)):
        log = tmp_path / f"log-{fresh}"
        sums_of(misbehaving("writes", log), deals=2, fresh=fresh)
        does = [json.loads(line)["do"] for line in log.read_text().splitlines()]
        assert does.count("hello") == hellos
        assert does.count("start") == does.count("end") == 4


# --- what it is told ---


@pytest.mark.parametrize("edition", ["mattel", "ravensburger", "express", "pocket", "board"])
def test_a_program_gets_the_views_of_its_seat_and_nothing_else(
    edition: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    let_it_end(monkeypatch)
    seen: list[View] = []
    seeds: set[bytes] = set()

    def watched(state: State, seat: int) -> View:
        found = view(state, seat)
        seen.append(found)
        seeds.add(state.seed)
        return found

    for module in (loop, table):
        monkeypatch.setattr(module, "view", watched)
    log = tmp_path / "log"
    wanted = contest(misbehaving("writes", log), "steady", edition=edition, timeout=LONG)
    played(wanted, 1)
    lines = log.read_bytes().splitlines()
    messages = [json.loads(line) for line in lines]
    assert [message["do"] for message in messages if message["do"] != "move"] == [
        "hello", "start", "end", "start", "end",
    ]  # fmt: skip
    moves = [message for message in messages if message["do"] == "move"]
    for message, known in zip(moves, _views_of_the_program(seen), strict=True):
        assert message["seat"] == known.seat + 1
        assert parse_view(message["position"]) == known
        assert message["view"] == to_builtins(view_of(known, memory=True))
        assert set(message) == {
            "do", "id", "game", "seat", "step", "legal", "view", "new", "position",
        }  # fmt: skip
    assert len(moves) > 10
    text = log.read_text()
    for seed in {*seeds, wanted.seed}:
        assert seed.hex() not in text


@pytest.mark.parametrize("edition", ["mattel", "board"])
def test_a_program_is_told_which_cards_it_got(
    edition: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Told cards, and nothing else, come to those left by its moves; by the events of the game."""
    let_it_end(monkeypatch)
    log = tmp_path / "log"
    played(contest(misbehaving("writes", log), "steady", edition=edition, timeout=LONG), 1)
    moves = [json.loads(line) for line in log.read_text().splitlines()]
    moves = [message for message in moves if message["do"] == "move"]
    after_a_draw = [
        (message, before)
        for before, message in pairwise(moves)
        if (before["step"], message["step"]) == ("draw", "play")
        and before["game"] == message["game"]
    ]
    assert len(after_a_draw) > 5
    for message, before in after_a_draw:
        seat = message["seat"] - 1
        hand, earlier = (one["view"]["seats"][seat]["hand"] for one in (message, before))
        (got,) = message["new"]
        assert sorted(hand) == sorted([*earlier, got])
    assert all(message["new"] == [] for message in moves if message["view"]["now"]["ply"] == 0)


def _views_of_the_program(seen: list[View]) -> list[View]:
    """Return those views with which it was asked: it has seat 1 in one game, seat 2 in the next."""
    mine, found = 0, []
    for one in seen:
        if one.standing.winners:
            mine += 1
        elif one.seat == mine:
            found.append(one)
    return found
