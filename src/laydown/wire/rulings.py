"""Ask the referee: a situation as text and a move; whether it is allowed, and what else is.

All of it is answered from one seat's view. What the situation leaves open stays hidden.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from laydown.engine import moves as engine
from laydown.engine.errors import LaydownError, SetupError
from laydown.engine.laying import Budget, Tally, best_hits, short_of
from laydown.engine.notation.moves import parse_move
from laydown.engine.notation.position import parse_position, parse_view
from laydown.engine.scoring import open_phases
from laydown.engine.state import DRAW, PLAY
from laydown.engine.steps.discard import can_discard_two
from laydown.engine.view import view
from laydown.sense.goal import goal_of
from laydown.sense.outs import Unseen, outs
from laydown.telling import BRACKETED, Cards, Labels, Words, message
from laydown.wire.aims import aim
from laydown.wire.asking import Judged, Ruling
from laydown.wire.of_game import view_of
from laydown.wire.of_lays import WORK
from laydown.wire.of_options import options_of
from laydown.wire.refusals import refusal_of

if TYPE_CHECKING:
    from laydown.engine.view import View
    from laydown.wire.asking import Question
    from laydown.wire.options import LayOption, Refusal

_TOLD: Final = 60  # moves, and refusals, that are listed


def rule(question: Question, language: str) -> Ruling:
    """Answer a question; never raises a `LaydownError`."""
    try:
        seen = _seen(question)
    except LaydownError as error:
        return Ruling(problem=refusal_of(error, language))
    options = options_of(seen, language)
    lays = options.lays if options else []
    left = _left(seen, lays)
    short, chance = _chance(seen)
    found = _Judge(seen, language)
    return Ruling(
        view=view_of(seen),
        asked=found.asked(question.move) if question.move.strip() else None,
        may=found.may(lays)[:_TOLD],
        may_not=found.may_not()[:_TOLD],
        lays=lays,
        left=left,
        out=left is not None and left <= (2 if can_discard_two(seen.masked(), seen.seat) else 1),
        aim=aim(seen) if short else None,
        chance=chance if short else None,
    )


def _seen(question: Question) -> View:
    """Return what the asking seat sees."""
    text, seat = question.position, question.seat
    if any(line.lstrip().startswith("view:") for line in text.splitlines()):
        found = parse_view(text)
        if seat not in (None, found.seat + 1):
            raise SetupError("no_such_place", {"found": seat or 0, "expected": f"{found.seat + 1}"})
        return found
    state = parse_position(text)
    if seat is not None and not 1 <= seat <= state.players:
        raise state.edition.illegal("no_such_seat", "actor", seat=seat)
    acting = state.actors()
    return view(state, seat - 1 if seat else acting[0] if acting else state.turn)


def _left(seen: View, lays: list[LayOption]) -> int | None:
    """Return how many cards the best lay and the best hits leave; None if neither is allowed."""
    state, seat = seen.masked(), seen.seat
    if state.step != PLAY or seat not in state.actors():
        return None
    if state.laid[seat] < 0:
        return len(seen.hand) - max((lay.cards for lay in lays), default=0)
    groups = [group for theirs in state.table for group in theirs]
    hits = best_hits(groups, seen.hand, seen.edition, Budget(WORK))
    return len(seen.hand) - sum(len(hit.cards) for hit in hits)


def _chance(seen: View) -> tuple[int, float]:
    """Return how many cards the hand is short of its phase, and whether the next one may help."""
    edition, state = seen.edition, seen.masked()
    if seen.laid[seen.seat] >= 0 or not open_phases(edition, seen.standing, seen.seat):
        return 0, 0.0
    tally, unseen = Tally(list(seen.hand)), Unseen(state)
    phase = edition.phases[goal_of(state, seen.seat, tally, unseen)]
    short = short_of(phase, tally, edition)
    return short, outs(phase, tally, edition, unseen) / max(1, unseen.total)


class _Judge:
    """Says what moves are called and why they are not allowed."""

    def __init__(self, seen: View, language: str) -> None:
        self._seen = seen
        self._legal = seen.legal()
        self._language = language
        self._words = Words(language, BRACKETED)
        names = [self._words.text("player-seat", seat=n + 1) for n in range(seen.players)]
        self._labels = Labels(seen, names)

    def asked(self, text: str) -> Judged:
        """Judge a move as it was written."""
        try:
            return self._allowed(self._legal.canonical(parse_move(text)))
        except LaydownError as error:
            return Judged(move=text.strip(), refusal=refusal_of(error, self._language))

    def may(self, lays: list[LayOption]) -> list[Judged]:
        """Return what may be done: the best lays, and every small move."""
        best = [self._allowed(parse_move(lay.move)) for lay in lays]
        return best + [self._allowed(move) for move in self._legal.moves]

    def may_not(self) -> list[Judged]:
        """Return what a player might try but may not do, each reason once."""
        found: dict[str, Judged] = {}
        for move in self._tried():
            error = self._legal.why_not(move)
            if error is not None:
                refusal = self._nowhere(move, refusal_of(error, self._language))
                found.setdefault(refusal.text, Judged(move=str(move), refusal=refusal))
        return list(found.values())

    def _nowhere(self, move: engine.Move, refusal: Refusal) -> Refusal:
        """Say that a card fits on no group at all, rather than not on one of them."""
        if refusal.code != "does_not_fit" or not isinstance(move, engine.Hit):
            return refusal
        if sum(map(len, self._seen.table)) < 2:  # noqa: PLR2004 - more than the one it was tried on
            return refusal
        text = self._words.say(message("referee-fits-nowhere", card=Cards(*move.cards)))
        return replace(refusal, text=text)

    def _allowed(self, move: engine.Move) -> Judged:
        return Judged(move=str(move), text=self._words.say(self._labels.whole(move)))

    def _tried(self) -> list[engine.Move]:
        """Return what people try in this step: each card on a group, a pile, a Skip on somebody."""
        seen, step = self._seen, self._seen.masked().step
        if step == DRAW:
            return [engine.DRAW, engine.TAKE]
        if step != PLAY:
            return []
        groups = [(seat, i) for seat, theirs in enumerate(seen.table) for i in range(len(theirs))]
        fits = {
            card
            for move in self._legal.moves
            if isinstance(move, engine.Hit)
            for card in move.cards
        }
        cards = [card for card in dict.fromkeys(seen.hand) if card not in fits]
        hits: list[engine.Move] = [engine.Hit((card,), *groups[0], "") for card in cards if groups]
        skips = [engine.play_skip(seat) for seat in range(seen.players) if seat != seen.seat]
        discards: list[engine.Move] = [engine.Discard(card) for card in dict.fromkeys(seen.hand)]
        held = engine.play_skip(0).card in seen.hand
        return hits + (skips if held else []) + discards
