"""How well a belief tells which cards the next seat wants: `laydown.sense.belief` and its clues.

    python -m tools.clues            rewrites the table of docs/bots.md, in half a minute
    python -m tools.clues --tried    ... how it changes when each clue counts half or twice as much

Four `sharp` bots play; now and then, before a discard, the belief about the hand that may take it
is set beside that hand: which cards would help it, and which would complete its phase. A smaller
log loss is better. The same deals and rules give the same figures, compiled or not.
"""

from __future__ import annotations

import argparse
import random
import sys
from math import log
from multiprocessing import Pool
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from laydown.bots.sharp import SharpBot
from laydown.engine.cards import SKIP, is_wild
from laydown.engine.edition import NAMES, load
from laydown.engine.laying import Tally, short_of, short_with
from laydown.engine.moves import Discard
from laydown.engine.rules import apply, new_game
from laydown.engine.steps.lay import phases_to_lay
from laydown.engine.view import view
from laydown.sense.belief import FITTED, Belief, Clues
from laydown.sense.denial import Rival, takers
from laydown.sense.outs import SURE, Unseen

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from laydown.engine.patterns import Phase
    from laydown.engine.state import PartialState, State

PAGE: Final = Path(__file__).parent.parent / "docs" / "bots.md"
START: Final = "<!-- clues: made by python -m tools.clues -->\n"
END: Final = "<!-- clues: end -->\n"
PLAYERS: Final = 4
LOOKED: Final = 1000  # hands for each edition
OFTEN: Final = 0.1  # so often a hand is looked into
SWAPS: Final = 1500
LEAST: Final = 0.004  # nothing is surer than that


class Hidden(NamedTuple):
    """A seat's hand as another believes it to be, and what is true of it."""

    state: PartialState
    rival: int
    phase: Phase
    cards: list[int]  # that might be discarded
    helps: list[bool]
    completes: list[bool]


def looked_into(edition: str, hands: int) -> list[Hidden]:
    """Return hands that came up in games of `sharp`."""
    chance = random.Random(edition)
    bot = SharpBot()
    found: list[Hidden] = []
    game = 0
    while len(found) < hands:
        state = new_game(load(edition), PLAYERS, b"clues %d" % game)
        game += 1
        while not state.over:
            seat = state.actors()[0]
            seen = view(state, seat)
            move = bot.choose(seen)
            if isinstance(move, Discard) and chance.random() < OFTEN:
                found.extend(_hidden(state, seen.masked(), seat))
            apply(state, seat, move)
    return found[:hands]


def _hidden(truth: State, state: PartialState, seat: int) -> Iterator[Hidden]:
    """Yield the hands that a discard might help, as far as the seat sees them, and the truth."""
    edition = state.edition
    cards = sorted({card for card in state.hands[seat] if card != SKIP and not is_wild(card)})
    for rival in takers(state, seat):
        phases = phases_to_lay(state, rival)
        if state.laid[rival] >= 0 or len(phases) != 1:
            continue
        phase = edition.phases[phases[0]]
        tally = Tally(truth.hands[rival])
        short = short_of(phase, tally, edition)
        helps = [short > 0 and short_with(phase, tally, card, edition) < short for card in cards]
        completes = [helped and short == 1 for helped in helps]
        yield Hidden(state, rival, phase, cards, helps, completes)


def loss(guesses: Iterable[float], truth: list[bool]) -> float:
    """Return the log loss: 0 for who knows, the more the surer who is wrong."""
    total = 0.0
    for guess, true in zip(guesses, truth, strict=True):
        sure = min(1 - LEAST, max(LEAST, guess))
        total -= log(sure if true else 1 - sure)
    return total / len(truth)


class Losses(NamedTuple):
    """How wrong guesses are about what helps, and about what completes a phase."""

    helps: float
    completes: float


def constant(hands: list[Hidden]) -> Losses:
    """Return the losses of who always says how often it is so."""
    helps = [true for hand in hands for true in hand.helps]
    completes = [true for hand in hands for true in hand.completes]
    means = [sum(truth) / len(truth) for truth in (helps, completes)]
    return Losses(loss([means[0]] * len(helps), helps), loss([means[1]] * len(helps), completes))


def rule_of_thumb(hands: list[Hidden]) -> float:
    """Return the loss of what `sharp` goes by, which tells only what helps."""
    guesses: list[float] = []
    for hand in hands:
        rival = Rival(hand.state, hand.rival, Unseen(hand.state))
        guesses.extend(rival.wants(card) / SURE for card in hand.cards)
    return loss(guesses, [true for hand in hands for true in hand.helps])


def believed(hands: list[Hidden], clues: Clues = FITTED) -> Losses:
    """Return the losses of beliefs that weigh the clues so."""
    helps: list[float] = []
    completes: list[float] = []
    for place, hand in enumerate(hands):
        unseen = Unseen(hand.state)
        belief = Belief(hand.state, hand.rival, hand.phase, unseen, place, clues)
        belief.sample(SWAPS, hand.cards)
        helps.extend(map(belief.share, hand.cards))
        completes.extend(map(belief.completes, hand.cards))
    return Losses(
        loss(helps, [true for hand in hands for true in hand.helps]),
        loss(completes, [true for hand in hands for true in hand.completes]),
    )


def row(edition: str) -> str:
    """Return a line of the table."""
    hands = looked_into(edition, LOOKED)
    always, thumb, belief = constant(hands), rule_of_thumb(hands), believed(hands)
    figures = (always.helps, thumb, belief.helps, always.completes, belief.completes)
    return f"| {edition} | " + " | ".join(f"{figure:.3f}" for figure in figures) + " |\n"


def table(rows: Iterable[str]) -> str:
    """Return the table of the page."""
    head = "| edition | helps: always the mean | rule of thumb | belief "
    head += "| completes: always the mean | belief |\n"
    return head + "| --- " * 6 + "|\n" + "".join(rows)


def tried(edition: str) -> str:
    """Return how the losses change when each clue counts half or twice as much."""
    hands = looked_into(edition, LOOKED)
    fitted = {name: float(getattr(FITTED, name)) for name in Clues.__slots__}
    found = believed(hands)
    lines = [f"{edition}: {found.helps:.4f} {found.completes:.4f}"]
    for name, value in fitted.items():
        most = 1.0 if name in ("fades", "slow") else 2 * value  # what is old tells no more
        for weight in (value / 2, most):
            other = believed(hands, Clues(**{**fitted, name: weight}))
            lines.append(f"  {name} {weight:g}: {other.helps:.4f} {other.completes:.4f}")
    return "\n".join(lines)


def main() -> int:
    """Write the table, or print what was tried."""
    parser = argparse.ArgumentParser(prog="python -m tools.clues", description=__doc__)
    parser.add_argument("--tried", action="store_true", help="each clue half and twice as much")
    asked = parser.parse_args()
    with Pool() as pool:
        if asked.tried:
            for lines in pool.imap(tried, NAMES):
                print(lines, flush=True)
            return 0
        page = PAGE.read_text("utf-8")
        before, rest = page.split(START)
        _, after = rest.split(END)
        PAGE.write_text(f"{before}{START}\n{table(pool.imap(row, NAMES))}\n{END}{after}", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
