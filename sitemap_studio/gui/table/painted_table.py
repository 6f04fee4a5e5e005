"""Base of tables that paint all visible cells in one pass, and edit cells with field editors."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QAbstractItemModel, QEvent, QItemSelectionModel, QRect, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QFocusEvent, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QToolTip

from sitemap_studio.gui.table.cell_delegates import FieldDelegate, commit_open_editor
from sitemap_studio.gui.widgets.labels import announce_current_cell
from sitemap_studio.gui.widgets.list_view import Index, fit_row_height

_ROW_PADDING: Final = 10
_TRIGGER = QAbstractItemView.EditTrigger
_LOOKS: Final = (QEvent.Type.PaletteChange, QEvent.Type.FontChange, QEvent.Type.StyleChange)


class PaintedTable(QTableView):
    """Table with rows of one height, whose subclass paints all visible cells in one pass, without the delegate.

    Subclasses call `set_up`, then set `_is_ready`, and override `paint_cells`, `use_palette` and `fit_columns`.

    Signals:
        selection_count_changed: The selection changed; carries the number of selected rows.
        typing_changed: `has_typed_text` changed.
    """

    selection_count_changed = Signal(int)
    typing_changed = Signal()

    _delegate: FieldDelegate
    _is_ready = False
    """Qt sends events before `__init__` is done, and an error in one of its calls crashes PySide6 6.11 later on."""

    def set_up(self, model: QAbstractItemModel, header: QHeaderView, delegate: FieldDelegate) -> None:
        """Show a model with a horizontal header and a delegate, and set how rows are selected, edited and scrolled."""
        self._delegate = delegate
        rows = self.verticalHeader()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setMinimumSectionSize(1)
        self.setHorizontalHeader(header)
        header.setSectionsClickable(True)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)
        header.setHighlightSections(False)
        header.setSortIndicatorClearable(True)
        header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        # A click on a header does not move the focus, and the sort that follows closes every editor.
        header.sectionPressed.connect(self.finish_editing)
        self.setItemDelegate(delegate)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(_TRIGGER.DoubleClicked | _TRIGGER.EditKeyPressed | _TRIGGER.AnyKeyPressed)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setWordWrap(False)
        self.setShowGrid(False)
        self.setSortingEnabled(True)
        self.setModel(model)
        # With the view's own, painting the header asks every row of a selected column whether it is enabled: seconds
        # per million. Sections therefore never look selected.
        header.setSelectionModel(QItemSelectionModel(model, header))
        # Neighbours of cells that are selected or deselected lose or get a side of the frame.
        self.selectionModel().selectionChanged.connect(self.viewport().update)
        delegate.typing_changed.connect(self.typing_changed)

    def paint_cells(self, area: QRect) -> None:
        """Paint grid, cells and selection within a rectangle of the viewport. Subclasses override this method."""
        raise NotImplementedError

    def use_palette(self, palette: QPalette) -> None:
        """Paint in the colours of a palette from now on. Subclasses override this method."""
        raise NotImplementedError

    def fit_columns(self) -> None:
        """Fit the widths of the columns to the width of the table. Subclasses override this method."""
        raise NotImplementedError

    def fit_to_font(self) -> None:
        """Fit the widths of the columns to the font, by default as `fit_columns`. Subclasses can override this method."""
        self.fit_columns()

    def fit_rows(self, count: int) -> None:
        """Set the height of rows by the font; lower if `count` rows would exceed Qt's maximum height of a table."""
        fit_row_height(self, count, _ROW_PADDING)

    @property
    def has_typed_text(self) -> bool:
        """Whether an open editor has a text that is not stored yet."""
        return self._delegate.has_typed_text

    @Slot()
    def finish_editing(self) -> None:
        """Store the text of an open editor, and close it."""
        commit_open_editor(self)

    def keyboardSearch(self, search: str) -> None:
        """Ignore typed letters, as Qt would search for them cell by cell; there is a filter for that."""
        return

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Announce the current cell to screen readers, after Qt has announced the table."""
        super().focusInEvent(event)
        # Qt announces the table once this is over.
        QTimer.singleShot(0, self, self._announce_current)

    @Slot()
    def _announce_current(self) -> None:
        """Announce the current cell of the table to screen readers, if the table has the focus."""
        announce_current_cell(self)

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Repaint the previous and the new current cell, and hide the tooltip."""
        super().currentChanged(current, previous)
        self.update(previous)
        self.update(current)
        # It would cover the new cell, as a key press does not hide it.
        QToolTip.hideText()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint all visible cells in one pass, without delegates."""
        if self._is_ready:
            self.paint_cells(event.rect())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the columns into the new width."""
        super().resizeEvent(event)
        if self._is_ready:
            self.fit_columns()

    def changeEvent(self, event: QEvent) -> None:
        """Update colours, row height and columns after changes of palette, font or style."""
        super().changeEvent(event)
        if self._is_ready and event.type() in _LOOKS:
            self.use_palette(self.palette())
            self.fit_rows(self.model().rowCount())
            self.fit_to_font()
