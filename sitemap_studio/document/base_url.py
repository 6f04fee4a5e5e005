"""The URL of a set: of its index or single sitemap, or of its folder, with a slash at the end, for a set without an index.

Source: Sitemap Protocol 0.9, "Location of Sitemap files".
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Final
from urllib.parse import unquote

import polars as pl

from sitemap_studio.core.errors import RequestError
from sitemap_studio.core.messages import msg
from sitemap_studio.document.document import Document
from sitemap_studio.document.sitemap_set import SetShape
from sitemap_studio.protocol import url_fixes
from sitemap_studio.protocol.profiles import MAX_LOC_CHARACTERS
from sitemap_studio.protocol.quoting import display_value, quoted
from sitemap_studio.protocol.url_syntax import (
    DEFAULT_PORT,
    LEGAL,
    file_address,
    folder_address,
    host_of,
    is_web,
    split_authority,
    split_loc,
    stripped,
)
from sitemap_studio.validation.locations import count_sites, find_misplaced_urls, site_of

_MAX_EXAMINED: Final = 10_000
"""Maximum number of entries from which the most frequent site is inferred."""

_FILE: Final = re.compile(r".*[.][A-Za-z][A-Za-z0-9]{0,9}")
"""The last segment of a path if it is a file: “sitemap.xml”, but not “shop” or “v1.2”."""

_USER_INFO: Final = re.compile(r"(?:[A-Za-z][A-Za-z0-9+.\-]*:)?[/\\]*[^/?#\\]*@")
"""A user name or a password before the host."""

_NORMALIZATION_STEPS: Final[tuple[Callable[[str], str | None], ...]] = (
    url_fixes.with_forward_slashes,
    url_fixes.with_escaped_blanks,
    url_fixes.with_escaped_percents,
    url_fixes.escaped_as_utf8,
    url_fixes.lowercase_origin,
    url_fixes.without_dot_segments,
)
"""Normalisation steps, in order; each returns None where it is impossible."""


def parse_base_url(text: str) -> str:
    """Return the normal form of the URL of a sitemap or of its folder: percent-encoding, IDNA, a slash after folders.

    Raises:
        RequestError: It is empty or can't be the URL of a sitemap, or has a user name or a password.
    """
    core = stripped(text)
    if _USER_INFO.match(core):
        raise RequestError(
            msg("The URL contains a user name or a password, which would become public."),
        )
    if not core:
        raise _url_error(msg("The URL of the set is not known."))
    if not is_web(core):
        raise _url_error(msg("“{text}” is not a complete URL.", text=display_value(core)))
    normal = None if "#" in core or not core.isprintable() else _normalize_url(core)
    if normal is None or not is_web(normal) or not re.fullmatch(LEGAL, normal) or "%" in host_of(normal):
        raise _url_error(msg("{address} can't be the URL of a sitemap.", address=quoted(core)))
    if len(normal) > MAX_LOC_CHARACTERS:
        raise _url_error(
            msg("The URL is longer than {most:,} characters.",
                most=MAX_LOC_CHARACTERS)
        )  # fmt: skip
    return normal


def parse_base_folder(text: str) -> str:
    """Normalise the URL of a folder, or of a sitemap, and return the folder's URL.

    Raises:
        RequestError: It has a query, or `parse_base_url` raises an error.
    """
    address = parse_base_url(text)
    if split_loc(address)[3]:
        raise _url_error(msg("{address} can't be the URL of a sitemap.", address=quoted(stripped(text))))
    return folder_address(address)


def _url_error(sentence: str) -> RequestError:
    """Return the error for an invalid base URL, with an example as hint."""
    return RequestError(sentence, hint=msg("For example https://www.example.com/."))


def _normalize_url(core: str) -> str | None:
    """Return the normal form of a complete URL, with a slash after a folder; None if it has none."""
    host = host_of(core)
    normal = core if host.isascii() and "%" not in host else url_fixes.with_ascii_host(core)
    for step in _NORMALIZATION_STEPS:
        normal = step(normal) if normal is not None else None
    if normal is None:
        return None
    if re.match(DEFAULT_PORT, normal):
        normal = url_fixes.without_port(normal) or normal
    scheme, authority, path, query, _ = split_loc(normal)
    is_file = bool(query) or path.endswith("/") or _FILE.fullmatch(path.rpartition("/")[2])
    return scheme + authority + (path if is_file and path else f"{path}/") + query


def infer_base_url(document: Document) -> str | None:
    """Infer the URL of a set from the sitemaps in its index, else from the most frequent site of its entries.

    Returns:
        URL of the file, or of the folder of a set without an index; None without a complete URL.
    """
    rows = document.table.rows(document.table.order[:_MAX_EXAMINED], ["loc"])
    folder = _infer_index_folder(document) or most_frequent_site(rows)
    return folder if folder is None or document.shape is SetShape.FOLDER else file_address(folder, document.name)


def base_url_of_download(document: Document) -> str | None:
    """Return the URL from which the file of a set was downloaded.

    Returns:
        None if it was not downloaded, if it is a folder, or if its entries are on another host.
    """
    path = document.path
    if path is None or document.shape is SetShape.FOLDER:
        return None
    from sitemap_studio.sources.fetched_copies import find_copies

    copies, name = find_copies(path)
    url = copies.url_of(name)
    if url is None or host_of(url) != host_of(infer_base_url(document) or ""):
        return None
    try:
        return parse_base_url(url)
    except RequestError:
        return None


def base_folder_url(document: Document) -> str | None:
    """Return the URL of the folder of a set, given or inferred, with a slash at the end; None if it is unknown."""
    address = document.base_url or infer_base_url(document)
    return None if address is None else folder_address(address)


def _infer_index_folder(document: Document) -> str | None:
    """Infer the folder of an index from its listed URLs; None without a complete URL.

    The first URL that ends in the path of its file decides, else the first URL's own folder is used.
    """
    first = None
    for sitemap in document.sitemaps:
        loc, name = stripped(sitemap.loc), sitemap.file_name
        if not is_web(loc):
            continue
        scheme, authority, path, *_ = split_loc(loc)
        segments, names = path.split("/"), (name or "").split("/")
        if name and len(segments) > len(names) and [unquote(each) for each in segments[-len(names) :]] == names:
            return _normalize_inferred_folder(f"{scheme}{authority}{'/'.join(segments[: -len(names)])}/")
        first = first or loc
    return None if first is None else _normalize_inferred_folder(folder_address(first))


def most_frequent_site(rows: pl.DataFrame) -> str | None:
    """Return the root URL of the most frequent site in the column `loc`; None without complete URLs.

    Of equally frequent sites it is the alphabetically first.
    """
    sites = count_sites(rows["loc"])
    return _normalize_inferred_folder(f"{min(sites, key=lambda site: (-sites[site], site))}/") if sites else None


def _normalize_inferred_folder(folder: str) -> str | None:
    """Normalise an inferred folder, without user name and password; None for an invalid one."""
    scheme, authority, *rest = split_loc(folder)
    _, host, port = split_authority(authority[2:])
    try:
        return parse_base_url(f"{scheme}//{host}{port}{''.join(rest)}")
    except RequestError:
        return None


def count_foreign_hosts(document: Document, locs: pl.Series) -> dict[str, int]:
    """Count URLs on other hosts than the host of the set, by host, the most frequent first; empty if it is unknown."""
    own = host_of(document.base_url or infer_base_url(document) or "")
    counts = Counter[str]()
    for site, count in count_sites(locs).items():
        if own and host_of(site) != own:
            counts[host_of(site)] += count
    return dict(counts.most_common())


def count_outside_folder(rows: pl.DataFrame, folder: str) -> int:
    """Count URLs in the column `loc` that a sitemap must not list because they are outside its folder."""
    return len(find_misplaced_urls(rows, folder))


def suggest_folder(rows: pl.DataFrame, folder: str, n_outside: int) -> str | None:
    """Suggest the URL of a folder that contains more of the entries than the given folder.

    It is on the most frequent site, as deep as possible.

    Args:
        rows: Entries with the column `loc`.
        folder: URL of the given folder, whose names are tried on that site.
        n_outside: Number of entries outside the given folder.

    Returns:
        The URL; None if no more entries are below the most frequent site.
    """
    site = most_frequent_site(rows)
    if site is None:
        return None
    least = count_outside_folder(rows, site)
    if least >= n_outside:
        return None
    fitting, names = site, split_loc(folder)[2].split("/")[1:-1] if site_of(site) == site_of(folder) else []
    some = rows.head(_MAX_EXAMINED)
    least_of_some = count_outside_folder(some, site)
    for name in names:
        deeper = f"{fitting}{name}/"
        # A few entries rule out most folders.
        if count_outside_folder(some, deeper) > least_of_some or count_outside_folder(rows, deeper) > least:
            break
        fitting = deeper
    return fitting
