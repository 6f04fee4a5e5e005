"""A program that is killed at any moment: the next one brings back every edit that it said was done."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.document.recovery.killed import killed

ROUNDS = 20
AT_A_TIME = 4
MOST_SECONDS = 0.3
"""How long it works at most; some saves come to their end by then."""


@pytest.mark.parametrize("start", range(0, ROUNDS, AT_A_TIME))
def test_a_kill_takes_no_edit_away_that_was_said_to_be_done(tmp_path: Path, start: int):
    choice = Random(start)
    for number in range(AT_A_TIME):
        folder = tmp_path / str(number)
        known, recovered, is_right = killed(folder, choice.uniform(0, MOST_SECONDS))
        assert is_right
        assert recovered >= known
