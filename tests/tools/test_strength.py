"""The gates of the ladder: none is left out, and the page about the bots tells all of it."""

from __future__ import annotations

import re

import pytest

from laydown.bots import NAMES
from laydown.engine.edition import NAMES as EDITIONS
from laydown.lab.tally import WIN, Sums, Tally
from tests.docs.pages import ROOT, rows
from tools import strength
from tools.strength import GATES, LEVELS, ROWS, UNGATED, Gate, Match, Row, against, as_text

PAGE = ROOT / "docs" / "bots.md"


def name_of(bot: str) -> str:
    """Return the name of a bot without its budget."""
    return bot.partition("@")[0]


def test_every_bot_but_the_weakest_has_a_gate_against_the_one_below_it() -> None:
    assert [name_of(bot) for bot in LEVELS] == list(NAMES[1:])
    for gate in GATES:
        assert name_of(gate.worse) == NAMES[NAMES.index(name_of(gate.better)) - 1]


def test_the_page_has_a_row_for_each_bot() -> None:
    assert [row[0].strip("`") for row in rows(PAGE, "The bots")[1:]] == list(NAMES)


def test_the_table_has_a_row_for_each_match_and_a_rate_for_each_edition() -> None:
    head, *lines = rows(PAGE, "How strong they are")
    assert head == ["bot", "against", *EDITIONS]
    assert [tuple(line[:2]) for line in lines] == [
        (f"`{row.better}`", against(row.worse, row.players)) for row in ROWS
    ]
    for line in lines:
        assert all(re.fullmatch(r"\d+\.\d% \(\d+\.\d-\d+\.\d\)", rate) for rate in line[2:])


@pytest.mark.parametrize("gate", GATES, ids=str)
def test_the_page_tells_what_each_gate_asks_for(gate: Gate) -> None:
    assert str(gate) in PAGE.read_text("utf-8")


def test_every_level_is_told_with_two_and_four_players_and_one_with_all() -> None:
    sizes: dict[str, set[int]] = {}
    for row in ROWS:
        sizes.setdefault(row.better, set()).add(row.players)
    assert all(found >= {2, 4} for found in sizes.values())
    assert sizes["sharp"] == {2, 3, 4, 5, 6}


def test_each_gate_is_a_row_of_the_table() -> None:
    for gate in GATES:
        assert (gate.better, gate.worse, gate.players) in ROWS


# --- a level that thinks ahead, with gates for two and for four players ---

DEEP = "deep@20ms"


@pytest.fixture
def deep(monkeypatch: pytest.MonkeyPatch) -> None:
    gates = (
        Gate(DEEP, "sharp", 2, 0.52, 200),
        Gate(DEEP, "sharp", 4, 0.26, 400),
        Gate(DEEP, "sharp", 2, 0.99, 200, ("board",)),  # not asked for in another edition
    )
    sharp = next(gate for gate in GATES if gate.better == "sharp")
    monkeypatch.setattr(strength, "GATES", (sharp, *gates))
    monkeypatch.setattr(strength, "LEVELS", ("sharp", DEEP))
    rows = (Row("sharp", "steady", 2), Row("sharp", "steady", 3))
    monkeypatch.setattr(strength, "ROWS", (*rows, *(Row(*gate[:3]) for gate in gates[:2])))
    monkeypatch.setattr(strength, "EDITIONS", ("mattel",))
    monkeypatch.setattr(strength, "slow_move", lambda _edition, _bot: 3.0)


def lucky(_edition: str, better: str, worse: str, players: int, games: int, _jobs: int) -> Match:
    """Return a match of which the better one won six games of ten."""
    wins = WIN * games * 6 // 10
    return Match(better, worse, players, Tally([Sums(wins=wins)], games=games))


def test_each_gate_has_its_own_players_games_and_least_rate(
    deep: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[tuple[str, int, int]] = []

    def watched(*match: object) -> Match:
        _, better, _, players, games, _ = match
        assert isinstance(better, str)
        assert isinstance(players, int)
        assert isinstance(games, int)
        asked.append((better, players, games))
        return lucky(*match)  # type: ignore[arg-type]

    monkeypatch.setattr(strength, "match", watched)
    assert not strength.check(None, 10_000, 1)  # six of ten is not sure to be 60 %
    # Those that think ahead do not play thousands of games against themselves, nor in their place.
    own = (10_000 - 4000 - UNGATED) // 5
    played = [("sharp", 2, 4000), ("sharp", 3, UNGATED), (DEEP, 2, 200), (DEEP, 4, 400)]
    assert asked == [*played, *[("sharp", players, own) for players in range(2, 7)]]
    told = capsys.readouterr().out
    assert re.findall(r"(ok|NOT) +`(.*?)` beats (.*)", told) == [
        ("NOT", "sharp", "`steady` with 60 %"),
        ("ok", DEEP, "`sharp` with 52 %"),
        ("ok", DEEP, "3 x `sharp` with 26 %"),
    ]


def test_the_table_tells_what_was_played(deep: None) -> None:
    table = {row: [lucky("mattel", *row, 240 * row.players, 1)] for row in strength.ROWS}
    first, _, head, _, *lines = as_text(table).splitlines()
    assert first == "Rates of 480 to 960 games each; in brackets the 95 % interval."
    assert head == "| bot | against | mattel |"
    assert lines[0] == "| `sharp` | `steady` | 60.0% (55.6-64.3) |"
    assert lines[3] == f"| `{DEEP}` | 3 x `sharp` | 60.0% (56.9-63.1) |"


def test_a_budget_comes_on_top_of_the_time_for_a_move() -> None:
    assert strength.allowed("sharp") == strength.SLOWEST
    assert strength.allowed(DEEP) == strength.SLOWEST + 20


def test_a_match_tells_how_far_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    found = strength.match("express", "random", "random", 2, 1)
    assert found.tally.games == 1
    assert "express: random against `random`, 100% of 1 deals" in capsys.readouterr().err
