"""What the documentation says is true: examples run, tables hold, links lead somewhere."""

from __future__ import annotations

import doctest
import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, get_args

import pytest

from laydown import engine
from laydown.bots import make_bot
from laydown.cli import cli
from laydown.engine import options
from laydown.engine.cards import COLOURS, card_text, parse_cards, read_cards
from laydown.engine.cards import Reader as CardReader
from laydown.engine.chance import Stream
from laydown.engine.complete import complete
from laydown.engine.edition import NAMES, Edition, edition_text, load, parse_edition
from laydown.engine.errors import IllegalMove, LaydownError, ParseError
from laydown.engine.facts import FACTS
from laydown.engine.moves import Move, parse_move
from laydown.engine.patterns import parse_phase
from laydown.engine.position import parse_position, parse_view, print_position, print_view
from laydown.engine.position_lines import LINES, SEAT_LINES
from laydown.engine.record import (
    _HEAD,
    MARKS,
    Game,
    Record,
    parse_record,
    print_record,
)
from laydown.engine.rules import apply, legal
from laydown.engine.state import STEPS
from laydown.engine.view import view

if TYPE_CHECKING:
    from collections.abc import Callable

    from laydown.engine.state import State

ROOT = Path(__file__).parent.parent
TEXTS, EDITIONS, ENGINE = (ROOT / "docs" / f"{name}.md" for name in ("texts", "editions", "engine"))
PAGES = sorted(
    path
    for path in ROOT.rglob("*.md")
    if not any(part.startswith(".") for part in path.relative_to(ROOT).parts)
)


@dataclass(frozen=True)
class Block:
    """A fenced block of a page: its tag, where it begins, and its text."""

    tag: str
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.tag}-line-{self.line}"

    @property
    def lines(self) -> list[str]:
        return self.text.splitlines()


def blocks(page: Path) -> list[Block]:
    text = page.read_text("utf-8")
    found = re.finditer(r"(?ms)^```([^\n`]*)\n(.*?)^```$", text)
    return [Block(match[1], text.count("\n", 0, match.start()) + 2, match[2]) for match in found]


def tagged(page: Path, *tags: str) -> list[Block]:
    return [block for block in blocks(page) if block.tag in tags]


def without_blocks(page: Path) -> str:
    return re.sub(r"(?ms)^```.*?^```$", "", page.read_text("utf-8"))


def rows(page: Path, heading: str) -> list[list[str]]:
    """Return the cells of the tables below a heading, without the backticks around them."""
    section = without_blocks(page).split(f"# {heading}\n", 1)[1].split("\n#", 1)[0]
    lines = [line for line in section.splitlines() if line.startswith("|")]
    cells = [re.split(r"(?<!\\)\|", line)[1:-1] for line in lines if not line.startswith("| ---")]
    return [[cell.strip() for cell in row] for row in cells]


# --- Examples in Python --------------------------------------------------------------------


@pytest.mark.parametrize("page", [ROOT / "README.md", ENGINE], ids=lambda page: page.name)
def test_the_examples_run(page: Path) -> None:
    examples = tagged(page, "python")
    assert examples
    text = page.read_text("utf-8")
    test = doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), 0)
    assert len(test.examples) == sum(block.text.count(">>> ") for block in examples)
    assert doctest.DocTestRunner().run(test).failed == 0


def test_every_module_of_the_engine_is_named() -> None:
    named = [
        name for row in rows(ENGINE, "The parts")[1:] for name in re.findall(r"`(\w+)`", row[0])
    ]
    there = {path.stem for path in Path(engine.__file__).parent.iterdir() if path.stem[0] != "_"}
    assert sorted(named) == sorted(there)


def test_every_step_is_named() -> None:
    section = ENGINE.read_text("utf-8").split("## State and steps\n")[1].split("\n## ")[0]
    (line,) = [row for row in rows(TEXTS, "All lines") if row[0].startswith("`step:")]
    for step in STEPS:
        assert f"`{step}`" in section
        assert f"`{step}`" in line[1]


# --- Texts ---------------------------------------------------------------------------------

TAGS: dict[str, Callable[[str], object]] = {
    "card": lambda text: " ".join(map(card_text, parse_cards(text))),
    "placed": lambda text: " ".join(map(card_text, read_cards(CardReader(text), placed=True))),
    "phase": parse_phase,
    "move": parse_move,
}


def test_texts_has_only_blocks_that_are_tested() -> None:
    known = {*TAGS, "position", "moves", "refused", "printed", "view", "record"}
    assert {block.tag for block in blocks(TEXTS)} == known


@pytest.mark.parametrize("block", tagged(TEXTS, *TAGS), ids=str)
def test_each_line_parses_and_prints_as_it_stands(block: Block) -> None:
    for line in block.lines:
        assert str(TAGS[block.tag](line)) == line


def test_every_kind_of_move_is_explained() -> None:
    lines = [line for block in tagged(TEXTS, "move") for line in block.lines]
    assert {type(parse_move(line)) for line in lines} == set(get_args(Move))
    told = [row[0] for row in rows(TEXTS, "Moves")]
    for line in lines:
        assert any(f"`{line.split()[0]}" in cell for cell in told), line


@pytest.mark.parametrize("block", tagged(TEXTS, "position"), ids=str)
def test_a_position_parses_and_goes_on(block: Block) -> None:
    state = parse_position(block.text)
    assert parse_position(print_position(state)) == state
    bot = make_bot("random", b"docs")
    for _ in range(40):
        if state.over:
            break
        seat = state.actors()[0]
        apply(state, seat, bot.choose(view(state, seat)))
    else:
        assert state.ply >= 40


def test_the_positions_that_are_printed_are_printed_like_that() -> None:
    printed = [block.text for block in tagged(TEXTS, "position") if "\nmoves: " in block.text]
    assert [print_position(parse_position(text)) for text in printed] == printed
    assert len(printed) == 2


def with_positions(tag: str) -> list[object]:
    """Pair each block of that tag with the position above it."""
    found: list[object] = []
    position = ""
    for block in blocks(TEXTS):
        if block.tag == "position":
            position = block.text
        elif block.tag == tag:
            found.append(pytest.param(position, block.lines, id=str(block)))
    return found


def seat_and_move(text: str) -> tuple[int, str]:
    seat, _, move = text.partition(" ")
    return int(seat) - 1, move


@pytest.mark.parametrize(("position", "lines"), with_positions("moves"))
def test_the_moves_below_a_position_are_legal_and_printed_like_that(
    position: str, lines: list[str]
) -> None:
    state = parse_position(position)
    for line in lines:
        seat, text = seat_and_move(line)
        move = parse_move(text)
        # The order of the groups is free, so only the words are compared.
        assert sorted(str(legal(state, seat).canonical(move)).split()) == sorted(text.split())
        apply(state, seat, move)


@pytest.mark.parametrize(("position", "lines"), with_positions("refused"))
def test_the_refused_moves_are_refused_for_that_reason(position: str, lines: list[str]) -> None:
    for line in lines:
        text, _, code = line.rpartition(": ")
        seat, move = seat_and_move(text)
        with pytest.raises(IllegalMove) as refusal:
            apply(parse_position(position), seat, parse_move(move))
        assert refusal.value.code == code


@pytest.mark.parametrize(("position", "lines"), with_positions("printed"))
def test_both_sides_are_the_same_move(position: str, lines: list[str]) -> None:
    state = parse_position(position)
    for line in lines:
        written, printed = (seat_and_move(text) for text in line.split(" => "))
        assert written[0] == printed[0]
        assert str(legal(state, written[0]).canonical(parse_move(written[1]))) == printed[1]


@pytest.mark.parametrize("block", tagged(TEXTS, "view"), ids=str)
def test_a_partial_position_parses_and_can_be_completed(block: Block) -> None:
    seen = parse_view(block.text)
    assert parse_view(print_view(seen)) == seen
    state = complete(seen, Stream(b"docs", "complete"))
    assert view(state, seen.seat) == seen
    with pytest.raises(ParseError, match="position_not_full"):
        parse_position(block.text)


@pytest.mark.parametrize("block", tagged(TEXTS, "record"), ids=str)
def test_a_record_parses_and_replays(block: Block) -> None:
    record = parse_record(block.text)
    assert parse_record(print_record(record)) == record
    assert f"result: {record.result()}\n" in block.text


def test_the_record_that_is_printed_is_printed_like_that() -> None:
    printed = [block.text for block in tagged(TEXTS, "record") if "\nresult: w" in block.text]
    assert [print_record(parse_record(text)) for text in printed] == printed
    assert len(printed) == 1


def named_lines(heading: str) -> list[str]:
    """Return the names of the lines that the tables below a heading explain, without a seat."""
    names = [re.match(r"`([a-z ]+?)(?: 1)?:", row[0]) for row in rows(TEXTS, heading)]
    return [match[1] for match in names if match]


def test_every_line_of_a_position_is_explained() -> None:
    assert sorted(named_lines("All lines")) == sorted([*LINES, *SEAT_LINES, "round"])


def test_every_line_of_a_record_is_explained() -> None:
    assert sorted(named_lines("Records")) == sorted([*_HEAD, "name"])
    assert all(f"@{mark}`" in TEXTS.read_text("utf-8") for mark in MARKS)


def test_every_colour_letter_is_explained() -> None:
    letters = re.findall(r"`([A-Z])` [a-z]+", TEXTS.read_text("utf-8").split("The letters are")[1])
    assert "".join(letters[: len(COLOURS)]) == COLOURS


# --- Editions ------------------------------------------------------------------------------


def play(edition: Edition, players: int) -> State:
    game = Game(Record(edition, players, b"docs"))
    bot = make_bot("simple", b"")
    while not game.state.over:
        seat = game.state.actors()[0]
        game.play(seat, bot.choose(view(game.state, seat)))
    assert parse_record(print_record(game.record())).replay() == game.state
    return game.state


def own_edition(name: str) -> Edition:
    texts = [block.text for block in tagged(EDITIONS, "toml")]
    (found,) = [text for text in texts if f'name = "{name}"' in text]
    return parse_edition(found)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_own_edition_is_played_to_its_end(players: int) -> None:
    edition = own_edition("sprint")
    assert edition.must_keep == load("pocket").must_keep  # what the file does not say
    state = play(edition, players)
    assert state.standing.winners
    assert any(mask == 0b1111 for mask in state.standing.made)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_own_ring_is_played_to_its_end(players: int) -> None:
    edition = own_edition("lap")
    assert edition.overfull_runs  # what the file does not say
    state = play(edition, players)
    (winner,) = state.standing.winners
    assert state.standing.made[winner] == 0b111
    assert not state.pile_seen  # all discards are open


@pytest.mark.parametrize("block", tagged(EDITIONS, "toml"), ids=str)
def test_what_looks_like_an_edition_file_is_one(block: Block) -> None:
    tables = tomllib.loads(block.text)
    known = {table for table, _ in FACTS} | {"name", "based_on", "phases"}
    assert set(tables) <= known


def test_the_table_of_phases_holds() -> None:
    table = rows(EDITIONS, "The phases")
    assert table[0][1:] == [f"`{name}`" for name in NAMES]
    for column, name in enumerate(NAMES, 1):
        listed = [row[column].strip("`") for row in table[1:]]
        assert listed == [str(phase) for phase in load(name).phases]


def shown(value: object) -> str:
    """Return the value of a fact as the table shows it."""
    if isinstance(value, bool):
        return str(value).lower()
    if not isinstance(value, list):
        return str(value)
    if all(isinstance(item, str) for item in value):  # a ring
        return f"{len(value)} spaces" if value else "none"
    return " ".join(map(str, value))


def test_the_table_of_facts_holds() -> None:
    head, *table = rows(EDITIONS, "All other facts")
    assert head[1:] == [f"`{name}`" for name in NAMES]
    assert sorted(row[0].strip("`") for row in table) == sorted(f"{t}.{key}" for t, key in FACTS)
    files = [tomllib.loads(edition_text(name)) for name in NAMES]
    for row in table:
        section, key = row[0].strip("`").split(".")
        assert row[1:] == [shown(file[section][key]["value"]) for file in files]


def test_the_table_of_the_ring_holds() -> None:
    table = rows(EDITIONS, "The ring")[1:]
    assert [int(row[0]) for row in table] == [0, 8, 16, 24]
    spaces = [cell.strip("`") for row in table for cell in row[1:]]
    assert spaces == tomllib.loads(edition_text("board"))["board"]["ring"]["value"]


def test_the_assumed_facts_are_named() -> None:
    assumed = {
        name: {key for key, fact in load(name).facts.items() if fact.assumed} for name in NAMES
    }
    deck = {f"deck.{key}" for table, key in FACTS if table == "deck"}
    assert assumed == {
        "mattel": set(),
        "ravensburger": {"deck.colours", "phases.2", "phases.6", "phases.8", "phases.9"},
        "express": set(),
        "pocket": deck | {f"phases.{place}" for place in range(10)},
        "board": {"deck.colours", "board.ring"}
        | {f"phases.{place}" for place in (0, 2, 3, 4, 6, 9)},
    }
    told = (
        "in `ravensburger` the colours and phases 3, 7, 9 and 10, "
        "in `pocket` the deck and all ten phases, "
        "in `board` the colours, the ring and phases 1, 3, 4, 5, 7 and 10"
    )
    assert told in EDITIONS.read_text("utf-8")


def test_every_fact_is_explained() -> None:
    explained = " ".join(row[0] for row in rows(EDITIONS, "The file"))
    facts = [f"{table}.{key}" for table, key in FACTS]
    for fact in (*facts, "name", "based_on", "[[phases]]", "[variants]", "[clauses]"):
        assert f"`{fact}`" in explained


def test_every_option_is_explained_and_where_it_is_printed() -> None:
    table = rows(EDITIONS, "Options")[1:]
    assert [row[0].strip("`") for row in table] == list(options.NAMES)
    for row in table:
        name = row[0].strip("`")
        printed = {e: load(e).variants[name] for e in NAMES if name in load(e).variants}
        assert re.findall(r"`(\w+)` ([A-Z]-V\d)", row[-1]) == list(printed.items())


def test_every_value_of_an_option_that_is_told_is_taken() -> None:
    for row in rows(EDITIONS, "Options")[1:]:
        name, values = row[0].strip("`"), re.findall(r"`([^`]+)`", row[1])
        assert len(values) >= 2
        for value in values:
            assert load("mattel", {name: value}).name == "mattel"


@pytest.mark.parametrize("name", options.NAMES)
def test_the_board_game_takes_no_options(name: str) -> None:
    assert "`board` is played as it is" in EDITIONS.read_text("utf-8")
    with pytest.raises(LaydownError, match="no_options"):
        load("board", {name: getattr(load("board").options, name)})


# --- What is promised ----------------------------------------------------------------------

POSITION = "position: 1\nedition: mattel\nhand 1: R1\nhand 2: R2\n"
RECORD = "record: 1\nrules: 1\nedition: mattel\nplayers: 2\nseed: 00\n"
MANY = "9" * 5000


@pytest.mark.parametrize(
    ("parse", "text", "code"),
    [
        (parse_position, POSITION + "hand 01: R5\n", "unknown_line"),
        (parse_position, POSITION + f"hand {MANY}: R5\n", "unknown_line"),
        (parse_position, POSITION + "round 01: out 1 laid 1 - points 0 5\n", "unknown_line"),
        (parse_position, POSITION + "round 1: out 1 laid 99 - points 0 5\n", "bad_line"),
        (parse_position, POSITION + "round 1: out 1 laid 1 - points 0 5 replay 0\n", "bad_line"),
        (parse_position, POSITION + "trail: 1 take B14\n", "card_not_in_deck"),
        (parse_view, POSITION + f"view: 1\nhand 3: ?x0001{MANY}\n", "bad_card"),
        (parse_view, POSITION + "view: 1\nhand 3: ?x999\n", "cards_do_not_add_up"),
        (parse_phase, f"set 0001{MANY}", "bad_phase"),
        (parse_record, RECORD + "name: Ada\nmoves:\n", "unknown_line"),
        (parse_record, RECORD + "name 12: Ada\nmoves:\n", "unknown_line"),
        (parse_record, RECORD + "name 3: Ada\nmoves:\n", "unknown_line"),
        (parse_edition, f"a = {'[' * 100_000}", "bad_toml"),
        (parse_edition, f"a = {MANY}", "bad_toml"),
        (parse_edition, 'name = " blanks "\nbased_on = "mattel"\n', "bad_edition"),
    ],
)
def test_no_text_makes_it_stumble(parse: Callable[[str], object], text: str, code: str) -> None:
    with pytest.raises(ParseError) as error:
        parse(text)
    assert error.value.code == code


def test_no_option_makes_it_stumble() -> None:
    with pytest.raises(LaydownError, match="bad_option"):
        load("mattel", {"phases": 10**12})


def test_a_phase_that_can_never_be_laid_is_refused() -> None:
    own = 'name = "mine"\nbased_on = "ravensburger"\n[[phases]]\nlay = "run 11"\n'
    with pytest.raises(ParseError, match="at most 10 cards"):
        parse_edition(own)  # eleven cards, and none left for the discard
    assert parse_edition(own.replace("ravensburger", "mattel")).hand == 10


# --- All pages -----------------------------------------------------------------------------


def anchors(page: Path) -> set[str]:
    """Return the anchors of a page's headings, as they are made on the web."""
    headings = re.findall(r"(?m)^#+ (.*)$", without_blocks(page))
    return {
        re.sub(r"[^\w\- ]", "", heading).strip().lower().replace(" ", "-") for heading in headings
    }


def test_the_page_of_contents_leads_to_every_page() -> None:
    text = (ROOT / "docs" / "README.md").read_text("utf-8")
    linked = set(re.findall(r"\]\(([a-z]+)\.md\)", text))
    assert linked == {page.stem for page in (ROOT / "docs").glob("*.md")} - {"README"}
    decisions = (ROOT / "docs" / "decisions" / "README.md").read_text("utf-8")
    for page in (ROOT / "docs" / "decisions").glob("0*.md"):
        title = page.read_text("utf-8").splitlines()[0].partition(": ")[2]
        assert f"| [{page.name[:4]}]({page.name}) | {title} |" in decisions


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_relative_link_leads_somewhere(page: Path) -> None:
    prose = re.sub(r"`[^`\n]*`", "", without_blocks(page))
    for target in re.findall(r"\]\(([^)\s]+)\)", prose):
        if re.match(r"[a-z]+:", target):
            continue
        file, _, anchor = target.partition("#")
        there = (page.parent / file).resolve() if file else page
        assert there.exists(), f"{target} leads nowhere"
        assert there.is_relative_to(ROOT)
        if anchor:
            assert anchor in anchors(there), f"{target} has no such heading"


@pytest.mark.parametrize("name", NAMES)
def test_the_read_me_and_the_page_of_editions_name_the_edition(name: str) -> None:
    for page in (ROOT / "README.md", EDITIONS):
        assert f"`{name}`" in page.read_text("utf-8")


def test_every_make_target_that_is_named_exists() -> None:
    targets = set(re.findall(r"(?m)^([a-z]+):", (ROOT / "Makefile").read_text("utf-8")))
    for page in PAGES:
        text = page.read_text("utf-8")
        named = re.findall(r"(?m)(?:`|^\$ )make (?:[A-Z]+=\S+ )*([a-z]+)", text)
        assert set(named) <= targets, page


def test_every_command_that_is_named_exists_and_has_these_options() -> None:
    for page in (ROOT / "README.md", EDITIONS, TEXTS, ENGINE):
        for line in re.findall(r"`(?:\S*/)?laydown ([^`]+)`", page.read_text("utf-8")):
            word, *words = line.split()
            if word == "--help":
                continue
            known = {opt for param in cli.commands[word].params for opt in param.opts}
            assert {option for option in words if option.startswith("-")} <= known, line


def test_no_page_tells_about_the_machine_it_was_written_on() -> None:
    for page in PAGES:
        assert not re.search(r"(?<![\w.])/(home|work|root|tmp|Users)/", page.read_text("utf-8"))
