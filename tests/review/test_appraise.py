"""What moves are worth: sound figures for every legal move, from what the seat sees alone."""

from __future__ import annotations

import math
from functools import cache
from itertools import islice

import pytest

from laydown.bots import make_bot
from laydown.engine.chance import Stream
from laydown.engine.complete import complete
from laydown.engine.edition import load
from laydown.engine.errors import IllegalMove
from laydown.engine.moves import Lay, Move
from laydown.engine.notation.moves import parse_move
from laydown.engine.notation.position import parse_position
from laydown.engine.rules import apply, new_game
from laydown.engine.state import KEEP, PLAY, STAR, WALK, PartialState
from laydown.engine.view import View, view
from laydown.review.appraise import Appraisal, options
from laydown.sense.hold import goes_at_once, holds_back
from laydown.sense.mind import adviser
from laydown.sense.race import points_decide
from laydown.sense.ranking import best_move
from tests.review.kit import appraised, seen
from tests.review.positions import CASES
from tests.review.positions.case import TEN
from tests.review.positions.discard import LATE, START

TABLES = [
    ("mattel", {}, 2),
    ("mattel", {"knocking": True}, 3),
    ("ravensburger", {"free_order": True}, 4),
    ("ravensburger", {"ten_rounds": True, "wild_minimum": "group"}, 6),
    ("express", {"knocking": True, "last_card": "discard"}, 3),
    ("express", {"free_order": True}, 2),
    ("pocket", {}, 5),
    ("board", {}, 2),
    ("board", {}, 4),
]
PLAYERS = ("sharp", "novice", "random", "steady", "steady", "sharp")


def advised(one: View) -> Move:
    """Return the move that is made without looking at the others."""
    state = one.masked()
    return best_move(state, one.seat, adviser(state))


def views(
    edition: str, chosen: dict[str, bool | str], players: int, moves: int = 150
) -> list[View]:
    """Return what the seats see in a game between bots of all kinds, whenever they are asked."""
    return _views(edition, tuple(chosen.items()), players, max(moves, 200))[:moves]


@cache
def _views(
    edition: str, chosen: tuple[tuple[str, bool | str], ...], players: int, most: int
) -> list[View]:
    state = new_game(load(edition, dict(chosen)), players, b"review")
    bots = [make_bot(name, b"review") for name in PLAYERS[:players]]
    found: list[View] = []
    while not state.over and len(found) < most:
        seat = state.actors()[0]
        found.append(view(state, seat))
        apply(state, seat, bots[seat].choose(found[-1]))
    return found


@pytest.mark.parametrize(("edition", "chosen", "players"), TABLES)
def test_every_move_has_a_worth_and_the_best_is_legal(
    edition: str, chosen: dict[str, bool | str], players: int
) -> None:
    for one in views(edition, chosen, players)[::2]:
        appraisal, legal = Appraisal(one), one.legal()
        best = appraisal.worth(appraisal.ranked[0])
        assert all(move in legal for move in appraisal.ranked)
        worths = [appraisal.worth(move) for move in appraisal.ranked]
        assert worths == pytest.approx(sorted(worths, reverse=True))
        for move in islice(legal, 60):
            assert 0 < appraisal.worth(move) < 1
            assert math.isfinite(appraisal.worth(move))
        assert set(legal.moves) <= {*appraisal.ranked}  # the small ones are all considered
        assert len(set(appraisal.ranked)) == len(appraisal.ranked)
        assert best == max(worths)


@pytest.mark.parametrize(("edition", "chosen", "players"), TABLES)
def test_the_move_to_make_is_the_best_of_the_ranking(
    edition: str, chosen: dict[str, bool | str], players: int
) -> None:
    found = views(edition, chosen, players, 200)
    assert [one for one in found if Appraisal(one).ranked[0] != advised(one)] == []


def further_than_sharp(one: View) -> bool:
    """Whether hints know what sharp does not.

    The ring, a phase that is held back or complete, another turn, points that decide nothing.
    """
    state = one.masked()
    ring = state.step in (WALK, STAR, KEEP)
    return ring or state.again > 0 or not points_decide(state) or holds_phase(state, one.seat)


def holds_phase(state: PartialState, seat: int) -> bool:
    """Whether a seat has a complete phase in its hand."""
    return goes_at_once(state, seat, state.hands[seat]) > 0


@pytest.mark.parametrize(("edition", "chosen", "players"), TABLES)
def test_where_hints_know_no_more_they_say_what_sharp_would_do(
    edition: str, chosen: dict[str, bool | str], players: int
) -> None:
    sharp = make_bot("sharp", b"")
    found = views(edition, chosen, players, 200)
    other = [one for one in found if Appraisal(one).ranked[0] != sharp.choose(one)]
    assert [one for one in other if not further_than_sharp(one)] == []


@pytest.mark.parametrize("edition", ["mattel", "ravensburger", "express"])
def test_a_lay_is_never_best_where_it_is_better_to_wait(edition: str) -> None:
    state = new_game(load(edition), 2, b"waiting")
    waited = 0
    for _ in range(400):
        seat = state.actors()[0]
        one = view(state, seat)
        seen_state = one.masked()
        going = goes_at_once(seen_state, seat, seen_state.hands[seat])
        waits = holds_back(seen_state, seat, going, adviser(seen_state).style)
        if state.step == PLAY and going and waits:
            ranked = Appraisal(one).ranked
            first = next(move for move in ranked if isinstance(move, Lay))
            assert Appraisal(one).worth(first) < Appraisal(one).worth(ranked[0])
            waited += 1
        apply(state, seat, advised(one))
        if state.over:
            break
    assert waited > 5


def test_nobody_is_told_to_shed_points_that_cannot_decide() -> None:
    late = LATE.replace("mattel", "pocket")
    assert appraised(LATE).options()[0].reason.code == "sheds"
    codes = {option.reason.code for option in appraised(late).options()}
    assert codes.isdisjoint({"sheds", "keeps-points", "points-more", "points-fewer"})
    # As far as three cards, the phase still counts: what belongs to nothing goes.
    assert str(appraised(late).ranked[0]) != "discard Y12"


@pytest.mark.parametrize(("edition", "chosen", "players"), TABLES)
def test_no_hidden_card_has_any_influence(
    edition: str, chosen: dict[str, bool | str], players: int
) -> None:
    for number, one in enumerate(views(edition, chosen, players)[::15]):
        other = complete(one, Stream(b"other cards", "review", number))
        assert options(view(other, one.seat)) == options(one)


def test_the_same_view_gives_the_same_hints() -> None:
    for one in views("board", {}, 3, 30):
        assert options(one) == options(one)


def test_any_legal_lay_is_judged_also_one_that_is_not_listed() -> None:
    appraisal = appraised(
        "edition: mattel\nstep: play 1\ndiscard pile: Y1\n"
        f"hand 1: R7 G7 Y7 O7 R9 G9 Y9 R3 G3 Y3\n{TEN}\nhand 3: R12 G12"
    )
    odd = parse_move("lay R9 G9 Y9 | R3 G3 Y3")
    assert odd not in appraisal.ranked
    assert appraisal.worth(odd) < appraisal.worth(appraisal.ranked[0])
    assert appraisal.worth(odd) > appraisal.worth(parse_move("discard R3"))
    # As good as the best: the fourth 7 is hit afterwards.
    least = parse_move("lay R7 G7 Y7 | R3 G3 Y3")
    assert appraisal.worth(least) == pytest.approx(appraisal.worth(appraisal.ranked[0]), abs=1e-3)


def test_a_move_is_judged_in_whatever_form_it_is_written() -> None:
    appraisal = appraised(START + TEN)
    for text in ("discard O12", "discard R9"):
        assert appraisal.worth(parse_move(text)) == appraisal.worth(parse_move(text))
    with pytest.raises(IllegalMove):
        appraisal.worth(parse_move("discard B1"))


def test_so_many_are_told_as_are_wished() -> None:
    appraisal = appraised(START + TEN)
    assert [str(option.move) for option in appraisal.options(2)] == ["discard O12", "discard R4"]
    assert len(appraisal.options()) == len(appraisal.ranked)


def test_nothing_is_at_stake_where_nothing_can_be_chosen() -> None:
    forced = appraised(next(case.position for case in CASES if case.code == "forced"))
    assert forced.forced
    assert forced.at_stake == 0
    assert not appraised(START + TEN).forced


def test_a_claim_of_who_comes_next_can_wait_a_little() -> None:
    # Seat 2 comes next and may take the card anyway; seat 3 loses it by passing.
    position = """edition: mattel
options: knocking=yes
step: claim 2 3
discard pile: Y9
hand 1: O1 O2 O3 O4
hand 2: R7 G7 Y7 R9 G9 R4
hand 3: R7 G7 Y7 R9 G9 R4"""
    losses = []
    for seat in (2, 3):
        appraisal = Appraisal(seen(position, seat))
        knock, passes = appraisal.ranked
        assert str(knock) == "knock"
        losses.append(appraisal.worth(knock) - appraisal.worth(passes))
    assert 0 < losses[0] < losses[1] / 2


def test_who_is_not_asked_gets_no_hint_but_the_reason() -> None:
    state = new_game(load("mattel"), 2, b"asked", dealer=1)
    with pytest.raises(IllegalMove, match="not_your_turn"):
        options(view(state, 1))
    over = "position: 1\nedition: mattel\nplayers: 2\nstep: over\nwinners: 2\ntotal 1: 5\n"
    with pytest.raises(IllegalMove, match="game_over"):
        options(view(parse_position(over), 0))
