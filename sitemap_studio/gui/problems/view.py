"""The tree of problems on screen: copying as text, its menu, and what is unfolded. What it lists is its model's."""

from __future__ import annotations

from typing import Final

import polars as pl
from PySide6.QtCore import QEvent, QModelIndex, QSize, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QStyleOptionViewItem, QTreeView, QWidget

from sitemap_studio.gui.i18n import localized
from sitemap_studio.gui.problems.tree import Column, ProblemTree
from sitemap_studio.gui.table.clipboard import grid_text
from sitemap_studio.gui.theme import scaled
from sitemap_studio.gui.widgets.list_view import Index, PaddedDelegate

_PIXELS: Final = {Column.PLACE: 180, Column.FIELD: 110, Column.VALUE: 170}
"""As wide as these columns are at most, until the user makes them wider."""

_SHARE: Final = 5
"""So many of these columns would fill the list at least."""

_NARROW_SHARE: Final = 4

_NARROW_PIXELS = 560
"""In a narrower list fields and values have no column."""

_COPY = QKeySequence.StandardKey.Copy


class _Delegate(PaddedDelegate):
    """Cuts what is said of rules at its end; messages often have a long value in front, and the reason behind."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        if not index.parent().isValid():
            option.textElideMode = Qt.TextElideMode.ElideRight


class ProblemView(QTreeView):
    """Problems below their rules; several can be selected and copied.

    Signals:
        went_to: The user wants to go to the problem at this index.
    """

    went_to = Signal(QModelIndex)

    def __init__(self, tree: ProblemTree, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tree = tree
        self.setModel(tree)
        self.setAccessibleName(self.tr("Problems by rule"))
        self.setItemDelegate(_Delegate(self))
        self.setUniformRowHeights(True)
        self.setAlternatingRowColors(True)
        self.setIconSize(QSize(16, 16))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        header = self.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setSectionResizeMode(Column.MESSAGE, QHeaderView.ResizeMode.Stretch)
        header.setMinimumSectionSize(80)
        self._fitted = self._widths()
        self.activated.connect(self.went_to)
        self.clicked.connect(self._go_to_clicked)
        self.span_groups()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        header, width = self.header(), self.viewport().width()
        is_narrow = width < _NARROW_PIXELS
        is_as_fitted = self._fitted == self._widths()
        if is_narrow != self.isColumnHidden(Column.VALUE):
            # The message says both, too.
            self.setColumnHidden(Column.FIELD, is_narrow)
            self.setColumnHidden(Column.VALUE, is_narrow)
            is_as_fitted = True
        if is_as_fitted:
            for column, pixels in _PIXELS.items():
                header.resizeSection(column, min(scaled(pixels), width // (_NARROW_SHARE if is_narrow else _SHARE)))
            self._fitted = self._widths()

    def _widths(self) -> list[int]:
        return [self.header().sectionSize(column) for column in _PIXELS]

    @Slot()
    def span_groups(self) -> None:
        """Let the lines of rules take the whole width."""
        for row in range(self._tree.rowCount()):
            self.setFirstColumnSpanned(row, QModelIndex(), True)

    def unfolded(self) -> set[str]:
        """The ids of the rules whose problems are shown."""
        rows = range(self._tree.rowCount())
        return {self._tree.rule_at(row).id for row in rows if self.isExpanded(self._tree.index(row, 0))}

    def unfold(self, rules: set[str]) -> None:
        """Show the problems of some rules, if they are listed."""
        for row in range(self._tree.rowCount()):
            if self._tree.rule_at(row).id in rules:
                self.expand(self._tree.index(row, 0))

    def event(self, event: QEvent) -> bool:
        # Before the window's own shortcut copies cells of the table.
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and event.matches(_COPY):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(_COPY):
            self.copy()
        else:
            super().keyPressEvent(event)

    @Slot()
    def copy(self) -> None:
        """Put the selected problems on the clipboard as plain text: message, place and rule, a line for each."""
        lines = [self._copied(index) for index in self._selected()]
        if lines:
            frame = pl.DataFrame(lines, schema=["message", "place", "rule"], orient="row")
            QGuiApplication.clipboard().setText(grid_text(frame))

    def _selected(self) -> list[QModelIndex]:
        chosen = self.selectionModel().selectedRows() or [self.currentIndex()]
        valid = [index for index in chosen if index.isValid()]
        return sorted(valid, key=lambda index: (index.parent().row(), index.row()) if index.parent().isValid()
                      else (index.row(), -1))  # fmt: skip

    def _copied(self, index: QModelIndex) -> tuple[str, str, str]:
        rule, problem = self._tree.rule_of(index), self._tree.problem(index)
        if problem is None:
            return localized(rule.explanation), "", localized(rule.title)
        return localized(problem.message), self._tree.place_text(problem), localized(rule.title)

    @Slot(QModelIndex)
    def _go_to_clicked(self, index: QModelIndex) -> None:
        # Selecting several is no wish to see each of them.
        if QGuiApplication.keyboardModifiers() == Qt.KeyboardModifier.NoModifier:
            self.went_to.emit(index)
