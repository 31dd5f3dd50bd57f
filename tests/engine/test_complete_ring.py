"""Full states drawn for views of the board game: what is lacked, told, covered, asked or kept."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from scipy import stats

from laydown.engine.chance import Stream
from laydown.engine.complete import complete, unseen
from laydown.engine.events import HIDDEN
from laydown.engine.notation.lines import embed
from laydown.engine.notation.position import parse_view, print_view
from laydown.engine.state import GIVE
from laydown.engine.view import NUMBER_ONLY, View, view

RARE = 1e-6
DRAWS = 5000

# Few enough cards to list every way in which the unseen ones can lie.
TINY = """\
name = "tiny ring"
based_on = "board"

[deck]
colours = "RG"
highest = 4
copies = 1

[players]
most = 3

[deal]
hand = 2
open_cards = 1

[points]
numbers = [0, 0, 0, 0]

[end]
keep = 2

[[phases]]
lay = "set 2"
"""
HEAD = "position: 1\nedition: tiny ring\n" + "\n".join(embed(TINY)) + "\nview: 1\n"

Placing = tuple[tuple[int, ...], ...]


def seen_as(lines: str) -> View:
    return parse_view(HEAD + lines)


def all_placings(seen: View) -> Counter[Placing]:
    """Deal the unseen cards out in every way, and count those that agree with what is known."""
    found: Counter[Placing] = Counter()
    covered = seen.discard_pile.count(HIDDEN)
    for order in permutations(unseen(seen)):
        left = list(order)
        pile = tuple(left.pop() for _ in range(seen.draw_count))
        under = tuple(left.pop() for _ in range(covered))
        hands = [tuple(sorted(seen.hand))]
        agrees = True
        for seat in range(1, seen.players):
            told = [left.pop() for one in seen.told[seat] if one.card >= NUMBER_ONLY]
            numbers = [one.card & 15 for one in seen.told[seat] if one.card >= NUMBER_ONLY]
            agrees &= [card & 15 for card in told] == numbers
            hidden = [left.pop() for _ in range(seen.hand_sizes[seat] - len(told))]
            agrees &= not any(seen.lacks[seat] >> (card & 15) & 1 for card in hidden)
            step = seen.stack[-1]
            if step.name == GIVE and step.seats >> seat & 1:
                agrees &= step.number in [card & 15 for card in hidden]
            hands.append(tuple(sorted(told + hidden)))
        if agrees:
            found[(*hands, pile, under)] += 1
    return found


@pytest.mark.parametrize(
    "lines",
    [
        "hand 1: R1\nhand 2: ?x2\nhand 3: ?x2\ndiscard pile: R4\nlacks 2: 1 3\nlacks 3: 2\n",
        "hand 1: R1\nhand 2: ?x2\nhand 3: ?x1\ndiscard pile: R4\nlacks 2: 3\nlacks 3: 3\n",
        "hand 1: R1 G2\nhand 2: ?x2\nhand 3: ?x2\ndiscard pile: R4\ntold 2: ?3/23/1\n",
        "hand 1: R1 G2\nhand 2: ?x2\nhand 3: ?x1\ndiscard pile: R4 ?\ndraw pile: ?\n",
        "hand 1: R1\nhand 2: ?x2\nhand 3: ?x1\ndiscard pile: R4 ?\nlacks 2: 2\ntold 3: ?2/23/1\n",
        "hand 1: R1 G2\nhand 2: ?x2\nhand 3: ?x2\ndiscard pile: R4\nstep: play 1, give 2 x3\n",
    ],
    ids=["lacks", "equal lacks", "told", "covered", "told and lacks", "give"],
)
def test_every_placing_that_agrees_is_equally_likely(lines: str) -> None:
    seen = seen_as(lines)
    expected = all_placings(seen)
    chance = Stream(b"ring", print_view(seen))
    found: Counter[Placing] = Counter()
    for _ in range(DRAWS):
        state = complete(seen, chance)
        assert view(state, 0) == seen
        hands = (tuple(sorted(hand)) for hand in state.hands)
        under = [c for c, old in zip(state.discard_pile, seen.discard_pile, strict=True) if old < 0]
        found[(*hands, tuple(state.draw_pile), tuple(under))] += 1
    total = expected.total()
    assert set(found) <= set(expected)
    assert len(expected) > 5
    p = stats.chisquare(
        [found[key] for key in expected], [DRAWS * n / total for n in expected.values()]
    ).pvalue
    assert p > RARE


def test_hands_that_lack_much_are_completed_at_once() -> None:
    hands = "".join(f"hand {seat}: ?x10\nlacks {seat}: 1 2\n" for seat in range(2, 7))
    seen = parse_view(
        "position: 1\nedition: board\nview: 1\nhand 1: R1 R2\ndiscard pile: G3\n" + hands
    )
    state = complete(seen, Stream(b"\0", "y"))
    assert view(state, 0) == seen
    assert {card & 15 for hand in state.hands[1:] for card in hand} == set(range(3, 13))


def test_whoever_has_chosen_what_to_keep_has_chosen_something() -> None:
    seen = parse_view(
        "position: 1\nedition: board\nview: 3\nstep: keep 3\ndiscard pile: G3\n"
        "hand 1:\ntable 1: 1: R1 R2 R3 R4 R5 | G6 G7 G8\nhand 2: ?x10\nhand 3: R7 R8\n"
    )
    kept = [complete(seen, Stream(b"%d" % i, "keep")).kept for i in range(50)]
    assert all(one[0] is None and one[2] is None for one in kept)
    assert {len(one[1] or ()) for one in kept} == set(range(6))
