"""What the actions of the ring are worth, learned from games: weights for `laydown.sense.lessons`.

    python -m tools.lessons    rewrites src/laydown/sense/lessons.json, in a quarter of an hour

First, games of `sharp` tell how likely each standing wins. Then `sharp` plays more games in which
it walks and chooses actions at random now and then; by how much its chance to win has changed at
the end of that round, compared with all that it might have chosen, says what an action with such
traits was worth (least squares, kept small where there is little to tell). The same games and rules
give the same file; `tests/bots/test_expert.py` holds its hash. It plays with the engine as it is
installed: compiled, it is many times faster.
"""

from __future__ import annotations

import json
import random
import sys
from multiprocessing import Pool
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from scipy.optimize import minimize

from laydown.bots.sharp import SharpBot
from laydown.engine.edition import load
from laydown.engine.moves import Star, Walk
from laydown.engine.rules import apply, legal, new_game
from laydown.engine.state import STAR, WALK
from laydown.engine.steps.roll import space_of
from laydown.engine.view import view
from laydown.sense.actions import Prospects
from laydown.sense.lessons import TRAITS, traits
from laydown.sense.outs import Unseen
from laydown.sense.weights import LESSONS

if TYPE_CHECKING:
    from laydown.engine.moves import Move
    from laydown.engine.state import PartialState, State

FILE: Final = Path(__file__).parent.parent / "src" / "laydown" / "sense" / LESSONS
EDITION: Final = "board"
PLAYERS: Final = (2, 4)
STANDINGS: Final = 2400  # games from which the chances of standings are learned
GAMES: Final = 12_000  # games from which the actions are learned
BATCH: Final = 100  # games in one piece of work
OFTEN: Final = 0.3  # so often an action is chosen at random
SMALL: Final = 200.0  # how much the weights are kept small
DIGITS: Final = 4

Array = np.ndarray[Any, np.dtype[np.float64]]


def made(state: State) -> list[int]:
    """Return how many phases each seat has made; more than ten count as ten."""
    return [min(10, phases.bit_count()) for phases in state.standing.made]


def standings(job: tuple[int, int]) -> list[tuple[list[int], list[float]]]:
    """Play a batch of games; return the phases made after each round, and who won in the end."""
    players, batch = job
    found: list[tuple[list[int], list[float]]] = []
    bot = SharpBot()
    for game in range(batch * BATCH, (batch + 1) * BATCH):
        state = new_game(load(EDITION), players, b"standings %d" % game)
        seen = [made(state)]
        while not state.over:
            seat = state.actors()[0]
            rounds = len(state.results)
            apply(state, seat, bot.choose(view(state, seat)))
            if len(state.results) > rounds and not state.over:
                seen.append(made(state))
        found.extend((standing, won(state)) for standing in seen)
    return found


def won(state: State) -> list[float]:
    """Return the share of the game that each seat has won."""
    winners = state.standing.winners
    return [(seat in winners) / len(winners) for seat in range(state.players)]


def fitted(found: list[tuple[list[int], list[float]]]) -> Array:
    """Return a number for each count of phases made, by which the chances of all seats follow."""
    places = np.eye(11)[np.array([standing for standing, _ in found])]
    share = np.array([result for _, result in found])

    def misfit(numbers: Array) -> tuple[float, Array]:
        chance = shares(places @ numbers)
        loss = -float((share * np.log(chance + 1e-12)).sum(1).mean())
        slope = ((chance - share)[:, :, None] * places).sum((0, 1)) / len(found)
        return loss + 1e-4 * float(numbers @ numbers), slope + 2e-4 * numbers

    return np.array(minimize(misfit, np.zeros(11), jac=True, method="L-BFGS-B").x)


def shares(strengths: Array) -> Array:
    """Return the chances of seats from numbers that say how strong their standing is."""
    powers = np.exp(strengths - strengths.max(-1, keepdims=True))
    return np.array(powers / powers.sum(-1, keepdims=True))


def chances(state: State, numbers: Array) -> list[float]:
    """Return how likely each seat wins, once a round is over."""
    return won(state) if state.standing.winners else list(shares(numbers[made(state)]))


def actions(state: PartialState, seat: int) -> list[tuple[Move, list[float]]]:
    """Return where a seat may go now, each with the traits of the action there."""
    hopes = Prospects(state, seat, Unseen(state))
    moves = [move for move in legal(state, seat).moves if isinstance(move, (Walk, Star))]
    return [(move, traits(hopes, space_of(state, seat, move))) for move in moves]


def lessons(job: tuple[int, int, Array]) -> tuple[Array, Array]:
    """Play a batch of games; return sums over all that was chosen at random: before, after laying.

    With x the traits of what was chosen less the mean of all that could be, and y the change of
    the chance to win, they are those of x x' and of x y, all that least squares need.
    """
    players, batch, numbers = job
    squares = np.zeros((2, TRAITS, TRAITS))
    products = np.zeros((2, TRAITS))
    chance = random.Random(batch * 10 + players)
    bot = SharpBot()
    for game in range(batch * BATCH, (batch + 1) * BATCH):
        state = new_game(load(EDITION), players, b"lessons %d" % game)
        before = chances(state, numbers)
        tried: list[tuple[int, int, Array]] = []
        while not state.over:
            seat = state.actors()[0]
            seen = view(state, seat)
            rounds = len(state.results)
            if state.stack[-1].name in (WALK, STAR) and chance.random() < OFTEN:
                found = actions(seen.masked(), seat)
                move, own = chance.choice(found)
                mean = np.array([other for _, other in found]).mean(0)
                tried.append((seat, int(state.laid[seat] >= 0), np.array(own) - mean))
            else:
                move = bot.choose(seen)
            apply(state, seat, move)
            if len(state.results) > rounds or state.over:
                after = chances(state, numbers)
                for who, laid, x in tried:
                    squares[laid] += np.outer(x, x)
                    products[laid] += x * (after[who] - before[who])
                before, tried = after, []
    return squares, products


def learn(players: int) -> dict[str, list[float]]:
    """Return the weights for so many players, before and after laying."""
    with Pool() as pool:
        batches = range(STANDINGS // BATCH)
        found = pool.map(standings, [(players, batch) for batch in batches], chunksize=1)
        numbers = fitted([one for batch in found for one in batch])
        print(f"{players} players, chances by phases made: {np.round(numbers - numbers[0], 2)}")
        jobs = [(players, batch, numbers) for batch in range(GAMES // BATCH)]
        squares = np.zeros((2, TRAITS, TRAITS))
        products = np.zeros((2, TRAITS))
        for done, (more, rest) in enumerate(pool.imap(lessons, jobs), 1):
            squares, products = squares + more, products + rest
            print(f"\r{done * BATCH} of {GAMES} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    weights = [
        np.linalg.solve(squares[laid] + SMALL * np.eye(TRAITS), products[laid]) for laid in (0, 1)
    ]
    return {
        name: [round(float(weight), DIGITS) + 0.0 for weight in found]
        for name, found in zip(("before", "after"), weights, strict=True)
    }


def as_text(found: dict[str, dict[str, list[float]]]) -> str:
    """Return the file: a line for the weights before, and one for those after laying."""
    parts = []
    for players, weights in found.items():
        lines = [f'    "{name}": {json.dumps(numbers)}' for name, numbers in weights.items()]
        parts.append(f'  "{players}": {{\n' + ",\n".join(lines) + "\n  }")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def main() -> int:
    """Learn, and write the file."""
    FILE.write_text(as_text({str(players): learn(players) for players in PLAYERS}), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
