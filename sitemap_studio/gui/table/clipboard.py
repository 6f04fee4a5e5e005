"""Copy, cut and paste of cells and entries as tab-separated text.

- A grid is pasted at the current cell, or the first cell of a larger selection; on whole rows from loc on, except for a
  single column.
- If the selection is a whole multiple of the grid, as it always is of a single cell, the grid is repeated over it.
- Lines beyond the last visible entry become new entries behind it.
- Cells that a line lacks leave the cell below them alone; empty cells clear it.
- A header of field names says which column goes into which field, whatever is selected.
"""

from __future__ import annotations

import re
import weakref
from dataclasses import dataclass
from functools import partial
from typing import Final

import numpy as np
import polars as pl
from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from sitemap_studio.core.errors import RequestError
from sitemap_studio.document.document import Document
from sitemap_studio.gui.i18n import counted
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.table.commands import Plan, TableCommands, Texts, plan_cells, plan_copies_at, plan_entries
from sitemap_studio.gui.table.model import EntryModel, stored_text
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol.fields import FIELD_NAMES, FIELDS, FieldName

_CELL = re.compile(r'"((?:[^"]++|"")*+)"(?=[\t\r\n]|\Z)|([^\t\r\n]*)')
"""A quoted cell that ends where a cell may end, or plain text; possessive, so that hostile quotes cost no time."""

_LINE_END = re.compile(r"\r\n|\r|\n")
_NEEDS_QUOTES: Final = r'[\t\r\n]|^"'

_FIELD_BY_TITLE: Final[dict[str, FieldName]] = {title: field.name for field in FIELDS for title in field.csv_names}


@dataclass(frozen=True)
class Grid:
    """Cells that were copied somewhere.

    Attributes:
        lines: Texts by line and column; lines may differ in length.
        fields: The field of each column where the text had a header, None for a column that no field is named after;
            None as a whole where it had no header.
    """

    lines: list[list[str]]
    fields: list[FieldName | None] | None = None

    @property
    def width(self) -> int:
        """Cells of the longest line."""
        return max((len(line) for line in self.lines), default=0)


def parse_grid(text: str) -> Grid:
    """Take tab-separated text apart, quoted as spreadsheets quote it, with or without a header of field names."""
    lines = _lines(text)
    if len(lines) > 1 and (fields := _header(lines[0])) is not None:
        return Grid(lines[1:], fields)
    return Grid(lines)


def grid_text(columns: pl.DataFrame) -> str:
    """Write columns of texts as tab-separated lines; absent values become empty cells.

    Cells are quoted only where they must be: with a tab or a line break inside, or a quotation mark in front. A last
    line of nothing gets the line break that spreadsheets give to every line: else it would be none.
    """
    if columns.is_empty():
        return ""
    cells = []
    for name in columns.columns:
        text = pl.col(name).fill_null("")
        quoted = pl.concat_str(pl.lit('"'), text.str.replace_all('"', '""', literal=True), pl.lit('"'))
        cells.append(pl.when(text.str.contains(_NEEDS_QUOTES)).then(quoted).otherwise(text).alias(name))
    lines = columns.lazy().select(cells).select(pl.concat_str(pl.all(), separator="\t").str.join("\n"))
    joined = str(lines.collect().item())
    return joined + "\n" if not joined or joined.endswith("\n") else joined


def _lines(text: str) -> list[list[str]]:
    lines = _quoted_lines(text) if '"' in text else [line.split("\t") for line in _LINE_END.split(text)]
    if lines and lines[-1] == [""]:
        lines.pop()
    return lines


def _quoted_lines(text: str) -> list[list[str]]:
    lines: list[list[str]] = [[]]
    place = 0
    while True:
        found = _CELL.match(text, place)
        assert found is not None  # the second branch matches everywhere
        quoted, plain = found.groups()
        lines[-1].append(plain if quoted is None else quoted.replace('""', '"'))
        place = found.end()
        if place == len(text):
            return lines
        if text[place] == "\t":
            place += 1
        else:
            place += 2 if text.startswith("\r\n", place) else 1
            lines.append([])


def _header(titles: list[str]) -> list[FieldName | None] | None:
    """The fields that a line names, or None if it is no header."""
    fields = [_FIELD_BY_TITLE.get(title.strip().lower()) for title in titles]
    named = [field for field in fields if field is not None]
    if not named or len(set(named)) < len(named) or any("://" in title for title in titles):
        return None
    return fields


def fields_from(first: FieldName, width: int) -> list[FieldName | None]:
    """The fields of `width` columns from a field on; None beyond the last one."""
    place = FIELD_NAMES.index(first)
    fields: list[FieldName | None] = [*FIELD_NAMES[place : place + width]]
    return fields + [None] * (width - len(fields))


@dataclass(frozen=True)
class Target:
    """Where the user wants a grid to go.

    Attributes:
        rows: The selected entries, as they are shown.
        fields: The fields in which to put it, the first one being where it begins.
        is_area: Whether more than one cell is selected, so that a grid may be repeated over them.
        following: The entries shown from the first selected one to the last of all.
        end: Position at which new entries come in.
        sitemap: The sitemap that new entries belong to; None for that of the entry before them.
    """

    rows: SlotArray
    fields: tuple[FieldName, ...]
    is_area: bool
    following: SlotArray
    end: int
    sitemap: int | None = None


def plan_paste(document: Document, grid: Grid, target: Target) -> Plan:
    """Plan the edit that puts a grid where it is wanted; the plan has no edits if nothing would change.

    Args:
        document: What to edit.
        grid: At least one line.
        target: Where to.
    """
    lines, fields, slots = _spread(grid, target)
    on_entries, beyond = lines[: len(slots)], lines[len(slots) :]
    cells = plan_cells(document.table, _texts(on_entries, fields, slots))
    columns = _columns([line for line in beyond if any(line)], fields)
    if not columns:
        return cells
    entries = plan_entries(document, columns, target.end, target.sitemap)
    return Plan([*cells.edits, *entries.edits], cells.cell_count, entries.added, entries.place)


def plan_added(document: Document, grid: Grid, position: int, sitemap: int | None = None) -> Plan:
    """Plan new entries from the lines of a grid; blank ones are passed over, and without a header loc comes first.

    Args:
        document: What to edit.
        grid: The lines; none is possible.
        position: They come in before the entry that stands here.
        sitemap: The one that they belong to; None for that of the entry before them.
    """
    lines = [line for line in grid.lines if any(cell.strip() for cell in line)]
    columns = _columns(lines, grid.fields or fields_from("loc", grid.width))
    return plan_entries(document, columns, position, sitemap) if columns else Plan([], 0, np.empty(0, np.uint32))


def is_repeated(grid: Grid, target: Target) -> bool:
    """Whether a grid goes over the selection as a whole, and not only once on its first cell and beyond."""
    is_wide_enough = grid.fields is not None or grid.width >= len(target.fields) or not len(target.fields) % grid.width
    return target.is_area and not len(target.rows) % len(grid.lines) and is_wide_enough


def n_left_out(grid: Grid, first: FieldName) -> int:
    """How many columns with something in them have no field, when a grid without a header is put in from one on."""
    if grid.fields is not None:
        return 0
    beyond = range(len(FIELD_NAMES) - FIELD_NAMES.index(first), grid.width)
    return sum(any(line[place : place + 1] not in ([], [""]) for line in grid.lines) for place in beyond)


def _spread(grid: Grid, target: Target) -> tuple[list[list[str]], list[FieldName | None], SlotArray]:
    """The lines, repeated where they are to be, the field of each column, and the entries that they begin to lie on."""
    height, width = len(grid.lines), grid.width
    across = len(target.fields) // width
    if not is_repeated(grid, target):
        return grid.lines, grid.fields or fields_from(target.fields[0], width), target.following
    down = len(target.rows) // height
    if grid.fields is not None:
        return grid.lines * down, grid.fields, target.rows
    lines = grid.lines
    if across > 1:
        lines = [(line + [""] * (width - len(line))) * across for line in lines]
    return lines * down, fields_from(target.fields[0], width * max(1, across)), target.rows


def _texts(lines: list[list[str]], fields: list[FieldName | None], slots: SlotArray) -> Texts:
    texts: dict[FieldName, tuple[SlotArray, pl.Series]] = {}
    for place, field in enumerate(fields):
        if field is None:
            continue
        has_cell = np.array([place < len(line) for line in lines], np.bool_)
        values = [stored_text(field, line[place]) for line in lines if place < len(line)]
        if values:
            texts[field] = (slots[: len(lines)][has_cell], pl.Series(values, dtype=pl.String))
    return texts


def _columns(lines: list[list[str]], fields: list[FieldName | None]) -> dict[FieldName, list[str | None]]:
    """Lines as columns of new entries; none if there are no lines or no fields for them."""
    if not lines:
        return {}
    return {
        field: [stored_text(field, line[place]) if place < len(line) else None for line in lines]
        for place, field in enumerate(fields)
        if field is not None
    }


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

        See the module for what happens to a grid of cells.
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
