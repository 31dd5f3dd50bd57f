"""The lines of a position that tell of what was done and what is to be done."""

from __future__ import annotations

from typing import Final

from laydown.engine.notation.lines import read_number, read_numbers
from laydown.engine.notation.position_lines import MANY, PositionLines
from laydown.engine.notation.reader import Reader
from laydown.engine.scoring import NOBODY, RoundResult
from laydown.engine.state import ASKED, DEEDS, STEPS, Deed, Step, deed, step_of

_DEEDS: Final = 32  # of a turn: more than the actions of a ring, asked and answered, come to
START: Final = "start"  # hands are dealt, and the first card is turned up


class PositionHistory(PositionLines):
    """Reads rounds, deeds and pending steps."""

    def trail(self) -> list[Deed]:
        """Read what seats did with open cards."""
        line = self.lines.get("trail")
        if line is None:
            return []
        deeds = []
        start = line.start
        parts = self.text[line.start : line.end].split(",")
        most = self.edition.turns * self.players * _DEEDS
        if len(parts) > most:
            raise line.fail("bad_line", f"0-{most}", str(len(parts)))
        for part in parts:
            reader = Reader(self.text, start, start + len(part))
            seat = read_number(reader, 1, self.players) - 1
            word = reader.word()
            if word not in DEEDS:
                raise reader.fail("bad_line", word, ", ".join(DEEDS))
            what = DEEDS.index(word)
            about = read_number(reader, 1, 14) if what >= ASKED else self.card(reader)
            deeds.append(deed(seat, what, about))
            if not reader.done():
                raise reader.fail("bad_line", reader.word(), ",")
            start += len(part) + 1
        return deeds

    @property
    def starts(self) -> bool:
        """Whether the first card of the round is still to be turned up."""
        return "step" in self.lines and self.lines["step"].value == START

    def stack(self, turn: int) -> list[Step]:
        """Read the pending steps; by default the turn begins."""
        line = self.lines.get("step")
        if line is None or self.starts:
            return [step_of(self.edition.turn_start, turn)]
        if line.value == "over":
            return []
        steps = []
        start = line.start
        for part in self.text[line.start : line.end].split(","):
            reader = Reader(self.text, start, start + len(part))
            word = reader.word()
            if word not in STEPS:
                raise reader.fail("bad_line", word, ", ".join([*STEPS, START, "over"]))
            number = 1
            last = self.text[reader.at : reader.end].split()[-1:]
            if last and last[0].startswith("x"):
                reader.end = self.text.rindex("x", reader.at, reader.end)
                count = Reader(self.text, reader.end + 1, start + len(part))
                number = read_number(count, 1, 99)
            seats = read_numbers(reader, 1, self.players) or [turn + 1]
            steps.append(Step(word, sum(1 << seat - 1 for seat in set(seats)), number))
            start += len(part) + 1
        return steps

    def results(self) -> tuple[RoundResult, ...]:
        """Read how rounds ended, which are numbered from 1 on."""
        numbers = sorted(int(key.split()[1]) for key in self.lines if key.startswith("round "))
        if numbers != list(range(1, len(numbers) + 1)):
            raise self.lines[f"round {numbers[-1]}"].fail("missing_line", "round 1, 2, 3, ...")
        return tuple(self._result(number) for number in numbers)

    def _result(self, number: int) -> RoundResult:
        """Read `out 2 laid 1 - 3 points 25 0 40`, `replay 1 3` behind it for a replay."""
        line = self.lines[f"round {number}"]
        parts: dict[str, list[int]] = {}
        reader = line.reader()
        current: list[int] | None = None
        while not reader.done():
            word = reader.peek()
            if word in ("out", "laid", "points", "first", "replay") and word not in parts:
                current = parts[reader.word()] = []
            elif current is None:
                raise reader.fail("bad_line", reader.word(), "out, laid, points")
            elif word == "-":
                reader.word()
                current.append(0)
            else:
                current.append(read_number(reader, 0, MANY))
        sizes = [len(parts.get(name, [])) for name in ("out", "laid", "points")]
        replay, first = parts.get("replay", []), parts.get("first", [1])
        seats = [*parts.get("out", []), *replay, *first]
        wrong = any(seat > self.players for seat in seats) or len(first) != 1 or not first[0]
        if (
            wrong
            or sizes != [1, self.players, self.players]
            or 0 in replay
            or max(parts["laid"]) > len(self.edition.phases)
        ):
            raise line.fail("bad_line", "out 2 laid 1 - points 0 25")
        laid = tuple(phase - 1 for phase in parts["laid"])
        out = parts["out"][0] - 1 if parts["out"][0] else NOBODY
        tied = tuple(seat - 1 for seat in replay)
        return RoundResult(out, laid, tuple(parts["points"]), tied, first[0] - 1)
