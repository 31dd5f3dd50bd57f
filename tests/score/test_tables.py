"""Games at live tables, and a sheet that somebody at the table keeps by what they are told."""

from __future__ import annotations

import pytest

from laydown.engine.chance import Stream
from laydown.engine.rules import legal
from laydown.tables import commands
from laydown.tables.entries import Chair
from laydown.tables.play import TakenBack
from laydown.tables.settings import Settings
from laydown.wire import events as wire
from laydown.wire.of_events import events_of
from laydown.wire.sheets import Enter, Entry
from tests.score.games import move_of
from tests.score.kit import Device
from tests.score.test_games import CASES
from tests.tables.kit import ANN, Sitting

_MOST = 6000  # moves


class Evening(Sitting):
    """People at a live table, who play as chance has it; a spectator writes the rounds down."""

    def __init__(self, edition: str, options: dict[str, str], players: int, seed: bytes) -> None:
        others = [Chair(who=f"p{n}", name=f"P{n}") for n in range(2, players + 1)]
        settings = Settings(edition=edition, options=options)
        super().__init__(ANN, *others, settings=settings)
        self.begin()
        self.chance = Stream(seed, "evening")

    def play(self) -> list[wire.Event]:
        """Make a move, and return what a spectator is told."""
        table = self.table
        assert table.play
        if table.break_until is not None:
            for one in table.seating.seats:
                self.do(commands.Ready, one.who, ready=True)
            self.wait(60_000)
        actors = table.play.state.actors()
        seat = actors[self.chance.below(len(actors))]
        move = move_of(legal(table.play.state, seat), self.chance)
        who = table.seating.seats[seat].who
        before = table.n
        assert self.do(commands.Move, who, n=before, move=str(move)) is None
        happened = table.play.since(before) or []
        return events_of(
            [one for one in happened if not isinstance(one, TakenBack)], None, table.edition
        )


def told(event: wire.RoundEnded, seat: int, *, free: bool, scored: bool) -> Entry:
    """Return the line of a player, as it is read from the table's news."""
    phase = event.result.laid[seat]
    entry = Entry(laid=phase is not None, phase=phase or 0 if free else 0)
    if not scored:
        return entry
    out = event.result.out == seat + 1
    if event.result.replay:  # points do not count
        return Entry(entry.laid, entry.phase, points=0 if out else 20)
    cards = [card for card in event.hands[seat] if isinstance(card, str)]
    return Entry(entry.laid, entry.phase, cards=cards) if cards else entry


@pytest.mark.parametrize(("name", "variant"), CASES)
def test_a_sheet_agrees_with_a_live_table(name: str, variant: dict[str, str]) -> None:
    evening = Evening(name, variant, 3, b"live")
    play = evening.table.play
    assert play
    edition, device = evening.table.edition, Device()
    device.start("Ann", "P2", "P3", edition=name, dealer=play.state.dealer, options=variant)
    for _ in range(_MOST):
        ends = [one for one in evening.play() if isinstance(one, wire.RoundEnded)]
        for event in ends:
            seats = [seat - 1 for seat in event.result.replay] or range(3)
            free, scored = edition.options.free_order, edition.scored
            entries = {str(s + 1): told(event, s, free=free, scored=scored) for s in seats}
            sheet = device.write(Enter(event.round, entries, str(event.result.out or "")))
            assert [one.total for one in sheet.players] == event.totals
            assert [one.made for one in sheet.players] == event.made
            assert sheet.tied == [str(seat) for seat in event.tied]
            if not play.state.over:
                assert sheet.dealer == str(event.dealer)
                assert [
                    one.phase for one in sheet.players if one.id in sheet.tied or not sheet.tied
                ] == [
                    phase or 0
                    for seat, phase in enumerate(event.phases, 1)
                    if seat in event.tied or not event.tied
                ]
        if play.state.over:
            break
    assert device.sheet.winners == [str(seat + 1) for seat in play.state.standing.winners]
    assert device.sheet.winners
