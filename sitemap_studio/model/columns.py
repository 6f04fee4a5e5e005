"""Schemas of the frames of entries and extensions, and functions that build, encode and slice such frames."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.protocol.fields import FIELD_NAMES

READ_SCHEMA: Final = pl.Schema(
    {**{str(name): pl.String() for name in FIELD_NAMES}, "start": pl.UInt32(), "length": pl.UInt32()}
)
"""Columns that a reader delivers.

The four fields as written: null for an absent element, "" for an empty one. `start` and `length` are the byte range of
the entry in its source, decompressed and in UTF-8; the length is 0 for an entry without a file.
"""

MAX_SOURCE_BYTES: Final = (1 << 32) - 1
"""Maximum size of a source, also if the user sets a higher limit: byte ranges are 32-bit numbers."""

TABLE_SCHEMA: Final = pl.Schema(
    {**READ_SCHEMA, "touched": pl.UInt8(), "sitemap": pl.UInt32(), "size": pl.UInt32(), "origin": pl.Int32()}
)
"""Columns of a block.

`touched`: bits of the fields changed since the source was read (`TOUCHED_BIT`, `ORDER_BIT`, `EXTENSION_BIT`).
`sitemap`: id of the sitemap that contains the entry. `size`: serialized size in bytes. `origin`: id of the sitemap from
whose file the entry was read, or `NO_ORIGIN`.
"""

EXTENSION_SCHEMA: Final = pl.Schema({"entry": pl.UInt32(), "xml": pl.String()})
"""Sparse extensions of a frame: row number from 0, and the XML of the entry besides the four fields, as written."""

_NO_EXTENSIONS: Final = pl.DataFrame(schema=EXTENSION_SCHEMA)

_MIN_ENCODED_ROWS: Final = 4_096
_MAX_CATEGORIES: Final = 255
"""Maximum number of categories of an encoded column: what one byte can number."""

TOUCHED_BIT: Final[dict[str, int]] = {name: 1 << number for number, name in enumerate(FIELD_NAMES)}
"""Bit of `touched` for each field."""

ORDER_BIT: Final = 1 << len(FIELD_NAMES)
"""Bit of `touched` for entries whose elements are to be written in the order of the schema."""

EXTENSION_BIT: Final = ORDER_BIT << 1
"""Bit of `touched` for changed extensions."""

SITEMAP_BIT: Final = EXTENSION_BIT << 1
"""Bit that `EntryTable.changed_bits` adds to the bits of `touched` for entries moved to another sitemap."""


def entry_frame(columns: Mapping[str, Sequence[object] | pl.Series]) -> pl.DataFrame:
    """Return a frame of `READ_SCHEMA` with new entries that no file contains.

    Args:
        columns: Values by field, all of the same length; other fields are absent.
    """
    given = {name: pl.Series(name, values, dtype=pl.String) for name, values in columns.items()}
    height = max((len(series) for series in given.values()), default=0)
    missing = {
        name: pl.Series(name, [None], dtype=pl.String).new_from_index(0, height)
        for name in FIELD_NAMES
        if name not in given
    }
    frame = pl.DataFrame(given | missing)
    return frame.select(*FIELD_NAMES, start=pl.lit(0, pl.UInt32), length=pl.lit(0, pl.UInt32))


def encode_columns(frame: pl.DataFrame) -> pl.DataFrame:
    """Return entries with copied texts, and with `changefreq` and `priority` as `pl.Enum` if they have few distinct texts.

    An Enum needs one byte per entry instead of sixteen. Frames with few rows are returned unchanged.
    """
    if frame.height < _MIN_ENCODED_ROWS:
        return frame
    # Copied, as texts of a reader keep the whole file in memory.
    columns = [pl.concat_str(name, pl.lit("")).alias(name) for name in FIELD_NAMES[:2]]
    for name in FIELD_NAMES[2:]:
        texts = frame[name].unique().drop_nulls()
        if len(texts) <= _MAX_CATEGORIES:
            columns.append(pl.col(name).cast(pl.Enum(texts)))
    return frame.with_columns(columns)


def decode_columns(frame: pl.DataFrame) -> pl.DataFrame:
    """Return entries with `pl.Enum` columns converted back to strings; the inverse of `encode_columns`."""
    encoded = [name for name, kind in frame.schema.items() if kind == pl.Enum]
    return frame.with_columns(pl.col(encoded).cast(pl.String)) if encoded else frame


def count_texts(values: pl.Series) -> dict[str, int]:
    """Return the number of occurrences of each distinct text, ignoring nulls."""
    if isinstance(values.dtype, pl.Enum):
        # Counting the codes is faster than counting texts.
        counts = np.bincount(values.drop_nulls().to_physical().to_numpy(), minlength=len(values.dtype.categories))
        named = zip(values.dtype.categories.to_list(), counts.tolist(), strict=True)
        return {value: count for value, count in named if count}
    by_text = values.drop_nulls().alias("value").value_counts(name="count")
    return dict(zip(by_text["value"].to_list(), by_text["count"].to_list(), strict=True))


def empty_extensions() -> pl.DataFrame:
    """Return an empty frame of `EXTENSION_SCHEMA`."""
    return _NO_EXTENSIONS.clone()


def replace_extension_rows(sparse: pl.DataFrame, rows: NDArray[np.uint32], inserted: pl.DataFrame) -> pl.DataFrame:
    """Return sparse extensions without the rows `rows` and with the rows of `inserted`, sorted by row."""
    known = sparse["entry"].to_numpy()
    is_replaced = np.zeros(max(known.max(initial=0), rows.max(initial=0)) + 1, np.bool_)
    is_replaced[rows] = True
    return pl.concat([sparse.filter(~is_replaced[known]), inserted.cast(EXTENSION_SCHEMA)]).sort("entry")


def slice_extensions(extensions: pl.DataFrame, first: int, count: int, block_row: int) -> pl.DataFrame:
    """Return the extensions of `count` rows from row `first` on, renumbered so that `first` becomes `block_row`."""
    if extensions.is_empty():
        return extensions
    chosen = extensions.filter(pl.col("entry").is_between(first, first + count - 1))
    moved = chosen.with_columns(entry=(pl.col("entry").cast(pl.Int64) + (block_row - first)).cast(pl.UInt32))
    return moved.select(list(EXTENSION_SCHEMA))
