"""A line for the address of a set: a proposed one is grey, and below stands why what is typed can't be one."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from sitemap_studio.core.errors import RequestError
from sitemap_studio.document.address import read_address
from sitemap_studio.gui.i18n import localized_error
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.theme import Tint
from sitemap_studio.gui.widgets.labels import TintedLabel
from sitemap_studio.gui.widgets.line_edits import show_purpose
from sitemap_studio.validation.locations import site_of


class AddressLine(QWidget):
    """Shows an address and takes another: with Enter, or when the keyboard leaves; Esc brings the former one back.

    Attributes:
        line: What is typed into.
        accept: Uses the address that is proposed; shown while there is one.

    Signals:
        chosen: The user wants this address; empty for none.
    """

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._address = self._proposed = ""
        self.line = QLineEdit(self)
        self.line.setObjectName("set-address")
        self.line.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        show_purpose(self.line, "host", self.tr("Address of the set"))
        self.accept = QAction(icon("check"), self.tr("Use the proposed address"), self.line)
        self.accept.triggered.connect(self._accept)
        self.line.addAction(self.accept, QLineEdit.ActionPosition.TrailingPosition)
        self._reason = TintedLabel(Tint.ERROR, parent=self)
        self._reason.setTextFormat(Qt.TextFormat.PlainText)
        self._reason.setWordWrap(True)
        self._reason.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 4, 4, 4)
        column.setSpacing(4)
        column.addWidget(self.line)
        column.addWidget(self._reason)
        self.line.editingFinished.connect(self.finish)
        self.line.returnPressed.connect(self._press_enter)
        self.line.textEdited.connect(self._judge_again)
        self.setFocusProxy(self.line)

    @property
    def reason(self) -> str:
        """Why what is typed can't be the address; empty where it can."""
        return self._reason.text()

    def show_address(self, address: str, proposed: str) -> None:
        """Show the address of a set, empty for none, and the one that is proposed; what is being typed stays."""
        is_typed = self.line.isModified() and address == self._address
        self._address, self._proposed = address, proposed
        if not is_typed:
            self.forget_typed()
        self.accept.setVisible(bool(proposed) and (not address or site_of(address) != site_of(proposed)))
        self.line.setPlaceholderText(proposed or "https://www.example.com/sitemap.xml")
        self.line.setToolTip(self._explanation())

    def _explanation(self) -> str:
        where = self.tr("Where this set lies on the web. A sitemap may only list URLs in its folder and below.")
        if not self._address and self._proposed:
            hint = self.tr("Proposed: {address}. Press Enter to use it.")
            return "\n".join((where, hint.format(address=self._proposed)))
        return "\n".join(filter(None, (where, self._address)))

    def forget_typed(self) -> None:
        """Show the address of the set again, whatever was typed."""
        self.line.setText(self._address)
        self.line.setCursorPosition(0)
        self.line.setModified(False)
        self._show_reason("")

    @Slot()
    def finish(self) -> None:
        """Take what was typed; what can't be an address stays, with the reason."""
        if not self.line.isModified():
            return
        text = self.line.text().strip()
        self._show_reason(_complaint(text))
        if not self.reason:
            self.line.setModified(False)
            self.chosen.emit(text)

    @Slot()
    def _press_enter(self) -> None:
        # An address that was just taken away is not brought back by the same key.
        if not self.line.isModified() and not self.line.text():
            self._accept()

    @Slot()
    def _accept(self) -> None:
        if self._proposed:
            self.line.setModified(False)
            self.chosen.emit(self._proposed)

    @Slot(str)
    def _judge_again(self, text: str) -> None:
        if self.reason:
            self._show_reason(_complaint(text.strip()))

    def _show_reason(self, reason: str) -> None:
        self._reason.setText(reason)
        self._reason.setVisible(bool(reason))
        self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        # All of the reason is seen, however narrow the panel is.
        layout = self.layout()
        assert layout is not None
        return QSize(0, max(super().minimumSizeHint().height(), layout.heightForWidth(self.width())))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.line.isModified():
            self.forget_typed()
            return
        super().keyPressEvent(event)


def _complaint(text: str) -> str:
    """Why a text can't be the address of a set; empty where it can, or where there is none."""
    try:
        if text:
            read_address(text)
    except RequestError as error:
        return localized_error(error)
    return ""
