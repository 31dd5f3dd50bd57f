"""End of a round, moving on, winner, ties: on round results alone.

A score sheet for real cards uses this as it is: nothing here knows a `State`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.engine.values import Value

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from laydown.engine.edition import Edition

NOBODY = -1


class RoundResult(Value):
    """What a round gave: who went out, who laid which phase, and points by seat."""

    __slots__ = ("first", "laid", "out", "points", "replay")

    def __init__(
        self,
        out: int,
        laid: tuple[int, ...],
        points: tuple[int, ...],
        replay: tuple[int, ...] = (),
        first: int = 0,
    ) -> None:
        """Note the end of a round."""
        self.out: Final = out  # the seat that went out, NOBODY in a round without a winner
        self.laid: Final = laid  # the place of the phase laid, -1 if none
        self.points: Final = points
        self.replay: Final = replay  # the tied seats, if the round was a replay (M-35)
        self.first: Final = first  # the seat that began the round

    def parts(self) -> tuple[object, ...]:
        """Return all that was noted."""
        return self.out, self.laid, self.points, self.replay, self.first

    def __str__(self) -> str:
        """Print `out 2 laid 1 - 3 points 25 0 40`."""
        out = "-" if self.out == NOBODY else str(self.out + 1)
        laid = " ".join("-" if phase < 0 else str(phase + 1) for phase in self.laid)
        text = f"out {out} laid {laid} points {' '.join(map(str, self.points))}"
        if self.first:
            text += f" first {self.first + 1}"
        if self.replay:
            text += f" replay {' '.join(str(seat + 1) for seat in self.replay)}"
        return text


class Standing(Value):
    """Where everybody is between two rounds."""

    __slots__ = ("made", "replays", "rounds", "tied", "totals", "winners")

    def __init__(  # noqa: PLR0913, PLR0917 - as many as it has parts
        self,
        made: tuple[int, ...],
        totals: tuple[int, ...],
        rounds: int = 0,
        tied: tuple[int, ...] = (),
        replays: int = 0,
        winners: tuple[int, ...] = (),
    ) -> None:
        """Note where everybody is."""
        self.made: Final = made  # the phases made, by seat, as a mask of places
        self.totals: Final = totals
        self.rounds: Final = rounds  # rounds played, replays not counted
        self.tied: Final = tied  # the seats that have to replay the last phase
        self.replays: Final = replays
        self.winners: Final = winners

    def parts(self) -> tuple[object, ...]:
        """Return all that was noted."""
        return self.made, self.totals, self.rounds, self.tied, self.replays, self.winners

    @property
    def over(self) -> bool:
        """Whether the game has been decided."""
        return bool(self.winners)


def first_standing(players: int) -> Standing:
    """Return the standing before the first round."""
    return Standing((0,) * players, (0,) * players)


def hand_points(edition: Edition, cards: Iterable[int]) -> int:
    """Return what the cards left in a hand cost (M-31, R-24, E-20, P-12)."""
    return sum(edition.points(card) for card in cards)


def current_phase(edition: Edition, standing: Standing, seat: int) -> int:
    """Return the place of the phase a seat is on; -1 where it may choose, or has made all."""
    agreed = edition.options.phases
    if standing.tied:
        return agreed[-1]
    if edition.options.ten_rounds:  # M-V1: everyone goes on after each round
        return agreed[standing.rounds] if standing.rounds < len(agreed) else -1
    if edition.options.free_order:
        return -1
    made = standing.made[seat]
    for phase in agreed:
        if not made >> phase & 1:
            return phase
    return -1


def open_phases(edition: Edition, standing: Standing, seat: int) -> tuple[int, ...]:
    """Return the places of the phases that a seat may lay in this round."""
    phase = current_phase(edition, standing, seat)
    if phase >= 0:
        return (phase,)
    if not edition.options.free_order:
        return ()
    return tuple(p for p in edition.options.phases if not standing.made[seat] >> p & 1)


def after_round(edition: Edition, standing: Standing, result: RoundResult) -> Standing:
    """Return the standing after a round, with the winners if it decided the game."""
    if standing.tied:
        return _after_replay(edition, standing, result)
    totals = tuple(a + b for a, b in zip(standing.totals, result.points, strict=True))
    made = list(standing.made)
    for seat in _scoring_order(result, len(made)):
        phase = result.laid[seat]
        if phase < 0:
            continue  # M-30: only who laid moves on
        made[seat] |= 1 << phase
        if seat == result.out:
            _skip_phases(edition, made, seat)
        if edition.win == "first" and _finished(edition, made[seat]):
            # B-34: the game is over at once, whoever would have moved after this one
            return _won(Standing(tuple(made), totals, standing.rounds + 1), (seat,))
    return _decided(edition, Standing(tuple(made), totals, standing.rounds + 1))


def _scoring_order(result: RoundResult, players: int) -> list[int]:
    """Return the seats in the order they move on: from who went out, else from the first."""
    start = result.first if result.out == NOBODY else result.out
    return [(start + i) % players for i in range(players)]


def _skip_phases(edition: Edition, made: list[int], seat: int) -> None:
    """Move the one who ended the round on by more than one phase (B-29); X-19: no further."""
    for _ in range(edition.out_steps - 1):
        following = next((p for p in edition.options.phases if not made[seat] >> p & 1), -1)
        if following >= 0:
            made[seat] |= 1 << following


def _finished(edition: Edition, made: int) -> bool:
    return all(made >> phase & 1 for phase in edition.options.phases)


def _decided(edition: Edition, now: Standing) -> Standing:
    """Return the standing with winners or a tie to replay, if there are any."""
    agreed = edition.options.phases
    everyone = range(len(now.totals))
    if edition.options.ten_rounds:
        if now.rounds < min(len(agreed), edition.rounds):
            return now
        return _won(now, _lowest(now, everyone))  # M-V1; X-11: the tied share the win
    finished = [seat for seat in everyone if _finished(edition, now.made[seat])]
    if finished:
        best = _lowest(now, finished)  # M-34
        if len(best) == 1 or edition.tie == "share" or edition.replays == 0:
            return _won(now, best)
        return Standing(now.made, now.totals, now.rounds, tied=best)  # M-35
    if now.rounds >= edition.rounds:
        most = max(mask.bit_count() for mask in now.made)
        return _won(now, _lowest(now, [s for s in everyone if now.made[s].bit_count() == most]))
    return now


def _lowest(standing: Standing, seats: Sequence[int]) -> tuple[int, ...]:
    least = min(standing.totals[seat] for seat in seats)
    return tuple(seat for seat in seats if standing.totals[seat] == least)


def _won(standing: Standing, winners: tuple[int, ...]) -> Standing:
    return Standing(standing.made, standing.totals, standing.rounds, (), standing.replays, winners)


def _after_replay(edition: Edition, standing: Standing, result: RoundResult) -> Standing:
    """X-25: points do not count; the first to go out wins; after some replays they share."""
    now = Standing(
        standing.made, standing.totals, standing.rounds, standing.tied, standing.replays + 1
    )
    if result.out != NOBODY:
        return _won(now, (result.out,))
    if now.replays >= edition.replays:
        return _won(now, now.tied)
    return now


def next_seat(seat: int, players: int, playing: Sequence[int] = ()) -> int:
    """Return the next seat clockwise, among those playing."""
    if len(playing) == players:
        return seat + 1 if seat + 1 < players else 0
    for distance in range(1, players + 1):
        following = (seat + distance) % players
        if not playing or following in playing:
            return following
    return seat
