"""Exporting from the window: the dialog, the job, and what became of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QWidget

from sitemap_studio.core.errors import StudioError
from sitemap_studio.core.home import home_folder
from sitemap_studio.core.messages import Message, listed
from sitemap_studio.core.preferences import EXPORT_BYTES, EXPORT_GZIP, EXPORT_NAME, EXPORT_URLS
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.exporting.converting import export_losses, export_single
from sitemap_studio.document.exporting.exporting import ExportPlan, ExportReport, write_export
from sitemap_studio.document.exporting.leftovers import take_away
from sitemap_studio.gui.actions import Handlers
from sitemap_studio.gui.dialogs.export import ExportChoice, ExportDialog
from sitemap_studio.gui.i18n import counted, localized
from sitemap_studio.gui.jobs.jobs import Jobs
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.message_bar import MessageBar, Offer
from sitemap_studio.gui.preferences import KeptPreferences, stored_path
from sitemap_studio.gui.widgets.file_dialogs import name_dialog
from sitemap_studio.gui.widgets.form_following import FormFollowing
from sitemap_studio.gui.widgets.message_boxes import LossQuestion
from sitemap_studio.gui.work.entry_page import EntryPage
from sitemap_studio.gui.work.set_address import SetAddress
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol.catalogue import Severity


@dataclass(frozen=True)
class _Single:
    """An export to one file.

    Attributes:
        document: The set.
        table: A snapshot of its entries.
        path: The file.
        may_lose: Whether the user agreed to what is left out.
        losses: What is left out, once it is known.
        is_written: Whether the file is there.
    """

    document: Document
    table: EntryTable
    path: Path
    may_lose: bool = False
    losses: tuple[Message, ...] = ()
    is_written: bool = False

    def write(self, progress: Progress) -> _Single:
        """Write the file, unless something would be left out that the user does not know of."""
        if not self.may_lose:
            losses = tuple(export_losses(self.document, self.path, table=self.table))
            if losses:
                return replace(self, losses=losses)
        progress.check()
        export_single(self.document, self.path, table=self.table)
        return replace(self, is_written=True)


class Exporting(QObject):
    """What the export actions do.

    Signals:
        exported: New files are on disk.
        open_asked: The user wants to see the exported set, whose file this `Path` is.
    """

    exported = Signal()
    open_asked = Signal(object)

    def __init__(
        self,
        session: Session,
        jobs: Jobs,
        *,
        page: EntryPage,
        messages: MessageBar,
        address: SetAddress,
        preferences: KeptPreferences,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._session, self._jobs, self._page = session, jobs, page
        self._messages, self._address, self._window = messages, address, window
        self._preferences = preferences
        self._folder: Path | None = None

    def handlers(self) -> Handlers:
        """What the actions do, by their ids."""
        return {"export": self.ask, "export-one": self.ask_single}

    @Slot()
    def ask(self) -> None:
        """Open the dialog."""
        self._open_dialog(self._page.selected_slots())

    def ask_for(self, slots: SlotArray) -> None:
        """Open the dialog for some entries, in the order of the set."""
        self._open_dialog(slots).choose_entries(1)

    def _open_dialog(self, selected: SlotArray) -> ExportDialog:
        document, preferences = self._session.document, self._preferences
        choice = ExportChoice(document, selected, self._page.filtered_slots(), self._own_folder())
        dialog = ExportDialog(choice, self._jobs, self._proposed_folder(), self._window)
        dialog.propose(
            is_gzipped=preferences[EXPORT_GZIP],
            name=preferences[EXPORT_NAME],
            base_url=self._address.recall_choice("export_base") or self._address.likely_folder,
            max_urls=preferences[EXPORT_URLS],
            max_bytes=preferences[EXPORT_BYTES],
        )
        dialog.export_asked.connect(self._write)
        dialog.open()
        return dialog

    def _own_folder(self) -> Path | None:
        """The folder that was written by the last export of this set and by no other since."""
        name = self._address.memory.recall_for_file(self._session.document, "export_folder")
        return stored_path(name) if name else None

    def _proposed_folder(self) -> Path:
        known = self._address.recall_choice("export_folder")
        if known:
            return stored_path(known)
        path = self._session.document.path
        return (path.parent if path else home_folder()) / "export"

    @Slot(object)
    def _write(self, plan: ExportPlan) -> None:
        self._folder = plan.options.folder
        self._address.memory.own_export_folder(self._session.document, plan.options.folder)
        is_usual = plan.base_url == self._address.likely_folder
        self._address.remember_choice("export_base", "" if is_usual else plan.base_url or "")
        title = self.tr("Exporting to “{name}”").format(name=plan.options.folder.name)
        job = self._jobs.start(title, partial(write_export, plan), leaves_traces=True)
        job.finished.connect(self._tell)
        job.failed.connect(self._fail)
        job.cancelled.connect(self._tell_stopped)

    @Slot(object)
    def _tell(self, report: ExportReport) -> None:
        written, unchanged = len(report.written), len(report.unchanged)
        many = self.tr("%n files written to “{folder}”.", None, written)
        told = counted(written, self.tr("1 file written to “{folder}”."), many)
        many = self.tr("%n files were up to date already.", None, unchanged)
        hint = counted(unchanged, self.tr("1 file was up to date already."), many) if unchanged else ""
        left = report.leftovers
        others: list[Offer] = [(self.tr("Open exported set"), partial(self.open_asked.emit, report.path))]
        if left:
            many = self.tr(
                "%n files of an earlier export are still in the folder; the index does not list them.", None, len(left)
            )
            one = self.tr("“{name}” of an earlier export is still in the folder; the index does not list it.")
            hint = f"{hint} {counted(len(left), one.format(name=left[0].name), many)}".strip()
            others.append((self.tr("Remove"), partial(self._take_away, left)))
        self._say(told.format(folder=report.path.parent), hint, others)

    def _take_away(self, left: tuple[Path, ...]) -> None:
        """Take files of an earlier export away."""
        job = self._jobs.start(self.tr("Removing old files"), partial(take_away, left), leaves_traces=True)
        job.finished.connect(self._tell_taken)
        job.failed.connect(self._fail)

    @Slot(object)
    def _tell_taken(self, count: int) -> None:
        many = self.tr("%n files of an earlier export were removed.", None, count)
        self._messages.tell(Severity.INFO, counted(count, self.tr("1 file of an earlier export was removed."), many))

    def _say(self, told: str, hint: str = "", others: Sequence[Offer] = (), severity: Severity = Severity.INFO) -> None:
        offer = self.tr("Show folder")
        self._messages.tell(severity, told, hint, offer=offer, action=self.show_folder, others=others)
        self.exported.emit()

    @Slot(object)
    def _fail(self, error: StudioError) -> None:
        self._messages.tell_error(error)

    @Slot()
    def _tell_stopped(self) -> None:
        self._messages.tell(
            Severity.WARNING,
            self.tr("The export was stopped; all files are as they were before."),
        )

    @Slot()
    def show_folder(self) -> None:
        """Show the folder of the last export in the file browser."""
        if self._folder is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._folder)))

    # One file

    @Slot()
    def ask_single(self) -> None:
        """Ask for a name, and write all entries to that one file."""
        path = self._session.document.path
        forms = self.tr("Sitemap (*.xml);;Compressed sitemap (*.xml.gz);;Text list (*.txt);;CSV (*.csv);;All files (*)")
        folder = path.parent if path else home_folder()
        title = self.tr("Export as single file")
        dialog = name_dialog(self._window, title, folder, forms=forms.split(";;"), ending="xml")
        FormFollowing(dialog)
        dialog.fileSelected.connect(self.write_single)
        dialog.open()

    @Slot(str)
    def write_single(self, name: str) -> None:
        """Write all entries to the file of this name; its ending says how."""
        document = self._session.document
        self._start_single(_Single(document, document.table.snapshot(), Path(name)))

    def _start_single(self, single: _Single) -> None:
        self._folder = single.path.parent
        title = self.tr("Exporting to “{name}”").format(name=single.path.name)
        job = self._jobs.start(title, single.write, leaves_traces=True)
        job.finished.connect(self._tell_single)
        job.failed.connect(self._fail)

    @Slot(object)
    def _tell_single(self, single: _Single) -> None:
        left_out = self.tr("Left out: {losses}.").format(losses=localized(listed(single.losses)))
        if not single.is_written:
            question = LossQuestion(single.path.name, left_out, self._window)
            question.accepted.connect(partial(self._start_single, replace(single, may_lose=True)))
            question.open()
            return
        hints = []
        if any(sitemap.doubt is not None for sitemap in single.document.sitemaps):
            hints.append(self.tr("Entries may be missing: not all sitemaps could be read for certain."))
        if single.losses:
            hints.append(left_out)
        self._say(
            self.tr("“{name}” was written.").format(name=single.path.name),
            " ".join(hints),
            severity=Severity.WARNING if hints else Severity.INFO,
        )
