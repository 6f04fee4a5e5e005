"""The location rule: which addresses a sitemap may list, judged by the address of the sitemap itself.

The protocol drops whatever lies outside, be it another host or another folder, so all of it is an error. Protocol and
host are compared without case, a host beyond ASCII by its IDNA form, and a port that goes without saying as if it were
said. In the path, a character is the same as its percent escape unless the character is reserved (RFC 3986, 2.2 and
6.2.2.2), and steps such as /../ are gone as consumers go them.
Cross-submission, where robots.txt of another host names the sitemap, is not known here. Where nobody told the address
of a sitemap, `sites` infers on which site it lies.

Source: Sitemap Protocol 0.9, "Location of Sitemap files".
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache, partial
from string import ascii_uppercase
from typing import Final

import numpy as np
import polars as pl

from sitemap_studio.protocol import url_mending, urls
from sitemap_studio.protocol.hosts import LONG_HOST
from sitemap_studio.validation.containing import NO_PLACES, Fault, Places, attempt, failure_of, judged_rows

LOCATION_RULE: Final = "loc-outside"
"""The rule that is judged here."""

_FEW: Final = 32
_MAYBE_STEPS: Final = r"[/\\](?:[.]|%2[Ee])"
_DEFAULT_PORTS = {"http": "80", "https": "443"}
_ESCAPES_OR_CHARACTER: Final = re.compile(rf"(?s)((?:{urls.ESCAPE})+)|.")
_AS_WRITTEN: Final = frozenset("%\\:/?#[]@!$&'()*+,;=")
"""Characters that differ from their percent escapes: the reserved ones, and a backslash, which consumers take for /."""

_LOWERED: Final = {ord(letter): letter.lower() for letter in ascii_uppercase}


def judge_locations(rows: pl.DataFrame, locations: Mapping[int, str], rule: str = LOCATION_RULE) -> dict[str, Places]:
    """Find the entries that their sitemaps may not list.

    Args:
        rows: A frame with the columns `loc` and `sitemap`.
        locations: Address of a sitemap by its id; the entries of others are not judged.
        rule: The rule that these break.

    Returns:
        The places of the entries outside by the rule, and of those at which that failed by `failure_of` it; what there
        is none of is left out.
    """
    if not locations or rows.is_empty():
        return {}
    outside, failed = [NO_PLACES], [NO_PLACES]
    if rows.height <= _FEW:
        found = judged_rows(rule, partial(_judge_few, locations=locations), rows.select("loc", "sitemap"))
        return {name: places for name, places in zip((rule, failure_of(rule)), found, strict=True) if len(places)}
    for sitemap_url, sitemaps in _by_folder(rows["sitemap"].unique().to_list(), locations).items():
        of_folder = rows.select(pl.col("sitemap").is_in(sitemaps).arg_true()).to_series()
        is_all = len(of_folder) == rows.height
        its_rows = rows.select("loc") if is_all else rows.select(pl.col("loc").gather(of_folder))
        found = judged_rows(rule, partial(judge_location, sitemap_url=sitemap_url), its_rows)
        places = of_folder.to_numpy()
        outside.append(places[found[0]])
        failed.append(places[found[1]])
    by_rule = {
        rule: np.sort(np.concatenate(outside)),
        failure_of(rule): np.sort(np.concatenate(failed)),
    }
    return {name: places.astype(np.uint32) for name, places in by_rule.items() if len(places)}


def _judge_few(rows: pl.DataFrame, locations: Mapping[int, str]) -> Places:
    """The same for so few that having the engine compile its expressions would take longer."""
    places = (
        place
        for place, (loc, sitemap) in enumerate(rows.iter_rows())
        if sitemap in locations and is_outside(loc, locations[sitemap])
    )
    return np.fromiter(places, np.uint32)


def _by_folder(sitemaps: Iterable[int], locations: Mapping[int, str]) -> dict[str, list[int]]:
    """Sitemaps that may list the same addresses, by the address of one of them."""
    alike: dict[str | None, tuple[str, list[int]]] = {}
    for sitemap in sitemaps:
        if sitemap in locations:
            location = locations[sitemap]
            pattern = attempt(partial(inside_pattern, location))
            alike.setdefault(location if isinstance(pattern, Fault) else pattern, (location, []))[1].append(sitemap)
    return dict(alike.values())


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
    loc, site, folder = pl.col("loc"), site_of(sitemap_url), folder_of(sitemap_url)
    # Nearly all begin just so. No step leads out of a site.
    is_plain = loc.str.starts_with(f"{site}{folder}")
    is_plain = is_plain if folder == "/" else is_plain & ~loc.str.contains(_MAYBE_STEPS)
    others = rows.select((~is_plain).fill_null(value=False).arg_true()).to_series()
    if others.is_empty():
        return NO_PLACES
    locs = rows.select(loc.gather(others).str.strip_chars(urls.SPACE_AROUND))
    has_steps = locs.select(loc.str.contains(urls.DOT_SEGMENTS).arg_true()).to_series()
    if len(has_steps):
        walked = [_walked(text) for text in locs["loc"].gather(has_steps)]
        locs = locs.with_columns(locs["loc"].scatter(has_steps, pl.Series(walked, dtype=pl.String)))
    found = locs.select(is_web_address(loc) & ~loc.str.contains(pattern)).to_series()
    places: Places = others.to_numpy()[found.to_numpy()].astype(np.uint32)
    return places


def is_web_address(loc: pl.Expr) -> pl.Expr:
    """Whether addresses, without white space around them, are some from which a page can be fetched."""
    return loc.str.contains(f"^(?:{urls.WEB_HOST})") & ~loc.str.contains(LONG_HOST)


def site_of(address: str) -> str:
    """Protocol, host and port of a web address, as they are compared: a port that goes without saying is left out.

    Any other text has a site as well, which is none.
    """
    scheme, authority, *_ = urls.split_loc(urls.stripped(address))
    host, port = _host_and_port(authority)
    protocol = scheme[:-1].lower()
    said = "" if port in ("", _DEFAULT_PORTS.get(protocol)) else f":{port}"
    host = host if host.isascii() else url_mending.host_in_ascii(host) or host
    return f"{protocol}://{host.translate(_LOWERED)}{said}"


def folder_of(address: str) -> str:
    """The path of a web address up to its last slash, which it ends in."""
    path = urls.split_loc(urls.stripped(address))[2]
    return path[: path.rfind("/") + 1] or "/"


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
    scheme, authority, *_ = urls.split_loc(urls.stripped(sitemap_url))
    protocol = scheme[:-1].lower()
    host, port = _host_and_port(authority)
    port_is_default = port in ("", _DEFAULT_PORTS[protocol])
    said = f"0*{port or _DEFAULT_PORTS[protocol]}"
    port_pattern = f"(?::(?:{said})?)?" if port_is_default else f":{said}"
    folder = folder_of(sitemap_url)
    below = r"(?:[/?#\\]|$)" if folder == "/" else _path_pattern(folder)
    return rf"^{_caseless(protocol)}://(?:[^/?#@\[\]\\]*@)?{_host_pattern(host)}{port_pattern}{below}"


@lru_cache(maxsize=256)
def _host_pattern(host: str) -> str:
    """A pattern for a host in any case, in its IDNA form and in characters beyond ASCII."""
    in_ascii = url_mending.host_in_ascii(host)
    if in_ascii is None or (host.isascii() and "xn--" not in in_ascii):
        return _caseless(host)
    forms = {host.lower(), in_ascii, url_mending.host_in_unicode(in_ascii)}
    return f"(?:{'|'.join(''.join(map(_letter_pattern, form)) for form in sorted(forms))})"


def _letter_pattern(letter: str) -> str:
    """A pattern for a character of a host beyond ASCII, where letters of any script have two cases."""
    cases = {letter.lower(), letter.upper()}
    return (
        f"[{''.join(sorted(cases))}]"
        if letter.isalpha() and all(len(case) == 1 for case in cases)
        else _literal(letter)
    )


def _path_pattern(path: str) -> str:
    """A pattern for a path in which characters that are not reserved may be percent-encoded or not."""
    return "".join(
        _escapes_pattern(bytes.fromhex(found[0].replace("%", ""))) if found[1] else _character_pattern(found[0])
        for found in _ESCAPES_OR_CHARACTER.finditer(path)
    )


def _escapes_pattern(data: bytes) -> str:
    """A pattern for the bytes of a run of percent escapes."""
    try:
        text = data.decode()
    except UnicodeDecodeError:
        return _escaped_pattern(data)
    return "".join(
        _escaped_pattern(each.encode()) if each in _AS_WRITTEN else _character_pattern(each) for each in text
    )


def _character_pattern(character: str) -> str:
    """A pattern for one character of a path that is not percent-encoded; for reserved ones, just that."""
    plain = _literal(character)
    if character in _AS_WRITTEN:
        return plain
    return f"(?:{plain}|{_escaped_pattern(character.encode('utf-8', 'surrogatepass'))})"


def _escaped_pattern(data: bytes) -> str:
    return "".join(f"%{_caseless(f'{byte:02x}')}" for byte in data)


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
