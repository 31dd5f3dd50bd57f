"""What a seat may do now, from its view alone: every move that a client can offer.

Small moves are all there. Of the lays the best ones are, with what their Wilds could stand for
instead; a client composes any other by asking how cards in slots fit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from laydown.engine import moves as engine
from laydown.engine.cards import COLOURS, SKIP, is_wild
from laydown.engine.groups import end_of, is_full, next_number
from laydown.engine.notation.cards import card_text
from laydown.engine.rules import legal
from laydown.engine.steps.roll import next_free, on_the_way
from laydown.wire.of_game import texts_of
from laydown.wire.of_lays import lays_of, picks_of
from laydown.wire.options import (
    Direction,
    HitOption,
    Options,
    SkipTarget,
    Walk,
)
from laydown.wire.refusals import refusal_of

if TYPE_CHECKING:
    from laydown.engine.groups import Group
    from laydown.engine.legal import Legal
    from laydown.engine.state import PartialState
    from laydown.engine.view import View
    from laydown.wire.game import End, Step


def options_of(
    seen: View, language: str, *, undo: bool = False, search: bool = True
) -> Options | None:
    """Return what a seat may do, None if it is not asked; `undo`: if it may take a move back.

    Without `search` no lays are listed: a client still composes them by asking how cards fit.
    """
    state = seen.masked()
    seat = seen.seat
    if seat not in state.actors():
        return None
    found = legal(state, seat)
    small = found.moves
    lays, more = lays_of(state, found) if search else ([], bool(found.lays))
    return Options(
        step=cast("Step", state.step),
        draw=engine.DRAW in small,
        take=engine.TAKE in small,
        roll=engine.ROLL in small,
        knock=engine.KNOCK in small,
        may_pass=engine.PASS in small,
        lays=lays,
        more_lays=more,
        hits=[_hit(state, move) for move in small if isinstance(move, engine.Hit)],
        discards=[card_text(move.card) for move in small if isinstance(move, engine.Discard)],
        discard_pairs=_pairs(small),
        skips=_skips(state, found, language),
        walks=_walks(state, seat, small),
        search=[card_text(move.card) for move in small if isinstance(move, engine.Search)],
        ask=sorted({move.number for move in small if isinstance(move, engine.Ask)}),
        directions=_directions(state, seat, small),
        give=[card_text(move.card) for move in small if isinstance(move, engine.Give)],
        picks=picks_of(state, found),
        undo=undo,
    )


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
