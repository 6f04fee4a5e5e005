"""A rule that raises an exception is listed once in the window and stops no other rule."""

from __future__ import annotations

import logging

import polars as pl
import pytest
from PySide6.QtCore import Qt

from sitemap_studio.gui.logbook import begin_log, end_log, log_path
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.model.edits import SetCells
from sitemap_studio.protocol.hosts import mixed_label
from sitemap_studio.validation import run_rule
from tests.builders import failing, put, slots_of, urlset

pytestmark = pytest.mark.logs_expected


@pytest.fixture(autouse=True)
def _a_rule_that_fails(monkeypatch):
    monkeypatch.setattr(run_rule, "_logged", set())
    monkeypatch.setattr(
        "sitemap_studio.protocol.rules.url_rules.mixed_label", failing(mixed_label, lambda text: "straße" in text)
    )


@pytest.fixture
def path(tmp_path):
    locs = ("https://a.example/a b", "https://straße.example/", "https://münchen.example/")
    return put(tmp_path / "shop.xml", urlset(*locs))


def groups(window: MainWindow) -> dict[str, int]:
    tree, counts = window.problems.tree, window.session.document.problems.counts()
    return {tree.groups[row].rule.id: counts[tree.groups[row].rule.id] for row in range(tree.rowCount())}


def test_rule_that_raises_is_listed_among_other_problems(open_set, path, monkeypatch):
    window = open_set(path)
    found = groups(window)
    assert found.pop("rule-failed") == 1
    tree = window.problems.tree
    row = next(row for row in range(tree.rowCount()) if tree.groups[row].rule.id == "rule-failed")
    group = tree.index(row, 0)
    assert "(loc-mixed-scripts)” failed " in group.data()
    assert group.data(Qt.ItemDataRole.AccessibleTextRole).startswith("Warning")
    monkeypatch.undo()
    assert groups(open_set(path)) == found


def test_rule_that_raises_stays_listed_during_edits_logged_once(open_set, path, caplog):
    window = open_set(path)
    document = window.session.document
    for number in range(5):
        window.session.push("Edit", SetCells("loc", slots_of(0), pl.Series([f"https://a.example/{number} b"])))
        assert groups(window)["rule-failed"] == 1
        assert document.problems.slots("loc-inner-space").tolist() == [0]
    assert len([record for record in caplog.records if record.levelno >= logging.WARNING]) == 1


def test_details_of_rule_that_raised_are_in_log_file(open_set, path):
    handler = begin_log()
    try:
        open_set(path)
    finally:
        end_log(handler)
    log = log_path().read_text(encoding="utf-8")
    assert log.count("Judging by “loc-mixed-scripts” failed inside") == 1
    assert "ValueError: a fault of ours" in log
