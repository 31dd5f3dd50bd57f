"""A belief about a hidden hand: it fits what was seen, and nothing else is known."""

from __future__ import annotations

import pytest

from laydown.engine.notation.cards import parse_card
from laydown.engine.notation.position import parse_position
from laydown.engine.view import view
from laydown.sense.belief import Belief
from laydown.sense.outs import Unseen

MINE = (
    "position: 1\nedition: mattel\nstep: play 1\ndiscard pile: Y1\n"
    "hand 1: R7 G7 Y7 R9 G9 R4 G5 O12\n"
)


def shares(position: str, *cards: str, swaps: int = 3000, seed: int = 1) -> list[float]:
    """Return how likely each card helps the second seat, as the first one believes."""
    state = view(parse_position(MINE + position + "\n"), 0).masked()
    phase = state.edition.phases[state.goals[1]]
    belief = Belief(state, 1, phase, Unseen(state), seed)
    asked = [parse_card(card) for card in cards]
    belief.sample(swaps, asked)
    return [belief.share(card) for card in asked]


ANY = "hand 2: O1 O2 O3 O4 O5 O6 O8 O9 O10 O11"


def test_what_was_thrown_away_or_refused_is_hardly_wanted() -> None:
    left = "trail: 2 refuse R12, 2 discard Y12"
    twelve, eleven = shares(f"{ANY}\n{left}", "O12", "Y11")
    assert twelve < eleven / 2


def test_the_longer_ago_the_less_it_tells() -> None:
    later = ", ".join(f"2 refuse G{n}, 2 discard Y{n}" for n in (1, 2, 3, 4, 5))
    fresh = shares(f"{ANY}\ntrail: 2 refuse R12, 2 discard Y12", "O12")
    stale = shares(f"{ANY}\ntrail: 2 refuse R12, 2 discard Y12, {later}", "O12")
    assert fresh < stale


def test_cards_refused_between_turns_are_no_turns() -> None:
    knocking = MINE.replace("step:", "options: knocking=yes\nstep:")
    left = "trail: 2 refuse R12, 2 discard Y12"
    passed = ", ".join(f"2 refuse G{n}" for n in (1, 2, 3))
    state = [
        view(parse_position(f"{start}{ANY}\n{left}, {passed}\n"), 0).masked()
        for start in (MINE, knocking)
    ]
    drawn, knocked = (Belief(one, 1, one.edition.phases[0], Unseen(one), 1) for one in state)
    card = parse_card("O12")
    for belief in (drawn, knocked):
        belief.sample(4000, [card])
    assert knocked.share(card) < drawn.share(card)  # the 12 was left a turn ago, not four


def test_who_has_collected_for_long_is_rather_waiting_for_the_last_card() -> None:
    drawn = ", ".join(f"2 refuse G{n}, 2 discard Y{n}" for n in (1, 2, 3, 4, 5, 6))
    card = parse_card("R10")
    chances = []
    for trail in ("", f"trail: {drawn}\n"):
        state = view(parse_position(f"{MINE}{ANY}\n{trail}"), 0).masked()
        belief = Belief(state, 1, state.edition.phases[0], Unseen(state), 1)
        belief.sample(3000, [card])
        chances.append(belief.completes(card) / belief.share(card))
    assert chances[0] < chances[1]


def test_what_it_is_known_to_hold_two_of_is_wanted() -> None:
    known = "hand 2: R12 G12 O3 O4 O5 O6 O8 O9 O10 O11\nshown 2: R12 G12"
    (before,) = shares(ANY, "O12")
    twelve, eleven = shares(known, "O12", "Y11")
    assert twelve > 2 * eleven
    assert twelve > 1.5 * before


def test_what_it_took_it_can_use() -> None:
    known = "hand 2: R12 O1 O3 O4 O5 O6 O8 O9 O10 O11\nshown 2: R12"
    seen, taken = (shares(known + trail, "O12") for trail in ("", "\ntrail: 2 take R12"))
    assert taken > seen  # who takes a 12 for two sets has another one


def test_it_tells_which_card_would_complete_the_phase() -> None:
    cards = "R12 G12 Y12 O3 G3 O6 O8 O9 O10 O11"
    state = view(parse_position(f"{MINE}hand 2: {cards}\nshown 2: {cards}\n"), 0).masked()
    belief = Belief(state, 1, state.edition.phases[state.goals[1]], Unseen(state), 1)
    last, useless = parse_card("R3"), parse_card("R1")
    belief.sample(1000, [last, useless])
    assert (belief.completes(last), belief.completes(useless)) == (1.0, 0.0)


def test_a_hand_that_is_wholly_known_is_no_guess() -> None:
    cards = "R12 G12 O3 O4 O5 O6 O8 O9 O10 O11"
    assert shares(f"hand 2: {cards}\nshown 2: {cards}", "O12", "Y11", "R1") == [1.0, 1.0, 0.0]


def test_the_same_seed_gives_the_same_belief_and_another_about_the_same() -> None:
    one, same, other = (shares(ANY, "O12", "Y11", seed=seed) for seed in (5, 5, 6))
    assert one == same != other
    assert one == pytest.approx(other, abs=0.15)


def test_hidden_cards_do_not_matter() -> None:
    other = "hand 2: R1 R2 R3 Y4 Y5 Y6 Y8 Y9 Y10 Y11"
    assert shares(ANY, "O12", "G11") == shares(other, "O12", "G11")


def test_nothing_is_believed_before_anything_was_sampled() -> None:
    assert shares(ANY, "O12", swaps=0) == [0.0]
