"""Who sits where, and what the cards of a deal follow from."""

from __future__ import annotations

import pytest

from laydown.bots.thought import Thought
from laydown.engine.rules import new_game
from laydown.lab.contest import Contest, PlacesError, filled
from laydown.players.entrants import Entrant, EntrantError, parse_entrant


def seated(*bots: str) -> Contest:
    return Contest("mattel", (), bots, b"seed")


# --- places ---


@pytest.mark.parametrize(
    ("bots", "players", "places"),
    [
        ("a b", 2, "a b"),
        ("a b", 4, "a b a b"),
        ("a", 3, "a a a"),
        ("a b b b", 4, "a b b b"),
        ("a b c", 6, "a b c a b c"),
    ],
)
def test_bots_take_places_again_and_again(bots: str, players: int, places: str) -> None:
    assert filled(tuple(bots.split()), players) == tuple(places.split())


@pytest.mark.parametrize(("bots", "players"), [("a b", 3), ("a b c", 4), ("a b c", 2), ("", 2)])
def test_bots_that_do_not_fill_a_table_evenly_are_refused(bots: str, players: int) -> None:
    with pytest.raises(PlacesError):
        filled(tuple(bots.split()), players)


@pytest.mark.parametrize(
    ("bots", "rotations"),
    [
        ("a b", 2),
        ("a b a b", 2),
        ("a b b b", 4),
        ("a a a", 1),
        ("a b c", 3),
        ("a a b b", 4),
        ("a b c a b c", 3),
        ("a A a a", 4),
    ],
)
def test_a_deal_is_played_until_the_first_order_comes_again(bots: str, rotations: int) -> None:
    assert seated(*bots.split()).rotations == rotations


@pytest.mark.parametrize("bots", ["a b", "a b b b", "a b c", "a b a b", "a b c d e f"])
def test_over_a_deal_every_bot_has_every_seat_equally_often(bots: str) -> None:
    wanted = seated(*bots.split())
    for seat in range(wanted.players):
        had = [wanted.bots[wanted.place(seat, turn)] for turn in range(wanted.rotations)]
        for bot in set(wanted.bots):
            share = wanted.bots.count(bot) * wanted.rotations / wanted.players
            assert had.count(bot) == share


def test_no_arrangement_comes_twice() -> None:
    wanted = seated("a", "b", "b", "c")
    orders = {
        tuple(wanted.bots[wanted.place(seat, turn)] for seat in range(4))
        for turn in range(wanted.rotations)
    }
    assert len(orders) == wanted.rotations == 4


def test_small_and_capital_letters_make_no_other_bot() -> None:
    assert seated("steady", "Steady").rotations == 1
    assert len(seated("steady", "Steady").different) == 1


# --- seeds ---


def test_a_deal_has_its_own_cards_and_bots_their_own_chance() -> None:
    wanted = seated("a", "b", "c")
    seeds = {wanted.deal_seed(deal) for deal in range(50)}
    seeds |= {wanted.bot_seed(deal, t, s) for deal in range(5) for t in range(3) for s in range(3)}
    assert len(seeds) == 50 + 45
    assert all(len(seed) == 64 for seed in seeds)
    other = Contest("mattel", (), wanted.bots, b"another seed")
    assert other.deal_seed(0) != wanted.deal_seed(0)


def test_the_cards_of_a_deal_stay_what_they_are() -> None:
    """A result that somebody wrote down with its seed can be had again."""
    seed = seated("a", "b").deal_seed(0)
    assert seed.hex().startswith("04e25cfb6fee5cc3")
    assert new_game(seated("a", "b").load_edition(), 2, seed).dealer in (0, 1)


# --- entrants ---


@pytest.mark.parametrize(
    ("text", "entrant"),
    [
        ("steady", Entrant("steady", "steady")),
        (" Random ", Entrant("random", "random")),
        ("Other", Entrant("Other", "Other")),
        ("other@200ms", Entrant("other@200ms", "other", Thought(200, "ms"))),
        ("other@5000", Entrant("other@5000moves", "other", Thought(5000))),
        ("exec:./bot", Entrant("exec:./bot", command=("./bot",))),
        ("EXEC: ./bot  -x", Entrant("exec:./bot  -x", command=("./bot", "-x"))),
        ("exec:'a b' c@d", Entrant("exec:'a b' c@d", command=("a b", "c@d"))),
        ("Deep Blue = exec:./bot", Entrant("Deep Blue", command=("./bot",))),
        ("exec:./bot a=exec:b", Entrant("exec:./bot a=exec:b", command=("./bot", "a=exec:b"))),
    ],
)
def test_an_entrant_as_text(text: str, entrant: Entrant) -> None:
    assert parse_entrant(text) == entrant


def test_a_budget_for_all_is_for_those_who_have_none_of_their_own() -> None:
    assert parse_entrant("other", Thought(7)).budget == Thought(7)
    assert parse_entrant("other@9ms", Thought(7)).budget == Thought(9, "ms")
    assert parse_entrant("exec:x", Thought(7)).budget is None


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("", "no-name"),
        ("  ", "no-name"),
        ("@5", "no-name"),
        ("other@", "bad-budget"),
        ("other@fast", "bad-budget"),
        ("steady@5", "no-budget"),
        ("exec:", "no-command"),
        ("exec:  ", "no-command"),
        ("exec:'", "bad-command"),
        ("Deep=exec:", "no-command"),
        ("=exec:./bot", "bad-name"),
        ("Steady=exec:./bot", "bad-name"),
        (f"{'x' * 31}=exec:./bot", "bad-name"),
        ("a\x1bb=exec:./bot", "bad-name"),
    ],
)
def test_what_is_no_entrant(text: str, kind: str) -> None:
    with pytest.raises(EntrantError) as caught:
        parse_entrant(text)
    assert caught.value.kind == kind
