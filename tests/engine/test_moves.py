"""Which cards a move takes out of the hand."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from laydown.engine.edition import NAMES
from laydown.engine.game import Game
from laydown.engine.moves import (
    Discard,
    DiscardTwo,
    Draw,
    Give,
    Hit,
    Keep,
    Lay,
    PlaySkip,
    Swap,
    Take,
    leaving,
)
from laydown.engine.notation.record import parse_record
from tests.golden.make import FOLDER

PLAIN = (Lay, Hit, Discard, DiscardTwo, PlaySkip)  # by these no card comes in


@pytest.mark.parametrize("edition", NAMES)
def test_what_leaves_the_hand_by_a_move(edition: str) -> None:
    record = parse_record((FOLDER / edition / "3_players.record").read_text("utf-8"))
    game = Game(replace(record, moves=()))
    met = set()
    for move in record.moves:
        before, deals = Counter(game.state.hands[move.seat]), game.state.deals
        game.play(move.move, move.seat)
        gone = Counter(leaving(move.move))
        assert gone <= before
        if game.state.deals != deals or isinstance(move.move, Keep):
            continue
        met.add(type(move.move))
        after = Counter(game.state.hands[move.seat])
        assert before - gone <= after
        if isinstance(move.move, PLAIN):
            assert before - gone == after
    assert met >= {Lay, Hit, Discard}
    assert met & {Draw, Take} if edition != "board" else met >= {Swap, Give}
