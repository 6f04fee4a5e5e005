"""Asks what to do with existing files that are to be added to the set, and shows their duplicates first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QListWidget,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from sitemap_studio.document.document import Document
from sitemap_studio.document.set_edits.set_editing import ExistingFile
from sitemap_studio.gui.i18n import counted, format_number
from sitemap_studio.gui.theme import Tint
from sitemap_studio.gui.widgets.labels import TintedLabel
from sitemap_studio.gui.widgets.layouts import give_room
from sitemap_studio.gui.widgets.list_view import FileView
from sitemap_studio.gui.words.texts import cell_text

_MOST_SHOWN: Final = 1_000
"""Duplicates that are listed."""


@dataclass(frozen=True)
class AddChoice:
    """How files shall be added.

    Attributes:
        sitemap: The id of the sitemap that gets their entries; None where they are listed as they are.
        skips_duplicates: Whether URLs are left out that the set has already.
    """

    sitemap: int | None
    skips_duplicates: bool = False


class AddFilesDialog(QDialog):
    """Offers to list files as they are, or to append their entries to a sitemap.

    Attributes:
        listed: Lists the files as they are.
        appended: Appends their entries.
        sitemaps: Where these go.
        skip: Leaves duplicates out.
        duplicates: The URLs that are in the set already.

    Signals:
        chosen: How to add them, as an `AddChoice`.
    """

    chosen = Signal(object)

    def __init__(
        self, document: Document, files: Sequence[ExistingFile], selected: int | None, parent: QWidget | None = None
    ) -> None:
        """Show what is to be added.

        Args:
            document: The set.
            files: The files.
            selected: The sitemap that is proposed to append to; None for the last one.
            parent: The window.
        """
        super().__init__(parent)
        self.setWindowTitle(self.tr("Add existing files"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.listed = QRadioButton(self.tr("&List in the index, as it is"), self)
        self.appended = QRadioButton(self.tr("&Append the entries to"), self)
        self.sitemaps = FileView(self)
        self.sitemaps.setAccessibleName(self.tr("Sitemaps of the set"))
        self._ids: list[int] = []
        self._fill(document, selected)
        urls = [url for file in files for url in file.duplicates]
        self.skip = QCheckBox(self.tr("&Skip duplicates"), self)
        self.skip.setChecked(True)
        self.duplicates = QListWidget(self)
        self.duplicates.setAccessibleName(self.tr("Duplicates"))
        self.duplicates.addItems([cell_text(url) for url in urls[:_MOST_SHOWN]])
        self._has_duplicates = bool(urls)
        may_be_listed = all(file.may_be_listed for file in files)
        if document.index is None:
            self.listed.setText(self.tr("Add to the set, as &it is"))
        self.listed.setEnabled(may_be_listed)
        (self.listed if may_be_listed else self.appended).setChecked(True)
        self._lay_out(self._told(files), self._told_duplicates(len(urls)))
        self.duplicates.setVisible(self._has_duplicates)
        self.skip.setVisible(self._has_duplicates)
        self._refresh()
        (self.listed if may_be_listed else self.appended).setFocus()

    def _fill(self, document: Document, selected: int | None) -> None:
        for sitemap in document.sitemaps:
            if sitemap.error is None and sitemap.read_only is None:
                count = format_number(document.table.urls_in(sitemap.id))
                words = self.tr("{name}  ({count})").format(name=sitemap.name, count=count)
                self.sitemaps.list_file("sitemap", sitemap.name, words)
                self._ids.append(sitemap.id)
        row = self._ids.index(selected) if selected in self._ids else len(self._ids) - 1
        self.sitemaps.setCurrentRow(row)

    def _lay_out(self, told: str, told_duplicates: str) -> None:
        buttons = QDialogButtonBox.StandardButton
        box = QDialogButtonBox(buttons.Ok | buttons.Cancel, self)
        self._ok = box.button(buttons.Ok)
        self._ok.setText(self.tr("Add"))
        box.accepted.connect(self._choose)
        box.rejected.connect(self.reject)
        files, duplicates = QLabel(told, self), TintedLabel(Tint.QUIET, told_duplicates, self)
        for label in (files, duplicates):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        column = QVBoxLayout(self)
        give_room(column)
        for widget in (
            files, duplicates, self.duplicates, self.listed, self.appended, self.sitemaps, self.skip, box,
        ):  # fmt: skip
            column.addWidget(widget)
        self.appended.toggled.connect(self._refresh)

    def _told(self, files: Sequence[ExistingFile]) -> str:
        count = sum(file.file.n_entries for file in files)
        entries = counted(count, self.tr("1 entry"), self.tr("%n entries", None, count))
        if len(files) == 1:
            return self.tr("“{name}” holds {entries}.").format(name=files[0].path.name, entries=entries)
        return self.tr("{files} files hold {entries}.").format(files=format_number(len(files)), entries=entries)

    def _told_duplicates(self, count: int) -> str:
        if not count:
            return self.tr("None of the URLs is in the set already.")
        one = self.tr("1 URL is in the set already:")
        return counted(count, one, self.tr("%n URLs are in the set already:", None, count))

    @Slot()
    def _refresh(self) -> None:
        is_appended = self.appended.isChecked()
        self.sitemaps.setEnabled(is_appended)
        self.skip.setEnabled(is_appended)
        self._ok.setEnabled(not is_appended or self.sitemaps.currentRow() >= 0)

    @Slot()
    def _choose(self) -> None:
        sitemap = self._ids[self.sitemaps.currentRow()] if self.appended.isChecked() else None
        self.accept()
        self.chosen.emit(AddChoice(sitemap, self._has_duplicates and self.skip.isChecked()))
