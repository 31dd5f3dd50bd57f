"""The hint in a game: what the moves that come next cost."""

from __future__ import annotations

import pytest

from laydown.locale import LANGUAGES, catalogue
from laydown.telling import Words
from laydown.terminal.hint import Hints
from laydown.terminal.screen import Screen
from tests.review.kit import seen
from tests.review.positions.discard import START, TAKES_TWELVES
from tests.review.positions.ending import EVEN


def brief(position: str, language: str, capsys: pytest.CaptureFixture[str]) -> list[str]:
    """Return what stands in brackets behind the moves that come next."""
    screen = Screen(plain=True)
    Hints(screen, Words(language, screen.look), ["Ada", "Ben", "Cleo"]).brief(seen(position))
    lines = capsys.readouterr().out.replace("\u00a0", " ").splitlines()
    return [line.rpartition("(")[2] for line in lines if line.endswith(")")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_what_costs_nothing_is_just_as_good(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    text = catalogue(language).text
    # The 4 and the 5 are equally useless; a 12 would help the next seat.
    alike, worse = brief(START + TAKES_TWELVES, language, capsys)
    assert alike == f"{text('hint-alike')})"
    assert worse.startswith("-0")
    # Seat 3 is as good a target as seat 2, but does not come next.
    nearly, worse = brief(EVEN, language, capsys)
    assert nearly == f"{text('hint-nearly')})"
    assert worse.startswith("-1")
