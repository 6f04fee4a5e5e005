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

from sitemap_studio.core.errors import RequestError
from sitemap_studio.document.document import Document
from sitemap_studio.gui.i18n import counted
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.table.commands import TableCommands
from sitemap_studio.gui.table.model import EntryModel
from sitemap_studio.gui.table.pasting import Target, is_repeated, n_left_out, plan_added, plan_paste
from sitemap_studio.gui.table.planning import Plan, plan_copies_at
from sitemap_studio.gui.words.grids import Grid, grid_text, parse_grid
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol.fields import FIELD_NAMES, FieldName


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

    def copy_with_header(self) -> None:
        """The same with a line of field names above, by which a spreadsheet or a paste knows the columns."""
        self._copy(is_cut=False, has_header=True)

    def cut(self) -> None:
        """Copy, then delete the entries if they are selected as a whole, else clear the cells."""
        self._copy(is_cut=True)
        self._commands.delete_or_clear()

    def _copy(self, *, is_cut: bool, has_header: bool = False) -> None:
        ranges = self._chosen.ranges()
        fields = list(ranges.rows_by_field())
        if not fields:
            return
        document, slots = self._session.document, self._chosen.slots()
        text = grid_text(document.table.rows(slots, fields))
        if has_header:
            text = "\t".join(fields) + "\n" + text
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
        if not grid.lines or not self._commands.can_add():
            return
        target = self._target(grid)
        if target is None:
            message = self.tr("Nothing can be pasted into this column.")
            self._session.refused.emit(RequestError(message, hint=self.tr("Choose a cell of a field.")))
            return
        first = self._first_row()
        plan = plan_paste(self._session.document, grid, target)
        if plan.edits:
            then = partial(self._show_pasted, grid, target, first, plan)
            self._session.push(self._paste_title(plan), plan.edit, then)
        else:
            self._tell_left_out(grid, target.fields[0])

    def _show_pasted(self, grid: Grid, target: Target, first: int, plan: Plan) -> None:
        """Tell what a grid could not be put into, and select the cells that it went to, from a row on."""
        self._commands.tell_place(plan)
        self._tell_left_out(grid, target.fields[0])
        if is_repeated(grid, target) and not len(plan.added):
            return
        last = min(first + len(grid.lines), self._model.rowCount()) - 1
        left = FIELD_NAMES.index(target.fields[0]) if grid.fields is None else 0
        right = left + grid.width - 1 if grid.fields is None else len(FIELD_NAMES) - 1
        self._chosen.select(np.arange(first, last + 1), left, min(right, len(FIELD_NAMES) - 1))

    def _tell_left_out(self, grid: Grid, first: FieldName) -> None:
        count = n_left_out(grid, first)
        if count:
            one = self.tr("1 column of what was pasted would lie beyond the last field, and was left out.")
            many = self.tr(
                "%n columns of what was pasted would lie beyond the last field, and were left out.", "", count
            )
            hint = self.tr("Paste further to the front, or with a header of field names.")
            self._session.refused.emit(RequestError(counted(count, one, many), hint=hint))

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
            grid = Grid([])
            plan = plan_copies_at(document, clip.table, clip.slots, position, sitemap)
        else:
            grid = parse_grid(text)
            plan = plan_added(document, grid, position, sitemap)
        if plan.edits:
            self._session.push(self._paste_title(plan), plan.edit, partial(self._show_added, grid, plan))

    def _show_added(self, grid: Grid, plan: Plan) -> None:
        self._commands.show_added(plan)
        self._tell_left_out(grid, FIELD_NAMES[0])

    def _paste_title(self, plan: Plan) -> str:
        if plan.cell_count == 1 and not len(plan.added):
            return self.tr("Paste cell")
        if plan.cell_count:
            return self.tr("Paste %Ln cells", "", plan.cell_count)
        return self.tr("Paste entry") if len(plan.added) == 1 else self.tr("Paste %Ln entries", "", len(plan.added))

    def _target(self, grid: Grid) -> Target | None:
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
            if ranges.are_whole_rows and (field is None or grid.width > 1):
                field = FIELD_NAMES[0]
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
