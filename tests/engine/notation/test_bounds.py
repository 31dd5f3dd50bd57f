"""Texts that would take long to read: they are refused at the word that is too much."""

from __future__ import annotations

import pytest

from laydown.engine.cards import sorted_cards, sorted_few
from laydown.engine.edition import load, parse_edition
from laydown.engine.errors import ParseError
from laydown.engine.facts import read_toml
from laydown.engine.notation.position import parse_position, parse_view
from laydown.engine.patterns import MOST_GROUPS, parse_phase

MANY = 15_000


@pytest.mark.parametrize(
    ("before", "key", "after"),
    [
        ("", "a" + ".a" * MANY, " = 1"),
        ("[", "a" + ".a" * MANY, "]"),
        ("[[", "a" + " . a" * MANY, "]]"),
        ("", '"a"' + '."a"' * MANY, " = 1"),
        ("x = { ", "a" + ".'a'" * MANY, " = 1 }"),
        ("x = [{ y = 1 }, { ", "a" + ".a" * MANY, " = 1 }]"),
    ],
)
def test_a_key_has_few_parts(before: str, key: str, after: str) -> None:
    with pytest.raises(ParseError) as refused:
        read_toml(f"{before}{key[:16_000]}{after}")
    assert refused.value.code == "bad_toml"
    assert "parts" in str(refused.value.details["reason"])
    assert refused.value.at == len(before)


@pytest.mark.parametrize(
    "text",
    [
        "# a.b.c.d.e.f.g.h.i.j.k\nx = 1",
        'x = "a.b.c.d.e.f.g.h.i.j.k"',
        "x = 'a.b.c.d.e.f.g.h.i.j.k'",
        'x = """\na.b.c.d.e.f.g.h.i.j.k \\""" a.b.c.d.e.f.g.h.i.j\n"""\ny = 1',
        "x = '''\na.b.c.d.e.f.g.h.i.j.k\n'''\ny = 1",
        "a.b.c.d.e.f.g.h = 1",
        "x = [0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5, 9.5]",
        "x = 1.5e3 # 1.2.3.4.5.6.7.8.9.10",
    ],
)
def test_dots_elsewhere_are_no_keys(text: str) -> None:
    assert read_toml(text)


@pytest.mark.parametrize("number", ["0x" + "f" * MANY, "9" * MANY, "[1, 0b" + "1" * MANY + "]"])
def test_a_number_has_no_thousand_digits(number: str) -> None:
    before = 'name = "mine"\nbased_on = "mattel"\n[deal]\nhand = '
    with pytest.raises(ParseError) as refused:
        parse_edition(before + number)
    assert refused.value.code == "bad_toml"
    assert "100 characters" in str(refused.value.details["reason"])
    assert refused.value.line == 4


def test_lists_within_lists_are_not_endless() -> None:
    with pytest.raises(ParseError) as refused:
        read_toml("x = " + "[" * MANY)
    assert refused.value.details == {"reason": "nested too deeply"}


def test_a_file_of_facts_is_not_endless() -> None:
    edition = 'name = "mine"\nbased_on = "mattel"\n'
    assert parse_edition(edition + "#" * 16_000).name == "mine"
    with pytest.raises(ParseError) as refused:
        parse_edition(edition + "#" * 17_000)
    assert refused.value.code == "bad_toml"


def test_a_phase_is_read_up_to_its_sixth_group() -> None:
    groups = ["set 2"] * MOST_GROUPS
    assert len(parse_phase(" + ".join(groups)).patterns) == MOST_GROUPS
    with pytest.raises(ParseError) as refused:
        parse_phase(" + ".join(groups * MANY))
    assert refused.value.code == "bad_phase"
    assert refused.value.at == len(" + ".join(groups)) + 1


def test_hidden_cards_are_counted_against_the_deck_while_they_are_read() -> None:
    deck = len(load("mattel").deck)
    text = "position: 1\nedition: mattel\nview: 1\nhand 1: R1\nhand 2: ?\ndraw pile: "
    with pytest.raises(ParseError) as refused:
        parse_view(text + "?x50 " * MANY)
    assert refused.value.code == "cards_do_not_add_up"
    assert refused.value.at == len(text) + deck // 50 * 5
    with pytest.raises(ParseError) as refused:
        parse_view(text + "?x9999")
    assert refused.value.code == "cards_do_not_add_up"


def test_cards_are_counted_against_the_deck_while_they_are_read() -> None:
    text = "position: 1\nedition: mattel\nhand 2: R1\nhand 1: "
    with pytest.raises(ParseError) as refused:
        parse_position(text + "G7 " * MANY)
    assert refused.value.code == "cards_do_not_add_up"
    assert refused.value.at == len(text) + 3 * len(load("mattel").deck)


def test_groups_are_counted_against_the_deck_while_they_are_read() -> None:
    text = "position: 1\nedition: mattel\nhand 1: R1\nhand 2: R1\ntable 1: 1: "
    with pytest.raises(ParseError) as refused:
        parse_position(text + "G7 " * MANY + "R7 " * MANY + "| W W W=5")
    assert refused.value.code == "cards_do_not_add_up"
    assert refused.value.at == len(text) + 3 * len(load("mattel").deck)


def test_many_cards_are_sorted_like_few() -> None:
    deck = load("board").deck[::-1] + load("mattel").deck
    assert sorted_few(deck) == sorted_cards(deck)
    assert sorted_few(deck[:20]) == sorted_cards(deck[:20])


def test_no_round_has_deeds_without_end() -> None:
    text = "position: 1\nedition: mattel\nhand 1: R1\nhand 2: R1\ntrail: "
    with pytest.raises(ParseError) as refused:
        parse_position(text + ", ".join(["1 take R7"] * 90_000))
    assert refused.value.code == "bad_line"
    assert len(parse_position(text + ", ".join(["1 take R7"] * 1_000)).trail) == 1_000
