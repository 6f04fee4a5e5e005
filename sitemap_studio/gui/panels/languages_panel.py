"""The hreflang panel: a table of clusters by languages that shows missing and faulty links.

Jobs on snapshots build, search and complete the matrix of clusters while the panel is visible. Outdated results are
discarded.
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
from sitemap_studio.gui.formatting.display_text import tooltip_html
from sitemap_studio.gui.formatting.hreflang_labels import (
    FAULT_STYLES,
    MISSING_STYLE,
    ClusterFilter,
    StateStyle,
    cluster_counts_text,
    describe_completion,
    language_details,
    language_name,
    matching_clusters,
    page_count_text,
    style_of_fault,
    translated,
)
from sitemap_studio.gui.i18n import format_number, text_for_count
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.jobs.background_jobs import LatestJob
from sitemap_studio.gui.jobs.session import Version
from sitemap_studio.gui.theme import Tint, icon_size, scaled, tint_ground
from sitemap_studio.gui.widgets.deferred_panel import DeferredPanel
from sitemap_studio.gui.widgets.empty_state import EmptyState
from sitemap_studio.gui.widgets.labels import TintedLabel, icon_button, set_accessible_box_name
from sitemap_studio.gui.widgets.layouts import fill, set_tab_order
from sitemap_studio.gui.widgets.line_edits import FilterLine, add_clear_button, add_leading_icon
from sitemap_studio.gui.widgets.list_view import (
    NO_INDEX,
    Index,
    PaddedDelegate,
    fit_row_height,
    select_only_row,
)
from sitemap_studio.model.slots import SlotArray, unique_slots
from sitemap_studio.validation.extensions.alternates import Links
from sitemap_studio.validation.hreflang import Fault, LanguageMatrix, build_matrix

CLUSTER, PAGES, FIRST_LANGUAGE = range(3)
"""Columns: the URL that names a cluster, its number of pages, and one column for each language."""

_REFRESH_DELAY_MS: Final = 150  # combines a burst of edits into one refresh
_NO_ROWS: Final = np.empty(0, np.intp)
_ROLE: Final = Qt.ItemDataRole
_ROW_PADDING: Final = 8
_CLUSTER_PIXELS, _PAGES_PIXELS, _LANGUAGE_PIXELS = 430, 72, 84
_LINE_PIXELS: Final = 160
_BOX_CHARACTERS: Final = 15
_CELL_MARGIN: Final = 4
_RING_WIDTH: Final = 2


class LanguageTable(QAbstractTableModel):
    """Model with a row for each listed cluster, and columns for its URL, its page count, and each language.

    Attributes:
        matrix: All clusters of the set; None if there are none.
        rows: Indexes of the listed clusters in the matrix, in ascending order.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        """Create a table without clusters and languages."""
        super().__init__(parent)
        self.matrix: LanguageMatrix | None = None
        self.rows: NDArray[np.intp] = _NO_ROWS

    def show_clusters(self, matrix: LanguageMatrix | None, rows: NDArray[np.intp]) -> None:
        """Show the clusters with these indexes of a matrix as rows; the matrix None clears the table."""
        self.beginResetModel()
        self.matrix, self.rows = matrix, rows
        self.endResetModel()

    def cell_style(self, row: int, column: int) -> StateStyle | None:
        """Return icon, tint and label for the state of a language cell; None for the columns of URL and page count."""
        if self.matrix is None or column < FIRST_LANGUAGE:
            return None
        return style_of_fault(self.matrix.faults_at(int(self.rows[row]), column - FIRST_LANGUAGE))

    def slot_at(self, row: int, column: int) -> int | None:
        """Return the slot of a cell's page, or of an entry that links to it if the page is not in the set.

        For a cell without a page, and for the first columns, return the slot of the page that names the cluster.
        """
        if self.matrix is None:
            return None
        cluster = int(self.rows[row])
        cell = self.matrix.cell(cluster, column - FIRST_LANGUAGE) if column >= FIRST_LANGUAGE else None
        if cell is None:
            return self.matrix.representative_slot(cluster)
        return cell.named_by if cell.slot is None else cell.slot

    def find_fault(self, row: int, column: int, direction: int) -> tuple[int, int] | None:
        """Return row and column of the next (1) or previous (-1) faulty cell, wrapping around; None without faults.

        Row and column -1 start the search outside the table.
        """
        matrix, rows = self.matrix, self.rows
        faulty = np.flatnonzero(matrix.faults[rows]) if matrix is not None else _NO_ROWS
        if matrix is None or not len(faulty):
            return None

        def faulty_columns(row: int) -> list[int]:
            """Return the columns of a row's faulty cells in order; the page count column if the cluster is nameless."""
            cluster = int(rows[row])
            found = (matrix.faulty_columns(cluster) + FIRST_LANGUAGE).tolist()
            return [PAGES, *found] if matrix.nameless[cluster] else found

        ahead = [each for each in faulty_columns(row) if (each - column) * direction > 0] if row >= 0 else []
        if not ahead:
            at = np.searchsorted(faulty, row, "right") if direction > 0 else np.searchsorted(faulty, row) - 1
            row = int(faulty[at % len(faulty) if row >= 0 or direction > 0 else -1])
            ahead = faulty_columns(row)
        return row, ahead[0] if direction > 0 else ahead[-1]

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        """Return the number of listed clusters."""
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() or self.matrix is None else FIRST_LANGUAGE + len(self.matrix.languages)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _ROLE.DisplayRole) -> object:
        """Return the title of a column, for languages their code; the language name as tooltip and accessible text."""
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
        return tooltip_html(tip) if role == _ROLE.ToolTipRole else title

    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> object:
        """Return text, tooltip or accessible text of a cell; for page counts also alignment and fault icon."""
        if not index.isValid() or self.matrix is None:
            return None
        cluster, column = int(self.rows[index.row()]), index.column()
        if role not in (_ROLE.DisplayRole, _ROLE.AccessibleTextRole, _ROLE.ToolTipRole):
            if column == PAGES and role == _ROLE.TextAlignmentRole:
                return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            if column == PAGES and role == _ROLE.DecorationRole and self.matrix.nameless[cluster]:
                return icon(FAULT_STYLES[Fault.NAMELESS].icon_name, FAULT_STYLES[Fault.NAMELESS].tint)
            return None
        if column >= FIRST_LANGUAGE:
            if role == _ROLE.ToolTipRole:
                return tooltip_html(language_details(self.matrix, cluster, column - FIRST_LANGUAGE))
            word = translated(style_of_fault(self.matrix.faults_at(cluster, column - FIRST_LANGUAGE)).label)
            return word if role == _ROLE.DisplayRole else f"{self.matrix.languages[column - FIRST_LANGUAGE]}: {word}"
        if column == PAGES and role == _ROLE.DisplayRole:
            return format_number(self.matrix.size(cluster))
        url = self.matrix.loc(self.matrix.representative_slot(cluster))
        text = page_count_text(self.matrix, cluster) if column == PAGES else url
        return tooltip_html(text) if role == _ROLE.ToolTipRole else text


class LanguageDelegate(PaddedDelegate):
    """Delegate that paints language cells as icons on a tinted background, and a ring around the current cell."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a cell: selection or tint, text or icon, grid lines, and a ring if it is the current cell."""
        model = index.model()
        style = model.cell_style(index.row(), index.column()) if isinstance(model, LanguageTable) else None
        state, roles, groups = QStyle.StateFlag, QPalette.ColorRole, QPalette.ColorGroup
        if option.state & state.State_Selected:
            group = groups.Active if option.state & state.State_Active else groups.Inactive
            painter.fillRect(option.rect, option.palette.color(group, roles.Highlight))
        elif style is not None and style.has_background:
            painter.fillRect(option.rect, tint_ground(style.tint, option.palette))
        if style is None:
            inner = QStyleOptionViewItem(option)
            inner.rect = option.rect.adjusted(_CELL_MARGIN, 0, -_CELL_MARGIN, 0)
            super().paint(painter, inner, index)
        else:
            middle = QRect(QPoint(0, 0), icon_size())
            middle.moveCenter(option.rect.center())
            icon(style.icon_name, style.tint).paint(painter, middle)
        painter.setPen(option.palette.color(roles.Midlight))
        painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight())
        painter.drawLine(option.rect.topRight(), option.rect.bottomRight())
        if option.state & state.State_HasFocus:
            painter.save()
            pen = QPen(option.palette.color(roles.Accent), _RING_WIDTH)
            pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(option.rect.adjusted(1, 1, -2, -2))
            painter.restore()

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        """Remove the focus state, so that the style does not draw its focus frame besides the ring."""
        super().initStyleOption(option, index)
        option.state &= ~QStyle.StateFlag.State_HasFocus

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return an invalid size, because the headers determine all sizes, and there may be a million rows."""
        return QSize()


class LanguageView(QTableView):
    """Table view of a `LanguageTable`, which selects rows while arrow keys move the current cell between languages."""

    def __init__(self, table: LanguageTable, go_to_fault: Callable[[int], None], parent: QWidget) -> None:
        """Create the view of a language table.

        Args:
            table: The model.
            go_to_fault: Selects the next (1) or previous (-1) faulty cell.
            parent: The parent widget.
        """
        super().__init__(parent)
        self._table, self._go_to_fault = table, go_to_fault
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
        # With the selection model of the table, painting would call `flags` for every selected cell.
        columns.setSelectionModel(QItemSelectionModel(table, columns))
        table.modelReset.connect(self._update_sizes)

    @Slot()
    def _update_sizes(self) -> None:
        """Set the row height for the number of rows, and the initial widths of the first columns."""
        fit_row_height(self, self._table.rowCount(), _ROW_PADDING)
        columns = self.horizontalHeader()
        if columns.count() >= FIRST_LANGUAGE and columns.sectionSize(CLUSTER) == scaled(_LANGUAGE_PIXELS):
            columns.resizeSection(CLUSTER, scaled(_CLUSTER_PIXELS))
            columns.resizeSection(PAGES, max(scaled(_PAGES_PIXELS), columns.sectionSizeHint(PAGES)))

    def selected_rows(self) -> NDArray[np.intp]:
        """Return the selected rows in ascending order; the current row if none is selected, or no row."""
        selection = self.selectionModel().selection()
        chosen = (selection.at(number) for number in range(selection.count()))
        ranges = [np.arange(each.top(), each.bottom() + 1) for each in chosen]
        if ranges:
            return np.sort(np.concatenate(ranges))
        return np.array([self.currentIndex().row()] if self.currentIndex().isValid() else [], np.intp)

    def show_cell(self, row: int, column: int) -> None:
        """Make a cell of the hreflang table the current one, and scroll to it."""
        select_only_row(self, self._table.index(row, column))
        self.scrollTo(self.currentIndex())

    def event(self, event: QEvent) -> bool:
        """Claim F8 and Select All, which the window would otherwise apply to the main table."""
        keys = QKeySequence.StandardKey
        is_handled_here = isinstance(event, QKeyEvent) and (
            event.key() == Qt.Key.Key_F8 or event.matches(keys.SelectAll)
        )
        if is_handled_here and event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the next faulty cell on F8, to the previous one on Shift+F8."""
        if event.key() == Qt.Key.Key_F8:
            self._go_to_fault(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        else:
            super().keyPressEvent(event)


class LanguagesPanel(DeferredPanel):
    """Panel with a table of hreflang clusters by language, a filter, a search, and buttons that complete clusters."""

    def __init__(
        self, context: Context, *, show_completion_dialog: Callable[[SlotArray], object], parent: QWidget
    ) -> None:
        """Create the hreflang panel without a matrix.

        Args:
            context: Shared objects of the window.
            show_completion_dialog: Opens the dialog that completes the clusters of entries, given as ascending slots.
            parent: The parent widget.
        """
        super().__init__(parent, settle_ms=_REFRESH_DELAY_MS)
        self._context, self._show_completion_dialog = context, show_completion_dialog
        self._session, self._entries = context.session, context.page.view
        self._source: tuple[Links, SlotArray] | None = None
        self._matches: NDArray[np.bool_] | None = None
        self._is_outdated = False
        self._matrix_job, self._search_job, self._plan_job = (LatestJob(context.jobs, self) for _ in range(3))
        self.table = LanguageTable(self)
        self.view = LanguageView(self.table, self.go_to_fault, self)
        self.box, self.line = QComboBox(self), FilterLine(self)
        self.summary, self.note = TintedLabel(Tint.TEXT, parent=self), TintedLabel(Tint.QUIET, parent=self)
        self._empty_state = EmptyState(self)
        self._show_all_action = QAction(self.tr("Show all groups"), self)
        self.next = icon_button("next-problem", self.tr("Next problem") + " (F8)", self)
        self.previous = icon_button("previous-problem", self.tr("Previous problem") + " (Shift+F8)", self)
        self.complete = QPushButton(icon("complete"), self.tr("Co&mplete group"), self)
        self.complete_all = QPushButton(self.tr("Add missing &links …"), self)
        self._toolbar = QWidget(self)
        self._pages = QStackedWidget(self)
        for label in (self.summary, self.note):
            label.setWordWrap(True)
        set_accessible_box_name(self.box, self.tr("Groups to show"))
        self.box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.box.setMinimumContentsLength(_BOX_CHARACTERS)
        self.line.setPlaceholderText(self.tr("Search groups"))
        add_leading_icon(self.line, "find", self.tr("Search groups"))
        add_clear_button(self.line)
        self._lay_out()
        set_tab_order(self)
        self._connect()
        self._show_nothing("")

    def _lay_out(self) -> None:
        """Arrange summary, filter, search and buttons above the table or the hint that replaces it."""
        summary = fill(QHBoxLayout(), (self.summary, 3), (self.note, 2), margins=(8, 6, 8, 0), spacing=12)
        self.line.setMinimumWidth(scaled(_LINE_PIXELS))
        search = fill(QHBoxLayout(), (self.box, 1), (self.line, 2), self.previous, self.next)
        complete = fill(QHBoxLayout(), self.complete, self.complete_all, 1)
        fill(QVBoxLayout(self._toolbar), search, complete, margins=(8, 4, 8, 4), spacing=4)
        self._pages.addWidget(self.view)
        self._pages.addWidget(self._empty_state)
        fill(QVBoxLayout(self), summary, self._toolbar, (self._pages, 1), spacing=0)

    def _connect(self) -> None:
        """Connect the signals of the jobs, the session and the widgets."""
        session = self._session
        self._matrix_job.answered.connect(self._show_matrix)
        self._search_job.answered.connect(self._show_matches)
        self._plan_job.answered.connect(self._push_plan)
        for job in (self._matrix_job, self._search_job, self._plan_job):
            job.failed.connect(self._show_failure)
        self._matrix_job.failed.connect(self._show_canceled)
        self._matrix_job.stopped.connect(self._show_canceled)
        session.replaced.connect(self._reset)
        session.problems_changed.connect(self.refresh_soon)
        for changed in (session.replaced, session.problems_changed, self.view.selectionModel().selectionChanged):
            changed.connect(self._update_buttons)
        self._show_all_action.triggered.connect(self.line.clear)
        self._show_all_action.triggered.connect(lambda: self.set_filter(ClusterFilter.ALL))
        self.box.activated.connect(self._update_rows)
        self.line.asked.connect(self._search)
        self.line.left.connect(self.view.setFocus)
        self.view.activated.connect(self._go_to_entry)
        self.view.customContextMenuRequested.connect(self._show_menu)
        self.next.clicked.connect(partial(self.go_to_fault, 1))
        self.previous.clicked.connect(partial(self.go_to_fault, -1))
        self.complete.clicked.connect(self._complete_selected)
        self.complete_all.clicked.connect(self._complete_all)

    @property
    def empty_text(self) -> str:
        """Text of the hint that is shown instead of the table; empty while the table is shown."""
        return self._empty_state.text() if self._pages.currentWidget() is self._empty_state else ""

    @property
    def is_busy(self) -> bool:
        """Whether a refresh is scheduled, or a job builds, searches or completes the matrix."""
        jobs = (self._matrix_job, self._search_job, self._plan_job)
        return self.is_refresh_due or any(job.is_running for job in jobs)

    def _show_note(self, note: str) -> None:
        """Show a note beside the summary; an empty note is hidden."""
        self.note.setText(note)
        self.note.setVisible(bool(note))

    def _show_empty(self, text: str, offer: QAction | str) -> None:
        """Replace the table by a hint with the button of an action, given as action or id; "" for no button."""
        self._empty_state.show_message(text, offer)
        self._pages.setCurrentWidget(self._empty_state)

    @Slot(object, object)
    def _show_failure(self, _: object, error: StudioError) -> None:
        """Report the error of a failed job in the window."""
        self._session.failed.emit(error)

    # Matrix

    @Slot()
    def _reset(self) -> None:
        """Discard the matrix, all jobs and the search, because another set was opened."""
        self._source = None
        for job in (self._matrix_job, self._search_job, self._plan_job):
            job.cancel_latest()
        self.line.reset()
        self._show_nothing(self.tr("The set has not been checked yet."), "check")
        self.refresh_soon()

    def _is_current(self) -> bool:
        """Return whether the shown or requested matrix is of the current links and the current order of entries."""
        # Links and order are immutable, so identity suffices.
        document, known = self._session.document, self._source
        memory = document.problems.extensions
        return (
            known is not None and memory is not None and known[0] is memory.links and known[1] is document.table.order
        )

    @Slot()
    def refresh(self) -> None:
        """Request the matrix of the current links in a job, unless it is current; without links, show why.

        Meanwhile, an older matrix remains visible, marked as outdated.
        """
        memory, table = self._session.document.problems.extensions, self._session.document.table
        links = memory.links if memory is not None else None
        if memory is None or links is None:
            self._matrix_job.cancel_latest()
            self._source = None
            self._show_nothing(self._empty_reason(), "edit-alternates")
        elif not self._is_current():
            self._source = links, table.order
            if self.table.matrix is None:
                self._show_nothing(self.tr("Reading hreflang links …"))
            else:
                self._is_outdated = True
                self._show_note(self.tr("Reading hreflang links …"))
                self._update_buttons()
            self._matrix_job.request(
                self._source, self.tr("Reading hreflang links"), partial(build_matrix, memory, table.snapshot())
            )

    def _empty_reason(self) -> str:
        """Return the sentence that explains why there are no clusters: not validated yet, or no links."""
        if not self._session.document.is_validated:
            return self.tr("The set has not been checked yet.")
        return self.tr("This set has no hreflang links.")

    def _show_nothing(self, text: str, offer: str = "") -> None:
        """Clear the table, and show a sentence and, if `offer` is the id of an action, a button for that action."""
        self._matches, self._is_outdated = None, False
        self.table.show_clusters(None, _NO_ROWS)
        self._show_note("")
        self.summary.clear()
        self._toolbar.hide()
        self._show_empty(text, offer)

    @Slot(object, object)
    def _show_matrix(self, request: object, matrix: LanguageMatrix | None) -> None:
        """Show a built matrix, None if there are no clusters; ignore it if another one was requested meanwhile."""
        if request is not self._source:
            return
        if matrix is None:
            self._show_nothing(self._empty_reason(), "edit-alternates")
            return
        self._is_outdated = False
        self.summary.setText(cluster_counts_text(matrix))
        self._update_filter_counts(matrix)
        self._toolbar.show()
        if self._matches is not None and len(self._matches) != len(matrix):
            self._matches = None
        self._show_clusters(matrix)
        if self.line.text().strip():
            self._search(self.line.text())

    @Slot()
    def _show_canceled(self) -> None:
        """Report that the matrix job was canceled or failed; the next edit or showing the panel repeats it."""
        self._source = None
        if self.table.matrix is None:
            self._show_nothing(self.tr("Reading was canceled. Show this panel again to continue."))
        else:
            self._show_note(self.tr("Reading was canceled."))

    # Filter and search

    def set_filter(self, cluster_filter: ClusterFilter) -> None:
        """List only the clusters that match a filter, and select it in the filter box."""
        self.box.setCurrentIndex(self.box.findData(cluster_filter))
        self._update_rows()

    def _update_filter_counts(self, matrix: LanguageMatrix) -> None:
        """Fill the filter box with all filters and their numbers of matching clusters; retain the selection."""
        chosen = self.box.currentData()
        with QSignalBlocker(self.box):
            self.box.clear()
            for each in ClusterFilter:
                count = int(np.count_nonzero(matching_clusters(matrix, each)))
                self.box.addItem(f"{translated(each.value)} ({format_number(count)})", each)
                fault = Fault.__members__.get(each.name)
                if each is ClusterFilter.GAPS or fault is not None:
                    style = FAULT_STYLES[fault] if fault is not None else MISSING_STYLE
                    self.box.setItemIcon(self.box.count() - 1, icon(style.icon_name, style.tint))
            self.box.setCurrentIndex(max(0, self.box.findData(chosen)))

    @Slot(str)
    def _search(self, text: str) -> None:
        """Start a job that finds the clusters containing a text; an empty text lists all clusters."""
        matrix, text = self.table.matrix, text.strip()
        self._search_job.cancel_latest()
        if text and matrix is not None:
            self._search_job.request(matrix, self.tr("Finding"), lambda _: matrix.clusters_containing(text))
        else:
            self._matches = None
            self._update_rows()

    @Slot(object, object)
    def _show_matches(self, matrix: LanguageMatrix, is_match: NDArray[np.bool_]) -> None:
        """List only the clusters that match the search, given as a mask over all clusters of the matrix."""
        if matrix is self.table.matrix:
            self._matches = is_match
            self._update_rows()

    @Slot()
    def _update_rows(self) -> None:
        """List the clusters again for the current filter and search."""
        if self.table.matrix is not None:
            self._show_clusters(self.table.matrix)

    def _show_clusters(self, matrix: LanguageMatrix) -> None:
        """List the clusters that match filter and search; retain the current cell and the scroll position."""
        saved = self._current_position()
        is_listed = matching_clusters(matrix, self.box.currentData() or ClusterFilter.ALL)
        if self._matches is not None:
            is_listed &= self._matches
        self.table.show_clusters(matrix, np.flatnonzero(is_listed))
        self._show_note("")
        if self.table.rowCount():
            self._pages.setCurrentWidget(self.view)
        else:
            self._show_empty(self.tr("No matches."), self._show_all_action)
        self._update_buttons()
        if saved is None:
            return
        slot, current, top = saved
        rows = np.flatnonzero(matrix.members[matrix.member_bounds[:-1][self.table.rows]] == slot)
        codes = [code.lower() for code in matrix.languages]
        if isinstance(current, str):
            current = FIRST_LANGUAGE + codes.index(current) if current in codes else CLUSTER
        if len(rows):
            select_only_row(self.view, self.table.index(int(rows[0]), current))
            self.view.verticalScrollBar().setValue(top)

    def _current_position(self) -> tuple[int, str | int, int] | None:
        """Return the current cluster's first slot, language code or column, and scroll position; None without one."""
        index, matrix = self.view.currentIndex(), self.table.matrix
        if matrix is None or not index.isValid():
            return None
        cluster, column = int(self.table.rows[index.row()]), index.column()
        is_language = column >= FIRST_LANGUAGE
        current = matrix.languages[column - FIRST_LANGUAGE].lower() if is_language else column
        return int(matrix.members_of(cluster)[0]), current, self.view.verticalScrollBar().value()

    # Navigation

    def go_to_fault(self, direction: int, *_: object) -> None:
        """Select the next (1) or previous (-1) faulty cell, wrapping around; without one, show a note."""
        index = self.view.currentIndex()
        current_cell = (index.row(), index.column()) if index.isValid() else (-1, -1)
        cell = self.table.find_fault(*current_cell, direction)
        if cell is None:
            self._show_note(self.tr("No group shown has a problem."))
            return
        if index.isValid() and (cell <= current_cell if direction > 0 else cell >= current_cell):
            first, last = self.tr("Continued from the start."), self.tr("Continued from the end.")
            self._context.show_note(first if direction > 0 else last)
        self.view.show_cell(*cell)

    @Slot(QModelIndex)
    def _go_to_entry(self, index: QModelIndex) -> None:
        """Finish editing, and select the entry of a cell's page in the main table."""
        slot = self.table.slot_at(index.row(), index.column())
        if slot is not None:
            self._entries.finish_editing()
            self._context.page.show_slot(slot, "loc")

    @Slot(QPoint)
    def _show_menu(self, position: QPoint) -> None:
        """Open the context menu at a position in the table, if there is a cell."""
        if self.view.indexAt(position).isValid():
            self.create_menu().popup(self.view.viewport().mapToGlobal(position))

    def create_menu(self) -> QMenu:
        """Return the context menu of the current cell: go to the entry, or complete the selected clusters."""
        menu = QMenu(self.view)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(icon("go-to"), self.tr("&Go to the entry"), lambda: self._go_to_entry(self.view.currentIndex()))
        complete = menu.addAction(icon("complete"), self.complete.text(), self._complete_selected)
        complete.setEnabled(self.complete.isEnabled())
        return menu

    # Completing

    @Slot()
    def _update_buttons(self) -> None:
        """Show the number of selected clusters; enable completing for an up-to-date matrix of a writable set."""
        can = self.table.matrix is not None and not self._is_outdated and not self._session.document.is_read_only
        count = len(self.view.selected_rows())
        one, many = self.tr("Co&mplete group"), self.tr("Co&mplete %n groups", None, count)
        self.complete.setText(many.replace(str(count), format_number(count), 1) if count > 1 else one)
        self.complete.setEnabled(can and count > 0)
        self.complete_all.setEnabled(can and self.table.rowCount() > 0)

    @Slot()
    def _complete_selected(self) -> None:
        """Start a job that adds the missing links to the selected clusters, if the button for this is enabled."""
        if self.complete.isEnabled():
            self._start_planning(self.table.rows[self.view.selected_rows()])

    @Slot()
    def _complete_all(self) -> None:
        """Finish editing, and open the dialog that completes all listed clusters, unless the matrix is outdated."""
        self._entries.finish_editing()
        if self.table.matrix is not None and self._is_current():
            self._show_completion_dialog(unique_slots(self.table.matrix.members_of_each(self.table.rows)[0]))

    def _start_planning(self, clusters: NDArray[np.intp]) -> None:
        """Finish editing, and start a job that plans the missing links of clusters; no job for an outdated matrix."""
        self._entries.finish_editing()
        matrix, document = self.table.matrix, self._session.document
        if matrix is None or not self._is_current() or self._matrix_job.is_running:
            return
        # Clusters whose pages all link to each other need no links.
        clusters = clusters[matrix.clusters_with_fault(Fault.PARTIAL)[clusters]]
        members, numbers = matrix.members_of_each(clusters)
        snapshot = document.snapshot()
        self._plan_job.request(
            self._session.version,
            self.tr("Adding links"),
            lambda progress: plan_known_clusters(snapshot, members, numbers, progress=progress),
        )

    @Slot(object, object)
    def _push_plan(self, version: Version, plan: ClusterPlan) -> None:
        """Push planned links as an undo step, and show their number; ignore the plan if the set changed meanwhile."""
        if not self._session.is_at(version):
            return
        count = len(plan.completed)
        one, many = self.tr("Add hreflang links to 1 entry"), self.tr("Add hreflang links to %n entries", None, count)
        if not count or self._session.push(text_for_count(count, one, many), plan.edit):
            self._show_note(describe_completion(plan))
            self.view.setFocus()
