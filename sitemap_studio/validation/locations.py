"""Rules about where URLs lie: which ones a sitemap may list, and on which site a sitemap of unknown location lies.

Protocol and host are compared without case, a host beyond ASCII by its IDNA form, and the default port as if it were
written. In the path a character equals its percent escape unless it is reserved (RFC 3986, 2.2 and 6.2.2.2), and dot
segments are resolved. Where the URL of a sitemap is unknown, the site of more than half of its entries is taken for its
own. Cross-submission by the robots.txt of another host is not known here.

Source: Sitemap Protocol 0.9, "Location of Sitemap files".
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from string import ascii_uppercase
from typing import Final

import numpy as np
import polars as pl

from sitemap_studio.core.messages import join, msg
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol import url_fixes, urls
from sitemap_studio.protocol.hosts import LONG_HOST
from sitemap_studio.protocol.quoting import quoted
from sitemap_studio.validation.values import NO_PLACES, Places

LOCATION_RULE: Final = "loc-outside"
"""The rule that is judged here."""

_MAYBE_STEPS: Final = r"[/\\](?:[.]|%2[Ee])"
_DEFAULT_PORTS = {"http": "80", "https": "443"}
_ESCAPES_OR_CHARACTER: Final = re.compile(rf"(?s)((?:{urls.ESCAPE})+)|.")
_AS_WRITTEN: Final = frozenset("%\\:/?#[]@!$&'()*+,;=")
"""Characters that differ from their percent escapes: the reserved ones, and a backslash, which consumers take for /."""

_LOWERED: Final = {ord(letter): letter.lower() for letter in ascii_uppercase}


def find_outside(rows: pl.DataFrame, locations: Mapping[int, str]) -> Places:
    """Find the entries that their sitemaps may not list.

    Args:
        rows: A frame with the columns `loc` and `sitemap`.
        locations: URL of a sitemap by its id; the entries of others are not judged.

    Returns:
        Places of the entries outside, ascending.
    """
    sitemaps, outside = rows["sitemap"].to_numpy(), [NO_PLACES]
    for sitemap_url, of_folder in _by_folder(np.flatnonzero(np.bincount(sitemaps)).tolist(), locations).items():
        is_there = np.isin(sitemaps, of_folder)
        if is_there.all():
            outside.append(judge_location(rows, sitemap_url))
        else:
            places = np.flatnonzero(is_there)
            outside.append(places[judge_location(rows[places], sitemap_url)].astype(np.uint32))
    return np.sort(np.concatenate(outside))


def _by_folder(sitemaps: Iterable[int], locations: Mapping[int, str]) -> dict[str, list[int]]:
    """Group sitemaps that may list the same URLs, by the URL of one of them."""
    alike: dict[str | None, tuple[str, list[int]]] = {}
    for sitemap in sitemaps:
        if sitemap in locations:
            location = locations[sitemap]
            alike.setdefault(inside_pattern(location), (location, []))[1].append(sitemap)
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
    host = host if host.isascii() else url_fixes.host_in_ascii(host) or host
    return f"{protocol}://{host.translate(_LOWERED)}{said}"


def folder_of(address: str) -> str:
    """The path of a web address up to its last slash, which it ends in."""
    path = urls.split_loc(urls.stripped(address))[2]
    return path[: path.rfind("/") + 1] or "/"


def _walked(loc: str) -> str:
    return url_fixes.without_dot_segments(loc) or loc


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
    in_ascii = url_fixes.host_in_ascii(host)
    if in_ascii is None or (host.isascii() and "xn--" not in in_ascii):
        return _caseless(host)
    forms = {host.lower(), in_ascii, url_fixes.host_in_unicode(in_ascii)}
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


SITE_RULE: Final = "loc-other-site"
"""The rule that is judged by what is inferred here."""

_FREQUENT: Final = 4
"""So many sites are looked for by how addresses begin, before the rest is taken apart."""

_FEW_COUNTED: Final = 64
"""So few addresses are sooner counted one by one."""


@dataclass(frozen=True)
class Sites:
    """The sites that the entries of one sitemap lie on.

    Attributes:
        counts: How many entries lie on each, those left out whose URL is none of http or https.
    """

    counts: Mapping[str, int]

    @cached_property
    def home(self) -> str | None:
        """The site of more than half of them; None where there is none."""
        site = max(self.counts, key=self.counts.__getitem__, default=None)
        return site if site is not None and 2 * self.counts[site] > sum(self.counts.values()) else None

    def after(self, gone: Counter[str], came: Counter[str]) -> Sites:
        """The same without some entries and with others."""
        if gone == came:
            return self
        changed = {site: self.counts.get(site, 0) + came[site] - gone[site] for site in gone | came}
        return Sites({site: count for site, count in {**self.counts, **changed}.items() if count > 0})


def counted(locs: pl.Series) -> Counter[str]:
    """How many of some addresses lie on each site."""
    rest = locs.drop_nulls()
    if len(rest) <= _FEW_COUNTED:
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
    return {sitemap: Sites(counted(table.rows(table.slots_in(sitemap), ["loc"]).to_series())) for sitemap in sitemaps}


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
    then, now = _changed(known, before, table, touched)
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
    if len(slots) <= _FEW_COUNTED:
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
    if len(slots) <= _FEW_COUNTED:
        found: dict[int, Counter[str]] = {sitemap: Counter() for sitemap in sitemaps}
        for slot in slots.tolist():
            site, sitemap = _site_or_none(table.value(slot, "loc") or ""), table.sitemap_of(slot)
            if site is not None and sitemap in found:
                found[sitemap][site] += 1
        return found
    rows = table.rows(slots, ["loc", "sitemap"])
    return {sitemap: counted(rows.filter(pl.col("sitemap") == sitemap)["loc"]) for sitemap in sitemaps}


def find_other_sites(rows: pl.DataFrame, sites: Mapping[int, Sites]) -> Places:
    """Find the entries that lie on another site than their sitemap probably does; see `find_outside`."""
    return find_outside(rows, {sitemap: f"{each.home}/" for sitemap, each in sites.items() if each.home})


def outside_message(loc: str, sitemap_url: str, *, is_common: bool) -> str:
    """Say how an address lies outside the place of its sitemap.

    Args:
        loc: The address, which lies outside.
        sitemap_url: Where its sitemap lies.
        is_common: Whether most entries do; then the address of the sitemap may well be the wrong one.
    """
    address, place = quoted(urls.stripped(loc)), quoted(urls.stripped(sitemap_url))
    different = _different(loc, sitemap_url)
    if not different:
        return msg(
            "{address} lies outside {folder_of}, the folder of its sitemap {place}.",
            address=address,
            folder_of=quoted(folder_of(sitemap_url)),
            place=place,
        )
    hint = msg(" Most entries do: maybe it is the sitemap's address that is of another site, such as a test site.")
    return msg(
        "{address} has another {joined} than its sitemap {place}.{hint}",
        address=address,
        joined=_joined(different),
        place=place,
        hint=hint if is_common else "",
    )


def other_site_message(loc: str, home: str) -> str:
    """Say how an address differs from those of most entries.

    Args:
        loc: The address.
        home: The site on which these lie.
    """
    what = _joined(_different(loc, home))
    return msg(
        "{loc} has another {what} than most entries of the sitemap, from which it is inferred that it lies on {home}.",
        loc=quoted(urls.stripped(loc)),
        what=what,
        home=quoted(home),
    )


def _different(loc: str, other: str) -> list[str]:
    """What is different in the sites of two web addresses."""
    one, two = (_parts(address) for address in (loc, other))
    names = (msg("protocol"), msg("host"), msg("port"))
    return [name for name, mine, its in zip(names, one, two, strict=True) if mine != its]


def _parts(address: str) -> tuple[str, str, str]:
    scheme, authority, *_ = urls.split_loc(site_of(address))
    _, host, port = urls.split_authority(authority[2:])
    return scheme, host, port


def _joined(names: list[str]) -> str:
    if not names:
        return msg("place")
    return names[0] if len(names) == 1 else msg("{first} and {last}", first=join(names[:-1], ", "), last=names[-1])
