"""What the wire tells can be turned back: a client in Python tells the same story."""

from __future__ import annotations

from dataclasses import replace

import pytest

from laydown.engine.events import Dealt, Found, KeepChosen, RoundEnded
from laydown.engine.game import Game
from laydown.engine.notation.record import parse_record
from laydown.telling import Story, Words
from laydown.wire.of_events import event_of
from laydown.wire.to_events import to_event
from tests.golden.make import FOLDER, stored_files

# Hands are told in order, and of a card that was found only that the reader knows it.
_OTHERWISE = (Dealt, Found, KeepChosen, RoundEnded)


@pytest.mark.parametrize(
    "file", sorted(name for name in stored_files() if "3_players" in name or "rare" in name)
)
def test_events_turned_back_are_what_the_seat_may_know(file: str) -> None:
    record = parse_record((FOLDER / file).read_text("utf-8"))
    game = Game(replace(record, moves=()))
    words = Words("en")
    names = [f"Player {seat}" for seat in range(1, record.players + 1)]
    happened = [one.event for one in game.events_for(None)]
    for move in record.moves:
        happened += [one.event for one in game.play(move.move, move.seat)]
    for seat in (0, 1, None):
        story = Story(names, -1 if seat is None else seat, game.edition.ring)
        for event in happened:
            seen = event.seen_by(seat)
            told = event_of(event, seat, game.edition)
            back = to_event(told, game.edition)
            assert event_of(back, seat, game.edition) == told
            assert isinstance(event, _OTHERWISE) or back == seen
            assert words.say(*story.tell(back)) == words.say(*story.tell(seen))
