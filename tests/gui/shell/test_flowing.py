"""Icons inside line edits, and minimum sizes of windows with a large font."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication, QLineEdit, QToolButton
from pytestqt.qtbot import QtBot

from sitemap_studio.core.errors import ReadError
from sitemap_studio.gui.theme import icon_size, scaled
from sitemap_studio.gui.widgets.line_edits import add_clear_button, add_leading_icon

pytestmark = pytest.mark.fonts


def test_icons_inside_line_edit_do_not_cover_text_cursor(large_font, qtbot: QtBot):
    line = QLineEdit("words")
    qtbot.addWidget(line)
    add_clear_button(line)
    add_leading_icon(line, "find", "Search")
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
def test_minimum_window_size_with_large_font_is_limited(large_font, open_set, set_with_missing, stretch):
    window = open_set(set_with_missing)
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
