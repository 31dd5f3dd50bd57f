"""Score sheets folded by the browser, beside ours: of every edition and variant, good and bad."""

from __future__ import annotations

import json
import os
import random
import subprocess
from typing import Any

import msgspec
import pytest

from build_web import WEB, node_and_npm
from laydown.engine.edition import NAMES
from laydown.engine.errors import SetupError
from laydown.engine.notation.cards import card_text
from laydown.score.editions import edition_of
from laydown.score.facts import classes, own
from laydown.score.files import from_json
from laydown.score.fold import fold
from laydown.wire.sheets import (
    Add,
    Deal,
    DeleteRound,
    Drop,
    Enter,
    Entry,
    Operation,
    RenamePlayer,
    Retitle,
    SheetAction,
    SheetFile,
    SheetRedo,
    SheetStart,
    SheetUndo,
)

MANY = int(os.environ.get("LAYDOWN_SHEETS", "1000"))  # 10000 now and then
FLAGS: tuple[dict[str, str], ...] = (
    {},
    {"ten_rounds": "yes"},
    {"free_order": "yes"},
    {"knocking": "yes"},
    {"last_card": "discard"},
    {"wild_minimum": "none"},
)
PHASES = ("", "1-1", "1-2", "3", "odd", "even", "2,4-5", "9-9", "10")


# Editions of somebody's own: three phases and other points; a ring of its own is the docs' example.
OWN = {
    "sprint": (
        'name = "sprint"\nbased_on = "pocket"\n'
        '[deck]\ncolours = "RGB"\nhighest = 10\nskips = 0\n[players]\nmost = 4\n'
        "[points]\nnumbers = [5, 5, 5, 5, 5, 10, 10, 10, 10, 15]\nwild = 30\n"
        '[end]\ntie = "share"\n'
        '[[phases]]\nlay = "set 3 + set 3"\n[[phases]]\nlay = "run 4"\n'
        '[[phases]]\nlay = "set 4"\n'
    ),
}


class Writer:
    """Writes sheets as chance has it: mostly whole rounds, now and then what nobody would."""

    def __init__(self, number: int) -> None:
        self.chance = random.Random(number)
        self.name = (*NAMES, *OWN)[number % (len(NAMES) + len(OWN))]
        self.text = OWN.get(self.name, "")
        self.options: dict[str, str] = {}
        if edition_of(self.name, self.text).house_rules:
            self.options = dict(self.chance.choice(FLAGS))
            if (phases := self.chance.choice(PHASES)) and not self.text:
                self.options["phases"] = phases
        self.edition = edition_of(self.name, self.text).with_options(self.options)
        most = self.edition.most_players
        self.players = [str(n) for n in range(1, self.chance.randint(2, most) + 1)]
        self.close = self.chance.random() < 0.4  # few points, so that some are tied
        self.out: list[Operation] = []
        self.counters = {"a": 0, "b": 0, "c": 0}
        self.key = 0

    def write(self, what: SheetAction, device: str = "") -> None:
        device = device or self.chance.choice("aaabbc")
        self.counters[device] += 1
        seen = len(self.out) - self.chance.choice((0, 0, 0, 1, 3))
        author = {"a": "Ida", "b": "Max"}.get(device, "")
        at = self.chance.randrange(10**12)
        self.out.append(Operation(device, self.counters[device], what, max(seen, 0), author, at))

    def entry(self, *, out: bool) -> Entry:
        laid = out or self.chance.random() < 0.6
        phase = self.chance.choice(self.edition.options.phases) + 1
        phase = phase if laid and self.edition.options.free_order else 0
        if out or not self.edition.scored:
            return Entry(laid, phase)
        if self.close:
            return Entry(laid, phase, points=5 * self.chance.randint(1, 2))
        kinds = classes(self.edition)
        match self.chance.randrange(3):
            case 0:
                counts = [self.chance.randint(0, min(3, kind.cards)) for kind in kinds]
                return Entry(laid, phase, counts=counts)
            case 1:
                cards = self.chance.sample(self.edition.deck, self.chance.randint(1, 10))
                return Entry(laid, phase, cards=[card_text(card) for card in cards])
            case _:
                return Entry(laid, phase, points=5 * self.chance.randint(1, 12))

    def round(self) -> None:
        self.key += 1
        out = self.chance.choice([*self.players, *self.players, ""])
        entries = {p: self.entry(out=p == out) for p in self.players}
        if self.chance.random() < 0.1:
            entries.pop(self.chance.choice(list(entries)))
        if self.chance.random() < 0.3:
            for player, entry in entries.items():
                self.write(Enter(self.key, {player: entry}, out if player == out else None))
            self.write(Enter(self.key, {}, out))
        else:
            self.write(Enter(self.key, entries, out))

    def other(self) -> None:
        player, key = self.chance.choice(self.players), self.chance.randint(1, self.key + 1)
        match self.chance.randrange(9):
            case 0:
                self.write(DeleteRound(key))
            case 1:
                self.write(Add(f"New {len(self.out)}", key))
                self.players.append(f"{self.out[-1].device}.{self.out[-1].counter}")
            case 2:
                self.write(Drop(player, key))
            case 3:
                self.write(RenamePlayer(player, f"Other {len(self.out)}"))
            case 4:
                self.write(Deal(key, player))
            case 5:
                self.write(Retitle("Another evening, Zoë’s"))
            case 6:
                self.write(Enter(key, {player: self.entry(out=False)}))
            case _:
                operation = self.chance.choice(self.out)
                of = f"{operation.device}.{operation.counter}"
                if not isinstance(operation.what, SheetUndo | SheetRedo | SheetStart):
                    self.write(SheetUndo(of) if self.chance.random() < 0.7 else SheetRedo(of))

    def sheet(self) -> list[Operation]:
        names = [f"Player {player}" for player in self.players]
        dealer = self.chance.randrange(len(names))
        start = SheetStart("Friday", self.name, self.options, names, dealer, self.text)
        self.write(start, "a")
        for _ in range(self.chance.randint(0, 14)):
            self.round()
            while self.chance.random() < 0.3:
                self.other()
        return self.out


def browser_says(lines: list[str]) -> list[dict[str, Any]]:
    """Return each sheet as the browser folds it."""
    node, _ = node_and_npm()
    script = WEB / "build" / "fold-sheets.ts"
    known = [f"own {msgspec.json.encode(own(text)).decode()}" for text in OWN.values()]
    done = subprocess.run(
        [str(node), str(script)],
        input="\n".join(known + lines),
        text=True,
        capture_output=True,
        check=True,
    )
    return [json.loads(line) for line in done.stdout.splitlines()]


def ours(line: str) -> dict[str, Any]:
    try:
        sheet: dict[str, Any] = msgspec.to_builtins(fold(from_json(line)))
    except SetupError as error:
        return {"code": error.code}
    return sheet


def line_of(operations: list[Operation]) -> str:
    return msgspec.json.encode(SheetFile("laydown-sheet-1", operations)).decode()


@pytest.mark.slow
def test_the_browser_folds_sheets_as_we_do() -> None:
    lines = [line_of(Writer(number).sheet()) for number in range(MANY)]
    found = [ours(line) for line in lines]
    for line, mine, theirs in zip(lines, found, browser_says(lines), strict=True):
        assert theirs == mine, line
    # They are sheets that tell something.
    assert [sheet for sheet in found if "code" in sheet] == []
    assert sum(bool(sheet["winners"]) for sheet in found) > MANY / 10
    assert any(sheet["tied"] for sheet in found)
    assert any(one["replay"] for sheet in found for one in sheet["rounds"])
    assert sum(any(one["counted"] for one in sheet["rounds"]) for sheet in found) > MANY / 2
    cells = [cell for sheet in found for one in sheet["rounds"] for cell in one["cells"].values()]
    assert sum(bool(cell["others"]) for cell in cells) > MANY / 100


NUMBERS = (-5, 0, 7, 99, 10**6)
TEXTS = ("", "9", "R99", "\x1b", "x" * 99, "many")
OTHERS: tuple[Any, ...] = (None, [], {}, True, 1.5, ["x"])


def spoilt(number: int) -> str:
    """Return a sheet in which one thing is something else."""
    chance = random.Random(f"spoilt {number}")
    data = json.loads(line_of(Writer(number).sheet()))
    place: Any = data if number % 9 == 0 else data["operations"]
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = chance.choice(keys)
        inner = place[key]
        if not isinstance(inner, dict | list) or not inner or chance.random() < 0.05:
            like = NUMBERS if isinstance(inner, int) else TEXTS
            place[key] = chance.choice(like if chance.random() < 0.8 else OTHERS)
            return json.dumps(data)
        place = inner


@pytest.mark.slow
def test_the_browser_refuses_what_we_refuse_and_says_why() -> None:
    lines = [spoilt(number) for number in range(MANY)]
    found = [ours(line) for line in lines]
    for line, mine, theirs in zip(lines, found, browser_says(lines), strict=True):
        theirs.pop("details", None)
        assert theirs == mine, line
    assert sum("code" in sheet for sheet in found) > MANY / 2
    assert len({sheet.get("code") for sheet in found}) > 8
