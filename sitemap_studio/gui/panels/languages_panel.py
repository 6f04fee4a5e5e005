"""The hreflang panel: clusters of alternates beside the languages of the set, and what is wrong where.

Matrices are built, searched and completed in jobs on snapshots, and only while the panel is visible; results for
another state of the document are dropped.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPoint,
    QRect,
    QSignalBlocker,
    QSize,
    Qt,
    Slot,
)
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QPainter, QPalette, QPen
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QHeaderView,
    QMenu,
    QPushButton,
    QStackedWidget,
    QStyle,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from sitemap_studio.core.errors import StudioError
from sitemap_studio.document.hreflang_completion import ClusterPlan, plan_known_clusters
from sitemap_studio.gui.context import Context
from sitemap_studio.gui.formatting.display_text import as_tooltip
from sitemap_studio.gui.formatting.hreflang_labels import (
    ABSENT,
    LOOKS,
    ClusterFilter,
    Look,
    cell_details,
    counts_text,
    describe_plan,
    language_name,
    look_of,
    matching_clusters,
    pages_text,
    translated,
)
from sitemap_studio.gui.i18n import counted, format_number
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.jobs.background_jobs import LatestJob
from sitemap_studio.gui.jobs.session import Version
from sitemap_studio.gui.theme import Tint, icon_size, padded, scaled, tint_ground
from sitemap_studio.gui.widgets.deferred_panel import DeferredPanel
from sitemap_studio.gui.widgets.empty_state import EmptyState
from sitemap_studio.gui.widgets.labels import TintedLabel, icon_button, name_box
from sitemap_studio.gui.widgets.layouts import fill, set_tab_order
from sitemap_studio.gui.widgets.line_edits import FilterLine, offer_clearing, show_purpose
from sitemap_studio.gui.widgets.list_view import NO_INDEX, Index, PaddedDelegate
from sitemap_studio.model.slots import SlotArray, distinct
from sitemap_studio.validation.extensions.alternates import Links
from sitemap_studio.validation.hreflang import Fault, LanguageMatrix, build_matrix

CLUSTER, PAGES, FIRST_LANGUAGE = range(3)
"""Columns: URLs that name the clusters, numbers of their pages, and languages from the third on."""

_SETTLE_MS: Final = 150  # edits that come in a burst are followed at once
_NO_ROWS: Final = np.empty(0, np.intp)
_ROLE: Final = Qt.ItemDataRole
_ROW_PADDING: Final = 8
_CLUSTER_PIXELS, _PAGES_PIXELS, _LANGUAGE_PIXELS = 430, 72, 84
_LINE_PIXELS: Final = 160
_BOX_CHARACTERS: Final = 15
_MARGIN: Final = 4
_RING: Final = 2
_MAX_PIXELS: Final = (1 << 31) - 1


class LanguageTable(QAbstractTableModel):
    """One row for each listed cluster; texts are read for the cells that are asked for."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.matrix: LanguageMatrix | None = None  # all clusters; None where there are none
        self.rows: NDArray[np.intp] = _NO_ROWS  # the listed clusters, ascending

    def show(self, matrix: LanguageMatrix | None, rows: NDArray[np.intp]) -> None:
        self.beginResetModel()
        self.matrix, self.rows = matrix, rows
        self.endResetModel()

    def look(self, row: int, column: int) -> Look | None:
        """Return how the cell of a language looks; None for other columns."""
        if self.matrix is None or column < FIRST_LANGUAGE:
            return None
        return look_of(self.matrix.marks(int(self.rows[row]), column - FIRST_LANGUAGE))

    def slot(self, row: int, column: int) -> int | None:
        """Return the entry of a cell; one that names its URL where that is the URL of no entry."""
        if self.matrix is None:
            return None
        cluster = int(self.rows[row])
        cell = self.matrix.cell(cluster, column - FIRST_LANGUAGE) if column >= FIRST_LANGUAGE else None
        if cell is None:
            return self.matrix.name_slot(cluster)
        return cell.named_by if cell.slot is None else cell.slot

    def next_fault(self, row: int, column: int, direction: int) -> tuple[int, int] | None:
        """Return the cell with a fault after a cell (1) or before it (-1), around the end; None where there is none.

        Row and column are -1 where there is no cell to go on from.
        """
        matrix, rows = self.matrix, self.rows
        faulty = np.flatnonzero(matrix.faults[rows]) if matrix is not None else _NO_ROWS
        if matrix is None or not len(faulty):
            return None

        def columns(row: int) -> list[int]:
            cluster = int(rows[row])
            found = (matrix.faulty_columns(cluster) + FIRST_LANGUAGE).tolist()
            return [PAGES, *found] if matrix.nameless[cluster] else found

        ahead = [each for each in columns(row) if (each - column) * direction > 0] if row >= 0 else []
        if not ahead:
            at = np.searchsorted(faulty, row, "right") if direction > 0 else np.searchsorted(faulty, row) - 1
            row = int(faulty[at % len(faulty) if row >= 0 or direction > 0 else -1])
            ahead = columns(row)
        return row, ahead[0] if direction > 0 else ahead[-1]

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() or self.matrix is None else FIRST_LANGUAGE + len(self.matrix.languages)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _ROLE.DisplayRole) -> object:
        if self.matrix is None or orientation is not Qt.Orientation.Horizontal:
            return None
        if role == _ROLE.TextAlignmentRole and section >= FIRST_LANGUAGE:
            return Qt.AlignmentFlag.AlignCenter
        if role not in (_ROLE.DisplayRole, _ROLE.ToolTipRole, _ROLE.AccessibleTextRole):
            return None
        if section >= FIRST_LANGUAGE:
            code = self.matrix.languages[section - FIRST_LANGUAGE]
            title, tip = code if role == _ROLE.DisplayRole else language_name(code), language_name(code)
        elif section == CLUSTER:
            title = self.tr("hreflang group")
            tip = self.tr("Named after the x-default page, or the first one.")
        else:
            title = tip = self.tr("Pages")
        return as_tooltip(tip) if role == _ROLE.ToolTipRole else title

    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> object:
        if not index.isValid() or self.matrix is None:
            return None
        cluster, column = int(self.rows[index.row()]), index.column()
        if role not in (_ROLE.DisplayRole, _ROLE.AccessibleTextRole, _ROLE.ToolTipRole):
            if column == PAGES and role == _ROLE.TextAlignmentRole:
                return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            if column == PAGES and role == _ROLE.DecorationRole and self.matrix.nameless[cluster]:
                return icon(LOOKS[Fault.NAMELESS].drawing, LOOKS[Fault.NAMELESS].tint)
            return None
        if column >= FIRST_LANGUAGE:
            if role == _ROLE.ToolTipRole:
                return as_tooltip(cell_details(self.matrix, cluster, column - FIRST_LANGUAGE))
            word = translated(look_of(self.matrix.marks(cluster, column - FIRST_LANGUAGE)).word)
            return word if role == _ROLE.DisplayRole else f"{self.matrix.languages[column - FIRST_LANGUAGE]}: {word}"
        if column == PAGES and role == _ROLE.DisplayRole:
            return format_number(self.matrix.size(cluster))
        url = self.matrix.loc(self.matrix.name_slot(cluster))
        text = pages_text(self.matrix, cluster) if column == PAGES else url
        return as_tooltip(text) if role == _ROLE.ToolTipRole else text


class LanguageDelegate(PaddedDelegate):
    """Paints cells of languages as drawings on a ground, and a ring around the current cell."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        model = index.model()
        look = model.look(index.row(), index.column()) if isinstance(model, LanguageTable) else None
        state, roles, groups = QStyle.StateFlag, QPalette.ColorRole, QPalette.ColorGroup
        if option.state & state.State_Selected:
            group = groups.Active if option.state & state.State_Active else groups.Inactive
            painter.fillRect(option.rect, option.palette.color(group, roles.Highlight))
        elif look is not None and look.has_ground:
            painter.fillRect(option.rect, tint_ground(look.tint, option.palette))
        if look is None:
            inner = QStyleOptionViewItem(option)
            inner.rect = option.rect.adjusted(_MARGIN, 0, -_MARGIN, 0)
            super().paint(painter, inner, index)
        else:
            middle = QRect(QPoint(0, 0), icon_size())
            middle.moveCenter(option.rect.center())
            icon(look.drawing, look.tint).paint(painter, middle)
        painter.setPen(option.palette.color(roles.Midlight))
        painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight())
        painter.drawLine(option.rect.topRight(), option.rect.bottomRight())
        if option.state & state.State_HasFocus:
            painter.save()
            pen = QPen(option.palette.color(roles.Accent), _RING)
            pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(option.rect.adjusted(1, 1, -2, -2))
            painter.restore()

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        option.state &= ~QStyle.StateFlag.State_HasFocus

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        # Rows and columns have sizes of their own; there may be a million.
        return QSize()


class LanguageView(QTableView):
    """Shows a `LanguageTable`; whole rows are selected, and the arrow keys go from language to language."""

    def __init__(self, table: LanguageTable, step: Callable[[int], None], parent: QWidget) -> None:
        super().__init__(parent)
        self._table, self._step = table, step
        self.setModel(table)
        self.setItemDelegate(LanguageDelegate(self))
        self.setAccessibleName(self.tr("hreflang"))
        self.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QTableView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setHorizontalScrollMode(QTableView.ScrollMode.ScrollPerPixel)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setTabKeyNavigation(False)
        rows, columns = self.verticalHeader(), self.horizontalHeader()
        rows.hide()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setMinimumSectionSize(1)
        columns.setAccessibleName(self.tr("Languages"))
        columns.setHighlightSections(False)
        columns.setSectionsClickable(False)
        columns.setDefaultAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)
        columns.setMinimumSectionSize(36)
        columns.setDefaultSectionSize(scaled(_LANGUAGE_PIXELS))
        # With the table's own, painting it asks every selected cell whether it can be.
        columns.setSelectionModel(QItemSelectionModel(table, columns))
        table.modelReset.connect(self._fit)

    @Slot()
    def _fit(self) -> None:
        count = max(1, self._table.rowCount())
        height = min(self.fontMetrics().height() + padded(_ROW_PADDING), _MAX_PIXELS // count)
        self.verticalHeader().setDefaultSectionSize(height)
        columns = self.horizontalHeader()
        if columns.count() >= FIRST_LANGUAGE and columns.sectionSize(CLUSTER) == scaled(_LANGUAGE_PIXELS):
            columns.resizeSection(CLUSTER, scaled(_CLUSTER_PIXELS))
            columns.resizeSection(PAGES, max(scaled(_PAGES_PIXELS), columns.sectionSizeHint(PAGES)))

    def selected_rows(self) -> NDArray[np.intp]:
        """Return the selected rows, ascending; the current one where none is."""
        selection = self.selectionModel().selection()
        chosen = (selection.at(number) for number in range(selection.count()))
        ranges = [np.arange(each.top(), each.bottom() + 1) for each in chosen]
        if ranges:
            return np.sort(np.concatenate(ranges))
        return np.array([self.currentIndex().row()] if self.currentIndex().isValid() else [], np.intp)

    def go_to(self, row: int, column: int) -> None:
        self.setCurrentIndex(self._table.index(row, column))
        self.scrollTo(self.currentIndex())

    def event(self, event: QEvent) -> bool:
        # Before the window's own shortcuts select entries of the table, or go through its problems.
        keys = QKeySequence.StandardKey
        is_own = isinstance(event, QKeyEvent) and (event.key() == Qt.Key.Key_F8 or event.matches(keys.SelectAll))
        if is_own and event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_F8:
            self._step(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        else:
            super().keyPressEvent(event)


class LanguagesPanel(DeferredPanel):
    """Lists clusters by languages, and completes them."""

    def __init__(self, context: Context, *, complete: Callable[[SlotArray], object], parent: QWidget) -> None:
        """Create an empty panel.

        Args:
            context: The objects of the window.
            complete: Asks how to complete the clusters of some entries, given as ascending slots.
            parent: The parent widget.
        """
        super().__init__(parent, settle_ms=_SETTLE_MS)
        self._context, self._request_completion = context, complete
        self._session, self._entries = context.session, context.page.view
        self._known: tuple[Links, SlotArray] | None = None
        self._found: NDArray[np.bool_] | None = None
        self._is_stale = False
        self._matrices, self._searches, self._plans = (LatestJob(context.jobs, self) for _ in range(3))
        self.table = LanguageTable(self)
        self.view = LanguageView(self.table, self.step, self)
        self.box, self.line = QComboBox(self), FilterLine(self)
        self.head, self.note = TintedLabel(Tint.TEXT, parent=self), TintedLabel(Tint.QUIET, parent=self)
        self._empty = EmptyState(self)
        self._show_all = QAction(self.tr("Show all groups"), self)
        self.next = icon_button("next-problem", self.tr("Next problem") + " (F8)", self)
        self.previous = icon_button("previous-problem", self.tr("Previous problem") + " (Shift+F8)", self)
        self.complete = QPushButton(icon("complete"), self.tr("Co&mplete group"), self)
        self.complete_all = QPushButton(self.tr("Add missing &links …"), self)
        self._bar = QWidget(self)
        self._pages = QStackedWidget(self)
        for label in (self.head, self.note):
            label.setWordWrap(True)
        name_box(self.box, self.tr("Groups to show"))
        self.box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.box.setMinimumContentsLength(_BOX_CHARACTERS)
        self.line.setPlaceholderText(self.tr("Search groups"))
        show_purpose(self.line, "find", self.tr("Search groups"))
        offer_clearing(self.line)
        self._lay_out()
        set_tab_order(self)
        self._connect()
        self._show_nothing("")

    def _lay_out(self) -> None:
        head = fill(QHBoxLayout(), (self.head, 3), (self.note, 2), margins=(8, 6, 8, 0), spacing=12)
        self.line.setMinimumWidth(scaled(_LINE_PIXELS))
        search = fill(QHBoxLayout(), (self.box, 1), (self.line, 2), self.previous, self.next)
        complete = fill(QHBoxLayout(), self.complete, self.complete_all, 1)
        fill(QVBoxLayout(self._bar), search, complete, margins=(8, 4, 8, 4), spacing=4)
        self._pages.addWidget(self.view)
        self._pages.addWidget(self._empty)
        fill(QVBoxLayout(self), head, self._bar, (self._pages, 1), spacing=0)

    def _connect(self) -> None:
        session = self._session
        self._matrices.answered.connect(self._take_matrix)
        self._searches.answered.connect(self._take_found)
        self._plans.answered.connect(self._take_plan)
        for job in (self._matrices, self._searches, self._plans):
            job.failed.connect(self._show_failure)
        self._matrices.failed.connect(self._stop)
        self._matrices.stopped.connect(self._stop)
        session.replaced.connect(self._forget)
        session.problems_changed.connect(self.refresh_soon)
        for changed in (session.replaced, session.problems_changed, self.view.selectionModel().selectionChanged):
            changed.connect(self._enable)
        self._show_all.triggered.connect(self.line.clear)
        self._show_all.triggered.connect(lambda: self.choose(ClusterFilter.ALL))
        self.box.activated.connect(self._list)
        self.line.asked.connect(self._search)
        self.line.left.connect(self.view.setFocus)
        self.view.activated.connect(self._go)
        self.view.customContextMenuRequested.connect(self._show_menu)
        self.next.clicked.connect(partial(self.step, 1))
        self.previous.clicked.connect(partial(self.step, -1))
        self.complete.clicked.connect(self._complete)
        self.complete_all.clicked.connect(self._complete_all)

    @property
    def empty_text(self) -> str:
        return self._empty.text() if self._pages.currentWidget() is self._empty else ""

    @property
    def is_busy(self) -> bool:
        jobs = (self._matrices, self._searches, self._plans)
        return self.is_refresh_due or any(job.is_running for job in jobs)

    def _show_note(self, note: str) -> None:
        self.note.setText(note)
        self.note.setVisible(bool(note))

    def _show_empty(self, text: str, offer: QAction | str) -> None:
        self._empty.show_message(text, offer)
        self._pages.setCurrentWidget(self._empty)

    @Slot(object, object)
    def _show_failure(self, _: object, error: StudioError) -> None:
        self._session.failed.emit(error)

    # Following the set

    @Slot()
    def _forget(self) -> None:
        self._known = None
        for job in (self._matrices, self._searches, self._plans):
            job.drop()
        self.line.reset()
        self._show_nothing(self.tr("The set has not been checked yet."), "check")
        self.refresh_soon()

    def _is_current(self) -> bool:
        # Links and order are replaced and never changed.
        document, known = self._session.document, self._known
        memory = document.problems.extensions
        return (
            known is not None and memory is not None and known[0] is memory.links and known[1] is document.table.order
        )

    @Slot()
    def refresh(self) -> None:
        """Show the clusters as they are now, unless they are shown."""
        memory, table = self._session.document.problems.extensions, self._session.document.table
        links = memory.links if memory is not None else None
        if memory is None or links is None:
            self._matrices.drop()
            self._known = None
            self._show_nothing(self._reason_for_nothing(), "panel-entry")
        elif not self._is_current():
            self._known = links, table.order
            if self.table.matrix is None:
                self._show_nothing(self.tr("Reading hreflang links …"))
            else:
                self._is_stale = True
                self._show_note(self.tr("Reading hreflang links …"))
                self._enable()
            self._matrices.ask(
                self._known, self.tr("Reading hreflang links"), partial(build_matrix, memory, table.snapshot())
            )

    def _reason_for_nothing(self) -> str:
        if not self._session.document.is_validated:
            return self.tr("The set has not been checked yet.")
        return self.tr("This set has no hreflang links.")

    def _show_nothing(self, text: str, offer: str = "") -> None:
        self._found, self._is_stale = None, False
        self.table.show(None, _NO_ROWS)
        self._show_note("")
        self.head.clear()
        self._bar.hide()
        self._show_empty(text, offer)

    @Slot(object, object)
    def _take_matrix(self, question: object, matrix: LanguageMatrix | None) -> None:
        if question is not self._known:
            return
        if matrix is None:
            self._show_nothing(self._reason_for_nothing(), "panel-entry")
            return
        self._is_stale = False
        self.head.setText(counts_text(matrix))
        self._count_filters(matrix)
        self._bar.show()
        if self._found is not None and len(self._found) != len(matrix):
            self._found = None
        self._show(matrix)
        if self.line.text().strip():
            self._search(self.line.text())

    @Slot()
    def _stop(self) -> None:
        """Reading was stopped, or failed; it is tried again after the next edit, or when the panel is shown again."""
        self._known = None
        if self.table.matrix is None:
            self._show_nothing(self.tr("Reading was canceled. Show this panel again to continue."))
        else:
            self._show_note(self.tr("Reading was canceled."))

    # What is listed

    def choose(self, chosen: ClusterFilter) -> None:
        self.box.setCurrentIndex(self.box.findData(chosen))
        self._list()

    def _count_filters(self, matrix: LanguageMatrix) -> None:
        chosen = self.box.currentData()
        with QSignalBlocker(self.box):
            self.box.clear()
            for each in ClusterFilter:
                count = int(np.count_nonzero(matching_clusters(matrix, each)))
                self.box.addItem(f"{translated(each.value)} ({format_number(count)})", each)
                fault = Fault.__members__.get(each.name)
                if each is ClusterFilter.GAPS or fault is not None:
                    look = LOOKS[fault] if fault is not None else ABSENT
                    self.box.setItemIcon(self.box.count() - 1, icon(look.drawing, look.tint))
            self.box.setCurrentIndex(max(0, self.box.findData(chosen)))

    @Slot(str)
    def _search(self, words: str) -> None:
        matrix, words = self.table.matrix, words.strip()
        self._searches.drop()
        if words and matrix is not None:
            self._searches.ask(matrix, self.tr("Finding"), lambda _: matrix.containing(words))
        else:
            self._found = None
            self._list()

    @Slot(object, object)
    def _take_found(self, matrix: LanguageMatrix, found: NDArray[np.bool_]) -> None:
        if matrix is self.table.matrix:
            self._found = found
            self._list()

    @Slot()
    def _list(self) -> None:
        if self.table.matrix is not None:
            self._show(self.table.matrix)

    def _show(self, matrix: LanguageMatrix) -> None:
        """List the chosen clusters; the current cell and the scroll position stay."""
        kept = self._current()
        is_listed = matching_clusters(matrix, self.box.currentData() or ClusterFilter.ALL)
        if self._found is not None:
            is_listed &= self._found
        self.table.show(matrix, np.flatnonzero(is_listed))
        self._show_note("")
        if self.table.rowCount():
            self._pages.setCurrentWidget(self.view)
        else:
            self._show_empty(self.tr("No matches."), self._show_all)
        self._enable()
        if kept is None:
            return
        slot, current, top = kept
        rows = np.flatnonzero(matrix.members[matrix.member_bounds[:-1][self.table.rows]] == slot)
        codes = [code.lower() for code in matrix.languages]
        if isinstance(current, str):
            current = FIRST_LANGUAGE + codes.index(current) if current in codes else CLUSTER
        if len(rows):
            self.view.setCurrentIndex(self.table.index(int(rows[0]), current))
            self.view.verticalScrollBar().setValue(top)

    def _current(self) -> tuple[int, str | int, int] | None:
        """Return the entry that names the current cluster, the current language or column, and the topmost row."""
        index, matrix = self.view.currentIndex(), self.table.matrix
        if matrix is None or not index.isValid():
            return None
        cluster, column = int(self.table.rows[index.row()]), index.column()
        is_language = column >= FIRST_LANGUAGE
        current = matrix.languages[column - FIRST_LANGUAGE].lower() if is_language else column
        return int(matrix.members_of(cluster)[0]), current, self.view.verticalScrollBar().value()

    # Navigation

    def step(self, direction: int, *_: object) -> None:
        """Go to the next fault (1), or the one before (-1)."""
        index = self.view.currentIndex()
        here = (index.row(), index.column()) if index.isValid() else (-1, -1)
        found = self.table.next_fault(*here, direction)
        if found is None:
            self._show_note(self.tr("No group shown has a problem."))
            return
        if index.isValid() and (found <= here if direction > 0 else found >= here):
            first, last = self.tr("Continued from the start."), self.tr("Continued from the end.")
            self._context.show_note(first if direction > 0 else last)
        self.view.go_to(*found)

    @Slot(QModelIndex)
    def _go(self, index: QModelIndex) -> None:
        slot = self.table.slot(index.row(), index.column())
        if slot is not None:
            self._entries.finish_editing()
            self._context.page.show_slot(slot, "loc")

    @Slot(QPoint)
    def _show_menu(self, place: QPoint) -> None:
        if self.view.indexAt(place).isValid():
            self.menu().popup(self.view.viewport().mapToGlobal(place))

    def menu(self) -> QMenu:
        menu = QMenu(self.view)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(icon("go-to"), self.tr("&Go to the entry"), lambda: self._go(self.view.currentIndex()))
        complete = menu.addAction(icon("complete"), self.complete.text(), self._complete)
        complete.setEnabled(self.complete.isEnabled())
        return menu

    # Completing

    @Slot()
    def _enable(self) -> None:
        can = self.table.matrix is not None and not self._is_stale and not self._session.document.is_read_only
        count = len(self.view.selected_rows())
        one, many = self.tr("Co&mplete group"), self.tr("Co&mplete %n groups", None, count)
        self.complete.setText(many.replace(str(count), format_number(count), 1) if count > 1 else one)
        self.complete.setEnabled(can and count > 0)
        self.complete_all.setEnabled(can and self.table.rowCount() > 0)

    @Slot()
    def _complete(self) -> None:
        if self.complete.isEnabled():
            self._ask_plan(self.table.rows[self.view.selected_rows()])

    @Slot()
    def _complete_all(self) -> None:
        self._entries.finish_editing()
        if self.table.matrix is not None and self._is_current():
            self._request_completion(distinct(self.table.matrix.members_of_each(self.table.rows)[0]))

    def _ask_plan(self, clusters: NDArray[np.intp]) -> None:
        self._entries.finish_editing()
        matrix, document = self.table.matrix, self._session.document
        if matrix is None or not self._is_current() or self._matrices.is_running:
            return
        # Where every page names all others there is nothing to add.
        clusters = clusters[matrix.with_fault(Fault.PARTIAL)[clusters]]
        members, numbers = matrix.members_of_each(clusters)
        snapshot = document.snapshot()
        self._plans.ask(
            self._session.version,
            self.tr("Adding links"),
            lambda progress: plan_known_clusters(snapshot, members, numbers, progress=progress),
        )

    @Slot(object, object)
    def _take_plan(self, version: Version, plan: ClusterPlan) -> None:
        if not self._session.is_at(version):
            return
        count = len(plan.completed)
        one, many = self.tr("Add hreflang links to 1 entry"), self.tr("Add hreflang links to %n entries", None, count)
        if not count or self._session.push(counted(count, one, many), plan.edit):
            self._show_note(describe_plan(plan))
            self.view.setFocus()
