"""Replacement of URLs inside extensions: of images, videos, alternates and all other declared fields.

Many entries are processed at once. Only the URLs change; white space around them, CDATA, quotes and all other bytes are
retained. Elements are matched by namespace, never by prefix.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Final, NamedTuple

import polars as pl

from sitemap_studio.formats.xml_edits import quote_attribute
from sitemap_studio.formats.xml_elements import (
    MARKUP,
    cdata_section,
    is_one_cdata_section,
    parse_declarations,
    plain_text,
)
from sitemap_studio.formats.xml_writer import escape_text
from sitemap_studio.protocol import namespaces
from sitemap_studio.protocol.dates import XML_SPACE
from sitemap_studio.protocol.extension_fields import EXTENSIONS, ValueKind

UrlMapping = Callable[[pl.Series], pl.Series]
"""Function from unique URLs to new URLs; null keeps a URL."""


class _UrlLocations(NamedTuple):
    """Locations of URLs in an element: its text, or attributes, given by patterns."""

    is_content: bool
    attributes: list[re.Pattern[bytes]]


def _find_url_locations() -> Iterator[tuple[tuple[str, bytes], _UrlLocations]]:
    """Yield namespace and local name of each known element that contains URLs, and their locations."""
    for extension in EXTENSIONS:
        owners = [(extension.element, extension.attributes, False)]
        owners += [(each.name, each.attributes, each.kind is ValueKind.URL) for each in extension.all_fields()]
        for name, attributes, is_content in owners:
            names = [each.name for each in attributes if each.kind is ValueKind.URL]
            if names or is_content:
                patterns = [re.compile(rb"\s%s\s*=\s*(\"[^\"]*\"|'[^']*')" % each.encode()) for each in names]
                yield (extension.namespace, name.encode()), _UrlLocations(is_content, patterns)


_LOCATIONS_BY_ELEMENT: Final = dict(_find_url_locations())

_WrittenUrl = tuple[bytes, bool]
"""Bytes of a URL, and whether it is an attribute in quotes."""


def replace_urls(
    texts: pl.Series, outer_namespaces: Mapping[str, str], mapping: UrlMapping, *, only: str | None = None
) -> pl.Series:
    """Return the extensions of entries with their URLs replaced.

    Args:
        texts: The extensions; XML that can't be read is not changed.
        outer_namespaces: URI by prefix declared around them.
        mapping: The function that maps URLs.
        only: Name of the only element whose URLs are replaced, such as "image:loc".

    Returns:
        The new extensions.
    """
    places = _LOCATIONS_BY_ELEMENT
    if only is not None:
        prefix, _, name = only.partition(":")
        element = namespaces.EXTENSIONS[prefix], name.encode()
        places = {element: _LOCATIONS_BY_ELEMENT[element]}
    cut = [_split_at_urls(text.encode(), outer_namespaces, places) for text in texts.to_list()]
    urls = {piece: _parse_url(*piece) for pieces in cut for piece in pieces if isinstance(piece, tuple)}
    distinct = pl.Series(sorted({url for url in urls.values() if url}), dtype=pl.String)
    new = dict(zip(distinct.to_list(), mapping(distinct).to_list(), strict=True)) if len(distinct) else {}
    written = {piece: _render_url(piece, url, new.get(url or "")) for piece, url in urls.items()}
    rewritten = [b"".join(written[each] if isinstance(each, tuple) else each for each in pieces) for pieces in cut]
    return pl.Series(texts.name, [text.decode() for text in rewritten], dtype=pl.String)


def _split_at_urls(
    text: bytes, outer_namespaces: Mapping[str, str], places: Mapping[tuple[str, bytes], _UrlLocations]
) -> list[bytes | _WrittenUrl]:
    """Return XML split into bytes and URLs, in order; in one piece if the tags do not match."""
    pieces: list[bytes | _WrittenUrl] = []
    end = 0
    # For each open element, the namespaces in it, and the start of its text if that is a URL, or -1.
    opened: list[tuple[Mapping[str, str], int]] = [(outer_namespaces, -1)]
    for match in MARKUP.finditer(text):
        if match["closes"] is not None:
            _, start = opened.pop()
            if not opened:
                return [text]
            if start >= 0:
                pieces += [text[end:start], (text[start : match.start()], False)]
                end = match.start()
        elif match["name"] is not None:
            declared, start = opened[-1]
            if start >= 0:
                # A URL contains no elements.
                opened[-1] = (declared, -1)
            attributes = match["attributes"]
            if b"xmlns" in attributes:
                declared = {**declared, **parse_declarations(attributes)}
            prefix, _, name = match["name"].rpartition(b":")
            place = places.get((declared.get(prefix.decode(), ""), name))
            is_closed = attributes.endswith(b"/")
            for pattern in place.attributes if place else ():
                if found := pattern.search(attributes):
                    first = match.start("attributes") + found.start(1)
                    pieces += [text[end:first], (found[1], True)]
                    end = first + len(found[1])
            if not is_closed:
                opened.append((declared, match.end() if place and place.is_content else -1))
    return [*pieces, text[end:]] if len(opened) == 1 else [text]


def _parse_url(written: bytes, is_attribute: bool) -> str | None:
    """Return a URL from its bytes in XML; None if it is empty or contains elements."""
    text = plain_text(written[1:-1] if is_attribute else written)
    return text.strip(XML_SPACE) if text else None


def _render_url(piece: _WrittenUrl, url: str | None, new: str | None) -> bytes:
    """Return the bytes of a URL in XML, replaced by `new` in the same quotes or CDATA; unchanged without a new URL."""
    written, is_attribute = piece
    if url is None or new is None or new == url:
        return written
    if is_attribute:
        return quote_attribute(new, written[:1])
    if is_one_cdata_section(written) and (section := cdata_section(new)) is not None:
        return section
    inner = written.strip(XML_SPACE.encode())
    before, _, behind = written.partition(inner) if b"<" not in inner else (b"", b"", b"")
    return before + escape_text(new).encode() + behind
