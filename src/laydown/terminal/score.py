"""Where everybody is: what a round gave, phases made, and points where they are scored."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.engine.cards import sorted_cards
from laydown.engine.scoring import current_phase, open_phases
from laydown.telling import numbered, phase

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.engine.edition import Edition
    from laydown.engine.events import RoundEnded
    from laydown.engine.scoring import RoundResult, Standing
    from laydown.telling import Words
    from laydown.terminal.screen import Screen


class ScoreSheet:
    """Writes scores, and the phases that players are on."""

    def __init__(
        self, screen: Screen, words: Words, names: Sequence[str], edition: Edition
    ) -> None:
        self._screen = screen
        self._words = words
        self._names = names
        self._edition = edition

    def phases(self, standing: Standing, seat: int | None = None, laid: Sequence[int] = ()) -> None:
        """Write the phases of the game: how far a seat is with each, or who is on it."""
        rows = []
        for place in self._edition.options.phases:
            if self._edition.scored and seat is not None:
                note = self._how_far(standing, seat, place, laid)
            else:
                note = ", ".join(self._on(standing, place))
            rows.append([str(place + 1), self._words.say(phase(self._edition.phases[place])), note])
        self._screen.columns(rows)

    def _how_far(self, standing: Standing, seat: int, place: int, laid: Sequence[int]) -> str:
        """Return how far a seat is with a phase: made, laid in this round, or on it."""
        if standing.made[seat] >> place & 1:
            return self._words.text("phase-made")
        if laid and laid[seat] == place:
            return self._words.text("phase-laid")
        on = current_phase(self._edition, standing, seat) == place
        return self._words.text("phase-now") if on else ""

    def _on(self, standing: Standing, place: int) -> list[str]:
        """Return the names of those whose marker stands on a phase."""
        return [
            name
            for seat, name in enumerate(self._names)
            if current_phase(self._edition, standing, seat) == place
        ]

    def round(self, event: RoundEnded, standing: Standing) -> None:
        """Write what a round gave; `standing` is the one after it."""
        if event.result.replay:  # no hand is scored
            self._replayed(event.result)
        elif self._edition.scored:
            self._scored(event)
        else:
            self._moved_on(event.result, standing)

    def _laid(self, result: RoundResult, seat: int) -> str:
        place = result.laid[seat]
        if place < 0:
            return self._words.text("score-not-laid")
        return self._words.text("score-laid", phase=place + 1)

    def _scored(self, event: RoundEnded) -> None:
        """Write who laid, the cards left, points and totals."""
        text = self._words.text
        rows = []
        for seat, name in enumerate(self._names):
            left = self._words.drawing.cards(sorted_cards(event.hands[seat]))
            points, total = event.result.points[seat], event.totals[seat]
            rows.append((name, self._laid(event.result, seat), left, points, total))
        if self._screen.plain:
            for name, laid, left, points, total in rows:
                held = left or text("score-nothing-left")
                self._screen.line(
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
        self._screen.table(header, [list(map(str, row)) for row in rows], numbers=2)

    def _replayed(self, result: RoundResult) -> None:
        """Write which of the tied players laid the phase."""
        text = self._words.text
        rows = [[self._names[seat], self._laid(result, seat)] for seat in result.replay]
        if self._screen.plain:
            for name, laid in rows:
                self._screen.line(text("score-line-replay", player=name, laid=laid))
            return
        self._screen.table([text("score-player"), text("score-phase")], rows, numbers=0)

    def _moved_on(self, result: RoundResult, standing: Standing) -> None:
        """Write who laid, and on which phase everybody's marker stands now (B-29, B-30)."""
        text = self._words.text
        rows = [
            [name, self._laid(result, seat), self._place(standing, seat)]
            for seat, name in enumerate(self._names)
        ]
        if self._screen.plain:
            for name, laid, now in rows:
                self._screen.line(text("score-line-phase", player=name, laid=laid, now=now))
            return
        header = [text("score-player"), text("score-phase"), text("score-now")]
        self._screen.table(header, rows, numbers=0)

    def _place(self, standing: Standing, seat: int) -> str:
        """Return the phase that a seat is on, those it may choose from, or that it has finished."""
        place = current_phase(self._edition, standing, seat)
        if place >= 0:
            asked = self._edition.phases[place]
            if self._screen.plain:
                return self._words.say(numbered(asked, place))
            # In a column whose heading says the rest.
            return self._words.text("score-place", phase=place + 1, groups=phase(asked))
        left = open_phases(self._edition, standing, seat)
        if not left:
            return self._words.text("standing-finish")
        numbers = " ".join(str(place + 1) for place in left)
        return self._words.text("table-phases", phases=numbers)

    def standing(self, standing: Standing, laid: Sequence[int] = ()) -> None:
        """Write where everybody is: phases made, those laid now too, and points; or the phase."""
        text = self._words.text
        if not self._edition.scored:
            rows = [[name, self._place(standing, seat)] for seat, name in enumerate(self._names)]
            if self._screen.plain:
                for name, now in rows:
                    self._screen.line(text("standing-line-phase", player=name, now=now))
                return
            self._screen.table([text("score-player"), text("score-now")], rows, numbers=0)
            return
        agreed = len(self._edition.options.phases)
        counts = [
            (name, self._made(standing, seat, laid), standing.totals[seat])
            for seat, name in enumerate(self._names)
        ]
        if self._screen.plain:
            for name, made, total in counts:
                self._screen.line(
                    text("standing-line", player=name, made=made, agreed=agreed, total=total)
                )
            return
        header = [text("score-player"), text("standing-made"), text("score-total")]
        cells = [[name, f"{made}/{agreed}", str(total)] for name, made, total in counts]
        self._screen.table(header, cells, numbers=2)

    @staticmethod
    def _made(standing: Standing, seat: int, laid: Sequence[int]) -> int:
        """Return how many phases a seat has made; what is laid is made (M-12)."""
        made = standing.made[seat]
        if laid and laid[seat] >= 0:
            made |= 1 << laid[seat]
        return made.bit_count()
