"""From one turn to the next, from one round to the next: what no seat decides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.engine.cards import REVERSED, SKIP, WILD, face, sorted_cards
from laydown.engine.chance import Stream
from laydown.engine.edition import UNDER
from laydown.engine.events import Dealt, GameEnded, RoundEnded, TurnLost
from laydown.engine.scoring import NOBODY, RoundResult, after_round, hand_points, next_seat
from laydown.engine.state import CLAIM, KEEP, Step, step_of

if TYPE_CHECKING:
    from laydown.engine.piles import Sink
    from laydown.engine.state import State


def end_turn(state: State, sink: Sink, *, claimable: bool) -> None:
    """Go on after the turn of `state.turn`: a claim first where that is played."""
    state.turns += 1
    if _round_is_endless(state):
        end_round(state, NOBODY, sink)
        return
    if state.again:  # B-13
        state.again -= 1
        _begin_turn(state)
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
    _begin_turn(state)


def _begin_turn(state: State) -> None:
    """Ask the seat in turn for the first step of its turn."""
    state.stack = [step_of(state.edition.turn_start, state.turn)]


def _lose_turn(state: State, seat: int, sink: Sink) -> None:
    """Move the Skip away, which is all that is done in a lost turn (M-21, R-21)."""
    at = 0 if state.edition.spent_skip == UNDER else len(state.discard_pile)
    state.discard_pile.insert(at, SKIP)
    if state.edition.hidden_discards:
        state.pile_seen.insert(at, state.everyone)
    state.turns += 1
    if sink:
        sink(TurnLost(seat))


def _round_is_endless(state: State) -> bool:
    """Whether the round has reached its bound (X-02)."""
    return state.turns >= state.edition.turns * len(state.playing())


def deal(state: State, sink: Sink) -> None:
    """Begin a round: shuffle all cards, deal one at a time, turn up the start of the discards."""
    playing = state.playing()
    pile = list(state.edition.deck)
    kept = [list(cards or ()) for cards in state.kept]
    for card in [card for cards in kept for card in cards]:
        pile.remove(face(card))
    Stream(state.seed, "deal", state.deals).shuffle(pile)
    state.deals += 1
    _clear_table(state)
    # A kept Joker stays one, for all to see; what else is kept nobody remembers.
    state.hands = kept
    state.shown = [[card for card in cards if card >= REVERSED] for cards in kept]
    _deal_hands(state, pile, next_seat(state.dealer, state.players, playing), playing)
    state.draw_pile = pile
    start_round(state, sink)


def start_round(state: State, sink: Sink) -> None:
    """Turn up the start of the discard pile, and begin the first turn."""
    under = _turn_up(state)
    if sink:
        hands = tuple(map(tuple, state.hands))
        start = state.discard_pile[-1]
        replay = bool(state.standing.tied)
        below = tuple(state.discard_pile[:-1])
        plain = not state.edition.hidden_discards
        sink(Dealt(state.deals, state.dealer, hands, tuple(under), start, replay, below, plain))
    first = state.turn = next_seat(state.dealer, state.players, state.playing())
    _begin_turn(state)
    if state.discard_pile[-1] == SKIP:  # M-05
        state.turns += 1
        if sink:
            sink(TurnLost(first, start=True))
        next_turn(state, sink)


def _clear_table(state: State) -> None:
    """Forget the last round."""
    everyone = range(state.players)
    state.shuffles = state.turns = state.under = state.rolls = state.again = 0
    state.dice = (0, 0)
    state.pool = state.pool_seen = ()
    state.trail = []
    state.table = [[] for _ in everyone]
    state.told = [[] for _ in everyone]
    state.laid = [-1] * state.players
    state.skips = [0] * state.players
    state.skipped = [0] * state.players
    state.lacks = [0] * state.players
    state.kept = [None] * state.players
    state.set_goals()


def _deal_hands(state: State, pile: list[int], first: int, playing: tuple[int, ...]) -> None:
    """Deal from the end of the pile, one card at a time, until every hand is full."""
    size = state.edition.hand
    if not any(state.hands):  # the usual case, in whole slices
        seat, dealt, top = first, len(playing) * size, len(pile) - 1
        for i in range(len(playing)):
            state.hands[seat] = pile[top - i : top - dealt : -len(playing)]
            seat = next_seat(seat, state.players, playing)
        del pile[len(pile) - dealt :]
        return
    seat = first
    while any(len(state.hands[seat]) < size for seat in playing):
        if len(state.hands[seat]) < size:
            state.hands[seat].append(pile.pop())
        seat = next_seat(seat, state.players, playing)


def _turn_up(state: State) -> list[int]:
    """Start the discard pile; return the cards that went under the draw pile (R-03)."""
    edition, pile = state.edition, state.draw_pile
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
    covered = [pile.pop() for _ in range(edition.open_cards - 1)]
    state.discard_pile = [*covered, card]
    state.pile_seen = []
    if edition.hidden_discards:  # of the cards that start it, all see the top only
        state.pile_seen = [0] * len(covered) + [state.everyone]
    return under


def end_round(state: State, out: int, sink: Sink) -> None:
    """Score the round, move on, and deal the next one unless the game is decided."""
    edition = state.edition
    tied = state.standing.tied
    points = [0 if tied else hand_points(edition, hand) for hand in state.hands]
    first = next_seat(state.dealer, state.players, state.playing())
    result = RoundResult(out, tuple(state.laid), tuple(points), tied, first)
    state.standing = after_round(edition, state.standing, result)
    state.results += (result,)
    state.again = 0  # B-13: lost
    state.set_goals()
    over = state.standing.over
    if not over and edition.next_dealer == "out" and out != NOBODY:  # B-33
        state.dealer = out
    elif not over:
        state.dealer = next_seat(state.dealer, state.players, state.playing())  # M-32, X-25
    if sink:
        scored = edition.scored and not tied
        # In order: which cards were dealt and which drawn is nobody's business.
        hands = tuple([tuple(sorted_cards(hand)) for hand in state.hands]) if scored else ()
        now = state.standing
        goals = tuple(state.goals)
        ended = RoundEnded(
            state.deals, result, hands, now.totals, now.made, goals, now.tied, state.dealer
        )
        sink(ended)
    if over:
        state.stack = []
        if sink:
            sink(GameEnded(state.standing.winners))
        return
    keepers = 0
    for seat in state.playing():
        if edition.keep and state.laid[seat] < 0 and state.hands[seat]:
            keepers |= 1 << seat
    if keepers:
        state.stack = [Step(KEEP, keepers)]  # B-30
    else:
        deal(state, sink)
