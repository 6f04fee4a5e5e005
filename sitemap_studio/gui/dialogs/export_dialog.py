"""The export dialog with a preview of the files, and the jobs that write a set or a single file."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QSize, Qt, QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QSpinBox,
    QWidget,
)

from sitemap_studio.core.messages import listed
from sitemap_studio.core.paths import home_folder
from sitemap_studio.core.preferences import EXPORT_BYTES, EXPORT_GZIP, EXPORT_NAME, EXPORT_URLS
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.export_file import FileExportPlan, export_to_file, plan_file_export
from sitemap_studio.document.export_folder import (
    ExportOptions,
    ExportPlan,
    ExportReport,
    plan_export,
    remove_stale_sitemaps,
    write_export,
)
from sitemap_studio.document.saving.save_summary import count_errors
from sitemap_studio.gui.context import Context
from sitemap_studio.gui.formatting.summary_line import files_to_write_text, summary_line
from sitemap_studio.gui.i18n import format_number, localized, size_text, text_for_count
from sitemap_studio.gui.message_bar import Offer
from sitemap_studio.gui.planned_changes.job_dialogs import JobDialog
from sitemap_studio.gui.set_choices import SetChoice
from sitemap_studio.gui.theme import Tint, scaled
from sitemap_studio.gui.widgets.labels import IconLabel
from sitemap_studio.gui.widgets.layouts import ScrollableArea, fill
from sitemap_studio.gui.widgets.line_edits import FileChooser, FolderChooser
from sitemap_studio.gui.widgets.list_view import ListView
from sitemap_studio.gui.widgets.message_boxes import ReplaceQuestion
from sitemap_studio.gui.widgets.text_models import FileListModel
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol.quoting import display_value
from sitemap_studio.protocol.rule import Severity

_ICON_SIDE: Final = 16
_SIZE: Final = QSize(780, 660)
_SIZE_COLUMN, _LOC_COLUMN = 2, 3  # columns of the list that are hidden for a single file


class ExportCommands(QObject):
    """Commands that open export dialogs, run exports in jobs, and report the results.

    Args:
        context: Shared objects of the window.
        open_set: Opens the set that a file belongs to.
        publish: Opens the dialog that publishes an exported set.
        parent: The parent of the dialogs.
    """

    def __init__(
        self,
        context: Context,
        *,
        open_set: Callable[[Path], object],
        publish: Callable[[Path], object],
        parent: QWidget,
    ) -> None:
        """Create the export commands of a window; no dialog is opened."""
        super().__init__(parent)
        self._context, self._open_set, self._publish, self._parent = context, open_set, publish, parent

    @Slot()
    def show_dialog(self) -> ExportDialog:
        """Open the export dialog, and return it; the user chooses between all, selected and filtered entries."""
        return self._open_dialog(self._context.page.selected_slots())

    def show_dialog_for(self, slots: SlotArray) -> None:
        """Open the export dialog with these entries as the chosen selection, given in the order of the set."""
        self._open_dialog(slots).select_entries(1)

    def _open_dialog(self, selected: SlotArray) -> ExportDialog:
        """Open an export dialog in which these entries are offered as the selection, and return it."""
        dialog = ExportDialog(self._context, selected, self._parent)
        dialog.export_requested.connect(self._start_export)
        dialog.open()
        return dialog

    @Slot(object)
    def _start_export(self, plan: ExportPlan | FileExportPlan) -> None:
        """Start the job that writes the files of a confirmed plan."""
        if isinstance(plan, FileExportPlan):
            self._start_file_export(plan)
        else:
            self._start_set_export(plan)

    def _start_set_export(self, plan: ExportPlan) -> None:
        """Start the job that writes a set, and store folder, base URL, compression and limit for the next export."""
        set_url, document = self._context.set_url, self._context.session.document
        set_url.memory.store_folder(document, "export_folder", plan.options.folder)
        is_usual = plan.base_url == set_url.likely_folder
        set_url.store_choice("export_base", "" if is_usual else plan.base_url or "")
        set_url.store_choice("export_gzip", str(int(plan.options.is_gzipped)))
        set_url.store_choice("export_urls", str(plan.options.max_urls))
        title = self.tr("Exporting to “{name}”").format(name=plan.options.folder.name)
        job = self._context.jobs.start(title, partial(write_export, plan), delivers_after_cancel=True)
        job.finished.connect(self._report_set_export)
        job.failed.connect(self._context.messages.show_error)
        text = self.tr("Canceled. No files have changed.")
        job.cancelled.connect(partial(self._context.messages.show_message, Severity.WARNING, text))

    @Slot(object)
    def _report_set_export(self, report: ExportReport) -> None:
        """Report written files, with offers to open or publish the set, or to remove stale files."""
        written, unchanged, stale = len(report.written), len(report.unchanged), report.stale
        many = self.tr("%n files written to “{folder}”.", None, written)
        text = text_for_count(written, self.tr("1 file written to “{folder}”."), many)
        many = self.tr("%n files were up to date.", None, unchanged)
        hint = text_for_count(unchanged, self.tr("1 file was up to date."), many) if unchanged else ""
        offers: list[Offer] = [
            (self.tr("Open exported set"), partial(self._open_set, report.path)),
            (self.tr("Publish …"), partial(self._publish, report.path)),
        ]
        if stale:
            many = self.tr("%n files from an earlier export are not in the index.", None, len(stale))
            one = self.tr("“{name}” from an earlier export is not in the index.")
            hint = f"{hint} {text_for_count(len(stale), one.format(name=stale[0].name), many)}".strip()
            offers.append((self.tr("Remove"), partial(self._remove_stale, stale)))
        self._show_report(report.path.parent, text.format(folder=report.path.parent), hint, offers)

    def _remove_stale(self, stale: tuple[Path, ...]) -> None:
        """Start a job that removes files of an earlier export, and report their number."""

        def report(count: int) -> None:
            """Show a message with the number of removed files."""
            many = self.tr("Removed %n files.", None, count)
            text = text_for_count(count, self.tr("Removed 1 file."), many)
            self._context.messages.show_message(Severity.INFO, text)

        job = self._context.jobs.start(
            self.tr("Removing old files"), partial(remove_stale_sitemaps, stale), delivers_after_cancel=True
        )
        job.finished.connect(report)
        job.failed.connect(self._context.messages.show_error)

    def _show_report(
        self, folder: Path, text: str, hint: str, offers: Sequence[Offer] = (), *, is_incomplete: bool = False
    ) -> None:
        """Show a message about an export in the message bar, with the offer to open its folder.

        Args:
            folder: The folder.
            text: The message.
            hint: Further sentences, or an empty text.
            offers: Further offers.
            is_incomplete: Whether content is missing; the message is then a warning.
        """
        show = partial(QDesktopServices.openUrl, QUrl.fromLocalFile(str(folder)))
        severity = Severity.WARNING if is_incomplete else Severity.INFO
        self._context.messages.show_message(severity, text, hint, offers=[(self.tr("Show folder"), show), *offers])

    def _start_file_export(self, plan: FileExportPlan) -> None:
        """Start the job that writes a single file, and store its folder for the next export."""
        document = self._context.session.document
        self._context.set_url.memory.store_folder(document, "single_folder", plan.path.parent)
        table, page_columns = document.table.snapshot(), self._context.page.view.entries.page_columns

        def write(progress: Progress) -> FileExportPlan:
            """Write the file of the plan, and return the plan; called in a job."""
            export_to_file(
                document, plan.path, table=table, slots=plan.slots, page_columns=page_columns, progress=progress
            )
            return plan

        title = self.tr("Exporting to “{name}”").format(name=plan.path.name)
        job = self._context.jobs.start(title, write, delivers_after_cancel=True)
        job.finished.connect(self._report_file_export)
        job.failed.connect(self._context.messages.show_error)

    @Slot(object)
    def _report_file_export(self, plan: FileExportPlan) -> None:
        """Report a written file, with a warning if content was left out."""
        hints = []
        if plan.n_uncertain:
            hints.append(self.tr("Entries may be missing: some sitemaps could not be read completely."))
        if plan.losses:
            hints.append(self.tr("Left out: {losses}.").format(losses=localized(listed(plan.losses))))
        text = self.tr("Saved “{name}”.").format(name=plan.path.name)
        self._show_report(plan.path.parent, text, " ".join(hints), is_incomplete=bool(hints))


class ExportDialog(JobDialog):
    """Dialog that plans an export of a set or a single file, and lists the files to write.

    Signals:
        planned: A plan was made or refused.
        export_requested: The user confirmed this `ExportPlan` or `FileExportPlan`.
    """

    planned = Signal()
    export_requested = Signal(object)

    def __init__(self, context: Context, selected: SlotArray, parent: QWidget) -> None:
        """Create the export dialog, and start planning an export of all entries.

        Args:
            context: Shared objects of the window.
            selected: Slots of the entries that the user may choose as the selection.
            parent: The parent of the dialog.
        """
        super().__init__(context.jobs, parent)
        self._document, self._set_url = context.session.document, context.set_url
        self._selected, self._filtered = selected, context.page.filtered_slots()
        self.export_plan: ExportPlan | FileExportPlan | None = None
        preferences, profile = context.preferences, self._document.profile
        base_url = self._set_url.stored_choice("export_base") or self._set_url.likely_folder
        self._folder, self.base_url = FolderChooser(self.tr("Folder"), self), QLineEdit(base_url, self)
        self.folder = self._folder.line
        self.folder.setText(str(self._proposed_folder()))
        formats = self.tr(
            "Sitemap (*.xml);;Compressed sitemap (*.xml.gz);;Text list (*.txt);;CSV (*.csv);;All files (*)"
        )
        self._file = FileChooser(self.tr("File"), formats.split(";;"), self)
        self.file = self._file.line
        self.file.setText(str(self._proposed_file()))
        self.single = QCheckBox(self.tr("Write &one file: XML, a text list or CSV, by its name"), self)
        self.single.setObjectName("single-file")
        self.template = QLineEdit(preferences[EXPORT_NAME], self)
        self.gzip = QCheckBox(self.tr("Compress sitemaps with &gzip"), self)
        self.gzip.setChecked(self._stored_or_preferred("export_gzip", preferences[EXPORT_GZIP]) == 1)
        self.index = QCheckBox(self.tr("Write an inde&x that lists the sitemaps"), self)
        self.index.setChecked(True)
        self.schema = QCheckBox(self.tr("Add xsi:&schemaLocation"), self)
        # 0 means the limit of the profile, which is also the maximum.
        self.max_urls = self._create_limit_box(
            profile.max_urls, self._stored_or_preferred("export_urls", preferences[EXPORT_URLS])
        )
        self.max_bytes = self._create_limit_box(profile.max_bytes, preferences[EXPORT_BYTES])
        self._entries = QButtonGroup(self)
        self._symbol = IconLabel("recent", Tint.QUIET, _ICON_SIDE, self)
        self._summary = self.make_note(tint=Tint.TEXT)
        self._summary.setObjectName("summary-line")
        self.fit_button = QPushButton(self.tr("Use &that URL"), self)
        heads = (self.tr("File"), self.tr("URLs"), self.tr("Uncompressed size"), self.tr("URL in the index"))
        self._list = FileListModel(heads, (1, 2), self)
        self._lay_out()
        self._limits = self._entered_limits()
        self.max_urls.setFocus()
        self.max_urls.selectAll()
        self.plan()

    def _stored_or_preferred(self, setting: SetChoice, preferred: int) -> int:
        """Return a number stored at the last export of this set, or else the value in the preferences."""
        known = self._set_url.stored_choice(setting)
        return int(known) if known.isascii() and known.isdecimal() else preferred

    def _create_limit_box(self, maximum: int, value: int) -> QSpinBox:
        """Return a spin box for a limit from 1 to a maximum; the value 0 also means the maximum."""
        box = QSpinBox(self)
        box.setRange(1, maximum)
        box.setValue(value or maximum)
        box.setGroupSeparatorShown(True)
        box.setAlignment(Qt.AlignmentFlag.AlignRight)
        box.setMaximumWidth(scaled(180))
        box.setMinimumHeight(self.folder.sizeHint().height())
        return box

    def _lay_out(self) -> None:
        """Arrange the form, the summary and the list of files, and connect the buttons."""
        self.setWindowTitle(self.tr("Export"))
        self._view = view = ListView(self._list, {0: 190, 1: 90, _SIZE_COLUMN: 120}, self)
        view.setAccessibleName(self.tr("Files to write"))
        choices = QWidget(self)
        self._form = self._create_form()
        choices.setLayout(self._form)
        self._update_visible_rows()
        self.fit_button.setAutoDefault(False)
        self.fit_button.hide()
        self.fit_button.clicked.connect(self._use_fitting_url)
        summary = fill(QHBoxLayout(), self._symbol, (self.sentence, 1), self.fit_button, spacing=8)
        for widget in (self._symbol, self.fit_button):
            summary.setAlignment(widget, Qt.AlignmentFlag.AlignTop)
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.export_button = box.addButton(self.tr("Export"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.export_button.setDefault(True)
        box.accepted.connect(self.apply_result)
        box.rejected.connect(self.reject)
        self._area = ScrollableArea(choices, self)
        self.lay_out_column(self._area, summary, self._summary, self._bar, (view, 1), box, size=_SIZE)

    def _create_form(self) -> QFormLayout:
        """Return the form with entries, target, base URL, file names, limits and options, connected to planning."""
        form = QFormLayout()
        form.setContentsMargins(0, 0, 0, 0)
        form.setHorizontalSpacing(16)
        form.setVerticalSpacing(10)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.addRow(self.tr("Entries"), self._create_entry_buttons())
        form.addRow("", self.single)
        form.addRow(self.tr("&Folder"), self._folder)
        form.addRow(self.tr("&File name"), self._file)
        for field, label, name in (
            (self.base_url, self.tr("&Base URL"), self.tr("Base URL")),
            (self.template, self.tr("File &names"), self.tr("File names")),
            (self.max_urls, self.tr("Max. &URLs per sitemap"), self.tr("Max. URLs per sitemap")),
            (self.max_bytes, self.tr("Max. &bytes per sitemap"), self.tr("Max. bytes per sitemap")),
        ):
            form.addRow(label, field)
            field.setAccessibleName(name)
        for box in (self.index, self.gzip, self.schema):
            form.addRow("", box)
            box.toggled.connect(self.plan_after_pause)
        self.base_url.setPlaceholderText(self.tr("https://www.example.com/ (default: the site of most entries)"))
        self.template.setToolTip(self.tr("{n} is the number of the file."))
        self.max_bytes.setToolTip(self.tr("Uncompressed size"))
        self.single.toggled.connect(self._on_single_toggled)
        for line in (self.folder, self.file, self.base_url, self.template):
            line.setTextMargins(4, 1, 4, 1)
            line.textChanged.connect(self.plan_after_pause)
        for spin in (self.max_urls, self.max_bytes):
            spin.valueChanged.connect(self._on_limits_changed)
        return form

    @Slot()
    def _on_single_toggled(self) -> None:
        """Switch between the fields for a set and for a single file, and schedule planning."""
        self._update_visible_rows()
        # The height of the area depends on the visible rows.
        self._area.updateGeometry()
        self.plan_after_pause()

    def _update_visible_rows(self) -> None:
        """Show the form rows and list columns for a single file, or those for a set."""
        is_single = self.single.isChecked()
        self._form.setRowVisible(self._file, is_single)
        for field in (
            self._folder, self.base_url, self.template, self.max_urls, self.max_bytes, self.index, self.gzip, self.schema,
        ):  # fmt: skip
            self._form.setRowVisible(field, not is_single)
        for column in (_SIZE_COLUMN, _LOC_COLUMN):
            self._view.setColumnHidden(column, is_single)
        header, modes = self._view.horizontalHeader(), QHeaderView.ResizeMode
        header.setStretchLastSection(not is_single)
        header.setSectionResizeMode(0, modes.Stretch if is_single else modes.Interactive)

    def _create_entry_buttons(self) -> QHBoxLayout:
        """Return a row of radio buttons for all, selected and filtered entries, with their numbers."""
        selected, filtered = self._selected, self._filtered
        counts = (
            (self.tr("A&ll ({count})"), len(self._document.table), True),
            (self.tr("S&elected ({count})"), len(selected), len(selected) > 0),
            (self.tr("F&iltered ({count})"), 0 if filtered is None else len(filtered), filtered is not None),
        )
        for number, (caption, count, is_possible) in enumerate(counts):
            button = QRadioButton(caption.format(count=format_number(count)), self)
            button.setEnabled(is_possible)
            button.setChecked(number == 0)
            self._entries.addButton(button, number)
        self._entries.idToggled.connect(self.plan_after_pause)
        return fill(QHBoxLayout(), *self._entries.buttons(), 1, spacing=16)

    def _entered_limits(self) -> tuple[int, int]:
        """Return the entered maximum numbers of URLs and of bytes per sitemap."""
        return self.max_urls.value(), self.max_bytes.value()

    @Slot()
    def _on_limits_changed(self) -> None:
        """Schedule planning if a limit has changed."""
        # Enter emits `valueChanged` for unchanged values, too.
        if self._limits != self._entered_limits():
            self._limits = self._entered_limits()
            self.plan_after_pause()

    @property
    def _set_folder(self) -> Path:
        """Folder of the open set; the home folder if the set has no file."""
        path = self._document.path
        return path.parent if path else home_folder()

    def _proposed_folder(self) -> Path:
        """Return the folder of the last export of this set, or the subfolder “export” of the set's folder."""
        return self._set_url.memory.stored_folder(self._document, "export_folder") or self._set_folder / "export"

    def _proposed_file(self) -> Path:
        """Return the path “NAME-export.xml”, named after the set, in the folder of the last file export or the set."""
        folder = self._set_url.memory.stored_folder(self._document, "single_folder") or self._set_folder
        stem = Path(self._document.name).name.partition(".")[0] or "sitemap"
        return folder / f"{stem}-export.xml"

    def select_entries(self, number: int) -> None:
        """Select all (0), the selected (1) or the filtered (2) entries for export."""
        self._entries.button(number).setChecked(True)

    @property
    def _chosen_slots(self) -> SlotArray | None:
        """Slots of the entries to export; None for all."""
        return {1: self._selected, 2: self._filtered}.get(self._entries.checkedId())

    def export_options(self) -> ExportOptions:
        """Return the options of a set export from the form."""
        return ExportOptions(
            folder=self._folder.folder,
            base_url=self.base_url.text().strip() or None,
            is_gzipped=self.gzip.isChecked(),
            max_urls=self.max_urls.value(),
            max_bytes=self.max_bytes.value(),
            name=self.template.text(),
            with_index=self.index.isChecked(),
            with_schema_location=self.schema.isChecked(),
            profile=self._document.profile,
            slots=self._chosen_slots,
        )

    def disable_apply(self) -> None:
        """Disable the export button."""
        self.export_button.setEnabled(False)

    @Slot()
    def plan(self) -> None:
        """Start a job that plans the export with the options of the form; without a folder, ask for one instead."""
        self.stop()
        document, title = self._document, self.tr("Planning")
        if self.single.isChecked():
            path, slots = self._file.path, self._chosen_slots
            self.run_job(title, lambda progress: plan_file_export(document, path, slots=slots, progress=progress))
        elif self.folder.text().strip():
            options = self.export_options()
            self.run_job(title, lambda _: plan_export(document, options))
        else:
            self._show_refusal(self.tr("Choose a folder for the files."))

    def show_result(self, plan: ExportPlan | FileExportPlan) -> None:
        """List the files of a plan, show its summary with warnings, and enable the export button."""
        self.export_plan = plan
        if isinstance(plan, FileExportPlan):
            rows, sentence, fitting_url = self._file_rows(plan), self._file_summary(plan), None
        else:
            rows, sentence, fitting_url = self._set_rows(plan), self._set_summary(plan), plan.fitting_url
        self._list.show_rows(rows)
        self._summary.setText(self._summary_line(self._list.count))
        self.fit_button.setVisible(fitting_url is not None)
        self._show_sentence(sentence, *(("warning", Tint.WARNING) if self.has_warnings else ("check", Tint.GOOD)))
        self.export_button.setEnabled(True)
        self.planned.emit()

    @property
    def has_warnings(self) -> bool:
        """Whether the plan replaces files, leaves stale ones, lacks content, or has entries outside the base URL."""
        plan = self.export_plan
        if isinstance(plan, FileExportPlan):
            return bool(plan.is_replacing or plan.n_uncertain or plan.losses)
        return plan is not None and bool(
            plan.n_replaced or plan.n_uncertain or plan.stale or plan.n_outside or plan.losses
        )

    def _set_rows(self, plan: ExportPlan) -> Iterator[tuple[str, ...]]:
        """Yield the cells of the list for each sitemap of a set export, and for the index."""
        for file in plan.files:
            loc = file.loc if plan.index_name else ""
            yield "", file.name, format_number(file.urls), size_text(file.bytes), loc
        if plan.index_name is not None:
            yield "", plan.index_name, "", "", self.tr("the index itself")

    def _file_rows(self, plan: FileExportPlan) -> Iterator[tuple[str, ...]]:
        """Yield the cells of the list for a single file."""
        yield "", plan.path.name, format_number(plan.n_entries), "", ""

    def _file_summary(self, plan: FileExportPlan) -> str:
        """Return sentences with name and number of entries of a single-file export, and its warnings."""
        many = self.tr("“{name}” with %n entries.", None, plan.n_entries)
        text = text_for_count(plan.n_entries, self.tr("“{name}” with 1 entry."), many)
        parts = [text.format(name=plan.path.name)]
        if plan.is_replacing:
            parts.append(self.tr("The file exists and will be replaced."))
        return " ".join((*parts, *self._missing_content_notes(plan)))

    def _missing_content_notes(self, plan: ExportPlan | FileExportPlan) -> Iterator[str]:
        """Yield sentences about content that the exported files will lack."""
        if count := plan.n_uncertain:
            one = self.tr("1 sitemap could not be read completely: entries may be missing.")
            many = self.tr("%n sitemaps could not be read completely: entries may be missing.", None, count)
            yield text_for_count(count, one, many)
        if plan.losses:
            yield self.tr("Left out: {losses}.").format(losses=localized(listed(plan.losses)))

    def _summary_line(self, n_files: int) -> str:
        """Return the summary line of an export of so many files; it counts errors in the chosen entries."""
        document, slots = self._document, self._chosen_slots
        rewritten = {None, *(sitemap.id for sitemap in document.sitemaps)}
        return summary_line(
            files_to_write_text(n_files),
            n_repaired=len({sitemap for sitemap, _ in document.repairs}),
            n_errors=sum(count_errors(document, rewritten=rewritten, slots=slots).values()),
            is_checked=document.is_validated,
        )

    def _set_summary(self, plan: ExportPlan) -> str:
        """Return sentences with the numbers of files and URLs and the size of a set export, and its warnings."""
        files = text_for_count(len(plan.files), self.tr("1 sitemap"), self.tr("%n sitemaps", None, len(plan.files)))
        urls = text_for_count(plan.urls, self.tr("1 URL"), self.tr("%n URLs", None, plan.urls))
        text = self.tr("{files} with {urls}, {size} uncompressed, and the index “{index}”.")
        if plan.index_name is None:
            text = self.tr("{files} with {urls}, {size} uncompressed, without an index.")
        parts = [text.format(files=files, urls=urls, size=size_text(plan.bytes), index=plan.index_name)]
        if count := plan.n_replaced:
            many = self.tr("%n files with such names exist and will be replaced.", None, count)
            parts.append(text_for_count(count, self.tr("1 file with such a name exists and will be replaced."), many))
        if stale := plan.stale:
            many = self.tr("%n files from an earlier export are not in the index.", None, len(stale))
            one = self.tr("“{name}” from an earlier export is not in the index.")
            parts.append(text_for_count(len(stale), one.format(name=stale[0].name), many))
        if count := plan.n_outside:
            one = self.tr("1 entry is outside {address}: search engines ignore it.")
            many = self.tr("%n entries are outside {address}: search engines ignore them.", None, count)
            parts.append(text_for_count(count, one, many).format(address=display_value(plan.base_url)))
            if plan.fitting_url:
                parts.append(self.tr("{address} would fit.").format(address=display_value(plan.fitting_url)))
        return " ".join((*parts, *self._missing_content_notes(plan)))

    def show_failure(self, reason: str) -> None:
        """Show why the export cannot be planned, and clear the list."""
        self._show_refusal(reason)

    def _show_refusal(self, sentence: str) -> None:
        """Clear plan and list, and show a sentence as an error."""
        self.export_plan = None
        self._list.show_rows(())
        self._summary.clear()
        self.fit_button.hide()
        self._show_sentence(sentence, "error", Tint.ERROR)
        self.planned.emit()

    def _show_sentence(self, sentence: str, icon_name: str, tint: Tint) -> None:
        """Show the summary with an icon; only errors colour the text itself."""
        self.sentence.setText(sentence)
        self.sentence.set_tint(tint if tint is Tint.ERROR else Tint.TEXT)
        self._symbol.set_icon(icon_name, tint)

    @Slot()
    def _use_fitting_url(self) -> None:
        """Set the base URL to the one that the plan proposes, which contains all entries; do nothing without a proposal."""
        if isinstance(self.export_plan, ExportPlan) and self.export_plan.fitting_url:
            self.base_url.setText(self.export_plan.fitting_url)

    @Slot()
    def apply_result(self) -> None:
        """Request the export; before it replaces files, ask the user, except in the folder of the set's last export.

        For a single file, always ask. Do nothing without a plan.
        """
        plan = self.export_plan
        if plan is None or not self.export_button.isEnabled():
            return
        folder, n_replaced = self._replaced_files(plan)
        if n_replaced:
            question = ReplaceQuestion(folder.name, n_replaced, self)
            question.agreed.connect(self._request_export)
            question.open()
        else:
            self._request_export()

    def _replaced_files(self, plan: ExportPlan | FileExportPlan) -> tuple[Path, int]:
        """Return the target folder, and how many existing files are replaced.

        The number is 0 for the folder to which this set, if it has a file, was exported last.
        """
        if isinstance(plan, FileExportPlan):
            return plan.path.absolute().parent, int(plan.is_replacing)
        # For a set without a file, another window may have exported to the stored folder meanwhile.
        has_file = self._document.path is not None
        own = self._set_url.memory.stored_folder(self._document, "export_folder") if has_file else None
        is_own = plan.options.folder.absolute() == own
        return plan.options.folder, 0 if is_own else plan.n_replaced

    @Slot()
    def _request_export(self) -> None:
        """Emit `export_requested` with the plan, and close the dialog."""
        if self.export_plan is not None:
            self.export_requested.emit(self.export_plan)
            self.accept()
