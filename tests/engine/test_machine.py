"""The rules as a machine: what is legal is accepted, nothing else is, and no card is ever lost."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations_with_replacement, islice, product
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from laydown.engine.cards import bare, is_wild, standing_for, value_number
from laydown.engine.chance import Stream
from laydown.engine.edition import ACTIONS, load, parse_edition
from laydown.engine.game import Game
from laydown.engine.groups import HIGH, LOW
from laydown.engine.moves import (
    LEFT,
    RIGHT,
    Ask,
    Discard,
    DiscardTwo,
    Give,
    Hit,
    Keep,
    Lay,
    Move,
    PlaySkip,
    Search,
    Star,
    Swap,
    Walk,
)
from laydown.engine.notation.moves import parse_move
from laydown.engine.notation.position import parse_position, print_position
from laydown.engine.notation.record import Record
from laydown.engine.rules import apply, legal
from tests.engine.checks import PLAIN, accepts, check_cards, check_texts, is_listed, refusal
from tests.engine.laying import brute_table
from tests.engine.strategies import (
    SCARCE,
    all_editions,
    any_moves,
    edition_id,
    games,
    letters,
    texts,
)
from tests.sizes import many

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from laydown.engine.edition import Edition
    from laydown.engine.state import State


def small_moves(state: State, seat: int) -> Iterator[Move]:
    """Yield every small move that a seat could think of."""
    yield from PLAIN
    if state.edition.ring:
        yield from ring_moves(state, seat)
    yield from map(Discard, sorted(set(state.edition.deck)))
    yield from map(PlaySkip, range(-1, state.players + 1))
    hand = sorted(set(state.hands[seat]))
    for owner in range(state.players + 1):
        groups = len(state.table[owner]) if owner < state.players else 0
        for index in range(groups + 1):
            for card in hand:
                yield from (Hit((card,), owner, index, end) for end in ("", LOW, HIGH))
            if index < groups and state.table[owner][index].pattern.each > 1:
                for pair in combinations_with_replacement(hand, 2):
                    yield from (Hit(pair, owner, index, end) for end in ("", LOW, HIGH))


def ring_moves(state: State, seat: int) -> Iterator[Move]:
    """Yield the moves of the board game."""
    hand = sorted(set(state.hands[seat]))
    cards = sorted({*state.edition.deck, *hand})
    yield from map(Walk, range(13))
    yield from map(Star, (*ACTIONS, "jump"))
    yield from map(Search, cards)
    yield from map(Give, cards)
    yield from (Ask(n, way) for n in range(state.edition.highest + 2) for way in (LEFT, RIGHT, ""))
    yield from (DiscardTwo(*pair) for pair in product(hand, repeat=2))


def check_picks(state: State, chance: Stream) -> None:
    """Where a step asks for some cards, any of the hand will do, but not too many."""
    for seat in state.actors():
        picks = legal(state, seat).picks
        for kind, most in ((Swap, 4), (Keep, state.edition.keep)):
            asked = state.step == kind.__name__.lower()
            hand = sorted(state.hands[seat])
            absent = next(card for card in state.edition.deck if card not in hand)
            for cards in (
                (),
                hand[:1],
                hand[:most],
                hand[: most + 1],
                [absent],
                [*hand[:2], absent],
            ):
                right = asked and len(cards) <= most and absent not in cards
                assert accepts(state, seat, kind(tuple(cards))) == right
        if picks:
            assert all(accepts(state, seat, picks.sample(chance)) for _ in range(4))


def check_small_moves(state: State) -> None:
    """`apply` accepts exactly the small moves that are listed, from every seat."""
    tried = state.copy()
    for nobody in (-1, state.players):
        with pytest.raises(ValueError, match="no seat"):
            legal(state, nobody)
        assert not any(accepts(state, nobody, move) for move in PLAIN)
    for seat in range(state.players):
        listed = legal(state, seat).moves
        assert len(set(listed)) == len(listed)
        assert bool(legal(state, seat)) == (seat in state.actors())
        asked = small_moves(state, seat) if seat in state.actors() else iter(PLAIN)
        for move in {*asked, *listed}:
            expected = is_listed(state, move, listed)
            assert (move in legal(state, seat)) == expected, (seat, str(move))
            reason = refusal(tried, seat, move)
            assert (reason is None) == expected, (seat, str(move))
            if reason is None:
                assert tried != state
                tried = state.copy()
            else:
                assert reason.clause
    # What was refused, dozens of moves in a row, has left no trace.
    assert tried == state
    assert print_position(tried) == print_position(state)


# --- Lays ----------------------------------------------------------------------------------


def plain_texts(cards: Iterable[int]) -> list[str]:
    """Write cards for the brute force, to which every Joker is a Wild."""
    return texts(card & ~255 if is_wild(bare(card)) else card for card in cards)


def is_lay(state: State, seat: int, move: Lay) -> bool:
    """Ask the brute force whether a lay is one."""
    edition = state.edition
    if Counter(bare(c) for group in move.groups for c in group) - Counter(state.hands[seat]):
        return False
    phase = move.phase - 1 if move.phase else state.goals[seat]
    return brute_table.is_lay(
        plain_texts(state.hands[seat]),
        str(edition.phases[phase]),
        [tuple(plain_texts(group)) for group in move.groups],
        edition.wild_minimum,
        letters(edition),
        edition.highest,
        edition.must_keep,
    )


def changed_lay(move: Lay, state: State, seat: int, rng: random.Random) -> Lay:
    """Change a lay a little: cards come, go, change places or say something else."""
    groups = [list(group) for group in move.groups]
    group, other = rng.choice(groups), rng.choice(groups)
    kind = rng.randrange(6)
    if kind == 0 and len(group) > 1:
        group.pop(rng.randrange(len(group)))
    elif kind == 1:
        group.append(rng.choice(state.hands[seat]))
    elif kind == 2:
        i, j = rng.randrange(len(group)), rng.randrange(len(other))
        group[i], other[j] = other[j], group[i]
    elif kind == 3:
        group[rng.randrange(len(group))] = rng.choice(state.hands[seat])
    elif kind == 4:
        group[rng.randrange(len(group))] = rng.choice(sorted(set(state.edition.deck)))
    else:
        rng.shuffle(groups)
        if rng.random() < 0.3:
            groups.append([rng.choice(state.hands[seat])])
    for cards in groups:
        for i, card in enumerate(cards):
            if is_wild(bare(card)) and rng.random() < 0.2:
                number, colour = rng.randint(1, 14), rng.randrange(8)
                cards[i] = standing_for(
                    bare(card), *rng.choice(((number, -1), (0, colour), (number, colour)))
                )
    return Lay(tuple(map(tuple, groups)), move.phase)


def says_all(move: Lay, state: State, seat: int) -> bool:
    """Whether each Wild says its number, which a run may take from the other cards."""
    phase = state.edition.phases[move.phase - 1 if move.phase else state.goals[seat]]
    chains = any(pattern.chain for pattern in phase.patterns)
    return not chains or all(
        value_number(card) for group in move.groups for card in group if is_wild(bare(card))
    )


def check_lays(state: State, rng: random.Random, chance: Stream) -> int:
    """`apply` accepts the lays of the space, and changed ones if they are right; count those."""
    tried = 0
    for seat in state.actors():
        space = legal(state, seat).lays
        if not space:
            continue
        found = [space.sample(chance) for _ in range(3)] + list(islice(space, 3))
        found += [plan.lay for plan in space.best(2)]
        for move in found:
            assert accepts(state, seat, move)
            assert is_lay(state, seat, move)
            assert legal(state, seat).canonical(move) == move
            for _ in range(4):
                changed = changed_lay(move, state, seat, rng)
                expected = is_lay(state, seat, changed)
                if expected or says_all(changed, state, seat):
                    assert accepts(state, seat, changed) == expected, str(changed)
                    tried += 1
    return tried


def check_plans(state: State) -> None:
    """The hits of a plan can be played behind its lay, and take as many cards as it says."""
    for seat in state.actors():
        hand = state.hands[seat]
        for plan in legal(state, seat).best(20):
            played = state.copy()
            apply(played, seat, plan.lay)
            gone = [bare(card) for group in plan.lay.groups for card in group]
            for hit in plan.hits:
                apply(played, seat, hit)
                gone += hit.cards
            assert plan.cards == len(gone)
            assert plan.points == sum(map(state.edition.points, gone))
            assert len(gone) <= len(hand)


SEVENS_AND_A_RUN = """\
position: 1
edition: express
step: play 1
turn: 1
discard pile: R9
hand 1: R7 G7 Y7 B7 R5 R11
hand 2: R1 R2
phase 1: 5
phase 2: 6
table 2: 6: B1 G2 Y3 B4
"""


def test_a_plan_counts_only_the_cards_that_it_tells() -> None:
    state = parse_position(SEVENS_AND_A_RUN)
    check_plans(state)
    plans = legal(state, 0).best(20)
    assert [plan.cards for plan in plans] == [5, 4, 4, 4, 4]
    assert {str(hit) for plan in plans for hit in plan.hits} == {"hit R5 on 2.1 high"}


@pytest.mark.parametrize(("colour", "right"), [("R", True), ("B", True), ("O", False)])
def test_wilds_alone_name_a_colour_of_the_deck(colour: str, right: bool) -> None:
    state = parse_position(
        "position: 1\nedition: ravensburger\nstep: play 1\nhand 1: W W W W W W W R1\n"
        "hand 2: R2 R3\nphase 1: 8\n"
    )
    move = parse_move("lay" + f" W={colour}" * 7)
    assert isinstance(move, Lay)
    assert accepts(state, 0, move) == (move in list(legal(state, 0).lays)) == right
    assert is_lay(state, 0, move) == right


def check_play(edition: Edition, seed: str, steps: int, every: int) -> Counter[str]:
    """Play, and check some of the moments in full; return what was met."""
    rng = random.Random(f"{edition_id(edition)} {seed}")
    players = rng.randint(edition.least_players, edition.most_players)
    chance = Stream(seed.encode(), "machine")
    met: Counter[str] = Counter()
    for at, game in enumerate(games(edition, players, rng, chance, steps)):
        state = game.state
        check_cards(state)
        options = legal(state, state.turn)
        hits = sum(isinstance(move, Hit) for move in options.moves)
        if at % every == 0 or state.over or ((options.lays or hits) and rng.random() < 0.5):
            check_small_moves(state)
            check_picks(state, chance)
            met["changed lays"] += check_lays(state, rng, chance)
            check_plans(state)
            met["hits"] += hits
        if at % (2 * every) == 0 or state.over:
            check_texts(game)
    met["moves"] = game.state.ply
    met["over"] = game.state.over
    return met


@pytest.mark.parametrize("edition", all_editions(), ids=edition_id)
def test_apply_accepts_what_is_legal_and_nothing_else(edition: Edition) -> None:
    met = check_play(edition, "quick", 60, 12)
    assert met["moves"] == 60 or met["over"]


def test_games_meet_hits_and_lays() -> None:
    met: Counter[str] = Counter()
    for edition in (load("express", {"knocking": True}), parse_edition(SCARCE)):
        met += check_play(edition, "meet", 120, 30)
    assert met["hits"]
    assert met["changed lays"] > 100


@pytest.mark.slow
@pytest.mark.parametrize("edition", all_editions(), ids=edition_id)
def test_apply_accepts_what_is_legal_in_long_games(edition: Edition) -> None:
    for i in range(many(3)):
        met = check_play(edition, f"long {i}", 500, 10)
        assert met["moves"] == 500 or met["over"]


# --- The same by Hypothesis, which finds the shortest way to a mistake ---------------------


class Table(RuleBasedStateMachine):
    """Seats make legal moves and try others."""

    game: Game

    @initialize(
        edition=st.sampled_from(all_editions()),
        players=st.integers(2, 6),
        seed=st.binary(max_size=4),
    )
    def deal(self, edition: Edition, players: int, seed: bytes) -> None:
        self.game = Game(Record(edition, min(players, edition.most_players), seed))

    @rule(choice=st.integers(0, 999), seat=st.integers(0, 5))
    def play(self, choice: int, seat: int) -> None:
        state = self.game.state
        actors = state.actors()
        if actors:
            seat = actors[seat % len(actors)]
            options = legal(state, seat)
            if options.lays and choice % 2:
                self.game.play(options.lays.sample(Stream(b"", "lay", choice)), seat)
            else:
                self.game.play(options.moves[choice % len(options.moves)], seat)

    @rule(seat=st.integers(0, 5), move=any_moves)
    def try_anything(self, seat: int, move: Move) -> None:
        state = self.game.state
        seat %= state.players
        expected = move in legal(state, seat)
        assert accepts(state, seat, move) == expected
        if not isinstance(move, Lay):
            assert expected == is_listed(state, move, legal(state, seat).moves)

    @invariant()
    def no_card_is_lost(self) -> None:
        check_cards(self.game.state)

    @invariant()
    def texts_are_read_back(self) -> None:
        check_texts(self.game)


Table.TestCase.settings = settings(max_examples=12, stateful_step_count=20)
TestTable = Table.TestCase
