"""Our own contenders: whole games by the quick player, and random play."""

from time import process_time
from typing import Final

from benchmarks.references import Sample
from laydown.engine.chance import Stream
from laydown.engine.edition import Edition
from laydown.engine.rules import apply, legal, new_game
from laydown.sense.playout import play_out

PLAYERS: Final = 4
GAMES: Final = 100  # different ones; the C reference plays the same
STRIDE: Final = 64  # random moves between two looks at the clock


def seed(number: int) -> bytes:
    """Return the seed of a game, the same for every contender."""
    return number.to_bytes(8)


class Quick:
    """The quick player in all seats, the same whole games over and over."""

    def __init__(self, edition: Edition, players: int = PLAYERS) -> None:
        """Begin with the first game."""
        self.edition = edition
        self.players = players
        self.next = 0

    def play(self, seconds: float) -> Sample:
        """Play whole games for about this many seconds; a step is one applied move."""
        steps = games = 0
        start = process_time()
        while (spent := process_time() - start) < seconds:
            steps += play_out(new_game(self.edition, self.players, seed(self.next)))
            self.next = (self.next + 1) % GAMES
            games += 1
        return Sample(steps, spent, games)


class Random:
    """Random games one after the other; a pause falls where it falls, and the game goes on."""

    def __init__(self, edition: Edition) -> None:
        """Sit down to the first game."""
        self.edition = edition
        self.stream = Stream(b"benchmark", "play")
        self.games = 0
        self.deal()

    def deal(self) -> None:
        """Start the next game."""
        self.state = new_game(self.edition, PLAYERS, seed(self.games))
        self.games += 1

    def play(self, seconds: float) -> Sample:
        """Play on for about this many seconds; a step is one applied move."""
        steps = 0
        start = process_time()
        while (spent := process_time() - start) < seconds:
            for _ in range(STRIDE):
                if self.state.over:
                    self.deal()
                seat = self.state.actors()[0]
                apply(self.state, seat, legal(self.state, seat).sample(self.stream))
            steps += STRIDE
        return Sample(steps, spent)
