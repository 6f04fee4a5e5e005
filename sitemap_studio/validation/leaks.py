"""Grouping of problems about hosts that are not public: one problem for a sitemap whose URLs all share such a host."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import partial
from typing import Final

import numpy as np
import polars as pl

from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import NO_SLOTS, SlotArray, find_indexes, intersection, isin_sorted
from sitemap_studio.protocol import url_syntax
from sitemap_studio.protocol.extension_fields import ValueKind
from sitemap_studio.protocol.extension_items import SPECS
from sitemap_studio.protocol.leak_patterns import LeakPattern, Leaks, leak_message
from sitemap_studio.validation.extensions.extension_index import ExtensionIndex, split_by_size, xml_of_entries
from sitemap_studio.validation.extensions.extension_rules import ViolatingElements, ViolationsPerFile
from sitemap_studio.validation.run_rule import run_rule

LEAK_RULE: Final = "loc-leak"

_FIRST_ENTRIES: Final = 64

_LOC: Final = pl.col("loc").str.strip_chars(url_syntax.SPACE_AROUND)
_HOST: Final = (
    _LOC.str.extract(f"^[^:]*://({url_syntax.AUTHORITY})")
    .str.replace("^.*@", "")
    .str.replace("[.]?(?::[0-9]*)?$", "")
    .str.to_lowercase()
)
_ORIGIN: Final = re.compile(rf"[^:]*://{url_syntax.AUTHORITY}[/?#\\]")
"""Beginning of a URL up to the character after its host: all URLs that begin with it have the same host."""


def find_shared_leak(locs: pl.DataFrame, leaks: Leaks) -> LeakPattern | None:
    """Return the leak pattern that matches the only host in column `loc`; None for several hosts, or if none matches."""
    urls = locs["loc"]
    # Comparing beginnings takes a tenth of the time of extracting hosts.
    origin = _ORIGIN.match(urls[0] or "")
    others = urls if origin is None else urls.filter(~urls.str.starts_with(origin[0]))
    hosts = pl.concat([urls.head(1), others]).to_frame().select(_HOST.n_unique()).item()
    return leaks.of_hosts.first(url_syntax.stripped(urls[0])) if hosts == 1 else None


def group_by_host(
    table: EntryTable,
    slots: SlotArray,
    leaks: Leaks,
    *,
    known: ViolationsPerFile | None = None,
    touched: SlotArray = NO_SLOTS,
) -> ViolationsPerFile:
    """Group the violations of the rule about leaked hosts by sitemap.

    If all entries of a sitemap have the same host, and a pattern of hosts matches it, only the first entry is reported.

    Args:
        table: The entries.
        slots: The entries that violate the rule, ascending.
        leaks: The patterns.
        known: The groups before an edit, of which groups of other sitemaps are retained; None to group all sitemaps.
        touched: The entries of sitemaps that the edit affects, before and after it, ascending.
    """
    every, chosen = ViolatingElements.of_entries(slots), slots if known is None else intersection(slots, touched)
    sitemaps = table.rows(chosen, ["sitemap"]).to_series().to_numpy()
    counts = np.bincount(sitemaps)
    is_reported, n_urls = np.ones(len(chosen), np.bool_), np.ones(len(chosen), np.intp)
    for sitemap in np.flatnonzero(counts > 1).tolist():
        if counts[sitemap] == table.entry_count(sitemap):
            own = table.slots_of_sitemap(sitemap)
            if find_shared_leak(table.rows(own, ["loc"]), leaks) is not None:
                is_reported[sitemaps == sitemap] = False
                first = np.searchsorted(chosen, own[0])
                is_reported[first], n_urls[first] = True, counts[sitemap]
    reported, n_urls = chosen[is_reported], n_urls[is_reported]
    if known is not None:
        is_untouched = ~isin_sorted(touched, known.reported.slots)
        others = known.reported.slots[is_untouched]
        places = np.searchsorted(others, reported)
        reported = np.insert(others, places, reported)
        n_urls = np.insert(known.counts[is_untouched], places, n_urls)
    return ViolationsPerFile(every, ViolatingElements.of_entries(reported), n_urls)


def group_extension_hosts(
    rule: str,
    every: ViolatingElements,
    table: EntryTable,
    extension_index: ExtensionIndex,
    *,
    known: ViolationsPerFile | None = None,
    touched: Collection[int] | None = None,
) -> ViolationsPerFile | None:
    """Group the violations of an extension leak rule by sitemap; None if no sitemap has a shared host.

    If all URLs of the extension in a sitemap have the same host, only the first element is reported.

    Args:
        rule: The rule.
        every: All elements that violate it.
        table: The entries.
        extension_index: The extensions of the set.
        known: The groups before an edit; None if no host was shared.
        touched: The sitemaps that the edit affects; None for all.
    """
    sitemaps = table.rows(every.slots, ["sitemap"]).to_series().to_numpy()
    shared_before = _shared_counts(known, table) if touched is not None else {}
    is_reported, n_urls = np.ones(len(sitemaps), np.bool_), np.ones(len(sitemaps), np.intp)
    labels: dict[int, tuple[int, ...]] = {}
    order = np.argsort(sitemaps, kind="stable")
    starts = np.flatnonzero(np.diff(sitemaps[order].astype(np.int64), prepend=-1))
    for places in np.split(order, starts[1:]) if len(order) else ():
        sitemap = int(sitemaps[places[0]])
        count = shared_before.get(sitemap, 0)
        if touched is None or sitemap in touched:
            count = run_rule(
                rule, partial(_count_if_shared, rule, sitemap, table, extension_index), 0, extension_index.failed
            )
        if count > 1:
            first = int(places[np.argmin(table.positions()[every.slots[places]])])
            is_reported[places], is_reported[first], n_urls[first] = False, True, count
            labels[first] = tuple(np.unique(every.labels[places]).tolist())
    if not labels:
        return None
    reported = np.flatnonzero(is_reported)
    shown = tuple(labels.get(place, ()) for place in reported.tolist())
    return ViolationsPerFile(every, every.select(reported), n_urls[reported], shown)


def _shared_counts(known: ViolationsPerFile | None, table: EntryTable) -> dict[int, int]:
    """Return the number of URLs by sitemap id, for sitemaps with a shared host in `known`; empty without `known`."""
    if known is None:
        return {}
    is_shared = known.counts > 1
    sitemaps = table.rows(known.reported.slots[is_shared], ["sitemap"]).to_series().to_list()
    return dict(zip(sitemaps, known.counts[is_shared].tolist(), strict=True))


def _count_if_shared(rule: str, sitemap: int, table: EntryTable, extension_index: ExtensionIndex) -> int:
    """Return the number of URLs of an extension in a sitemap if they all have the same host; otherwise 0."""
    extension = rule.partition("-")[0]
    fields = [path for path, spec in SPECS[extension].items() if spec.kind is ValueKind.URL and spec.is_validated]
    slots, count, hosts = np.sort(table.slots_of_sitemap(sitemap)), 0, set[str | None]()
    # In most sitemaps, the first entries already have several hosts.
    for some in (slots[:_FIRST_ENTRIES], slots[_FIRST_ENTRIES:]):
        for texts in split_by_size(xml_of_entries(table, some)):
            is_url = (pl.col("extension") == extension) & pl.col("field").is_in(fields)
            urls_of = extension_index.read(texts).filter(is_url).select(pl.col("value").alias("loc"))
            count += urls_of.height
            hosts.update(urls_of.select(_HOST).to_series().unique().to_list())
            if len(hosts) > 1:
                return 0
    return count


def shared_host_messages(grouped: ViolationsPerFile, slots: SlotArray, locs: pl.Series, leaks: Leaks) -> list[str]:
    """Return the message of each entry that represents all URLs of its sitemap; an empty text for other entries."""
    indexes = find_indexes(grouped.reported.slots, slots, None)
    counts = np.where(indexes >= 0, grouped.counts[indexes], 1)
    return [
        leak_message(found, loc, n_urls=count)
        if count > 1 and (found := leaks.of_hosts.first(loc := url_syntax.stripped(text)))
        else ""
        for count, text in zip(counts.tolist(), locs.to_list(), strict=True)
    ]
