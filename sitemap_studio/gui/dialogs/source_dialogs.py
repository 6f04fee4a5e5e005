"""The dialogs and jobs that create a set from a folder or file, or merge entries of files into the open set."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from functools import partial
from pathlib import Path
from typing import Final

import polars as pl
from PySide6.QtCore import QCoreApplication, QObject, QSize, Signal, Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from sitemap_studio.core.errors import StudioError
from sitemap_studio.core.messages import Message
from sitemap_studio.core.paths import home_folder
from sitemap_studio.core.preferences import PAGE_BOT
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.base_url import count_foreign_hosts
from sitemap_studio.document.document import Document
from sitemap_studio.document.merging import GROUPS, Group, MergePlan, merge_edit, plan_merge, read_source
from sitemap_studio.document.opening.open_document import new_document
from sitemap_studio.document.page_dates import content_dates_path, read_content_dates, write_content_dates
from sitemap_studio.document.source_facts import has_page_facts, store_source_facts
from sitemap_studio.gui.context import Context
from sitemap_studio.gui.formatting.display_text import foreign_hosts_text
from sitemap_studio.gui.i18n import format_number, localized, text_for_count
from sitemap_studio.gui.widgets.desktop import make_file_dialog
from sitemap_studio.gui.widgets.dialog import Dialog
from sitemap_studio.gui.widgets.layouts import fill, fill_form
from sitemap_studio.gui.widgets.line_edits import FolderChooser, example_text, make_line_edit
from sitemap_studio.gui.widgets.list_view import ListView
from sitemap_studio.gui.widgets.message_boxes import RemoveAllQuestion
from sitemap_studio.gui.widgets.text_models import FileListModel, TextModel
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.pages.facts_store import FactsStore
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.rule import Severity
from sitemap_studio.protocol.url_syntax import web_host
from sitemap_studio.sources.access_log import PAGE_ENDINGS
from sitemap_studio.sources.page_scan import DEFAULT_FILES, PAGE_PATTERNS, PageOptions, ScannedPages, scan_pages
from sitemap_studio.sources.source_entries import SourceEntries, UnknownSiteError
from sitemap_studio.sources.url_table import UnknownColumnsError

_SCAN_SIZE: Final = QSize(580, 340)
_MERGE_SIZE: Final = QSize(900, 560)
_LOG_SIZE: Final = QSize(560, 220)
_COLUMNS_SIZE: Final = QSize(640, 440)
_SKIPPED_SIZE: Final = QSize(760, 440)
_PATH_PIXELS: Final = 260
_CELL_PIXELS: Final = 160
_TABLE_COLUMNS: Final = {
    "loc": "l",
    "lastmod": "m",
    "changefreq": "f",
    "priority": "p",
    "status": "s",
    "indexability": "i",
}
"""Fields that columns of a table can contain, with their mnemonics."""

_COLUMNS_SETTING: Final = "sources/columns"
_LOG_SETTING: Final = "sources/log"
_SCAN_SETTING: Final = "sources/scan"
_STORED_OPTIONS: Final = ("base_url", "include", "exclude", "default_files", "dates", "has_images", "has_clean_urls")
_MAX_STORED_TABLES: Final = 100  # tables whose columns are stored


class ScanDialog(Dialog):
    """Dialog that asks for a folder of pages, its URL, patterns of files, and the source of dates.

    `chosen` has the folder and the options.

    Args:
        initial: Folder and options of the last scan.
        parent: The parent of the dialog.
    """

    def __init__(self, initial: tuple[str, PageOptions], parent: QWidget | None = None) -> None:
        """Create the dialog that scans a folder, with the folder and options of the last scan."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("New from folder"))
        folder, options = initial
        self.folder = FolderChooser(self.tr("Folder"), self)
        self.folder.line.setText(folder)
        self.url = make_line_edit(self, options.base_url, "https://www.example.com/")
        self.include = make_line_edit(self, ", ".join(options.include))
        self.exclude = make_line_edit(self, ", ".join(options.exclude), example_text("drafts/, *.tmp.html"))
        self.default_files = make_line_edit(self, ", ".join(options.default_files))
        self.dates = QComboBox(self)
        for kind, words in (
            ("files", self.tr("Time of the file")),
            ("git", self.tr("Last commit in git")),
            ("content", self.tr("Last change of the text")),
        ):
            self.dates.addItem(words, kind)
        self.dates.setCurrentIndex(max(0, self.dates.findData(options.dates)))
        self.images = QCheckBox(self.tr("List the i&mages of each page"), self)
        self.images.setChecked(options.has_images)
        self.clean_urls = QCheckBox(self.tr("List pages &without the extension of their file"), self)
        self.clean_urls.setChecked(options.has_clean_urls)
        note = self.make_note(
            self.tr("Pages with noindex, redirects and error pages are skipped, and listed afterwards.")
        )
        form = fill_form(
            QFormLayout(),
            (self.tr("&Folder"), self.folder),
            (self.tr("&URL of the folder"), self.url),
            (self.tr("&Include files"), self.include),
            (self.tr("&Leave out files"), self.exclude),
            (self.tr("Inde&x files"), self.default_files),
            (self.tr("&Dates"), self.dates),
            ("", self.images),
            ("", self.clean_urls),
        )
        self.lay_out_column(form, note, self.make_ok_cancel_box(self.tr("Create")), size=_SCAN_SIZE)
        for line in (self.folder.line, self.url, self.include):
            line.textChanged.connect(self.refresh)
        self.refresh()

    def chosen_value(self) -> tuple[Path, PageOptions] | None:
        """Return the folder and the scan options; None if the form is incomplete."""
        url, include = self.url.text().strip(), split_at_commas(self.include)
        if web_host(url) is None or not self.folder.line.text().strip() or not include:
            return None
        options = PageOptions(
            base_url=url,
            include=include,
            exclude=split_at_commas(self.exclude),
            default_files=split_at_commas(self.default_files),
            dates=self.dates.currentData(),
            has_images=self.images.isChecked(),
            has_clean_urls=self.clean_urls.isChecked(),
        )
        return self.folder.folder, options


class SkippedPagesDialog(Dialog):
    """Dialog with a list of skipped pages and of pages without a certain date, with the reasons.

    Args:
        rows: Path and reason of each page.
        parent: The parent of the dialog.
    """

    def __init__(self, rows: Sequence[tuple[str, str]], parent: QWidget | None = None) -> None:
        """Create the list of skipped pages with a row for each page and reason."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Skipped pages"))
        self.rows = FileListModel((self.tr("File"), self.tr("Reason")), (), self)
        self.rows.show_rows(("", *row) for row in rows)
        view = ListView(self.rows, {0: _PATH_PIXELS}, self)
        view.setAccessibleName(self.tr("Skipped pages"))
        view.stretch_column(1)
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        box.button(QDialogButtonBox.StandardButton.Close).setDefault(True)
        box.rejected.connect(self.reject)
        self.lay_out_column((view, 1), box, size=_SKIPPED_SIZE)


class ColumnsDialog(Dialog):
    """Dialog that asks which columns of a table contain the fields; `chosen` has the column names by field.

    Args:
        name: Name of the file.
        rows: First rows of the table.
        parent: The parent of the dialog.
    """

    def __init__(self, name: str, rows: pl.DataFrame, parent: QWidget | None = None) -> None:
        """Create the dialog that asks for columns; preselect those with values like URLs, dates or status 200."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Columns of “{name}”").format(name=name))
        note = self.make_note(
            self.tr("Choose the columns for the fields. The choice is remembered for tables with this header.")
        )
        form = QFormLayout()
        form.setVerticalSpacing(8)
        self.boxes: dict[str, QComboBox] = {}
        for field, key in _TABLE_COLUMNS.items():
            box = QComboBox(self)
            box.addItem(self.tr("None"), None)
            for header in rows.columns:
                box.addItem(header, header)
            form.addRow(field.replace(key, f"&{key}", 1), box)
            box.setAccessibleName(field)
            box.currentIndexChanged.connect(self.refresh)
            self.boxes[field] = box
        self.rows = FileListModel(tuple(rows.columns), (), self)
        self.rows.show_rows(("", *(cell or "" for cell in row)) for row in rows.iter_rows())
        view = ListView(self.rows, dict.fromkeys(range(rows.width - 1), _CELL_PIXELS), self)
        view.setAccessibleName(self.tr("First rows"))
        self.lay_out_column(note, form, (view, 1), self.make_ok_cancel_box(), size=_COLUMNS_SIZE)
        for field, pattern in (
            ("loc", "^https?://"),
            ("lastmod", r"^\d{4}-\d{2}-\d{2}"),
            ("status", r"^200(?:\.0*)?$"),
        ):
            found = [name for name in rows.columns if rows[name].str.contains(pattern).any()]
            self.boxes[field].setCurrentText(found[0] if found else self.tr("None"))
        self.refresh()

    def chosen_value(self) -> dict[str, str] | None:
        """Return the chosen column names by field; None without a column for URLs."""
        chosen = {field: box.currentData() for field, box in self.boxes.items() if box.currentData() is not None}
        return chosen if "loc" in chosen else None


@dataclass(frozen=True)
class LogOptions:
    """Options for reading access logs and tables of paths.

    Attributes:
        base_url: URL of the site.
        page_endings: File name extensions of pages, without the dot; an empty string for names without extension.
        keeps_queries: Whether URLs that differ in their query are different pages.
    """

    base_url: str
    page_endings: tuple[str, ...] = PAGE_ENDINGS
    keeps_queries: bool = False


class LogDialog(Dialog):
    """Dialog that asks for the site of an access log or table of paths, and which requests are pages.

    `chosen` has `LogOptions`.
    """

    def __init__(self, name: str, initial: LogOptions, parent: QWidget | None = None) -> None:
        """Create the dialog for a log with this file name, with initial options."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Site of “{name}”").format(name=name))
        self.url = make_line_edit(self, initial.base_url, "https://www.example.com/")
        self.extensions = make_line_edit(self, ", ".join(filter(None, initial.page_endings)))
        for line in (self.url, self.extensions):
            line.textChanged.connect(self.refresh)
        self.names_without_extension = QCheckBox(
            self.tr("&Names without an extension, such as /about and /blog/"), self
        )
        self.names_without_extension.setChecked("" in initial.page_endings)
        self.names_without_extension.toggled.connect(self.refresh)
        self.queries = QCheckBox(self.tr("&Keep query strings"), self)
        self.queries.setChecked(initial.keeps_queries)
        note = self.make_note(self.tr("Only URLs requested with GET and answered with status 200 count as pages."))
        form = fill_form(
            QFormLayout(),
            (self.tr("&URL of the site"), self.url),
            (self.tr("&Extensions of pages"), self.extensions),
            ("", self.names_without_extension),
            ("", self.queries),
        )
        self.lay_out_column(form, note, self.make_ok_cancel_box(self.tr("Read")), size=_LOG_SIZE)
        (self.extensions if initial.base_url else self.url).setFocus()
        self.refresh()

    def chosen_value(self) -> LogOptions | None:
        """Return the options for reading the log; None if the URL is invalid or no kind of page is chosen."""
        url = self.url.text().strip()
        words = self.extensions.text().replace(",", " ").lower().split()
        extensions = ("",) * self.names_without_extension.isChecked() + tuple(word.lstrip("*.") for word in words)
        return (
            LogOptions(url, extensions, self.queries.isChecked()) if web_host(url) is not None and extensions else None
        )


def split_at_commas(line: QLineEdit) -> list[str]:
    """Return the comma-separated items of a line edit, without surrounding blanks and empty items."""
    return [word for part in line.text().split(",") if (word := part.strip())]


def _columns_of_header(
    stored_columns: Mapping[str, Mapping[str, str]], used_headers: list[str], header: str
) -> Mapping[str, str] | None:
    """Return the stored columns for a table header, and record the header as used; None for an unknown header.

    Args:
        stored_columns: Column names by header and field.
        used_headers: List to which a known header is appended.
        header: Header of a table.
    """
    if header in stored_columns:
        used_headers.append(header)
    return stored_columns.get(header)


_SAME: Final = "same"
_HITS: Final = 6
_VISITS: Final = ("last_visit", "last_bot_visit")


class MergeRows(TextModel):
    """Preview of a merge: new entries, each changed value, entries missing from the source, and equal entries."""

    def __init__(self, document: Document, plan: MergePlan, parent: QWidget) -> None:
        """Create the rows of a merge plan, grouped: new entries, changed values, missing entries, equal entries.

        Args:
            document: The open set.
            plan: Differences between source and set.
            parent: The parent of the model.
        """
        super().__init__(parent)
        self.heads = (
            self.tr("Outcome"), self.tr("URL"), self.tr("Field"), self.tr("Before"), self.tr("After"), QCoreApplication.translate("MergeRows", "Source")
        )  # fmt: skip
        has_visits = plan.source.has_visits
        if has_visits:
            visits = (self.tr("Hits"), self.tr("Last visit (UTC)"), self.tr("Last search bot (UTC)"))
            self.heads, self.numbers = (*self.heads, *visits), (_HITS,)
        self._merged_groups: set[Group] = set()
        table, empty = document.table, pl.lit(None, pl.String)
        values = pl.concat_str(pl.col(FIELD_NAMES[1:]).cast(pl.String), separator=", ", ignore_nulls=True)
        location = pl.when(pl.col("line").is_null()).then("origin").otherwise(pl.format("{}:{}", "origin", "line"))

        def group_rows(group: str, rows: pl.DataFrame, **columns: pl.Expr) -> pl.DataFrame:
            """Return text columns group, loc, field, before, after and source for rows; null without an expression."""
            others = {name: columns.get(name, empty) for name in ("field", "before", "after", "source")}
            return rows.select(group=pl.lit(group), loc="loc", **others).cast(pl.String)

        def entry_rows(slots: SlotArray) -> pl.DataFrame:
            """Return all fields of entries of the set."""
            return table.rows(slots, FIELD_NAMES)

        changed = (
            group_rows(
                "changed",
                table.rows(changes.slots, ["loc"]).with_columns(old=changes.before, new=changes.after),
                field=pl.lit(str(changes.field)), before=pl.col("old"), after=pl.col("new"),
            )
            for changes in plan.changes
        )  # fmt: skip
        of_extensions = plan.extension_values
        self._rows = pl.concat(
            [
                group_rows("new", plan.source.entries[plan.new], after=values, source=location),
                *changed,
                group_rows(
                    "changed",
                    table.rows(of_extensions["slot"].to_numpy(), ["loc"]).with_columns(of_extensions.drop("slot")),
                    field=pl.col("name").str.replace("#.*", ""),
                    before=pl.col("before"),
                    after=pl.col("after"),
                ),
                group_rows("gone", entry_rows(plan.gone), before=values),
                group_rows(_SAME, entry_rows(plan.same), before=values, after=values),
            ]
        )
        if has_visits:
            columns = (pl.col("hits"), *(pl.col(name).dt.strftime("%Y-%m-%d %H:%M") for name in _VISITS))
            known = plan.source.entries.select(pl.col("loc").str.strip_chars().alias("key"), *columns).unique(
                "key", keep="first"
            )
            keyed = self._rows.with_columns(key=pl.col("loc").str.strip_chars())
            self._rows = keyed.join(known, on="key", how="left", maintain_order="left").drop("key")
        self.count = self._rows.height

    def set_merged_groups(self, groups: set[Group]) -> None:
        """Set the groups that are merged, and update the outcome column."""
        self._merged_groups = groups
        self.dataChanged.emit(self.index(0, 0), self.index(max(0, self.count - 1), 0))

    def text(self, row: int, column: int, role: int) -> str:
        """Return the text of a cell; in the first column the outcome for its entry."""
        if column == 0:
            return self._outcome(self._rows[row, 0])
        value = self._rows[row, column]
        return format_number(value) if isinstance(value, int) else value or ""

    def _outcome(self, group: str) -> str:
        """Return the text of the outcome column for a group: Add, Change, Remove, Keep or Skip."""
        if group not in self._merged_groups:
            return self.tr("Skip") if group == "new" else self.tr("Keep")
        return {"new": self.tr("Add"), "changed": self.tr("Change"), "gone": self.tr("Remove")}[group]


class MergeDialog(Dialog):
    """Dialog with the differences between a source and the open set, which asks which groups to merge.

    `chosen` has the groups; none if only facts about pages are stored.

    Args:
        document: The open set.
        plan: Differences between source and set.
        parent: The parent of the dialog.
        is_new: Whether the set is new, so that all entries are added.
        has_facts: Whether the source has facts about pages, so that a check box to store them is visible.

    Attributes:
        boxes: Check box of each group.
        facts_box: Check box for storing the facts about pages, ticked at first.
    """

    def __init__(
        self,
        document: Document,
        plan: MergePlan,
        parent: QWidget | None = None,
        *,
        is_new: bool = False,
        has_facts: bool = False,
    ) -> None:
        """Create the merge dialog for a plan; initially, only new entries and the facts are ticked."""
        super().__init__(parent)
        self._is_new = is_new
        counts = plan.counts
        self._n_removed_if_all = counts["gone"] if counts["gone"] == len(document.table) else 0
        words = {
            "new": text_for_count(
                counts["new"], self.tr("&Add one new entry"), self.tr("&Add %n new entries", "", counts["new"])
            ),
            "changed": text_for_count(
                counts["changed"],
                self.tr("&Update one entry"),
                self.tr("&Update %n entries", "", counts["changed"]),
            ),
            "gone": text_for_count(
                counts["gone"],
                self.tr("&Remove one entry missing from the source"),
                self.tr("&Remove %n entries missing from the source", "", counts["gone"]),
            ),
        }
        self.boxes: dict[Group, QCheckBox] = {}
        for group in GROUPS:
            box = QCheckBox(words[group], self)
            box.setChecked(group == "new" and counts[group] > 0)
            box.setEnabled(counts[group] > 0)
            box.setVisible(group == "new" or not is_new)
            box.toggled.connect(self.refresh)
            self.boxes[group] = box
        self.facts_box = QCheckBox(self.tr("&Store the facts about pages, such as status or hits, for columns"), self)
        self.facts_box.setObjectName("store-facts")
        self.facts_box.setChecked(has_facts)
        self.facts_box.setVisible(has_facts)
        self.facts_box.toggled.connect(self.refresh)
        self.rows = MergeRows(document, plan, self)
        visits = {6: 64, 7: 120, 8: 140} if plan.source.has_visits else {}
        view = ListView(self.rows, {0: 64, 2: 76, 3: 96, 4: 96, 5: 84} | visits, self)
        view.setAccessibleName(self.tr("Changes"))
        view.set_placeholder_text(self.tr("The source has no entries."))
        view.stretch_column(1)
        has_values = plan.source.entries.select(pl.any_horizontal(pl.col(FIELD_NAMES[1:]).is_not_null().any())).item()
        for column in (2, 3, 4) if plan.source.has_visits and not has_values else ():
            view.setColumnHidden(column, True)
        self._buttons = self.make_ok_cancel_box()
        choices = fill(QVBoxLayout(), *self.boxes.values(), self.facts_box, spacing=4)
        foreign = self.make_note("" if is_new else foreign_hosts_text(count_foreign_hosts(document, plan.new_locs)))
        foreign.setObjectName("foreign-hosts")
        foreign.setVisible(bool(foreign.text()))
        self.lay_out_column(
            choices, foreign, self.make_note(self._notes(plan)), (view, 1), self._buttons, size=_MERGE_SIZE
        )
        self.refresh()

    def add_closing_button(self, text: str, action: Callable[[], None]) -> None:
        """Add a button that rejects the dialog and calls a function."""
        button = self._buttons.addButton(text, QDialogButtonBox.ButtonRole.ActionRole)
        button.clicked.connect(self.reject)
        button.clicked.connect(lambda _: action())

    def _notes(self, plan: MergePlan) -> str:
        """Return sentences about entries already in the set (unless new), repeats, wrong dates and other notices."""
        known, repeated, wrong = plan.n_known, plan.n_repeated, plan.source.n_wrong_dates
        one, many = (
            self.tr("One entry is in the set already."),
            self.tr("%n entries are in the set already.", "", known),
        )
        notes = [] if self._is_new else [text_for_count(known, one, many)]
        if wrong:
            many = self.tr("%n dates are not in W3C format and are kept unchanged.", "", wrong)
            notes.append(text_for_count(wrong, self.tr("One date is not in W3C format and is kept unchanged."), many))
        if repeated:
            many = self.tr("%n more entries of the source repeat a URL.", "", repeated)
            notes.append(text_for_count(repeated, self.tr("One more entry of the source repeats a URL."), many))
        notes += [
            self.tr("Left out: {losses}.").format(losses=f"{localized(reason)} ({format_number(count)})")
            for reason, count in plan.source.skipped.items()
        ]
        notes += [localized(notice.message) for notice in plan.source.notices]
        return " ".join(notes)

    def chosen_value(self) -> set[Group] | None:
        """Return the ticked groups of differences, for a new set with the new entries; None if nothing is ticked."""
        groups: set[Group] = {group for group, box in self.boxes.items() if box.isChecked()}
        return groups if groups or (self.facts_box.isChecked() and not self._is_new) else None

    @Slot()
    def accept_value(self) -> None:
        """Accept the dialog; before, confirm the removal of all entries of the set."""
        if self._n_removed_if_all and self.boxes["gone"].isChecked():
            question = RemoveAllQuestion(self._n_removed_if_all, self)
            question.agreed.connect(super().accept_value)
            question.open()
        else:
            super().accept_value()

    @Slot()
    def refresh(self) -> None:
        """Show the outcome of the ticked groups, and label title and button for creating, appending or merging."""
        super().refresh()
        groups = self.chosen_value()
        self.rows.set_merged_groups(groups or set())
        is_append_only = not groups or groups == {"new"}
        if self._is_new:
            self.setWindowTitle(self.tr("New sitemap"))
            self.accept_button.setText(self.tr("Create"))
            return
        self.setWindowTitle(self.tr("Append entries") if is_append_only else self.tr("Merge entries"))
        self.accept_button.setText(self.tr("Append") if is_append_only else self.tr("Merge"))
        if groups == set():
            self.accept_button.setText(self.tr("Store facts"))


class SourceCommands(QObject):
    """Commands that create a set from other sources, or merge entries of files into the open set.

    Args:
        context: Shared objects of the window.
        confirm_unsaved: Calls a function after unsaved changes were saved or discarded.
        show_set: Shows another set in the window.
        parent: The parent of the dialogs.

    Signals:
        facts_stored: Facts about pages of a crawl or log were stored; carries whether these are hits and last visits.
    """

    facts_stored = Signal(bool)

    def __init__(
        self,
        context: Context,
        *,
        confirm_unsaved: Callable[[Callable[[], None]], None],
        show_set: Callable[[Document], None],
        parent: QWidget,
    ) -> None:
        """Create the commands of a window that create sets from other sources or merge files; open no dialog."""
        super().__init__(parent)
        self._context, self._session, self._settings = context, context.session, context.settings
        self._confirm_unsaved, self._show_set, self._parent = confirm_unsaved, show_set, parent

    # Folder of pages

    @Slot()
    def show_scan_dialog(self) -> None:
        """Open the dialog that asks for a folder of pages; accepting it creates a set from the folder."""
        dialog = ScanDialog(self._stored_scan_options(), self._parent)
        dialog.chosen.connect(self._scan_folder)
        dialog.open()

    def _stored_scan_options(self) -> tuple[str, PageOptions]:
        """Return folder and options of the last scan; defaults before the first one."""
        known = dict(self._settings.pairs(_SCAN_SETTING))

        def stored_items(name: str, default: Sequence[str]) -> tuple[str, ...]:
            """Return the stored list of an option as texts, or its default."""
            stored = known.get(name)
            return tuple(map(str, stored)) if isinstance(stored, list) else tuple(default)

        options = PageOptions(
            base_url=str(known.get("base_url", "")),
            include=stored_items("include", PAGE_PATTERNS),
            exclude=stored_items("exclude", ()),
            default_files=stored_items("default_files", DEFAULT_FILES),
            dates=known.get("dates", "files"),
            has_images=known.get("has_images") is True,
            has_clean_urls=known.get("has_clean_urls") is True,
        )
        return str(known.get("folder", "")), options

    @Slot(object)
    def _scan_folder(self, choice: tuple[Path, PageOptions]) -> None:
        """Store folder and options, and start a job that scans the folder; then create a set of its pages."""
        folder, options = choice
        stored = {name: getattr(options, name) for name in _STORED_OPTIONS}
        self._settings.store.setValue(_SCAN_SETTING, json.dumps({"folder": str(folder), **stored}))

        def scan(progress: Progress) -> ScannedPages:
            """Return the pages of the folder; for dates by content, also read and update the stored dates."""
            chosen, stored = options, content_dates_path(folder)
            if options.dates == "content":
                chosen = replace(options, content_dates=read_content_dates(stored))
            pages = scan_pages(folder, chosen, progress=progress)
            if options.dates == "content":
                write_content_dates(stored, pages.content_dates)
            return pages

        job = self._context.jobs.start(self.tr("Reading “{name}”").format(name=folder.name), scan)
        job.finished.connect(self._create_set_from_pages)
        job.failed.connect(self._context.messages.show_error)

    @Slot(object)
    def _create_set_from_pages(self, pages: ScannedPages) -> None:
        """Create a set from scanned pages, and offer the list of skipped pages."""
        not_committed = self.tr("The file is not committed, or changed after its last commit.")
        rows = [(page.path, localized(page.message)) for page in pages.skipped]
        rows += [(path, not_committed) for path in pages.uncommitted]
        self._create_set(self.tr("New from folder"), pages.source, rows)

    def _create_set(
        self, title: str, source: SourceEntries, rows: Sequence[tuple[str, str]] = (), *, has_facts: bool = False
    ) -> None:
        """Create a set from a source in the window, after unsaved changes were saved or discarded.

        Args:
            title: Title of the undo step that adds the entries.
            source: The entries.
            rows: Pages and reasons that a message offers to list.
            has_facts: Whether to store the facts about pages of the source.
        """

        def show_set() -> None:
            """Show a new set with the entries, added as an undo step; report pages skipped or not committed to git."""
            document = new_document()
            self._show_set(document)
            edit = merge_edit(document, plan_merge(document, source), {"new"})
            self._session.push(title, edit)
            if has_facts:
                self._store_facts(source)
            texts = []
            if source.skipped and not source.has_visits:
                skipped = (f"{localized(reason)} ({format_number(count)})" for reason, count in source.skipped.items())
                texts.append(self.tr("Left out: {losses}.").format(losses=", ".join(skipped)))
            number = len(rows) - sum(source.skipped.values()) if rows else 0
            if number:
                many = self.tr("%n pages are not committed to git, or changed since.", "", number)
                texts.append(
                    text_for_count(number, self.tr("One page is not committed to git, or changed since."), many)
                )
            offers = [(self.tr("Show list"), partial(self._show_skipped, rows))] if rows else []
            if texts:
                self._context.messages.show_message(Severity.INFO, " ".join(texts), offers=offers)

        self._confirm_unsaved(show_set)

    def _show_skipped(self, rows: Sequence[tuple[str, str]]) -> None:
        """Open the list of skipped pages with their reasons."""
        SkippedPagesDialog(rows, self._parent).open()

    def _create_set_from_file(self, path: Path, answer: tuple[SourceEntries, bool]) -> None:
        """Create a set from the entries of a file; for a log, first show the visits in a dialog.

        Args:
            path: The file.
            answer: Its entries, and whether it has facts about pages.
        """
        source, has_facts = answer
        title = self.tr("Create from “{name}”").format(name=path.name)
        if not source.has_visits:
            self._create_set(title, source, has_facts=has_facts)
            return
        document = new_document()
        plan = plan_merge(document, source)
        dialog = MergeDialog(document, plan, self._parent, is_new=True, has_facts=has_facts)
        dialog.add_closing_button(self.tr("&Log …"), partial(self.create_set_from_file, path))
        dialog.chosen.connect(lambda _: self._create_set(title, source, has_facts=dialog.facts_box.isChecked()))
        dialog.open()

    # Other files

    @Slot()
    def choose_files(self) -> None:
        """Open a file dialog, then read the chosen files and open the merge dialog for their entries."""
        dialog = make_file_dialog(
            self._parent, self.tr("Append entries from files"), self._session.document.folder or home_folder()
        )
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.filesSelected.connect(lambda names: self.merge_files([Path(name) for name in names]))
        dialog.open()

    def merge_files(self, paths: list[Path], log: LogOptions | None = None) -> None:
        """Start a job that reads files, and open the merge dialog; `log` has the options for access logs."""
        document = self._session.document.snapshot()
        known = self._stored_columns()

        def read(progress: Progress) -> tuple[MergePlan, list[str], bool]:
            """Return the merge plan of the files, table headers whose stored columns were used, and whether it has facts."""
            used: list[str] = []
            source = read_source(
                paths,
                columns_of=partial(_columns_of_header, known, used),
                progress=progress,
                **asdict(log) if log else {},
            )
            return plan_merge(document, source), used, has_page_facts(source)

        version = self._session.version
        is_current: Callable[[], bool] = partial(self._session.is_at, version)
        title = self.tr("Reading “{name}”").format(name=paths[0].name)
        job = self._context.jobs.start(title, read, is_current=is_current)
        job.finished.connect(partial(self._show_merge_dialog, paths, log))
        job.failed.connect(partial(self._on_reading_failed, partial(self.merge_files, paths), log))
        job.outdated.connect(partial(self.merge_files, paths, log))

    def _store_facts(self, source: SourceEntries) -> None:
        """Start a job that stores the facts about pages of a source, and emits `facts_stored` if there are any."""
        bot, title = self._context.preferences[PAGE_BOT], self.tr("Storing page facts")

        def store(progress: Progress) -> tuple[int, list[Message]]:
            """Return the number of pages with stored facts, and the notices of the store."""
            progress.begin(title, 0)
            with FactsStore() as facts:
                return store_source_facts(source, facts, bot), facts.notices

        job = self._context.jobs.start(title, store)
        job.finished.connect(partial(self._on_facts_stored, source.has_visits))
        job.failed.connect(self._context.messages.show_error)

    def _on_facts_stored(self, has_visits: bool, result: tuple[int, list[Message]]) -> None:
        """Emit `facts_stored` if facts about pages were stored, and show the notices of the store as warnings.

        Args:
            has_visits: Whether the source is a log with hits and last visits.
            result: Number of pages with stored facts, and notices.
        """
        n_pages, notices = result
        for notice in notices:
            self._context.messages.show_message(Severity.WARNING, localized(notice))
        if n_pages:
            self.facts_stored.emit(has_visits)

    def create_set_from_file(self, path: Path, log: LogOptions | None = None) -> None:
        """Start a job that reads a file, and create a set from it; `log` has the options for access logs."""
        known = self._stored_columns()

        def read(progress: Progress) -> tuple[SourceEntries, bool]:
            """Return the entries of the file, and whether it has facts about pages; called in a job."""
            source = read_source([path], columns_of=known.get, progress=progress, **asdict(log) if log else {})
            return source, has_page_facts(source)

        job = self._context.jobs.start(self.tr("Reading “{name}”").format(name=path.name), read)
        job.finished.connect(partial(self._create_set_from_file, path))
        job.failed.connect(partial(self._on_reading_failed, partial(self.create_set_from_file, path), log))

    def _on_reading_failed(
        self, read: Callable[[LogOptions | None], None], log: LogOptions | None, error: StudioError
    ) -> None:
        """Ask for the missing site of a log or columns of a table, and read again; show any other error.

        Args:
            read: Reads the files again with the given options for logs.
            log: Options of the failed reading.
            error: The failure; other errors are shown in the window.
        """
        if isinstance(error, UnknownSiteError) and error.path is not None:
            log_dialog = LogDialog(error.path.name, self._stored_log_options(), self._parent)
            log_dialog.chosen.connect(self._store_log_options)
            log_dialog.chosen.connect(read)
            log_dialog.open()
            return
        if not isinstance(error, UnknownColumnsError) or error.path is None:
            self._context.messages.show_error(error)
            return
        dialog = ColumnsDialog(error.path.name, error.rows, self._parent)
        dialog.chosen.connect(partial(self._store_columns, error.header))
        dialog.chosen.connect(lambda _: read(log))
        dialog.open()

    def _stored_log_options(self) -> LogOptions:
        """Return the options of the last log, with the folder URL of the open set if it is known."""
        known = dict(self._settings.pairs(_LOG_SETTING))
        extensions, url = known.get("page_endings"), self._context.set_url.likely_folder or known.get("base_url")
        if not isinstance(extensions, list):
            extensions = PAGE_ENDINGS
        return LogOptions(str(url or ""), tuple(map(str, extensions)), known.get("keeps_queries") is True)

    def _store_log_options(self, log: LogOptions) -> None:
        """Store the options for the next log in the settings."""
        self._settings.store.setValue(_LOG_SETTING, json.dumps(asdict(log)))

    def _stored_columns(self) -> dict[str, dict[str, str]]:
        """Return the stored column names by table header and field."""
        return {
            header: columns for header, columns in self._settings.pairs(_COLUMNS_SETTING) if isinstance(columns, dict)
        }

    def _store_columns(self, header: str, columns: Mapping[str, str] | None) -> None:
        """Store the columns by field for a table header in the settings, None to remove them, for up to 100 tables."""
        known = self._stored_columns()
        known.pop(header, None)
        if columns is not None:
            known[header] = dict(columns)
        self._settings.store.setValue(_COLUMNS_SETTING, json.dumps(dict(list(known.items())[-_MAX_STORED_TABLES:])))

    def _show_merge_dialog(
        self, paths: list[Path], log: LogOptions | None, answer: tuple[MergePlan, list[str], bool]
    ) -> None:
        """Open the dialog for a merge plan, with buttons that change stored columns or log options.

        Args:
            paths: The files that were read.
            log: Options with which logs were read; None for no log.
            answer: The plan, the table headers whose stored columns were used, and whether there are facts about pages.
        """
        plan, headers, has_facts = answer
        document = self._session.document
        dialog = MergeDialog(document, plan, self._parent, has_facts=has_facts)

        def merge(groups: set[Group]) -> None:
            """Merge the chosen groups, and store the facts about pages if they are ticked."""
            self._push_merge(document, plan, groups)
            if dialog.facts_box.isChecked():
                self._store_facts(plan.source)

        dialog.chosen.connect(merge)
        if headers:
            dialog.add_closing_button(self.tr("&Columns …"), partial(self._reset_columns, paths, headers, log))
        if log is not None:
            dialog.add_closing_button(self.tr("&Log …"), partial(self.merge_files, paths))
        dialog.open()

    def _reset_columns(self, paths: list[Path], headers: list[str], log: LogOptions | None) -> None:
        """Remove the stored columns of these table headers, and read the files again."""
        for header in headers:
            self._store_columns(header, None)
        self.merge_files(paths, log)

    def _push_merge(self, document: Document, plan: MergePlan, groups: set[Group]) -> None:
        """Push the merge of these groups as an undo step, unless there are none or another set was opened."""
        if self._session.document is not document or not groups:
            return
        counts = plan.counts
        number = sum(counts[group] for group in groups)
        title = text_for_count(number, self.tr("Merge one entry"), self.tr("Merge %n entries", "", number))
        if groups == {"new"}:
            title = text_for_count(number, self.tr("Append one entry"), self.tr("Append %n entries", "", number))
        self._session.push(title, merge_edit(document, plan, groups))
