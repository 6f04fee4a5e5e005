"""The dialog that goes to an entry by its number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFormLayout, QSpinBox, QWidget

from sitemap_studio.gui.i18n import format_number
from sitemap_studio.gui.theme import scaled
from sitemap_studio.gui.widgets.dialog import Dialog
from sitemap_studio.gui.widgets.layouts import give_room, level_with_lines

if TYPE_CHECKING:
    from sitemap_studio.gui.work.entry_page import EntryPage


class GoToDialog(Dialog):
    """Asks for a number from 1 to the number of entries, and shows that entry."""

    def __init__(self, page: EntryPage, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Go to entry"))
        self.number = QSpinBox(self)
        level_with_lines(self.number)
        self.number.setRange(1, max(1, page.set_total))
        self.number.setGroupSeparatorShown(True)
        self.number.setMinimumWidth(scaled(160))
        self.number.setAccessibleName(self.tr("Number of the entry"))
        self.number.selectAll()
        self.accepted.connect(lambda: page.show_number(self.number.value()))
        form = QFormLayout(self)
        give_room(form)
        form.setVerticalSpacing(14)
        form.addRow(self.tr("&Number, 1 to {count}").format(count=format_number(page.set_total)), self.number)
        form.addRow(self.ok_and_cancel()[0])

    def choice(self) -> int:
        return self.number.value()
