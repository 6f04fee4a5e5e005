"""Sorting of entries by columns of the table: fields, extension columns, facts about pages, sitemaps and problems."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.document.document import Document
from sitemap_studio.document.extension_columns import EXTENSION_COLUMNS_BY_NAME, column_texts
from sitemap_studio.document.page_texts import PAGE_TABLE_COLUMNS, page_sort_values
from sitemap_studio.gui.table.view_columns import SITEMAP
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol.fields import FIELD_BY_NAME
from sitemap_studio.search.sort import SortKey, sorted_by_fields, text_order


@dataclass(frozen=True)
class ColumnSort:
    """Sort key of the table: a column and a direction."""

    column: str  # name of a field, of a column of extensions or facts, `SITEMAP` or `PROBLEMS`
    is_descending: bool = False  # whether the largest, or the entry without problems, comes first


def sorted_slots(keys: Sequence[ColumnSort], document: Document) -> SlotArray | None:
    """Return the slots of all entries of a document in a stable sort by columns; None without keys.

    Args:
        keys: Sort keys, the most significant first.
        document: The open set.
    """
    if not keys:
        return None
    table, problems, slots = document.table, document.problems, document.table.order
    groups = [(is_field, list(of)) for is_field, of in groupby(keys, lambda key: key.column in FIELD_BY_NAME)]
    for is_field, group in reversed(groups):
        if is_field:
            fields = [SortKey(FIELD_BY_NAME[key.column].name, key.is_descending) for key in group]
            slots = sorted_by_fields(table, slots, fields)
            continue
        for key in reversed(group):
            if key.column in EXTENSION_COLUMNS_BY_NAME:
                texts = column_texts(document, table, slots, EXTENSION_COLUMNS_BY_NAME[key.column])
                slots = slots[_sort_indexes(_counts_or_texts(texts, key.column), key)]
                continue
            if key.column in PAGE_TABLE_COLUMNS:
                locs = table.rows(slots, ["loc"]).to_series()
                slots = slots[_sort_indexes(page_sort_values(document.page_columns, key.column, locs), key)]
                continue
            if key.column == SITEMAP:
                ranks = table.rows(slots, ["sitemap"]).to_series().to_numpy().astype(np.int64)
            else:
                ranks = -problems.worst_ranks(slots)
            slots = slots[np.argsort(-ranks if key.is_descending else ranks, kind="stable")]
    return slots


def _counts_or_texts(texts: pl.Series, column: str) -> pl.Series:
    """Return the texts of an extension column, given by name, unchanged; for a column of counts, as numbers."""
    return texts if EXTENSION_COLUMNS_BY_NAME[column].path else texts.cast(pl.Int64)


def _sort_indexes(values: pl.Series, key: ColumnSort) -> NDArray[np.uint32]:
    """Return the indexes that stably sort texts or numbers in the direction of a key, always with nulls last."""
    if values.dtype == pl.String:
        return text_order(values, is_descending=key.is_descending).places
    indexes = pl.arg_sort_by("value", descending=key.is_descending, nulls_last=True, maintain_order=True)
    return values.alias("value").to_frame().select(indexes).to_series().to_numpy()
