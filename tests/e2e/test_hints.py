"""A hint on the page of a table."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.e2e.moves import plays_on
from tests.e2e.player import Player

if TYPE_CHECKING:
    from tests.e2e.site import Person


def test_a_hint_says_whose_group_a_card_is_hit_on(person: Person) -> None:
    table = person.sits_with_bots("mattel")
    plays_on(person, table, lambda frame: bool(frame.get("options", {}).get("hits")))
    page = person.page
    page.reload()
    player = Player(page)
    player.is_asked()
    player.hint.click()
    note = page.get_by_role("log").filter(has_text=re.compile("Hit "))  # as it is read out
    expect(note).to_contain_text(
        re.compile(r"on (?:the \w+ end of )?(?:your|Steady’s) (?:set|run)")
    )
    expect(note).not_to_contain_text(re.compile(r"\d\.\d"))
