"""At least one number card (X-06), as everything that lays or counts asks for it."""

from __future__ import annotations

import pytest

from laydown.engine.edition import load
from laydown.engine.groups import arrange
from laydown.engine.laying import bare_groups, has_number_card
from laydown.engine.notation.cards import read_cards
from laydown.engine.notation.reader import Reader
from laydown.engine.patterns import parse_phase


@pytest.mark.clause("X-06")
@pytest.mark.parametrize(
    ("minimum", "lacking"),
    [
        # with 0, 1 and 2 of two groups filled
        ("none", [0, 0, 0]),
        ("phase", [1, 0, 0]),
        ("group", [2, 1, 0]),
    ],
)
def test_number_cards_that_lack(minimum: str, lacking: list[int]) -> None:
    assert [bare_groups(minimum, 2, filled) for filled in range(3)] == lacking
    assert bare_groups(minimum, 0, 0) == 0  # hits alone need none
    assert bare_groups(minimum, 2, 5) == 0  # more number cards than groups


@pytest.mark.clause("X-06")
@pytest.mark.parametrize(("cards", "has"), [("W=7 W=7 W=7", False), ("W R7 W", True)])
def test_a_group_of_wilds_has_no_number_card(cards: str, has: bool) -> None:
    pattern = parse_phase("set 3").patterns[0]
    group = arrange(pattern, tuple(read_cards(Reader(cards), placed=True)), load("mattel").highest)
    assert has_number_card(group) is has
