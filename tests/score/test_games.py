"""Random games at the engine and sheets fed with the same rounds agree."""

from __future__ import annotations

import pytest

from laydown.engine.edition import NAMES, load
from tests.score.games import VARIANTS, play

CASES = [
    (name, variant) for name in NAMES for variant in (VARIANTS if load(name).house_rules else [{}])
]


@pytest.mark.parametrize(("name", "variant"), CASES)
def test_a_sheet_agrees_with_the_game(name: str, variant: dict[str, str]) -> None:
    for players in (2, 3, 6):
        state, device = play(name, variant, players, b"%d" % players)
        assert len(device.operations) == 1 + len(state.results)
        assert len(state.results) > 1
