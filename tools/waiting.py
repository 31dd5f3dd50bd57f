"""What it is worth to hold a phase back: `python -m tools.waiting` plays rounds both ways.

Wherever a hint advises to wait for the first time in a round, the round is played out twice from
the same cards against `sharp`: as hints say, and as `sharp` would go on, which lays. The gain is
told in cards; `HELD` of `laydown.sense.scale` goes by it.
"""

from __future__ import annotations

from argparse import ArgumentParser
from math import sqrt
from statistics import mean, stdev
from typing import TYPE_CHECKING, Final

from laydown.bots.sharp import SharpBot
from laydown.engine.chance import Stream
from laydown.engine.complete import complete
from laydown.engine.edition import load
from laydown.engine.rules import apply, new_game
from laydown.engine.state import PLAY
from laydown.engine.view import View, view
from laydown.sense.hold import goes_at_once, holds_back
from laydown.sense.mind import adviser
from laydown.sense.ranking import best_move
from laydown.sense.scale import LAID, Stakes

if TYPE_CHECKING:
    from laydown.bots import Bot
    from laydown.engine.moves import Move
    from laydown.engine.state import State

EDITIONS: Final = ("mattel", "ravensburger", "express")
DEALS: Final = 6  # of the hidden cards, for each position
EVEN: Final = -1.7  # what a seat stands at before a round, in cards


class Advised:
    """Does what a hint advises."""

    def choose(self, seen: View) -> Move:
        """Return the best move of the ranking that hints explain."""
        state = seen.masked()
        return best_move(state, seen.seat, adviser(state))


def waits(seen: View) -> bool:
    """Whether a seat had better wait with its phase."""
    state, seat = seen.masked(), seen.seat
    going = goes_at_once(state, seat, state.hands[seat]) if state.step == PLAY else 0
    return going > 0 and holds_back(state, seat, going, adviser(state).style)


def after_round(state: State, seat: int, bots: list[Bot]) -> float:
    """Play a round to its end; return how likely a seat wins then."""
    rounds = len(state.results)
    while not state.over and len(state.results) == rounds:
        actor = state.actors()[0]
        apply(state, actor, bots[actor].choose(view(state, actor)))
    winners = state.standing.winners
    if winners:
        return (seat in winners) / len(winners)
    return Stakes(state, seat).chance(EVEN)


def gain(seen: View, place: int) -> list[float]:
    """Return what it gains to wait, in cards, for some deals of the hidden cards."""
    stakes = Stakes(seen.masked(), seen.seat)
    card = stakes.chance(LAID) - stakes.chance(LAID - 1)
    found = []
    for deal in range(DEALS):
        state = complete(seen, Stream(b"waiting", str(place), deal))
        bots: list[Bot] = [SharpBot(), SharpBot()]
        lays = after_round(state.copy(), seen.seat, bots)
        bots[seen.seat] = Advised()
        found.append((after_round(state, seen.seat, bots) - lays) / card)
    return found


def positions(edition: str, games: int) -> list[View]:
    """Return the first position of each round in which the adviser waits, against sharp."""
    found: list[View] = []
    for game in range(games):
        state = new_game(load(edition), 2, b"waiting %d" % game)
        bots: list[Bot] = [SharpBot(), SharpBot()]
        advised = game % 2
        bots[advised] = Advised()
        last = -1
        while not state.over:
            seat = state.actors()[0]
            seen = view(state, seat)
            if seat == advised and len(state.results) > last and waits(seen):
                found.append(seen)
                last = len(state.results)
            apply(state, seat, bots[seat].choose(seen))
    return found


def main() -> None:
    """Print what it gains to wait in each edition."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60, help="games of each edition")
    wishes = parser.parse_args()
    print("| edition | positions | gain of waiting, in cards |\n| --- | --- | --- |")
    for edition in EDITIONS:
        asked = positions(edition, wishes.games)
        gains = [mean(gain(seen, place)) for place, seen in enumerate(asked)]
        error = 2 * stdev(gains) / sqrt(len(gains))
        print(f"| {edition} | {len(asked)} | {mean(gains):.1f} ± {error:.1f} |", flush=True)


if __name__ == "__main__":
    main()
