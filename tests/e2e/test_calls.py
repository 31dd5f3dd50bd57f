"""What calls a player to the table, and what a table keeps for them from device to device."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Final

from playwright.sync_api import expect

from tests.e2e.moves import comes_to, happens, plays_on
from tests.e2e.player import Player, in_turn
from tests.e2e.test_lines import is_heard, sit_together

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

    from tests.e2e.site import Person

_NOTIFY: Final = json.dumps({"speed": "off", "sound": 0, "language": "auto", "notify": True})
# Nobody looks at the page, and its notifications are written down in what all tabs share.
_HIDDEN: Final = """
Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
window.Notification = class {
  static permission = 'granted';
  constructor(title) {
    const told = JSON.parse(localStorage['told'] ?? '[]');
    localStorage['told'] = JSON.stringify([...told, title]);
    document.documentElement.dataset.told = title;
  }
};
"""
# On a phone a page may notify only through its service worker.
_PHONE: Final = """
window.shown = [];
window.Notification = class {
  static permission = 'granted';
  constructor() { throw new TypeError('Illegal constructor'); }
};
ServiceWorkerRegistration.prototype.showNotification = async (title, { tag, data }) => {
  window.shown.push([title, tag, data]);
};
Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
"""
_AWAKE: Final = """
window.wanted = [];
navigator.wakeLock.request = async (kind) => {
  window.wanted.push(kind);
  return { release: async () => undefined };
};
"""


def icon(page: Page) -> str:
    """Return the address of the icon of the tab."""
    return str(page.evaluate("document.querySelector('link[rel=icon]').href"))


def test_title_icon_and_screen_in_ones_own_turn(come: Callable[..., Person]) -> None:
    seats = sit_together(come, 2)
    for player in seats:
        expect(player.cards).to_have_count(10)
    plays = in_turn(seats)
    [waits] = (player for player in seats if player is not plays)
    expect(plays.page).to_have_title(re.compile("^● Your turn: draw"))
    expect(waits.page).to_have_title(re.compile("^Classic, Mattel"))
    assert icon(plays.page).endswith("icon-turn.svg")
    assert not icon(waits.page).endswith("icon-turn.svg")
    plays.draws()
    plays.discards(skips=False)
    expect(plays.page).to_have_title(re.compile("^Classic, Mattel"))
    assert not icon(plays.page).endswith("icon-turn.svg")


def test_the_screen_stays_on_while_one_plays(person: Person) -> None:
    person.context.add_init_script(_AWAKE)
    person.sits_with_bots("mattel")
    Player(person.page).is_asked()
    assert person.page.evaluate("wanted") == ["screen"]


def test_of_two_tabs_only_one_notifies(person: Person) -> None:
    person.context.add_init_script(f"localStorage['laydown.settings'] = {_NOTIFY!r};{_HIDDEN}")
    person.asks("GET", "home")
    other = person.context.new_page()
    table = person.sits_with_bots("mattel")
    Player(person.page).is_asked()
    told = "JSON.parse(localStorage['told'] ?? '[]')"
    person.page.wait_for_function(f"() => {told}.length === 1")
    other.goto(f"{person.site.url}/#/table/{table}")
    Player(other).is_asked()
    player = Player(person.page)
    player.draws()
    player.discards(skips=False)
    player.is_asked()
    person.page.wait_for_function(f"() => {told}.length >= 2")
    for page in (person.page, other):  # each has come so far that it would have called
        expect(page.get_by_role("button", name="Draw a card")).to_be_visible()
        page.evaluate("navigator.locks.query().then(({ held }) => held.length)")
    assert person.page.evaluate(told) == ["Your turn: draw"] * 2


def test_on_a_phone_the_service_worker_notifies(come: Callable[..., Person]) -> None:
    person = come(width=390, height=844, service_workers="allow")
    person.context.add_init_script(f"localStorage['laydown.settings'] = {_NOTIFY!r};{_PHONE}")
    page = person.page
    person.goes_to("/")
    assert page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    table = person.sits_with_bots("mattel")
    Player(page).is_asked()
    page.wait_for_function("() => shown.length === 1")
    assert page.evaluate("shown") == [["Your turn: draw", table, page.url]]


def test_the_order_of_the_hand_comes_along_to_another_device(
    come: Callable[..., Person], person: Person
) -> None:
    table = person.sits_with_bots("mattel")
    player = Player(person.page)
    player.draws()
    player.cards.first.press("Shift+ArrowRight")
    is_heard(person.page)
    names = [card.name for card in player.held()]
    device = come(width=390, height=844, storage_state=person.context.storage_state())
    device.goes_to(f"/table/{table}")
    elsewhere = Player(device.page)
    expect(elsewhere.cards).to_have_count(11)
    assert [card.name for card in elsewhere.held()] == names


def test_another_language_in_the_middle_of_a_game(person: Person) -> None:
    person.sits_with_bots("mattel")
    page = person.page
    player = Player(page)
    player.draws()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("link", name="Settings").click()
    page.get_by_role("radio", name="Deutsch").check(force=True)
    page.go_back()
    hand = page.get_by_role("listbox", name="Deine Hand")
    expect(hand.get_by_role("option")).to_have_count(11)
    expect(page.get_by_role("heading", name="Du bist am Zug")).to_be_visible()
    expect(page.get_by_role("region", name="Verlauf")).to_contain_text("Du ziehst")


def overlap(one: Locator, other: Locator) -> bool:
    """Whether one part of the page lies on another."""
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    across = a["x"] < b["x"] + b["width"] and b["x"] < a["x"] + a["width"]
    return across and a["y"] < b["y"] + b["height"] and b["y"] < a["y"] + a["height"]


def test_a_line_of_the_log_shows_the_table_as_it_was(person: Person) -> None:
    table = person.sits_with_bots("mattel")
    plays_on(person, table, lambda frame: frame.get("n", 0) > 12 and frame["t"] == "options")
    page = person.page
    page.reload()
    player = Player(page)
    player.is_asked()
    now = page.get_by_role("region", name="Piles").aria_snapshot()
    log = page.get_by_role("region", name="Log").get_by_role("button")
    log.first.click()
    past = page.get_by_role("region", name="This is the table as you saw it then.")
    expect(past).to_be_visible()
    assert page.get_by_role("region", name="Piles").aria_snapshot() != now
    for card in player.cards.all():
        assert not overlap(card, past)
    assert not overlap(page.get_by_role("region", name="Log"), past)
    expect(player.hint).to_be_hidden()  # nothing can be done in the past
    page.get_by_role("button", name="Back to now").click()
    expect(past).to_be_hidden()
    assert page.get_by_role("region", name="Piles").aria_snapshot() == now


def test_a_moment_that_is_taken_back_is_looked_at_no_more(person: Person) -> None:
    comes_to(person, "mattel", 2, lambda frame: bool(frame.get("options", {}).get("lays")))
    page = person.page
    page.reload()
    player = Player(page)
    player.is_asked()
    player.presses(player.main)
    page.get_by_role("region", name="Log").get_by_role("button").last.click()
    past = page.get_by_role("region", name="This is the table as you saw it then.")
    expect(past).to_be_visible()
    elsewhere = person.context.new_page()
    elsewhere.goto(page.url)
    elsewhere.get_by_role("button", name="Undo").click()
    expect(past).to_be_hidden()
    # The sheet of the round comes over the table, as ever.
    plays_on(person, page.url.rpartition("/")[2], happens("round_ended"))
    expect(player.sheet).to_be_visible()
