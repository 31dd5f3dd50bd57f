"""A hand and a phase: the door to the search for lays.

Four questions, whose answers the rest of the program takes from here:

- how far: `can_lay`, `shortfall`; for a hand that is counted once and asked about often, a `Tally`
  and `short_of`, `short_with`, `short_without`
- which ways: `all_lays`, `sample_lay`
- the best way, hits included: `best_lays`; in a hurry, `least_lay`
- the best hits after laying: `best_hits`; a lay together with them: `with_hits`

A search that could be long takes a `Budget`, and says how far it got.

And one rule that lays and distances share: `bare_groups`, how many number cards are missing (X-06).
"""

from laydown.engine.laying.attempt import Addition, Way
from laydown.engine.laying.budget import WORK, Budget
from laydown.engine.laying.lays import Groups, all_lays, canonical, sample_lay
from laydown.engine.laying.least import least_lay
from laydown.engine.laying.minimum import bare_groups, has_number_card
from laydown.engine.laying.solver import can_lay, short_of, short_with, short_without, shortfall
from laydown.engine.laying.tally import Tally
from laydown.engine.laying.ways import best_hits, best_lays, with_hits

__all__ = [
    "WORK",
    "Addition",
    "Budget",
    "Groups",
    "Tally",
    "Way",
    "all_lays",
    "bare_groups",
    "best_hits",
    "best_lays",
    "can_lay",
    "canonical",
    "has_number_card",
    "least_lay",
    "sample_lay",
    "short_of",
    "short_with",
    "short_without",
    "shortfall",
    "with_hits",
]
