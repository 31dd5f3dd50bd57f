"""No text makes the parsers stumble, as the documentation promises."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from laydown.engine.edition import load, parse_edition
from laydown.engine.errors import LaydownError, ParseError
from laydown.engine.notation.position import parse_position, parse_view
from laydown.engine.notation.record import (
    parse_record,
)
from laydown.engine.patterns import parse_phase

if TYPE_CHECKING:
    from collections.abc import Callable


POSITION = "position: 1\nedition: mattel\nhand 1: R1\nhand 2: R2\n"
RECORD = "record: 1\nrules: 1\nedition: mattel\nplayers: 2\nseed: 00\n"
MANY = "9" * 5000


@pytest.mark.parametrize(
    ("parse", "text", "code"),
    [
        (parse_position, POSITION + "hand 01: R5\n", "unknown_line"),
        (parse_position, POSITION + f"hand {MANY}: R5\n", "unknown_line"),
        (parse_position, POSITION + "round 01: out 1 laid 1 - points 0 5\n", "unknown_line"),
        (parse_position, POSITION + "round 1: out 1 laid 99 - points 0 5\n", "bad_line"),
        (parse_position, POSITION + "round 1: out 1 laid 1 - points 0 5 replay 0\n", "bad_line"),
        (parse_position, POSITION + "trail: 1 take B14\n", "card_not_in_deck"),
        (parse_view, POSITION + f"view: 1\nhand 3: ?x0001{MANY}\n", "bad_card"),
        (parse_view, POSITION + "view: 1\nhand 3: ?x999\n", "cards_do_not_add_up"),
        (parse_phase, f"set 0001{MANY}", "bad_phase"),
        (parse_record, RECORD + "name: Ada\nmoves:\n", "unknown_line"),
        (parse_record, RECORD + "name 12: Ada\nmoves:\n", "unknown_line"),
        (parse_record, RECORD + "name 3: Ada\nmoves:\n", "unknown_line"),
        (parse_edition, f"a = {'[' * 100_000}", "bad_toml"),
        (parse_edition, f"a = {MANY}", "bad_toml"),
        (parse_edition, 'name = " blanks "\nbased_on = "mattel"\n', "bad_edition"),
    ],
)
def test_no_text_makes_it_stumble(parse: Callable[[str], object], text: str, code: str) -> None:
    with pytest.raises(ParseError) as error:
        parse(text)
    assert error.value.code == code


def test_no_option_makes_it_stumble() -> None:
    with pytest.raises(LaydownError, match="bad_option"):
        load("mattel", {"phases": 10**12})


def test_a_phase_that_can_never_be_laid_is_refused() -> None:
    own = 'name = "mine"\nbased_on = "ravensburger"\n[[phases]]\nlay = "run 11"\n'
    with pytest.raises(ParseError, match="at most 10 cards"):
        parse_edition(own)  # eleven cards, and none left for the discard
    assert parse_edition(own.replace("ravensburger", "mattel")).hand == 10
