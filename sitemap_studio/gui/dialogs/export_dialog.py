"""The export dialog with its live plan, for a set or a single file, and messages about the result."""

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
from sitemap_studio.gui.context import Context
from sitemap_studio.gui.i18n import counted, format_number, localized, size_text
from sitemap_studio.gui.message_bar import Offer
from sitemap_studio.gui.planned_changes.job_dialogs import JobDialog
from sitemap_studio.gui.preferences import SetChoice
from sitemap_studio.gui.theme import Tint, scaled
from sitemap_studio.gui.widgets.labels import Symbol
from sitemap_studio.gui.widgets.layouts import ScrollableArea, fill
from sitemap_studio.gui.widgets.line_edits import FileChooser, FolderChooser
from sitemap_studio.gui.widgets.list_view import ListView
from sitemap_studio.gui.widgets.message_boxes import ReplaceQuestion
from sitemap_studio.gui.widgets.text_models import FileRows
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol.quoting import shown
from sitemap_studio.protocol.rule import Severity

_ICON_SIDE: Final = 16
_SIZE: Final = QSize(780, 660)
_SIZE_COLUMN, _LOC_COLUMN = 2, 3  # of the list; a plan for a single file has neither


class ExportCommands(QObject):
    """Carries out the export actions of a window.

    Args:
        context: Shared objects of the window.
        open_set: Opens the set of a file.
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
        super().__init__(parent)
        self._context, self._open_set, self._publish, self._parent = context, open_set, publish, parent

    @Slot()
    def ask(self) -> ExportDialog:
        return self._ask(self._context.page.selected_slots())

    def ask_for(self, slots: SlotArray) -> None:
        """Open the dialog for some entries, in the order of the set."""
        self._ask(slots).choose_entries(1)

    def _ask(self, selected: SlotArray) -> ExportDialog:
        dialog = ExportDialog(self._context, selected, self._parent)
        dialog.export_asked.connect(self._write)
        dialog.open()
        return dialog

    @Slot(object)
    def _write(self, plan: ExportPlan | FileExportPlan) -> None:
        if isinstance(plan, FileExportPlan):
            self._write_single(plan)
        else:
            self._write_set(plan)

    def _write_set(self, plan: ExportPlan) -> None:
        set_url, document = self._context.set_url, self._context.session.document
        set_url.memory.remember_folder(document, "export_folder", plan.options.folder)
        is_usual = plan.base_url == set_url.likely_folder
        set_url.store_choice("export_base", "" if is_usual else plan.base_url or "")
        set_url.store_choice("export_gzip", str(int(plan.options.is_gzipped)))
        set_url.store_choice("export_urls", str(plan.options.max_urls))
        title = self.tr("Exporting to “{name}”").format(name=plan.options.folder.name)
        job = self._context.jobs.start(title, partial(write_export, plan), leaves_traces=True)
        job.finished.connect(self._report)
        job.failed.connect(self._context.messages.show_error)
        text = self.tr("Canceled. No files have changed.")
        job.cancelled.connect(partial(self._context.messages.show_message, Severity.WARNING, text))

    @Slot(object)
    def _report(self, report: ExportReport) -> None:
        written, unchanged, stale = len(report.written), len(report.unchanged), report.stale
        many = self.tr("%n files written to “{folder}”.", None, written)
        text = counted(written, self.tr("1 file written to “{folder}”."), many)
        many = self.tr("%n files were up to date.", None, unchanged)
        hint = counted(unchanged, self.tr("1 file was up to date."), many) if unchanged else ""
        offers: list[Offer] = [
            (self.tr("Open exported set"), partial(self._open_set, report.path)),
            (self.tr("Publish …"), partial(self._publish, report.path)),
        ]
        if stale:
            many = self.tr("%n files from an earlier export are not in the index.", None, len(stale))
            one = self.tr("“{name}” from an earlier export is not in the index.")
            hint = f"{hint} {counted(len(stale), one.format(name=stale[0].name), many)}".strip()
            offers.append((self.tr("Remove"), partial(self._remove_stale, stale)))
        self._report_written(report.path.parent, text.format(folder=report.path.parent), hint, offers)

    def _remove_stale(self, stale: tuple[Path, ...]) -> None:
        def report(count: int) -> None:
            many = self.tr("Removed %n files.", None, count)
            text = counted(count, self.tr("Removed 1 file."), many)
            self._context.messages.show_message(Severity.INFO, text)

        job = self._context.jobs.start(
            self.tr("Removing old files"), partial(remove_stale_sitemaps, stale), leaves_traces=True
        )
        job.finished.connect(report)
        job.failed.connect(self._context.messages.show_error)

    def _report_written(
        self, folder: Path, text: str, hint: str, offers: Sequence[Offer] = (), *, is_odd: bool = False
    ) -> None:
        show = partial(QDesktopServices.openUrl, QUrl.fromLocalFile(str(folder)))
        severity = Severity.WARNING if is_odd else Severity.INFO
        self._context.messages.show_message(severity, text, hint, offers=[(self.tr("Show folder"), show), *offers])

    def _write_single(self, plan: FileExportPlan) -> None:
        document = self._context.session.document
        self._context.set_url.memory.remember_folder(document, "single_folder", plan.path.parent)
        table = document.table.snapshot()

        def write(progress: Progress) -> FileExportPlan:
            progress.check()
            export_to_file(document, plan.path, table=table, slots=plan.slots)
            return plan

        title = self.tr("Exporting to “{name}”").format(name=plan.path.name)
        job = self._context.jobs.start(title, write, leaves_traces=True)
        job.finished.connect(self._report_single)
        job.failed.connect(self._context.messages.show_error)

    @Slot(object)
    def _report_single(self, plan: FileExportPlan) -> None:
        hints = []
        if plan.n_uncertain:
            hints.append(self.tr("Entries may be missing: some sitemaps could not be read completely."))
        if plan.losses:
            hints.append(self.tr("Left out: {losses}.").format(losses=localized(listed(plan.losses))))
        text = self.tr("Saved “{name}”.").format(name=plan.path.name)
        self._report_written(plan.path.parent, text, " ".join(hints), is_odd=bool(hints))


class ExportDialog(JobDialog):
    """Asks what to export and how, and shows the plan.

    Signals:
        planned: The plan was made, or refused.
        export_asked: Carries the confirmed `ExportPlan` or `FileExportPlan`.
    """

    planned = Signal()
    export_asked = Signal(object)

    def __init__(self, context: Context, selected: SlotArray, parent: QWidget) -> None:
        super().__init__(context.jobs, parent)
        self._document, self._set_url = context.session.document, context.set_url
        self._selected, self._filtered = selected, context.page.filtered_slots()
        self.export_plan: ExportPlan | FileExportPlan | None = None
        preferences, profile = context.preferences, self._document.profile
        base_url = self._set_url.recall_choice("export_base") or self._set_url.likely_folder
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
        self.gzip.setChecked(self._recalled("export_gzip", preferences[EXPORT_GZIP]) == 1)
        self.index = QCheckBox(self.tr("Write an inde&x that lists the sitemaps"), self)
        self.index.setChecked(True)
        self.schema = QCheckBox(self.tr("Add xsi:&schemaLocation"), self)
        # Limits of 0 are those of the profile, which also hold if lower.
        self.max_urls = self._spin_box(profile.max_urls, self._recalled("export_urls", preferences[EXPORT_URLS]))
        self.max_bytes = self._spin_box(profile.max_bytes, preferences[EXPORT_BYTES])
        self._entries = QButtonGroup(self)
        self._symbol = Symbol("recent", Tint.QUIET, _ICON_SIDE, self)
        self.fit_button = QPushButton(self.tr("Use &that URL"), self)
        heads = (self.tr("File"), self.tr("URLs"), self.tr("Uncompressed size"), self.tr("URL in the index"))
        self._list = FileRows(heads, (1, 2), self)
        self._lay_out()
        self._limits = self._given_limits()
        self.max_urls.setFocus()
        self.max_urls.selectAll()
        self.plan()

    def _recalled(self, choice: SetChoice, usual: int) -> int:
        """Return what the last export of this set had, else what the user prefers."""
        known = self._set_url.recall_choice(choice)
        return int(known) if known.isascii() and known.isdecimal() else usual

    def _spin_box(self, most: int, value: int) -> QSpinBox:
        box = QSpinBox(self)
        box.setRange(1, most)
        box.setValue(value or most)
        box.setGroupSeparatorShown(True)
        box.setAlignment(Qt.AlignmentFlag.AlignRight)
        box.setMaximumWidth(scaled(180))
        box.setMinimumHeight(self.folder.sizeHint().height())
        return box

    def _lay_out(self) -> None:
        self.setWindowTitle(self.tr("Export"))
        self._view = view = ListView(self._list, {0: 190, 1: 90, _SIZE_COLUMN: 120}, self)
        view.setAccessibleName(self.tr("Files to write"))
        choices = QWidget(self)
        self._form = self._make_form()
        choices.setLayout(self._form)
        self._show_rows()
        self.fit_button.setAutoDefault(False)
        self.fit_button.hide()
        self.fit_button.clicked.connect(self._use_fitting_url)
        summary = fill(QHBoxLayout(), self._symbol, (self.sentence, 1), self.fit_button, spacing=8)
        for widget in (self._symbol, self.fit_button):
            summary.setAlignment(widget, Qt.AlignmentFlag.AlignTop)
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.export_button = box.addButton(self.tr("Export"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.export_button.setDefault(True)
        box.accepted.connect(self.go_on)
        box.rejected.connect(self.reject)
        self._area = ScrollableArea(choices, self)
        self.stack(self._area, summary, self._bar, (view, 1), box, size=_SIZE)

    def _make_form(self) -> QFormLayout:
        form = QFormLayout()
        form.setContentsMargins(0, 0, 0, 0)
        form.setHorizontalSpacing(16)
        form.setVerticalSpacing(10)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.addRow(self.tr("Entries"), self._entry_choice())
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
            box.toggled.connect(self.plan_soon)
        self.base_url.setPlaceholderText(self.tr("https://www.example.com/ (default: the site of most entries)"))
        self.template.setToolTip(self.tr("{n} is the number of the file."))
        self.max_bytes.setToolTip(self.tr("Uncompressed size"))
        self.single.toggled.connect(self._on_single_toggled)
        for line in (self.folder, self.file, self.base_url, self.template):
            line.setTextMargins(4, 1, 4, 1)
            line.textChanged.connect(self.plan_soon)
        for spin in (self.max_urls, self.max_bytes):
            spin.valueChanged.connect(self._follow_limits)
        return form

    @Slot()
    def _on_single_toggled(self) -> None:
        self._show_rows()
        # The area is as high as its rows.
        self._area.updateGeometry()
        self.plan_soon()

    def _show_rows(self) -> None:
        """Show the fields for a single file, or those for a set."""
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

    def _entry_choice(self) -> QHBoxLayout:
        selected, filtered = self._selected, self._filtered
        counts = (
            (self.tr("A&ll ({count})"), len(self._document.table), True),
            (self.tr("S&elected ({count})"), len(selected), len(selected) > 0),
            (self.tr("F&iltered ({count})"), 0 if filtered is None else len(filtered), filtered is not None),
        )
        for place, (words, count, is_possible) in enumerate(counts):
            button = QRadioButton(words.format(count=format_number(count)), self)
            button.setEnabled(is_possible)
            button.setChecked(place == 0)
            self._entries.addButton(button, place)
        self._entries.idToggled.connect(self.plan_soon)
        return fill(QHBoxLayout(), *self._entries.buttons(), 1, spacing=16)

    def _given_limits(self) -> tuple[int, int]:
        return self.max_urls.value(), self.max_bytes.value()

    @Slot()
    def _follow_limits(self) -> None:
        # Enter emits that a value changed even if it did not.
        if self._limits != self._given_limits():
            self._limits = self._given_limits()
            self.plan_soon()

    @property
    def _own_folder(self) -> Path:
        """The folder of the set; the home folder if it has no file."""
        path = self._document.path
        return path.parent if path else home_folder()

    def _proposed_folder(self) -> Path:
        return self._set_url.memory.recall_folder(self._document, "export_folder") or self._own_folder / "export"

    def _proposed_file(self) -> Path:
        folder = self._set_url.memory.recall_folder(self._document, "single_folder") or self._own_folder
        stem = Path(self._document.name).name.partition(".")[0] or "sitemap"
        return folder / f"{stem}-export.xml"

    def choose_entries(self, which: int) -> None:
        """Choose all (0), the selected (1) or the filtered (2) entries."""
        self._entries.button(which).setChecked(True)

    @property
    def _slots(self) -> SlotArray | None:
        """The chosen entries; None for all."""
        return {1: self._selected, 2: self._filtered}.get(self._entries.checkedId())

    def options(self) -> ExportOptions:
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
            slots=self._slots,
        )

    def forbid(self) -> None:
        self.export_button.setEnabled(False)

    @Slot()
    def plan(self) -> None:
        self.stop()
        document, title = self._document, self.tr("Planning")
        if self.single.isChecked():
            path, slots = self._file.path, self._slots
            self.run_job(title, lambda _: plan_file_export(document, path, slots=slots))
        elif self.folder.text().strip():
            options = self.options()
            self.run_job(title, lambda _: plan_export(document, options))
        else:
            self._refuse(self.tr("Choose a folder for the files."))

    def show_found(self, plan: ExportPlan | FileExportPlan) -> None:
        self.export_plan = plan
        if isinstance(plan, FileExportPlan):
            rows, sentence, fitting_url = self._single_rows(plan), self._single_summary(plan), None
        else:
            rows, sentence, fitting_url = self._rows(plan), self._summary(plan), plan.fitting_url
        self._list.show_rows(rows)
        self.fit_button.setVisible(fitting_url is not None)
        self._show_sentence(sentence, *(("warning", Tint.WARNING) if self.has_notes else ("check", Tint.GOOD)))
        self.export_button.setEnabled(True)
        self.planned.emit()

    @property
    def has_notes(self) -> bool:
        plan = self.export_plan
        if isinstance(plan, FileExportPlan):
            return bool(plan.is_replacing or plan.n_uncertain or plan.losses)
        return plan is not None and bool(
            plan.n_replaced or plan.n_uncertain or plan.stale or plan.n_outside or plan.losses
        )

    def _rows(self, plan: ExportPlan) -> Iterator[tuple[str, ...]]:
        for file in plan.files:
            loc = file.loc if plan.index_name else ""
            yield "", file.name, format_number(file.urls), size_text(file.bytes), loc
        if plan.index_name is not None:
            yield "", plan.index_name, "", "", self.tr("the index itself")

    def _single_rows(self, plan: FileExportPlan) -> Iterator[tuple[str, ...]]:
        yield "", plan.path.name, format_number(plan.n_entries), "", ""

    def _single_summary(self, plan: FileExportPlan) -> str:
        many = self.tr("“{name}” with %n entries.", None, plan.n_entries)
        text = counted(plan.n_entries, self.tr("“{name}” with 1 entry."), many)
        parts = [text.format(name=plan.path.name)]
        if plan.is_replacing:
            parts.append(self.tr("The file exists and will be replaced."))
        return " ".join((*parts, *self._gaps(plan)))

    def _gaps(self, plan: ExportPlan | FileExportPlan) -> Iterator[str]:
        """Yield sentences about content that will be missing."""
        if count := plan.n_uncertain:
            one = self.tr("1 sitemap could not be read completely: entries may be missing.")
            many = self.tr("%n sitemaps could not be read completely: entries may be missing.", None, count)
            yield counted(count, one, many)
        if plan.losses:
            yield self.tr("Left out: {losses}.").format(losses=localized(listed(plan.losses)))

    def _summary(self, plan: ExportPlan) -> str:
        files = counted(len(plan.files), self.tr("1 sitemap"), self.tr("%n sitemaps", None, len(plan.files)))
        urls = counted(plan.urls, self.tr("1 URL"), self.tr("%n URLs", None, plan.urls))
        text = self.tr("{files} with {urls}, {size} uncompressed, and the index “{index}”.")
        if plan.index_name is None:
            text = self.tr("{files} with {urls}, {size} uncompressed, without an index.")
        parts = [text.format(files=files, urls=urls, size=size_text(plan.bytes), index=plan.index_name)]
        if count := plan.n_replaced:
            many = self.tr("%n files with such names exist and will be replaced.", None, count)
            parts.append(counted(count, self.tr("1 file with such a name exists and will be replaced."), many))
        if stale := plan.stale:
            many = self.tr("%n files from an earlier export are not in the index.", None, len(stale))
            one = self.tr("“{name}” from an earlier export is not in the index.")
            parts.append(counted(len(stale), one.format(name=stale[0].name), many))
        if count := plan.n_outside:
            one = self.tr("1 entry is outside {address}: search engines ignore it.")
            many = self.tr("%n entries are outside {address}: search engines ignore them.", None, count)
            parts.append(counted(count, one, many).format(address=shown(plan.base_url)))
            if plan.fitting_url:
                parts.append(self.tr("{address} would fit.").format(address=shown(plan.fitting_url)))
        return " ".join((*parts, *self._gaps(plan)))

    def show_failure(self, reason: str) -> None:
        self._refuse(reason)

    def _refuse(self, sentence: str) -> None:
        self.export_plan = None
        self._list.show_rows(())
        self.fit_button.hide()
        self._show_sentence(sentence, "error", Tint.ERROR)
        self.planned.emit()

    def _show_sentence(self, sentence: str, drawing: str, tint: Tint) -> None:
        self.sentence.setText(sentence)
        self.sentence.set_tint(tint if tint is Tint.ERROR else Tint.TEXT)
        self._symbol.show_drawing(drawing, tint)

    @Slot()
    def _use_fitting_url(self) -> None:
        if isinstance(self.export_plan, ExportPlan) and self.export_plan.fitting_url:
            self.base_url.setText(self.export_plan.fitting_url)

    @Slot()
    def go_on(self) -> None:
        """Export as planned, once the user has agreed to replace files that no export of this set wrote."""
        plan = self.export_plan
        if plan is None or not self.export_button.isEnabled():
            return
        folder, n_replaced = self._replaced_by(plan)
        if n_replaced:
            question = ReplaceQuestion(folder.name, n_replaced, self)
            question.agreed.connect(self._export_now)
            question.open()
        else:
            self._export_now()

    def _replaced_by(self, plan: ExportPlan | FileExportPlan) -> tuple[Path, int]:
        """Return the folder of a plan, and the number of its files that would be replaced and may be those of others."""
        if isinstance(plan, FileExportPlan):
            return plan.path.absolute().parent, int(plan.is_replacing)
        # Another window may have exported there since a set without a file did.
        has_file = self._document.path is not None
        own = self._set_url.memory.recall_folder(self._document, "export_folder") if has_file else None
        is_own = plan.options.folder.absolute() == own
        return plan.options.folder, 0 if is_own else plan.n_replaced

    @Slot()
    def _export_now(self) -> None:
        if self.export_plan is not None:
            self.export_asked.emit(self.export_plan)
            self.accept()
