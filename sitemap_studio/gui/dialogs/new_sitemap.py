"""Asks for the name of a new sitemap, and for its address where no other tells it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFormLayout, QLineEdit, QWidget

from sitemap_studio.document.document import Document
from sitemap_studio.document.set_edits.sitemap_names import knows_home
from sitemap_studio.gui.theme import Tint
from sitemap_studio.gui.widgets.labels import TintedLabel
from sitemap_studio.gui.widgets.layouts import give_room
from sitemap_studio.gui.widgets.line_edits import NameLine
from sitemap_studio.protocol.urls import is_web


class NewSitemapDialog(QDialog):
    """Asks for a name that a file of the set can have.

    Signals:
        chosen: The user wants a sitemap of this name; carries its address, too, or None for one beside the others.
    """

    chosen = Signal(str, object)

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Add sitemap"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.name = NameLine(document, self)
        self._is_addressed = knows_home(document)
        self.address = QLineEdit(self)
        self.address.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.address.setPlaceholderText("https://www.example.com/sitemap-1.xml")
        note = TintedLabel(
            Tint.QUIET, self.tr("The next save writes the file and lists it in the index; .gz compresses it."), self
        )
        note.setWordWrap(True)
        buttons = QDialogButtonBox.StandardButton
        box = QDialogButtonBox(buttons.Ok | buttons.Cancel, self)
        self._ok = box.button(buttons.Ok)
        self._ok.setText(self.tr("Add"))
        box.accepted.connect(self._choose)
        box.rejected.connect(self.reject)
        form = QFormLayout(self)
        give_room(form)
        form.setVerticalSpacing(12)
        form.addRow(self.tr("&Name"), self.name)
        form.addRow(self.tr("&Address"), self.address)
        form.setRowVisible(self.address, not self._is_addressed)
        form.addRow(note)
        form.addRow(box)
        self.name.changed.connect(self._refresh)
        self.address.textChanged.connect(self._refresh)
        self.name.line.selectAll()
        self._refresh()

    @property
    def is_good(self) -> bool:
        """Whether there can be such a sitemap."""
        return self.name.is_good and (self._is_addressed or is_web(self.address.text().strip()))

    @Slot()
    def _refresh(self) -> None:
        self._ok.setEnabled(self.is_good)

    @Slot()
    def _choose(self) -> None:
        if self.is_good:
            self.accept()
            self.chosen.emit(self.name.name, None if self._is_addressed else self.address.text().strip())
