"""What an arena tells: the same numbers in the table and in JSON, in four languages."""

from __future__ import annotations

import json
from typing import Any

import pytest

from laydown.lab.arena import BROKEN, INTERRUPTED, Outcome, run
from laydown.lab.intervals import wilson
from laydown.lab.report import Report, data
from laydown.lab.sequential import interval
from laydown.lab.tally import WIN, Sums, Tally, Trouble
from laydown.locale import LANGUAGES
from laydown.players.faults import FAULTS
from tests.lab.kit import contest

DASH = "\u2013"


def made(**more: Any) -> Outcome:  # noqa: ANN401 - fields of an outcome
    """Return an outcome that was never played: 100 deals at four seats, of which one is b's."""
    tally = Tally(
        [
            Sums(wins=312 * WIN + 30, points=40_000, phases=9000, moves=900, nanoseconds=9 * 10**6),
            Sums(wins=87 * WIN + 30, points=5000, phases=3600, moves=300, nanoseconds=6 * 10**8),
        ],
        deals=100,
        games=400,
        rounds=4600,
        moves=1200,
        endless_rounds=3,
        endless_games=1,
        deal_wins=[{180: 75, 195: 1, 240: 24}, {60: 75, 45: 1, 0: 24}],
    )
    tally.bots[1].slowest = 7 * 10**6
    wanted = contest("a", "a", "b", "a", edition="mattel", options=(("knocking", "yes"),))
    return Outcome(wanted, tally, **more)


def lines(outcome: Outcome, language: str = "en") -> list[str]:
    return list(Report(outcome, language).lines())


# --- JSON ---


def test_the_data_of_a_bot() -> None:
    told = json.loads(json.dumps(data(made())))
    first, second = told["bots"]
    assert (first["bot"], first["seats"], first["games"], first["fair"]) == ("a", 3, 400, 0.75)
    assert (second["bot"], second["seats"], second["games"], second["fair"]) == ("b", 1, 400, 0.25)
    assert (first["wins"], second["wins"]) == (312.5, 87.5)
    assert second["rate"] == 87.5 / 400
    assert (second["low"], second["high"]) == wilson(87.5, 400)
    assert 0 < second["variance_ratio"] < 1
    assert (first["points"], second["points"]) == (40_000 / 1200, 12.5)
    assert (first["phases"], second["phases"]) == (7.5, 9.0)
    assert (first["moves"], first["ms_per_move"]) == (900, 0.01)
    assert (second["ms_per_move"], second["slowest_ms"]) == (2.0, 7.0)
    assert second["faults"] == dict.fromkeys(FAULTS, 0)
    assert second["first_fault"] is None


def test_the_data_of_the_whole() -> None:
    told = data(made(seconds=2.5, lost=1))
    assert {name: told[name] for name in told if name != "bots"} == {
        "edition": "mattel",
        "options": {"knocking": "yes"},
        "players": 4,
        "seed": "lab",
        "deals": 100,
        "games": 400,
        "rounds_per_game": 11.5,
        "moves_per_game": 3.0,
        "bounds": {"rounds": 3, "games": 1},
        "until": None,
        "stopped": "complete",
        "lost_processes": 1,
        "seconds": 2.5,
    }


def test_the_data_of_a_decision() -> None:
    outcome = made(until=0.7, verdict="above", stopped="decided")
    low, high = interval({180: 75, 195: 1, 240: 24}, 240)
    assert data(outcome)["until"] == {
        "bot": "a",
        "rate": 0.7,
        "verdict": "above",
        "error": 0.025,
        "low": low,
        "high": high,
    }


def test_the_data_of_nothing_played() -> None:
    outcome = Outcome(contest("steady", "random"), Tally.of(2), 0.5)
    told = json.loads(json.dumps(data(outcome)))
    assert (told["games"], told["rounds_per_game"]) == (0, 0)
    assert (told["bots"][0]["rate"], told["bots"][0]["low"], told["bots"][0]["high"]) == (0, 0, 1)
    assert lines(outcome)


# --- the table ---


def test_the_table() -> None:
    told = [line.replace(DASH, "-") for line in lines(made(seconds=2.5))]
    assert told == [
        "Bot   Games   Wins   Rate  95% interval   Fair  Points  Phases  Time/move",
        "a x3    400  312.5  78.1%    73.8-81.9%  75.0%    33.3     7.5    0.01 ms",
        "b       400   87.5  21.9%    18.1-26.2%  25.0%    12.5       9    2.00 ms",
        "",
        "400 games in 100 deals, 11.5 rounds a game, 2.5 s.",
        "Ended by the limit of X-02: 3 rounds, 1 game.",
        "Seed: lab",
    ]


def test_the_table_in_another_language() -> None:
    told = lines(made(seconds=2.5), "de")
    cells = told[2].replace(DASH, "-").replace("\u00a0", " ").split("  ")
    assert [cell.strip() for cell in cells if cell] == [
        "b", "400", "87,5", "21,9 %", "18,1-26,2 %", "25,0 %", "12,5", "9", "2,00 ms",
    ]  # fmt: skip
    assert told[4] == "400 Spiele mit 100 Kartenverteilungen, 11,5 Runden je Spiel, 2,5 s."


def test_where_nothing_is_scored_no_points_are_shown() -> None:
    told = lines(run(contest("steady", "random", edition="board"), 1))
    assert "Points" not in told[0]
    assert "Phases" in told[0]


def test_where_nothing_is_scored_points_are_null() -> None:
    told = data(run(contest("steady", "random", edition="board"), 1))
    assert [bot["points"] for bot in told["bots"]] == [None, None]  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("language", "rounds", "expected"),
    [
        ("en", 1, "1 game in 1 deal, 1 round a game, "),
        ("fr", 1, "1 partie en 1 donne, 1 manche par partie, "),
        ("de", 1, "1 Spiel mit 1 Kartenverteilung, 1 Runde je Spiel, "),
        ("it", 1, "1 partita con 1 distribuzione delle carte, 1 manche per partita, "),
        ("en", 2, "1 game in 1 deal, 2 rounds a game, "),
        ("fr", 2, "1 partie en 1 donne, 2 manches par partie, "),
    ],
)
def test_one_of_a_thing_has_a_singular(language: str, rounds: int, expected: str) -> None:
    tally = Tally([Sums(wins=WIN), Sums()], deals=1, games=1, rounds=rounds)
    tally.deal_wins = [{WIN: 1}, {0: 1}]
    told = lines(Outcome(made().contest, tally), language)
    assert told[4].startswith(expected)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "more",
    [
        {},
        {"until": 0.7, "verdict": "above", "stopped": "decided"},
        {"until": 0.8, "verdict": "below", "stopped": "decided"},
        {"until": 0.75},
        {"stopped": INTERRUPTED, "lost": 2},
        {"stopped": BROKEN, "lost": 2, "died_at": (3, 9)},
    ],
)
def test_the_table_is_straight_in_every_language(language: str, more: dict[str, Any]) -> None:
    outcome = made(**more)
    for kind in FAULTS:
        outcome.tally.bots[1].blame(Trouble(kind, "x", 3, 4, 5))
    told = lines(outcome, language)
    assert len({len(line) for line in told[:3]}) == 1
    assert told[3] == ""
    assert all(line and "{" not in line for line in told[4:])


def test_faults_are_told_with_the_first_of_them() -> None:
    outcome = made()
    for kind, why in (("silent", ""), ("silent", ""), ("illegal", "draw no_claim [M-01]")):
        outcome.tally.bots[0].blame(Trouble(kind, why, 7, 2, 31))
    told = lines(outcome)
    assert told[0].endswith("  Faults")
    assert [line.split()[-1] for line in told[1:3]] == ["3", "0"]
    assert told[-2:] == [
        "a made mistakes, each of which cost it a safe move: illegal move 1, silence 2.",
        "The first one: game 7, seat 2, move 31: silence",
    ]
    assert data(outcome)["bots"][0]["first_fault"] == {  # type: ignore[index]
        "kind": "silent",
        "why": "",
        "game": 7,
        "seat": 2,
        "move": 31,
    }


def test_what_a_verdict_says() -> None:
    told = lines(made(until=0.7, verdict="above", stopped="decided"))[-1]
    assert told.startswith("Decided: a wins more than 70.0% (chance of error 2.5% at most; ")
    told = lines(made(until=0.75))[-1]
    assert told.startswith("Undecided: a may win more or less than 75.0% (")


def test_a_long_command_and_a_nasty_seed_do_no_harm() -> None:
    wanted = contest("steady", f"exec:{'long/' * 50}bot \x1b[31m", seed=b"\xff\x1b[2J")
    told = "\n".join(lines(Outcome(wanted, Tally.of(2))))
    assert "\x1b" not in told
    assert "/long/long/bot \ufffd[31m  " in told
    assert "long/" * 5 not in told
    assert "Seed: \\xff\ufffd[2J" in told
