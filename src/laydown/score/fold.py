"""A sheet as it stands after all its operations, and what a device can undo of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.score.editions import played
from laydown.score.gather import gather, name_of
from laydown.score.reckon import Reckoning
from laydown.wire.sheets import Sheet, SheetRedo, SheetStart, SheetUndo

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.wire.sheets import Operation


def fold(operations: Sequence[Operation]) -> Sheet:
    """Return the sheet of a list of operations that have been checked."""
    gathered = gather(operations)
    start = gathered.start
    edition = played(start)
    reckoning = Reckoning(edition, gathered)
    reckoning.run()
    return Sheet(
        title=gathered.title,
        edition=edition.name,
        edition_text=edition.source,
        options=edition.option_texts(),
        phases=[place + 1 for place in edition.options.phases],
        players=reckoning.players(),
        rounds=reckoning.rounds,
        round=reckoning.next_round,
        dealer=reckoning.dealer,
        tied=list(reckoning.tied),
        winners=list(reckoning.winners),
        started=operations[0].at,
        changed=max(operation.at for operation in operations),
    )


def undo_and_redo(operations: Sequence[Operation], device: str) -> tuple[str, str]:
    """Return the ids of what a device can undo and redo; empty for nothing."""
    done: list[str] = []
    taken_back: list[str] = []
    for operation in operations:
        what = operation.what
        if operation.device != device or isinstance(what, SheetStart):
            continue
        if isinstance(what, SheetUndo):
            if what.of in done:
                done.remove(what.of)
                taken_back.append(what.of)
        elif isinstance(what, SheetRedo):
            if what.of in taken_back:
                taken_back.remove(what.of)
                done.append(what.of)
        else:
            done.append(name_of(operation))
            taken_back.clear()
    return done[-1] if done else "", taken_back[-1] if taken_back else ""
