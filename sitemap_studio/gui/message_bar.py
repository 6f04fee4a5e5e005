"""The bar of messages above the table.

An error stays in front until it is closed; other messages wait behind it, and none is lost. Texts are shown as plain
text: they hold names and values of files, which may look like HTML.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QPalette, QShortcut
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from sitemap_studio.core.errors import StudioError
from sitemap_studio.gui.i18n import counted, localized
from sitemap_studio.gui.icons import severity_icon
from sitemap_studio.gui.theme import SEVERITY_ICON, SEVERITY_TINT, scaled, tint_color, tint_ground
from sitemap_studio.gui.widgets.labels import Symbol, announce, icon_button, severity_word
from sitemap_studio.gui.widgets.layouts import FlowRow
from sitemap_studio.protocol.rule import Severity

Offer = tuple[str, Callable[[], object]]  # text of a button, and what it does
MOST_WAITING: Final = 50  # of more the least grave and oldest are dropped
_GRAVITY: Final = {Severity.ERROR: 2, Severity.WARNING: 1, Severity.INFO: 0}
_REFUSED: Final = "refused"
_BAR: Final = 4
_GROUND_SHARE: Final = 0.12  # share of the severity's colour in the ground of the bar


@dataclass(frozen=True)
class _BarMessage:
    """A message with what can be done about it; it replaces others with its text or its topic."""

    severity: Severity
    text: str
    offers: tuple[Offer, ...]
    topic: str

    def replaces(self, other: _BarMessage) -> bool:
        return self.text == other.text or (self.topic != "" and self.topic == other.topic)


class MessageBar(QFrame):
    """One message above the table, and how many wait behind it; Esc or its button closes it, and the next one comes."""

    closed = Signal()  # there is none any more
    queued = Signal(str)  # this text answers the user, and waits behind an error
    left = Signal()  # it had the focus, and is closed

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("messages")
        self._queue: list[_BarMessage] = []
        self._announced: _BarMessage | None = None
        self._symbol = Symbol(SEVERITY_ICON[Severity.INFO], SEVERITY_TINT[Severity.INFO], parent=self)
        self._text = QLabel(self)
        self._text.setObjectName("message")
        self._row = FlowRow(gap=10)
        # Buttons go below the text rather than to make it narrower than this.
        self._row.add(self._text, 1, least=scaled(300))
        self._buttons: list[QPushButton] = []
        self.offer_button = self._add_button()
        self.next_button = QToolButton(self)
        close = icon_button("close", self.tr("Close this message") + " (Esc)", self)
        self.setAccessibleName(self.tr("Message"))
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._text.setWordWrap(True)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        close.setAccessibleName(self.tr("Close this message"))
        self.next_button.setAutoRaise(True)
        self.next_button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._row.add(self.next_button)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 8, 8, 8)
        layout.setSpacing(10)
        layout.addWidget(self._symbol, 0, Qt.AlignmentFlag.AlignTop)
        layout.addLayout(self._row, 1)
        layout.addWidget(close, 0, Qt.AlignmentFlag.AlignTop)
        # A single line is level with the middle of the button that closes it.
        for part in (self._symbol, self._text):
            part.setMinimumHeight(close.sizeHint().height())
        # A click leaves the focus where it was: it would be lost with the bar.
        for button in (self.next_button, close):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        close.clicked.connect(self.close_shown)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self).activated.connect(self.close_shown)
        self.next_button.clicked.connect(self.show_next)
        self.hide()

    @property
    def text(self) -> str:
        return "" if self.isHidden() else self._text.text()

    @property
    def severity(self) -> Severity:
        return self._queue[0].severity if self._queue else Severity.INFO

    @property
    def offers(self) -> list[QPushButton]:
        return [button for button in self._buttons if not button.isHidden()]

    def show_message(
        self,
        severity: Severity,
        sentence: str,
        hint: str = "",
        *,
        offers: Sequence[Offer] = (),
        topic: str = "",
        is_notice: bool = False,
    ) -> None:
        """Show a message if it answers the user or is graver than what is shown, or let it wait.

        An error stays in front of all that is less grave. Of those that wait the gravest comes first, and of equal
        ones the latest.

        Args:
            severity: How grave it is.
            sentence: What happened.
            hint: What to do next.
            offers: Buttons with what they do; the message stays.
            topic: What it is about; an earlier message of the same topic is removed.
            is_notice: Whether it answers no action of the user, so that it waits behind those as grave, unless it
                replaces the one that is shown.
        """
        message = _BarMessage(severity, f"{localized(sentence)} {localized(hint)}".strip(), tuple(offers), topic)
        is_behind = is_notice and bool(self._queue) and not message.replaces(self._queue[0])
        front = self._queue[0] if is_behind else message
        queue = [each for each in self._queue if not message.replaces(each)]
        queue.insert(len(queue) if is_behind else 0, message)
        queue.sort(key=lambda each: -_GRAVITY[each.severity])
        if queue[0].severity is not Severity.ERROR and _GRAVITY[front.severity] >= _GRAVITY[severity]:
            queue.remove(front)
            queue.insert(0, front)
        self._queue = queue[: MOST_WAITING + 1]
        self._show_first()
        if self._queue[0] is not message and not is_notice:
            self.queued.emit(message.text)

    def show_error(self, error: StudioError) -> None:
        self.show_message(Severity.ERROR, error.message, error.hint)

    @Slot(object)
    def show_warning(self, error: StudioError) -> None:
        """Show what to mind; nothing has failed."""
        self.show_message(Severity.WARNING, error.message, error.hint)

    @Slot(object)
    def show_refusal(self, error: StudioError) -> None:
        """Show why what was asked for last is not done; nothing has failed."""
        self.show_message(Severity.WARNING, error.message, error.hint, topic=_REFUSED)

    @Slot()
    def withdraw_refusal(self) -> None:
        """Remove the last refusal, since something else has been done."""
        self.withdraw(_REFUSED)

    def withdraw(self, topic: str) -> None:
        if any(each.topic == topic for each in self._queue):
            self._queue = [each for each in self._queue if each.topic != topic]
            self._show_first()

    @Slot()
    def close_shown(self) -> None:
        del self._queue[:1]
        self._show_first()

    @Slot()
    def show_next(self) -> None:
        """Show the next message; the one that is shown comes again behind all others."""
        self._queue.append(self._queue.pop(0))
        self._show_first()

    @Slot()
    def dismiss(self) -> None:
        """Remove all messages: what they are about is past."""
        self._queue.clear()
        self._show_first()

    def _show_first(self) -> None:
        if not self._queue:
            focus = QApplication.focusWidget()
            had_focus = focus is not None and self.isAncestorOf(focus)
            self.hide()
            if had_focus:
                self.left.emit()
            self.closed.emit()
            return
        message, *waiting = self._queue
        self._text.setText(message.text)
        self._text.setAccessibleName(message.text)
        self._symbol.show_drawing(SEVERITY_ICON[message.severity], SEVERITY_TINT[message.severity])
        self._show_offers(message.offers)
        self.next_button.setVisible(bool(waiting))
        if waiting:
            text = counted(len(waiting), self.tr("1 more"), self.tr("%n more", None, len(waiting)))
            self.next_button.setText(text)
            self.next_button.setAccessibleName(f"{text}: {severity_word(waiting[0].severity)}")
            self.next_button.setIcon(severity_icon(waiting[0].severity))
        self.update()
        self.show()
        if message is not self._announced:
            self._announced = message
            text = f"{severity_word(message.severity)}. {message.text}"
            announce(self, text, at_once=message.severity is Severity.ERROR)

    def _add_button(self) -> QPushButton:
        button = QPushButton(self)
        button.setObjectName(f"offer-{len(self._buttons) + 1}")
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(partial(self._act, len(self._buttons)))
        self._buttons.append(button)
        self._row.add(button, place=len(self._buttons))
        return button

    def _show_offers(self, offers: Sequence[Offer]) -> None:
        for _ in offers[len(self._buttons) :]:
            self._add_button()
        for number, button in enumerate(self._buttons):
            button.setText(offers[number][0] if number < len(offers) else "")
            button.setVisible(number < len(offers))

    def _act(self, number: int) -> None:
        self._queue[0].offers[number][1]()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, rect, palette, tint = QPainter(self), self.rect(), self.palette(), SEVERITY_TINT[self.severity]
        painter.fillRect(rect, tint_ground(tint, palette, _GROUND_SHARE))
        painter.fillRect(0, 0, _BAR, rect.height(), tint_color(tint, palette))
        painter.fillRect(0, rect.height() - 1, rect.width(), 1, palette.color(QPalette.ColorRole.Mid))
