"""The index as a table: a row for each sitemap, with its entry in the index, figures, newest date and problems."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

import polars as pl
from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QItemSelectionRange,
    QObject,
    QRect,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import (
    QGuiApplication,
    QHideEvent,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPalette,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyleOptionHeader,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from sitemap_studio.core.errors import RequestError
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.index_rows import (
    INDEX_COLUMNS,
    NUMBER_COLUMNS,
    IndexColumn,
    SitemapProblems,
    cell_value,
    count_problems,
    sort_sitemaps,
)
from sitemap_studio.gui.formatting.display_text import cell_text, cell_tooltip
from sitemap_studio.gui.i18n import format_number, size_text
from sitemap_studio.gui.jobs.background_jobs import Jobs, LatestJob
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.table.cell_delegates import FieldDelegate
from sitemap_studio.gui.table.cell_painting import (
    MARGIN,
    CellPainter,
    PaintedCell,
    selected_cells,
    selection_borders,
    severity_icon_side,
)
from sitemap_studio.gui.table.clipboard import grid_text
from sitemap_studio.gui.table.column_sort import ColumnSort
from sitemap_studio.gui.table.entry_headers import sort_arrow
from sitemap_studio.gui.table.field_editors import FieldEditor, UrlEditor, make_field_editor
from sitemap_studio.gui.table.painted_table import PaintedTable
from sitemap_studio.gui.theme import scaled
from sitemap_studio.gui.widgets.labels import severity_name
from sitemap_studio.gui.widgets.list_view import NO_INDEX, Index
from sitemap_studio.protocol.rule import Severity
from sitemap_studio.validation.problem import Problem
from sitemap_studio.validation.problems import Problems

_ROLE = Qt.ItemDataRole
_FLAG = Qt.ItemFlag
_KEY = Qt.Key
_SELECT = QItemSelectionModel.SelectionFlag
_TRIGGER = QAbstractItemView.EditTrigger
_FLAGS: Final = _FLAG.ItemIsEnabled | _FLAG.ItemIsSelectable | _FLAG.ItemNeverHasChildren
_MAX_RANGES: Final = 1_000  # a selection of more ranges of rows is not restored after sorting
_TITLE_PADDING: Final = 20  # pixels beside the title of a column
_MIN_LOC: Final = 96  # pixels
_ROUNDING: Final = 3
_MIN_FREE: Final = 500  # pixels for file and loc, if lastmod is widened
_LONG_DATE: Final = "2026-11-20T22:22:22+00:00"
_UNKNOWN: Final = "–"

_SAMPLES: Final[dict[IndexColumn, str]] = {
    "file": "products-2026-11.xml.gz",
    "lastmod": "2026-11-20",
    "entries": "50,000",
    "excess": "5,000",
    "size": "999 bytes",
    "newest": "2026-11-20",
    "problems": "1,000",
}
"""Text that fits into a column by default; `loc` has the remaining width."""

_Answer = tuple[SitemapProblems, list[int]]


class IndexModel(QAbstractTableModel):
    """Table model of the sitemaps of the set; cells read their values from the document when they are painted.

    Problems are counted and rows are sorted in a job, while the model is active. An edit does not move sorted rows until
    the user sorts again.

    Attributes:
        sitemaps: Id of the sitemap in each row.
        problems: Problems by sitemap; empty until they are counted.
        columns: Names of the columns.
        sort_keys: Sort keys, the most significant first; empty for the order of the set.

    Signals:
        rename_requested: Id of a sitemap, and the new name of its file.
        dates_requested: New lastmod in the index by sitemap id; None to remove it.
        sort_changed: The sort keys changed.
    """

    rename_requested = Signal(int, str)
    dates_requested = Signal(object)
    sort_changed = Signal()

    def __init__(self, session: Session, jobs: Jobs, parent: QObject | None = None) -> None:
        """Create the inactive model of the session's document, without rows."""
        super().__init__(parent)
        self._session = session
        self.sitemaps: list[int] = []
        self.columns: tuple[IndexColumn, ...] = INDEX_COLUMNS
        self.problems = SitemapProblems()
        self.sort_keys: tuple[ColumnSort, ...] = ()
        self._listed: tuple[int, ...] = ()
        self._counted: Problems | None = None
        self._is_active = self._is_sort_pending = False
        self._job = LatestJob(jobs, self)
        self._job.answered.connect(self._on_answered)
        session.replaced.connect(self._on_replaced)
        session.sitemaps_changed.connect(self._refresh_rows)
        session.changed.connect(self._refresh_cells)
        session.problems_changed.connect(self._refresh_problems)

    @property
    def document(self) -> Document:
        """The open document."""
        return self._session.document

    def set_active(self, *, is_active: bool) -> None:
        """Activate the model, which lists the sitemaps and counts their problems in a job, or deactivate it.

        An inactive model ignores edits and new problems.
        """
        self._is_active = is_active
        if is_active:
            self._refresh_rows()
            self._refresh_problems()

    @Slot()
    def _on_replaced(self) -> None:
        """Remove all rows, problems and sort keys after another document was opened; if active, list its sitemaps."""
        self._job.cancel_latest()
        self._counted, self.problems, self._listed = None, SitemapProblems(), ()
        # Ids of the new document may be the same, but a selection of the old one does not apply to it.
        self._show_rows([])
        self.sort_by(())
        self._refresh_rows()

    @Slot()
    def _refresh_rows(self) -> None:
        """List the sitemaps again if some were added, removed or moved; sorted rows are sorted again in a job."""
        if not self._is_active:
            return
        listed = self.document.sitemaps.ids
        if listed != self._listed:
            self._listed = listed
            self._show_rows(list(listed))
            self._is_sort_pending = bool(self.sort_keys)
            if self._is_sort_pending:
                self._request()

    @Slot()
    def _refresh_cells(self) -> None:
        """Emit `dataChanged` for all cells, of which views read only the visible ones; do nothing if inactive or empty."""
        if self._is_active and self.sitemaps:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self.sitemaps) - 1, len(self.columns) - 1))

    @Slot()
    def _refresh_problems(self) -> None:
        """Emit `dataChanged` for all cells and, if the problems changed, count them in a job; do nothing if inactive."""
        self._refresh_cells()
        if self._is_active and self._counted is not self.document.problems:
            self._counted = self.document.problems
            self._request()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort the rows by one column in a job; -1 restores the order of the set. Do nothing for the current sort key."""
        is_descending = order is Qt.SortOrder.DescendingOrder
        keys = (ColumnSort(self.columns[column], is_descending),) if 0 <= column < len(self.columns) else ()
        if keys != self.sort_keys:
            self.sort_by(keys)

    def sort_by(self, keys: Sequence[ColumnSort]) -> None:
        """Sort the rows by keys in a job, the most significant first; no keys restore the order of the set at once."""
        self.sort_keys = tuple(keys)
        self._is_sort_pending = bool(keys)
        self.sort_changed.emit()
        if keys:
            self._request()
        elif self._is_active:
            self._show_rows(list(self._listed))

    def _request(self) -> None:
        """Start a job that counts the problems by sitemap, and sorts the sitemaps by the current keys."""
        document, table, listed = self.document, self.document.table.snapshot(), self._listed
        problems = document.problems
        keys = [(cast("IndexColumn", key.column), key.is_descending) for key in self.sort_keys]

        def count_and_sort(progress: Progress) -> _Answer:
            """Return the problems by sitemap, and the ids of the sitemaps in sorted order."""
            counted = count_problems(problems, table, progress)
            return counted, sort_sitemaps(document, listed, keys, counted, progress)

        self._job.request(document, self.tr("Sorting sitemaps"), count_and_sort)

    @Slot(object, object)
    def _on_answered(self, question: object, answer: _Answer) -> None:
        """Show the problems that a job counted, and its order of rows if a sort is pending."""
        self.problems, order = answer
        if self._is_sort_pending:
            self._is_sort_pending = False
            self._show_rows(order)
        self._refresh_cells()

    def _show_rows(self, sitemaps: list[int]) -> None:
        """Reset the model to these sitemaps, given by id in the order of rows, unless it shows exactly these."""
        if sitemaps != self.sitemaps:
            self.beginResetModel()
            self.sitemaps = sitemaps
            self.endResetModel()

    # QAbstractTableModel

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        """Return the number of listed sitemaps; 0 below a cell."""
        return 0 if parent.isValid() else len(self.sitemaps)

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self.columns)

    def title(self, column: str) -> str:
        """Return the title of a column, given by name, in the user's language."""
        titles = {
            "file": self.tr("File"), "loc": "loc", "lastmod": "lastmod", "entries": self.tr("Entries"),
            "excess": self.tr("Over limit"), "size": self.tr("Size"), "newest": self.tr("Newest date"),
            "problems": self.tr("Problems"),
        }  # fmt: skip
        return titles[column]

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _ROLE.DisplayRole) -> object:
        """Return title or tooltip of a column, or the number of a row from 1; None for other roles or without a tooltip."""
        if orientation is Qt.Orientation.Vertical:
            return format_number(section + 1) if role == _ROLE.DisplayRole else None
        column = self.columns[section]
        if role == _ROLE.DisplayRole:
            return self.title(column)
        if role == _ROLE.ToolTipRole:
            tips = {
                "loc": self.tr("URL of the sitemap in the index"),
                "lastmod": self.tr("Date of the sitemap in the index"),
                "excess": self.tr("Number of URLs over the limit of the profile"),
                "newest": self.tr("Newest lastmod of the entries in the sitemap"),
            }
            return tips.get(column)
        return None

    def text(self, sitemap: int, column: IndexColumn) -> str:
        """Return the text of a cell in the row of a sitemap, given by id; “–” for unknown figures, "" without a value."""
        file = self.document.sitemaps[sitemap]
        value = cell_value(self.document, file, column, self.problems)
        if isinstance(value, int):
            return size_text(value) if column == "size" else format_number(value)
        if value is None and file.error is not None and column in ("entries", "size"):
            return _UNKNOWN
        return value or ""

    def severity(self, sitemap: int, column: IndexColumn) -> Severity | None:
        """Return the worst severity of the counted problems in a cell of a sitemap, given by id; None without problems."""
        return self.problems.severity(sitemap, column)

    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> object:
        """Return displayed or stored text, alignment, tooltip or accessible text of a cell; None for other roles."""
        if not index.isValid():
            return None
        sitemap, column = self.sitemaps[index.row()], self.columns[index.column()]
        match role:
            case _ROLE.DisplayRole:
                return cell_text(self.text(sitemap, column))
            case _ROLE.EditRole:
                return self.text(sitemap, column)
            case _ROLE.TextAlignmentRole if column in NUMBER_COLUMNS:
                return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            case _ROLE.ToolTipRole:
                return self._tooltip(sitemap, column) or None
            case _ROLE.AccessibleTextRole if (severity := self.severity(sitemap, column)) is not None:
                return f"{self.text(sitemap, column)}, {severity_name(severity)}"
        return None

    def _tooltip(self, sitemap: int, column: IndexColumn) -> str:
        """Return the tooltip of a cell: why its sitemap was not read, problems in the index, or a long value; else ""."""
        error = self.document.sitemaps[sitemap].error
        if error is not None and column != "lastmod":
            return cell_tooltip(str(error) + "\n" + self.text(sitemap, column), ())
        return cell_tooltip(self.text(sitemap, column), self.problems_in_index(sitemap, column))

    def problems_in_index(self, sitemap: int, column: IndexColumn) -> list[Problem]:
        """Return the problems of a sitemap's URL or date in the index; none for columns other than these two."""
        return [
            problem
            for problem in self.document.problems.individual
            if problem.sitemap == sitemap and problem.is_in_index and column in ("loc", "lastmod")
            if (problem.field == "lastmod") is (column == "lastmod")
        ]

    def refuse_other_column(self) -> None:
        """Report that only cells of `lastmod` can be cleared or pasted."""
        message = self.tr("Only dates can be cleared and pasted here.")
        self._session.refused.emit(RequestError(message, hint=self.tr("Choose a cell of lastmod.")))

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return the flags of a cell: in a writable index, dates and names of files that were read can be edited."""
        if not index.isValid():
            return _FLAG.NoItemFlags
        column = self.columns[index.column()]
        if column not in ("file", "lastmod") or not self.document.can_add_sitemaps:
            return _FLAGS
        is_read = self.document.sitemaps[self.sitemaps[index.row()]].error is None
        return _FLAGS | _FLAG.ItemIsEditable if is_read or column == "lastmod" else _FLAGS

    def setData(self, index: Index, value: object, role: int = _ROLE.EditRole) -> bool:
        """Emit `rename_requested` or `dates_requested` for an edited cell; return whether the value is a new one."""
        if role != _ROLE.EditRole or not index.isValid() or value == index.data(_ROLE.EditRole):
            return False
        self.request_edit(index.row(), self.columns[index.column()], str(value))
        return True

    def request_edit(self, row: int, column: IndexColumn, text: str) -> None:
        """Emit `dates_requested` with a text for `lastmod`, else `rename_requested` with it, for the sitemap of a row."""
        sitemap = self.sitemaps[row]
        if column == "lastmod":
            self.dates_requested.emit({sitemap: text or None})
        else:
            self.rename_requested.emit(sitemap, text)


class _IndexDelegate(FieldDelegate):
    """Delegate of the index table, which edits file names in a line edit, and dates in a line edit with a calendar."""

    def __init__(self, model: IndexModel, view: QTableView) -> None:
        """Create the delegate of a table that shows a model."""
        super().__init__(view)
        self._model = model

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        """Return a new line edit for a cell, for a date with a calendar and with validation while the user types."""
        column, sitemap = self._model.columns[index.column()], self._model.sitemaps[index.row()]
        if column == "lastmod":
            editor: FieldEditor = make_field_editor("lastmod", parent)
            reported = self._model.problems_in_index(sitemap, column)
            editor.inline_validator.set_context(self._model.document.problems, index.data(_ROLE.EditRole), reported)
            return editor
        editor = UrlEditor(parent, "loc")
        editor.inline_validator.set_check(lambda _: ())
        editor.setAutoFillBackground(True)
        editor.setAccessibleName(self._model.title(column))
        return editor

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, index: Index) -> None:
        """Position an editor over its cell; in a narrow column it is wider than the cell."""
        rect = option.rect
        rect.setWidth(max(rect.width(), editor.minimumSizeHint().width()))
        editor.setGeometry(rect)


class _IndexHeader(QHeaderView):
    """Horizontal header with an arrow for each sort key, in the direction that the table of entries uses."""

    def __init__(self, model: IndexModel, view: QTableView) -> None:
        """Create the header of a table that shows a model."""
        super().__init__(Qt.Orientation.Horizontal, view)
        self._model = model

    def initStyleOptionForIndex(self, option: QStyleOptionHeader, logicalIndex: int) -> None:
        """Initialize the style option of a section, with an arrow if the table is sorted by its column."""
        super().initStyleOptionForIndex(option, logicalIndex)
        name = self._model.columns[logicalIndex]
        for key in self._model.sort_keys:
            if key.column == name:
                option.sortIndicator = sort_arrow(is_descending=key.is_descending)


class IndexTable(PaintedTable):
    """Table of the sitemaps in the index, whose visible cells are painted in one pass.

    Enter shows the entries of the current sitemap, and Esc all entries. File names and dates are edited in place. In the
    column `lastmod`, Delete and Backspace remove the dates of the selected sitemaps, and Paste replaces them.

    Attributes:
        rows: Its model.

    Signals:
        entries_requested: Id of the sitemap whose entries to show; None for all entries.
    """

    entries_requested = Signal(object)

    def __init__(self, session: Session, jobs: Jobs, parent: QWidget | None = None) -> None:
        """Create the table with its model; it lists the sitemaps when it is shown."""
        super().__init__(parent)
        self.rows = IndexModel(session, jobs, self)
        self._cells = CellPainter(self.palette())
        self._before_reset: tuple[list[int], int | None, int] = [], None, 0
        header = _IndexHeader(self.rows, self)
        header.setAccessibleName(self.tr("Columns"))
        self.setObjectName("index-table")
        self.setAccessibleName(self.tr("Sitemaps in the index"))
        self.set_up(self.rows, header, _IndexDelegate(self.rows, self))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self._is_ready = True
        self.fit_to_font()
        self.fit_rows(0)
        self.rows.modelAboutToBeReset.connect(self._store_selection)
        self.rows.modelReset.connect(self._restore_selection)
        self.rows.sort_changed.connect(self._update_sort_indicator)
        self.selectionModel().selectionChanged.connect(self._on_selection_changed)

    @property
    def current_sitemap(self) -> int | None:
        """Id of the sitemap in the current row; None without a current row."""
        row = self.currentIndex().row()
        return self.rows.sitemaps[row] if 0 <= row < len(self.rows.sitemaps) else None

    def selected_sitemaps(self) -> list[int]:
        """Return the ids of the selected sitemaps in the order of the set."""
        selected = {sitemap for first, last in self._ranges() for sitemap in self.rows.sitemaps[first : last + 1]}
        return [sitemap.id for sitemap in self.rows.document.sitemaps if sitemap.id in selected]

    def has_selection(self) -> bool:
        """Return whether any sitemap is selected."""
        return self.selectionModel().hasSelection()

    def selection_count(self) -> int:
        """Return the number of selected sitemaps."""
        return sum(last - first + 1 for first, last in self._ranges())

    def select_sitemaps(self, sitemaps: Sequence[int]) -> None:
        """Select only the rows of sitemaps, given by id, make the first of these rows current, and scroll to it.

        Unlisted ids are ignored. Without listed ids, and with more than `_MAX_RANGES` separate ranges of rows, nothing
        changes.
        """
        ids = set(sitemaps)
        rows = [row for row, sitemap in enumerate(self.rows.sitemaps) if sitemap in ids]
        selection, last_column = QItemSelection(), len(self.rows.columns) - 1
        starts = [row for at, row in enumerate(rows) if not at or rows[at - 1] != row - 1]
        ends = [row for at, row in enumerate(rows) if at + 1 == len(rows) or rows[at + 1] != row + 1]
        if rows and len(starts) <= _MAX_RANGES:
            for first, last in zip(starts, ends, strict=True):
                selection.append(QItemSelectionRange(self.rows.index(first, 0), self.rows.index(last, last_column)))
            column = max(0, self.currentIndex().column())
            self.selectionModel().setCurrentIndex(self.rows.index(rows[0], column), _SELECT.NoUpdate)
            self.selectionModel().select(selection, _SELECT.ClearAndSelect)
            self.scrollTo(self.currentIndex())

    def show_cell(self, sitemap: int, column: IndexColumn) -> None:
        """Select only the row of a sitemap, given by id, and make its cell in a column current; ignore an unlisted id."""
        if sitemap in self.rows.sitemaps:
            row = self.rows.sitemaps.index(sitemap)
            self.setCurrentIndex(self.rows.index(row, self.rows.columns.index(column)))

    def edit_name(self) -> None:
        """Open the editor for the file name of the current sitemap; do nothing without one.

        If it can't be renamed, report the reason.
        """
        index = self.currentIndex().siblingAtColumn(self.rows.columns.index("file"))
        self.selectionModel().setCurrentIndex(index, _SELECT.NoUpdate)
        self.setFocus()
        self.edit(index)

    def edit(  # type: ignore[override]  # Qt overloads the name
        self,
        index: Index,
        trigger: QAbstractItemView.EditTrigger = _TRIGGER.AllEditTriggers,
        event: QEvent | None = None,
    ) -> bool:
        """Open the editor of a cell, and return whether it is open; report why a name or date can't be edited.

        For this, the present value of the cell is requested as its new one, which is refused with the reason.
        """
        is_wanted = self._is_ready and index.isValid() and bool(trigger & self.editTriggers())
        if is_wanted and not index.flags() & _FLAG.ItemIsEditable:
            column = self.rows.columns[index.column()]
            if column in ("file", "lastmod"):
                self.rows.request_edit(index.row(), column, str(index.data(_ROLE.EditRole)))
            return False
        return super().edit(index, trigger, event)  # type: ignore[arg-type]  # Qt passes None without an event

    def _ranges(self) -> list[tuple[int, int]]:
        """Return the first and the last row of each range of selected rows, in no particular order."""
        # The selection is a QList, which the stubs do not know.
        ranges: list[QItemSelectionRange] = list(self.selectionModel().selection())  # type: ignore[call-overload]
        return [(selected.top(), selected.bottom()) for selected in ranges]

    @Slot()
    def _on_selection_changed(self) -> None:
        """Emit `selection_count_changed`."""
        self.selection_count_changed.emit(self.selection_count())

    @Slot()
    def _store_selection(self) -> None:
        """Store the ids of the selected sitemaps and of the current one, and the current column, before a model reset."""
        ids = self.rows.sitemaps
        selected = [sitemap for first, last in self._ranges() for sitemap in ids[first : last + 1]]
        self._before_reset = selected, self.current_sitemap, max(0, self.currentIndex().column())

    @Slot()
    def _restore_selection(self) -> None:
        """Fit the rows after a model reset, and restore the stored selection, current sitemap and column.

        The first row becomes current if there was no current sitemap, or it is no longer listed.
        """
        self.fit_rows(self.rows.rowCount())
        selected, current, column = self._before_reset
        self.select_sitemaps(selected)
        ids = self.rows.sitemaps
        row = ids.index(current) if current in ids else 0
        self.selectionModel().setCurrentIndex(self.rows.index(row, column), _SELECT.NoUpdate)
        self.scrollTo(self.currentIndex())
        self._on_selection_changed()

    @Slot()
    def _update_sort_indicator(self) -> None:
        """Set the sort indicator of the header to the first sort key, without sorting, and repaint the header."""
        keys, header = self.rows.sort_keys, self.horizontalHeader()
        order = Qt.SortOrder.DescendingOrder if keys and keys[0].is_descending else Qt.SortOrder.AscendingOrder
        section = self.rows.columns.index(cast("IndexColumn", keys[0].column)) if keys else -1
        header.blockSignals(True)
        header.setSortIndicator(section, order)
        header.blockSignals(False)
        header.viewport().update()

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Run the command of a key while no editor is open; other keys have Qt's meaning.

        Enter emits `entries_requested` for the current sitemap, and Esc for all. Rows are copied on Ctrl+C, and dates are
        pasted on Ctrl+V, and removed on Delete and Backspace.
        """
        if self.state() is QAbstractItemView.State.EditingState:
            super().keyPressEvent(event)
        elif event.key() in (_KEY.Key_Return, _KEY.Key_Enter) and self.current_sitemap is not None:
            self.entries_requested.emit(self.current_sitemap)
        elif event.key() == _KEY.Key_Escape:
            self.entries_requested.emit(None)
        elif event.matches(QKeySequence.StandardKey.Copy):
            self.copy_rows()
        elif event.matches(QKeySequence.StandardKey.Paste):
            self.paste_dates()
        elif event.key() in (_KEY.Key_Delete, _KEY.Key_Backspace):
            self._request_dates([None])
        else:
            super().keyPressEvent(event)

    def paste_dates(self) -> None:
        """Request the lines of the clipboard as dates; a single one for all selected rows, several from the top row on.

        Of tab-separated values with a header line, the column `lastmod` is pasted. Nothing happens without text.
        """
        lines = [line.split("\t") for line in QGuiApplication.clipboard().text().splitlines()]
        if lines and "lastmod" in lines[0]:
            column = lines[0].index("lastmod")
            lines = [[(line + [""] * column)[column]] for line in lines[1:]]
        self._request_dates([line[0].strip() or None for line in lines])

    def _request_dates(self, dates: Sequence[str | None]) -> None:
        """Emit `dates_requested`, or refuse if another column than `lastmod` is current; do nothing without dates.

        Args:
            dates: One date for all selected rows, or several for the rows from the topmost selected one on; None removes
                the date. The current row counts as selected if no row is.
        """
        current = self.currentIndex()
        if not current.isValid() or not dates:
            return
        if self.rows.columns[current.column()] != "lastmod":
            self.rows.refuse_other_column()
            return
        ranges = sorted(self._ranges()) or [(current.row(), current.row())]
        rows = [row for first, last in ranges for row in range(first, last + 1)]
        if len(dates) > 1:
            rows = list(range(rows[0], min(rows[0] + len(dates), self.rows.rowCount())))
        texts = [*dates] * len(rows) if len(dates) == 1 else [*dates]
        self.rows.dates_requested.emit({self.rows.sitemaps[row]: text for row, text in zip(rows, texts, strict=False)})

    def copy_rows(self) -> None:
        """Copy the selected rows, or else the current one, to the clipboard as tab-separated values with a header line.

        Do nothing without rows.
        """
        sitemaps = [self.rows.sitemaps[row] for first, last in sorted(self._ranges()) for row in range(first, last + 1)]
        if not sitemaps and self.current_sitemap is not None:
            sitemaps = [self.current_sitemap]
        if not sitemaps:
            return
        document, problems = self.rows.document, self.rows.problems
        columns = {
            self.rows.title(column): [
                ""
                if (value := cell_value(document, document.sitemaps[sitemap], column, problems)) is None
                else str(value)
                for sitemap in sitemaps
            ]
            for column in self.rows.columns
        }
        header = "\t".join(columns)
        QGuiApplication.clipboard().setText(f"{header}\n{grid_text(pl.DataFrame(columns))}")

    # Painting and sizes

    def showEvent(self, event: QShowEvent) -> None:
        """Activate the model when the table is shown."""
        self.rows.set_active(is_active=True)
        super().showEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop the updates of the model while the table is hidden."""
        self.rows.set_active(is_active=False)
        super().hideEvent(event)

    def paint_cells(self, area: QRect) -> None:
        """Paint grid, cells and selection of the rows within a rectangle of the viewport."""
        header, first = self.horizontalHeader(), self.rowAt(area.top())
        if first < 0:
            return
        last = self.rowAt(area.bottom())
        sitemaps = self.rows.sitemaps[first : last + 1 if last >= 0 else None]
        columns = [
            (number, name, header.sectionViewportPosition(number), header.sectionSize(number))
            for number, name in enumerate(self.rows.columns)
        ]
        is_selected = selected_cells(self, first, len(sitemaps), range(len(columns)))
        current, top, height = self.currentIndex(), self.rowViewportPosition(first), self.rowHeight(first)
        left, right = columns[0][2], columns[-1][2] + columns[-1][3]
        lines = [QRect(left, top + number * height - 1, right - left, 1) for number in range(1, len(sitemaps) + 1)]
        lines += [QRect(x + width - 1, top, 1, len(sitemaps) * height) for _, _, x, width in columns]
        cell = PaintedCell(QRect(), self.fontMetrics(), False, False, self.hasFocus())
        painter = QPainter(self.viewport())
        try:
            self._cells.paint_grid(painter, lines)
            for row, sitemap in enumerate(sitemaps, first):
                cell.is_selected = bool(is_selected[row - first + 1, 1])
                for number, name, x, width in columns:
                    cell.rect.setRect(x, top + (row - first) * height, width, height)
                    cell.is_current = row == current.row() and number == current.column()
                    text, severity = cell_text(self.rows.text(sitemap, name)), self.rows.severity(sitemap, name)
                    if text or severity is not None or cell.is_selected or cell.is_current:
                        is_number = name in NUMBER_COLUMNS
                        self._cells.paint(painter, cell, text, severity, is_url=name == "loc", is_number=is_number)
            lefts, widths = [x for _, _, x, _ in columns], [width for *_, width in columns]
            sides = selection_borders(is_selected, lefts, widths, top=top, height=height)
            self._cells.paint_selection_borders(painter, sides, has_focus=cell.has_focus)
        finally:
            painter.end()

    def use_palette(self, palette: QPalette) -> None:
        """Paint in the colours of a palette from now on."""
        self._cells = CellPainter(palette)

    def sizeHintForColumn(self, column: int) -> int:
        """Return the width of a column's sample text with icon and margins, or of its title if longer, in pixels.

        Return the minimum width for `loc`, and -1 while the table is being created.
        """
        if not self._is_ready:
            return -1
        name, metrics = self.rows.columns[column], self.fontMetrics()
        if name == "loc":
            return scaled(_MIN_LOC)
        icon_width = severity_icon_side(metrics) + MARGIN if name in ("lastmod", "problems") else 0
        title = self.horizontalHeader().fontMetrics().horizontalAdvance(self.rows.title(name)) + scaled(_TITLE_PADDING)
        # Qt rounds text widths, and elides a text that lacks a fraction of a pixel.
        return max(title, metrics.horizontalAdvance(_SAMPLES[name]) + 2 * MARGIN + icon_width + _ROUNDING)

    def minimumSizeHint(self) -> QSize:
        """Return 160 by 120 scaled pixels, so that the window can shrink."""
        return QSize(scaled(160), scaled(120))

    def fit_to_font(self) -> None:
        """Set the widths of figures, newest date and problems to their size hints, and fit the other columns."""
        for column, name in enumerate(self.rows.columns):
            if name not in ("file", "loc", "lastmod"):
                self.setColumnWidth(column, self.sizeHintForColumn(column))
        self.fit_columns()

    def fit_columns(self) -> None:
        """Divide the remaining width between the columns `file` and `loc`, with at least `_MIN_LOC` scaled pixels for each.

        `file` gets at most the width of its sample. In a wide table, `lastmod` has room for a date with its time.
        """
        file, loc, lastmod = map(self.rows.columns.index, ("file", "loc", "lastmod"))
        fixed = [column for column in range(len(self.rows.columns)) if column not in (file, loc, lastmod)]
        free = self.viewport().width() - sum(map(self.columnWidth, fixed))
        long_date = self.fontMetrics().horizontalAdvance(_LONG_DATE) + 2 * MARGIN
        has_room = free - long_date > scaled(_MIN_FREE)
        self.setColumnWidth(lastmod, long_date if has_room else self.sizeHintForColumn(lastmod))
        free -= self.columnWidth(lastmod)
        self.setColumnWidth(file, max(scaled(_MIN_LOC), min(self.sizeHintForColumn(file), free // 2)))
        self.setColumnWidth(loc, max(scaled(_MIN_LOC), free - self.columnWidth(file)))
