"""Edits planned from what the user asks for: texts into cells, new entries, copies. Knows slots and positions, no Qt.

Cells that would stay as they are get no edit, so that no element counts as changed that isn't.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import polars as pl

from sitemap_studio.document.document import Document
from sitemap_studio.document.set_edits.spilling import Place, place_for
from sitemap_studio.formats.xml_writer import entry_sizes
from sitemap_studio.model.cell_edits import SetCells
from sitemap_studio.model.columns import entry_frame, no_extensions
from sitemap_studio.model.edits import Edit, EditGroup
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.order_edits import InsertEntries
from sitemap_studio.model.slots import PositionArray, SlotArray
from sitemap_studio.protocol.fields import FIELD_BY_NAME, FieldName

Texts = Mapping[FieldName, tuple[SlotArray, pl.Series]]
"""By field: some entries, none twice, and a text or null for each."""


@dataclass(frozen=True)
class Plan:
    """Edits to be done as one.

    Attributes:
        edits: What to do, in this order.
        cell_count: How many cells get another text.
        added: The slots of new entries, in their order.
        place: Where these go, if there are any.
    """

    edits: Sequence[Edit]
    cell_count: int
    added: SlotArray
    place: Place | None = None

    @property
    def edit(self) -> Edit:
        """All of it as one edit."""
        return self.edits[0] if len(self.edits) == 1 else EditGroup(self.edits)


def plan_cells(table: EntryTable, texts: Texts) -> Plan:
    """Give cells new texts, those that have another one now."""
    edits: list[Edit] = []
    count = 0
    for field, (slots, values) in texts.items():
        differs = table.rows(slots, [field]).to_series().ne_missing(values.cast(pl.String)).to_numpy()
        changed = slots[differs]
        if len(changed):
            edits.append(SetCells(field, changed, values.filter(pl.Series(differs))))
            count += len(changed)
    return Plan(edits, count, np.empty(0, np.uint32))


def plan_entries(
    document: Document, texts: Mapping[FieldName, Sequence[str | None]], position: int, sitemap: int | None = None
) -> Plan:
    """Put new entries in before the one that stands at `position`, or where there is room; see `place_for`.

    Args:
        document: Where to.
        texts: Their fields; those not named are absent.
        position: From 0 to the number of entries.
        sitemap: The one that they belong to; None for that of the entry before them.
    """
    frame = entry_frame({str(field): values for field, values in texts.items()})
    n_bytes = int(entry_sizes(frame, no_extensions()).sum())
    place = place_for(document, len(frame), n_bytes, position=position, sitemap=sitemap)
    slots = document.add_entries(frame, sitemap=place.sitemap)
    return Plan([_inserting(slots, place)], 0, slots, place)


def _inserting(slots: SlotArray, place: Place) -> InsertEntries:
    return InsertEntries(np.arange(place.position, place.position + len(slots)), slots)


def plan_copies(document: Document, positions: PositionArray) -> Plan:
    """Copy entries with their extensions; the copies of entries that stand together follow the last of these.

    Args:
        document: Where they stand.
        positions: Which ones, ascending.
    """
    table = document.table
    slots = table.order[positions]
    sitemaps = table.rows(slots, ["sitemap"]).to_series().to_numpy()
    is_first = np.ones(len(positions), np.bool_)
    is_first[1:] = (np.diff(positions) != 1) | (np.diff(sitemaps.astype(np.int64)) != 0)
    first = np.flatnonzero(is_first)
    counts = np.diff([*first.tolist(), len(positions)])
    # A run of n entries moves the rest down by n; its copies begin right behind its last entry.
    behind = positions[first] + counts + first
    targets = np.repeat(behind - first, counts) + np.arange(len(positions))
    copies = document.add_copies(slots)
    return Plan([InsertEntries(targets, copies)], 0, copies)


def plan_copies_at(
    document: Document, table: EntryTable, slots: SlotArray, position: int, sitemap: int | None = None
) -> Plan:
    """Put copies of entries, with their extensions, in before the one that stands at `position`; see `plan_entries`.

    Args:
        document: Where they stand, or stood before they were deleted.
        table: A snapshot of its entries, as they are to be copied.
        slots: Which ones, in the order of the copies.
        position: From 0 to the number of entries.
        sitemap: The one that the copies belong to; None for that of the entry before them.
    """
    n_bytes = int(table.rows(slots, ["size"]).to_series().sum())
    place = place_for(document, len(slots), n_bytes, position=position, sitemap=sitemap)
    copies = document.add_copies(slots, place.sitemap, as_in=table)
    return Plan([_inserting(copies, place)], 0, copies, place)


def repeated(text: str | None, count: int) -> pl.Series:
    """The same text for many cells."""
    return pl.Series([text], dtype=pl.String).new_from_index(0, count)


def stored_text(field: FieldName, text: str) -> str | None:
    """What to store for a typed text: nothing typed takes an optional element away, and empties a required one."""
    return text if text or FIELD_BY_NAME[field].is_required else None
