"""Saving a report: asks for a name, and writes in a job. How it looks is told in `document`, on pages in `printing`."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QUrl, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QWidget

from sitemap_studio.core.errors import StudioError
from sitemap_studio.core.paths import home_folder
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.reports import ReportForm, refuse_open_file, write_problems
from sitemap_studio.gui.jobs.jobs import Jobs
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.message_bar import MessageBar
from sitemap_studio.gui.widgets.desktop import name_dialog
from sitemap_studio.gui.work.printing import Printing
from sitemap_studio.protocol.catalogue import Severity

FORMS: Final[dict[str, ReportForm]] = {".html": "html", ".csv": "csv", ".json": "json", ".sarif": "sarif"}
"""The form of a report by the ending of its name; other endings get a page."""

PDF: Final = ".pdf"
"""The ending of reports that are made of pages, as on paper."""


class ProblemReports(QObject):
    """What the action that saves a report does.

    Attributes:
        printing: Prints it.
    """

    def __init__(self, session: Session, jobs: Jobs, messages: MessageBar, window: QWidget) -> None:
        super().__init__(window)
        self._session, self._jobs, self._messages, self._window = session, jobs, messages, window
        self._path = Path()
        self.printing = Printing(session, jobs, messages, window)
        self.printing.written.connect(self._tell)

    @Slot()
    def ask(self) -> None:
        """Ask for a name, and write under it; the ending says in which form."""
        document = self._session.document
        folder = document.path.parent if document.path else home_folder()
        page, table = self.tr("Page to read (*.html)"), self.tr("Table for spreadsheets (*.csv)")
        data, hosts = self.tr("Data (*.json)"), self.tr("SARIF for code hosts (*.sarif)")
        dialog = name_dialog(
            self._window,
            self.tr("Save a report of the set"),
            folder,
            forms=[page, self.tr("Pages as on paper (*.pdf)"), table, data, hosts],
            ending="html",
            name=f"{Path(document.name).name.partition('.')[0]}-report.html",
        )
        dialog.fileSelected.connect(self.write)
        dialog.open()

    @Slot(str)
    def write(self, name: str) -> None:
        """Write a report of the set to the file of this name."""
        path = Path(name)
        try:
            refuse_open_file(self._session.document, path)
        except StudioError as error:
            self._messages.tell_error(error)
            return
        self._path = path
        if path.suffix.lower() == PDF:
            self.printing.write_pdf(path)
            return
        still = self._session.document.snapshot()
        title = self.tr("Writing “{name}”").format(name=path.name)
        job = self._jobs.start(title, partial(_write, still, path))
        job.finished.connect(self._tell)
        job.failed.connect(self._messages.tell_error)
        job.cancelled.connect(self._tell_stopped)

    @Slot(object)
    def _tell(self, path: Path) -> None:
        told = self.tr("The report “{name}” was written.").format(name=path.name)
        self._messages.tell(Severity.INFO, told, offer=self.tr("Show report"), action=self.show_report)

    @Slot()
    def _tell_stopped(self) -> None:
        self._messages.tell(Severity.INFO, self.tr("The report was stopped; nothing was written."))

    def show_report(self) -> None:
        """Show the last report in the program that is there for its kind."""
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._path)))


def _write(document: Document, path: Path, progress: Progress) -> Path:
    write_problems(document, path, FORMS.get(path.suffix.lower(), "html"), progress=progress)
    return path
