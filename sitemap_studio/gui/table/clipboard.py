"""Copy, cut and paste of cells and entries as tab-separated text.

- A grid is pasted at the current cell, or the first cell of a larger selection; on whole rows from loc on, except for a
  single column.
- If the selection is a whole multiple of the grid, as it always is of a single cell, the grid is repeated over it.
- Lines beyond the last visible entry become new entries behind it.
- A list of absolute URLs becomes new entries, too, instead of replacing URLs, unless as many were selected for it.
- Cells that a line lacks do not change the target; empty cells clear it.
- A header of field names determines the target columns, regardless of the selection. Headers such as “hreflang de” and
  repeated ones such as “image:loc” are columns of extensions that the table does not show.
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
from sitemap_studio.document.extension_columns import EXTENSION_COLUMNS_BY_NAME, pasted_columns
from sitemap_studio.gui.i18n import localized, text_for_count
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.table.entry_commands import EntryCommands
from sitemap_studio.gui.table.entry_model import EntryModel
from sitemap_studio.gui.table.entry_selection import EntrySelection
from sitemap_studio.gui.table.planned_edits import PlannedEdit, plan_cells, plan_new_entries, plan_pasted_entries
from sitemap_studio.gui.table.view_columns import is_editable, stored_text
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import NO_SLOTS, SlotArray
from sitemap_studio.protocol.fields import FIELD_NAMES, FIELDS

_CELL = re.compile(r'(?:"((?>(?:[^"]++|"")*))"(?=[\t\r\n]|\Z)|([^\t\r\n]*))(\t|\r\n|\r|\n|\Z)')
"""A complete quoted cell or plain text, and the separator that follows.

Possessive, so that hostile quotes cost no time.
"""

_ABSOLUTE_URL = re.compile(r"\s*[a-z][a-z0-9+.-]*://", re.IGNORECASE)
_NEEDS_QUOTES: Final = r'[\t\r\n]|^"'

_COLUMN_BY_TITLE: Final[dict[str, str]] = {
    **{title: field.name for field in FIELDS for title in field.csv_names},
    **{name: name for name in EXTENSION_COLUMNS_BY_NAME},
}


@dataclass(frozen=True)
class TextGrid:
    """Cells of tab-separated text, such as the clipboard holds."""

    lines: list[list[str]]  # texts by line and column; lines may differ in length
    fields: list[str | None] | None = None  # target column of each column by the header; None without a header
    titles: tuple[str, ...] = ()  # texts of the header

    @cached_property
    def width(self) -> int:
        """Number of cells of the longest line."""
        return max(map(len, self.lines), default=0)

    def target_columns(self, first: str, width: int, columns: Sequence[str] = FIELD_NAMES) -> list[str | None]:
        """Return the names of the columns into which the columns of the grid are pasted.

        They come from the header of the grid, or else are `width` of `columns` from `first` on; None beyond the last.
        """
        start = columns.index(first)
        fields: list[str | None] = [*columns[start : start + width]]
        return self.fields or fields + [None] * (width - len(fields))

    def is_url_list(self, fields: Sequence[str | None]) -> bool:
        """Return whether several lines have text, and all of these an absolute URL in the column pasted into loc."""
        if "loc" not in fields:
            return False
        urls = _column_texts(self.lines, fields.index("loc"), absent="")
        if not all(map(_ABSOLUTE_URL.match, filter(None, urls))):
            return False
        has_others = any(any(line) for line, url in zip(self.lines, urls, strict=True) if not url)
        return not has_others and sum(map(bool, urls)) > 1


def parse_grid(text: str) -> TextGrid:
    """Return the cells of tab-separated text, unquoted; a line of column names above other lines becomes the header."""
    lines = _quoted_lines(text) if '"' in text else [line.split("\t") for line in _split_lines(text)]
    if lines and lines[-1] == [""]:
        lines.pop()
    if len(lines) > 1 and (fields := _parse_header(lines[0])) is not None:
        return TextGrid(lines[1:], fields, tuple(title.strip() for title in lines[0]))
    return TextGrid(lines)


def _split_lines(text: str) -> list[str]:
    """Split a text at line ends of any system."""
    # Much faster than a regular expression.
    return (text.replace("\r\n", "\n").replace("\r", "\n") if "\r" in text else text).split("\n")


def _quoted_lines(text: str) -> list[list[str]]:
    """Split tab-separated text into lines of cells, and unquote the cells that are quoted as spreadsheets do."""
    lines: list[list[str]] = [[]]
    start = 0
    while (found := _CELL.match(text, start)) is not None:
        quoted, plain, separator = found.groups()
        lines[-1].append(plain if quoted is None else quoted.replace('""', '"'))
        start = found.end()
        if not separator:
            break
        if separator != "\t":
            lines.append([])
    return lines


def _parse_header(titles: list[str]) -> list[str | None] | None:
    """Return the editable column that each title of a header names, or None for it; None if the line is no header."""
    extensions = pasted_columns(titles)
    fields = [
        _COLUMN_BY_TITLE.get(title.strip().lower()) if extension is None else extension
        for title, extension in zip(titles, extensions, strict=True)
    ]
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
    """Target of a paste: selected cells, and the position of new entries.

    Attributes:
        slots: Selected entries, in view order.
        fields: Selected columns; the grid begins at the first one.
        columns: Columns with values, from left to right, into which a grid can be pasted.
        is_area: Whether several cells are selected, over which a grid may be repeated.
        first: View row of the first selected entry.
        following_slots: Visible entries from this row on.
        end: Set position of new entries.
        sitemap: Id of the sitemap of new entries; None for the sitemap of the preceding entry.
    """

    slots: SlotArray
    fields: tuple[str, ...]
    columns: tuple[str, ...]
    is_area: bool
    first: int
    following_slots: SlotArray
    end: int
    sitemap: int | None = None

    def is_repeated(self, grid: TextGrid) -> bool:
        """Return whether a grid is repeated over the selection, because its size is a multiple of the grid's."""
        fits = grid.fields is not None or grid.width >= len(self.fields) or not len(self.fields) % grid.width
        return self.is_area and not len(self.slots) % len(grid.lines) and fits

    def editable_columns(self, grid: TextGrid, width: int) -> list[str | None]:
        """Return the target column of each column of a grid; None where it is not editable or does not exist."""
        names = grid.target_columns(self.fields[0], width, self.columns)
        return [name if is_editable(name) else None for name in names]


def _plan_paste(document: Document, grid: TextGrid, target: PasteTarget) -> PlannedEdit:
    """Plan to paste a grid: new texts of existing cells, and new entries for lines beyond the last visible entry.

    Raises:
        RequestError: A text holds a character that XML can't hold, or the set has no room for the entries.
    """
    lines, fields, slots = _expand_grid(grid, target)
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
    columns = _transpose([line for line in lines[len(slots) :] if any(line)], fields)
    if not columns:
        return cells
    entries = plan_new_entries(document, columns, target.end, target.sitemap)
    return replace(
        cells, edits=[*cells.edits, *entries.edits], added=entries.added, insert_position=entries.insert_position
    )


def _expand_grid(grid: TextGrid, target: PasteTarget) -> tuple[list[list[str]], list[str | None], SlotArray]:
    """Return lines (repeated over a selection of a multiple size), target columns, and slots to overwrite."""
    if not target.is_repeated(grid):
        return grid.lines, target.editable_columns(grid, grid.width), target.following_slots
    lines, width = grid.lines, grid.width
    across = len(target.fields) // width
    if grid.fields is None and across > 1:
        lines = [(line + [""] * (width - len(line))) * across for line in lines]
        width *= across
    return lines * (len(target.slots) // len(lines)), target.editable_columns(grid, width), target.slots


def _transpose(lines: list[list[str]], fields: list[str | None]) -> dict[str, list[str | None]]:
    """Return the values of new entries by target column, one per line (None beyond a short line); {} without lines."""
    if not lines:
        return {}
    columns = dict[str, list[str | None]]()
    for number, field in enumerate(fields):
        if field is not None:
            texts = _column_texts(lines, number, absent=None)
            is_required = stored_text(field, "") == ""
            columns[field] = texts if is_required or "" not in texts else [text or None for text in texts]
    return columns


def _column_texts(lines: Sequence[Sequence[str]], column: int, *, absent: str | None) -> list[str | None]:
    """Return the text of each line in a column, given by number; `absent` where a line is shorter."""
    try:
        return [line[column] for line in lines]
    except IndexError:
        return [line[column] if column < len(line) else absent for line in lines]


# Commands


@dataclass(frozen=True)
class _CopiedEntries:
    """Entries that were copied or cut as whole rows, with their extensions."""

    text: str  # their text on the clipboard; once that differs, they are no longer pasted
    document: weakref.ref[Document]
    table: EntryTable  # snapshot of all entries at that time
    slots: SlotArray  # entries, in view order
    is_cut: bool


class ClipboardCommands(QObject):
    """Commands to copy, cut and paste in an `EntryView`.

    Signals:
        list_added: A list of URLs was added instead of replacing URLs; carries their number, a function that replaces
            these instead, and a `RequestError` about columns that were not pasted, or None.
        foreign_pasted: URLs on other hosts than the set were pasted; carries their numbers by host. Emitted before
            `list_added`.
    """

    list_added = Signal(int, object, object)
    foreign_pasted = Signal(object)

    def __init__(self, session: Session, model: EntryModel, selection: EntrySelection, commands: EntryCommands) -> None:
        """Create the commands, as a child of the commands of the table."""
        super().__init__(commands)
        self._session, self._model, self._selection, self._commands = session, model, selection, commands
        self._copied: _CopiedEntries | None = None
        self._pasted_slots = NO_SLOTS  # entries that the last paste selected
        self._after_undo: Callable[[], None] | None = None
        session.busy_changed.connect(self._continue_after_undo)

    def cut(self) -> None:
        """Copy the selection; then delete the entries if whole rows are selected, else clear the cells."""
        self.copy(is_cut=True)
        self._commands.delete_or_clear()

    def copy(self, *, is_cut: bool = False, has_header: bool = False) -> None:
        """Copy the selected cells as tab-separated plain text; whole rows also as entries, to paste with extensions."""
        ranges, columns = self._selection.ranges(), list(self._selection.rows_by_column())
        if not columns:
            return
        document, slots = self._session.document, self._selection.slots()
        text = grid_text(self._model.column_values(slots, columns))
        if has_header:
            text = "\t".join(columns) + "\n" + text
        self._copied = None
        if ranges.are_whole_rows:
            self._copied = _CopiedEntries(text, weakref.ref(document), document.table.snapshot(), slots, is_cut)
        # Plain text and nothing else; Qt makes no rich text of it.
        QGuiApplication.clipboard().setText(text)

    def _copied_entries(self, text: str) -> _CopiedEntries | None:
        """Return the copied entries if `text` is still their text and their document is open; else None."""
        copied = self._copied
        return copied if copied and copied.text == text and copied.document() is self._session.document else None

    def paste(self) -> None:
        """Paste the clipboard over cells; cut entries and lists of URLs become new entries instead.

        Emit `refused` of the session if the current column is not editable. Do nothing if no sitemap is readable.
        """
        text = QGuiApplication.clipboard().text()
        copied = self._copied_entries(text)
        if copied is not None and copied.is_cut:
            self.paste_entries()
            return
        grid = parse_grid(text)
        if not grid.lines or not self._commands.can_add_entries():
            return
        target = self._paste_target(grid)
        if target is None:
            message = self.tr("Nothing can be pasted into this column.")
            self._session.refused.emit(RequestError(message, hint=self.tr("Choose a cell of a field.")))
            return
        if self._should_append(grid, target):
            self._append_list(copied, grid, target)
        else:
            self._paste_over(grid, target)

    def _should_append(self, grid: TextGrid, target: PasteTarget) -> bool:
        """Return whether to append a list of URLs, because pasting it would overwrite URLs that were not selected."""
        if not grid.is_url_list(target.editable_columns(grid, grid.width)):
            return False
        is_selected = target.is_area and len(target.slots) >= len(grid.lines)
        if is_selected and not np.array_equal(target.slots, self._pasted_slots):
            return False
        slots = _expand_grid(grid, target)[2][: len(grid.lines)]
        return any(self._session.document.table.rows(slots, ["loc"]).to_series())

    def _append_list(self, copied: _CopiedEntries | None, grid: TextGrid, target: PasteTarget) -> None:
        """Append a list of URLs at the end of the paste target, with extensions if copied as entries, as an undo step.

        Emit `refused` of the session if that is not possible.
        """
        document = self._session.document
        try:
            if copied is not None:
                plan = plan_pasted_entries(document, copied.table, copied.slots, target.end, target.sitemap)
            else:
                lines = [line for line in grid.lines if any(line)]
                columns = _transpose(lines, target.editable_columns(grid, grid.width))
                plan = plan_new_entries(document, columns, target.end, target.sitemap)
        except RequestError as error:
            self._session.refused.emit(error)
            return
        foreign = self._count_foreign_hosts(grid, target.editable_columns(grid, grid.width))
        self._session.push_plan(
            self._paste_title(plan), plan, partial(self._on_list_appended, grid, target, plan, foreign)
        )

    def _count_foreign_hosts(self, grid: TextGrid, fields: Sequence[str | None]) -> dict[str, int]:
        """Return the number of URLs in the loc column of a grid by host, without the host of the set."""
        if "loc" not in fields:
            return {}
        locs = pl.Series(_column_texts(grid.lines, fields.index("loc"), absent=None), dtype=pl.String)
        return count_foreign_hosts(self._session.document, locs)

    def _on_list_appended(
        self, grid: TextGrid, target: PasteTarget, plan: PlannedEdit, foreign: dict[str, int]
    ) -> None:
        """Select the appended entries, and emit `foreign_pasted` and `list_added`."""
        self._report_foreign(foreign)
        self._commands.select_added(plan)
        self._pasted_slots = self._selection.slots()
        step = self._session.undo_stack.index()
        replace = partial(self._replace_instead, grid, target, step)
        self.list_added.emit(
            len(plan.added), replace, self._ignored_columns_error(grid, target.editable_columns(grid, grid.width))
        )

    def _replace_instead(self, grid: TextGrid, target: PasteTarget, step: int) -> None:
        """Undo the step that appended a list, and paste the list over the cells; does nothing after further steps."""
        stack = self._session.undo_stack
        if stack.index() != step or self._session.refuse_if_busy():
            return

        def paste_over() -> None:
            """Paste the list over the cells if the step was undone."""
            if stack.index() == step - 1:
                self._paste_over(grid, target)

        self._after_undo = paste_over
        self._session.undo()
        self._continue_after_undo()

    @Slot()
    def _continue_after_undo(self) -> None:
        """Call and forget the function that waits for the end of an undo, unless an edit is running."""
        if not self._session.is_busy and self._after_undo is not None:
            continue_, self._after_undo = self._after_undo, None
            continue_()

    def _paste_over(self, grid: TextGrid, target: PasteTarget) -> None:
        """Paste a grid over the cells of its target as one undo step, or report why this is not possible."""
        try:
            plan = _plan_paste(self._session.document, grid, target)
        except RequestError as error:
            self._session.refused.emit(error)
            return
        if len(plan):
            foreign = self._count_foreign_hosts(grid, target.editable_columns(grid, grid.width))
            show = partial(self._on_cells_pasted, grid, target, plan, foreign)
            self._session.push_plan(self._paste_title(plan), plan, show)
        else:
            self._report_ignored_columns(grid, target.editable_columns(grid, grid.width))

    def _on_cells_pasted(self, grid: TextGrid, target: PasteTarget, plan: PlannedEdit, foreign: dict[str, int]) -> None:
        """Report foreign hosts, a full sitemap and ignored columns of a paste, and select the pasted cells."""
        self._report_foreign(foreign)
        self._commands.report_full_sitemap(plan)
        self._report_ignored_columns(grid, target.editable_columns(grid, grid.width))
        if not target.is_repeated(grid) or len(plan.added):
            end = min(target.first + len(grid.lines), self._model.rowCount())
            columns = self._model.value_columns
            names = [] if grid.fields else grid.target_columns(target.fields[0], grid.width, target.columns)
            places = [columns.index(name) for name in names if name is not None] or [0, len(columns) - 1]
            self._selection.select(np.arange(target.first, end), min(places), max(places))
        self._pasted_slots = self._selection.slots()

    def _report_foreign(self, foreign: dict[str, int]) -> None:
        """Emit `foreign_pasted` with numbers of URLs by foreign host, if there are any."""
        if foreign:
            self.foreign_pasted.emit(foreign)

    def _report_ignored_columns(self, grid: TextGrid, fields: list[str | None]) -> None:
        """Emit the session's `refused` about columns with texts but without a target column, if there are any."""
        if (error := self._ignored_columns_error(grid, fields)) is not None:
            self._session.refused.emit(error)

    def _ignored_columns_error(self, grid: TextGrid, fields: list[str | None]) -> RequestError | None:
        """Return an error about the columns with texts but without a target column.

        None without such columns, and for entries that were copied from the open document.
        """
        unknown = [place for place, name in enumerate(fields) if name is None]
        filled = [place for place in unknown if any(line[place : place + 1] not in ([], [""]) for line in grid.lines)]
        count = len(filled)
        # Copied entries include facts about pages, which are read-only.
        if not count or self._copied_entries(QGuiApplication.clipboard().text()) is not None:
            return None
        if grid.titles:
            names = listed(quoted(grid.titles[place] or str(place + 1)) for place in filled)
            one = self.tr("The column {names} was not pasted, because no field has this name.")
            many = self.tr("%n columns were not pasted, because no field has their names: {names}.", "", count)
            text = text_for_count(count, one, many).format(names=localized(names))
            hint = self.tr("Rename it in the spreadsheet, for example to lastmod.")
        else:
            one = self.tr("1 pasted column beyond the last field was ignored.")
            many = self.tr("%n pasted columns beyond the last field were ignored.", "", count)
            text = text_for_count(count, one, many)
            hint = self.tr("Paste in an earlier column, or with a header row.")
        return RequestError(text, hint=hint)

    def paste_entries(self) -> None:
        """Insert the clipboard as new entries after the current entry, as an undo step.

        Copied or cut entries retain their extensions; otherwise each line of the text becomes an entry.
        Do nothing if no shown sitemap is readable.
        """
        if not self._commands.can_add_entries():
            return
        text = QGuiApplication.clipboard().text()
        try:
            grid, plan = self._plan_entries(text)
        except RequestError as error:
            self._session.refused.emit(error)
            return
        if len(plan):
            foreign = self._count_foreign_hosts(grid, grid.target_columns(FIELD_NAMES[0], grid.width))
            self._session.push_plan(
                self._paste_title(plan), plan, partial(self._on_entries_pasted, grid, plan, foreign)
            )

    def _plan_entries(self, text: str) -> tuple[TextGrid, PlannedEdit]:
        """Return clipboard text as a grid, empty if it is the text of copied entries, and the plan of new entries."""
        copied, document = self._copied_entries(text), self._session.document
        position, sitemap = self._selection.insert_position(), self._model.order.sitemap
        if copied is not None:
            grid = TextGrid([])
            plan = plan_pasted_entries(document, copied.table, copied.slots, position, sitemap)
        else:
            # Blank lines are skipped, and without a header loc comes first.
            grid = parse_grid(text)
            lines = [line for line in grid.lines if "".join(line).strip()]
            columns = _transpose(lines, grid.target_columns(FIELD_NAMES[0], grid.width))
            plan = plan_new_entries(document, columns, position, sitemap) if columns else PlannedEdit([])
        return grid, plan

    def _on_entries_pasted(self, grid: TextGrid, plan: PlannedEdit, foreign: dict[str, int]) -> None:
        """Select the inserted entries, and report foreign hosts and ignored columns of the paste."""
        self._report_foreign(foreign)
        self._commands.select_added(plan)
        self._pasted_slots = self._selection.slots()
        self._report_ignored_columns(grid, grid.target_columns(FIELD_NAMES[0], grid.width))

    def _paste_title(self, plan: PlannedEdit) -> str:
        """Return the title of the undo step of a paste, with its number of cells or entries."""
        if plan.cell_count:
            return text_for_count(
                plan.cell_count, self.tr("Paste cell"), self.tr("Paste %n cells", "", plan.cell_count)
            )
        return text_for_count(len(plan.added), self.tr("Paste entry"), self.tr("Paste %n entries", "", len(plan.added)))

    def _paste_target(self, grid: TextGrid) -> PasteTarget | None:
        """Return the target of a paste of a grid; None if the current column is not editable."""
        ranges, model = self._selection.ranges(), self._model
        rows, fields = ranges.rows(), tuple(self._selection.rows_by_column())
        if not model.rowCount():
            fields = FIELD_NAMES[:1]
        elif ranges.are_whole_rows or not fields:
            field = model.editable_column(max(0, self._selection.current_column()))
            if ranges.are_whole_rows and (field is None or grid.width > 1):
                field = FIELD_NAMES[0]
            if field is None:
                return None
            fields = (field,)
        first = min((top for top, *_ in ranges.boxes), default=0)
        return PasteTarget(
            slots=model.slots_at(rows),
            fields=fields,
            columns=model.value_columns,
            is_area=len(rows) > 1 or len(fields) > 1,
            first=first,
            following_slots=model.order.shown[first:],
            end=self._selection.append_position(),
            sitemap=model.order.sitemap,
        )
