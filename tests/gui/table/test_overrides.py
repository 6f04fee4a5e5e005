"""Overridden Qt methods leak no references.

PySide6 6.11.3 loses a reference to a method that Qt calls while an error of another method that Qt called is pending;
the program dies of it much later. So whatever overrides a method of Qt is called often here, from the view's making to
its end, and must have as many references afterwards as before.
"""

from __future__ import annotations

import gc
import sys

from PySide6.QtGui import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from sitemap_studio.gui.jobs.session import _EditCommand
from sitemap_studio.gui.table.cell_delegates import EntryDelegate
from sitemap_studio.gui.table.entry_model import EntryModel
from sitemap_studio.gui.table.entry_view import EntryView
from sitemap_studio.gui.table.field_editors import ChoiceEditor, DateEditor, InlineValidator, NumberEditor, UrlEditor

CLASSES = (
    EntryView,
    EntryModel,
    EntryDelegate,
    UrlEditor,
    DateEditor,
    ChoiceEditor,
    NumberEditor,
    InlineValidator,
    _EditCommand,
)
ROUNDS = 60
UP, DOWN = Qt.Key.Key_Up, Qt.Key.Key_Down


def references() -> dict[str, int]:
    # What earlier tests left over may hold bound methods.
    gc.collect()
    return {
        f"{cls.__name__}.{name}": sys.getrefcount(what)
        for cls in CLASSES
        for name, what in vars(cls).items()
        if callable(what)
    }


def work(view: EntryView) -> None:
    """Call every overridden method in every column."""
    for column in range(4):
        view.go_to(1, column)
        QTest.keyClick(view, Qt.Key.Key_F2)
        editor = QApplication.focusWidget()
        assert editor is not None
        QTest.keyClicks(editor, "x")
        QTest.keyClick(editor, UP)
        QTest.keyClick(editor, Qt.Key.Key_Tab)
    view.keyboardSearch("x")
    QTest.keyClick(view, DOWN)
    view.selectAll()
    view.resize(view.width() + 1, 300)
    view.grab()
    view.sort_by("loc")
    view.sort_by(None)


def lost(before: dict[str, int]) -> dict[str, tuple[int, int]]:
    after = references()
    return {name: (count, after[name]) for name, count in before.items() if after[name] < count}


def test_repeated_use_of_table_leaks_no_references(show_table, document_of, session):
    view = show_table(document_of(loc=["http://a.example/", "http://b.example/", "http://c.example/"]))
    work(view)
    session.undo_stack.setIndex(0)
    before = references()
    for _ in range(ROUNDS):
        work(view)
        session.undo_stack.setIndex(0)
    assert lost(before) == {}


def test_creating_table_leaks_no_references(show_table, document_of):
    document = document_of(loc=["http://a.example/"])
    before = references()
    for _ in range(10):
        show_table(document).close()
    assert lost(before) == {}
