"""Asks for the number of an entry."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFormLayout, QSpinBox, QWidget

from sitemap_studio.gui.i18n import format_number
from sitemap_studio.gui.theme import scaled
from sitemap_studio.gui.widgets.layouts import give_room, level_with_lines


class GoToDialog(QDialog):
    """Asks for a number from 1 to the count of entries.

    Signals:
        chosen: The user wants the entry of this number.
    """

    chosen = Signal(int)

    def __init__(self, count: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Go to entry"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.number = QSpinBox(self)
        level_with_lines(self.number)
        self.number.setRange(1, max(1, count))
        self.number.setGroupSeparatorShown(True)
        self.number.setMinimumWidth(scaled(160))
        self.number.setAccessibleName(self.tr("Number of the entry"))
        self.number.selectAll()
        buttons = QDialogButtonBox.StandardButton
        box = QDialogButtonBox(buttons.Ok | buttons.Cancel, self)
        box.accepted.connect(self._choose)
        box.rejected.connect(self.reject)
        form = QFormLayout(self)
        give_room(form)
        form.setVerticalSpacing(14)
        form.addRow(self.tr("&Number, 1 to {count}").format(count=format_number(count)), self.number)
        form.addRow(box)

    @Slot()
    def _choose(self) -> None:
        self.chosen.emit(self.number.value())
        self.accept()
