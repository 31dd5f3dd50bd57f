"""The table as one seat sees it: players, piles, the ring, the own hand and phase."""

from __future__ import annotations

import re
from itertools import groupby
from typing import TYPE_CHECKING

from laydown.engine.cards import REVERSED, SKIP, WILD, colour_of, number_of, sorted_cards
from laydown.engine.laying import Tally, short_of
from laydown.engine.scoring import open_phases
from laydown.engine.state import KEEP
from laydown.sense.goal import goal_of, nearest_phases
from laydown.sense.outs import Unseen
from laydown.telling import Cards, Several, numbered, phase
from laydown.terminal.look import TIE, faint, strong
from laydown.terminal.ring import RingSight

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.engine.view import View
    from laydown.telling import Words
    from laydown.terminal.screen import Screen


class TableSight:
    """Writes what lies on the table."""

    def __init__(self, screen: Screen, words: Words, names: Sequence[str]) -> None:
        self.screen = screen
        self.words = words
        self.names = names
        self._ring = RingSight(screen, words, names)

    def show(self, view: View) -> None:
        """Write everything that one seat sees but its hand."""
        rows = [self._row(view, seat) for seat in range(view.players)]
        laid = [
            [
                self._place(seat, index, self.words.say(group))
                for index, group in enumerate(view.table[seat])
            ]
            for seat in range(view.players)
        ]
        if self.screen.plain:
            for row, groups in zip(rows, laid, strict=True):
                self.screen.line(f"{', '.join(cell for cell in row if cell)}.")
                for group in groups:
                    self.screen.line(group)
            for pile in self._piles(view):
                self.screen.line(pile)
        else:
            below = {seat: "   ".join(groups) for seat, groups in enumerate(laid) if groups}
            self.screen.columns(rows, below)
            self.screen.line("   ".join(self._piles(view)), indent=2)

    def ring(self, view: View) -> None:
        """Write the ring, if the edition has one, with the piles in its middle."""
        if view.edition.ring:
            self._ring.show(view, self._piles(view))

    def _piles(self, view: View) -> tuple[str, str]:
        draw = self.words.text("pile-draw", cards=view.draw_count)
        return _tied(draw), self._discard_pile(view)

    def _place(self, seat: int, index: int, cards: str) -> str:
        place = f"{seat + 1}.{index + 1}"
        if self.screen.plain:
            return self.words.text("table-group", place=place, cards=cards)
        return f"{faint(place)}{TIE}{cards}"

    def _row(self, view: View, seat: int) -> list[str]:
        text = self.words.text
        name = self.names[seat]
        if view.standing.tied and seat not in view.standing.tied:
            return [name, text("table-watching"), "", "", "", ""]
        scored = view.edition.scored
        return [
            strong(name) if seat == view.seat else name,
            self._phase(view, seat),
            _tied(text("count-cards", count=view.hand_sizes[seat])),
            _tied(text("count-points", count=view.standing.totals[seat])) if scored else "",
            text("table-skip") if view.skips[seat] else "",
            self._jokers(view, seat),
        ]

    def _jokers(self, view: View, seat: int) -> str:
        """Return the Jokers of a hand, whose faces all the others see (B-35)."""
        held = view.hand if seat == view.seat else view.shown[seat]
        jokers = sorted_cards(card for card in held if card >= REVERSED)
        if not jokers:
            return ""
        cards = self.words.drawing.group(jokers)
        return self.words.text("table-jokers", count=len(jokers), cards=cards)

    def _phase(self, view: View, seat: int) -> str:
        if view.laid[seat] >= 0:
            return self.words.text("table-laid", phase=view.laid[seat] + 1)
        goal = view.goals[seat]
        if goal >= 0:
            groups = phase(view.edition.phases[goal])
            return self.words.text("table-phase", phase=goal + 1, groups=groups)
        left = open_phases(view.edition, view.standing, seat)
        numbers = " ".join(str(place + 1) for place in left)
        return self.words.text("table-phases", phases=numbers)

    def _discard_pile(self, view: View) -> str:
        if not view.discard_pile:
            return self.words.text("pile-discard-empty")
        top = view.discard_pile[-1]
        message = "pile-discard-skip" if top == SKIP else "pile-discard"
        return self.words.text(message, card=Cards(top))

    def pile(self, view: View) -> None:
        """Write the whole discard pile for a player who may look through it (B-12)."""
        cards = Cards(*reversed(view.discard_pile))
        count = len(view.discard_pile)
        self.screen.line(self.words.text("pile-searched", count=count, cards=cards), hang=2)

    def hand(self, view: View) -> None:
        """Write the own hand, and how far it is from the phase."""
        if view.standing.tied and view.seat not in view.standing.tied:
            return
        apart = ", " if self.screen.plain else "   "
        cards = apart.join(map(self.words.drawing.group, grouped(view)))
        self.screen.line(self.words.text("hand", count=len(view.hand), cards=cards), hang=2)
        self.screen.line(self._aim(view), hang=2)
        if view.again and view.turn == view.seat:
            self.screen.line(self.words.text("aim-again", count=view.again), hang=2)

    def _aim(self, view: View) -> str:
        text = self.words.text
        if view.laid[view.seat] >= 0:
            return text("aim-laid")
        phases = view.edition.phases
        state, tally = view.masked(), Tally(list(view.hand))
        places = nearest_phases(state, view.seat, tally)
        aim = goal_of(state, view.seat, tally, Unseen(state))
        short = short_of(phases[aim], tally, view.edition)
        goal = numbered(phases[aim], aim)
        if view.stack[-1].name == KEEP:  # B-30: who has not laid stays on the phase
            return text("aim-keep", phase=goal)
        if short:
            return text("aim-short", count=short, phase=goal)
        if len(places) > 1:
            every = Several(*(numbered(phases[at], at) for at in places))
            return text("aim-ready-several", phases=every)
        return text("aim-ready", phase=goal)


def _tied(text: str) -> str:
    """Return a number and what it counts, which no line breaks apart."""
    return re.sub(r"(?<=\d) ", TIE, text)


def grouped(view: View) -> list[list[int]]:
    """Return the hand in parts: by number, or by colour where the phase asks for one."""
    goal = view.goals[view.seat]
    by_colour = (
        goal >= 0
        and view.laid[view.seat] < 0
        and any(pattern.same_colour for pattern in view.edition.phases[goal].patterns)
    )
    part = colour_of if by_colour else number_of
    cards = sorted_cards(view.hand)
    jokers = [card for card in cards if card >= REVERSED]
    numbers = [card for card in cards if card not in (WILD, SKIP, *jokers)]
    parts = [list(same) for _, same in groupby(sorted(numbers, key=part), part)]
    wilds = [card for card in cards if card == WILD]
    skips = [card for card in cards if card == SKIP]
    return [*parts, *filter(None, (jokers, wilds, skips))]
