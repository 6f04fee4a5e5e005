"""The pages that sets list: unique URLs with their entries, and evenly spread samples of them."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from itertools import chain, zip_longest
from typing import NamedTuple, TypeVar

import numpy as np

from sitemap_studio.document.checking import check
from sitemap_studio.document.document import Document
from sitemap_studio.document.filter_facts import filter_facts_for
from sitemap_studio.protocol.url_syntax import is_web, page_loc
from sitemap_studio.search.filter_language import Filter
from sitemap_studio.search.filters import matching_mask

T = TypeVar("T")


class ListedPage(NamedTuple):
    """The first entry that lists a page.

    Attributes:
        loc: The URL, in the form of `page_loc`.
        sitemap: Path of the sitemap, for output.
        entry: Number of the entry in the sitemap, from 1.
    """

    loc: str
    sitemap: str
    entry: int


class ListedPages(NamedTuple):
    """Pages that entries of a set list.

    Attributes:
        pages: The pages, with unique URLs, in the order of the set.
        n_incomplete: Number of entries without a complete http or https URL, which are not among the pages.
    """

    pages: list[ListedPage]
    n_incomplete: int


def list_pages(document: Document, wanted: Filter | None = None) -> ListedPages:
    """Return the pages that a set lists, and the number of entries without a complete URL.

    Args:
        document: The set; it is validated first if the filter refers to problems.
        wanted: Filter of the entries; None for all.
    """
    table = document.table
    is_wanted = None
    if wanted is not None:
        if "problem" in wanted.fields and not document.is_validated:
            check(document)
        is_wanted = matching_mask(wanted, table, filter_facts_for(document, wanted.fields))
    found, n_incomplete = dict[str, ListedPage](), 0
    for sitemap in document.sitemaps:
        slots = table.slots_of_sitemap(sitemap.id)
        shown = document.name if sitemap.path is None else document.shown_path(sitemap.path)
        numbers = np.arange(1, len(slots) + 1)
        if is_wanted is not None:
            mask = is_wanted[slots]
            slots, numbers = slots[mask], numbers[mask]
        for number, text in zip(numbers.tolist(), table.rows(slots, ["loc"]).to_series(), strict=True):
            loc = page_loc(text or "")
            if not is_web(loc):
                n_incomplete += 1
            elif loc not in found:
                found[loc] = ListedPage(loc, shown, number)
    return ListedPages(list(found.values()), n_incomplete)


def sample_pages(pages: Sequence[ListedPage], count: int) -> list[ListedPage]:
    """Return up to `count` pages, spread over sitemaps and folders, in their order; the same pages give the same sample."""
    by_sitemap = dict[str, dict[str, list[ListedPage]]]()
    for page in pages:
        by_sitemap.setdefault(page.sitemap, {}).setdefault(page.loc.rpartition("/")[0], []).append(page)
    spread = _interleave(
        _interleave(
            sorted(by_folder[folder], key=lambda page: _digest(page.loc)) for folder in sorted(by_folder, key=_digest)
        )
        for by_folder in by_sitemap.values()
    )
    chosen = {page.loc for page in spread[:count]}
    return [page for page in pages if page.loc in chosen]


def _interleave(groups: Iterable[Sequence[T]]) -> list[T]:
    """Return the first items of all groups, then the second ones, and so on."""
    missing = object()
    return [item for item in chain.from_iterable(zip_longest(*groups, fillvalue=missing)) if item is not missing]  # type: ignore[misc]


def _digest(text: str) -> bytes:
    """Return the SHA-256 digest of a text."""
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).digest()
