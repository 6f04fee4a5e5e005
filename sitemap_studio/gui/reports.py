"""Files about the set, such as reports, which are written in a job to a path that the user chooses."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QWidget

from sitemap_studio.core.errors import StudioError
from sitemap_studio.core.messages import Message
from sitemap_studio.core.paths import home_folder
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.reporting.problem_report import ReportFormat, refuse_open_file, write_report
from sitemap_studio.gui.context import Context
from sitemap_studio.gui.i18n import localized
from sitemap_studio.gui.widgets.desktop import make_save_dialog
from sitemap_studio.protocol.rule import Severity

FORMS: Final[dict[str, ReportFormat]] = {".html": "html", ".csv": "csv", ".json": "json", ".sarif": "sarif"}
"""Form of a report by the ending of its name; other endings give HTML."""

WriteFile = Callable[[Document, Path, Progress], Sequence[Message]]
"""Function of a job that writes a file about a snapshot of the set, and returns warnings for the user."""

translate: Final = QCoreApplication.translate


def show_report_dialog(context: Context, parent: QWidget) -> None:
    """Open a file dialog that, when accepted, starts a job that saves a report of the set."""
    filters = (
        translate("Reports", "HTML report (*.html)"),
        translate("Reports", "Table for spreadsheets (*.csv)"),
        translate("Reports", "Data (*.json)"),
        translate("Reports", "SARIF for code hosts (*.sarif)"),
    )
    name = f"{Path(context.session.document.name).name.partition('.')[0]}-report.html"
    offer = translate("Reports", "Show report")
    show_save_dialog(context, parent, translate("Reports", "Save report"), filters, name, _write_report, offer=offer)


def show_save_dialog(
    context: Context,
    parent: QWidget,
    title: str,
    name_filters: Sequence[str],
    name: str,
    write: WriteFile,
    *,
    offer: str = "",
) -> None:
    """Open a file dialog in the folder of the set that, when accepted, starts a job that writes a file.

    Args:
        context: Shared objects of the window.
        parent: The parent of the dialog.
        title: Title of the dialog.
        name_filters: Name filters of Qt.
        name: Proposed file name.
        write: Writes the file.
        offer: Text of the button that opens the saved file; empty without a button.
    """
    path = context.session.document.path
    folder = path.parent if path else home_folder()
    suffix = Path(name).suffix.removeprefix(".")
    dialog = make_save_dialog(parent, title, folder, name_filters=name_filters, suffix=suffix, name=name)
    dialog.fileSelected.connect(partial(_save, context, write, offer))
    dialog.open()


def _save(context: Context, write: WriteFile, offer: str, name: str) -> None:
    """Start the job that writes a file, and show its result in the message bar; refuse to write a file of the set.

    Args:
        context: Shared objects of the window.
        write: Writes the file.
        offer: Text of the button that opens the saved file; empty without a button.
        name: Path of the file.
    """
    path, document = Path(name), context.session.document
    try:
        refuse_open_file(document, path)
    except StudioError as error:
        context.messages.show_error(error)
        return
    title = translate("Reports", "Saving “{name}”").format(name=path.name)
    job = context.jobs.start(title, partial(write, document.snapshot(), path))
    job.finished.connect(partial(_show_saved, context, path, offer))
    job.failed.connect(context.messages.show_error)
    text = translate("Reports", "Canceled. No files have changed.")
    job.cancelled.connect(partial(context.messages.show_message, Severity.INFO, text))


def _show_saved(context: Context, path: Path, offer: str, warnings: Sequence[Message]) -> None:
    """Show a message that a file was saved, and the warnings of its job.

    Args:
        context: Shared objects of the window.
        path: Path of the file.
        offer: Text of the button that opens the file; empty without a button.
        warnings: The warnings.
    """
    text = translate("Reports", "Saved “{name}”.").format(name=path.name)
    show = partial(QDesktopServices.openUrl, QUrl.fromLocalFile(str(path)))
    context.messages.show_message(Severity.INFO, text, offers=[(offer, show)] if offer else [])
    for warning in warnings:
        context.messages.show_message(Severity.WARNING, localized(warning))


def _write_report(document: Document, path: Path, progress: Progress) -> Sequence[Message]:
    """Write a report of a snapshot in the format of the suffix; return no warnings."""
    write_report(document, path, FORMS.get(path.suffix.lower(), "html"), progress=progress)
    return ()
