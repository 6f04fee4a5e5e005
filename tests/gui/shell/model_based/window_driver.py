"""Driver of a window, and reader of documents, for random edits."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
from PySide6.QtCore import QEvent, QEventLoop, QItemSelectionModel
from PySide6.QtWidgets import QApplication

from sitemap_studio.document.document import Document
from sitemap_studio.document.entry_extensions import reliable_declarations
from sitemap_studio.formats.extensions.extension_editing import EntryExtensions
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.gui.table.entry_selection import rows_as_selection
from sitemap_studio.model.edits import Edit
from sitemap_studio.model.slots import ROW_BITS
from sitemap_studio.protocol.fields import FIELD_NAMES
from tests.gui.shell.model_based.expected_set import FIELDS, Entry, ExpectedSet, ExpectedSitemap, Item


class DocumentReader:
    """Reader of documents as plain sets; parsed extensions are cached."""

    def __init__(self) -> None:
        self._items: dict[tuple[str, tuple[tuple[str, str], ...]], tuple[Item, ...]] = {}

    def read_document(self, document: Document) -> ExpectedSet:
        """Return the sitemaps and entries of a document as a plain set."""
        table = document.table
        texts = table.rows(table.order, FIELDS).rows()
        xml = {
            number << ROW_BITS | place: text
            for number, sparse in enumerate(table.extensions)
            for place, text in sparse.iter_rows()
        }
        slots, origins = table.order.tolist(), table.origins_of(table.order).tolist()
        entries = [
            Entry(slot, fields, self._read(document, xml.get(slot), origin))
            for slot, fields, origin in zip(slots, texts, origins, strict=True)
        ]
        sitemaps, first = [], 0
        for sitemap in document.sitemaps:
            count = table.entry_count(sitemap.id)
            assert document.table.slots_of_sitemap(sitemap.id).tolist() == slots[first : first + count]
            sitemaps.append(
                ExpectedSitemap(sitemap.id, sitemap.name, sitemap.loc or "", tuple(entries[first : first + count]))
            )
            first += count
        assert first == len(table)
        return tuple(sitemaps)

    def _read(self, document: Document, xml: str | None, origin: int) -> tuple[Item, ...]:
        if not xml:
            return ()
        around = reliable_declarations(document, origin)
        key = xml, tuple(around.items())
        if key not in self._items:
            self._items[key] = tuple(
                (item.kind, tuple((value.path, value.text or "") for value in item.values) or (("", item.xml.strip()),))
                for item in EntryExtensions(xml, around).items()
            )
        return self._items[key]


class WindowDriver:
    """Driver of a main window."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self.session = window.session
        self.page, self.view = window.page, window.page.view

    @property
    def document(self) -> Document:
        return self.session.document

    def open(self, path: Path) -> None:
        """Open a set, and wait until it is checked."""
        before = self.document
        self.window.files.open(path)
        self.wait(lambda: self.document is not before and not self.window.jobs.running)

    def wait(self, until: Callable[[], bool]) -> None:
        """Process events until a condition holds."""
        while not until():
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)

    def finish_pending(self) -> None:
        """Process events until no job runs, and delete objects that are to be deleted later."""
        QApplication.processEvents()
        self.wait(lambda: not self.window.jobs.running)
        # The program does the same when it is idle.
        send: Callable[..., None] = QApplication.sendPostedEvents
        send(None, QEvent.Type.DeferredDelete.value)

    def shown(self) -> list[int]:
        """Return the slots of the shown entries, in view order."""
        return self.view.entries.order.shown.tolist()

    def trigger_action(self, action: str) -> bool:
        """Trigger an action by id; return whether it was enabled."""
        chosen = self.window.actions_by_id[action]
        if not chosen.isEnabled():
            return False
        chosen.trigger()
        return True

    def push(self, title: str, edit: Edit) -> None:
        self.session.push(title, edit)

    def select(self, top: int, left: int, bottom: int, right: int, *, is_scattered: bool) -> None:
        """Select cells, every row or every other, the first one being current; numbers beyond the table wrap."""
        count, width = self.view.entries.rowCount(), self.view.entries.columnCount()
        if not count:
            return
        top, bottom = sorted((top % count, bottom % count))
        left, right = sorted((left % width, right % width))
        self.view.go_to(top, left)
        selection = rows_as_selection(self.view.entries, np.arange(top, bottom + 1, 1 + is_scattered), left, right)
        assert selection is not None
        self.view.selectionModel().select(selection, QItemSelectionModel.SelectionFlag.ClearAndSelect)

    def select_sitemaps(self, ids: list[int]) -> None:
        self.window.sitemaps.refresh()
        self.window.sitemaps.select_sitemaps(ids)

    @property
    def current(self) -> int | None:
        """Slot of the current entry."""
        row = self.view.currentIndex().row()
        return self.view.entries.slot_at(row) if row >= 0 else None

    @property
    def current_field(self) -> str | None:
        return self.view.entries.field_at(self.view.currentIndex().column())

    @property
    def slots(self) -> list[int]:
        """Slots of the selected entries, in view order."""
        return self.view.selection.slots().tolist()

    @property
    def fields(self) -> list[str]:
        """Selected fields; empty if complete rows are selected."""
        ranges = self.view.selection.ranges()
        return [] if ranges.are_whole_rows else list(ranges.rows_by_column(FIELD_NAMES))

    @property
    def are_whole(self) -> bool:
        return self.view.selection.ranges().are_whole_rows
