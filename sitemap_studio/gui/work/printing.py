"""Printing the report: has the set counted in a job, shows the pages, and prints them or writes them as PDF.

How pages look is told in `overview.paper`.
"""

from __future__ import annotations

import tempfile
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QPageLayout, QPageSize, QPdfWriter
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QWidget

from sitemap_studio.core.errors import StudioError, WriteError
from sitemap_studio.core.progress import Progress
from sitemap_studio.core.replacing import replace_file
from sitemap_studio.core.sentences import say
from sitemap_studio.core.system_reasons import system_reason
from sitemap_studio.document.document import Document
from sitemap_studio.document.overview import Overview, overview_of
from sitemap_studio.document.reports import as_it_is_now, refuse_open_file
from sitemap_studio.gui.jobs.jobs import Job, Jobs
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.messages.messages import MessageBar
from sitemap_studio.gui.overview.paper import MARGINS_MM, PrintedReport, print_report
from sitemap_studio.gui.widgets.print_preview import PrintPreview


class Printing(QObject):
    """What the action that prints does, and saving a report as PDF.

    Attributes:
        dialog: The pages that are shown now; None where none are.

    Signals:
        written: A file of pages was written; carries its `Path`.
    """

    written = Signal(object)

    def __init__(self, session: Session, jobs: Jobs, messages: MessageBar, window: QWidget) -> None:
        super().__init__(window)
        self._session, self._jobs, self._messages, self._window = session, jobs, messages, window
        self._path = Path()
        # Dialogs do not own the printer, and are deleted later than they end.
        self._printer: QPrinter | None = None
        self.dialog: PrintPreview | None = None

    @Slot()
    def ask(self) -> None:
        """Show the pages of the report, from where they can be printed."""
        self._count().finished.connect(self._show)

    def write_pdf(self, path: Path) -> None:
        """Write the report as a file of pages.

        Args:
            path: The file; replaced only once all pages are there.
        """
        self._path = path
        self._count().finished.connect(self._write)

    def _count(self) -> Job:
        still = as_it_is_now(self._session.document)
        job = self._jobs.start(self.tr("Preparing the report"), partial(_counted, still))
        job.failed.connect(self._messages.tell_error)
        return job

    @Slot(object)
    def _show(self, counted: tuple[Document, Overview]) -> None:
        if self.dialog is not None:
            # Asked for twice in haste.
            return
        report = PrintedReport.of(*counted)
        if self._printer is None:
            self._printer = QPrinter(QPrinter.PrinterMode.HighResolution)
            self._printer.setPageMargins(MARGINS_MM, QPageLayout.Unit.Millimeter)
        self._printer.setDocName(report.name)
        dialog = PrintPreview(self._printer, self._window)
        dialog.setWindowTitle(self.tr("Print report"))
        dialog.paintRequested.connect(partial(print_report, report))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.finished.connect(self._forget)
        self.dialog = dialog
        dialog.open()

    @Slot()
    def _forget(self) -> None:
        self.dialog = None

    @Slot(object)
    def _write(self, counted: tuple[Document, Overview]) -> None:
        try:
            refuse_open_file(counted[0], self._path)
            replace_file(self._path, pdf_of(PrintedReport.of(*counted)))
        except StudioError as error:
            self._messages.tell_error(error)
        else:
            self.written.emit(self._path)


def pdf_of(report: PrintedReport) -> bytes:
    """The pages of a report, A4, as the content of a file.

    Raises:
        WriteError: There is no room for them while they are made.
    """
    try:
        with tempfile.TemporaryDirectory(prefix="sitemap-studio-") as folder:
            path = Path(folder) / "report.pdf"
            writer = QPdfWriter(str(path))
            writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
            writer.setPageMargins(MARGINS_MM, QPageLayout.Unit.Millimeter)
            writer.setTitle(report.name)
            print_report(report, writer)
            del writer
            return path.read_bytes()
    except OSError as error:
        sentence = say("The pages can't be made: {reason}.", reason=system_reason(error))
        raise WriteError(sentence, hint=say("Free some space for temporary files.")) from error


def _counted(document: Document, progress: Progress) -> tuple[Document, Overview]:
    return document, overview_of(document, None, progress)
