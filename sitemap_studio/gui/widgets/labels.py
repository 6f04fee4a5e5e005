"""Labels whose colour follows the palette, symbols, flat buttons, and announcements to screen readers."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLabel,
    QMenu,
    QSizePolicy,
    QTableView,
    QToolButton,
    QWidget,
)

from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.theme import SEVERITY_TINT, Tint, icon_size, tint_color
from sitemap_studio.protocol.rule import Severity


def severity_word(severity: Severity) -> str:
    """The word for a severity, for those who hear the screen."""
    words = {
        Severity.ERROR: QCoreApplication.translate("Severity", "Error"),
        Severity.WARNING: QCoreApplication.translate("Severity", "Warning"),
        Severity.INFO: QCoreApplication.translate("Severity", "Info"),
    }
    return words[severity]


def name_box(box: QComboBox, words: str) -> None:
    """Name a box without a label; screen readers on Linux read its choice, and then its description."""
    box.setAccessibleName(words)
    box.setAccessibleDescription(words)


class TintedLabel(QLabel):
    """Plain text in the colour of a tint, also after a change from light to dark."""

    def __init__(self, tint: Tint, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._is_colouring = False
        self.set_tint(tint)

    def set_tint(self, tint: Tint) -> None:
        self._tint = tint
        self._is_colouring = True
        palette = QPalette()
        for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text):
            palette.setColor(role, tint_color(tint, QPalette()))
        self.setPalette(palette)
        self._is_colouring = False

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and not self._is_colouring:
            self.set_tint(self._tint)


class ShortenedLabel(TintedLabel):
    """A line of plain text, elided in the middle where it does not fit."""

    def __init__(self, parent: QWidget | None = None, *, tint: Tint = Tint.TEXT) -> None:
        super().__init__(tint, parent=parent)

    @property
    def shown(self) -> str:
        return self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideMiddle, self.contentsRect().width())

    def minimumSizeHint(self) -> QSize:
        # Names of files are as long as they like, and no window has to grow for one.
        return QSize(0, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, rect, role = QPainter(self), self.contentsRect(), self.foregroundRole()
        self.style().drawItemText(
            painter, rect, self.alignment().value, self.palette(), self.isEnabled(), self.shown, role
        )


class Symbol(QLabel):
    """A small icon beside words; painted anew whenever the palette or the resolution changes.

    Where its colour means a severity, its accessible name is the word for it.
    """

    def __init__(self, drawing: str, tint: Tint, side: int = 20, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._side = side
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.show_drawing(drawing, tint)

    def show_drawing(self, drawing: str, tint: Tint) -> None:
        self._drawing, self._tint = drawing, tint
        said = (severity_word(severity) for severity, its in SEVERITY_TINT.items() if its is tint)
        self.setAccessibleName(next(said, ""))
        self.update()

    @property
    def is_grave(self) -> bool:
        """Whether its colour means a severity."""
        return self._tint in SEVERITY_TINT.values()

    def sizeHint(self) -> QSize:
        return icon_size(self._side)

    def paintEvent(self, event: QPaintEvent) -> None:
        icon(self._drawing, self._tint).paint(QPainter(self), self.rect())


def announce(widget: QWidget, text: str, *, at_once: bool = False) -> None:
    """Announce a plain text about a widget to screen readers, at once if it may interrupt other speech."""
    event = QAccessibleAnnouncementEvent(widget, text)
    politeness = QAccessible.AnnouncementPoliteness
    event.setPoliteness(politeness.Assertive if at_once else politeness.Polite)
    QAccessible.updateAccessibility(event)


def say_current(view: QTableView) -> None:
    """Announce the current cell of a table that was focused; Qt announces the table alone."""
    # Qt counts cells in a signed 32-bit number.
    if QAccessible.isActive() and view.hasFocus() and 0 < (place := heard_place(view)) < 2**31:
        event = QAccessibleEvent(view, QAccessible.Event.Focus)
        event.setChild(place)
        QAccessible.updateAccessibility(event)


def heard_place(view: QTableView) -> int:
    """Accessible child index of the current cell, which counts headers, too; 0 where there is none."""
    index = view.currentIndex()
    if not index.isValid():
        return 0
    return (index.row() + 1) * (view.model().columnCount() + 1) + index.column() + 1


class AnswerLabel(TintedLabel):
    """Plain text that answers what is done beside it, and is announced while the focus is there."""

    def setText(self, text: str) -> None:
        before = self.text()
        super().setText(text)
        announce_answer(self, before)


def announce_answer(label: QLabel, before: str) -> None:
    """Announce the text of a label while the focus is beside it, unless it is empty or the same as before."""
    text, focus, beside = label.text(), QApplication.focusWidget(), label.parentWidget()
    if text and text != before and focus is not None and beside is not None and beside.isAncestorOf(focus):
        announce(label, text)


def icon_button(drawing: str, words: str, parent: QWidget) -> QToolButton:
    """Return a flat button with an icon and a tooltip."""
    button = QToolButton(parent)
    button.setIcon(icon(drawing))
    button.setAutoRaise(True)
    button.setToolTip(words)
    button.setAccessibleName(words)
    return button


def open_menu(button: QToolButton, menu: QMenu) -> None:
    """Make a flat button that opens a menu at once, with the keyboard, too."""
    button.setMenu(menu)
    button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
    button.setAutoRaise(True)
    button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
