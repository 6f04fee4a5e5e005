"""The clipboard: cells as spreadsheets understand them, and whole entries with all that belongs to them.

What a grid of cells means where it is pasted is planned in `pasting`.
"""

from __future__ import annotations

import weakref
from dataclasses import dataclass
from functools import partial

import numpy as np
from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from sitemap_studio.document.document import Document
from sitemap_studio.gui.session import Session
from sitemap_studio.gui.table.clipboard import Grid, grid_text, parse_grid
from sitemap_studio.gui.table.commands import TableCommands
from sitemap_studio.gui.table.model import EntryModel
from sitemap_studio.gui.table.pasting import Target, plan_added, plan_paste
from sitemap_studio.gui.table.planning import Plan, plan_copies_at
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.table.entries import EntryTable
from sitemap_studio.table.slots import SlotArray


@dataclass(frozen=True)
class _Clip:
    """Whole entries that were copied or cut here.

    Attributes:
        text: What stands on the clipboard for them; once something else does, they are forgotten.
        document: Whose they are.
        table: All entries as they were then.
        slots: Which ones, as they were shown.
        is_cut: Whether they are gone from where they stood.
    """

    text: str
    document: weakref.ref[Document]
    table: EntryTable
    slots: SlotArray
    is_cut: bool


class ClipboardCommands(QObject):
    """Copy, cut and paste in a view of entries."""

    def __init__(self, session: Session, model: EntryModel, commands: TableCommands) -> None:
        super().__init__(commands)
        self._session, self._model, self._commands = session, model, commands
        self._chosen = commands.chosen
        self._clip: _Clip | None = None

    def copy(self) -> None:
        """Put the selected fields on the clipboard, as tab-separated plain text."""
        self._copy(is_cut=False)

    def cut(self) -> None:
        """Copy, then delete the entries if they are selected as a whole, else clear the cells."""
        self._copy(is_cut=True)
        self._commands.delete_or_clear()

    def _copy(self, *, is_cut: bool) -> None:
        ranges = self._chosen.ranges()
        fields = list(ranges.rows_by_field())
        if not fields:
            return
        document, slots = self._session.document, self._chosen.slots()
        text = grid_text(document.table.rows(slots, fields))
        is_whole = ranges.are_whole_rows
        then = document.table.snapshot()
        self._clip = _Clip(text, weakref.ref(document), then, slots, is_cut) if is_whole else None
        # Plain text and nothing else; Qt makes no rich text of it.
        QGuiApplication.clipboard().setText(text)

    def _clipped(self, text: str) -> _Clip | None:
        """The entries that the text on the clipboard stands for, if they were taken from what is open here."""
        clip = self._clip
        return clip if clip and clip.text == text and clip.document() is self._session.document else None

    def paste(self) -> None:
        """Put the cells on the clipboard on the current cell or over the selection; entries that were cut come in anew.

        See `pasting` for what becomes of a grid of cells.
        """
        text = QGuiApplication.clipboard().text()
        clip = self._clipped(text)
        if clip is not None and clip.is_cut:
            self.paste_entries()
            return
        grid = parse_grid(text)
        target = self._target()
        if not grid.lines or target is None or not self._commands.can_add():
            return
        first = self._first_row()
        plan = plan_paste(self._session.document, grid, target)
        if plan.edits:
            shows = not target.is_area or len(plan.added) > 0
            then = partial(self._show_pasted, grid, target, first, plan) if shows else None
            self._session.push(self._paste_title(plan), plan.edit, then)

    def _show_pasted(self, grid: Grid, target: Target, first: int, plan: Plan) -> None:
        """Select the cells that a grid went to, from a row on."""
        self._commands.tell_place(plan)
        last = min(first + len(grid.lines), self._model.rowCount()) - 1
        left = FIELD_NAMES.index(target.fields[0]) if grid.fields is None else 0
        right = left + grid.width - 1 if grid.fields is None else len(FIELD_NAMES) - 1
        self._chosen.select(np.arange(first, last + 1), left, min(right, len(FIELD_NAMES) - 1))

    def paste_entries(self) -> None:
        """Put what is on the clipboard in below the current entry, as new ones.

        Entries that were copied or cut here come with their extensions; of any other text each line is an entry, its
        columns the fields, or what a header says.
        """
        if not self._commands.can_add():
            return
        text = QGuiApplication.clipboard().text()
        clip, document = self._clipped(text), self._session.document
        position, sitemap = self._chosen.behind_current(), self._model.order.sitemap
        if clip is not None:
            plan = plan_copies_at(document, clip.table, clip.slots, position, sitemap)
        else:
            plan = plan_added(document, parse_grid(text), position, sitemap)
        if plan.edits:
            self._session.push(self._paste_title(plan), plan.edit, partial(self._commands.show_added, plan))

    def _paste_title(self, plan: Plan) -> str:
        if plan.cell_count == 1 and not len(plan.added):
            return self.tr("Paste cell")
        if plan.cell_count:
            return self.tr("Paste %Ln cells", "", plan.cell_count)
        return self.tr("Paste entry") if len(plan.added) == 1 else self.tr("Paste %Ln entries", "", len(plan.added))

    def _target(self) -> Target | None:
        """Where a paste goes; None if the current column takes none."""
        ranges, index = self._chosen.ranges(), self._chosen.current()
        if not self._model.rowCount():
            nothing = np.empty(0, np.uint32)
            first = FIELD_NAMES[:1]
            return Target(nothing, first, False, nothing, self._chosen.end(), self._model.order.sitemap)
        by_field = ranges.rows_by_field()
        fields = tuple(by_field)
        if ranges.are_whole_rows or not fields:
            field = self._model.field_at(max(0, index.column()))
            if field is None:
                return None
            fields = (field,)
        rows = ranges.rows()
        return Target(
            rows=self._model.slots_at(rows),
            fields=fields,
            is_area=len(rows) > 1 or len(fields) > 1,
            following=self._model.order.shown[self._first_row() :],
            end=self._chosen.end(),
            sitemap=self._model.order.sitemap,
        )

    def _first_row(self) -> int:
        boxes = self._chosen.ranges().boxes
        return min(top for top, *_ in boxes) if boxes else max(0, self._chosen.current().row())
