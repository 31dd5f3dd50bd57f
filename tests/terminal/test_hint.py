"""The hint in a game: what the moves that come next cost."""

from __future__ import annotations

import pytest

from laydown.engine.moves import Lay
from laydown.engine.notation.moves import parse_move
from laydown.locale import LANGUAGES, catalogue
from laydown.review.appraise import Appraisal
from laydown.telling import Words
from laydown.terminal.choices import Choices
from laydown.terminal.hint import Hints
from laydown.terminal.screen import Screen
from tests.review.kit import seen
from tests.review.positions.board import COMPLETE
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


# Of many lays that take as many cards, a hint advises one that leaves more to hit.
MANY_LAYS = """edition: board
step: play 1
pawns: 26 1 2
dice: 6 4
discard pile: R6 Y11
hand 1: B1 R2 Y2 Y3 B4 G5 Y6 Y7 G8 B8 B8 R9 Y9 R12
made 1: 1 2
hand 2: R1 G1 Y1
table 2: 1: R4 R7 R7 R8 R11 | (R1)=3 G4 B5
hand 3: Y10 R10 G10 B10 R3 Y5
made 3: 1 2 3 4
"""


def test_what_is_advised_is_among_the_choices_and_says_what_to_type(
    capsys: pytest.CaptureFixture[str],
) -> None:
    view = seen(MANY_LAYS)
    screen = Screen(plain=True)
    words, names = Words("en", screen.look), ["Ada", "Ben", "Cleo"]
    best = Appraisal(view).ranked[0]
    plans = view.legal().best(3)
    assert isinstance(best, Lay)
    assert best not in [plan.lay for plan in plans]
    choices = Choices(view, words, names)
    assert best in [choice.move for choice in choices.all]
    Hints(screen, words, names).brief(view, choices.typed)
    assert f"Type {choices.typed(best)}\n" in capsys.readouterr().out
    assert choices.numbered(int(choices.typed(best))) == best
    assert choices.typed(parse_move("draw")) == "draw"


def test_where_all_is_alike_a_hint_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    view = seen("edition: board\nstep: ask 1\ndiscard pile: B9\n" + COMPLETE)
    screen = Screen(plain=True)
    hints = Hints(screen, Words("en", screen.look), ["Ada", "Ben"])
    hints.brief(view)
    first, typed, why = capsys.readouterr().out.splitlines()
    assert (first, typed) == ("Hint: Ask for a 1. To the left: Ben first", "Type ask 1 left")
    assert why == "It does not matter: every choice is just as good."
    hints.full(view)
    assert capsys.readouterr().out.splitlines()[-1] == "19 other moves are just as good."


def test_what_is_worse_and_what_is_alike_are_counted_apart(
    capsys: pytest.CaptureFixture[str],
) -> None:
    view = seen(
        "edition: board\nstep: ask 1\ndiscard pile: B9\nphase 1: 6\nhand 1: R1\nhand 2: R10 Y10\n"
    )
    screen = Screen(plain=True)
    Hints(screen, Words("en", screen.look), ["Ada", "Ben"]).full(view)
    *_, alike, worse = capsys.readouterr().out.splitlines()
    assert alike.endswith("other moves are just as good.")
    assert worse.endswith("other moves are worse.")
