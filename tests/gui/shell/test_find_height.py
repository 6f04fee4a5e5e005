"""The height of find and replace: that of its two lines of fields, unless it lists values."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from sitemap_studio.gui.main_window import MainWindow
from tests.gui.shell.conftest import Opener, do, sitemap_xml


@pytest.fixture
def shop(tmp_path: Path) -> Path:
    path = tmp_path / "shop.xml"
    path.write_text(sitemap_xml(*(f"https://a.example/page-{n}" for n in range(60))))
    return path


def dock_of(window: MainWindow, name: str) -> QWidget:
    dock = window.findChild(QWidget, name)
    assert dock is not None
    return dock


def find(window: MainWindow, size: QSize, text: str = "page") -> QLineEdit:
    window.resize(size)
    do(window, "replace")
    line = window.findChild(QLineEdit, "find")
    assert line is not None
    line.setText(text)
    return line


SIZES = [QSize(800, 600), QSize(1024, 600), QSize(1366, 768), QSize(1440, 900)]


def is_two_lines(window: MainWindow) -> bool:
    """Return whether the panel is as high as two lines of fields with their margins."""
    line = window.findChild(QLineEdit, "find")
    below = window.findChild(QLineEdit, "replace-with")
    assert line is not None
    assert below is not None
    step = below.mapTo(window, below.rect().topLeft()).y() - line.mapTo(window, line.rect().topLeft()).y()
    return 0 < step < 2 * line.height() and dock_of(window, "panel-find").height() < 3.5 * line.height()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size.width()}x{size.height()}")
def test_panel_needs_height_of_two_lines(bundled_font: None, opened: Opener, qtbot: QtBot, shop: Path, size: QSize):
    window = opened(shop)
    find(window, size)
    qtbot.waitUntil(lambda: is_two_lines(window))
    assert window.width() == size.width()


def test_panel_in_large_letters_needs_height_of_two_lines(
    large_letters: None, opened: Opener, qtbot: QtBot, shop: Path
):
    window = opened(shop)
    find(window, QSize(1440, 900))
    qtbot.waitUntil(lambda: is_two_lines(window))


def test_table_gets_rows_that_panel_leaves(bundled_font: None, opened: Opener, qtbot: QtBot, shop: Path):
    window = opened(shop)
    find(window, QSize(1024, 600))
    qtbot.waitUntil(lambda: is_two_lines(window))
    table = window.page.view
    assert table.viewport().height() // table.rowHeight(0) >= 10


def test_listed_values_get_room_and_return_it(bundled_font: None, opened: Opener, qtbot: QtBot, shop: Path):
    window = opened(shop)
    line = find(window, QSize(1440, 900))
    qtbot.waitUntil(lambda: is_two_lines(window) and not window.finding.is_busy)
    window.finding.preview_button.click()
    qtbot.waitUntil(lambda: dock_of(window, "panel-find").height() > 200)
    line.setText("pag")
    qtbot.waitUntil(lambda: is_two_lines(window))


def test_error_in_expression_is_in_sight(bundled_font: None, opened: Opener, qtbot: QtBot, shop: Path):
    window = opened(shop)
    find(window, QSize(1024, 600))
    window.finding.expression.click()
    find(window, QSize(1024, 600), "[")
    reason = window.finding.reason
    qtbot.waitUntil(
        lambda: reason.isVisible() and reason.visibleRegion().boundingRect() == reason.rect(), timeout=5_000
    )


def test_other_panels_keep_their_height(bundled_font: None, opened: Opener, qtbot: QtBot, shop: Path):
    window = opened(shop)
    window.resize(QSize(1440, 900))
    window.docks.show_panel("problems")
    QApplication.processEvents()
    window.docks.resize("problems", 300)
    QApplication.processEvents()
    before = window.docks.size_of("problems")
    find(window, window.size())
    qtbot.waitUntil(lambda: is_two_lines(window))
    window.docks.show_panel("problems")
    qtbot.waitUntil(lambda: window.docks.size_of("problems") == before)
    assert before > 250
