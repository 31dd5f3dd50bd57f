"""A round by the accessibility tree and the keyboard alone: what is heard, and how urgently."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from playwright.sync_api import expect

from tests.e2e.axe import violations
from tests.e2e.moves import comes_to
from tests.e2e.player import GUARD, LATE, Player
from tests.e2e.test_lines import sit_together

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.e2e.site import Person

# Writes down what a screen reader would say: what is put into a live region, by its names; and when
# the page has last changed.
_LISTEN: Final = """
window.heard = [];
window.changed = 0;
const LIVE = '[aria-live], [role=alert], [role=status], [role=log]';
const spoken = (node) => {
  if (node.nodeType === Node.TEXT_NODE) return node.data;
  if (node.nodeType !== Node.ELEMENT_NODE || node.ariaHidden === 'true') return '';
  return node.ariaLabel ?? [...node.childNodes].map(spoken).join('');
};
const note = (region, node) => {
  const urgent = (region.ariaLive ?? (region.role === 'alert' ? 'assertive' : '')) === 'assertive';
  const text = spoken(node).replace(/\\s+/g, ' ').trim();
  if (text) window.heard.push([urgent ? 'at once' : 'in turn', text]);
};
new MutationObserver((changes) => {
  window.changed = performance.now();
  for (const { type, target, addedNodes } of changes) {
    const element = target.nodeType === Node.TEXT_NODE ? target.parentElement : target;
    const around = element?.closest?.(LIVE);
    if (element?.closest?.('[aria-hidden=true]')) continue;
    if (around && type === 'characterData') note(around, target);
    for (const node of addedNodes) {
      if (around) note(around, node);
      else if (node.nodeType === Node.ELEMENT_NODE)
        for (const inner of [node, ...node.querySelectorAll(LIVE)])
          if (inner.matches(LIVE)) note(inner, inner);
    }
  }
}).observe(document, { subtree: true, childList: true, characterData: true });
"""
_MOST: Final = 60  # turns of a round
_ROUNDS: Final = 6  # in one of which the other comes to few cards before the end
_STILL: Final = f"() => performance.now() - changed > {GUARD}"


class Listener:
    """Somebody who hears the page and presses keys, and does nothing else."""

    def __init__(self, person: Person) -> None:
        self.page = person.page
        self.past: list[tuple[str, str]] = []  # what was heard and dealt with
        person.context.add_init_script(_LISTEN)

    def all(self) -> list[tuple[str, str]]:
        """Return everything that was heard: how urgently, and what."""
        return [(how, text) for how, text in self.page.evaluate("heard")]

    def hears(self, how: str, words: str) -> str:
        """Wait until something new is heard; return it."""
        found = self.page.wait_for_function(
            """([from, how, words]) => {
                const at = heard.findIndex(([urgency, text], index) =>
                    index >= from && how.includes(urgency) && new RegExp(words).test(text));
                return at < 0 ? null : [at];
            }""",
            arg=[len(self.past), how, words],
            timeout=LATE,
        ).json_value()[0]
        self.past = self.all()[: found + 1]
        return self.past[-1][1]

    def presses(self, *keys: str) -> None:
        """Press keys."""
        for key in keys:
            self.page.keyboard.press(key)

    def does(self, key: str, words: str) -> str:
        """Press a key once the page is still: just after a change it may do nothing; hear what."""
        self.page.wait_for_function(_STILL)
        self.presses(key)
        return self.hears("in turn", words)

    def comes_to_the_hand(self) -> None:
        """Tab to the list of cards."""
        for _ in range(60):
            if self.page.evaluate("document.activeElement.role") == "option":
                return
            self.presses("Tab")
        raise AssertionError("Tab does not come to the hand.")

    def comes_to(self, name: str) -> None:
        """Tab to a button or a link."""
        wanted = self.page.get_by_role("button", name=name).and_(self.page.locator(":focus"))
        expect(self.page.get_by_role("heading", level=1)).to_be_visible()
        for _ in range(60):
            if wanted.count():
                return
            self.presses("Tab")
        raise AssertionError(f"Tab does not come to {name}.")


def test_a_round_by_keyboard_and_ear(person: Person) -> None:
    ear = Listener(person)
    person.sits_with_bots("mattel", bot="sharp")
    player = Player(person.page)
    for number in range(1, _ROUNDS + 1):
        hears_a_round(ear, number)
        said = ear.all()
        if any("Sharp has only" in text for _, text in said):
            break
        ear.page.wait_for_function(_STILL)
        ear.presses("Enter")
    assert any(how == "in turn" and "Sharp has only" in text for how, text in said)
    assert {how for how, text in said if text.startswith("Your turn")} == {"at once"}
    assert {how for how, text in said if text.startswith("Sharp")} == {"in turn"}
    # What the other does is one announcement, when it is over.
    others = 0
    for how, text in said:
        others = 0 if how == "at once" else others + text.startswith("Sharp")
        assert others <= 1, text
        others = 0 if "You miss a turn" in text else others
    ear.page.wait_for_function(_STILL)
    ear.presses("Enter")
    expect(player.cards).to_have_count(10)


def hears_a_round(ear: Listener, number: int) -> None:
    """Play a round by what is heard, to its end."""
    over = f"round {number} is over"
    for _ in range(_MOST):
        if over in ear.hears("at once|in turn", f"^Your turn: draw|{over}"):
            return
        ear.does("d", "^You draw ")
        now = ear.hears("at once", "^Your turn")
        if "You have all of phase" in now:
            ear.does("l", "^You lay phase ")
        if over in plays_on(ear):
            return
    raise AssertionError(f"The round does not end: {ear.past[-10:]}")


def plays_on(ear: Listener) -> str:
    """Hit with what fits, one card after the other, and discard one that does not."""
    for _ in range(11):
        ear.comes_to_the_hand()
        ear.presses("End")
        chosen = ear.does(" ", "^You chose | fits on |^Where does |^Who misses ")
        if chosen.startswith(("Where", "Who")):
            ear.presses("Tab")  # to the first lit place, or to the first who may get the Skip
        done = ear.does("Enter", "^You ")
        if not done.startswith("You hit"):
            return done
    raise AssertionError("Nothing is discarded.")


def test_a_question_and_a_refusal(person: Person) -> None:
    ear = Listener(person)
    person.sits_with_bots("mattel")
    ear.hears("at once", "^Your turn: draw")
    ear.presses("c")
    assert ear.hears("in turn", "^You: ") == "You: 10 cards. Steady: 10 cards."
    ear.presses("h")
    assert re.fullmatch(r"You have 10 cards: .*\.", ear.hears("in turn", "^You have"))
    ear.presses("/")
    ear.page.keyboard.type("pass")
    ear.presses("Enter")
    why = ear.hears("at once", "Rule M-")
    link = person.page.get_by_role("link", name=re.compile("^Rule M-"))
    assert why.endswith(link.inner_text())
    for _ in range(30):
        if person.page.evaluate("document.activeElement.tagName") == "A":
            break
        ear.presses("Tab")
    ear.presses("Enter")
    expect(person.page.get_by_role("heading", level=1)).to_have_text("Classic, Mattel")


def test_arrows_lead_into_the_hand_and_the_focus_stays_there(person: Person) -> None:
    ear = Listener(person)
    person.sits_with_bots("mattel")
    player = Player(person.page)
    player.draws()
    person.page.evaluate("document.activeElement.blur()")
    ear.presses("ArrowRight", "End")  # what stands last is in no group that could be laid
    focused = player.hand.get_by_role("option").and_(person.page.locator(":focus"))
    while "Skip" in (focused.get_attribute("aria-label") or ""):  # it would ask whom to skip
        ear.presses("ArrowLeft")
    ear.presses(" ")
    ear.does("Enter", "^You discard ")
    expect(player.cards).to_have_count(10)
    expect(focused).to_have_count(1)


def test_an_absence_is_heard_once_and_the_return(come: Callable[..., Person]) -> None:
    ears: list[Listener] = []

    def arrive() -> Person:
        person = come()
        ears.append(Listener(person))
        return person

    stays, leaves = sit_together(arrive, 2)
    for player in (stays, leaves):
        expect(player.cards).to_have_count(10)
    leaves.page.close()
    ear = ears[0]
    ear.hears("in turn", "^Guest 2 is away; a bot takes over in ")
    # Seconds run down before the eyes alone.
    running = re.compile("takes over in [1-9] s|until Guest 2 is back")
    expect(stays.page.get_by_text(running).first).to_be_visible()
    leaves.page.context.new_page().goto(stays.page.url)
    ear.hears("in turn", "^Guest 2 is back")
    assert sum("is away" in text for _, text in ear.all()) == 1


def test_the_focus_is_never_lost(person: Person) -> None:
    ear = Listener(person)
    page = person.page
    person.goes_to("/")
    ear.comes_to("Settings")
    ear.presses("Enter")
    expect(page.get_by_role("heading", name="Settings", level=1)).to_be_focused()
    person.sits_with_bots("mattel")
    player = Player(page)
    ear.hears("at once", "^Your turn: draw")
    player.main.focus()
    ear.does("Enter", "^You draw ")
    focused = player.cards.and_(page.locator(":focus"))
    expect(focused).to_have_count(1)  # the button that drew is gone
    ear.presses("u")
    ear.hears("in turn", "^There is nothing that you can take back")
    page.get_by_role("button", name="Sort").press("Enter")
    page.get_by_role("button", name="By number").press("Enter")
    expect(page.locator(":focus")).to_have_count(1)


def test_the_keys_and_questions_open_from_the_menu(come: Callable[..., Person]) -> None:
    person = come(width=390, height=844, has_touch=True, is_mobile=True)
    person.sits_with_bots("mattel")
    page = person.page
    Player(page).is_asked()
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="Keys and commands").tap()
    keys = page.get_by_role("dialog", name="Keys and commands")
    keys.get_by_role("button", name=re.compile("^Cards left")).tap()
    expect(keys.get_by_text(re.compile("You: 10 cards"))).to_be_visible()
    assert violations(page) == []


def test_what_one_asks_for_on_the_ring_is_chosen_by_arrows(person: Person) -> None:
    comes_to(person, "board", 3, lambda frame: frame.get("options", {}).get("step") == "ask")
    page = person.page
    page.reload()
    groups = page.get_by_role("radiogroup")
    numbers, ways = groups.first.get_by_role("radio"), groups.last.get_by_role("radio")
    numbers.first.focus()
    page.keyboard.press("ArrowRight")
    expect(numbers.nth(1)).to_be_focused()
    expect(numbers.nth(1)).to_be_checked()
    page.keyboard.press("Tab")
    expect(ways.first).to_be_focused()
    page.keyboard.press("End")
    expect(ways.last).to_be_checked()
    expect(Player(page).main).to_have_accessible_name(re.compile("^Ask .* Enter$"))
