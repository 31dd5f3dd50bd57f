"""The printed example of R-25: five rounds, four players, its points, phases and totals."""

from __future__ import annotations

from itertools import permutations

import pytest

from laydown.wire.sheets import Entry
from tests.score.kit import OUT, Device, player

# What the printed table has: each player's points from the first round on, without the rounds that
# the player ended. A phase was made in the rounds whose points are marked, and in those ended.
PRINTED: dict[str, list[tuple[int, bool]]] = {
    "Ida": [(20, True), (15, True)],
    "Max": [(25, True), (65, False), (10, True), (70, False)],
    "Lena": [(20, True), (70, False), (15, True), (20, True)],
    "Paul": [(75, False), (25, True), (50, False), (15, True), (65, False)],
}
# As the text below it says: phases, points, and the phase that comes next.
TOLD = {"Ida": (5, 35, 6), "Max": (3, 170, 4), "Lena": (4, 125, 5), "Paul": (2, 230, 3)}
# Three rounds were Ida's, one Max's and one Lena's; in which order the table does not say.
ORDERS = sorted(set(permutations(["Ida", "Ida", "Ida", "Max", "Lena"])))


@pytest.mark.clause("R-25")
@pytest.mark.parametrize("outs", ORDERS, ids="-".join)
def test_phases_are_crossed_off_and_points_added_as_in_the_printed_example(
    outs: tuple[str, ...],
) -> None:
    device = Device()
    sheet = device.start(*PRINTED, edition="ravensburger")
    points = {name: iter(found) for name, found in PRINTED.items()}
    for key, out in enumerate(outs, 1):
        entries = [OUT if name == out else _left(*next(points[name])) for name in PRINTED]
        sheet = device.enter(key, *entries, out=player(sheet, out).id)
    assert {one.name: (len(one.made), one.total, one.phase) for one in sheet.players} == TOLD
    assert [one.counted for one in sheet.rounds] == [True] * 5
    # A phase is crossed off in the round in which it was made, in the order of the phases.
    for one in sheet.players:
        crossed = [phase for found in sheet.rounds for phase in found.cells[one.id].phases]
        assert crossed == one.made == list(range(1, len(one.made) + 1))
    assert player(sheet, "Max").id == sheet.dealer  # the deal goes round to the left


def _left(points: int, made: bool) -> Entry:
    return Entry(laid=made, points=points)
