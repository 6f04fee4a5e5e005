"""What differs between two sets as a list for a view: what it is, before, after, and in which entry.

The dialog that shows which entries differ between what is open and what is on disk, and offers to take either.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Final

from PySide6.QtCore import QAbstractTableModel, QObject, QSize, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from sitemap_studio.core.errors import StudioError
from sitemap_studio.document.comparing import ADDED, EXTENSIONS, REMOVED, RENAMED, SITEMAP, ComparedSet, Difference
from sitemap_studio.gui.i18n import counted, format_number, localized_error
from sitemap_studio.gui.jobs.jobs import Job, Jobs, Work
from sitemap_studio.gui.plans.plan_list import MOST_PIXELS, DifferenceDelegate, around_difference
from sitemap_studio.gui.theme import Tint, fitting, scaled
from sitemap_studio.gui.widgets.dialog_layout import JobBar, give_room, last_row
from sitemap_studio.gui.widgets.labels import TintedLabel
from sitemap_studio.gui.widgets.list_view import NO_INDEX, Index, ListView
from sitemap_studio.gui.words.texts import cell_text, plain

_ROLE = Qt.ItemDataRole
_MOST_CHARACTERS: Final = 4_000
"""More of a value is not looked through for what differs."""


class CompareColumn(IntEnum):
    """The columns of the list."""

    WHAT = 0
    BEFORE = 1
    AFTER = 2
    ENTRY = 3


@dataclass(frozen=True, eq=False)
class Compared:
    """Two sets and what differs.

    Attributes:
        before: The one on disk.
        after: The one that is open.
        difference: What differs, as if the second had become of the first.
    """

    before: ComparedSet
    after: ComparedSet
    difference: Difference


class DifferenceList(QAbstractTableModel):
    """One line for each entry that only one of the sets has, and for each value that differs."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._compared: Compared | None = None
        self._count = 0

    def show_compared(self, compared: Compared | None) -> None:
        """Show what differs, or nothing."""
        self.beginResetModel()
        self._compared = compared
        self._count = compared.difference.lines.height if compared is not None else 0
        self.endResetModel()

    # What Qt asks

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else self._count

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(CompareColumn)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _ROLE.DisplayRole) -> object:
        if role != _ROLE.DisplayRole or orientation is not Qt.Orientation.Horizontal:
            return None
        return (self.tr("Difference"), self.tr("On disk"), self.tr("Open here"), self.tr("Entry"))[section]

    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> object:
        compared = self._compared
        if not index.isValid() or compared is None or role not in (_ROLE.DisplayRole, _ROLE.ToolTipRole):
            return None
        kind, what, *values, position, after_position = compared.difference.lines.row(index.row())
        column = index.column()
        if column == CompareColumn.WHAT:
            return self._what(kind, what)
        if column == CompareColumn.ENTRY:
            here = after_position is not None
            loc = _loc(compared.after, after_position) if here else _loc(compared.before, position)
            number = format_number((after_position if here else position) + 1)
            return plain(self.tr("{number} · {loc}").format(number=number, loc=cell_text(loc)))
        before, after = values
        if role == _ROLE.ToolTipRole:
            return plain(cell_text(values[column - CompareColumn.BEFORE]))
        if kind in (ADDED, REMOVED):
            return cell_text(values[column - CompareColumn.BEFORE])
        shown = around_difference((before or "")[:_MOST_CHARACTERS], (after or "")[:_MOST_CHARACTERS])
        is_absent = values[column - CompareColumn.BEFORE] is None
        return self.tr("(none)") if is_absent else shown[column - CompareColumn.BEFORE]

    def _what(self, kind: str, what: str) -> str:
        if kind == ADDED:
            return self.tr("Only here")
        if kind == REMOVED:
            return self.tr("Only on disk")
        if kind == RENAMED and what == "loc":
            return self.tr("renamed")
        return {EXTENSIONS: self.tr("extensions"), SITEMAP: self.tr("sitemap")}.get(what, what)


def _loc(side: ComparedSet, position: int) -> str | None:
    return side.table.value(int(side.table.order[position]), "loc")


START_SIZE: Final = QSize(980, 560)
_SMALL_WIDTH: Final = 520
"""Where nothing is listed."""

_PIXELS: Final[dict[int, int]] = {CompareColumn.WHAT: 120, CompareColumn.ENTRY: 240}


class CompareDialog(QDialog):
    """Compares in a job, and lists what differs.

    Attributes:
        differences: What is listed.
        view: The list on screen.
        ignore_sitemaps: Leaves out in which sitemap an entry is; hidden where that makes no difference.
        keep: Keeps what is open.
        reload: Takes what is on disk.

    Signals:
        keep_asked: The user wants what is open.
        reload_asked: The user wants what is on disk.
    """

    keep_asked = Signal()
    reload_asked = Signal()

    def __init__(
        self,
        name: str,
        work: Work,
        jobs: Jobs,
        *,
        is_current: Callable[[], bool],
        may_keep: bool,
        parent: QWidget | None = None,
    ) -> None:
        """Begin to compare.

        Args:
            name: What is open.
            work: Gives what was `Compared`.
            jobs: Where that is done.
            is_current: Whether what is open is still what is compared; if not, the dialog closes.
            may_keep: Whether the files on disk were changed, so that there is something to decide.
            parent: Its owner.
        """
        super().__init__(parent)
        self.differences = DifferenceList(self)
        self.view = ListView(self.differences, _PIXELS, self)
        self.keep, self.reload = QPushButton(self.tr("Keep mine"), self), QPushButton(self.tr("Reload"), self)
        self.ignore_sitemaps = QCheckBox(self.tr("&Ignore in which sitemap an entry is"), self)
        self._sentence, self._rest = QLabel(self), TintedLabel(Tint.QUIET, parent=self)
        self._bar = JobBar(self)
        self._may_keep = may_keep
        self._compared: Compared | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Compare “{name}” with the disk").format(name=name))
        self._lay_out()
        self._job: Job | None = jobs.start(self.tr("Comparing with the disk"), work, is_current=is_current)
        self._job.finished.connect(self._show)
        self._job.failed.connect(self._fail)
        self._job.cancelled.connect(self.reject)
        self._job.outdated.connect(self.reject)
        self._bar.watch(self._job)

    def _lay_out(self) -> None:
        for label in (self._sentence, self._rest):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        self._sentence.setText(self.tr("Comparing what is open with what is on disk …"))
        self._bar.setAccessibleName(self.tr("Comparing"))
        self.view.setAccessibleName(self.tr("What differs"))
        columns = self.view.horizontalHeader()
        columns.setStretchLastSection(False)
        self.view.setItemDelegate(DifferenceDelegate(CompareColumn.BEFORE, CompareColumn.AFTER, self.view))
        for column in (CompareColumn.BEFORE, CompareColumn.AFTER):
            columns.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        box = QDialogButtonBox(self)
        box.addButton(self.reload, QDialogButtonBox.ButtonRole.ActionRole)
        box.addButton(self.keep, QDialogButtonBox.ButtonRole.ActionRole)
        close = box.addButton(QDialogButtonBox.StandardButton.Close)
        close.setDefault(True)
        self.keep.setVisible(self._may_keep)
        column_box = QVBoxLayout(self)
        give_room(column_box)
        for widget in (self._sentence, self._bar):
            column_box.addWidget(widget)
        column_box.addWidget(self.view, 1)
        column_box.addWidget(self.ignore_sitemaps)
        self.ignore_sitemaps.hide()
        self.ignore_sitemaps.toggled.connect(self._list)
        column_box.addLayout(last_row(self._rest, box))
        box.rejected.connect(self.reject)
        self.keep.clicked.connect(self._keep)
        self.reload.clicked.connect(self._reload)
        self.finished.connect(self._stop)
        self.resize(fitting(START_SIZE, self))

    @property
    def sentence(self) -> str:
        """What is said of what differs."""
        return self._sentence.text()

    @property
    def rest(self) -> str:
        """What is said beside it."""
        return self._rest.text()

    @Slot()
    def _stop(self) -> None:
        """Want no answer any more."""
        self._bar.watch(None)
        if self._job is not None:
            self._job.cancel()
            self._job = None

    @Slot(object)
    def _show(self, compared: Compared) -> None:
        if self.sender() is not self._job:
            return
        self._job = None
        self._stop()
        difference = compared.difference
        most = MOST_PIXELS // max(1, difference.lines.height)
        rows = self.view.verticalHeader()
        rows.setDefaultSectionSize(min(rows.defaultSectionSize(), most))
        self._compared = compared
        self._list()
        if difference.is_none:
            self._grow_small(has_choice=self._may_keep or difference.is_reordered)
            return
        self.ignore_sitemaps.setVisible((difference.lines["what"] == SITEMAP).any())
        if difference.is_reordered:
            self._rest.setText(self.tr("The entries stand in another order, too."))
        self.view.setFocus()

    @Slot()
    def _list(self) -> None:
        """List what differs, as far as the user wants to know."""
        compared = self._compared
        if compared is not None:
            if self.ignore_sitemaps.isChecked():
                compared = replace(compared, difference=compared.difference.without_sitemaps())
            self.differences.show_compared(compared)
            self._sentence.setText(self._told(compared.difference))

    def _grow_small(self, *, has_choice: bool) -> None:
        """Be no larger than a sentence and the buttons."""
        self.view.hide()
        self.reload.setVisible(has_choice)
        self.resize(min(self.width(), scaled(_SMALL_WIDTH)), self.minimumSizeHint().height())

    def _told(self, difference: Difference) -> str:
        if difference.is_none and difference.is_reordered:
            return self.tr("The entries on disk are the same as those that are open, but in another order.")
        if difference.is_none:
            return self.tr("The entries on disk are the same as those that are open.")
        here, there, same = difference.n_added, difference.n_removed, difference.n_same
        other, renamed = difference.n_changed, difference.n_renamed
        parts = (
            (here, self.tr("1 entry is only here"), self.tr("%n entries are only here", None, here)),
            (there, self.tr("1 entry is only on disk"), self.tr("%n entries are only on disk", None, there)),
            (other, self.tr("1 entry has other values"), self.tr("%n entries have other values", None, other)),
            (renamed, self.tr("1 entry has another URL"), self.tr("%n entries have another URL", None, renamed)),
            (same, self.tr("1 entry is the same"), self.tr("%n entries are the same", None, same)),
        )
        return ". ".join(counted(count, one, many) for count, one, many in parts if count) + "."

    @Slot(object)
    def _fail(self, error: StudioError) -> None:
        if self.sender() is self._job:
            self._job = None
            self._stop()
            self._sentence.setText(localized_error(error))
            self._grow_small(has_choice=False)

    @Slot()
    def _keep(self) -> None:
        self.accept()
        self.keep_asked.emit()

    @Slot()
    def _reload(self) -> None:
        self.accept()
        self.reload_asked.emit()
