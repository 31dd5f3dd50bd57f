"""Games at the engine, and sheets that are fed with their rounds."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from laydown.engine.cards import SKIP, WILD
from laydown.engine.chance import Stream
from laydown.engine.edition import load
from laydown.engine.events import RoundEnded
from laydown.engine.notation.cards import card_text
from laydown.engine.notation.record import Record
from laydown.engine.rules import apply, legal
from laydown.score.facts import classes
from laydown.wire.sheets import Enter, Entry
from tests.score.kit import Device

if TYPE_CHECKING:
    from collections.abc import Iterator

    from laydown.engine.edition import Edition
    from laydown.engine.events import Event
    from laydown.engine.legal import Legal
    from laydown.engine.moves import Move
    from laydown.engine.state import State

# Few phases, so that games end; in all orders that there are.
VARIANTS: list[dict[str, str]] = [
    {"phases": "1-2"},
    {"phases": "1-2", "ten_rounds": "yes"},
    {"phases": "1-3", "free_order": "yes"},
    {"phases": "odd", "ten_rounds": "yes", "knocking": "yes"},
    {"phases": "1-2", "last_card": "discard", "wild_minimum": "group"},
    {"phases": "1-2", "last_card": "any", "wild_minimum": "none"},
]
_MOST = 4000  # moves


def rounds(state: State, chance: Stream) -> Iterator[tuple[int, RoundEnded]]:
    """Play a game, and yield each round with its dealer as it ends."""
    dealer, ended = state.dealer, []

    def sink(event: Event) -> None:
        if isinstance(event, RoundEnded):
            ended.append(event)

    for _ in range(_MOST):
        if state.over:
            return
        actors = state.actors()
        seat = actors[chance.below(len(actors))]
        apply(state, seat, move_of(legal(state, seat), chance), sink)
        if ended:
            yield dealer, ended.pop()
            dealer = state.dealer


def move_of(found: Legal, chance: Stream) -> Move:
    """Return a lay, else a hit, else any move."""
    if found.lays:
        return found.best()[0].lay
    hits = [move for move in found.moves if str(move).startswith("hit")]
    return hits[0] if hits else found.sample(chance)


def entry(edition: Edition, event: RoundEnded, seat: int, way: int) -> Entry:
    """Return what a seat has left, told in one of the ways there are."""
    phase = event.result.laid[seat] + 1
    told = {"laid": phase > 0, "phase": phase if edition.options.free_order else 0}
    if not edition.scored:
        return Entry(**told)  # type: ignore[arg-type]
    if event.result.replay:  # hands are not shown; any number will do
        return Entry(**told, points=0 if seat == event.result.out else 20)  # type: ignore[arg-type]
    hand = event.hands[seat]
    if way == 0 or not hand:
        return Entry(**told, points=event.result.points[seat])  # type: ignore[arg-type]
    if way == 1:
        return Entry(**told, cards=[card_text(card) for card in hand])  # type: ignore[arg-type]
    counts = Counter(hand)
    found = []
    for kind in classes(edition):
        if kind.kind == "numbers":
            numbers = [c for c in hand if c not in {WILD, SKIP} and kind.first <= c & 15]
            found.append(sum(card & 15 <= kind.last for card in numbers))
        else:
            found.append(counts[SKIP if kind.kind == "skip" else WILD])
    return Entry(**told, counts=found)  # type: ignore[arg-type]


def play(name: str, options: dict[str, str], players: int, seed: bytes) -> tuple[State, Device]:
    """Play a game and keep its score on a sheet; they have to agree after every round."""
    edition = load(name, options)
    chance = Stream(seed, "sheet")
    state = Record(edition, players, seed).start()
    device = Device()
    names = [f"Player {seat}" for seat in range(1, players + 1)]
    device.start(*names, edition=name, dealer=state.dealer, options=options)
    for key, (dealer, event) in enumerate(rounds(state, chance), 1):
        result = event.result
        part = result.replay or range(players)
        told = {str(s + 1): entry(edition, event, s, chance.below(3)) for s in part}
        sheet = device.write(Enter(key, told, "" if result.out < 0 else str(result.out + 1)))
        assert sheet.rounds[-1].dealer == str(dealer + 1)
        assert sheet.rounds[-1].counted
        assert [one.total for one in sheet.players] == list(event.totals)
        made = [sum(1 << phase - 1 for phase in one.made) for one in sheet.players]
        assert made == list(event.made)
        assert sheet.tied == [str(seat + 1) for seat in event.tied]
        winners = [str(seat + 1) for seat in state.standing.winners]
        assert sheet.winners == winners
        if not winners:
            assert sheet.dealer == str(event.dealer + 1)
            for seat, one in enumerate(sheet.players):
                if not event.tied or seat in event.tied:
                    assert one.phase == event.goals[seat] + 1
    return state, device
