"""Base class of all dialogs."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QSize, Qt, Signal, Slot
from PySide6.QtGui import QContextMenuEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QDialog, QDialogButtonBox, QLabel, QVBoxLayout, QWidget

from sitemap_studio.gui.theme import Tint, fit_window_size
from sitemap_studio.gui.widgets.labels import TintedLabel
from sitemap_studio.gui.widgets.layouts import Part, fill, set_dialog_margins, set_tab_order


def set_wrapped_plain(*labels: QLabel) -> None:
    """Make labels show plain text, wrapped into several lines."""
    for label in labels:
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)


def add_context_menu_shortcut(window: QWidget) -> None:
    """Make Shift+F10 open the context menu of the focused widget of a window, at its cursor or current item."""

    def open_menu() -> None:
        """Send a context menu event to the focused widget."""
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

    # Qt opens menus with the menu key only; on Windows the system handles Shift+F10 itself.
    QShortcut(QKeySequence("Shift+F10"), window).activated.connect(open_menu)


def add_help_action(dialog: QDialog) -> None:
    """Add the help action of the parent's window to a dialog, as shortcuts of that window do not reach it."""
    if (parent := dialog.parentWidget()) is not None:
        dialog.addActions([action for action in parent.window().actions() if action.objectName() == "help"])


def reject_open_dialogs(
    dialog_class: type[QDialog], parent: QWidget | None, *, except_for: QDialog | None = None
) -> None:
    """Reject the open dialogs of a class that are children of `parent`, except one.

    They are modal, so that no user opens a second one, but anything that triggers actions does, such as tools for
    accessibility or tests. Without this, each of them would stay, with the files that it holds.
    """
    if parent is not None:
        for dialog in parent.findChildren(dialog_class, options=Qt.FindChildOption.FindDirectChildrenOnly):
            if dialog is not except_for and dialog.isVisible():
                dialog.reject()


class Dialog(QDialog):
    """Base class of dialogs, which are deleted when they are closed.

    Signals:
        chosen: The user confirmed the dialog; carries the value that `chosen_value` returned.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Create the dialog, which is deleted when it closes, with the shortcuts for context menus and help."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        add_context_menu_shortcut(self)
        add_help_action(self)

    def open(self) -> None:
        """Open the dialog, and reject an open one of the same class and parent."""
        reject_open_dialogs(type(self), self.parentWidget(), except_for=self)
        super().open()

    def showEvent(self, event: QShowEvent) -> None:
        """Set the tab order to the order of the layouts before the dialog is shown."""
        set_tab_order(self)
        super().showEvent(event)

    def make_note(self, text: str = "", tint: Tint = Tint.QUIET) -> TintedLabel:
        """Return a new tinted label for wrapped plain text."""
        label = TintedLabel(tint, text, self)
        set_wrapped_plain(label)
        return label

    def chosen_value(self) -> object:
        """Return the value that the user entered in the dialog; None if it is invalid. Subclasses implement it."""
        raise NotImplementedError

    @Slot()
    def accept_value(self) -> None:
        """Close the dialog and emit `chosen` if the entered value is valid."""
        value = self.chosen_value()
        if value is not None:
            self.accept()
            self.chosen.emit(value)

    def make_ok_cancel_box(
        self, label: str = "", button: QDialogButtonBox.StandardButton = QDialogButtonBox.StandardButton.Ok
    ) -> QDialogButtonBox:
        """Return a new button box with Cancel and the `accept_button`, which calls `accept_value`.

        Args:
            label: Text of the accepting button; "" for Qt's own text.
            button: Role and default text of the accepting button.
        """
        box = QDialogButtonBox(button | QDialogButtonBox.StandardButton.Cancel, self)
        self.accept_button = box.button(button)
        if label:
            self.accept_button.setText(label)
        box.accepted.connect(self.accept_value)
        box.rejected.connect(self.reject)
        return box

    @Slot()
    def refresh(self) -> None:
        """Enable the accepting button of the dialog if the entered value is valid, else disable it."""
        self.accept_button.setEnabled(self.chosen_value() is not None)

    def lay_out_column(self, *parts: Part, size: QSize | None = None) -> None:
        """Lay the dialog out as a column of parts, with an initial size."""
        set_dialog_margins(fill(QVBoxLayout(self), *parts))
        if size is not None:
            self.resize(fit_window_size(size, self))
