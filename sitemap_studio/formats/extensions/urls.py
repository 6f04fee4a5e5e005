"""Addresses inside extensions - of pictures, videos, alternates and all else that the tables declare - given others.

Many entries go through one expression at once. Only the addresses change: white space around them, CDATA, quotes and
all other bytes stay. Elements are matched by namespace, never by prefix.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import polars as pl

from sitemap_studio.core.errors import WriteError
from sitemap_studio.formats.xml_edits import quoted
from sitemap_studio.formats.xml_elements import (
    cdata_section,
    declarations,
    elements,
    is_one_cdata_section,
    namespace_of,
    namespaces_within,
    plain_text,
)
from sitemap_studio.formats.xml_writer import escaped_text
from sitemap_studio.protocol.dates import XML_SPACE
from sitemap_studio.protocol.extension_fields import EXTENSIONS, ExtensionField, ValueKind

Mapped = Callable[[pl.Series], pl.Series]
"""From addresses, none twice, to what each becomes; null leaves it as it is."""

_BETWEEN: Final = "\0"
"""Stands between the texts of entries; XML can't hold it."""

_ATTRIBUTES: Final = r"(?:[^<>\"'\0]|\"[^\"\0]*\"|'[^'\0]*')*"
_SKIPPED: Final = r"<!--(?:(?!-->)[^\0])*-->|<!\[CDATA\[(?:(?!\]\]>)[^\0])*\]\]>|<\?(?:(?!\?>)[^\0])*\?>"
_CONTENT: Final = r"(?:[^<\0]|<!--(?:(?!-->)[^\0])*-->|<!\[CDATA\[(?:(?!\]\]>)[^\0])*\]\]>)*"
_DECLARED: Final = r"xmlns(?::[^\s=]+)?\s*=\s*(?:\"[^\"]*\"|'[^']*')"


@dataclass(frozen=True)
class _Place:
    """Where an element of one name has addresses.

    Attributes:
        is_content: Whether its text is one.
        attributes: Which of its attributes are.
    """

    is_content: bool
    attributes: frozenset[str]


def _places() -> Iterator[tuple[tuple[str, str], _Place]]:
    """Namespace and local name of each element with addresses."""
    for extension in EXTENSIONS:
        of_element = [each.name for each in extension.attributes if each.kind is ValueKind.URL]
        if of_element:
            yield (extension.namespace, extension.element), _Place(False, frozenset(of_element))
        for field in extension.all_fields():
            if place := _place_of(field):
                yield (extension.namespace, field.name), place


def _place_of(field: ExtensionField) -> _Place | None:
    attributes = frozenset(each.name for each in field.attributes if each.kind is ValueKind.URL)
    is_content = field.kind is ValueKind.URL
    return _Place(is_content, attributes) if is_content or attributes else None


_PLACES: Final = dict(_places())


def rewritten_urls(texts: pl.Series, around: Mapping[str, str], mapped: Mapped) -> pl.Series:
    """Extensions with other addresses.

    Args:
        texts: The extensions of entries, as the table keeps them.
        around: URI by prefix as declared around all of them, the default namespace under "".
        mapped: What becomes of the addresses.

    Returns:
        The texts in their order; those that can't be read stay as they are.
    """
    declared = texts.str.extract_all(_DECLARED).list.unique().list.sort().list.join(" ")
    parts = []
    for (own,), part in pl.DataFrame({"xml": texts, "declared": declared}).with_row_index("at").group_by("declared"):
        names = _names_in(str(own or ""), around)
        xml = part["xml"].to_list()
        if names is None:
            rewriters = [_walked(text, around) for text in xml]
        else:
            joined = _BETWEEN.join(xml)
            rewriters = [_matched(joined, names)]
        new = _BETWEEN.join(_rewritten(rewriters, mapped)).split(_BETWEEN)
        parts.append(part.select("at", xml=pl.Series(new, dtype=pl.String)))
    return pl.concat(parts).sort("at")["xml"] if parts else texts


_Names = tuple[tuple[str, _Place], ...]
_Pieces = list[str | tuple[str, bool]]
"""Text as it stays, and addresses as they are written: in an attribute, quotes included, or as content."""


def _names_in(own: str, around: Mapping[str, str]) -> _Names | None:
    """The names of elements with addresses as they are written; None where a prefix means different things."""
    pairs = {prefix: uri for prefix, uri in around.items() if prefix}
    for match in re.finditer(_DECLARED, own):
        ((prefix, uri),) = declarations(match[0].encode()).items()
        if not prefix or pairs.setdefault(prefix, uri) != uri:
            return None
    return tuple(
        (f"{prefix}:{name}", place)
        for (namespace, name), place in _PLACES.items()
        for prefix, uri in pairs.items()
        if uri == namespace
    )


@lru_cache(maxsize=16)
def _pattern(names: _Names) -> re.Pattern[str]:
    listed = "|".join(re.escape(name) for name, _ in names) or r"(?!)"
    return re.compile(rf"{_SKIPPED}|<(?P<name>{listed})(?P<attributes>(?=[\s/>]){_ATTRIBUTES})>(?P<content>{_CONTENT})")


def _matched(text: str, names: _Names) -> _Pieces:
    """Cut a text at its addresses, all elements of a name being of one namespace."""
    places, pieces, end = dict(names), _Pieces(), 0
    for match in _pattern(names).finditer(text):
        if match["name"] is None:
            continue
        place = places[match["name"]]
        for attribute in place.attributes:
            if found := re.search(rf"\s{attribute}\s*=\s*(\"[^\"]*\"|'[^']*')", match["attributes"]):
                first = match.start("attributes") + found.start(1)
                pieces += [text[end:first], (found[1], True)]
                end = first + len(found[1])
        is_closed = match["attributes"].endswith("/")
        if place.is_content and not is_closed and text.startswith("</", match.end()):
            pieces += [text[end : match.start("content")], (match["content"], False)]
            end = match.end("content")
    return [*pieces, text[end:]]


def _walked(text: str, around: Mapping[str, str]) -> _Pieces:
    """The same for a text whose prefixes mean different things at different places."""
    data, spans = text.encode(), list[tuple[int, int, bool]]()
    try:
        _walk(data, 0, len(data), around, spans)
    except WriteError:
        return [text]
    pieces, end = _Pieces(), 0
    for first, last, is_attribute in spans:
        pieces += [data[end:first].decode(), (data[first:last].decode(), is_attribute)]
        end = last
    return [*pieces, data[end:].decode()]


def _walk(data: bytes, start: int, end: int, around: Mapping[str, str], spans: list[tuple[int, int, bool]]) -> None:
    for element in elements(data, start, end):
        place = _PLACES.get((namespace_of(element, around), element.local_name))
        for attribute in place.attributes if place else ():
            pattern = rf"\s{attribute}\s*=\s*(\"[^\"]*\"|'[^']*')".encode()
            if found := re.search(pattern, element.attributes):
                first = element.start + 1 + len(element.name)
                spans.append((first + found.start(1), first + found.end(1), True))
        if place and place.is_content and plain_text(data[element.content_start : element.content_end]) is not None:
            spans.append((element.content_start, element.content_end, False))
        else:
            _walk(data, element.content_start, element.content_end, namespaces_within(element, around), spans)


def _rewritten(rewriters: list[_Pieces], mapped: Mapped) -> list[str]:
    """The texts put together again, each address as it is mapped."""
    written = {piece for pieces in rewriters for piece in pieces if isinstance(piece, tuple)}
    said = {piece: _said(*piece) for piece in written}
    urls = pl.Series(sorted({url for url in said.values() if url}), dtype=pl.String)
    becomes = dict(zip(urls.to_list(), mapped(urls).to_list(), strict=True)) if len(urls) else {}
    new = {piece: _written_anew(piece, url, becomes.get(url or "")) for piece, url in said.items()}
    return ["".join(piece if isinstance(piece, str) else new[piece] for piece in pieces) for pieces in rewriters]


def _said(written: str, is_attribute: bool) -> str | None:
    """The address that is written; None where there is none."""
    text = plain_text((written[1:-1] if is_attribute else written).encode())
    return text.strip(XML_SPACE) if text else None


def _written_anew(piece: tuple[str, bool], url: str | None, new: str | None) -> str:
    written, is_attribute = piece
    if url is None or new is None or new == url:
        return written
    if is_attribute:
        return quoted(new, written[:1].encode()).decode()
    if is_one_cdata_section(written.encode()) and (section := cdata_section(new)) is not None:
        return section.decode()
    inner = written.strip(XML_SPACE)
    before, _, behind = written.partition(inner) if "<" not in inner else ("", "", "")
    return before + escaped_text(new) + behind
