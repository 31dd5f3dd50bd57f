"""200 schedules in which everything goes wrong; `make torture` plays 20,000."""

from __future__ import annotations

import pytest

from tests.server.simulation.world import World

# A killed server's coroutines end nowhere, as in a process that is killed: Python notes it.
pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")

_SEEDS = 200
_PARTS = 8


@pytest.mark.slow
@pytest.mark.parametrize("part", range(_PARTS))
def test_nothing_is_lost_doubled_or_shown_under_any_schedule(part: int) -> None:
    for seed in range(part, _SEEDS, _PARTS):
        try:
            World(seed).run()
        except Exception as error:
            error.add_note(f"Play it again: python -m tests.server.simulation {seed}")
            raise


def test_a_seed_is_always_the_same_run() -> None:
    runs = []
    for _ in range(2):
        world = World(4)
        world.run()
        runs.append((world.loop.time(), world.disk.logs))
    assert runs[0] == runs[1]


def test_a_table_that_was_given_up_writes_no_more() -> None:
    # It had been woken from outside, so that an alarm was left which rang after it was given up.
    World(61331).run()


def test_who_becomes_host_while_the_host_stays_away_starts_the_game() -> None:
    # The one who opened the table comes back and may not start it any more; somebody else does.
    World(200092).run()


def test_a_bot_plays_on_whose_last_card_was_asked_for() -> None:
    World(41640).run()


def test_a_clock_that_runs_out_comes_before_what_is_taken_back_after_it() -> None:
    World(42119).run()


def test_options_worked_out_in_another_process_are_those_of_their_moment() -> None:
    # A stand-in came due with the command that arrived, and the options were asked for in between.
    World(105936).run()


def test_a_server_that_stops_does_not_refuse_what_is_done() -> None:
    # A move was done by the server before; its line was lost, and it was sent again just then.
    World(3000816).run()
