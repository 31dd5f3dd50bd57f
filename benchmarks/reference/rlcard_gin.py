"""Random gin rummy in RLCard for a given time; prints the steps and the seconds as JSON.

Three loops, from the leanest to the fullest; a step is one applied action in each:

- `game`: the game object alone: the judge's legal actions, a random one, `game.step`.
- `step`: the environment without agents: a random one of the legal actions that `env.step`
  returned with its observation.
- `run`: `env.run` with RLCard's own random agents.
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


def run() -> Iterator[int]:
    """Play games through `env.run`; yield the steps of each."""
    # Its import runs `pip freeze`: slow, and needs pip beside it.
    from rlcard.agents import RandomAgent  # noqa: PLC0415

    env = rlcard.make("gin-rummy")
    env.set_agents([RandomAgent(num_actions=env.num_actions)] * env.num_players)
    while True:
        before = env.timestep
        env.run()
        yield env.timestep - before


LOOPS: dict[str, Callable[[], Iterator[int]]] = {"game": game, "step": step, "run": run}


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
    start = time.perf_counter()
    while (seconds := time.perf_counter() - start) < options.seconds:
        steps += next(games)
    json.dump({"steps": steps, "seconds": seconds}, sys.stdout)


if __name__ == "__main__":
    main()
