"""Asks for the name under which a filter is saved."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFormLayout, QLineEdit, QWidget

from sitemap_studio.gui.theme import Tint, scaled
from sitemap_studio.gui.widgets.dialog_layout import give_room
from sitemap_studio.gui.widgets.labels import TintedLabel

MAX_NAME: Final = 80
"""How many characters a name may have."""


class SaveFilterDialog(QDialog):
    """Shows what the filter asks, and takes a name for it.

    Signals:
        chosen: The filter shall be saved under this name.
    """

    chosen = Signal(str)

    def __init__(self, sentence: str, known: Collection[str], parent: QWidget | None = None) -> None:
        """Ask.

        Args:
            sentence: What the filter shows, in words; offered as its name.
            known: The names that are taken.
            parent: The window.
        """
        super().__init__(parent)
        self.setWindowTitle(self.tr("Save filter"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._known = frozenset(known)
        self.name = QLineEdit(sentence[:MAX_NAME], self)
        self.name.setMaxLength(MAX_NAME)
        self.name.setMinimumWidth(scaled(320))
        # From the end, so that the beginning of long words is seen.
        self.name.setSelection(len(self.name.text()), -len(self.name.text()))
        self._told = TintedLabel(Tint.QUIET, sentence, self)
        self._note = TintedLabel(Tint.QUIET, parent=self)
        for label in (self._told, self._note):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        buttons = QDialogButtonBox.StandardButton
        box = QDialogButtonBox(buttons.Save | buttons.Cancel, self)
        self._save = box.button(buttons.Save)
        box.accepted.connect(self._choose)
        box.rejected.connect(self.reject)
        form = QFormLayout(self)
        give_room(form)
        form.setVerticalSpacing(12)
        form.addRow(self._told)
        form.addRow(self.tr("&Name"), self.name)
        form.addRow(self._note)
        form.addRow(box)
        self.name.textChanged.connect(self._refresh)
        self._refresh()

    @property
    def note(self) -> str:
        """What is said of the name."""
        return self._note.text()

    @Slot()
    def _refresh(self) -> None:
        name = self.name.text().strip()
        self._save.setEnabled(bool(name))
        self._note.setText(self.tr("This replaces the filter of that name.") if name in self._known else "")

    @Slot()
    def _choose(self) -> None:
        if name := self.name.text().strip():
            self.accept()
            self.chosen.emit(name)
