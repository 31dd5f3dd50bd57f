"""What the tests of the bots share: positions as text, and games on fixed seeds."""

from __future__ import annotations

from laydown.bots import make_bot
from laydown.engine.notation.position import parse_position
from laydown.engine.view import view
from laydown.lab.arena import run
from laydown.lab.contest import Contest, filled
from laydown.lab.tally import WIN, Tally


def chosen(bot: str, position: str, seed: bytes = b"") -> str:
    """Return what a bot does in a position, as text, for the first seat that may act."""
    state = parse_position(f"position: 1\n{position}\n")
    seat = state.actors()[0]
    move = make_bot(bot, seed).choose(view(state, seat))
    assert move in view(state, seat).legal()
    return str(move)


def play(
    edition: str,
    bots: tuple[str, ...],
    games: int,
    players: int = 0,
    options: dict[str, str] | None = None,
) -> Tally:
    """Play games on a fixed seed; whoever makes a mistake of the program fails the test."""
    places = filled(bots, players or len(bots))
    contest = Contest(edition, tuple((options or {}).items()), places, b"bots")
    tally = run(contest, max(1, games // contest.rotations)).tally
    assert [sums.first for sums in tally.bots] == [None] * len(tally.bots)
    return tally


def rate(tally: Tally) -> float:
    """Return the win rate of the first bot."""
    return tally.bots[0].wins / WIN / tally.games
