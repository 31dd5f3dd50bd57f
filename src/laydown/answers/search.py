"""A search that forgives typing errors, missing accents and other endings of a word.

The browser has the same in TypeScript, `web/src/ask/search.ts`, and both pass the same examples:

1. A text is cut into words: without accents and capitals, letters and digits only, small words left
   out (unless nothing else is there).
2. A word that is looked for fits a word of an entry wholly (4), as its beginning or with another
   ending (3), inside of it or with a typing error or two (2), or not at all (0).
3. It weighs the more, the fewer entries have it: the root of entries by those that it fits; 1 if it
   fits none, so that one strange word does not spoil the others.
4. The score of an entry is the sum of weight times best fit, as a part of what it could be at most;
   words of its title count 4, other words for it 3.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

_WHOLE: Final = 4
_BEGINNING: Final = 3
_NEARLY: Final = 2
_STEM: Final = 4  # so many letters of a beginning are enough for a word
_ENDING: Final = 3  # so many letters an ending has at most
_INSIDE: Final = 5  # so many letters are found inside of a word
_ONE_ERROR: Final = 4  # so many letters a word needs before one of them may be wrong
_TWO_ERRORS: Final = 8  # ... or two
_TITLE: Final = 4  # how much a word of the title counts,
_OTHERS: Final = 3  # ... and one of the others
_LONGEST: Final = 24  # words that are looked for; the rest of a query is passed over


def words_of(text: str, small: Collection[str] = ()) -> tuple[str, ...]:
    """Return the words of a text, in their order; without small ones, if others are left."""
    parts = unicodedata.normalize("NFD", text)
    plain = "".join(one for one in parts if not unicodedata.category(one).startswith("M"))
    found = re.findall(r"[^\W_]+", plain.lower().replace("ß", "ss"))
    return tuple(word for word in found if word not in small) or tuple(found)


@dataclass(frozen=True, slots=True)
class Entry:
    """What is looked for: the words of its title, and other words for it."""

    title: tuple[str, ...]
    others: tuple[str, ...]


def scores(
    entries: Mapping[str, Entry], query: str, small: Collection[str] = ()
) -> dict[str, float]:
    """Return how well each entry answers to a query: from 0 to 1."""
    known = {word for entry in entries.values() for word in (*entry.title, *entry.others)}
    sums = dict.fromkeys(entries, 0.0)
    most = 0.0
    for wanted in dict.fromkeys(words_of(query, small)[:_LONGEST]):
        fit = {word: _fit(word, wanted) for word in known}
        best = {
            name: max(
                max((fit[word] * _TITLE for word in entry.title), default=0),
                max((fit[word] * _OTHERS for word in entry.others), default=0),
            )
            for name, entry in entries.items()
        }
        having = sum(1 for points in best.values() if points)
        weight = sqrt(len(entries) / having) if having else 1.0
        most += weight * _WHOLE * _TITLE
        for name, points in best.items():
            sums[name] += weight * points
    return {name: total / most if most else 0.0 for name, total in sums.items()}


def _fit(word: str, wanted: str) -> int:
    """Return how well a word of an entry fits the one that is looked for."""
    if word == wanted:
        return _WHOLE
    if any(map(str.isdigit, wanted)) or any(map(str.isdigit, word)):
        return 0
    short, long = sorted((word, wanted), key=len)
    if len(short) >= _STEM and long.startswith(short):
        whole = word is long or len(long) - len(short) <= _ENDING
        return _BEGINNING if whole else _NEARLY
    if len(short) >= _INSIDE and short in long:
        return _NEARLY
    return _NEARLY if _misspelt(word, wanted) else 0


def _misspelt(word: str, wanted: str) -> bool:
    """Whether one is the other with a typing error, or two in a long word."""
    errors = 0 if len(wanted) < _ONE_ERROR else 1 if len(wanted) < _TWO_ERRORS else 2
    if not errors or abs(len(word) - len(wanted)) > errors:
        return False
    # Most words are told apart by their letters alone, which is quick: an error changes two.
    return len({*word} ^ {*wanted}) <= 2 * errors and distance(word, wanted) <= errors


def distance(one: str, other: str) -> int:
    """Return how many letters are wrong, missing, too many or exchanged with their neighbour."""
    before: list[int] = []
    above = list(range(len(other) + 1))
    for row in range(1, len(one) + 1):
        line = [row]
        for column in range(1, len(other) + 1):
            least = min(
                above[column] + 1,
                line[column - 1] + 1,
                above[column - 1] + (one[row - 1] != other[column - 1]),
            )
            crossed = row > 1 and column > 1 and one[row - 1] == other[column - 2]
            if crossed and one[row - 2] == other[column - 1]:
                least = min(least, before[column - 2] + 1)
            line.append(least)
        before, above = above, line
    return above[-1]
