"""The table as one seat sees it: players, piles, the own hand and phase, and score tables."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from laydown.engine.cards import SKIP, WILD, colour_of, number_of, sorted_cards
from laydown.engine.scoring import open_phases
from laydown.engine.solver import shortfall
from laydown.terminal.look import TIE, faint, strong

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.engine.edition import Edition
    from laydown.engine.events import RoundEnded
    from laydown.engine.scoring import Standing
    from laydown.engine.view import View
    from laydown.terminal.screen import Screen
    from laydown.terminal.words import Words


class TableSight:
    """Writes what lies on the table."""

    def __init__(self, screen: Screen, words: Words, names: Sequence[str]) -> None:
        self.screen = screen
        self.words = words
        self.names = names

    def show(self, view: View) -> None:
        """Write everything that one seat sees but its hand."""
        text = self.words.text
        rows, below = [], {}
        for seat in range(view.players):
            rows.append(self._row(view, seat))
            laid = [
                self._place(seat, index, self.words.group(group))
                for index, group in enumerate(view.table[seat])
            ]
            if laid:
                below[seat] = "   ".join(laid)
        if self.screen.plain:
            for seat, row in enumerate(rows):
                self.screen.line(f"{', '.join(cell for cell in row if cell)}.")
                if seat in below:
                    self.screen.line(below[seat])
        else:
            self.screen.columns(rows, below)
        piles = text("pile-draw", cards=view.draw_count), self._discard_pile(view)
        self.screen.line("   ".join(piles), indent=2)

    def _place(self, seat: int, index: int, cards: str) -> str:
        place = f"{seat + 1}.{index + 1}"
        if self.screen.plain:
            return self.words.text("table-group", place=place, cards=cards)
        return f"{faint(place)}{TIE}{cards}"

    def _row(self, view: View, seat: int) -> list[str]:
        text = self.words.text
        name = self.names[seat]
        if view.standing.tied and seat not in view.standing.tied:
            return [name, text("table-watching"), "", "", ""]
        return [
            strong(name) if seat == view.seat else name,
            self._phase(view, seat),
            text("count-cards", count=view.hand_sizes[seat]),
            text("count-points", count=view.standing.totals[seat]),
            text("table-skip") if view.skips[seat] else "",
        ]

    def _phase(self, view: View, seat: int) -> str:
        if view.laid[seat] >= 0:
            return self.words.text("table-laid", phase=view.laid[seat] + 1)
        goal = view.goals[seat]
        if goal >= 0:
            groups = self.words.phase(view.edition.phases[goal])
            return self.words.text("table-phase", phase=goal + 1, groups=groups)
        left = open_phases(view.edition, view.standing, seat)
        numbers = " ".join(str(place + 1) for place in left)
        return self.words.text("table-phases", phases=numbers)

    def _discard_pile(self, view: View) -> str:
        if not view.discard_pile:
            return self.words.text("pile-discard-empty")
        top = view.discard_pile[-1]
        message = "pile-discard-skip" if top == SKIP else "pile-discard"
        return self.words.text(message, card=self.words.look.card(top))

    def hand(self, view: View) -> None:
        """Write the own hand, and how far it is from the phase."""
        if view.standing.tied and view.seat not in view.standing.tied:
            return
        cards = "   ".join(map(self.words.look.group, grouped(view)))
        self.screen.line(self.words.text("hand", count=len(view.hand), cards=cards), hang=2)
        self.screen.line(self._aim(view), hang=2)

    def _aim(self, view: View) -> str:
        text = self.words.text
        if view.laid[view.seat] >= 0:
            return text("aim-laid")
        short, place = nearest(view)
        phase = self.words.numbered(view.edition.phases[place], place)
        if short:
            return text("aim-short", count=short, phase=phase)
        return text("aim-ready", phase=phase)

    def phases(self, edition: Edition, standing: Standing, seat: int) -> None:
        """Write the phases of the game; those that a seat has made are marked."""
        rows = []
        for place in edition.options.phases:
            made = standing.made[seat] >> place & 1
            rows.append(
                [
                    str(place + 1),
                    self.words.phase(edition.phases[place]),
                    self.words.text("phase-made") if made else "",
                ]
            )
        self.screen.columns(rows)

    def round_score(self, event: RoundEnded) -> None:
        """Write what a round gave: who laid, the cards left, points and totals."""
        text = self.words.text
        rows = []
        for seat, name in enumerate(self.names):
            if event.result.replay and seat not in event.result.replay:
                continue
            place = event.result.laid[seat]
            laid = text("score-laid", phase=place + 1) if place >= 0 else text("score-not-laid")
            left = self.words.look.cards(sorted_cards(event.hands[seat]))
            rows.append((name, laid, left, event.result.points[seat], event.totals[seat]))
        if self.screen.plain:
            for name, laid, left, points, total in rows:
                held = left or text("score-nothing-left")
                self.screen.line(
                    text(
                        "score-line", player=name, laid=laid, left=held, points=points, total=total
                    )
                )
            return
        header = [
            text("score-player"),
            text("score-phase"),
            text("score-left"),
            text("score-points"),
            text("score-total"),
        ]
        self.screen.table(header, [list(map(str, row)) for row in rows], numbers=2)

    def standing(self, edition: Edition, standing: Standing) -> None:
        """Write where everybody is: phases made, and points."""
        text = self.words.text
        agreed = len(edition.options.phases)
        rows = [
            (name, standing.made[seat].bit_count(), standing.totals[seat])
            for seat, name in enumerate(self.names)
        ]
        if self.screen.plain:
            for name, made, total in rows:
                self.screen.line(
                    text("standing-line", player=name, made=made, agreed=agreed, total=total)
                )
            return
        header = [text("score-player"), text("standing-made"), text("score-total")]
        cells = [[name, f"{made}/{agreed}", str(total)] for name, made, total in rows]
        self.screen.table(header, cells, numbers=2)


def nearest(view: View) -> tuple[int, int]:
    """Return how many cards the nearest phase is short, and its place."""
    goal = view.goals[view.seat]
    places = (goal,) if goal >= 0 else open_phases(view.edition, view.standing, view.seat)
    return min(
        (shortfall(view.edition.phases[place], view.hand, view.edition), place) for place in places
    )


def grouped(view: View) -> list[list[int]]:
    """Return the hand in parts: by number, or by colour where the phase asks for one."""
    goal = view.goals[view.seat]
    by_colour = (
        goal >= 0
        and view.laid[view.seat] < 0
        and all(pattern.same_colour for pattern in view.edition.phases[goal].patterns)
    )
    part = colour_of if by_colour else number_of
    cards = sorted_cards(view.hand)
    numbers = sorted((card for card in cards if card not in (WILD, SKIP)), key=part)
    parts = [list(same) for _, same in groupby(numbers, part)]
    for special in (WILD, SKIP):
        held = [card for card in cards if card == special]
        if held:
            parts.append(held)
    return parts
