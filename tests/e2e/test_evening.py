"""Whole evenings on the score sheet of a small phone, and a server that goes away in between."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from laydown.engine.edition import NAMES, load
from tests.e2e.test_sheet import new_sheet
from tests.e2e.test_states import scrolls_sideways

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.e2e.site import Person, Site

PHONE = {"width": 360, "height": 740, "has_touch": True, "is_mobile": True}


def enter(page: Page, number: int, out: str, others: dict[str, int | None]) -> None:
    """Enter a round by tapping: who goes out has laid; the others have laid and hold points.

    None is a player who has not laid; where nothing is scored, all points are 0.
    """
    page.get_by_role("button", name=f"Enter round {number}").tap()
    for name, points in {out: 0, **others}.items():
        page.get_by_role("tab", name=re.compile(f"^{name}")).tap()
        if name == out:
            page.get_by_role("button", name="Went out").tap()
            continue
        if points is not None:
            page.get_by_role("button", name=re.compile("^Laid phase")).tap()
        if points:
            page.get_by_text("Points", exact=True).tap()
            page.get_by_role("textbox", name="Points").fill(str(points))
    page.get_by_role("button", name=f"Round {number} is complete").tap()


def totals(page: Page, *points: str) -> None:
    row = page.get_by_role("row").filter(has=page.get_by_role("rowheader", name="Total"))
    expect(row.get_by_role("cell")).to_have_text(list(points))


@pytest.mark.parametrize("edition", NAMES)
def test_an_evening_from_the_first_round_to_the_winner(
    come: Callable[..., Person], edition: str
) -> None:
    person = come(**PHONE)
    page = person.page
    new_sheet(person, "Ida", "Max", edition=edition)
    scored = load(edition).scored
    # On the board Ida's marker advances by two (B-29) and is at the laurel after five rounds.
    last = 10 if scored else 5
    for number in range(1, last + 1):
        enter(page, number, "Ida", {"Max": 10 if scored else 0})
    expect(page.get_by_text("Ida wins")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^Enter round"))).to_have_count(0)
    if scored:
        totals(page, "0", "100")
    assert not scrolls_sideways(page)


def test_a_tie_is_played_again_and_an_old_round_deleted(come: Callable[..., Person]) -> None:
    person = come(**PHONE)
    page = person.page
    person.goes_to("/sheet/new")
    page.get_by_label("Phases", exact=True).select_option("1-5")
    new_sheet_here(page, "Ida", "Max")
    for number, (out, other, points) in enumerate(
        [("Ida", "Max", 20), ("Max", "Ida", 20), ("Ida", "Max", 20), ("Max", "Ida", 25)], 1
    ):
        enter(page, number, out, {other: points})
    enter(page, 5, "Ida", {"Max": 5})
    expect(page.get_by_text("Ida and Max are tied and play the last phase again")).to_be_visible()
    enter(page, 6, "Max", {"Ida": 20})
    expect(page.get_by_text("Max wins")).to_be_visible()
    totals(page, "45", "45")
    # Without round 2 both lack a phase: the game goes on.
    page.get_by_role("button", name=re.compile("^Correct round 2, Ida")).tap()
    page.get_by_role("button", name="Delete this round").tap()
    expect(page.get_by_text("Max wins")).to_have_count(0)
    page.get_by_role("button", name="Undo").tap()
    expect(page.get_by_text("Max wins")).to_be_visible()


def test_a_shared_sheet_outlives_its_server(come: Callable[..., Person], site: Site) -> None:
    one, other = come(**PHONE), come(**PHONE)
    new_sheet(one, "Ida", "Max")
    page = one.page
    page.get_by_role("button", name="Share").tap()
    link = page.get_by_role("dialog").get_by_text(re.compile(r"#/sheet/")).first.inner_text()
    page.get_by_role("button", name="Close").tap()
    other.goes_to(f"/sheet/{link.rpartition('/')[2]}")
    enter(page, 1, "Ida", {"Max": 25})
    totals(other.page, "0", "25")
    site.kill()
    # What is written meanwhile is on the phone, a half-written round too.
    enter(page, 2, "Max", {"Ida": 45})
    page.get_by_role("button", name="Enter round 3").tap()
    page.get_by_role("button", name="Went out").tap()
    site.start()
    page.reload()
    other.page.reload()
    totals(page, "45", "25")
    totals(other.page, "45", "25")
    page.get_by_role("button", name="Enter round 3").tap()
    expect(page.get_by_role("tab", name="Ida")).to_contain_text("out")
    for person in (one, other):
        person.wrong.clear()  # the browser itself notes the requests that failed


def new_sheet_here(page: Page, *names: str) -> None:
    """Fill in who plays on the page as it is, and start."""
    for at, name in enumerate(names, 1):
        page.get_by_role("textbox", name=f"Player {at}").fill(name)
    while page.get_by_role("button", name=re.compile("^Remove Player")).count():
        page.get_by_role("button", name=re.compile("^Remove Player")).last.tap()
    page.get_by_role("button", name="Start the sheet").tap()
