"""Connects the entry panel with what is selected in the table: shows it, and makes edits of what is typed there."""

from __future__ import annotations

from typing import Final

import polars as pl
from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication

from sitemap_studio.gui.i18n import counted, format_number, numbered
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.panels.entry import EntryPanel
from sitemap_studio.gui.table.commands import plan_text
from sitemap_studio.gui.table.entry_fields import Common
from sitemap_studio.gui.table.model import stored_text
from sitemap_studio.gui.widgets.desktop import browse
from sitemap_studio.gui.work.entry_page import EntryPage
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol.fields import FIELD_BY_NAME, FIELD_NAMES, FieldName
from sitemap_studio.protocol.urls import readable

_SETTLE_MS: Final = 40
"""Steps through the table that come in a burst are followed at once."""


class EntryShowing(QObject):
    """What the entry panel shows, and what becomes of what is typed into it.

    Signals:
        shown: Other entries are shown, or they changed; carries their slots.
        finishing: What is being typed in the panel is wanted.
    """

    shown = Signal(object)
    finishing = Signal()

    def __init__(self, session: Session, *, page: EntryPage, panel: EntryPanel) -> None:
        super().__init__(panel)
        self._session, self._page, self._panel = session, page, panel
        self._slots: SlotArray | None = None
        self._settling = QTimer(self, singleShot=True, interval=_SETTLE_MS)
        self._settling.timeout.connect(self.refresh)
        view = page.view
        view.selection_count_changed.connect(self.refresh_soon)
        view.selectionModel().currentChanged.connect(self.refresh_soon)
        session.changed.connect(self.refresh_soon)
        session.problems_changed.connect(self.refresh_soon)
        session.replaced.connect(self._forget)
        panel.fields.typed.connect(self._type)
        panel.fields.left.connect(view.setFocus)
        panel.appeared.connect(self.refresh_soon)
        panel.copy_asked.connect(self._copy)
        panel.browse_asked.connect(self._browse)

    @Slot()
    def finish(self) -> None:
        """Take what is being typed; for whatever looks at the document or takes it away."""
        self._panel.fields.finish()
        self.finishing.emit()

    @Slot()
    def refresh_soon(self) -> None:
        """Show what is selected once that has settled."""
        if self._panel.isVisible():
            self._settling.start()

    @Slot()
    def refresh(self) -> None:
        """Show what is selected."""
        self._settling.stop()
        slots = self._page.view.selected_slots()
        if self._slots is not None and not (len(slots) == len(self._slots) and (slots == self._slots).all()):
            # What is being typed belongs to the entries that were shown.
            self._panel.fields.finish()
        self._slots = slots
        if len(slots):
            self._show(slots)
        else:
            self._panel.show_nothing()
        self.shown.emit(slots)

    @Slot()
    def _forget(self) -> None:
        """Another set is open: what was shown is gone."""
        self._slots = None
        self.refresh_soon()

    def _show(self, slots: SlotArray) -> None:
        table = self._session.document.table
        values = {field: common_value(table.rows(slots, [field]).to_series()) for field in FIELD_NAMES}
        may_change = self._session.may_change_all or bool(self._session.may_change_each(slots).all())
        self._panel.fields.show_values(values, self._session.document.problems, may_change=may_change)
        loc = values["loc"].value or ""
        shown = readable(loc.strip())
        self._panel.show_head(
            self._title(slots),
            note="" if may_change else self.tr("Read-only."),
            readable=shown if shown != loc.strip() else "",
            has_address=bool(loc) and len(slots) == 1,
        )

    def _title(self, slots: SlotArray) -> str:
        table = self._session.document.table
        if len(slots) > 1:
            return numbered(len(slots), self.tr("%n entries", None, len(slots)))
        number = int(table.positions()[int(slots[0])]) + 1
        return self.tr("Entry {number} of {count}").format(
            number=format_number(number), count=format_number(len(table))
        )

    @Slot(str, str)
    def _type(self, name: str, text: str) -> None:
        """Give the entries shown a text."""
        slots, field = self._slots, FIELD_BY_NAME[name].name
        if slots is None or not len(slots):
            return
        document = self._session.document
        plan = plan_text(document.table, {field: slots}, {field: stored_text(field, text)})
        if plan.edits:
            self._session.push(self._step(field, plan.cell_count), plan.edit)

    def _step(self, field: FieldName, count: int) -> str:
        one, many = self.tr("Change {field}"), self.tr("Change {field} in %n entries", None, count)
        return counted(count, one, many).format(field=field)

    def _loc(self) -> str:
        slots = self._slots
        if slots is None or len(slots) != 1:
            return ""
        return (self._session.document.table.value(int(slots[0]), "loc") or "").strip()

    @Slot()
    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._loc())

    @Slot()
    def _browse(self) -> None:
        browse(self._loc())


def common_value(texts: pl.Series) -> Common:
    """What texts have in common; a few are looked at first, as most of a large selection differ at once."""
    first = texts[0]
    for few in (texts.head(64), texts):
        if not few.eq_missing(pl.Series([first], dtype=pl.String)).all():
            return Common(None, differs=True)
    return Common(first)
