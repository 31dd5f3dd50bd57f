"""The table in its states: both themes, small and large, four languages, and slips of the hand."""

from __future__ import annotations

import json
import re
from contextlib import suppress
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Error, expect

from tests.e2e.axe import violations
from tests.e2e.moves import comes_to, plays_on
from tests.e2e.player import GUARD, LATE, SOON, Player, in_turn

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.e2e.site import Person

LARGE = json.dumps({"speed": "off", "sound": 0, "language": "auto", "large": True})
TARGET = 44  # px for a finger
TABLET = 600  # px, and more
OTHERS = {2, 3, 4}
MANY_ROUNDS = 8
ENOUGH = 12  # turns until the first of three holds one of many Skips
SKIPS = 'name = "skips"\nbased_on = "mattel"\n[deck]\nskips = 60\n'


def scrolls_sideways(page: Page) -> bool:
    """Whether the page is wider than the window asked for; a phone's own grows with the page."""
    window = page.viewport_size
    assert window is not None
    return int(page.evaluate("document.documentElement.scrollWidth")) > window["width"]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_at_the_table(come: Callable[..., Person], theme: str) -> None:
    person = come(color_scheme=theme)
    person.sits_with_bots("mattel", 3)
    player = Player(person.page)
    player.is_asked()
    assert violations(person.page) == []
    person.page.get_by_role("button", name="Menu").click()
    expect(person.page.get_by_role("dialog")).to_be_visible()
    assert violations(person.page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_in_the_waiting_room(come: Callable[..., Person], theme: str) -> None:
    person = come(color_scheme=theme)
    person.makes_a_table("mattel", 3)
    expect(person.page.get_by_role("listitem", name="Seat 3")).to_be_visible()
    assert violations(person.page) == []


def test_alone_one_cannot_start_and_is_told_why(person: Person) -> None:
    person.makes_a_table("mattel", 3)
    page = person.page
    expect(page.get_by_role("button", name="Start with 1")).to_be_disabled()
    expect(page.get_by_text("It takes two")).to_be_visible()
    page.get_by_role("button", name="Sit a bot here").first.click()
    expect(page.get_by_role("button", name="Start with 2")).to_be_enabled()
    expect(page.get_by_text("It takes two")).to_be_hidden()


@pytest.mark.parametrize("edition", ["mattel", "board"])
def test_six_players_on_a_small_phone(come: Callable[..., Person], edition: str) -> None:
    person = come(width=360, height=640, has_touch=True, is_mobile=True)
    person.sits_with_bots(edition, 6)
    player = Player(person.page)
    player.is_asked()
    assert not scrolls_sideways(person.page)
    small = []
    for part in [*person.page.get_by_role("button").all(), *player.cards.all()]:
        box = part.bounding_box()
        if box and min(box["width"], box["height"]) < TARGET:
            small.append((part.aria_snapshot().splitlines()[0], box["width"], box["height"]))
    assert small == []


@pytest.mark.parametrize("width", [360, 1280])
def test_large_print(come: Callable[..., Person], width: int) -> None:
    person = come(width=width)
    person.context.add_init_script(f"localStorage['laydown.settings'] = {LARGE!r}")
    person.sits_with_bots("mattel", 4)
    # On a phone the tools are behind one button then, Hint among them.
    turn = person.page.get_by_role("heading", name=re.compile("^Your turn"))
    expect(turn).to_be_visible(timeout=LATE)
    assert not scrolls_sideways(person.page)


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_a_note_moves_nothing(
    come: Callable[..., Person], width: int, height: int, *, large: bool
) -> None:
    person = come(width=width, height=height)
    if large:
        person.context.add_init_script(f"localStorage['laydown.settings'] = {LARGE!r}")
    comes_to(person, "mattel", 4, all_others_have_laid())
    page = person.page
    page.reload()
    player = Player(page)
    turn = page.get_by_role("region", name="You", exact=True)
    piles = page.get_by_role("region", name="Piles").get_by_role("button")
    expect(page.get_by_role("heading", name=re.compile("^Your turn"))).to_be_visible(timeout=LATE)
    for pile in piles.all():
        expect(pile).to_be_in_viewport(ratio=1)  # labels and all
    parts = [turn, *piles.all(), *player.cards.all()]
    if large and width < TABLET:
        page.get_by_role("button", name="Tools").click()
    else:
        parts.append(player.hint)
    before = [part.bounding_box() for part in parts]
    player.hint.click()
    expect(page.get_by_role("button", name="Put the note away")).to_be_visible()
    assert [part.bounding_box() for part in parts] == before
    assert page.evaluate("document.documentElement.scrollHeight") == height


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (820, 1180), (360, 640)])
def test_a_skip_leaves_room_for_the_hand(
    come: Callable[..., Person], width: int, height: int
) -> None:
    host, tim, skipped = come(), come(), come(width=width, height=height)
    empty = {"kind": "empty"}
    for person in (host, tim, skipped):
        person.asks("GET", "home")
        person.asks("PUT", "me", {"name": "A" * 24})  # a name without a place to break
    settings = {"edition": "skips", "edition_text": SKIPS}
    wanted = {"settings": settings, "seats": [{"kind": "me"}, empty, empty]}
    table = host.asks("POST", "tables", wanted)["id"]
    host.goes_to(f"/table/{table}")
    for person in (tim, skipped):
        person.goes_to(f"/table/{table}")
        person.page.get_by_role("button", name="Take a seat").click()
        person.page.get_by_role("button", name="I am ready").click()
    host.page.get_by_role("button", name="Start with 3").click()
    seats = [Player(person.page) for person in (host, tim, skipped)]
    for _ in range(ENOUGH):
        turn = in_turn(seats)
        turn.draws()
        held = [card.name for card in turn.held() if "Skip" in card.name]
        if held and turn is seats[0]:  # another comes before who misses a turn
            break
        turn.discards(skips=False)
    turn.chooses(held[0])
    targets = turn.page.get_by_role("group", name="Who misses a turn?").get_by_role("button")
    targets.last.click()
    page = skipped.page
    expect(page.get_by_text("There is a Skip in front of you")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Last turn again")).to_be_in_viewport(ratio=0.9)
    hand = seats[-1].hand.bounding_box()
    assert hand is not None
    assert hand["width"] > width * 0.55
    assert not scrolls_sideways(page)


def all_others_have_laid() -> Callable[[dict[str, Any]], bool]:
    """Wait until this seat may draw while three others have groups on the table."""
    laid: set[int] = set()

    def reached(frame: dict[str, Any]) -> bool:
        if view := frame.get("view"):
            laid.clear()
            laid.update(at for at, seat in enumerate(view["seats"], 1) if seat.get("laid"))
        for event in frame.get("events", []):
            if event["e"] == "laid":
                laid.add(event["seat"])
            elif event["e"] == "round_ended":
                laid.clear()
        return frame.get("options", {}).get("step") == "draw" and laid >= OTHERS

    return reached


def test_in_large_print_the_log_is_behind_its_tab(come: Callable[..., Person]) -> None:
    person = come()
    person.context.add_init_script(f"localStorage['laydown.settings'] = {LARGE!r}")
    person.sits_with_bots("mattel", 2)
    page = person.page
    page.get_by_role("button", name="Log", exact=True).click(timeout=LATE)
    panel = page.get_by_role("dialog")
    expect(panel.get_by_role("tab", name="Log")).to_have_attribute("aria-selected", "true")
    expect(panel.get_by_role("region", name="Log")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Score", exact=True).click()
    expect(panel.get_by_role("tab", name="Score")).to_have_attribute("aria-selected", "true")
    expect(panel.get_by_role("region", name="Log")).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "hand", "draw"),
    [
        ("fr", "Votre main", "Piocher une carte"),
        ("de", "Deine Hand", "Karte ziehen"),
        ("it", "La tua mano", "Pesca una carta"),
    ],
)
def test_each_language(come: Callable[..., Person], language: str, hand: str, draw: str) -> None:
    person = come(language=language)
    person.sits_with_bots("mattel")
    page = person.page
    cards = page.get_by_role("listbox", name=hand).get_by_role("option")
    expect(cards).to_have_count(10)
    pile = page.get_by_role("button", name=re.compile(f"^{draw}"))  # the log tells of others
    expect(pile).to_be_visible()
    Player(page).presses(pile)
    expect(cards).to_have_count(11)
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_a_double_click_never_does_two_things(person: Person) -> None:
    person.sits_with_bots("mattel")
    player = Player(person.page)
    player.draws()
    player.chooses(player.spare())
    discard = person.page.get_by_role("button", name=re.compile("^Discard .* Enter$"))
    for _ in range(10):
        with suppress(AssertionError, Error):  # gone already, or not yet: the machine may be busy
            discard.dblclick(timeout=SOON)
            expect(discard).to_be_hidden(timeout=GUARD)
        if not discard.is_visible():
            break
    expect(player.may_draw).to_be_visible()
    expect(player.cards).to_have_count(10)  # the second click has not drawn


def test_a_press_that_drifts_discards_nothing(person: Person) -> None:
    person.sits_with_bots("mattel")
    player = Player(person.page)
    player.draws()
    box = player.cards.first.bounding_box()
    assert box is not None
    mouse = person.page.mouse
    mouse.move(box["x"] + 10, box["y"] + 20)
    mouse.down()
    mouse.move(box["x"] + 10, box["y"] + 13)
    mouse.up()
    expect(player.hand.get_by_role("option", selected=True)).to_have_count(1)
    expect(player.cards).to_have_count(11)


@pytest.mark.parametrize(("width", "height"), [(640, 600), (320, 256)])
def test_zoomed_far_the_page_scrolls(come: Callable[..., Person], width: int, height: int) -> None:
    person = come(width=width, height=height)
    person.sits_with_bots("mattel", 3)
    page = person.page
    player = Player(page)
    player.is_asked()
    own = page.get_by_role("region", name="You", exact=True)
    edges = []
    for part in (own, player.hand, player.main):
        box = part.bounding_box()
        assert box is not None
        edges.append((box["y"], box["y"] + box["height"]))
    assert all(below[0] >= above[1] - 1 for above, below in pairwise(edges)), edges
    player.main.scroll_into_view_if_needed()
    expect(player.main).to_be_in_viewport(ratio=1)
    assert not scrolls_sideways(page)


def test_the_card_beside_the_one_with_the_focus_can_be_pressed(person: Person) -> None:
    person.sits_with_bots("mattel", 4)
    player = Player(person.page)
    player.draws()
    person.page.get_by_role("button", name="Sort").click()
    person.page.get_by_role("button", name="By number").click()
    person.page.keyboard.press("ArrowRight")
    expect(player.cards.first).to_be_focused()
    player.cards.nth(1).click(position={"x": 8, "y": 20})
    expect(player.cards.nth(1)).to_have_attribute("aria-selected", "true")


def test_after_many_rounds_the_last_one_and_the_totals_are_seen(person: Person) -> None:
    rounds = 0

    def reached(frame: dict[str, Any]) -> bool:
        nonlocal rounds
        rounds += sum(event["e"] == "round_ended" for event in frame.get("events", []))
        return bool(rounds == MANY_ROUNDS)

    plays_on(person, person.sits_with_bots("mattel", 4, bot="novice"), reached)
    sheet = person.page.get_by_role("region", name="Score sheet")
    for name in (f"Round {MANY_ROUNDS}", "Total", "Next"):
        row = sheet.get_by_role("row", name=re.compile(f"^{name} "))
        expect(row).to_be_in_viewport(ratio=1)
    first = sheet.get_by_role("row", name=re.compile("^Round 1 "))
    expect(first).to_have_count(0)
    sheet.get_by_role("button", name="Rounds 1").click()
    expect(first).to_be_visible()
