"""Plans of edits of cells and of new entries, each applied as one step of the undo history."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np
import polars as pl

from sitemap_studio.document.document import Document
from sitemap_studio.document.extension_columns import (
    EXTENSION_EDIT_COST,
    ExtensionTexts,
    extensions_of_new_entries,
    plan_extension_texts,
)
from sitemap_studio.document.set_edits.split_sitemaps import InsertPosition, find_insert_position
from sitemap_studio.document.transaction import MAX_IN_FRAME
from sitemap_studio.formats.xml_writer import entry_sizes
from sitemap_studio.model.columns import entry_frame
from sitemap_studio.model.edits import Edit, EditGroup, InsertEntries, SetCells, SetExtensions, plan_set_cells
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import NO_SLOTS, PositionArray, SlotArray
from sitemap_studio.protocol.fields import FIELD_BY_NAME, FIELD_NAMES

CellTexts = Mapping[str, tuple[SlotArray, pl.Series]]  # by column: entries, each once, and a text or null for each


@dataclass(frozen=True)
class PlannedEdit:
    """Plan of edits that are applied as one step; without edits if nothing changes.

    Attributes:
        edits: The planned edits.
        cell_count: Number of cells that change.
        added: Slots of the new entries, in their order.
        insert_position: Position of the new entries; None without new ones.
        texts: New texts of extension columns, for which `edit` plans an edit.
        document: The document to which these texts belong.
    """

    edits: Sequence[Edit]
    cell_count: int = 0
    added: SlotArray = field(default_factory=lambda: NO_SLOTS)
    insert_position: InsertPosition | None = None
    texts: ExtensionTexts = field(default_factory=dict)
    document: Document | None = None

    def __len__(self) -> int:
        """Return the cost of the edit in changed values, which decides whether it runs at once or in a job."""
        return (
            self.cell_count
            + len(self.added)
            + EXTENSION_EDIT_COST * sum(len(slots) for slots, _ in self.texts.values())
        )

    def edit(self, table: EntryTable) -> Edit:
        """Return all planned edits as one edit; new texts of extensions are planned for the extensions in `table`."""
        edits = list(self.edits)
        if self.document is not None and self.texts:
            edits.append(plan_extension_texts(self.document.snapshot_with_table(table), self.texts))
        return edits[0] if len(edits) == 1 else EditGroup(edits)


def plan_cells(document: Document, texts: CellTexts) -> PlannedEdit:
    """Plan new texts of cells; cells that already have their text are skipped.

    Raises:
        RequestError: A text for an extension column holds a character that XML can't hold.
    """
    of_fields = [(FIELD_BY_NAME[name].name, *cells) for name, cells in texts.items() if name in FIELD_BY_NAME]
    edits: list[SetCells | SetExtensions] = [plan_set_cells(document.table, *cells) for cells in of_fields]
    of_extensions = {name: cells for name, cells in texts.items() if name not in FIELD_BY_NAME}
    n_later = sum(len(slots) for slots, _ in of_extensions.values())
    if of_extensions and n_later * EXTENSION_EDIT_COST <= MAX_IN_FRAME:
        edits.append(plan_extension_texts(document, of_extensions))
        of_extensions, n_later = {}, 0
    edits = [edit for edit in edits if len(edit.slots)]
    n_cells = sum(len(edit.slots) for edit in edits)
    return PlannedEdit(edits, n_cells + n_later, texts=of_extensions, document=document)


def plan_fill(document: Document, cells: Mapping[str, SlotArray], texts: Mapping[str, str | None]) -> PlannedEdit:
    """Plan to fill cells with one text per column; cells that already have it are skipped.

    Args:
        document: The open set.
        cells: Slots by column.
        texts: Text by column; None removes the value.

    Raises:
        RequestError: A text for an extension column holds a character that XML can't hold.
    """
    one = {name: pl.Series([texts[name]], dtype=pl.String) for name in cells}
    return plan_cells(
        document, {name: (slots, one[name].new_from_index(0, len(slots))) for name, slots in cells.items()}
    )


def plan_new_entries(
    document: Document, texts: Mapping[str, Sequence[str | None]], position: int, sitemap: int | None = None
) -> PlannedEdit:
    """Add entries to the table, and plan to insert them at a position, or elsewhere: see `find_insert_position`.

    Args:
        document: The open set.
        texts: Texts of the new entries by column; values of other columns are absent.
        position: Position in the set.
        sitemap: Id of the sitemap; None for the sitemap of the preceding entry.
    """
    n_new = len(next(iter(texts.values())))
    absent = pl.Series([None], dtype=pl.String).new_from_index(0, n_new)
    frame = entry_frame({name: texts.get(name, absent) for name in FIELD_NAMES})
    extensions = extensions_of_new_entries(
        {name: values for name, values in texts.items() if name not in FIELD_BY_NAME}
    )
    sizes = entry_sizes(frame, extensions)
    place = find_insert_position(document, n_new, int(sizes.sum()), position=position, sitemap=sitemap)
    slots = document.add_entries(frame, sitemap=place.sitemap, extensions=extensions, sizes=sizes)
    return _plan_insertion(slots, place)


def plan_pasted_entries(
    document: Document, table: EntryTable, slots: SlotArray, position: int, sitemap: int | None = None
) -> PlannedEdit:
    """Add copies of entries, with extensions, to the table, and plan to insert them: see `find_insert_position`.

    Args:
        document: The open set.
        table: Snapshot with the entries, which may be deleted now.
        slots: The entries, in the order of the copies.
        position: Position in the set.
        sitemap: Id of the sitemap; None for the sitemap of the preceding entry.

    Returns:
        The plan, with the slots of the copies.
    """
    n_bytes = int(table.rows(slots, ["size"]).to_series().sum())
    place = find_insert_position(document, len(slots), n_bytes, position=position, sitemap=sitemap)
    return _plan_insertion(document.add_copies(slots, place.sitemap, as_in=table), place)


def _plan_insertion(slots: SlotArray, place: InsertPosition) -> PlannedEdit:
    """Return the plan that inserts entries, which are in the table already, at a position, in the order of `slots`."""
    insertion = InsertEntries(np.arange(place.position, place.position + len(slots)), slots)
    return PlannedEdit([insertion], 0, slots, place)


def plan_duplicates(document: Document, positions: PositionArray) -> PlannedEdit:
    """Add copies of entries, given by ascending positions, to the table, and plan to insert them after their originals.

    The copies have the extensions, and follow each run of adjacent entries of one sitemap.
    """
    table = document.table
    slots = table.order[positions]
    sitemaps = table.rows(slots, ["sitemap"]).to_series().to_numpy()
    is_first = np.ones(len(positions), np.bool_)
    is_first[1:] = (np.diff(positions) != 1) | (np.diff(sitemaps.astype(np.int64)) != 0)
    first = np.flatnonzero(is_first)
    counts = np.diff([*first.tolist(), len(positions)])
    # A run of n entries moves later entries down by n; its copies begin directly after its last entry.
    behind = positions[first] + counts + first
    targets = np.repeat(behind - first, counts) + np.arange(len(positions))
    copies = document.add_copies(slots)
    return PlannedEdit([InsertEntries(targets, copies)], 0, copies)
