"""The C reference: it plays our games from our piles, and proves that the moves are the same."""

import json
import shutil
import subprocess
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypedDict

from benchmarks.games import GAMES, seed
from benchmarks.references import HERE, PATIENCE, Sample
from laydown.engine.cards import bare, is_wild, value_colour, value_number
from laydown.engine.chance import Stream
from laydown.engine.edition import Edition, load
from laydown.engine.events import Dealt, Event, Reshuffled
from laydown.engine.moves import Discard, Draw, Hit, Lay, Move, Pass, PlaySkip, Take
from laydown.engine.patterns import Pattern
from laydown.engine.rules import apply, new_game
from laydown.engine.state import State
from laydown.sense.playout import choose

NAME: Final = "C"
SOURCE: Final = HERE / "reference" / "classic.c"
# The bytes that are hashed are those that `classic.c` tells.
KINDS: Final = {Draw: 1, Take: 2, Lay: 3, Hit: 4, Discard: 5, PlaySkip: 6, Pass: 7}
ENDS: Final = ("", "low", "high")
OFFSET: Final = 0xCBF29CE484222325
PRIME: Final = 0x100000001B3


class Played(TypedDict):
    """What the C reference prints."""

    hashes: list[str]
    games: int
    steps: int
    seconds: float


class MovesDifferError(Exception):
    """The C reference made other moves than we did."""


@dataclass(slots=True)
class Trace:
    """A game of ours as the C reference needs it, and the hash of its moves."""

    dealer: int
    piles: list[list[int]] = field(default_factory=list)
    hash: int = OFFSET

    def tell(self, data: Iterable[int]) -> None:
        """Hash some bytes: FNV-1a, 64 bits."""
        for byte in data:
            self.hash = (self.hash ^ byte) * PRIME % (1 << 64)


def trace(edition: Edition, players: int, number: int) -> Trace:
    """Play a game; keep every pile that was shuffled for it."""
    piles: list[list[int]] = []

    def sink(event: Event) -> None:
        if isinstance(event, Dealt):
            deck = list(edition.deck)
            Stream(seed(number), "deal", event.round - 1).shuffle(deck)
            piles.append(deck)
        elif isinstance(event, Reshuffled):
            piles.append(state.draw_pile.copy())

    state = new_game(edition, players, seed(number), sink=sink)
    found = Trace(state.dealer, piles)
    while not state.over:
        seat = state.actors()[0]
        move = choose(state, seat)
        found.tell(move_bytes(state, seat, move))
        apply(state, seat, move, sink)
    return found


def move_bytes(state: State, seat: int, move: Move) -> list[int]:
    """Return a move as bytes: the seat, the kind, the cards and where they go."""
    data = [seat, KINDS[type(move)]]
    if isinstance(move, Lay):
        patterns = state.edition.phases[state.goals[seat]].patterns
        for pattern, cards in zip(patterns, move.groups, strict=True):
            data += [target(pattern, cards[0]), *map(bare, cards)]
    elif isinstance(move, Hit):
        data += [*move.cards, move.seat, move.group, ENDS.index(move.end)]
    elif isinstance(move, Discard):
        data.append(move.card)
    elif isinstance(move, PlaySkip):
        data.append(move.seat)
    return data


def target(pattern: Pattern, first: int) -> int:
    """Return the number of a set, the first number of a run, or the colour, from its first card."""
    wild = is_wild(bare(first))
    if pattern.same_colour:
        return value_colour(first) if wild else first >> 4
    return value_number(first) if wild else first & 15


def piles_text(players: int, traces: Iterable[Trace]) -> str:
    """Print the games as the C reference reads them."""
    lines = [f"players {players}"]
    for game in traces:
        lines.append(f"game {game.dealer}")
        lines += [" ".join(map(str, ("pile", len(pile), *pile))) for pile in game.piles]
    return "\n".join(lines) + "\n"


def compiler() -> str | None:
    """Return the C compiler, None if there is none."""
    return shutil.which("cc")


class Classic:
    """The C reference, built in a folder of its own."""

    def __init__(self, folder: Path, cc: str) -> None:
        """Build it."""
        self.program = folder / "classic"
        subprocess.run(
            [cc, "-O2", "-o", str(self.program), str(SOURCE)],
            capture_output=True,
            check=True,
            text=True,
        )

    def prepare(self, players: int, games: int = GAMES) -> None:
        """Write our games down for it, and see that it makes the same moves."""
        edition = load("mattel")
        traces = [trace(edition, players, number) for number in range(games)]
        self._piles(players).write_text(piles_text(players, traces), encoding="ascii")
        hashes = self._run(players, 0)["hashes"]
        for number, (game, theirs) in enumerate(zip(traces, hashes, strict=True)):
            if f"{game.hash:016x}" != theirs:
                message = f"game {number} of {players} players: the C reference made other moves"
                raise MovesDifferError(message)

    def play(self, players: int, seconds: float) -> Sample:
        """Let it play for about this many seconds."""
        found = self._run(players, seconds)
        return Sample(found["steps"], found["seconds"], found["games"])

    def _piles(self, players: int) -> Path:
        return self.program.with_name(f"piles-{players}")

    def _run(self, players: int, seconds: float) -> Played:
        done = subprocess.run(
            [str(self.program), str(self._piles(players)), str(seconds)],
            capture_output=True,
            check=True,
            text=True,
            timeout=seconds + PATIENCE,
        )
        played: Played = json.loads(done.stdout)
        return played
