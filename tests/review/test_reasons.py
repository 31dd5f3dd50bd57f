"""Every reason: the right hint in a position, and why."""

from __future__ import annotations

import re

import pytest

from laydown.bots import make_bot
from laydown.engine.notation.moves import parse_move
from laydown.locale import LANGUAGES
from laydown.review.appraise import Appraisal
from laydown.review.reasons import CODES, Reason
from laydown.review.sentences import told
from laydown.telling import BRACKETED, Places, Words
from tests.review.kit import seen
from tests.review.positions import CASES
from tests.review.positions.case import BEST, Case

NAMES = [f"Player {seat}" for seat in range(1, 7)]


def sentence(case: Case, language: str) -> str:
    return Words(language).say(told(reason_of(case), NAMES))


def reason_of(case: Case) -> Reason:
    appraisal = Appraisal(seen(case.position))
    return appraisal.reason(parse_move(case.move) if case.move != BEST else appraisal.ranked[0])


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.code)
def test_the_right_hint_for_the_right_reason(case: Case) -> None:
    view = seen(case.position)
    assert str(Appraisal(view).ranked[0]) == case.best, case.why
    assert (make_bot("sharp", b"").choose(view) == parse_move(case.best)) != case.beyond
    found = reason_of(case)
    assert found.code == case.code, case.why
    assert {name: found.params[name] for name in case.params} == case.params


def test_every_code_is_shown_by_a_position() -> None:
    assert {case.code for case in CASES} == set(CODES)
    assert len(set(CODES)) == len(CODES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_a_sentence_in_each_language(language: str) -> None:
    sentences = {case.code: sentence(case, language) for case in CASES}
    for code, words in sentences.items():
        assert re.fullmatch(r"\S.*\S\.", words), (code, words)
        assert not re.search(r"[{}$]", words)
    if language != "en":
        same = [case.code for case in CASES if sentence(case, "en") == sentences[case.code]]
        assert same == []


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.code)
def test_no_reason_tells_of_a_gain_below_nothing(case: Case) -> None:
    for language in LANGUAGES:
        words = sentence(case, language)
        assert not re.search(r"-\d", words), words


def test_a_reason_names_players_and_cards_as_they_are_shown() -> None:
    found = reason_of(next(case for case in CASES if case.code == "denies-took"))
    message = told(found, ["Ada", "Ben"])
    assert message.name == "reason-denies-took"
    expected = "Not [O12]: Ben took [G12] and would like [O12] too."
    assert Words("en", BRACKETED).say(message) == expected


@pytest.mark.parametrize(
    ("language", "yours", "theirs"),
    [
        ("en", "You can hit O1 on your set at once.", "You can hit O1 on Ada’s set at once."),
        ("de", "O1 kannst du sofort an deinen Satz anlegen.",
         "O1 kannst du sofort an den Satz von Ada anlegen."),
        ("fr", "Vous pouvez mettre O1 tout de suite sur votre série.",
         "Vous pouvez mettre O1 tout de suite chez Ada, sur la série."),
        ("it", "O1 si può attaccare subito al tuo set.",
         "O1 si può attaccare subito al set di Ada."),
    ],
)  # fmt: skip
def test_a_reason_names_whose_group_it_is_where_groups_have_no_numbers(
    language: str, yours: str, theirs: str
) -> None:
    case = next(case for case in CASES if case.code == "card-hit")
    names, words, reason = ["Ada", "Ben"], Words(language), reason_of(case)
    for me, expected in ((0, yours), (1, theirs)):
        places = Places(seen(case.position), names, me)
        assert words.say(told(reason, names, places)) == expected
