"""Outs, rivals and dead tables: what the bots judge by, beside plain counting."""

from __future__ import annotations

import pytest

from laydown.bots import make_bot
from laydown.engine.cards import SKIP
from laydown.engine.complete import unseen
from laydown.engine.edition import NAMES, load
from laydown.engine.laying import Tally, shortfall
from laydown.engine.notation.cards import parse_card
from laydown.engine.notation.moves import parse_move
from laydown.engine.notation.position import parse_position
from laydown.engine.rules import apply, new_game
from laydown.engine.scoring import current_phase
from laydown.engine.state import PLAY
from laydown.engine.view import view
from laydown.sense.dead import leaves_dead
from laydown.sense.denial import Rival
from laydown.sense.outs import Unseen, choices, outs


@pytest.mark.parametrize("edition", NAMES)
def test_unseen_cards_and_outs_are_those_that_plain_counting_finds(edition: str) -> None:
    state = new_game(load(edition), 3, b"outs")
    bot = make_bot("steady", b"")
    met = 0
    for _ in range(250):
        if state.over:
            break
        seat = state.actors()[0]
        seen = view(state, seat)
        if state.step == PLAY and state.laid[seat] < 0:
            hidden = unseen(seen)
            counted = Unseen(seen.masked())
            assert counted.total == len(hidden)
            assert all(counted.counts[card] == hidden.count(card) for card in set(hidden))
            phase = state.edition.phases[current_phase(state.edition, state.standing, seat)]
            hand = list(seen.hand)
            short = shortfall(phase, hand, state.edition)
            helping = [
                card
                for card in hidden
                if card != SKIP and shortfall(phase, [*hand, card], state.edition) < short
            ]
            assert outs(phase, Tally(hand), state.edition, counted) == len(helping)
            met += 1
        apply(state, seat, bot.choose(seen))
    assert met > 10


def test_a_hand_that_waits_for_what_cannot_come_is_one_card_further_off() -> None:
    # All other 9 lie in the discard pile, and all Wilds: the pair of 9 waits for nothing.
    state = parse_position("""position: 1
edition: express
step: play 1
phase 1: 5
discard pile: R9 G9 W W W R1
hand 1: B9 Y9 B4 R12
hand 2: B1 B2
""")
    masked = view(state, 0).masked()
    found = {
        choice.card: (choice.short, choice.outs)
        for choice in choices(masked, 4, masked.hands[0], Unseen(masked))
    }
    assert found[parse_card("R12")] == (2, 0)
    assert found[parse_card("B9")][0] == 2


TABLE = """position: 1
edition: mattel
step: play 1
discard pile: Y1
hand 1: R7 G7 Y7 R9 G9 R4 O12
"""


@pytest.mark.parametrize(
    ("position", "more", "less"),
    [
        # Two sets of 3: what it took it collects, what it threw away it does not.
        ("hand 2: R12 O1 O2\nshown 2: R12\ntrail: 2 take R12", "G12", "G11"),
        ("hand 2: R12 O1 O2\ntrail: 2 discard R3, 2 refuse R3", "G4", "G3"),
        # Seven of one colour.
        ("phase 2: 8\nhand 2: R12 O1 O2\nshown 2: R12\ntrail: 2 take R12", "R3", "G12"),
        # It has laid: what fits the table, and nothing else.
        ("phase 2: 1\nhand 2: O1 O2\ntable 2: R12 G12 Y12 | R3 G3 Y3", "O3", "O4"),
        ("hand 2: R12 O1 O2", "W", "G12"),
    ],
)
def test_what_a_rival_wants(position: str, more: str, less: str) -> None:
    masked = view(parse_position(f"{TABLE}{position}\n"), 0).masked()
    rival = Rival(masked, 1, Unseen(masked))
    assert rival.wants(parse_card(more)) > rival.wants(parse_card(less))


DEAD = """position: 1
edition: express
step: play 1
phase 1: 5
phase 2: 5
discard pile: R2
hand 2: B7
table 2: R1 W W W
"""


@pytest.mark.parametrize(
    ("hand", "move", "dead"),
    [
        ("G1 Y1 B1 B8 B9 Y4", "lay G1 Y1 B1", True),
        ("G1 Y1 B1 B8", "lay G1 Y1 B1", False),  # the last card is discarded: it goes out
        ("B8 G8 Y8 G1 B9 Y4", "lay B8 G8 Y8", False),  # other 1 and 8 can come
    ],
)
def test_a_lay_that_leaves_nothing_to_hit(hand: str, move: str, *, dead: bool) -> None:
    masked = view(parse_position(f"{DEAD}hand 1: {hand}\n"), 0).masked()
    lay = parse_move(move)
    assert leaves_dead(masked, 0, lay) is dead  # type: ignore[arg-type] # the texts are lays
