"""Bots by name: ours, and those of other packages."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from laydown.bots import NAMES, THINKERS, make_bot
from laydown.bots.plugins import BotError, all_names, hidden_plugins
from laydown.bots.thought import Thought, parse_thought
from laydown.engine.chance import Stream
from laydown.engine.edition import NAMES as EDITIONS
from laydown.engine.edition import load
from laydown.engine.rules import apply, legal, new_game
from laydown.engine.view import view
from laydown.locale import LANGUAGES, catalogue
from tests.lab.plugins import forget, install

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture(autouse=True)
def _no_plugins_left() -> Iterator[None]:
    yield
    forget()


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_same_seed_view_and_budget_give_the_same_choice(name: str, edition: str) -> None:
    state = new_game(load(edition), 3, b"registry")
    chance = Stream(b"registry", "moves")
    budget = Thought(10)
    one = make_bot(name, b"seed", budget)
    for _ in range(40):
        seat = state.actors()[0]
        seen = view(state, seat)
        move = one.choose(seen)
        assert move in seen.legal()
        # Also if it has seen nothing of what was before, and whatever was asked in between.
        assert make_bot(name, b"seed", budget).choose(seen) == move
        assert one.choose(seen) == move
        apply(state, seat, legal(state, seat).sample(chance))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_each_has_a_name_and_a_sentence_for_players(name: str, language: str) -> None:
    text = catalogue(language).text
    assert text(f"bot-{name}")
    assert text(f"bot-{name}-help").endswith(".")


def test_those_who_think_are_bots() -> None:
    assert set(NAMES) >= THINKERS


def test_a_name_that_nobody_has() -> None:
    with pytest.raises(BotError) as caught:
        make_bot("clever", b"")
    assert caught.value.kind == "unknown"
    assert caught.value.name == "clever"
    assert caught.value.why.startswith(", ".join(NAMES))


# --- other packages ---


def test_a_bot_of_another_package_gets_seed_and_budget(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, monkeypatch, {"fine": "Fine"})
    assert all_names() == (*NAMES, "fine")
    bot = make_bot("fine", b"its seed", Thought(7, "ms"))
    assert (bot.seed, bot.budget) == (b"its seed", Thought(7, "ms"))  # type: ignore[attr-defined]
    assert make_bot("fine", b"").budget is None  # type: ignore[attr-defined]
    seen = view(new_game(load("mattel"), 2, b"a"), 0)
    assert bot.choose(seen) == make_bot("steady", b"").choose(seen)


@pytest.mark.parametrize(
    ("place", "why"),
    [
        ("Nowhere", "other-bots: AttributeError: "),
        ("NoChoice", "other-bots: NoChoice has no method 'choose'"),
        ("NoBudget", "other-bots: TypeError: "),
        ("made", "other-bots: TypeError: 'int' object is not callable"),
    ],
)
def test_a_broken_one_is_named_with_its_package_and_the_reason(
    place: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, monkeypatch, {"odd": place})
    with pytest.raises(BotError) as caught:
        make_bot("odd", b"")
    assert caught.value.kind == "broken"
    assert caught.value.why.startswith(why)
    assert str(caught.value) == f"broken bot 'odd': {caught.value.why}"


def test_one_that_cannot_be_imported_is_broken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(
        tmp_path, monkeypatch, {"odd": "Fine"}, package="torn-bots", code="import no_such_thing"
    )
    with pytest.raises(BotError, match=r"torn-bots: ModuleNotFoundError: .*no_such_thing"):
        make_bot("odd", b"")


def test_a_name_of_two_packages_is_refused_with_both_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, monkeypatch, {"fine": "Fine", "one": "Fine"})
    install(tmp_path, monkeypatch, {"fine": "Fine"}, package="more-bots")
    with pytest.raises(BotError) as caught:
        make_bot("fine", b"")
    assert (caught.value.kind, caught.value.why) == ("twice", "more-bots, other-bots")
    make_bot("one", b"")  # the others are as good as before


def test_a_package_that_is_on_the_path_twice_is_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path / "a", monkeypatch, {"fine": "Fine"})
    install(tmp_path / "b", monkeypatch, {"fine": "Fine"})
    assert type(make_bot("fine", b"")).__name__ == "Fine"


def test_our_names_come_first_and_what_they_hide_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, monkeypatch, {"steady": "Raising"})
    assert type(make_bot("steady", b"")).__module__ == "laydown.bots.steady"
    assert all_names() == NAMES
    assert hidden_plugins() == [("steady", "other-bots")]


def test_packages_are_looked_for_only_when_one_is_asked_for() -> None:
    program = (
        "import sys\n"
        "from laydown.bots import make_bot\n"
        "make_bot('steady', b'')\n"
        "assert 'laydown.bots.plugins' not in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


# --- budgets ---


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("5000", Thought(5000, "moves")),
        ("5000moves", Thought(5000, "moves")),
        (" 200MS ", Thought(200, "ms")),
        ("1ms", Thought(1, "ms")),
    ],
)
def test_a_budget_as_text(text: str, budget: Thought) -> None:
    assert parse_thought(text) == budget
    assert parse_thought(str(budget)) == budget


@pytest.mark.parametrize("text", ["", "0", "0ms", "-5", "5 s", "5s", "ms", "1.5ms", "٣", "9" * 20])
def test_what_is_no_budget(text: str) -> None:
    assert parse_thought(text) is None
