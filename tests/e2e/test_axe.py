"""What axe finds on the table in its states: nothing, light and dark, small and large."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import violations
from tests.e2e.player import Player

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

    from tests.e2e.site import Person

LARGE = json.dumps({"speed": "off", "sound": 0, "language": "auto", "large": True})
ROUNDS = 15  # in which each state comes about, whatever is dealt
PHONE = {"width": 360, "height": 640, "has_touch": True, "is_mobile": True}


class Examiner(Player):
    """Somebody who plays, and looks at each state of the table when it is there first."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.seen: set[str] = set()
        self._states = {
            "draw": self.may_draw,
            "lay": self._button("Lay phase"),
            "chosen": self.hand.get_by_role("option", selected=True).first,
            "hit": self._button("Hit ").first,
            "skip": self._targets,
            "claim": self._knock,
            "walk": self._walks.first,
            "search": self._found.first,
            "ask": self._radios.first,
            "sheet": self.sheet,
            "end": self.rematch,
        }

    def looks(self) -> None:
        """Let axe look, if something is to be seen that was not there before."""
        now = {name for name, part in self._states.items() if part.is_visible()}
        if now - self.seen:
            self.seen |= now
            assert violations(self.page) == [], now

    def acts(self) -> None:
        """Look, then act."""
        self.looks()
        super().acts()

    def presses(self, button: Locator) -> None:
        """Look, then press."""
        self.looks()
        super().presses(button)


@pytest.mark.parametrize(
    ("edition", "options", "context", "states"),
    [
        ("ravensburger", {"knocking": "yes"}, {}, {"draw", "chosen", "claim", "sheet"}),
        ("mattel", {}, {"color_scheme": "dark"}, {"draw", "lay", "chosen", "hit", "skip", "sheet"}),
        ("mattel", {}, PHONE, {"draw", "lay", "chosen", "sheet"}),
        ("board", {}, {"color_scheme": "dark"}, {"draw", "chosen", "walk"}),
        ("board", {}, PHONE, {"draw", "chosen", "walk"}),
    ],
    ids=["knocking", "dark", "phone", "ring dark", "ring phone"],
)
def test_rounds(
    come: Callable[..., Person],
    edition: str,
    options: dict[str, str],
    context: dict[str, Any],
    states: set[str],
) -> None:
    person = come(**context)
    person.sits_with_bots(edition, 3, **options)
    player = Examiner(person.page)
    for _ in range(ROUNDS):
        player.plays_the_round()
        player.looks()
        if states <= player.seen:
            return
        player.presses(player.onward)
    raise AssertionError(f"Not seen: {states - player.seen}")


@pytest.mark.parametrize("context", [{}, PHONE], ids=["desk", "phone"])
def test_large_print(come: Callable[..., Person], context: dict[str, Any]) -> None:
    person = come(**context)
    person.context.add_init_script(f"localStorage['laydown.settings'] = {LARGE!r}")
    person.sits_with_bots("mattel", 4)
    expect(person.page.get_by_role("heading", name="Your turn")).to_be_visible()
    assert violations(person.page) == []


def test_the_end_of_a_game(come: Callable[..., Person]) -> None:
    person = come(**PHONE)
    person.sits_with_bots("pocket", phases="1-3")
    player = Examiner(person.page)
    player.seen = set(player._states) - {"end"}  # only that is looked at
    player.plays_the_game()
    player.looks()
    assert "end" in player.seen
