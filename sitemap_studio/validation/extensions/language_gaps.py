"""Languages that all pages of a folder lack, though most pages of the set with alternates have them."""

from __future__ import annotations

from typing import Final, NamedTuple

import polars as pl

from sitemap_studio.model.entries import EntryTable
from sitemap_studio.protocol import urls
from sitemap_studio.protocol.dates import XML_SPACE
from sitemap_studio.validation.extensions.alternates import DEFAULT_LANGUAGE, language_hashes, link_lines
from sitemap_studio.validation.extensions.extension_index import ExtensionMemory, texts_of

GAP_RULE: Final = "alternate-gap"

FEWEST_ENTRIES: Final = 3
"""Minimum number of entries with alternates in a folder."""

_MOST_FOLDERS: Final = 100
_FOLDER: Final = f"^([^:]*://{urls.AUTHORITY}/(?:[^/?#]+/){{0,2}})"
"""The folder of a URL, at most two levels deep."""


class LanguageGap(NamedTuple):
    """Languages that a folder lacks.

    Attributes:
        slot: The first entry of the folder that has alternates.
        n_entries: Number of entries of the folder that have alternates.
        codes: The languages, as they are first written elsewhere.
    """

    slot: int
    folder: str
    n_entries: int
    codes: tuple[str, ...]


def find_language_gaps(memory: ExtensionMemory, table: EntryTable) -> list[LanguageGap]:
    """Return the folders that lack a language that at least half of all entries with alternates have."""
    if memory.links is None:
        return []
    links = memory.links.rows().filter(pl.col("language") != DEFAULT_LANGUAGE).select("slot", "language").unique()
    slots = links["slot"].unique().sort().to_numpy()
    named = links.group_by("language").agg(pl.len(), pl.col("slot").min())
    common = named.filter(pl.col("len") * 2 >= len(slots))
    if common.height < 2:
        return []
    folder = table.rows(slots, ["loc"]).to_series().cast(pl.String).str.strip_chars(XML_SPACE).str.extract(_FOLDER)
    places = pl.Series(table.positions()[slots])
    entries = pl.DataFrame({"slot": slots, "folder": folder, "place": places}).drop_nulls("folder")
    folders = entries.sort("place").group_by("folder", maintain_order=True).agg(pl.len(), pl.col("slot").first())
    folders = folders.filter(pl.col("len") >= FEWEST_ENTRIES)
    present = links.join(entries, on="slot").select("folder", "language").unique()
    wanted = folders.join(common.select("language"), how="cross")
    missing = wanted.join(present, on=["folder", "language"], how="anti", maintain_order="left")
    if missing.is_empty():
        return []
    lines = link_lines(memory.read(texts_of(table, common["slot"].unique().sort().to_numpy())))["hreflang"]
    written = lines.unique(maintain_order=True)
    codes = dict(zip(reversed(language_hashes(written).tolist()), reversed(written.to_list()), strict=True))
    gaps = missing.group_by("slot", "folder", "len", maintain_order=True).agg("language").head(_MOST_FOLDERS)
    return [
        LanguageGap(slot, name, count, tuple(sorted(codes.get(language, "") for language in languages)))
        for slot, name, count, languages in gaps.iter_rows()
    ]
