"""The find panel has the height of its two lines of fields, unless it lists values."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLineEdit, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.gui.panels.find_panel import FindPanel
from tests.gui.languages.text_checks import process_layouts
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


def open_find_panel(window: MainWindow, size: QSize, text: str = "page") -> QLineEdit:
    window.resize(size)
    do(window, "replace")
    line = window.findChild(QLineEdit, "find")
    assert line is not None
    line.setText(text)
    return line


SIZES = [QSize(800, 600), QSize(1024, 600), QSize(1366, 768), QSize(1440, 900)]


def assert_nothing_is_cut(panel: QWidget) -> None:
    """Assert that the buttons and boxes of the panel have the width that they need."""
    for kind in (QAbstractButton, QComboBox):
        for widget in panel.findChildren(kind):
            if widget.isVisible() and widget.parent() is panel:
                assert widget.width() >= widget.sizeHint().width(), widget.accessibleName() or widget.objectName()


@pytest.fixture
def narrow_panel(bundled_font: None, open_set: Opener, qtbot: QtBot, shop: Path) -> Callable[[int], FindPanel]:
    """Function that shows a find panel of any width, for a set of 60 pages."""
    window = open_set(shop)
    ground = QWidget()
    qtbot.addWidget(ground)

    def open_at_width(width: int) -> FindPanel:
        panel = FindPanel(window.context, show=ground.show, limit_height=lambda _: None, parent=ground)
        panel.setGeometry(0, 0, width, 300)
        panel.show()
        ground.resize(width, 300)
        ground.show()
        panel.find_line.setText("page")
        qtbot.waitUntil(lambda: not panel.is_busy)
        process_layouts()
        return panel

    return open_at_width


def is_two_lines(window: MainWindow) -> bool:
    """Return whether the panel is as high as two lines of fields with their margins."""
    line = window.findChild(QLineEdit, "find")
    below = window.findChild(QLineEdit, "replace-with")
    assert line is not None
    assert below is not None
    step = below.mapTo(window, below.rect().topLeft()).y() - line.mapTo(window, line.rect().topLeft()).y()
    return 0 < step < 2 * line.height() and window.finding.height() < 3.5 * line.height()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size.width()}x{size.height()}")
def test_find_panel_needs_height_of_two_lines(
    bundled_font: None, open_set: Opener, qtbot: QtBot, shop: Path, size: QSize
):
    window = open_set(shop)
    open_find_panel(window, size)
    qtbot.waitUntil(lambda: is_two_lines(window))
    assert window.width() == size.width()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size.width()}x{size.height()}")
def test_find_panel_with_large_font_needs_two_lines(
    large_font: None, open_set: Opener, qtbot: QtBot, shop: Path, size: QSize
):
    window = open_set(shop)
    open_find_panel(window, size)
    qtbot.waitUntil(lambda: is_two_lines(window))
    assert_nothing_is_cut(window.finding)


@pytest.mark.parametrize("width", [300, 400, 500, 600, 700, 800, 1000, 1400])
def test_find_panel_of_any_width_has_two_uncut_lines(narrow_panel: Callable[[int], FindPanel], width: int):
    panel = narrow_panel(width)
    assert panel.minimumSizeHint().width() <= 300
    lines = [panel.find_line, panel.replace_line]
    assert 0 < lines[1].y() - lines[0].y() < 2 * lines[0].height()
    assert_nothing_is_cut(panel)


def button_of(panel: QWidget, name: str) -> QToolButton:
    button = panel.findChild(QToolButton, name)
    assert button is not None
    return button


def test_search_options_that_do_not_fit_move_to_menu(narrow_panel: Callable[[int], FindPanel]):
    button = button_of(narrow_panel(1200), "find-options")
    assert not button.isVisible()
    panel = narrow_panel(360)
    button = button_of(panel, "find-options")
    assert button.isVisible()
    assert not panel.case.isVisible()
    actions = {action.text(): action for action in button.menu().actions() if action.text()}
    assert list(actions) == [
        "Match case", "Whole words only", "Regular expression",
        "All fields", "In loc", "In lastmod", "In changefreq", "In priority",
        "Entries shown", "Selected entries",
    ]  # fmt: skip
    for text in ("Match case", "In lastmod", "Selected entries"):
        actions[text].trigger()
    assert panel.case.isChecked()
    assert (panel.field.currentData(), panel.scope.currentData()) == ("lastmod", True)
    panel.field.setCurrentIndex(1)
    checked = [text for text, action in actions.items() if action.isChecked()]
    assert checked == ["Match case", "In loc", "Selected entries"]


def test_find_buttons_that_do_not_fit_move_to_menu(narrow_panel: Callable[[int], FindPanel], qtbot: QtBot):
    panel = narrow_panel(230)
    button = button_of(panel, "replace-menu")
    assert button.isVisible()
    assert not panel.preview_button.isVisible()
    next(action for action in button.menu().actions() if "all" in action.text()).trigger()
    qtbot.waitUntil(lambda: panel.apply_button.isVisible() and not button.isVisible())
    assert panel.values.rowCount() == 60


def test_match_count_does_not_move_buttons_or_fields(bundled_font: None, open_set: Opener, qtbot: QtBot, shop: Path):
    window = open_set(shop)
    line = open_find_panel(window, QSize(1024, 600))
    panel = window.finding
    widgets = [panel.find_line, panel.case, panel.next, panel.preview_button]
    places = []
    for text in ("page", "page-1", "nowhere"):
        line.setText(text)
        qtbot.waitUntil(lambda: not panel.is_busy)
        process_layouts()
        places.append([each.geometry() for each in widgets])
    assert places[0] == places[1] == places[2]
    assert line.toolTip() == panel.count.text() == "No matches."


def test_table_below_find_panel_shows_at_least_ten_rows(bundled_font: None, open_set: Opener, qtbot: QtBot, shop: Path):
    window = open_set(shop)
    open_find_panel(window, QSize(1024, 600))
    qtbot.waitUntil(lambda: is_two_lines(window))
    table = window.page.view
    assert table.viewport().height() // table.rowHeight(0) >= 10


def test_preview_enlarges_find_panel_until_search_text_changes(
    bundled_font: None, open_set: Opener, qtbot: QtBot, shop: Path
):
    window = open_set(shop)
    line = open_find_panel(window, QSize(1440, 900))
    qtbot.waitUntil(lambda: is_two_lines(window) and not window.finding.is_busy)
    window.finding.preview_button.click()
    qtbot.waitUntil(lambda: dock_of(window, "panel-find").height() > 200)
    line.setText("pag")
    qtbot.waitUntil(lambda: is_two_lines(window))


def test_error_in_search_expression_is_visible(bundled_font: None, open_set: Opener, qtbot: QtBot, shop: Path):
    window = open_set(shop)
    open_find_panel(window, QSize(1024, 600))
    window.finding.expression.click()
    open_find_panel(window, QSize(1024, 600), "[")
    reason = window.finding.reason
    qtbot.waitUntil(
        lambda: reason.isVisible() and reason.visibleRegion().boundingRect() == reason.rect(), timeout=5_000
    )


def test_problems_panel_regains_height_after_find_panel_closes(
    bundled_font: None, open_set: Opener, qtbot: QtBot, shop: Path
):
    window = open_set(shop)
    window.resize(QSize(1440, 900))
    window.docks.show_panel("problems")
    QApplication.processEvents()
    window.docks.resize_panel("problems", 300)
    QApplication.processEvents()
    before = window.docks.panel_size("problems")
    open_find_panel(window, window.size())
    qtbot.waitUntil(lambda: is_two_lines(window))
    window.docks.show_panel("finding", False)
    qtbot.waitUntil(lambda: window.docks.panel_size("problems") == before)
    assert before > 250
