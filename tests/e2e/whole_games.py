"""Whole games of each edition against bots through the page; `make e2e` plays them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.e2e.player import Player
from tests.e2e.test_rounds import EDITIONS

if TYPE_CHECKING:
    from tests.e2e.site import Person


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_whole_game(person: Person, edition: str) -> None:
    person.sits_with_bots(edition)
    player = Player(person.page)
    player.plays_the_game()
    assert person.asks("GET", f"tables/{person.page.url.rpartition('/')[2]}/replay")
