"""A bot whose mistakes are faults, whatever it does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, get_args

from laydown.bots import make_bot
from laydown.engine.moves import Move
from laydown.players.faults import BAD, CRASHED, Fault

if TYPE_CHECKING:
    from laydown.bots import Bot
    from laydown.engine.view import View
    from laydown.players.entrants import Entrant

_MOVES: Final = frozenset(get_args(Move))


class Guarded:
    """A bot of ours or of another package."""

    def __init__(self, entrant: Entrant, seed: bytes) -> None:
        """Make it; one that cannot be made fails at its first move."""
        self._bot: Bot | None = None
        self._why = ""
        try:
            self._bot = make_bot(entrant.name, seed, entrant.budget)
        except Exception as error:  # noqa: BLE001 - one of another package may fail at any time
            self._why = _told(error)

    def choose(self, view: View) -> Move:
        """Return its move; raise `Fault` if it gives none."""
        if self._bot is None:
            raise Fault(CRASHED, self._why)
        try:
            move = self._bot.choose(view)
        except Exception as error:  # noqa: BLE001 - a bot's mistake is not the end of the game
            raise Fault(CRASHED, _told(error)) from None
        if type(move) not in _MOVES:
            raise Fault(BAD, repr(move))
        return move


def _told(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
