"""What a hint says to a browser: groups are named, for they have no numbers there."""

from __future__ import annotations

import msgspec
import pytest

from laydown.engine.notation.position import print_view
from laydown.server.worker import Advise, work
from laydown.wire.options import Hint
from tests.review.kit import seen
from tests.review.positions.case import AFTER

NAMES = ["Ada", "Nora"]
DRAW = f"{AFTER}step: draw 1\nhand 1: R9 G11 Y12\ndiscard pile: O1"
PLAY = f"""{AFTER}step: play 1
hand 1: Y3 G11 Y12
discard pile: O9
table 2: 4: R4 G5 Y6 R7 R8 R9 R10
"""


def hint(position: str, language: str) -> Hint:
    job = Advise(print_view(seen(position)), language, NAMES)
    return msgspec.json.decode(work(job), type=Hint)


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Hit [Y3] on Nora’s run: {run}"),
        ("de", "[Y3] an die Folge von Nora anlegen: {run}"),
        ("fr", "Mettre [Y3] chez Nora, sur la suite\u00a0: {run}"),
        ("it", "Attaccare [Y3] alla sequenza di Nora: {run}"),
    ],
)
def test_a_hint_names_the_player_whose_group_a_card_is_hit_on(language: str, expected: str) -> None:
    best = hint(PLAY, language).moves[0]
    assert best.move == "hit Y3 on 2.1"
    assert best.told == expected.format(run="[R4] [G5] [Y6] [R7] [R8] [R9] [R10]")


def test_a_reason_speaks_to_who_asked() -> None:
    best = hint(DRAW, "en").moves[0]
    assert (best.move, best.text) == ("take", "You can hit [O1] on your set at once.")
