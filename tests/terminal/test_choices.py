from __future__ import annotations

import pytest

from laydown.engine.moves import PASS
from laydown.telling import Words
from laydown.terminal.choices import Choices
from laydown.terminal.look import unmarked
from laydown.terminal.screen import Screen
from tests.terminal.kit import NAMES, seen, words

LAID = """
    edition: mattel
    step: play 1
    discard pile: R5
    phase 1: 2
    table 1: 1: R8 G8 Y8 | O4 G4 Y4
    table 2: 2: R1 G1 Y1 | R4 G5 Y6 R7
    phase 2: 2
"""


def offered(position: str, seat: int = 0) -> list[str]:
    return [str(choice.move) for choice in Choices(seen(position, seat), words(), NAMES).all]


def labels(position: str, language: str = "en") -> list[str]:
    choices = Choices(seen(position), words(language), NAMES)
    return [unmarked(choice.label) for choice in choices.all]


def test_the_draw_step_offers_both_piles() -> None:
    position = "edition: mattel\ndiscard pile: R5\nhand 1: R1 R2\nhand 2: R3"
    assert offered(position) == ["draw", "take"]
    assert labels(position) == ["Draw from the draw pile", "Take R5 from the discard pile"]
    assert labels(position, "it") == ["Pescare dal mazzo", "Prendere R5 dagli scarti"]


def test_lays_come_first_and_the_best_lay_is_number_1() -> None:
    position = """
        edition: mattel
        step: play 1
        hand 1: R7 G7 Y7 O7 R9 G9 Y9 O2
        hand 2: R1
    """
    found = offered(position)
    assert found[0] == "lay R7 Y7 G7 O7 | R9 Y9 G9"
    assert all(move.startswith("lay ") for move in found[:3])
    discards = [move.removeprefix("discard ") for move in found[3:]]
    assert " ".join(discards) == "O2 R7 Y7 G7 O7 R9 Y9 G9"
    assert labels(position)[0] == "Lay R7 Y7 G7 O7 | R9 Y9 G9"


def test_hits_come_before_discards_and_wilds_after_other_hits() -> None:
    found = offered(f"{LAID}\nhand 1: W R8 R2 R3\nhand 2: R2")
    hits = [move for move in found if move.startswith("hit")]
    assert found[: len(hits)] == hits
    assert set(hits[:3]) == {"hit R8 on 1.1", "hit R3 on 2.2", "hit R8 on 2.2"}
    assert len(hits) > 3
    assert all(" W " in move for move in hits[3:])
    assert found[len(hits) :] == [f"discard {card}" for card in ("R2", "R3", "R8", "W")]


def test_a_hit_says_where_and_on_what() -> None:
    told = labels(f"{LAID}\nhand 1: W R3\nhand 2: R2")
    assert "Hit R3 on 2.2: R4 G5 Y6 R7" in told
    assert "Hit W on the low end of 2.2: R4 G5 Y6 R7" in told
    assert "Hit W on the high end of 2.2: R4 G5 Y6 R7" in told


def test_a_skip_is_offered_for_each_target() -> None:
    position = """
        edition: mattel
        step: play 1
        hand 1: S R1
        hand 2: R2
        hand 3: R3
    """
    assert offered(position) == ["discard R1", "skip S on 2", "skip S on 3"]
    assert labels(position)[1] == "Play your Skip in front of Bot 2"


@pytest.mark.clause("X-17")
def test_the_last_card_may_be_kept() -> None:
    position = "edition: mattel\nstep: play 1\nhand 1: R1\nhand 2: R2"
    assert labels(position) == ["Keep your last card and end your turn"]


@pytest.mark.clause("X-13")
def test_a_claim_is_let_go_first_so_that_nobody_knocks_in_haste() -> None:
    position = """
        edition: ravensburger
        options: knocking=yes
        step: claim 1
        turn: 2
        discard pile: R5
        hand 1: R1 R2
        hand 2: R3
    """
    assert labels(position) == ["Let it go", "Knock and take R5"]


@pytest.mark.clause("X-23")
def test_in_free_order_a_lay_names_its_phase() -> None:
    position = """
        edition: ravensburger
        options: free_order=yes
        step: play 1
        hand 1: R7 G7 Y7 R9 G9 Y9 Y2
        hand 2: R1
    """
    assert labels(position)[0] == "Lay phase 1: R7 Y7 G7 | R9 Y9 G9"


def test_a_number_is_a_choice_and_others_are_none() -> None:
    view = seen("edition: mattel\nstep: play 1\nhand 1: R1\nhand 2: R2")
    choices = Choices(view, words(), NAMES)
    assert choices.numbered(1) == PASS
    assert choices.numbered(0) is None
    assert choices.numbered(2) is None


# --- on the ring ---

RING = """
    edition: board
    discard pile: R5 G9 Y2
    hand 1: R1 R2 Y7 (B9) B12
    hand 2: R3
    hand 3: R4 Y5
    pawns: 0 4 6
"""


def shown(
    position: str, capsys: pytest.CaptureFixture[str], *, plain: bool = False, seat: int = 0
) -> list[str]:
    screen = Screen(plain=plain)
    Choices(seen(position, seat), Words("en", screen.look), NAMES).show(screen)
    return capsys.readouterr().out.splitlines()


@pytest.fixture
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")


def test_a_turn_on_the_ring_begins_with_a_roll() -> None:
    assert labels(f"{RING}\nstep: roll 1") == ["Roll the dice"]


@pytest.mark.clause("B-05", "B-06")
def test_a_walk_says_where_it_leads_past_the_other_pawns() -> None:
    position = f"{RING}\nstep: walk 1\ndice: 3 5"
    assert offered(position) == ["walk 3", "walk 5"]
    numbers = [choice.number for choice in Choices(seen(position), words(), NAMES).all]
    assert numbers == [3, 5]  # whoever types the number of a die means that die
    assert labels(position) == ["Walk 3: Ask", "Walk 5: Everyone"]  # over the pawns on 4 and 6


@pytest.mark.clause("B-05")
def test_a_double_leads_once_or_twice_as_far() -> None:
    assert labels(f"{RING}\nstep: walk 1\ndice: 4 4") == ["Walk 4: Swap", "Walk 8: Draw 3"]


def test_what_a_space_does_stands_below_it(wide: None, capsys: pytest.CaptureFixture[str]) -> None:
    assert shown(f"{RING}\nstep: walk 1\ndice: 1 2", capsys) == [
        "  1)  Walk 1: Draw 2  walk 1",
        "      Take 2 cards one by one, each from the draw pile or from the discard pile.",
        "  2)  Walk 2: Search  walk 2",
        "      Look through the discard pile and take any card, without showing it.",
    ]


def test_plain_tells_what_a_space_does_in_the_same_line(
    wide: None, capsys: pytest.CaptureFixture[str]
) -> None:
    assert shown(f"{RING}\nstep: walk 1\ndice: 1 2", capsys, plain=True)[1] == (
        "2: Walk 2: Search. Look through the discard pile and take any card, without showing it."
    )


@pytest.mark.clause("B-19")
def test_a_star_offers_the_other_actions_with_the_draw_space_that_comes_next() -> None:
    position = f"{RING}\nstep: star 1".replace("pawns: 0", "pawns: 9")
    assert offered(position) == [
        f"star {action}"
        for action in ("again", "ask", "draw", "everyone", "joker", "search", "swap")
    ]
    assert labels(position)[2] == "Draw 3"


@pytest.mark.clause("B-12")
def test_a_search_offers_the_cards_of_the_pile_in_one_row(
    wide: None, capsys: pytest.CaptureFixture[str]
) -> None:
    position = f"{RING}\nstep: search 1\nseen: 123 1 1 1".replace("R5 G9 Y2", "R5 G9 Y2 G9")
    assert offered(position) == ["search Y2", "search R5", "search G9"]
    assert shown(position, capsys) == ["  Take: 1) ★Y2  2) ◆R5  3) ▲G9"]


@pytest.mark.clause("B-14")
def test_a_swap_is_suggested_and_any_other_is_typed(
    wide: None, capsys: pytest.CaptureFixture[str]
) -> None:
    position = f"{RING}\nstep: swap 1\nphase 1: 6".replace("R1 R2 Y7", "G1 Y1 Y7")
    assert offered(position) == ["swap Y1 G1", "swap"]
    assert shown(position, capsys) == [
        "  1)  Discard ★Y1 ▲G1 and draw 3  swap Y1 G1",
        "  2)  Discard none and draw 1     swap",
        "  Or type the cards to discard, 4 at most, the top one last: swap Y1 G1",
    ]


@pytest.mark.clause("B-30")
def test_cards_to_keep_are_suggested_and_any_others_are_typed(
    wide: None, capsys: pytest.CaptureFixture[str]
) -> None:
    position = f"{RING}\nstep: keep 1 2\nturns: 300".replace("hand 1:", "hand 1: G1 G2 G3 G4")
    best, none = offered(position)
    assert len(best.split()) == 6
    assert none == "keep"
    assert "Or type the cards to keep, 5 at most: keep R1 G1" in shown(position, capsys)[-1]


@pytest.mark.clause("B-17")
def test_numbers_that_help_are_suggested_and_both_directions_offered(
    wide: None, capsys: pytest.CaptureFixture[str]
) -> None:
    position = f"{RING}\nstep: ask 1\nphase 1: 8".replace("R1 R2 Y7", "R1 B1 G1 Y7")
    assert shown(position, capsys) == ["  These numbers would help you: 7, 12, 1"]
    screen = Screen(plain=False)
    asks = Choices(seen(position), Words("en", screen.look), NAMES).ask(screen, 8)
    assert [str(ask) for ask in asks] == ["ask 8 left", "ask 8 right"]
    assert capsys.readouterr().out.splitlines() == [
        "  1)  To the left: Bot 2 first   ask 8 left",
        "  2)  To the right: Bot 3 first  ask 8 right",
    ]


@pytest.mark.clause("B-17")
def test_a_number_that_somebody_is_known_to_hold_comes_first(
    wide: None, capsys: pytest.CaptureFixture[str]
) -> None:
    position = f"{RING}\nstep: ask 1\nphase 1: 8\nshown 3: Y1"
    position = position.replace("R1 R2 Y7", "R1 B1 G1 Y7").replace("R4 Y5", "R4 Y1")
    assert shown(position, capsys) == ["  These numbers would help you: 1, 7, 12"]


@pytest.mark.clause("B-17")
def test_a_number_that_nobody_has_is_not_suggested(
    wide: None, capsys: pytest.CaptureFixture[str]
) -> None:
    position = f"{RING}\nstep: ask 1\nphase 1: 8\nlacks 2: 1\nlacks 3: 1"
    assert shown(position.replace("R1 R2 Y7", "R1 B1 G1 Y7"), capsys) == [
        "  These numbers would help you: 7, 12"
    ]


@pytest.mark.clause("X-26")
def test_who_is_asked_gives_a_real_card_before_a_joker() -> None:
    position = f"{RING}\nturn: 2\nstep: play 2, give 1 x7".replace("(B9)", "(B7) G7")
    assert labels(position) == ["Give Y7", "Give G7"]


LAID_ON_THE_RING = """
    edition: board
    step: play 1
    phase 1: 6
    table 1: 6: R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12
    pawns: 0 4
    hand 2: Y4
"""


@pytest.mark.clause("B-27")
def test_few_ways_to_discard_two_cards_are_listed(
    wide: None, capsys: pytest.CaptureFixture[str]
) -> None:
    position = f"{LAID_ON_THE_RING}\nhand 1: Y1 G5"
    assert offered(position) == ["discard Y1", "discard G5", "discard Y1 G5", "discard G5 Y1"]
    assert shown(position, capsys) == [
        "  Discard: 1) ★Y1  2) ▲G5",
        "  3)  Discard ★Y1 ▲G5  discard Y1 G5",
        "  4)  Discard ▲G5 ★Y1  discard G5 Y1",
    ]


@pytest.mark.clause("B-27")
def test_many_ways_to_discard_two_cards_are_typed(
    wide: None, capsys: pytest.CaptureFixture[str]
) -> None:
    position = f"{LAID_ON_THE_RING}\nhand 1: Y1 G5 G6 G7"
    assert [move for move in offered(position) if len(move.split()) > 2] == []
    assert shown(position, capsys)[-1] == (
        "  You may discard two cards, the top one last: discard Y1 G5"
    )


def test_what_could_be_typed_is_left_out_where_the_line_would_be_too_long(
    wide: None, capsys: pytest.CaptureFixture[str]
) -> None:
    run = " ".join(f"◆R{number}" for number in range(1, 13))
    short = LAID_ON_THE_RING.replace(" R9 R10 R11 R12", "")
    assert shown(f"{short}\nhand 1: G9 G5", capsys)[0].endswith("◆R8  hit G9 on 1.1")
    assert shown(f"{LAID_ON_THE_RING}\nhand 1: (Y1) G5 G6", capsys)[0] == (
        f"  1)  Hit (★Y1) on 1.1: {run}"
    )


@pytest.mark.clause("B-24")
def test_a_joker_may_be_hit_on_a_full_run() -> None:
    told = labels(f"{LAID_ON_THE_RING}\nhand 1: (Y1) G5 G6")
    run = " ".join(f"R{number}" for number in range(1, 13))
    assert told[0] == f"Hit (Y1) on 1.1: {run}"


def test_a_joker_is_laid_for_a_number_and_may_be_hit_at_an_end() -> None:
    position = "edition: board\nstep: play 1\nphase 1: 6\nhand 2: Y4\npawns: 0 4\n"
    hand = "hand 1: R1 R2 R3 R4 R5 R6 R7 (Y9) B12"
    assert labels(position + hand)[0] == "Lay R1 R2 R3 R4 R5 R6 R7 (Y9)=8"
    table = "table 1: 6: R2 R3 R4 R5 R6 R7 R8 (Y9)=9"
    assert labels(f"{position}{table}\nhand 1: (G3) B12 B5")[:2] == [
        "Hit (G3) on the low end of 1.1: R2 R3 R4 R5 R6 R7 R8 (Y9)=9",
        "Hit (G3) on the high end of 1.1: R2 R3 R4 R5 R6 R7 R8 (Y9)=9",
    ]
