"""One hint of the tour: a bubble over the window, beside the part that it is about; the window stays usable."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from sitemap_studio.gui.theme import Tint, scaled, tint_color
from sitemap_studio.gui.widgets.labels import TintedLabel, announce

_WIDTH: Final = 340
_GAP: Final = 12
"""Between the bubble and the edges of what it is about, in pixels."""


class HintBubble(QFrame):
    """Title, sentence, and two buttons; Esc skips.

    Signals:
        next_asked: The user wants the next hint, or has read the last one.
        skipped: The user wants no more hints.
    """

    next_asked = Signal()
    skipped = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._target: QWidget | None = None
        self.title, self._sentence = QLabel(self), QLabel(self)
        self._place = TintedLabel(Tint.QUIET, "", self)
        self.next_button, self.skip_button = QPushButton(self), QPushButton(self.tr("Skip the tour"), self)
        self._lay_out()
        self.next_button.clicked.connect(self.next_asked)
        self.skip_button.clicked.connect(self.skipped)
        self.hide()

    def _lay_out(self) -> None:
        self.setAutoFillBackground(True)
        self.setFixedWidth(scaled(_WIDTH))
        font = QFont(self.title.font())
        font.setBold(True)
        self.title.setFont(font)
        for label in (self.title, self._sentence):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        for button in (self.next_button, self.skip_button):
            # Else only Space would press it.
            button.setAutoDefault(True)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self._place)
        buttons.addStretch(1)
        buttons.addWidget(self.skip_button)
        buttons.addWidget(self.next_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(8)
        column.addWidget(self.title)
        column.addWidget(self._sentence)
        column.addLayout(buttons)
        QWidget.setTabOrder(self.next_button, self.skip_button)

    def show_hint(self, target: QWidget, title: str, sentence: str, *, number: int, total: int) -> None:
        """Show a hint beside a part of the window, and say it aloud to those who hear the screen."""
        self._watch(target)
        is_last = number == total
        self.title.setText(title)
        self._sentence.setText(sentence)
        self._place.setText(self.tr("{number} of {total}").format(number=number, total=total))
        self.next_button.setText(self.tr("Done") if is_last else self.tr("Next"))
        self.skip_button.setVisible(not is_last)
        self.setAccessibleName(title)
        self.setAccessibleDescription(sentence)
        self.next_button.setAccessibleDescription(f"{title}. {sentence}")
        self.show()
        self._put()
        self.raise_()
        keys = self.tr("F6 leads to the hint, Esc in it ends the tour.")
        announce(self, f"{title}. {sentence} {keys}")

    def end(self) -> None:
        """Go away; the keyboard goes back to what the hint was about."""
        has_keyboard = self.next_button.hasFocus() or self.skip_button.hasFocus()
        self.hide()
        target = self._target
        self._watch(None)
        if has_keyboard and target is not None:
            target.setFocus()

    def _watch(self, target: QWidget | None) -> None:
        """Follow a part, and the window with it, wherever they go; None follows nothing."""
        for watched in (self._target, self._window):
            if watched is not None:
                watched.removeEventFilter(self)
        self._target = target
        if target is not None:
            target.installEventFilter(self)
            self._window.installEventFilter(self)

    def _put(self) -> None:
        """Stand below or above the part, inside the window; in a large part, at its lower edge."""
        if self._target is None:
            return
        self.adjustSize()
        place = QRect(self._target.mapTo(self._window, QPoint()), self._target.size())
        room = self._window.rect().adjusted(_GAP, _GAP, -_GAP, -_GAP)
        x = place.center().x() - self.width() // 2
        below, above = place.bottom() + _GAP, place.top() - _GAP - self.height()
        if place.height() >= 2 * self.height():
            y = place.bottom() - self.height() - _GAP
        else:
            y = below if below + self.height() <= room.bottom() else above
        x = max(room.left(), min(x, room.right() - self.width()))
        self.move(x, max(room.top(), min(y, room.bottom() - self.height())))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move) and self.isVisible():
            self._put()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.skipped.emit()
        else:
            super().keyPressEvent(event)

    @Slot()
    def take_keyboard(self) -> None:
        """Let the keyboard press “Next”."""
        self.next_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), self.palette().base())
        painter.setPen(QPen(tint_color(Tint.INFO, self.palette()), 2))
        painter.drawRect(QRectF(self.rect()).adjusted(1, 1, -1, -1))
