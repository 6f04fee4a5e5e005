"""Reports from the window: saved as HTML, PDF, CSV, JSON or SARIF, and printed.

Pages are the HTML report laid out by Qt.
"""

from __future__ import annotations

import re
import tempfile
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QMarginsF, QObject, QRectF, QSizeF, Qt, QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices, QImage, QPageLayout, QPageSize, QPainter, QPdfWriter, QTextDocument
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QToolBar, QWidgetAction

from sitemap_studio.core.atomic_write import replace_file
from sitemap_studio.core.errors import StudioError, WriteError, system_reason
from sitemap_studio.core.messages import msg
from sitemap_studio.core.paths import home_folder
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.reporting.html_report import html_chunks
from sitemap_studio.document.reports import ReportForm, refuse_open_file, write_problems
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.jobs.jobs import Job
from sitemap_studio.gui.widgets.desktop import name_dialog
from sitemap_studio.protocol.quoting import shown
from sitemap_studio.protocol.rule import Severity

if TYPE_CHECKING:
    from sitemap_studio.gui.main_window import MainWindow

FORMS: Final[dict[str, ReportForm]] = {".html": "html", ".csv": "csv", ".json": "json", ".sarif": "sarif"}
"""Form of a report by the ending of its name; other endings give HTML, but for PDF."""

_NO_MARGINS: Final = QMarginsF()  # margins of the paper: Qt leaves 2 cm around a document that it prints
_MAX_EXAMPLES: Final = 3  # problems that are printed of each rule; the HTML report shows more

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

_DRAWINGS: Final = (
    *("fit-width", "fit-page", "zoom-out", "zoom-in", "portrait", "landscape"),
    *("first-page", "previous-page", "next-page", "last-page"),
    *("single-page", "facing-pages", "all-pages", "settings", "print"),
)
"""Icons of Qt's actions in the order of its tool bar; they have no names, and their text depends on the language."""

_MIRRORED: Final = {
    "first-page": "last-page",
    "previous-page": "next-page",
    "next-page": "previous-page",
    "last-page": "first-page",
}


class Reports(QObject):
    """Saves and prints reports of the set."""

    written = Signal(object)  # a report was written; carries its `Path`

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window, self._session, self._jobs, self._messages = window, window.session, window.jobs, window.messages
        # The dialog does not own the printer, and is deleted after it has ended.
        self._printer: QPrinter | None = None
        self.preview: QPrintPreviewDialog | None = None
        self.written.connect(self._show_written)

    @Slot()
    def ask_path(self) -> None:
        document = self._session.document
        dialog = name_dialog(
            self._window,
            self.tr("Save report"),
            document.path.parent if document.path else home_folder(),
            forms=[
                self.tr("HTML report (*.html)"),
                self.tr("PDF (*.pdf)"),
                self.tr("Table for spreadsheets (*.csv)"),
                self.tr("Data (*.json)"),
                self.tr("SARIF for code hosts (*.sarif)"),
            ],
            ending="html",
            name=f"{Path(document.name).name.partition('.')[0]}-report.html",
        )
        dialog.fileSelected.connect(self.write)
        dialog.open()

    @Slot(str)
    def write(self, name: str) -> None:
        path, document = Path(name), self._session.document
        try:
            refuse_open_file(document, path)
        except StudioError as error:
            self._messages.show_error(error)
            return
        if path.suffix.lower() == ".pdf":
            self._make_html().finished.connect(partial(self._write_pdf, path))
            return
        title = self.tr("Saving “{name}”").format(name=path.name)
        job = self._jobs.start(title, partial(_write, document.snapshot(), path))
        job.finished.connect(self.written)
        job.failed.connect(self._messages.show_error)
        job.cancelled.connect(self._show_cancelled)

    def _write_pdf(self, path: Path, html: str) -> None:
        try:
            refuse_open_file(self._session.document, path)
            replace_file(path, pdf_of(html, shown(self._session.document.name)))
        except StudioError as error:
            self._messages.show_error(error)
        else:
            self.written.emit(path)

    @Slot(object)
    def _show_written(self, path: Path) -> None:
        text = self.tr("Saved “{name}”.").format(name=path.name)
        show = partial(QDesktopServices.openUrl, QUrl.fromLocalFile(str(path)))
        self._messages.show_message(Severity.INFO, text, offers=[(self.tr("Show report"), show)])

    @Slot()
    def _show_cancelled(self) -> None:
        self._messages.show_message(Severity.INFO, self.tr("Canceled. No files have changed."))

    # Printing

    @Slot()
    def show_preview(self) -> None:
        self._make_html().finished.connect(self._open_preview)

    def _make_html(self) -> Job:
        job = self._jobs.start(self.tr("Preparing the report"), partial(_html, self._session.document.snapshot()))
        job.failed.connect(self._messages.show_error)
        return job

    @Slot(object)
    def _open_preview(self, html: str) -> None:
        if self.preview is not None:
            return
        if self._printer is None:
            self._printer = QPrinter(QPrinter.PrinterMode.HighResolution)
            self._printer.setPageMargins(_NO_MARGINS, QPageLayout.Unit.Millimeter)
        self._printer.setDocName(shown(self._session.document.name))
        dialog = QPrintPreviewDialog(self._printer, self._window)
        dialog.setWindowTitle(self.tr("Print report"))
        for bar in dialog.findChildren(QToolBar):
            bar.setMovable(False)
            _set_icons(bar)
        dialog.paintRequested.connect(report_document(html, dialog).print_)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.finished.connect(self._forget_preview)
        self.preview = dialog
        dialog.open()

    @Slot()
    def _forget_preview(self) -> None:
        self.preview = None


def _write(document: Document, path: Path, progress: Progress) -> Path:
    write_problems(document, path, FORMS.get(path.suffix.lower(), "html"), progress=progress)
    return path


def _html(document: Document, _progress: Progress) -> str:
    return "".join(html_chunks(document, max_examples=_MAX_EXAMPLES))


def _set_icons(bar: QToolBar) -> None:
    """Give Qt's actions the program's icons; another version of Qt may have others, which keep their own."""
    actions = [each for each in bar.actions() if not each.isSeparator() and not isinstance(each, QWidgetAction)]
    if len(actions) == len(_DRAWINGS):
        for action, name in zip(actions, _DRAWINGS, strict=True):
            action.setIcon(icon(_MIRRORED.get(name, name) if bar.isRightToLeft() else name))


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
    styled = svg.replace(">", f' xmlns="http://www.w3.org/2000/svg">{_DRAWING_STYLE}', 1)
    image = QImage((size * _PIXELS_PER_UNIT).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(styled.encode()).render(painter, QRectF(image.rect()))
    painter.end()
    return image


def pdf_of(html: str, title: str) -> bytes:
    """Return the report on A4 pages as the content of a PDF file; raises `WriteError` without space for it."""
    try:
        with tempfile.TemporaryDirectory(prefix="sitemap-studio-") as folder:
            path = Path(folder) / "report.pdf"
            writer = QPdfWriter(str(path))
            writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
            writer.setPageMargins(_NO_MARGINS, QPageLayout.Unit.Millimeter)
            writer.setTitle(title)
            report_document(html).print_(writer)
            del writer
            return path.read_bytes()
    except OSError as error:
        sentence = msg("The pages can't be made: {reason}.", reason=system_reason(error))
        raise WriteError(sentence, hint=msg("Free some space for temporary files.")) from error
