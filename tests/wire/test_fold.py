"""Events folded into a view give the view that the server would send."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from laydown.engine.chance import Stream
from laydown.engine.edition import NAMES, parse_edition
from laydown.engine.game import Game
from laydown.engine.notation.record import Record, parse_record
from laydown.engine.rules import legal
from laydown.wire.fold import fold
from laydown.wire.messages import EventsFrame
from laydown.wire.of_events import events_of
from laydown.wire.of_game import now_of, open_view_of, view_of
from laydown.wire.of_replay import replay_of
from tests.golden.make import FOLDER, stored_files

if TYPE_CHECKING:
    from collections.abc import Callable

    from laydown.engine.moves import Move
    from laydown.engine.spectator import Spectator
    from laydown.engine.view import View

# A ring whose discard pile lies open: what a search takes all see.
OPEN_RING = """\
name = "open ring"
based_on = "board"
[deal]
hidden_discards = false
open_cards = 4
"""


def seen_by(game: Game, seat: int | None) -> View | Spectator:
    return game.spectator() if seat is None else game.view(seat)


def check(game: Game, moves: Callable[[Game], tuple[int, Move] | None]) -> None:
    """Play on, and compare each seat's folded view with its own after every move."""
    edition = game.edition
    seats = (*range(game.players), None)
    folded = {seat: view_of(seen_by(game, seat)) for seat in seats}
    number = 0
    while following := moves(game):
        actor, move = following
        events = [one.event for one in game.play(move, actor)]
        number += len(events)
        for seat in seats:
            seen = seen_by(game, seat)
            frame = EventsFrame(number, events_of(events, seat, edition), now_of(seen))
            folded[seat] = fold(folded[seat], frame)
            assert folded[seat] == view_of(seen), (seat, str(move))


def recorded(record: Record) -> Callable[[Game], tuple[int, Move] | None]:
    """Return the moves of a record, one by one."""
    left = iter(record.moves)

    def following(_: Game) -> tuple[int, Move] | None:
        move = next(left, None)
        return None if move is None else (move.seat, move.move)

    return following


@pytest.mark.parametrize("edition", NAMES)
def test_an_open_replay_can_be_folded(edition: str) -> None:
    record = parse_record((FOLDER / edition / "3_players.record").read_text("utf-8"))
    told = replay_of(record, None, shown=True)
    game = Game(replace(record, moves=()))
    view = told.start
    assert view == open_view_of(game.state)
    for frame, move in zip(told.frames, record.moves, strict=True):
        view = fold(view, frame)
        game.play(move.move, move.seat)
        assert view == open_view_of(game.state)


@pytest.mark.slow
@pytest.mark.parametrize("file", sorted(stored_files()))
def test_every_golden_game_can_be_folded(file: str) -> None:
    record = parse_record((FOLDER / file).read_text("utf-8"))
    check(Game(replace(record, moves=())), recorded(record))


def by_chance(stream: Stream, most: int) -> Callable[[Game], tuple[int, Move] | None]:
    """Return random moves, so many at most."""
    left = iter(range(most))

    def following(game: Game) -> tuple[int, Move] | None:
        if game.state.over or next(left, None) is None:
            return None
        actors = game.state.actors()
        seat = actors[stream.below(len(actors))]
        return seat, legal(game.state, seat).sample(stream)

    return following


@pytest.mark.parametrize("players", [2, 4])
def test_a_search_in_an_open_pile_can_be_folded(players: int) -> None:
    game = Game(Record(parse_edition(OPEN_RING), players, b"open"))
    check(game, by_chance(Stream(b"open", "moves", players), 1500))
