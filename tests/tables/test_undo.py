from __future__ import annotations

from laydown.engine.notation.position import parse_position
from laydown.tables import commands
from laydown.tables.play import TakenBack
from laydown.tables.settings import Settings
from tests.tables.kit import ANN, BEA, Sitting

HAND = "R7 G7 Y7 R9 G9 Y9 R4 G4"


def laying() -> Sitting:
    """Ann holds a phase and has drawn."""
    sitting = Sitting(ANN, BEA).begin()
    assert sitting.table.play
    text = f"position: 1\nedition: mattel\nstep: play 1\nhand 1: {HAND}\nhand 2: R1 R2 R3\n"
    sitting.table.play.state = parse_position(text)
    sitting.table.play._ask(-1, (), sitting.now)
    return sitting


def move(sitting: Sitting, text: str) -> None:
    assert sitting.do(commands.Move, n=sitting.table.n, move=text) is None


def test_lays_and_hits_are_taken_back_one_by_one() -> None:
    sitting = laying()
    play = sitting.table.play
    assert play
    before = play.state.copy()
    n = sitting.table.n
    move(sitting, "lay R7 G7 Y7 | R9 G9 Y9")
    laid = play.state.copy()
    assert play.may_take_back(0)
    assert not play.may_take_back(1)
    assert sitting.do(commands.TakeBack, n=sitting.table.n) is None
    assert play.state == before
    move(sitting, "lay R7 G7 Y7 | R9 G9 Y9")
    assert play.state == laid
    # All that happened is still there, and what does not count is said.
    assert [type(event).__name__ for event in play.since(n) or []] == ["Laid", "TakenBack", "Laid"]
    assert (play.since(n) or [])[1] == TakenBack(0, 1)


def test_what_was_drawn_or_discarded_stays() -> None:
    sitting = laying()
    play = sitting.table.play
    assert play
    move(sitting, "lay R7 G7 Y7 | R9 G9 Y9")
    move(sitting, "discard R4")
    assert not play.may_take_back(0)
    refused = sitting.do(commands.TakeBack, n=sitting.table.n)
    assert refused
    assert refused.code in {"nothing_to_take_back", "stale"}
    while sitting.actor() != 0:
        sitting.step()
    move(sitting, "draw")
    assert not play.may_take_back(0)


def test_a_table_without_taking_back() -> None:
    sitting = Sitting(ANN, BEA, settings=Settings(edition="mattel", undo=False)).begin()
    refused = sitting.do(commands.TakeBack, n=sitting.table.n)
    assert refused
    assert refused.code == "no_undo_here"


def test_a_taken_back_move_counts_in_neither_log_nor_state() -> None:
    # A walk on the ring is a choice that can be taken back until its action is carried out.
    sitting = Sitting(ANN, BEA, settings=Settings(edition="board")).begin()
    taken = 0
    for _ in range(60):
        play = sitting.table.play
        assert play
        seat = sitting.actor()
        before = play.state.copy()
        sitting.step()
        if play.may_take_back(seat):
            who = sitting.table.seating.seats[seat].who
            assert sitting.do(commands.TakeBack, who, n=sitting.table.n) is None
            assert play.state == before
            restored = sitting.restored()
            assert restored.play
            assert (restored.play.state, restored.n) == (before, sitting.table.n)
            taken += 1
            sitting.step()
        if sitting.table.break_until is not None:
            for who in ("ann", "bea"):
                sitting.do(commands.Ready, who)
    assert taken
