"""Two discards compared: which part of their costs tells them apart most."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.engine.cards import is_wild
from laydown.engine.steps.lay import phases_to_lay
from laydown.review.reasons import Reason, because, text_of
from laydown.sense.dead import held_back
from laydown.sense.denial import Rival, alike
from laydown.sense.weigh import SHORT, late

if TYPE_CHECKING:
    from laydown.engine.state import PartialState
    from laydown.sense.held import HeldWeighing
    from laydown.sense.weigh import Weighed, Weighing

# The parts of a cost.
_GIFT: Final = "gift"
_POINTS: Final = "points"
_ALONG: Final = "along"
_SHORT: Final = "short"
_OUTS: Final = "outs"

_NOTHING: Final = 0.005  # a difference in costs that is none


def compared(
    state: PartialState, seat: int, weighing: Weighing | HeldWeighing, card: int, other: int
) -> Reason:
    """Return why one discard costs less, or more, than another."""
    one, two = weighing.of(card), weighing.of(other)
    if one is None or two is None or abs(one.cost - two.cost) < _NOTHING:
        return because("equal", other=text_of(other))
    return _Comparison(state, seat, weighing, one, two).reason()


class _Comparison:
    """Two discards that do not cost the same."""

    def __init__(
        self,
        state: PartialState,
        seat: int,
        weighing: Weighing | HeldWeighing,
        one: Weighed,
        two: Weighed,
    ) -> None:
        self._state: Final = state
        self._seat: Final = seat
        self._weighing: Final = weighing
        self._one: Final = one
        self._two: Final = two
        self._better: Final = one.cost < two.cost
        self._most: Final = max([1, *(found.outs for found in weighing.found)])

    def reason(self) -> Reason:
        """Return what tells them apart most."""
        special = self._special()
        if special:
            return special
        parts = self._parts()
        sign = 1 if self._better else -1
        return _WHY[max(parts, key=lambda part: sign * parts[part])](self)

    def _parts(self) -> dict[str, float]:
        """Return by how much each part of the costs speaks for the first, in outs."""
        one, two, style = self._one, self._two, self._weighing.style
        parts = {
            _GIFT: two.gift - one.gift,
            _POINTS: style.point * (one.points - two.points),
            _ALONG: style.along * (two.along - one.along),
        }
        if not self._weighing.behind:
            parts[_SHORT] = SHORT * (two.short - one.short)
            parts[_OUTS] = (self._waits(one) - self._waits(two)) / self._most
        return parts

    def _waits(self, one: Weighed) -> int:
        return one.outs if one.outs >= 0 else self._most

    def _special(self) -> Reason | None:
        """Return the reasons that come before all weighing."""
        one, two, shown = self._one, self._two, text_of(self._two.card)
        laid = self._state.laid[self._seat] >= 0
        if is_wild(one.card) != is_wild(two.card) and not laid:
            return because("gives-wild" if is_wild(one.card) else "keeps-wild", other=shown)
        if held_back(self._state, self._seat) in (one.card, two.card) and one.taker < 0:
            return because("held" if self._better else "equal", other=shown)
        if one.outs >= 0 and laid:  # pairs are hit
            return because("partner", outs=one.outs, other_outs=two.outs, other=shown)
        return None

    def short(self) -> Reason:
        """Say which leaves the hand nearer to the phase."""
        code, shown = "nearer" if self._better else "further", text_of(self._two.card)
        return because(code, short=self._one.short, other=shown, other_short=self._two.short)

    def outs(self) -> Reason:
        """Say which leaves the hand waiting for more cards."""
        code, shown = "outs-more" if self._better else "outs-fewer", text_of(self._two.card)
        return because(code, outs=self._one.outs, other=shown, other_outs=self._two.outs)

    def along(self) -> Reason:
        """Say which card would leave the hand after laying."""
        if self._better:
            return because("keeps-along", other=text_of(self._two.card))
        return because("loses-along", card=text_of(self._one.card))

    def points(self) -> Reason:
        """Say which card sheds more points."""
        one, two, shown = self._one, self._two, text_of(self._two.card)
        if self._weighing.behind:
            player = late(self._state, self._seat) + 1
            code = "sheds" if self._better else "keeps-points"
            return because(code, player=player, points=one.points, other=shown)
        code = "points-more" if self._better else "points-fewer"
        return because(code, points=one.points, other=shown, other_points=two.points)

    def gift(self) -> Reason:
        """Say which card helps another seat."""
        better = self._better
        given, spared = (self._two, self._one) if better else (self._one, self._two)
        player, shown = given.taker + 1, text_of(given.card)
        if self._state.laid[given.taker] >= 0:
            return because("denies-hit" if better else "gives-hit", player=player, card=shown)
        rival = Rival(self._state, given.taker, self._weighing.unseen)
        took = [card for card in rival.took if self._alike(given.taker, card, given.card)]
        if took:
            code = "denies-took" if better else "gives-took"
            return because(code, player=player, card=shown, took=text_of(took[-1]))
        left = [card for card in rival.left if self._alike(given.taker, card, spared.card)]
        if better and left:
            return because("safe", player=player, left_card=text_of(left[-1]), other=shown)
        code = "denies-phase" if better else "gives-phase"
        return because(code, player=player, card=shown)

    def _alike(self, player: int, card: int, other: int) -> bool:
        """Whether two cards are alike for some group that a seat may be collecting."""
        phases = [self._state.edition.phases[place] for place in phases_to_lay(self._state, player)]
        return any(alike(card, other, pattern) for phase in phases for pattern in phase.patterns)


_WHY: Final = {
    _GIFT: _Comparison.gift,
    _POINTS: _Comparison.points,
    _ALONG: _Comparison.along,
    _SHORT: _Comparison.short,
    _OUTS: _Comparison.outs,
}
