"""The second half of the fold: rounds reckoned one after the other, by the engine's scoring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.engine.scoring import (
    NOBODY,
    RoundResult,
    Standing,
    after_round,
    current_phase,
    open_phases,
)
from laydown.score.worth import empty, worth
from laydown.wire.sheets import Ended, SheetCell, SheetPlayer, SheetRound, Told

if TYPE_CHECKING:
    from laydown.engine.edition import Edition
    from laydown.score.gather import Column, Gathered, Mark, Row
    from laydown.wire.sheets import Entry

_FEWEST = 2  # with one alone there is no game


class Reckoning:
    """Where everybody is after the rounds so far."""

    def __init__(self, edition: Edition, gathered: Gathered) -> None:
        """Begin with those who were there from the start."""
        self.edition = edition
        self._gathered = gathered
        self._everyone = list(gathered.columns)
        self._gone: set[str] = set()
        self._came: set[str] = set()
        self.playing: list[str] = []
        self.made: dict[str, int] = dict.fromkeys(self._everyone, 0)
        self.totals: dict[str, int] = dict.fromkeys(self._everyone, 0)
        self._rounds = self._replays = 0
        self.tied: list[str] = []
        self.winners: list[str] = []
        self.dealer = self._everyone[gathered.start.dealer]
        self.rounds: list[SheetRound] = []
        self.next_round = 1  # to enter: the first with something missing, else a new one
        self._come_and_go(0)

    def run(self) -> None:
        """Reckon all rounds."""
        rows = [(key, row) for key, row in sorted(self._gathered.rows.items()) if not row.deleted]
        rows = [(key, row) for key, row in rows if any(spot.marks for spot in row.spots())]
        for number, (key, row) in enumerate(rows, 1):
            self._come_and_go(key)
            self._round(key, number, row, last=number == len(rows))
        self._come_and_go(None)
        self.next_round = max(self._gathered.rows, default=0) + 1
        waiting = [found for found in self.rounds if found.missing or found.out is None]
        if waiting:
            self.next_round, self.dealer = waiting[0].round, waiting[0].dealer
        else:
            self._choose_dealer(self.next_round)

    # --- players ---

    def _come_and_go(self, until: int | None) -> None:
        """Let players join and leave before a round; None for all that are left."""
        for column in self._gathered.columns.values():
            if column.id not in self._came and (until is None or column.joins <= until):
                self._came.add(column.id)
                self._join(column)
            if column.leaves is None or column.id in self._gone:
                continue
            if column.id in self._came and (until is None or column.leaves <= until):
                self._gone.add(column.id)
                self._leave(column.id)

    def _join(self, column: Column) -> None:
        """Begin where the last one stands: the fewest phases, the most points."""
        if self.tied or self.winners or len(self.playing) >= self.edition.most_players:
            return
        if self.playing and column.joins:
            fewest = min(self.playing, key=lambda other: self.made[other].bit_count())
            self.made[column.id] = self.made[fewest]
            self.totals[column.id] = max(self.totals[other] for other in self.playing)
        self.playing.append(column.id)

    def _leave(self, player: str) -> None:
        """Leave the table; of two who are tied the other has won."""
        if player not in self.playing or len(self.playing) <= _FEWEST or self.winners:
            return
        self.playing.remove(player)
        if player in self.tied:
            self.tied.remove(player)
            if len(self.tied) == 1:
                self.winners, self.tied = self.tied, []

    def _after(self, player: str) -> str:
        """Return who takes part next, clockwise."""
        at = self._everyone.index(player)
        part = self.tied or self.playing
        return next(p for p in [*self._everyone[at + 1 :], *self._everyone[: at + 1]] if p in part)

    def _choose_dealer(self, key: int) -> None:
        """Let someone else deal, if that was entered or the dealer is gone."""
        chosen = self._gathered.dealers.get(key)
        part = self.tied or self.playing
        if chosen in part:
            self.dealer = chosen
        elif self.dealer not in self.playing:
            self.dealer = self._after(self.dealer)

    # --- rounds ---

    def standing(self) -> Standing:
        """Return where everybody is, by seat."""
        return Standing(
            tuple(self.made[player] for player in self.playing),
            tuple(self.totals[player] for player in self.playing),
            self._rounds,
            tuple(self.playing.index(player) for player in self.tied),
            self._replays,
        )

    def _round(self, key: int, number: int, row: Row, *, last: bool) -> None:
        """Reckon a round, if all is there and it can be so."""
        self._choose_dealer(key)
        dealer, replay, part = self.dealer, bool(self.tied), list(self.tied or self.playing)
        cells = {p: spot for p, spot in row.cells.items() if p in self.made}
        missing = [player for player in part if player not in cells]
        out = row.out.marks[-1].value if row.out.marks else None
        before = dict(self.made)
        problem = "after_end" if self.winners else ""
        counted = False
        if not problem and not missing and out is not None:
            entries = {player: cells[player].marks[-1].value for player in part}
            problem = self._problem(entries, out)
            counted = not problem
            if counted:
                self._count(entries, out)
        if not self.winners and (counted or not last):
            self._deal_on(out if counted and out else "")
        self.rounds.append(
            SheetRound(
                round=key,
                number=number,
                dealer=dealer,
                players=part,
                replay=replay,
                cells={
                    p: self._cell(spot.marks, self.made[p] & ~before[p] if p in part else 0)
                    for p, spot in cells.items()
                },
                out=_ended(row.out.marks[-1]) if row.out.marks else None,
                outs=[_ended(mark) for mark in row.out.marks[:-1]],
                missing=missing,
                counted=counted,
                problem=problem,
            )
        )

    def _deal_on(self, out: str) -> None:
        """Choose who deals after a round: to the left (M-32), or who ended it (B-33)."""
        if self.edition.next_dealer == "out" and out:
            self.dealer = out
        else:
            self.dealer = self._after(self.dealer)

    def _cell(self, marks: list[Mark[Entry]], crossed: int) -> SheetCell:
        told = [
            Told(mark.value, worth(self.edition, mark.value), mark.by.author, mark.by.at)
            for mark in marks
        ]
        now = told.pop()
        phases = [place + 1 for place in self.edition.options.phases if crossed >> place & 1]
        return SheetCell(now.entry, now.points, now.author, now.at, phases, told)

    def _problem(self, entries: dict[str, Entry], out: str) -> str:
        """Return why a round cannot have ended like that; empty if it can."""
        if out and out not in entries:
            return "out_elsewhere"
        if out and not entries[out].laid:
            return "out_not_laid"
        if out and not empty(entries[out]):
            return "out_with_cards"
        if self.edition.scored:
            for player, entry in entries.items():
                if player != out and not worth(self.edition, entry):
                    return "nothing_left"
        standing = self.standing()
        for player, entry in entries.items():
            if entry.laid and self._place(standing, player, entry) < 0:
                return "phase_not_open"
        return ""

    def _place(self, standing: Standing, player: str, entry: Entry) -> int:
        """Return the place of the phase that a player laid, -1 if there is none to lay."""
        seat = self.playing.index(player)
        phase = current_phase(self.edition, standing, seat)
        if phase >= 0:
            return phase
        chosen = entry.phase - 1
        return chosen if chosen in open_phases(self.edition, standing, seat) else -1

    def _count(self, entries: dict[str, Entry], out: str) -> None:
        """Let a round count."""
        standing = self.standing()
        laid, points = [], []
        for player in self.playing:
            entry = entries.get(player)
            laid.append(self._place(standing, player, entry) if entry and entry.laid else -1)
            # those of a replay do not count
            points.append(worth(self.edition, entry) if entry and not self.tied else 0)
        first = self.playing.index(self._after(self.dealer))
        seat = self.playing.index(out) if out else NOBODY
        result = RoundResult(seat, tuple(laid), tuple(points), standing.tied, first)
        now = after_round(self.edition, standing, result)
        self.made.update(zip(self.playing, now.made, strict=True))
        self.totals.update(zip(self.playing, now.totals, strict=True))
        self._rounds, self._replays = now.rounds, now.replays
        self.tied = [self.playing[seat] for seat in now.tied]
        self.winners = [self.playing[seat] for seat in now.winners]

    # --- what is shown ---

    def players(self) -> list[SheetPlayer]:
        """Return all columns as they stand."""
        standing = self.standing()
        return [self._player(column, standing) for column in self._gathered.columns.values()]

    def _player(self, column: Column, standing: Standing) -> SheetPlayer:
        playing = column.id in self.playing
        phase = NOBODY
        choice: tuple[int, ...] = ()
        if column.id in (self.tied or self.playing) and not self.winners:
            seat = self.playing.index(column.id)
            phase = current_phase(self.edition, standing, seat)
            choice = open_phases(self.edition, standing, seat)
        made, agreed = self.made[column.id], self.edition.options.phases
        return SheetPlayer(
            id=column.id,
            name=column.name,
            playing=playing,
            made=[place + 1 for place in agreed if made >> place & 1],
            total=self.totals[column.id],
            phase=phase + 1,
            open=[place + 1 for place in choice],
        )


def _ended(mark: Mark[str]) -> Ended:
    return Ended(mark.value, mark.by.author, mark.by.at)
