"""Rulings: Wilds alone, longer groups, bounds of runs, colours (X-06 to X-08, X-28, X-29)."""

from __future__ import annotations

import pytest

from laydown.engine import rules
from laydown.engine.chance import Stream
from laydown.engine.events import RoundEnded
from tests.rules.kit import at, hand, lines, new_game, offered, only, play, table, why

LAY = """
    edition: {edition}
    step: play 1
    discard pile: R12
    hand 1: {hand} S
    hand 2: S S
    phase 1: {phase}
"""


def laid(phase: int, lay: str, edition: str = "mattel") -> str:
    """Return how a phase lies that is laid from just these cards and a Skip."""
    cards = " ".join(card.partition("=")[0] for card in lay.replace("|", "").split())
    state = at(LAY.format(edition=edition, hand=cards, phase=phase))
    play(state, f"1 lay {lay}")
    return table(state, 1)


def not_laid(phase: int, lay: str, edition: str = "mattel") -> tuple[str, str]:
    """Return why a phase cannot be laid like this."""
    cards = " ".join(card.partition("=")[0] for card in lay.replace("|", "").split())
    return why(at(LAY.format(edition=edition, hand=cards, phase=phase)), 1, f"lay {lay}")


# --- number cards, and groups of Wilds alone ---


@pytest.mark.clause("X-06")
def test_one_number_card_is_enough_for_the_phase_as_a_whole() -> None:
    assert laid(2, "R7 W W | W=3 W W W") == "R7 W W | W=3 W=4 W=5 W=6"
    assert laid(2, "W=7 W W | W W W G6") == "W=7 W=7 W=7 | W=3 W=4 W=5 G6"


@pytest.mark.clause("X-06")
@pytest.mark.parametrize(
    ("edition", "phase", "lay", "clause"),
    [
        ("mattel", 1, "W=7 W W | W=7 W W", "M-18"),
        ("express", 5, "W=7 W W", "E-15"),
        ("pocket", 1, "W=7 W | W=8 W", "P-08"),
    ],
)
def test_a_phase_without_any_number_card_is_refused(
    edition: str, phase: int, lay: str, clause: str
) -> None:
    assert not_laid(phase, lay, edition) == ("number_card_needed", clause)


@pytest.mark.clause("X-06")
def test_in_ravensburgers_edition_jokers_alone_may_be_a_phase() -> None:
    edition = "ravensburger"
    assert laid(1, "W=7 W W | W=9 W W", edition) == "W=7 W=7 W=7 | W=9 W=9 W=9"
    assert laid(4, "W=2 W W W W W W", edition) == "W=2 W=3 W=4 W=5 W=6 W=7 W=8"
    assert laid(8, "W=Y W W W W W W", edition) == "W=Y W=Y W=Y W=Y W=Y W=Y W=Y"


@pytest.mark.clause("X-06")
@pytest.mark.parametrize(
    ("phase", "lay"),
    [(1, "W W W | R9 G9 Y9"), (2, "R9 G9 Y9 | W W W W"), (3, "W W W W | R1 W W W")],
)
def test_a_group_of_wilds_alone_says_what_it_stands_for(phase: int, lay: str) -> None:
    assert not_laid(phase, lay) == ("wild_value_needed", "X-06")


@pytest.mark.clause("X-06")
def test_a_colour_group_of_jokers_alone_says_its_colour() -> None:
    assert not_laid(8, "W W W W W W W", "ravensburger") == ("wild_value_needed", "X-06")


@pytest.mark.clause("X-06")
def test_what_wilds_alone_stand_for_decides_what_fits_on_them() -> None:
    state = at("""
        step: play 1
        discard pile: O12
        hand 1: R7 W W W W W O7 O9 R1
        hand 2: G1
    """)
    play(state, "1 lay R7 W W | W=9 W W")
    assert why(state, 1, "hit O7 on 1.2") == ("does_not_fit", "M-27")
    assert lines(play(state, "1 hit O9 on 1.2")) == ["1 hit O9 on 1.2: O9 W W W"]


@pytest.mark.clause("X-06")
def test_hits_need_no_number_card() -> None:
    state = at("""
        step: play 1
        discard pile: O12
        hand 1: W W W R1
        hand 2: G1
        table 1: 2: W=7 W W | R3 G4 Y5 O6
        made 1: 1
    """)
    play(state, "1 hit W on 1.1", "1 hit W on 1.2 low", "1 hit W on 1.2 high")
    assert table(state, 1) == "W=7 W=7 W=7 W=7 | W=2 R3 G4 Y5 O6 W=7"


# --- longer groups ---


@pytest.mark.clause("X-07")
@pytest.mark.parametrize(
    ("phase", "lay", "lies"),
    [
        (1, "R7 G7 Y7 O7 | R9 G9 Y9 W", "R7 Y7 G7 O7 | R9 Y9 G9 W"),
        (2, "R7 G7 Y7 | R1 R2 R3 R4 R5 R6", "R7 Y7 G7 | R1 R2 R3 R4 R5 R6"),
        (8, "R1 R2 R3 R4 R5 R6 R7 R8 W", "R1 R2 R3 R4 R5 R6 R7 R8 W"),
    ],
)
def test_a_group_may_be_laid_longer(phase: int, lay: str, lies: str) -> None:
    assert laid(phase, lay) == lies


@pytest.mark.clause("X-07")
@pytest.mark.parametrize(
    ("phase", "lay"),
    [(1, "R7 G7 Y7 O7 | R9 G9"), (3, "R7 G7 Y7 | R1 R2 R3 R4 R5"), (6, "R1 R2 R3 R4 R5 R6 R7 R8")],
)
def test_never_shorter_whatever_else_is_longer(phase: int, lay: str) -> None:
    assert not_laid(phase, lay) == ("group_too_short", "M-09")


@pytest.mark.clause("X-07")
@pytest.mark.parametrize(
    ("phase", "lay"), [(1, "R7 G7 Y7 | R9 G9 Y9 | R1 G1 Y1"), (4, "R1 R2 R3 R4 R5 R6 R7 | R8 G8")]
)
def test_never_an_extra_group(phase: int, lay: str) -> None:
    assert not_laid(phase, lay) == ("wrong_groups", "X-07")


@pytest.mark.clause("X-07")
def test_extra_cards_may_be_wilds_and_count_as_laid() -> None:
    state = at(LAY.format(edition="mattel", hand="R7 G7 Y7 R9 G9 Y9 W W", phase=1))
    play(state, "1 lay R7 G7 Y7 W | R9 G9 Y9 W")
    assert hand(state, 1) == "S"


@pytest.mark.clause("X-07", "X-12")
@pytest.mark.parametrize(
    ("edition", "lay"),
    [
        ("mattel", "R7 G7 Y7 W | R9 G9 Y9"),
        ("express", "R1 R3 R5 R7"),
        ("pocket", "R7 G7 W | R9 G9"),
    ],
)
def test_a_lay_that_empties_the_hand_ends_the_round(edition: str, lay: str) -> None:
    state = at(f"""
        edition: {edition}
        step: play 1
        discard pile: R12
        hand 1: {lay.replace("|", "")}
        hand 2: G1
    """)
    (ended,) = only(RoundEnded, play(state, f"1 lay {lay}"))
    assert ended.result.out == 0
    assert state.goals == [1, 0]


# --- runs ---


@pytest.mark.clause("X-08")
@pytest.mark.parametrize(
    "lay",
    [
        "R7 G7 Y7 | R10 R11 R12 W",
        "R7 G7 Y7 | R11 R12 W W",
        "R7 G7 Y7 | W R1 R2 R3",
        "R7 G7 Y7 | W W W=1 R2",
    ],
)
def test_a_run_stays_within_1_to_12(lay: str) -> None:
    assert not_laid(2, lay) == ("run_out_of_range", "X-08")


@pytest.mark.clause("X-08")
@pytest.mark.parametrize("lay", ["R7 G7 Y7 | R10 R11 R12 R1", "R7 G7 Y7 | R12 R1 R2 R3"])
def test_there_is_no_link_from_12_to_1(lay: str) -> None:
    assert not_laid(2, lay) == ("run_out_of_range", "X-08")


@pytest.mark.clause("X-08")
def test_a_wild_cannot_stand_for_a_13() -> None:
    assert not_laid(2, "R7 G7 Y7 | R10 R11 R12 W=13") == ("run_out_of_range", "X-08")
    assert not_laid(1, "W=13 W W | R9 G9 Y9") == ("number_out_of_range", "M-01")


@pytest.mark.clause("X-08")
@pytest.mark.parametrize(
    ("lay", "lies"),
    [
        ("R7 G7 Y7 | W=2 R3 R4 R5", "W=2 R3 R4 R5"),
        ("R7 G7 Y7 | R3 R4 R5 W=6", "R3 R4 R5 W=6"),
        ("R7 G7 Y7 | W R3 R4 R5", "W=2 R3 R4 R5"),
        ("R7 G7 Y7 | R3 R4 R5 W", "R3 R4 R5 W=6"),
        ("R7 G7 Y7 | R3 W=4 R5 W", "R3 W=4 R5 W=6"),
        ("R7 G7 Y7 | W W R11 R12", "W=9 W=10 R11 R12"),
    ],
)
def test_whoever_lays_fixes_what_each_wild_stands_for(lay: str, lies: str) -> None:
    assert laid(2, lay).partition(" | ")[2] == lies


@pytest.mark.clause("X-08")
def test_where_it_is_not_plain_it_must_be_said() -> None:
    assert not_laid(2, "R7 G7 Y7 | R3 R5 R4 W") == ("wild_value_needed", "X-08")
    assert laid(2, "R7 G7 Y7 | R3 R5 R4 W=2") == "R7 Y7 G7 | W=2 R3 R4 R5"


RUN = """
    step: play 1
    discard pile: O12
    hand 1: {hand} S
    hand 2: G1
    table 1: 2: Y7 Y7 O7 | {run}
    made 1: 1
"""


@pytest.mark.clause("X-08")
@pytest.mark.parametrize("number", [3, 4, 5, 6])
def test_a_run_grows_at_its_ends_only(number: int) -> None:
    state = at(RUN.format(hand=f"O{number}", run="R3 R4 R5 R6"))
    assert why(state, 1, f"hit O{number} on 1.2") == ("does_not_fit", "M-27")


@pytest.mark.clause("X-08")
def test_a_wild_that_is_hit_takes_the_next_number_at_the_end_its_player_picks() -> None:
    state = at(RUN.format(hand="W W W", run="R3 R4 R5 R6"))
    assert why(state, 1, "hit W on 1.2") == ("which_end", "X-08")
    play(state, "1 hit W on 1.2 low", "1 hit W on 1.2 high", "1 hit W on 1.2 high")
    assert table(state, 1).partition(" | ")[2] == "W=2 R3 R4 R5 R6 W=7 W=8"


@pytest.mark.clause("X-08")
@pytest.mark.parametrize(
    ("run", "closed", "lies"),
    [
        ("R1 R2 R3 R4", "low", "R1 R2 R3 R4 W=5"),
        ("R9 R10 R11 R12", "high", "W=8 R9 R10 R11 R12"),
    ],
)
def test_at_1_or_12_only_the_other_end_is_left(run: str, closed: str, lies: str) -> None:
    state = at(RUN.format(hand="W", run=run))
    assert why(state, 1, f"hit W on 1.2 {closed}") == ("run_out_of_range", "X-08")
    play(state, "1 hit W on 1.2")
    assert table(state, 1).partition(" | ")[2] == lies


@pytest.mark.clause("X-08")
@pytest.mark.parametrize("card", ["O1", "O12", "W"])
def test_on_a_run_from_1_to_12_nothing_more_fits(card: str) -> None:
    run = " ".join(f"R{number}" for number in range(1, 13))
    state = at(RUN.format(hand=f"{card}", run=run).replace("pile: O12", "pile: O11"))
    assert why(state, 1, f"hit {card} on 1.2") == ("does_not_fit", "X-08")
    assert not any("on 1.2" in move for move in offered(state, 1))


@pytest.mark.clause("X-08")
def test_a_12_does_not_take_a_1_nor_a_1_a_12() -> None:
    state = at(RUN.format(hand="O1", run="R9 R10 R11 R12"))
    assert why(state, 1, "hit O1 on 1.2") == ("run_out_of_range", "X-08")
    state = at(RUN.format(hand="O12", run="R1 R2 R3 R4"))
    assert why(state, 1, "hit O12 on 1.2") == ("run_out_of_range", "X-08")


@pytest.mark.clause("X-08")
def test_a_set_has_no_upper_limit_and_no_ends() -> None:
    more = "R7 R7 G7 G7 O7 W W W"
    state = at(RUN.format(hand=more, run="R1 R2 R3 R4"))
    assert why(state, 1, "hit W on 1.1 high") == ("no_ends_here", "X-08")
    play(state, *(f"1 hit {card} on 1.1" for card in more.split()))
    assert len(state.table[0][0].cards) == 11


@pytest.mark.clause("X-08")
def test_a_colour_group_has_no_upper_limit() -> None:
    more = "R8 R9 R10 R11 R12 R1 R2 R3 R4 W"
    state = at(f"""
        step: play 1
        discard pile: O12
        hand 1: {more} S
        hand 2: G1
        table 1: 8: R1 R2 R3 R4 R5 R6 R7
        made 1: 1 2 3 4 5 6 7
    """)
    play(state, *(f"1 hit {card} on 1.1" for card in more.split()))
    assert len(state.table[0][0].cards) == 17


# --- colours are free in sets and runs, and two sets may have one number ---


@pytest.mark.clause("X-29", "P-06")
@pytest.mark.parametrize(
    ("edition", "phase", "lay"),
    [
        ("mattel", 2, "R7 Y7 G7 | R3 G4 Y5 O6"),
        ("ravensburger", 2, "R7 Y7 G7 | R3 G4 Y5 B6"),
        ("express", 6, "R3 G4 Y5 B6"),
        ("pocket", 2, "R7 G7 | R3 G4 Y5"),
        ("pocket", 2, "R7 R7 | R3 R4 R5"),
    ],
)
def test_colours_are_free_in_sets_and_runs(edition: str, phase: int, lay: str) -> None:
    assert laid(phase, lay, edition) == lay


@pytest.mark.clause("X-29")
@pytest.mark.parametrize(
    ("edition", "phase", "lay"),
    [
        ("mattel", 1, "R7 R7 G7 | G7 Y7 Y7"),
        ("ravensburger", 1, "R7 R7 G7 | G7 Y7 Y7"),
        ("express", 2, "G7 R7 | B7 Y7"),
        ("pocket", 1, "R7 G7 | R7 G7"),
        ("pocket", 7, "R7 R7 G7 | G7 Y7 Y7"),
    ],
)
def test_two_sets_of_a_phase_may_have_one_number(edition: str, phase: int, lay: str) -> None:
    cards = sorted(lay.replace("|", "").split())
    shown = laid(phase, lay, edition)
    assert sorted(shown.replace("|", "").split()) == cards
    assert shown.count("|") == 1


# --- what lies on the table stays ---


@pytest.mark.clause("X-28")
def test_a_wild_that_was_hit_keeps_its_place() -> None:
    state = at(RUN.format(hand="W O2 O1 G2", run="R3 R4 R5 R6"))
    play(state, "1 hit W on 1.2 low")
    assert why(state, 1, "hit O2 on 1.2") == ("does_not_fit", "M-27")
    play(state, "1 hit O1 on 1.2")
    assert table(state, 1).partition(" | ")[2] == "O1 W=2 R3 R4 R5 R6"
    assert hand(state, 1) == "G2 O2 S"


@pytest.mark.clause("X-28", "M-19")
@pytest.mark.parametrize("name", ["mattel", "ravensburger", "express", "pocket"])
def test_no_card_leaves_the_table_before_the_round_ends(name: str) -> None:
    state = new_game(name, 4, seed=b"what lies stays")
    chance = Stream(b"moves", "test")
    deals, before, grown = state.deals, [list(groups) for groups in state.table], 0
    for _ in range(1500):
        (seat,) = state.actors()
        legal = rules.legal(state, seat)
        rules.apply(state, seat, legal.lays.sample(chance) if legal.lays else legal.sample(chance))
        if state.over or state.deals != deals:
            break
        for groups, lay_before in zip(state.table, before, strict=True):
            for group, was in zip(groups, lay_before, strict=False):
                rest = list(group.cards)
                for card in was.cards:
                    rest.remove(card)
                grown += bool(rest)
        before = [list(groups) for groups in state.table]
    assert grown
