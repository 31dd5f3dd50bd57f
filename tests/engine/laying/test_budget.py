"""Searches that could be endless: they stop when their work is done, and say how far they got."""

from __future__ import annotations

import random
from itertools import combinations, islice, permutations
from typing import TYPE_CHECKING

import pytest

from laydown.engine.cards import WILD
from laydown.engine.chance import Stream
from laydown.engine.edition import load, parse_edition
from laydown.engine.laying import (
    Budget,
    all_lays,
    best_hits,
    best_lays,
    can_lay,
    sample_lay,
    shortfall,
)
from laydown.engine.laying.counted import Counted
from laydown.engine.laying.matched import Matched
from laydown.engine.laying.rare import best_targets
from laydown.engine.moves import Keep, Swap
from laydown.engine.notation.cards import parse_cards
from laydown.engine.options import WILD_MINIMUMS
from laydown.engine.patterns import parse_phase
from laydown.engine.picks import PickSpace
from laydown.engine.rules import check, legal
from tests.engine.strategies import (
    CARD_GAMES,
    MORE_PHASES,
    OWN,
    PRINTED_PHASES,
    own_position,
    some_hand,
)
from tests.rules.kit import at
from tests.sizes import many

if TYPE_CHECKING:
    from laydown.engine.legal import Legal
    from laydown.engine.state import State

WORK = 10_000
OVER = 1_000  # the last piece of work may be a large one

SIX_SETS = """\
name = "six sets"
based_on = "mattel"
[deck]
wilds = 60
[deal]
hand = 24
[[phases]]
lay = "set 1 + set 2 + set 3 + set 4 + set 5 + set 6"
"""
KEEPERS = """\
name = "keepers"
based_on = "board"
[deck]
copies = 20
[deal]
hand = 40
[end]
keep = 40
"""


def twenty_jokers() -> State:
    jokers = " ".join(f"({colour}{n})" for colour in "RYGB" for n in range(1, 6))
    return at(f"""
        edition: board
        step: play 1
        discard pile: R12
        hand 1: B5 {jokers}
        hand 2: R11
        phase 1: 9
        """)


def thirty_six_jokers() -> State:
    jokers = " ".join(f"({colour}{n})" for colour in "RYG" for n in range(1, 13))
    blue = " ".join(f"B{n}" for n in range(1, 10))
    return at(f"""
        edition: board
        step: play 1
        discard pile: R12
        hand 1: {jokers} {blue}
        hand 2: R11
        phase 1: 4
        """)


def six_sets() -> State:
    """A hand of many Wilds, for which a phase of six sets can be laid in endless ways."""
    hand = "R1 R2 R3 G3 Y3 G4 R5 G5 R6 R7 R8 R8" + " W" * 20
    return own_position(SIX_SETS, f"step: play 1\nhand 1: {hand}\nhand 2: R11")


HOSTILE = (twenty_jokers, thirty_six_jokers, six_sets)


def lawful(options: Legal, state: State, found: int) -> None:
    """See that some of the lays are legal."""
    for lay in options.lays.some(found):
        check(state, options.seat, lay)


def test_a_budget_is_complete_until_more_is_spent() -> None:
    budget = Budget(10)
    assert budget.spend(4)
    assert budget.spend(6)
    assert (budget.complete, budget.used) == (True, 10)
    assert not budget.spend(1)
    assert (budget.complete, budget.used) == (False, 11)


@pytest.mark.parametrize("make", HOSTILE)
def test_lays_are_found_one_after_the_other(make: type) -> None:
    state = make()
    options = legal(state, 0)
    budget = Budget(WORK)
    lays = options.lays.some(100, budget)
    assert len(set(lays)) == 100
    assert budget.complete
    lawful(options, state, 100)


@pytest.mark.parametrize("make", HOSTILE)
def test_lays_too_many_to_list_are_left_out(make: type) -> None:
    budget = Budget(WORK)
    lays = legal(make(), 0).lays.some(1_000_000, budget)
    assert 100 < len(lays) < WORK
    assert not budget.complete
    assert budget.used <= WORK + OVER


@pytest.mark.parametrize("make", HOSTILE)
@pytest.mark.parametrize("work", [0, 1, 100, WORK])
@pytest.mark.parametrize("n", [1, 5])
def test_the_best_of_too_many_is_the_best_found(make: type, work: int, n: int) -> None:
    state = make()
    budget = Budget(work)
    plans = legal(state, 0).best(n, budget)
    assert 1 <= len(plans) <= n
    assert budget.used <= work + OVER
    for plan in plans:
        check(state, 0, plan.lay)
    if n > 1:
        assert not budget.complete


@pytest.mark.parametrize("make", HOSTILE)
@pytest.mark.parametrize("work", [0, WORK])
def test_one_of_too_many_is_drawn(make: type, work: int) -> None:
    state = make()
    budget = Budget(work)
    drawn = legal(state, 0).lays.sample(Stream(b"", "test"), budget)
    check(state, 0, drawn)
    assert budget.used <= work + OVER


def test_more_work_finds_no_worse_lays() -> None:
    options = legal(six_sets(), 0)
    found = [options.best(1, Budget(work))[0] for work in (0, 100, 1_000, WORK, 4 * WORK)]
    values = [(plan.cards, plan.points) for plan in found]
    assert values == sorted(values)


def test_hits_on_many_chains_are_the_best_found() -> None:
    edition = load("express")
    state = at("""
        edition: express
        players: 6
        step: draw 1
        draw pile:
        discard pile: B10
        table 2: 6: Y2 R3 Y4 R5
        table 3: 8: W=5 G7 R9 R11
        table 4: 9: R4 Y6 W=8 R10
        table 5: 6: R1 G2 Y3 G4
        table 6: 7: B6 B7 B8
        hand 1: B1
        """, rest=1)  # fmt: skip
    table = [group for groups in state.table for group in groups]
    hand = state.hands[0]
    assert len(hand) == 34
    budget = Budget(WORK)
    hits = best_hits(table, hand, edition, budget)
    assert not budget.complete
    assert budget.used <= WORK + OVER
    assert len(hits) > 20


@pytest.mark.parametrize("phase", PRINTED_PHASES + MORE_PHASES)
def test_however_little_work_a_hand_that_can_lay_has_a_lay(phase: str) -> None:
    rng = random.Random(phase)
    asked = parse_phase(phase)
    laid = 0
    for _ in range(many(600, 200)):
        edition = load(rng.choice(CARD_GAMES)) if rng.random() < 0.7 else parse_edition(OWN)
        edition = edition.with_options({"wild_minimum": rng.choice(WILD_MINIMUMS)})
        size = rng.randint(asked.least, asked.least + 8)
        hand = some_hand(edition, rng, size, rng.randint(0, 6))
        if not can_lay(asked, hand, edition):
            continue
        laid += 1
        assert best_lays(asked, hand, edition, 1, (), Budget(0)), (hand, edition.wild_minimum)
        assert sample_lay(asked, hand, edition, Stream(b"", "test"), Budget(0))
        exact = best_lays(asked, hand, edition)[0]
        spent = Budget(50)
        least = best_lays(asked, hand, edition, 1, (), spent)[0]
        assert (least.cards, least.points) <= (exact.cards, exact.points)
        assert not spent.complete or least == exact
    assert laid > 20


def test_some_lays_are_the_first_ones() -> None:
    state = at("""
        step: play 1
        hand 1: R7 G7 Y7 O7 R9 G9 Y9 W O2
        hand 2: R1
        """)
    lays = legal(state, 0).lays
    assert lays.some(7) == list(islice(lays, 7))
    assert lays.some(1_000) == list(lays)


def test_all_lays_are_ranked_unless_they_are_many_or_dear() -> None:
    state = at("""
        step: play 1
        hand 1: R7 G7 Y7 O7 R9 G9 Y9 W O2 R3
        hand 2: R1
        table 2: 1: G2 Y2 R2 | O3 G3 Y3
        """)
    lays = legal(state, 0).lays
    ranked = lays.ranked(1_000)
    assert len(ranked) == lays.count > 20
    assert ranked == lays.best(1_000)
    assert any(plan.hits for plan in ranked)
    assert lays.ranked(len(ranked)) == ranked
    assert lays.ranked(len(ranked) - 1) == []
    assert lays.ranked(1_000, Budget(100)) == []


def test_all_lays_stop_with_the_work() -> None:
    edition = load("mattel")
    hand = parse_cards("R7 G7 Y7 O7 R9 G9 Y9 W W O2 O3")
    phase = parse_phase("set 3 + set 3")
    everything = list(all_lays(phase, hand, edition))
    budget = Budget(200)
    some = list(all_lays(phase, hand, edition, budget))
    assert 0 < len(some) < len(everything)
    assert some == everything[: len(some)]
    assert not budget.complete


# --- distances ---


def test_targets_that_cannot_be_better_are_not_matched() -> None:
    edition = load("mattel")
    phase = parse_phase("run 1 one colour + set 4")  # 576 combinations of targets
    hand = parse_cards("R1 R2 R3 R5 G1 G2 G4 G6 Y7 Y8 Y9 Y9 O1 O3 O10 O11 R12 G12 W Y5 O6")
    found = Matched(phase, hand, edition)
    assert (found.short, shortfall(phase, hand, edition)) == (0, 0)
    assert found.tried < 10
    far = Matched(phase, parse_cards("R1 R2 R3 R5 G6 G7 G8 G9 Y10 Y11 O12"), edition)
    assert far.short == 3
    assert far.tried < 10


def test_chains_of_many_sizes_are_placed_with_foresight() -> None:
    phase = parse_phase("run 1 + run 2 + run 3 + run 4 + run 5 + run 6")
    held = [0, 2, 1, 2, 0, 1, 3, 1, 1, 2, 0, 1, 2, 0, 0, 0]
    found = Counted(phase, held, 12)
    assert found.best == 16
    assert found.tried < 2_000  # of 665,280 combinations


@pytest.mark.parametrize("minimum", WILD_MINIMUMS)
def test_the_best_targets_give_each_group_a_number_card_that_needs_one(minimum: str) -> None:
    edition = parse_edition(SIX_SETS).with_options({"wild_minimum": minimum})
    rng = random.Random(minimum)
    phase = edition.phases[0]
    for _ in range(many(60)):
        real = [card for card in edition.deck if 0 < card & 15 <= rng.randint(1, 12) != 15]
        hand = rng.sample(real, rng.randint(6, 12)) + [WILD] * 15
        if can_lay(phase, hand, edition):
            targets = best_targets(phase, hand, edition)
            assert len(targets) == len(phase.patterns)
            assert best_lays(phase, hand, edition, 1, (), Budget(0))


# --- picks ---


@pytest.mark.parametrize("cards", ["", "R1", "R1 R1", "R1 R2 R2 G3", "R5 R1 R5 R1 (R1)"])
def test_picks_come_in_order_and_are_counted_without_them(cards: str) -> None:
    hand = parse_cards(cards)
    for most in range(5):
        keep = PickSpace(hand, most, Keep, ordered=False)
        swap = PickSpace(hand, most, Swap, ordered=True)
        size = min(most, len(hand)) + 1
        chosen = [c for n in range(size) for c in dict.fromkeys(combinations(sorted(hand), n))]
        ordered = [c for n in range(size) for c in dict.fromkeys(permutations(sorted(hand), n))]
        assert [pick.cards for pick in keep if isinstance(pick, Keep)] == chosen
        assert [pick.cards for pick in swap if isinstance(pick, Swap)] == ordered
        assert (keep.count, swap.count) == (len(chosen), len(ordered))


def test_picks_too_many_to_list_come_one_after_the_other() -> None:
    hand = "R1 " * 20 + "R2 " * 20
    state = own_position(
        KEEPERS, f"step: keep 2\nhand 1:\nhand 2: {hand}\ntable 1: 6: G1 G2 G3 G4 G5 G6 G7 G8"
    )
    picks = legal(state, 1).picks
    assert picks is not None
    assert picks.count == 21 * 21
    assert len(set(islice(picks, 50))) == 50
    many_cards = PickSpace(load("mattel").deck, 60, Keep, ordered=False)
    assert len(list(islice(many_cards, 1_000))) == 1_000
    assert many_cards.count > 10**24
