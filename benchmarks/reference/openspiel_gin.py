"""Random gin rummy in OpenSpiel for so much processor time; prints the steps and the seconds.

A step is one applied decision of a player. Chance nodes (the deal, the draws) are played in the
same time and not counted. Every chance node of this game is uniform, so a random one of
`legal_actions` samples it rightly, and faster than `chance_outcomes` would.
"""

import argparse
import json
import random
import sys
import time
from collections.abc import Iterator

import pyspiel

WARM_UP = 3


def play() -> Iterator[int]:
    """Play games; yield the decisions of each."""
    rng = random.Random(1)
    game = pyspiel.load_game("gin_rummy")
    while True:
        steps = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                steps += 1
            state.apply_action(rng.choice(state.legal_actions()))
        yield steps


def main() -> None:
    """Play whole games until the time is up."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0)
    options = parser.parse_args()
    games = play()
    for _ in range(WARM_UP):
        next(games)
    steps = 0
    start = time.process_time()
    while (seconds := time.process_time() - start) < options.seconds:
        steps += next(games)
    json.dump({"steps": steps, "seconds": seconds}, sys.stdout)


if __name__ == "__main__":
    main()
