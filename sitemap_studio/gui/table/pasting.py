"""Where the cells of a copied grid go: shapes, repetition, and new entries below the last one. Knows no Qt.

- A grid is put on the current cell, or on the first cell of a larger selection; on whole rows from loc on, but for a
  single column.
- Where the selection is a whole multiple of the grid, as it always is of a single cell, the grid is repeated over it.
- Lines beyond the last entry shown become new entries behind it.
- Cells that a line lacks leave the cell below them alone; empty cells take the value away.
- A header of field names says which column goes into which field, whatever is selected.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import polars as pl

from sitemap_studio.document.document import Document
from sitemap_studio.gui.table.planning import Plan, Texts, plan_cells, plan_entries, stored_text
from sitemap_studio.gui.words.grids import Grid, fields_from
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol.fields import FIELD_NAMES, FieldName


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
