"""Phases, groups, cards and players in the words of a language."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final

from laydown.engine.cards import COLOURS
from laydown.locale import catalogue, rule
from laydown.terminal.look import TIE, strong

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.engine.groups import Group
    from laydown.engine.patterns import Pattern, Phase
    from laydown.terminal.look import Look

_LONGEST: Final = 500
_TOKEN: Final = 0xE100  # stands for a long argument; above the marks of styles

# The kinds that have a name; a host's own file may combine others, which then show as written.
_KINDS: Final = frozenset(
    ("set", "run", "colour", "odd", "even", "pairs", "colour-run", "odd-run", "even-run")
)
_COLOUR_NAMES: Final = {
    "R": "colour-red",
    "Y": "colour-yellow",
    "G": "colour-green",
    "B": "colour-blue",
    "O": "colour-orange",
    "P": "colour-purple",
    "K": "colour-black",
    "T": "colour-turquoise",
}


class Words:
    """The catalogue of a language, together with how cards look."""

    def __init__(self, language: str, look: Look) -> None:
        self.language = language
        self.look = look
        self._catalogue = catalogue(language)

    def text(self, message: str, /, **arguments: str | float) -> str:
        """Return a message of the catalogue with its arguments filled in."""
        # Fluent takes no argument of any length, but a group on the table may be long.
        long = [value for value in arguments.values() if len(str(value)) > _LONGEST]
        tokens = {value: chr(_TOKEN + i) for i, value in enumerate(long)}
        told = {name: tokens.get(value, value) for name, value in arguments.items()}
        text = self._catalogue.text(message, **told)
        for value, token in tokens.items():
            text = text.replace(token, str(value))
        return text

    def phase(self, phase: Phase) -> str:
        """Return `2 sets of 3`, `set of 3 + run of 4`."""
        parts = [
            self._groups(pattern, len(list(same))) for pattern, same in groupby(phase.patterns)
        ]
        text = parts.pop()
        while parts:
            text = self.text("phase-joined", first=parts.pop(), rest=text)
        return text

    def _groups(self, pattern: Pattern, count: int) -> str:
        if pattern.kind not in _KINDS:
            return " + ".join([str(pattern)] * count)
        return self.text(f"group-{pattern.kind}-many", count=count, size=pattern.size)

    def numbered(self, phase: Phase, place: int) -> str:
        """Return `phase 1 (2 sets of 3)`."""
        return self.text("phase-numbered", phase=place + 1, groups=self.phase(phase))

    def group(self, group: Group) -> str:
        """Return the cards of a group; Jokers that lie on a full run stand behind it."""
        cards = self.look.group(group.cards)
        return f"{cards}{TIE}+{TIE}{self.look.group(group.extra)}" if group.extra else cards

    def groups(self, groups: Sequence[Sequence[int]]) -> str:
        """Return groups of cards as a move writes them."""
        return " | ".join(map(self.look.group, groups))

    def action(self, space: tuple[str, int]) -> str:
        """Return the name of what a space of the ring does: `Draw 2`, `Search`."""
        return self.text(f"action-{space[0]}", number=space[1])

    def short_action(self, space: tuple[str, int]) -> str:
        """Return the same as it stands on the ring: `+2`, `Search`."""
        return self.text(f"action-{space[0]}-short", number=space[1])

    def action_help(self, space: tuple[str, int]) -> str:
        """Return what a space of the ring does, in a sentence."""
        return self.text(f"action-{space[0]}-help", number=space[1])

    def colour(self, colour: int) -> str:
        """Return the name of a colour."""
        return self.text(_COLOUR_NAMES[COLOURS[colour]])

    def joined(self, names: Sequence[str]) -> str:
        """Return `A, B and C`."""
        if len(names) < 2:  # noqa: PLR2004 - one name stands alone
            return "".join(names)
        return self.text("list-and", first=", ".join(names[:-1]), last=names[-1])

    def rule(self, clause: str) -> str:
        """Return a clause with its text."""
        return f"{strong(clause)}  {rule(clause, self.language)}"
