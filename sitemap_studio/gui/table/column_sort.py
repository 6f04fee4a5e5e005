"""Sorting of entries by columns of the table: fields, extension columns, sitemaps and problems."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.document.document import Document
from sitemap_studio.document.extension_columns import EXTENSION_COLUMNS_BY_NAME, column_texts
from sitemap_studio.gui.table.view_columns import SITEMAP
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol.fields import FIELD_BY_NAME
from sitemap_studio.search.sort import SortKey, sorted_by_fields, text_order


@dataclass(frozen=True)
class ColumnSort:
    """Sort key of the table: a column and a direction."""

    column: str  # name of a field, of an extension column, `SITEMAP` or `PROBLEMS`
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
                slots = slots[_text_sort_indexes(texts, key)]
                continue
            if key.column == SITEMAP:
                ranks = table.rows(slots, ["sitemap"]).to_series().to_numpy().astype(np.int64)
            else:
                ranks = -problems.worst_ranks(slots)
            slots = slots[np.argsort(-ranks if key.is_descending else ranks, kind="stable")]
    return slots


def _text_sort_indexes(texts: pl.Series, key: ColumnSort) -> NDArray[np.uint32]:
    """Return the indexes that sort the texts of an extension column, nulls last; columns with counts sort by number."""
    column = EXTENSION_COLUMNS_BY_NAME[key.column]
    if not column.path:
        counts = texts.cast(pl.Int64)
        return (
            counts.to_frame()
            .select(pl.arg_sort_by("value", descending=key.is_descending, nulls_last=True, maintain_order=True))
            .to_series()
            .to_numpy()
        )
    return text_order(texts, is_descending=key.is_descending).places
