"""Reports from the window, saved as HTML, CSV, JSON or SARIF."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QWidget

from sitemap_studio.core.errors import StudioError
from sitemap_studio.core.paths import home_folder
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.reporting.problem_report import ReportFormat, refuse_open_file, write_report
from sitemap_studio.gui.context import Context
from sitemap_studio.gui.widgets.desktop import make_save_dialog
from sitemap_studio.protocol.rule import Severity

FORMS: Final[dict[str, ReportFormat]] = {".html": "html", ".csv": "csv", ".json": "json", ".sarif": "sarif"}
"""Form of a report by the ending of its name; other endings give HTML."""


class Reports(QObject):
    """Command that saves a report of the set.

    Signals:
        written: A report was written to this `Path`.
    """

    written = Signal(object)

    def __init__(self, context: Context, parent: QWidget) -> None:
        """Create the command for the set of a window."""
        super().__init__(parent)
        self._session, self._jobs, self._messages = context.session, context.jobs, context.messages
        self._parent = parent
        self.written.connect(self._show_written)

    @Slot()
    def ask_path(self) -> None:
        """Ask for a file name, and save a report of the set there."""
        document = self._session.document
        dialog = make_save_dialog(
            self._parent,
            self.tr("Save report"),
            document.path.parent if document.path else home_folder(),
            name_filters=[
                self.tr("HTML report (*.html)"),
                self.tr("Table for spreadsheets (*.csv)"),
                self.tr("Data (*.json)"),
                self.tr("SARIF for code hosts (*.sarif)"),
            ],
            suffix="html",
            name=f"{Path(document.name).name.partition('.')[0]}-report.html",
        )
        dialog.fileSelected.connect(self.write)
        dialog.open()

    @Slot(str)
    def write(self, name: str) -> None:
        """Write a report to a file in a job, in the format of the suffix; show an error if it is a file of the set."""
        path, document = Path(name), self._session.document
        try:
            refuse_open_file(document, path)
        except StudioError as error:
            self._messages.show_error(error)
            return
        title = self.tr("Saving “{name}”").format(name=path.name)
        job = self._jobs.start(title, partial(_write, document.snapshot(), path))
        job.finished.connect(self.written)
        job.failed.connect(self._messages.show_error)
        job.cancelled.connect(self._show_cancelled)

    @Slot(object)
    def _show_written(self, path: Path) -> None:
        """Show a message that a report was saved, with a button that opens it."""
        text = self.tr("Saved “{name}”.").format(name=path.name)
        show = partial(QDesktopServices.openUrl, QUrl.fromLocalFile(str(path)))
        self._messages.show_message(Severity.INFO, text, offers=[(self.tr("Show report"), show)])

    @Slot()
    def _show_cancelled(self) -> None:
        """Show a message that the report was canceled."""
        self._messages.show_message(Severity.INFO, self.tr("Canceled. No files have changed."))


def _write(document: Document, path: Path, progress: Progress) -> Path:
    """Write a report of a document snapshot, and return its path."""
    write_report(document, path, FORMS.get(path.suffix.lower(), "html"), progress=progress)
    return path
