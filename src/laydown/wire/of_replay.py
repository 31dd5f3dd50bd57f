"""A recorded game turned into the structs of the wire, for one seat, a spectator, or open."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from msgspec import UNSET

from laydown.engine.cards import COLOURS, SKIP, WILD
from laydown.engine.notation.record import Record, RecordedMove
from laydown.engine.rules import apply
from laydown.engine.spectator import Spectator
from laydown.engine.view import view
from laydown.wire.messages import EventsFrame
from laydown.wire.of_events import event_of, open_event_of
from laydown.wire.of_game import now_of, open_view_of, view_of
from laydown.wire.replay import Deck, Proof, Replay

if TYPE_CHECKING:
    from typing import Literal

    from laydown.engine.edition import Edition
    from laydown.engine.events import Event
    from laydown.engine.state import State
    from laydown.engine.view import View as EngineView


def replay_of(record: Record, seat: int | None, *, shown: bool = False) -> Replay:
    """Return a whole game as a seat saw it, or a spectator (None); `shown` lays all hands open."""
    happened: list[Event] = []
    state = record.start(happened.append)
    n = 0

    def frame(recorded: RecordedMove | None) -> EventsFrame:
        nonlocal n
        n += len(happened)
        told = [
            open_event_of(event, state.edition) if shown else event_of(event, seat, state.edition)
            for event in happened
        ]
        happened.clear()
        mark = recorded.mark if recorded else ""
        return EventsFrame(
            n=n,
            events=told,
            now=now_of(Spectator(state)),
            mark=cast("Literal['timer', 'standin']", mark) if mark else UNSET,
        )

    dealt = frame(None)
    start = open_view_of(state) if shown else view_of(_seen(state, seat))
    frames = []
    for recorded in record.moves:
        apply(state, recorded.seat, recorded.move, happened.append)
        frames.append(frame(recorded))
    return Replay(
        names=list(record.names) or [""] * record.players,
        deck=_deck(state.edition),
        start=start,
        dealt=dealt,
        moves=[str(recorded) for recorded in record.moves],
        frames=frames,
        open=shown,
        dealer=None if record.dealer is None else record.dealer + 1,
        proof=_proof(record),
    )


def _deck(edition: Edition) -> Deck:
    deck = edition.deck
    return Deck(
        colours="".join(COLOURS[colour] for colour in edition.colours),
        highest=edition.highest,
        copies=deck.count(deck[0]),
        wilds=deck.count(WILD),
        skips=deck.count(SKIP),
        hand=edition.hand,
        open_cards=edition.open_cards,
        starting_wild=edition.starting_wild,
        starting_skip=edition.starting_skip,
    )


def _proof(record: Record) -> Proof | None:
    proof = record.proof
    if proof is None:
        return None
    entropy = [part.hex() for part in proof.entropy]
    return Proof(commitment=proof.commitment, secret=proof.secret.hex(), entropy=entropy)


def _seen(state: State, seat: int | None) -> EngineView | Spectator:
    return Spectator(state) if seat is None else view(state, seat)
