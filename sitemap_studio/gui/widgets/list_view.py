"""Views for lists, trees and files, with padded rows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol, cast

from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractTableModel,
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QSize,
    Qt,
    Slot,
)
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent, QPalette, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QToolTip,
    QTreeView,
    QWidget,
)

from sitemap_studio.gui.formatting.display_text import tooltip_html
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.theme import PADDING, Tint, icon_size, row_padding, scaled, tint_color, with_visible_frames

Index = QModelIndex | QPersistentModelIndex  # an index, as Qt passes it to models, views and delegates
NO_INDEX: Final = QModelIndex()  # parent of the rows of tables and lists, and of the top level of trees
_SELECT: Final = QItemSelectionModel.SelectionFlag
_BAR: Final = 3  # width of the bar in front of a selected row, in pixels


def select_only_row(view: QAbstractItemView, index: Index) -> None:
    """Make an index the current one of a view, and select only its row.

    Unlike `setCurrentIndex`, this does not extend the selection while a shortcut with Ctrl or Shift is pressed.
    """
    view.selectionModel().setCurrentIndex(index, _SELECT.ClearAndSelect | _SELECT.Rows)


class PaddedDelegate(QStyledItemDelegate):
    """Delegate that adds padding to rows, and paints a bar in front of selected ones."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        """Initialize the style option of a cell with a scaled icon, a visible check box, and space after numbers."""
        super().initStyleOption(option, index)
        option.decorationSize = icon_size(option.decorationSize.width())
        if option.features & QStyleOptionViewItem.ViewItemFeature.HasCheckIndicator:
            option.palette = with_visible_frames(option.palette)
        if option.displayAlignment & Qt.AlignmentFlag.AlignTrailing and option.text:
            option.text += "\u2002"  # separates right-aligned numbers from the next column

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a cell, and a bar in front of a selected row; the bar is grey while the view has no focus."""
        super().paint(painter, option, index)
        # Reading an attribute of the option takes microseconds: most cells need only this one.
        if not option.state & QStyle.StateFlag.State_Selected:
            return
        view, rect, palette = option.widget, option.rect, option.palette
        if not isinstance(view, QAbstractItemView):
            return
        # Cells of other columns do so if the first one is hidden or scrolled away.
        if index.column() == 0 or rect.left() <= 0:
            colour = palette.color(QPalette.ColorRole.Accent) if view.hasFocus() else tint_color(Tint.QUIET, palette)
            painter.fillRect(0, rect.top(), _BAR, rect.height(), colour)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return Qt's size of a cell with padding above and below."""
        size = super().sizeHint(option, index)
        return QSize(size.width(), size.height() + row_padding(PADDING))


_MAX_SHARE: Final = 60  # percentage of the width for columns of fixed width
MAX_TABLE_PIXELS: Final = 2**31 - 1
"""Qt counts the height of a table in a signed 32-bit number of pixels, and hangs beyond it."""


def fit_row_height(view: QTableView, count: int, padding: int) -> None:
    """Set the height of a table's rows by its font; lower if `count` rows would exceed `MAX_TABLE_PIXELS`.

    Args:
        view: The table.
        count: Number of rows.
        padding: Height in addition to the font height, in pixels for a usual density of rows.
    """
    preferred = view.fontMetrics().height() + row_padding(padding)
    height = max(1, min(preferred, MAX_TABLE_PIXELS // max(1, count)))
    if view.verticalHeader().defaultSectionSize() != height:
        view.verticalHeader().setDefaultSectionSize(height)


class ListView(QTableView):
    """Read-only table of few columns.

    Args:
        model: The model.
        pixels: Width by column; the last column takes the remaining width.
        parent: The parent widget.
    """

    def __init__(self, model: QAbstractTableModel, pixels: Mapping[int, int], parent: QWidget | None = None) -> None:
        """Create the view of a model, with columns of these widths."""
        super().__init__(parent)
        self._list_model = model
        self.setModel(model)
        model.modelReset.connect(self._fit_rows)
        self.setItemDelegate(PaddedDelegate(self))
        self.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QTableView.SelectionMode.SingleSelection)
        self.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setTabKeyNavigation(False)
        rows, columns = self.verticalHeader(), self.horizontalHeader()
        rows.hide()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self._fit_rows()
        columns.setStretchLastSection(True)
        columns.setHighlightSections(False)
        columns.setDefaultAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)
        for column, width in pixels.items():
            columns.resizeSection(column, scaled(width))
        self._pixels = dict(pixels)
        self._is_fitted = False
        self._empty_text = ""

    def stretch_column(self, column: int) -> None:
        """Stretch a column instead of the last one to the remaining width."""
        self.horizontalHeader().setStretchLastSection(False)
        self.horizontalHeader().setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)

    def set_placeholder_text(self, sentence: str) -> None:
        """Set the sentence that is shown while the table has no rows."""
        self._empty_text = sentence
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the table, or the placeholder text if it has no rows."""
        super().paintEvent(event)
        if not self._empty_text or self._list_model.rowCount():
            return
        painter = QPainter(self.viewport())
        painter.setPen(tint_color(Tint.QUIET, self.palette()))
        room = self.viewport().rect().adjusted(16, 0, -16, 0)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self._empty_text)
        painter.end()

    def showEvent(self, event: QShowEvent) -> None:
        """Fit the columns when the table is shown for the first time."""
        super().showEvent(event)
        if not self._is_fitted:
            self._is_fitted = True
            self._fit_columns()

    def _fit_columns(self) -> None:
        """Narrow columns of fixed width that leave too little for the last one; make none narrower than its title."""
        wanted = sum(scaled(width) for width in self._pixels.values())
        room = self.viewport().width() * _MAX_SHARE // 100
        if wanted > max(room, sum(self._pixels.values())):
            for column, width in self._pixels.items():
                self.horizontalHeader().resizeSection(column, max(width, scaled(width) * room // wanted))
        for column in self._pixels:
            if not self.isColumnHidden(column):
                head = self.horizontalHeader().sectionSizeHint(column)
                self.setColumnWidth(column, max(head, self.columnWidth(column)))

    def changeEvent(self, event: QEvent) -> None:
        """Fit the height of the rows to a new font or style."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit_rows()

    @Slot()
    def _fit_rows(self) -> None:
        """Set the height of rows by the font; lower if the table would exceed Qt's maximum height."""
        fit_row_height(self, self._list_model.rowCount(), 8)


class TooltipModel(Protocol):
    """Protocol of models whose items have plain text tooltips."""

    def item_tooltip(self, index: Index) -> str:
        """Return the tooltip of an item, as plain text."""


class PaddedTree(QTreeView):
    """Tree of padded rows with icons, whose model is a `TooltipModel`.

    Tooltips are shown as plain text, as names of files may look like HTML.
    """

    def __init__(self, model: QAbstractItemModel, parent: QWidget | None = None) -> None:
        """Create the tree of a model."""
        super().__init__(parent)
        self.setModel(model)
        self.setItemDelegate(PaddedDelegate(self))
        self.setUniformRowHeights(True)
        self.setIconSize(QSize(16, 16))
        self.setIndentation(14)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.header().setStretchLastSection(False)

    def viewportEvent(self, event: QEvent) -> bool:
        """Show the tooltip of an item as plain text; other events have Qt's meaning."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            index = self.indexAt(event.pos())
            text = cast("TooltipModel", self.model()).item_tooltip(index) if index.isValid() else ""
            QToolTip.showText(event.globalPos(), tooltip_html(text), self)
            return True
        return super().viewportEvent(event)


class FileView(QListWidget):
    """List of files with icons; long names are elided, and complete in the tooltip."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Create an empty list."""
        super().__init__(parent)
        self.setAlternatingRowColors(True)
        self.setIconSize(QSize(16, 16))
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumWidth(scaled(360))
        self.setItemDelegate(PaddedDelegate(self))

    def append_file(self, icon_name: str, name: str, text: str = "") -> None:
        """Append a row with an icon, given by name, and `text` or else the file name; the tooltip is the file name."""
        item = QListWidgetItem(icon(icon_name), text or name)
        item.setToolTip(tooltip_html(name))
        self.addItem(item)
