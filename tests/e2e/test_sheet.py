"""The score sheet in a browser: entered, corrected, shared, offline, in files and on paper."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import violations
from tests.score.kit import OUT, Device, laid, left

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Page

    from tests.e2e.site import Person

ROUND = re.compile(r"Round \d")


def new_sheet(person: Person, *names: str, edition: str = "") -> None:
    """Start a sheet as one does: from the first page."""
    page = person.page
    person.goes_to("/sheet/new")
    for at, name in enumerate(names, 1):
        field = page.get_by_role("textbox", name=f"Player {at}")
        if not field.is_visible():
            page.get_by_role("button", name="Add a player").click()
        field.fill(name)
    while page.get_by_role("button", name=re.compile("^Remove Player")).count():
        page.get_by_role("button", name=re.compile("^Remove Player")).last.click()
    if edition:
        page.get_by_label("Edition", exact=True).select_option(edition)
    page.get_by_role("button", name="Start the sheet").click()
    expect(page.get_by_role("button", name="Enter round 1")).to_be_visible()


def enter_first_round(page: Page) -> None:
    """Ida goes out; Max has laid and holds three small cards and a Wild."""
    page.get_by_role("button", name="Enter round 1").click()
    page.get_by_role("button", name="Went out").click()
    page.get_by_role("button", name="Next: Max").click()
    page.get_by_role("button", name="Laid phase 1").click()
    for _ in range(3):
        page.get_by_role("button", name="More: 1 to 9").click()
    page.get_by_role("button", name="More: Wild").click()
    expect(page.get_by_text("0 + 40")).to_be_visible()


def totals(page: Page) -> list[str]:
    return page.locator(".totals td").all_inner_texts()


def test_a_round_is_entered_corrected_and_undone(person: Person) -> None:
    page = person.page
    person.goes_to()
    page.get_by_role("link", name=re.compile("Score sheet")).click()
    page.get_by_role("button", name="New sheet").click()
    new_sheet(person, "Ida", "Max")
    enter_first_round(page)
    # An empty battery loses nothing.
    page.reload()
    page.get_by_role("button", name="Continue round 1").click()
    expect(page.get_by_role("tab", name="Max")).to_contain_text("40")
    page.get_by_role("button", name="Round 1 is complete").click()
    expect(page.locator(".totals td")).to_have_text(["0", "40"])
    expect(page.locator(".next td b")).to_have_text(["Phase 2", "Phase 2"])
    # Any cell can be corrected: Max had not laid, and more was left.
    page.get_by_role("button", name=re.compile("Correct round 1, Max:.*40")).click()
    page.get_by_role("button", name="Laid phase 1").click()
    page.get_by_text("Points", exact=True).click()
    page.get_by_role("textbox", name="Points").fill("7")
    page.get_by_role("button", name="Round 1 is complete").click()
    expect(page.get_by_role("alert")).to_contain_text("multiple of 5")
    page.get_by_role("textbox", name="Points").fill("55")
    page.get_by_role("button", name="Round 1 is complete").click()
    expect(page.locator(".totals td")).to_have_text(["0", "55"])
    expect(page.locator(".next td b")).to_have_text(["Phase 2", "Phase 1"])
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".totals td")).to_have_text(["0", "40"])
    page.get_by_role("button", name="Redo").click()
    expect(page.locator(".totals td")).to_have_text(["0", "55"])


def test_two_phones_on_one_sheet_and_one_of_them_offline(come: Callable[..., Person]) -> None:
    one, other, third = (come(width=390, height=844) for _ in range(3))
    new_sheet(one, "Ida", "Max")
    one.page.get_by_role("button", name="Share").click()
    one.page.get_by_role("textbox", name="Your name").fill("Nora")
    links = one.page.locator(".link")
    expect(links).to_have_count(2)
    edit, read = (f"/sheet/{text.rpartition('/')[2]}" for text in links.all_inner_texts())
    one.page.get_by_role("button", name="Close").click()
    other.goes_to(edit)
    third.goes_to(read)
    expect(other.page.get_by_text("shared, up to date")).to_be_visible()
    expect(third.page.get_by_text("shared with you, read only")).to_be_visible()
    expect(third.page.get_by_role("button", name="Enter round 1")).to_have_count(0)
    enter_first_round(one.page)
    one.page.get_by_role("button", name="Round 1 is complete").click()
    for person in (one, other, third):
        expect(person.page.locator(".totals td")).to_have_text(["0", "40"])
    # Offline both correct the same cell; nothing is lost when the line is back.
    other.context.set_offline(offline=True)
    for person, points in ((other, "45"), (one, "50")):
        page = person.page
        page.get_by_role("button", name=re.compile("Correct round 1, Max:.*40")).click()
        page.get_by_text("Points", exact=True).click()
        page.get_by_role("textbox", name="Points").fill(points)
        page.get_by_role("button", name="Round 1 is complete").click()
        expect(page.locator(".totals td")).to_have_text(["0", points])
    other.context.set_offline(offline=False)
    for person in (one, other, third):
        expect(person.page.locator(".totals td")).to_have_text(["0", "45"])
        expect(person.page.locator(".others")).to_have_text("50")
    one.page.get_by_role("button", name=re.compile("Correct round 1, Max:.*45")).click()
    one.page.get_by_role("button", name="Nora: 50 points").click()
    one.page.get_by_role("button", name="Close").click()
    for person in (one, other, third):
        expect(person.page.locator(".totals td")).to_have_text(["0", "50"])
        expect(person.page.locator(".others")).to_have_count(0)
        person.wrong.clear()  # the browser itself notes the requests that failed offline


def imported(person: Person, device: Device, folder: Path) -> None:
    """Bring a sheet to the page as a file."""
    from laydown.score.files import to_json  # noqa: PLC0415 - beside its use

    file = folder / "sheet.json"
    file.write_text(to_json(device.operations), encoding="utf-8")
    person.goes_to("/sheet")
    person.page.get_by_label("Import a file").set_input_files(file)


def example() -> Device:
    device = Device()
    device.start("Ida", "Max", "Lena", "Paul", edition="ravensburger")
    device.enter(1, OUT, left(75), laid(20), laid(40), out="1")
    device.enter(2, laid(10), laid(30), OUT, left(70), out="3")
    device.enter(3, OUT, left(55), laid(15), left(65), out="1")
    device.enter(4, laid(25), OUT, left(80), laid(20), out="2")
    device.enter(5, OUT, laid(10), laid(10), left(35), out="1")
    return device


def test_files_in_and_out_and_on_paper(person: Person, tmp_path: Path) -> None:
    page = person.page
    imported(person, example(), tmp_path)
    expect(page.locator(".totals td")).to_have_text(["35", "170", "125", "230"])
    page.get_by_role("button", name="More").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as JSON").click()
    file = json.loads(saved.value.path().read_text("utf-8"))
    assert len(file["operations"]) == 6
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as CSV").click()
    assert saved.value.path().read_text("utf-8").splitlines()[-1] == (
        "total,,,1 2 3 4 5,35,1 2 3,170,1 2 3 4,125,1 2,230"
    )
    page.get_by_role("button", name="Close").click()
    printed = page.pdf()
    assert printed.startswith(b"%PDF")
    assert printed.count(b"/Type /Page\n") == 1
    # What is no sheet is refused, and nothing is lost.
    foreign = tmp_path / "foreign.json"
    foreign.write_text('{"players": 400}', encoding="utf-8")
    person.goes_to("/sheet")
    page.get_by_label("Import a file").set_input_files(foreign)
    expect(page.get_by_role("alert")).to_contain_text("This is not a Laydown score sheet")
    expect(page.get_by_role("link", name=re.compile("Friday"))).to_be_visible()


def test_once_loaded_it_needs_no_network(person: Person) -> None:
    page = person.page
    new_sheet(person, "Ida", "Max")
    person.context.set_offline(offline=True)
    enter_first_round(page)
    page.get_by_role("button", name="Round 1 is complete").click()
    expect(page.locator(".totals td")).to_have_text(["0", "40"])
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_text("The server cannot be reached.")).to_be_visible()
    person.context.set_offline(offline=False)
    person.wrong.clear()


def test_players_come_and_go_and_the_board_has_no_points(person: Person) -> None:
    page = person.page
    new_sheet(person, "Ida", "Max", "Lena", edition="board")
    page.get_by_role("button", name="Enter round 1").click()
    page.get_by_role("button", name="Went out").click()
    page.get_by_role("button", name="Next: Max").click()
    page.get_by_role("button", name="Laid phase 1").click()
    page.get_by_role("button", name="Next: Lena").click()
    page.get_by_role("button", name="Round 1 is complete").click()
    expect(page.locator(".next td b")).to_have_text(["Phase 3", "Phase 2", "Phase 1"])
    page.get_by_role("button", name="More").click()
    page.get_by_role("textbox", name="Add a player").fill("Paul")
    page.get_by_role("button", name="Add a player").click()
    page.get_by_role("button", name="Ida leaves").click()
    page.get_by_role("button", name="Close").click()
    expect(page.locator("thead th")).to_contain_text(["Ida", "Max", "Lena", "Paul"])
    expect(page.locator("thead th").first).to_contain_text("left")


def test_it_can_be_entered_with_the_keyboard_alone(person: Person) -> None:
    page = person.page
    new_sheet(person, "Ida", "Max")
    page.get_by_role("button", name="Enter round 1").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Went out").focus()
    page.keyboard.press("Space")
    page.get_by_role("button", name="Next: Max").focus()
    page.keyboard.press("Enter")
    # The players are tabs: arrows go from one to the next.
    page.get_by_role("tab", name="Max").focus()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("tab", name="Ida")).to_be_focused()
    expect(page.get_by_role("tabpanel", name="Ida")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tabpanel", name="Max")).to_be_visible()
    page.get_by_role("button", name="More: 1 to 9").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Round 1 is complete").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".totals td")).to_have_text(["0", "5"])


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_and_nothing_scrolls_sideways(
    come: Callable[..., Person], theme: str, tmp_path: Path
) -> None:
    person = come(width=360, height=740, color_scheme=theme)
    page = person.page

    def fine() -> None:
        assert violations(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= 360

    person.goes_to("/sheet/new")
    expect(page.get_by_role("button", name="Start the sheet")).to_be_visible()
    fine()
    imported(person, example(), tmp_path)
    expect(page.locator(".totals td").first).to_have_text("35")
    fine()
    page.get_by_role("button", name="Phases", exact=True).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    fine()
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Enter round 6").click()
    expect(page.get_by_role("heading", name=ROUND)).to_be_visible()
    fine()
    page.get_by_text("Cards", exact=True).click()
    page.get_by_role("button", name="red 7").click()
    fine()


def test_statistics_over_evenings(person: Person, tmp_path: Path) -> None:
    device = Device()
    device.start("Ida", "Max", options={"phases": "1-2"})
    device.enter(1, OUT, left(75), out="1")
    device.enter(2, OUT, laid(25), out="1")
    imported(person, device, tmp_path)
    expect(person.page.get_by_text("Ida wins")).to_be_visible()
    person.goes_to("/sheet/statistics")
    expect(person.page.get_by_text("1 of 1")).to_be_visible()
    expect(person.page.locator("dd").filter(has_text="50")).to_be_visible()
