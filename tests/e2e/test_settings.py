"""What one's device is set to: how surely a button is pressed, and what is heard."""

from __future__ import annotations

import json
import re
from collections import Counter
from typing import TYPE_CHECKING, Any, Final

import pytest
from playwright.sync_api import expect

from tests.e2e.moves import comes_to
from tests.e2e.player import GUARD, LATE, Player
from tests.e2e.test_ear import Listener
from tests.e2e.test_small import Finger

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.e2e.site import Person

_HOLD: Final = json.dumps({"speed": "off", "sound": 0, "language": "auto", "confirm": "hold"})
_SOUND: Final = json.dumps({"speed": "off", "sound": 50, "language": "auto"})
SHORT: Final = 500  # ms: a button that is to be held wants 600
LONG: Final = 600
DISCARD: Final = re.compile("^Discard")
QUESTION: Final = re.compile(r"^Really\? Discard")
JUST: Final = 290  # ms: for 300 after its label has changed a button does nothing
AFTER: Final = 10_000  # ms, in which whatever is still to come has come
STEP: Final = 2_000  # ms: after 3000 without a word the page asks whether the server is there
TURN: Final = [523, 784]  # Hz of the two tones that call to one's turn

# Writes down the pitch of every tone that begins (0 for paper), and every loudness that is set.
_LISTEN: Final = """
window.pitches = [];
window.gains = [];
window.contexts = 0;
window.AudioContext = class extends AudioContext {
  constructor(...wishes) {
    super(...wishes);
    window.contexts += 1;
  }
};
for (const { prototype } of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
  const { start } = prototype;
  prototype.start = function (...when) {
    window.pitches.push(this instanceof OscillatorNode ? this.frequency.value : 0);
    return start.apply(this, when);
  };
}
const { setValueAtTime } = AudioParam.prototype;
AudioParam.prototype.setValueAtTime = function (value, when) {
  window.gains.push(value);
  return setValueAtTime.call(this, value, when);
};
"""


# What somebody answers when the browser asks whether the page may notify.
_ASKED: Final = """
window.answer = 'default';
window.Notification = class {
  static get permission() { return window.answer; }
  static requestPermission() { return Promise.resolve(window.answer); }
};
"""


class Careful(Player):
    """Somebody who presses with care, and whose time goes only as far as it is let go."""

    def is_about_to_discard(self) -> None:
        """Draw and choose a card; the button may be pressed."""
        self.draws()
        self.chooses_another()
        self.page.clock.run_for(GUARD)

    def chooses_another(self) -> None:
        """Choose a card that is not chosen, and can be discarded at once."""
        chosen = [card for card in self.held() if "selected" in card.states]
        others = [card for card in self.held() if "Skip" not in card.name and card not in chosen]
        self.chooses(next(card.name for card in others))
        expect(self.main).to_have_accessible_name(DISCARD)

    def is_still_about_to(self) -> None:
        """Let time go by; nothing has happened, and the button says what it said."""
        # In steps: the page would give up a server that it hears nothing of for so long.
        for _ in range(0, AFTER, STEP):
            self.page.clock.run_for(STEP)
            self.has_asked()
        expect(self.main).to_have_accessible_name(DISCARD)
        expect(self.cards).to_have_count(11)

    def has_asked(self) -> None:
        """Ask for a hint; what was sent before is answered before."""
        self.hint.click()
        away = self.page.get_by_role("button", name="Put the note away")
        away.click()
        expect(away).to_be_hidden()

    def has_discarded(self) -> None:
        """The card is gone, and nothing else has happened."""
        expect(self.cards).to_have_count(10)
        self.page.clock.resume()
        self.is_asked()
        log = self.page.get_by_role("region", name="Log").get_by_role("button")
        expect(log.filter(has_text=re.compile(r"You .*discard"))).to_have_count(1)


def stops_time(page: Page) -> None:
    """Let time stand; on a page without a table, for a skip would look like a silent server."""
    page.clock.pause_at(page.evaluate("Date.now()") + LATE)


def careful(person: Person, confirm: str) -> Careful:
    """Return somebody at a table with a bot, who has set this on the page of settings."""
    page = person.page
    page.clock.install()
    person.goes_to("/settings")
    choices = page.get_by_role("radiogroup", name="Confirm")
    expect(choices.get_by_role("radio", name="Off")).to_be_checked()
    choices.get_by_role("radio", name=confirm).check(force=True)
    stops_time(page)
    person.sits_with_bots("mattel")
    return Careful(page)


@pytest.fixture
def ear(person: Person) -> Listener:
    """What that person hears, from before the first page on."""
    return Listener(person)


@pytest.fixture
def holder(person: Person) -> Careful:
    """Somebody whose main button wants to be held."""
    return careful(person, "Hold")


def test_confirmation_off_the_button_acts_at_once_but_not_just_after_a_change(
    person: Person,
) -> None:
    player = careful(person, "Off")
    player.is_about_to_discard()
    player.chooses_another()
    player.page.clock.run_for(JUST)
    player.main.dblclick()
    player.is_still_about_to()
    # The second click of two comes just after the change that the first has brought.
    player.main.dblclick()
    player.has_discarded()


def test_confirmation_on_the_button_asks_once_more(person: Person) -> None:
    player = careful(person, "Ask")
    player.is_about_to_discard()
    player.main.dblclick()  # that asks, and does not answer
    expect(player.main).to_have_accessible_name(QUESTION)
    player.is_still_about_to()  # the question goes away
    player.main.click()
    expect(player.main).to_have_accessible_name(QUESTION)
    player.page.clock.run_for(GUARD)
    player.chooses_another()  # it was about the other card
    player.page.clock.run_for(GUARD)
    player.main.click()
    expect(player.main).to_have_accessible_name(QUESTION)
    player.page.clock.run_for(GUARD)
    player.main.click()
    player.has_discarded()


def test_confirmation_is_set_for_each_device(come: Callable[..., Person], person: Person) -> None:
    player = careful(person, "Ask")
    player.is_about_to_discard()
    cookies = person.context.storage_state()["cookies"]
    phone = come(width=390, height=844, storage_state={"cookies": cookies, "origins": []})
    phone.goes_to("/settings")
    choices = phone.page.get_by_role("radiogroup", name="Confirm")
    expect(choices.get_by_role("radio", name="Off")).to_be_checked()
    phone.page.goto(person.page.url)
    other = Player(phone.page)
    expect(other.cards).to_have_count(11)
    other.discards(skips=False)
    assert DISCARD.match(other.done[-1])
    player.has_discarded()


def test_a_button_that_is_held_acts_only_when_it_was_held(holder: Careful) -> None:
    page, mouse = holder.page, holder.page.mouse
    holder.is_about_to_discard()
    holder.main.click()
    holder.is_still_about_to()
    # Let go early.
    holder.main.hover()
    mouse.down()
    expect(holder.main).to_have_accessible_name(re.compile("^Keep pressing: Discard"))
    page.clock.run_for(SHORT)
    mouse.up()
    holder.is_still_about_to()
    # Left in time, though one comes back.
    holder.main.hover()
    mouse.down()
    page.clock.run_for(SHORT)
    mouse.move(2, 2)
    holder.main.hover()
    page.clock.run_for(LONG)
    mouse.up()
    holder.is_still_about_to()
    # Not meant: that opens a menu.
    holder.main.hover()
    mouse.down(button="right")
    page.clock.run_for(LONG)
    mouse.up(button="right")
    holder.is_still_about_to()
    # Held: it acts while it is held, and letting go does no more.
    holder.main.hover()
    mouse.down()
    page.clock.run_for(LONG)
    expect(holder.cards).to_have_count(10)
    mouse.up()
    holder.has_discarded()


@pytest.mark.parametrize("on", ["card", "button"])
def test_by_keyboard_a_button_that_is_to_be_held_asks(
    ear: Listener, holder: Careful, on: str
) -> None:
    holder.is_about_to_discard()
    keyboard = holder.page.keyboard
    card = holder.hand.get_by_role("option", selected=True)
    pressed = holder.main if on == "button" else card
    pressed.focus()
    keyboard.down("Enter")
    expect(holder.main).to_have_accessible_name(QUESTION)
    ear.hears("in turn", QUESTION.pattern)
    # A key that stays down comes again and again.
    holder.page.clock.run_for(GUARD)
    keyboard.down("Enter")
    keyboard.up("Enter")
    holder.is_still_about_to()  # the question goes away
    pressed.focus()
    ear.presses("Enter")
    expect(holder.main).to_have_accessible_name(QUESTION)
    holder.page.clock.run_for(GUARD)
    ear.presses("Enter")
    holder.has_discarded()


def fits_in_several_places(frame: dict[str, Any]) -> bool:
    """Wait until one card alone may be hit in several places."""
    hits = frame.get("options", {}).get("hits", [])
    places = Counter(one["cards"][0] for one in hits if len(one["cards"]) == 1)
    return any(count > 1 for count in places.values())


def test_a_place_that_comes_up_under_the_finger_is_not_pressed_at_once(
    come: Callable[..., Person],
) -> None:
    person = come(width=390, height=844, has_touch=True, is_mobile=True)
    page = person.page
    comes_to(person, "mattel", 3, fits_in_several_places)
    _, _, table = page.url.partition("#")
    page.clock.install()
    person.goes_to("/settings")
    stops_time(page)
    person.goes_to(table)
    player = Careful(page)
    player.is_asked()
    held = player.cards.count()
    places = page.get_by_role("group", name="Where it fits").get_by_role("button")
    for card in [card.name for card in player.held() if "fits" in card.name]:
        player.chooses(card)
        if places.first.is_visible():
            break
    places.first.tap()
    player.has_asked()
    expect(player.cards).to_have_count(held)
    page.clock.run_for(GUARD)
    places.first.tap()
    expect(player.cards).to_have_count(held - 1)


def test_a_way_that_comes_up_where_one_has_rolled_is_not_pressed_at_once(person: Person) -> None:
    page = person.page
    page.clock.install()
    person.goes_to("/settings")
    stops_time(page)
    person.sits_with_bots("board")
    player = Careful(page)
    player.is_asked()
    page.clock.run_for(GUARD)
    player.main.click()
    ways = page.get_by_role("group", name="How far do you walk?").get_by_role("button")
    ways.last.click()
    player.has_asked()
    expect(ways.last).to_be_visible()
    page.clock.run_for(GUARD)
    ways.last.click()
    expect(ways).to_have_count(0)


def test_a_finger_holds_the_button(come: Callable[..., Person]) -> None:
    phone = come(width=390, height=844, has_touch=True, is_mobile=True)
    phone.context.add_init_script(f"localStorage['laydown.settings'] = {_HOLD!r}")
    phone.page.clock.install()
    phone.sits_with_bots("mattel")
    player, finger = Player(phone.page), Finger(phone.page)
    player.draws()
    player.chooses(player.spare())
    expect(player.main).to_have_accessible_name(DISCARD)
    phone.page.clock.run_for(GUARD)
    # As long as it takes: what the browser itself does with a long press comes before.
    finger.holds(player.main, until=lambda: expect(player.cards).to_have_count(10))


def plays_a_turn(player: Player) -> None:
    """Draw, discard, and be asked again."""
    player.draws()
    player.discards(skips=False)
    player.is_asked()


def heard(page: Page) -> list[int]:
    """Return the pitches of what was heard so far."""
    pitches: list[int] = page.evaluate("pitches")
    return pitches


def test_ones_turn_is_heard_quietly_until_the_sound_is_switched_off(person: Person) -> None:
    person.context.add_init_script(f"localStorage['laydown.settings'] = {_SOUND!r};{_LISTEN}")
    person.sits_with_bots("mattel")
    page = person.page
    player = Player(page)
    plays_a_turn(player)
    page.wait_for_function("tones => tones.every((one) => pitches.includes(one))", arg=TURN)
    assert 0 in heard(page)  # the cards
    assert max(page.evaluate("gains")) < 0.2
    page.get_by_role("button", name="Switch the sound off").click()
    before = heard(page)
    plays_a_turn(player)
    expect(page.get_by_role("button", name="Switch the sound on")).to_be_visible()
    assert heard(page) == before


def test_notifications_are_asked_for_and_a_no_is_told(person: Person) -> None:
    person.context.add_init_script(_ASKED)
    person.goes_to("/settings")
    page = person.page
    switch = page.get_by_role("switch", name="Notify me of my turn")
    refused = page.get_by_text("Your browser does not let this page notify you.")
    switch.click()
    expect(refused).to_be_visible()
    expect(switch).not_to_be_checked()
    page.evaluate("window.answer = 'granted'")
    switch.click()
    expect(switch).to_be_checked()
    expect(refused).to_be_hidden()
    page.reload()
    expect(switch).to_be_checked()
    switch.click()
    expect(switch).not_to_be_checked()


def test_with_the_sound_off_none_is_ever_made(person: Person) -> None:
    person.context.add_init_script(_LISTEN)
    person.goes_to("/settings")
    slider = person.page.get_by_role("slider", name="Sound")
    slider.press("End")
    slider.press("Home")
    person.sits_with_bots("mattel")
    player = Player(person.page)
    plays_a_turn(player)
    plays_a_turn(player)
    assert person.page.evaluate("contexts") == 0
    assert heard(person.page) == []


def test_in_high_contrast_what_is_chosen_has_an_edge(come: Callable[..., Person]) -> None:
    person = come(forced_colors="active")
    person.goes_to("/settings")
    choices = person.page.get_by_role("radiogroup", name="Sort the hand")
    chosen = choices.locator("label").filter(has=person.page.get_by_role("radio", checked=True))
    other = choices.locator("label").filter(has=person.page.get_by_role("radio", checked=False))
    expect(chosen).to_have_css("outline-style", "solid")
    expect(other.first).to_have_css("outline-style", "none")
    person.sits_with_bots("mattel")
    player = Player(person.page)
    player.is_asked()
    expect(player.main).to_have_css("border-top-width", "3px")
