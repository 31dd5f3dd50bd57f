"""From one turn to the next, from one round to the next: what no seat decides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.engine.cards import SKIP, WILD
from laydown.engine.chance import Stream
from laydown.engine.edition import UNDER
from laydown.engine.events import Dealt, GameEnded, RoundEnded, TurnLost
from laydown.engine.scoring import NOBODY, RoundResult, after_round, hand_points, next_seat
from laydown.engine.state import CLAIM, DRAW, Step

if TYPE_CHECKING:
    from laydown.engine.state import State
    from laydown.engine.steps.draw import Sink


def leave_hand(state: State, seat: int, card: int) -> None:
    """Take a card out of a hand, and out of what is known of it."""
    state.hands[seat].remove(card)
    shown = state.shown[seat]
    if card in shown:
        shown.remove(card)


def end_turn(state: State, sink: Sink, *, claimable: bool) -> None:
    """Go on after the turn of `state.turn`: a claim first where that is played."""
    state.turns += 1
    if _round_is_endless(state):
        end_round(state, NOBODY, sink)
        return
    if claimable and state.edition.options.knocking:
        able = 0
        for seat in state.playing():
            if seat != state.turn and not state.skips[seat]:
                able |= 1 << seat
        if able:
            state.stack = [Step(CLAIM, able)]
            return
    next_turn(state, sink)


def next_turn(state: State, sink: Sink) -> None:
    """Give the turn to the next seat clockwise that has no Skip in front (M-21)."""
    playing = state.playing()
    while True:
        seat = state.turn = next_seat(state.turn, state.players, playing)
        if not state.skips[seat]:
            break
        state.skips[seat] -= 1
        _lose_turn(state, seat, sink)
        if _round_is_endless(state):
            end_round(state, NOBODY, sink)
            return
    state.stack = [Step(DRAW, 1 << seat)]


def _lose_turn(state: State, seat: int, sink: Sink) -> None:
    """Move the Skip away, which is all that is done in a lost turn (M-21, R-21)."""
    if state.edition.spent_skip == UNDER:
        state.discard_pile.insert(0, SKIP)
    else:
        state.discard_pile.append(SKIP)
    state.turns += 1
    if sink:
        sink(TurnLost(seat))


def _round_is_endless(state: State) -> bool:
    """Tell whether the round has reached its bound (X-02)."""
    return state.turns >= state.edition.turns * len(state.playing())


def deal(state: State, sink: Sink) -> None:
    """Begin a round: shuffle all cards, deal one at a time, turn up the starting discard."""
    edition = state.edition
    playing = state.playing()
    pile = list(edition.deck)
    Stream(state.seed, "deal", state.deals).shuffle(pile)
    state.deals += 1
    state.shuffles = state.turns = state.under = 0
    state.pool = ()
    state.trail = []
    everyone = range(state.players)
    state.hands = [[] for _ in everyone]
    state.shown = [[] for _ in everyone]
    state.table = [[] for _ in everyone]
    state.laid = [-1] * state.players
    state.skips = [0] * state.players
    state.skipped = [0] * state.players
    state.set_goals()
    first = seat = next_seat(state.dealer, state.players, playing)
    dealt = len(playing) * edition.hand
    for i in range(len(playing)):  # the last card of the list is the top of the pile
        state.hands[seat] = pile[len(pile) - 1 - i : len(pile) - 1 - dealt : -len(playing)]
        seat = next_seat(seat, state.players, playing)
    del pile[len(pile) - dealt :]
    under = _turn_up(state, pile)
    if sink:
        hands = tuple(map(tuple, state.hands))
        start = state.discard_pile[-1]
        replay = bool(state.standing.tied)
        sink(Dealt(state.deals, state.dealer, hands, tuple(under), start, replay))
    state.turn = first
    state.stack = [Step(DRAW, 1 << first)]
    if state.discard_pile[-1] == SKIP:  # M-05
        state.turns += 1
        if sink:
            sink(TurnLost(first, start=True))
        next_turn(state, sink)


def _turn_up(state: State, pile: list[int]) -> list[int]:
    """Start the discard pile; return the cards that went under the draw pile (R-03)."""
    edition = state.edition
    under: list[int] = []
    card = pile.pop()
    while len(under) < len(pile) and (
        (card == WILD and edition.starting_wild == UNDER)
        or (card == SKIP and edition.starting_skip == UNDER)
    ):
        pile.insert(0, card)
        under.append(card)
        card = pile.pop()
    state.under = len(under)
    state.draw_pile = pile
    state.discard_pile = [card]
    return under


def end_round(state: State, out: int, sink: Sink) -> None:
    """Score the round, move on, and deal the next one unless the game is decided."""
    tied = state.standing.tied
    points = [0 if tied else hand_points(state.edition, hand) for hand in state.hands]
    result = RoundResult(out, tuple(state.laid), tuple(points), tied)
    state.standing = after_round(state.edition, state.standing, result)
    state.results += (result,)
    if sink:
        hands = tuple(map(tuple, state.hands))
        sink(RoundEnded(state.deals, result, hands, state.standing.totals))
    if state.standing.winners:
        state.stack = []
        state.set_goals()  # as a position read from text has them
        if sink:
            sink(GameEnded(state.standing.winners))
        return
    state.dealer = next_seat(state.dealer, state.players, state.playing())  # M-32, X-25
    deal(state, sink)
