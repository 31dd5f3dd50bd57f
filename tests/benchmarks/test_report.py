"""The report of the benchmarks: figures, verdicts, and the page that is made of them."""

from __future__ import annotations

import re

import pytest

from benchmarks import bots, report
from benchmarks.classic import NAME as C
from benchmarks.growth import BASE, TABLES, compare
from benchmarks.page import PAGE, blocks, fill, markdown
from benchmarks.play import compare as compare_play
from benchmarks.references import OPENSPIEL, RLCARD, Sample
from benchmarks.report import Row, judge_cost, judge_ratio, number
from laydown.bots import NAMES as BOTS
from laydown.engine.edition import NAMES

MACHINE = {
    "laydown": "1.2.3",
    "compiled": True,
    "python": "CPython 3.11.7",
    "system": "Linux",
    "processor": "Some Processor",
    "cores": 2,
    "compiler": "cc 12",
}


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report, "compiled", lambda: True)


@pytest.mark.parametrize(
    ("value", "text"),
    [(12345.6, "12,346"), (1000, "1,000"), (999.5, "999.50"), (1, "1.00"), (0.0834, "0.0834")],
)
def test_a_figure_has_the_digits_that_count(value: float, text: str) -> None:
    assert number(value) == text


@pytest.mark.parametrize(
    ("ratio", "verdict"), [(0.04, "missed"), (0.05, "met"), (0.08, "met, aim too")]
)
def test_a_ratio_is_judged_by_its_goal_and_its_aim(
    compiled: None, ratio: float, verdict: str
) -> None:
    assert judge_ratio(ratio, 0.05, 0.08) == (">= 0.05, aim 0.08", verdict)


@pytest.mark.parametrize(("cost", "verdict"), [(0.3, "met"), (0.31, "missed")])
def test_a_cost_is_judged_by_its_goal(compiled: None, cost: float, verdict: str) -> None:
    assert judge_cost(cost, 0.3, "us") == ("<= 0.3 us", verdict)


def test_pure_python_is_not_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report, "compiled", lambda: False)
    assert judge_ratio(100, 1)[1] == judge_cost(100, 1, "us")[1] == report.NOT_JUDGED


def test_the_ratio_is_the_median_of_the_rounds_and_not_the_ratio_of_the_medians() -> None:
    mine = [Sample(10, 1), Sample(40, 1), Sample(90, 1)]
    theirs = [Sample(10, 1), Sample(10, 1), Sample(45, 1)]
    row = compare_play("ours / theirs", mine, theirs, None)
    assert (row.ours, row.reference, row.ratio) == (40, 10, 2)


def test_growth_is_told_beside_the_base_and_beside_c() -> None:
    samples, base, c = [Sample(600, 1, 2)], [Sample(600, 1, 4)], [Sample(900, 1, 8)]
    row = compare(TABLES[0], samples, base, c)
    assert (row.ours, row.reference, row.ratio) == (2, 4, 0.5)
    assert (row.more["steps a game"], row.more["of C"]) == (300, 0.25)


def test_the_table_has_a_line_for_each_row_and_straight_columns() -> None:
    rows = [Row("play", "one", 1, 2, "us", 0.5), Row("play", "another", 10000, 2, "us", 5000)]
    lines = report.table(rows).splitlines()
    assert lines[1:] == [
        "one        1.00       2.00  us      0.5",
        "another  10,000       2.00  us    5,000",
    ]


def whole_run(*, with_c: bool) -> list[Row]:
    references = [C] * with_c + [OPENSPIEL.name, RLCARD.name]
    sample = [Sample(700, 1, 1)]
    rows = [
        compare_play(f"quick play, {name} / {reference}", sample, sample, (0.05, 0.08))
        for name in NAMES
        for reference in references
    ]
    rows += [compare(table, sample, sample, sample * with_c) for table in TABLES]
    turn = bots.Turn(sample[0], 10, sample[0] if with_c else None)
    rows += [bots.compare(bot, name, [turn]) for bot in BOTS for name in NAMES]
    return [*rows, Row("parts", "copy a state", 1.5, 10, "us", 0.15, "<= 2 us", "met")]


@pytest.mark.parametrize("with_c", [True, False])
def test_the_page_has_a_place_for_every_figure(with_c: bool) -> None:
    made = blocks(MACHINE, whole_run(with_c=with_c))
    page = fill(PAGE.read_text("utf-8"), made)
    assert all(text in page for text in made.values())
    assert "Some Processor" in made["machine"]
    assert ("/ C" in made["players"]) == ("/ C" in made["bots"]) == with_c
    assert len(re.findall(r"(?m)^\| `\w+` \|", made["editions"])) == len(NAMES)
    assert made["variants"].count("\n") == 1 + sum(t.variant != "" or t == BASE for t in TABLES)


def test_the_prose_of_the_page_stays_and_filling_it_again_changes_nothing() -> None:
    page = "before\n<!-- begin one -->\nold\n<!-- end one -->\nafter\n"
    filled = fill(page, {"one": "new"})
    assert filled == "before\n<!-- begin one -->\nnew\n<!-- end one -->\nafter\n"
    assert fill(filled, {"one": "new"}) == filled


@pytest.mark.parametrize("made", [{}, {"one": "a", "two": "b"}, {"two": "b"}])
def test_a_figure_without_a_place_is_an_error(made: dict[str, str]) -> None:
    with pytest.raises(ValueError, match="places for"):
        fill("<!-- begin one -->\n<!-- end one -->\n", made)


def test_a_table_in_markdown() -> None:
    assert markdown(("a", "b"), [("x", "1")]) == "| a | b |\n| --- | ---: |\n| x | 1 |"
