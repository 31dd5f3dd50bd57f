"""The command: help at once, errors in one sentence, every command documented."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import click
import pytest

import laydown
from laydown.cli import cli
from laydown.engine.edition import NAMES, load
from laydown.engine.options import NAMES as OPTIONS
from laydown.locale import LANGUAGES, catalogue, clauses, rule, sections
from laydown.terminal.usage import usage
from tests.terminal.kit import COMMAND, environment, run

COMMANDS_PAGE = Path(__file__).parents[2] / "docs" / "commands.md"
PLAY_PAGE = Path(__file__).parents[2] / "docs" / "play.md"


# --- help ---


@pytest.mark.parametrize("arguments", [(), ("-h",), ("--help",)])
def test_help_lists_the_commands(arguments: tuple[str, ...]) -> None:
    done = run(*arguments)
    assert done.exit_code == 0
    assert done.stderr == ""
    for name in cli.commands:
        assert re.search(rf"(?m)^\W*{name} ", done.stdout)


def test_help_tells_of_cards_and_of_the_board() -> None:
    assert "rummy games, with cards or on a board." in " ".join(run("--help").stdout.split())


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("play -e Ravensburger", "play -e ravensburger"),
        ("play -o Knocking -o Phases=EVEN", "play -o knocking -o phases=even"),
        ("play -o Free-Order", "play -o free_order"),
        ("rules Mattel M-12", "rules mattel M-12"),
    ],
)
def test_names_may_be_typed_in_any_case(typed: str, meant: str) -> None:
    seed = ("--seed", "a") if typed.startswith("play") else ()
    done = run(*typed.split(), *seed)
    assert done.exit_code == 0
    assert done.stdout == run(*meant.split(), *seed).stdout


def test_an_unknown_option_is_shown_as_it_was_typed() -> None:
    assert "There is no option “Nocking”." in run("play", "-o", "Nocking").stderr


@pytest.mark.parametrize("name", sorted(cli.commands))
def test_every_command_has_help(name: str) -> None:
    told = ""
    for words, command in with_those_below(name):
        done = run(*words, "--help")
        assert done.exit_code == 0
        assert command.help
        told += done.stdout
    for option in options_of(name):
        assert option in told


@pytest.mark.parametrize("arguments", ["--help", "--version", "replay --help", "play --help"])
def test_help_loads_neither_engine_nor_catalogues(arguments: str) -> None:
    sentences = "" if arguments.startswith("play") else "'fluent', "  # it tells what the bots do
    program = (
        "import sys\n"
        "from laydown.cli import cli\n"
        "try:\n"
        f"    cli.main({arguments.split()!r})\n"
        "except SystemExit:\n"
        "    pass\n"
        f"heavy = ({sentences}'laydown.engine', 'laydown.telling', 'laydown.referee')\n"
        "print(*(name for name in sys.modules if name.startswith(heavy)), file=sys.stderr)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        env=environment(),
        check=True,
    )
    assert done.stdout
    assert done.stderr == "\n"


def test_the_rules_of_an_edition_of_ones_own_tell_its_phases(tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text('name = "ours"\nbased_on = "mattel"\n[[phases]]\nlay = "3 odd one colour"\n')
    shown = run("rules", "--edition-file", str(file)).stdout
    assert "ours" in shown.partition("The phases")[0]
    assert "1  3 odd cards, all of one colour" in shown
    assert "2 sets of 3" not in shown.partition("M-01")[0]
    assert "M-37  Your hand is hidden" in shown
    assert run("rules", "--edition-file", str(file), "m37").stdout.startswith("M-37  Your hand")
    done = run("rules", "mattel", "M-37", "--edition-file", str(file))
    assert "Give --edition or --edition-file, not both." in done.stderr
    assert run("rules").stderr == "laydown: EDITION is missing.\n"


def test_the_version_tells_which_engine_runs() -> None:
    rules = import_module("laydown.engine.rules")
    running = "pure" if str(rules.__file__).endswith(".py") else "compiled"
    assert run("--version").stdout == f"laydown {laydown.__version__} ({running})\n"


def test_python_m_laydown_is_the_command() -> None:
    done = subprocess.run(
        [*COMMAND, "--version"], capture_output=True, text=True, env=environment(), check=True
    )
    assert done.stdout == run("--version").stdout


# --- errors ---


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("plya", "There is no command plya. Commands: arena, ask, backup, editions, "),
        ("--xyzzy", "There is no option --xyzzy."),
        ("play --xyzzy", "There is no option --xyzzy."),
        ("play --player 3", "no option --player. Did you mean one of these: --players, "),
        ("play here", "This does not belong here: here."),
        ("play --players", "--players needs a value after it."),
        ("play --players two", "--players takes a whole number."),
        ("play --plain=yes", "--plain takes no value."),
        ("play --players 0", "0 players cannot play this; it takes 2-6."),
        ("play --players 1", "2-6"),
        ("play --players 7", "7 players cannot play this; it takes 2-6."),
        ("play --seat 5", "There is no seat 5 at a table of 4."),
        ("play --seat 0", "There is no seat 0 at a table of 4."),
        ("play --edition chess", "There is no such edition."),
        ("play --edition mattel --edition-file x", "Give --edition or --edition-file, not both."),
        ("play --edition-file nowhere.toml", "There is no file nowhere.toml."),
        ("play --option flying", "There is no option “flying”."),
        ("play --option phases=11", "1-10"),
        ("play --option knocking --option knocking", "twice"),
        ("play --option ten_rounds --option free_order", "cannot be combined"),
        ("play --edition board --option knocking", "has no variants"),
        ("play --bot clever", "There is no bot “clever”. There are: random, novice, "),
        ("play --lang tlh", f"--lang takes one of these: {', '.join(LANGUAGES)}."),
        ("replay", "FILE is missing."),
        ("replay nowhere.txt", "There is no file nowhere.txt."),
        ("replay nowhere.txt --to -1", "--to takes a number of at least 0."),
        ("rules", "EDITION is missing."),
        ("rules chess", "There is no such edition."),
        ("rules mattel M-77", "There is no rule M-77."),
        ("rules mattel M-01 M-02", "This does not belong here: M-02."),
    ],
)
def test_an_error_is_one_line_and_exit_code_2(line: str, expected: str) -> None:
    done = run(*line.split())
    assert done.exit_code == 2
    assert done.stdout == ""
    assert expected in done.stderr
    assert done.stderr.startswith("laydown: ")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("line", "message", "arguments"),
    [
        ("plya", "command", {"command": "plya", "known": ", ".join(sorted(cli.commands))}),
        ("play --xyzzy", "option", {"option": "--xyzzy"}),
        ("play --sead 3", "option-near", {"option": "--sead", "near": "--seed, --seat"}),
        ("rules", "missing", {"name": "EDITION"}),
        ("play here there", "extra", {"found": "here there"}),
        ("play -e", "needs-value", {"option": "-e"}),
        ("play --plain=no", "no-value", {"option": "--plain"}),
        ("play -p two", "whole", {"option": "--players"}),
        ("replay x --to -1", "from", {"option": "--to", "least": "0"}),
        ("arena -j 0", "range", {"option": "--jobs", "least": "1", "most": "256"}),
        ("play --lang x", "choice", {"option": "--lang", "expected": ", ".join(LANGUAGES)}),
        ("play -e x --edition-file y", "both", {"option": "--edition", "other": "--edition-file"}),
    ],
)
def test_what_is_wrong_with_the_line_is_told_in_each_language(
    line: str, message: str, arguments: dict[str, str], language: str
) -> None:
    expected = f"laydown: {catalogue(language).text(f'usage-{message}', **arguments)}\n"
    assert run(*line.split(), LAYDOWN_LANG=language).stderr == expected


def test_the_language_may_stand_in_the_line_that_is_wrong() -> None:
    told = catalogue("it").text("usage-option", option="--xyzzy")
    for line in ("--xyzzy --lang it", "--lang=it --xyzzy"):
        assert run("play", *line.split()).stderr == f"laydown: {told}\n"


def test_an_error_that_click_may_add_one_day_points_to_the_help() -> None:
    assert usage(click.UsageError("Alas!"), [], "en").endswith("For help: laydown --help")


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("de", "laydown: Einen Platz 9 gibt es an einem Tisch mit 4 Plätzen nicht.\n"),
        ("fr", "laydown: Il n’y a pas de place 9 à une table de 4.\n"),
        ("it", "laydown: Non c’è un posto 9 a un tavolo da 4.\n"),
    ],
)
def test_an_error_speaks_the_players_language(language: str, expected: str) -> None:
    assert run("play", "--seat", "9", "--lang", language).stderr == expected
    assert run("play", "--seat", "9", LAYDOWN_LANG=language).stderr == expected


def test_a_number_of_any_length_is_told() -> None:
    done = run("play", "--seat", "9" * 400)
    assert done.exit_code == 2
    assert done.stderr.startswith("laydown: There is no seat 999")


def test_a_bot_whose_name_is_no_text_is_refused() -> None:
    done = run("play", "--bot", "\udcff")
    assert done.exit_code == 2
    assert done.stderr.endswith("Found: “\\udcff”.\n")


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
@pytest.mark.parametrize("line", ["play --help", "rules mattel --lang fr", "arena --help"])
def test_no_encoding_of_a_terminal_is_too_small(line: str, encoding: str) -> None:
    extra = {"PYTHONIOENCODING": encoding, "PYTHONUTF8": "0"}
    done = subprocess.run(
        [*COMMAND, *line.split()], capture_output=True, env=environment(**extra), check=False
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode(encoding)


def test_a_file_name_in_an_error_cannot_steer_the_terminal() -> None:
    assert run("replay", "a\x1b[31mb").stderr == "laydown: There is no file a?[31mb.\n"
    assert len(run("replay", "a" * 5000).stderr) < 400


def test_a_null_in_a_file_name_is_an_error_like_any_other() -> None:
    done = run("replay", "a\x00b")
    assert done.exit_code == 2
    assert done.stderr.startswith("laydown: a?b cannot be read: ")


@pytest.mark.parametrize("line", ["--help", "rules mattel", "editions"])
def test_a_reader_that_goes_away_is_no_error(line: str) -> None:
    with subprocess.Popen(
        [*COMMAND, *line.split()],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    ) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 0


@pytest.mark.parametrize("closed", ["<&-", ">&-"])
def test_a_referee_whom_nobody_asks_or_hears_ends(closed: str) -> None:
    line = f"{shlex.join([*COMMAND, 'referee'])} {closed}"
    done = subprocess.run(
        ["sh", "-c", line], stdin=subprocess.DEVNULL, stderr=subprocess.PIPE, env=environment(),
        check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full on this system")
@pytest.mark.parametrize("line", ["--help", "rules mattel", "play --seed a"])
def test_a_full_disk_is_told_in_one_line(line: str) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [*COMMAND, *line.split()],
            stdin=subprocess.DEVNULL,
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            env=environment(),
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr == "laydown: No space left on device\n"


def test_ctrl_c_in_other_commands_is_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_arguments: object, **_named: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("laydown.terminal.manual.show_editions", interrupted)
    done = run("editions")
    assert done.exit_code == 130
    assert done.stdout == ""


# --- rules and editions ---


@pytest.mark.parametrize("name", NAMES)
def test_rules_tell_every_clause_of_an_edition_and_the_rulings(name: str) -> None:
    done = run("rules", name)
    assert done.exit_code == 0
    told = re.findall(r"(?m)^([A-Z]-\w\d)  ", done.stdout)
    letters = {"mattel": "M", "ravensburger": "R", "express": "E", "pocket": "P", "board": "B"}
    assert told == [*clauses(letters[name]), *clauses("X")]


@pytest.mark.parametrize(
    ("name", "assumed"),
    [
        ("mattel", []),
        ("ravensburger", [3, 7, 9, 10]),
        ("express", []),
        ("pocket", [*range(1, 11)]),
        ("board", [1, 3, 4, 5, 7, 10]),
    ],
)
def test_rules_list_the_phases_and_mark_those_assumed(name: str, assumed: list[int]) -> None:
    listed = re.findall(r"(?m)^  (\d+) +\S.*?( \(assumed\))?$", run("rules", name).stdout)
    assert [int(number) for number, _ in listed] == list(range(1, len(load(name).phases) + 1))
    assert [int(number) for number, mark in listed if mark] == assumed


def test_rules_name_other_facts_that_are_assumed() -> None:
    assert "too: see R-01.\n" in run("rules", "ravensburger").stdout
    assert "too: see P-02.\n" in run("rules", "pocket").stdout
    assert "too: see B-01, B-22.\n" in run("rules", "board").stdout
    assert "assumed" not in run("rules", "mattel").stdout.split("Material")[0]


@pytest.mark.clause("B-22")
def test_rules_of_the_board_game_show_its_sections_and_its_ring() -> None:
    shown = run("rules", "board").stdout
    ring = shown.split("The ring, clockwise\n")[1].split("\n\n")[0].splitlines()
    top = ["Joker", "All", "Again", "Star", "+3", "Ask", "Search", "+2", "Swap", "Again"]
    assert ring[0].split() == top
    assert ring[-2].split() == ["Star", "(start)", "↑", "Swap"]
    for section in ("A turn", "The eight actions", "Jokers on the table"):
        assert f"\n{section}\nB-" in shown
    plain = run("rules", "board", "--plain").stdout
    assert "0 Star, 1 Draw 2, 2 Search, 3 Ask" in plain


@pytest.mark.parametrize("asked", ["M-37", "m-37", "m37"])
def test_one_clause(asked: str) -> None:
    assert run("rules", "mattel", asked).stdout == (
        "M-37  Your hand is hidden from the other players.\n"
    )


def test_a_clause_of_another_edition_or_a_variant_can_be_read_too() -> None:
    assert run("rules", "express", "M-25").stdout.startswith("M-25  ")
    assert run("rules", "mattel", "mv1").stdout.startswith("M-V1  Ten rounds")


def test_an_unknown_clause_lists_the_nearest() -> None:
    near = re.findall(r"[MREPX]-\w\d", run("rules", "mattel", "M-39").stderr)
    assert near[0] == "M-39"
    assert 1 <= len(near[1:]) <= 4
    assert set(near[1:]) <= set(clauses("M"))


def test_editions_tell_editions_printed_variants_and_options() -> None:
    shown = run("editions").stdout
    for edition in NAMES:
        assert re.search(rf"(?m)^{edition}  ", shown)
        for variant, clause in load(edition).variants.items():
            name = catalogue().text(f"option-{variant.replace('_', '-')}")
            assert f"{name} [{clause}]" in shown
    for option in OPTIONS:
        assert re.search(rf"(?m)^  {option}\b", shown)
    assert shown.split("board  Board game\n")[1].splitlines()[:2] == [
        "  2-6 players, 10 cards each",
        "  Has no options.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "line", ["editions", "rules express", "rules express E-01", "rules board", "rules board B-17"]
)
def test_rules_and_editions_in_each_language_and_plain(line: str, language: str) -> None:
    done = run(*line.split(), "--lang", language)
    assert done.exit_code == 0
    assert max(map(len, done.stdout.splitlines())) <= 80
    assert run(*line.split(), "--lang", language, "--plain").exit_code == 0


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("name", NAMES)
def test_rules_keep_to_one_language(name: str, language: str) -> None:
    shown = " ".join(run("rules", name, "--lang", language, "--plain").stdout.split())
    told = [clause for clause in clauses() if f"{clause} {rule(clause, language)[:20]}" in shown]
    assert len(told) > len(clauses("X"))
    assert [clause for clause in clauses() if rule(clause)[:30] in shown] == []
    english = {section.title for section in sections()} - {
        section.title for section in sections(language)
    }
    assert [title for title in english if f" {title} " in shown] == []


def test_the_referee_speaks_lines_of_json() -> None:
    done = subprocess.run(
        [*COMMAND, "referee"],
        input="{}\n",
        capture_output=True,
        text=True,
        env=environment(),
        check=True,
    )
    assert done.stdout.startswith("{")
    assert done.stderr == ""


# --- documentation ---


def with_those_below(name: str) -> list[tuple[tuple[str, ...], click.Command]]:
    """Return a command and the commands below it, with what is typed for each."""
    command = cli.commands[name]
    below = command.commands if isinstance(command, click.Group) else {}
    return [((name,), command), *(((name, word), one) for word, one in below.items())]


def options_of(name: str) -> list[str]:
    """Return all options of a command and of the commands below it."""
    return [
        option
        for _, one in with_those_below(name)
        for parameter in one.params
        if isinstance(parameter, click.Option)
        for option in parameter.opts
    ]


@pytest.mark.parametrize("name", sorted(cli.commands))
def test_every_command_and_option_is_documented(name: str) -> None:
    page = COMMANDS_PAGE.read_text("utf-8")
    parts = dict(re.findall(r"(?ms)^## `laydown (\w+)[^`\n]*`\n(.*?)(?=^## |\Z)", page))
    assert name in parts
    for option in options_of(name):
        assert re.search(rf"`{option}\b", parts[name]), option
    command = cli.commands[name]
    if isinstance(command, click.Group):
        told = set(re.findall(rf"`laydown {name} (\w+)", parts[name]))
        assert told == set(command.commands)


def test_nothing_is_documented_that_is_not_there() -> None:
    page = COMMANDS_PAGE.read_text("utf-8")
    assert set(re.findall(r"(?m)^## `laydown (\w+)", page)) == set(cli.commands)
    known = {option for name in cli.commands for option in options_of(name)}
    known |= {"--help", "-h", "--version"}
    assert set(re.findall(r"`(--?[a-z][a-z-]*)", page)) <= known


@pytest.mark.parametrize("option", OPTIONS)
def test_every_option_of_a_game_is_documented(option: str) -> None:
    assert f"`{option}" in COMMANDS_PAGE.read_text("utf-8")


def test_what_players_can_type_is_documented() -> None:
    page = PLAY_PAGE.read_text("utf-8")
    for word in ("draw", "take", "lay ", "hit ", "discard ", "skip S on ", "knock", "pass",
                 "roll", "walk ", "star ", "search ", "swap ", "ask ", "give ", "keep ",
                 "table", "phases", "score", "why ", "rules ", "quit", "?"):  # fmt: skip
        assert f"`{word}" in page
