"""Lays and picks that a seat may make now: the best ones, and what is known of the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.engine import moves as engine
from laydown.engine.laying import Budget
from laydown.engine.notation.cards import card_text
from laydown.engine.slots import other_ways
from laydown.engine.state import SWAP
from laydown.engine.steps.lay import check_lay
from laydown.engine.steps.swap import MOST
from laydown.wire.of_game import group_of
from laydown.wire.options import LayOption, Legal, Picks, WildChoice

if TYPE_CHECKING:
    from laydown.engine.groups import Group
    from laydown.engine.legal import LaySpace, Plan
    from laydown.engine.legal import Legal as EngineLegal
    from laydown.engine.state import PartialState
    from laydown.engine.view import View

BEST: Final = 5  # lays that are told
WORK: Final = 200_000  # pieces of work, of a microsecond or so, for each search
_COMPARED: Final = 500  # with more lays than that only the best one of each phase is looked for
_CHOICES: Final = 30  # other values for the Wilds of one lay


def legal_of(seen: View) -> Legal:
    """Return what a seat may do, as plain moves."""
    found = seen.legal()
    state = seen.masked()
    lays, more = lays_of(state, found)
    return Legal(
        moves=[str(move) for move in found.moves],
        lays=lays,
        more_lays=more,
        picks=picks_of(state, found),
    )


def lays_of(state: PartialState, found: EngineLegal) -> tuple[list[LayOption], bool]:
    """Return the best lays, at least one of each phase, and whether there are more."""
    plans, more = _best(found.lays)
    return [lay_of(state, found, plan) for plan in plans], more


def _best(lays: LaySpace) -> tuple[list[Plan], bool]:
    """Return the best lays; of very many, the best one of each phase."""
    if not lays:
        return [], False
    each = lays.best_of_each(Budget(WORK))
    found = lays.ranked(_COMPARED, Budget(WORK))
    if not found:
        return each, True
    wanted = max(BEST, len(each))
    best = found[:wanted]
    phases = {plan.lay.phase for plan in best}
    others = [plan for plan in each if plan.lay.phase not in phases]
    # They take the place of the last ones that are not the only ones of their phase.
    firsts = {plan.lay.phase: plan for plan in reversed(best)}
    spare = [plan for plan in best if plan is not firsts[plan.lay.phase]]
    dropped = spare[len(spare) - len(others) :]
    return [plan for plan in best if plan not in dropped] + others, len(found) > wanted


def lay_of(state: PartialState, found: EngineLegal, plan: Plan) -> LayOption:
    """Return a lay with its groups, the hits that may follow, and other values for its Wilds."""
    place, groups = check_lay(state, found.seat, plan.lay)
    highest = state.edition.highest
    return LayOption(
        move=str(plan.lay),
        phase=place + 1,
        groups=[group_of(group, highest) for group in groups],
        cards=plan.cards,
        points=plan.points,
        hits=[str(hit) for hit in plan.hits],
        wilds=_wilds(state, found, plan.lay, groups),
    )


def _wilds(
    state: PartialState, found: EngineLegal, lay: engine.Lay, groups: tuple[Group, ...]
) -> list[WildChoice]:
    """Return the same lay with other values for its Wilds."""
    edition = state.edition
    choices: list[WildChoice] = []
    for index, group in enumerate(groups):
        for other in other_ways(group, edition.highest, edition.colours):
            placed = [one.cards for one in groups]
            placed[index] = other.group.cards
            move = engine.Lay(tuple(placed), lay.phase)
            if found.why_not(move) is None:
                text = str(found.canonical(move))
                choices += [
                    WildChoice(group=index + 1, card=at + 1, value=card_text(value), move=text)
                    for at, value in other.changed
                ]
    return choices[:_CHOICES]


def picks_of(state: PartialState, found: EngineLegal) -> Picks | None:
    """Return how cards of the hand are picked, where the step asks for that."""
    if found.picks is None:
        return None
    most = MOST if state.step == SWAP else state.edition.keep
    return Picks(move=state.step, most=min(most, len(state.hands[found.seat])))
