"""Listed pages of sets: unique URLs with their entries, pages that can be requested, and evenly spread samples."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from itertools import chain, zip_longest
from typing import Final, NamedTuple, TypeVar

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.document.document import Document
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol.robots_files import host_key
from sitemap_studio.protocol.url_syntax import WEB_ORIGIN, is_web, page_locs
from sitemap_studio.search.filter_language import Filter

_CHUNK_ENTRIES: Final = 1 << 20
_LISTED_TYPES: Final = {"loc": pl.String(), "sitemap": pl.String(), "entry": pl.Int64()}

T = TypeVar("T")


class ListedPage(NamedTuple):
    """The first entry that lists a page.

    Attributes:
        loc: The URL, in the form of `page_loc`.
        sitemap: Path of the sitemap for output; the name of the set before its first save.
        entry: Number of the entry in the sitemap, from 1.
    """

    loc: str
    sitemap: str
    entry: int


class ListedPages(NamedTuple):
    """Pages that entries of a set list.

    Attributes:
        pages: The pages, with unique URLs, in the order of the set; the columns are the attributes of `ListedPage`.
        n_incomplete: Number of entries without a complete http or https URL, which are not among the pages.
    """

    pages: pl.DataFrame
    n_incomplete: int


def list_pages(document: Document, wanted: Filter | None = None) -> ListedPages:
    """Return the pages that a set lists, and the number of entries without a complete URL.

    Args:
        document: The set; it is validated first if the filter refers to problems.
        wanted: Filter of the entries; None for all.
    """
    table = document.table
    is_wanted = None if wanted is None else _wanted_mask(document, wanted)
    parts, n_incomplete = [pl.DataFrame(schema=_LISTED_TYPES)], 0
    for sitemap in document.sitemaps:
        slots = table.slots_of_sitemap(sitemap.id)
        path = document.name if sitemap.path is None else document.shown_path(sitemap.path)
        numbers = np.arange(1, len(slots) + 1)
        if is_wanted is not None:
            mask = is_wanted[slots]
            slots, numbers = slots[mask], numbers[mask]
        locs = page_locs(table.rows(slots, ["loc"]).to_series())
        is_complete = _host_keys(locs).is_not_null()
        n_incomplete += len(locs) - int(is_complete.sum())
        part = pl.DataFrame({"loc": locs, "sitemap": pl.repeat(path, len(locs), eager=True), "entry": numbers})
        parts.append(part.filter(is_complete))
    return ListedPages(pl.concat(parts).unique("loc", keep="first", maintain_order=True), n_incomplete)


def _wanted_mask(document: Document, wanted: Filter) -> NDArray[np.bool_]:
    """Return the mask by slot of the entries that match a filter; validate the set first if that refers to problems."""
    # Loaded only for filters, as this takes longer than listing 50,000 pages.
    from sitemap_studio.document.checking import check
    from sitemap_studio.document.filter_facts import filter_facts_for
    from sitemap_studio.search.filters import matching_mask

    if "problem" in wanted.fields and not document.is_validated:
        check(document)
    return matching_mask(wanted, document.table, filter_facts_for(document, wanted.fields))


def _host_keys(locs: pl.Series) -> pl.Series:
    """Return the `host_key` of each URL; null for URLs that are not complete http or https URLs."""
    origins = locs.str.extract(WEB_ORIGIN)
    hosts = {origin: host_key(origin) for origin in origins.unique().drop_nulls() if is_web(origin)}
    return origins.replace_strict(hosts, default=None, return_dtype=pl.String)


class RequestablePages(NamedTuple):
    """Pages of entries with complete http or https URLs, which can be requested.

    Attributes:
        locs: Unique URLs in the form of `page_loc`, in the order of the entries.
        by_host: Number of pages by host, in the form of `host_key`, in the order of their first page.
        n_incomplete: Number of entries without a complete http or https URL.
    """

    locs: list[str]
    by_host: dict[str, int]
    n_incomplete: int


def requestable_pages(table: EntryTable, slots: SlotArray | None = None) -> RequestablePages:
    """Return the pages of entries, and the number of entries without one.

    Args:
        table: The entries.
        slots: The entries to include, in this order; None for all, in the order of the set.
    """
    locs = table.rows(table.order if slots is None else slots, ["loc"]).to_series()
    pages = pl.DataFrame({"loc": page_locs(locs), "host": _host_keys(locs)}).drop_nulls("host")
    n_incomplete = len(locs) - len(pages)
    pages = pages.unique("loc", maintain_order=True)
    counts = pages["host"].value_counts(sort=False)
    by_host = dict(zip(counts["host"], counts["count"], strict=True))
    return RequestablePages(
        pages["loc"].to_list(),
        {host: by_host[host] for host in pages["host"].unique(maintain_order=True)},
        n_incomplete,
    )


def unlisted_pages(locs: pl.Series, table: EntryTable) -> frozenset[str]:
    """Return the given URLs, unique and in the form of `page_loc`, that no entry of a table lists."""
    order = table.order
    for first in range(0, len(order), _CHUNK_ENTRIES):
        listed = page_locs(table.rows(order[first : first + _CHUNK_ENTRIES], ["loc"]).to_series())
        # `locs` is hashed first, because it is usually much shorter than the URLs of all entries.
        listed = listed.filter(listed.is_in(locs.implode()))
        locs = locs.filter(~locs.is_in(listed.implode()))
    return frozenset(locs)


def sample_pages(pages: pl.DataFrame, count: int) -> pl.DataFrame:
    """Return up to `count` of `ListedPages.pages`, spread over sitemaps and folders, in their order; always the same ones."""
    by_sitemap = dict[str, dict[str, list[str]]]()
    for loc, sitemap in pages.select("loc", "sitemap").iter_rows():
        by_sitemap.setdefault(sitemap, {}).setdefault(loc.rpartition("/")[0], []).append(loc)
    spread = _interleave(
        _interleave(sorted(by_folder[folder], key=_digest) for folder in sorted(by_folder, key=_digest))
        for by_folder in by_sitemap.values()
    )
    return pages.filter(pages["loc"].is_in(pl.Series(spread[:count], dtype=pl.String).implode()))


def _interleave(groups: Iterable[Sequence[T]]) -> list[T]:
    """Return the first items of all groups, then the second ones, and so on."""
    missing = object()
    return [item for item in chain.from_iterable(zip_longest(*groups, fillvalue=missing)) if item is not missing]  # type: ignore[misc]


def _digest(text: str) -> bytes:
    """Return the SHA-256 digest of a text."""
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).digest()
