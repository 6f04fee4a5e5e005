"""The columns of a block of entries, and frames that fit them."""

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
"""Columns that a reader delivers: the four fields as written, null where the element is absent, "" where it is empty;
and the byte range of the entry in its source, unpacked and as UTF-8, of length 0 if it comes from no file."""

MAX_SOURCE_BYTES: Final = (1 << 32) - 1
"""No source may be larger, as byte ranges are 32-bit numbers, whatever ceiling the user sets."""

TABLE_SCHEMA: Final = pl.Schema(
    {**READ_SCHEMA, "touched": pl.UInt8(), "sitemap": pl.UInt32(), "size": pl.UInt32(), "origin": pl.Int32()}
)
"""Columns of a block. Bit i of `touched`: field i was changed since the source was read, besides `ORDER_BIT` and
`EXTENSION_BIT`; `sitemap`: which one it belongs to; `size`: bytes that it takes when written; `origin`: the sitemap
whose
file it was read from."""

EXTENSION_SCHEMA: Final = pl.Schema({"entry": pl.UInt32(), "xml": pl.String()})
"""Sparse extensions of a frame: place in the frame from 0, and the XML beside the four fields, as written."""

_NO_EXTENSIONS: Final = pl.DataFrame(schema=EXTENSION_SCHEMA)

_WORTH_FOLDING: Final = 4_096
_MOST_FOLDED: Final = 255
"""More different texts than a byte can number are not encoded."""

TOUCHED_BIT: Final[dict[str, int]] = {name: 1 << place for place, name in enumerate(FIELD_NAMES)}
"""Bit of `touched` by field."""

ORDER_BIT: Final = 1 << len(FIELD_NAMES)
"""Bit of `touched` for writing the elements of an entry in the order of the schema."""

EXTENSION_BIT: Final = ORDER_BIT << 1
"""Bit of `touched` for the extensions of an entry."""

SITEMAP_BIT: Final = EXTENSION_BIT << 1
"""Bit beside those of `touched` for an entry that belongs to another sitemap than its file."""


def entry_frame(columns: Mapping[str, Sequence[object] | pl.Series]) -> pl.DataFrame:
    """Build a frame of entries that come from no file; fields not named are absent.

    Args:
        columns: Values by field, all of one length.
    """
    given = {name: pl.Series(name, values, dtype=pl.String) for name, values in columns.items()}
    height = max((len(series) for series in given.values()), default=0)
    missing = {name: pl.Series(name, [None] * height, dtype=pl.String) for name in FIELD_NAMES if name not in given}
    frame = pl.DataFrame(given | missing)
    return frame.select(*FIELD_NAMES, start=pl.lit(0, pl.UInt32), length=pl.lit(0, pl.UInt32))


def folded(frame: pl.DataFrame) -> pl.DataFrame:
    """Return entries in less memory: columns of few different texts take a byte an entry instead of sixteen."""
    if frame.height < _WORTH_FOLDING:
        return frame
    # Copied, as texts of a reader keep the whole file in memory.
    columns = [pl.concat_str(name, pl.lit("")).alias(name) for name in FIELD_NAMES[:2]]
    for name in FIELD_NAMES[2:]:
        texts = frame[name].unique().drop_nulls()
        if len(texts) <= _MOST_FOLDED:
            columns.append(pl.col(name).cast(pl.Enum(texts)))
    return frame.with_columns(columns)


def unfolded(frame: pl.DataFrame) -> pl.DataFrame:
    """Return entries with all texts as strings."""
    kept = [name for name, kind in frame.schema.items() if kind == pl.Enum]
    return frame.with_columns(pl.col(kept).cast(pl.String)) if kept else frame


def counted(values: pl.Series) -> dict[str, int]:
    """Count each text of a column; null does not count."""
    if isinstance(values.dtype, pl.Enum):
        # Codes are counted, not texts.
        counts = np.bincount(values.drop_nulls().to_physical().to_numpy(), minlength=len(values.dtype.categories))
        named = zip(values.dtype.categories.to_list(), counts.tolist(), strict=True)
        return {value: count for value, count in named if count}
    by_text = values.drop_nulls().alias("value").value_counts(name="count")
    return dict(zip(by_text["value"].to_list(), by_text["count"].to_list(), strict=True))


def no_extensions() -> pl.DataFrame:
    """Return an empty frame of extensions."""
    return _NO_EXTENSIONS.clone()


def renewed(sparse: pl.DataFrame, places: NDArray[np.uint32], inserted: pl.DataFrame) -> pl.DataFrame:
    """Return sparse extensions with those of some places replaced, sorted by place."""
    known = sparse["entry"].to_numpy()
    is_replaced = np.zeros(max(known.max(initial=0), places.max(initial=0)) + 1, np.bool_)
    is_replaced[places] = True
    return pl.concat([sparse.filter(~is_replaced[known]), inserted.cast(EXTENSION_SCHEMA)]).sort("entry")


def cut_extensions(extensions: pl.DataFrame, first: int, count: int, place: int) -> pl.DataFrame:
    """Return the extensions of `count` entries from `first`, keyed by places in a block from `place`."""
    if extensions.is_empty():
        return extensions
    chosen = extensions.filter(pl.col("entry").is_between(first, first + count - 1))
    moved = chosen.with_columns(entry=(pl.col("entry").cast(pl.Int64) + (place - first)).cast(pl.UInt32))
    return moved.select(list(EXTENSION_SCHEMA))
