"""Languages that all pages of a folder lack, though most pages of the set with alternates have them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, NamedTuple

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import NO_SLOTS, SlotArray, unique_slots
from sitemap_studio.protocol import url_syntax
from sitemap_studio.protocol.dates import XML_SPACE
from sitemap_studio.validation.extensions.alternates import DEFAULT_LANGUAGE, language_hashes, select_alternates
from sitemap_studio.validation.extensions.extension_index import ExtensionIndex, urls_of_entries, xml_of_entries

GAP_RULE: Final = "alternate-gap"

FEWEST_ENTRIES: Final = 3
"""Minimum number of entries with alternates in a folder."""

_MOST_FOLDERS: Final = 100
_NO_FOLDER: Final = (1 << 32) - 1
_FOLDER: Final = f"^([^:]*://{url_syntax.AUTHORITY}/(?:[^/?#]+/){{0,2}})"
"""The folder of a URL, at most two levels deep."""


class LanguageGap(NamedTuple):
    """Languages that a folder lacks.

    Attributes:
        slots: The entries of the folder that have alternates, ascending.
        codes: The languages, in ascending order.
    """

    slots: SlotArray
    folder: str
    codes: tuple[str, ...]


@dataclass(frozen=True, eq=False)
class LanguageGaps:
    """The language gaps of a set, and the data from which they were computed.

    Attributes:
        extension_index: The extensions of the set.
        links: Slot and language of each link; None without links.
        slots: The entries with links, ascending.
        url_hashes: Hash of the URL of each of these entries; 0 for entries outside the order.
        gaps: The language gaps by folder.
    """

    extension_index: ExtensionIndex
    links: pl.DataFrame | None
    slots: SlotArray
    url_hashes: NDArray[np.uint64]
    gaps: tuple[LanguageGap, ...]


def update_language_gaps(
    known: LanguageGaps | None, extension_index: ExtensionIndex, table: EntryTable
) -> LanguageGaps:
    """Return the language gaps after an edit; computed only if links, or the URLs of entries with links, changed."""
    if known is not None and known.extension_index is extension_index:
        return known
    if known is not None and known.links is None and extension_index.links is None:
        return replace(known, extension_index=extension_index)
    links = extension_index.links.columns if extension_index.links is not None else None
    is_same = known is not None and known.links is links
    slots = known.slots if known is not None and is_same else _slots_with_links(links)
    url_hashes = np.where(table.has_position(slots), urls_of_entries(table, slots).hash().to_numpy(), np.uint64(0))
    if known is not None and is_same and np.array_equal(known.url_hashes, url_hashes):
        return replace(known, extension_index=extension_index)
    return LanguageGaps(extension_index, links, slots, url_hashes, tuple(find_language_gaps(extension_index, table)))


def _slots_with_links(links: pl.DataFrame | None) -> SlotArray:
    """Return the slots that have links, ascending; empty without a frame of links."""
    return NO_SLOTS if links is None else unique_slots(links["slot"].to_numpy())


def find_language_gaps(extension_index: ExtensionIndex, table: EntryTable) -> list[LanguageGap]:
    """Return by folder the languages that no entry in it has, but at least half of all entries with alternates have.

    Folders with fewer than `FEWEST_ENTRIES` such entries are left out.
    """
    if extension_index.links is None:
        return []
    links = extension_index.links.rows().filter(pl.col("language") != DEFAULT_LANGUAGE).select("slot", "language")
    slots = unique_slots(links["slot"].to_numpy())
    named = links.group_by("language").agg(pl.col("slot").n_unique().alias("count"), pl.col("slot").min())
    common = named.filter(pl.col("count") * 2 >= len(slots))
    if common.height < 2:
        return []
    folder = urls_of_entries(table, slots).str.strip_chars(XML_SPACE).str.extract(_FOLDER)
    entries = pl.DataFrame({"slot": slots, "folder": folder}).drop_nulls("folder")
    folders = entries.group_by("folder", maintain_order=True).agg("slot").with_row_index("number")
    folders = folders.filter(pl.col("slot").list.len() >= FEWEST_ENTRIES)
    number_of = np.full(table.slot_capacity, _NO_FOLDER, np.uint32)
    large = folders.select("number", "slot").explode("slot")
    number_of[large["slot"].to_numpy()] = large["number"].to_numpy()
    present = links.select(pl.Series("number", number_of[links["slot"].to_numpy()]), "language").unique()
    wanted = folders.select("number", "folder").join(common.select("language"), how="cross")
    missing = wanted.join(present, on=["number", "language"], how="anti")
    if missing.is_empty():
        return []
    lines = select_alternates(extension_index.read(xml_of_entries(table, common["slot"].unique().sort().to_numpy())))[
        "hreflang"
    ]
    written = lines.unique()
    codes = dict(zip(language_hashes(written).tolist(), map(_canonical_case, written.to_list()), strict=True))
    gaps = missing.group_by("folder").agg("language").join(folders, on="folder").sort("folder").head(_MOST_FOLDERS)
    return [
        LanguageGap(
            np.sort(gaps["slot"][place].to_numpy()),
            name,
            tuple(sorted(codes.get(language, "") for language in languages)),
        )
        for place, (name, languages) in enumerate(gaps.select("folder", "language").iter_rows())
    ]


def _canonical_case(code: str) -> str:
    """Return a language code in the letter case of RFC 5646, section 2.1.1: “zh-Hant-TW”."""
    language, *others = code.lower().split("-")
    return "-".join([language, *(each.title() if len(each) == 4 else each.upper() for each in others)])
