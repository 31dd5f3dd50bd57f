"""The fingerprint of games: the same for the same games, another for others."""

from __future__ import annotations

from laydown.engine.edition import NAMES as EDITIONS
from laydown.engine.edition import load
from tools.fingerprint import OPTIONS, fingerprint


def test_the_same_games_have_the_same_fingerprint_and_others_another() -> None:
    once = fingerprint("pocket", "novice", 2)
    assert fingerprint("pocket", "novice", 2) == once
    for other in (("pocket", "novice", 1), ("pocket", "random", 2), ("express", "novice", 2)):
        found = fingerprint(*other)
        assert found.moves != once.moves
        assert found.events != once.events


def test_all_options_come_up_and_can_be_played() -> None:
    for name in EDITIONS:
        if load(name).house_rules:
            for options in OPTIONS:
                load(name, options)
    assert {name for options in OPTIONS for name in options} == {
        "phases",
        "free_order",
        "knocking",
        "ten_rounds",
        "wild_minimum",
        "last_card",
    }
