from __future__ import annotations

import json
from typing import TYPE_CHECKING

from laydown.bots import make_bot
from laydown.engine.edition import edition_text, parse_edition
from laydown.engine.notation.record import parse_record, print_record
from laydown.engine.rules import VERSION as RULES
from laydown.tables import commands, pin
from laydown.tables.record import record_of
from laydown.tables.settings import Settings
from laydown.tables.table import Table
from tests.tables.kit import ANN, BEA, Sitting

if TYPE_CHECKING:
    import pytest

OWN = 'name = "ours"\nbased_on = "mattel"\n[deal]\nhand = 8\n'


def test_a_game_goes_on_only_by_the_rules_it_began_with(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(ANN, BEA).begin()
    sitting.step()
    assert sitting.restored().status == "playing"
    monkeypatch.setattr("laydown.tables.pin.RULES", RULES + 1)
    assert sitting.restored().status == "unplayable"
    # What began after that has other rules.
    assert Sitting(ANN, BEA).begin().restored().status == "playing"


def test_a_log_from_before_the_pin_goes_on_if_it_can_be_replayed() -> None:
    sitting = Sitting(ANN, BEA).begin()
    sitting.step()
    for at, line in enumerate(sitting.log):
        entry = json.loads(line)
        if entry["do"] == "start":
            sitting.log[at] = json.dumps({"do": "start", "at": entry["at"], "who": "ann"})
    assert sitting.restored().status == "playing"


def test_facts_count_and_not_what_is_said_about_them(monkeypatch: pytest.MonkeyPatch) -> None:
    def hashed(text: str) -> str:
        return pin.started(parse_edition(text), 0, "", "").edition

    assert hashed(OWN) == hashed(f"# Ours.\n{OWN}")
    assert hashed(OWN) != hashed(OWN.replace("8", "9"))
    before = hashed(OWN)
    other = edition_text("mattel").replace("[deal]", "[deal]\nremark = 1", 1)
    monkeypatch.setattr(pin, "edition_text", lambda _: other)
    pin._facts_hash.cache_clear()
    assert hashed(OWN) != before
    pin._facts_hash.cache_clear()


def test_what_cannot_be_followed_is_read_up_to_there() -> None:
    sitting = Sitting(ANN, BEA).begin()
    sitting.do(commands.Vanish, "bea")
    sitting.wait(6_000)
    for _ in range(8):
        sitting.step()
    broken = len(sitting.log) - 3
    sitting.log[broken] = sitting.log[broken].replace("discard", "lay").replace("draw", "lay")
    table = Table.restore(sitting.log)
    assert (table.status, table.length, table.followed) == (
        "unplayable",
        len(sitting.log),
        broken,
    )
    # The log is not written on as if it ended there.
    assert not table.handle(commands.Appear(who="bea"), sitting.now).lines
    assert not table.attendance.away
    refused = table.handle(commands.Arrange(who="bea", order=["R5"]), sitting.now)
    assert refused.answer
    assert (refused.answer.code, refused.lines) == ("unplayable", [])
    linked = table.handle(commands.LinkRematch(table="fresh"), sitting.now)
    assert Table.restore([*sitting.log, *linked.lines]).rematch == "fresh"
    record = record_of(sitting.log)
    assert record
    assert 0 < len(record.moves) < 8
    assert parse_record(print_record(record)) == record


def three_rounds() -> tuple[list[str], list[int]]:
    """Return the log of a game in its third round, and where its rounds begin."""
    sitting = Sitting(ANN, BEA, settings=Settings(edition="pocket")).begin()
    player, table = make_bot("sharp", b""), sitting.table
    while table.play and table.play.state.deals < 3:
        seat = sitting.actor()
        who, move = table.seating.seats[seat].who, str(player.choose(table.play.view(seat)))
        assert sitting.do(commands.Move, who, n=table.n, move=move) is None
        for one in ("ann", "bea") if table.break_until is not None else ():
            sitting.do(commands.Ready, one)
    log = sitting.log
    return log, [at for at, line in enumerate(log) if json.loads(line)["do"] == "round"]


def test_what_cannot_be_followed_is_told_with_the_round_it_ends_in() -> None:
    log, (second, third) = three_rounds()
    moves = [at for at, line in enumerate(log) if json.loads(line)["do"] == "move"]
    of_second = [at for at in moves if second < at < third]  # the last one ends the round
    for broken in (of_second[2], of_second[-1]):
        table = Table.restore([*log[:broken], log[broken].replace("move", "none"), *log[broken:]])
        whole = Table.restore(log[:broken])
        assert (table.status, table.followed) == ("unplayable", broken)
        assert table.play
        assert whole.play
        assert table.play.round_so_far() == whole.play.round_so_far()
        assert table.play.round_so_far()[0].deals == table.play.state.deals == 2
        assert table.n == whole.n


def test_a_line_that_cannot_be_read_hides_nothing_before_it() -> None:
    log, (_, third) = three_rounds()
    table = Table.restore([*log[:third], '{"do":"newer","at":1}', *log[third:]])
    assert (table.status, table.followed) == ("unplayable", third)
    assert table.play
    assert table.play.state.deals == 3
