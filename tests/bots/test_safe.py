"""The safe move: legal at every step, the same for the same view, and it gives nothing away."""

from __future__ import annotations

from collections import Counter

import pytest

from laydown.bots import make_bot
from laydown.bots.safe import safe_move
from laydown.engine.edition import NAMES, load
from laydown.engine.moves import Hit, Knock, Lay, Take
from laydown.engine.notation.moves import parse_move
from laydown.engine.rules import apply, new_game
from laydown.engine.state import STEPS
from laydown.engine.view import view
from tests.terminal.kit import seen

HAND = "edition: mattel\ndiscard pile: R5\nhand 2: R1 R2\n"


@pytest.mark.parametrize(
    ("position", "move"),
    [
        (f"{HAND}step: draw 1\nhand 1: R7 G7", "draw"),
        (f"{HAND}step: play 1\nhand 1: W R7 G7", "discard R7"),
        (f"{HAND}step: play 1\nhand 1: R7 G7 Y7 O8 G8 Y8 W", "discard R7"),
        (f"{HAND}step: play 1\nhand 1: W W", "discard W"),
        (f"{HAND}step: play 1\nhand 1: S S", "skip S on 2"),
        (f"{HAND}step: play 1\nhand 1: S W", "discard W"),
        (f"{HAND}step: play 1\nhand 1: R7", "pass"),
    ],
)
def test_by_example(position: str, move: str) -> None:
    assert safe_move(seen(position)) == parse_move(move)


def test_it_is_legal_at_every_step_of_every_edition_and_commits_to_nothing() -> None:
    met: Counter[str] = Counter()
    for name in NAMES:
        edition = load(name, {"knocking": True}) if load(name).house_rules else load(name)
        state = new_game(edition, 3, b"safe")
        bot = make_bot("steady", b"")
        for _ in range(400):
            if state.over:
                break
            seat = state.actors()[0]
            view_now = view(state, seat)
            move = safe_move(view_now)
            met[state.step] += 1
            assert move in view_now.legal()
            assert move == safe_move(view_now)
            assert (
                not isinstance(move, Lay | Hit | Knock | Take) or len(view_now.legal().moves) == 1
            )
            apply(state, seat, bot.choose(view_now))
    assert set(met) == set(STEPS)


@pytest.mark.parametrize("name", NAMES)
def test_seats_that_only_make_safe_moves_come_to_an_end(name: str) -> None:
    options = {"phases": "1-1"} if load(name).house_rules else {}
    state = new_game(load(name, options), 2, b"safe")
    while not state.over and len(state.results) < 2:
        seat = state.actors()[0]
        apply(state, seat, safe_move(view(state, seat)))
    assert state.results
