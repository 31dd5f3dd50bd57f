"""What a phase asks for: sized groups as small predicates, and their text form.

A pattern is either a chain, whose cards follow each other (`run ...`), or a pool, whose cards have
something in common: the number, the colour, being odd or even.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from laydown.engine.cards import HIGHEST
from laydown.engine.notation.reader import Reader

if TYPE_CHECKING:
    from mypy_extensions import i64

ANY: Final = -1  # no parity asked for
EVEN: Final = 0
ODD: Final = 1
MOST_GROUPS: Final = 6  # of a phase: what every order of the groups and every target may cost


@dataclass(frozen=True)
class Pattern:
    """One sized group of a phase: which properties its cards must share."""

    size: int  # the number of cards, or of pairs, that must lie at least
    chain: bool = False  # consecutive numbers
    same_number: bool = False
    same_colour: bool = False
    parity: int = ANY  # ODD or EVEN; a chain then goes on by twos
    each: int = 1  # how often each number lies in a chain: 2 for pairs

    @property
    def least(self) -> int:
        """The number of cards that must lie at least."""
        return self.size * self.each

    @property
    def step(self) -> int:
        """The distance between neighbours of a chain."""
        return 1 if self.parity == ANY else 2

    @property
    def first(self) -> int:
        """The lowest number that may lie in a chain."""
        return 2 if self.parity == EVEN else 1

    def last(self, highest: int) -> int:
        """Return the highest number that may lie in a chain."""
        return highest if self.parity == ANY else highest - (highest - self.parity) % 2

    def last_low(self, highest: int) -> int:
        """Return the highest number at which a chain of the least length can start."""
        return self.last(highest) - (self.size - 1) * self.step

    def lows(self, highest: int) -> range:
        """Return every first number at which a chain of the least length fits."""
        return range(self.first, self.last_low(highest) + 1, self.step)

    def number_fits(self, number: int) -> bool:
        """Whether a card of that number can lie here at all."""
        return self.parity == ANY or number % 2 == self.parity

    @property
    def by_number(self) -> bool:
        """Whether every place asks for a number, whatever the colour: a set or a run."""
        return self.same_number or (self.chain and not self.same_colour)

    @property
    def by_colour(self) -> bool:
        """Whether every place asks for a colour and nothing else."""
        return self.same_colour and not self.chain and self.parity == ANY

    @property
    def kind(self) -> str:
        """The name of the kind, without the size: `set`, `run`, `pairs`, `colour`, `odd`, ..."""
        words = []
        if self.parity != ANY:
            words.append("odd" if self.parity == ODD else "even")
        if self.same_colour:
            words.append("colour")
        if self.each > 1:
            words.append("pairs")
        if self.same_number:
            words.append("set")
        elif self.chain and self.each == 1:
            words.append("run")
        return "-".join(words)

    def __str__(self) -> str:
        """Print `set 3`, `run 4`, `7 one colour`, `4 odd`, `run 2 pairs`, `run 3 one colour`."""
        if self.same_number:
            return f"set {self.size}"
        words = [f"run {self.size}" if self.chain else f"{self.size}"]
        if self.parity != ANY:
            words.append("odd" if self.parity == ODD else "even")
        if self.each > 1:
            words.append("pairs")
        if self.same_colour:
            words.append("one colour")
        return " ".join(words)


def read_pattern(reader: Reader) -> Pattern:
    """Take a pattern from the reader, up to its end or a `+`."""
    expected = "set 3, run 4, 7 one colour, 4 odd, run 2 pairs"
    word = reader.word()
    chain, same_number = word == "run", word == "set"
    if chain or same_number:
        word = reader.word()
    if not word.isascii() or not word.isdigit() or len(word) > 2 or not int(word):  # noqa: PLR2004
        raise reader.fail("bad_phase", word, expected)
    size, parity, each, same_colour = int(word), ANY, 1, False
    while reader.peek() not in ("", "+"):
        word = reader.word()
        if word in ("odd", "even") and parity == ANY and not same_number:
            parity = ODD if word == "odd" else EVEN
        elif word == "pairs" and chain and each == 1:
            each = 2
        elif word == "one" and not same_number and not same_colour:
            word = reader.word()
            if word != "colour":
                raise reader.fail("bad_phase", word, "colour")
            same_colour = True
        else:
            raise reader.fail("bad_phase", word, expected)
    if not chain and not same_number and not same_colour and parity == ANY:
        raise reader.fail("bad_phase", reader.peek(), "odd, even, one colour")
    return Pattern(size, chain, same_number, same_colour, parity, each)


# Phases whose distance has a closed form: one or two sets, one or two runs, a set with a run, cards
# of one colour, odd or even cards, a run of pairs.
SETS: Final = 1
RUN: Final = 2
RUN_AND_SET: Final = 3
COLOUR: Final = 4
RUNS: Final = 5
PARITY: Final = 6
PAIRS: Final = 7
OTHER: Final = 0


def _form(patterns: tuple[Pattern, ...]) -> int:
    """Return which closed form gives the distance to a phase, `OTHER` if none does."""
    if len(patterns) == 1:
        return _form_of_one(patterns[0])
    if len(patterns) != 2 or any(p.parity != ANY for p in patterns):  # noqa: PLR2004
        return OTHER
    forms = sorted(_form_of_one(pattern) for pattern in patterns)
    if forms == [SETS, SETS]:
        return SETS
    if forms == [SETS, RUN]:
        return RUN_AND_SET
    return RUNS if forms == [RUN, RUN] else OTHER


def _form_of_one(pattern: Pattern) -> int:
    """Return the closed form of a phase that has one group."""
    if pattern.chain:
        return OTHER if pattern.same_colour else RUN if pattern.each == 1 else PAIRS
    if pattern.same_number:
        return SETS
    if pattern.same_colour:
        return COLOUR if pattern.parity == ANY else OTHER
    return PARITY


def _window(pattern: Pattern) -> int:
    """Return a mask for counts by number: of the lowest chain, or of all odd or even numbers."""
    numbers = range(pattern.first, HIGHEST + 1, pattern.step)
    if pattern.chain:
        numbers = numbers[: pattern.size]
    return sum(15 << number * 4 for number in numbers)


def _twin(patterns: tuple[Pattern, ...], at: int) -> int:
    """Return the place of the nearest equal pattern before one, -1 if there is none."""
    return next((i for i in reversed(range(at)) if patterns[i] == patterns[at]), -1)


class Phase:
    """What has to be laid in one round: a list of patterns; never changed."""

    __slots__ = (
        "any_parity",
        "by_number",
        "chains",
        "colour_and_number",
        "form",
        "large",
        "largest_chains",
        "least",
        "other_top",
        "other_window",
        "patterns",
        "set_sizes",
        "small",
        "top",
        "twin_of",
        "window",
    )

    def __init__(self, patterns: tuple[Pattern, ...]) -> None:
        """Keep the patterns, and what the solver asks for at every call."""
        self.patterns: Final = patterns
        self.least: Final = sum(pattern.least for pattern in patterns)
        # In a phase by number every place asks for one definite number, whatever its colour.
        self.by_number: Final = all(pattern.by_number for pattern in patterns)
        self.colour_and_number: Final = sorted(p.by_number - p.by_colour for p in patterns) == [
            -1,
            1,
        ]
        self.chains: Final = tuple(pattern for pattern in patterns if pattern.chain)
        # A search begins with the largest groups: they can lie in the fewest places.
        self.largest_chains: Final = sorted(
            self.chains, key=lambda chain: (chain.least, str(chain)), reverse=True
        )
        self.set_sizes: Final = sorted(
            (pattern.size for pattern in patterns if pattern.same_number), reverse=True
        )
        self.any_parity: Final = all(pattern.parity == ANY for pattern in patterns)
        self.twin_of: Final = tuple(_twin(patterns, at) for at in range(len(patterns)))
        # What the closed forms of the solver need: the sizes of at most two sets, and the places of
        # at most two runs as masks.
        self.form: Final = _form(patterns)
        self.large: Final = self.set_sizes[0] if self.set_sizes else 0
        self.small: Final = self.set_sizes[1] if len(self.set_sizes) > 1 else 0
        windows = [_window(pattern) for pattern in self.chains or patterns] or [0]
        self.window: i64 = windows[0]
        self.other_window: i64 = windows[-1]
        self.top: i64 = windows[0].bit_length() // 4 - 1  # the last number of the lowest run
        self.other_top: i64 = windows[-1].bit_length() // 4 - 1

    def __eq__(self, other: object) -> bool:
        """Compare the patterns."""
        return isinstance(other, Phase) and self.patterns == other.patterns

    def __hash__(self) -> int:
        """Hash by the patterns."""
        return hash(self.patterns)

    def __str__(self) -> str:
        """Print `set 3 + run 4`."""
        return " + ".join(map(str, self.patterns))

    def __repr__(self) -> str:
        """Print as text."""
        return f"<{self}>"


def parse_phase(text: str) -> Phase:
    """Read `set 3 + run 4`."""
    reader = Reader(text)
    patterns = [read_pattern(reader)]
    while not reader.done():
        word = reader.word()  # the `+` at which the last pattern stopped
        if len(patterns) == MOST_GROUPS:
            raise reader.fail("bad_phase", word, f"set 3 + run 4, 1-{MOST_GROUPS} groups")
        patterns.append(read_pattern(reader))
    return Phase(tuple(patterns))
