"""How good the estimates are: `python -m tools.calibrate` plays games and compares.

The first two tables set the chance to win, as it was estimated before a draw, beside how often that
seat won. The others tell what chance gave on average, how accurate each bot is found to be, and
what a card is worth on average where the pawns of the board game go (`laydown.sense.scale`).
"""

from __future__ import annotations

from argparse import ArgumentParser
from math import log
from statistics import mean, stdev
from typing import TYPE_CHECKING, Final

from laydown.bots import make_bot
from laydown.bots.thought import Thought
from laydown.engine.edition import NAMES, load
from laydown.engine.game import Game
from laydown.engine.notation.record import Record
from laydown.engine.state import DRAW, ROLL, STAR, WALK
from laydown.engine.view import view
from laydown.review.game import review
from laydown.sense.hand import Hand
from laydown.sense.mind import adviser
from laydown.sense.scale import Stakes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from laydown.engine.view import View
    from laydown.review.game import Review
    from laydown.review.luck import Fortune

LADDER: Final = ("sharp", "steady", "novice", "random")
DUEL: Final = ("expert", "sharp")
SWAPS: Final = Thought(300)  # for each hand that is guessed: enough to play well
EVERY: Final = 16  # of so many estimates one is taken: those of one game hardly differ
BUCKETS: Final = 10


def views(game: Game, bots: tuple[str, ...]) -> Iterator[View]:
    """Let bots play a game; yield what each seat sees before it moves."""
    players = [make_bot(name, b"calibrate", SWAPS) for name in bots]
    while not game.state.over:
        seat = game.state.actors()[0]
        seen = view(game.state, seat)
        yield seen
        game.play(players[seat].choose(seen), seat)


def started(edition: str, players: int, number: int) -> Game:
    """Return a new game."""
    return Game(Record(load(edition), players, f"calibrate {number}".encode()))


def played(edition: str, bots: tuple[str, ...], number: int) -> Review:
    """Return the review of a game between bots."""
    game = started(edition, len(bots), number)
    for _ in views(game, bots):
        pass
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


def accuracies(games: int, bots: tuple[str, ...]) -> None:
    """Print how each bot plays, in games of all against all."""
    print("\n| edition | bot | accuracy | lost in a game |\n| --- | --- | --- | --- |")
    for edition in NAMES:
        seats = [played(edition, bots, number).seats for number in range(games)]
        for place, bot in enumerate(bots):
            own = [game[place] for game in seats]
            kept = 1 - sum(one.loss for one in own) / sum(one.at_stake for one in own)
            lost = sum(one.loss for one in own) / games
            print(f"| {edition} | `{bot}` | {100 * kept:.1f} | {lost:.1%} |", flush=True)


def cards(games: int) -> None:
    """Print what a card is worth on average in the board game, where a pawn goes."""
    print("\n| players | a card, in chance to win |\n| --- | --- |")
    for players in (2, 4):
        worths: list[float] = []
        for number in range(games):
            game = started("board", players, number)
            asked = views(game, ("sharp",) * players)
            worths += [a_card(seen) for seen in asked if seen.stack[-1].name in (WALK, STAR)]
        print(f"| {players} | {mean(worths):.1%} |")


def a_card(seen: View) -> float:
    """Return what a card is worth to a seat, in chance to win."""
    state = seen.masked()
    hand = Hand(state, seen.seat, adviser(state))
    stakes, value = Stakes(state, seen.seat), hand.value()
    return stakes.chance(value + 0.5) - stakes.chance(value - 0.5)


def main() -> None:
    """Play, and print all tables."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60, help="games of each kind")
    parser.add_argument("--players", type=int, default=4)
    wishes = parser.parse_args()
    chances(wishes.games, wishes.players)
    few = max(1, wishes.games // 4)
    accuracies(few, LADDER)
    accuracies(few, DUEL)
    cards(wishes.games)


if __name__ == "__main__":
    main()
