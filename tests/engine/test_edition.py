"""Editions as files: what is wrong is told with its line, and a host's own one plays."""

from __future__ import annotations

from dataclasses import fields, replace

import pytest

from laydown.bots import make_bot
from laydown.engine.cards import SKIP, WILD
from laydown.engine.chance import Stream
from laydown.engine.edition import NAMES, Edition, edition_text, load, parse_edition
from laydown.engine.errors import IllegalMove, ParseError, SetupError
from laydown.engine.events import HIDDEN
from laydown.engine.game import Game
from laydown.engine.moves import DRAW, Discard
from laydown.engine.notation.cards import cards_text
from laydown.engine.notation.position import parse_position, print_position
from laydown.engine.notation.record import Record, parse_record, print_record
from laydown.engine.rules import apply, legal, new_game
from laydown.engine.view import view
from tests.engine.strategies import OWN, OWN_TEXTS

LINES = OWN.split("\n")


def changed(old: str, new: str) -> str:
    assert OWN.count(old) == 1, old
    return OWN.replace(old, new)


def line_of(text: str, part: str) -> int:
    """Return the line on which a part stands, counted from 1; 1 if it does not."""
    at = text.find(part)
    return text.count("\n", 0, at) + 1 if at >= 0 else 1


@pytest.mark.parametrize(
    ("old", "new", "place", "expected"),
    [
        # The place is told by a part of the text that stands on the line in question.
        ('based_on = "mattel"', 'based_on = "hearts"', "based_on", "mattel"),
        ('based_on = "mattel"\n', "", "", "mattel, ravensburger"),
        ('name = "short evening"', 'name = "mattel"', "name", "a name of its own"),
        ('name = "short evening"', "name = 7", "name", "a name of letters"),
        ('name = "short evening"', 'name = " x "', "name", "a name of letters"),
        ('name = "short evening"\n', "", "", "a name of letters"),
        ("[deck]", "[cards]", "[cards]", "deck"),
        ("[deck]", "[deck]\ncolors = 4", "colors", "colours"),
        ('colours = "RGB"', 'colours = "RGR"', "colours", "different letters"),
        ('colours = "RGB"', 'colours = "RGX"', "colours", "different letters"),
        ('colours = "RGB"', "colours = 3", "colours", "different letters"),
        ("highest = 9", "highest = 15", "highest", "3-14"),
        ("highest = 9", 'highest = "9"', "highest", "3-14"),
        ("highest = 9", "highest = true", "highest", "3-14"),
        ("highest = 9", "highest = 8", "numbers =", "8 numbers from 0 to 999"),
        ("copies = 2", "copies = 0", "copies", "1-20"),
        ("wilds = 6", "wilds = -1", "wilds", "0-60"),
        ("skips = 3", "skips = 61", "skips", "0-60"),
        ("most = 4", "most = 7", "most", "2-6"),
        ("most = 4", "most = 4\nleast = 5", "most", "5-6"),
        ("hand = 7", "hand = 41", "hand", "1-40"),
        ("hand = 7", "hand = 20", "[deck]", "82 cards"),
        ("hand = 7", 'hand = 7\nstarting_wild = "below"', "starting_wild", "stays, under"),
        ("hand = 7", 'hand = 7\nstarting_skip = "stays"', "starting_skip", "skips, under"),
        ("[deal]", '[skip]\nspent = "away"\n\n[deal]', "spent", "top, under"),
        ("[deal]", '[skip]\nlimit = "none"\n\n[deal]', "limit", "in front, per round"),
        ("[deal]", '[lay]\nwild_minimum = "all"\n\n[deal]', "wild_minimum", "none, phase, group"),
        ("[deal]", '[lay]\nlast_card = "none"\n\n[deal]', "last_card", "any, discard"),
        ("8, 9]", "8]", "numbers =", "9 numbers from 0 to 999"),
        ("8, 9]", "8, 1000]", "numbers =", "9 numbers from 0 to 999"),
        ("8, 9]", "8, 9.5]", "numbers =", "9 numbers from 0 to 999"),
        ("turns = 3", "turns = 0", "turns", "1-10000"),
        ("rounds = 4", "rounds = 4\ntie = 0", "tie", "replay, share"),
        ("[deck]", "skip = 3\n\n[deck]", "skip = 3", "[skip]"),
        ('"set 2 + run 3"', '"set 2 + rum 3"', '"set 2 + rum 3"', "set 3, run 4"),
        ('"run 2 pairs one colour"', "7", "lay = 7", 'lay = "set 3 + run 4"'),
        ('lay = "run 2 pairs one colour"', 'play = "x"', "[[phases]]\nplay", 'lay = "set 3'),
        ('"set 2 + run 3"', '"set 4 + run 5"', '"set 4 + run 5"', "at most"),
        ('"set 2 + run 3"', '"run 10"', '"run 10"', "at most"),
        ('"set 2 + run 3"', '"run 5 odd + run 2"', "", ""),  # one to nine has five odd numbers
        ('"set 2 + run 3"', '"run 6 odd"', '"run 6 odd"', "a group that the deck can fill"),
        ("rounds = 4", "rounds = 4\n\n[variants]\nphases = 3", "phases = 3", "M-12"),
        ("rounds = 4", "rounds = 4\n\n[clauses]\ngame_over = 3", "game_over", "M-12"),
        ("rounds = 4", 'rounds = 4\n\n[clauses]\ngame_over = "Z-77"', "game_over", "M-12"),
        ("rounds = 4", 'rounds = 4\n\n[clauses]\ngame_ovr = "M-33"', "game_ovr", "game_over"),
        ("rounds = 4", 'rounds = 4\n\n[variants]\nknockng = "R-V3"', "knockng", "knocking"),
        ("turns = 3", "turns = { value = 3, source = 1 }", "turns", "{ value = "),
        ("turns = 3", 'turns = { clause = "X-02" }', "turns", "{ value = "),
        ("turns = 3", "turns = { value = 3, assumed = 1 }", "turns", "assumed = true"),
    ],
)
def test_a_fact_that_is_wrong(old: str, new: str, place: str, expected: str) -> None:
    text = changed(old, new)
    if not expected:
        assert parse_edition(text).phases
        return
    with pytest.raises(ParseError) as raised:
        parse_edition(text)
    found = raised.value
    assert found.code == "bad_edition"
    assert expected in str(found.details["expected"])
    assert found.line == line_of(text, place)


@pytest.mark.parametrize(
    ("old", "new", "line", "column"),
    [
        ('name = "short evening"', 'name = "short evening', 1, 22),
        ("[deck]", "[deck", 4, 6),
        ("highest = 9", "highest = 9 cards", 6, 13),
        ("highest = 9", "highest = 9\nhighest = 9", 7, 12),
        ("copies = 2", "copies 2", 7, 8),
    ],
)
def test_a_file_that_is_not_toml(old: str, new: str, line: int, column: int) -> None:
    with pytest.raises(ParseError) as raised:
        parse_edition(changed(old, new))
    assert raised.value.code == "bad_toml"
    assert (raised.value.line, raised.value.column) == (line, column)


@pytest.mark.parametrize(
    ("old", "new"),
    [("copies = 2", "copies = 0"), ("copies = 2", "copies 2"), ('"set 2 + run 3"', '"rum 3"')],
)
def test_in_a_position_or_a_record_a_wrong_fact_has_the_line_that_it_stands_on(
    old: str, new: str
) -> None:
    edition = parse_edition(OWN)
    position = print_position(new_game(edition, 2, b"own"))
    record = print_record(Record(edition, 2, b"own"))
    from_position = print_record(Record(edition, 2, b"", position=position))
    half = from_position.index("start: position")
    start, rest = from_position[:half], from_position[half:]
    for read, text in (
        (parse_position, position.replace(old, new)),
        (parse_record, record.replace(old, new)),
        (parse_record, start + rest.replace(old, new)),
    ):
        with pytest.raises(ParseError) as raised:
            read(text)
        assert raised.value.line == line_of(text, new)
        assert new in raised.value.pointer()
        assert "line" not in str(raised.value.details.get("reason", ""))


def test_every_line_of_a_fact_matters() -> None:
    # A misspelt key must not pass for one that was meant, wherever it stands.
    tried = 0
    for i, line in enumerate(LINES):
        key, equals, value = line.partition(" = ")
        if equals:
            text = "\n".join([*LINES[:i], f"x{key} = {value}", *LINES[i + 1 :]])
            with pytest.raises(ParseError) as raised:
                parse_edition(text)
            assert raised.value.code == "bad_edition"
            tried += 1
    assert tried > 12


@pytest.mark.parametrize("phases", ['["set 3"]', "3", "[]"])
def test_phases_that_are_no_tables_are_told_with_their_line(phases: str) -> None:
    with pytest.raises(ParseError) as raised:
        parse_edition(f'name = "list"\nbased_on = "mattel"\nphases = {phases}\n')
    assert (raised.value.code, raised.value.line) == ("bad_edition", 3)
    assert "[[phases]]" in str(raised.value.details["expected"])


def test_errors_count_phases_from_1() -> None:
    text = 'name = "own"\nbased_on = "mattel"\n[[phases]]\nlay = "set 2"\n[[phases]]\nlay = "x"\n'
    with pytest.raises(ParseError) as raised:
        parse_edition(text)
    assert raised.value.details["fact"] == "phases.2"
    assert raised.value.line == 6


def test_unknown_names_and_options_are_told() -> None:
    with pytest.raises(SetupError, match="unknown_edition") as raised:
        load("hearts")
    assert "mattel" in str(raised.value.details["expected"])
    with pytest.raises(SetupError, match="unknown_option"):
        parse_edition(OWN, {"jumping": True})
    with pytest.raises(SetupError, match="bad_option"):
        parse_edition(OWN, {"phases": 4})


def test_facts_that_are_not_said_are_those_of_the_base() -> None:
    edition, base = parse_edition(OWN), load("mattel")
    assert edition.spent_skip == base.spent_skip
    assert edition.wild_points == base.wild_points == 25
    assert edition.number_points == tuple(range(1, 10))
    assert edition.clauses == base.clauses
    assert edition.facts["deck.highest"].clause == ""
    assert edition.facts["points.wild"].clause == "M-31"
    assert len(edition.deck) == 3 * 9 * 2 + 6 + 3
    assert edition.deck.count(WILD) == 6
    assert edition.deck.count(SKIP) == 3


def test_an_edition_of_its_own_that_says_nothing_else_is_its_base() -> None:
    for name in NAMES:
        own = parse_edition(f'name = "my own"\nbased_on = "{name}"\n')
        base = load(name)
        ours = ("name", "source")
        assert replace(own, name=base.name, source="") == base
        assert [f.name for f in fields(Edition) if f.name in ours] == list(ours)


def test_the_files_of_the_printed_editions_are_read_with_a_clause_for_each_fact() -> None:
    for name in NAMES:
        edition = load(name)
        assert edition.name == name
        assert all(fact.clause for fact in edition.facts.values())
        # A host cannot pass a printed edition for an own one.
        with pytest.raises(ParseError):
            parse_edition(edition_text(name))


@pytest.mark.parametrize("text", OWN_TEXTS)
def test_an_edition_of_its_own_plays_a_whole_game(text: str) -> None:
    edition = parse_edition(text)
    game = Game(Record(edition, edition.most_players, b"whole"))
    bot = make_bot("steady", b"")
    while not game.state.over:
        seat = game.state.actors()[0]
        game.play(bot.choose(view(game.state, seat)), seat)
    record = parse_record(print_record(game.record()))
    assert record.edition == edition
    assert record.replay() == game.state
    assert record.result().startswith("winners")
    assert all(c in cards_text(sorted(set(edition.deck))) for c in cards_text(game.state.hands[0]))


@pytest.mark.parametrize("spaces", [19, 65])
def test_a_ring_has_its_bounds(spaces: int) -> None:
    text = 'name = "round"\nbased_on = "board"\n[board]\nring = {}\n'
    with pytest.raises(ParseError) as caught:
        parse_edition(text.format(["swap"] * spaces))
    assert caught.value.details == {
        "fact": "board.ring",
        "found": str(spaces),
        "expected": "20-64 spaces",
    }
    assert len(parse_edition(text.format(["swap"] * 64)).ring) == 64


def test_a_ring_does_not_replay_ties() -> None:
    text = 'name = "tied"\nbased_on = "board"\n[end]\ntie = "replay"\nreplays = 3\n'
    with pytest.raises(ParseError) as caught:
        parse_edition(text)
    assert (caught.value.line, caught.value.details["expected"]) == (4, "share")


def test_spent_skips_lie_in_a_pile_of_hidden_discards_too() -> None:
    text = 'name = "dark"\nbased_on = "mattel"\n[deal]\nhidden_discards = true\n'
    state = new_game(parse_edition(text), 3, b"dark")
    chance = Stream(b"dark", "moves")
    for _ in range(600):
        seat = state.actors()[0]
        apply(state, seat, legal(state, seat).sample(chance))
        assert len(state.pile_seen) == len(state.discard_pile)
        assert parse_position(print_position(state)) == state


def test_ten_rounds_keep_to_the_bound_of_the_edition() -> None:
    text = 'name = "short"\nbased_on = "mattel"\n[end]\nrounds = 2\nturns = 1\n'
    state = new_game(parse_edition(text, {"ten_rounds": True}), 2, b"short")
    chance = Stream(b"short", "moves")
    while not state.over:
        seat = state.actors()[0]
        apply(state, seat, legal(state, seat).sample(chance))
    assert state.standing.rounds == 2


def test_a_hidden_card_is_none_of_the_deck() -> None:
    state = new_game(parse_edition('name = "x"\nbased_on = "mattel"\n'), 2, b"x", dealer=1)
    apply(state, 0, DRAW)
    with pytest.raises(IllegalMove) as caught:
        apply(state, 0, Discard(HIDDEN))
    assert (caught.value.code, caught.value.details) == ("no_such_card", {"card": "?"})
