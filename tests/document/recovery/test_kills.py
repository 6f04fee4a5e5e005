"""Kills while a set is edited, saved or recovered: no edit that was shown is lost."""

from __future__ import annotations

import shutil
from itertools import count
from pathlib import Path
from random import Random

import numpy as np
import polars as pl
import pytest

from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.model.columns import entry_frame
from sitemap_studio.model.edits import InsertEntries, RemoveEntries, SetCells
from tests.builders import HOST, locs, put, urlset
from tests.document.recovery.killed import SAVE_EVERY, killed
from tests.document.recovery.killed_recovery import kill_recovery
from tests.document.recovery.logs import recorded, recovered, state

ROUNDS = 20
AT_A_TIME = 4
MOST_SECONDS = 0.3
"""How long it works at most; some saves come to their end by then."""


@pytest.mark.parametrize("seed", range(0, ROUNDS, AT_A_TIME))
def test_kill_loses_no_reported_edit(tmp_path: Path, seed: int):
    choice = Random(seed)
    for number in range(AT_A_TIME):
        folder = tmp_path / str(number)
        known, last, is_right = killed(folder, choice.uniform(0, MOST_SECONDS))
        assert is_right
        assert last >= known


def test_kill_between_save_and_next_log_loses_no_edit(tmp_path: Path):
    known, last, is_right = killed(tmp_path, 0, ends_after_save=True)
    assert is_right
    assert known == last > SAVE_EVERY + 1


def test_kill_during_recovery_loses_nothing(tmp_path: Path):
    document = open_path(put(tmp_path / "shop.xml", urlset(*locs(200))))
    recorder = recorded(document, tmp_path / "left")
    document.do(SetCells("lastmod", document.table.order, pl.Series([f"20{n:02}" for n in range(100)] * 2)))
    document.do(RemoveEntries(np.arange(0, 200, 3)))
    new = document.add_entries(entry_frame({"loc": [f"{HOST}/new"]}), sitemap=0)
    document.do(InsertEntries(np.array([5]), new))
    recorder.close()
    expected = state(document)
    for at_call in count():
        logs = tmp_path / "logs"
        shutil.rmtree(logs, ignore_errors=True)
        shutil.copytree(tmp_path / "left", logs)
        was_killed = kill_recovery(logs, at_call)
        assert state(recovered(logs).document) == expected
        if not was_killed:
            break
    assert at_call > 8
