"""Broken files in the window: what was mended is listed, nothing on disk changes before a save, and a save tells."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.gui.repair_list import Column

BROKEN = (
    '\n<?xml version="1.0"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'
    "<url><loc>https://a.example/?x=1&y=2&lt=3</loc></url>\n</urlset>\n"
)


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    path = tmp_path / "broken.xml"
    path.write_text(BROKEN, encoding="utf-8")
    return path


def listed(window: MainWindow, column: Column) -> list[str]:
    repairs = window.repairs.list
    return [str(repairs.data(repairs.index(row, column))) for row in range(repairs.rowCount())]


def test_a_broken_file_opens_with_its_repairs_listed_and_is_not_touched(opened, broken):
    window = opened(broken)
    assert window.session.document.table.locs() == ["https://a.example/?x=1&y=2&lt=3"]
    assert window.docks.is_shown(window.repairs)
    assert listed(window, Column.LINE) == ["1", "4", "4"]
    assert "&y=2" in listed(window, Column.BEFORE)[1]
    assert "&amp;y=2" in listed(window, Column.AFTER)[1]
    assert "3 places were mended" in window.messages.text
    assert broken.read_text(encoding="utf-8") == BROKEN


def test_saving_a_mended_file_is_possible_at_once_and_tells(opened, broken, qtbot: QtBot):
    window = opened(broken)
    with qtbot.waitSignal(window.files.saved, timeout=10_000):
        window.actions_by_id["save"].trigger()
    assert "3 mended places were saved" in window.messages.text
    assert "&amp;y=2&amp;lt=3" in broken.read_text(encoding="utf-8")
    assert not window.docks.is_shown(window.repairs)
    assert not window.actions_by_id["save"].isEnabled()


def test_a_mended_file_that_was_not_edited_closes_without_a_question(opened, broken):
    window = opened(broken)
    assert not window.files.has_unsaved
    window.actions_by_id["close"].trigger()
    assert not window.files.is_open


def test_a_sound_file_shows_no_repairs(opened, three_entries):
    window = opened(three_entries)
    assert not window.docks.is_shown(window.repairs)
    assert window.repairs.sentence == "Nothing had to be mended."


def test_a_cell_that_is_cut_off_shows_its_whole_text_as_plain_text(opened, broken):
    window = opened(broken)
    repairs = window.repairs.list
    tip = str(repairs.data(repairs.index(1, Column.BEFORE), Qt.ItemDataRole.ToolTipRole))
    assert "&lt;loc&gt;" in tip


def test_repairs_come_to_the_front_when_there_are_some_whatever_was_there_before(opened, broken, three_entries):
    window = opened(broken)
    assert not window.repairs.visibleRegion().isEmpty()
    window = opened(three_entries)
    window.docks.show_panel(window.problems)
    assert not window.problems.visibleRegion().isEmpty()
    window = opened(broken)
    assert not window.repairs.visibleRegion().isEmpty()
    window.docks.show_panel(window.problems)
    assert not window.problems.visibleRegion().isEmpty()
