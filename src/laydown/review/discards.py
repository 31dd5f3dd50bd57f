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
    from laydown.review.holding import HeldWeighing
    from laydown.sense.style import Style
    from laydown.sense.weigh import Weighed, Weighing

_NOTHING: Final = 0.005  # a difference in costs that is none


class Comparison:
    """Says why one discard costs less, or more, than another."""

    def __init__(
        self, state: PartialState, seat: int, weighing: Weighing | HeldWeighing, style: Style
    ) -> None:
        """Keep what was weighed, and in which style."""
        self._state: Final = state
        self._seat: Final = seat
        self._weighing: Final = weighing
        self._style: Final = style
        self._most: Final = max([1, *(one.outs for one in weighing.found)])

    def reason(self, card: int, other: int) -> Reason:
        """Return the reason for a discard beside another one."""
        one, two = self._weighing.of(card), self._weighing.of(other)
        if one is None or two is None or abs(one.cost - two.cost) < _NOTHING:
            return because("equal", other=text_of(other))
        better = one.cost < two.cost
        special = self._special(one, two, better=better)
        if special:
            return special
        parts = self._parts(one, two)
        code = max(parts, key=lambda part: parts[part] if better else -parts[part])
        return getattr(self, f"_{code}")(one, two, better=better)  # type: ignore[no-any-return]

    def _parts(self, one: Weighed, two: Weighed) -> dict[str, float]:
        """Return by how much each part speaks for the first, in outs."""
        parts = {
            "gift": two.gift - one.gift,
            "points": self._style.point * (one.points - two.points),
            "along": self._style.along * (two.along - one.along),
        }
        if not self._weighing.behind:
            parts["short"] = SHORT * (two.short - one.short)
            parts["outs"] = (self._waits(one) - self._waits(two)) / self._most
        return parts

    def _waits(self, one: Weighed) -> int:
        return one.outs if one.outs >= 0 else self._most

    def _special(self, one: Weighed, two: Weighed, *, better: bool) -> Reason | None:
        """Return the reasons that come before all weighing."""
        shown = text_of(two.card)
        if is_wild(one.card) != is_wild(two.card) and self._state.laid[self._seat] < 0:
            if is_wild(one.card):
                return because("gives-wild", other=shown)
            return because("keeps-wild", other=shown)
        if held_back(self._state, self._seat) in (one.card, two.card) and one.taker < 0:
            return because("held" if better else "equal", other=shown)
        if one.outs >= 0 and self._state.laid[self._seat] >= 0:  # pairs are hit
            return because("partner", outs=one.outs, other_outs=two.outs, other=shown)
        return None

    def _short(self, one: Weighed, two: Weighed, *, better: bool) -> Reason:
        code = "nearer" if better else "further"
        return because(code, short=one.short, other=text_of(two.card), other_short=two.short)

    def _outs(self, one: Weighed, two: Weighed, *, better: bool) -> Reason:
        code, shown = "outs-more" if better else "outs-fewer", text_of(two.card)
        return because(code, outs=one.outs, other=shown, other_outs=two.outs)

    def _along(self, one: Weighed, two: Weighed, *, better: bool) -> Reason:
        if better:
            return because("keeps-along", other=text_of(two.card))
        return because("loses-along", card=text_of(one.card))

    def _points(self, one: Weighed, two: Weighed, *, better: bool) -> Reason:
        shown = text_of(two.card)
        if self._weighing.behind:
            player = late(self._state, self._seat) + 1
            code = "sheds" if better else "keeps-points"
            return because(code, player=player, points=one.points, other=shown)
        code = "points-more" if better else "points-fewer"
        return because(code, points=one.points, other=shown, other_points=two.points)

    def _gift(self, one: Weighed, two: Weighed, *, better: bool) -> Reason:
        given, spared = (two, one) if better else (one, two)
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
        """Tell whether two cards are alike for some group that a seat may be collecting."""
        for place in phases_to_lay(self._state, player):
            for pattern in self._state.edition.phases[place].patterns:
                if alike(card, other, pattern):
                    return True
        return False
