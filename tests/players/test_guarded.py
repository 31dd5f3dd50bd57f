"""A bot that errs costs itself a safe move, and never the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from laydown.bots.safe import safe_move
from laydown.engine.game import Game
from laydown.players.entrants import parse_entrant
from laydown.players.faults import BAD, CRASHED, ILLEGAL, Fault
from laydown.players.guarded import Guarded
from laydown.tables.loop import play

if TYPE_CHECKING:
    from laydown.engine.moves import Move
    from laydown.engine.view import View


class Erring:
    """Does at each move what it was told to do first."""

    def __init__(self, move: object) -> None:
        self._move = move

    def choose(self, _view: View) -> object:
        """Raise, or return what may be no move."""
        if isinstance(self._move, Exception):
            raise self._move
        return self._move


def guarded(bot: object, monkeypatch: pytest.MonkeyPatch) -> Guarded:
    """Return a guarded bot that is another than its name says."""
    monkeypatch.setattr("laydown.players.guarded.make_bot", lambda *_: bot)
    return Guarded(parse_entrant("steady"), b"")


@pytest.mark.parametrize(
    ("move", "kind", "why"),
    [
        (ValueError("no idea"), CRASHED, "ValueError: no idea"),
        ("discard R5", BAD, "'discard R5'"),
        (None, BAD, "None"),
    ],
)
def test_what_is_no_move_is_a_fault(
    move: object, kind: str, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = guarded(Erring(move), monkeypatch)
    with pytest.raises(Fault) as caught:
        bot.choose(Game.new("mattel", 2, seed=b"a").view(0))
    assert (caught.value.kind, caught.value.why) == (kind, why)


def test_a_bot_that_cannot_be_made_fails_at_its_move(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("no weights")

    monkeypatch.setattr("laydown.players.guarded.make_bot", fail)
    bot = Guarded(parse_entrant("steady"), b"")
    with pytest.raises(Fault, match="RuntimeError: no weights"):
        bot.choose(Game.new("mattel", 2, seed=b"a").view(0))


def test_each_fault_costs_a_safe_move_and_the_game_ends() -> None:
    game = Game.new("express", 2, seed=b"loop", options={"phases": "1-1"})
    made: list[tuple[int, Move]] = []
    faults: list[tuple[int, str]] = []
    expected: list[Move] = []

    class Watched(Erring):
        def choose(self, view: View) -> object:
            expected.append(safe_move(view))
            return super().choose(view)

    def make(seat: int, move: Move) -> None:
        game.play(move, seat)
        made.append((seat, move))

    illegal = Watched(game.legal().moves[0])  # to draw, where it is time to discard too
    good = Guarded(parse_entrant("steady"), b"")
    play(game.state, [good, illegal], make, lambda seat, fault: faults.append((seat, fault.kind)))  # type: ignore[list-item] # on purpose
    assert game.over
    assert set(faults) == {(1, ILLEGAL)}
    assert [move for seat, move in made if seat == 1] == expected
