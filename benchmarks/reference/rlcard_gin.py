"""Random gin rummy in RLCard for so much processor time; prints the steps and the seconds.

Two loops; a step is one applied action in each:

- `game`: the game object alone: the judge's legal actions, a random one, `game.step`.
- `step`: the environment without agents: a random one of the legal actions that `env.step`
  returned with its observation.
"""

import argparse
import json
import random
import sys
import time
from collections.abc import Callable, Iterator

import rlcard
from rlcard.games.gin_rummy import Game

WARM_UP = 3


def game() -> Iterator[int]:
    """Play games on the game object; yield the steps of each."""
    rng = random.Random(1)
    table = Game()
    while True:
        steps = 0
        table.init_game()
        while not table.is_over():
            table.step(rng.choice(table.judge.get_legal_actions()))
            steps += 1
        yield steps


def step() -> Iterator[int]:
    """Play games through `env.step`; yield the steps of each."""
    rng = random.Random(1)
    env = rlcard.make("gin-rummy")
    while True:
        steps = 0
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(rng.choice(state["raw_legal_actions"]))
            steps += 1
        yield steps


LOOPS: dict[str, Callable[[], Iterator[int]]] = {"game": game, "step": step}


def main() -> None:
    """Play whole games until the time is up."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--loop", choices=LOOPS, default="step")
    options = parser.parse_args()
    games = LOOPS[options.loop]()
    for _ in range(WARM_UP):
        next(games)
    steps = 0
    start = time.process_time()
    while (seconds := time.process_time() - start) < options.seconds:
        steps += next(games)
    json.dump({"steps": steps, "seconds": seconds}, sys.stdout)


if __name__ == "__main__":
    main()
