"""Games for the browser's fold: a first view, the frames that follow, and views to compare with.

The moves are those of golden records, so that they stay the same while the bots get better.
"""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from msgspec import to_builtins

from laydown.engine.edition import NAMES
from laydown.engine.events import RoundEnded
from laydown.engine.game import Game
from laydown.engine.notation.record import parse_record
from laydown.wire.messages import EventsFrame
from laydown.wire.of_events import events_of
from laydown.wire.of_game import now_of, view_of

if TYPE_CHECKING:
    from laydown.engine.notation.record import Record
    from laydown.engine.spectator import Spectator
    from laydown.engine.view import View

_GOLDEN: Final = Path(__file__).parent.parent.parent / "tests" / "golden"
_AFTER: Final = 6  # moves of the next round
_LAST: Final = 9  # moves up to the end of the game
_COMPARED: Final = 8  # a view after so many frames
_FREE: Final = "free_order-knocking-last_card_discard-wild_minimum_none"
_RECORDS: Final = {
    **{name: f"{name}/3_players.record" for name in NAMES},
    "knocking": f"mattel/2_players-phases_1-5-{_FREE}.record",
}


def fixtures() -> dict[str, str]:
    """Return name and text of each file."""
    return {f"web/src/store/fixtures/{name}.json": _text(file) for name, file in _RECORDS.items()}


def _text(file: str) -> str:
    """Return a round as a seat and a spectator see it, and the end as another; a line a frame."""
    record = parse_record((_GOLDEN / file).read_text("utf-8"))
    last = len(record.moves)
    round_and_more = _first_round(record) + _AFTER
    parts = [(0, round_and_more, 0), (0, round_and_more, None), (last - _LAST, last, 1)]
    return "[\n" + ",\n".join(_part(record, *part) for part in parts) + "\n]\n"


def _first_round(record: Record) -> int:
    """Return the number of moves up to the end of the first round."""
    game = Game(replace(record, moves=()))
    for count, move in enumerate(record.moves, 1):
        happened = game.play(move.move, move.seat)
        if any(isinstance(one.event, RoundEnded) for one in happened):
            return count
    raise ValueError(record)


def _part(record: Record, first: int, last: int, seat: int | None) -> str:
    """Return some moves of a game as a seat sees them, or a spectator (None)."""
    game = Game(replace(record, moves=record.moves[:first]))
    lines = [json.dumps({"view": to_builtins(view_of(_seen(game, seat)))})]
    for count, move in enumerate(record.moves[first:last], 1):
        happened = game.play(move.move, move.seat)
        seen = _seen(game, seat)
        told = events_of([one.event for one in happened], seat, record.edition)
        line = {"frame": to_builtins(EventsFrame(happened[-1].number, told, now_of(seen)))}
        if count % _COMPARED == 0 or count == last - first or len(happened) > 1:
            line["view"] = to_builtins(view_of(seen))
        lines.append(json.dumps(line))
    return "[\n" + ",\n".join(lines) + "\n]"


def _seen(game: Game, seat: int | None) -> View | Spectator:
    return game.spectator() if seat is None else game.view(seat)
