"""Every refusal that the engine can give, asked on the referee's page, in every language."""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from laydown.engine.notation.position import print_view
from laydown.engine.view import view
from laydown.locale import LANGUAGES, catalogue, rule
from tests.e2e.test_states import scrolls_sideways
from tests.rules.kit import at
from tests.terminal.test_ruling import ONE_OF_EACH

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Response

    from tests.e2e.site import Person
    from tests.rules.test_refusals import Example

# Each refusal is asked in one of the languages, and by `make e2e` in every one; that each is told
# with its clause in all of them is tested without the page (tests/wire/test_rulings.py).
EVERY = bool(os.environ.get("LAYDOWN_EVERY"))
# Who has no seat has no page either.
ASKED = [one for one in ONE_OF_EACH if one.row.key != "no_such_seat actor"]


def asks(person: Person, example: Example) -> None:
    """Open the link of a question, and wait until the referee has been asked."""
    position = print_view(view(at(example.position, rest=example.rest), example.seat - 1))
    link = quote(json.dumps({"position": position, "move": example.move}), safe="")

    def answers(response: Response) -> bool:
        if not response.url.endswith("/api/ask"):
            return False
        asked = response.request.post_data_json or {}
        return asked == {"position": position, "move": example.move}

    with person.page.expect_response(answers):
        person.goes_to(f"/referee/{link}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_answered_with_its_clause(
    come: Callable[..., Person], language: str
) -> None:
    person = come(language=language, width=360, height=740)
    text = catalogue(language).text
    first = LANGUAGES.index(language)
    asked = ASKED if EVERY else ASKED[first :: len(LANGUAGES)]
    for example in asked:
        asks(person, example)
        answer = person.page.get_by_role("region", name=text("referee-verdict"))
        expect(answer).to_contain_text(text("referee-no"))
        clause = example.row.clause
        expect(answer.get_by_role("link", name=clause)).to_be_visible()
        expect(answer).to_contain_text(rule(clause, language))
    assert not scrolls_sideways(person.page)


def test_a_move_that_cannot_be_tapped_is_shown_as_it_was_written(person: Person) -> None:
    example = next(one for one in ASKED if one.row.code == "not_rolled")
    asks(person, example)
    question = person.page.get_by_role("group", name="Your question")
    expect(question).to_contain_text("Is this move allowed:")
    expect(question.get_by_label("What would you like to do?")).to_have_value("written")
    # What is tapped takes its place.
    question.get_by_label("What would you like to do?").select_option("draw")
    expect(question).to_contain_text("May I")


def test_a_position_that_is_none_says_so(person: Person) -> None:
    person.goes_to(f"/referee/{quote(json.dumps({'position': 'nonsense'}), safe='')}")
    expect(person.page.get_by_text("has no colon after its name")).to_be_visible()
