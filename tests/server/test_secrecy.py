"""Nobody learns what the rules hide; and each of many leaks would be found."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from laydown.engine.notation.position import print_position
from laydown.engine.view import view
from laydown.server import api, archive, frames, live, questions
from laydown.server.tell import table_of
from laydown.tables.play import Play
from laydown.wire import events as wire
from laydown.wire.of_events import event_of
from laydown.wire.of_options import options_of
from laydown.wire.refusals import refusal_of, why_not
from tests.server.secrecy import ToldTooSoon, differs, stretch

if TYPE_CHECKING:
    from collections.abc import Callable

    from laydown.engine.edition import Edition
    from laydown.engine.events import Event
    from laydown.engine.view import View
    from laydown.server.desk import Desk

_SEEDS = 10
_found: list[Any] = []  # the play under way, for those that leak what it hides


def test_what_is_changed_is_hidden_and_much() -> None:
    changed = [stretch(seed) for seed in range(_SEEDS)]
    assert sum(one.deals[0].hands[1:] != one.deals[1].hands[1:] for one in changed) > _SEEDS // 2
    assert all(one.deals[0].hands[0] == one.deals[1].hands[0] for one in changed)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(_SEEDS))
def test_hidden_cards_make_no_difference_to_any_byte(seed: int) -> None:
    assert not differs(seed)


# --- leaks ---


def _a_spectator_sees_a_hand(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Play, "spectator", lambda play: view(play.state, 1))


def _a_drawn_card_is_told(patch: pytest.MonkeyPatch) -> None:
    def open_to_all(event: Event, seat: int | None, edition: Edition) -> wire.Event:
        return event_of(event, getattr(event, "seat", seat), edition)

    patch.setattr(frames, "event_of", open_to_all)


def _a_card_has_a_number_of_its_own(patch: pytest.MonkeyPatch) -> None:
    def numbered(event: Event, seat: int | None, edition: Edition) -> wire.Event:
        told = event_of(event, seat, edition)
        if isinstance(told, wire.Drew) and told.card is None:
            return replace(told, card=f"#{getattr(event, 'card', 0) * 7919 % 1009}")
        return told

    patch.setattr(frames, "event_of", numbered)


def _the_order_of_a_hand_is_told(patch: pytest.MonkeyPatch) -> None:
    honest = frames.Frames._view

    def arranged(self: frames.Frames, play: Play, seat: int | None, *more: Any) -> str:  # noqa: ANN401
        order = self._live.table.arranged.get(1, ([], []))[0]
        return honest(self, play, seat, *more).replace('"n":', f'"tip":"{order[:1]}","n":', 1)

    patch.setattr(frames.Frames, "_view", arranged)


def _an_error_tells_of_the_draw_pile(patch: pytest.MonkeyPatch) -> None:
    def wordy(seen: View, move: str, language: str) -> object:
        told = why_not(seen, move, language)
        tip = _found[-1].state.draw_pile[-1]
        return told and replace(told, text=f"{told.text} ({tip})")

    patch.setattr(questions, "why_not", wordy)
    _watch(patch)


def _a_refusal_tells_of_a_hand(patch: pytest.MonkeyPatch) -> None:
    def wordy(error: Any, language: str) -> object:  # noqa: ANN401 - any of our errors
        told = refusal_of(error, language)
        return replace(told, details={"held": _found[-1].state.hands[1][0]})

    patch.setattr(live, "refusal_of", wordy)
    _watch(patch)


def _options_depend_on_the_draw_pile(patch: pytest.MonkeyPatch) -> None:
    def knowing(seen: View, language: str, *, undo: bool) -> object:
        told = options_of(seen, language, undo=undo)
        odd = bool(_found[-1].state.draw_pile[-1] % 2)
        return told and replace(told, more_lays=odd)

    patch.setattr(frames, "options_of", knowing)
    _watch(patch)


def _the_clock_depends_on_a_hand(patch: pytest.MonkeyPatch) -> None:
    def late(table: Any, *given: Any) -> object:  # noqa: ANN401 - as the honest one has it
        told = table_of(table, *given)
        hand = table.play.state.hands[1] if table.play else []
        return replace(told, time=told.time + sum(hand) % 50)

    patch.setattr(frames, "table_of", late)


def _presence_depends_on_a_hand(patch: pytest.MonkeyPatch) -> None:
    def here(table: Any, *given: Any) -> object:  # noqa: ANN401 - the same
        told = table_of(table, *given)
        odd = table.play is not None and bool(sum(table.play.state.hands[2]) % 2)
        return replace(told, places=[*told.places[:2], replace(told.places[2], here=odd)])

    patch.setattr(frames, "table_of", here)


def _a_live_game_can_be_read(patch: pytest.MonkeyPatch) -> None:
    async def at_once(desk: Desk, table: str) -> object:
        return await desk.hall.store.load(table)

    patch.setattr(archive, "_log", at_once)


def _a_position_tells_of_the_draw_pile(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(api, "print_view", lambda _: print_position(_found[-1].state))
    _watch(patch)


def _watch(patch: pytest.MonkeyPatch) -> None:
    """Keep the play under way."""
    honest = Play.view

    def watched(play: Play, seat: int) -> View:
        _found[:] = [play]
        return honest(play, seat)

    patch.setattr(Play, "view", watched)


def _caught(seed: int) -> bool:
    try:
        return differs(seed)
    except ToldTooSoon:
        return True


@pytest.mark.slow
@pytest.mark.parametrize(
    "leak",
    [
        _a_spectator_sees_a_hand,
        _a_drawn_card_is_told,
        _a_card_has_a_number_of_its_own,
        _the_order_of_a_hand_is_told,
        _an_error_tells_of_the_draw_pile,
        _a_refusal_tells_of_a_hand,
        _options_depend_on_the_draw_pile,
        _the_clock_depends_on_a_hand,
        _presence_depends_on_a_hand,
        _a_live_game_can_be_read,
        _a_position_tells_of_the_draw_pile,
    ],
)
def test_a_leak_is_found(
    leak: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    assert any(_caught(seed) for seed in range(_SEEDS))
