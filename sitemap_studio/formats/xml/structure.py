"""What can be odd about the structure of a sitemap though it is well-formed; told alike by both XML readers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import numpy as np
from lxml import etree

from sitemap_studio.core.messages import listed, msg, plural
from sitemap_studio.formats.findings import FindingLog
from sitemap_studio.formats.xml.entries import FIELDS_OF_KIND, XmlKind, note_namespace, split_name
from sitemap_studio.formats.xml.lexer import Elements
from sitemap_studio.formats.xml.words import Places
from sitemap_studio.protocol.namespaces import KNOWN_EXTENSIONS, SCHEMA_LOCATIONS, SITEMAP, XSI

_DECLARATION: Final = re.compile(rb"(?:\xef\xbb\xbf)?<\?xml[ \t\r\n]")
_SCHEMA_LOCATION: Final = f"{{{XSI}}}schemaLocation"
_ATTRIBUTE: Final = re.compile(rb"[ \t\r\n]([^ \t\r\n=/>\"']++)[ \t\r\n]*+=[ \t\r\n]*+(?:\"[^\"]*+\"|'[^']*+')")
_BEHIND_NAME: Final = re.compile(rb"[ \t\r\n/>]")
_LAST_OF_ATTRIBUTES: Final = np.frombuffer(b"\"'/ \t\r\n", np.uint8)
"""What stands before the “>” of a tag that may have attributes; no name ends so."""


def note_head(log: FindingLog, data: bytes, root: etree._Element, line: int) -> None:
    """Note what is odd about the declaration and the root element.

    Args:
        log: Where to.
        data: The file; what lies behind its first bytes is not looked at.
        root: Its root element.
        line: Where that begins.
    """
    if not _DECLARATION.match(data):
        log.add("declaration-missing", "The file does not begin with an XML declaration; it is read as UTF-8.", line=1)
    namespace, name = split_name(root)
    note_namespace(log, namespace, line)
    for attribute, value in root.attrib.items():
        if attribute == _SCHEMA_LOCATION:
            fault = _fault_of_location(str(value), root, name)
            if fault:
                log.add("schema-location", msg("xsi:schemaLocation {fault}.", fault=fault), line=line, value=str(value))
        else:
            note_attribute(log, name, _as_written(str(attribute), root), line)


def note_attribute(log: FindingLog, element: str, attribute: str, line: int, *, entry: int | None = None) -> None:
    """Note an attribute that the protocol does not define."""
    if log.counts_only("attribute-unknown"):
        return
    message = msg(
        "“{element}” has the attribute “{attribute}”, which the protocol does not define.",
        element=element,
        attribute=attribute,
    )
    log.add("attribute-unknown", message, line=line, entry=entry, value=attribute, element=element)


def note_order(log: FindingLog, kind: XmlKind, entries: Places, line: int) -> None:
    """Note entries, counted from 0, whose elements are in another order than the schema's.

    Args:
        log: Where to.
        kind: What the file is.
        entries: Which ones, ascending; none are no finding.
        line: Where the first of them begins.
    """
    if not len(entries):
        return
    names = FIELDS_OF_KIND[kind]
    many = plural("one entry", "%n entries", len(entries))
    message = msg(
        "The elements of {many} are not in the order {names}, extensions last; the schema "
        "demands it, the text of the protocol does not.",
        many=many,
        names=listed(names),
    )
    log.add_entries("element-order", message, entries.astype(np.uint32), line=line)


def attributes_of(data: bytes, elements: Elements, chosen: Places) -> Iterator[tuple[int, str, list[str]]]:
    """Look for attributes but for declarations of namespaces.

    Args:
        data: Well-formed XML.
        elements: Where elements of it lie.
        chosen: Which of them to look at.

    Yields:
        Where each element begins that has any, its name, and those of its attributes, as written.
    """
    buffer = np.frombuffer(data, np.uint8)
    suspects = chosen[np.isin(buffer[elements.inside[chosen] - 2], _LAST_OF_ATTRIBUTES)]
    for place in suspects.tolist():
        start = int(elements.start[place])
        tag = data[start : int(elements.inside[place])]
        found = (match[1] for match in _ATTRIBUTE.finditer(tag))
        names = [name.decode() for name in found if name != b"xmlns" and not name.startswith(b"xmlns:")]
        if names:
            yield start, _BEHIND_NAME.split(tag[1:], maxsplit=1)[0].decode(), names


def _fault_of_location(value: str, root: etree._Element, name: str) -> str:
    """What is wrong with a schema location; nothing where it is right."""
    words = value.split()
    if not words or len(words) % 2:
        return msg("does not name pairs of a namespace and a schema")
    pairs = dict(zip(words[::2], words[1::2], strict=True))
    used = {SITEMAP, *KNOWN_EXTENSIONS, *root.nsmap.values()}
    foreign = next((namespace for namespace in pairs if namespace not in used), None)
    if foreign is not None:
        return msg("names the namespace “{foreign}”, which the file does not use", foreign=foreign)
    schema = SCHEMA_LOCATIONS[name].split()[1]
    if SITEMAP not in pairs:
        return msg("names no schema for {sitemap}", sitemap=SITEMAP)
    given = pairs[SITEMAP]
    if given.removeprefix("https:").removeprefix("http:") != schema.removeprefix("http:"):
        return msg("names “{given}”, not {schema}", given=given, schema=schema)
    return ""


def _as_written(attribute: str, root: etree._Element) -> str:
    """The name of an attribute with the prefix of its namespace."""
    namespace, found, name = attribute.rpartition("}")
    if not found:
        return name
    prefix = next((prefix for prefix, uri in root.nsmap.items() if prefix and uri == namespace[1:]), "xml")
    return f"{prefix}:{name}"
