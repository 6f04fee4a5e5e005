"""Icons in lines of text: what a line is for, and a cross that empties it; as large as the letters beside them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QMargins, QObject, QRect, QSize, Qt
from PySide6.QtGui import QAction, QIcon, QPainter
from PySide6.QtWidgets import QLineEdit, QToolButton

from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.theme import Tint, icon_size

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
