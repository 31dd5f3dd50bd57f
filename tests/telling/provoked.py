"""For every code at least one example that provokes it, as a player or a program might."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, NamedTuple

import pytest

from laydown.engine.chance import Stream
from laydown.engine.complete import complete
from laydown.engine.edition import load, parse_edition
from laydown.engine.errors import LaydownError
from laydown.engine.notation.cards import parse_card
from laydown.engine.notation.moves import parse_move
from laydown.engine.notation.position import parse_position, parse_view, print_position
from laydown.engine.notation.record import Record, parse_record
from laydown.engine.options import parse_options
from laydown.engine.patterns import parse_phase
from laydown.engine.rules import apply, new_game
from laydown.engine.view import view
from laydown.referee import Session, limits
from tests.telling.provoked_tables import SERVED

if TYPE_CHECKING:
    from collections.abc import Callable


class Told(NamedTuple):
    """What an error tells: its code and details."""

    code: str
    details: dict[str, str | int]


def _position(edition: str, *lines: str) -> str:
    return "\n".join(["position: 1", f"edition: {edition}", *lines]) + "\n"


def _play(edition: str, hand: str, *lines: str) -> str:
    return _position(edition, "step: play 1", f"hand 1: {hand}", "hand 2: R1 R2", *lines)


SETS = "R7 G7 Y7 R9 G9 Y9 R4"
LAID = ("made 1: 1", "table 1: 1: R3 G3 Y3 | R4 G4 Y4", "table 2: 2: R8 G8 Y8 | O5 G6 Y7 R8")
OVER = ("step: over", "winners: 2", "hand 1: R1", "hand 2:")
DRAW = ("discard pile: R5", "hand 1: R7 R8", "hand 2: R1 R2")
EMPTY = _position("mattel", "discard pile:", "hand 1: R7 R8", "hand 2: R1 R2", "draw pile: rest")
CLAIM = _position(
    "mattel", "options: knocking=yes", "step: claim 2", "discard pile: R5", "hand 1: R7 R8",
    "hand 2: R1 R2", "hand 3: R3 R4", "skip 3: 1",
)  # fmt: skip
FREE = "options: free_order=yes"


def _no_pile() -> str:
    """A position in which every card is in hands."""
    full = load("mattel").deck
    state = parse_position(_position("mattel", "hand 1: R1", "hand 2: R2"))
    state.hands = [list(full[:50]), list(full[50:])]
    state.draw_pile, state.discard_pile = [], []
    return print_position(state)


# code, position, seat, move
MOVES: list[tuple[str, str, int, str]] = [
    ("not_your_turn", _position("mattel", *DRAW), 2, "draw"),
    ("game_over", _position("mattel", *OVER), 1, "draw"),
    ("draw_first", _position("mattel", *DRAW), 1, "discard R7"),
    ("already_drawn", _play("mattel", SETS), 1, "draw"),
    ("cannot_pass", _play("mattel", SETS), 1, "pass"),
    ("nothing_to_draw", _no_pile(), 1, "draw"),
    ("nothing_to_take", EMPTY, 1, "take"),
    ("must_draw", _position("mattel", *DRAW), 1, "pass"),
    ("skip_on_top", _position("mattel", "discard pile: S", *DRAW[1:]), 1, "take"),
    ("no_knocking", _play("mattel", SETS), 1, "knock"),
    ("no_knocking", _play("mattel", SETS), 2, "knock"),
    ("no_claim", _play("mattel", SETS, "options: knocking=yes"), 1, "knock"),
    ("no_claim", _play("mattel", SETS, "options: knocking=yes"), 2, "knock"),
    ("cannot_claim", CLAIM, 3, "knock"),
    ("knock_or_pass", CLAIM, 2, "draw"),
    ("already_laid", _play("mattel", "R7 R9 R10", *LAID), 1, "lay R7 | R9"),
    ("wrong_phase", _play("mattel", SETS), 1, "lay 2: R7 G7 Y7 | R9 G9 Y9"),
    ("wrong_phase", _play("mattel", SETS, f"{FREE} phases=1-2"), 1, "lay 3: R7 G7 Y7 | R9 G9 Y9"),
    ("phase_made", _play("mattel", SETS, FREE, "made 1: 1"), 1, "lay 1: R7 G7 Y7 | R9 G9 Y9"),
    ("name_the_phase", _play("mattel", SETS, FREE), 1, "lay R7 G7 Y7 | R9 G9 Y9"),
    ("wrong_groups", _play("mattel", SETS), 1, "lay R7 G7 Y7"),
    ("card_not_held", _play("mattel", SETS), 1, "lay R7 G7 O7 | R9 G9 Y9"),
    ("card_not_held", _play("mattel", SETS), 1, "discard O1"),
    ("no_such_card", _play("mattel", SETS), 1, "discard R13"),
    ("no_such_card", _play("mattel", SETS), 1, "discard B1"),
    ("card_not_held", _play("mattel", "R7 R9 R10", *LAID), 1, "hit R3 on 1.1"),
    ("group_too_short", _play("mattel", SETS), 1, "lay R7 G7 | R9 G9 Y9"),
    ("mixed_numbers", _play("mattel", SETS), 1, "lay R7 G7 R4 | R9 G9 Y9"),
    ("not_in_order", _play("mattel", "R1 R2 R3 R4 R5 R6 R8", "phase 1: 4"), 1,
     "lay R1 R2 R3 R4 R5 R6 R8"),
    ("number_twice", _play("mattel", "R1 R2 R3 R4 R5 R6 G6", "phase 1: 4"), 1,
     "lay R1 R2 R3 R4 R5 R6 G6"),
    ("mixed_colours", _play("mattel", "R1 R2 R3 R4 R5 R6 G6", "phase 1: 8"), 1,
     "lay R1 R2 R3 R4 R5 R6 G6"),
    ("wrong_parity", _play("express", "R3 R5 R6 R7 R9"), 1, "lay R3 R5 R6 R7"),
    ("run_out_of_range", _play("mattel", "W W R8 R9 R10 R11 R12", "phase 1: 4"), 1,
     "lay R8 R9 R10 R11 R12 W=13 W=14"),
    ("number_out_of_range", _play("mattel", "W W W R9 G9 Y9 R4"), 1, "lay W=13 W W | R9 G9 Y9"),
    ("pair_incomplete", _play("express", "R4 G4 R5 G5 R6 Y6", "phase 1: 4"), 1,
     "lay R4 G4 R5 G5 R6"),
    ("skip_in_group", _play("mattel", "S G7 Y7 R9 G9 Y9 R4"), 1, "lay S G7 Y7 | R9 G9 Y9"),
    ("skip_in_group", _play("mattel", "S R9 R10", *LAID), 1, "hit S on 1.1"),
    ("wild_value_needed", _play("mattel", "W W W R9 G9 Y9 R4"), 1, "lay W W W | R9 G9 Y9"),
    ("wild_value_needed", _play("ravensburger", "W W W W W W W R4", "phase 1: 8"), 1,
     "lay W W W W W W W"),
    ("wild_value_wrong", _play("mattel", "W G7 Y7 R9 G9 Y9 R4"), 1, "lay W=R G7 Y7 | R9 G9 Y9"),
    ("number_card_needed", _play("mattel", "W W W W W W R4"), 1, "lay W=1 W W | W=2 W W"),
    ("number_card_needed", _play("mattel", "W W W R9 G9 Y9 R4", "options: wild_minimum=group"), 1,
     "lay W=1 W W | R9 G9 Y9"),
    ("keep_one_card", _play("ravensburger", "R7 G7 Y7 R9 G9 Y9"), 1, "lay R7 G7 Y7 | R9 G9 Y9"),
    ("keep_one_card", _play("mattel", "O3", *LAID, "options: last_card=discard"), 1,
     "hit O3 on 1.1"),
    ("not_laid_yet", _play("mattel", SETS), 1, "hit R7 on 2.1"),
    ("no_such_group", _play("mattel", "R7 R9 R10", *LAID), 1, "hit R7 on 3.1"),
    ("does_not_fit", _play("mattel", "R7 R9 R10", *LAID), 1, "hit R7 on 1.1"),
    ("does_not_fit", _play("mattel", "R7 R9 R10", *LAID), 1, "hit R10 on 2.2"),
    ("which_end", _play("mattel", "W R9 R10", *LAID), 1, "hit W on 2.2"),
    ("no_ends_here", _play("mattel", "W R9 R10", *LAID), 1, "hit W on 1.1 high"),
    ("pair_needed", _play("express", "R9 Y9 G1", "table 1: 4: B1 Y1 B2 Y2"), 1,
     "hit R9 on 1.1"),
    ("one_card_at_a_time", _play("mattel", "O3 R3 R10", *LAID), 1, "hit O3 R3 on 1.1"),
    ("one_card_at_a_time", _play("mattel", "O9 R9 R10", *LAID), 1, "hit O9 R9 on 2.2"),
    ("skip_needs_target", _play("mattel", "S R9"), 1, "discard S"),
    ("not_a_skip", _play("mattel", "S R9"), 1, "skip R9 on 2"),
    ("not_a_skip", _play("ravensburger", "W R9"), 1, "skip W on 2"),
    ("last_card_not_laid", _play("mattel", "R9"), 1, "discard R9"),
    ("skip_own_seat", _play("mattel", "S R9"), 1, "skip S on 1"),
    ("no_such_seat", _play("mattel", "S R9"), 1, "skip S on 3"),
    ("no_such_seat", _play("mattel", "S R9"), 3, "draw"),
    ("skip_already_there", _play("mattel", "S R9", "skip 2: 1"), 1, "skip S on 2"),
    ("skip_once_a_round", _play("pocket", "S R9", "skipped 2: 1"), 1, "skip S on 2"),
]  # fmt: skip


def _ring(step: str, *lines: str) -> str:
    """A moment of the board game, with seat 1 in turn."""
    hands = ("hand 1: R1 R2 G7 (B9)", "hand 2: R7 (G9) Y12", "discard pile: R5 G5")
    return _position("board", f"step: {step}", *hands, *lines)


ALL_ASK = ("pawns: 9 3 11 19 27", "hand 3: R3", "hand 4: R4", "hand 5: R6")  # every Ask occupied
KEEP = _position(
    "board", "step: keep 1", "turn: 2", "hand 1: R1 R2 R3 R4 R6 R7", "hand 2:",
    "table 2: 6: B1 B2 B3 B4 B5 B6 B7 B8",
)  # fmt: skip
FULL = ("phase 1: 6", "table 1: R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12")
TWO = ("hand 1: G1 G2 G3", "hand 2: G4", "discard pile: G5")

# the same on the ring
RING: list[tuple[str, str, int, str]] = [
    ("roll_first", _ring("roll 1"), 1, "draw"),
    ("walk_first", _ring("walk 1", "dice: 3 5"), 1, "roll"),
    ("not_rolled", _ring("walk 1", "dice: 3 5"), 1, "walk 4"),
    ("not_rolled", _ring("walk 1", "dice: 3 5"), 1, "walk 1"),
    ("not_rolled", _ring("walk 1", "dice: 3 3"), 1, "walk 12"),
    ("action_first", _ring("star 1"), 1, "draw"),
    ("action_first", _ring("search 1"), 1, "draw"),
    ("action_first", _ring("swap 1"), 1, "draw"),
    ("action_first", _ring("ask 1"), 1, "draw"),
    ("action_first", _ring("play 1, give 2 x7"), 2, "pass"),
    ("action_first", KEEP, 1, "pass"),
    ("not_your_turn", _ring("play 1, give 2 x7"), 1, "discard R1"),
    ("no_free_space", _ring("star 1", *ALL_ASK), 1, "star ask"),
    ("not_an_action", _ring("star 1"), 1, "star star"),
    ("not_an_action", _ring("star 1"), 1, "star dance"),
    ("not_in_discards", _ring("search 1"), 1, "search R7"),
    ("too_many_cards", _ring("swap 1"), 1, "swap R1 R2 G7 (B9) R1"),
    ("card_not_held", _ring("swap 1"), 1, "swap B9"),
    ("bad_ask", _ring("ask 1"), 1, "ask 13 left"),
    ("not_that_number", _ring("play 1, give 2 x7"), 2, "give Y12"),
    ("card_not_held", _ring("play 1, give 2 x7"), 2, "give G7"),
    ("joker_last", _ring("play 1, give 3 x9", "hand 3: Y9 (R9)"), 3, "give (R9)"),
    ("keep_too_many", KEEP, 1, "keep R1 R2 R3 R4 R6 R7"),
    ("nothing_to_keep", KEEP, 2, "keep"),
    ("already_kept", KEEP.replace("keep 1", "keep 3") + "hand 3: R8\nkeep 1: R1\n", 1, "keep R2"),
    ("card_not_held", KEEP, 1, "keep R8"),
    ("one_discard", _ring("play 1"), 1, "discard R1 R2"),
    ("one_discard", _play("mattel", SETS), 1, "discard R7 G7"),
    ("card_not_held", _position("board", "step: play 1", *TWO, *FULL), 1, "discard G1 G1"),
    ("not_on_this_table", _play("mattel", SETS), 1, "roll"),
    ("not_on_this_table", _ring("play 1"), 1, "keep R1"),
    ("keep_one_card", _position("board", "step: play 1", "hand 1: (G1)", *TWO[1:], *FULL), 1,
     "hit (G1) on 1.1"),
    ("does_not_fit", _position("board", "step: play 1", *TWO, *FULL), 1, "hit G1 on 1.1"),
    ("which_end", _position("board", "step: play 1", "hand 1: (G1) G2", *TWO[1:], "phase 1: 6",
     "table 1: R3 R4 R5 R6 R7 R8 R9 R10"), 1, "hit (G1) on 1.1"),
    ("number_card_needed", _position("board", "step: play 1", "phase 1: 2", "hand 2: G1",
     "hand 1: (R1) (R2) R3 R3 R4 R4 R5 R5 G9"), 1, "lay (R1)=9 (R2) | R3 R3 | R4 R4 | R5 R5"),
]  # fmt: skip

SHORT = _position("mattel", "hand 1: R1", "hand 2: R2")
BOARD = SHORT.replace("mattel", "board")
HEAD = "record: 1\nrules: 1\nedition: mattel\nplayers: 2\nseed: 00\n"
OWN = 'name = "mine"\nbased_on = "mattel"\n'


def _view(*lines: str) -> Callable[[], object]:
    text = "\n".join(["position: 1", "edition: mattel", "view: 1", *lines])
    return lambda: parse_view(text)


def _misplaced() -> object:
    """Complete a view in which a card lies three times."""
    state = parse_position(SHORT)
    state.hands[0] = [parse_card("R1")] * 3
    return complete(view(state, 0), Stream(b"", "complete"))


# code, what raises it
CALLS: list[tuple[str, Callable[[], object]]] = [
    ("bad_card", lambda: parse_move("discard Q7")),
    ("bad_card", lambda: parse_move("lay")),
    ("bad_card", lambda: parse_move("skip Q7 on 2")),
    ("bad_card", _view("hand 1: R1", "hand 2: ?9")),
    ("bad_wild_value", lambda: parse_move("lay W=Q5")),
    ("one_card_expected", lambda: parse_card("R7 R8")),
    ("unknown_move", lambda: parse_move("fold")),
    ("unknown_move", lambda: parse_move("")),
    ("move_too_long", lambda: parse_move("draw two")),
    ("bad_number", lambda: parse_move("walk far")),
    ("bad_number", lambda: parse_move("ask R7 left")),
    ("word_expected", lambda: parse_move("ask 7 up")),
    ("word_expected", lambda: parse_move("star")),
    ("bad_card", lambda: parse_move("search")),
    ("bad_place", lambda: parse_move("hit R7 on 2")),
    ("bad_place", lambda: parse_move("hit R7 on 0.1")),
    ("word_expected", lambda: parse_move("skip S at 2")),
    ("bad_phase", lambda: parse_phase("set of 3")),
    ("bad_phase", lambda: parse_phase("set 3 +")),
    ("bad_line", lambda: parse_position(SHORT + "step: sleep 1\n")),
    ("no_colon", lambda: parse_position(SHORT + "what is this\n")),
    ("bad_line", lambda: parse_position(BOARD + "pawns: 3 3\n")),
    ("bad_line", lambda: parse_position(BOARD + "dice: 3\n")),
    ("bad_line", lambda: parse_position(BOARD + "discard pile: R5\nseen: 13\n")),
    ("bad_line", lambda: parse_position(BOARD + "told 1: R1/12\n")),
    ("bad_number", lambda: parse_position(BOARD + "pawns: 0 32\n")),
    ("bad_number", lambda: parse_position(BOARD + "lacks 1: 13\n")),
    ("bad_position", lambda: parse_position(BOARD + "step: walk 1\n")),
    ("bad_position", lambda: parse_position(BOARD + "step: search 1\n")),
    ("bad_position", lambda: parse_position(BOARD + "step: play 1, give 2 x7\n")),
    ("bad_position", lambda: parse_position(SHORT + "step: roll 1\n")),
    ("card_not_in_deck", lambda: parse_position(BOARD + "discard pile: (R7)\n")),
    ("cards_do_not_add_up", lambda: parse_position(BOARD + "told 1: R7/12/-\n")),
    ("unknown_line", lambda: parse_position(SHORT + "weather: fine\n")),
    ("unknown_line", lambda: parse_position(SHORT + "players: 2\nhand 3: R1\n")),
    ("line_twice", lambda: parse_position(SHORT + "hand 1: R3\n")),
    ("line_twice", lambda: parse_position(SHORT + "made 1: 1\nphase 1: 2\n")),
    ("missing_line", lambda: parse_position("edition: mattel\n")),
    ("missing_line", lambda: parse_record(HEAD)),
    ("missing_line", lambda: parse_position(_position("mattel", "hand 2: R1"))),
    ("record_not_position", lambda: parse_position(HEAD + "moves:\n1 draw\n")),
    ("position_not_record", lambda: parse_record(SHORT)),
    ("empty_hand", lambda: parse_position(_play("mattel", ""))),
    ("empty_hand", lambda: parse_position(_position("mattel", "players: 2"))),
    ("missing_line", lambda: parse_position(SHORT + "round 2: out 1 laid 1 1 points 0 0\n")),
    ("unknown_format", lambda: parse_position(SHORT.replace("position: 1", "position: 2"))),
    ("unknown_rules", lambda: parse_record(HEAD.replace("rules: 1", "rules: 999") + "moves:\n")),
    ("bad_number", lambda: parse_position(SHORT + "turn: 3\n")),
    ("bad_number", lambda: parse_position(SHORT + "players: 1 2\n")),
    ("bad_seed", lambda: parse_position(SHORT + "seed: xyz\n")),
    ("bad_position", lambda: parse_position(SHORT + "step: over\n")),
    ("wrong_result", lambda: parse_record(HEAD + "result: winners 1 totals 0 5\nmoves:\n")),
    ("seat_twice", lambda: parse_position(SHORT + "tied: 1 1\n")),
    ("card_not_in_deck", lambda: parse_position(SHORT + "discard pile: B7\n")),
    ("cards_do_not_add_up", lambda: parse_position(SHORT + "discard pile: R1 R1\n")),
    ("cards_do_not_add_up", lambda: parse_position(SHORT + "draw pile: R5\n")),
    ("cards_do_not_add_up", _misplaced),
    ("position_not_full", lambda: parse_position(SHORT + "discard pile: ?\n")),
    ("position_not_full", lambda: parse_position(SHORT + "view: 1\n")),
    ("own_hand_hidden", _view("hand 1: ?", "hand 2: ?")),
    ("bad_players", lambda: new_game(load("mattel"), 1, b"")),
    ("bad_players", lambda: new_game(load("mattel"), 7, b"")),
    ("bad_dealer", lambda: new_game(load("mattel"), 2, b"", 2)),
    ("bad_name", lambda: Record(load("mattel"), 2, b"", names=("Ann\nBob",))),
    ("bad_name", lambda: Record(load("mattel"), 2, b"", names=("Ann", "Bob", "Cid"))),
    ("unknown_edition", lambda: load("bridge")),
    ("unknown_edition", lambda: parse_position(SHORT.replace("mattel", "bridge"))),
    ("unknown_option", lambda: load("mattel", {"gravity": True})),
    ("unknown_option", lambda: parse_position(SHORT + "options: gravity\n")),
    ("bad_option", lambda: load("mattel", {"phases": "all of them"})),
    ("option_twice", lambda: parse_options(["knocking", "knocking=no"])),
    ("options_exclude", lambda: load("mattel", {"ten_rounds": True, "free_order": True})),
    ("no_options", lambda: load("board", {"knocking": True})),
    ("no_options", lambda: parse_position(BOARD + "options: knocking=yes\n")),
    ("bad_toml", lambda: parse_edition("name = ")),
    ("bad_edition", lambda: parse_edition(OWN + "[deal]\nhand = 0\n")),
    ("bad_edition", lambda: parse_edition(OWN + '[turn]\nstart = "roll"\n')),
    ("bad_edition", lambda: parse_edition(OWN + '[board]\nring = ["dance"]\n')),
    ("bad_edition", lambda: parse_edition(OWN + '[[phases]]\nlay = "set of 3"\n')),
    ("group_too_short", lambda: parse_position(SHORT + "table 1: 1: R3 | R4 G4 Y4\n")),
    ("draw_first", lambda: parse_record(HEAD + "dealer: 2\nmoves:\n1 discard R5\n")),
]  # fmt: skip

# code, a line to the referee
LINES: list[tuple[str, str]] = [
    ("bad_json", "{"),
    ("line_too_long", " " * (limits.LINE + 1)),
    ("unknown_request", '{"do": "dance"}'),
    ("missing_field", '{"do": "state"}'),
    ("unknown_field", '{"do": "state", "gane": "1"}'),
    ("bad_field", '{"do": "state", "game": 1}'),
    ("unknown_game", '{"do": "state", "game": "2"}'),
    ("game_exists", '{"do": "new", "game": "1", "edition": "mattel", "players": 2}'),
    ("too_many_games", '{"do": "new", "edition": "mattel", "players": 2}'),
]
# What only a mistake of ours would bring about; see the tests of the referee.
UNPROVOKED = {"internal", *SERVED}


def _told(call: Callable[[], object]) -> Told:
    try:
        call()
    except LaydownError as error:
        return Told(error.code, error.details)
    pytest.fail("nothing was raised")


def told_by_move(position: str, seat: int, move: str) -> Told:
    """Play a move that is refused."""
    state = parse_position(position)
    return _told(lambda: apply(state, seat - 1, parse_move(move)))


def told_by_call(call: Callable[[], object]) -> Told:
    """Call what raises an error."""
    return _told(call)


def told_by_line(line: str) -> Told:
    """Send a line to a referee that has as many games as it takes, one of them named 1."""
    session = Session()
    if ("too_many_games", line) in LINES:
        for _ in range(limits.GAMES):
            session.answer('{"do": "new", "edition": "express", "players": 2, "seed": "00"}')
    else:
        session.answer('{"do": "new", "game": "1", "edition": "mattel", "players": 2}')
    error = json.loads(session.answer(line))["error"]
    return Told(error["code"], error.get("details", {}))
