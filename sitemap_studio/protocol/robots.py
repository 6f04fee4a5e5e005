"""robots.txt of a site: what it disallows, and the sitemaps that it names. RFC 9309."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Final

import polars as pl

from sitemap_studio.protocol import url_fixes
from sitemap_studio.protocol.urls import AUTHORITY, split_authority, split_loc, stripped

if TYPE_CHECKING:
    from protego import Protego

MAX_BYTES: Final = 500 << 10
"""What lies behind so many bytes is ignored. RFC 9309, 2.5."""

_BOM: Final = b"\xef\xbb\xbf"
_SITEMAP_LINE: Final = re.compile(rb"(?i)(?:^|(?<=[\r\n]))[ \t]*sitemap[ \t]*:[ \t]*([^\r\n#]*[^\r\n# \t])")
_DISALLOW_LINE: Final = re.compile(r"\s*d[a-z]*\s*:?\s*([^#]*)", re.IGNORECASE)
"""A line that may disallow something, however it is spelled."""

_UNLIKE_ITSELF: Final = re.compile(r"%[0-9A-Fa-f]{0,2}|[^A-Za-z0-9_.~/=?&-]|(?=\?)")
"""What may be escaped in a URL and not in a rule, or the other way round, the signs of patterns, and ends of paths."""

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
    """

    data: bytes

    @cached_property
    def _text(self) -> str:
        return self.data[:MAX_BYTES].removeprefix(_BOM).decode("utf-8", "replace")

    @cached_property
    def _rules(self) -> Protego:
        # Loaded when it is needed: the window and most commands start without it.
        from protego import Protego

        return Protego.parse(self._text)

    @cached_property
    def sitemaps(self) -> tuple[str, ...]:
        """URLs of its `Sitemap` lines, in order."""
        return tuple(found.decode("utf-8", "replace") for found in _SITEMAP_LINE.findall(self.data.removeprefix(_BOM)))

    @cached_property
    def literals(self) -> tuple[str, ...]:
        """Texts of which a URL holds one if it is disallowed and holds nothing of `_ESCAPED_OR_DROPPED`."""
        lines = (_DISALLOW_LINE.match(line) for line in self._text.splitlines())
        rules = {line[1].strip() for line in lines if line} - {""}
        return tuple({max((_HEX.sub("", part) for part in _UNLIKE_ITSELF.split(rule)), key=_rarity) for rule in rules})

    def disallowed(self, paths: pl.Series, agent: str) -> pl.Series:
        """Return which paths, each with its query, a crawler may not fetch."""
        return pl.Series([not self._rules.can_fetch(f"https://host{path}", agent) for path in paths], dtype=pl.Boolean)

    def with_sitemaps(self, urls: Iterable[str]) -> RobotsFile:
        """Return the file with a line for each URL that it does not name yet; all else stays byte for byte."""
        missing: Sequence[str] = [url for url in dict.fromkeys(urls) if url not in self.sitemaps]
        if not missing:
            return self
        end = b"\r\n" if b"\r\n" in self.data else b"\n"
        gap = b"" if not self.data or self.data.endswith((b"\n", b"\r")) else end
        lines = b"".join(b"Sitemap: " + url.encode() + end for url in missing)
        # A blank line ends the group before, so that no parser takes the lines for a part of it.
        return RobotsFile(self.data + gap + (end if self.data.strip() else b"") + lines)


@dataclass(frozen=True)
class KnownRobots:
    """The robots.txt of some hosts, and who is to follow them.

    Attributes:
        files: Each host, in the form of `host_key`, with its file.
        agent: The crawler; `*` for any.
        sitemap_urls: URLs by sitemap id of a set; that of its index alone, by None, where there is one.
    """

    files: tuple[tuple[str, RobotsFile], ...] = ()
    agent: str = "*"
    sitemap_urls: tuple[tuple[int | None, str], ...] = ()

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
            if (file := files.get(host_key(url))) is not None and url not in file.sitemaps
        )

    def may_disallow(self, text: pl.Expr) -> pl.Expr:
        """Return which URLs have to be looked at; quick, as hardly any has."""
        literals = {literal for _, file in self.files for literal in file.literals}
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
        names = {stripped(sitemap_url), self._index_url}
        return frozenset(host for host, file in self.files if not names.isdisjoint(file.sitemaps))


NO_ROBOTS: Final = KnownRobots()


def host_key(url: str) -> str:
    """Return host and port of a URL as they are compared: in lower case and ASCII, without a default port."""
    scheme, authority, *_ = split_loc(url)
    _, host, port = split_authority(authority[2:])
    if not host.isascii():
        host = url_fixes.host_in_ascii(host) or host
    return host.lower() + ("" if port in _DEFAULT_PORTS.get(scheme.lower(), ("", ":")) else port)
