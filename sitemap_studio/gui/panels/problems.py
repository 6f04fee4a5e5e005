"""The panel of problems: what is wrong, grouped by rule, with a way to each place.

Choosing a problem is told; going there is done by whoever listens.
"""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QStackedWidget,
    QToolButton,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from sitemap_studio.document.document import Document
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.labels import TintedLabel
from sitemap_studio.gui.numbers import counted
from sitemap_studio.gui.problem_tree import Column, ProblemTree
from sitemap_studio.gui.roomy import RoomyDelegate
from sitemap_studio.gui.theme import SEVERITY_ICON, SEVERITY_TINT, Tint
from sitemap_studio.protocol.catalogue import Severity

_SETTLE_MS = 30
"""Edits that come in a burst are shown at once."""


class ProblemsPanel(QWidget):
    """Rules that are broken, foldable, with their problems.

    Signals:
        chosen: The user wants to see this `Problem` in the table.
    """

    chosen = Signal(object)

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._tree = ProblemTree(document, self)
        self._view = QTreeView(self)
        self._empty = TintedLabel(Tint.QUIET, parent=self)
        self._pages = QStackedWidget(self)
        self._buttons = {severity: QToolButton(self) for severity in Severity}
        self._details = TintedLabel(Tint.QUIET, parent=self)
        self._settling = QTimer(self, singleShot=True, interval=_SETTLE_MS)
        self._settling.timeout.connect(self.refresh)
        self._lay_out()
        self.refresh()

    def _lay_out(self) -> None:
        self._view.setModel(self._tree)
        self._view.setAccessibleName(self.tr("Problems by rule"))
        self._view.setItemDelegate(RoomyDelegate(self._view))
        self._view.setUniformRowHeights(True)
        self._view.setAlternatingRowColors(True)
        self._view.setIconSize(QSize(16, 16))
        self._view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self._view.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        header = self._view.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setSectionResizeMode(Column.MESSAGE, QHeaderView.ResizeMode.Stretch)
        header.setMinimumSectionSize(80)
        header.resizeSection(Column.PLACE, 220)
        header.resizeSection(Column.VALUE, 260)
        self._view.activated.connect(self._choose)
        self._view.clicked.connect(self._choose)
        self._view.selectionModel().currentChanged.connect(self._explain)
        self._tree.modelReset.connect(self._span_groups)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._empty.setWordWrap(True)
        self._empty.setTextFormat(Qt.TextFormat.PlainText)
        self._details.setTextFormat(Qt.TextFormat.PlainText)
        self._details.setAccessibleName(self.tr("Source of the rule"))
        self._pages.addWidget(self._view)
        self._pages.addWidget(self._empty)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(self._filter_row())
        layout.addWidget(self._pages, 1)

    def _filter_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setContentsMargins(8, 4, 12, 4)
        row.setSpacing(4)
        for severity, button in self._buttons.items():
            button.setCheckable(True)
            button.setChecked(True)
            button.setAutoRaise(True)
            button.setIcon(icon(SEVERITY_ICON[severity], SEVERITY_TINT[severity]))
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            button.toggled.connect(self._filter)
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(self._details)
        return row

    def show_document(self, document: Document) -> None:
        """Show the problems of another document."""
        self._document = document
        self._tree.show_document(document)
        self.refresh()

    @Slot()
    def refresh_soon(self) -> None:
        """Show what the problems are now, once the edits that are coming in have settled."""
        self._settling.start()

    @Slot()
    def refresh(self) -> None:
        """Show what the problems are now."""
        self._settling.stop()
        unfolded = self._unfolded()
        if not self._tree.refresh():
            self._unfold(unfolded)
        self._span_groups()
        self._show_counts()

    @property
    def tree(self) -> ProblemTree:
        """What is shown."""
        return self._tree

    @property
    def empty_text(self) -> str:
        """What is said instead of a list; empty when there is one."""
        return self._empty.text() if self._pages.currentWidget() is self._empty else ""

    def severity_button(self, severity: Severity) -> QToolButton:
        """The button that shows and hides problems of a severity."""
        return self._buttons[severity]

    def unfold(self, row: int) -> None:
        """Show the problems of a rule."""
        self._view.expand(self._tree.index(row, 0))

    def is_unfolded(self, row: int) -> bool:
        """Whether the problems of a rule are shown."""
        return self._view.isExpanded(self._tree.index(row, 0))

    def focus_list(self) -> None:
        """Give the list the keyboard."""
        self._view.setFocus()

    def _show_counts(self) -> None:
        totals = self._document.problems.total_by_severity()
        errors, warnings, notes = (totals[severity] for severity in Severity)
        words = {
            Severity.ERROR: counted(errors, self.tr("1 error"), self.tr("%n errors", None, errors)),
            Severity.WARNING: counted(warnings, self.tr("1 warning"), self.tr("%n warnings", None, warnings)),
            Severity.INFO: counted(notes, self.tr("1 note"), self.tr("%n notes", None, notes)),
        }
        for severity, button in self._buttons.items():
            button.setText(words[severity])
            button.setToolTip(self.tr("Show or hide problems of this severity."))
            button.setAccessibleName(button.text())
        self._empty.setText(self._empty_sentence(sum(totals.values())))
        self._pages.setCurrentWidget(self._view if self._tree.rowCount() else self._empty)

    def _empty_sentence(self, total: int) -> str:
        if total:
            return self.tr("All problems are hidden by the choice of severities above.")
        if not self._document.is_judged:
            return self.tr("The set is not checked yet.")
        count = len(self._document.table)
        return counted(
            count, self.tr("No problems found in 1 entry."), self.tr("No problems found in %n entries.", None, count)
        )

    def _unfolded(self) -> set[str]:
        rows = range(self._tree.rowCount())
        return {self._tree.rule_at(row).id for row in rows if self._view.isExpanded(self._tree.index(row, 0))}

    def _unfold(self, rules: set[str]) -> None:
        for row in range(self._tree.rowCount()):
            if self._tree.rule_at(row).id in rules:
                self._view.expand(self._tree.index(row, 0))

    @Slot()
    def _span_groups(self) -> None:
        for row in range(self._tree.rowCount()):
            self._view.setFirstColumnSpanned(row, QModelIndex(), True)

    @Slot(bool)
    def _filter(self, _: bool) -> None:
        shown = frozenset(severity for severity, button in self._buttons.items() if button.isChecked())
        unfolded = self._unfolded()
        self._tree.show_severities(shown)
        self._unfold(unfolded)
        self._show_counts()

    @Slot(QModelIndex)
    def _choose(self, index: QModelIndex) -> None:
        problem = self._tree.problem(index)
        if problem is not None:
            self.chosen.emit(problem)

    @Slot(QModelIndex, QModelIndex)
    def _explain(self, current: QModelIndex, _: QModelIndex) -> None:
        problem = self._tree.problem(current)
        if problem is not None:
            self._details.setText(problem.source)
        elif current.isValid():
            self._details.setText(self._tree.rule_at(current.row()).source)
        else:
            self._details.clear()
