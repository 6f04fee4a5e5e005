"""Copy, cut and paste of cells and entries as tab-separated text.

- A grid is pasted at the current cell, or the first cell of a larger selection; on whole rows from loc on, except for a
  single column.
- If the selection is a whole multiple of the grid, as it always is of a single cell, the grid is repeated over it.
- Lines beyond the last visible entry become new entries behind it.
- A list of absolute URLs becomes new entries, too, instead of replacing URLs, unless as many were selected for it.
- Cells that a line lacks leave the cell below them alone; empty cells clear it.
- A header of field names says which column goes into which field, whatever is selected.
"""

from __future__ import annotations

import re
import weakref
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial
from typing import Final

import numpy as np
import polars as pl
from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication

from sitemap_studio.core.errors import RequestError
from sitemap_studio.core.messages import listed, quoted
from sitemap_studio.document.base_url import count_foreign_hosts
from sitemap_studio.document.document import Document
from sitemap_studio.document.extension_columns import EXTENSION_COLUMNS_BY_NAME
from sitemap_studio.gui.i18n import counted, localized
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.table.entry_commands import TableCommands
from sitemap_studio.gui.table.entry_model import EntryModel
from sitemap_studio.gui.table.entry_selection import EntrySelection
from sitemap_studio.gui.table.planned_edits import PlannedEdit, plan_cells, plan_copies_at, plan_entries
from sitemap_studio.gui.table.view_columns import is_editable, stored_text
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import NO_SLOTS, SlotArray
from sitemap_studio.protocol.fields import FIELD_NAMES, FIELDS

_CELL = re.compile(r'(?:"((?>(?:[^"]++|"")*))"(?=[\t\r\n]|\Z)|([^\t\r\n]*))(\t|\r\n|\r|\n|\Z)')
"""A quoted cell that ends where a cell may end, or plain text, and what separates it from the next.

Possessive, so that hostile quotes cost no time.
"""

_ABSOLUTE_URL = re.compile(r"\s*[a-z][a-z0-9+.-]*://", re.IGNORECASE)
_LINE_END = re.compile(r"\r\n|\r|\n")
_NEEDS_QUOTES: Final = r'[\t\r\n]|^"'

_COLUMN_BY_TITLE: Final[dict[str, str]] = {
    **{title: field.name for field in FIELDS for title in field.csv_names},
    **{name: name for name in EXTENSION_COLUMNS_BY_NAME},
}


@dataclass(frozen=True)
class Grid:
    """Cells of tab-separated text."""

    lines: list[list[str]]  # texts by line and column; lines may differ in length
    fields: list[str | None] | None = None  # what the header names for each column; None without a header
    titles: tuple[str, ...] = ()  # those of the header

    @cached_property
    def width(self) -> int:
        return max((len(line) for line in self.lines), default=0)

    def fields_from(self, first: str, width: int, columns: Sequence[str] = FIELD_NAMES) -> list[str | None]:
        """Return the column of the table for each: those of the header, or `width` from one on; None beyond the last."""
        place = columns.index(first)
        fields: list[str | None] = [*columns[place : place + width]]
        return self.fields or fields + [None] * (width - len(fields))

    def is_url_list(self, fields: Sequence[str | None]) -> bool:
        """Return whether it has several lines, each with an absolute URL where these fields have `loc`."""
        if "loc" not in fields:
            return False
        place = fields.index("loc")
        urls = [line[place] if place < len(line) else "" for line in self.lines if any(line)]
        return len(urls) > 1 and all(_ABSOLUTE_URL.match(url) for url in urls)


def parse_grid(text: str) -> Grid:
    """Parse tab-separated text, quoted as spreadsheets quote it, with or without a header of field names."""
    lines = _quoted_lines(text) if '"' in text else [line.split("\t") for line in _LINE_END.split(text)]
    if lines and lines[-1] == [""]:
        lines.pop()
    if len(lines) > 1 and (fields := _header(lines[0])) is not None:
        return Grid(lines[1:], fields, tuple(title.strip() for title in lines[0]))
    return Grid(lines)


def _quoted_lines(text: str) -> list[list[str]]:
    lines: list[list[str]] = [[]]
    place = 0
    while (found := _CELL.match(text, place)) is not None:
        quoted, plain, separator = found.groups()
        lines[-1].append(plain if quoted is None else quoted.replace('""', '"'))
        place = found.end()
        if not separator:
            break
        if separator != "\t":
            lines.append([])
    return lines


def _header(titles: list[str]) -> list[str | None] | None:
    """Return the columns that a line names, or None if it is no header."""
    fields = [_COLUMN_BY_TITLE.get(title.strip().lower()) for title in titles]
    named = [field for field in fields if field is not None]
    fields = [field if is_editable(field) else None for field in fields]
    if not named or len(set(named)) < len(named) or any("://" in title for title in titles):
        return None
    return fields


def grid_text(columns: pl.DataFrame) -> str:
    """Return columns of texts as tab-separated lines; absent values become empty cells.

    Cells are quoted only if they contain a tab or a line break, or start with a quotation mark. An empty last line gets
    a line break, which spreadsheets write after every line.
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


# Pasting


@dataclass(frozen=True)
class PasteTarget:
    """Where a grid is to be pasted."""

    rows: SlotArray  # selected entries, in view order
    fields: tuple[str, ...]  # selected columns, the first being where the grid begins
    columns: tuple[str, ...]  # columns that it goes into, from left to right
    is_area: bool  # whether several cells are selected, over which a grid may be repeated
    first: int  # view row of the first selected entry
    following: SlotArray  # visible entries from it on
    end: int  # position of new entries
    sitemap: int | None = None  # sitemap of new entries; None for that of the entry before them

    def repeats(self, grid: Grid) -> bool:
        """Return whether the selection is a multiple of a grid, which is then repeated over it."""
        fits = grid.fields is not None or grid.width >= len(self.fields) or not len(self.fields) % grid.width
        return self.is_area and not len(self.rows) % len(grid.lines) and fits

    def fields_of(self, grid: Grid, width: int) -> list[str | None]:
        """Return the column for each text of a line; None for one that can't be edited, or beyond the last."""
        names = grid.fields_from(self.fields[0], width, self.columns)
        return [name if is_editable(name) else None for name in names]


def _plan_paste(document: Document, grid: Grid, target: PasteTarget) -> PlannedEdit:
    lines, fields, slots = _spread(grid, target)
    texts: dict[str, tuple[SlotArray, pl.Series]] = {}
    over = lines[: len(slots)]
    for place, field in enumerate(fields):
        if field is not None:
            values = pl.Series([line[place] if place < len(line) else None for line in over], dtype=pl.String)
            is_given = values.is_not_null()
            if is_given.any():
                given = slots[: len(over)][is_given.to_numpy()]
                texts[field] = given, values.filter(is_given).replace("", stored_text(field, ""))
    cells = plan_cells(document, texts)
    columns = _columns([line for line in lines[len(slots) :] if any(line)], fields)
    if not columns:
        return cells
    entries = plan_entries(document, columns, target.end, target.sitemap)
    return replace(cells, edits=[*cells.edits, *entries.edits], added=entries.added, place=entries.place)


def _spread(grid: Grid, target: PasteTarget) -> tuple[list[list[str]], list[str | None], SlotArray]:
    """Return the lines, repeated if need be, the column of each text, and the entries to paste over."""
    if not target.repeats(grid):
        return grid.lines, target.fields_of(grid, grid.width), target.following
    lines, width = grid.lines, grid.width
    across = len(target.fields) // width
    if grid.fields is None and across > 1:
        lines = [(line + [""] * (width - len(line))) * across for line in lines]
        width *= across
    return lines * (len(target.rows) // len(lines)), target.fields_of(grid, width), target.rows


def _columns(lines: list[list[str]], fields: list[str | None]) -> dict[str, list[str | None]]:
    """Return lines as columns of new entries; none without lines or fields."""
    if not lines:
        return {}
    return {
        field: [stored_text(field, line[place]) if place < len(line) else None for line in lines]
        for place, field in enumerate(fields)
        if field is not None
    }


# Commands


@dataclass(frozen=True)
class _Clip:
    """Whole entries that were copied or cut in this program."""

    text: str  # their text on the clipboard; once that differs, they are no longer pasted
    document: weakref.ref[Document]
    table: EntryTable  # snapshot of all entries at that time
    slots: SlotArray  # entries, in view order
    is_cut: bool


class ClipboardCommands(QObject):
    """Copy, cut and paste in a view of entries.

    Signals:
        list_added: A list of URLs was added instead of replacing URLs; carries their number, a function that replaces
            these instead, and the error that columns without a field are left out, or None.
        foreign_pasted: URLs of other hosts than that of the set were pasted; carries their numbers by host. Emitted
            before `list_added`.
    """

    list_added = Signal(int, object, object)
    foreign_pasted = Signal(object)

    def __init__(self, session: Session, model: EntryModel, selection: EntrySelection, commands: TableCommands) -> None:
        super().__init__(commands)
        self._session, self._model, self._selection, self._commands = session, model, selection, commands
        self._clip: _Clip | None = None
        self._pasted = NO_SLOTS  # entries that the last paste selected
        self._after_undo: Callable[[], None] | None = None
        session.busy_changed.connect(self._continue_after_undo)

    def cut(self) -> None:
        """Copy, then delete the entries if whole rows are selected, else clear the cells."""
        self.copy(is_cut=True)
        self._commands.delete_or_clear()

    def copy(self, *, is_cut: bool = False, has_header: bool = False) -> None:
        """Copy the selected fields as tab-separated plain text, on request below a line of field names."""
        ranges, columns = self._selection.ranges(), list(self._selection.rows_by_column())
        if not columns:
            return
        document, slots = self._session.document, self._selection.slots()
        text = grid_text(self._model.texts(slots, columns))
        if has_header:
            text = "\t".join(columns) + "\n" + text
        self._clip = None
        if ranges.are_whole_rows:
            self._clip = _Clip(text, weakref.ref(document), document.table.snapshot(), slots, is_cut)
        # Plain text and nothing else; Qt makes no rich text of it.
        QGuiApplication.clipboard().setText(text)

    def _clip_of(self, text: str) -> _Clip | None:
        """Return the entries of this document that the text on the clipboard stands for, if any."""
        clip = self._clip
        return clip if clip and clip.text == text and clip.document() is self._session.document else None

    def paste(self) -> None:
        """Paste cells at the current cell or over the selection; entries that were cut are inserted."""
        text = QGuiApplication.clipboard().text()
        clip = self._clip_of(text)
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
        if self._is_added(grid, target):
            self._add_list(clip, grid, target)
        else:
            self._paste_over(grid, target)

    def _is_added(self, grid: Grid, target: PasteTarget) -> bool:
        """Return whether a list of URLs is added, as it would replace URLs that the user did not select for it."""
        if not grid.is_url_list(target.fields_of(grid, grid.width)):
            return False
        is_selected = target.is_area and len(target.rows) >= len(grid.lines)
        if is_selected and not np.array_equal(target.rows, self._pasted):
            return False
        slots = _spread(grid, target)[2][: len(grid.lines)]
        return any(self._session.document.table.rows(slots, ["loc"]).to_series())

    def _add_list(self, clip: _Clip | None, grid: Grid, target: PasteTarget) -> None:
        """Add a list of URLs, or the entries of this program that it stands for, as new entries."""
        document = self._session.document
        try:
            if clip is not None:
                plan = plan_copies_at(document, clip.table, clip.slots, target.end, target.sitemap)
            else:
                lines = [line for line in grid.lines if any(line)]
                columns = _columns(lines, target.fields_of(grid, grid.width))
                plan = plan_entries(document, columns, target.end, target.sitemap)
        except RequestError as error:
            self._session.refused.emit(error)
            return
        foreign = self._foreign_hosts(grid, target.fields_of(grid, grid.width))
        self._session.push_plan(self._paste_title(plan), plan, partial(self._show_list, grid, target, plan, foreign))

    def _foreign_hosts(self, grid: Grid, fields: Sequence[str | None]) -> dict[str, int]:
        """Return the numbers of URLs in a grid by host, other than that of the set before the paste."""
        if "loc" not in fields:
            return {}
        place = fields.index("loc")
        locs = [line[place] for line in grid.lines if place < len(line)]
        return count_foreign_hosts(self._session.document, pl.Series(locs, dtype=pl.String))

    def _show_list(self, grid: Grid, target: PasteTarget, plan: PlannedEdit, foreign: dict[str, int]) -> None:
        self._report_foreign(foreign)
        self._commands.show_added(plan)
        self._pasted = self._selection.slots()
        step = self._session.undo_stack.index()
        replace = partial(self._replace_instead, grid, target, step)
        self.list_added.emit(len(plan.added), replace, self._left_out(grid, target.fields_of(grid, grid.width)))

    def _replace_instead(self, grid: Grid, target: PasteTarget, step: int) -> None:
        """Undo the step that added a list, unless another followed, and paste the list over the selected URLs."""
        stack = self._session.undo_stack
        if stack.index() != step or self._session.is_refused_now():
            return

        def paste_over() -> None:
            if stack.index() == step - 1:
                self._paste_over(grid, target)

        self._after_undo = paste_over
        self._session.undo()
        self._continue_after_undo()

    @Slot()
    def _continue_after_undo(self) -> None:
        if not self._session.is_busy and self._after_undo is not None:
            continue_, self._after_undo = self._after_undo, None
            continue_()

    def _paste_over(self, grid: Grid, target: PasteTarget) -> None:
        try:
            plan = _plan_paste(self._session.document, grid, target)
        except RequestError as error:
            self._session.refused.emit(error)
            return
        if len(plan):
            foreign = self._foreign_hosts(grid, target.fields_of(grid, grid.width))
            show = partial(self._show_pasted, grid, target, plan, foreign)
            self._session.push_plan(self._paste_title(plan), plan, show)
        else:
            self._report_left_out(grid, target.fields_of(grid, grid.width))

    def _show_pasted(self, grid: Grid, target: PasteTarget, plan: PlannedEdit, foreign: dict[str, int]) -> None:
        self._report_foreign(foreign)
        self._commands.report_full_sitemap(plan)
        self._report_left_out(grid, target.fields_of(grid, grid.width))
        if not target.repeats(grid) or len(plan.added):
            end = min(target.first + len(grid.lines), self._model.rowCount())
            columns = self._model.value_columns
            names = [] if grid.fields else grid.fields_from(target.fields[0], grid.width, target.columns)
            places = [columns.index(name) for name in names if name is not None] or [0, len(columns) - 1]
            self._selection.select(np.arange(target.first, end), min(places), max(places))
        self._pasted = self._selection.slots()

    def _report_foreign(self, foreign: dict[str, int]) -> None:
        if foreign:
            self.foreign_pasted.emit(foreign)

    def _report_left_out(self, grid: Grid, fields: list[str | None]) -> None:
        if (error := self._left_out(grid, fields)) is not None:
            self._session.refused.emit(error)

    def _left_out(self, grid: Grid, fields: list[str | None]) -> RequestError | None:
        """Return an error that names the columns with texts that have no field; None if there are none."""
        unknown = [place for place, name in enumerate(fields) if name is None]
        filled = [place for place in unknown if any(line[place : place + 1] not in ([], [""]) for line in grid.lines)]
        count = len(filled)
        if not count:
            return None
        if grid.titles:
            names = listed(quoted(grid.titles[place] or str(place + 1)) for place in filled)
            one = self.tr("The column {names} was not pasted, because no field has this name.")
            many = self.tr("%n columns were not pasted, because no field has their names: {names}.", "", count)
            text = counted(count, one, many).format(names=localized(names))
            hint = self.tr("Rename it in the spreadsheet, for example to lastmod.")
        else:
            one = self.tr("1 pasted column beyond the last field was ignored.")
            many = self.tr("%n pasted columns beyond the last field were ignored.", "", count)
            text = counted(count, one, many)
            hint = self.tr("Paste in an earlier column, or with a header row.")
        return RequestError(text, hint=hint)

    def paste_entries(self) -> None:
        """Insert the clipboard below the current entry.

        Entries that were copied or cut in this program keep their extensions; of other text each line is an entry.
        """
        if not self._commands.can_add():
            return
        text = QGuiApplication.clipboard().text()
        try:
            grid, plan = self._planned_entries(text)
        except RequestError as error:
            self._session.refused.emit(error)
            return
        if len(plan):
            foreign = self._foreign_hosts(grid, grid.fields_from(FIELD_NAMES[0], grid.width))
            self._session.push_plan(self._paste_title(plan), plan, partial(self._show_added, grid, plan, foreign))

    def _planned_entries(self, text: str) -> tuple[Grid, PlannedEdit]:
        """Plan new entries below the current one, and return what was pasted as text."""
        clip, document = self._clip_of(text), self._session.document
        position, sitemap = self._selection.next_position(), self._model.order.sitemap
        if clip is not None:
            grid = Grid([])
            plan = plan_copies_at(document, clip.table, clip.slots, position, sitemap)
        else:
            # Blank lines are skipped, and without a header loc comes first.
            grid = parse_grid(text)
            lines = [line for line in grid.lines if any(cell.strip() for cell in line)]
            columns = _columns(lines, grid.fields_from(FIELD_NAMES[0], grid.width))
            plan = plan_entries(document, columns, position, sitemap) if columns else PlannedEdit([])
        return grid, plan

    def _show_added(self, grid: Grid, plan: PlannedEdit, foreign: dict[str, int]) -> None:
        self._report_foreign(foreign)
        self._commands.show_added(plan)
        self._pasted = self._selection.slots()
        self._report_left_out(grid, grid.fields_from(FIELD_NAMES[0], grid.width))

    def _paste_title(self, plan: PlannedEdit) -> str:
        if plan.cell_count:
            return counted(plan.cell_count, self.tr("Paste cell"), self.tr("Paste %n cells", "", plan.cell_count))
        return counted(len(plan.added), self.tr("Paste entry"), self.tr("Paste %n entries", "", len(plan.added)))

    def _target(self, grid: Grid) -> PasteTarget | None:
        """Return where a paste goes; None if the current column shows no field."""
        ranges, model = self._selection.ranges(), self._model
        rows, fields = ranges.rows(), tuple(self._selection.rows_by_column())
        if not model.rowCount():
            fields = FIELD_NAMES[:1]
        elif ranges.are_whole_rows or not fields:
            field = model.cell_at(max(0, self._selection.current_column()))
            if ranges.are_whole_rows and (field is None or grid.width > 1):
                field = FIELD_NAMES[0]
            if field is None:
                return None
            fields = (field,)
        first = min((top for top, *_ in ranges.boxes), default=0)
        return PasteTarget(
            rows=model.slots_at(rows),
            fields=fields,
            columns=model.value_columns,
            is_area=len(rows) > 1 or len(fields) > 1,
            first=first,
            following=model.order.shown[first:],
            end=self._selection.end_position(),
            sitemap=model.order.sitemap,
        )
