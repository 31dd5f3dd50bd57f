"""A round of each edition and of each variant against bots, played through the page."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from laydown.engine.notation.record import parse_record
from tests.e2e.player import Player
from tests.e2e.test_lines import is_heard

if TYPE_CHECKING:
    from tests.e2e.site import Person

EDITIONS = ["mattel", "ravensburger", "express", "pocket", "board"]
VARIANTS = [
    ("ravensburger", {"knocking": "yes"}),
    ("ravensburger", {"free_order": "yes"}),
    ("mattel", {"ten_rounds": "yes"}),
    ("express", {"phases": "odd"}),
    ("mattel", {"last_card": "discard"}),
    ("pocket", {"wild_minimum": "phase"}),
]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_round_of_each_edition(person: Person, edition: str) -> None:
    person.sits_with_bots(edition)
    player = Player(person.page)
    player.plays_the_round()
    expect(player.sheet).to_be_visible()


@pytest.mark.parametrize(("edition", "options"), VARIANTS)
def test_a_round_of_each_variant(person: Person, edition: str, options: dict[str, str]) -> None:
    person.sits_with_bots(edition, 2, "steady", **options)
    player = Player(person.page)
    player.plays_the_round()
    expect(player.sheet).to_be_visible()


def test_in_free_order_one_chooses_the_phase(person: Person) -> None:
    person.sits_with_bots("ravensburger", free_order="yes")
    page = person.page
    player = Player(page)
    player.draws()
    page.get_by_role("button", name="Sort").click()
    phases = page.get_by_role("group", name="Which phase do you want to lay?")
    expect(phases.get_by_role("button")).to_have_count(10)
    phases.get_by_role("button", name="Phase 4", exact=True).click()
    expect(phases).to_be_hidden()
    run = player.hand.get_by_role("group", name=re.compile("^Run of 7"))
    expect(run).to_have_count(1)
    player.cards.first.press("1")  # what is prepared is for that phase
    expect(run.get_by_role("option")).not_to_have_count(0)
    is_heard(page)
    before = run.aria_snapshot()
    page.reload()
    player.is_asked()
    expect(run).to_match_aria_snapshot(before)


def test_a_game_of_three_phases_to_its_end(person: Person) -> None:
    table = person.sits_with_bots("pocket", phases="1-3")
    page = person.page
    player = Player(page)
    player.plays_the_game()
    won = page.get_by_role("heading", level=2, name=re.compile(r"\bwins? the game"))
    expect(won).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Keep the record").click()
    assert parse_record(Path(download.value.path()).read_text(encoding="utf-8")).players == 2
    page.get_by_role("link", name="Replay").click()
    page.wait_for_url(f"**/{table}/replay")
    page.go_back()
    player.presses(player.rematch)
    expect(player.hand).to_be_visible()  # with bots only there is nobody to wait for
    player.is_asked()
    assert table not in page.url
