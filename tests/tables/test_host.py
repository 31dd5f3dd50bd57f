"""Who is host, before the game and in it, when the one who opened the table goes."""

from __future__ import annotations

from laydown.engine.errors import SetupError
from laydown.tables import commands
from laydown.tables.entries import Chair, HostChanged, read_line
from laydown.tables.table import Table
from tests.tables.kit import ANN, BEA, BOT, CID, Sitting


def waiting(*here: str) -> Sitting:
    """Ann has opened a table for Bea and Cid; some of them are here."""
    sitting = Sitting(ANN, BEA, CID)
    for who in here:
        sitting.do(commands.Appear, who)
    return sitting


def refused(answer: object) -> str:
    assert isinstance(answer, SetupError)
    return answer.code


def test_the_next_who_sits_becomes_host_when_the_host_stays_away() -> None:
    for bye, patience in ((False, 60_000), (True, 15_000)):
        sitting = waiting("ann", "bea", "cid")
        sitting.do(commands.Vanish, "ann", bye=bye)
        assert sitting.table.wake_at(sitting.now) == sitting.now + patience
        assert not sitting.wait(patience - 1).lines
        assert refused(sitting.do(commands.Start, "bea")) == "not_host"
        outcome = sitting.wait(1)
        assert outcome.changed
        assert [read_line(line) for line in outcome.lines] == [HostChanged(at=sitting.now, seat=1)]
        assert sitting.table.seating.host == "bea"
        assert sitting.table.wake_at(sitting.now) is None
        assert Table.restore(sitting.log).seating.host == "bea"
        assert refused(sitting.do(commands.Start, "cid")) == "not_host"
        assert sitting.do(commands.Start, "bea") is None


def test_who_is_back_in_time_stays_host() -> None:
    sitting = waiting("ann", "bea")
    sitting.do(commands.Vanish, "ann", bye=False)
    sitting.wait(59_000)
    sitting.do(commands.Appear, "ann")
    sitting.wait(600_000)
    assert sitting.table.seating.host == "ann"


def test_who_is_not_here_does_not_become_host() -> None:
    sitting = waiting("ann", "bea", "cid")
    for who in ("bea", "ann"):
        sitting.do(commands.Vanish, who, bye=True)
    sitting.wait(15_000)
    assert sitting.table.seating.host == "cid"


def test_nobody_becomes_host_while_nobody_sits_and_is_here() -> None:
    sitting = Sitting(ANN, Chair(), BOT)
    sitting.do(commands.Appear, "ann")
    sitting.do(commands.Appear, "bea")
    sitting.do(commands.Vanish, "ann", bye=True)
    assert sitting.table.wake_at(sitting.now) is None
    assert not sitting.wait(600_000).lines
    sitting.do(commands.Sit, "bea", seat=1, name="Bea")
    assert sitting.table.seating.host == "bea"


def test_after_a_restart_the_host_has_a_minute_to_come() -> None:
    sitting = waiting("ann", "bea")
    sitting.table = Table.restore(sitting.log)
    sitting.wait(600_000)
    sitting.do(commands.Appear, "bea")
    assert sitting.table.wake_at(sitting.now) == sitting.now + 60_000
    sitting.wait(59_999)
    assert sitting.table.seating.host == "ann"
    sitting.wait(1)
    assert sitting.table.seating.host == "bea"


def test_a_host_without_a_seat_hands_on_too() -> None:
    sitting = Sitting(BEA, CID)
    sitting.do(commands.Appear, "cid")
    sitting.wait(60_000)
    assert sitting.table.seating.host == "cid"


def test_a_host_who_stands_up_or_leaves_the_game_for_good_hands_on_at_once() -> None:
    sitting = waiting("ann", "bea", "cid")
    assert sitting.do(commands.Stand) is None
    assert sitting.table.seating.host == "bea"
    sitting = waiting("ann", "bea", "cid").begin()
    assert sitting.do(commands.Stand, for_good=True) is None
    assert sitting.table.seating.host == "bea"
    assert sitting.do(commands.Vote, "bea", about="pause") is None
    assert sitting.table.status == "paused"


def test_in_a_game_an_absent_host_stays_host_for_a_majority_decides_without() -> None:
    sitting = Sitting(ANN, BEA, CID).begin()
    sitting.do(commands.Vanish, "ann", bye=True)
    sitting.wait(5_000)
    sitting.wait(600_000)
    assert sitting.table.seating.host == "ann"
    for who in ("bea", "cid"):
        assert sitting.do(commands.Vote, who, about="pause") is None
    assert sitting.table.status == "paused"
