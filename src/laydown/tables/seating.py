"""Who sits where, and who may decide for the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.engine.errors import SetupError

if TYPE_CHECKING:
    from laydown.tables.entries import Chair


class Seat:
    """A seat at the table: empty, a person or a bot."""

    __slots__ = ("bot", "entropy", "left", "name", "pace", "ready", "who")

    def __init__(self, chair: Chair | None = None) -> None:
        self.who = chair.who if chair else ""
        self.name = chair.name if chair else ""
        self.bot = chair.bot if chair else ""
        self.pace: str = chair.pace if chair else "quick"
        self.ready = False
        self.entropy = b""
        self.left = False  # for good: a bot plays on

    @property
    def empty(self) -> bool:
        """Whether nobody sits here."""
        return not self.who and not self.bot

    @property
    def person(self) -> bool:
        """Whether a person sits here who has not left for good."""
        return bool(self.who) and not self.left


class Seating:
    """The seats in order, and the host."""

    def __init__(self, chairs: list[Chair], host: str) -> None:
        self.seats = [Seat(chair) for chair in chairs]
        self.host = host
        self._by_who: dict[str, int] = {}
        self._note()

    def _note(self) -> None:
        """Remember where each person sits."""
        self._by_who = {seat.who: i for i, seat in enumerate(self.seats) if seat.who}

    def seat_of(self, who: str) -> int | None:
        """Return the seat of a person; None if they have none or left it for good."""
        at = self._by_who.get(who)
        return None if at is None or self.seats[at].left else at

    def has_left(self, who: str) -> bool:
        """Whether a person had a seat and left it for good."""
        at = self._by_who.get(who)
        return at is not None and self.seats[at].left

    def needed_seat(self, who: str) -> int:
        """Return the seat of a person, or raise that they have none."""
        at = self.seat_of(who)
        if at is None:
            raise SetupError("not_seated")
        return at

    def people(self) -> list[int]:
        """Return the seats of the people who have not left for good."""
        return [i for i, seat in enumerate(self.seats) if seat.person]

    def check_host(self, who: str) -> None:
        """Raise if somebody is not the host."""
        if who != self.host:
            raise SetupError("not_host")

    def check_seat(self, seat: int) -> Seat:
        """Return a seat by number, or raise that there is none."""
        if not 0 <= seat < len(self.seats):
            details: dict[str, str | int] = {"found": seat + 1, "expected": f"1-{len(self.seats)}"}
            raise SetupError("no_such_place", details)
        return self.seats[seat]

    def sit(self, at: int, who: str, name: str) -> None:
        """Put a person on a seat, away from the one before; what they added goes along."""
        before = self._by_who.get(who)
        seat = self.seats[at]
        seat.who, seat.name, seat.bot, seat.ready = who, name, "", False
        if before is not None and before != at:
            seat.entropy = self.seats[before].entropy
            self.seats[before] = Seat()
        self._note()
        if not self.host:
            self.host = who

    def stand(self, at: int) -> None:
        """Empty a seat; the host's part goes to somebody who stays."""
        who = self.seats[at].who
        self.seats[at] = Seat()
        self._note()
        self._hand_host_on(who)

    def leave(self, at: int) -> None:
        """Leave a seat to a bot for good."""
        self.seats[at].left = True
        self._hand_host_on(self.seats[at].who)

    def _hand_host_on(self, who: str) -> None:
        if who == self.host:
            self.host = next((self.seats[i].who for i in self.people()), "")

    def put_bot(self, at: int, bot: str, pace: str) -> None:
        """Put a bot on a seat, or take it away."""
        self.seats[at] = Seat()
        self.seats[at].bot, self.seats[at].pace = bot, pace
        self._note()

    def start(self) -> None:
        """Keep the seats that are taken; nobody is ready for the next round yet."""
        self.seats = [seat for seat in self.seats if not seat.empty]
        self.none_ready()
        self._note()

    def none_ready(self) -> None:
        """Forget who is ready."""
        for seat in self.seats:
            seat.ready = False
