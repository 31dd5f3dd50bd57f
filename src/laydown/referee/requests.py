"""Every request by name: what does it, and the fields it takes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from laydown.referee import editions, games, play

if TYPE_CHECKING:
    from collections.abc import Callable

    from laydown.referee.fields import Data, Fields
    from laydown.referee.games import Games


class Request(NamedTuple):
    """A request: the function that answers it, and its fields."""

    answer: Callable[[Games, Fields], Data]
    fields: tuple[str, ...] = ()


def _without_games(answer: Callable[[Fields], Data]) -> Callable[[Games, Fields], Data]:
    return lambda _, fields: answer(fields)


_EDITION: Final = ("edition", "edition_text", "options")
_SEED: Final = ("seed", "seed_text")

REQUESTS: Final = {
    "editions": Request(_without_games(editions.editions)),
    "edition": Request(_without_games(editions.edition), (*_EDITION, "with")),
    "rules": Request(_without_games(editions.rules), ("clause", "letter")),
    "short": Request(_without_games(editions.short), (*_EDITION, "hand", "phase")),
    "new": Request(games.new, ("game", *_EDITION, "players", *_SEED, "dealer", "seen_by")),
    "position": Request(games.position, ("game", "position")),
    "replay": Request(games.replay, ("game", "record", "moves")),
    "games": Request(games.listed),
    "legal": Request(play.legal_moves, ("game", "seat", "limit", "best", "all_lays", "all_picks")),
    "options": Request(play.options, ("game", "seat")),
    "fit": Request(play.fit, ("game", "seat", "slots", "phase")),
    "why_not": Request(play.why_not, ("game", "seat", "move")),
    "play": Request(play.play, ("game", "seat", "move", "moves", "mark", "seen_by")),
    "events": Request(games.events, ("game", "seat", "from", "limit")),
    "state": Request(play.state, ("game",)),
    "view": Request(play.view, ("game", "seat")),
    "complete": Request(play.complete, ("game", "seat", "position", *_SEED)),
    "record": Request(games.record, ("game",)),
    "close": Request(games.close, ("game",)),
}
