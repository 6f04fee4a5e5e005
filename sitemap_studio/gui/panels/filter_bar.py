"""The bar above the table: one line that says which entries are shown, and how many they are.

It hands over the words as they are typed; understanding them is done elsewhere.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.labels import TintedLabel
from sitemap_studio.gui.numbers import counted, spelled
from sitemap_studio.gui.theme import Tint

PAUSE_MS: Final = 150
"""How long typing must pause before the words are handed over."""


class FilterLine(QLineEdit):
    """A line in which Esc clears, and leaves for the table when there is nothing to clear.

    Signals:
        left: The user is done here.
    """

    left = Signal()

    def event(self, event: QEvent) -> bool:
        # Before any shortcut of the window gets the key.
        if event.type() == QEvent.Type.ShortcutOverride and _is_escape(event) and self.text():
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            if self.text():
                self.clear()
            else:
                self.left.emit()
        elif event.key() == Qt.Key.Key_Down:
            self.left.emit()
        else:
            super().keyPressEvent(event)


def _is_escape(event: QEvent) -> bool:
    return isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape


class FilterBar(QWidget):
    """The line, the count beside it and, when the words make no sense, the reason below.

    Signals:
        asked: The words by which entries shall be chosen; empty for all.
        left: The keyboard shall go to the table.
    """

    asked = Signal(str)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._line = FilterLine(self)
        self._count = TintedLabel(Tint.QUIET, parent=self)
        self._reason = TintedLabel(Tint.ERROR, parent=self)
        self._asked = ""
        self._pause = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._pause.timeout.connect(self._ask)
        self._lay_out()

    def _lay_out(self) -> None:
        self._line.setPlaceholderText(self.tr("Filter: /catalog/  or  lastmod < 2026-01-01 and priority > 0.5"))
        self._line.setToolTip(
            self.tr(
                "Words that loc contains, or conditions joined by “and”: a field (loc, lastmod, changefreq, priority, "
                "entry), then = != < > contains matches or “is empty”, then a value."
            )
        )
        self._line.setAccessibleName(self.tr("Filter"))
        self._line.setAccessibleDescription(self._line.toolTip())
        self._line.setClearButtonEnabled(True)
        # A file that is dropped here is to be opened, as anywhere in the window.
        self._line.setAcceptDrops(False)
        self._line.addAction(icon("filter", Tint.QUIET), QLineEdit.ActionPosition.LeadingPosition)
        for action in self._line.findChildren(QAction):
            if action.objectName() == "_q_qlineeditclearaction":
                action.setIcon(icon("close", Tint.QUIET))
        self._count.setAccessibleName(self.tr("Entries shown"))
        self._reason.setTextFormat(Qt.TextFormat.PlainText)
        self._reason.setWordWrap(True)
        self._reason.hide()
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self._line, 1)
        row.addWidget(self._count)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 6, 12, 6)
        layout.setSpacing(4)
        layout.addLayout(row)
        layout.addWidget(self._reason)
        self._line.textChanged.connect(self._wait)
        self._line.returnPressed.connect(self._ask)
        self._line.left.connect(self.left)

    @property
    def text(self) -> str:
        """The words in the line."""
        return self._line.text()

    @property
    def count_text(self) -> str:
        """What is said about how many entries are shown."""
        return self._count.text()

    @property
    def reason(self) -> str:
        """Why the words make no sense; empty when they do."""
        return self._reason.text()

    def focus_line(self) -> None:
        """Give the line the keyboard, its words selected."""
        self._line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._line.selectAll()

    def reset(self) -> None:
        """Show all entries, without asking: another set is shown."""
        self._line.blockSignals(True)
        self._line.clear()
        self._line.blockSignals(False)
        self._pause.stop()
        self._asked = ""
        self.show_reason("")

    def clear(self) -> None:
        """Take the words away, and ask for all entries at once."""
        self._line.clear()
        self._ask()

    def show_reason(self, sentence: str) -> None:
        """Say why the words make no sense; "" when they do."""
        self._reason.setText(sentence)
        self._reason.setVisible(bool(sentence))

    def show_counts(self, shown: int, total: int) -> None:
        """Say how many entries are shown of how many."""
        if shown == total:
            self._count.setText(counted(total, self.tr("1 entry"), self.tr("%n entries", None, total)))
        else:
            self._count.setText(self.tr("{shown} of {total}").format(shown=spelled(shown), total=spelled(total)))

    @Slot(str)
    def _wait(self, text: str) -> None:
        if text:
            self._pause.start()
        else:
            self._ask()

    @Slot()
    def _ask(self) -> None:
        self._pause.stop()
        if self._line.text() != self._asked:
            self._asked = self._line.text()
            self.asked.emit(self._asked)

    def minimumSizeHint(self) -> QSize:
        return QSize(240, super().minimumSizeHint().height())
