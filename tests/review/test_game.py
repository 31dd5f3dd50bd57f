"""Reviews: what each decision of a record cost, by what the seat could know."""

from __future__ import annotations

from dataclasses import replace

import pytest

from laydown.bots import make_bot
from laydown.engine.edition import load
from laydown.engine.game import Game
from laydown.engine.notation.moves import parse_move
from laydown.engine.notation.record import Record
from laydown.engine.view import view
from laydown.review.game import Review, review
from tests.review.kit import GOLDEN, record, reviewed

RECORDS = sorted(str(path.relative_to(GOLDEN)) for path in GOLDEN.rglob("*.record"))
SOME = RECORDS[::15]


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(set(RECORDS) - set(SOME)))
def test_the_other_golden_records_too(name: str) -> None:
    test_golden_records_are_reviewed_and_the_sums_add_up(name)


@pytest.mark.parametrize("name", SOME)
def test_golden_records_are_reviewed_and_the_sums_add_up(name: str) -> None:
    found = reviewed(name)
    assert [one.move for one in found.decisions] == [one.move for one in record(name).moves]
    for one in found.decisions:
        assert one.loss >= 0
        assert 0 < one.worth <= one.best_worth < 1
        assert one.at_stake >= one.loss - 1e-12
        assert (one.reason is not None) == (one.loss > 1e-6)
    for seat in found.seats:
        own = [one for one in found.decisions if one.seat == seat.seat and one.counts]
        assert seat.decisions == len(own)
        assert seat.loss == pytest.approx(sum(one.loss for one in own))
        assert seat.accuracy is None or 0 <= seat.accuracy <= 100
        assert seat.luck.total == seat.luck.deal + seat.luck.cards + seat.luck.dice
        assert len(seat.luck.rounds) == found.end.deals - found.decisions[0].round + 1
        assert seat.luck.rounds[-1] == seat.luck.total
        assert seat.best == len(own) - len(found.costliest(seat.seat, len(own)))
        assert bool(seat.luck.dice) <= bool(found.record.edition.ring)


def played(names: tuple[str, ...], edition: str = "mattel") -> Review:
    """Return the review of a game between bots."""
    game = Game(Record(load(edition), len(names), b"review"))
    bots = [make_bot(name, b"review") for name in names]
    while not game.state.over:
        seat = game.state.actors()[0]
        game.play(bots[seat].choose(view(game.state, seat)), seat)
    return review(game.record())


def test_the_better_a_bot_plays_the_more_accurate_it_is() -> None:
    accuracies = [one.accuracy for one in played(("sharp", "steady", "novice", "random")).seats]
    assert accuracies == sorted(accuracies, key=lambda share: -(share or 0))
    assert (accuracies[0] or 0) > 99.5
    assert (accuracies[2] or 0) > 80 > (accuracies[3] or 0)


def test_the_dearest_come_first() -> None:
    found = reviewed("mattel/4_players.record")
    dearest = found.costliest()
    losses = [one.loss for one in dearest]
    assert losses == sorted(losses, reverse=True)
    assert losses[0] == max(one.loss for one in found.decisions if one.counts)
    assert len(dearest) == 3
    assert all(one.seat == 1 for one in found.costliest(1, 5))
    assert [str(one.move) != str(one.best) for one in dearest] == [True] * 3


def test_an_unfinished_game_is_reviewed_as_far_as_it_goes() -> None:
    whole = record("mattel/2_players.record")
    part = review(replace(whole, moves=whole.moves[:25]))
    assert not part.end.over
    assert part.decisions == reviewed("mattel/2_players.record").decisions[:25]
    nothing = review(replace(whole, moves=()))
    assert [seat.accuracy for seat in nothing.seats] == [None, None]
    assert nothing.costliest() == []
    assert nothing.seats[0].luck.deal != 0


def test_what_somebody_else_did_in_a_players_place_does_not_count() -> None:
    whole = record("mattel/2_players.record")
    marked = replace(whole, moves=tuple(replace(one, mark="timer") for one in whole.moves[:40]))
    found = review(marked)
    assert [seat.decisions for seat in found.seats] == [0, 0]
    assert found.costliest() == []


def test_it_tells_how_far_it_is() -> None:
    whole = record("express/2_players.record")
    told: list[int] = []
    review(replace(whole, moves=whole.moves[:10]), told.append)
    assert told == list(range(1, 11))


def test_a_mistake_is_found_with_what_was_better_and_why() -> None:
    position = (
        "position: 1\nedition: mattel\nstep: play 1\ndiscard pile: Y1\n"
        "hand 1: R7 G7 Y7 R9 G9 R4 G5 O12\nhand 2: O1 O2 O3\nphase 2: 2\n"
        "table 2: R12 Y12 G12 | R1 G2 Y3 O4\n"
    )
    game = Game(Record(load("mattel"), 2, b"", position=position))
    game.play(parse_move("discard O12"), 0)
    (one,) = review(game.record()).decisions
    assert (str(one.move), str(one.best)) == ("discard O12", "discard R4")
    assert one.loss > 0.005
    assert one.reason
    assert (one.reason.code, one.reason.params["player"]) == ("denies-hit", 2)
    assert (one.round, one.turn, one.number, one.step) == (1, 1, 1, "play")


def test_a_decision_that_would_be_told_as_nothing_is_none_of_the_costliest() -> None:
    found = reviewed(SOME[0])
    one = replace(found.decisions[0], best_worth=0.5, at_stake=0.5, mark="")
    for cost, told in ((0.0004, 0), (0.0006, 1)):
        decided = replace(found, decisions=(replace(one, worth=0.5 - cost),))
        assert len(decided.costliest()) == told
