"""Somebody who plays a seat through the page: perceives roles and names, and presses buttons."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import TYPE_CHECKING, Final, NamedTuple

from playwright.sync_api import Error, expect

if TYPE_CHECKING:
    from collections.abc import Sequence

    from playwright.sync_api import Locator, Page

GUARD: Final = 320  # ms; in the first 300 after its label has changed a button does nothing
SOON: Final = 2_000  # ms
LATE: Final = 60_000  # ms: the bots think, and the machine may be busy
_MOST: Final = 600  # acts in a round, and rounds in a game: beyond that it is none

_ENTRY: Final = re.compile(r"""^\s*- '?(\w+) "((?:[^"\\]|\\.)*)"(.*)$""")
_TIMES: Final = 30  # so often a button is pressed that should have an effect
_LOOK: Final = 50  # ms between two looks at several pages
_AGAIN: Final = 3  # so often a hand is gone through for a card that may go


class Entry(NamedTuple):
    """A line of the accessibility tree."""

    role: str
    name: str
    states: str


class Player:
    """The page of a table in English, and what one does there."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.done: list[str] = []  # the names of the buttons that were pressed
        self.hand = page.get_by_role("listbox", name="Your hand")
        self.cards = self.hand.get_by_role("option")
        self.main = page.locator("button[aria-keyshortcuts=Enter]")
        self.hint = self._button("Hint")  # there is one whenever this seat is asked something
        self.sheet = page.get_by_role("region", name="Score sheet")
        self.may_draw = self._button("Draw a card")
        self._draw_pile = self._button("Draw pile|Draw, ")  # in short on a phone
        self.onward = self._button("Next round|See the result")
        self.rematch = self._button("Rematch")
        self._targets = page.get_by_role("group", name="Who misses a turn?")
        self._let_go = self._button("Let it go").first
        self._knock = self._button("Knock").first
        self._found = page.get_by_role("listbox", name=re.compile("^The discard pile")).get_by_role(
            "option", disabled=False
        )
        self._radios = page.get_by_role("radiogroup")
        self._keep = self._button("Keep none")
        self._walks = page.get_by_role("group", name="How far do you walk?").get_by_role("button")
        self._ended = self.onward.or_(self.rematch)
        self._asked = self.hint.or_(self._ended)

    def _button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=re.compile(f"^(?:{name})"))

    def held(self) -> list[Entry]:
        """Return the cards of the hand, in the order of the list."""
        return [entry for entry in _entries(self.hand) if entry.role == "option"]

    def spare(self) -> str:
        """Return the name of a card to discard: the last, of no complete phase, and no Skip."""
        return [card.name for card in self.held() if "Skip" not in card.name][-1]

    # --- a round, a game ---

    def is_asked(self) -> None:
        """Wait until this seat is asked something, or something has ended."""
        expect(self._asked.first).to_be_visible(timeout=LATE)

    def plays_the_round(self) -> None:
        """Play until the sheet of the round, or the end of the game, is there."""
        for _ in range(_MOST):
            self.is_asked()
            if self._ended.first.is_visible():
                return
            self.acts()
        raise AssertionError(f"The round does not end: {self.done[-20:]}")

    def plays_the_game(self) -> None:
        """Play round after round until somebody has won."""
        for _ in range(_MOST):
            self.plays_the_round()
            if self.rematch.is_visible():
                return
            self.presses(self.onward)
        raise AssertionError("The game does not end.")

    def acts(self) -> None:
        """Do one of the things that can be done now."""
        if self._knock.or_(self._let_go).first.is_visible():
            wants = self._knock.is_visible() and len(self.done) % 2
            self.presses(self._knock if wants else self._let_go)
        elif self.may_draw.is_visible():
            before = self._draw_pile.get_attribute("aria-label") or ""
            self._draw_pile.click()
            # On the ring several cards may be drawn in a row: the pile tells, not the button.
            expect(self._draw_pile).not_to_have_attribute("aria-label", before)
        elif self.main.is_visible():
            self.presses(self.main)
        elif self._walks.first.is_visible():
            self.presses(self._walks.last)
        elif self._keep.is_visible():
            self.presses(self._keep)
        elif self._found.first.is_visible():
            self._clicks(self._found.first)
        elif self._radios.first.is_visible():
            self.asks()
        elif fitting := [card.name for card in self.held() if "fits" in card.name]:
            self.hits(fitting[0])
        else:
            self.discards()

    # --- acts ---

    def draws(self) -> None:
        """Draw from the draw pile, and hold a card more."""
        self.is_asked()
        held = self.cards.count()
        self._draw_pile.click()
        expect(self.cards).to_have_count(held + 1)

    def asks(self) -> None:
        """Ask for the last of the numbers, to the first side."""
        for group in self._radios.all():
            self._clicks(group.get_by_role("radio").last)

    def hits(self, name: str) -> None:
        """Hit with a card where it fits: on the one place, else on the first of several."""
        self.chooses(name)
        places = self._button("Hit ")
        if places.first.is_visible():
            self.presses(places.first)

    def discards(self, *, skips: bool = True) -> None:
        """Discard the last card of the hand that may go; a Skip at the first who may get it."""
        # A choice may fail on a busy machine: then the hand is gone through again.
        for card in list(reversed(self.held())) * _AGAIN:
            if not skips and "Skip" in card.name:
                continue
            self.chooses(card.name)
            if self._targets.is_visible():
                self.presses(self._targets.get_by_role("button", disabled=False).first)
                return
            if self.main.is_visible():
                self.presses(self.main)
                return

    def chooses(self, name: str) -> None:
        """Choose a card of the hand: at its left, where the next one does not lie over it."""
        card = self.hand.get_by_role("option", name=name, exact=True).first
        with suppress(Error):  # what was seen a moment ago has changed: look again
            if card.get_attribute("aria-selected", timeout=SOON) != "true":
                card.click(position={"x": 8, "y": 20}, timeout=SOON)

    @staticmethod
    def _clicks(part: Locator) -> None:
        """Click once, where that can still be done: who plays looks again anyway."""
        with suppress(Error):
            part.click(timeout=SOON)

    def presses(self, button: Locator) -> None:
        """Press a button until that has its effect: until it is there no more."""
        try:
            entry = _ENTRY.match(button.aria_snapshot(timeout=SOON).splitlines()[0])
        except Error:
            return
        assert entry is not None
        name = entry[2]
        self.done.append(name)
        same = self.page.get_by_role("button", name=name, exact=True).first
        for _ in range(_TIMES):
            try:
                same.click(timeout=SOON)
                expect(same).to_be_hidden(timeout=GUARD)
            except (AssertionError, Error):
                if same.is_visible():
                    continue
            return
        raise AssertionError(f"“{name}” has no effect, after {self.done[-10:]}")


def in_turn(players: Sequence[Player]) -> Player:
    """Wait until one of those who sit together is asked something; return who."""
    for _ in range(0, LATE, _LOOK):
        for player in players:
            if player.hint.is_visible():
                return player
        players[0].page.wait_for_timeout(_LOOK)
    raise AssertionError("Nobody is asked anything.")


def _entries(part: Locator) -> list[Entry]:
    lines = part.aria_snapshot().splitlines()
    return [Entry._make(match.groups()) for line in lines if (match := _ENTRY.match(line))]
