"""Edits of files whose entries are lines; for the tests of splicing those."""

from __future__ import annotations

from collections.abc import Callable

import polars as pl

from sitemap_studio.model.columns import TOUCHED_BIT
from sitemap_studio.protocol.fields import FIELD_NAMES

SCHEMA: dict[str, type[pl.DataType]] = {
    **dict.fromkeys(FIELD_NAMES, pl.String),
    "start": pl.UInt32,
    "length": pl.UInt32,
    "touched": pl.UInt8,
    "is_here": pl.Boolean,
}


def spliced_after(
    splice: Callable[[bytes, pl.DataFrame, pl.DataFrame], bytes],
    read: Callable[[bytes], pl.DataFrame],
    text: str,
    *edits: tuple,
) -> str:
    """Return a text after edits, each applied to the result of the previous ones.

    They are ("set", place, field, value), ("remove", place), ("add", place, fields) and ("move", from, to).
    """
    source = text.encode()
    originals = read(source)
    entries = [row | {"touched": 0, "is_here": True} for row in originals.iter_rows(named=True)]
    for kind, place, *more in edits:
        match kind:
            case "set":
                field, value = more
                entries[place] |= {field: value, "touched": entries[place]["touched"] | TOUCHED_BIT[field]}
            case "remove":
                del entries[place]
            case "add":
                blank: dict = {"start": 0, "length": 0, "touched": 0, "is_here": False}
                entries.insert(place, dict.fromkeys(FIELD_NAMES) | blank | more[0])
            case "move":
                entries.insert(more[0], entries.pop(place))
    wanted = pl.DataFrame(entries, schema=SCHEMA, orient="row")
    return splice(source, originals.select("start", "length"), wanted).decode()
