"""robots.txt of a site: what it disallows, and the sitemaps that it names. RFC 9309."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Final

import polars as pl

from sitemap_studio.protocol import url_fixes
from sitemap_studio.protocol.robots_parser import (
    Directive,
    Group,
    PathRules,
    RobotsLine,
    groups_of,
    parse_lines,
    rules_for,
)
from sitemap_studio.protocol.urls import AUTHORITY, normal_escapes, split_authority, split_loc, stripped

MAX_BYTES: Final = 500 << 10
"""What follows so many bytes is ignored. RFC 9309, 2.5."""

_UNLIKE_ITSELF: Final = re.compile(r"%[0-9A-Fa-f]{0,2}|[^A-Za-z0-9_.~/=?&-]|(?=\?)")
"""What may be escaped in a URL and not in a rule, or vice versa, the signs of patterns, and ends of paths."""

_HEX: Final = re.compile("^[0-9A-F]{1,2}")
"""What may match the end of an escape that a URL gets when it is compared."""

_ESCAPED_OR_DROPPED: Final = r"%[2-7]|[^!#-;=?-\[\]_a-z~]"
"""What URLs hold in which other characters may be escaped, or some are when they are compared, or are left out."""

_ORIGIN: Final = f"^([^:]*://{AUTHORITY})"
_DEFAULT_PORTS: Final = {"http:": ("", ":", ":80"), "https:": ("", ":", ":443")}


def _rarity(text: str) -> tuple[int, int]:
    """Return a key that orders parts of rules by how few URLs hold them: all have slashes."""
    return len(text.strip("/")), len(text)


@dataclass(frozen=True)
class RobotsFile:
    """A robots.txt, byte for byte.

    Attributes:
        data: Its content.
        path: Its file; None if it is not known.
    """

    data: bytes
    path: Path | None = field(default=None, compare=False)

    @cached_property
    def lines(self) -> tuple[RobotsLine, ...]:
        """Its lines, without blank lines, comments, and lines beyond `MAX_BYTES`."""
        return tuple(parse_lines(self.data[:MAX_BYTES]))

    @cached_property
    def groups(self) -> list[Group]:
        """Its groups of rules."""
        return groups_of(self.lines)

    @cached_property
    def sitemaps(self) -> tuple[str, ...]:
        """URLs of its `Sitemap` lines, in order."""
        return tuple(line.shown_value for line in self._sitemap_lines)

    @cached_property
    def _sitemap_lines(self) -> tuple[RobotsLine, ...]:
        lines = self.lines if len(self.data) <= MAX_BYTES else parse_lines(self.data)
        return tuple(line for line in lines if line.directive is Directive.SITEMAP and line.value)

    @cached_property
    def sitemap_keys(self) -> frozenset[str]:
        """The URLs of its `Sitemap` lines as they are compared."""
        return frozenset(map(url_key, self.sitemaps))

    @cached_property
    def _rules(self) -> dict[str, PathRules]:
        return {}

    def rules(self, agent: str) -> PathRules:
        """Return the rules that a crawler obeys."""
        if agent not in self._rules:
            self._rules[agent] = PathRules(rules_for(self.groups, agent), agent)
        return self._rules[agent]

    def literals(self, agent: str) -> tuple[str, ...]:
        """Return texts of which a disallowed URL contains one, unless it has a character of `_ESCAPED_OR_DROPPED`."""
        patterns = self.rules(agent).disallowed_patterns
        parts = ((_HEX.sub("", part) for part in _UNLIKE_ITSELF.split(pattern)) for pattern in patterns)
        return tuple({max(each, key=_rarity) for each in parts})

    def disallowed(self, paths: pl.Series, agent: str) -> pl.Series:
        """Return which paths, each with its query, a crawler must not fetch."""
        rules = self.rules(agent)
        return pl.Series([rules.disallows(path) for path in paths], dtype=pl.Boolean)

    def with_sitemaps(self, urls: Iterable[str]) -> RobotsFile:
        """Return the file with a line for each URL that it does not name yet; all else stays byte for byte."""
        # Search engines other than Google may not accept misspelt lines.
        named = {line.shown_value for line in self._sitemap_lines if line.has_colon and not line.is_misspelt}
        missing: Sequence[str] = [url for url in dict.fromkeys(urls) if url not in named]
        if not missing:
            return self
        end = b"\r\n" if b"\r\n" in self.data else b"\n"
        gap = b"" if not self.data or self.data.endswith((b"\n", b"\r")) else end
        lines = b"".join(b"Sitemap: " + url.encode() + end for url in missing)
        # A blank line ends the group before, so that no parser takes the lines for a part of it.
        return RobotsFile(self.data + gap + (end if self.data.strip() else b"") + lines, self.path)


@dataclass(frozen=True)
class KnownRobots:
    """The robots.txt of some hosts, and who is to follow them.

    Attributes:
        files: Each host, in the form of `host_key`, with its file.
        agent: The crawler; `*` for any.
        sitemap_urls: URLs by sitemap id of a set; that of its index alone, by None, where there is one.
        listed_urls: URLs, by sitemap id, that the index lists.
    """

    files: tuple[tuple[str, RobotsFile], ...] = ()
    agent: str = "*"
    sitemap_urls: tuple[tuple[int | None, str], ...] = ()
    listed_urls: tuple[tuple[int | None, str], ...] = ()

    @cached_property
    def _index_url(self) -> str:
        return next((url for sitemap, url in self.sitemap_urls if sitemap is None), "")

    @cached_property
    def unnamed(self) -> tuple[tuple[int | None, str], ...]:
        """Those of `sitemap_urls` that the robots.txt of their host does not name."""
        files = dict(self.files)
        return tuple(
            (sitemap, url)
            for sitemap, url in self.sitemap_urls
            if (file := files.get(host_key(url))) is not None and url_key(url) not in file.sitemap_keys
        )

    @cached_property
    def disallowed_sitemaps(self) -> tuple[tuple[int | None, str], ...]:
        """The index and the sitemaps, by id and URL, that the robots.txt of their host disallows."""
        known = (*self.sitemap_urls, *self.listed_urls)
        urls = pl.Series([stripped(url) for _, url in known], dtype=pl.String)
        return tuple(known[number] for number in self.disallowed(urls).arg_true())

    def may_disallow(self, text: pl.Expr) -> pl.Expr:
        """Return which URLs have to be looked at; quick, as hardly any has."""
        literals = {literal for _, file in self.files for literal in file.literals(self.agent)}
        if not literals:
            return pl.lit(value=False)
        if "" in literals:
            return pl.lit(value=True)
        return text.str.contains_any(sorted(literals)) | text.str.contains(_ESCAPED_OR_DROPPED)

    def disallowed(self, urls: pl.Series) -> pl.Series:
        """Return which web URLs the crawler may not fetch; null is none."""
        origins = urls.str.extract(_ORIGIN)
        files, is_disallowed = dict(self.files), pl.repeat(value=False, n=len(urls), dtype=pl.Boolean, eager=True)
        for origin in origins.unique().drop_nulls():
            file = files.get(host_key(origin))
            if file is not None:
                places = (origins == origin).arg_true()
                paths = urls.gather(places).str.slice(len(origin))
                is_disallowed = is_disallowed.scatter(places, file.disallowed(paths, self.agent))
        return is_disallowed

    def hosts_naming(self, sitemap_url: str) -> frozenset[str]:
        """Return the hosts that name a sitemap, or its index, so that it may list their URLs (cross-submission)."""
        names = {url_key(url) for url in (sitemap_url, self._index_url) if url}
        return frozenset(host for host, file in self.files if not names.isdisjoint(file.sitemap_keys))


NO_ROBOTS: Final = KnownRobots()


def url_key(url: str) -> str:
    """Return a URL as sitemaps are compared: scheme and host in lower case, without a default port. RFC 3986, 6.2.2."""
    url = stripped(url)
    scheme, authority, path, query, _ = split_loc(url)
    return f"{scheme.lower()}//{host_key(url)}{normal_escapes((path or '/') + query)}" if authority else url


def host_key(url: str) -> str:
    """Return host and port of a URL as they are compared: in lower case and ASCII, without a default port."""
    scheme, authority, *_ = split_loc(url)
    _, host, port = split_authority(authority[2:])
    if not host.isascii():
        host = url_fixes.host_in_ascii(host) or host
    return host.lower() + ("" if port in _DEFAULT_PORTS.get(scheme.lower(), ("", ":")) else port)
