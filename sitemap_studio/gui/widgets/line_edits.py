"""Line edits: icons that scale with the font, the line for filters, and the line for the name of a sitemap."""

from __future__ import annotations

from itertools import count
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QMargins, QObject, QRect, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QAction, QIcon, QKeyEvent, QPainter
from PySide6.QtWidgets import QLineEdit, QToolButton, QVBoxLayout, QWidget

from sitemap_studio.core.errors import StudioError
from sitemap_studio.document.document import Document
from sitemap_studio.document.set_edits.sitemap_names import FreeNames, refuse_name
from sitemap_studio.gui.i18n import localized_error
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.theme import Tint, icon_size
from sitemap_studio.gui.widgets.labels import TintedLabel

_SIDE: Final = 16
"""Of Qt's icons, in pixels."""

_MARGIN: Final = 4
"""Between the icons, and between them and the end of the line, as Qt leaves it."""

_PLACED_BY: Final = (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show)
"""Not what comes while the line is being taken apart, as `Hide` does."""


class LineIcons(QObject):
    """Lets the icons of a line grow with the letters. With letters of the usual size it does nothing.

    Only for lines whose icons stay as long as they do, and that are made here: Qt's own lines, as in boxes of numbers,
    take their icons apart while Python still knows them.

    Args:
        line: The line; it keeps this.
    """

    def __init__(self, line: QLineEdit) -> None:
        super().__init__(line)
        self._line, self._usual = line, line.textMargins()
        self._is_placing = False
        line.installEventFilter(self)
        for button in self._buttons():
            button.installEventFilter(self)

    def _buttons(self) -> list[QToolButton]:
        # All children at once would be made objects of Python, with all that their classes hold: 19 ms the first time.
        return self._line.findChildren(QToolButton, options=Qt.FindChildOption.FindDirectChildrenOnly)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if watched is self._line:
            if kind == QEvent.Type.ChildPolished:
                for button in self._buttons():
                    button.removeEventFilter(self)
                    button.installEventFilter(self)
            elif kind in (QEvent.Type.StyleChange, QEvent.Type.FontChange):
                self._place()
            return False
        if kind in _PLACED_BY:
            self._place()
        elif kind == QEvent.Type.Paint and isinstance(watched, QToolButton) and icon_size().width() != _SIDE:
            _paint(watched)
            return True
        return False

    def _place(self) -> None:
        """Give each icon more room where Qt has put it, and the text less."""
        more = icon_size().width() - _SIDE
        if self._is_placing or not (more or self._line.textMargins() != self._usual):
            return
        self._is_placing = True
        shown = sorted((button for button in self._buttons() if not button.isHidden()), key=QToolButton.x)
        middle = self._line.width() / 2
        left = [button for button in shown if button.geometry().center().x() < middle]
        right = [button for button in reversed(shown) if button not in left]
        for place, button in enumerate(left):
            button.setGeometry(self._room(place))
        for place, button in enumerate(right):
            rect = self._room(place)
            rect.moveRight(self._line.width() - 1 - rect.left())
            button.setGeometry(rect)
        self._line.setTextMargins(self._usual + QMargins(len(left) * more, 0, len(right) * more, 0))
        self._is_placing = False

    def _room(self, place: int) -> QRect:
        """Where an icon stands, counted from the near end of the line."""
        size = icon_size() + QSize(6, 2)
        left = _MARGIN + place * (size.width() + _MARGIN)
        return QRect(left, (self._line.height() - size.height()) // 2, size.width(), size.height())


def _paint(button: QToolButton) -> None:
    painter = QPainter(button)
    # The cross that clears fades.
    painter.setOpacity(float(button.property("opacity") or 0))
    rect = QRect(0, 0, icon_size().width(), icon_size().height())
    rect.moveCenter(button.rect().center())
    button.icon().paint(painter, rect, mode=QIcon.Mode.Normal if button.isEnabled() else QIcon.Mode.Disabled)
    painter.end()


_OF_CROSS = "_q_qlineeditclearaction"
"""What Qt calls the action behind the cross."""


def show_purpose(line: QLineEdit, drawing: str, words: str) -> None:
    """Let a line begin with a drawing of what it is for.

    Args:
        line: The line.
        drawing: The name of the drawing.
        words: What the drawing stands for; also the name of the line.
    """
    _let_grow(line)
    line.setAccessibleName(words)
    action = QAction(icon(drawing, Tint.QUIET), words, line)
    action.triggered.connect(line.setFocus)
    line.addAction(action, QLineEdit.ActionPosition.LeadingPosition)


def offer_clearing(line: QLineEdit) -> None:
    """Let a line end with a cross that empties it, drawn like all others."""
    _let_grow(line)
    line.setClearButtonEnabled(True)
    for action in line.findChildren(QAction):
        if action.objectName() == _OF_CROSS:
            words = QCoreApplication.translate("LineDrawings", "Clear this line")
            action.setIcon(icon("close", Tint.QUIET))
            action.setText(words)
            action.setToolTip(words)


def _let_grow(line: QLineEdit) -> None:
    """Let the drawings of a line be as large as its letters."""
    if line.findChild(LineIcons) is None:
        LineIcons(line)


PAUSE_MS: Final = 150
"""Time after the last key until a filter is applied."""


class FilterLine(QLineEdit):
    """A line for filters, in which Esc clears, and leaves when there is nothing to clear.

    Attributes:
        has_more_to_clear: Whether Esc clears something besides the text; see `cleared`.

    Args:
        parent: Parent widget.
        pause_ms: Time after the last key until the text is applied; 0 to apply it at every key.

    Signals:
        asked: The text is to be applied: typing paused, it was cleared, or Enter was pressed.
        cleared: Esc cleared the text.
        left: The focus shall go to what is filtered.
    """

    asked = Signal(str)
    cleared = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None, *, pause_ms: int = PAUSE_MS) -> None:
        super().__init__(parent)
        self._asked = ""
        self.has_more_to_clear = False
        self._pause = QTimer(self, singleShot=True, interval=pause_ms)
        self._pause.timeout.connect(self.ask)
        self.textChanged.connect(self._wait)
        self.returnPressed.connect(self._ask_again)

    def reset(self, words: str = "") -> None:
        """Replace the text, without emitting `asked`."""
        self._asked = words
        # Qt's clear button needs the signals of the line, so they are not blocked.
        self.setText(words)
        self._pause.stop()

    @Slot()
    def ask(self) -> None:
        """Apply the text at once, unless it is applied already."""
        self._pause.stop()
        if self.text() != self._asked:
            self._ask_again()

    @Slot()
    def _ask_again(self) -> None:
        self._pause.stop()
        self._asked = self.text()
        self.asked.emit(self._asked)

    @Slot(str)
    def _wait(self, text: str) -> None:
        if text and self._pause.interval():
            self._pause.start()
        else:
            self.ask()

    @property
    def _can_clear(self) -> bool:
        return bool(self.text()) or self.has_more_to_clear

    def event(self, event: QEvent) -> bool:
        # Before any shortcut of the window gets the key.
        if event.type() == QEvent.Type.ShortcutOverride and _is_escape(event) and self._can_clear:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            if self._can_clear:
                self.clear()
                self.cleared.emit()
            else:
                self.left.emit()
        elif event.key() == Qt.Key.Key_Down:
            self.left.emit()
        else:
            super().keyPressEvent(event)


def _is_escape(event: QEvent) -> bool:
    return isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape


class NameLine(QWidget):
    """A line for the name of a new sitemap, with the reason if a file cannot have it.

    Signals:
        changed: The name changed.
    """

    changed = Signal()

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self.line = QLineEdit(suggested_name(document), self)
        self.line.setAccessibleName(self.tr("Name of the file"))
        self.line.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.line.setMinimumWidth(320)
        self._reason = TintedLabel(Tint.ERROR, parent=self)
        self._reason.setTextFormat(Qt.TextFormat.PlainText)
        self._reason.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self.line)
        column.addWidget(self._reason)
        self.line.textChanged.connect(self._validate)
        self.setFocusProxy(self.line)
        self._validate()

    @property
    def name(self) -> str:
        """The typed name, stripped."""
        return self.line.text().strip()

    @property
    def reason(self) -> str:
        """Why a file cannot have that name; empty if it can."""
        return self._reason.text()

    @property
    def is_good(self) -> bool:
        """Whether a file can have that name."""
        return not self.reason

    @Slot()
    def _validate(self) -> None:
        self._reason.setText(complaint(self._document, self.name))
        self._reason.setVisible(not self.is_good)
        self.changed.emit()


def suggested_name(document: Document) -> str:
    """Return a name that no file of the set has, numbered and compressed as the last one."""
    names = [sitemap.name for sitemap in document.sitemaps]
    packed = ".gz" if names and names[-1].lower().endswith(".gz") else ""
    return FreeNames(document).first_of(f"sitemap-{number}.xml{packed}" for number in count(len(names) + 1))


def complaint(document: Document, name: str) -> str:
    """Return why a new sitemap cannot have a name; empty if it can."""
    try:
        refuse_name(document, name)
    except StudioError as error:
        return localized_error(error)
    return ""
