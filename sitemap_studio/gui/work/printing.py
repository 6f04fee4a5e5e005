"""Printing the report: the HTML report, laid out by Qt for a printer or as PDF."""

from __future__ import annotations

import re
import tempfile
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QMarginsF, QObject, QRectF, QSizeF, Qt, QUrl, Signal, Slot
from PySide6.QtGui import QImage, QPageLayout, QPageSize, QPainter, QPdfWriter, QTextDocument
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QWidget

from sitemap_studio.core.atomic_write import replace_file
from sitemap_studio.core.errors import StudioError, WriteError, system_reason
from sitemap_studio.core.messages import msg
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.reporting.html_report import html_chunks
from sitemap_studio.document.reports import refuse_open_file
from sitemap_studio.gui.jobs.jobs import Job, Jobs
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.message_bar import MessageBar
from sitemap_studio.gui.widgets.print_preview import PrintPreview
from sitemap_studio.protocol.quoting import shown

NO_MARGINS: Final = QMarginsF()
"""Margins of the paper: Qt leaves 2 cm around a document that it prints."""

MAX_EXAMPLES: Final = 3
"""Problems that are printed of each rule; the HTML report shows more."""

_STYLE: Final = """
body { font-size: 9pt; color: #000000; }
h1 { font-size: 18pt; margin: 0; } h2 { font-size: 13pt; margin: 20px 0 6px 0; } h3 { font-size: 10pt; margin: 0; }
p { margin: 2px 0 4px 0; } td, th { padding: 2px 8px 2px 0; text-align: left; }
th, .quiet, .facts, .more, .of, .eyebrow, .count, footer { color: #444a54; font-weight: normal; }
.error { color: #b3261e; } .warning { color: #855300; } .info { color: #1a5fb4; } .over { color: #b3261e; }
code, .value { font-family: monospace; } a { color: #000000; text-decoration: none; }
"""
_DRAWING_STYLE: Final = (
    "<style>.track { fill: #dfe3e8 } .fill { fill: #1f66c1 } .full { fill: #b3261e } .apart { fill: #8a919c }"
    " .floor { stroke: #c4c9d0 } text { font-size: 11px; fill: #000000; text-anchor: middle }</style>"
)
_DRAWING: Final = re.compile(r"<svg viewBox=\"0 0 (\d+) (\d+)\".*?</svg>", re.DOTALL)
_BAR_SIZE: Final = QSizeF(130, 7)
_CHART_WIDTH: Final = 620
_PIXELS_PER_UNIT: Final = 3


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
        self._prepare().finished.connect(self._show)

    def write_pdf(self, path: Path) -> None:
        """Write the report as a file of pages.

        Args:
            path: The file; replaced only once all pages are there.
        """
        self._path = path
        self._prepare().finished.connect(self._write)

    def _prepare(self) -> Job:
        still = self._session.document.snapshot()
        job = self._jobs.start(self.tr("Preparing the report"), partial(_html, still))
        job.failed.connect(self._messages.tell_error)
        return job

    @Slot(object)
    def _show(self, html: str) -> None:
        if self.dialog is not None:
            # Asked for twice in haste.
            return
        if self._printer is None:
            self._printer = QPrinter(QPrinter.PrinterMode.HighResolution)
            self._printer.setPageMargins(NO_MARGINS, QPageLayout.Unit.Millimeter)
        self._printer.setDocName(self._title)
        dialog = PrintPreview(self._printer, self._window)
        dialog.setWindowTitle(self.tr("Print report"))
        dialog.paintRequested.connect(report_document(html, dialog).print_)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.finished.connect(self._forget)
        self.dialog = dialog
        dialog.open()

    @property
    def _title(self) -> str:
        return shown(self._session.document.name)

    @Slot()
    def _forget(self) -> None:
        self.dialog = None

    @Slot(object)
    def _write(self, html: str) -> None:
        try:
            refuse_open_file(self._session.document, self._path)
            replace_file(self._path, pdf_of(html, self._title))
        except StudioError as error:
            self._messages.tell_error(error)
        else:
            self.written.emit(self._path)


def _html(document: Document, _progress: Progress) -> str:
    return "".join(html_chunks(document, max_examples=MAX_EXAMPLES))


def report_document(html: str, parent: QObject | None = None) -> QTextDocument:
    """Lay the HTML report out for paper.

    Qt knows neither style sheets of browsers nor drawings within a page: a plainer style and images take their place.
    """
    document = QTextDocument(parent)
    document.setDefaultStyleSheet(_STYLE)
    images = []

    def image(found: re.Match[str]) -> str:
        width, height = int(found[1]), int(found[2])
        is_chart = width > _BAR_SIZE.width()
        size = QSizeF(_CHART_WIDTH, _CHART_WIDTH * height / width) if is_chart else _BAR_SIZE
        images.append(_rendered(found[0], size))
        return f'<img src="{len(images)}" width="{size.width():.0f}" height="{size.height():.0f}">'

    body = _DRAWING.sub(image, html[html.index("<body>") :])
    for browser, qt in (
        ("<dl>", "<table>"), ("</dl>", "</table>"), ("<dt>", '<tr><td class="quiet">'), ("</dt><dd>", "</td><td>"),
        ("</dd>", "</td></tr>"), ("</b><span>", "</b> <span>"), ('<span class="count">', ' <span class="count">'),
        ('<span class="fix">', '<br><span class="quiet">'), ("</h3><code>", '</h3><p><code class="quiet">'),
    ):  # fmt: skip
        body = body.replace(browser, qt)
    for number, drawing in enumerate(images, 1):
        document.addResource(QTextDocument.ResourceType.ImageResource, QUrl(str(number)), drawing)
    document.setHtml(body)
    return document


def _rendered(svg: str, size: QSizeF) -> QImage:
    """Draw an SVG, with several pixels for each unit of its size."""
    styled = svg.replace(">", f' xmlns="http://www.w3.org/2000/svg">{_DRAWING_STYLE}', 1)
    image = QImage((size * _PIXELS_PER_UNIT).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(styled.encode()).render(painter, QRectF(image.rect()))
    painter.end()
    return image


def pdf_of(html: str, title: str) -> bytes:
    """Return the report on A4 pages as the content of a PDF file.

    Raises:
        WriteError: There is no space for it while it is made.
    """
    try:
        with tempfile.TemporaryDirectory(prefix="sitemap-studio-") as folder:
            path = Path(folder) / "report.pdf"
            writer = QPdfWriter(str(path))
            writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
            writer.setPageMargins(NO_MARGINS, QPageLayout.Unit.Millimeter)
            writer.setTitle(title)
            report_document(html).print_(writer)
            del writer
            return path.read_bytes()
    except OSError as error:
        sentence = msg("The pages can't be made: {reason}.", reason=system_reason(error))
        raise WriteError(sentence, hint=msg("Free some space for temporary files.")) from error
