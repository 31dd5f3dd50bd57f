"""Whole games: all editions, variants and numbers of players; no bound is reached; who is better.

The gates here are few games on fixed seeds, wide enough to be sure and yet to fail; the real ones,
with intervals, are those of `tools.strength`.
"""

from __future__ import annotations

import pytest

from laydown.build import compiled
from laydown.engine.edition import NAMES as EDITIONS
from laydown.engine.edition import load
from tests.bots.kit import play, rate

# What needs many games is tried compiled alone: moves are the same in pure Python, as the goldens
# and the tests of `sense` show, only later.
in_many_games = pytest.mark.skipif(not compiled(), reason="needs many games")

BOTS = ("novice", "steady", "sharp")
ALL = (*BOTS, "expert@150moves")  # enough to play by, and quick enough in pure Python too
LADDER = (
    ("novice", "random", 0.9),
    ("steady", "novice", 0.55),
    ("sharp", "steady", 0.5),
    ("expert@150moves", "sharp", 0.4),
)
GAMES = {2: 8, 3: 8, 4: 8, 6: 4}  # by the number of players
VARIANTS = (
    {"ten_rounds": "yes"},
    {"free_order": "yes", "knocking": "yes"},
    {"knocking": "yes", "last_card": "discard", "wild_minimum": "group"},
    {"phases": "even", "wild_minimum": "none"},
)


@pytest.mark.slow
@in_many_games
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("bot", BOTS)
def test_no_round_reaches_its_bound(edition: str, bot: str) -> None:
    # Circles need those who take each other's discards: so each plays against itself here. With
    # those of the ladder it is 200 games in each edition.
    for players, games in GAMES.items():
        tally = play(edition, (bot,), games, players)
        assert tally.games == games
        assert (tally.endless_rounds, tally.endless_games) == (0, 0)


@pytest.mark.slow
@in_many_games
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("better", "worse", "least"), LADDER)
def test_who_is_better(edition: str, better: str, worse: str, least: float) -> None:
    tally = play(edition, (better, worse), 60)
    assert rate(tally) >= least
    if worse != "random":  # which does not try to end a round
        assert (tally.endless_rounds, tally.endless_games) == (0, 0)


@pytest.mark.slow
@in_many_games
@pytest.mark.parametrize("edition", ["mattel", "ravensburger"])
def test_holding_back_wins_against_one_opponent(edition: str) -> None:
    assert rate(play(edition, ("expert@150moves", "sharp"), 60)) >= 0.55


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("bot", ALL)
def test_two_to_six_play_to_the_end(edition: str, bot: str) -> None:
    options = {"phases": "1-2"} if load(edition).house_rules else {}
    for players in range(2, 7):
        assert play(edition, (bot,), 1, players, options).games == 1


@pytest.mark.parametrize("edition", [name for name in EDITIONS if load(name).house_rules])
@pytest.mark.parametrize("bot", ALL)
@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_every_variant_is_played_to_the_end(
    edition: str, bot: str, options: dict[str, str]
) -> None:
    tally = play(edition, (bot, "random", "random"), 3, options=options)
    assert tally.games == 3
    assert tally.bots[0].phases > tally.bots[1].phases / 2
