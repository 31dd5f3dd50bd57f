"""How good the estimates are: `python -m tests.review.calibrate` plays games and compares.

The first two tables set the chance to win, as it was estimated before a draw, beside how often that
seat won. The others tell what chance gave on average, and how accurate each bot is found to be.
"""

from __future__ import annotations

from argparse import ArgumentParser
from math import log
from statistics import mean, stdev
from typing import TYPE_CHECKING, Final

from laydown.bots import make_bot
from laydown.engine.edition import NAMES, load
from laydown.engine.record import Game, Record
from laydown.engine.state import DRAW, ROLL
from laydown.engine.view import view
from laydown.review.game import review

if TYPE_CHECKING:
    from laydown.review.game import Review
    from laydown.review.luck import Fortune

LADDER: Final = ("sharp", "steady", "novice", "random")
EVERY: Final = 16  # of so many estimates one is taken: those of one game hardly differ
BUCKETS: Final = 10


def played(edition: str, bots: tuple[str, ...], number: int) -> Review:
    """Return the review of a game between bots."""
    game = Game(Record(load(edition), len(bots), f"calibrate {number}".encode()))
    players = [make_bot(name, b"calibrate") for name in bots]
    while not game.state.over:
        seat = game.state.actors()[0]
        game.play(seat, players[seat].choose(view(game.state, seat)))
    return review(game.record())


def estimates(found: Review) -> list[tuple[float, float]]:
    """Return estimated chances to win, each with the share of the game that the seat won."""
    winners = found.end.standing.winners
    asked = [one for one in found.decisions if one.step in (DRAW, ROLL)]
    return [
        (one.best_worth, 1 / len(winners) if one.seat in winners else 0.0) for one in asked[::EVERY]
    ]


def loss(pairs: list[tuple[float, float]]) -> float:
    """Return the mean logarithmic loss of estimates."""
    return -sum(won * log(p) + (1 - won) * log(1 - p) for p, won in pairs) / len(pairs)


def chances(games: int, players: int) -> None:
    """Print the estimated chances to win beside the true ones."""
    pairs: list[tuple[float, float]] = []
    fortunes: dict[str, list[Fortune]] = {}
    fair = 1 / players
    print("| edition | estimates | log loss | of fair shares |\n| --- | --- | --- | --- |")
    for edition in NAMES:
        reviews = [played(edition, ("sharp",) * players, number) for number in range(games)]
        found = [pair for one in reviews for pair in estimates(one)]
        fortunes[edition] = [seat.luck for one in reviews for seat in one.seats]
        even = loss([(fair, won) for _, won in found])
        print(f"| {edition} | {len(found)} | {loss(found):.3f} | {even:.3f} |", flush=True)
        pairs += found
    print("\n| estimated | on average | won | estimates |\n| --- | --- | --- | --- |")
    for bucket in range(BUCKETS):
        inside = [pair for pair in pairs if int(pair[0] * BUCKETS) == bucket]
        if inside:
            guess, won = (sum(column) / len(inside) for column in zip(*inside, strict=True))
            low = 100 * bucket // BUCKETS
            print(f"| {low}-{low + 10} % | {guess:.1%} | {won:.1%} | {len(inside)} |")
    print("\n| edition | deal | cards | dice |\n| --- | --- | --- | --- |")
    for edition, luck in fortunes.items():
        kinds = [[getattr(one, kind) for one in luck] for kind in ("deal", "cards", "dice")]
        cells = [f"{mean(kind):+.1%} ({stdev(kind):.1%})" for kind in kinds]
        print(f"| {edition} | {' | '.join(cells)} |")


def accuracies(games: int) -> None:
    """Print how each bot plays, in games of all against all."""
    print("\n| edition | bot | accuracy | lost in a game |\n| --- | --- | --- | --- |")
    for edition in NAMES:
        seats = [played(edition, LADDER, number).seats for number in range(games)]
        for place, bot in enumerate(LADDER):
            own = [game[place] for game in seats]
            kept = 1 - sum(one.loss for one in own) / sum(one.at_stake for one in own)
            lost = sum(one.loss for one in own) / games
            print(f"| {edition} | `{bot}` | {100 * kept:.1f} | {lost:.1%} |")


def main() -> None:
    """Play, and print both tables."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60, help="games of each kind")
    parser.add_argument("--players", type=int, default=4)
    wishes = parser.parse_args()
    chances(wishes.games, wishes.players)
    accuracies(max(1, wishes.games // 4))


if __name__ == "__main__":
    main()
