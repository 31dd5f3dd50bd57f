"""Full states drawn for a view: they agree with it, and each is as likely as any other."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations
from typing import TYPE_CHECKING

import pytest
from scipy import stats

from laydown.engine.chance import Stream
from laydown.engine.complete import complete, unseen
from laydown.engine.edition import parse_edition
from laydown.engine.errors import SetupError
from laydown.engine.laying import Budget
from laydown.engine.notation.position import (
    parse_position,
    parse_view,
    print_position,
    print_view,
)
from laydown.engine.rules import apply, legal, new_game
from laydown.engine.view import View, view
from tests.engine.strategies import all_editions, edition_id, games
from tests.sizes import many

if TYPE_CHECKING:
    from collections.abc import Iterator

    from laydown.engine.edition import Edition
    from laydown.engine.state import State

RARE = 1e-6

# Few enough cards to list every way in which the unseen ones can lie.
TINY = """\
name = "tiny"
based_on = "mattel"

[deck]
colours = "RG"
highest = 3
copies = 1
wilds = 1
skips = 1

[players]
most = 3

[deal]
hand = 2

[points]
numbers = [1, 2, 3]

[[phases]]
lay = "set 3"
"""
THRICE = (
    TINY.replace('"RG"', '"R"').replace("copies = 1", "copies = 3").replace('"tiny"', '"thrice"')
)

Placing = tuple[tuple[int, ...], ...]  # the hands, sorted, and the draw pile


def placing(state: State) -> Placing:
    return (*(tuple(sorted(hand)) for hand in state.hands), tuple(state.draw_pile))


def all_placings(seen: View) -> Counter[Placing]:
    """Deal the unseen cards out in every way, each card a thing of its own.

    Once a new draw pile was made, it holds some of the unseen cards that it was made of.
    """
    hidden = seen.draw_count - len(seen.bottom)
    cards = unseen(seen)
    pool = [card for card, _ in seen.pool] if seen.shuffles else cards.copy()
    inside: list[int] = []
    for card in cards:
        if card in pool:
            pool.remove(card)
            inside.append(card)
    found: Counter[Placing] = Counter()
    for pile, ways in Counter(permutations(inside, hidden)).items():
        rest = list((Counter(cards) - Counter(pile)).elements())
        for order in permutations(rest):
            left = list(order)
            hands = []
            for seat, size in enumerate(seen.hand_sizes):
                known = seen.hand if seat == seen.seat else seen.shown[seat]
                more = size - len(known)
                hands.append(tuple(sorted((*known, *left[:more]))))
                del left[:more]
            found[(*hands, (*seen.bottom, *pile))] += ways
    return found


def p_value(seen: View, draws: int) -> float:
    """Compare completions of a view with all that there are."""
    expected = all_placings(seen)
    chance = Stream(b"complete", print_view(seen))
    found = Counter(placing(complete(seen, chance)) for _ in range(draws))
    assert set(found) <= set(expected)
    total = expected.total()
    return float(
        stats.chisquare(
            [found[key] for key in expected], [draws * n / total for n in expected.values()]
        ).pvalue
    )


def views(text: str, *, new_pile: bool) -> Iterator[View]:
    """Yield views of games: of the deal, or after a new draw pile was made of some cards."""
    for i in range(400):
        state = new_game(parse_edition(text), 3, b"%d" % i)
        chance = Stream(b"%d" % i, "views")
        for _ in range(60 if new_pile else 0):
            if state.shuffles or state.over:
                break
            seat = state.actors()[0]
            apply(state, seat, legal(state, seat).sample(chance))
        seen = view(state, 1)
        left, pool = Counter(unseen(seen)), Counter(card for card, _ in seen.pool)
        mixed = any(left[card] > pool[card] > 0 for card in left)
        if not new_pile or (state.shuffles and mixed and len(unseen(seen)) <= 7):
            yield seen


@pytest.mark.parametrize("text", [TINY, THRICE])
def test_every_placing_of_the_unseen_cards_is_equally_likely(text: str) -> None:
    seen = next(views(text, new_pile=False))
    assert len(all_placings(seen)) > 20
    assert p_value(seen, 6000) > RARE


def test_every_placing_is_equally_likely_after_a_new_draw_pile() -> None:
    # Of an unseen card some copies went into the pile and others did not: that must not tilt it.
    found = 0
    for seen in views(THRICE, new_pile=True):
        if len(all_placings(seen)) > 2:
            found += 1
            assert p_value(seen, 4000) > RARE
        if found == 3:
            break
    assert found == 3


def check_edition(edition: Edition, seed: str, steps: int, every: int) -> int:
    """Complete views at many moments; return how many."""
    rng = random.Random(f"{edition_id(edition)} {seed}")
    players = rng.randint(edition.least_players, edition.most_players)
    chance = Stream(seed.encode(), "complete")
    tried = 0
    for at, game in enumerate(games(edition, players, rng, chance, steps)):
        if at % every:
            continue
        for seat in range(players):
            seen = view(game.state, seat)
            state = complete(seen, chance)
            assert view(state, seat) == seen
            assert state.seed != game.state.seed
            assert parse_position(print_position(state)) == state
            tried += 1
    return tried


@pytest.mark.parametrize("edition", all_editions(), ids=edition_id)
def test_a_completed_view_is_seen_as_that_view(edition: Edition) -> None:
    assert check_edition(edition, "quick", 60, 15)


@pytest.mark.slow
@pytest.mark.parametrize("edition", all_editions(), ids=edition_id)
def test_many_completed_views_are_seen_as_those_views(edition: Edition) -> None:
    assert check_edition(edition, "slow", many(400), 5)


def test_placings_that_cannot_agree_are_given_up_when_the_work_is_done() -> None:
    # Seat 2 lacks all numbers but one, and there are not cards enough of that one.
    lacks = " ".join(map(str, range(2, 13)))
    seen = parse_view(f"""
position: 1
edition: board
view: 1
step: roll 1
discard pile: R1
hand 1: R2
hand 2: ?x12
lacks 2: {lacks}
""")
    budget = Budget(5_000)
    with pytest.raises(SetupError) as refused:
        complete(seen, Stream(b"", "test"), budget)
    assert refused.value.code == "cards_do_not_add_up"
    assert 5_000 < budget.used < 5_200
