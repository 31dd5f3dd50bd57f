"""The game in a real terminal of 80 columns and 24 lines."""

from __future__ import annotations

import re
import signal
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pexpect
import pytest

from laydown.engine.notation.record import parse_record
from tests.terminal.kit import COMMAND, environment

if TYPE_CHECKING:
    from collections.abc import Iterator


LONG_ENOUGH = 60  # seconds, on a busy machine


def _listen_to_ctrl_c() -> None:
    signal.signal(signal.SIGINT, signal.default_int_handler)


class Terminal:
    """A terminal in which `laydown play` runs."""

    def __init__(self, *arguments: str, **extra: str) -> None:
        self.child = pexpect.spawn(
            COMMAND[0],
            [*COMMAND[1:], "play", *arguments],
            env=environment(TERM="xterm-256color", **extra),
            dimensions=(24, 80),
            encoding="utf-8",
            timeout=LONG_ENOUGH,
            # A shell turns Ctrl-C off for what it runs in the background, tests too.
            preexec_fn=_listen_to_ctrl_c,
        )

    def expect(self, text: str) -> str:
        """Wait for a text; return what stood before it."""
        self.child.expect_exact(text)
        return (self.child.before or "").replace("\r\n", "\n")

    def type(self, text: str) -> None:
        self.child.sendline(text)

    def leave(self) -> int:
        """Wait for the end; return the exit code."""
        self.child.expect(pexpect.EOF)
        status = self.child.wait()  # to close it before its end would be to end it
        self.child.close()
        return status

    def interrupt(self) -> None:
        """Press Ctrl-C as soon as the program waits for its input: one before is not heard."""
        while not self._waits():
            pass
        self.child.sendintr()

    def _waits(self) -> bool:
        """Whether the program does nothing, where the system shows it."""
        status = Path(f"/proc/{self.child.pid}/stat")
        return not status.exists() or status.read_text().rpartition(") ")[2][0] not in "RD"


def without_colours(text: str) -> str:
    return re.sub(r"\x1b\[[\d;?]*[a-zA-Z]", "", text)


@pytest.fixture
def terminal() -> Iterator[Terminal]:
    opened = Terminal("--seed", "e")
    yield opened
    opened.child.close(force=True)


def test_a_few_turns_wrong_input_help_and_ctrl_c(terminal: Terminal) -> None:
    table = without_colours(terminal.expect("Draw or take? "))
    assert "Your hand (10): ▲G3   ◆R5 ▲G5   ◆R6" in table
    terminal.type("1")
    assert "You draw ■O9." in without_colours(terminal.expect("Your move? "))
    terminal.type("lay R1 R2 R3")
    assert "You do not have this card" in terminal.expect("Your move? ")
    terminal.type("nonsense")
    assert "No move begins with" in terminal.expect("Your move? ")
    terminal.type("h")
    assert "What you can type" in terminal.expect("Your move? ")
    terminal.type("?")
    assert "Hint: Play your Skip" in without_colours(terminal.expect("Your move? "))
    terminal.type("discard g3")
    assert "You discard ▲G3." in without_colours(terminal.expect("Draw or take? "))
    terminal.type("2")
    terminal.expect("Your move? ")
    terminal.interrupt()
    terminal.expect("Goodbye!")
    assert terminal.leave() == 0


def test_a_few_turns_of_the_board_game() -> None:
    terminal = Terminal("--seed", "e", "-e", "board", "-p", "3")
    assert "[You" not in terminal.expect("Press Enter to roll the dice: ")
    terminal.type("")
    ring = without_colours(terminal.expect("How far do you walk? "))
    assert "Search  →2" in ring
    assert "Ask     →3" in ring
    assert max(map(len, ring.splitlines())) <= 80
    assert len(ring.splitlines()) <= 24
    terminal.type("7")
    assert "The dice do not let you walk 7 spaces." in terminal.expect("How far do you walk? ")
    terminal.type("3")
    terminal.expect("Which number do you ask for? ")
    terminal.type("8")
    terminal.expect("In which direction? ")
    terminal.type("2")
    assert "You ask to the right for an 8." in terminal.expect("Your move? ")
    terminal.type("1")
    terminal.expect("Press Enter to roll the dice: ")
    terminal.type("table")
    assert "[You]" in without_colours(terminal.expect("Press Enter to roll the dice: "))
    terminal.type("q")
    terminal.expect("Goodbye!")
    assert terminal.leave() == 0


def test_a_joker_stands_out_and_the_goal_of_each_die_too() -> None:
    terminal = Terminal("--seed", "a", "-e", "board")
    coloured = re.findall(r"\x1b\[([\d;]+)m([^\x1b]+)\x1b\[0m", terminal.expect("roll the dice: "))
    assert ("1;7", "(◆R7)") in coloured
    terminal.type("")
    coloured = re.findall(
        r"\x1b\[([\d;]+)m([^\x1b]+)\x1b\[0m", terminal.expect("How far do you walk? ")
    )
    assert {("1", "→5"), ("1", "All"), ("1", "→6"), ("1", "Again")} <= set(coloured)
    terminal.child.sendeof()
    assert terminal.leave() == 0


def test_a_board_game_asks_what_to_keep_instead_of_waiting() -> None:
    terminal = Terminal("--seed", "a", "-e", "board")
    prompts: list[Any] = ["roll the dice: ", "do you walk\\? ", "Your move\\? ", "Which cards\\? "]
    while (prompt := terminal.child.expect(prompts)) < 3:
        terminal.type(("", "5", "1")[prompt])
    assert "Before round 2: which cards do you keep?" in (terminal.child.before or "")
    terminal.type("keep g4 g5")
    assert "You keep ▲G4 ▲G5 for the next round." in without_colours(
        terminal.expect("roll the dice: ")
    )
    terminal.child.sendeof()
    assert terminal.leave() == 0


def test_ctrl_d_leaves(terminal: Terminal) -> None:
    terminal.expect("Draw or take? ")
    terminal.child.sendeof()
    terminal.expect("Goodbye!")
    assert terminal.leave() == 0


def test_cards_are_coloured_and_never_by_colour_alone(terminal: Terminal) -> None:
    coloured = re.findall(r"\x1b\[([\d;]+)m([^\x1b]+)\x1b\[0m", terminal.expect("Draw or take? "))
    assert ("37;41", "◆R5") in coloured
    assert ("30;43", "★Y8") in coloured


def _ask_between_rounds(terminal: Terminal) -> None:
    """Ask for what can be told there; none of it starts the round."""
    for question, told in (
        ("?", "Between two rounds there is nothing to decide"),
        ("h", "type score, phases, rules, or q"),
        ("score", "Phases made"),
        ("rules P-05", "P-05"),
    ):
        terminal.type(question)
        assert told in " ".join(terminal.expect("Press Enter for the next round: ").split())


def test_a_whole_game_waits_between_rounds_and_asks_nothing_at_its_end(tmp_path: Path) -> None:
    terminal = Terminal("--seed", "b", "-e", "pocket", "-p", "2", "-o", "phases=1-2")
    prompts: list[Any] = [
        "Draw or take\\? ",
        "Your move\\? ",
        "Press Enter for the next round: ",
        "This game is saved: laydown games lists it.",
    ]
    met = set()
    while (prompt := terminal.child.expect(prompts)) < 3:
        if prompt == 2 and prompt not in met:
            _ask_between_rounds(terminal)
        met.add(prompt)
        terminal.type("" if prompt == 2 else "1")
    assert met == {0, 1, 2}
    assert terminal.leave() == 0
    (kept,) = (tmp_path / "data" / "laydown" / "games").iterdir()
    assert parse_record(kept.read_text("utf-8")).result().startswith("winners ")


def test_no_color_and_plain_send_no_colours() -> None:
    for terminal in (Terminal("--plain", "--seed", "e"), Terminal("--seed", "e", NO_COLOR="1")):
        assert not re.search(r"\x1b\[[\d;]*[34]\d", terminal.expect("Draw or take? "))
        terminal.type("q")
        assert terminal.leave() == 0
