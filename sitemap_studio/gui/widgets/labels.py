"""Labels whose colour follows the palette, symbols, flat buttons, and announcements to screen readers."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QSizePolicy, QStyle, QTableView, QToolButton, QWidget

from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.theme import SEVERITY_TINT, Tint, icon_size, tint_color
from sitemap_studio.protocol.catalogue import Severity


def severity_word(severity: Severity) -> str:
    """The word for a severity, for those who hear the screen."""
    words = {
        Severity.ERROR: QCoreApplication.translate("Severity", "Error"),
        Severity.WARNING: QCoreApplication.translate("Severity", "Warning"),
        Severity.INFO: QCoreApplication.translate("Severity", "Info"),
    }
    return words[severity]


def lead(label: QLabel) -> None:
    """Let words that run from left to right begin where the window does, which may be read from the right."""
    if label.layoutDirection() is Qt.LayoutDirection.RightToLeft:
        label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter)


def name_box(box: QComboBox, words: str) -> None:
    """Name a box of choices that no label stands beside; Linux calls it by its choice, and adds its description."""
    box.setAccessibleName(words)
    box.setAccessibleDescription(words)


class ShortenedLabel(QLabel):
    """A line of plain text that takes what room there is: of what does not fit the middle is left out."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)

    @property
    def shown(self) -> str:
        """What of its text there is room for."""
        return self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideMiddle, self.contentsRect().width())

    def minimumSizeHint(self) -> QSize:
        # Names of files are as long as they like, and no window has to grow for one.
        return QSize(0, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        alignment = QStyle.visualAlignment(self.layoutDirection(), self.alignment())
        role = self.foregroundRole()
        painter = QPainter(self)
        self.style().drawItemText(
            painter, self.contentsRect(), alignment.value, self.palette(), self.isEnabled(), self.shown, role
        )


class TintedLabel(QLabel):
    """Plain text in the colour of a tint, also after a change from light to dark."""

    def __init__(self, tint: Tint, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._tint = tint
        self._is_colouring = False
        self._colour()

    def set_tint(self, tint: Tint) -> None:
        """Take the colour of another tint."""
        self._tint = tint
        self._colour()

    def _colour(self) -> None:
        self._is_colouring = True
        palette = QPalette()
        for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text):
            palette.setColor(role, tint_color(self._tint, QPalette()))
        self.setPalette(palette)
        self._is_colouring = False

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and not self._is_colouring:
            self._colour()


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
        """Show another icon."""
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
        painter = QPainter(self)
        icon(self._drawing, self._tint).paint(painter, self.rect())


_MOST_PLACES: Final = 2**31 - 1
"""Qt counts cells in a signed 32-bit number."""


def announce(widget: QWidget, text: str, *, at_once: bool = False) -> None:
    """Announce a text to screen readers.

    Args:
        widget: Where it stands.
        text: What is said, as plain text.
        at_once: Whether it is worth interrupting what is being said.
    """
    event = QAccessibleAnnouncementEvent(widget, text)
    politeness = QAccessible.AnnouncementPoliteness
    event.setPoliteness(politeness.Assertive if at_once else politeness.Polite)
    QAccessible.updateAccessibility(event)


def say_current(view: QTableView) -> None:
    """Announce the current cell of a table that got the keyboard; Qt announces the table alone."""
    place = heard_place(view)
    if QAccessible.isActive() and view.hasFocus() and 0 < place <= _MOST_PLACES:
        event = QAccessibleEvent(view, QAccessible.Event.Focus)
        event.setChild(place)
        QAccessible.updateAccessibility(event)


def heard_place(view: QTableView) -> int:
    """Where Qt counts the current cell among all that a screen reader may ask for, headers too; 0 where none is."""
    index = view.currentIndex()
    if not index.isValid():
        return 0
    return (index.row() + 1) * (view.model().columnCount() + 1) + index.column() + 1


class AnswerLabel(TintedLabel):
    """Plain text that answers what is done beside it; said aloud while the keyboard is there."""

    def setText(self, text: str) -> None:
        """Answer something; nothing is said twice."""
        before = self.text()
        super().setText(text)
        focus, beside = QApplication.focusWidget(), self.parentWidget()
        if text and text != before and focus is not None and beside is not None and beside.isAncestorOf(focus):
            announce(self, text)


def icon_button(drawing: str, words: str, parent: QWidget) -> QToolButton:
    """Make one.

    Args:
        drawing: The name of the drawing.
        words: What it does, translated.
        parent: Where it stands.
    """
    button = QToolButton(parent)
    button.setIcon(icon(drawing))
    button.setAutoRaise(True)
    button.setToolTip(words)
    button.setAccessibleName(words)
    return button
