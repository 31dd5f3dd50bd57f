"""Every game ends, whoever plays it, and a replay of it tells the same."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from laydown.bots.steady import SteadyBot
from laydown.engine.chance import Stream
from laydown.engine.edition import NAMES, load, parse_edition
from laydown.engine.errors import IllegalMove
from laydown.engine.game import Game
from laydown.engine.notation.position import parse_position, print_position
from laydown.engine.notation.record import Record
from laydown.engine.rules import apply, legal
from laydown.engine.view import view
from tests.engine.checks import PLAIN, check_cards, check_texts
from tests.engine.strategies import (
    CARD_GAMES,
    OPTIONS,
    OWN_TEXTS,
    TIES,
    edition_id,
    own_editions,
)

if TYPE_CHECKING:
    from laydown.engine.edition import Edition
    from laydown.engine.events import Event


def check_end(game: Game) -> None:
    """When the game is over nobody may do anything."""
    state = game.state
    assert state.over
    assert state.standing.winners
    check_cards(state)
    check_texts(game)
    for seat in range(state.players):
        assert not legal(state, seat)
        for move in PLAIN:
            with pytest.raises(IllegalMove, match="game_over"):
                apply(state, seat, move)


def play_to_the_end(edition: Edition, players: int, seed: bytes, *, sensible: bool = True) -> Game:
    """Play a game, sensibly or by any legal moves, which hardly ever lay."""
    game = Game(Record(edition, players, seed))
    bot = SteadyBot()
    chance = Stream(seed, "endings")
    while not game.state.over:
        seat = game.state.actors()[0]
        seen = view(game.state, seat)
        game.play(bot.choose(seen) if sensible else seen.legal().sample(chance), seat)
    check_end(game)
    return game


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("name", CARD_GAMES)
def test_a_game_of_steady_bots_ends(name: str, options: dict[str, bool | int | str]) -> None:
    edition = load(name, {"phases": 3, **options})
    players = 2 + (CARD_GAMES.index(name) + len(str(options))) % 5
    game = play_to_the_end(edition, players, b"steady")
    assert game.state.standing.rounds <= edition.rounds


@pytest.mark.parametrize("players", range(2, 7))
def test_a_board_game_of_steady_bots_ends(players: int) -> None:
    game = play_to_the_end(load("board"), players, b"board")
    assert game.state.results


@pytest.mark.parametrize("sensible", [False, True])
@pytest.mark.parametrize("edition", own_editions(), ids=edition_id)
def test_a_game_of_few_turns_and_rounds_ends(edition: Edition, sensible: bool) -> None:
    for players in range(edition.least_players, edition.most_players + 1):
        for i in range(3):
            game = play_to_the_end(edition, players, b"few %d" % i, sensible=sensible)
            rounds = game.state.standing.rounds
            assert rounds <= edition.rounds
            assert len(game.state.results) <= rounds + edition.replays


def test_positions_in_a_replay_are_read_back() -> None:
    # A tie in the last round that the edition allows is replayed all the same (M-35).
    met = 0
    for i in range(6):
        game = Game(Record(parse_edition(TIES), 3, b"replay %d" % i))
        bot = SteadyBot()
        while not game.state.over:
            seat = game.state.actors()[0]
            game.play(bot.choose(view(game.state, seat)), seat)
            if game.state.standing.tied:
                assert parse_position(print_position(game.state)) == game.state
                met += game.state.standing.rounds == game.state.edition.rounds
    assert met


def test_ties_are_replayed_or_shared() -> None:
    ends = Counter[str]()
    for i in range(16):
        game = play_to_the_end(parse_edition(TIES), 3, b"tie %d" % i, sensible=i % 2 == 0)
        state = game.state
        shared = len(state.standing.winners) > 1
        ends["replayed"] += state.standing.replays > 0
        ends["shared"] += shared
        ends["one winner after a replay"] += state.standing.replays > 0 and not shared
        if not any(result.replay for result in state.results):
            assert state.standing.replays == 0
    assert min(ends.values()) > 0
    assert len(ends) == 3


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_a_game_of_any_moves_ends(name: str) -> None:
    play_to_the_end(load(name), 2, b"random", sensible=False)


@pytest.mark.slow
@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("name", CARD_GAMES)
def test_whole_games_of_steady_bots_end(name: str, options: dict[str, bool | int | str]) -> None:
    for players in range(2, 7):
        play_to_the_end(load(name, options), players, b"whole")


# --- Events --------------------------------------------------------------------------------


@pytest.mark.parametrize("text", OWN_TEXTS)
def test_a_replay_tells_the_same_events(text: str) -> None:
    edition = parse_edition(text, {"knocking": True})
    game = Game(Record(edition, 2, b"events"))
    chance = Stream(b"events", "moves")
    while not game.state.over:
        seat = game.state.actors()[-1]
        game.play(legal(game.state, seat).sample(chance), seat)
    again: list[Event] = []
    assert game.record().replay(again.append) == game.state
    told = [one.event for one in game.events_since()]
    assert list(map(str, again)) == list(map(str, told))
    assert again == told
