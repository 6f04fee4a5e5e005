"""Cell editors: any text is stored unchanged, and validated during typing."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QDate, QLocale, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton, QWidget

from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.table.entry_view import EntryView
from sitemap_studio.gui.table.field_editors import (
    ChoiceEditor,
    DateEditor,
    FieldEditor,
    NumberEditor,
    UrlEditor,
    parse_day,
    replace_day,
    step_priority,
)
from sitemap_studio.protocol.rule import Severity

COLUMNS = {"loc": 0, "lastmod": 1, "changefreq": 2, "priority": 3}
CLASSES = {"loc": UrlEditor, "lastmod": DateEditor, "changefreq": ChoiceEditor, "priority": NumberEditor}

OFFSCREEN = pytest.mark.qt_log_ignore("This plugin does not support")
"""Popups ask for what the screen of the tests does not have."""


@pytest.fixture
def view(show_table, document_of) -> EntryView:
    return show_table(document_of(loc=[f"http://a.example/{n}" for n in range(3)]))


def open_editor(view: EntryView, field: str, row: int = 0) -> FieldEditor:
    view.go_to(row, COLUMNS[field])
    QTest.keyClick(view, Qt.Key.Key_F2)
    editor = view.viewport().findChild(CLASSES[field])
    assert isinstance(editor, FieldEditor)
    return editor


def typed_into(view: EntryView, field: str, text: str) -> FieldEditor:
    editor = open_editor(view, field)
    QTest.keyClicks(editor, text)
    return editor


def value(session: Session, field: str, place: int = 0) -> str | None:
    return session.document.table.value(int(session.document.table.order[place]), field)


@pytest.mark.parametrize(
    ("field", "text"),
    [
        ("loc", "https://b.example/?a=1&b=2"),
        ("loc", "not an address"),
        ("lastmod", "2026-11-02T17:33:00+01:00"),
        ("lastmod", "2026"),
        ("lastmod", "yesterday"),
        ("changefreq", "weekly"),
        ("changefreq", "Weekly"),
        ("changefreq", "sometimes"),
        ("priority", "0.85"),
        ("priority", "0,8"),
        ("priority", "high"),
        ("priority", "7"),
    ],
)
def test_text_typed_in_cell_is_stored_unchanged(view, session, field, text):
    editor = typed_into(view, field, text)
    QTest.keyClick(editor, Qt.Key.Key_Return)
    assert value(session, field) == text
    assert session.undo_stack.count() == 1


@pytest.mark.parametrize(
    ("field", "valid", "invalid", "severity"),
    [
        ("loc", "http://a.example/", "a.example", Severity.ERROR),
        ("loc", "http://a.example/", " http://a.example/", Severity.WARNING),
        ("lastmod", "2026-10-30", "2026-11-31", Severity.ERROR),
        ("changefreq", "daily", "Daily", Severity.ERROR),
        ("priority", "1.0", "1.1", Severity.ERROR),
    ],
)
def test_invalid_text_in_cell_editor_is_marked(view, field, valid, invalid, severity):
    editor = open_editor(view, field)
    editor.set_text(valid)
    assert (editor.inline_validator.severity, editor.toolTip()) == (None, "")
    editor.set_text(invalid)
    assert editor.inline_validator.severity is severity
    assert editor.toolTip()
    assert editor.accessibleDescription() == editor.toolTip()


@pytest.mark.parametrize("field", list(COLUMNS))
def test_escape_in_cell_editor_discards_typed_text(view, session, field):
    editor = open_editor(view, field)
    assert editor.accessibleName() == field
    if field != "loc":
        assert editor.inline_validator.severity is None
    QTest.keyClicks(editor, "x")
    QTest.keyClick(editor, Qt.Key.Key_Escape)
    assert session.undo_stack.count() == 0
    assert view.hasFocus()


@pytest.mark.parametrize("field", list(COLUMNS))
@pytest.mark.parametrize("is_focus_lost", [False, True], ids=["enter", "focus-lost"])
def test_typing_on_cell_replaces_its_value(qtbot, view, session, field, is_focus_lost):
    other = QWidget(view)
    other.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    other.show()
    view.go_to(0, COLUMNS[field])
    QTest.keyClicks(view, "q")
    if is_focus_lost:
        other.setFocus()
    else:
        QTest.keyClick(view.viewport().findChild(CLASSES[field]), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: value(session, field) == "q")


def test_opened_editor_selects_text_and_stores_overlong_replacement(view, session):
    long = "http://a.example/" + "x" * 40_000
    editor = open_editor(view, "loc")
    assert isinstance(editor, UrlEditor)
    assert editor.selectedText() == "http://a.example/0"
    editor.set_text(long)
    # Typed text survives new problems.
    session.emit_problems_changed()
    assert editor.inline_validator.line.text() == long
    QTest.keyClick(editor, Qt.Key.Key_Return)
    assert value(session, "loc") == long


@pytest.mark.parametrize(("field", "text"), [("loc", "http://a.example/\nx"), ("changefreq", "DAILY")])
def test_closing_unchanged_editor_adds_no_step(show_table, document_of, session, field, text):
    view = show_table(document_of(**{"loc": ["http://a.example/"], field: [text]}))
    editor = open_editor(view, field)
    assert field == "loc" or editor.inline_validator.line.text() == text
    QTest.keyClick(editor, Qt.Key.Key_Return)
    assert session.undo_stack.count() == 0


@pytest.mark.parametrize(
    ("key", "modifier", "row", "column"),
    [
        (Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, 2, 1),
        (Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier, 0, 1),
        (Qt.Key.Key_Tab, Qt.KeyboardModifier.NoModifier, 1, 2),
        (Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier, 1, 0),
    ],
)
def test_commit_keys_store_text_and_select_next_cell(view, session, key, modifier, row, column):
    editor = open_editor(view, "lastmod", row=1)
    QTest.keyClicks(editor, "2026")
    QTest.keyClick(editor, key, modifier)
    assert (view.currentIndex().row(), view.currentIndex().column()) == (row, column)
    assert value(session, "lastmod", 1) == "2026"
    assert view.hasFocus()


def test_enter_moves_below_first_tabbed_cell(view, session):
    def walk(*keys: Qt.Key) -> tuple[int, int]:
        for key in keys:
            QTest.keyClick(QApplication.focusWidget() or view, key)
        return view.currentIndex().row(), view.currentIndex().column()

    tab, enter = Qt.Key.Key_Tab, Qt.Key.Key_Return
    view.go_to(0, 1)
    QTest.keyClick(view, Qt.Key.Key_F2)
    QTest.keyClicks(QApplication.focusWidget() or view, "2026-01")
    assert walk(tab, tab) == (0, 3)
    QTest.keyClick(view, Qt.Key.Key_F2)
    assert walk(enter) == (1, 1)
    assert walk(enter) == (2, 1)
    assert value(session, "lastmod", 0) == "2026-01"
    # Tab starts from a cell that was reached in another way.
    view.go_to(0, 0)
    assert walk(tab, tab, Qt.Key.Key_Down, enter) == (2, 2)
    view.go_to(0, 2)
    assert walk(tab, tab) == (1, 0)
    assert walk(enter) == (2, 2)


def test_ctrl_enter_fills_selection_in_one_step(view, session):
    view.selectAll()
    view.go_to(0, 2)
    view.selectAll()
    QTest.keyClick(view, Qt.Key.Key_F2)
    editor = view.viewport().findChild(ChoiceEditor)
    assert editor is not None
    QTest.keyClicks(editor, "weekly")
    QTest.keyClick(editor, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert [value(session, "changefreq", place) for place in range(3)] == ["weekly"] * 3
    assert session.undo_stack.count() == 1


@OFFSCREEN
def test_editor_keys_take_precedence_over_menu_shortcuts(view, session):
    taken: list[str] = []
    for keys in ("Alt+Down", "Ctrl+Return"):
        action = QAction(view)
        action.setShortcut(keys)
        action.triggered.connect(partial(taken.append, keys))
        view.addAction(action)
    editor = typed_into(view, "lastmod", "2026")
    assert isinstance(editor, DateEditor)
    QTest.keyClick(editor, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert editor.calendar is not None
    QTest.keyClick(editor.calendar, Qt.Key.Key_Escape)
    QTest.keyClick(editor, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert (taken, value(session, "lastmod")) == ([], "2026")


def test_changefreq_editor_lists_values_and_completes_typed_word(view):
    editor = open_editor(view, "changefreq")
    assert isinstance(editor, ChoiceEditor)
    texts = [editor.itemText(place) for place in range(editor.count())]
    assert texts == ["", "always", "hourly", "daily", "weekly", "monthly", "yearly", "never"]
    QTest.keyClicks(editor, "mon")
    assert editor.inline_validator.line.text() == "monthly"


@pytest.mark.parametrize(
    ("text", "steps", "result"),
    [
        ("", 1, "0.6"),
        ("", -1, "0.4"),
        ("0.5", 1, "0.6"),
        ("0.85", 1, "0.95"),
        ("1.0", 1, "1.0"),
        ("0.05", -1, "0.0"),
        ("7", -1, "1.0"),
        ("-3", 1, "0.0"),
        ("high", 1, "0.6"),
        ("0.8", 1, "0.9"),
        ("0.9", 1, "1.0"),
    ],
)
def test_priority_steps_by_tenths_between_zero_and_one(text, steps, result):
    assert step_priority(text, steps) == result


def test_arrow_keys_step_priority_in_editor(view, session):
    editor = typed_into(view, "priority", "0.5")
    QTest.keyClick(editor, Qt.Key.Key_Up)
    QTest.keyClick(editor, Qt.Key.Key_Return)
    assert value(session, "priority") == "0.6"


@pytest.mark.parametrize(
    ("text", "day"),
    [
        ("2026-11-02", (2026, 11, 2)),
        ("2026-11-02T10:00Z", (2026, 11, 2)),
        ("2026-11", (2026, 11, 1)),
        ("2026", (2026, 1, 1)),
        ("2026-11-31", None),
        ("yesterday", None),
        ("", None),
    ],
)
def test_calendar_day_is_parsed_from_date_text(text, day):
    assert parse_day(text) == (QDate(*day) if day else None)


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("2026-11-02T17:33:30+01:00", "2027-01-05T17:33:30+01:00"),
        ("2026-11-31T17:33Z", "2027-01-05T17:33Z"),
        ("2026-11-02", "2027-01-05"),
        ("2026", "2027-01-05"),
        ("yesterday", "2027-01-05"),
        ("2026-11-02 17:33", "2027-01-05"),
    ],
)
def test_replacing_day_of_date_retains_only_valid_time(text, result):
    assert replace_day(text, QDate(2027, 1, 5)) == result


@OFFSCREEN
def test_calendar_sets_day_and_escape_keeps_editor_open(view, session):
    editor = open_editor(view, "lastmod")
    assert isinstance(editor, DateEditor)
    editor.open_calendar()
    assert editor.calendar is not None
    QTest.keyClick(editor.calendar, Qt.Key.Key_Escape)
    assert not editor.calendar.isVisible()
    assert view.viewport().findChild(DateEditor) is editor
    assert QApplication.activePopupWidget() is None
    editor.set_text("2026-11-02T10:00Z")
    QTest.keyClick(editor, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert editor.calendar.isVisible()
    assert editor.calendar.month.selectedDate() == QDate(2026, 11, 2)
    assert editor.calendar.day.text() == QLocale().toString(QDate(2026, 11, 2), QLocale.FormatType.LongFormat)
    steps = {each.objectName(): each.accessibleName() for each in editor.calendar.month.findChildren(QToolButton)}
    assert (steps["qt_calendar_prevmonth"], steps["qt_calendar_nextmonth"]) == ("October 2026", "December 2026")
    editor.calendar.month.activated.emit(QDate(2026, 12, 24))
    assert not editor.calendar.isVisible()
    assert editor.inline_validator.line.text() == "2026-12-24T10:00Z"
    QTest.keyClick(editor, Qt.Key.Key_Return)
    assert value(session, "lastmod") == "2026-12-24T10:00Z"
