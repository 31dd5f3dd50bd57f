"""Laydown: the ten-phase rummy games, to play, to host, and to build on.

    game = laydown.Game.new("mattel", players=4)
    game.play("draw")

Most programs need nothing else; `docs/engine.md` lists it all. A name is imported on first use,
so `import laydown` costs nothing.
"""

from importlib import import_module

__version__ = "0.1.0"

TYPE_CHECKING = False  # not from `typing`: to import that takes longer than all else here

if TYPE_CHECKING:
    from laydown.bots import Bot
    from laydown.bots import make_bot as bot
    from laydown.bots.plugins import BotError
    from laydown.engine.chance import Stream
    from laydown.engine.complete import complete
    from laydown.engine.edition import Edition, load, parse_edition
    from laydown.engine.errors import IllegalMove, LaydownError, ParseError, SetupError
    from laydown.engine.game import Game
    from laydown.engine.notation.cards import cards_text, parse_cards
    from laydown.engine.notation.moves import parse_move
    from laydown.engine.notation.position import (
        parse_position,
        parse_view,
        print_position,
        print_view,
    )
    from laydown.engine.notation.record import Record, parse_record, print_record
    from laydown.engine.spectator import Spectator
    from laydown.engine.state import State
    from laydown.engine.view import View
    from laydown.review.appraise import options as hint

# Where each name comes from, and what it is called there if not the same.
_FROM = {
    "Bot": "bots",
    "BotError": "bots.plugins",
    "Edition": "engine.edition",
    "Game": "engine.game",
    "IllegalMove": "engine.errors",
    "LaydownError": "engine.errors",
    "ParseError": "engine.errors",
    "Record": "engine.notation.record",
    "SetupError": "engine.errors",
    "Spectator": "engine.spectator",
    "State": "engine.state",
    "Stream": "engine.chance",
    "View": "engine.view",
    "bot": "bots:make_bot",
    "cards_text": "engine.notation.cards",
    "complete": "engine.complete",
    "hint": "review.appraise:options",
    "load": "engine.edition",
    "parse_cards": "engine.notation.cards",
    "parse_edition": "engine.edition",
    "parse_move": "engine.notation.moves",
    "parse_position": "engine.notation.position",
    "parse_record": "engine.notation.record",
    "parse_view": "engine.notation.position",
    "print_position": "engine.notation.position",
    "print_record": "engine.notation.record",
    "print_view": "engine.notation.position",
}

__all__ = [
    "Bot",
    "BotError",
    "Edition",
    "Game",
    "IllegalMove",
    "LaydownError",
    "ParseError",
    "Record",
    "SetupError",
    "Spectator",
    "State",
    "Stream",
    "View",
    "bot",
    "cards_text",
    "complete",
    "hint",
    "load",
    "parse_cards",
    "parse_edition",
    "parse_move",
    "parse_position",
    "parse_record",
    "parse_view",
    "print_position",
    "print_record",
    "print_view",
]


def __getattr__(name: str) -> object:
    """Import a name of the front door where it is first used."""
    if name not in _FROM:
        message = f"module {__name__!r} has no attribute {name!r}"
        raise AttributeError(message)
    module, _, there = _FROM[name].partition(":")
    found: object = getattr(import_module(f"{__name__}.{module}"), there or name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    """Name what is there to be used."""
    return [*__all__, "__version__"]
