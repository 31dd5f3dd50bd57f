"""Options hold every small move and nothing illegal, in positions of all editions and variants."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

import pytest

from laydown.engine.chance import Stream
from laydown.engine.notation.moves import parse_move
from laydown.engine.notation.position import parse_position
from laydown.engine.rules import apply
from laydown.engine.view import view
from laydown.wire.of_options import options_of
from tests.wire.positions import FILES, positions

if TYPE_CHECKING:
    from collections.abc import Iterator

    from laydown.engine.legal import Legal
    from laydown.engine.state import State
    from laydown.wire.options import Options

EVERY = 3


def small_moves(options: Options) -> Iterator[str]:
    """Yield all moves but picks and lays."""
    flags = {"draw": options.draw, "take": options.take, "roll": options.roll}
    flags |= {"knock": options.knock, "pass": options.may_pass}
    yield from (name for name, there in flags.items() if there)
    yield from (hit.move for hit in options.hits)
    yield from (f"discard {card}" for card in options.discards)
    for one, other in options.discard_pairs:
        yield f"discard {one} {other}"
        if one != other:
            yield f"discard {other} {one}"
    yield from (skip.move for skip in options.skips if skip.move)
    yield from (walk.move for walk in options.walks)
    yield from (f"search {card}" for card in options.search)
    yield from (
        f"ask {number} {way.direction}" for number in options.ask for way in options.directions
    )
    yield from (f"give {card}" for card in options.give)


def check_lays(state: State, options: Options, found: Legal) -> None:
    told = [lay.move for lay in options.lays]
    assert len(set(told)) == len(told)
    there = [str(lay) for lay in islice(found.lays, 1000)]
    assert bool(told) == bool(there)
    assert options.more_lays == (len(there) > len(told))
    for lay in options.lays:
        assert found.canonical(parse_move(lay.move)) == parse_move(lay.move)
        after = state.copy()
        for move in (lay.move, *lay.hits):
            apply(after, found.seat, parse_move(move))
        for choice in lay.wilds:
            assert choice.move != lay.move
            assert parse_move(choice.move) in found
            assert (
                choice.value.split("=")[0]
                == lay.groups[choice.group - 1].cards[choice.card - 1].split("=")[0]
            )


def check_picks(options: Options, found: Legal, chance: Stream) -> None:
    assert (options.picks is not None) == (found.picks is not None)
    if found.picks is None or options.picks is None:
        return
    for _ in range(5):
        move = found.picks.sample(chance)
        word, *cards = str(move).split()
        assert word == options.picks.move
        assert options.picks.least <= len(cards) <= options.picks.most
    for pick in islice(found.picks, 200):
        assert len(str(pick).split()) - 1 <= options.picks.most


@pytest.mark.slow
@pytest.mark.parametrize("file", FILES)
def test_options_are_complete_and_legal(file: str) -> None:
    chance = Stream(b"options", file)
    for state in positions(file, EVERY):
        for seat in range(state.players):
            seen = view(state, seat)
            options = options_of(seen, "en")
            found = seen.legal()
            assert (options is not None) == (seat in state.actors())
            if options is None:
                continue
            assert options.step == state.step
            small = list(small_moves(options))
            assert sorted(small) == sorted(map(str, found.moves))
            check_lays(state, options, found)
            check_picks(options, found, chance)


def told(text: str, seat: int = 0) -> Options:
    options = options_of(view(parse_position(text), seat), "en")
    assert options is not None
    return options


TABLE = """\
position: 1
edition: mattel
hand 1: R8 R4 W S O2
hand 2: R1 R2
hand 3: R1 R2
phase 1: 2
table 1: 2: R7 Y7 G7 | R5 Y6 G7 O8
step: play 1
discard pile: R5
"""


def test_a_wild_can_be_hit_at_both_ends_and_says_what_it_will_stand_for() -> None:
    found = {hit.move: (hit.end, hit.stands) for hit in told(TABLE).hits}
    assert found == {
        "hit W on 1.1": (None, "7"),
        "hit W on 1.2 low": ("low", "4"),
        "hit W on 1.2 high": ("high", "9"),
        "hit R4 on 1.2": ("low", None),
    }


def test_a_skip_has_its_targets_and_says_why_not_another() -> None:
    one, two = told(TABLE + "skip 3: 1\n").skips
    assert (one.seat, one.move, one.refusal) == (2, "skip S on 2", None)
    assert two.refusal is not None
    assert (two.seat, two.move, two.refusal.code) == (3, None, "skip_already_there")
    assert told(TABLE.replace("W S O2", "W O2")).skips == []


RING = """\
position: 1
edition: board
hand 1: R8 R4 G4
hand 2: R1 R2
hand 3: R1 R2
pawns: 1 3 4
dice: 2 2
step: walk 1
"""


def test_a_walk_leads_to_a_space_and_jumps_occupied_ones() -> None:
    one, two = told(RING).walks
    assert (one.move, one.spaces, one.way, one.space) == ("walk 2", 2, [2, 5], 5)
    assert (two.move, two.spaces, two.way) == ("walk 4", 4, [2, 5, 6, 7])
    stars = {walk.move: walk for walk in told(RING.replace("walk 1", "star 1")).walks}
    assert stars["star search"].way[-1] == stars["star search"].space
    assert stars["star search"].action == "search"
    assert 3 not in stars["star search"].way


def test_who_is_asked_in_which_order() -> None:
    options = told(RING.replace("walk 1", "ask 1"))
    assert options.ask == list(range(1, 13))
    assert [(way.direction, way.seats) for way in options.directions] == [
        ("left", [2, 3]),
        ("right", [3, 2]),
    ]


def test_how_many_cards_may_be_picked() -> None:
    picks = told(RING.replace("walk 1", "swap 1")).picks
    assert picks is not None
    assert (picks.move, picks.least, picks.most) == ("swap", 0, 3)


def test_of_more_lays_than_anybody_can_look_at_the_best_found_are_told() -> None:
    jokers = " ".join(f"({colour}{number})" for colour in "RYGB" for number in range(1, 6))
    options = told(
        f"position: 1\nedition: board\nstep: play 1\ndiscard pile: R12\nphase 1: 9\n"
        f"hand 1: B5 {jokers}\nhand 2: R11\n"
    )
    assert options.more_lays
    assert 1 <= len(options.lays) <= 5
    assert options.lays[0].phase == 9


def test_in_free_order_each_phase_that_can_be_laid_is_among_the_lays() -> None:
    options = told(
        "position: 1\nedition: pocket\noptions: free_order=yes\nstep: play 1\n"
        "discard pile: R12\nhand 1: Y5 Y6 G7 Y12 Y12 W\nhand 2: R11\n"
    )
    assert len(options.lays) == 5
    assert {lay.phase for lay in options.lays} == {1, 2, 3, 8}
