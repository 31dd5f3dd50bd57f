from __future__ import annotations

import pytest

from laydown.tables import commands
from laydown.tables.entries import Moved, read_line
from laydown.tables.settings import Bank, Days, Settings
from laydown.tables.table import Table
from tests.tables.kit import ANN, BEA, BOT, Sitting

BANK = Settings(edition="mattel", clock=Bank(60, 10))
DAY = 86_400_000


def timed(settings: Settings = BANK) -> tuple[Sitting, int]:
    sitting = Sitting(ANN, BEA, settings=settings).begin()
    return sitting, sitting.actor()


def marks(sitting: Sitting) -> list[tuple[int, str]]:
    entries = [read_line(line) for line in sitting.log]
    return [(entry.seat, entry.mark) for entry in entries if isinstance(entry, Moved)]


def test_time_is_taken_from_the_bank_of_who_may_act() -> None:
    sitting, first = timed()
    other = 1 - first
    clocks = sitting.table.clocks
    assert clocks.until(first) == sitting.now + 60_000
    assert clocks.until(other) is None
    sitting.wait(25_000)
    sitting.step()  # draw
    assert clocks.until(first) == sitting.now + 35_000
    sitting.step()  # discard: the turn is over
    assert (clocks.bank[first], clocks.until(first)) == (35_000, None)
    assert clocks.until(other) == sitting.now + 60_000


def test_each_turn_brings_a_gift_but_never_more_than_the_bank_had() -> None:
    sitting, first = timed()
    sitting.wait(25_000)
    for _ in range(2):
        sitting.step()
    sitting.until_turn_of(first)
    assert sitting.table.clocks.bank[first] == 45_000
    for _ in range(2):
        sitting.step()
    sitting.until_turn_of(first)
    sitting.step()
    sitting.step()
    sitting.until_turn_of(first)
    assert sitting.table.clocks.bank[first] == 60_000


def test_running_out_plays_the_safe_move_to_the_end_of_the_turn() -> None:
    sitting, first = timed()
    until = sitting.table.clocks.until(first)
    assert until == sitting.table.wake_at(sitting.now)
    sitting.wait(59_999)
    assert marks(sitting) == []
    sitting.wait(1)
    assert marks(sitting) == [(first, "timer"), (first, "timer")]  # draw and discard
    assert sitting.actor() == 1 - first


def test_who_has_no_time_left_has_the_gift_in_the_next_turn() -> None:
    sitting, first = timed()
    sitting.wait(60_000)
    sitting.until_turn_of(first)
    assert sitting.table.clocks.until(first) == sitting.now + 10_000


def test_clocks_stand_in_a_pause_and_in_a_break() -> None:
    sitting, first = timed()
    sitting.wait(10_000)
    sitting.do(commands.Vote, about="pause")
    assert sitting.table.clocks.until(first) is None
    sitting.wait(5_000_000)
    sitting.do(commands.Vote, about="resume")
    assert sitting.table.clocks.until(first) == sitting.now + 50_000


def test_after_a_kill_a_running_clock_has_twenty_seconds_more() -> None:
    sitting, first = timed()
    sitting.wait(10_000)
    sitting.do(commands.Arrange, order=["R7"])  # the last that the log knows
    table = Table.restore(sitting.log)
    now = sitting.now + 7_000_000
    table.handle(commands.Appear(who="ann"), now)
    assert table.clocks.until(first) == now + 50_000 + 20_000


def test_clocks_survive_a_restart_after_everybody_has_gone() -> None:
    sitting, first = timed()
    sitting.wait(10_000)
    for who in ("ann", "bea"):
        sitting.do(commands.Vanish, who)
    table = Table.restore(sitting.log)
    now = sitting.now + 7_000_000
    table.handle(commands.Appear(who="ann"), now)
    assert table.clocks.until(first) == now + 50_000


def test_who_comes_back_in_their_turn_has_at_least_twenty_seconds_once() -> None:
    sitting, first = timed()
    who = ("ann", "bea")[first]
    sitting.wait(50_000)
    sitting.do(commands.Vanish, who)
    sitting.wait(5_000)
    sitting.do(commands.Appear, who)
    assert sitting.table.clocks.until(first) == sitting.now + 20_000
    sitting.do(commands.Vanish, who)
    sitting.wait(5_000)
    sitting.do(commands.Appear, who)
    assert sitting.table.clocks.until(first) == sitting.now + 15_000


def test_in_slow_play_every_turn_has_its_days_whether_somebody_is_there_or_not() -> None:
    sitting, first = timed(Settings(edition="mattel", clock=Days(2)))
    for who in ("ann", "bea"):
        sitting.do(commands.Vanish, who)
    assert sitting.table.clocks.until(first) == sitting.now + 2 * DAY
    # A stand-in plays for both when a whole turn has passed.
    sitting.wait(5_000)
    sitting.wait(2 * DAY)
    assert sitting.table.attendance.standins == {0, 1}
    assert sitting.table.asks()


def test_slow_play_that_nobody_stands_in_for_runs_out() -> None:
    sitting, first = timed(Settings(edition="mattel", clock=Days(1)))
    sitting.do(commands.Vote, "ann", about="pause")
    sitting.do(commands.Vote, "ann", about="resume")
    sitting.wait(DAY)
    assert (first, "timer") in marks(sitting)


@pytest.mark.parametrize("edition", ["mattel", "board"])
def test_a_game_whose_players_all_sleep_goes_on_by_safe_moves(edition: str) -> None:
    settings = Settings(edition=edition, clock=Bank(10, 5))
    sitting = Sitting(ANN, BEA, BOT, settings=settings).begin()
    for _ in range(200):
        wake = sitting.table.wake_at(sitting.now)
        asks = sitting.table.asks()
        if asks:
            sitting.step()
        elif wake is not None:
            sitting.wait(max(0, wake - sitting.now))
    assert len(marks(sitting)) > 200
    assert sitting.restored().n == sitting.table.n
