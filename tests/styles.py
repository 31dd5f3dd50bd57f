"""How the shrewd bot plays each edition against one opponent: tried out against `sharp`.

    python -m tests.styles    writes src/laydown/bots/shrewd.json anew, in a few minutes

Each style plays the same deals from both seats, and the one that wins most stays. The same styles,
deals and rules give the same file; `tests/bots/test_shrewd.py` holds its hash. It plays with the
engine as it is installed: compiled, it is many times faster.
"""

from __future__ import annotations

import json
import sys
from multiprocessing import Pool
from pathlib import Path
from typing import TYPE_CHECKING, Final

from laydown.bots.budget import Budget
from laydown.bots.sharp import SharpBot
from laydown.bots.shrewd import STYLES, ShrewdBot
from laydown.engine.edition import NAMES, load
from laydown.engine.rules import apply, new_game
from laydown.engine.view import view
from laydown.sense.style import PLAIN, Style

if TYPE_CHECKING:
    from laydown.bots import Bot

FILE: Final = Path(__file__).parent.parent / "src" / "laydown" / "bots" / STYLES
GAMES: Final = 720  # for each style, in pairs
SWAPS: Final = 600
FIELDS: Final = ("gift", "point", "point_laid", "hold", "danger")
# Points weigh little, or nothing once the phase is laid, or nothing at all; and the phase is held
# back, more boldly or less.
TRIED: Final = (
    PLAIN,
    Style(1.2, 0.02, 0.002),
    Style(1.2, 0.0, 0.002),
    Style(1.2, 0.02, 0.002, hold=2, danger=1),
    Style(1.2, 0.02, 0.002, hold=2, danger=2),
)


def rate(edition: str, place: int) -> float:
    """Return which share of the games the bot wins in one of the styles."""
    won = 0.0
    for game in range(GAMES):
        deal, mine = divmod(game, 2)
        seed = b"styles %d" % deal
        state = new_game(load(edition), 2, seed)
        bots: list[Bot] = [SharpBot(), SharpBot()]
        bots[mine] = ShrewdBot(seed, Budget(SWAPS), TRIED[place])
        while not state.over:
            seat = state.actors()[0]
            apply(state, seat, bots[seat].choose(view(state, seat)))
        winners = state.standing.winners
        won += (mine in winners) / len(winners)
    return won / GAMES


def as_text(found: dict[str, Style]) -> str:
    """Return the file: a line for each edition."""
    lines = [
        f'  "{edition}": {json.dumps({name: getattr(style, name) for name in FIELDS})}'
        for edition, style in found.items()
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main() -> int:
    """Try all, and write the file."""
    found: dict[str, Style] = {}
    with Pool() as pool:
        matches = [(edition, place) for edition in NAMES for place in range(len(TRIED))]
        won = pool.starmap(rate, matches, chunksize=1)
    for i, edition in enumerate(NAMES):
        rates = won[i * len(TRIED) : (i + 1) * len(TRIED)]
        found[edition] = TRIED[rates.index(max(rates))]
        print(f"{edition:14}" + " ".join(f"{one:.3f}" for one in rates))
    FILE.write_text(as_text(found), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
