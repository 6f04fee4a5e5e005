"""Sorting the view: slots in another order, the table untouched."""

from __future__ import annotations

import polars as pl

from sitemap_studio.protocol.fields import FIELD_BY_NAME, FieldName, Kind
from sitemap_studio.search.keys import sort_key
from sitemap_studio.table.entries import EntryTable
from sitemap_studio.table.slots import SlotArray


def sorted_slots(table: EntryTable, slots: SlotArray, field: FieldName, *, descending: bool = False) -> SlotArray:
    """Put entries in the order of one field.

    Stable: entries of one value keep the order they came in. Dates sort by the moment, priorities by number,
    changefreqs by frequency; texts that have no place in that order come after those, by text, and absent values last.
    """
    text = pl.col(field)
    keys = [sort_key(field, text)]
    if FIELD_BY_NAME[field].kind is not Kind.URL:
        keys.append(text)
    rows = table.rows(slots, [field])
    arranged = rows.select(pl.arg_sort_by(keys, descending=descending, nulls_last=True, maintain_order=True))
    result: SlotArray = slots[arranged.to_series().to_numpy()]
    return result
