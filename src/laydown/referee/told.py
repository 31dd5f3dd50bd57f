"""What answers tell: the structs of the wire as plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct, to_builtins

from laydown.engine.spectator import Spectator
from laydown.wire.of_events import event_of, open_event_of
from laydown.wire.of_game import now_of, seats_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from laydown.engine.edition import Edition
    from laydown.engine.events import Numbered
    from laydown.engine.game import Game
    from laydown.referee.fields import Data


def plain(told: Struct) -> Data:
    """Return a struct as plain data, without the fields that have their defaults."""
    data = to_builtins(told)
    assert isinstance(data, dict)  # noqa: S101 - for the type: a struct is an object
    return data


def standing(game: Game) -> Data:
    """Return what may happen next, and at the end who has won."""
    told: Data = {"now": plain(now_of(Spectator(game.state)))}
    if game.over:
        told["winners"] = seats_of(game.state.standing.winners)
    return told


def events(found: Iterable[Numbered], edition: Edition) -> list[Data]:
    """Return events with all their secrets."""
    return [plain(open_event_of(one.event, edition)) for one in found]


def seen_events(found: Iterable[Numbered], seat: int, edition: Edition) -> list[Data]:
    """Return events as a seat may know them."""
    return [plain(event_of(one.event, seat, edition)) for one in found]


def happened(found: Sequence[Numbered], viewers: Sequence[int], edition: Edition) -> Data:
    """Return events whole, and as each of some seats may know them."""
    told: Data = {"events": events(found, edition)}
    if viewers:
        told["seen"] = {str(seat + 1): seen_events(found, seat, edition) for seat in viewers}
    return told
