"""The XML of an entry on screen: to be read, selected and copied; what goes and what comes is tinted and signed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QTextCursor,
    QTextFormat,
    QTextOption,
)
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QTextEdit, QWidget

from sitemap_studio.gui.preview.highlighter import XmlHighlighter
from sitemap_studio.gui.preview.lines import PreviewLine, Sign
from sitemap_studio.gui.theme import Tint, fixed_font, tint_color, tint_ground

_TINTS: Final = {Sign.GOES: Tint.ERROR, Sign.COMES: Tint.GOOD}
_LINE_SHARE: Final = {False: 0.08, True: 0.09}
PIECE_SHARE: Final = {False: 0.18, True: 0.20}
"""How much of the tint is in the ground of a line, and of what differs in it, by whether the ground is dark."""

_ROOM: Final = 6


class PreviewText(QPlainTextEdit):
    """Shows lines with their signs in a margin. Read-only; Tab leaves it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: tuple[PreviewLine, ...] = ()
        self._margin = _Margin(self)
        self.setReadOnly(True)
        self.setUndoRedoEnabled(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setTabChangesFocus(True)
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.WidgetWidth)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        # Markup reads from left to right in every language.
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        option = self.document().defaultTextOption()
        option.setTextDirection(Qt.LayoutDirection.LeftToRight)
        self.document().setDefaultTextOption(option)
        self._highlighter = XmlHighlighter(self.document())
        self._use_fixed_font()
        self.setAccessibleName(self.tr("The entry as it is written"))
        self.updateRequest.connect(self._follow)

    def show_lines(self, lines: Sequence[PreviewLine]) -> None:
        """Show these lines; what was in sight stays so, as far as it is still there."""
        place = self.verticalScrollBar().value()
        self._shown = tuple(lines)
        self.setPlainText("\n".join(line.text for line in lines))
        self._tint()
        self.verticalScrollBar().setValue(place)
        told = [self._told(line) for line in lines if line.sign is not Sign.STAYS]
        self.setAccessibleDescription("\n".join(told))
        self._margin.update()

    @property
    def lines(self) -> tuple[PreviewLine, ...]:
        """What is shown."""
        return self._shown

    def _told(self, line: PreviewLine) -> str:
        words = self.tr("Removed: {text}") if line.sign is Sign.GOES else self.tr("Added: {text}")
        return words.format(text=line.text.strip())

    def _tint(self) -> None:
        selections = []
        for number, line in enumerate(self._shown):
            if line.sign is Sign.STAYS:
                continue
            cursor = QTextCursor(self.document().findBlockByNumber(number))
            whole = QTextEdit.ExtraSelection()
            whole.cursor = QTextCursor(cursor)
            whole.format.setBackground(self._ground(line.sign, _LINE_SHARE))
            whole.format.setProperty(QTextFormat.Property.FullWidthSelection, True)
            selections.append(whole)
            if line.end > line.start:
                piece = QTextEdit.ExtraSelection()
                begin = cursor.position()
                cursor.setPosition(begin + line.start)
                cursor.setPosition(begin + line.end, QTextCursor.MoveMode.KeepAnchor)
                piece.cursor = cursor
                piece.format.setBackground(self._ground(line.sign, PIECE_SHARE))
                selections.append(piece)
        self.setExtraSelections(selections)

    def _ground(self, sign: Sign, shares: dict[bool, float]) -> QColor:
        palette = self.palette()
        dark = palette.color(QPalette.ColorRole.Base).lightness() < palette.color(QPalette.ColorRole.Text).lightness()
        return tint_ground(_TINTS[sign], palette, shares[dark])

    # The margin

    @property
    def margin_width(self) -> int:
        """How wide the margin is, in pixels."""
        return self.fontMetrics().horizontalAdvance(Sign.COMES.value) + 2 * _ROOM

    def paint_margin(self, painter: QPainter, rect: QRect) -> None:
        """Paint the signs of the lines in a part of the margin."""
        palette = self.palette()
        painter.fillRect(rect, palette.color(QPalette.ColorRole.AlternateBase))
        painter.setFont(self.font())
        block = self.firstVisibleBlock()
        top = self.blockBoundingGeometry(block).translated(self.contentOffset()).top()
        while block.isValid() and top <= rect.bottom():
            height = self.blockBoundingRect(block).height()
            sign = self._shown[block.blockNumber()].sign if block.blockNumber() < len(self._shown) else Sign.STAYS
            if sign is not Sign.STAYS:
                place = QRect(0, round(top), self.margin_width, round(height))
                painter.fillRect(place, self._ground(sign, PIECE_SHARE))
                painter.setPen(tint_color(_TINTS[sign], palette))
                line = QRect(0, round(top), self.margin_width, self.fontMetrics().height())
                painter.drawText(line, Qt.AlignmentFlag.AlignCenter, sign.value)
            top += height
            block = block.next()

    def _follow(self, rect: QRect, scrolled: int) -> None:
        if scrolled:
            self._margin.scroll(0, scrolled)
        else:
            self._margin.update(0, rect.y(), self._margin.width(), rect.height())

    def _use_fixed_font(self) -> None:
        self.setFont(fixed_font())
        self.setViewportMargins(self.margin_width, 0, 0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        inner = self.contentsRect()
        self._margin.setGeometry(inner.left(), inner.top(), self.margin_width, inner.height())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange and hasattr(self, "_highlighter"):
            self._highlighter.follow_palette(self.palette())
            self._tint()

    def sizeHint(self) -> QSize:
        return QSize(320, 200)


class _Margin(QWidget):
    """The strip beside the text; the text paints it."""

    def __init__(self, text: PreviewText) -> None:
        super().__init__(text)
        self._text = text
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def sizeHint(self) -> QSize:
        return QSize(self._text.margin_width, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self._text.paint_margin(painter, event.rect())
        painter.end()
