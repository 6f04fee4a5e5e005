"""Base class of all dialogs."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QSize, Qt, Signal, Slot
from PySide6.QtGui import QContextMenuEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QDialog, QDialogButtonBox, QLabel, QVBoxLayout, QWidget

from sitemap_studio.gui.theme import Tint, fitting
from sitemap_studio.gui.widgets.labels import TintedLabel
from sitemap_studio.gui.widgets.layouts import Part, fill, give_room, set_tab_order


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

    def chosen_value(self) -> object:
        """Return what is chosen; None for nothing valid."""
        raise NotImplementedError

    @Slot()
    def choose(self) -> None:
        value = self.chosen_value()
        if value is not None:
            self.accept()
            self.chosen.emit(value)

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
        self.accept_button.setEnabled(self.chosen_value() is not None)

    def stack(self, *parts: Part, size: QSize | None = None) -> None:
        """Place parts below each other; the size is that of the dialog until the user changes it."""
        give_room(fill(QVBoxLayout(self), *parts))
        if size is not None:
            self.resize(fitting(size, self))
