"""What those at a table are called."""

from __future__ import annotations

from laydown.telling import Words, players


def test_bots_have_names_in_each_language_and_equal_ones_a_number() -> None:
    names, bots = ["Ann", "steady", "steady", ""], ["", "steady", "steady", ""]
    assert players(names, bots, Words("en")) == ["Ann", "Steady", "Steady 2", "Player 4"]
    assert players(names, bots, Words("fr"))[1] == "Solide"


def test_a_person_called_like_a_bot_and_a_bot_of_another_package_keep_their_names() -> None:
    assert players(["steady", ""], ["", "mine"], Words("en")) == ["steady", "mine"]
