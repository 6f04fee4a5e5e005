"""Where a sitemap probably lies whose address nobody told: on the site of more than half of the entries that it lists.

All entries of a sitemap must lie on its own site, so that of two sites one is wrong; which one is inferred, and nothing
at all where no site has more than half. Folder and address stay unknown. What the entries say is counted once and put
right by edits; a site that lists others by cross-submission can't be told from one that should not.

Source: Sitemap Protocol 0.9, "Location of Sitemap files".
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

import numpy as np
import polars as pl

from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol import urls
from sitemap_studio.validation.containing import NO_PLACES, Fault, Places, attempt, failure_of
from sitemap_studio.validation.locations.location import is_web_address, judge_locations, site_of

SITE_RULE: Final = "loc-other-site"
"""The rule that is judged by what is inferred here."""

_FREQUENT: Final = 4
"""So many sites are looked for by how addresses begin, before the rest is taken apart."""

_FEW: Final = 64
"""So few addresses are sooner counted one by one."""


@dataclass(frozen=True)
class Sites:
    """The sites that the entries of one sitemap lie on.

    Attributes:
        counts: How many entries lie on each, those left out whose address is none on the web; None if counting failed.
    """

    counts: Mapping[str, int] | None

    @cached_property
    def home(self) -> str | None:
        """The site of more than half of them; None where there is none."""
        counts = self.counts or {}
        site = max(counts, key=counts.__getitem__, default=None)
        return site if site is not None and 2 * counts[site] > sum(counts.values()) else None

    @property
    def verdict_hangs_on(self) -> tuple[str | None, bool]:
        """What the verdict on an entry hangs on beside its own address."""
        return self.home, self.counts is None

    def after(self, gone: Counter[str], came: Counter[str]) -> Sites:
        """The same without some entries and with others."""
        if gone == came or self.counts is None:
            return self
        changed = {site: self.counts.get(site, 0) + came[site] - gone[site] for site in gone | came}
        return Sites({site: count for site, count in {**self.counts, **changed}.items() if count > 0})


def counted(locs: pl.Series) -> Counter[str]:
    """How many of some addresses lie on each site."""
    rest = locs.drop_nulls()
    if len(rest) <= _FEW:
        return Counter(site for loc in rest if (site := _site_or_none(loc)) is not None)
    counts: Counter[str] = Counter()
    for _ in range(_FREQUENT):
        site = _site_or_none(rest[0]) if len(rest) else None
        if site is None:
            break
        # What begins so is a web address: most of a sitemap is counted without being taken apart.
        is_there = rest.str.starts_with(f"{site}/")
        counts[site] += int(is_there.sum())
        rest = rest.filter(~is_there)
    on_web = rest.str.strip_chars(urls.SPACE_AROUND).to_frame("loc").filter(is_web_address(pl.col("loc")))
    origins = on_web.group_by(pl.col("loc").str.extract(f"^([^:]*://{urls.AUTHORITY})")).len()
    for origin, count in origins.iter_rows():
        counts[site_of(origin)] += count
    return +counts


def _site_or_none(address: str) -> str | None:
    text = urls.stripped(address)
    return site_of(text) if urls.is_web(text) else None


def sites_of(table: EntryTable, sitemaps: Collection[int]) -> dict[int, Sites]:
    """Count the sites of the entries of some sitemaps."""
    return {sitemap: _sites(table, sitemap) for sitemap in sitemaps}


def _sites(table: EntryTable, sitemap: int) -> Sites:
    counts = attempt(lambda: counted(table.rows(table.slots_in(sitemap), ["loc"]).to_series()))
    if isinstance(counts, Fault):
        counts.note(SITE_RULE)
        return Sites(None)
    return Sites(counts)


def sites_again(
    known: Mapping[int, Sites], before: EntryTable, table: EntryTable, touched: SlotArray
) -> dict[int, Sites]:
    """Put the counts right after an edit.

    Args:
        known: Before it.
        before: The table before it.
        table: The table after it.
        touched: Entries with another address or sitemap, or that came or went, ascending.
    """
    is_counted = all(sites.counts is not None for sites in known.values())
    changed = attempt(lambda: _changed(known, before, table, touched)) if is_counted else None
    if changed is None or isinstance(changed, Fault):
        return sites_of(table, known)
    then, now = changed
    return {sitemap: sites.after(then[sitemap], now[sitemap]) for sitemap, sites in known.items()}


def _changed(
    known: Mapping[int, Sites], before: EntryTable, table: EntryTable, touched: SlotArray
) -> tuple[dict[int, Counter[str]], dict[int, Counter[str]]]:
    """How many of some entries lay on each site before an edit, and lie there after it, by sitemap."""
    then, rest = _of_one_site(known, before, touched[before.is_placed(touched)])
    return then | _by_sitemap(before, rest, known.keys() - then.keys()), _by_sitemap(table, touched, known)


def _of_one_site(
    known: Mapping[int, Sites], table: EntryTable, slots: SlotArray
) -> tuple[dict[int, Counter[str]], SlotArray]:
    """Count entries of sitemaps that lie on one site as a whole, as most do: their addresses need not be read.

    Returns:
        These by sitemap, and the slots of the others.
    """
    if len(slots) <= _FEW:
        return {}, slots
    sitemaps = table.rows(slots, ["sitemap"]).to_series().to_numpy()
    counts, found = np.bincount(sitemaps), dict[int, Counter[str]]()
    is_of_one = np.zeros(len(counts), np.bool_)
    for sitemap in np.flatnonzero(counts).tolist():
        sites = known[sitemap].counts if sitemap in known else None
        if sites and list(sites.values()) == [table.urls_in(sitemap)]:
            found[sitemap] = Counter(dict.fromkeys(sites, int(counts[sitemap])))
            is_of_one[sitemap] = True
    return found, slots[~is_of_one[sitemaps]]


def _by_sitemap(table: EntryTable, slots: SlotArray, sitemaps: Collection[int]) -> dict[int, Counter[str]]:
    slots = slots[table.is_placed(slots)]
    if len(slots) <= _FEW:
        found: dict[int, Counter[str]] = {sitemap: Counter() for sitemap in sitemaps}
        for slot in slots.tolist():
            site, sitemap = _site_or_none(table.value(slot, "loc") or ""), table.sitemap_of(slot)
            if site is not None and sitemap in found:
                found[sitemap][site] += 1
        return found
    rows = table.rows(slots, ["loc", "sitemap"])
    return {sitemap: counted(rows.filter(pl.col("sitemap") == sitemap)["loc"]) for sitemap in sitemaps}


def judge_sites(rows: pl.DataFrame, sites: Mapping[int, Sites]) -> dict[str, Places]:
    """Find the entries that lie on another site than their sitemap probably does.

    Args:
        rows: A frame with the columns `loc` and `sitemap`.
        sites: Those of the sitemaps that are judged, by id.

    Returns:
        As `judge_locations` does.
    """
    found = judge_locations(rows, {place: f"{each.home}/" for place, each in sites.items() if each.home}, SITE_RULE)
    uncounted = [sitemap for sitemap, each in sites.items() if each.counts is None]
    if uncounted:
        places = rows.select(pl.col("sitemap").is_in(uncounted).arg_true()).to_series().to_numpy().astype(np.uint32)
        failed = np.sort(np.concatenate([places, found.get(failure_of(SITE_RULE), NO_PLACES)]))
        found |= {failure_of(SITE_RULE): failed} if len(failed) else {}
    return found
