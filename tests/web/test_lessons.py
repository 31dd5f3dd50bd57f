"""A first game explains what comes: all that the wire can bring, in games as they are played."""

from __future__ import annotations

import json
import subprocess
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from build_web import WEB, node_and_npm
from laydown.engine.edition import NAMES, load
from laydown.engine.game import Game
from laydown.engine.notation.record import parse_record
from laydown.locale import clauses
from laydown.wire.game import Step
from laydown.wire.of_edition import edition_of
from laydown.wire.of_events import events_of
from laydown.wire.of_game import view_of
from laydown.wire.of_options import options_of
from tests.locale.test_catalogue import FOLDER, variables
from tests.locale.test_web import fetched

GOLDEN = Path(__file__).parents[1] / "golden"
KNOCKING = (
    "mattel/2_players-phases_1-5-free_order-knocking-last_card_discard-wild_minimum_none.record"
)
RECORDS = [*(f"{name}/3_players.record" for name in NAMES), KNOCKING]
MOVES = 320  # of each game: a few rounds, in which each step comes

# All that is explained in these moments to somebody who reads each card, with what still holds.
_LEARN = """
import { course, lessonsNow, nextLesson } from './src/learn/lessons.ts';
import { recent } from './src/learn/moment.ts';
const { edition, moments } = JSON.parse(await new Response(process.stdin).text());
const met = [];
const found = [];
for (const { view, options, events } of moments) {
  const beats = events.map((event, index) => ({ n: index + 1, event, view }));
  const moment = {
    view, options, edition, names: ['Nora', 'Tim', 'Mia'], ...recent(beats, view.seat),
    gaps: 1, sheet: options.step === 'keep',
  };
  const lessons = [];
  for (let next = nextLesson(moment, met); next; next = nextLesson(moment, met)) {
    lessons.push(next);
    met.push(...next.meets);
  }
  found.push({ step: options.step, lessons, now: lessonsNow(moment).length });
}
const ends = moments.slice(-1).map(({ view }) => ({
  view, options: null, edition, names: [], lately: [], arrived: null, gaps: 0, sheet: true,
}));
for (const moment of ends) {
  for (let next = nextLesson(moment, met); next; next = nextLesson(moment, met)) {
    found.push({ step: null, lessons: [next], now: 1 });
    met.push(...next.meets);
  }
}
console.log(JSON.stringify({ course: course(edition), found }));
"""


def learned(edition: Any, moments: list[Any]) -> Any:  # noqa: ANN401 - JSON
    """Return what the browser explains in an edition, and at each of these moments."""
    node, _ = node_and_npm()
    given = msgspec.json.encode({"edition": edition, "moments": moments})
    command = [str(node), "--input-type=module", "--eval", _LEARN]
    done = subprocess.run(command, cwd=WEB, input=given, capture_output=True, check=True)
    return json.loads(done.stdout)


def played(file: str) -> tuple[Any, list[Any]]:
    """Return an edition, and each moment at which its first seat was asked something."""
    record = parse_record((GOLDEN / file).read_text("utf-8"))
    game = Game(replace(record, moves=()))
    edition = record.edition
    events: list[Any] = []
    moments = []
    for move in record.moves[:MOVES]:
        if move.seat == 0:
            view = game.view(0)
            moments.append(
                {
                    "view": view_of(view),
                    "options": options_of(view, "en"),
                    "events": list(events[-40:]),
                }
            )
        happened = game.play(move.move, move.seat)
        events += events_of([one.event for one in happened], 0, edition)
    return edition_of(edition), moments


@pytest.fixture(scope="module", params=RECORDS, ids=lambda file: str(file)[:14])
def told(request: pytest.FixtureRequest) -> tuple[Any, Any]:
    """An edition, and what was explained in a game of it."""
    edition, moments = played(request.param)
    return edition, learned(edition, moments)


def known() -> dict[str, set[str]]:
    """Return the messages that a browser has, each with its variables."""
    found: dict[str, set[str]] = {}
    for file in fetched():
        found |= variables(FOLDER / "en" / file)
    return found


def test_every_lesson_has_its_sentences_and_a_clause_that_is_told(told: tuple[Any, Any]) -> None:
    _, explained = told
    messages = known()
    lessons = [lesson for moment in explained["found"] for lesson in moment["lessons"]]
    assert len(lessons) >= 10
    rules = set(clauses())
    for lesson in lessons:
        assert lesson["text"], lesson
        for message in (lesson["title"], *lesson["text"]):
            assert messages[message["name"]] <= set(message["args"]), lesson
        assert lesson["clause"] in rules, lesson


def test_nobody_is_asked_for_what_cannot_be_explained(told: tuple[Any, Any]) -> None:
    _, explained = told
    steps = [moment for moment in explained["found"] if not moment["now"]]
    assert steps == []


@pytest.mark.parametrize("name", NAMES)
def test_what_an_edition_has_is_to_be_learned(name: str) -> None:
    edition = edition_of(load(name))
    course = learned(edition, [])["course"]
    assert len(set(course)) == len(course)
    assert {f"action-{space.action}" for space in edition.ring} <= set(course)
    groups = [one for one in course if one.startswith("group-")]
    assert groups
    messages = known()
    assert [one for one in groups if f"lesson-{one}" not in messages] == []
    assert {one for one in course if f"lesson-{one}-text" not in messages} == {"goal", *groups}
    assert ("wild" in course) == (edition.wilds > 0)
    assert ("keep" in course) == (edition.keep > 0)


def test_every_step_of_the_wire_comes_and_is_explained() -> None:
    steps: dict[str, int] = {}
    for file in ("board/2_players.record", "board/3_players.record", KNOCKING):
        edition, moments = played(file)
        for moment in learned(edition, moments)["found"]:
            if moment["step"]:
                steps[moment["step"]] = max(steps.get(moment["step"], 0), moment["now"])
    assert set(steps) == set(get_args(Step))
    assert all(steps.values())
