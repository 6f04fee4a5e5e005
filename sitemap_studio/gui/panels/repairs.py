"""The repairs panel: what was repaired so that files could be read, and the lines around the current repair."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt, QTimer, Slot
from PySide6.QtWidgets import QSplitter, QStackedWidget, QVBoxLayout, QWidget

from sitemap_studio.core.errors import StudioError
from sitemap_studio.document.document import Document
from sitemap_studio.document.repair_excerpts import RepairExcerpt, repair_excerpt, slot_of_repair
from sitemap_studio.formats.repair.patches import Repair
from sitemap_studio.gui.i18n import counted, format_number, localized, localized_error
from sitemap_studio.gui.jobs.jobs import Jobs, LatestJob
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.plans.plan_list import DifferenceDelegate, around_difference
from sitemap_studio.gui.table.view import EntryView
from sitemap_studio.gui.theme import Tint
from sitemap_studio.gui.widgets.diff_view import DiffView, diff_lines
from sitemap_studio.gui.widgets.empty_state import EmptyState
from sitemap_studio.gui.widgets.labels import TintedLabel
from sitemap_studio.gui.widgets.layouts import fill
from sitemap_studio.gui.widgets.list_view import NO_INDEX, Index, ListView
from sitemap_studio.gui.words.texts import as_tooltip

_ROLE: Final = Qt.ItemDataRole
_LINES_AROUND: Final = 2
_LIST_PIXELS, _LINES_PIXELS = 740, 540  # widths at first; the user may move what is between
_DELAY_MS: Final = 80  # where an arrow key is held, only the repair that it ends on is shown


FILE, LINE, BEFORE, AFTER, MESSAGE = range(5)  # columns
_PIXELS: Final[Mapping[int, int]] = {FILE: 120, LINE: 64, BEFORE: 168, AFTER: 168}


class RepairList(QAbstractTableModel):
    """One row for each repair that is not saved yet, file by file."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document: Document | None = None
        self.repairs: list[tuple[int | None, Repair]] = []  # the sitemap, None for the index, and its repair

    def show_document(self, document: Document) -> None:
        self.beginResetModel()
        self._document, self.repairs = document, document.repairs
        self.endResetModel()

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self.repairs)

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else 5

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _ROLE.DisplayRole) -> object:
        if role != _ROLE.DisplayRole or orientation is not Qt.Orientation.Horizontal:
            return None
        titles = (self.tr("File"), self.tr("Line"), self.tr("Before"), self.tr("After"), self.tr("Repair"))
        return titles[section]

    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> object:
        if not index.isValid():
            return None
        column = index.column()
        if role == _ROLE.TextAlignmentRole and column == LINE:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role not in (_ROLE.DisplayRole, _ROLE.ToolTipRole):
            return None
        sitemap, repair = self.repairs[index.row()]
        assert self._document is not None  # there is no row without
        name = self._document.name if sitemap is None else self._document.sitemaps[sitemap].name
        texts = (name, format_number(repair.line), repair.before, repair.after, localized(repair.message))
        if role == _ROLE.ToolTipRole:
            return as_tooltip(with_rule(repair) if column == MESSAGE else texts[column])
        if column in (BEFORE, AFTER) and repair.before and repair.after:
            return around_difference(repair.before, repair.after)[column - BEFORE]
        return texts[column]


def with_rule(repair: Repair) -> str:
    """Return what was repaired, and the rule."""
    return f"{localized(repair.message)} [{repair.rule}]"


class RepairsPanel(QWidget):
    """Lists repairs, and shows the lines around the current one; reading these takes as long as opening the file."""

    def __init__(
        self,
        session: Session,
        jobs: Jobs,
        entries: EntryView,
        choose_sitemap: Callable[[int | None], None],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._session, self._entries, self._choose_sitemap = session, entries, choose_sitemap
        self.list = RepairList(self)
        self.view = ListView(self.list, _PIXELS, self)
        self.lines = DiffView(self)  # the lines around the current repair, in the file and repaired
        self._summary = TintedLabel(Tint.QUIET, parent=self)
        self._reason = TintedLabel(Tint.TEXT, parent=self)
        self._hint = TintedLabel(Tint.QUIET, parent=self)
        self._right = QStackedWidget(self)
        self._empty = EmptyState(self)
        self._sides = QSplitter(Qt.Orientation.Horizontal, self)
        self._delay = QTimer(self, singleShot=True, interval=_DELAY_MS)
        self._delay.timeout.connect(self._ask_lines)
        self._latest = LatestJob(jobs, self)
        self._latest.answered.connect(self._show_lines)
        self._latest.failed.connect(self._show_error)
        self._lay_out()
        self.show_document(session.document)

    def _lay_out(self) -> None:
        self.view.setAccessibleName(self.tr("Repairs"))
        delegate = DifferenceDelegate(BEFORE, AFTER, self.view, prose=MESSAGE)
        self.view.setItemDelegate(delegate)
        self.view.activated.connect(self._go_to_entry)
        self.view.clicked.connect(self._go_to_entry)
        self.view.selectionModel().currentChanged.connect(self._delay.start)
        self.lines.setAccessibleName(self.tr("Place of the repair"))
        self._reason.setObjectName("repair-reason")
        self._hint.setObjectName("repair-hint")
        for label in (self._summary, self._reason, self._hint):
            label.setWordWrap(True)
            label.setContentsMargins(8, 4, 8, 4)
        self._hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        place = QWidget(self)
        fill(QVBoxLayout(place), self._reason, (self.lines, 1), spacing=0)
        self._right.addWidget(self._hint)
        self._right.addWidget(place)
        self._sides.addWidget(self.view)
        self._sides.addWidget(self._right)
        self._sides.setChildrenCollapsible(False)
        self._sides.setSizes([_LIST_PIXELS, _LINES_PIXELS])
        self._sides.setStretchFactor(0, 3)
        self._sides.setStretchFactor(1, 2)
        fill(QVBoxLayout(self), self._summary, (self._sides, 1), (self._empty, 1), spacing=0)

    def show_document(self, document: Document) -> None:
        self._delay.stop()
        self._latest.drop()
        self.list.show_document(document)
        self.view.setColumnHidden(FILE, document.index is None and len(document.sitemaps) == 1)
        self._show_hint(self.tr("Select a repair to see the lines around it."))
        count = self.list.rowCount()
        self._sides.setVisible(count > 0)
        self._summary.setVisible(count > 0)
        self._empty.setVisible(count == 0)
        if not count:
            self._empty.show_message(self.tr("No repairs were needed."), "validate")
            return
        many = self.tr("%n errors were repaired to open “{name}”.", None, count)
        repaired = counted(count, self.tr("1 error was repaired to open “{name}”."), many)
        safe = self.tr("The files on disk do not change until you save.")
        name = self._session.document.name
        self._summary.setText(f"{repaired.format(name=name)} {safe}")

    def _current(self) -> tuple[int | None, Repair] | None:
        row = self.view.currentIndex().row()
        return self.list.repairs[row] if row >= 0 else None

    @Slot()
    def _ask_lines(self) -> None:
        self._delay.stop()
        if (current := self._current()) is None:
            return
        sitemap, repair = current
        document = self._session.document
        name = document.name if sitemap is None else document.sitemaps[sitemap].name
        title = self.tr("Reading “{name}”").format(name=name)
        self._latest.ask(
            (document, repair), title, lambda _: repair_excerpt(document, sitemap, repair, n_around=_LINES_AROUND)
        )

    @Slot(object, object)
    def _show_lines(self, question: tuple[Document, Repair], excerpt: RepairExcerpt | None) -> None:
        document, repair = question
        if document is not self._session.document:
            return
        if excerpt is None:
            self._show_hint(self.tr("The file has changed since it was opened."))
            return
        self._reason.setText(with_rule(repair))
        first_numbers = excerpt.before_number, excerpt.after_number
        self.lines.show_lines(diff_lines(excerpt.before, excerpt.after, first_numbers=first_numbers))
        self._right.setCurrentIndex(1)
        self.lines.scroll_to_change()

    @Slot(object, object)
    def _show_error(self, _: object, error: StudioError) -> None:
        self._show_hint(localized_error(error))

    def _show_hint(self, text: str) -> None:
        self._hint.setText(text)
        self._right.setCurrentWidget(self._hint)

    @Slot(QModelIndex)
    def _go_to_entry(self, _: QModelIndex) -> None:
        """Show the entry of the current repair in the table, else its sitemap; the keyboard focus stays here."""
        if (current := self._current()) is None:
            return
        if self._delay.isActive():
            self._ask_lines()
        sitemap, repair = current
        document = self._session.document
        slot = slot_of_repair(document, sitemap, repair)
        if slot is not None and document.table.positions()[slot] >= 0:
            self._entries.show_slot(slot)
        else:
            self._choose_sitemap(sitemap)
