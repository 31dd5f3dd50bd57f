"""Questions at a table, answered from a seat's view: what fits, how far one is, why not, a hint."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import msgspec

from laydown.engine.errors import SetupError
from laydown.engine.notation.position import print_view
from laydown.telling import Words, players
from laydown.wire import messages as wire
from laydown.wire.aims import aim, check_aim
from laydown.wire.fits import fit
from laydown.wire.options import Aim, Hint
from laydown.wire.refusals import why_not

if TYPE_CHECKING:
    from laydown.engine.view import View
    from laydown.server.crew import Crew
    from laydown.server.live import Line, Live


def _view(live: Live, line: Line) -> View:
    """Return what somebody who asks may know; raise if they have no seat, or nothing is dealt."""
    seat = live.seat_of(line)
    if seat is None:
        raise SetupError("not_seated")
    if live.table.play is None:
        raise SetupError("not_started")
    return live.table.play.view(seat)


def fitted(live: Live, line: Line, question: wire.AskFit) -> wire.FitFrame:
    """Answer how cards fit the slots of a phase."""
    answer = fit(_view(live, line), question.slots, question.phase, line.language)
    return wire.FitFrame(id=question.id, fit=answer)


async def aimed(live: Live, line: Line, question: wire.AskAim, crew: Crew) -> wire.AimFrame:
    """Answer how far the hand is from its phase; of strangers' editions in a process of its own."""
    view = _view(live, line)
    if not live.table.edition.source:
        return wire.AimFrame(id=question.id, aim=aim(view))
    check_aim(view)
    work = partial(crew.aim, print_view(view))
    answer = await live.worked_out.once(live.table.n, ("aim", view.seat), work)
    if not answer:
        raise SetupError("internal")
    return wire.AimFrame(id=question.id, aim=msgspec.json.decode(answer, type=Aim))


def because(live: Live, line: Line, question: wire.AskWhy) -> wire.WhyFrame:
    """Answer why a move is not allowed."""
    return wire.WhyFrame(
        id=question.id, refusal=why_not(_view(live, line), question.move, line.language)
    )


async def hinted(live: Live, line: Line, question: wire.AskHint, crew: Crew) -> wire.HintFrame:
    """Answer what is best now."""
    view = _view(live, line)
    if not live.table.settings.hints:
        raise SetupError("no_hints_here")
    play = live.table.play
    if play is None or not live.table.live or view.seat not in play.state.actors():
        raise SetupError("no_hint_now")
    seats = live.table.seating.seats
    names = players([s.name for s in seats], [s.bot for s in seats], Words(line.language))
    work = partial(crew.hint, print_view(view), line.language, names)
    what = "hint", view.seat, line.language
    answer = await live.worked_out.once(live.table.n, what, work)
    if not answer:
        raise SetupError("internal")
    return wire.HintFrame(id=question.id, hint=msgspec.json.decode(answer, type=Hint))
