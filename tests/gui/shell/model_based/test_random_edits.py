"""After random edits, the window contains the set that the reference model computes from the same steps.

Runs about 600 steps in three kinds of sets; a failure prints the steps that led to it, about sixty. For more steps,
different in each run, and reduced to a minimal failing example, run with CI unset:

    SITEMAP_STUDIO_STEPS=100000 python -m pytest -n 0 tests/gui/shell/model_based/test_random_edits.py

Add --hypothesis-seed with a number to repeat the same steps.
"""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from tests.gui.shell.model_based.bulk_rules import BulkSteps
from tests.gui.shell.model_based.cell_rules import CellSteps
from tests.gui.shell.model_based.sitemap_rules import SitemapSteps
from tests.gui.shell.model_based.state_machine import write_set, write_set_of_one_sitemap, write_single_sitemap

STEPS = int(os.environ.get("SITEMAP_STUDIO_STEPS", "750"))
"""Requested number of steps; hypothesis ends some examples early, and runs about a sixth less."""

STEPS_AT_A_TIME = 62
MOST_SECONDS = 300 + STEPS // 10
PHASES = (Phase.reuse, Phase.generate, *((Phase.shrink,) if "SITEMAP_STUDIO_STEPS" in os.environ else ()))
"""The suite does not shrink failures, which takes minutes."""


class AllSteps(CellSteps, BulkSteps, SitemapSteps):
    """All steps."""


@pytest.mark.timeout(MOST_SECONDS)
@pytest.mark.parametrize(
    "make", [write_single_sitemap, write_set, write_set_of_one_sitemap], ids=["single", "set", "set-of-one"]
)
def test_window_equals_expected_set_after_random_edits(window, make):
    kind = type(make.__name__, (AllSteps,), {"window": window, "make": staticmethod(make)})
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
