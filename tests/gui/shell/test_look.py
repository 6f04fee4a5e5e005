"""Icons, frames, themes, and scaling with the font size."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon, QPalette, QStandardItemModel
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QSpinBox,
    QTableView,
    QToolBar,
    QToolButton,
    QTreeView,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from sitemap_studio.core.paths import resource
from sitemap_studio.core.preferences import FONT_POINTS, ROWS, THEME
from sitemap_studio.gui.appearance import Appearance
from sitemap_studio.gui.icons import icon, program_icon
from sitemap_studio.gui.table.field_editors import DateEditor
from sitemap_studio.gui.theme import Theme, Tint, apply_theme, create_palette, icon_size, scaled, tint_color
from sitemap_studio.gui.widgets.layouts import fill
from sitemap_studio.gui.widgets.list_view import PaddedDelegate
from tests.gui.colours import contrast

pytestmark = pytest.mark.fonts

ROLE = QPalette.ColorRole


@pytest.mark.parametrize("is_enabled", [True, False], ids=["enabled", "disabled"])
@pytest.mark.parametrize("kind", [QCheckBox, QRadioButton, QLineEdit, QSpinBox])
def test_input_frame_has_sufficient_contrast(qapp: QApplication, theme, kind, is_enabled):
    box = kind()
    box.setEnabled(is_enabled)
    box.resize(box.sizeHint())
    image = box.grab().toImage()
    ground = qapp.palette().color(ROLE.Window)
    row = [image.pixelColor(x, image.height() // 2) for x in range(image.width())]
    # Source: WCAG 2.2, "Non-text Contrast"; in the light theme Fusion's own frame is what users know.
    assert max(contrast(pixel, ground) for pixel in row) >= (3 if theme is Theme.DARK and is_enabled else 1.5)


@pytest.mark.parametrize("kind", [QLineEdit, QSpinBox])
def test_focused_input_frame_and_selection_have_sufficient_contrast(
    qapp: QApplication, theme: Theme, kind: type[QWidget], qtbot: QtBot
):
    page, line = QWidget(), kind()
    fill(QVBoxLayout(page), line)
    qtbot.addWidget(page)
    page.show()
    page.activateWindow()
    line.setFocus()
    qtbot.waitUntil(line.hasFocus)
    image, ground = page.grab(line.geometry()).toImage(), qapp.palette().color(ROLE.Window)
    column = [image.pixelColor(image.width() // 3, y) for y in (0, 1, image.height() - 2, image.height() - 1)]
    # Source: WCAG 2.2, "Non-text Contrast".
    assert max(contrast(pixel, ground) for pixel in column) >= 3
    selected, text = (line.palette().color(role) for role in (ROLE.Highlight, ROLE.HighlightedText))
    assert contrast(selected, text) >= 4.5


def test_one_line_separates_row_numbers_from_table_cells(qapp: QApplication, qtbot: QtBot):
    try:
        apply_theme(qapp, Theme.LIGHT)
        table, model = QTableView(), QStandardItemModel(1, 3)
        model.setVerticalHeaderLabels([""])
        table.setModel(model)
        qtbot.addWidget(table)
        table.show()
        numbers = table.verticalHeader().viewport()
        image, ground = numbers.grab().toImage(), qapp.palette().color(ROLE.Window)
        lines = [x for x in range(image.width()) if image.pixelColor(x, 5) != ground]
        assert lines == [image.width() - 1]
    finally:
        apply_theme(qapp, Theme.LIGHT)


def test_icons_are_cached_sharp_and_paler_when_disabled(qapp: QApplication):
    # Else Qt would take its engine apart in the middle of painting, where PySide6 is not safe from other threads.
    assert icon("sitemap") is icon("sitemap")
    assert icon("lock", Tint.WARNING) is not icon("lock")
    pixmap = icon("save").pixmap(QSize(16, 16), 2.0)
    assert pixmap.size() == QSize(32, 32)
    assert pixmap.devicePixelRatio() == 2.0
    normal, disabled = (
        icon("add").pixmap(QSize(24, 24), mode).toImage().pixelColor(12, 12)
        for mode in (QIcon.Mode.Normal, QIcon.Mode.Disabled)
    )
    ground = qapp.palette().color(ROLE.Window)
    assert contrast(disabled, ground) < contrast(normal, ground)


def test_every_icon_is_rendered_in_requested_colour(qapp: QApplication):
    drawings = sorted(resource("icons").glob("*.svg"))
    assert len(drawings) > 30
    wanted = tint_color(Tint.ERROR, qapp.palette())
    for drawing in drawings:
        image = icon(drawing.stem, Tint.ERROR).pixmap(QSize(48, 48)).toImage()
        pixels = [image.pixelColor(x, y) for x in range(48) for y in range(48)]
        drawn = [pixel for pixel in pixels if pixel.alpha() == 255]
        assert drawn, drawing.stem
        if "currentColor" in drawing.read_text(encoding="utf-8"):
            # Where two strokes blend, a channel may be one off.
            assert all(abs(pixel.red() - wanted.red()) <= 1 for pixel in drawn), drawing.stem
            assert all(abs(pixel.blue() - wanted.blue()) <= 1 for pixel in drawn), drawing.stem


def test_selection_bar_colour_shows_keyboard_focus(qapp: QApplication, qtbot: QtBot):
    view, other = QTreeView(), QLineEdit()
    place = QWidget()
    row = QVBoxLayout(place)
    row.addWidget(view)
    row.addWidget(other)
    qtbot.addWidget(place)
    view.setModel(QStandardItemModel(3, 1, view))
    view.setItemDelegate(PaddedDelegate(view))
    view.setCurrentIndex(view.model().index(1, 0))
    with qtbot.waitExposed(place):
        place.show()
    place.activateWindow()
    middle = view.visualRect(view.currentIndex()).center().y()
    bars = []
    for each in (view, other):
        each.setFocus()
        qtbot.waitUntil(each.hasFocus)
        image = view.viewport().grab().toImage()
        bars.append(image.pixelColor(1, middle))
    assert bars == [qapp.palette().color(ROLE.Accent), tint_color(Tint.QUIET, qapp.palette())]


@pytest.fixture
def appearance(qapp: QApplication, preferences) -> Iterator[Appearance]:
    """Appearance that follows the preferences; restored after the test."""
    appearance = Appearance(qapp, preferences)
    yield appearance
    preferences.change({each: each.default for each in (THEME, FONT_POINTS, ROWS)})
    appearance.deleteLater()
    apply_theme(qapp, Theme.LIGHT)


def test_theme_menu_changes_open_window(open_set, set_with_missing, appearance, preferences):
    window = open_set(set_with_missing)
    light = window.grab().toImage().pixelColor(5, 5)
    menu = window.actions_by_id.menu("theme")
    next(action for action in menu.actions() if action.data() == "dark").trigger()
    assert window.grab().toImage().pixelColor(5, 5).lightness() < light.lightness()
    assert preferences[THEME] == "dark"


def test_font_size_and_row_height_apply_immediately(open_set, set_with_missing, appearance, preferences):
    window = open_set(set_with_missing)
    table, panel = window.page.view, window.problems
    before = (table.rowHeight(0), panel.fontMetrics().height())
    preferences.change({FONT_POINTS: 20})
    assert table.rowHeight(0) > before[0]
    assert panel.fontMetrics().height() > before[1]
    preferences.change({FONT_POINTS: 0})
    assert (table.rowHeight(0), panel.fontMetrics().height()) == before
    heights = []
    for rows in ("low", "usual", "high"):
        preferences.change({ROWS: rows})
        heights.append(table.rowHeight(0))
    assert heights == sorted(set(heights))
    assert heights[1] == before[0]


def test_visible_start_page_and_toolbar_scale_with_font(window, appearance, preferences):
    def sizes() -> tuple[int, int, int]:
        name = next(each for each in window.start_page.findChildren(QLabel) if each.text() == "Sitemap Studio")
        page, bar = name.parentWidget(), window.findChild(QToolBar)
        return name.fontMetrics().height(), page.maximumWidth(), bar.iconSize().height()

    before = sizes()
    preferences.change({FONT_POINTS: 20})
    assert all(now > then for now, then in zip(sizes(), before, strict=True))
    preferences.change({FONT_POINTS: 0})
    assert sizes() == before


def test_system_theme_change_applies_only_to_system_preference(qapp: QApplication, appearance, preferences):
    preferences.change({THEME: "dark"})
    ground = qapp.palette().color(ROLE.Window)
    qapp.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Light)
    assert qapp.palette().color(ROLE.Window) == ground
    preferences.change({THEME: "system"})
    assert qapp.palette().color(ROLE.Window) == create_palette(is_dark=False).color(ROLE.Window)


@pytest.mark.parametrize(
    "themes",
    [(Theme.DARK,), (Theme.DARK, Theme.LIGHT), (Theme.DARK, Theme.LIGHT, Theme.DARK)],
    ids=["dark", "light-again", "dark-again"],
)
def test_widgets_of_open_window_use_last_applied_theme(
    open_set, set_with_missing, qapp: QApplication, themes: tuple[Theme, ...]
):
    window = open_set(set_with_missing)
    try:
        for theme in themes:
            apply_theme(qapp, theme)
        wanted = create_palette(is_dark=themes[-1] is Theme.DARK).color(ROLE.Base)
        parts = (window.page.view, window.page.bar, window.menuBar(), window.status, window.problems, window.sitemaps)
        assert [part.palette().color(ROLE.Base).name() for part in parts] == [wanted.name()] * len(parts)
    finally:
        apply_theme(qapp, Theme.LIGHT)


def test_icon_files_share_grid_and_stroke_and_are_unique():
    drawings = {path.stem: path.read_text(encoding="utf-8") for path in resource("icons").glob("*.svg")}
    del drawings["sitemap-studio"]
    for name, drawing in drawings.items():
        assert 'viewBox="0 0 24 24"' in drawing, name
        assert 'stroke-linecap="round"' in drawing, name
        # Dots alone are drawn by a thicker pen.
        assert 'stroke-width="1.75"' in drawing or name == "more", name
    assert len({"".join(drawing.split()) for drawing in drawings.values()}) == len(drawings)


@pytest.mark.parametrize("side", [16, 24, 32, 48, 64, 128, 256, 512])
def test_program_icon_is_rendered_at_every_size(qapp: QApplication, side):
    image = program_icon().pixmap(QSize(side, side), 1.0).toImage()
    assert (image.width(), image.height()) == (side, side)
    assert image.pixelColor(0, 0).alpha() == 0
    assert image.pixelColor(side // 2, side // 8 + side // 8).alpha() == 255
    colours = {image.pixelColor(x, y).name() for x in range(0, side, 1 + side // 64) for y in range(0, side, 2)}
    assert len(colours) > 3


# Sizes that go by the size of letters


def test_sizes_are_not_scaled_at_default_font_size(bundled_font: None, qapp: QApplication):
    apply_theme(qapp, Theme.LIGHT)
    assert (scaled(100), icon_size()) == (100, QSize(16, 16))


def test_sizes_icons_and_boxes_scale_with_font(large_font):
    assert scaled(100) >= 200
    assert icon_size(20).width() == scaled(20)
    box, button, tool = QCheckBox("x"), QPushButton("x"), QToolButton()
    assert box.sizeHint().height() >= box.fontMetrics().height()
    assert button.iconSize().width() >= 32
    assert tool.iconSize().width() >= 32


def _ink(widget: QWidget, left: int, width: int) -> int:
    """Return the number of dark pixels in a strip of a widget."""
    image = widget.grab().toImage()
    place = range(max(0, left), min(image.width(), left + width))
    return sum(image.pixelColor(x, y).lightness() < 140 for x in place for y in range(image.height()))


def test_arrows_of_widgets_scale_with_font(large_font, qtbot):
    box, number, tree = QComboBox(), QSpinBox(), QTreeWidget()
    for widget in (box, number, tree):
        qtbot.addWidget(widget)
        widget.resize(200, 60)
    QTreeWidgetItem(QTreeWidgetItem(tree, ["x"]), ["y"])
    assert _ink(box, 160, 40) >= 60
    assert _ink(number, 180, 20) >= 24
    assert _ink(tree, 0, tree.indentation()) >= 80


def test_calendar_button_of_date_editor_scales_with_font(large_font, qtbot):
    around = QWidget()
    qtbot.addWidget(around)
    line = DateEditor(around, "lastmod")
    around.show()
    button = line.findChild(QToolButton)
    assert isinstance(button, QToolButton)
    assert button.width() >= icon_size().width()


def test_large_font_window_shows_complete_entry_panel_and_rows(large_font, open_set, three_entries):
    window = open_set(three_entries)
    window.actions_by_id["panel-entry"].trigger()
    entry = window.entry
    assert entry.minimumSizeHint().width() >= entry.findChild(QScrollArea).widget().minimumSizeHint().width()
    assert window.page.view.columnWidth(0) >= scaled(220)
    assert window.page.view.rowHeight(0) > 30
