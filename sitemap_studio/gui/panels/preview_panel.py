"""The preview panel: the XML of the selected entry in its file, and after saving.

Jobs make the preview while the panel is visible.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QGridLayout, QLabel, QMenu, QStackedWidget, QToolButton, QVBoxLayout, QWidget

from sitemap_studio.core.errors import StudioError
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.saving.entry_preview import EntryPreview, EntryPreviewer
from sitemap_studio.gui.context import Context
from sitemap_studio.gui.i18n import format_number, localized_error, separate_thousands
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.jobs.background_jobs import LatestJob
from sitemap_studio.gui.theme import Tint
from sitemap_studio.gui.widgets.deferred_panel import DeferredPanel
from sitemap_studio.gui.widgets.diff_view import MAX_LINE_CHARACTERS, DiffLine, DiffView, diff_lines
from sitemap_studio.gui.widgets.empty_state import EmptyState
from sitemap_studio.gui.widgets.labels import TintedLabel, attach_menu
from sitemap_studio.gui.widgets.layouts import fill, set_tab_order
from sitemap_studio.protocol.quoting import visible

MAX_SHOWN_CHARACTERS: Final = 100_000  # longer entries are cut, because laying out megabytes of text takes seconds
_REFRESH_DELAY_MS: Final = 40  # combines a burst of selection changes into one refresh


class PreviewPanel(DeferredPanel):
    """Panel with the XML of the first selected entry: the difference between its file and the next save."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        """Create the panel that previews the XML of the entry selected in the window's table."""
        super().__init__(parent, settle_ms=_REFRESH_DELAY_MS)
        session, view = context.session, context.page.view
        self._session, self._view = session, view
        self.xml = DiffView(self)
        self._title = QLabel(self, textFormat=Qt.TextFormat.PlainText, wordWrap=True)
        self._note = TintedLabel(Tint.QUIET, parent=self)
        self._empty_state = EmptyState(self)
        self._copy_button = QToolButton(self)
        self._pages = QStackedWidget(self)
        self._previews = EntryPreviewer()
        self._preview: EntryPreview | None = None
        self._preview_job = LatestJob(context.jobs, self)
        self._set_up_widgets()
        self._lay_out()
        self._preview_job.answered.connect(self._show_entry)
        self._preview_job.failed.connect(self._show_error)
        for changed in (
            view.selection_count_changed,
            view.selectionModel().currentChanged,
            session.changed,
            session.problems_changed,
            session.undo_stack.cleanChanged,
        ):
            changed.connect(self.refresh_soon)
        session.replaced.connect(self._reset)
        set_tab_order(self)
        self._show_nothing(self.tr("Select an entry."))

    def _set_up_widgets(self) -> None:
        """Name and style the labels, and fill the menu of the copy button."""
        self._title.setObjectName("preview-title")
        self._note.setObjectName("preview-note")
        self._note.setWordWrap(True)
        font = self._title.font()
        font.setBold(True)
        self._title.setFont(font)
        self.xml.setAccessibleName(self.tr("As it is written"))
        menu = QMenu(self._copy_button)
        for version, text in (
            ("before", self.tr("Copy as in the &file")),
            ("after", self.tr("Copy as it &will be saved")),
        ):
            menu.addAction(icon("copy"), text, partial(self._copy_text, version))
        attach_menu(self._copy_button, menu)
        self._copy_button.setIcon(icon("copy"))
        self._copy_button.setToolTip(self.tr("Copy"))
        self._copy_button.setAccessibleName(self.tr("Copy"))

    def _lay_out(self) -> None:
        """Arrange title, copy button, note and XML on one page, and the hint for an empty selection on another."""
        top = QGridLayout()
        top.setContentsMargins(12, 8, 8, 2)
        top.setVerticalSpacing(4)
        top.setColumnStretch(0, 1)
        top.addWidget(self._title, 0, 0)
        top.addWidget(self._copy_button, 0, 1)
        top.addWidget(self._note, 1, 0, 1, 2)
        content = QWidget(self)
        fill(QVBoxLayout(content), top, (self.xml, 1), spacing=4)
        self._pages.addWidget(content)
        self._pages.addWidget(self._empty_state)
        fill(QVBoxLayout(self), self._pages)

    @property
    def is_busy(self) -> bool:
        """Whether a refresh is scheduled, or a job makes the preview."""
        return self.is_refresh_due or self._preview_job.is_running

    @Slot()
    def _reset(self) -> None:
        """Discard all previews and schedule a refresh, because another set was opened."""
        self._preview_job.cancel_latest()
        self._previews, self._preview = EntryPreviewer(), None
        self.refresh_soon()

    @Slot()
    def refresh(self) -> None:
        """Start a job that makes the preview of the first selected entry; without a selection, show a hint."""
        slots = self._view.selection.slots()
        if not len(slots):
            self._preview_job.cancel_latest()
            self._preview = None
            self._show_nothing(self.tr("Select an entry."))
            return
        document, previews = self._session.document, self._previews
        first = int(slots[int(document.table.positions()[slots].argmin())])
        snapshot = document.snapshot()

        def make_preview(progress: Progress) -> tuple[EntryPreview, list[DiffLine]]:
            """Return the preview of the first selected entry, and the diff that saving makes to its XML; runs in a job."""
            preview = previews.preview_entry(snapshot, first, progress)
            return preview, diff_entry(preview.before, preview.after)

        self._preview_job.request((document, first, len(slots)), self.tr("Preview"), make_preview)

    @Slot(object, object)
    def _show_entry(self, request: tuple[Document, int, int], answer: tuple[EntryPreview, list[DiffLine]]) -> None:
        """Show a preview with its title and notes, unless another set is open or the entry was deleted.

        Args:
            request: Set, slot of the entry, and number of selected entries.
            answer: The preview, and the lines of its diff.
        """
        document, slot, n_selected = request
        if document is not self._session.document:
            return
        self._preview, lines = answer
        position = int(document.table.positions()[slot])
        if position < 0:
            return
        name = document.sitemaps[document.table.sitemap_of(slot)].name
        title = self.tr("Entry {number} in {name}").format(number=format_number(position + 1), name=name)
        is_same_entry = title == self._title.text()
        self._title.setText(title)
        self._note.setText(" ".join(self._preview_notes(self._preview, n_selected)))
        if tuple(lines) != self.xml.lines:
            self.xml.show_lines(lines)
        if not is_same_entry:
            self.xml.verticalScrollBar().setValue(0)
        self._pages.setCurrentIndex(0)

    def _preview_notes(self, preview: EntryPreview, n_selected: int) -> Iterator[str]:
        """Yield sentences about a preview, such as whether saving changes the XML, or why it is incomplete."""
        if n_selected > 1:
            yield separate_thousands(n_selected, self.tr("The first of %n selected entries.", None, n_selected))
        if preview.trouble is not None:
            yield localized_error(preview.trouble)
        elif preview.before is None:
            yield self.tr("New; it will be saved with the set.")
        elif preview.after is None:
            yield self.tr("Read-only.")
        elif preview.before == preview.after:
            yield self.tr("As in the file; saving does not change it.")
        else:
            yield self.tr("Saving replaces the lines with − by those with +.")
        if preview.is_repaired:
            yield self.tr("The file was repaired to open it; see Problems.")
        if any(_is_too_long(text) for text in (preview.before, preview.after)):
            yield self.tr("Only the beginning is shown.")

    @Slot(object, object)
    def _show_error(self, _: object, error: StudioError) -> None:
        """Show the error of a failed preview instead of the XML."""
        self._show_nothing(localized_error(error))

    def _show_nothing(self, sentence: str) -> None:
        """Replace the preview by a sentence."""
        self._empty_state.show_message(sentence, "go-to")
        self._pages.setCurrentWidget(self._empty_state)

    def _copy_text(self, version: str) -> None:
        """Copy the XML "before" or "after" saving to the clipboard; the other one if that is missing."""
        if self._preview is None:
            return
        before, after = self._preview.before, self._preview.after
        texts = {"before": before or after, "after": after or before}
        QGuiApplication.clipboard().setText(texts[version] or "")

    def sizeHint(self) -> QSize:
        return QSize(330, 400)

    def minimumSizeHint(self) -> QSize:
        """Return a size at which title and note are not cut off."""
        return QSize(240, 10 * self.fontMetrics().lineSpacing())


# Diff


def diff_entry(before: str | None, after: str | None) -> list[DiffLine]:
    """Return the diff between the XML of an entry in its file (None: new) and after saving (None: read-only)."""
    if before is None and after is not None:
        return diff_lines([], _xml_lines(after))
    lines = _xml_lines(before or "")
    return diff_lines(lines, lines if after is None else _xml_lines(after))


def _xml_lines(text: str) -> list[str]:
    """Return the lines of an entry's XML without common indentation, cut to the maximum length.

    Tabs become blanks, and control characters become visible.
    """
    lines = text[:MAX_SHOWN_CHARACTERS].replace("\r\n", "\n").split("\n")
    # The first line starts at the entry itself; the last line has the indentation of the entry.
    indent = len(lines[-1]) - len(lines[-1].lstrip()) if len(lines) > 1 else 0
    others = [line[indent:] if not line[:indent].strip() else line for line in lines[1:]]
    return [visible(line.expandtabs(4)) for line in (lines[0], *others)]


def _is_too_long(text: str | None) -> bool:
    """Return whether the preview shows an XML text incompletely, because of its length or of a long line."""
    return text is not None and (
        len(text) > MAX_SHOWN_CHARACTERS or any(len(line) > MAX_LINE_CHARACTERS for line in text.split("\n"))
    )
