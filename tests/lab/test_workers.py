"""Several processes: the same result as one, also if one of them dies."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from laydown.lab import workers
from laydown.lab.arena import BROKEN, COMPLETE, DECIDED, INTERRUPTED, run
from laydown.lab.contest import Contest
from laydown.lab.tally import Tally
from laydown.lab.workers import Chunk, Crew, WorkerError
from tests.lab.kit import LONG, contest, misbehaving, without_times
from tests.lab.plugins import forget, install

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from laydown.lab.arena import Outcome


@pytest.fixture(autouse=True)
def _no_plugins_left() -> Iterator[None]:
    yield
    forget()


@pytest.mark.parametrize("jobs", [2, 3])
def test_the_number_of_processes_makes_no_difference(jobs: int) -> None:
    wanted = contest("steady", "random", "random")
    alone, together = run(wanted, 7, 1), run(wanted, 7, jobs)
    assert together.tally.games == 21
    assert without_times(together.tally) == without_times(alone.tally)
    assert (together.stopped, together.lost) == (COMPLETE, 0)


def test_an_outside_program_plays_the_same_in_several_processes() -> None:
    wanted = contest(misbehaving("good"), "steady", timeout=LONG)
    assert without_times(run(wanted, 4, 2).tally) == without_times(run(wanted, 4, 1).tally)


def test_a_decision_comes_after_the_same_deal() -> None:
    wanted = contest("steady", "random")
    alone, together = run(wanted, 60, 1, until=0.5), run(wanted, 60, 2, until=0.5)
    assert alone.stopped == together.stopped == DECIDED
    assert alone.tally.deals < 60
    assert without_times(together.tally) == without_times(alone.tally)


def test_a_process_that_dies_is_replaced_and_its_deals_count_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, monkeypatch, {"deadly": "Deadly", "fine": "Fine"})
    monkeypatch.setenv("LAYDOWN_TEST_MARK", str(tmp_path / "mark"))
    outcome = run(contest("deadly", "random"), 6, 2)
    assert (tmp_path / "mark").exists()
    assert outcome.stopped == COMPLETE
    assert 1 <= outcome.lost <= 2  # both may come to their third move before the mark is made
    same = run(contest("fine", "random"), 6, 1)
    assert without_times(outcome.tally) == without_times(same.tally)


def test_a_process_that_dies_twice_at_the_same_deals_ends_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, monkeypatch, {"deadly": "Deadly"})
    monkeypatch.setenv("LAYDOWN_TEST_MARK", str(tmp_path))  # a folder: every process dies
    outcome = run(contest("deadly", "random"), 6, 2)
    assert outcome.stopped == BROKEN
    assert 1 <= outcome.died_at[0] <= outcome.died_at[1] <= 6
    assert outcome.tally.games == 0
    assert outcome.lost >= 2


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interruption_keeps_what_was_played(jobs: int) -> None:
    def interrupt(outcome: Outcome) -> None:
        if outcome.tally.deals == 2:
            raise KeyboardInterrupt

    wanted = contest("steady", "random")
    outcome = run(wanted, 50, jobs, progress=interrupt)
    assert outcome.stopped == INTERRUPTED
    assert outcome.tally.deals == 2
    assert without_times(outcome.tally) == without_times(run(wanted, 2).tally)


def test_a_mistake_of_ours_in_a_process_is_shown() -> None:
    wanted = contest("steady", "random")
    broken = Contest(wanted.edition, wanted.options, wanted.bots, wanted.seed)
    object.__setattr__(broken, "seed", "no bytes")
    with pytest.raises(WorkerError, match="Traceback"):
        run(broken, 4, 2)


def test_chunks_take_about_a_second_and_become_smaller_towards_the_end() -> None:
    crew = Crew(contest("steady", "random"), 1000, 4)
    assert crew._new_chunk().count == 1  # nobody knows yet how long a deal takes
    crew._pace = 0.02
    chunks = []
    while (chunk := crew._new_chunk()).count:
        chunks.append(chunk)
    assert chunks[0].count == 50
    assert chunks[-1].count == 1
    assert sum(chunk.count for chunk in chunks) == 999
    starts = [chunk.first for chunk in chunks]
    assert starts == [1 + sum(c.count for c in chunks[:i]) for i in range(len(chunks))]


def test_results_come_in_the_order_of_the_deals_whoever_is_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Made:
        """A process that is not one: what it is told to play is played at once."""

        def __init__(self, _wanted: Contest) -> None:
            self.pipe = self
            self.since = 0.0
            self.chunk = Chunk(0, 0)

        def play(self, chunk: Chunk) -> None:
            self.chunk = chunk

        def result(self) -> list[Tally]:
            deals = range(self.chunk.first, self.chunk.first + self.chunk.count)
            return [Tally([], games=deal) for deal in deals]

        def end(self) -> None:
            self.ended = True

        gone = end

    def latest_first(pipes: list[Made]) -> list[Made]:
        return [max(pipes, key=lambda worker: worker.chunk.first)]

    monkeypatch.setattr(workers, "_Worker", Made)
    monkeypatch.setattr(workers, "wait", latest_first)
    crew = Crew(contest("steady", "random"), 40, 3)
    assert [tally.games for tally in crew.results()] == list(range(40))


def test_there_are_no_more_processes_than_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[workers._Worker] = []

    class Counted(workers._Worker):
        def __init__(self, wanted: Contest) -> None:
            super().__init__(wanted)
            made.append(self)

    monkeypatch.setattr(workers, "_Worker", Counted)
    assert run(contest("steady", "random"), 2, 8).tally.games == 4
    assert len(made) == 2
    for worker in made:
        with pytest.raises(ValueError, match="closed"):  # which it can be only once it has ended
            worker.process.is_alive()
