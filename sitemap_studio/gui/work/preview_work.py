"""The preview in the window: follows the selected entry, and has worked out in a job how it is written and read.

Nothing is worked out while the panel is out of sight.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QGuiApplication

from sitemap_studio.core.errors import StudioError
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.decoding import Decoded, decoded
from sitemap_studio.document.document import Document
from sitemap_studio.document.saving.previewing import Preview, Previews
from sitemap_studio.gui.docks import Following
from sitemap_studio.gui.i18n import format_number, localized_error, numbered
from sitemap_studio.gui.jobs.jobs import Jobs, LatestJob
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.panels.preview import PreviewPanel
from sitemap_studio.gui.preview.lines import PreviewLine, is_cut, preview_lines
from sitemap_studio.gui.preview.reading import reading_of
from sitemap_studio.gui.preview.reading_lines import as_text
from sitemap_studio.gui.work.entry_page import EntryPage

SETTLE_MS: Final = 40
"""Steps through the table that come in a burst are followed at once."""


@dataclass(frozen=True)
class _Shown:
    """What is known of an entry."""

    preview: Preview
    lines: list[PreviewLine]
    entry: Decoded


class PreviewWork(QObject):
    """Keeps the preview right.

    Attributes:
        panel: Where it stands.
    """

    def __init__(self, session: Session, jobs: Jobs, *, page: EntryPage, panel: PreviewPanel) -> None:
        super().__init__(panel)
        self._session, self._page, self.panel = session, page, panel
        self._previews = Previews()
        self._following = Following(panel, SETTLE_MS)
        self._known: _Shown | None = None
        self._latest = LatestJob(jobs, self)
        self._following.due.connect(self._look)
        self._latest.answered.connect(self._take)
        self._latest.failed.connect(self._fail)
        page.view.selection_count_changed.connect(self._following.follow)
        page.view.selectionModel().currentChanged.connect(self._following.follow)
        session.changed.connect(self._following.follow)
        session.problems_changed.connect(self._following.follow)
        session.undo_stack.cleanChanged.connect(self._following.follow)
        session.replaced.connect(self._forget)
        panel.copy_asked.connect(self.copy)

    @property
    def is_busy(self) -> bool:
        """Whether something is being worked out, or soon will be."""
        return self._following.is_waiting or self._latest.is_running

    @Slot()
    def _forget(self) -> None:
        """Another set is open: what was kept of the files of the one before is of no use."""
        self._latest.drop()
        self._previews, self._known = Previews(), None
        self._following.follow()

    @Slot()
    def _look(self) -> None:
        """Show the first selected entry as it is now."""
        slots = self._page.view.selected_slots()
        if not len(slots):
            self._latest.drop()
            self._known = None
            self.panel.show_nothing(self.tr("Select an entry to see how it is written."))
            return
        document = self._session.document
        positions = document.table.positions()[slots]
        first = int(slots[int(positions.argmin())])
        work = partial(_worked_out, self._previews, document.snapshot(), first)
        self._latest.ask((document, first, len(slots)), self.tr("Previewing"), work)

    @Slot(object, object)
    def _take(self, question: tuple[Document, int, int], shown: _Shown) -> None:
        document, slot, n_selected = question
        if document is not self._session.document:
            return
        self._known = shown
        position = int(document.table.positions()[slot])
        if position < 0:
            return
        name = document.sitemaps[document.table.sitemap_of(slot)].name
        title = self.tr("Entry {number} in {name}").format(number=format_number(position + 1), name=name)
        self.panel.show_entry(title, self._notes(shown, n_selected), shown.lines, reading_of(shown.entry))

    def _notes(self, shown: _Shown, n_selected: int) -> list[str]:
        preview = shown.preview
        notes = []
        if n_selected > 1:
            notes.append(numbered(n_selected, self.tr("The first of %n selected entries.", None, n_selected)))
        if preview.trouble is not None:
            notes.append(localized_error(preview.trouble))
        elif preview.before is None:
            notes.append(self.tr("New in this file: it is written when the set is saved."))
        elif preview.after is None:
            notes.append(self.tr("It is read-only and stays as it is."))
        elif preview.before == preview.after:
            notes.append(self.tr("As it stands in the file; saving leaves it unchanged."))
        else:
            notes.append(self.tr("Saving replaces lines with \u2212 by lines with +."))
        if preview.is_mended:
            notes.append(self.tr("The file was mended to be read; see Repairs."))
        if is_cut(preview.before, preview.after):
            notes.append(self.tr("It is too long to be shown whole: this is its beginning."))
        return notes

    @Slot(object, object)
    def _fail(self, _: object, error: StudioError) -> None:
        self.panel.show_nothing(localized_error(error))

    @Slot(str)
    def copy(self, what: str) -> None:
        """Put the entry on the clipboard as plain text.

        Args:
            what: "before" as it stands in the file, "after" as it will be written, "reading" what is read of it.
        """
        if self._known is None:
            return
        preview = self._known.preview
        texts = {"before": preview.before, "after": preview.after or preview.before}
        text = as_text(reading_of(self._known.entry)) if what == "reading" else texts[what] or preview.after
        QGuiApplication.clipboard().setText(text or "")


def _worked_out(previews: Previews, document: Document, slot: int, progress: Progress) -> _Shown:
    preview = previews.of(document, slot, progress)
    return _Shown(preview, preview_lines(preview.before, preview.after), decoded(document, slot))
