"""The dialog that goes to an entry by its number, or selects several, also in the column of a field."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QFormLayout, QLineEdit, QWidget

from sitemap_studio.gui.i18n import format_number
from sitemap_studio.gui.theme import scaled
from sitemap_studio.gui.widgets.dialog import Dialog
from sitemap_studio.gui.widgets.layouts import set_dialog_margins
from sitemap_studio.protocol.fields import FIELD_BY_NAME, FieldName

if TYPE_CHECKING:
    from sitemap_studio.gui.table.entry_page import EntryPage

_GROUP_SEPARATORS: Final = re.compile(r"[\s.,'’٬]")
_NUMBERS: Final = re.compile(r"0*(\d{1,9})(?:[-–]0*(\d{1,9}))?")


class GoToDialog(Dialog):
    """Dialog that asks for an entry number or a range of numbers, and selects these entries.

    With the name of a field, such as “lastmod 10-20”, it selects their cells in that column.
    """

    def __init__(self, page: EntryPage, parent: QWidget | None = None) -> None:
        """Create the dialog that selects entries in the table of a page."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Go to entry"))
        self._page = page
        self.number = QLineEdit(self)
        self.number.setMinimumWidth(scaled(220))
        self.number.setAccessibleName(self.tr("Go to entry"))
        self.number.setPlaceholderText(self.tr("12, 10-20, or lastmod 10-20"))
        form = QFormLayout(self)
        set_dialog_margins(form)
        form.setVerticalSpacing(14)
        form.addRow(self.tr("&Number, 1 to {count}").format(count=format_number(page.entry_total)), self.number)
        form.addRow(self.make_ok_cancel_box())
        self.number.textChanged.connect(self.refresh)
        self.chosen.connect(lambda choice: page.select_numbers(*choice))
        self.refresh()

    def chosen_value(self) -> tuple[int, int, FieldName | None] | None:
        """Return first and last number, and the named field or None; None if the text is no range of entries."""
        words = self.number.text().lower().split()
        named = (FIELD_BY_NAME[words.pop(end)].name for end in (0, -1) if words and words[end] in FIELD_BY_NAME)
        field = next(named, None)
        found = _NUMBERS.fullmatch(_GROUP_SEPARATORS.sub("", "".join(words)))
        if found is None:
            return None
        first, last = sorted((int(found[1]), int(found[2] or found[1])))
        return (first, last, field) if 1 <= first <= last <= self._page.entry_total else None
