"""Games that are over: step by step, and judged decision by decision."""

from __future__ import annotations

from msgspec import Struct

from laydown.wire.game import Step, View
from laydown.wire.messages import EventsFrame


class Deck(Struct, frozen=True):
    """What a deal depends on besides the seed: enough to deal again without knowing the rules."""

    colours: str  # their letters, in the order of the pack
    highest: int
    copies: int
    wilds: int
    skips: int
    hand: int
    open_cards: int  # that start the discard pile
    starting_wild: str  # `under` where such a card goes under the draw pile
    starting_skip: str


class Proof(Struct, frozen=True):
    """What the seed was made from, in hexadecimal."""

    commitment: str
    secret: str
    entropy: list[str]  # by seat; empty where nothing was added


class Replay(Struct, frozen=True, omit_defaults=True):
    """A whole game as a seat saw it, as a spectator did, or open: a view and all that followed."""

    names: list[str]
    deck: Deck
    start: View  # after the first deal
    dealt: EventsFrame  # that deal, which `start` has already
    moves: list[str]  # `2 discard R5`, `2 discard R5 @timer`: one for each frame
    frames: list[EventsFrame]
    open: bool = False  # all hands are shown
    dealer: int | None = None  # the first one, where the table chose it
    proof: Proof | None = None  # of games that were dealt by a server


class Fortune(Struct, frozen=True):
    """What luck gave a seat, as a change in its chance of winning."""

    deal: float
    cards: float
    dice: float
    total: float
    rounds: list[float]  # the running total at the end of each round


class SeatReview(Struct, frozen=True):
    """How a seat played."""

    seat: int
    name: str
    decisions: int
    best: int  # how many of them cost nothing worth mentioning
    accuracy: float | None  # of 100; null without decisions
    loss: float
    at_stake: float
    luck: Fortune


class Decision(Struct, frozen=True, omit_defaults=True):
    """A move that a seat chose, and what would have been better, given what it could know."""

    number: int  # of the move, from 1
    round: int
    turn: int
    seat: int
    step: Step
    hand: list[str]
    move: str
    best: str
    worth: float  # the chance of winning after it
    loss: float  # against the best
    at_stake: float
    counts: bool = False  # there was a choice, and the player made it
    mark: str = ""
    # Only if it cost the player something worth mentioning:
    cost: bool = False
    done: str = ""  # what was done, `Discard [R10]`
    better: str = ""  # what would have been best
    done_cards: list[str] = []  # those that stand for it in a picture; `?` is the draw pile
    better_cards: list[str] = []
    text: str = ""  # why that would have been better, spoken to the player


class Review(Struct, frozen=True):
    """A game, judged."""

    finished: bool
    winners: list[int]
    seats: list[SeatReview]
    costliest: list[int]  # the numbers of the decisions that cost most
    decisions: list[Decision]
