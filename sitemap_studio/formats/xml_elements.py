"""Names of elements, their byte offsets in small pieces of well-formed XML, and escaping of text.

In all functions that edit XML, namespaces are given as URIs by prefix; the default namespace has the prefix "".
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from sitemap_studio.core.errors import WriteError
from sitemap_studio.core.messages import msg
from sitemap_studio.protocol.fields import FIELD_NAMES

ENTRY_OF_ROOT: Final = {"urlset": "url", "sitemapindex": "sitemap"}
ROOT_OF_ENTRY: Final = {entry: root for root, entry in ENTRY_OF_ROOT.items()}
PROTOCOL_NAMES: Final = frozenset((*ENTRY_OF_ROOT, *ROOT_OF_ENTRY, *FIELD_NAMES))
_NAME_BY_SPELLING: Final = {"urlsets": "urlset", "sitemapindexes": "sitemapindex", "sitemapsindex": "sitemapindex"}

_IGNORED: Final = re.compile(r"[-_]")


@lru_cache(maxsize=256)
def split_prefix(name: str) -> tuple[str, str]:
    """Return the prefix of a name with its colon, or "", and the local name."""
    prefix, colon, local = name.rpartition(":")
    return prefix + colon, local


@lru_cache(maxsize=1_024)
def protocol_name(local: str) -> str | None:
    """Return the protocol's name that a local name denotes, ignoring case and hyphens; None for other names."""
    if local in PROTOCOL_NAMES:
        return local
    plain = _IGNORED.sub("", local).lower()
    plain = _NAME_BY_SPELLING.get(plain, plain)
    return plain if plain in PROTOCOL_NAMES else None


_REFERENCES: Final = {"&lt;": "<", "&gt;": ">", "&quot;": '"', "&apos;": "'", "&amp;": "&"}


def escape_markup(text: str) -> str:
    """Escape `&`, `<` and `>` in a text for use between tags: `a & b` becomes `a &amp; b`."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def unescape_entities(text: str) -> str:
    """Replace the predefined entities in a text or attribute value by characters; numeric references remain."""
    for reference, character in _REFERENCES.items():
        text = text.replace(reference, character)
    return text


def quote_attribute_text(text: str) -> str:
    """Return an escaped attribute value in double quotes, or in single quotes if that needs fewer escapes."""
    inside = escape_markup(text).replace("\n", "&#10;").replace("\r", "&#13;").replace("\t", "&#9;")
    if '"' in inside and "'" not in inside:
        return f"'{inside}'"
    return '"' + inside.replace('"', "&quot;") + '"'


def format_declarations(namespaces: Mapping[str, str]) -> str:
    """Return declarations of namespaces, each preceded by a blank."""
    return "".join(
        f" xmlns{f':{prefix}' if prefix else ''}={quote_attribute_text(uri)}" for prefix, uri in namespaces.items()
    )


WHITE_SPACE: Final = b" \t\r\n"
"""White space of XML. XML 1.0, 2.3."""

# Possessive and atomic parts keep the time linear for hostile text. Groups are never repeated by "*+", because Python
# before 3.11.5 does not match them reliably (CPython issue 106052).
MARKUP: Final = re.compile(
    rb"<!--.*?-->|<!\[CDATA\[.*?\]\]>|<\?.*?\?>|<!(?>(?:[^\"'>]++|\"[^\"]*+\"|'[^']*+')*)>"
    rb"|</(?P<closes>[^\s>]++)\s*+>"
    rb"|<(?P<name>[^\s/>!?][^\s/>]*+)(?P<attributes>(?>(?:[^\"'>]++|\"[^\"]*+\"|'[^']*+')*))>",
    re.DOTALL,
)
"""Tag, comment, CDATA section or other complete markup."""

_ATTRIBUTE: Final = re.compile(rb"([^\s=/]++)\s*+=\s*+(?:\"([^\"]*+)\"|'([^']*+)')")
# The look behind keeps a long name from being tried once for each of its letters.
_NAME: Final = rb"A-Za-z0-9._\-\x80-\xff"
_PREFIX: Final = re.compile(rb"(?<![" + _NAME + rb"])[" + _NAME + rb"]++(?=:)")
_REFERENCE: Final = re.compile(r"&(?:#x([0-9a-fA-F]+)|#([0-9]+)|(amp|lt|gt|quot|apos));")
_CDATA_OPENING: Final = b"<![CDATA["
_CDATA_CLOSING: Final = b"]]>"


class Element(NamedTuple):
    """Element given by its byte offsets in a text.

    Attributes:
        attributes: The text between the name and the end of the start tag.
        content_end: Offset of the end tag; equal to `end` for an empty-element tag.
    """

    name: bytes
    attributes: bytes
    start: int
    content_start: int
    content_end: int
    end: int

    @property
    def is_self_closed(self) -> bool:
        """Whether the element is an empty-element tag, such as `<lastmod/>`."""
        return self.attributes.endswith(b"/")

    @property
    def prefix(self) -> bytes:
        """Prefix of the element's name with its colon, or empty."""
        return self.name[: self.name.rfind(b":") + 1]

    @property
    def local_name(self) -> str:
        """Name of the element without its prefix."""
        return self.name.rpartition(b":")[2].decode()


def outermost_elements(text: bytes, start: int = 0, end: int | None = None) -> list[Element]:
    """Return the outermost elements between two offsets of a text, in order.

    Raises:
        WriteError: Tags do not match.
    """
    return _elements_by_level(text, start, len(text) if end is None else end, 1)[0]


def element_with_children(text: bytes) -> tuple[Element, list[Element]]:
    """Return the only element of a text, and its child elements.

    Raises:
        WriteError: Tags do not match.
    """
    outer, inner = _elements_by_level(text, 0, len(text), 2)
    return outer[0], inner


def _elements_by_level(text: bytes, start: int, end: int, n_levels: int) -> list[list[Element]]:
    """Return the elements between two offsets by level, outermost first, each level in order.

    Raises:
        WriteError: Tags do not match, or there are fewer levels.
    """
    found = [list[Element]() for _ in range(n_levels)]
    opened: list[re.Match[bytes]] = []
    depth = 0
    for match in MARKUP.finditer(text, start, end):
        if match["closes"] is not None:
            depth -= 1
            if depth < 0:
                break
            if depth < n_levels:
                found[depth].append(_element(opened.pop(), match.start(), match.end()))
        elif match["name"] is not None:
            is_empty = match["attributes"].endswith(b"/")
            if depth < n_levels and is_empty:
                found[depth].append(_element(match, match.end(), match.end()))
            elif depth < n_levels:
                opened.append(match)
            depth += not is_empty
    if depth or len(found[0]) < n_levels - 1:
        raise WriteError(
            msg("The XML around a changed entry is not well-formed."),
            hint=msg("Save under another name."),
        )
    return found


def find_first_tag(text: bytes, end: int | None = None) -> Element | None:
    """Return the first start tag before the offset `end`, as an element without content; None without a tag."""
    for match in MARKUP.finditer(text, 0, len(text) if end is None else end):
        if match["name"] is not None:
            return _element(match, match.end(), match.end())
    return None


def _element(opening: re.Match[bytes], content_end: int, end: int) -> Element:
    """Return the element that begins with a matched start tag, given the offsets of its ends."""
    return Element(opening["name"], opening["attributes"], opening.start(), opening.end(), content_end, end)


def leading_space_start(text: bytes, offset: int, earliest: int = 0) -> int:
    """Return the start of the white space directly before an offset."""
    # Not text[:place].rstrip(), which would copy a large file.
    while offset > earliest and text[offset - 1] in WHITE_SPACE:
        offset -= 1
    return offset


def leading_space(text: bytes, offset: int, earliest: int = 0) -> bytes:
    """Return the white space directly before an offset."""
    return text[leading_space_start(text, offset, earliest) : offset]


def parse_declarations(attributes: bytes) -> dict[str, str]:
    """Return the namespaces that a tag declares, as URIs by prefix, given the bytes of its attributes."""
    found = _ATTRIBUTE.findall(attributes) if b"xmlns" in attributes else ()
    return {
        name[6:].decode(): _resolve_references(double or single)
        for name, double, single in found
        if name == b"xmlns" or name.startswith(b"xmlns:")
    }


def namespaces_within(element: Element, outer_namespaces: Mapping[str, str]) -> Mapping[str, str]:
    """Return the namespaces that apply inside an element; the same mapping if it declares none."""
    own = parse_declarations(element.attributes)
    return {**outer_namespaces, **own} if own else outer_namespaces


def possible_prefixes(text: bytes) -> set[str]:
    """Return the names before a colon anywhere in XML, which may be prefixes of namespaces."""
    return {name.decode() for name in _PREFIX.findall(text)} if b":" in text else set()


def namespace_of(element: Element, outer_namespaces: Mapping[str, str]) -> str:
    """Return the namespace of an element, given the namespaces declared around it; "" if it has no namespace."""
    return namespaces_within(element, outer_namespaces).get(element.prefix[:-1].decode(), "")


def text_content(content: bytes) -> str:
    """Return the text that a parser delivers for the content of an element, with the text of nested elements."""
    if b"<" not in content:
        return _resolve_references(content)
    pieces, reached = list[str](), 0
    for match in MARKUP.finditer(content):
        pieces.append(_resolve_references(content[reached : match.start()]))
        if match[0].startswith(_CDATA_OPENING):
            pieces.append(_with_line_feeds(match[0][len(_CDATA_OPENING) : -len(_CDATA_CLOSING)]))
        reached = match.end()
    return "".join((*pieces, _resolve_references(content[reached:])))


def plain_text(content: bytes) -> str | None:
    """Return the text that a parser delivers for the content of an element; None if it contains elements."""
    if b"<" not in content:
        return _resolve_references(content)
    if is_one_cdata_section(content):
        return _with_line_feeds(content[len(_CDATA_OPENING) : -len(_CDATA_CLOSING)])
    return None if find_first_tag(content) is not None else text_content(content)


def is_one_cdata_section(content: bytes) -> bool:
    """Return whether the content of an element is a single CDATA section."""
    return content.startswith(_CDATA_OPENING) and content.find(_CDATA_CLOSING) == len(content) - len(_CDATA_CLOSING)


def cdata_section(text: str) -> bytes | None:
    """Return a text as a CDATA section; None if it contains “]]>” or CR, which CDATA can't represent."""
    # Parsers read a carriage return as a line feed, and CDATA has no references.
    if "]]>" in text or "\r" in text:
        return None
    return _CDATA_OPENING + text.encode() + _CDATA_CLOSING


def _with_line_feeds(text: bytes) -> str:
    """Decode UTF-8 bytes, with CRLF and CR as LF like a parser delivers them."""
    if b"\r" not in text:
        return text.decode()
    return text.replace(b"\r\n", b"\n").replace(b"\r", b"\n").decode()


def _resolve_references(written: bytes) -> str:
    """Decode UTF-8 bytes like a parser: references become characters, and line ends LF."""
    text = _with_line_feeds(written)
    if "&" not in text:
        return text
    if text.count("&") == text.count("&amp;"):
        return text.replace("&amp;", "&")
    return _REFERENCE.sub(_character, text)


def _character(match: re.Match[str]) -> str:
    """Return the character of a matched reference."""
    hexadecimal, decimal, name = match.groups()
    if name:
        return _REFERENCES[match[0]]
    return chr(int(hexadecimal, 16) if hexadecimal else int(decimal))
