"""The base of all dialogs, and of their tables of texts."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QObject, QPoint, QSize, Qt, Signal, Slot
from PySide6.QtGui import QContextMenuEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.theme import Tint, fitting
from sitemap_studio.gui.widgets.labels import TintedLabel
from sitemap_studio.gui.widgets.layouts import Part, fill, give_room, set_tab_order
from sitemap_studio.gui.widgets.list_view import NO_INDEX, Index

_ROLE: Final = Qt.ItemDataRole
_TRAILING: Final = Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter


def wrap(*labels: QLabel) -> None:
    """Show plain text in as many lines as it needs."""
    for label in labels:
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)


def open_menus_by_keyboard(window: QWidget) -> None:
    """Open the menu of the widget with the focus by Shift+F10, beside its current position."""

    def open_menu() -> None:
        focus: QWidget | None = window.focusWidget()
        if focus is None:
            return
        cursor = focus.inputMethodQuery(Qt.InputMethodQuery.ImCursorRectangle)
        # Lists return it with their header, and expect the position of a menu without.
        within = focus.viewport() if isinstance(focus, QAbstractItemView) else focus
        point, rect = within.mapFrom(focus, cursor.center()), within.rect()
        point = QPoint(max(0, min(point.x(), rect.right())), max(0, min(point.y(), rect.bottom())))
        by_keyboard = QContextMenuEvent.Reason.Keyboard
        QApplication.sendEvent(focus, QContextMenuEvent(by_keyboard, point, within.mapToGlobal(point)))

    # Qt opens menus with the menu key only; on Windows the system itself takes Shift+F10 for it.
    QShortcut(QKeySequence("Shift+F10"), window).activated.connect(open_menu)


def add_help_action(dialog: QDialog) -> None:
    """Add the help action of the parent's window to a dialog, which the keys of that window do not reach."""
    if (parent := dialog.parentWidget()) is not None:
        dialog.addActions([action for action in parent.window().actions() if action.objectName() == "help"])


def close_dialogs(kind: type[QDialog], parent: QWidget | None, *, but: QDialog | None = None) -> None:
    """Reject the open dialogs of one class whose parent is this widget, except one of them.

    They are modal, so that no user opens a second one, but anything that triggers actions does, such as tools for
    accessibility or tests. Without this, each of them would stay, with the files that it holds.
    """
    if parent is not None:
        for dialog in parent.findChildren(kind, options=Qt.FindChildOption.FindDirectChildrenOnly):
            if dialog is not but and dialog.isVisible():
                dialog.reject()


class Dialog(QDialog):
    """Dialog that is deleted when it is closed; `chosen` has what the user chose in one that asks for something."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        open_menus_by_keyboard(self)
        add_help_action(self)

    def open(self) -> None:
        """Show the dialog instead of an open one of the same class and parent."""
        close_dialogs(type(self), self.parentWidget(), but=self)
        super().open()

    def showEvent(self, event: QShowEvent) -> None:
        set_tab_order(self)
        super().showEvent(event)

    def note(self, text: str = "", tint: Tint = Tint.QUIET) -> TintedLabel:
        label = TintedLabel(tint, text, self)
        wrap(label)
        return label

    def choice(self) -> object:
        """Return what is chosen; None for nothing valid."""
        raise NotImplementedError

    @Slot()
    def choose(self) -> None:
        choice = self.choice()
        if choice is not None:
            self.accept()
            self.chosen.emit(choice)

    def ok_and_cancel(
        self, words: str = "", kind: QDialogButtonBox.StandardButton = QDialogButtonBox.StandardButton.Ok
    ) -> QDialogButtonBox:
        """Create OK, with other words unless they are empty, and Cancel; return their box."""
        box = QDialogButtonBox(kind | QDialogButtonBox.StandardButton.Cancel, self)
        self.accept_button = box.button(kind)
        if words:
            self.accept_button.setText(words)
        box.accepted.connect(self.choose)
        box.rejected.connect(self.reject)
        return box

    @Slot()
    def refresh(self) -> None:
        """Enable OK while what is chosen is valid."""
        self.accept_button.setEnabled(self.choice() is not None)

    def stack(self, *parts: Part, size: QSize | None = None) -> None:
        """Place parts below each other; the size is that of the dialog until the user changes it."""
        give_room(fill(QVBoxLayout(self), *parts))
        if size is not None:
            self.resize(fitting(size, self))


class TextModel(QAbstractTableModel):
    """Read-only table of texts; columns with `numbers` are aligned at their end."""

    heads: tuple[str, ...] = ()
    numbers: Collection[int] = ()
    count = 0

    def text(self, row: int, column: int, role: int) -> str:
        """Return the text or the tooltip of a cell."""
        raise NotImplementedError

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else self.count

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self.heads)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _ROLE.DisplayRole) -> object:
        if role == _ROLE.TextAlignmentRole and section in self.numbers:
            return _TRAILING
        return self.heads[section] if role == _ROLE.DisplayRole and orientation is Qt.Orientation.Horizontal else None

    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> object:
        if role == _ROLE.TextAlignmentRole and index.column() in self.numbers:
            return _TRAILING
        if not index.isValid() or index.row() >= self.rowCount() or role not in (_ROLE.DisplayRole, _ROLE.ToolTipRole):
            return None
        return self.text(index.row(), index.column(), role)


class TickedModel(TextModel):
    """Table of texts with boxes to tick in its first column."""

    def is_ticked(self, row: int) -> bool:
        raise NotImplementedError

    def tick(self, first: int, last: int, *, is_ticked: bool) -> None:
        """Tick or untick rows, including the last."""
        raise NotImplementedError

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        usual = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren
        return usual | Qt.ItemFlag.ItemIsUserCheckable if index.column() == 0 else usual

    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> object:
        if role == _ROLE.CheckStateRole and index.column() == 0 and index.row() < self.rowCount():
            return Qt.CheckState.Checked if self.is_ticked(index.row()) else Qt.CheckState.Unchecked
        return super().data(index, role)

    def setData(self, index: Index, value: Any, role: int = _ROLE.EditRole) -> bool:
        if role != _ROLE.CheckStateRole or index.column():
            return False
        self.tick(index.row(), index.row(), is_ticked=Qt.CheckState(value) is Qt.CheckState.Checked)
        return True


class FileRows(TextModel):
    """Files to write: icon, name and figures of each."""

    def __init__(self, heads: tuple[str, ...], numbers: Collection[int], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.heads, self.numbers = heads, numbers
        self._rows: list[tuple[str, ...]] = []

    def show_rows(self, rows: Iterable[tuple[str, ...]]) -> None:
        """Show rows: the name of an icon, or nothing, and the texts."""
        self.beginResetModel()
        self._rows = list(rows)
        self.count = len(self._rows)
        self.endResetModel()

    def text(self, row: int, column: int, role: int) -> str:
        return self._rows[row][column + 1] if role == _ROLE.DisplayRole else ""

    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> object:
        if role == _ROLE.DecorationRole and index.column() == 0 and self._rows[index.row()][0]:
            return icon(self._rows[index.row()][0])
        return super().data(index, role)
