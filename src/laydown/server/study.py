"""Games that are over, in a process of their own: records, replays and reviews as JSON.

All of them play a whole game again, from the log of its table. What these rules cannot play again
is answered with null.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypedDict, cast

import msgspec
from msgspec import Struct

from laydown.engine.errors import LaydownError
from laydown.engine.notation.cards import card_text
from laydown.engine.notation.record import parse_record, print_record
from laydown.review.game import Decision, Performance, review
from laydown.review.sentences import told
from laydown.tables.record import record_of
from laydown.telling import BRACKETED, Labels, Places, Words, players
from laydown.wire import replay as wire
from laydown.wire.of_replay import replay_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.engine.notation.record import Record
    from laydown.wire.game import Step

_NOTHING: Final = b"null"


class Keep(Struct, frozen=True, tag="keep"):
    """Have the record of a game, as text."""

    log: list[str]


class Replay(Struct, frozen=True, tag="replay"):
    """Have a game step by step, as a seat saw it, or a spectator; or open."""

    log: list[str]
    seat: int | None
    shown: bool


class Review(Struct, frozen=True, tag="review"):
    """Have a game judged, with reasons in a language."""

    log: list[str]
    language: str


def studied(job: Keep | Replay | Review) -> bytes:
    """Do a job; return the answer."""
    try:
        record = record_of(job.log)
        if record is None:
            return _NOTHING
        text = print_record(record)
        if isinstance(job, Keep):
            return msgspec.json.encode(text)
        checked = parse_record(text)
    except LaydownError:
        return _NOTHING
    if isinstance(job, Replay):
        return msgspec.json.encode(replay_of(checked, job.seat, shown=job.shown))
    return reviewed(checked, job.language)


def reviewed(record: Record, language: str) -> bytes:
    """Return a review."""
    found = review(record)
    words = Words(language, BRACKETED)
    none = ("",) * found.record.players
    names = players(found.record.names or none, found.record.bots or none, words)
    return msgspec.json.encode(
        wire.Review(
            finished=found.end.over,
            winners=[seat + 1 for seat in found.end.standing.winners],
            seats=[_seat(one, names) for one in found.seats],
            costliest=[one.number for one in found.costliest()],
            decisions=[_decision(one, words, names) for one in found.decisions],
        )
    )


def _seat(one: Performance, names: Sequence[str]) -> wire.SeatReview:
    luck = one.luck
    return wire.SeatReview(
        seat=one.seat + 1,
        name=names[one.seat],
        decisions=one.decisions,
        best=one.best,
        accuracy=one.accuracy,
        loss=one.loss,
        at_stake=one.at_stake,
        luck=wire.Fortune(
            deal=luck.deal,
            cards=luck.cards,
            dice=luck.dice,
            total=luck.total,
            rounds=luck.rounds,
        ),
    )


def _decision(one: Decision, words: Words, names: Sequence[str]) -> wire.Decision:
    told_of = _told(one, words, names) if one.cost else {}
    return wire.Decision(
        number=one.number,
        round=one.round,
        turn=one.turn,
        seat=one.seat + 1,
        step=cast("Step", one.step),
        hand=_texts(one.hand),
        move=str(one.move),
        best=str(one.best),
        worth=one.worth,
        loss=one.loss,
        at_stake=one.at_stake,
        counts=one.counts,
        mark=one.mark,
        cost=one.cost,
        **told_of,
    )


class _Telling(TypedDict, total=False):
    """What a decision that cost something is told with."""

    done: str
    better: str
    done_cards: list[str]
    better_cards: list[str]
    text: str


def _told(one: Decision, words: Words, names: Sequence[str]) -> _Telling:
    # Everyone reads what was done and what was better; a reason is spoken to who moved.
    labels = Labels(one.view, names, Places(one.view, names))
    mine = Places(one.view, names, one.seat)
    return {
        "done": words.say(labels.whole(one.move)),
        "better": words.say(labels.whole(one.best)),
        "done_cards": _texts(labels.cards(one.move)),
        "better_cards": _texts(labels.cards(one.best)),
        "text": words.say(told(one.reason, names, mine)) if one.reason else "",
    }


def _texts(cards: Sequence[int]) -> list[str]:
    return [card_text(card) for card in cards]
