"""How entries stood in a file before they were changed there, so that what is undone after a save is spelt as before.

White space, comments and attributes around what was taken out are in no edit: only the old bytes know them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

import polars as pl

from sitemap_studio.formats.extensions.splicing import says
from sitemap_studio.protocol.fields import FIELD_NAMES

Spellings = Mapping[int, tuple[bytes, ...]]
"""Former bytes of entries by slot, the latest first."""

_MOST_BYTES: Final = 16 << 20
_MOST_OF_ENTRY: Final = 8


def remembered(before: Spellings, gone: Iterable[tuple[int, bytes]]) -> Spellings:
    """What is remembered once more entries are spelt otherwise, as long as it takes little memory.

    Args:
        before: What was remembered.
        gone: Slots, and the bytes that give way to others.
    """
    known = dict(before)
    room = _MOST_BYTES - sum(len(spelling) for spellings in known.values() for spelling in spellings)
    for slot, spelling in gone:
        others = tuple(each for each in known.get(slot, ()) if each != spelling)
        room -= len(spelling)
        if room < 0:
            break
        known[slot] = (spelling, *others)[:_MOST_OF_ENTRY]
    return known


def as_formerly(spellings: Spellings, slots: Iterable[int], rows: pl.DataFrame, around: Mapping[str, str]) -> pl.Series:
    """For each entry a former spelling that says what it is to say now, or null.

    Args:
        spellings: What is remembered.
        slots: The entries.
        rows: Their fields, and their extensions in `xml`.
        around: URI by prefix as declared on the root, the default namespace under "".
    """
    found: list[bytes | None] = []
    for slot, row in zip(slots, rows.select(*FIELD_NAMES, "xml").iter_rows(named=True), strict=True):
        xml = row.pop("xml")
        known = spellings.get(slot, ())
        found.append(next((each for each in known if says(each, row, xml or "", around)), None))
    return pl.Series(found, dtype=pl.Binary)
