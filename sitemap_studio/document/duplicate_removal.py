"""Plan the removal of duplicate entries: one entry of each group with the same URL is retained."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import partial
from typing import Final

import numpy as np
import polars as pl

from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.model.edits import CellChanges, RemoveEntries
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import SlotArray, intersection, isin_sorted, unique_slots
from sitemap_studio.protocol.dates import XML_SPACE, parse_w3c
from sitemap_studio.protocol.rule import Rule
from sitemap_studio.protocol.url_syntax import coarse_keys, page_key
from sitemap_studio.validation.duplicates import DuplicateIndex

EXACT_RULE: Final = "loc-duplicate"
"""The rule about entries with the same URL; the other rules about duplicates concern similar URLs."""

_MAX_COMPARED: Final = 2_000
"""Maximum number of similar URLs that are compared while the user waits, 0.1 s."""

FIRST: Final = "first"
NEWEST: Final = "newest"
"""Entry of a group that is retained: the first of the set, or the one with the newest lastmod."""


@dataclass(frozen=True)
class DuplicateRemoval:
    """Planned removal of duplicates, by ascending slot.

    Attributes:
        removed: URLs of the removed entries as values before, and of the retained entry of the same group as values
            after.
        kept: Slot of the retained entry for each removed one.
        n_locked: Number of duplicates that are not removed because their sitemaps are read-only.
    """

    removed: CellChanges
    kept: SlotArray
    n_locked: int = 0

    def __len__(self) -> int:
        """Return the number of entries to remove."""
        return len(self.removed)

    def edit(self, table: EntryTable) -> RemoveEntries:
        """Return the edit that removes the duplicates from a table."""
        return RemoveEntries(np.sort(table.positions()[self.removed.slots]))


def plan_duplicate_removal(
    table: EntryTable,
    *,
    keep: str | int = FIRST,
    is_near: bool = False,
    candidates: SlotArray | None = None,
    locked: Collection[int] = (),
    progress: Progress | None = None,
) -> DuplicateRemoval:
    """Plan the removal of entries with the same URL, except one of each group.

    Args:
        table: The entries; a snapshot where others may change it.
        keep: Entry to retain: `FIRST`, `NEWEST`, or the first one in the sitemap with this id, else the first of all.
        is_near: Whether URLs of equal `page_key` count as the same.
        candidates: Entries that may be removed; None for all.
        locked: Ids of read-only sitemaps, whose entries are not removed.
        progress: Checked for cancellation.
    """
    check = progress.check if progress is not None else lambda: None
    rows = table.rows(table.order, ["loc", "lastmod", "sitemap"]).with_columns(pl.Series("slot", table.order))
    text = pl.col("loc").str.strip_chars(XML_SPACE)
    rows = rows.filter(text.is_not_null() & (text != ""))
    check()
    keys = coarse_keys(rows["loc"]) if is_near else rows.select(text).to_series()
    rows = rows.with_columns(keys.alias("key")).filter(keys.is_duplicated())
    check()
    if is_near:
        rows = rows.with_columns(pl.col("loc").map_elements(page_key, pl.String).alias("key"))
    rank = {FIRST: pl.lit(0), NEWEST: pl.col("lastmod").map_elements(_age_rank, pl.Float64)}
    rows = rows.with_columns(rank=rank.get(str(keep), pl.col("sitemap") != keep))
    check()
    # Stable, so that of equal rank the first of the set stays.
    rows = rows.sort("rank", maintain_order=True, nulls_last=True)
    rows = rows.with_columns(kept=pl.col("slot").first().over("key"), kept_loc=pl.col("loc").first().over("key"))
    rows = rows.filter(pl.col("slot") != pl.col("kept")).sort("slot")
    if candidates is not None:
        rows = rows.filter(isin_sorted(unique_slots(candidates), rows["slot"].to_numpy()))
    may_go = ~pl.Series(np.isin(rows["sitemap"].to_numpy(), list(locked)))
    going = rows.filter(may_go)
    return DuplicateRemoval(
        CellChanges("loc", going["slot"].to_numpy(), going["loc"], going["kept_loc"]),
        going["kept"].to_numpy(),
        rows.height - going.height,
    )


def removable_duplicates(
    table: EntryTable, index: DuplicateIndex, rule: str, slots: SlotArray, *, locked: Collection[int] = ()
) -> SlotArray:
    """Return the slots of violations of a duplicate rule that `plan_duplicate_removal` removes by default.

    Near duplicates that differ in the letter case of the path, in repeated slashes or in the fragment are retained.

    Args:
        table: The entries.
        index: The duplicates of the same entries.
        rule: Id of the rule.
        slots: Entries that violate it, ascending.
        locked: Ids of read-only sitemaps, whose entries are not removed.
    """
    if rule != EXACT_RULE:
        similar = index.slots_sharing_with(slots)
        similar = similar[table.has_position(similar)]
        similar = similar[np.argsort(table.positions()[similar])]
        pages = table.rows(similar, ["loc"])["loc"].map_elements(page_key, pl.String)
        slots = intersection(slots, np.sort(similar[~pages.is_first_distinct().to_numpy()]))
    sitemaps = table.rows(slots, ["sitemap"]).to_series().to_numpy()
    return slots[~np.isin(sitemaps, list(locked))]


def count_removable(document: Document, rule: Rule, slots: SlotArray) -> int | None:
    """Return how many entries that violate a duplicate rule can be removed; see `removable_duplicates`.

    Returns:
        The number; None if some can be removed, but there are too many similar URLs to compare while the user waits.
    """
    locked = [sitemap.id for sitemap in document.sitemaps if sitemap.read_only is not None]
    find = partial(removable_duplicates, document.table, document.problems.duplicates, rule.id, locked=locked)
    if rule.id == EXACT_RULE or len(slots) <= _MAX_COMPARED:
        return len(find(slots))
    return None if len(find(slots[:_MAX_COMPARED])) or len(find(slots)) else 0


def _age_rank(lastmod: str) -> float | None:
    """Return the negative Unix time of a date, so that newer dates sort first; None for invalid dates."""
    date = parse_w3c(lastmod)
    instant = date.instant if date is not None else None
    return -instant.timestamp() if instant is not None else None
