"""What a bot can do wrong: it costs its seat a safe move, and never the game."""

from __future__ import annotations

from typing import Final

from laydown.players.harmless import harmless

BAD: Final = "bad"  # an answer that is none: no JSON, no move
ILLEGAL: Final = "illegal"  # a move against the rules
SILENT: Final = "silent"  # no answer in time
CRASHED: Final = "crashed"  # the program ended, or the bot raised an error
ABSENT: Final = "absent"  # a move while the program is gone
FAULTS: Final = (BAD, ILLEGAL, SILENT, CRASHED, ABSENT)


class Fault(Exception):  # noqa: N818 - named after what is wrong, as all our errors
    """A bot that gave no move: it costs the seat a safe one."""

    def __init__(self, kind: str, why: str = "") -> None:
        """Keep the kind, and for people what is behind it: what others wrote, made harmless."""
        super().__init__(kind, why)
        self.kind = kind
        self.why = harmless(why)
