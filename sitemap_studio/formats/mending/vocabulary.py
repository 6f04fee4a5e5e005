"""The names that a sitemap is made of, and how they are recognised when they are written wrongly."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from sitemap_studio.protocol.fields import FIELD_NAMES

ENTRY_OF_ROOT: Final = {"urlset": "url", "sitemapindex": "sitemap"}
"""What a root holds."""

ROOT_OF_ENTRY: Final = {entry: root for root, entry in ENTRY_OF_ROOT.items()}
"""Where an entry belongs."""

NAMES: Final = frozenset((*ENTRY_OF_ROOT, *ROOT_OF_ENTRY, *FIELD_NAMES))
"""All names of the protocol."""

LIKE_OURS: Final = re.compile(
    rf"<\s*+/?+\s*+(?:[\w.\-]++:)?(?:{'|'.join(sorted(NAMES, key=len))})|/(?:loc|lastmod|url|sitemap)>", re.IGNORECASE
)
"""What may be a tag of the protocol, or what is left of one."""

_SPELLINGS: Final = {"urlsets": "urlset", "sitemapindexes": "sitemapindex", "sitemapsindex": "sitemapindex"}
_IGNORED: Final = re.compile(r"[-_]")


@lru_cache(maxsize=1_024)
def split(name: str) -> tuple[str, str]:
    """Prefix with its colon ("" for none), and local name."""
    prefix, colon, local = name.rpartition(":")
    return prefix + colon, local


@lru_cache(maxsize=1_024)
def meant(local: str) -> str | None:
    """The name of the protocol that is meant by a local name, whatever its case; None where it is another's."""
    if local in NAMES:
        return local
    plain = _IGNORED.sub("", local).lower()
    plain = _SPELLINGS.get(plain, plain)
    return plain if plain in NAMES else None
