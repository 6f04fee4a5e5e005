"""The bar of messages above the table.

An error stays in front until it is closed; other messages wait behind it, and none is lost. Texts are shown as plain
text: they hold names and values of files, which may look like HTML.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import (
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPalette,
    QShortcut,
)
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
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.theme import SEVERITY_ICON, SEVERITY_TINT, mixed, scaled, tint_color
from sitemap_studio.gui.widgets.labels import Symbol, announce, severity_word
from sitemap_studio.gui.widgets.layouts import FlowRow
from sitemap_studio.protocol.catalogue import Severity

Offer = tuple[str, Callable[[], None]]
"""Words of a button, and what it does."""

MOST_WAITING: Final = 50
"""Of more the least grave and oldest are let go."""

_GRAVITY: Final = {Severity.ERROR: 2, Severity.WARNING: 1, Severity.INFO: 0}


@dataclass(frozen=True)
class BarMessage:
    """A message with what can be done about it.

    Attributes:
        severity: How grave it is.
        text: What happened, and what to do next.
        offers: What can be done at once.
        topic: A newer message of the same topic takes its place; none for a topic of its own.
    """

    severity: Severity
    text: str
    offers: tuple[Offer, ...] = ()
    topic: str = ""

    def is_replaced_by(self, other: BarMessage) -> bool:
        """Return whether another message makes it pointless."""
        return self.text == other.text or (self.topic != "" and self.topic == other.topic)


@dataclass
class MessageLine:
    """The message that is shown, and those that wait.

    Attributes:
        shown: What is shown; None for nothing.
        waiting: The others, in the order in which they will be.
    """

    shown: BarMessage | None = None
    waiting: list[BarMessage] = field(default_factory=list)

    def add(self, message: BarMessage, *, is_notice: bool) -> None:
        """Take a further message, and show it if it answers the user or is graver than what is shown.

        An error stays in front of all that is less grave. Of those that wait the gravest comes first, and of equal
        ones the latest.

        Args:
            message: The message.
            is_notice: Whether it answers no action of the user: it goes behind those as grave, unless it replaces the one
                that is shown.
        """
        is_notice = is_notice and self.shown is not None and not self.shown.is_replaced_by(message)
        queue = [each for each in (self.shown, *self.waiting) if each is not None and not each.is_replaced_by(message)]
        queue.insert(len(queue) if is_notice else 0, message)
        queue.sort(key=lambda each: -_GRAVITY[each.severity])
        front = self.shown if is_notice and self.shown is not None else message
        if queue[0].severity is not Severity.ERROR and _GRAVITY[front.severity] >= _GRAVITY[message.severity]:
            queue.remove(front)
            queue.insert(0, front)
        self.shown, *self.waiting = queue[: MOST_WAITING + 1]

    def go_on(self, *, is_done_with: bool) -> None:
        """Show the next message.

        Args:
            is_done_with: Whether the one that was shown is not needed any more; else it goes to the end.
        """
        if self.shown is not None and not is_done_with:
            self.waiting.append(self.shown)
        self.shown = self.waiting.pop(0) if self.waiting else None

    def withdraw(self, topic: str) -> None:
        """Remove the messages of a topic."""
        self.waiting = [each for each in self.waiting if each.topic != topic]
        if self.shown is not None and self.shown.topic == topic:
            self.go_on(is_done_with=True)

    def clear(self) -> None:
        """Forget everything."""
        self.shown = None
        self.waiting.clear()


_BAR = 4
_REFUSED = "refused"
_LEAST_TEXT = 300
"""Of the width of a text; buttons go below it rather than to make it narrower."""

_GROUND_STRENGTH = 0.12
"""How much of the severity's colour is mixed into the ground of the bar."""


class MessageBar(QFrame):
    """One message above the table, and how many wait behind it; Esc or its button closes it, and the next one comes.

    Signals:
        closed: There is none any more.
        queued: This text answers the user, and waits behind an error.
        left: It had the keyboard, and is closed.
    """

    closed = Signal()
    queued = Signal(str)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._severity = Severity.INFO
        self._line = MessageLine()
        self._announced: BarMessage | None = None
        self._action: Callable[[], None] | None = None
        self._symbol = Symbol(SEVERITY_ICON[self._severity], SEVERITY_TINT[self._severity], parent=self)
        self._text = QLabel(self)
        self._button = QPushButton(self)
        self._others: dict[QPushButton, Callable[[], None]] = {}
        self._next, self._close = QToolButton(self), QToolButton(self)
        self._escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)
        self._lay_out()
        self.hide()

    def _lay_out(self) -> None:
        self.setAccessibleName(self.tr("Message"))
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._text.setWordWrap(True)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._close.setIcon(icon("close"))
        self._close.setAutoRaise(True)
        self._close.setToolTip(self.tr("Close this message (Esc)"))
        self._close.setAccessibleName(self.tr("Close this message"))
        self._row = FlowRow(gap=10)
        self._row.add(self._text, 1, least=scaled(_LEAST_TEXT))
        self._row.add(self._button)
        self._row.add(self._next)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 8, 8, 8)
        layout.setSpacing(10)
        layout.addWidget(self._symbol, 0, Qt.AlignmentFlag.AlignTop)
        layout.addLayout(self._row, 1)
        layout.addWidget(self._close, 0, Qt.AlignmentFlag.AlignTop)
        # A single line stands in the middle of the button that closes it.
        for part in (self._symbol, self._text):
            part.setMinimumHeight(self._close.sizeHint().height())
        self._next.setAutoRaise(True)
        self._next.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._next.setToolTip(self.tr("Show the next message; this one comes back after it"))
        # Who clicks goes on typing where they were: the bar is gone then, and with it the keyboard.
        for button in (self._button, self._next, self._close):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._close.clicked.connect(self.close_shown)
        self._escape.activated.connect(self.close_shown)
        self._next.clicked.connect(self.show_next)
        self._button.clicked.connect(self._act)

    @property
    def text(self) -> str:
        """The message as shown, sentence and hint; empty when there is none."""
        return "" if self.isHidden() else self._text.text()

    @property
    def text_format(self) -> Qt.TextFormat:
        """How the text is understood: never as HTML."""
        return self._text.textFormat()

    @property
    def severity(self) -> Severity:
        """How grave the message is."""
        return self._severity

    def show_message(
        self,
        severity: Severity,
        sentence: str,
        hint: str = "",
        *,
        offer: str = "",
        action: Callable[[], None] | None = None,
        others: Sequence[Offer] = (),
        topic: str = "",
        is_notice: bool = False,
    ) -> None:
        """Show a message, or let it wait behind an error.

        Args:
            severity: How grave it is.
            sentence: What happened.
            hint: What to do next.
            offer: Words of a button, if there is something to do at once.
            action: What that button does; the message stays.
            others: Words and deeds of further buttons.
            topic: What it is about: an earlier one of the same topic goes.
            is_notice: Whether it answers no action of the user: it waits behind those as grave, then.
        """
        offers = (*([(offer, action)] if offer and action else []), *others)
        message = BarMessage(severity, f"{localized(sentence)} {localized(hint)}".strip(), offers, topic)
        self._line.add(message, is_notice=is_notice)
        self._show_line()
        if self._line.shown is not message and not is_notice:
            self.queued.emit(message.text)

    def withdraw(self, topic: str) -> None:
        """Remove the messages of a topic, which hold no longer."""
        self._line.withdraw(topic)
        self._show_line()

    def _show_line(self) -> None:
        message = self._line.shown
        if message is None:
            focus = QApplication.focusWidget()
            had_keyboard = focus is not None and self.isAncestorOf(focus)
            self.hide()
            if had_keyboard:
                self.left.emit()
            self.closed.emit()
            return
        (offer, self._action), *others = message.offers or (("", None),)
        self._severity = message.severity
        self._text.setText(message.text)
        self._text.setAccessibleName(message.text)
        self._button.setText(offer)
        self._button.setVisible(bool(offer))
        self._show_others(others)
        self._symbol.show_drawing(SEVERITY_ICON[message.severity], SEVERITY_TINT[message.severity])
        self._show_waiting()
        self.update()
        self.show()
        self._announce(message)

    def _announce(self, message: BarMessage) -> None:
        """Announce a message to screen readers, once: an error at once, others when there is time."""
        if message is not self._announced:
            self._announced = message
            words = f"{severity_word(message.severity)}. {message.text}"
            announce(self, words, at_once=message.severity is Severity.ERROR)

    def _show_waiting(self) -> None:
        """Show how many messages wait, and how grave the next one is."""
        waiting = self._line.waiting
        self._next.setVisible(bool(waiting))
        if waiting:
            words = counted(len(waiting), self.tr("1 more"), self.tr("%n more", None, len(waiting)))
            self._next.setText(words)
            self._next.setAccessibleName(f"{words}: {severity_word(waiting[0].severity)}")
            self._next.setAccessibleDescription(self._next.toolTip())
            self._next.setIcon(icon(SEVERITY_ICON[waiting[0].severity], SEVERITY_TINT[waiting[0].severity]))

    def _show_others(self, offers: Sequence[Offer]) -> None:
        for button in self._others:
            button.hide()
            button.deleteLater()
        self._others = {}
        for words, deed in offers:
            button = QPushButton(words, self)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(self._act_otherwise)
            self._row.add(button, place=self._row.count() - 1)
            button.show()
            self._others[button] = deed

    def show_error(self, error: StudioError) -> None:
        """Show what failed."""
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
        """Something else has been done since."""
        self.withdraw(_REFUSED)

    @property
    def offer_button(self) -> QPushButton:
        """The button that does what the message offers; hidden where it offers nothing."""
        return self._button

    @property
    def offers(self) -> list[QPushButton]:
        """All buttons that do what the message offers, the first one first."""
        return [*([] if self._button.isHidden() else [self._button]), *self._others]

    @property
    def next_button(self) -> QToolButton:
        """The button that shows the next message; hidden where none waits."""
        return self._next

    @Slot()
    def close_shown(self) -> None:
        """Close the message that is shown; the next one comes."""
        self._line.go_on(is_done_with=True)
        self._show_line()

    @Slot()
    def show_next(self) -> None:
        """Show the next message; the one that is shown comes again behind all others."""
        self._line.go_on(is_done_with=False)
        self._show_line()

    @Slot()
    def dismiss(self) -> None:
        """Let all messages go: what they are about is past."""
        self._line.clear()
        self._show_line()

    @Slot()
    def _act(self) -> None:
        if self._action is not None:
            self._action()

    @Slot()
    def _act_otherwise(self) -> None:
        button = self.sender()
        if isinstance(button, QPushButton) and button in self._others:
            self._others[button]()

    def paintEvent(self, event: QPaintEvent) -> None:
        tint = tint_color(SEVERITY_TINT[self._severity], self.palette())
        ground = self.palette().color(QPalette.ColorRole.Base)
        painter = QPainter(self)
        painter.fillRect(self.rect(), mixed(ground, tint, _GROUND_STRENGTH))
        is_mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        painter.fillRect(self.width() - _BAR if is_mirrored else 0, 0, _BAR, self.height(), tint)
        painter.fillRect(0, self.height() - 1, self.width(), 1, self.palette().color(QPalette.ColorRole.Mid))
