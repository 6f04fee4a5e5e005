"""Rows that go on in further lines, icons inside lines, and bars that give way in a narrow window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from sitemap_studio.core.errors import ReadError
from sitemap_studio.gui.theme import icon_size, scaled
from sitemap_studio.gui.widgets.layouts import FlowRow
from sitemap_studio.gui.widgets.line_edits import offer_clearing, show_purpose

pytestmark = pytest.mark.fonts


@pytest.fixture
def row(qtbot: QtBot) -> QWidget:
    """Three widgets of 100 pixels in a row, the middle one of which stretches."""
    whole = QWidget()
    qtbot.addWidget(whole)
    layout = FlowRow(whole, gap=10, line_gap=5)
    for place in range(3):
        button = QPushButton(whole)
        button.setMinimumWidth(100)
        button.setFixedHeight(20)
        if place != 1:
            button.setFixedWidth(100)
        layout.add(button, stretch=int(place == 1))
    return whole


def places(row: QWidget, width: int) -> list[QRect]:
    layout = row.layout()
    assert layout is not None
    row.resize(width, layout.heightForWidth(width))
    layout.setGeometry(row.rect())
    return [button.geometry() for button in row.findChildren(QPushButton)]


def test_widgets_stand_beside_each_other_as_far_as_there_is_room(row):
    assert [(rect.left(), rect.width()) for rect in places(row, 400)] == [(0, 100), (110, 180), (300, 100)]
    assert len({rect.top() for rect in places(row, 400)}) == 1


def test_what_finds_no_room_goes_on_in_a_further_line(row):
    first, second, third = places(row, 250)
    assert first.top() == second.top() < third.top()
    assert (second.right(), third.left()) == (249, 0)
    assert len({rect.top() for rect in places(row, 120)}) == 3


def test_a_row_is_as_high_as_its_lines_and_as_narrow_as_its_widest_widget(row):
    layout = row.layout()
    assert layout.heightForWidth(400) < layout.heightForWidth(250) < layout.heightForWidth(120)
    assert layout.minimumSize().width() == 100


def test_hidden_widgets_take_no_room_and_removed_ones_are_gone(row):
    first, second, _ = row.findChildren(QPushButton)
    row.show()
    second.hide()
    assert places(row, 400)[2].left() == 110
    layout = row.layout()
    layout.removeWidget(first)
    assert (layout.count(), layout.itemAt(0).widget(), layout.itemAt(2)) == (2, second, None)


def test_icons_inside_fields_leave_room_for_text(large_letters, qtbot: QtBot):
    line = QLineEdit("words")
    qtbot.addWidget(line)
    offer_clearing(line)
    show_purpose(line, "find", "Search")
    line.resize(400, line.sizeHint().height())
    line.show()
    buttons = [button for button in line.findChildren(QToolButton) if button.isVisible()]
    assert len(buttons) == 2
    for button in buttons:
        assert button.width() >= icon_size().width()
        assert line.rect().contains(button.geometry())
    line.home(False)
    cursor = QRect(line.inputMethodQuery(Qt.InputMethodQuery.ImCursorRectangle)).center()
    assert not any(button.geometry().contains(cursor) for button in buttons)


@pytest.mark.parametrize("stretch", [100, 125])
def test_a_window_of_1280_pixels_keeps_its_size_with_three_sides_open_at_twice_the_size_of_letters(
    large_letters, opened, a_set, stretch
):
    window = opened(a_set)
    font = QApplication.font()
    font.setStretch(stretch)
    QApplication.setFont(font)
    window.actions_by_id["panel-entry"].trigger()
    window.messages.show_error(ReadError("“sitemap.xml” ends in the middle of an entry.", hint="It may be incomplete."))
    QApplication.processEvents()
    assert window.minimumSizeHint().width() <= 1_280
    assert window.minimumSizeHint().height() <= 700
    assert window.page.bar.minimumSizeHint().width() >= scaled(200)
    assert window.sitemaps.minimumSizeHint().width() >= scaled(150)
