"""How the expert bot plays each edition against one opponent: tried out against `sharp`.

    python -m tools.styles    rewrites src/laydown/sense/styles.json, in a few minutes

Each style plays the same deals from both seats, and the one that wins most stays; one that holds
back only if it wins clearly more than those that do not. The same styles, deals and rules give the
same file; `tests/bots/test_expert.py` holds its hash. It plays with the engine as it is installed:
compiled, it is many times faster.
"""

from __future__ import annotations

import json
import sys
from multiprocessing import Pool
from pathlib import Path
from typing import TYPE_CHECKING, Final

from laydown.bots.expert import ExpertBot
from laydown.bots.sharp import SharpBot
from laydown.bots.thought import Thought
from laydown.engine.edition import NAMES, load
from laydown.engine.rules import apply, new_game
from laydown.engine.view import view
from laydown.sense.style import NEVER, Style
from laydown.sense.weights import STYLES

if TYPE_CHECKING:
    from laydown.bots import Bot

FILE: Final = Path(__file__).parent.parent / "src" / "laydown" / "sense" / STYLES
GAMES: Final = 720  # for each style, in pairs
SWAPS: Final = 600
CLEARLY: Final = 0.03
FIELDS: Final = ("gift", "point", "point_laid", "hold", "danger", "last", "along")
# Points weigh little, or nothing once the phase is laid, or nothing at all; what would complete the
# other's phase weighs more than what only helps; and the phase is held back, more boldly or less.
TRIED: Final = (
    Style(1.2, 0.02, 0.02, sheds=False),
    Style(1.2, 0.02, 0.002, sheds=False),
    Style(1.2, 0.0, 0.002, sheds=False),
    Style(0.8, 0.0, 0.002, last=2.0, along=0.25, sheds=False),
    Style(1.2, 0.02, 0.002, hold=2, danger=1, sheds=False),
    Style(1.2, 0.02, 0.002, hold=2, danger=2, sheds=False),
    Style(0.8, 0.02, 0.002, hold=2, danger=1, last=2.0, along=0.25, sheds=False),
)


def rate(edition: str, place: int) -> float:
    """Return which share of the games the bot wins in one of the styles."""
    won = 0.0
    for game in range(GAMES):
        deal, mine = divmod(game, 2)
        seed = b"styles %d" % deal
        state = new_game(load(edition), 2, seed)
        bots: list[Bot] = [SharpBot(), SharpBot()]
        bots[mine] = ExpertBot(seed, Thought(SWAPS), TRIED[place])
        while not state.over:
            seat = state.actors()[0]
            apply(state, seat, bots[seat].choose(view(state, seat)))
        winners = state.standing.winners
        won += (mine in winners) / len(winners)
    return won / GAMES


def best(rates: list[float]) -> Style:
    """Return the style to play by, after so many wins of each."""

    def most(*, holds: bool) -> tuple[float, int]:
        places = [i for i, style in enumerate(TRIED) if (style.hold < NEVER) == holds]
        return max((rates[i], -i) for i in places)  # of equals the first

    plain, bold = most(holds=False), most(holds=True)
    return TRIED[-(bold if bold[0] > plain[0] + CLEARLY else plain)[1]]


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
        found[edition] = best(rates)
        print(f"{edition:14}" + " ".join(f"{one:.3f}" for one in rates))
    FILE.write_text(as_text(found), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
