"""Reports of hosts that are not public: a single one for a sitemap whose entries all have the same such host."""

from __future__ import annotations

from typing import Final

import numpy as np
import polars as pl

from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol import urls
from sitemap_studio.protocol.leaks import LeakPattern, Leaks, leak_message
from sitemap_studio.validation.extensions.extension_rules import Elements, PerFile

LEAK_RULE: Final = "loc-leak"

_LOC: Final = pl.col("loc").str.strip_chars(urls.SPACE_AROUND)
_HOST: Final = (
    _LOC.str.extract(f"^[^:]*://({urls.AUTHORITY})")
    .str.replace("^.*@", "")
    .str.replace("[.]?(?::[0-9]*)?$", "")
    .str.to_lowercase()
)


def find_shared_leak(locs: pl.DataFrame, leaks: Leaks) -> LeakPattern | None:
    """Return the pattern that matches the host of all URLs in a column `loc`; None if they have several hosts."""
    return leaks.of_hosts.first(locs.select(_LOC.first()).item()) if locs.select(_HOST.n_unique()).item() == 1 else None


def group_by_host(table: EntryTable, slots: SlotArray, leaks: Leaks) -> PerFile:
    """Return which of the entries that violate the rule, given ascending, are reported.

    Each one is, except in sitemaps whose entries all have the same host: there the first one stands for all of them, if
    a pattern of hosts matches.
    """
    sitemaps = table.rows(slots, ["sitemap"]).to_series().to_numpy()
    numbers, counts = np.unique(sitemaps, return_counts=True)
    is_reported, n_urls = np.ones(len(slots), np.bool_), np.ones(len(slots), np.intp)
    for sitemap, count in zip(numbers.tolist(), counts.tolist(), strict=True):
        if count > 1 and count == table.urls_in(sitemap):
            places = np.flatnonzero(sitemaps == sitemap)
            if find_shared_leak(table.rows(slots[places], ["loc"]), leaks) is not None:
                first = places[np.argmin(table.positions()[slots[places]])]
                is_reported[places], n_urls[first] = False, count
                is_reported[first] = True
    every = Elements.of_entries(slots)
    return PerFile(every, every.chosen(is_reported), n_urls[is_reported])


def shared_host_messages(grouped: PerFile, slots: SlotArray, locs: pl.Series, leaks: Leaks) -> list[str]:
    """Return the messages about entries that stand for all of their sitemap; empty for others."""
    n_urls = dict(zip(grouped.reported.slots.tolist(), grouped.counts.tolist(), strict=True))
    return [
        leak_message(found, loc, n_urls=n_urls[slot])
        if n_urls.get(slot, 1) > 1 and (found := leaks.of_hosts.first(loc := urls.stripped(text)))
        else ""
        for slot, text in zip(slots.tolist(), locs.to_list(), strict=True)
    ]
