"""The open games, and the requests that open, keep and close them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from laydown.engine.game import Game
from laydown.engine.notation.record import parse_record, print_record
from laydown.referee import limits, told
from laydown.referee.editions import read_edition
from laydown.referee.fields import Fields, RequestError

if TYPE_CHECKING:
    from laydown.referee.fields import Data


class Games:
    """All games that are open, by name."""

    def __init__(self) -> None:
        """Start with none."""
        self.open: dict[str, Game] = {}

    def find(self, fields: Fields) -> Game:
        """Return the game that a request names."""
        name = fields.name("game")
        if name not in self.open:
            raise RequestError("unknown_game", {"game": name})
        return self.open[name]

    def new_name(self, fields: Fields) -> str:
        """Return the name for one more game: the one asked for, or a free number."""
        if len(self.open) >= limits.GAMES:
            raise RequestError("too_many_games", {"limit": limits.GAMES})
        if "game" not in fields:
            return next(
                name for n in range(1, limits.GAMES + 1) if (name := f"{n}") not in self.open
            )
        name = fields.name("game")
        if name in self.open:
            raise RequestError("game_exists", {"game": name})
        return name

    def opened(self, name: str, game: Game, *parts: Data) -> Data:
        """Return the answer about a game that is now open."""
        answer: Data = {"game": name}
        for part in (*parts, told.standing(game)):
            answer |= part
        self.open[name] = game  # last: nothing can fail any more
        return answer


def new(games: Games, fields: Fields) -> Data:
    """Open a game with the first round dealt."""
    name = games.new_name(fields)
    edition = read_edition(fields)
    players = fields.number("players", 1, 99)  # the engine knows how many an edition takes
    dealer = fields.number("dealer", 1, 99) - 1 if "dealer" in fields else None
    game = Game.new(edition, players, seed=fields.seed(), dealer=dealer)
    dealt = told.happened(game.events_since(), fields.seats("seen_by", players), edition)
    return games.opened(name, game, {"seed": game.state.seed.hex()}, dealt)


def position(games: Games, fields: Fields) -> Data:
    """Open a game that goes on from a position."""
    name = games.new_name(fields)
    return games.opened(name, Game.from_position(fields.text("position")))


def replay(games: Games, fields: Fields) -> Data:
    """Open a game from its record, after the last move or after some of them."""
    name = games.new_name(fields)
    record = parse_record(fields.text("record"))
    count = fields.number("moves", 0, len(record.moves), len(record.moves))
    game = Game(replace(record, moves=record.moves[:count]))
    return games.opened(name, game, {"moves": count, "events": len(game.events_since())})


def record(games: Games, fields: Fields) -> Data:
    """Return the record of a game."""
    return {"record": print_record(games.find(fields).record())}


def events(games: Games, fields: Fields) -> Data:
    """Return what has happened in a game, or what a seat may know of it."""
    game = games.find(fields)
    seat = fields.seat(game.players) if "seat" in fields else None
    found = game.events_since()
    first = fields.number("from", 1, len(found) + 1, 1) - 1
    limit = fields.number("limit", 1, limits.EVENTS, limits.EVENTS)
    part = found[first : first + limit]
    if seat is None:
        return {"events": told.events(part, game.edition), "total": len(found)}
    return {"events": told.seen_events(part, seat, game.edition), "total": len(found)}


def listed(games: Games, _: Fields) -> Data:
    """List the open games."""
    return {
        "games": [
            {"game": name, "edition": game.edition.name, **told.standing(game)}
            for name, game in games.open.items()
        ]
    }


def close(games: Games, fields: Fields) -> Data:
    """Forget a game."""
    games.find(fields)
    name = fields.name("game")
    del games.open[name]
    return {"game": name}
