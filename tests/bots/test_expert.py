"""The expert bot: each skill in a position, the right choice and why; its styles; its budget."""

from __future__ import annotations

import json
from hashlib import sha256

import pytest

from laydown.bots import THINKERS, make_bot
from laydown.bots.expert import ExpertBot
from laydown.bots.thought import Thought
from laydown.engine.edition import NAMES as EDITIONS
from laydown.engine.edition import load, parse_edition
from laydown.engine.notation.position import parse_position
from laydown.engine.rules import new_game
from laydown.engine.view import view
from laydown.sense.lessons import TRAITS
from laydown.sense.style import CROWD, PLAIN, Style
from laydown.sense.weights import lessons_for, style_of, styles
from tests.bots.kit import chosen
from tools.lessons import FILE as LESSONS
from tools.lessons import as_text as lessons_as_text
from tools.styles import FILE, TRIED, as_text

HOLD = Style(1.2, 0.02, 0.02, hold=2, danger=1)


def move_of(position: str, style: Style = HOLD, budget: Thought | None = None) -> str:
    """Return what the bot in some style does in a position."""
    state = parse_position(f"position: 1\n{position}\n")
    seat = state.actors()[0]
    move = ExpertBot(b"", budget, style).choose(view(state, seat))
    assert move in view(state, seat).legal()
    return str(move)


# --- holding a phase back ---

# Phase 1, two sets of 3, is in the hand; four cards would be left after laying.
HELD = "edition: mattel\nstep: play 1\ndiscard pile: Y1\nhand 1: R7 G7 Y7 R9 G9 Y9 R2 G4 O3 Y12\n"
FAR = "hand 2: O1 O2 O3 O4 O5 O6 O8 O9 O10 O11"
NEAR = "phase 2: 2\ntable 2: R8 Y8 O8 | R1 G2 Y3 O4\nhand 2: "


@pytest.mark.parametrize(
    ("why", "position", "move"),
    [
        ("nobody hits on groups that are not there: it waits", HELD + FAR, "discard Y12"),
        ("who has laid still has many cards: it waits", HELD + NEAR + "O5 O6 O10", "discard Y12"),
        ("who has laid may go out: a phase held back would be lost", HELD + NEAR + "O10", "lay"),
        (
            "all but one card goes at once, and that is discarded: it is out",
            HELD.replace("R2 G4 O3 Y12", "O7 O9 R9 Y12") + FAR,
            "lay",
        ),
        (
            "it keeps the fourth 7, which goes with the lay, and discards what does not",
            HELD.replace("R2", "O7") + FAR,
            "discard Y12",
        ),
        (
            "an open card that goes with the phase is taken",
            HELD.replace("play", "draw").replace("Y1\n", "O7\n") + FAR,
            "take",
        ),
        (
            "one that would only be held is not",
            HELD.replace("play", "draw").replace("Y1\n", "R3\n") + FAR,
            "draw",
        ),
    ],
)
def test_it_holds_its_phase_back_until_all_goes_at_once(why: str, position: str, move: str) -> None:
    assert move_of(position).startswith(move), why


def test_it_lays_at_once_where_holding_back_does_not_pay() -> None:
    assert move_of(HELD + FAR, PLAIN).startswith("lay")


# --- what the others are believed to hold ---

# Phase 1, two sets of 3: the 4, the 5 and the 12 are equally useless, and the 12 costs most points.
IDLE = "edition: mattel\nstep: play 1\ndiscard pile: Y1\nhand 1: R7 G7 Y7 R9 G9 R4 G5 O12\n"


@pytest.mark.parametrize(
    ("why", "position", "move"),
    [
        (
            "the next seat has thrown 12s away, and hardly wants one",
            (
                "hand 2: O1 O2 O3 O4 O5 O6 O8 O9 O10 O11\n"
                "trail: 2 refuse R12, 2 discard R12, 2 refuse G12, 2 discard G12"
            ),
            "discard O12",
        ),
        (
            "it has been taking 12s, and holds two of them",
            (
                "hand 2: R12 G12 O3 O4 O5 O6 O8 O9 O10 O11\nshown 2: R12 G12\n"
                "trail: 2 take R12, 2 take G12"
            ),
            "discard R4",
        ),
        (
            "of 4s and 12s it holds two each: the 5 goes",
            (
                "hand 2: R12 G12 Y4 G4 O5 O6 O8 O9 O10 O11\nshown 2: R12 G12 Y4 G4\n"
                "trail: 2 take R12, 2 take G12, 2 take Y4, 2 take G4"
            ),
            "discard G5",
        ),
    ],
)
def test_it_denies_by_what_the_next_seat_may_hold(why: str, position: str, move: str) -> None:
    assert move_of(IDLE + position, PLAIN) == move, why


# --- Skips ---

FOUR = """edition: mattel
step: play 1
discard pile: R1
hand 1: S R7 R9 G1
hand 2: O1 O2 O3
hand 4: G5 G6 G8
"""
THREE = "hand 3: O4 O5 O6\n"
LAID = "phase {seat}: 1\ntable {seat}: R1{high} Y1{high} G1{high} | R{seat} G{seat} Y{seat}\n"


@pytest.mark.parametrize(
    ("why", "standing", "target"),
    [
        ("all alike but for the seat before, whose discards it could take", "", 2),
        ("who leads", "phase 1: 8\nphase 2: 8\nphase 3: 9\nphase 4: 8\n", 3),
        ("who leads, if by enough even the seat before", "phase 4: 8\n", 4),
        ("who has laid is hardly harmed by a lost turn", LAID.format(seat=2, high=2), 3),
        (
            "of those who have laid rather who may go out",
            "".join(LAID.format(seat=seat, high=seat - 2) for seat in (2, 3, 4)) + "hand 3: O6\n",
            3,
        ),
    ],
)
def test_whom_it_skips(why: str, standing: str, target: int) -> None:
    hands = FOUR if "hand 3" in standing else FOUR + THREE
    assert chosen("expert", hands + standing) == f"skip S on {target}", why


@pytest.mark.parametrize("bot", ["steady", "sharp", "expert"])
def test_where_the_fewest_points_win_who_has_them_is_skipped(bot: str) -> None:
    ten = (FOUR + THREE).replace("step:", "options: ten_rounds=yes\nstep:")
    standing = "phase 2: 3\ntotal 2: 70\ntotal 3: 10\ntotal 4: 40\n"
    assert chosen(bot, ten + standing) == "skip S on 3"


def test_in_free_order_it_keeps_the_hardest_phase_together() -> None:
    position = (
        "edition: mattel\noptions: free_order\nstep: play 1\ndiscard pile: Y1\n"
        "hand 1: R1 R2 R3 R4 R5 R6 R7 G1 Y1 O2 G2\nhand 2: R1 R2 G8 G10 O11 O12 Y3 Y4 G3 G5"
    )
    assert move_of(position)[-2] in "GYO"  # seven red cards are phase 8


# --- styles ---


def test_the_file_of_styles_is_the_one_that_was_tried_out() -> None:
    assert FILE.read_text("utf-8") == as_text(styles())
    assert sha256(FILE.read_bytes()).hexdigest()[:16] == "92dbb145fa925436"


def test_every_edition_has_one_of_the_styles_that_were_tried() -> None:
    assert tuple(styles()) == EDITIONS
    tried = [as_text({"": style}) for style in TRIED]
    assert all(as_text({"": style}) in tried for style in styles().values())


def test_with_more_players_it_denies_those_who_lead() -> None:
    for players in range(3, 7):
        assert style_of(new_game(load("mattel"), players, b"x")) is CROWD


def test_what_nobody_tried_is_played_plainly() -> None:
    points = load("mattel", {"ten_rounds": True})
    assert style_of(new_game(points, 2, b"x")) is PLAIN
    own = parse_edition('name = "ours"\nbased_on = "mattel"\n')
    assert style_of(new_game(own, 2, b"x")) is PLAIN


# --- budgets ---


def test_it_takes_a_budget() -> None:
    assert "expert" in THINKERS


def test_the_same_seed_view_and_budget_give_the_same_move() -> None:
    for budget in (Thought(50), Thought(700), None):
        moves = {move_of(IDLE + FAR, PLAIN, budget) for _ in range(3)}
        assert len(moves) == 1


def test_a_budget_in_time_is_enough_for_a_move() -> None:
    state = parse_position(f"position: 1\n{HELD}{FAR}\n")
    move = make_bot("expert", b"", Thought(1, "ms")).choose(view(state, 0))
    assert move in view(state, 0).legal()


def test_in_free_order_it_plays_by_what_was_taken_and_left() -> None:
    position = (
        "edition: mattel\noptions: free_order\nstep: play 1\ndiscard pile: Y1\n"
        "hand 1: R7 G7 R9 G9 R4 G5 O12 O2\nhand 2: O1 O2 O3 O4 O5 O6 O8 O9 O10 O11"
    )
    assert chosen("expert", position).startswith("discard")


# --- the ring ---

BOARD = "edition: board\npawns: 0 20\ndiscard pile: Y1\nhand 2: B1 B2 B4 B6 B8 B10 Y12 Y11 G11 G9\n"


@pytest.mark.parametrize(
    ("why", "position", "move"),
    [
        (
            "three cards more are three cards more to get rid of: rather another turn",
            "step: star 1\nhand 1: R1 R2 R3 R4 R5 G7 G8 B5 B9 Y4",
            "star again",
        ),
        (
            "a number twice is no use in a run: another card may be",
            "phase 1: 9\nstep: keep 1\nturns: 200\nhand 1: R1 G1 R4 G4 R3 G3 Y3",
            "keep G1 G3 G4",
        ),
    ],
)
def test_on_the_ring(why: str, position: str, move: str) -> None:
    assert move_of(BOARD + position) == move, why


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_what_games_taught_has_a_weight_for_each_trait(players: int) -> None:
    assert [len(weights) for weights in lessons_for(players)] == [TRAITS, TRAITS]
    assert lessons_for(3) == lessons_for(6) != lessons_for(2)


def test_the_file_of_lessons_is_the_one_that_was_learned() -> None:
    text = LESSONS.read_text("utf-8")
    assert lessons_as_text(json.loads(text)) == text
    assert sha256(text.encode()).hexdigest()[:16] == "2dd2765d328863f1"
