"""One entry as a consumer of sitemaps understands it: decoded, with what is left out or ignored.

Nothing is judged here beyond what reading itself needs; what is wrong with an entry, the rules say.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from sitemap_studio.document.document import Document
from sitemap_studio.document.extensions import extensions_of
from sitemap_studio.formats.extensions.editing import Item
from sitemap_studio.protocol.dates import Precision, parse_w3c
from sitemap_studio.protocol.fields import FIELD_BY_NAME, FIELD_NAMES
from sitemap_studio.protocol.profiles import Profile
from sitemap_studio.protocol.urls import is_web, readable, stripped
from sitemap_studio.protocol.values import is_decimal

MOST_ITEMS: Final = 50
"""So many items of extensions are told one by one."""

MOST_XML_CHARACTERS: Final = 2_000_000
"""Of more XML than this the items are only counted."""


@dataclass(frozen=True)
class Decoded:
    """An entry as it is understood.

    Attributes:
        texts: The fields as written, by name, null for none.
        address: What is asked for on the web: the address without white space around it; empty for none.
        readable: The same as people read it: without escapes, its host in its own script.
        is_web: Whether it is a complete address of the web, without which an entry is skipped.
        lastmod: The moment that `lastmod` begins at, in UTC; None where it is none.
        precision: The smallest unit that it states; None likewise.
        changefreq: The change frequency, if it is one.
        priority: The priority; 0.5 where none is stated, None where what is stated is no number from 0 to 1.
        items: The first items of extensions.
        counts: How many items there are, by kind.
        profile: Whose eyes these are.
    """

    texts: Mapping[str, str | None]
    address: str
    readable: str
    is_web: bool
    lastmod: datetime | None
    precision: Precision | None
    changefreq: str | None
    priority: float | None
    items: tuple[Item, ...]
    counts: Mapping[str, int]
    profile: Profile


DEFAULT_PRIORITY: Final = 0.5
"""“The default priority of a page is 0.5.” Sitemap Protocol 0.9, XML tag definitions."""


def decoded(document: Document, slot: int) -> Decoded:
    """Read one entry.

    Args:
        document: The set; it must not change meanwhile (see `snapshot`).
        slot: The entry.
    """
    texts: dict[str, str | None] = {name: document.table.value(slot, name) for name in FIELD_NAMES}
    address = stripped(texts["loc"])
    date = parse_w3c(texts["lastmod"] or "")
    moment = _in_utc(date.instant) if date is not None else None
    frequency = stripped(texts["changefreq"])
    extensions = extensions_of(document, slot)
    kinds = Counter(extensions.kinds()) if extensions.xml else Counter[str]()
    is_short = 0 < len(extensions.xml) <= MOST_XML_CHARACTERS
    return Decoded(
        texts=texts,
        address=address,
        readable=readable(address),
        is_web=is_web(address),
        lastmod=moment,
        precision=date.precision if date is not None and moment is not None else None,
        changefreq=frequency if frequency in FIELD_BY_NAME["changefreq"].choices else None,
        priority=_priority(stripped(texts["priority"])),
        items=extensions.items()[:MOST_ITEMS] if is_short else (),
        counts=kinds,
        profile=document.profile,
    )


def _in_utc(moment: datetime | None) -> datetime | None:
    try:
        return moment.astimezone(UTC) if moment is not None else None
    except OverflowError:
        # The first and the last day of the calendar have neighbours that it does not know.
        return moment


def _priority(text: str) -> float | None:
    if not text:
        return DEFAULT_PRIORITY
    number = float(text) if is_decimal(text) else -1.0
    return number if 0 <= number <= 1 else None
