"""What the benchmarks of single parts ask, and by what they divide."""

from __future__ import annotations

import random

import pytest

from benchmarks.parts import CASES, fewest_tried, hands_to_lay, is_classic, moments, some_hand
from laydown.build import compiled
from laydown.engine.cards import WILD
from laydown.engine.edition import NAMES, load
from laydown.engine.laying import Tally, can_lay, short_without
from laydown.engine.moves import Discard, Draw, Hit, Lay, Take
from laydown.engine.rules import check, new_game
from laydown.sense import goal


def test_the_moments_are_legal_moves_of_every_kind() -> None:
    found = moments(load("mattel"))
    assert {kind: len(cases) for kind, cases in found.items()} == dict.fromkeys(
        (Draw, Take, Lay, Hit, Discard), CASES
    )
    for kind, cases in found.items():
        for state, seat, move in cases:
            assert isinstance(move, kind)
            check(state, seat, move)  # raises if it is not


@pytest.mark.skipif(compiled(), reason="calls inside compiled code cannot be counted")
@pytest.mark.parametrize("name", NAMES)
def test_a_distance_is_not_made_cheap_by_dividing_by_too_many(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = 0

    def counted(*arguments: object) -> int:
        nonlocal done
        done += 1
        return short_without(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(goal, "short_without", counted)
    edition = load(name)
    state = new_game(edition, 4, b"distances")
    rng = random.Random(5)
    for place, phase in enumerate(edition.phases):
        state.goals[0] = place
        for _ in range(5):
            hand = some_hand(edition, rng)
            done = 0
            goal.least_missed(state, 0, Tally(hand))
            assert done >= fewest_tried(phase, hand) > 0


def test_hands_to_lay_have_every_number_of_wilds() -> None:
    edition = load("mattel")
    phase = edition.phases[3]
    hands = hands_to_lay(edition, phase, 18, random.Random(2))
    assert [hand.count(WILD) for hand in hands] == [*range(9), *range(9)]
    assert all(len(hand) == 11 and can_lay(phase, hand, edition) for hand in hands)


def test_the_classic_editions_have_classic_phases_only() -> None:
    rarer = {name: sum(not is_classic(p) for p in load(name).phases) for name in NAMES}
    assert [name for name in NAMES if not rarer[name]] == ["mattel", "ravensburger", "pocket"]
