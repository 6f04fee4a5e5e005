"""The location rule: which addresses a sitemap may list, judged by the address of the sitemap itself.

The protocol drops whatever lies outside, be it another host or another folder, so all of it is an error. Protocol and
host are compared without case and a port that goes without saying as if it were said; the path is compared as written,
but that steps such as /../ are gone as consumers go them.
Cross-submission, where robots.txt of another host names the sitemap, is not known here.

Source: Sitemap Protocol 0.9, "Location of Sitemap files".
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache, partial
from typing import Final

import numpy as np
import polars as pl

from sitemap_studio.checks.containing import NO_PLACES, Places, failure_of, judged_rows
from sitemap_studio.protocol import url_mending, urls
from sitemap_studio.protocol.hosts import LONG_HOST

LOCATION_RULE: Final = "loc-outside"
"""The rule that is judged here."""

_MAYBE_STEPS: Final = r"[/\\](?:[.]|%2[Ee])"
_DEFAULT_PORTS = {"http": "80", "https": "443"}


def judge_locations(rows: pl.DataFrame, locations: Mapping[int, str]) -> dict[str, Places]:
    """Find the entries that their sitemaps may not list.

    Args:
        rows: A frame with the columns `loc` and `sitemap`.
        locations: Address of a sitemap by its id; the entries of others are not judged.

    Returns:
        The places of the entries outside by the rule, and of those at which that failed by `failure_of` it; what there
        is none of is left out.
    """
    if not locations or rows.is_empty():
        return {}
    outside, failed = [NO_PLACES], [NO_PLACES]
    for sitemap in rows["sitemap"].unique().to_list():
        if sitemap in locations:
            of_sitemap = rows.select((pl.col("sitemap") == sitemap).arg_true()).to_series()
            its_rows = rows.select(pl.col("loc").gather(of_sitemap))
            places, judge = of_sitemap.to_numpy(), partial(judge_location, sitemap_url=locations[sitemap])
            found = judged_rows(LOCATION_RULE, judge, its_rows)
            outside.append(places[found[0]])
            failed.append(places[found[1]])
    by_rule = {
        LOCATION_RULE: np.sort(np.concatenate(outside)),
        failure_of(LOCATION_RULE): np.sort(np.concatenate(failed)),
    }
    return {rule: places.astype(np.uint32) for rule, places in by_rule.items() if len(places)}


def judge_location(rows: pl.DataFrame, sitemap_url: str) -> Places:
    """Find the entries that a sitemap may not list.

    Addresses that are no web addresses break other rules and are not judged.

    Args:
        rows: A frame with the column `loc`.
        sitemap_url: The address of the sitemap that lists them; if it is no web address nothing is judged.

    Returns:
        Places of the entries outside.
    """
    pattern = inside_pattern(sitemap_url)
    if pattern is None:
        return NO_PLACES
    written = pl.col("loc")
    is_suspect = ~written.str.contains(pattern) | written.str.contains(_MAYBE_STEPS)
    suspects = rows.select(is_suspect.fill_null(value=False)).to_series().arg_true()
    if suspects.is_empty():
        return NO_PLACES
    loc = pl.col("loc")
    locs = rows.select(loc.gather(suspects).str.strip_chars(urls.SPACE_AROUND))
    has_steps = locs.select(loc.str.contains(urls.DOT_SEGMENTS).arg_true()).to_series()
    if len(has_steps):
        walked = [_walked(text) for text in locs["loc"].gather(has_steps)]
        locs = locs.with_columns(locs["loc"].scatter(has_steps, pl.Series(walked, dtype=pl.String)))
    is_web = loc.str.contains(f"^(?:{urls.WEB_HOST})") & ~loc.str.contains(LONG_HOST)
    found = locs.select(is_web & ~loc.str.contains(pattern)).to_series()
    places: Places = suspects.to_numpy()[found.to_numpy()].astype(np.uint32)
    return places


def is_outside(loc: str | None, sitemap_url: str) -> bool:
    """Whether a sitemap may not list one address; False where `judge_location` would not judge."""
    pattern = inside_pattern(sitemap_url)
    text = urls.stripped(loc)
    return pattern is not None and urls.is_web(text) and re.match(pattern, _walked(text)) is None


def _walked(loc: str) -> str:
    return url_mending.without_dot_segments(loc) or loc


@lru_cache(maxsize=4096)
def inside_pattern(sitemap_url: str) -> str | None:
    """A regular expression, for `re` and for Polars, of how the addresses begin that a sitemap may list.

    Returns:
        The expression; None if `sitemap_url` is no web address.
    """
    if not urls.is_web(urls.stripped(sitemap_url)):
        return None
    scheme, authority, path, _, _ = urls.split_loc(urls.stripped(sitemap_url))
    protocol = scheme[:-1].lower()
    host, port = _host_and_port(authority)
    port_is_default = port in ("", _DEFAULT_PORTS[protocol])
    said = f"0*{port or _DEFAULT_PORTS[protocol]}"
    port_pattern = f"(?::(?:{said})?)?" if port_is_default else f":{said}"
    folder = path[: path.rfind("/") + 1] or "/"
    below = "(?:[/?#]|$)" if folder == "/" else "".join(map(_literal, folder))
    return rf"^{_caseless(protocol)}://(?:[^/?#@\[\]]*@)?{_caseless(host)}{port_pattern}{below}"


def _host_and_port(authority: str) -> tuple[str, str]:
    host, _, port = authority[2:].rpartition("@")[2].rpartition(":")
    if not host or not port.isdigit():
        return authority[2:].rpartition("@")[2].removesuffix(":"), ""
    return host, port.lstrip("0")


def _caseless(text: str) -> str:
    """A pattern for a text in any case of ASCII letters; (?i) would let in letters that merely look alike."""
    return "".join(
        f"[{letter.upper()}{letter.lower()}]" if letter.isascii() and letter.isalpha() else _literal(letter)
        for letter in text
    )


def _literal(character: str) -> str:
    """A pattern for one character; `re.escape` escapes white space in a way that Polars does not read."""
    return f"\\x{ord(character):02x}" if character.isascii() and not character.isalnum() else character
