"""A game: moves in, numbered events out, and back again."""

from __future__ import annotations

import copy
from itertools import pairwise
from typing import Any

import pytest

from laydown.engine.chance import Stream
from laydown.engine.edition import NAMES, load
from laydown.engine.errors import IllegalMove, ParseError, SetupError
from laydown.engine.events import Dealt, Drew
from laydown.engine.game import Game
from laydown.engine.moves import DRAW
from laydown.engine.notation.position import print_position
from laydown.engine.notation.record import parse_record, print_record
from laydown.engine.rules import apply, legal
from laydown.engine.state import TOOK
from laydown.engine.view import view
from tests.sizes import many

CLAIM = """
position: 1
edition: mattel
options: knocking=yes
players: 4
step: claim 2 3 4
turn: 1
discard pile: R5 G1
hand 1: R1 R2 R3
hand 2: R7 G7 Y7
hand 3: O1 O2
hand 4: B3 G9
""".replace("B3", "O3")


def some_game(name: str, moves: int) -> Game:
    """Play some moves at random."""
    game = Game.new(name, 3, seed=b"game")
    chance = Stream(b"game", "moves")
    for _ in range(moves):
        if game.over:
            break
        seat = game.actors[-1]
        game.play(game.legal(seat).sample(chance), seat)
    return game


# --- a new game ---


def test_an_edition_by_its_name_or_as_a_value_with_options() -> None:
    by_name = Game.new("express", 3, options={"knocking": "yes"}, seed=b"1", dealer=2)
    by_value = Game.new(load("express"), 3, options={"knocking": True}, seed=b"1", dealer=2)
    assert by_name.state == by_value.state
    assert by_name.edition.options.knocking
    assert by_name.state.dealer == 2


def test_without_a_seed_no_two_games_are_alike() -> None:
    one, other = Game.new("mattel"), Game.new("mattel")
    assert len(one.state.seed) == 64
    assert one.state.seed != other.state.seed


def test_a_game_that_cannot_be_is_refused() -> None:
    for players, edition in ((1, "mattel"), (7, "mattel")):
        with pytest.raises(SetupError, match="bad_players"):
            Game.new(edition, players)
    with pytest.raises(SetupError, match="unknown_edition"):
        Game.new("chess")
    with pytest.raises(SetupError, match="no_options"):
        Game.new("board", options={"knocking": True})
    with pytest.raises(SetupError, match="bad_dealer"):
        Game.new("mattel", 2, dealer=2)


# --- moves ---


def test_a_move_as_text_or_as_a_value() -> None:
    one, other = (Game.new("mattel", 2, seed=b"same") for _ in range(2))
    assert one.play("draw") == other.play(DRAW)
    assert one.state == other.state
    assert one.moves == other.moves


def test_what_a_move_brings_about_is_numbered() -> None:
    game = Game.new("mattel", 2, seed=b"numbers")
    (dealt,) = game.events_since()
    assert dealt.number == 1
    assert isinstance(dealt.event, Dealt)
    seat = game.actors[0]
    (drew,) = game.play("draw")
    assert (drew.number, type(drew.event)) == (2, Drew)
    assert str(drew) == f"2: {drew.event}"
    assert game.events_since(1) == (drew,)
    assert game.events_since(2) == game.events_since(99) == ()
    assert game.events_for(seat, 1) == (drew,)
    assert [str(one) for one in game.events_for(1 - seat, 1)] == [f"2: {seat + 1} drew ?"]
    assert game.events_for(None, 1) == game.events_for(1 - seat, 1)
    with pytest.raises(ValueError, match="count from 1"):
        game.events_since(-1)


@pytest.mark.parametrize("name", NAMES)
def test_every_event_has_the_next_number_and_none_is_lost(name: str) -> None:
    game = Game.new(name, 3, seed=b"all")
    chance = Stream(b"all", "moves")
    told = list(game.events_since())
    for _ in range(many(100)):
        if game.over:
            break
        seat = game.actors[0]
        told += game.play(game.legal().sample(chance) if len(game.actors) == 1 else "pass", seat)
    assert told == list(game.events_since())
    assert told[0].number == 1
    assert all(after.number == before.number + 1 for before, after in pairwise(told))
    events = [one.event for one in told]
    again: list[object] = []
    assert game.record().replay(again.append) == game.state
    assert again == events


@pytest.mark.parametrize("move", ["discard R5", "take R5", "lay", "fly", "", "lay R1 R1 R1"])
def test_a_refused_move_changes_nothing(move: str) -> None:
    game = Game.new("mattel", 2, seed=b"refused")
    before, told = game.state.copy(), game.events_since()
    with pytest.raises((IllegalMove, ParseError)):
        game.play(move)
    assert game.state == before
    assert game.events_since() == told
    assert game.moves == ()


@pytest.mark.parametrize("move", [None, 5, b"draw", ["draw"]])
def test_what_is_neither_text_nor_a_move_is_no_move(move: object) -> None:
    wrong: Any = move
    game = Game.new("mattel", 2, seed=b"refused")
    with pytest.raises(TypeError):
        game.play(wrong)
    assert game.moves == ()


def test_who_is_not_asked_may_not_move() -> None:
    game = Game.new("mattel", 2, seed=b"turns")
    with pytest.raises(IllegalMove, match="not_your_turn"):
        game.play("draw", 1 - game.actors[0])


def test_where_several_may_act_the_seat_must_be_named() -> None:
    game = Game.from_position(CLAIM)
    assert game.actors == (1, 2, 3)
    for ask in (lambda: game.play("pass"), game.legal):
        with pytest.raises(ValueError, match="several seats may act, name one: 1, 2, 3"):
            ask()
    game.play("pass", 2)
    assert list(game.actors) == [1, 3]


def test_when_all_is_over_every_move_is_refused() -> None:
    game = Game.from_position(
        "position: 1\nedition: mattel\nplayers: 2\nstep: over\nwinners: 2\ntotal 1: 5\n"
    )
    assert game.over
    assert game.actors == ()
    assert not game.legal()
    with pytest.raises(IllegalMove, match="game_over"):
        game.play("draw")


def test_a_mark_that_no_record_knows_is_refused() -> None:
    game = Game.new("mattel", 2, seed=b"marks")
    with pytest.raises(ValueError, match="no mark 'clock': timer, standin"):
        game.play("draw", mark="clock")
    game.play("draw", mark="timer")
    assert str(game.record()).endswith("draw @timer\n")


def test_legal_moves_take_text() -> None:
    game = Game.new("mattel", 2, seed=b"text")
    legal = game.legal()
    assert "draw" in legal
    assert " draw " in legal
    assert "discard R5" not in legal
    assert "no move at all" not in legal
    assert 7 not in legal
    assert legal.canonical("draw") == DRAW
    why = legal.why_not("discard R5")
    assert why is not None
    assert why.code == "draw_first"
    with pytest.raises(ParseError):
        legal.why_not("no move at all")


# --- seats ---


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_there_is_no_seat_before_the_first_or_behind_the_last(seat: int) -> None:
    game = Game.new("mattel", 3, seed=b"seats")
    for ask in (
        lambda: game.view(seat),
        lambda: view(game.state, seat),
        lambda: game.legal(seat),
        lambda: legal(game.state, seat),
        lambda: game.play("draw", seat),
        lambda: game.events_for(seat),
    ):
        with pytest.raises(ValueError, match=f"no seat {seat}: they count from 0 to 2"):
            ask()


@pytest.mark.parametrize("seat", [True, False, 1.0, "1", b"1"])
def test_what_is_no_whole_number_is_no_seat(seat: object) -> None:
    wrong: Any = seat
    game = Game.new("mattel", 3, seed=b"seats")
    seen = game.view(0)
    for ask in (
        lambda: game.view(wrong),
        lambda: view(game.state, wrong),
        lambda: game.legal(wrong),
        lambda: legal(game.state, wrong),
        lambda: game.play("draw", wrong),
        lambda: apply(game.state.copy(), wrong, DRAW),
        lambda: game.events_for(wrong),
        lambda: seen.known_of(wrong),
        lambda: seen.deeds(wrong, TOOK),
        lambda: game.spectator().known_of(wrong),
        lambda: Game.new("mattel", 3, dealer=wrong),
    ):
        with pytest.raises(ValueError, match=f"no seat {seat!r}: they count from 0 to 2"):
            ask()


def test_nobody_has_no_view() -> None:
    nobody: Any = None
    with pytest.raises(ValueError, match="no seat None"):
        Game.new("mattel", 3, seed=b"seats").view(nobody)


@pytest.mark.parametrize("seat", [-1, 3])
def test_nothing_is_known_of_a_seat_that_is_not_there(seat: int) -> None:
    game = Game.new("mattel", 3, seed=b"seats")
    seen = game.view(0)
    for ask in (
        lambda: seen.known_of(seat),
        lambda: seen.deeds(seat, TOOK),
        lambda: game.spectator().known_of(seat),
    ):
        with pytest.raises(ValueError, match=f"no seat {seat}"):
            ask()
    # An event does not know how many play: nobody else is told more than a spectator.
    for one in game.events_since():
        assert one.seen_by(seat) == one.seen_by(None)


# --- back ---


@pytest.mark.parametrize("name", NAMES)
def test_back_to_every_move(name: str) -> None:
    whole = some_game(name, 150)
    fresh = Game.new(name, 3, seed=b"game")
    places = [(fresh.state.copy(), fresh.events_since())]
    for recorded in whole.moves:
        fresh.play(recorded.move, recorded.seat)
        places.append((fresh.state.copy(), fresh.events_since()))
    for ply in (*range(len(whole.moves), 0, -19), 1, 0):
        gone = len(fresh.events_since()) - len(places[ply][1])
        assert fresh.undo(to=ply) == gone
        assert (fresh.ply, len(fresh.moves)) == (ply, ply)
        assert (fresh.state, fresh.events_since()) == places[ply]
    for recorded in whole.moves:  # and it goes on from there as before
        fresh.play(recorded.move, recorded.seat)
    assert fresh.state == whole.state
    assert fresh.events_since() == whole.events_since()
    assert fresh.record() == whole.record()


def test_the_last_move_is_taken_back_and_another_made() -> None:
    game = Game.new("mattel", 2, seed=b"undo")
    dealt = game.state.copy()
    game.play("draw")
    assert game.undo() == 1
    assert game.state == dealt
    game.play("take")
    assert [str(one.move) for one in game.moves] == ["take"]
    assert game.undo(to=1) == 0
    assert game.ply == 1


def test_there_is_nothing_before_the_first_move() -> None:
    game = Game.new("mattel", 2, seed=b"undo")
    for to in (None, -1, 1):
        with pytest.raises(ValueError, match="no move to go back to but 0-0"):
            game.undo(to)


def test_in_a_game_from_a_position_moves_count_from_there() -> None:
    half = some_game("express", 20)
    game = Game.from_position(print_position(half.state))
    assert (game.ply, game.moves, game.events_since()) == (20, (), ())
    game.play(game.legal(game.actors[0]).sample(Stream(b"", "")), game.actors[0])
    assert game.ply == 21
    game.undo(to=20)
    assert game.state == half.state
    with pytest.raises(ValueError, match="no move to go back to but 20-20"):
        game.undo(to=19)


@pytest.mark.parametrize("name", NAMES)
def test_a_copy_is_an_equal_game_that_goes_on_on_its_own(name: str) -> None:
    game = some_game(name, 140)
    before = (str(game.record()), game.events_since(), str(game))
    for other in (game.copy(), copy.copy(game), copy.deepcopy(game)):
        assert (str(other.record()), other.events_since(), str(other)) == before
        other.undo(to=30)
        seat = other.actors[0]
        other.play(other.legal(seat).sample(Stream(b"", "copy")), seat)
        assert other.ply == 31
        assert (str(game.record()), game.events_since(), str(game)) == before
    game.undo(to=70)  # from a state that was kept on the way
    assert game.state == Game.from_record(game.record()).state


def test_a_copy_of_a_game_from_a_position_starts_there_too() -> None:
    game = Game.from_position(print_position(some_game("express", 20).state))
    other = game.copy()
    other.play(other.legal(other.actors[0]).sample(Stream(b"", "")), other.actors[0])
    assert (game.ply, other.ply, str(other.record().start())) == (20, 21, str(game.state))


# --- records ---


@pytest.mark.parametrize("name", NAMES)
def test_a_record_makes_an_equal_game(name: str) -> None:
    game = some_game(name, 60)
    text = print_record(game.record())
    for other in (Game.from_record(text), Game.from_record(parse_record(text))):
        assert other.state == game.state
        assert other.events_since() == game.events_since()
        assert str(other.record()) == text


# --- to look at ---


def test_a_game_prints_its_table() -> None:
    game = Game.from_position(
        "position: 1\nedition: mattel\nplayers: 3\nstep: play 1\ndiscard pile: R5 G1\n"
        "hand 1: W Y3 O2 G2\nhand 2: R1 R2\nhand 3: R9\nphase 2: 2\ntotal 2: 35\nskip 3: 1\n"
        "table 1: 1: R7 G7 Y7 | R9 G9 W\n"
    )
    table = (
        "mattel, round 1, move 0, seat 1 to play\n"
        "draw pile: 92, discard pile: 2, top R5\n"
        "> 1: G2 O2 Y3 W (phase 1, 0 points)\n"
        "     laid phase 1: R7 Y7 G7 | R9 G9 W\n"
        "  2: R1 R2 (phase 2, 35 points)\n"
        "  3: R9 (phase 1, 0 points, Skips 1)"
    )
    assert str(game) == table
    assert str(game) == str(game.state)
    assert repr(game) == f"<Game: {table.splitlines()[0]}>"
    assert repr(game.state) == f"<State: {table.splitlines()[0]}>"
    seen = str(game.view(1)).splitlines()
    assert seen[2] == "> 1: ?x4 (phase 1, 0 points)"
    assert seen[4:] == ["  2: R1 R2 (phase 2, 35 points)", "  3: ?x1 (phase 1, 0 points, Skips 1)"]
    assert repr(game.view(1)) == f"<View of seat 2: {table.splitlines()[0]}>"
    assert str(game.spectator()).splitlines()[4] == "  2: ?x2 (phase 2, 35 points)"
    assert repr(game.spectator()) == f"<Spectator: {table.splitlines()[0]}>"


def test_what_may_be_done_prints_itself() -> None:
    game = Game.new("mattel", 2, seed=b"legal", dealer=1)
    before = game.legal()
    assert repr(before) == "<Legal of seat 1: draw, take>"
    assert repr(game.legal(1)) == "<Legal of seat 2: nothing>"
    game.play("draw")
    assert repr(before) == "<Legal of seat 1: the game has gone on>"
    ready = Game.from_position(
        "position: 1\nedition: ravensburger\noptions: free_order=yes\nstep: play 1\n"
        "hand 1: R7 G7 Y7 R9 G9 Y9 B2\nhand 2: R1\n"
    )
    assert repr(ready.legal()).startswith("<Legal of seat 1: discard R7, ")
    assert repr(ready.legal()).endswith(", lays>")
    assert repr(ready.legal().lays) == "<LaySpace: phase 1>"
    assert repr(game.legal().lays) == "<LaySpace: none>"
    swap = Game.from_position(
        "position: 1\nedition: board\nstep: swap 1\npawns: 5 0\ndiscard pile: B9\n"
        "hand 1: R1 R2 R3\nhand 2: R10\n"
    )
    assert repr(swap.legal()) == "<Legal of seat 1: 16 picks>"
    assert repr(swap.legal().picks) == "<PickSpace: 16>"


def test_an_edition_and_a_record_print_what_they_are_on_a_line() -> None:
    assert repr(load("express")) == "<Edition: express>"
    knocking = Game.new("mattel", 3, options={"knocking": True, "phases": "odd"}, seed=b"secret")
    knocking.play("draw")
    assert repr(knocking.edition) == "<Edition: mattel phases=1,3,5,7,9 knocking=yes>"
    assert repr(knocking.record()) == "<Record: mattel, 3 players, moves: 1>"


def test_nothing_is_drawn_where_nothing_may_be_done() -> None:
    game = Game.new("mattel", 2, seed=b"", dealer=1)
    with pytest.raises(ValueError, match="no legal move"):
        game.legal(1).sample(Stream(b"", ""))


def test_a_finished_game_and_the_board_print_too() -> None:
    over = Game.from_position(
        "position: 1\nedition: mattel\nplayers: 2\nstep: over\nwinners: 2\ntotal 1: 5\n"
    )
    assert "won by seat 2" in str(over)
    ring = Game.new("board", 2, seed=b"ring", dealer=0)
    ring.play("roll")
    assert "dice: " in str(ring)
    assert "space 0" in str(ring)
    free = Game.new("mattel", 2, options={"free_order": "yes"}, seed=b"free")
    assert str(free).startswith("mattel free_order=yes, round 1")
    assert "(any phase, 0 points)" in str(free)


@pytest.mark.parametrize("name", NAMES)
def test_what_is_printed_tells_no_seed(name: str) -> None:
    game = some_game(name, 10)
    seed = game.state.seed
    for text in (str(game), repr(game), str(game.state), repr(game.state)):
        assert seed.hex() not in text
        assert repr(seed) not in text
