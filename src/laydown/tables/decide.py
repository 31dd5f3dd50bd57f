"""What each command does: it is checked first, and then written to the log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from laydown.bots.safe import safe_move
from laydown.engine.errors import LaydownError, SetupError
from laydown.tables import commands, entries
from laydown.tables.fairness import ENTROPY_BYTES
from laydown.tables.pin import started
from laydown.tables.settings import PACES, check_bot, clean_name
from laydown.tables.voting import vote

if TYPE_CHECKING:
    from collections.abc import Callable

    from laydown.tables.play import Play
    from laydown.tables.table import Table

_MOST_CARDS: Final = 60  # in an arrangement
_LONGEST_CARD: Final = 8


def _waiting(table: Table) -> None:
    if table.status != "waiting":
        raise SetupError("already_started")


def _sit(table: Table, command: commands.Sit, now: int) -> None:
    _waiting(table)
    if not command.who:
        raise SetupError("no_guest")
    seat = table.seating.check_seat(command.seat)
    if not seat.empty and seat.who != command.who:
        raise SetupError("seat_taken", {"seat": command.seat + 1})
    name = clean_name(command.name)
    table.write(entries.Sat(at=now, who=command.who, id=command.id, seat=command.seat, name=name))


def _stand(table: Table, command: commands.Stand, now: int) -> None:
    seat = table.seating.needed_seat(command.who)
    if table.status == "waiting":
        table.write(entries.Stood(at=now, who=command.who, id=command.id, seat=seat))
    elif not command.for_good:
        raise SetupError("already_started")
    elif not table.revealed:
        table.write(entries.LeftForGood(at=now, who=command.who, id=command.id, seat=seat))


def _put_bot(table: Table, command: commands.PutBot, now: int) -> None:
    _waiting(table)
    table.seating.check_host(command.who)
    seat = table.seating.check_seat(command.seat)
    if seat.who:
        raise SetupError("seat_taken", {"seat": command.seat + 1})
    if command.bot:
        check_bot(command.bot)
    if command.pace not in PACES:
        details: dict[str, str | int] = {"found": command.pace, "expected": ", ".join(PACES)}
        raise SetupError("bad_setting", {"setting": "pace", **details})
    table.write(
        entries.BotPut(
            at=now,
            who=command.who,
            id=command.id,
            seat=command.seat,
            bot=command.bot,
            pace=command.pace,  # type: ignore[arg-type] # one of PACES
        )
    )


def _ready(table: Table, command: commands.Ready, now: int) -> None:
    seat = table.seating.needed_seat(command.who)
    if table.status != "waiting" and table.break_until is None:
        return  # it has begun already
    if table.seating.seats[seat].ready != command.ready:
        table.write(
            entries.Readied(at=now, who=command.who, id=command.id, seat=seat, ready=command.ready)
        )


def _start(table: Table, command: commands.Start, now: int) -> None:
    _waiting(table)
    table.seating.check_host(command.who)
    taken = sum(not seat.empty for seat in table.seating.seats)
    if taken < table.edition.least_players:
        details: dict[str, str | int] = {"found": taken, "expected": table.edition.least_players}
        raise SetupError("too_few_players", details)
    if not table.seating.people():
        raise SetupError("nobody_plays")
    table.write(started(table.edition, now, command.who, command.id))


def _entropy(table: Table, command: commands.AddEntropy, now: int) -> None:
    _waiting(table)
    seat = table.seating.needed_seat(command.who)
    try:
        given = bytes.fromhex(command.hex)
    except ValueError:
        given = b""
    if not 0 < len(given) <= ENTROPY_BYTES:
        raise SetupError("bad_entropy", {"expected": ENTROPY_BYTES})
    if table.seating.seats[seat].entropy:  # whoever added it may have noted that
        raise SetupError("entropy_added")
    table.write(
        entries.EntropyAdded(at=now, who=command.who, id=command.id, seat=seat, hex=given.hex())
    )


def playing(table: Table) -> Play:
    """Return the game if moves can be made now, or raise why not."""
    if table.status in {"abandoned", "unplayable"}:
        raise SetupError("abandoned" if table.status == "abandoned" else "unplayable")
    if table.play is None:
        raise SetupError("not_started")
    if table.status == "paused":
        raise SetupError("paused")
    if table.break_until is not None:
        raise SetupError("round_not_begun")
    return table.play


def _move(table: Table, command: commands.Move, now: int) -> None:
    seat = table.seating.needed_seat(command.who)
    play = playing(table)
    play.check_fresh(seat, command.n)
    move = play.read(seat, command.move)
    table.write(entries.Moved(at=now, who=command.who, id=command.id, seat=seat, move=str(move)))


def _answer(table: Table, command: commands.Answer, now: int) -> None:
    play = playing(table)
    asked = 0 <= command.seat < len(table.seating.seats) and table.bot_of(command.seat)
    if not asked or command.seat not in play.state.actors():
        raise SetupError("stale", {"found": command.n, "expected": play.n})
    if command.n != play.asked[command.seat]:
        raise SetupError("stale", {"found": command.n, "expected": play.n})
    try:
        move = play.read(command.seat, command.move)
    except LaydownError:  # a bot that errs or gives nothing costs itself a safe move
        move = safe_move(play.view(command.seat))
    mark: entries.Mark = "standin" if table.stood_in(command.seat) else ""
    table.write(entries.Moved(at=now, seat=command.seat, move=str(move), mark=mark))


def _take_back(table: Table, command: commands.TakeBack, now: int) -> None:
    seat = table.seating.needed_seat(command.who)
    play = playing(table)
    if not table.settings.undo:
        raise SetupError("no_undo_here")
    play.check_fresh(seat, command.n)
    if not play.may_take_back(seat):
        raise SetupError("nothing_to_take_back")
    table.write(entries.TookBack(at=now, who=command.who, id=command.id, seat=seat))


def _arrange(table: Table, command: commands.Arrange, now: int) -> None:
    seat = table.seating.needed_seat(command.who)
    if table.play is None:
        raise SetupError("not_started")
    if table.status == "unplayable":
        raise SetupError("unplayable")
    words = [*command.order, *(card for slot in command.slots for card in slot)]
    size = len(words) + len(command.slots)
    if size > _MOST_CARDS or any(len(word) > _LONGEST_CARD for word in words):
        raise SetupError("bad_arrangement")
    table.write(
        entries.Arranged(
            at=now,
            who=command.who,
            id=command.id,
            seat=seat,
            order=command.order,
            slots=command.slots,
        )
    )


def _appear(table: Table, command: commands.Appear, now: int) -> None:
    table.attendance.appear(command.who)
    seat = table.seating.seat_of(command.who)
    if seat is None:
        return
    table.note(changed=True)
    if table.status == "unplayable":
        table.attendance.back(seat)  # its log tells nothing more of the game
    elif seat in table.attendance.away or seat in table.attendance.standins:
        table.write(entries.Back(at=now, seat=seat))


def _vanish(table: Table, command: commands.Vanish, now: int) -> None:
    seated = table.seating.seat_of(command.who) is not None
    missed = seated or command.who == table.seating.host
    table.attendance.vanish(command.who, now, bye=command.bye, missed=missed)
    if seated:
        table.note(changed=table.status == "waiting")


def _rematch(table: Table, command: commands.Rematch, now: int) -> None:  # noqa: ARG001
    table.seating.needed_seat(command.who)
    if not table.revealed:
        raise SetupError("not_over")
    if table.status == "unplayable" and table.play is None:
        raise SetupError("unplayable")  # not even its edition can be read
    if not table.rematch:
        table.note(rematch=True)


def _link_rematch(table: Table, command: commands.LinkRematch, now: int) -> None:
    if not table.rematch:
        table.write(entries.Rematched(at=now, table=command.table))


def _abandon(table: Table, command: commands.Abandon, now: int) -> None:  # noqa: ARG001
    if not table.revealed:
        table.write(entries.Ended(at=now))


DECISIONS: Final[dict[type, Callable[[Table, Any, int], None]]] = {
    commands.Sit: _sit,
    commands.Stand: _stand,
    commands.PutBot: _put_bot,
    commands.Ready: _ready,
    commands.Start: _start,
    commands.AddEntropy: _entropy,
    commands.Move: _move,
    commands.Answer: _answer,
    commands.TakeBack: _take_back,
    commands.Arrange: _arrange,
    commands.Vote: vote,
    commands.Appear: _appear,
    commands.Vanish: _vanish,
    commands.Rematch: _rematch,
    commands.LinkRematch: _link_rematch,
    commands.Abandon: _abandon,
}
