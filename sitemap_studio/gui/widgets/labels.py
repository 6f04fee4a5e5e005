"""Labels, icons, flat buttons, and announcements to screen readers."""

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


def severity_name(severity: Severity) -> str:
    """Return the name of a severity for screen readers, in the user's language."""
    names = {
        Severity.ERROR: QCoreApplication.translate("Severity", "Error"),
        Severity.WARNING: QCoreApplication.translate("Severity", "Warning"),
        Severity.INFO: QCoreApplication.translate("Severity", "Info"),
    }
    return names[severity]


def set_accessible_box_name(box: QComboBox, name: str) -> None:
    """Set accessible name and description of a combo box without a label; on Linux the description is read."""
    box.setAccessibleName(name)
    box.setAccessibleDescription(name)


def add_mnemonic(text: str, used_letters: set[str]) -> str:
    """Return a label with “&” before its first letter that is not in `used_letters`, and add that letter.

    Return the label unchanged if there is no such letter from A to Z.
    """
    for position, letter in enumerate(text.lower()):
        if letter.isascii() and letter.isalpha() and letter not in used_letters:
            used_letters.add(letter)
            return f"{text[:position]}&{text[position:]}"
    return text


class TintedLabel(QLabel):
    """Label with plain text in a tint, which adapts to light and dark palettes."""

    def __init__(self, tint: Tint, text: str = "", parent: QWidget | None = None) -> None:
        """Create the label with plain text in the given tint."""
        super().__init__(text, parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._is_colouring = False
        self.set_tint(tint)

    def set_tint(self, tint: Tint) -> None:
        """Set the colour of the text to a tint."""
        self._tint = tint
        self._is_colouring = True
        palette = QPalette()
        for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text):
            palette.setColor(role, tint_color(tint, QPalette()))
        self.setPalette(palette)
        self._is_colouring = False

    def changeEvent(self, event: QEvent) -> None:
        """Adapt the colour of the text to a new palette."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and not self._is_colouring:
            self.set_tint(self._tint)


class ElidedLabel(TintedLabel):
    """Label with a line of plain text, elided in the middle if it does not fit."""

    def __init__(self, parent: QWidget | None = None, *, tint: Tint = Tint.TEXT) -> None:
        """Create an empty label in a tint."""
        super().__init__(tint, parent=parent)

    @property
    def elided_text(self) -> str:
        """The text as painted: elided in the middle if it does not fit."""
        return self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideMiddle, self.contentsRect().width())

    def minimumSizeHint(self) -> QSize:
        """Return a width of 0, so that no long name widens a window."""
        # Names of files are as long as they like, and no window has to grow for one.
        return QSize(0, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the elided text."""
        painter, rect, role = QPainter(self), self.contentsRect(), self.foregroundRole()
        self.style().drawItemText(
            painter, rect, self.alignment().value, self.palette(), self.isEnabled(), self.elided_text, role
        )


class IconLabel(QLabel):
    """Label with a small icon in a tint.

    If the tint belongs to a severity, the accessible name is the name of the severity.
    """

    def __init__(self, icon_name: str, tint: Tint, side: int = 20, parent: QWidget | None = None) -> None:
        """Create the label with an icon, given by name; `side` is its size in pixels, which scales with the font."""
        super().__init__(parent)
        self._side = side
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.set_icon(icon_name, tint)

    def set_icon(self, icon_name: str, tint: Tint) -> None:
        """Set icon, given by name, and tint; the accessible name becomes the tint's severity, or "" if it has none."""
        self._icon_name, self._tint = icon_name, tint
        names = (severity_name(severity) for severity, its in SEVERITY_TINT.items() if its is tint)
        self.setAccessibleName(next(names, ""))
        self.update()

    @property
    def shows_severity(self) -> bool:
        """Whether the tint belongs to a severity."""
        return self._tint in SEVERITY_TINT.values()

    def sizeHint(self) -> QSize:
        return icon_size(self._side)

    def paintEvent(self, event: QPaintEvent) -> None:
        icon(self._icon_name, self._tint).paint(QPainter(self), self.rect())


def announce(widget: QWidget, text: str, *, is_urgent: bool = False) -> None:
    """Announce a text to screen readers; an urgent one interrupts other speech."""
    event = QAccessibleAnnouncementEvent(widget, text)
    politeness = QAccessible.AnnouncementPoliteness
    event.setPoliteness(politeness.Assertive if is_urgent else politeness.Polite)
    QAccessible.updateAccessibility(event)


def announce_current_cell(view: QTableView) -> None:
    """Announce the current cell of a focused table to screen readers, as Qt announces only the table."""
    # Qt counts cells in a signed 32-bit number.
    if QAccessible.isActive() and view.hasFocus() and 0 < (place := accessible_cell_index(view)) < 2**31:
        event = QAccessibleEvent(view, QAccessible.Event.Focus)
        event.setChild(place)
        QAccessible.updateAccessibility(event)


def accessible_cell_index(view: QTableView) -> int:
    """Return the index of the current cell among a table's accessible children, including headers; 0 if none."""
    index = view.currentIndex()
    if not index.isValid():
        return 0
    return (index.row() + 1) * (view.model().columnCount() + 1) + index.column() + 1


class AnnouncedLabel(TintedLabel):
    """Label whose new texts are announced to screen readers while a widget beside it has the focus."""

    def setText(self, text: str) -> None:
        """Set the text, and announce a changed one to screen readers while a widget beside the label has the focus."""
        before = self.text()
        super().setText(text)
        announce_new_text(self, before)


def announce_new_text(label: QLabel, before: str) -> None:
    """Announce a label's text if it is not empty, differs from `before`, and a widget beside it has the focus."""
    text, focus, beside = label.text(), QApplication.focusWidget(), label.parentWidget()
    if text and text != before and focus is not None and beside is not None and beside.isAncestorOf(focus):
        announce(label, text)


def icon_button(icon_name: str, text: str, parent: QWidget) -> QToolButton:
    """Return a new flat button with an icon, given by name, and a text as tooltip and accessible name."""
    button = QToolButton(parent)
    button.setIcon(icon(icon_name))
    button.setAutoRaise(True)
    button.setToolTip(text)
    button.setAccessibleName(text)
    return button


def attach_menu(button: QToolButton, menu: QMenu) -> None:
    """Make a button flat, and let it open a menu when it is pressed by mouse or keyboard."""
    button.setMenu(menu)
    button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
    button.setAutoRaise(True)
    button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
