"""Byte offsets of XML elements in UTF-8 from the events of expat; lxml does not report offsets.

lxml decides what is well-formed: it verifies a document before expat reads it. expat reports names as written;
namespaces are resolved here.
"""

from __future__ import annotations

import re
from array import array
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final
from xml.parsers.expat import ExpatError, ParserCreate, XMLParserType

from sitemap_studio.core.errors import ReadError
from sitemap_studio.core.messages import msg
from sitemap_studio.formats.xml_parser import declarations_error

_START_TAG: Final = re.compile(rb"<(?>(?:[^\"'>]++|\"[^\"]*+\"|'[^']*+')*)>")
_SLASH: Final = ord("/")
_XML_NAMESPACE: Final = "http://www.w3.org/XML/1998/namespace"


def create_parser(path: Path) -> XMLParserType:
    """Return an expat parser that raises a `RefusedError` for document types and skipped entities.

    Nothing is expanded or fetched: entities can be declared by document types only.
    """
    parser = ParserCreate("UTF-8", intern=None)

    def refuse(*_: object) -> None:
        """Raise the error for a document type or an entity in the current line."""
        raise declarations_error(path, parser.CurrentLineNumber)

    parser.StartDoctypeDeclHandler = parser.SkippedEntityHandler = refuse
    return parser


def parse_events(parser: XMLParserType, data: bytes, path: Path) -> None:
    """Parse a well-formed document, and call the handlers of a parser for its events.

    Raises:
        ReadError: A name has a letter that XML 1.0 allows only since its fifth edition, which lxml knows, but not expat.
    """
    try:
        parser.Parse(data, True)
    except ExpatError as error:
        message = msg(
            "“{name}” can't be read: in line {line} the name of an element or attribute has a letter that is not supported.",
            name=path.name,
            line=error.lineno,
        )
        raise ReadError(message, hint=msg("Rename it in a text editor."), path=path, line=error.lineno) from error


def end_of_start_tag(data: bytes, start: int, attributes: Collection[str]) -> int:
    """Return the offset after the start tag that begins at `start`, given its attributes."""
    if attributes and (found := _START_TAG.match(data, start)):
        return found.end()
    return data.index(b">", start) + 1


def end_of_element(data: bytes, content_start: int, content_end: int) -> int:
    """Return the offset after an element, given the offsets of its content.

    Args:
        data: The document.
        content_start: Offset after its start tag.
        content_end: Offset that expat reports for the end: the offset of the end tag, or after an empty-element tag.
    """
    if content_start == content_end and data[content_end - 2] == _SLASH:
        return content_end
    return data.index(b">", content_end) + 1


def declared_namespaces(attributes: Mapping[str, str]) -> dict[str, str]:
    """Return the namespaces that attributes declare, as URIs by prefix; "" is the prefix of the default namespace."""
    return {name[6:]: uri for name, uri in attributes.items() if name.startswith("xmlns") and name[5:6] in ("", ":")}


def resolve_name(name: str, *scopes: Mapping[str, str]) -> tuple[str, str]:
    """Return the namespace, or "", and the local name of an element.

    `scopes` are URIs by prefix, innermost first.
    """
    prefix, _, local = name.rpartition(":")
    if prefix == "xml":
        return _XML_NAMESPACE, local
    for scope in scopes:
        if prefix in scope:
            return scope[prefix], local
    return "", local


@dataclass(frozen=True)
class LevelElements:
    """The elements of one level of a document, in its order.

    Attributes:
        names: As written, with their prefixes.
        starts: Offsets of their start tags.
        content_starts: Offsets after their start tags.
        content_ends: Offsets of their end tags; for empty-element tags, the same as `ends`.
        ends: Offsets after the elements.
    """

    names: list[str] = field(default_factory=list)
    starts: array[int] = field(default_factory=lambda: array("q"))
    content_starts: array[int] = field(default_factory=lambda: array("q"))
    content_ends: array[int] = field(default_factory=lambda: array("q"))
    ends: array[int] = field(default_factory=lambda: array("q"))


def locate_elements(data: bytes, n_levels: int) -> list[LevelElements]:
    """Return the elements of the first levels of a well-formed document; the first level is the root.

    Raises:
        ReadError: As by `parse_events`.
    """
    levels = [LevelElements() for _ in range(n_levels)]
    depth = 0

    def on_start(name: str, attributes: dict[str, str]) -> None:
        """Record name and offsets of a start tag on one of the wanted levels."""
        nonlocal depth
        if depth < n_levels:
            level, start = levels[depth], parser.CurrentByteIndex
            level.names.append(name)
            level.starts.append(start)
            level.content_starts.append(end_of_start_tag(data, start, attributes))
        depth += 1

    def on_end(_: str) -> None:
        """Record the end offsets of an element on one of the wanted levels."""
        nonlocal depth
        depth -= 1
        if depth < n_levels:
            level, content_end = levels[depth], parser.CurrentByteIndex
            level.content_ends.append(content_end)
            level.ends.append(end_of_element(data, level.content_starts[-1], content_end))

    parser = create_parser(Path())
    parser.StartElementHandler, parser.EndElementHandler = on_start, on_end
    parse_events(parser, data, Path())
    return levels


def locate_start_tags(data: bytes, numbers: Collection[int], path: Path) -> dict[int, int]:
    """Return the offsets of elements by their numbers, which count all start tags of a document from 0.

    Raises:
        ReadError: As by `parse_events`.
    """
    wanted, found = frozenset(numbers), dict[int, int]()
    count = 0

    def on_start(_name: str, _attributes: dict[str, str]) -> None:
        """Record the offset of a wanted start tag, and count it."""
        nonlocal count
        if count in wanted:
            found[count] = parser.CurrentByteIndex
        count += 1

    parser = create_parser(path)
    parser.StartElementHandler = on_start
    parse_events(parser, data, path)
    return found
