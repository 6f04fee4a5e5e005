"""Actions on the table, and its contents, for tests."""

from __future__ import annotations

from PySide6.QtCore import QItemSelection, QItemSelectionModel
from PySide6.QtGui import QGuiApplication

from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.table.entry_model import EntryModel
from sitemap_studio.gui.table.entry_view import EntryView
from sitemap_studio.search.filter_language import parse_typed
from sitemap_studio.search.filters import matching

SELECT = QItemSelectionModel.SelectionFlag
FIELDS = ("loc", "lastmod", "changefreq", "priority")


def select(view: EntryView, *boxes: tuple[int, int, int, int]) -> None:
    """Select boxes of first row, first column, last row, last column; the first corner becomes the current cell."""
    selection = QItemSelection()
    for top, left, bottom, right in boxes:
        selection.select(view.entries.index(top, left), view.entries.index(bottom, right))
    view.go_to(boxes[0][0], boxes[0][1])
    view.selectionModel().select(selection, SELECT.ClearAndSelect)


def select_rows(view: EntryView, *rows: int) -> None:
    select(view, *((row, 0, row, view.entries.columnCount() - 1) for row in rows))


def filter_by(model: EntryModel, text: str) -> None:
    """Apply a typed filter; an empty text shows all entries."""
    table = model.session.document.table
    model.set_filter(matching(parse_typed(text), table) if text.strip() else None)


def column(view: EntryView, field: str = "loc") -> list[str | None]:
    return [view.entries.value(view.entries.slot_at(row), field) for row in range(view.entries.rowCount())]


def cells(session: Session) -> list[tuple[str | None, ...]]:
    return session.document.table.rows(session.document.table.order, FIELDS).rows()


def clip(text: str) -> None:
    QGuiApplication.clipboard().setText(text)


def undone(session: Session) -> list[str | None]:
    session.undo_stack.undo()
    return session.document.table.locs()
