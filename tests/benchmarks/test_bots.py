"""The benchmark of the bots: whole games, and patience with those that think long."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from benchmarks import bots, page
from benchmarks.bots import BUDGET, Seats, Turn, compare, label, measure
from benchmarks.references import Sample
from laydown.bots import NAMES as BOTS
from laydown.bots.random import RandomBot
from laydown.engine.edition import NAMES, load

if TYPE_CHECKING:
    from laydown.bots import Bot
    from laydown.bots.thought import Thought

C = Sample(900, 1, 50)


def quiet(_text: str) -> None:
    """Tell nobody."""


@pytest.mark.parametrize("bot", ["novice", "steady"])
def test_whole_games_are_played_and_counted(bot: str) -> None:
    seats = Seats(load("pocket", {"phases": 1}), bot)
    found = seats.play(0.01)
    assert found.games == seats.next > 0
    assert found.steps > 8 * found.games
    assert found.seconds >= 0.01


def test_a_bot_that_thinks_gets_a_budget_and_is_named_with_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    given: list[Thought | None] = []

    def made(_name: str, seed: bytes, budget: Thought | None) -> Bot:
        given.append(budget)
        return RandomBot(seed)

    monkeypatch.setattr(bots, "make_bot", made)
    monkeypatch.setattr(bots, "THINKERS", frozenset({"deep"}))
    edition = load("pocket", {"phases": 1})
    for bot in ("deep", "quick"):
        Seats(edition, bot).play(0.001)
    assert set(given[:4]) == {BUDGET}
    assert given[-1] is None
    assert (label("deep"), label("quick")) == ("deep@20ms", "quick")


def test_a_game_that_is_not_over_in_time_is_left_and_not_begun_again() -> None:
    assert Seats(load("mattel"), "random")._game(0) == 0  # it is late before the first move
    turns = [Turn(Sample(0, 61.0), 10.0, C)]
    assert bots.is_slow(turns, 2.0)
    row = compare("random", "mattel", turns)
    assert (row.ours, row.ratio, row.note) == (0, 0, "no game in 60 s")


def test_a_bot_with_one_long_game_is_not_asked_for_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []

    class Slow(Seats):
        """Takes half a minute for a game, it says."""

        def play(self, seconds: float) -> Sample:
            asked.append(f"{self.bot} {self.edition.name}")
            return Sample(700, seconds if self.bot == "quick" else 30.0, 1)

    monkeypatch.setattr(bots, "Seats", Slow)
    monkeypatch.setattr(bots, "BOTS", ("quick", "deep"))
    rows = list(measure(3, 0.5, None, quiet))
    assert [row.what for row in rows] == [
        f"{bot}, {name}" for name in NAMES for bot in ("quick", "deep")
    ]
    assert {text: asked.count(text) for text in asked} == {
        f"{bot} {name}": times for bot, times in (("quick", 3), ("deep", 1)) for name in NAMES
    }
    assert rows[1].ours == pytest.approx(1 / 30)


def test_the_ratio_is_to_c_and_without_it_to_the_yardstick() -> None:
    ours = [Sample(1400, 1, 2), Sample(2800, 1, 4), Sample(4200, 1, 6)]
    with_c = compare("steady", "mattel", [Turn(sample, 10.0, C) for sample in ours])
    assert (with_c.ours, with_c.reference, with_c.ratio) == (4, 50, 0.08)
    assert with_c.more["of C"] == 0.08
    assert with_c.more["steps a game"] == 700
    assert with_c.more["yardsticks a game"] == 25_000  # of 10 us, in a quarter of a second
    without = compare("steady", "mattel", [Turn(sample, 10.0, None) for sample in ours])
    assert (without.reference, without.ratio) == (100_000, 0.00004)
    assert "of C" not in without.more


@pytest.mark.parametrize("c", [C, None])
def test_the_table_has_a_line_for_each_bot_and_a_column_for_each_edition(c: Sample | None) -> None:
    turns = [Turn(Sample(700, 1, 5), 10.0, c)]
    unfinished = [Turn(Sample(0, 61.0), 10.0, c)]
    known = {
        row.what: row
        for bot in BOTS
        for name in NAMES
        for row in [compare(bot, name, unfinished if bot == BOTS[-1] else turns)]
    }
    head, _, *lines = page.speeds(known).splitlines()
    if c:
        assert lines.pop().startswith("| C | 50.00 |")
    assert [line.split(" | ")[0] for line in lines] == [f"| `{label(bot)}`" for bot in BOTS]
    assert all(f"| `{name}` |" in head for name in NAMES)
    assert ("`mattel` / C" in head) == (c is not None)
    assert {line.count("|") for line in lines} == {head.count("|")}
    assert lines[-1].count("< 0.0167") == len(NAMES)
