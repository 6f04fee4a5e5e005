"""Layout with facts about pages: the table has most of the window, and nothing needs scrolling in a small one."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from sitemap_studio.gui.actions import PANELS
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.gui.theme import WINDOW_FRAME
from sitemap_studio.gui.widgets import job_bars
from sitemap_studio.pages.facts_store import FactsStore
from sitemap_studio.pages.page_facts import Hop, PageFacts
from tests.gui.languages.text_checks import process_layouts
from tests.gui.shell.conftest import Opener, index_xml, sitemap_xml
from tests.gui.shell.window_actions import visible_columns

pytestmark = pytest.mark.fonts

SITE = "https://www.example.com"
SIZES = [QSize(1_024, 600), QSize(1_366, 768), QSize(1_440, 900)]


@pytest.fixture(autouse=True)
def _no_jobs_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hide running jobs, which would take space below the table on a busy machine."""
    monkeypatch.setattr(job_bars, "SHOWN_AFTER_MS", 600_000)


def size_id(size: QSize) -> str:
    return f"{size.width()}x{size.height()}"


@pytest.fixture
def checked_set(bundled_font: None, open_set: Opener, facts_folder: Path, tmp_path: Path, qtbot: QtBot) -> MainWindow:
    """Window with two sitemaps of 40 entries, whose pages redirect according to their stored facts."""
    for name in ("a", "b"):
        locs = [f"{SITE}/{name}/{number}" for number in range(40)]
        (tmp_path / f"{name}.xml").write_text(sitemap_xml(*locs), encoding="utf-8")
        with FactsStore() as store:
            for loc in locs:
                hops = (Hop(loc, 301), Hop(f"{loc}/", 200, "redirect"))
                store.add(
                    PageFacts(
                        loc=loc, bot="studio", checked=int(time.time()), status=301, reason="redirect", indexable=False,
                        target=f"{loc}/", hops=hops,
                    )
                )  # fmt: skip
    path = tmp_path / "sitemap.xml"
    path.write_text(index_xml(f"{SITE}/a.xml", f"{SITE}/b.xml"), encoding="utf-8")
    window = open_set(path)
    qtbot.waitUntil(lambda: window.session.document.page_columns is not None)
    return window


@pytest.mark.parametrize("size", SIZES, ids=size_id)
def test_table_has_two_fifths_with_any_panel(checked_set: MainWindow, size: QSize):
    window, view = checked_set, checked_set.page.view
    window.resize(size - WINDOW_FRAME)
    too_small = []
    for spec in PANELS:
        window.docks.reset_layout()
        window.docks.show_panel(spec.panel)
        process_layouts()
        least = 0.6 if spec.is_wanted else 0.4
        if view.width() * view.height() < least * window.width() * window.height():
            too_small.append((spec.panel, view.width(), view.height(), window.width(), window.height()))
        assert not view.horizontalScrollBar().isVisible(), spec.panel
        assert "problems" in visible_columns(window)
        window.docks.show_panel(spec.panel, False)
    assert too_small == []


def test_columns_without_room_are_hidden_until_shown(checked_set: MainWindow, qtbot: QtBot):
    window, header = checked_set, checked_set.page.view.header
    window.resize(QSize(1_024, 600) - WINDOW_FRAME)
    window.docks.reset_layout()
    process_layouts()
    all_columns = ["loc", "lastmod", "status", "indexable", "sitemap", "problems"]
    assert visible_columns(window) == all_columns
    window.docks.show_panel("entry")
    process_layouts()
    assert visible_columns(window) == ["loc", "lastmod", "indexable", "problems"]
    assert "Status" in header.more_button.accessibleDescription()
    assert "sitemap" in header.more_button.accessibleDescription()
    header.hide_column("status", is_hidden=False)
    assert "status" in visible_columns(window)
    qtbot.mouseClick(header.more_button, Qt.MouseButton.LeftButton)
    assert set(all_columns) <= set(visible_columns(window))
    header.reset_layout()
    header.show_empty_columns(False)
    window.docks.show_panel("entry", False)
    process_layouts()
    assert visible_columns(window) == all_columns


@pytest.mark.parametrize("size", SIZES, ids=size_id)
def test_page_section_shows_verdict_without_scrolling(checked_set: MainWindow, size: QSize, qtbot: QtBot):
    window = checked_set
    window.resize(size - WINDOW_FRAME)
    window.docks.show_panel("entry")
    process_layouts()
    window.page.view.go_to(3, 0)
    window.entry.refresh()
    qtbot.waitUntil(lambda: not window.jobs.running)
    process_layouts()
    section = window.entry.page_section
    shown = {label.accessibleName(): label for label in section.findChildren(QLabel) if label.accessibleName()}
    for label in (shown["Indexable"], shown["Requests"]):
        assert label.visibleRegion().boundingRect() == label.rect(), label.accessibleName()
    assert section.again_button.visibleRegion().boundingRect() == section.again_button.rect()
    assert section.mapTo(window.entry, QPoint()).x() >= 0


@pytest.mark.parametrize("size", SIZES, ids=size_id)
def test_overview_needs_no_horizontal_scrolling(checked_set: MainWindow, size: QSize, qtbot: QtBot):
    window = checked_set
    window.resize(size - WINDOW_FRAME)
    window.docks.show_panel("overview")
    qtbot.waitUntil(lambda: not window.jobs.running and bool(window.overview.charts))
    process_layouts()
    assert not window.overview.browser.horizontalScrollBar().isVisible()
