from __future__ import annotations

from laydown.tables import commands
from tests.tables.kit import ANN, BEA, BOT, CID, Sitting


def test_the_host_pauses_alone_and_others_by_majority() -> None:
    sitting = Sitting(ANN, BEA, CID).begin()
    sitting.do(commands.Vote, "bea", about="pause")
    assert sitting.table.status == "playing"
    sitting.do(commands.Vote, "cid", about="pause")
    assert sitting.table.status == "paused"
    assert not list(sitting.table.votes.under_way())
    sitting.do(commands.Vote, "ann", about="resume")
    assert sitting.table.status == "playing"
    assert sitting.restored().status == "playing"


def test_a_vote_can_be_taken_back() -> None:
    sitting = Sitting(ANN, BEA, CID).begin()
    sitting.do(commands.Vote, "bea", about="pause")
    sitting.do(commands.Vote, "bea", about="pause", yes=False)
    sitting.do(commands.Vote, "cid", about="pause")
    assert sitting.table.status == "playing"


def test_a_pause_can_be_queued_to_the_own_turn() -> None:
    sitting = Sitting(ANN, BEA, BOT).begin()
    while sitting.actor() == 0:
        sitting.step()
    sitting.do(commands.Vote, "ann", about="pause", queued=True)
    assert sitting.table.status == "playing"
    assert sitting.restored().votes.queued == sitting.table.votes.queued
    while sitting.table.status == "playing":
        sitting.step()
    assert sitting.actor() == 0


def test_nothing_moves_in_a_pause() -> None:
    sitting = Sitting(ANN, BOT).begin()
    sitting.until_turn_of(1)
    sitting.do(commands.Vote, about="pause")
    assert sitting.table.asks() == []
    assert sitting.table.wake_at(sitting.now) is None


def test_a_game_is_ended_by_a_majority_of_all_not_by_the_host() -> None:
    sitting = Sitting(ANN, BEA, CID).begin()
    sitting.do(commands.Vote, "ann", about="end")
    assert sitting.table.status == "playing"
    sitting.do(commands.Vote, "cid", about="end")
    assert sitting.table.status == "abandoned"


def test_a_rematch_is_wished_for_once_and_linked() -> None:
    sitting = Sitting(ANN, BOT).begin()
    sitting.do(commands.Vote, about="end")
    outcome = sitting.send(commands.Rematch(who="ann", id="again"))
    assert (outcome.answer, outcome.rematch) == (None, True)
    sitting.send(commands.LinkRematch(table="xyz"))
    assert sitting.send(commands.Rematch(who="ann", id="more")).rematch is False
    assert sitting.restored().rematch == "xyz"


def test_a_vote_about_somebody_who_is_back_is_forgotten_queued_or_not() -> None:
    for about in ("standin", "wait"):
        sitting = Sitting(ANN, BEA, CID).begin()
        while sitting.actor() == 0:
            sitting.step()
        sitting.do(commands.Vanish, "bea")
        sitting.wait(5_000)
        assert sitting.do(commands.Vote, "ann", about=about, seat=1, queued=True) is None
        sitting.do(commands.Appear, "bea")
        assert sitting.table.votes.queued == {}
        sitting.until_turn_of(0)
        assert sitting.table.bot_of(1) == ""
        assert not sitting.table.attendance.waited


def test_another_vote_leaves_what_is_queued_alone() -> None:
    sitting = Sitting(ANN, BEA, CID).begin()
    while sitting.actor() == 1:
        sitting.step()
    sitting.do(commands.Vote, "bea", about="pause", queued=True)
    queued = dict(sitting.table.votes.queued)
    sitting.do(commands.Vote, "bea", about="end")
    assert sitting.table.votes.queued == queued
    sitting.do(commands.Vote, "bea", about="end", queued=True)  # one has only one next turn
    assert [motion.about for motion in sitting.table.votes.queued.values()] == ["end"]
    sitting.do(commands.Vote, "bea", about="end", yes=False)
    assert sitting.table.votes.queued == {}


def test_nobody_votes_about_somebody_who_has_left_for_good() -> None:
    sitting = Sitting(ANN, BEA, CID, BOT).begin()
    sitting.do(commands.Vanish, "cid")
    sitting.wait(5_000)
    sitting.do(commands.Vote, "bea", about="wait", seat=2)
    assert len(list(sitting.table.votes.under_way())) == 1
    sitting.do(commands.Stand, "cid", for_good=True)
    assert not list(sitting.table.votes.under_way())
