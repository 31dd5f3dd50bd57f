"""Whether a position is one from which a game can go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.engine.cards import SKIP
from laydown.engine.events import HIDDEN
from laydown.engine.groups import is_full
from laydown.engine.scoring import open_phases
from laydown.engine.state import CLAIM, DRAW, GIVE, KEEP, PLAY, SEARCH, WALK
from laydown.engine.steps.ask import gifts

if TYPE_CHECKING:
    from laydown.engine.state import PartialState

Wrong = tuple[str, str] | None  # the line that contradicts the others, and what was expected


def contradiction(state: PartialState) -> Wrong:
    """Return what is wrong with a position, None if all is well."""
    return (
        _wrong_table(state)
        or _wrong_standing(state)
        or (_wrong_step(state) if state.stack else None)
    )


def _wrong_table(state: PartialState) -> Wrong:
    """Look at piles and groups."""
    if state.under > len(state.draw_pile) or HIDDEN in state.draw_pile[: state.under]:
        return "under", "draw pile"
    for seat, groups in enumerate(state.table):
        for group in groups:
            if group.extra and not (
                state.edition.overfull_runs and is_full(group, state.edition.highest)
            ):
                return f"table {seat + 1}", "1-12"
    return None


def _wrong_standing(state: PartialState) -> Wrong:  # noqa: PLR0911 - a list of refusals
    """Look at rounds, turns and winners."""
    edition, standing, playing = state.edition, state.standing, state.playing()
    if bool(standing.winners) != (not state.stack):
        return "step", "winners"
    if not state.stack:
        return None
    if len(standing.tied) == 1:
        return "tied", "2-6"
    if state.turns >= edition.turns * len(playing) and state.stack[-1].name != KEEP:
        return "turns", f"0-{edition.turns * len(playing) - 1}"
    if standing.rounds >= edition.rounds and not standing.tied:  # replays do not count
        return "rounds", f"0-{edition.rounds - 1}"
    if any(not open_phases(edition, standing, seat) for seat in playing):
        return "rounds" if edition.options.ten_rounds else "winners", "phases"
    return None


def _wrong_step(state: PartialState) -> Wrong:  # noqa: PLR0911 - a list of refusals
    """Look at the pending steps and whom they ask."""
    step, playing, mine = state.stack[-1], state.playing(), 1 << state.turn
    names = [pending.name for pending in state.stack]
    if len(names) > 1 and (names != [PLAY, GIVE] or state.stack[0].seats != mine):
        return "step", f"{PLAY} {state.turn + 1}, {GIVE}"
    if state.turn not in playing:
        return "turn", " ".join(str(seat + 1) for seat in playing)
    if step.name == CLAIM:
        return _wrong_claim(state)
    if step.name == KEEP:
        return _wrong_keep(state)
    if step.name not in (DRAW, PLAY) and not state.edition.ring:
        return "step", f"{DRAW}, {PLAY}, {CLAIM}"
    if step.name == GIVE:
        return _wrong_give(state)
    if step.seats != mine:
        return "step", f"{step.name} {state.turn + 1}"
    if step.number != 1 and step.name != DRAW:
        return "step", step.name
    if step.name == WALK and not state.dice[0]:
        return "step", "dice"
    return ("step", "discard pile") if step.name == SEARCH and not state.discard_pile else None


def _wrong_claim(state: PartialState) -> Wrong:
    if not state.edition.options.knocking:
        return "step", "knocking=yes"
    able = [s for s in state.playing() if s != state.turn and not state.skips[s]]
    mask = sum(1 << seat for seat in able)
    if state.stack[-1].seats & ~mask or not state.discard_pile or state.discard_pile[-1] == SKIP:
        return "step", f"{CLAIM} {' '.join(str(seat + 1) for seat in able)}"
    return None


def _wrong_keep(state: PartialState) -> Wrong:
    able = [
        seat
        for seat in state.playing()
        if state.laid[seat] < 0 and state.hands[seat] and state.kept[seat] is None
    ]
    if not state.edition.keep or state.stack[-1].seats & ~sum(1 << seat for seat in able):
        return "step", f"{KEEP} {' '.join(str(seat + 1) for seat in able)}"
    return _wrong_end_of_round(state)


def _wrong_end_of_round(state: PartialState) -> Wrong:
    """Look at who ended the round: it is scored already (B-29, B-33)."""
    edition, last = state.edition, state.turn
    made, agreed = state.standing.made, edition.options.phases
    endless = state.turns >= edition.turns * len(state.playing())
    out = state.laid[last] >= 0 and not state.hands[last]
    if not out and not endless:  # B-28, X-02
        return "step", f"turn {last + 1}, hand {last + 1}: -"
    if out and edition.next_dealer == "out" and state.dealer != last:
        return "dealer", str(last + 1)
    for seat, laid in enumerate(state.laid):
        steps = edition.out_steps if out and seat == last and not edition.options.free_order else 1
        moved = [place for place in agreed if place >= laid >= 0][:steps]
        if any(not made[seat] >> place & 1 for place in moved):
            return f"phase {seat + 1}", " ".join(str(place + 1) for place in moved)
    return None


def _wrong_give(state: PartialState) -> Wrong:
    step = state.stack[-1]
    seat = step.seats.bit_length() - 1
    known = HIDDEN not in state.hands[seat]
    if (
        len(state.stack) != 2  # noqa: PLR2004 - the asker goes on behind it
        or step.seats != 1 << seat
        or seat == state.turn
        or not 1 <= step.number <= state.edition.highest
        or (known and not gifts(state, seat, step.number))
    ):
        return "step", f"{PLAY} {state.turn + 1}, {GIVE}"
    return None
