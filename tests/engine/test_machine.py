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

from laydown.bots import make_bot
from laydown.engine.cards import REVERSED, SKIP, bare, is_wild, standing_for, value_number
from laydown.engine.chance import Stream
from laydown.engine.edition import ACTIONS, NAMES, load, parse_edition
from laydown.engine.errors import IllegalMove
from laydown.engine.groups import HIGH, LOW
from laydown.engine.moves import (
    DRAW,
    KNOCK,
    LEFT,
    PASS,
    RIGHT,
    ROLL,
    TAKE,
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
    parse_move,
)
from laydown.engine.position import parse_position, parse_view, print_position, print_view
from laydown.engine.record import Game, Record, parse_record, print_record
from laydown.engine.rules import apply, legal
from laydown.engine.view import view
from tests.engine import brute_table
from tests.engine.strategies import (
    CARD_GAMES,
    OPTIONS,
    OWN_TEXTS,
    SCARCE,
    TIES,
    all_editions,
    any_moves,
    edition_id,
    games,
    letters,
    own_editions,
    texts,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from laydown.engine.edition import Edition
    from laydown.engine.events import Event
    from laydown.engine.state import State

PLAIN: tuple[Move, ...] = (DRAW, TAKE, PASS, KNOCK, ROLL)


# --- What holds at every moment ------------------------------------------------------------


def all_cards(state: State) -> Counter[int]:
    """Count the cards wherever they are."""
    found = Counter(state.draw_pile) + Counter(state.discard_pile)
    found[SKIP] += sum(state.skips)
    for hand in state.hands:
        found.update(card & (REVERSED - 1) for card in hand)
    for groups in state.table:
        found.update(c & (REVERSED - 1) for group in groups for c in group.plain_cards())
    return +found


def check_cards(state: State) -> None:
    assert all_cards(state) == Counter(state.edition.deck)
    for hand, shown in zip(state.hands, state.shown, strict=True):
        assert Counter(shown) <= Counter(hand)


def check_texts(game: Game) -> None:
    """Positions, views and records are read back; a view tells as much about moves as the state."""
    state = game.state
    assert parse_position(print_position(state)) == state
    for seat in range(state.players):
        seen = view(state, seat)
        assert parse_view(print_view(seen)) == seen
        told, true = seen.legal(), legal(state, seat)
        assert told.moves == true.moves
        assert list(islice(told.lays, 50)) == list(islice(true.lays, 50))
        if told.picks and true.picks:
            assert told.picks.count == true.picks.count
        else:
            assert told.picks is true.picks is None
    record = game.record()
    assert parse_record(print_record(record)) == record
    assert record.replay() == state


def accepts(state: State, seat: int, move: Move) -> bool:
    """Try a move on a copy; one that is refused must leave it as it was."""
    tried = state.copy()
    if refusal(tried, seat, move) is None:
        assert tried != state
        return True
    assert tried == state
    return False


def refusal(state: State, seat: int, move: Move) -> IllegalMove | None:
    """Apply a move; return why it was refused, None if it was not."""
    try:
        apply(state, seat, move)
    except IllegalMove as reason:
        return reason
    return None


def is_listed(state: State, move: Move, listed: tuple[Move, ...]) -> bool:
    """Tell whether a small move is in the list, however its end is written."""
    if not isinstance(move, Hit):
        return move in listed
    same = [
        hit
        for hit in listed
        if isinstance(hit, Hit)
        and (hit.cards, hit.seat, hit.group) == (move.cards, move.seat, move.group)
    ]
    if not move.end or not same:
        return len(same) == 1
    if same[0].end:
        return move in same
    group = state.table[move.seat][move.group]
    step = group.pattern.step if move.end == HIGH else -group.pattern.step
    ending = group.high if move.end == HIGH else group.number
    return group.pattern.chain and (move.cards[0] & 15) == ending + step


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
    for seat in range(-1, state.players + 1):
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
    """Tell whether each Wild says its number, which a run may take from the other cards."""
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
    for i in range(3):
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
                self.game.play(seat, options.lays.sample(Stream(b"", "lay", choice)))
            else:
                self.game.play(seat, options.moves[choice % len(options.moves)])

    @rule(seat=st.integers(-1, 6), move=any_moves)
    def try_anything(self, seat: int, move: Move) -> None:
        state = self.game.state
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


# --- Every game ends -----------------------------------------------------------------------


def check_end(game: Game) -> None:
    """When the game is over nobody may do anything."""
    state = game.state
    assert state.over
    assert state.standing.winners
    check_cards(state)
    check_texts(game)
    for seat in range(state.players):
        assert not legal(state, seat)
        for move in PLAIN:
            with pytest.raises(IllegalMove, match="game_over"):
                apply(state, seat, move)


def play_to_the_end(edition: Edition, players: int, bot: str, seed: bytes) -> Game:
    game = Game(Record(edition, players, seed))
    player = make_bot(bot, seed)
    while not game.state.over:
        seat = game.state.actors()[0]
        game.play(seat, player.choose(view(game.state, seat)))
    check_end(game)
    return game


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("name", CARD_GAMES)
def test_a_game_of_simple_bots_ends(name: str, options: dict[str, bool | int | str]) -> None:
    edition = load(name, {"phases": 3, **options})
    players = 2 + (CARD_GAMES.index(name) + len(str(options))) % 5
    game = play_to_the_end(edition, players, "simple", b"simple")
    assert game.state.standing.rounds <= edition.rounds


@pytest.mark.parametrize("players", range(2, 7))
def test_a_board_game_of_simple_bots_ends(players: int) -> None:
    game = play_to_the_end(load("board"), players, "simple", b"board")
    assert game.state.results


@pytest.mark.parametrize("bot", ["random", "simple"])
@pytest.mark.parametrize("edition", own_editions(), ids=edition_id)
def test_a_game_of_few_turns_and_rounds_ends(edition: Edition, bot: str) -> None:
    for players in range(edition.least_players, edition.most_players + 1):
        for i in range(3):
            game = play_to_the_end(edition, players, bot, b"few %d" % i)
            rounds = game.state.standing.rounds
            assert rounds <= edition.rounds
            assert len(game.state.results) <= rounds + edition.replays


def test_positions_in_a_replay_are_read_back() -> None:
    # A tie in the last round that the edition allows is replayed all the same (M-35).
    met = 0
    for i in range(6):
        game = Game(Record(parse_edition(TIES), 3, b"replay %d" % i))
        bot = make_bot("simple", b"")
        while not game.state.over:
            seat = game.state.actors()[0]
            game.play(seat, bot.choose(view(game.state, seat)))
            if game.state.standing.tied:
                assert parse_position(print_position(game.state)) == game.state
                met += game.state.standing.rounds == game.state.edition.rounds
    assert met


def test_ties_are_replayed_or_shared() -> None:
    ends = Counter[str]()
    for i in range(16):
        bot = ("simple", "random")[i % 2]
        state = play_to_the_end(parse_edition(TIES), 3, bot, b"tie %d" % i).state
        shared = len(state.standing.winners) > 1
        ends["replayed"] += state.standing.replays > 0
        ends["shared"] += shared
        ends["one winner after a replay"] += state.standing.replays > 0 and not shared
        if not any(result.replay for result in state.results):
            assert state.standing.replays == 0
    assert min(ends.values()) > 0
    assert len(ends) == 3


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_a_game_of_random_bots_ends(name: str) -> None:
    play_to_the_end(load(name), 2, "random", b"random")


@pytest.mark.slow
@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("name", CARD_GAMES)
def test_whole_games_of_simple_bots_end(name: str, options: dict[str, bool | int | str]) -> None:
    for players in range(2, 7):
        play_to_the_end(load(name, options), players, "simple", b"whole")


# --- Events --------------------------------------------------------------------------------


@pytest.mark.parametrize("text", OWN_TEXTS)
def test_a_replay_tells_the_same_events(text: str) -> None:
    edition = parse_edition(text, {"knocking": True})
    told: list[Event] = []
    game = Game(Record(edition, 2, b"events"), told)
    chance = Stream(b"events", "moves")
    while not game.state.over:
        seat = game.state.actors()[-1]
        game.play(seat, legal(game.state, seat).sample(chance), sink=told.append)
    again: list[Event] = []
    assert game.record().replay(again) == game.state
    assert list(map(str, again)) == list(map(str, told))
    assert again == told
