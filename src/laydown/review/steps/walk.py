"""Where the pawn goes on the ring: what each action does, and what games have taught about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.engine.cards import WILD
from laydown.engine.moves import Star, Walk
from laydown.review.reasons import Param, Reason, because

if TYPE_CHECKING:
    from laydown.engine.moves import Move
    from laydown.sense.steps.walk import WalkJudge

_ALIKE: Final = 0.015  # cards on average that are told alike


def why(judge: WalkJudge, move: Move, other: Move) -> Reason:
    """Return why a move is better or worse than another."""
    if not isinstance(move, (Walk, Star)):
        return because("forced")
    if not isinstance(other, (Walk, Star)):  # it is the only one
        other = move
    space, instead = judge.space(move), judge.space(other)
    ring = judge.state.edition.ring
    if ring[space] == ring[instead]:
        action, number = ring[space]
        return because("ring-same", action=action, number=number)
    names = _named(ring[space], ring[instead])
    lead = judge.gain(space) - judge.gain(instead)
    if abs(lead) < _ALIKE:
        return because("ring-equal", **names)
    told = {**names, "better": "yes" if lead > 0 else "no"}
    better, worse = (space, instead) if lead > 0 else (instead, space)
    deed = _why_deed(judge, ring[better], ring[worse], told)
    return deed or _why_on_average(judge, space, instead, names) or because("ring-taught", **told)


def _why_deed(
    judge: WalkJudge, better: tuple[str, int], worse: tuple[str, int], told: dict[str, Param]
) -> Reason | None:
    """Return what one of two actions does that is plain to see, and tells them apart."""
    action, number = better
    hopes = judge.hopes
    if action == "again":
        return because("ring-turn", **told)
    if action == "joker" and hopes.helps(WILD):
        nearer = "nearer" if hopes.short > 1 else "completes"
        return because("ring-joker", **told, effect="hit" if hopes.laid else nearer)
    if worse[0] == "draw" and (action != "draw" or number < worse[1]):
        return because("ring-cards", **told)
    if action == "star":
        return because("ring-star", **told)
    others = [laid for seat, laid in enumerate(judge.state.laid) if seat != judge.seat]
    if worse[0] == "everyone" and min(others) < 0:  # a card may help a seat that has yet to lay
        return because("ring-others", **told)
    return None


def _why_on_average(
    judge: WalkJudge, space: int, instead: int, names: dict[str, Param]
) -> Reason | None:
    """Return what the actions bring on average, if that speaks for the better one."""
    gain, rival = map(judge.hopes.worth_of_space, (space, instead))
    agrees = (gain > rival) == (judge.gain(space) > judge.gain(instead))
    if judge.hand().complete or not agrees or _rounded(gain) == _rounded(rival):
        return None
    if judge.hand().laid:
        effects = {"effect": _effect(gain), "instead_effect": _effect(rival)}
        told = {"gain": _rounded(abs(gain)), "instead_gain": _rounded(abs(rival))}
        return because("ring-sheds", **names, **effects, **told)
    if max(gain, rival) < _ALIKE:
        return None
    told = {"gain": _rounded(max(gain, 0.0)), "instead_gain": _rounded(max(rival, 0.0))}
    return because("ring-nearer", **names, **told)


def _named(space: tuple[str, int], instead: tuple[str, int]) -> dict[str, Param]:
    """Return the actions of two spaces as parameters."""
    action, number = space
    other, other_number = instead
    return {"action": action, "number": number, "instead": other, "instead_number": other_number}


def _rounded(gain: float) -> float:
    """Return a number of cards as it is told: whole ones as such, for they have a singular."""
    told = round(gain, 2)
    return int(told) if told == int(told) else told


def _effect(gain: float) -> str:
    """Return what becomes of the hand of a player who has laid."""
    told = round(gain, 2)
    return "shrinks" if told > 0 else "grows" if told < 0 else "stays"
