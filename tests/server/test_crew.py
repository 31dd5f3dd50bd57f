from __future__ import annotations

import asyncio
import json
import os
import signal
from typing import TYPE_CHECKING

import pytest

from laydown.engine.edition import load
from laydown.engine.notation.position import print_view
from laydown.engine.rules import new_game
from laydown.engine.view import view
from laydown.server.crew import Crew, _Worker
from laydown.wire.asking import Question

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from laydown.server.worker import Job

STATE = new_game(load("mattel"), 2, b"crew")
VIEW = print_view(view(STATE, STATE.actors()[0]))


def with_crew(size: int, work: Callable[[Crew], Awaitable[None]], patience: float = 30.0) -> None:
    async def run() -> None:
        crew = Crew(size, patience)
        await crew.open()
        try:
            await work(crew)
        finally:
            await crew.close()

    asyncio.run(run())


def pids(crew: Crew) -> list[int]:
    return [worker._process.pid for worker in crew._players if worker._process]


def test_bots_choose_in_other_processes_and_the_same_each_time() -> None:
    async def work(crew: Crew) -> None:
        moves = await asyncio.gather(*(crew.choose("random", b"1", VIEW) for _ in range(6)))
        assert len(set(moves)) == 1
        assert moves[0] in {"draw", "take"}

    with_crew(2, work)


def test_a_process_that_dies_gives_no_move_and_is_replaced() -> None:
    async def work(crew: Crew) -> None:
        (before,) = pids(crew)
        os.kill(before, signal.SIGKILL)
        assert await crew.choose("steady", b"", VIEW) == ""
        assert crew.lost == 1
        assert await crew.choose("steady", b"", VIEW) in {"draw", "take"}
        assert pids(crew) != [before]

    with_crew(1, work)


def test_a_process_that_hangs_is_ended_and_replaced() -> None:
    async def work(crew: Crew) -> None:
        assert await crew.choose("steady", b"", VIEW)  # it is there
        (before,) = pids(crew)
        os.kill(before, signal.SIGSTOP)
        crew._patience = 0.2
        assert await crew.choose("steady", b"", VIEW) == ""
        crew._patience = 30.0
        assert await crew.choose("steady", b"", VIEW) in {"draw", "take"}

    with_crew(1, work)


@pytest.mark.parametrize(
    "view", ["", "position: 1\n", "nonsense", VIEW.replace("hand 1", "hand 9")]
)
def test_a_bot_that_fails_gives_no_move(view: str) -> None:
    async def work(crew: Crew) -> None:
        assert await crew.choose("steady", b"", view) == ""
        assert await crew.choose("steady", b"", VIEW) in {"draw", "take"}

    with_crew(1, work)


def test_whoever_waits_when_all_is_over_is_told() -> None:
    async def work(crew: Crew) -> None:
        os.kill(pids(crew)[0], signal.SIGSTOP)
        asked = [asyncio.create_task(crew.choose("steady", b"", VIEW)) for _ in range(3)]
        for _ in range(3):
            await asyncio.sleep(0)  # one is being worked on, two wait
        asked[2].cancel()  # one has gone in the meantime
        await crew.close()
        assert await asyncio.gather(*asked[:2]) == ["", ""]
        assert await crew.choose("steady", b"", VIEW) == ""

    with_crew(1, work)


@pytest.mark.parametrize(("bot", "strange"), [("expert", False), ("steady", True)])
def test_neither_experts_nor_strangers_editions_delay_a_quick_bot(bot: str, strange: bool) -> None:
    async def work(crew: Crew) -> None:
        # The only process that takes those stands still, and the quick ones go on.
        os.kill(pids(crew)[1], signal.SIGSTOP)
        slow = (crew.choose(bot, b"", VIEW, strange=strange) for _ in range(6))
        experts = [asyncio.create_task(one) for one in slow]
        for _ in range(5):
            assert await crew.choose("sharp", b"", VIEW) in {"draw", "take"}
        assert not any(expert.done() for expert in experts)
        os.kill(pids(crew)[1], signal.SIGCONT)
        assert set(await asyncio.gather(*experts)) <= {"draw", "take"}

    with_crew(2, work)


def test_how_long_a_process_starts_is_no_part_of_a_job(monkeypatch: pytest.MonkeyPatch) -> None:
    async def at_once(*_: object) -> bytes:
        return b'"draw"\n'

    monkeypatch.setattr(_Worker, "_talk", at_once)

    async def work(crew: Crew) -> None:
        assert await crew.choose("steady", b"", VIEW) == "draw"

    with_crew(1, work, 0.01)  # no process is there so soon


def test_questions_to_the_referee_delay_nobody_who_plays_nor_the_other_way_round(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("laydown.server.crew._OPTIONS", 60.0)  # it is stopped for a while
    question = Question(VIEW)

    async def work(crew: Crew) -> None:
        assert await crew.judge(question, "en")
        (referee,) = [worker._process for worker in crew._workers[-1:] if worker._process]
        os.kill(referee.pid, signal.SIGSTOP)
        asked = [asyncio.create_task(crew.judge(question, "en")) for _ in range(9)]
        assert await crew.hint(VIEW, "en", ["Ann", "Bea"])
        assert not any(one.done() for one in asked)
        os.kill(referee.pid, signal.SIGCONT)
        assert all(await asyncio.gather(*asked))
        os.kill(pids(crew)[0], signal.SIGSTOP)
        hint = asyncio.create_task(crew.hint(VIEW, "en", ["Ann", "Bea"]))
        assert await crew.judge(question, "en")
        assert not hint.done()
        os.kill(pids(crew)[0], signal.SIGCONT)
        assert await hint

    with_crew(1, work)


def test_nobody_works_for_those_who_have_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[Job] = []
    do = _Worker.do

    async def noted(worker: _Worker, job: Job, patience: float) -> bytes | None:
        done.append(job)
        return await do(worker, job, patience)

    monkeypatch.setattr(_Worker, "do", noted)

    async def work(crew: Crew) -> None:
        os.kill(pids(crew)[0], signal.SIGSTOP)
        asked = [asyncio.create_task(crew.hint(VIEW, "en", ["Ann", "Bea"])) for _ in range(3)]
        await asyncio.sleep(0)  # one is being worked on, two wait
        asked[1].cancel()
        await asyncio.sleep(0)
        os.kill(pids(crew)[0], signal.SIGCONT)
        assert await asked[0]
        assert await asked[2]
        assert len(done) == 2

    with_crew(1, work)


@pytest.mark.skipif(os.name == "nt", reason="there is no such signal")
def test_a_planned_stop_costs_no_bot_its_move() -> None:
    async def work(crew: Crew) -> None:
        assert await crew.choose("steady", b"", VIEW)  # it is there
        (pid,) = pids(crew)
        asked = asyncio.create_task(crew.choose("sharp", b"", VIEW))
        await asyncio.sleep(0)
        os.kill(pid, signal.SIGTERM)  # as the processes of a service are told, all at once
        assert await asked in {"draw", "take"}
        assert pids(crew) == [pid]

    with_crew(1, work)


def test_what_fails_in_a_process_is_logged_without_cards(
    capfd: pytest.CaptureFixture[str],
) -> None:
    async def work(crew: Crew) -> None:
        assert await crew.choose("steady", b"", VIEW.replace("hand 1", "hand 9")) == ""

    with_crew(1, work)
    (line,) = capfd.readouterr().err.splitlines()
    told = json.loads(line)
    assert (told["event"], told["level"], told["job"]) == ("a job failed", "error", "Choose")
    assert told["where"]
    assert "hand" not in line


@pytest.mark.parametrize("size", [1, 2])
def test_whoever_waits_for_an_answer_comes_before_experts_that_wait(size: int) -> None:
    async def work(crew: Crew) -> None:
        order: list[str] = []

        async def note(name: str, answer: Awaitable[object]) -> None:
            assert await answer
            order.append(name)

        os.kill(pids(crew)[-1], signal.SIGSTOP)
        experts = [note("expert", crew.choose("expert", b"", VIEW)) for _ in range(3)]
        asked = note("person", crew.hint(VIEW, "en", ["Ann", "Bea"]))
        waiting = [asyncio.create_task(one) for one in (*experts, asked)]
        await asyncio.sleep(0)  # all have come, and the first is being worked on
        os.kill(pids(crew)[-1], signal.SIGCONT)
        await asyncio.gather(*waiting)
        assert order == ["expert", "person", "expert", "expert"]

    with_crew(size, work)
