"""What a seat may do now, from its view alone: every move that a client can offer.

Small moves are all there. Of the lays the best ones are, with what their Wilds could stand for
instead; a client composes any other by asking how cards in slots fit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from laydown.engine import moves as engine
from laydown.engine.cards import COLOURS, SKIP, is_wild
from laydown.engine.groups import end_of, is_full, next_number
from laydown.engine.notation.cards import card_text
from laydown.engine.rules import legal
from laydown.engine.slots import other_ways
from laydown.engine.state import SWAP
from laydown.engine.steps.lay import check_lay
from laydown.engine.steps.roll import next_free, on_the_way
from laydown.engine.steps.swap import MOST
from laydown.wire.of_game import group_of, texts_of
from laydown.wire.options import (
    Direction,
    HitOption,
    LayOption,
    Options,
    Picks,
    SkipTarget,
    Walk,
    WildChoice,
)
from laydown.wire.refusals import refusal_of

if TYPE_CHECKING:
    from laydown.engine.groups import Group
    from laydown.engine.legal import LaySpace, Legal, Plan
    from laydown.engine.state import PartialState
    from laydown.engine.view import View
    from laydown.wire.game import End, Step

_BEST: Final = 5  # lays that are told
_COMPARED: Final = 500  # with more lays than that only the best one of each phase is looked for
_CHOICES: Final = 30  # other values for the Wilds of one lay


def options_of(seen: View, language: str, *, undo: bool = False) -> Options | None:
    """Return what a seat may do, None if it is not asked; `undo`: if it may take a move back."""
    state = seen.masked()
    seat = seen.seat
    if seat not in state.actors():
        return None
    found = legal(state, seat)
    small = found.moves
    return Options(
        step=cast("Step", state.step),
        draw=engine.DRAW in small,
        take=engine.TAKE in small,
        roll=engine.ROLL in small,
        knock=engine.KNOCK in small,
        may_pass=engine.PASS in small,
        lays=_lays(state, found),
        more_lays=_more(found.lays),
        hits=[_hit(state, move) for move in small if isinstance(move, engine.Hit)],
        discards=[card_text(move.card) for move in small if isinstance(move, engine.Discard)],
        discard_pairs=_pairs(small),
        skips=_skips(state, found, language),
        walks=_walks(state, seat, small),
        search=[card_text(move.card) for move in small if isinstance(move, engine.Search)],
        ask=sorted({move.number for move in small if isinstance(move, engine.Ask)}),
        directions=_directions(state, seat, small),
        give=[card_text(move.card) for move in small if isinstance(move, engine.Give)],
        picks=_picks(state, seat) if found.picks is not None else None,
        undo=undo,
    )


# --- lays ---


def _more(lays: LaySpace) -> bool:
    """Tell whether there are more lays than are told."""
    return len(lays.some(_BEST + 1)) > _BEST


def _lays(state: PartialState, found: Legal) -> list[LayOption]:
    return [_lay(state, found, plan) for plan in _best(found.lays)]


def _best(lays: LaySpace) -> list[Plan]:
    """Return the best lays; of very many, the best one of each phase."""
    if not lays:
        return []
    found = lays.best_of_each()
    if len(lays.some(_COMPARED + 1)) <= _COMPARED:
        known = {plan.lay for plan in found}
        others = [plan for plan in lays.best(_BEST) if plan.lay not in known]
        found += others[: max(_BEST - len(found), 0)]
    return found


def _lay(state: PartialState, found: Legal, plan: Plan) -> LayOption:
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
    state: PartialState, found: Legal, lay: engine.Lay, groups: tuple[Group, ...]
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


# --- hits and discards ---


def _hit(state: PartialState, move: engine.Hit) -> HitOption:
    group = state.table[move.seat][move.group]
    end = ""
    if not (group.pattern.chain and is_full(group, state.edition.highest)):
        end = end_of(group, move.cards, move.end, state.edition.highest)
    return HitOption(
        move=str(move),
        cards=texts_of(move.cards),
        owner=move.seat + 1,
        group=move.group + 1,
        end=cast("End", end) if end else None,
        stands=_stands(group, move, end),
    )


def _stands(group: Group, move: engine.Hit, end: str) -> str | None:
    """Return what a Wild will stand for, None where it stands for nothing in particular."""
    if not any(is_wild(card) for card in move.cards) or (group.pattern.chain and not end):
        return None
    number = next_number(group, end) if end else group.number
    colour = COLOURS[group.colour] if group.colour >= 0 else ""
    return f"{colour}{number or ''}" or None


def _pairs(small: tuple[engine.Move, ...]) -> list[list[str]]:
    """Return the two cards that may go together, each pair once: either may be on top."""
    pairs = {
        tuple(sorted((move.first, move.second)))
        for move in small
        if isinstance(move, engine.DiscardTwo)
    }
    return [texts_of(pair) for pair in sorted(pairs)]


def _skips(state: PartialState, found: Legal, language: str) -> list[SkipTarget]:
    """Return every other seat, for who holds a Skip that may go: the move, or why not."""
    seat = found.seat
    may_go = any(
        isinstance(move, engine.PlaySkip) or move == engine.Discard(SKIP) for move in found.moves
    )
    if not may_go:
        return []
    targets = []
    for other in range(state.players):
        if other == seat:
            continue
        move = engine.play_skip(other)
        reason = found.why_not(move)
        targets.append(
            SkipTarget(
                seat=other + 1,
                move=None if reason else str(move),
                refusal=refusal_of(reason, language) if reason else None,
            )
        )
    return targets


# --- the ring ---


def _walks(state: PartialState, seat: int, small: tuple[engine.Move, ...]) -> list[Walk]:
    walks = []
    for move in small:
        if isinstance(move, engine.Walk):
            way = on_the_way(state, seat, move.spaces)
        elif isinstance(move, engine.Star):
            way = _until(state, seat, next_free(state, seat, move.action))
        else:
            continue
        action, cards = state.edition.ring[way[-1]]
        walks.append(
            Walk(
                move=str(move),
                spaces=len(way),
                space=way[-1],
                action=action,
                cards=cards if action == "draw" else 0,
                way=way,
            )
        )
    return walks


def _until(state: PartialState, seat: int, space: int) -> list[int]:
    """Return the spaces that a pawn counts up to one that is free."""
    way: list[int] = []
    while not way or way[-1] != space:
        way = on_the_way(state, seat, len(way) + 1)
    return way


def _directions(state: PartialState, seat: int, small: tuple[engine.Move, ...]) -> list[Direction]:
    """Return who is asked in which order, to the left (clockwise) and to the right."""
    if not any(isinstance(move, engine.Ask) for move in small):
        return []
    others = [(seat + i) % state.players + 1 for i in range(1, state.players)]
    return [
        Direction(direction=engine.LEFT, seats=others),
        Direction(direction=engine.RIGHT, seats=others[::-1]),
    ]


def _picks(state: PartialState, seat: int) -> Picks:
    most = MOST if state.step == SWAP else state.edition.keep
    return Picks(move=state.step, most=min(most, len(state.hands[seat])))
