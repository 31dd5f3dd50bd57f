"""What the property tests share: editions, phases, hands, moves, and games under way."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from hypothesis import strategies as st

from laydown.bots import make_bot
from laydown.engine import moves
from laydown.engine.cards import COLOURS, HIGHEST, REVERSED, SKIP, WILD, number_card, standing_for
from laydown.engine.chance import Stream
from laydown.engine.edition import ACTIONS, NAMES, load, parse_edition
from laydown.engine.game import Game
from laydown.engine.groups import HIGH, LOW
from laydown.engine.notation.cards import card_text
from laydown.engine.notation.position import parse_position
from laydown.engine.notation.record import Record
from laydown.engine.patterns import ANY, EVEN, ODD, Pattern, Phase
from laydown.engine.rules import legal
from laydown.engine.view import view

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from laydown.engine.edition import Edition
    from laydown.engine.groups import Group
    from laydown.engine.options import OptionValue
    from laydown.engine.state import State
    from tests.engine.laying import brute

# --- Editions ------------------------------------------------------------------------------

CARD_GAMES = tuple(name for name in NAMES if not load(name).ring)

# Phases that no edition has, but a host's own may.
MORE_PHASES = (
    "run 2 pairs + set 3",
    "4 odd + set 3",
    "run 3 odd + run 3 even",
    "run 2 pairs one colour",
    "3 even one colour + set 2",
    "run 3 odd one colour",
)
PRINTED_PHASES = tuple(dict.fromkeys(str(p) for name in NAMES for p in load(name).phases))

# A host's own edition: three colours up to 9, and rounds and games that soon end.
OWN = """\
name = "short evening"
based_on = "mattel"

[deck]
colours = "RGB"
highest = 9
copies = 2
wilds = 6
skips = 3

[players]
most = 4

[deal]
hand = 7

[points]
numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9]

[end]
turns = 3
rounds = 4

[[phases]]
lay = "set 2 + run 3"

[[phases]]
lay = "run 2 pairs one colour"

[[phases]]
lay = "3 odd one colour + set 2"
"""


def own_position(edition: str, lines: str) -> State:
    """Return a position of a host's own edition."""
    name = parse_edition(edition).name
    embedded = "".join(f"|{line}\n" for line in edition.splitlines())
    return parse_position(f"position: 1\nedition: {name}\n{embedded}{lines}\n")


# A game in which every point is worth nothing, so that everything ends in a tie.
TIES = """\
name = "all even"
based_on = "mattel"

[deck]
colours = "RG"
highest = 4
copies = 2
wilds = 4
skips = 2

[players]
most = 3

[deal]
hand = 4

[points]
numbers = [0, 0, 0, 0]
skip = 0
wild = 0

[end]
turns = 4
rounds = 1
replays = 2

[[phases]]
lay = "set 2"
"""

# So few cards that the draw pile is made anew all the time, and sometimes cannot be.
SCARCE = """\
name = "few cards"
based_on = "ravensburger"

[deck]
colours = "RG"
highest = 5
copies = 1
wilds = 2
skips = 2

[players]
most = 2

[deal]
hand = 5

[points]
numbers = [5, 5, 5, 5, 10]

[end]
turns = 20
rounds = 3

[[phases]]
lay = "set 2 + run 3"

[[phases]]
lay = "3 one colour"
"""
OWN_TEXTS = (OWN, TIES, SCARCE)

# Pairs of options that occur together; phases are few where games are played to the end.
OPTIONS: tuple[dict[str, OptionValue], ...] = (
    {},
    {"knocking": True},
    {"free_order": True},
    {"ten_rounds": True},
    {"knocking": True, "free_order": True},
    {"knocking": True, "ten_rounds": True},
    {"phases": "even", "free_order": True},
    {"phases": "odd", "ten_rounds": True},
    {"phases": 2, "knocking": True},
    {"phases": "3,8", "last_card": "discard"},
    {"phases": 3, "last_card": "any", "wild_minimum": "none"},
    {"wild_minimum": "group", "last_card": "discard", "knocking": True},
    {"wild_minimum": "group", "free_order": True, "last_card": "any"},
)


def all_editions() -> list[Edition]:
    """Return the printed editions with all pairs of options, and a host's own ones."""
    printed = [load(name, options) for name in CARD_GAMES for options in OPTIONS]
    return [*printed, load("board"), *own_editions()]


def own_editions() -> list[Edition]:
    """Return a host's own editions."""
    plain = [parse_edition(text) for text in OWN_TEXTS]
    knocking = [edition.with_options({"knocking": True}) for edition in plain]
    return [*plain, *knocking, parse_edition(OWN, {"free_order": True, "knocking": True})]


def edition_id(edition: Edition) -> str:
    """Name an edition and its options in the list of tests."""
    return " ".join([edition.name, *(f"{k}={v}" for k, v in edition.option_texts().items())])


# --- Between the engine and the brute force ------------------------------------------------


def letters(edition: Edition) -> str:
    """Return the colours as letters."""
    return "".join(COLOURS[colour] for colour in edition.colours)


def texts(cards: Iterable[int]) -> list[str]:
    """Return cards as words."""
    return [card_text(card) for card in cards]


def points_by_text(edition: Edition) -> dict[str, int]:
    """Return what each card of the deck costs, by its word."""
    return {card_text(card): edition.points(card) for card in (*edition.deck, WILD)}


def written(group: Group) -> brute.Group:
    """Write a group as the brute force does."""
    cards = texts(group.cards)
    each = group.pattern.each if group.pattern.chain else len(cards)
    places = [cards[i : i + each] for i in range(0, len(cards), each)]
    return tuple(
        card for place in places for card in sorted(place, key=lambda c: (c.startswith("W"), c))
    )


def written_lay(groups: Sequence[Group]) -> brute.Lay:
    """Write a lay as the brute force does: groups of equal pattern in the order of their text."""
    by_pattern: dict[str, list[brute.Group]] = {}
    for group in groups:
        by_pattern.setdefault(str(group.pattern), []).append(written(group))
    for found in by_pattern.values():
        found.sort(reverse=True)
    return tuple(by_pattern[str(group.pattern)].pop() for group in groups)


# --- Hands ---------------------------------------------------------------------------------


def some_hand(edition: Edition, rng: random.Random, size: int, wilds: int) -> list[int]:
    """Deal a hand from a deck with more Wilds than usual, or fewer."""
    plain = [card for card in edition.deck if card != WILD]
    hand = rng.sample(plain, size - min(wilds, size)) + [WILD] * min(wilds, size)
    rng.shuffle(hand)
    return hand


# --- Values for Hypothesis -----------------------------------------------------------------

number_cards = st.builds(
    number_card, st.integers(0, len(COLOURS) - 1), st.integers(1, HIGHEST)
)  # of any deck
plain_cards = st.one_of(number_cards, st.just(WILD), st.just(SKIP))
reversed_cards = number_cards.map(lambda card: card | REVERSED)
any_cards = st.one_of(plain_cards, reversed_cards)
placed_cards = st.one_of(
    any_cards,
    st.builds(
        standing_for,
        st.one_of(st.just(WILD), reversed_cards),
        st.integers(0, HIGHEST),
        st.integers(-1, len(COLOURS) - 1),
    ),
)

_sizes = st.integers(1, 99)
_parities = st.sampled_from((ANY, ODD, EVEN))
patterns = st.one_of(
    st.builds(Pattern, _sizes, same_number=st.just(value=True)),
    st.builds(
        Pattern,
        _sizes,
        chain=st.just(value=True),
        same_colour=st.booleans(),
        parity=_parities,
        each=st.sampled_from((1, 2)),
    ),
    st.builds(Pattern, _sizes, same_colour=st.just(value=True), parity=_parities),
    st.builds(Pattern, _sizes, parity=st.sampled_from((ODD, EVEN))),
)
phases = st.lists(patterns, min_size=1, max_size=4).map(lambda found: Phase(tuple(found)))

_seats = st.integers(0, 5)
small_moves = st.one_of(
    st.sampled_from((moves.DRAW, moves.TAKE, moves.KNOCK, moves.PASS, moves.ROLL)),
    st.builds(moves.Discard, any_cards),
    st.builds(moves.DiscardTwo, any_cards, any_cards),
    st.builds(moves.Walk, st.integers(1, 12)),
    st.builds(moves.Star, st.sampled_from(ACTIONS)),
    st.builds(moves.Search, any_cards),
    st.builds(moves.Swap, st.lists(any_cards, max_size=4).map(tuple)),
    st.builds(moves.Ask, st.integers(1, 12), st.sampled_from((moves.LEFT, moves.RIGHT))),
    st.builds(moves.Give, any_cards),
    st.builds(moves.Keep, st.lists(any_cards, max_size=5).map(lambda cards: tuple(sorted(cards)))),
    st.builds(moves.PlaySkip, _seats),
    st.builds(
        moves.Hit,
        st.lists(any_cards, min_size=1, max_size=2).map(lambda cards: tuple(sorted(cards))),
        _seats,
        st.integers(0, 9),
        st.sampled_from(("", LOW, HIGH)),
    ),
)
lay_moves = st.builds(
    moves.Lay,
    st.lists(st.lists(placed_cards, min_size=1, max_size=9).map(tuple), min_size=1, max_size=4).map(
        tuple
    ),
    st.integers(0, 99),
)
any_moves = st.one_of(small_moves, lay_moves)

option_choices: st.SearchStrategy[Mapping[str, OptionValue]] = st.fixed_dictionaries(
    {},
    optional={
        "phases": st.one_of(
            st.sampled_from(("even", "odd")),
            st.integers(1, 10),
            st.lists(st.integers(1, 10), min_size=1, unique=True),
        ),
        "free_order": st.booleans(),
        "knocking": st.booleans(),
        "last_card": st.sampled_from(("any", "discard")),
        "wild_minimum": st.sampled_from(("none", "phase", "group")),
    },
)


# --- Games ---------------------------------------------------------------------------------


def moments(edition: Edition, seed: str, steps: int) -> Iterator[Game]:
    """Yield one game at some of its moments, the last one among them."""
    rng = random.Random(f"{edition_id(edition)} {seed}")
    players = rng.randint(edition.least_players, edition.most_players)
    chance = Stream(seed.encode(), "moments")
    for at, game in enumerate(games(edition, players, rng, chance, steps)):
        if at % 23 == 0 or at == steps or game.state.over:
            yield game


def games(
    edition: Edition, players: int, rng: random.Random, chance: Stream, steps: int
) -> Iterator[Game]:
    """Yield one game before each of so many moves, or until it is over.

    Half of the moves are any legal ones, the others are sensible, so that phases get laid.
    """
    game = Game(Record(edition, players, rng.randbytes(8)))
    bot = make_bot("steady", b"")
    for _ in range(steps):
        yield game
        if game.state.over:
            return
        seat = rng.choice(game.state.actors())
        if rng.random() < 0.5:
            game.play(legal(game.state, seat).sample(chance), seat)
        else:
            game.play(bot.choose(view(game.state, seat)), seat)
    yield game
