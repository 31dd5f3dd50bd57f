"""What a sheet shows: corrections, players who come and go, ties, and several phones."""

from __future__ import annotations

import pytest

from laydown.engine.errors import SetupError
from laydown.score.fold import fold, undo_and_redo
from laydown.wire.sheets import (
    Add,
    Deal,
    DeleteRound,
    Drop,
    Enter,
    Entry,
    RenamePlayer,
    Retitle,
    SheetRedo,
    SheetUndo,
)
from tests.score.kit import OUT, Device, laid, left, player


def two_rounds() -> Device:
    device = Device()
    device.start("Ida", "Max", "Lena")
    device.enter(1, OUT, laid(20), left(75), out="1")
    device.enter(2, laid(30), OUT, laid(10), out="2")
    return device


# --- rounds ---


def test_a_round_counts_when_nothing_is_missing() -> None:
    device = Device()
    device.start("Ida", "Max")
    sheet = device.enter(1, OUT, out="1")
    assert sheet.rounds[0].missing == ["2"]
    assert not sheet.rounds[0].counted
    assert sheet.round == 1
    assert player(sheet, "Ida").made == []
    sheet = device.enter(1, None, left(50))
    assert sheet.rounds[0].counted
    assert sheet.round == 2
    assert (player(sheet, "Ida").made, player(sheet, "Max").total) == ([1], 50)


@pytest.mark.clause("M-31", "M-30")
def test_what_is_left_is_told_as_counts_as_cards_or_as_a_number() -> None:
    device = Device()
    device.start("Ida", "Max", "Lena", "Paul")
    counts, cards = Entry(counts=[3, 1, 0, 1]), Entry(laid=True, cards=["R7", "W", "S", "G12"])
    sheet = device.enter(1, OUT, counts, cards, left(5), out="1")
    assert [one.total for one in sheet.players] == [0, 50, 55, 5]
    assert [one.phase for one in sheet.players] == [2, 1, 2, 1]


@pytest.mark.clause("P-12")
def test_face_values_and_a_wild_for_twenty_in_pocket() -> None:
    device = Device()
    device.start("Ida", "Max", "Lena", edition="pocket")
    sheet = device.enter(1, OUT, Entry(cards=["R7", "G12", "W", "S"]), left(1), out="1")
    assert [one.total for one in sheet.players] == [0, 49, 1]


@pytest.mark.clause("B-29", "B-31", "B-33")
def test_markers_of_the_board_game_advance_two_and_one() -> None:
    device = Device()
    device.start("Ida", "Max", "Lena", edition="board")
    sheet = device.enter(1, Entry(laid=True), OUT, Entry(), out="2")
    assert [one.made for one in sheet.players] == [[1], [1, 2], []]
    assert sheet.rounds[0].cells["2"].phases == [1, 2]
    assert [one.total for one in sheet.players] == [0, 0, 0]
    assert sheet.dealer == "2"


@pytest.mark.clause("M-V1")
def test_ten_rounds_move_everybody_on() -> None:
    device = Device()
    device.start("Ida", "Max", options={"ten_rounds": "yes", "phases": "1-3"})
    sheet = device.enter(1, OUT, left(20), out="1")
    assert [one.phase for one in sheet.players] == [2, 2]
    device.enter(2, OUT, left(20), out="1")
    sheet = device.enter(3, left(50), OUT, out="2")
    assert [one.total for one in sheet.players] == [50, 40]
    assert sheet.winners == ["2"]


@pytest.mark.clause("R-V4", "X-23")
def test_in_free_order_whoever_lays_names_the_phase() -> None:
    device = Device()
    device.start("Ida", "Max", options={"free_order": "yes"})
    with pytest.raises(SetupError, match="sheet_which_phase"):
        device.enter(1, OUT, left(5), out="1")
    sheet = device.enter(1, Entry(laid=True, phase=7), left(5), out="1")
    assert player(sheet, "Ida").made == [7]
    assert 7 not in player(sheet, "Ida").open
    with pytest.raises(SetupError, match="sheet_phase_not_open"):
        device.enter(2, Entry(laid=True, phase=7), left(5), out="1")


@pytest.mark.clause("X-02")
def test_a_round_may_end_without_anybody_going_out() -> None:
    device = Device()
    device.start("Ida", "Max")
    sheet = device.enter(1, left(5), laid(10), out="")
    assert sheet.rounds[0].counted
    assert [one.total for one in sheet.players] == [5, 10]


def tied() -> Device:
    """Return a sheet on which two of three have made all phases with equal points."""
    device = Device()
    device.start("Ida", "Max", "Lena", options={"phases": "1-2"})
    device.enter(1, OUT, laid(20), left(50), out="1")
    device.enter(2, laid(20), OUT, laid(5), out="2")
    return device


@pytest.mark.clause("M-35", "X-25")
def test_the_tied_replay_the_last_phase_alone() -> None:
    device = tied()
    sheet = device.sheet
    assert (sheet.tied, sheet.winners) == (["1", "2"], [])
    assert [one.phase for one in sheet.players] == [2, 2, 0]
    with pytest.raises(SetupError, match="sheet_player"):
        device.enter(3, OUT, left(10), left(10), out="1")
    sheet = device.enter(3, left(5), left(10), out="")
    assert sheet.rounds[2].replay
    assert sheet.rounds[2].players == ["1", "2"]
    assert [one.total for one in sheet.players] == [20, 20, 55]
    assert sheet.tied == ["1", "2"]
    sheet = device.enter(4, laid(5), OUT, out="2")
    assert (sheet.tied, sheet.winners) == ([], ["2"])


def test_after_the_end_nothing_can_be_entered() -> None:
    device = tied()
    device.enter(3, OUT, left(10), out="1")
    with pytest.raises(SetupError, match="sheet_after_end"):
        device.enter(4, OUT, left(10), left(10), out="1")


# --- corrections ---


def test_a_corrected_round_moves_all_that_follows() -> None:
    device = two_rounds()
    assert player(device.sheet, "Lena").made == [1]
    sheet = device.enter(1, None, None, laid(15))
    assert player(sheet, "Lena").made == [1, 2]
    assert player(sheet, "Lena").total == 25
    assert sheet.rounds[1].cells["3"].phases == [2]


def test_a_deleted_round_is_gone_and_its_key_is_not_used_again() -> None:
    device = two_rounds()
    sheet = device.write(DeleteRound(2))
    assert [one.number for one in sheet.rounds] == [1]
    assert sheet.round == 3
    sheet = device.enter(3, OUT, left(10), left(10), out="1")
    assert [(one.round, one.number) for one in sheet.rounds] == [(1, 1), (3, 2)]


def test_a_game_that_a_correction_ends_earlier_says_so_of_the_rounds_behind() -> None:
    device = Device()
    device.start("Ida", "Max", options={"phases": "1-2"})
    device.enter(1, OUT, left(5), out="1")
    device.enter(2, left(5), OUT, out="2")
    device.enter(3, OUT, left(5), out="1")
    sheet = device.enter(2, OUT, left(25), out="1")
    assert sheet.winners == ["1"]
    assert sheet.rounds[2].problem == "after_end"
    assert player(sheet, "Max").total == 30


def test_undo_and_redo() -> None:
    device = two_rounds()
    last = "a.3"
    assert undo_and_redo(device.operations, "a") == (last, "")
    assert len(device.write(SheetUndo(last)).rounds) == 1
    assert undo_and_redo(device.operations, "a") == ("a.2", last)
    assert undo_and_redo(device.operations, "b") == ("", "")
    assert len(device.write(SheetRedo(last)).rounds) == 2
    device.write(SheetUndo(last))
    device.write(SheetUndo("a.2"))
    with pytest.raises(SetupError, match="sheet_undo"):
        device.write(SheetUndo("a.1"))  # the start stays
    device.write(Retitle("Saturday"))
    assert undo_and_redo(device.operations, "a") == ("a.8", "")


# --- players and dealers ---


def test_who_joins_begins_where_the_last_one_stands() -> None:
    device = two_rounds()
    sheet = device.write(Add("Paul", 3))
    assert (player(sheet, "Paul").made, player(sheet, "Paul").total) == ([1], 85)
    sheet = device.write(Enter(3, {"1": left(5), "2": left(5), "3": left(5), "a.4": OUT}, "a.4"))
    assert sheet.rounds[2].counted
    assert "a.4" not in sheet.rounds[1].players
    assert player(sheet, "Paul").made == [1, 2]


def test_who_leaves_keeps_the_column_and_deals_no_more() -> None:
    device = two_rounds()
    assert device.sheet.dealer == "3"
    sheet = device.write(Drop("3", 3))
    assert not player(sheet, "Lena").playing
    assert player(sheet, "Lena").total == 85
    assert sheet.dealer == "1"
    sheet = device.enter(3, OUT, left(5), out="1")
    assert sheet.rounds[2].counted
    with pytest.raises(SetupError, match="sheet_players"):
        device.write(Drop("2", 4))


def test_of_two_who_are_tied_the_one_who_stays_wins() -> None:
    device = tied()
    assert device.write(Drop("1", 3)).winners == ["2"]


def test_six_can_play_and_no_more_and_nobody_joins_a_replay() -> None:
    device = Device()
    device.start(*"ABCDEF")
    with pytest.raises(SetupError, match="sheet_players"):
        device.write(Add("G", 1))
    with pytest.raises(SetupError, match="sheet_too_late"):
        tied().write(Add("G", 3))


def test_somebody_else_may_deal() -> None:
    device = two_rounds()
    assert device.write(Deal(3, "1")).dealer == "1"
    assert device.enter(3, OUT, left(5), left(5), out="1").dealer == "2"


def test_names_can_be_changed_and_stay_different() -> None:
    device = two_rounds()
    assert device.write(RenamePlayer("1", "Ada")).players[0].name == "Ada"
    with pytest.raises(SetupError, match="sheet_same_name"):
        device.write(RenamePlayer("1", "Max"))


# --- several phones ---


def two_phones() -> tuple[Device, Device]:
    one = two_rounds()
    return one, Device("b", list(one.operations))


def test_what_two_wrote_at_once_is_kept_with_their_names() -> None:
    one, other = two_phones()
    one.enter(3, OUT, left(40), left(10), out="1")
    other.enter(3, OUT, left(45), left(10), out="1")
    sheet = fold([*one.operations, other.operations[-1]])
    cell = sheet.rounds[2].cells["2"]
    assert (cell.points, cell.author) == (45, "B")
    assert [(told.points, told.author) for told in cell.others] == [(40, "A")]
    assert sheet.rounds[2].cells["3"].others == []  # both wrote the same
    assert sheet.rounds[2].outs == []
    # Whoever has seen both settles it.
    one.operations.append(other.operations[-1])
    settled = one.enter(3, None, left(40))
    assert settled.rounds[2].cells["2"].others == []
    assert player(settled, "Max").total == 60


def test_two_who_went_out_are_both_told_and_the_round_waits() -> None:
    one, other = two_phones()
    one.enter(3, OUT, left(40), left(10), out="1")
    other.enter(3, left(5), OUT, left(10), out="2")
    sheet = fold([*one.operations, other.operations[-1]])
    assert sheet.rounds[2].out is not None
    assert sheet.rounds[2].out.out == "2"
    assert [ended.out for ended in sheet.rounds[2].outs] == ["1"]


def test_each_phone_enters_its_own_player() -> None:
    one, other = two_phones()
    one.enter(3, OUT, left(40), out="1")
    other.enter(3, None, None, left(10))
    sheet = fold([*one.operations, other.operations[-1]])
    assert sheet.rounds[2].counted
    assert sheet.rounds[2].cells["3"].author == "B"


def test_a_round_stays_if_somebody_wrote_in_it_meanwhile() -> None:
    one, other = two_phones()
    one.enter(2, None, None, laid(15))
    other.write(DeleteRound(2))
    assert len(fold([*one.operations, other.operations[-1]]).rounds) == 2
    assert len(fold(other.operations).rounds) == 1
