"""A small client of a referee in the same process."""

from __future__ import annotations

import json
from typing import Any

from laydown.referee import Session

Answer = dict[str, Any]

STUDY = """\
position: 1
edition: mattel
step: play 1
discard pile: R5
hand 1: R7 G7 Y7 R9 G9 Y9 W O2
hand 2: R1 R2
table 2: 1: R8 G8 Y8 | O4 G4 Y4
"""

# On the ring: three seats, a Joker in the hand of seat 1; each test adds the step it is about.
RING = """\
position: 1
edition: board
pawns: 11 5 0
discard pile: B9 R1 G2
hand 1: R3 B3 G5 (Y7)
hand 2: R10 Y10 G11
hand 3: R7 G7 B12
"""


class Client:
    """Asks requests and reads answers."""

    def __init__(self) -> None:
        self.session = Session()

    def ask(self, do: str, **fields: object) -> Answer:
        """Return the answer to a request."""
        answer = json.loads(self.session.answer(json.dumps({"do": do, **fields})))
        assert isinstance(answer, dict)
        return answer

    def do(self, do: str, **fields: object) -> Answer:
        """Return the answer to a request that must succeed."""
        answer = self.ask(do, **fields)
        assert answer["ok"] is True, answer
        return answer

    def refused(self, do: str, **fields: object) -> Answer:
        """Return the error of a request that must fail, and check that it changed nothing."""
        before = self.everything()
        answer = self.ask(do, **fields)
        assert answer["ok"] is False, answer
        assert self.everything() == before
        error = answer["error"]
        assert isinstance(error, dict)
        return error

    def everything(self) -> list[Answer]:
        """Return all that the referee holds."""
        names = [game["game"] for game in self.ask("games")["games"]]
        asked = ("state", "record", "events")
        return [self.ask(do, game=name) for name in names for do in asked]

    def new(self, edition: str = "mattel", players: int = 2, **fields: object) -> Answer:
        """Open a game named 1 with a fixed seed."""
        fields = {"game": "1", "seed": "00", "dealer": players, **fields}
        return self.do("new", edition=edition, players=players, **fields)
