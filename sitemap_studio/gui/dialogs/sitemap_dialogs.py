"""The dialogs that add sitemaps to a set, or move entries to a sitemap."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QCheckBox, QFormLayout, QListWidget, QRadioButton, QWidget

from sitemap_studio.document.document import Document
from sitemap_studio.document.set_edits.sitemap_edits import ExistingFile, needs_no_base_url
from sitemap_studio.gui.formatting.display_text import cell_text
from sitemap_studio.gui.i18n import format_number, text_for_count
from sitemap_studio.gui.theme import Tint
from sitemap_studio.gui.widgets.dialog import Dialog
from sitemap_studio.gui.widgets.layouts import fill_form, set_dialog_margins
from sitemap_studio.gui.widgets.line_edits import SitemapNameEdit, make_line_edit
from sitemap_studio.gui.widgets.list_view import FileView
from sitemap_studio.protocol.url_syntax import is_web

_MAX_LISTED_URLS: Final = 1_000


class NewSitemapDialog(Dialog):
    """Dialog that asks for the file name of a new sitemap, and for its URL if that is unknown.

    `chosen` has the name, and the URL or None for a URL beside the other sitemaps.
    """

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        """Create the dialog for a new sitemap, which asks for its URL only if the set needs one."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Add sitemap"))
        self.name = SitemapNameEdit(document, self)
        self._has_home = needs_no_base_url(document)
        self.url = make_line_edit(self, placeholder="https://www.example.com/sitemap-1.xml")
        note = self.make_note(self.tr("The next save writes the file and lists it in the index; .gz compresses it."))
        form = fill_form(QFormLayout(self), (self.tr("&Name"), self.name), (self.tr("&URL"), self.url))
        set_dialog_margins(form)
        form.setRowVisible(self.url, not self._has_home)
        form.addRow(note)
        form.addRow(self.make_ok_cancel_box(self.tr("Add")))
        self.name.changed.connect(self.refresh)
        self.url.textChanged.connect(self.refresh)
        self.name.line.selectAll()
        self.refresh()

    def chosen_value(self) -> tuple[str, str | None] | None:
        """Return the file name and the URL (None if the set needs none); return None while the input is invalid."""
        url = None if self._has_home else self.url.text().strip()
        return (self.name.name, url) if self.name.is_valid and (url is None or is_web(url)) else None


class SitemapList(FileView):
    """List of the writable sitemaps with their numbers of entries; `ids` has their ids by row."""

    def __init__(self, document: Document, parent: QWidget) -> None:
        """Create the list of a set's writable sitemaps."""
        super().__init__(parent)
        self.setAccessibleName(self.tr("Sitemaps of the set"))
        self.ids: list[int] = []
        for sitemap in document.sitemaps:
            if sitemap.error is None and sitemap.read_only is None:
                count = format_number(document.table.entry_count(sitemap.id))
                caption = self.tr("{title} ({count})").format(title=sitemap.name, count=count)
                self.append_file("sitemap", sitemap.name, caption)
                self.ids.append(sitemap.id)


@dataclass(frozen=True)
class SitemapTarget:
    """Sitemap to which entries are moved: its id, None for a new sitemap, and its name."""

    sitemap: int | None
    name: str


class ChooseSitemapDialog(Dialog):
    """Dialog that asks for the existing or new sitemap to which entries are moved; `chosen` has the `SitemapTarget`.

    Args:
        document: The set.
        parent: The parent of the dialog.
        merged: Ids of sitemaps whose entries are all moved, and which are removed except the target; empty to move single
            entries.
    """

    def __init__(self, document: Document, parent: QWidget | None = None, *, merged: Sequence[int] = ()) -> None:
        """Create the dialog that asks for a target, initially the first of the merged or of the writable sitemaps."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Merge sitemaps") if merged else self.tr("Move entries"))
        self._document, self._merged = document, frozenset(merged)
        self.existing = QRadioButton(self.tr("To a sitemap of the &set"), self)
        self.new = QRadioButton(self.tr("To a &new sitemap"), self)
        self.existing.setChecked(True)
        self.list = SitemapList(document, self)
        self.list.setObjectName("target-sitemaps")
        self.list.setCurrentRow(self._first_target_row())
        self.name = SitemapNameEdit(document, self)
        self.note = self.make_note()
        self.note.setVisible(bool(merged))
        box = self.make_ok_cancel_box(self.tr("Merge") if merged else self.tr("Move"))
        self.accept_button.setObjectName("accept")
        self.lay_out_column(self.existing, self.list, self.new, self.name, self.note, box)
        self.existing.toggled.connect(self.refresh)
        self.name.changed.connect(self.refresh)
        self.list.currentRowChanged.connect(self.refresh)
        self.list.itemActivated.connect(self.accept_value)
        self.refresh()
        self.list.setFocus()

    def _first_target_row(self) -> int:
        """Return the row of the first sitemap to which the merged ones can be appended, else 0."""
        ids = self.list.ids
        targets = [sitemap for sitemap in ids if self._merged - {sitemap}]
        first = next((sitemap for sitemap in targets if sitemap in self._merged), targets[0] if targets else None)
        return ids.index(first) if first is not None else 0

    def chosen_value(self) -> SitemapTarget | None:
        """Return the chosen existing or new sitemap; None without a valid choice, or with nothing to merge into it."""
        if self.new.isChecked():
            return SitemapTarget(None, self.name.name) if self.name.is_valid else None
        row = self.list.currentRow()
        if row < 0 or self._merged == {self.list.ids[row]}:
            return None
        sitemap = self.list.ids[row]
        return SitemapTarget(sitemap, self._document.sitemaps[sitemap].name)

    @Slot()
    def refresh(self) -> None:
        """Enable the list or the name field for the chosen option, and the accepting button for a valid choice."""
        super().refresh()
        self.list.setEnabled(self.existing.isChecked())
        self.name.setEnabled(self.new.isChecked())
        if self._merged:
            self.note.setText(self._consequence())

    def _consequence(self) -> str:
        """Return the sentence with the sitemaps that will be removed; empty without a valid target."""
        target = self.chosen_value()
        if target is None:
            return ""
        removed = [self._document.sitemaps[each].name for each in self._merged if each != target.sitemap]
        one = self.tr("“{name}” will be removed from the set after its entries were moved.")
        many = self.tr("%n sitemaps will be removed from the set after their entries were moved.", None, len(removed))
        return text_for_count(len(removed), one, many).format(name=removed[0])


@dataclass(frozen=True)
class AddFilesChoice:
    """Answer to how existing files are added to a set.

    Attributes:
        sitemap: Id of the sitemap to which the entries of the files are appended; None to add the files as sitemaps.
        skips_duplicates: Whether entries with URLs that are in the set already are skipped.
    """

    sitemap: int | None
    skips_duplicates: bool = False


class AddFilesDialog(Dialog):
    """Dialog that asks whether to add files as sitemaps, or to append their entries to a sitemap.

    `chosen` has the `AddFilesChoice`. `selected` is the id of the initially selected sitemap; None for the last one.
    """

    def __init__(
        self, document: Document, files: Sequence[ExistingFile], selected: int | None, parent: QWidget | None = None
    ) -> None:
        """Create the dialog that adds files, and list which of their URLs are in the set already."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Add existing files"))
        self.list_button = QRadioButton(self.tr("&List in the index, as it is"), self)
        self.append_button = QRadioButton(self.tr("&Append the entries to"), self)
        self.sitemaps = SitemapList(document, self)
        ids = self.sitemaps.ids
        self.sitemaps.setCurrentRow(ids.index(selected) if selected in ids else len(ids) - 1)
        urls = [each for file in files for each in file.duplicates]
        self.skip_duplicates = QCheckBox(self.tr("&Skip duplicates"), self)
        self.skip_duplicates.setChecked(True)
        self.duplicates = QListWidget(self)
        self.duplicates.setAccessibleName(self.tr("Duplicates"))
        self.duplicates.addItems([cell_text(each) for each in urls[:_MAX_LISTED_URLS]])
        self._has_duplicates = bool(urls)
        if document.index is None:
            self.list_button.setText(self.tr("Add to the set, as &it is"))
        self.lay_out_column(
            self.make_note(self._summary(files), Tint.TEXT), self.make_note(self._summary_of_duplicates(len(urls))),
            self.duplicates, self.list_button, self.append_button, self.sitemaps, self.skip_duplicates, self.make_ok_cancel_box(self.tr("Add")),
        )  # fmt: skip
        self.duplicates.setVisible(self._has_duplicates)
        self.skip_duplicates.setVisible(self._has_duplicates)
        may_be_listed = all(file.may_be_listed for file in files)
        self.list_button.setEnabled(may_be_listed)
        chosen = self.list_button if may_be_listed else self.append_button
        chosen.setChecked(True)
        chosen.setFocus()
        self.append_button.toggled.connect(self.refresh)
        self.refresh()

    def _summary(self, files: Sequence[ExistingFile]) -> str:
        """Return the sentence with the number of entries in the files."""
        count = sum(file.file.n_entries for file in files)
        entries = text_for_count(count, self.tr("1 entry"), self.tr("%n entries", None, count))
        if len(files) == 1:
            return self.tr("“{name}” contains {entries}.").format(name=files[0].file.path.name, entries=entries)
        return self.tr("{files} files contain {entries}.").format(files=format_number(len(files)), entries=entries)

    def _summary_of_duplicates(self, count: int) -> str:
        """Return the sentence with the number of URLs that the set contains already."""
        if not count:
            return self.tr("None of the URLs is in the set already.")
        one = self.tr("1 URL is in the set already:")
        return text_for_count(count, one, self.tr("%n URLs are in the set already:", None, count))

    @Slot()
    def refresh(self) -> None:
        """Enable the list of sitemaps and the check box for duplicates only for appending entries."""
        super().refresh()
        self.sitemaps.setEnabled(self.append_button.isChecked())
        self.skip_duplicates.setEnabled(self.append_button.isChecked())

    def chosen_value(self) -> AddFilesChoice | None:
        """Return the chosen answer; None if entries are to be appended, but no sitemap is selected."""
        row, skips = self.sitemaps.currentRow(), self._has_duplicates and self.skip_duplicates.isChecked()
        if not self.append_button.isChecked():
            return AddFilesChoice(None, skips)
        return AddFilesChoice(self.sitemaps.ids[row], skips) if row >= 0 else None
