"""robots.txt of a site: what it disallows, and the sitemaps that it names. RFC 9309."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Final

import polars as pl
from protego import Protego

from sitemap_studio.formats.container import read_container

MAX_BYTES: Final = 500 << 10
"""What lies behind so many bytes is ignored. RFC 9309, 2.5."""

_BOM: Final = b"\xef\xbb\xbf"
_SITEMAP_LINE: Final = re.compile(rb"(?i)(?:^|(?<=[\r\n]))[ \t]*sitemap[ \t]*:[ \t]*([^\r\n#]*[^\r\n# \t])")


@dataclass(frozen=True)
class RobotsFile:
    """A robots.txt, byte for byte.

    Attributes:
        data: Its content.
    """

    data: bytes

    @classmethod
    def read(cls, path: Path) -> RobotsFile:
        """Read a file.

        Raises:
            ReadError: It can't be read.
        """
        return cls(read_container(path).data)

    @cached_property
    def _rules(self) -> Protego:
        text = self.data[:MAX_BYTES].removeprefix(_BOM).decode("utf-8", "replace")
        return Protego.parse(text)

    @property
    def sitemaps(self) -> list[str]:
        """URLs of its `Sitemap` lines, in order."""
        return [found.decode("utf-8", "replace") for found in _SITEMAP_LINE.findall(self.data.removeprefix(_BOM))]

    def disallowed(self, locs: pl.Series, agent: str) -> pl.Series:
        """Return which URLs a crawler may not fetch."""
        unique = locs.drop_nulls().unique()
        is_refused = [not self._rules.can_fetch(loc, agent) for loc in unique]
        return locs.is_in(unique.filter(pl.Series(is_refused, dtype=pl.Boolean)).implode()).fill_null(False)

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
