"""The games of a deal: what is counted, the bounds, and bots that go wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from laydown.bots import make_bot
from laydown.engine.chance import Stream
from laydown.engine.edition import NAMES, parse_edition
from laydown.engine.rules import apply, legal, new_game
from laydown.engine.view import view
from laydown.lab import table as table_module
from laydown.lab.table import Table
from laydown.lab.tally import WIN, Tally, Trouble
from laydown.players.faults import BAD, CRASHED, ILLEGAL
from tests.lab.kit import contest, played, without_times
from tests.lab.plugins import forget, install

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from laydown.engine.state import State
    from laydown.lab.contest import Contest


@pytest.fixture(autouse=True)
def _no_plugins_left() -> Iterator[None]:
    yield
    forget()


def by_hand(wanted: Contest, deal: int, rotation: int) -> State:
    """Play a game without the arena."""
    state = new_game(wanted.load_edition(), wanted.players, wanted.deal_seed(deal))
    bots = [
        make_bot(wanted.bots[wanted.place(seat, rotation)], wanted.bot_seed(deal, rotation, seat))
        for seat in range(wanted.players)
    ]
    while not state.over:
        seat = state.actors()[0]
        apply(state, seat, bots[seat].choose(view(state, seat)))
    return state


@pytest.mark.parametrize("edition", NAMES)
def test_a_deal_gives_what_its_games_give(edition: str) -> None:
    options = () if edition == "board" else (("phases", "1-2"), ("knocking", "yes"))
    wanted = contest("steady", "random", "steady", edition=edition, options=options)
    found = Table(wanted).play(3)
    games = [by_hand(wanted, 3, rotation) for rotation in range(3)]
    steady, chance = found.bots
    assert found.games == 3
    assert found.deals == 1
    assert found.rounds == sum(len(game.results) for game in games)
    assert found.moves == sum(game.ply for game in games) == steady.moves + chance.moves
    assert steady.wins + chance.wins == 3 * WIN
    for sums, name in ((steady, "steady"), (chance, "random")):
        mine = [
            (game, seat)
            for rotation, game in enumerate(games)
            for seat in range(3)
            if wanted.bots[wanted.place(seat, rotation)] == name
        ]
        assert sums.points == sum(game.standing.totals[seat] for game, seat in mine)
        assert sums.phases == sum(game.standing.made[seat].bit_count() for game, seat in mine)
        winners = [game.standing.winners for game, seat in mine if seat in game.standing.winners]
        assert sums.wins == sum(WIN // len(winner) for winner in winners)
        assert sums.nanoseconds >= sums.slowest > 0
        assert sums.faults == {}
    assert found.deal_wins == [{steady.wins: 1}, {chance.wins: 1}]


def test_every_game_of_a_deal_has_the_same_cards_in_the_same_places(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deals: list[tuple[object, ...]] = []

    def watched(*arguments: object) -> State:
        state = new_game(*arguments)  # type: ignore[arg-type]
        deals.append((state.dealer, *map(tuple, state.hands), tuple(state.draw_pile)))
        return state

    monkeypatch.setattr(table_module, "new_game", watched)
    table = Table(contest("steady", "random", "random"))
    table.play(0)
    table.play(1)
    assert len(deals) == 6
    assert len(set(deals[:3])) == len(set(deals[3:])) == 1
    assert deals[0] != deals[3]


def test_a_shared_win_is_split() -> None:
    # One round of which everybody goes home with nothing made: all share, if they hold the same.
    text = (
        'name = "short"\nbased_on = "board"\n[end]\nturns = 1\nrounds = 1\n'
        "[points]\nnumbers = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]\n"
    )
    edition = parse_edition(text)
    state = new_game(edition, 3, b"shared")
    bot = make_bot("steady", b"")
    while not state.over:
        seat = state.actors()[0]
        apply(state, seat, bot.choose(view(state, seat)))
    tally = Tally.of(2)
    first, second = tally.bots
    table_module._count(state, [first, second, second], tally)
    assert len(state.standing.winners) == 3
    assert (first.wins, second.wins) == (WIN // 3, 2 * WIN // 3)


# --- bounds (X-02) ---


def bounded(end: str, options: dict[str, str] | None = None) -> Tally:
    """Return what a game of any moves gives under other bounds."""
    text = f'name = "bounded"\nbased_on = "express"\n[end]\n{end}\n'
    state = new_game(parse_edition(text, options), 2, b"bounds")
    chance = Stream(b"bounds", "moves")
    tally = Tally.of(1)
    while not state.over:
        seat = state.actors()[0]
        apply(state, seat, legal(state, seat).sample(chance))
    table_module._count(state, [tally.bots[0]] * 2, tally)
    return tally


@pytest.mark.clause("X-02")
def test_rounds_that_end_at_their_bound_are_counted() -> None:
    found = bounded("turns = 1\nrounds = 7")
    assert (found.rounds, found.endless_rounds, found.endless_games) == (7, 7, 1)


@pytest.mark.clause("X-02")
def test_a_game_that_ends_at_its_bound_is_counted() -> None:
    found = bounded("turns = 10000\nrounds = 2")
    assert (found.rounds, found.endless_rounds, found.endless_games) == (2, 0, 1)


@pytest.mark.clause("X-02")
def test_a_game_that_is_won_in_its_last_round_is_not_at_its_bound() -> None:
    rounds = bounded("turns = 10000\nrounds = 10000", {"phases": "1-1"}).rounds
    found = bounded(f"turns = 10000\nrounds = {rounds}", {"phases": "1-1"})
    assert (found.rounds, found.endless_games) == (rounds, 0)


def test_ten_rounds_are_no_bound_unless_they_are_cut_short() -> None:
    options = {"ten_rounds": "yes", "phases": "1-3"}
    assert bounded("turns = 20\nrounds = 3", options).endless_games == 0
    assert bounded("turns = 20\nrounds = 2", options).endless_games == 1


@pytest.mark.parametrize("edition", NAMES)
def test_the_steady_bot_does_not_run_in_circles(edition: str) -> None:
    outcome = played(contest("steady", players=3, edition=edition, options=()), deals=6)
    assert (outcome.tally.endless_rounds, outcome.tally.endless_games) == (0, 0)


# --- bots that go wrong ---


@pytest.mark.parametrize(
    ("place", "kind", "why"),
    [
        ("Raising", CRASHED, "ZeroDivisionError: a mistake in two lines"),
        ("Cheating", ILLEGAL, " [E-"),
        ("Nonsense", BAD, "'draw'"),
    ],
)
def test_a_bot_of_another_package_that_goes_wrong_makes_safe_moves(
    place: str, kind: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, monkeypatch, {"odd": place})
    outcome = played(contest("odd", "steady"), deals=1)
    odd, steady = outcome.tally.bots
    assert odd.faults == {kind: odd.moves}
    assert odd.first
    assert why in odd.first.why
    assert (odd.first.kind, odd.first.game) == (kind, 1)
    assert steady.faults == {}
    assert steady.wins == 2 * WIN


def test_a_bot_that_cannot_be_made_for_a_later_game_makes_safe_moves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, monkeypatch, {"odd": "second_time_broken"})
    odd = played(contest("odd", "steady"), deals=1).tally.bots[0]
    assert 0 < odd.faults[CRASHED] < odd.moves
    assert odd.first
    assert (odd.first.game, odd.first.move) == (2, odd.first.move)
    assert "OSError: no more" in odd.first.why


# --- sums ---


def test_tallies_add_up() -> None:
    table = Table(contest("steady", "random"))
    one, other = table.play(0), table.play(1)
    both = Tally.of(2)
    both.add(one)
    both.add(other)
    assert both.games == 4
    assert both.deals == 2
    assert both.bots[0].wins == one.bots[0].wins + other.bots[0].wins
    assert both.bots[0].slowest == max(one.bots[0].slowest, other.bots[0].slowest)
    assert sum(both.deal_wins[0].values()) == 2
    again = Tally.of(2)
    again.add(Table(contest("steady", "random")).play(0))
    again.add(Table(contest("steady", "random")).play(1))
    assert without_times(again) == without_times(both)


def test_of_faults_the_first_one_is_kept() -> None:
    both = Tally.of(1)
    for game in (3, 4):
        later = Tally.of(1)
        later.end_deal()
        for move in (7, 8):
            later.bots[0].blame(Trouble(BAD, "", game, 1, move))
        both.add(later)
    assert both.bots[0].first == Trouble(BAD, "", 3, 1, 7)
    assert both.bots[0].faults == {BAD: 4}
