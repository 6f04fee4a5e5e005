"""Extension XML that moves to another document: it takes the namespaces along that it would lack there."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from typing import Final

from sitemap_studio.formats.xml_elements import Element, declarations, elements, lead_start, namespace_of, prefixes_in
from sitemap_studio.formats.xml_writer import escaped_text
from sitemap_studio.protocol.namespaces import is_readable

_UNPREFIXED_TAG: Final = re.compile(rb"<[^\s/>!?:]++(?=[\s/>])")


def self_contained(xml: str, declared: Mapping[str, str], target: Mapping[str, str]) -> str:
    """Add declarations to the outermost elements so that every name keeps its meaning below another root.

    Elements without a prefix count as the protocol's own where they were so, whatever form of the protocol's namespace
    the two documents use.

    Args:
        xml: Elements and comments as they stood in the entry.
        declared: URI by prefix where the XML comes from, the default namespace under "".
        target: The same where it goes to.

    Returns:
        The XML, unchanged where nothing is amiss.

    Raises:
        WriteError: The XML is not well-formed.
    """
    text = xml.encode()
    missing = {
        prefix: declared.get(prefix, "")
        for prefix in _used_prefixes(text)
        if (prefix in declared or not prefix)
        and target.get(prefix, "") != declared.get(prefix, "")
        and (prefix or not _is_protocol_in_both(declared, target))
    }
    if not missing:
        return xml
    pieces = []
    place = 0
    for element in elements(text):
        after_name = element.start + 1 + len(element.name)
        pieces += [text[place:after_name], _declarations_for(text, element, missing).encode()]
        place = after_name
    return b"".join([*pieces, text[place:]]).decode()


def without_fields(xml: str, names: Collection[str], declared: Mapping[str, str]) -> str:
    """Leave out elements that a reader would take for a field of the entry, as the entry has none of that name.

    They are repetitions of a field that stood before them until it was cleared.

    Args:
        xml: Elements and comments as they stood in the entry.
        names: The fields that the entry does not have.
        declared: URI by prefix where the XML comes from, the default namespace under "".
    """
    text = xml.encode()
    pieces, place = [], 0
    for element in elements(text):
        if element.local_name in names and is_readable(namespace_of(element, declared)):
            pieces.append(text[place : lead_start(text, element.start)])
            place = element.end
    return b"".join([*pieces, text[place:]]).decode().strip() if pieces else xml


def _declarations_for(text: bytes, element: Element, missing: Mapping[str, str]) -> str:
    own = declarations(element.attributes)
    used = _used_prefixes(text[element.start : element.end])
    return "".join(
        f' xmlns:{prefix}="{escaped_text(missing[prefix])}"' if prefix else f' xmlns="{escaped_text(missing[prefix])}"'
        for prefix in sorted(used)
        if prefix in missing and prefix not in own
    )


def _used_prefixes(text: bytes) -> set[str]:
    """Return the prefixes that may occur in XML, "" for none; values count as well, as they may hold names."""
    return prefixes_in(text) | ({""} if _UNPREFIXED_TAG.search(text) else set())


def _is_protocol_in_both(declared: Mapping[str, str], target: Mapping[str, str]) -> bool:
    return _is_protocol(declared) and _is_protocol(target)


def _is_protocol(namespaces: Mapping[str, str]) -> bool:
    """Whether elements without a prefix are the protocol's; those of no namespace are if no prefix is."""
    default = namespaces.get("", "")
    if default:
        return is_readable(default)
    return not any(prefix and is_readable(uri) for prefix, uri in namespaces.items())
