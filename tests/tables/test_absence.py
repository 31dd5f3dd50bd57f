from __future__ import annotations

from laydown.tables import commands
from laydown.tables.entries import Moved, read_line
from laydown.tables.settings import Days, Settings
from laydown.tables.table import Table
from tests.tables.kit import ANN, BEA, BOT, CID, Sitting


def gone(*, bye: bool, settings: Settings | None = None) -> Sitting:
    """Bea has just left a game with Ann."""
    sitting = Sitting(ANN, BEA, settings=settings).begin()
    sitting.do(commands.Vanish, "bea", bye=bye)
    return sitting


def test_others_see_an_absence_after_five_seconds() -> None:
    sitting = gone(bye=False)
    left = sitting.now
    assert sitting.table.wake_at(sitting.now) == left + 5_000
    assert not sitting.wait(4_999).changed
    assert sitting.wait(1).changed
    assert sitting.table.attendance.away[1].since == left


def test_a_short_absence_is_none() -> None:
    sitting = gone(bye=False)
    before = list(sitting.log)
    sitting.wait(4_000)
    sitting.do(commands.Appear, "bea")
    sitting.wait(120_000)
    assert sitting.log == before


def test_a_stand_in_plays_after_a_minute_or_soon_after_a_goodbye() -> None:
    for bye, patience in ((False, 60_000), (True, 15_000)):
        sitting = Sitting(ANN, BEA).begin()
        sitting.wait(20_000)  # nobody is hurried right after the start
        sitting.do(commands.Vanish, "bea", bye=bye)
        sitting.wait(5_000)
        sitting.wait(patience - 5_001)
        assert 1 not in sitting.table.attendance.standins
        sitting.wait(1)
        assert 1 in sitting.table.attendance.standins
        assert sitting.table.bot_of(1) == "steady"


def test_the_moves_of_a_stand_in_are_marked_and_end_when_the_player_is_back() -> None:
    sitting = gone(bye=False)
    sitting.wait(5_000)
    sitting.wait(60_000)
    sitting.until_turn_of(1)
    ask = sitting.table.asks()[0]
    sitting.now = ask.due
    sitting.send(commands.Answer(seat=1, n=ask.n, move="draw"))
    moved = read_line(sitting.log[-1])
    assert isinstance(moved, Moved)
    assert (moved.seat, moved.mark) == (1, "standin")
    sitting.do(commands.Appear, "bea")
    assert sitting.table.bot_of(1) == ""
    assert sitting.table.asks() == []
    assert sitting.do(commands.Move, "bea", n=sitting.table.n, move=sitting.safe(1)) is None


def test_takeovers_survive_a_restart() -> None:
    sitting = gone(bye=False)
    sitting.wait(5_000)
    sitting.wait(60_000)
    restored = sitting.restored()
    assert 1 in restored.attendance.standins
    restored.handle(commands.Appear(who="ann"), sitting.now)
    restored.handle(commands.Appear(who="bea"), sitting.now)
    assert restored.bot_of(1) == ""


def test_in_slow_play_a_stand_in_takes_a_day_to_come() -> None:
    sitting = gone(bye=True, settings=Settings(edition="mattel", clock=Days(1)))
    sitting.do(commands.Appear, "ann")
    sitting.wait(5_000)
    sitting.wait(86_400_000 - 5_001)
    assert not sitting.table.attendance.standins
    sitting.wait(1)
    assert sitting.table.attendance.standins == {1}


def test_host_or_majority_wait_or_let_the_stand_in_play() -> None:
    sitting = Sitting(ANN, BEA, CID).begin()
    sitting.do(commands.Vanish, "cid")
    sitting.wait(5_000)
    # One of two is no majority, and Bea is no host.
    assert sitting.do(commands.Vote, "bea", about="wait", seat=2) is None
    assert not sitting.table.attendance.waited
    assert sitting.do(commands.Vote, "ann", about="wait", seat=2) is None
    assert sitting.table.attendance.waited == {2}
    sitting.wait(1_000_000)
    assert not sitting.table.attendance.standins
    assert sitting.do(commands.Vote, about="standin", seat=2) is None
    assert sitting.table.attendance.standins == {2}


def test_who_leaves_for_good_is_played_for_and_cannot_come_back() -> None:
    sitting = Sitting(ANN, BEA, BOT).begin()
    assert sitting.do(commands.Stand, "ann", for_good=True) is None
    assert sitting.table.bot_of(0) == "steady"
    assert sitting.table.seating.host == "bea"
    assert sitting.table.seating.seat_of("ann") is None
    refused = sitting.do(commands.Move, "ann", n=sitting.table.n, move="draw")
    assert refused
    assert refused.code == "not_seated"


def test_a_game_that_all_have_left_is_abandoned_and_told() -> None:
    sitting = Sitting(ANN, BOT).begin()
    sitting.do(commands.Stand, for_good=True)
    assert (sitting.table.status, sitting.table.revealed) == ("abandoned", True)
    assert sitting.restored().status == "abandoned"


def test_when_all_are_gone_the_table_rests() -> None:
    sitting = Sitting(ANN, BEA, BOT).begin()
    sitting.do(commands.Vanish)
    sitting.do(commands.Vanish, "bea")
    sitting.wait(5_000)
    before = list(sitting.log)
    sitting.wait(10_000_000)
    assert sitting.log == before
    assert sitting.table.asks() == []
    # Whoever comes first does not find the others replaced at once.
    sitting.do(commands.Appear)
    assert not sitting.table.attendance.standins
    sitting.wait(19_999)
    assert not sitting.table.attendance.standins
    sitting.wait(1)
    assert sitting.table.attendance.standins == {1}


def test_who_was_not_seen_since_a_restart_is_away_from_then_on() -> None:
    sitting = Sitting(ANN, BEA).begin()
    table = Table.restore(sitting.log)
    now = sitting.now + 1_000_000
    table.handle(commands.Appear(who="ann"), now)
    table.tick(now + 5_000)
    assert table.attendance.away[1].since == now


def test_nothing_is_kept_of_those_who_only_watched() -> None:
    sitting = Sitting(ANN, BEA).begin()
    for number in range(3):
        sitting.do(commands.Appear, f"passer-by {number}")
        sitting.do(commands.Vanish, f"passer-by {number}")
    sitting.do(commands.Vanish, "bea")
    attendance = sitting.table.attendance
    assert (attendance.present, set(attendance.gone)) == ({"ann"}, {"bea"})
