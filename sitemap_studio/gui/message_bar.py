"""Message bar above the table: the newest error is in front, and a menu lists the other messages.

Texts are shown as plain text: they contain names and values of files, which may look like HTML.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QPalette, QShortcut
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QLabel, QMenu, QPushButton, QSizePolicy, QWidget

from sitemap_studio.core.errors import StudioError
from sitemap_studio.gui.formatting.display_text import escape_mnemonics, tooltip_html
from sitemap_studio.gui.i18n import localized, text_for_count
from sitemap_studio.gui.icons import severity_icon
from sitemap_studio.gui.theme import SEVERITY_ICON, SEVERITY_TINT, tint_color, tint_ground
from sitemap_studio.gui.widgets.labels import IconLabel, announce, icon_button, severity_name
from sitemap_studio.gui.widgets.layouts import fill
from sitemap_studio.protocol.rule import Severity

Offer = tuple[str, Callable[[], object]]
"""Text of a button, and its action."""

MAX_MESSAGES: Final = 50
"""Maximum number of messages. Beyond it, the oldest message that is not an error is removed, else the oldest error."""

_STRIPE_WIDTH: Final = 4
_GROUND_SHARE: Final = 0.12
"""Share of the severity's colour in the background."""

_MAX_MENU_CHARACTERS: Final = 100


@dataclass(frozen=True, eq=False)
class BarMessage:
    """Message of the message bar.

    Attributes:
        severity: Severity, which decides icon, colour and priority.
        text: Text with its hint, in the user's language.
        offers: Buttons with their functions.
    """

    severity: Severity
    text: str
    offers: tuple[Offer, ...] = ()


class MessageBar(QFrame):
    """Bar with one message, its buttons, and a menu of the other messages; Esc or a button closes the message.

    The newest error is in front or, without errors, the newest message. The user can choose another message from the
    menu, until the next one arrives.

    Signals:
        focus_lost: The bar had the keyboard focus, and its last message was closed.
    """

    focus_lost = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Create the hidden message bar without messages."""
        super().__init__(parent)
        self.setObjectName("messages")
        self._messages: list[BarMessage] = []  # the newest first
        self._front: BarMessage | None = None
        self._refusal_message: BarMessage | None = None
        self._symbol = IconLabel(SEVERITY_ICON[Severity.INFO], SEVERITY_TINT[Severity.INFO], parent=self)
        self._text = QLabel(self)
        self._text.setObjectName("message")
        self._row = fill(QHBoxLayout(), (self._text, 1), spacing=10)
        self._buttons: list[QPushButton] = []
        self.offer_button = self._add_button()
        self.others_button = QPushButton(self, flat=True)
        self.others_menu = QMenu(self.others_button, toolTipsVisible=True)
        self.others_button.setMenu(self.others_menu)
        close = icon_button("close", self.tr("Close this message") + " (Esc)", self)
        self.setAccessibleName(self.tr("Message"))
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._text.setWordWrap(True)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        close.setAccessibleName(self.tr("Close this message"))
        self.others_button.setToolTip(self.tr("Show other messages"))
        self._row.addWidget(self.others_button)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 8, 8, 8)
        layout.setSpacing(10)
        layout.addWidget(self._symbol, 0, Qt.AlignmentFlag.AlignTop)
        layout.addLayout(self._row, 1)
        layout.addWidget(close, 0, Qt.AlignmentFlag.AlignTop)
        # Centres a single line on the close button.
        for part in (self._symbol, self._text):
            part.setMinimumHeight(close.sizeHint().height())
        # A click does not move the focus, which would be lost with the bar.
        for button in (self.others_button, close):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        close.clicked.connect(self.close_front)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self).activated.connect(self.close_front)
        self.others_menu.aboutToShow.connect(self._fill_menu)
        self.hide()

    @property
    def text(self) -> str:
        """Text of the message in front, or an empty text while the bar is hidden."""
        return "" if self.isHidden() else self._text.text()

    @property
    def severity(self) -> Severity:
        """Severity of the message in front; INFO without a message."""
        return self._front.severity if self._front is not None else Severity.INFO

    @property
    def offers(self) -> list[QPushButton]:
        """Visible buttons of the message in front."""
        return [button for button in self._buttons if not button.isHidden()]

    def show_message(
        self,
        severity: Severity,
        sentence: str,
        hint: str = "",
        *,
        offers: Sequence[Offer] = (),
        replaces: BarMessage | None = None,
    ) -> BarMessage:
        """Show a message in front or, behind an error, in the menu; return it, so that it can be removed later.

        Args:
            severity: Its severity.
            sentence: What happened.
            hint: What to do next.
            offers: Buttons with their actions; a click does not close the message.
            replaces: An outdated message to remove. A message with an equal text is always removed.
        """
        message = BarMessage(severity, f"{localized(sentence)} {localized(hint)}".strip(), tuple(offers))
        others = [each for each in self._messages if each is not replaces and each.text != message.text]
        if len(others) == MAX_MESSAGES:
            removable = (each for each in reversed(others) if each.severity is not Severity.ERROR)
            others.remove(next(removable, others[-1]))
        self._messages = [message, *others]
        self._show(self._newest())
        if self._front is not message:
            announce(self, _screen_reader_text(message))
        return message

    def show_error(self, error: StudioError) -> None:
        """Show an error with its hint."""
        self.show_message(Severity.ERROR, error.message, error.hint)

    @Slot(object)
    def show_warning(self, error: StudioError) -> None:
        """Show an error as a warning, because nothing has failed."""
        self.show_message(Severity.WARNING, error.message, error.hint)

    @Slot(object)
    def show_refusal(self, error: StudioError) -> None:
        """Show why the last request is not possible, instead of the previous refusal."""
        self._refusal_message = self.show_message(
            Severity.WARNING, error.message, error.hint, replaces=self._refusal_message
        )

    @Slot()
    def remove_refusal(self) -> None:
        """Remove the last refusal, because a later request succeeded."""
        self.remove(self._refusal_message)

    def remove(self, message: BarMessage | None) -> None:
        """Remove a message if it is still listed; ignore None."""
        if message in self._messages:
            self._messages = [each for each in self._messages if each is not message]
            self._show(self._front if self._front in self._messages else self._newest())

    @Slot()
    def close_front(self) -> None:
        """Close the message in front, and show the next one."""
        self.remove(self._front)

    @Slot()
    def clear(self) -> None:
        """Remove all messages from the bar."""
        self._messages.clear()
        self._show(None)

    def _newest(self) -> BarMessage | None:
        """Return the newest error or, without errors, the newest message; None for an empty list."""
        errors = (each for each in self._messages if each.severity is Severity.ERROR)
        return next(errors, self._messages[0] if self._messages else None)

    def _show(self, message: BarMessage | None) -> None:
        """Show a message in front, and announce it to screen readers if it is new there; None hides the bar."""
        is_new = message is not self._front
        self._front = message
        if message is None:
            focus = QApplication.focusWidget()
            had_focus = focus is not None and self.isAncestorOf(focus)
            self.hide()
            if had_focus:
                self.focus_lost.emit()
            return
        self._text.setText(message.text)
        self._text.setAccessibleName(message.text)
        self._symbol.set_icon(SEVERITY_ICON[message.severity], SEVERITY_TINT[message.severity])
        self._show_offers(message.offers)
        n_others = len(self._messages) - 1
        self.others_button.setVisible(n_others > 0)
        self.others_button.setText(text_for_count(n_others, self.tr("1 more"), self.tr("%n more", None, n_others)))
        self.update()
        self.show()
        if is_new:
            announce(self, _screen_reader_text(message), is_urgent=message.severity is Severity.ERROR)

    @Slot()
    def _fill_menu(self) -> None:
        """Fill the menu with the messages that are not in front, the newest first."""
        self.others_menu.clear()
        for message in self._messages:
            if message is not self._front:
                text = " ".join(message.text.split())
                if len(text) > _MAX_MENU_CHARACTERS:
                    text = f"{text[:_MAX_MENU_CHARACTERS]} …"
                action = self.others_menu.addAction(severity_icon(message.severity), escape_mnemonics(text))
                action.setToolTip(tooltip_html(message.text))
                action.triggered.connect(partial(self._show, message))

    def _add_button(self) -> QPushButton:
        """Create another button for offers of messages, and return it."""
        button = QPushButton(self)
        button.setObjectName(f"offer-{len(self._buttons) + 1}")
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(partial(self._run_offer, len(self._buttons)))
        self._buttons.append(button)
        self._row.insertWidget(len(self._buttons), button)
        return button

    def _show_offers(self, offers: Sequence[Offer]) -> None:
        """Show a button for each offer of the message in front, and hide the other buttons."""
        for _ in offers[len(self._buttons) :]:
            self._add_button()
        for number, button in enumerate(self._buttons):
            button.setText(offers[number][0] if number < len(offers) else "")
            button.setVisible(number < len(offers))

    def _run_offer(self, number: int) -> None:
        """Call the function of the offer with this index of the message in front."""
        if self._front is not None:
            self._front.offers[number][1]()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint background and stripe of the message bar in the colour of the severity."""
        painter, rect, palette, tint = QPainter(self), self.rect(), self.palette(), SEVERITY_TINT[self.severity]
        painter.fillRect(rect, tint_ground(tint, palette, _GROUND_SHARE))
        painter.fillRect(0, 0, _STRIPE_WIDTH, rect.height(), tint_color(tint, palette))
        painter.fillRect(0, rect.height() - 1, rect.width(), 1, palette.color(QPalette.ColorRole.Mid))


def _screen_reader_text(message: BarMessage) -> str:
    """Return the text of a message for screen readers."""
    return f"{severity_name(message.severity)}. {message.text}"
