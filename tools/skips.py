"""Whom to skip, learned from games: what `laydown.sense.race` says of it comes from here.

    python -m tools.skips    prints what each trait of a target is worth, in about five minutes

`sharp` plays with three others and skips at random, or keeps its Skip. By how much its chance to
win has changed at the end of that round, compared with all that it might have chosen, says what a
target with such traits was worth (least squares), in thousandths of a game, with 95 % intervals.
It plays with the engine as it is installed: compiled, it is many times faster.
"""

from __future__ import annotations

import random
import sys
from multiprocessing import Pool
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from laydown.bots.sharp import SharpBot
from laydown.engine.edition import load
from laydown.engine.moves import Discard, PlaySkip
from laydown.engine.rules import apply, new_game
from laydown.engine.steps.discard import skip_targets
from laydown.engine.view import view
from laydown.sense.outs import Unseen
from laydown.sense.race import chances, strength
from laydown.sense.weigh import Weighing

if TYPE_CHECKING:
    from laydown.engine.moves import Move
    from laydown.engine.state import PartialState

EDITIONS: Final = ("mattel", "ravensburger", "express", "pocket")  # those with Skips
PLAYERS: Final = 4
GAMES: Final = 8000  # for each edition
BATCH: Final = 100
EARLY: Final = 3  # turns of each seat
FEW: Final = 3  # cards in the hand of who has laid
TRAITS: Final = ("kept", "strength", "next", "before", "early", "laid", "two left", "one left")

Array = np.ndarray[Any, np.dtype[np.float64]]


def traits(state: PartialState, seat: int, other: int | None) -> Array:
    """Return the traits of a target; of None, who keeps the Skip."""
    if other is None:
        return np.array([1.0] + [0.0] * (len(TRAITS) - 1))
    laid, cards = state.laid[other] >= 0, len(state.hands[other])
    return np.array(
        [
            0.0,
            strength(state, other) - sum(strength(state, one) for one in range(PLAYERS)) / PLAYERS,
            (other - seat) % PLAYERS == 1,
            (seat - other) % PLAYERS == 1,
            not laid and state.turns <= EARLY * PLAYERS,
            laid and cards >= FEW,
            laid and cards == FEW - 1,
            laid and cards < FEW - 1,
        ]
    )


def tried(state: PartialState, seat: int, chance: random.Random) -> tuple[Move, Array]:
    """Return a Skip on anybody, or none, and its traits less the mean of all."""
    options: list[int | None] = [*skip_targets(state, seat), None]
    found = [traits(state, seat, other) for other in options]
    place = chance.randrange(len(options))
    other = options[place]
    kept = Discard(Weighing(state, seat, Unseen(state)).best())
    return (kept if other is None else PlaySkip(other)), found[place] - np.mean(found, axis=0)


def lessons(job: tuple[str, int]) -> tuple[Array, Array, float, int]:
    """Play a batch of games; return all that least squares need of what was tried in them."""
    edition, batch = job
    squares, products = np.zeros((len(TRAITS), len(TRAITS))), np.zeros(len(TRAITS))
    spread, number = 0.0, 0
    chance = random.Random(f"{edition} {batch}")
    bot = SharpBot()
    for game in range(batch * BATCH, (batch + 1) * BATCH):
        state = new_game(load(edition), PLAYERS, b"skips %d" % game)
        before = chances(state)
        notes: list[tuple[int, Array]] = []
        while not state.over:
            seat = state.actors()[0]
            seen = view(state, seat)
            rounds = len(state.results)
            move = bot.choose(seen)
            if isinstance(move, PlaySkip) and len(set(state.hands[seat])) > 1:
                move, own = tried(seen.masked(), seat, chance)
                notes.append((seat, own))
            apply(state, seat, move)
            if len(state.results) > rounds or state.over:
                winners = state.standing.winners
                won = [(one in winners) / len(winners) for one in range(PLAYERS)] if winners else []
                after = won or chances(state)
                for who, x in notes:
                    change = after[who] - before[who]
                    squares += np.outer(x, x)
                    products += x * change
                    spread += change * change
                    number += 1
                before, notes = after, []
    return squares, products, spread, number


def main() -> int:
    """Play, and print what was learned."""
    print("| edition | " + " | ".join(TRAITS) + " |\n" + "| --- " * (len(TRAITS) + 1) + "|")
    for edition in EDITIONS:
        with Pool() as pool:
            found = pool.map(lessons, [(edition, batch) for batch in range(GAMES // BATCH)])
        squares = sum((one[0] for one in found), np.eye(len(TRAITS)))
        products = sum((one[1] for one in found), np.zeros(len(TRAITS)))
        worths = np.linalg.solve(squares, products)
        spread = sum(one[2] for one in found) / sum(one[3] for one in found)
        errors = np.sqrt(spread * np.diag(np.linalg.inv(squares)))
        told = [
            f"{1000 * worth:.1f} ± {1960 * error:.1f}"
            for worth, error in zip(worths, errors, strict=True)
        ]
        print(f"| {edition} | " + " | ".join(told) + " |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
