"""The printed example of R-25: five rounds, four players, phases and totals."""

from __future__ import annotations

import pytest

from tests.score.kit import OUT, Device, laid, left, player


@pytest.mark.clause("R-25")
def test_phases_are_crossed_off_and_points_added_as_in_the_printed_example() -> None:
    device = Device()
    device.start("Ida", "Max", "Lena", "Paul", edition="ravensburger", dealer=0)
    device.enter(1, OUT, left(75), laid(20), laid(40), out="1")
    device.enter(2, laid(10), laid(30), OUT, left(70), out="3")
    device.enter(3, OUT, left(55), laid(15), left(65), out="1")
    device.enter(4, laid(25), OUT, left(80), laid(20), out="2")
    sheet = device.enter(5, OUT, laid(10), laid(10), left(35), out="1")
    found = {one.name: (len(one.made), one.total, one.phase) for one in sheet.players}
    assert found == {
        "Ida": (5, 35, 6),
        "Max": (3, 170, 4),
        "Lena": (4, 125, 5),
        "Paul": (2, 230, 3),
    }
    assert [one.counted for one in sheet.rounds] == [True] * 5
    assert player(sheet, "Max").id == sheet.dealer  # the deal goes round to the left
    assert sheet.rounds[0].cells["1"].phases == [1]
    assert sheet.rounds[0].cells["2"].phases == []
