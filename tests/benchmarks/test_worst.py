"""The worst questions are endless ones: none is answered before its work is done."""

from __future__ import annotations

import pytest

from benchmarks.worst import Case, cases
from laydown.engine.laying import Budget

WORK = 20_000


@pytest.mark.parametrize("case", cases(), ids=lambda case: case.name)
def test_a_worst_case_takes_all_the_work_it_may(case: Case) -> None:
    budget = Budget(WORK)
    assert case.ask(budget)
    assert not budget.complete
    assert budget.used < WORK * 1.2
