"""Sizes that go by the size of letters."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QToolButton,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from sitemap_studio.gui.table.delegates import DateEditor
from sitemap_studio.gui.theme import Theme, apply_theme, icon_size, scaled


def test_sizes_are_as_they_are_with_letters_of_the_usual_size(bundled_font: None, qapp: QApplication):
    apply_theme(qapp, Theme.LIGHT)
    assert (scaled(100), icon_size()) == (100, QSize(16, 16))


def test_sizes_icons_and_boxes_grow_with_the_letters(large_letters):
    assert scaled(100) >= 200
    assert icon_size(20).width() == scaled(20)
    box, button, tool = QCheckBox("x"), QPushButton("x"), QToolButton()
    assert box.sizeHint().height() >= box.fontMetrics().height()
    assert button.iconSize().width() >= 32
    assert tool.iconSize().width() >= 32


def _ink(widget: QWidget, left: int, width: int) -> int:
    """How many pixels of a strip of a widget are dark."""
    image = widget.grab().toImage()
    place = range(max(0, left), min(image.width(), left + width))
    return sum(image.pixelColor(x, y).lightness() < 140 for x in place for y in range(image.height()))


def test_arrows_of_lists_numbers_and_branches_grow_with_the_letters(large_letters, qtbot):
    box, number, tree = QComboBox(), QSpinBox(), QTreeWidget()
    for widget in (box, number, tree):
        qtbot.addWidget(widget)
        widget.resize(200, 60)
    QTreeWidgetItem(QTreeWidgetItem(tree, ["x"]), ["y"])
    assert _ink(box, 160, 40) >= 60
    assert _ink(number, 180, 20) >= 24
    assert _ink(tree, 0, tree.indentation()) >= 80


def test_the_calendar_of_dates_is_drawn_as_large_as_the_letters(large_letters, qtbot):
    around = QWidget()
    qtbot.addWidget(around)
    line = DateEditor(around, "lastmod")
    around.show()
    button = line.findChild(QToolButton)
    assert isinstance(button, QToolButton)
    assert button.width() >= icon_size().width()


def test_a_window_at_twice_the_size_shows_its_panels_whole(large_letters, opened, three_entries):
    window = opened(three_entries)
    window.actions_by_id["panel-entry"].trigger()
    entry = window.entry
    assert entry.minimumSizeHint().width() >= entry.findChild(QScrollArea).widget().minimumSizeHint().width()
    assert window.page.view.columnWidth(0) >= scaled(240)
    assert window.page.view.rowHeight(0) > 30
