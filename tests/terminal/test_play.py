from __future__ import annotations

import re
import subprocess
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from laydown.engine.edition import NAMES, load
from laydown.engine.events import (
    HIDDEN,
    Dealt,
    Drew,
)
from laydown.engine.notation.record import parse_record
from laydown.locale import LANGUAGES, catalogue
from laydown.terminal.player import Player
from tests.terminal.kit import (
    COME_BACK,
    COMMAND,
    DICE,
    ONES,
    WINS,
    WORDS,
    answer,
    environment,
    on_one_line,
    run,
)

if TYPE_CHECKING:
    from laydown.engine.events import Event


@pytest.mark.parametrize("edition", NAMES)
def test_a_whole_game_through_a_pipe(edition: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    done = subprocess.run(
        [*COMMAND, "play", "--edition", edition, "--seed", "pipe", "--record", str(file)],
        input=DICE if load(edition).ring else ONES,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(),
        check=False,
    )
    assert done.returncode == 0
    assert done.stderr == ""
    assert len(WINS.findall(done.stdout)) == 1
    record = parse_record(file.read_text("utf-8"))
    assert record.edition.name == edition
    assert record.result().startswith("winners ")
    assert on_one_line(done.stdout).endswith(f"The record is in {file}.")


@pytest.mark.parametrize(
    "options",
    [
        ("-o", "knocking", "-p", "3"),
        ("-o", "ten_rounds", "-o", "phases=1-3"),
        ("-o", "free_order", "-o", "phases=even", "-p", "2"),
        ("-o", "last_card=any", "-p", "6", "-s", "4"),
        ("--bot", "Random", "-e", "express", "-o", "phases=1-2"),
        ("--plain", "-e", "pocket"),
    ],
    ids=" ".join,
)
def test_a_whole_game_with_options(options: tuple[str, ...]) -> None:
    done = run("play", "-e", "ravensburger", "--seed", "options", *options, typed=ONES)
    assert done.exit_code == 0
    assert done.stderr == ""
    assert re.search("wins? the game!|share the win", done.stdout)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_speaks_its_language(language: str) -> None:
    done = run("play", "--lang", language, "--seed", "a", typed="1\nh\n?\n1\n")
    text = catalogue(language).text
    assert done.exit_code == 0
    for message in ("prompt-draw", "prompt-play", "help-heading", "goodbye"):
        assert text(message).replace("\u00a0", " ") in done.stdout


def test_the_environment_chooses_the_language() -> None:
    assert "Bis bald!" in run("play", "--seed", "a", LAYDOWN_LANG="de").stdout


def test_no_line_is_longer_than_the_terminal() -> None:
    done = run("play", "--seed", "long", "-p", "6", "--lang", "fr", typed="1\nh\n?\n" + "1\n" * 300)
    longest = max(done.stdout.splitlines(), key=len)
    assert len(longest) <= 80, longest


def test_the_same_seed_gives_the_same_game_and_another_one_does_not() -> None:
    games = [run("play", "--seed", seed, typed="1\n1\n").stdout for seed in ("a", "a", "b")]
    assert games[0] == games[1] != games[2]


def test_without_a_seed_the_system_gives_one_of_64_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def token_bytes(size: int) -> bytes:
        asked.append(size)
        return b"a"

    monkeypatch.setattr("secrets.token_bytes", token_bytes)
    assert run("play", typed="1\n").stdout == run("play", "--seed", "a", typed="1\n").stdout
    assert asked == [64]


# --- leaving ---


@pytest.mark.parametrize("typed", ["", "1\n", "quit\n", "1\nq\n", "EXIT\n"])
def test_whoever_leaves_leaves_politely(typed: str) -> None:
    done = run("play", "--seed", "e", typed=typed)
    assert done.exit_code == 0
    assert done.stderr == ""
    assert done.stdout.endswith(COME_BACK if "1" in typed else "Goodbye!\n")


def test_ctrl_c_leaves_politely_and_saves(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    asked = 0

    def interrupted(_prompt: str) -> str:
        nonlocal asked
        asked += 1
        if asked == 3:
            raise KeyboardInterrupt
        return "1"

    monkeypatch.setattr("builtins.input", interrupted)
    done = run("play", "--seed", "a", "--record", str(file))
    assert done.exit_code == 0
    assert on_one_line(done.stdout).endswith(f"{on_one_line(COME_BACK)} The record is in {file}.")
    assert len([m for m in parse_record(file.read_text("utf-8")).moves if m.seat == 0]) == 2


def test_a_reader_that_goes_away_is_no_error(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    with subprocess.Popen(
        [*COMMAND, "play", "--seed", "a", "--record", str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    ) as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        assert (
            process.stdout.readline()
            == "Laydown: Classic, Mattel’s 40th-anniversary edition, 4 players\n".encode()
        )
        process.stdout.close()
        with suppress(BrokenPipeError):  # it may have ended by now
            process.stdin.write(ONES.encode())
        with suppress(BrokenPipeError):
            process.stdin.close()
        assert process.stderr.read() == b""
        assert process.wait() == 0
    assert parse_record(file.read_text("utf-8")).players == 4


def test_input_that_was_closed_before_the_start_is_an_end_of_input() -> None:
    closed = ["sh", "-c", f"{' '.join(COMMAND)} play --seed e <&-"]
    done = subprocess.run(closed, capture_output=True, text=True, env=environment(), check=True)
    assert done.stdout.endswith("Goodbye!\n")
    assert done.stderr == ""


# --- what is typed ---


@pytest.mark.parametrize("seat", ["1", "2"])
def test_the_help_names_a_player_who_is_there(seat: str) -> None:
    said = on_one_line(run("play", "-p", "2", "--seat", seat, "--seed", "e", typed="h\n").stdout)
    other = 3 - int(seat)
    assert f"skip S on {other} end your turn: player {other} misses one" in said
    said = on_one_line(run("play", "-p", "4", "--seed", "e", typed="h\n").stdout)
    assert "skip S on 3 end your turn: player 3 misses one" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_tells_what_going_out_is_worth(tmp_path: Path, language: str) -> None:
    file = tmp_path / "own.toml"
    text = 'name = "far"\nbased_on = "mattel"\n[end]\nout_steps = {steps}\n'
    for steps in (1, 2, 3):
        file.write_text(text.format(steps=steps), "utf-8")
        played = run("play", "--edition-file", str(file), typed="h\n", LAYDOWN_LANG=language)
        worth = catalogue(language).text("help-goal-out", steps=steps)
        assert (on_one_line(worth) in on_one_line(played.stdout)) == (steps > 1)


def test_an_illegal_move_gets_its_sentence_and_its_clause() -> None:
    said = answer("discard R4")
    assert re.search(r"\[M-\d\d\]\nTo read the rule, type rules M-\d\d\.\n", said)


def test_a_move_that_cannot_be_read_is_pointed_at() -> None:
    said = answer("1", "hit R8 at 2.1")
    assert "\n  hit R8 at 2.1\n         ^\nFor help, type h; for a hint, type ?.\n" in said


def test_a_word_that_is_no_move_lists_the_moves() -> None:
    assert "draw, take, lay, hit, discard, skip" in on_one_line(answer("hello"))


def test_bytes_that_are_no_text_are_no_move() -> None:
    done = subprocess.run(
        [*COMMAND, "play", "--seed", "e"],
        input=b"\xff\xfe\x00\x1b[31m\n",
        capture_output=True,
        env=environment(),
        check=True,
    )
    assert b"\x1b" not in done.stdout
    assert done.stdout.endswith(b"Goodbye!\n")


@pytest.mark.parametrize("typed", ["0", "99", "4" * 5000], ids=["0", "99", "long"])
def test_a_number_without_a_choice(typed: str) -> None:
    assert "only 1 to 2." in on_one_line(answer(typed, options=("--seed", "e")))


def test_an_empty_line_shows_the_choices_again() -> None:
    assert "1)  Draw from the draw pile" in answer("")


def test_help_explains_moves_and_letters() -> None:
    said = answer("help")
    assert "lay R7 G7 Y7 | R9 G9 W" in said
    assert "R red" in said
    assert "knock" not in said
    assert said.split("\n", 1)[1] == answer("h").split("\n", 1)[1]


def test_what_cannot_be_read_is_shown_as_it_was_typed() -> None:
    assert "No move begins with “R7”." in answer("R7")
    assert "\n  Discard Q5\n          ^\n" in answer("Discard Q5")


def test_only_the_moves_of_the_edition_are_listed() -> None:
    listed = on_one_line(answer("hello"))
    assert "Moves: draw, take, lay, hit, discard, skip." in listed
    listed = on_one_line(answer("hello", options=("-o", "knocking")))
    assert "Moves: draw, take, lay, hit, discard, skip, knock." in listed


def test_pass_is_listed_where_one_can_pass() -> None:
    options = ("-o", "knocking", "--seed", "a")
    said = on_one_line(run("play", *options, typed="hello\n1\n" * 20).stdout)
    offered = re.findall(
        r"(Knock|Draw or take|Your move)\?(?: Enter for no:)? hello .*?Moves: ([^.]*)\.", said
    )
    assert {prompt for prompt, _ in offered} == {"Knock", "Draw or take", "Your move"}
    for prompt, words in offered:
        assert ("pass" in words) == (prompt == "Knock")


@pytest.mark.clause("X-23")
def test_in_free_order_every_phase_that_can_be_laid_is_offered() -> None:
    said = on_one_line(run("play", "-o", "free_order", "--seed", "fo11", typed="draw\n").stdout)
    assert re.findall(r"\d\) Lay phase (\d+):", said) == ["2", "4", "5"]
    assert (
        "You have all the cards for one of these phases: phase 2 (set of 3 + run of 4), "
        "phase 4 (run of 7) and phase 5 (run of 8)."
    ) in said


def test_help_tells_of_knocking_where_it_is_played() -> None:
    assert "knock" in answer("help", options=("-o", "knocking"))


@pytest.mark.parametrize(
    ("options", "told", "typed"),
    [
        ((), "whoever makes the last phase first wins", ""),
        (("-o", "ten_rounds", "-o", "phases=1-5"), "There are 5 rounds, one for each phase", ""),
        (("-o", "free_order"), "whoever makes all the phases first wins", "lay 5: R1 R2 ..."),
        (("-o", "knocking"), "whoever makes the last phase first wins", "pass let it go"),
        (("-e", "board"), "moves on two phases, everyone else who has laid moves on one", ""),
    ],
    ids=["plain", "ten rounds", "free order", "knocking", "board"],
)
def test_help_tells_the_goal_of_the_variant(
    options: tuple[str, ...], told: str, typed: str
) -> None:
    said = on_one_line(answer("h", options=options))
    assert told in said
    for row in ("lay 5: R1 R2 ...", "pass let it go"):
        assert (row in said) == (row == typed)


def test_help_tells_how_far_an_edition_of_ones_own_moves_who_goes_out(tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text('name = "ours"\nbased_on = "board"\n[end]\nout_steps = 3\n')
    said = on_one_line(answer("h", options=("--edition-file", str(file))))
    assert "Whoever discards the last one moves on 3 phases" in said


@pytest.mark.parametrize("typed", ["", "n", "No", "nein", "non", "pass"])
def test_a_question_whether_to_knock_shows_the_table_and_takes_a_plain_answer(typed: str) -> None:
    said = run("play", "-o", "knocking", "--seed", "a", typed=f"1\n1\n{typed}\n").stdout
    before, _, after = said.partition("Knock? Enter for no: ")
    assert "Discard pile:" in before[before.rindex("Your move?") :]
    assert after.startswith(f"{typed}\n")
    assert "You knock" not in after
    assert "Bot 2 knocks and takes" in after  # it has passed: the next one was asked


def test_yes_knocks() -> None:
    said = run("play", "-o", "knocking", "--seed", "a", typed="1\n1\ny\n").stdout
    assert "You knock" in said.partition("Knock? Enter for no: y")[2]


def test_why_tells_the_rule_or_that_there_is_none_against_it() -> None:
    assert "That move is allowed now." in answer("why draw")
    said = answer("why knock")
    assert re.search(r"\[([MX]-\d\d)\]\n\1  ", said)
    assert re.search(r"Type a move after it: why discard [RYGO]\d+\n", answer("why"))


def test_rules_by_clause() -> None:
    assert "M-37  Your hand is hidden from the other players." in answer("rules m37")
    assert "There is no rule M-77. Did you mean" in answer("rules M-77")
    assert "M-20 M-21 M-22 M-23 M-24" in answer("rules")


def test_table_phases_and_score_are_shown_again() -> None:
    assert "Draw pile:" in answer("table")
    assert "4   run of 7" in answer("phases")
    assert re.search(r"Bot 4 +0/10 +0", answer("score"))


def test_typing_a_move_is_as_good_as_its_number() -> None:
    assert answer("draw").split("\n")[1:] == answer("1").split("\n")[1:]


LINES = st.lists(
    st.lists(st.sampled_from(WORDS), max_size=7).map(" ".join) | st.text(max_size=20),
    max_size=12,
)


@given(LINES)
@example(["1", "why " + "R7 " * 3000, "lay " + "W | " * 3000, "rules " + "M" * 3000])
def test_nothing_that_is_typed_breaks_the_game(lines: list[str]) -> None:
    done = run("play", "--seed", "a", "-p", "2", "-o", "knocking", typed="\n".join(lines))
    assert done.exception is None or isinstance(done.exception, SystemExit)
    assert done.exit_code == 0
    assert done.stderr == ""


def test_the_page_for_players_shows_what_they_will_see() -> None:
    page = (Path(__file__).parents[2] / "docs" / "play.md").read_text("utf-8")
    cards, board = re.findall(r"(?ms)^```text\n(.*?)\n```", page)
    assert cards in run("play", "--seed", "e", typed="1\n4\n").stdout
    assert board in run("play", "-e", "board", "--seed", "a", typed="\n").stdout


# --- secrets ---


def test_the_player_is_told_nothing_that_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[Event] = []
    monkeypatch.setattr(Player, "sees", lambda _player, event: told.append(event))
    done = run("play", "--seed", "a text that nobody sees", "--seat", "2", typed="1\n" * 40)
    assert "a text that nobody sees" not in done.output
    assert b"a text that nobody sees".hex() not in done.output
    drawn = [event for event in told if isinstance(event, Drew) and event.seat != 1]
    assert len(drawn) > 20
    assert {event.card for event in drawn} == {HIDDEN}
    deals = [event for event in told if isinstance(event, Dealt)]
    assert deals
    for deal in deals:
        assert [set(hand) == {HIDDEN} for hand in deal.hands] == [True, False, True, True]


# --- terminals that can do less ---


@pytest.mark.parametrize(
    ("extra", "options"),
    [({"NO_COLOR": "1"}, ()), ({}, ("--plain",)), ({"PYTHONIOENCODING": "ascii"}, ())],
    ids=["NO_COLOR", "--plain", "ascii"],
)
def test_cards_go_without_symbols_where_these_are_not_wanted(
    extra: dict[str, str], options: tuple[str, ...]
) -> None:
    done = subprocess.run(
        [*COMMAND, "play", "--seed", "a", "--lang", "de", *options],
        input=b"1\n?\n",
        capture_output=True,
        env=environment(**extra),
        check=True,
    )
    shown = done.stdout.decode()
    assert not set("◆★▲●■▼♠♣") & set(shown)
    apart = ", " if options else "   "
    assert f"Deine Hand (10): O3{apart}R4 Y4 O4{apart}" in shown
    assert shown.isascii() == ("PYTHONIOENCODING" in extra)


def test_plain_draws_nothing() -> None:
    done = run("play", "--plain", "--seed", "a", typed=ONES)
    assert not set("─│┃━|-") & set(re.sub(r" \| |\w-\w", "", done.stdout))


# --- hints ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_mark_gives_a_hint_with_its_reason_and_the_next_best(language: str) -> None:
    said = run("play", "--seed", "a", "--lang", language, typed="1\n?\n").stdout
    text = catalogue(language).text
    best, following = text("hint-best", move="|"), text("hint-next", move="|", loss="")
    assert said.count(best.partition("|")[0].replace("\u00a0", " ")) == 1
    assert said.count(following.partition("|")[0].replace("\u00a0", " ")) == 2


def test_a_hint_is_no_move() -> None:
    said = answer("?", options=("--seed", "d"))
    assert (
        "Hint: Take ◆R3 from the discard pile\n  Type 2\n  ◆R3 brings you closer to phase 1" in said
    )
    assert "Next best: Draw from the draw pile" in said
    assert "unseen cards bring you closer to your phase" in said
    assert said.endswith("Draw or take? ")
