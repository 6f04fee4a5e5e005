"""The filter bar, by itself and with the table."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QToolButton
from pytestqt.qtbot import QtBot

from sitemap_studio.gui.panels.filter_bar import FilterBar


@pytest.fixture
def bar(qtbot: QtBot) -> FilterBar:
    bar = FilterBar()
    qtbot.addWidget(bar)
    return bar


def line_of(bar: FilterBar) -> QLineEdit:
    (line,) = bar.findChildren(QLineEdit)
    return line


def test_words_are_handed_over_at_every_key(bar: FilterBar, qtbot: QtBot):
    heard: list[str] = []
    bar.asked.connect(lambda: heard.append(bar.text))
    qtbot.keyClicks(line_of(bar), "blog")
    assert heard == ["b", "bl", "blo", "blog"]


def test_enter_hands_the_words_over_again(bar: FilterBar, qtbot: QtBot):
    qtbot.keyClicks(line_of(bar), "blog")
    with qtbot.waitSignal(bar.asked, timeout=50):
        qtbot.keyClick(line_of(bar), Qt.Key.Key_Return)


def test_the_cross_goes_with_the_words_however_these_are_taken_away(bar: FilterBar, qtbot: QtBot):
    with qtbot.waitExposed(bar):
        bar.show()
    line = line_of(bar)
    (cross,) = (button for button in line.findChildren(QToolButton) if button.text() == "Clear this line")
    for take_away in (bar.clear, partial(bar.show_words, ""), partial(qtbot.keyClick, line, Qt.Key.Key_Escape)):
        bar.show_words("shop")
        qtbot.waitUntil(cross.isVisible)
        take_away()
        qtbot.waitUntil(cross.isHidden)


def test_escape_clears_the_words_and_then_leaves(bar: FilterBar, qtbot: QtBot):
    line_of(bar).setText("blog")
    qtbot.keyClick(line_of(bar), Qt.Key.Key_Return)
    with qtbot.waitSignal(bar.asked):
        qtbot.keyClick(line_of(bar), Qt.Key.Key_Escape)
    assert bar.text == ""
    with qtbot.waitSignal(bar.left):
        qtbot.keyClick(line_of(bar), Qt.Key.Key_Escape)


def test_counts_name_what_is_shown_of_what_is_there(bar: FilterBar):
    bar.show_counts(12, 1234)
    assert bar.count_text == "12 of 1,234"
    bar.show_counts(1234, 1234)
    assert bar.count_text == "1,234 entries"
    bar.show_counts(1, 1)
    assert bar.count_text == "1 entry"


def test_a_filter_shows_what_matches_and_says_how_much(opened, a_set, qtbot: QtBot):
    window = opened(a_set)
    window.actions_by_id["find"].trigger()
    with qtbot.waitSignal(window.page.view.shown_count_changed):
        qtbot.keyClicks(line_of(window.page.bar), "lastmod = 2026-11-31 and entry < 5")
    assert window.page.view.entries.rowCount() == 2
    assert window.page.bar.count_text == "2 of 5"


def test_words_that_make_no_sense_are_explained_and_change_nothing(opened, a_set, qtbot: QtBot):
    window = opened(a_set)
    line = line_of(window.page.bar)
    qtbot.keyClicks(line, "entry < 5 and lastmod = 2026-11-31")
    qtbot.waitUntil(lambda: window.page.view.entries.rowCount() == 2)
    # At each key what was understood last stays.
    counts = set()
    for key in " and priority > much":
        with qtbot.waitSignal(window.page.bar.asked):
            qtbot.keyClicks(line, key)
        counts.add(window.page.view.entries.rowCount())
    assert counts == {2}
    assert "much" in window.page.bar.reason
    with qtbot.waitSignal(window.page.bar.asked):
        line.setText("")
    assert window.page.bar.reason == ""


def test_a_filter_that_nothing_matches_says_so_in_the_table(opened, a_set, qtbot: QtBot):
    window = opened(a_set)
    with qtbot.waitSignal(window.page.bar.asked):
        line_of(window.page.bar).setText("nowhere-to-be-found")
    assert window.page.note == "No entry matches the filter."
    window.page.bar.clear()
    assert window.page.note == ""


def test_another_set_is_shown_without_the_old_filter(opened, a_set, three_entries, qtbot: QtBot):
    window = opened(a_set)
    with qtbot.waitSignal(window.page.bar.asked):
        line_of(window.page.bar).setText("relative")
    opened(three_entries)
    assert window.page.bar.text == ""
    assert window.page.view.entries.rowCount() == 3
    assert window.page.bar.count_text == "3 entries"
