"""Score sheets for real cards: a list of operations, and the sheet that they give.

An operation is never changed; the order of the list is the server's. What a device wrote while it
was offline stands behind what the server had by then, and `seen` says how much of that it knew.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from laydown.wire.http import EditionInfo, OptionInfo, PhaseInfo


class Entry(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A player's end of a round; what is left in hand is given in at most one of these ways."""

    laid: bool = False
    phase: int = 0  # the phase laid, where the order is free
    points: int = 0  # what is left, as a number
    counts: list[int] = []  # or how many of each class of cards
    cards: list[str] = []  # or the cards themselves


class _Action(Struct, frozen=True, omit_defaults=True, tag_field="do", forbid_unknown_fields=True):
    """Named by its field `do`."""


class SheetStart(_Action, frozen=True, tag="start"):
    """A new sheet, always the first operation; its players are called `1`, `2`, ..."""

    title: str
    edition: str
    options: dict[str, str]
    players: list[str]
    dealer: int  # the first dealer's place in `players`
    edition_text: str = ""  # the file of an edition of your own


class Retitle(_Action, frozen=True, tag="title"):
    """The sheet gets another name."""

    title: str


class Add(_Action, frozen=True, tag="add"):
    """Someone joins from a round on; the id of this operation becomes theirs."""

    name: str
    round: int


class Drop(_Action, frozen=True, tag="drop"):
    """Someone leaves before a round."""

    player: str
    round: int


class RenamePlayer(_Action, frozen=True, tag="name"):
    """A player gets another name."""

    player: str
    name: str


class Enter(_Action, frozen=True, tag="enter"):
    """What some players have at the end of a round: entered, or corrected."""

    round: int
    entries: dict[str, Entry] = {}  # by player
    out: str | None = None  # who went out, empty for nobody; as it was if left out


class DeleteRound(_Action, frozen=True, tag="delete"):
    """A round was never played; it stays if someone wrote in it meanwhile."""

    round: int


class Deal(_Action, frozen=True, tag="deal"):
    """Someone else deals a round, and later rounds follow on."""

    round: int
    player: str


class SheetUndo(_Action, frozen=True, tag="undo"):
    """An operation no longer counts."""

    of: str


class SheetRedo(_Action, frozen=True, tag="redo"):
    """It counts again."""

    of: str


SheetAction = (
    SheetStart
    | Retitle
    | Add
    | Drop
    | RenamePlayer
    | Enter
    | DeleteRound
    | Deal
    | SheetUndo
    | SheetRedo
)


class Operation(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A line of a sheet's list; its id is `device.counter`."""

    device: str
    counter: int
    what: SheetAction
    seen: int = 0  # how many of the others' operations the device had from the server
    author: str = ""
    at: int = 0  # milliseconds since 1970


class Told(Struct, frozen=True):
    """A value of a cell, and who wrote it."""

    entry: Entry
    points: int
    author: str
    at: int


class SheetCell(Struct, frozen=True):
    """A player's round: the value that counts, and others that its author had not seen."""

    entry: Entry
    points: int
    author: str
    at: int
    phases: list[int]  # crossed off in this round
    others: list[Told]


class Ended(Struct, frozen=True):
    """Who went out, as someone wrote it; empty for nobody."""

    out: str
    author: str
    at: int


class SheetRound(Struct, frozen=True):
    """A round of the sheet."""

    round: int  # the number that operations use for it; never reused
    number: int  # its place on the sheet, from 1 on
    dealer: str
    players: list[str]  # who takes part
    replay: bool
    cells: dict[str, SheetCell]
    out: Ended | None
    outs: list[Ended]  # what others wrote without having seen it
    missing: list[str]  # players without an entry
    counted: bool
    problem: str  # why it is impossible; empty if it is fine


class SheetPlayer(Struct, frozen=True):
    """A column of the sheet."""

    id: str
    name: str
    playing: bool
    made: list[int]
    total: int
    phase: int  # the next one, 0 where one may choose or has made all
    open: list[int]  # all that may be laid in the next round


class Sheet(Struct, frozen=True):
    """A sheet as it stands."""

    title: str
    edition: str
    edition_text: str  # the file of an edition of your own, else empty
    options: dict[str, str]
    phases: list[int]  # the agreed ones
    players: list[SheetPlayer]
    rounds: list[SheetRound]
    round: int  # the one to enter next
    dealer: str  # who deals it
    tied: list[str]  # who has to replay the last phase
    winners: list[str]
    started: int
    changed: int


class CardClass(Struct, frozen=True):
    """Cards that cost the same; numbers from `first` to `last`."""

    kind: Literal["numbers", "skip", "wild"]
    first: int
    last: int
    points: int
    cards: int  # in the deck


class SheetEdition(Struct, frozen=True):
    """Everything a sheet needs to know about an edition."""

    name: str
    colours: str
    highest: int
    copies: int
    scored: bool
    classes: list[CardClass]
    least_players: int
    most_players: int
    phases: list[PhaseInfo]
    options: list[OptionInfo]
    tie: str
    rounds: int
    replays: int
    win: str
    out_steps: int
    next_dealer: str


class EditionText(Struct, frozen=True):
    """The file of an edition of your own, to be read."""

    text: str


class OwnEdition(Struct, frozen=True):
    """An edition of your own: its file, and what pages and sheets need of it."""

    text: str
    info: EditionInfo
    sheet: SheetEdition


class SheetFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A sheet as a file."""

    format: Literal["laydown-sheet-1"]
    operations: list[Operation]


class NewSheet(Struct, frozen=True):
    """A sheet to be kept by the server."""

    operations: list[Operation]


class SheetKeys(Struct, frozen=True):
    """The links to a sheet: one to edit it, one to read it only."""

    edit: str  # empty for someone who may only read
    read: str


class SheetOperations(Struct, frozen=True):
    """Operations in the server's order, the first of them with this number (from 0)."""

    first: int
    operations: list[Operation]


class SharedSheet(Struct, frozen=True):
    """A sheet that the server keeps, and how it may be shared."""

    keys: SheetKeys
    operations: list[Operation]
