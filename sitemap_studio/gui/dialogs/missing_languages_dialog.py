"""The dialog that asks for the URL prefix of each language, from which missing alternates are derived."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import Final

import polars as pl
from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtWidgets import QHBoxLayout, QHeaderView, QPushButton, QTableWidget, QTableWidgetItem, QWidget

from sitemap_studio.core.messages import listed
from sitemap_studio.document.hreflang_completion import translated_urls
from sitemap_studio.gui.formatting.display_text import cell_text
from sitemap_studio.gui.i18n import localized, text_for_count
from sitemap_studio.gui.theme import fit_window_size, row_padding, scaled
from sitemap_studio.gui.widgets.dialog import Dialog
from sitemap_studio.gui.widgets.layouts import fill
from sitemap_studio.gui.widgets.list_view import PaddedDelegate
from sitemap_studio.protocol.language_codes import alternate_fault

_START_SIZE: Final = QSize(560, 420)
_LANGUAGE_PIXELS: Final = 110
_ROW_PADDING: Final = 8
_MAX_EXAMPLES: Final = 6


class MissingLanguagesDialog(Dialog):
    """Dialog with a table of languages and URL prefixes, and the resulting URLs of one entry.

    Args:
        bases: Proposed URL prefixes by language.
        loc: URL of the entry that serves as example.
        count: Number of entries to change.
        parent: The parent of the dialog.
    """

    def __init__(self, bases: Mapping[str, str], loc: str, count: int, parent: QWidget | None = None) -> None:
        """Create the dialog for missing languages with the proposed prefixes, or one empty row without proposals."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Add missing languages"))
        self._loc = loc.strip()
        self.table = QTableWidget(0, 2, self)
        self.table.setHorizontalHeaderLabels([self.tr("Language"), self.tr("URL prefix")])
        self.table.setItemDelegate(PaddedDelegate(self.table))
        self.table.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.table.setAccessibleName(self.tr("URL prefix of each language"))
        self.add_button = QPushButton(self.tr("&Add language"), self)
        self.remove_button = QPushButton(self.tr("&Remove language"), self)
        self.outcome_label = self.make_note()
        caption = text_for_count(count, self.tr("Add to 1 entry"), self.tr("Add to %n entries", None, count))
        self._lay_out(self.make_ok_cancel_box(caption))
        for code, base in bases.items() or {"": ""}.items():
            self._add_row(code, base)
        self.table.setCurrentCell(0, 0)
        self.table.itemChanged.connect(self.refresh)
        self.add_button.clicked.connect(self._add_and_edit_row)
        self.remove_button.clicked.connect(self._remove_current_row)
        self.refresh()

    def _lay_out(self, box: QWidget) -> None:
        """Arrange introduction, table, buttons, example and the given button box."""
        intro = self.make_note(
            self.tr("Pages in different languages differ in their URL prefix. Existing links are not changed.")
        )
        header, rows = self.table.horizontalHeader(), self.table.verticalHeader()
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        header.setHighlightSections(False)
        header.resizeSection(0, scaled(_LANGUAGE_PIXELS))
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)
        rows.hide()
        rows.setDefaultSectionSize(self.table.fontMetrics().height() + row_padding(_ROW_PADDING))
        self.table.setTabKeyNavigation(False)
        self.lay_out_column(
            intro, (self.table, 1), fill(QHBoxLayout(), self.add_button, self.remove_button, 1), self.outcome_label, box
        )

    def sizeHint(self) -> QSize:
        """Return the initial size of the dialog, which fits the screen."""
        return super().sizeHint().expandedTo(fit_window_size(_START_SIZE, self))

    @property
    def bases(self) -> dict[str, str]:
        """URL prefixes by language, without incomplete rows."""
        lines = [(self._cell_text(row, 0), self._cell_text(row, 1)) for row in range(self.table.rowCount())]
        return {code: base for code, base in lines if code and base}

    def _cell_text(self, row: int, column: int) -> str:
        """Return the text of a table cell without surrounding blanks; empty for a missing cell."""
        item = self.table.item(row, column)
        return item.text().strip() if item is not None else ""

    def _add_row(self, code: str, base: str) -> None:
        """Append a table row with a language code and a URL prefix."""
        row = self.table.rowCount()
        self.table.insertRow(row)
        for column, text in enumerate((code, base)):
            self.table.setItem(row, column, QTableWidgetItem(text))

    @Slot()
    def refresh(self) -> None:
        """Enable the buttons for the rows of the table, and show example URLs and unknown language codes."""
        super().refresh()
        bases = self.bases
        self.remove_button.setEnabled(self.table.rowCount() > 0)
        wrong = [code for code in bases if alternate_fault(code) is not None]
        sentences = [self._example(bases)] if len(bases) > 1 else [self.tr("Enter at least two languages.")]
        if wrong:
            sentences.append(
                self.tr("Unknown language codes: {codes}").format(codes=cell_text(localized(listed(wrong))))
            )
        self.outcome_label.setText("\n".join(sentences))

    def _example(self, bases: Mapping[str, str]) -> str:
        """Return lines with the URLs of the example entry in each language, or that it has none of the prefixes."""
        locs = pl.Series([self._loc], dtype=pl.String)
        shown = dict(islice(bases.items(), _MAX_EXAMPLES + 1))
        urls = translated_urls(locs, bases)
        example_urls = {code: urls[code].item(0) for code in shown}
        if None in example_urls.values():
            return self.tr("{loc} has none of these prefixes and gets no links.").format(loc=cell_text(self._loc))
        lines = [f"{cell_text(code)}: {cell_text(address)}" for code, address in example_urls.items()]
        more = ["…"] if len(lines) > _MAX_EXAMPLES else []
        return "\n".join([self.tr("For {loc}:").format(loc=cell_text(self._loc)), *lines[:_MAX_EXAMPLES], *more])

    @Slot()
    def _add_and_edit_row(self) -> None:
        """Append an empty row, and open the editor of its language."""
        self._add_row("", "")
        self.table.setFocus()
        self.table.setCurrentCell(self.table.rowCount() - 1, 0)
        self.table.editItem(self.table.currentItem())
        self.refresh()

    @Slot()
    def _remove_current_row(self) -> None:
        """Remove the current row of the table, if there is one."""
        if self.table.currentRow() >= 0:
            self.table.removeRow(self.table.currentRow())
            self.refresh()

    def chosen_value(self) -> dict[str, str] | None:
        """Return the URL prefixes by language; None for fewer than two complete rows."""
        return self.bases if len(self.bases) > 1 else None
