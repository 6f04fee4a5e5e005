"""The robots.txt files of sites: the URLs that they disallow, and the sitemaps that they list. RFC 9309."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Final
from urllib.parse import unquote

import polars as pl

from sitemap_studio.protocol import url_fixes
from sitemap_studio.protocol.robots_parser import (
    Directive,
    Group,
    PathRules,
    RobotsLine,
    groups_for,
    groups_of,
    parse_lines,
    rules_for,
)
from sitemap_studio.protocol.url_syntax import (
    AUTHORITY,
    escape_and_normalize,
    site_of,
    split_authority,
    split_loc,
    stripped,
)

MAX_BYTES: Final = 500 << 10
"""Number of bytes that crawlers read at least; the remainder is ignored. RFC 9309, 2.5."""

_VARIABLE_TEXT: Final = re.compile(r"%[0-9A-Fa-f]{0,2}|[^A-Za-z0-9_.~/=?&-]|(?=\?)")
"""Texts of a pattern that a URL can contain in another form: characters that may be escaped, wildcards, ends of paths."""

_ESCAPE_DIGITS: Final = re.compile("^[0-9A-F]{1,2}")
"""Hexadecimal digits at the beginning of a text, which can match the end of an escape in a normalized URL."""

_CHANGED_BY_NORMALIZATION: Final = r"%[2-7]|[^!#-;=?-\[\]_a-z~]"
"""A character or an escape that normalization may escape, decode or remove, so that literal texts do not match."""

_ORIGIN: Final = f"^([^:]*://{AUTHORITY})"
_DEFAULT_PORTS: Final = {"http:": ("", ":", ":80"), "https:": ("", ":", ":443")}


def _selectivity(text: str) -> tuple[int, int]:
    """Sort key of texts by selectivity: the length without slashes at the ends, then the length; longer match fewer URLs."""
    return len(text.strip("/")), len(text)


@dataclass(frozen=True)
class RobotsFile:
    """The content of a robots.txt file.

    Attributes:
        data: The bytes.
        path: The path of the file; None if it is unknown.
    """

    data: bytes
    path: Path | None = field(default=None, compare=False)

    @cached_property
    def lines(self) -> tuple[RobotsLine, ...]:
        """The lines within `MAX_BYTES`, without blank lines and comments."""
        return tuple(parse_lines(self.data[:MAX_BYTES]))

    @cached_property
    def groups(self) -> list[Group]:
        """Groups of rules in the lines within `MAX_BYTES`."""
        return groups_of(self.lines)

    @cached_property
    def sitemaps(self) -> tuple[str, ...]:
        """The URLs of the `Sitemap` lines, in the order of the file."""
        return tuple(line.shown_value for line in self._sitemap_lines)

    @cached_property
    def _sitemap_lines(self) -> tuple[RobotsLine, ...]:
        """`Sitemap` lines with a value of the complete file, also beyond `MAX_BYTES`."""
        lines = self.lines if len(self.data) <= MAX_BYTES else parse_lines(self.data)
        return tuple(line for line in lines if line.directive is Directive.SITEMAP and line.value)

    @cached_property
    def sitemap_keys(self) -> frozenset[str]:
        """Comparison keys of the URLs in `Sitemap` lines; see `url_key`."""
        return frozenset(map(url_key, self.sitemaps))

    @cached_property
    def _rules_by_agent(self) -> dict[str, PathRules]:
        """Cache of the path rules by crawler, filled by `rules`."""
        return {}

    def rules(self, agent: str) -> PathRules:
        """Return the rules that a crawler obeys, from a cache."""
        if agent not in self._rules_by_agent:
            self._rules_by_agent[agent] = PathRules(rules_for(self.groups, agent), agent)
        return self._rules_by_agent[agent]

    def crawl_delay_s(self, agent: str) -> float | None:
        """Return the seconds between two requests that the file asks of a crawler; None if it states none."""
        return next(
            (each.crawl_delay_s for each in groups_for(self.groups, agent) if each.crawl_delay_s is not None), None
        )

    def literals(self, agent: str) -> tuple[str, ...]:
        """Return texts for a quick test: every disallowed URL contains one, or matches `_CHANGED_BY_NORMALIZATION`."""
        patterns = self.rules(agent).disallowed_patterns
        parts = ((_ESCAPE_DIGITS.sub("", part) for part in _VARIABLE_TEXT.split(pattern)) for pattern in patterns)
        return tuple({max(each, key=_selectivity) for each in parts})

    def disallowed(self, paths: pl.Series, agent: str) -> pl.Series:
        """Return the mask of paths, given with their query, that the rules disallow for a crawler."""
        rules = self.rules(agent)
        return pl.Series([rules.disallows(path) for path in paths], dtype=pl.Boolean)

    def with_sitemaps(self, urls: Iterable[str]) -> RobotsFile:
        """Return a new file with a `Sitemap` line appended for each URL that is not listed; this file if all are."""
        # Search engines other than Google may not accept misspelt lines.
        listed = {line.shown_value for line in self._sitemap_lines if line.has_colon and not line.is_misspelt}
        missing: Sequence[str] = [url for url in dict.fromkeys(urls) if url not in listed]
        if not missing:
            return self
        end = b"\r\n" if b"\r\n" in self.data else b"\n"
        gap = b"" if not self.data or self.data.endswith((b"\n", b"\r")) else end
        lines = b"".join(b"Sitemap: " + url.encode() + end for url in missing)
        # A blank line separates the lines from the last group, for parsers that end groups at blank lines.
        return RobotsFile(self.data + gap + (end if self.data.strip() else b"") + lines, self.path)


@dataclass(frozen=True)
class KnownRobots:
    """The robots.txt files of hosts, the crawler that obeys them, and the URLs of a set.

    Attributes:
        files: Pairs of a host, in the form of `host_key`, and its file.
        agent: The crawler; `*` for any.
        sitemap_urls: Pairs of a sitemap id and its URL, for sitemaps that robots.txt should list; with an index, only
            the index, with id None.
        listed_urls: Pairs of a sitemap id and its URL in the index.
    """

    files: tuple[tuple[str, RobotsFile], ...] = ()
    agent: str = "*"
    sitemap_urls: tuple[tuple[int | None, str], ...] = ()
    listed_urls: tuple[tuple[int | None, str], ...] = ()

    @cached_property
    def _index_url(self) -> str:
        """URL of the index; empty for a set without an index."""
        return next((url for sitemap, url in self.sitemap_urls if sitemap is None), "")

    @cached_property
    def unnamed(self) -> tuple[tuple[int | None, str], ...]:
        """Pairs of `sitemap_urls` that the robots.txt of their host does not list.

        Hosts without a known file are ignored.
        """
        files = dict(self.files)
        return tuple(
            (sitemap, url)
            for sitemap, url in self.sitemap_urls
            if (file := files.get(host_key(url))) is not None and url_key(url) not in file.sitemap_keys
        )

    @cached_property
    def disallowed_sitemaps(self) -> tuple[tuple[int | None, str], ...]:
        """The items of `sitemap_urls` and `listed_urls` that the robots.txt of their host disallows."""
        known = (*self.sitemap_urls, *self.listed_urls)
        urls = pl.Series([stripped(url) for _, url in known], dtype=pl.String)
        return tuple(known[number] for number in self.disallowed(urls).arg_true())

    def may_disallow(self, text: pl.Expr) -> pl.Expr:
        """Return a quick boolean expression: true for all disallowed URLs, and false for most others."""
        literals = {literal for _, file in self.files for literal in file.literals(self.agent)}
        if not literals:
            return pl.lit(value=False)
        if "" in literals:
            return pl.lit(value=True)
        return text.str.contains_any(sorted(literals)) | text.str.contains(_CHANGED_BY_NORMALIZATION)

    def disallowed(self, urls: pl.Series) -> pl.Series:
        """Return the mask of web URLs that the known robots.txt of their host disallows for the crawler; else False."""
        origins = urls.str.extract(_ORIGIN)
        files, is_disallowed = dict(self.files), pl.repeat(value=False, n=len(urls), dtype=pl.Boolean, eager=True)
        for origin in origins.unique().drop_nulls():
            file = files.get(host_key(origin))
            if file is not None:
                places = (origins == origin).arg_true()
                paths = urls.gather(places).str.slice(len(origin))
                is_disallowed = is_disallowed.scatter(places, file.disallowed(paths, self.agent))
        return is_disallowed

    def hosts_listing(self, sitemap_url: str) -> frozenset[str]:
        """Return the hosts whose robots.txt lists a sitemap or its index, which permits URLs of these hosts in it.

        Source: sitemaps.org, Sitemaps & cross submits.
        """
        keys = {url_key(url) for url in (sitemap_url, self._index_url) if url}
        return frozenset(host for host, file in self.files if not keys.isdisjoint(file.sitemap_keys))


NO_ROBOTS: Final = KnownRobots()


def url_key(url: str) -> str:
    """Return a key of a URL that ignores letter case of protocol and host, default port, forms of escapes, and fragment.

    Characters that must be escaped and their escapes as UTF-8 have the same key. A text without a host is only stripped;
    dot segments remain. RFC 3986, 6.2.2.1, 6.2.2.2 and 6.2.3; RFC 3987, 3.1.
    """
    url = stripped(url)
    scheme, authority, path, query, _ = split_loc(url)
    return f"{scheme.lower()}//{host_key(url)}{escape_and_normalize((path or '/') + query)}" if authority else url


def host_key(url: str) -> str:
    """Return a key of a URL's host and port: in lower case, unescaped, in IDNA form, without the default port."""
    return _host_key_of_site(site_of(url))


@lru_cache(maxsize=4_096)
def _host_key_of_site(url: str) -> str:
    """Return the `host_key` of a URL without its path; cached, as few hosts have many pages."""
    scheme, authority, *_ = split_loc(url)
    _, host, port = split_authority(authority[2:])
    if "%" in host and re.fullmatch(r"[\w.-]+", unescaped := unquote(host)):
        host = unescaped
    if not host.isascii():
        host = url_fixes.host_in_ascii(host) or host
    return host.lower() + ("" if port in _DEFAULT_PORTS.get(scheme.lower(), ("", ":")) else port)
