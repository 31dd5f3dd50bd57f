from __future__ import annotations

from laydown.tables import commands
from laydown.tables.settings import Settings
from tests.tables.kit import ANN, BEA, BOT, Sitting

KNOCKING = Settings(edition="mattel", options={"knocking": "yes"}, claim=8)


def claim(*chairs: object) -> Sitting:
    """Somebody has discarded, and others may knock."""
    sitting = Sitting(ANN, *chairs, settings=KNOCKING).begin()  # type: ignore[arg-type]
    assert sitting.table.play
    while sitting.table.play.state.step != "claim" or sitting.table.play.state.turn == 0:
        sitting.step()
    return sitting


def test_a_claim_closes_after_its_time_and_silence_is_a_pass() -> None:
    sitting = claim(BEA)
    assert sitting.table.play
    assert sitting.table.claim_until == sitting.now + 8_000
    sitting.wait(7_999)
    assert sitting.table.play.state.step == "claim"
    sitting.wait(1)
    assert sitting.table.play.state.step == "draw"


def test_a_claim_closes_when_all_have_answered() -> None:
    sitting = claim(BEA)
    assert sitting.table.play
    assert sitting.do(commands.Move, n=sitting.table.n, move="pass") is None
    assert sitting.table.play.state.step == "draw"


def test_an_answer_is_not_stale_because_another_has_answered() -> None:
    sitting = claim(BEA, BOT, BOT)
    assert sitting.table.play
    n = sitting.table.n
    people = [seat for seat in sitting.table.play.state.actors() if not sitting.table.bot_of(seat)]
    bots = [seat for seat in sitting.table.play.state.actors() if sitting.table.bot_of(seat)]
    ask = next(ask for ask in sitting.table.asks() if ask.seat == bots[0])
    sitting.now = ask.due
    sitting.send(commands.Answer(seat=ask.seat, n=ask.n, move="pass"))
    assert sitting.table.n == n + 1
    who = sitting.table.seating.seats[people[0]].who
    assert sitting.do(commands.Move, who, n=n, move="knock") is None
    assert sitting.table.play.state.turn == people[0]


def test_bots_let_people_go_first_but_do_not_keep_them_waiting() -> None:
    sitting = claim(BOT, BOT)
    opened = sitting.now
    assert sitting.table.play
    bots = [ask for ask in sitting.table.asks() if ask.seat]
    assert [ask.due for ask in bots] == [opened + 4_000] * len(bots)
    if 0 in sitting.table.play.state.actors():
        sitting.now += 500
        assert sitting.do(commands.Move, n=sitting.table.n, move="pass") is None
        assert {ask.due for ask in sitting.table.asks()} == {sitting.now + 900}
