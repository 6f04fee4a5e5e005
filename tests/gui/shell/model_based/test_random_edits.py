"""Whatever a user does, in whatever order, the window holds the set that plain Python makes of the same steps.

About 600 steps in three kinds of sets; a failure prints the sixty or so that lead to it. For more steps, other
ones each time, and as few as can be found for a failure, run, with CI unset,

    SITEMAP_STUDIO_STEPS=100000 python -m pytest -n 0 tests/gui/shell/model_based/test_random_edits.py

and the same with --hypothesis-seed and a number for the same steps again.
"""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from tests.gui.shell.model_based.bulk_rules import InManyEntries
from tests.gui.shell.model_based.cell_rules import InCells
from tests.gui.shell.model_based.sitemap_rules import WithSitemaps
from tests.gui.shell.model_based.state_machine import a_lone_sitemap, a_set, a_set_of_one

STEPS = int(os.environ.get("SITEMAP_STUDIO_STEPS", "750"))
"""How many are asked for; hypothesis ends some sets early, so that a sixth less is done."""

STEPS_AT_A_TIME = 62
MOST_SECONDS = 300 + STEPS // 10
PHASES = (Phase.reuse, Phase.generate, *((Phase.shrink,) if "SITEMAP_STUDIO_STEPS" in os.environ else ()))
"""In the suite, where nobody waits for it, a failure is not made smaller: that takes minutes."""


class AtWork(InCells, InManyEntries, WithSitemaps):
    """All steps."""


@pytest.mark.timeout(MOST_SECONDS)
@pytest.mark.parametrize("make", [a_lone_sitemap, a_set, a_set_of_one])
def test_the_window_does_what_plain_python_does(window, make):
    kind = type(make.__name__, (AtWork,), {"window": window, "make": staticmethod(make)})
    run_state_machine_as_test(
        kind,
        settings=settings(
            max_examples=max(1, STEPS // 3 // STEPS_AT_A_TIME),
            stateful_step_count=STEPS_AT_A_TIME,
            deadline=None,
            suppress_health_check=list(HealthCheck),
            phases=PHASES,
        ),
    )
