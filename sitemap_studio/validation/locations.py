"""Rules about the location of URLs: the URLs that a sitemap may list, and the site of a sitemap with unknown URL.

Protocol and host are compared without case, a host beyond ASCII by its IDNA form, and the default port as if it were
written. In the path a character equals its percent escape unless it is reserved (RFC 3986, 2.2 and 6.2.2.2), and dot
segments are resolved. If the URL of a sitemap is unknown, its site is the site of more than half of its entries. URLs of
another host are allowed if its robots.txt names the sitemap (cross-submission).

Source: Sitemap Protocol 0.9, "Location of Sitemap files".
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from functools import cached_property, partial
from string import ascii_uppercase
from typing import Final

import numpy as np
import polars as pl

from sitemap_studio.core.messages import join, msg
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol import url_fixes, url_syntax
from sitemap_studio.protocol.hosts import LONG_HOST
from sitemap_studio.protocol.quoting import quoted
from sitemap_studio.protocol.robots_files import NO_ROBOTS, KnownRobots, host_key
from sitemap_studio.validation.value_validation import NO_ROWS, RowNumbers

LOCATION_RULE: Final = "loc-outside"

SITE_RULE: Final = "loc-other-site"
"""The rule about URLs on another site than the inferred one."""

_MAYBE_STEPS: Final = r"[/\\](?:[.]|%2[Ee])"
_DEFAULT_PORTS: Final = {"http": "80", "https": "443"}
_ESCAPE: Final = re.compile(b"%([0-9A-Fa-f]{2})")
_AS_WRITTEN: Final = frozenset(b"%\\:/?#[]@!$&'()*+,;=")
"""Characters that differ from their percent escapes: reserved characters, and the backslash, which consumers read as /."""

_LOWERED: Final = {ord(letter): letter.lower() for letter in ascii_uppercase}
_ORIGIN: Final = f"^([^:]*://{url_syntax.AUTHORITY})"
_ORIGIN_BEHIND_SPACE: Final = f"^[{url_syntax.SPACE_AROUND}]*([^:]*://{url_syntax.AUTHORITY})"

_FREQUENT: Final = 4
"""Maximum number of sites that are counted by prefix before the remaining URLs are parsed."""


def find_misplaced_entries(
    rows: pl.DataFrame, locations: Mapping[int, str], robots: KnownRobots = NO_ROBOTS
) -> RowNumbers:
    """Return the row numbers of entries outside the site or folder of their sitemaps, ascending.

    Args:
        rows: Entries with the columns `loc` and `sitemap`.
        locations: URL by sitemap; entries of other sitemaps are not validated.
        robots: The robots.txt files that allow further hosts.
    """
    sitemaps, outside = rows["sitemap"].to_numpy(), [NO_ROWS]
    # Sitemaps with the same site, folder and hosts are validated together.
    by_folder: dict[tuple[str, str, frozenset[str]], list[int]] = {}
    for sitemap in np.flatnonzero(np.bincount(sitemaps)).tolist():
        if sitemap in locations:
            url = locations[sitemap]
            by_folder.setdefault((site_of(url), folder_of(url), robots.hosts_listing(url)), []).append(sitemap)
    for (_, _, hosts), of_folder in by_folder.items():
        places = np.flatnonzero(np.isin(sitemaps, of_folder)).astype(np.uint32)
        chosen = rows if len(places) == rows.height else rows[places]
        found = find_misplaced_urls(chosen, locations[of_folder[0]])
        if hosts and len(found):
            is_allowed = _group_satisfies(chosen[found], _ORIGIN_BEHIND_SPACE, partial(_is_of_host, hosts))
            found = found[~is_allowed.to_numpy()]
        outside.append(places[found])
    return np.sort(np.concatenate(outside))


def _is_of_host(hosts: Collection[str], origin: str) -> bool:
    """Return whether the host of an origin is one of the `host_key` texts in `hosts`."""
    return host_key(origin) in hosts


def find_misplaced_urls(rows: pl.DataFrame, sitemap_url: str) -> RowNumbers:
    """Return the row numbers of URLs in column `loc` outside the site or folder of a sitemap, ascending.

    Only URLs of http or https are validated; other rules report the rest. Empty if `sitemap_url` is not such a URL.
    """
    if not url_syntax.is_web(url_syntax.stripped(sitemap_url)):
        return NO_ROWS
    loc, site, folder = pl.col("loc"), site_of(sitemap_url), folder_of(sitemap_url)
    # Nearly all URLs have this prefix. Dot segments do not leave a site.
    is_plain = loc.str.starts_with(f"{site}{folder}")
    is_plain = is_plain if folder == "/" else is_plain & ~loc.str.contains(_MAYBE_STEPS)
    # One expression gains nothing from threads.
    others = rows.select_seq((~is_plain).fill_null(value=False).arg_true()).to_series()
    if others.is_empty():
        return NO_ROWS
    locs = rows.select(loc.gather(others).str.strip_chars(url_syntax.SPACE_AROUND))
    is_outside = ~_group_satisfies(locs, _ORIGIN, lambda origin: site_of(origin) == site)
    if folder != "/":
        has_steps = locs.select(loc.str.contains(url_syntax.DOT_SEGMENTS).arg_true()).to_series()
        if len(has_steps):
            walked = [url_fixes.without_dot_segments(text) for text in locs["loc"].gather(has_steps)]
            locs = locs.with_columns(locs["loc"].scatter(has_steps, pl.Series(walked, dtype=pl.String)))
        beginning = f"^[^:]*://{url_syntax.AUTHORITY}((?:/[^/?#]*){{{folder.count('/') - 1}}}/)"
        normal = _normal_path(folder)
        is_outside |= ~_group_satisfies(locs, beginning, lambda path: _normal_path(path) == normal)
    found = locs.select(_is_on_web(loc)).to_series() & is_outside
    return others.filter(found).to_numpy().astype(np.uint32)


def _group_satisfies(locs: pl.DataFrame, pattern: str, is_right: Callable[[str], bool]) -> pl.Series:
    """Return a mask of URLs whose first group of `pattern` satisfies `is_right`, called once per distinct group."""
    parts = locs["loc"].str.extract(pattern)
    right = [part for part in parts.unique().drop_nulls().to_list() if is_right(part)]
    return parts.is_in(right).fill_null(value=False)


def _is_on_web(loc: pl.Expr) -> pl.Expr:
    """Return a boolean expression: whether a stripped URL is http or https, with a usable host."""
    return loc.str.contains(f"^(?:{url_syntax.WEB_HOST})") & ~loc.str.contains(LONG_HOST)


def site_of(address: str) -> str:
    """Return protocol, host and port of a web URL in lower case and IDNA form, without a default port.

    The result is meaningless for other texts.
    """
    scheme, authority, *_ = url_syntax.split_loc(url_syntax.stripped(address))
    protocol, host = scheme[:-1].lower(), authority[2:].rpartition("@")[2]
    name, _, port = host.rpartition(":")
    port = port.lstrip("0") if name and port.isdigit() else ""
    host = name if name and (port or host.endswith(":")) else host
    if not host.isascii() and "xn--" in (in_ascii := url_fixes.host_in_ascii(host) or ""):
        host = in_ascii
    return f"{protocol}://{host.translate(_LOWERED)}" + (
        f":{port}" if port not in ("", _DEFAULT_PORTS.get(protocol)) else ""
    )


def folder_of(address: str) -> str:
    """Return the path of a web URL up to and including its last slash; “/” without a path."""
    path = url_syntax.split_loc(url_syntax.stripped(address))[2]
    return path[: path.rfind("/") + 1] or "/"


def _normal_path(path: str) -> bytes:
    """Return a path as bytes with all percent escapes decoded except escapes of reserved characters."""

    def plain(escape: re.Match[bytes]) -> bytes:
        """Return the byte of an escape, or the escape in upper case if its character is reserved."""
        byte = int(escape[1], 16)
        return escape[0].upper() if byte in _AS_WRITTEN else bytes([byte])

    return _ESCAPE.sub(plain, path.encode("utf-8", "surrogatepass"))


@dataclass(frozen=True)
class SiteCounts:
    """Number of entries of one sitemap by site; entries without a web URL are not counted."""

    counts: Mapping[str, int]

    @cached_property
    def main_site(self) -> str | None:
        """The site of more than half of the counted entries; None if no site has so many."""
        site = max(self.counts, key=self.counts.__getitem__, default=None)
        return site if site is not None and 2 * self.counts[site] > sum(self.counts.values()) else None


def count_sites(locs: pl.Series) -> Counter[str]:
    """Return the number of URLs by site, only of web URLs with a usable host."""
    rest = locs.drop_nulls()
    counts: Counter[str] = Counter()
    for _ in range(_FREQUENT):
        if not len(rest) or not url_syntax.is_web(url_syntax.stripped(rest[0])):
            break
        # URLs with this prefix are web URLs, so most of a sitemap is counted without parsing.
        site = site_of(rest[0])
        is_there = rest.str.starts_with(f"{site}/")
        counts[site] += int(is_there.sum())
        rest = rest.filter(~is_there)
    if rest.is_empty():
        return +counts
    on_web = rest.str.strip_chars(url_syntax.SPACE_AROUND).to_frame("loc").filter(_is_on_web(pl.col("loc")))
    for origin, count in on_web.group_by(pl.col("loc").str.extract(_ORIGIN)).len().iter_rows():
        counts[site_of(origin)] += count
    return +counts


def count_sitemap_sites(table: EntryTable, sitemaps: Collection[int]) -> dict[int, SiteCounts]:
    """Return the site counts of the given sitemaps by id."""
    return {
        sitemap: SiteCounts(count_sites(table.rows(table.slots_of_sitemap(sitemap), ["loc"]).to_series()))
        for sitemap in sitemaps
    }


def update_site_counts(
    known: Mapping[int, SiteCounts], before: EntryTable, table: EntryTable, touched: SlotArray
) -> dict[int, SiteCounts]:
    """Return the site counts of the sitemaps in `known` after an edit, recounting only the ascending `touched` slots."""
    then, now = _count_sites_by_sitemap(before, touched, known), _count_sites_by_sitemap(table, touched, {})
    sites = dict(known)
    for sitemap in known.keys() & (then.keys() | now.keys()):
        removed, added = then.get(sitemap, Counter()), now.get(sitemap, Counter())
        if removed != added:
            counts = Counter(known[sitemap].counts)
            counts.update(added)
            counts.subtract(removed)
            sites[sitemap] = SiteCounts(+counts)
    return sites


def _count_sites_by_sitemap(
    table: EntryTable, slots: SlotArray, known: Mapping[int, SiteCounts]
) -> dict[int, Counter[str]]:
    """Return site counts of the given entries by sitemap id; entries outside the order are left out.

    `known` has counts of all entries of sitemaps, so that sitemaps on a single site need not be read.
    """
    found = dict[int, Counter[str]]()
    for sitemap, own in table.group_by_sitemap(slots).items():
        sites = known[sitemap].counts if sitemap in known else {}
        # If all entries of a sitemap are on one site, their URLs need not be read.
        if list(sites.values()) == [table.entry_count(sitemap)]:
            found[sitemap] = Counter(dict.fromkeys(sites, len(own)))
        else:
            found[sitemap] = count_sites(table.rows(own, ["loc"]).to_series())
    return found


def find_entries_of_other_sites(rows: pl.DataFrame, sites: Mapping[int, SiteCounts]) -> RowNumbers:
    """Return the row numbers of entries on another site than most entries of their sitemap, ascending."""
    return find_misplaced_entries(
        rows, {sitemap: f"{each.main_site}/" for sitemap, each in sites.items() if each.main_site}
    )


def outside_message(loc: str, sitemap_url: str, *, is_common: bool) -> str:
    """Return the message about a URL outside the site or folder of its sitemap.

    `is_common` adds a hint for sets where most entries are outside.
    """
    address, place = quoted(url_syntax.stripped(loc)), quoted(url_syntax.stripped(sitemap_url))
    if site_of(loc) == site_of(sitemap_url):
        folder = quoted(folder_of(sitemap_url))
        return msg(
            "{address} is outside {folder}, the folder of its sitemap {place}.",
            address=address,
            folder=folder,
            place=place,
        )
    message = msg("{address} differs from its sitemap {place} in protocol, host or port.", address=address, place=place)
    hint = msg("So do most entries: the URL of the sitemap may be wrong.") if is_common else ""
    return join([message, hint])


def other_site_message(loc: str, home: str) -> str:
    """Return the message about a URL on another site than most entries; a missing slash after the host is recognized."""
    rest = site_of(loc).removeprefix(home)
    if rest != site_of(loc) and re.match("[a-z]", rest):
        return msg(
            "{loc} probably lacks a slash after {home}, the site of most entries.",
            loc=quoted(url_syntax.stripped(loc)),
            home=quoted(home),
        )
    return msg(
        "{loc} differs from {home}, the site of most entries, in protocol, host or port.",
        loc=quoted(url_syntax.stripped(loc)),
        home=quoted(home),
    )
