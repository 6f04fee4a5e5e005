"""Names of elements, their byte offsets in small pieces of well-formed XML, and escaping of texts.

Here and in all that edits XML, namespaces are URIs by prefix, the default one under ""; those "around" an element, or
"declared", hold for it unless it declares others.
"""

from __future__ import annotations

import html
import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from sitemap_studio.core.errors import WriteError
from sitemap_studio.core.messages import msg
from sitemap_studio.protocol.fields import FIELD_NAMES

ENTRY_OF_ROOT: Final = {"urlset": "url", "sitemapindex": "sitemap"}
ROOT_OF_ENTRY: Final = {entry: root for root, entry in ENTRY_OF_ROOT.items()}
NAMES: Final = frozenset((*ENTRY_OF_ROOT, *ROOT_OF_ENTRY, *FIELD_NAMES))
_SPELLINGS: Final = {"urlsets": "urlset", "sitemapindexes": "sitemapindex", "sitemapsindex": "sitemapindex"}

_IGNORED: Final = re.compile(r"[-_]")


@lru_cache(maxsize=256)
def split_prefix(name: str) -> tuple[str, str]:
    """Prefix with its colon ("" for none), and local name."""
    prefix, colon, local = name.rpartition(":")
    return prefix + colon, local


@lru_cache(maxsize=1_024)
def protocol_name(local: str) -> str | None:
    """The name of the protocol that is meant by a local name, whatever its case; None where it is another's."""
    if local in NAMES:
        return local
    plain = _IGNORED.sub("", local).lower()
    plain = _SPELLINGS.get(plain, plain)
    return plain if plain in NAMES else None


_REFERENCES: Final = {"&lt;": "<", "&gt;": ">", "&quot;": '"', "&apos;": "'", "&amp;": "&"}

# Not by xml.sax.saxutils, which brings a web client along.


def escaped(text: str) -> str:
    """A text as it is written between tags: `a & b` becomes `a &amp; b`."""
    return html.escape(text, quote=False)


def unescaped(text: str) -> str:
    """The meaning of such a text, or of the value of an attribute; references by number stay."""
    for reference, character in _REFERENCES.items():
        text = text.replace(reference, character)
    return text


def quoted_attribute(text: str) -> str:
    """The value of an attribute with its quotes: double ones, unless that would need an escape."""
    inside = escaped(text).replace("\n", "&#10;").replace("\r", "&#13;").replace("\t", "&#9;")
    if '"' in inside and "'" not in inside:
        return f"'{inside}'"
    return '"' + inside.replace('"', "&quot;") + '"'


def declarations_of(namespaces: Mapping[str, str]) -> str:
    """Declarations of namespaces, by prefix ("" for the default one), each with a blank before it."""
    return "".join(
        f" xmlns{f':{prefix}' if prefix else ''}={quoted_attribute(uri)}" for prefix, uri in namespaces.items()
    )


WHITE_SPACE: Final = b" \t\r\n"
"""White space as XML knows it. XML 1.0, 2.3."""

# Parts that never give back ("*+", "(?>") keep hostile text from costing more than its length. Groups are never repeated
# by "*+": Python before 3.11.5 does not match them reliably (CPython issue 106052).
MARKUP: Final = re.compile(
    rb"<!--.*?-->|<!\[CDATA\[.*?\]\]>|<\?.*?\?>|<!(?>(?:[^\"'>]++|\"[^\"]*+\"|'[^']*+')*)>"
    rb"|</(?P<closes>[^\s>]++)\s*+>"
    rb"|<(?P<name>[^\s/>!?][^\s/>]*+)(?P<attributes>(?>(?:[^\"'>]++|\"[^\"]*+\"|'[^']*+')*))>",
    re.DOTALL,
)
"""Tags, comments, CDATA sections and other markup, each as a whole."""

_ATTRIBUTE: Final = re.compile(rb"([^\s=/]++)\s*+=\s*+(?:\"([^\"]*+)\"|'([^']*+)')")
# The look behind keeps a long name from being tried once for each of its letters.
_NAME: Final = rb"A-Za-z0-9._\-\x80-\xff"
_PREFIX: Final = re.compile(rb"(?<![" + _NAME + rb"])[" + _NAME + rb"]++(?=:)")
_REFERENCE: Final = re.compile(r"&(?:#x([0-9a-fA-F]+)|#([0-9]+)|(amp|lt|gt|quot|apos));")
_CDATA_OPENING: Final = b"<![CDATA["
_CDATA_CLOSING: Final = b"]]>"


class Element(NamedTuple):
    """An element by byte offsets.

    Attributes:
        attributes: Everything between the name and the end of its tag.
        content_end: Offset of its end tag; where there is none, the same as `end`.
    """

    name: bytes
    attributes: bytes
    start: int
    content_start: int
    content_end: int
    end: int

    @property
    def is_self_closed(self) -> bool:
        """Whether it is one tag, such as `<lastmod/>`."""
        return self.attributes.endswith(b"/")

    @property
    def prefix(self) -> bytes:
        """Its prefix with the colon, or nothing."""
        return self.name[: self.name.rfind(b":") + 1]

    @property
    def local_name(self) -> str:
        """Its name without the prefix."""
        return self.name.rpartition(b":")[2].decode()


def elements(text: bytes, start: int = 0, end: int | None = None) -> list[Element]:
    """The outermost elements between two places, in order; their own children are not looked into.

    Raises:
        WriteError: Tags do not match, so that nothing can be changed with certainty.
    """
    return _elements_by_level(text, start, len(text) if end is None else end, 1)[0]


def outermost_and_inner(text: bytes) -> tuple[Element, list[Element]]:
    """The one element that a text is, and the elements directly in it, found in one go; raises as `elements` does."""
    outer, inner = _elements_by_level(text, 0, len(text), 2)
    return outer[0], inner


def _elements_by_level(text: bytes, start: int, end: int, n_levels: int) -> list[list[Element]]:
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


def first_tag(text: bytes, end: int | None = None) -> Element | None:
    """The first start tag before a place, as an element that ends with it; its content is not looked at."""
    for match in MARKUP.finditer(text, 0, len(text) if end is None else end):
        if match["name"] is not None:
            return _element(match, match.end(), match.end())
    return None


def _element(opening: re.Match[bytes], content_end: int, end: int) -> Element:
    return Element(opening["name"], opening["attributes"], opening.start(), opening.end(), content_end, end)


def lead_start(text: bytes, place: int, earliest: int = 0) -> int:
    """Where the white space directly before a place begins."""
    # Not text[:place].rstrip(): that would copy all of a large file.
    while place > earliest and text[place - 1] in WHITE_SPACE:
        place -= 1
    return place


def lead(text: bytes, place: int, earliest: int = 0) -> bytes:
    """The white space directly before a place."""
    return text[lead_start(text, place, earliest) : place]


def declarations(attributes: bytes) -> dict[str, str]:
    """The namespaces that a tag declares: URI by prefix, the default namespace under ""."""
    found = _ATTRIBUTE.findall(attributes) if b"xmlns" in attributes else ()
    return {
        name[6:].decode(): _resolved(double or single)
        for name, double, single in found
        if name == b"xmlns" or name.startswith(b"xmlns:")
    }


def namespaces_within(element: Element, around: Mapping[str, str]) -> Mapping[str, str]:
    """Return URI by prefix as declared in an element, or around it; the same object where it declares nothing."""
    own = declarations(element.attributes)
    return {**around, **own} if own else around


def prefixes_in(text: bytes) -> set[str]:
    """Return the names before a colon anywhere in XML: those that may be prefixes of namespaces."""
    return {name.decode() for name in _PREFIX.findall(text)} if b":" in text else set()


def namespace_of(element: Element, around: Mapping[str, str]) -> str:
    """The namespace of an element's name, "" for none, given what is declared around the element."""
    return namespaces_within(element, around).get(element.prefix[:-1].decode(), "")


def text_within(content: bytes) -> str:
    """Return the text that a parser delivers for an element's content, with that of the elements in it."""
    if b"<" not in content:
        return _resolved(content)
    pieces, reached = list[str](), 0
    for match in MARKUP.finditer(content):
        pieces.append(_resolved(content[reached : match.start()]))
        if match[0].startswith(_CDATA_OPENING):
            pieces.append(_with_line_feeds(match[0][len(_CDATA_OPENING) : -len(_CDATA_CLOSING)]))
        reached = match.end()
    return "".join((*pieces, _resolved(content[reached:])))


def plain_text(content: bytes) -> str | None:
    """Return the text that a parser delivers for an element's content; None if the content holds elements."""
    if b"<" not in content:
        return _resolved(content)
    if is_one_cdata_section(content):
        return _with_line_feeds(content[len(_CDATA_OPENING) : -len(_CDATA_CLOSING)])
    return None if first_tag(content) is not None else text_within(content)


def is_one_cdata_section(content: bytes) -> bool:
    """Whether an element's content is one CDATA section and nothing else."""
    return content.startswith(_CDATA_OPENING) and content.find(_CDATA_CLOSING) == len(content) - len(_CDATA_CLOSING)


def cdata_section(text: str) -> bytes | None:
    """The text as a CDATA section; None where that can't hold it."""
    # A carriage return would come back as a line feed, and CDATA knows no references.
    if "]]>" in text or "\r" in text:
        return None
    return _CDATA_OPENING + text.encode() + _CDATA_CLOSING


def _with_line_feeds(text: bytes) -> str:
    if b"\r" not in text:
        return text.decode()
    return text.replace(b"\r\n", b"\n").replace(b"\r", b"\n").decode()


def _resolved(written: bytes) -> str:
    text = _with_line_feeds(written)
    if "&" not in text:
        return text
    if text.count("&") == text.count("&amp;"):
        return text.replace("&amp;", "&")
    return _REFERENCE.sub(_character, text)


def _character(match: re.Match[str]) -> str:
    hexadecimal, decimal, name = match.groups()
    if name:
        return _REFERENCES[match[0]]
    return chr(int(hexadecimal, 16) if hexadecimal else int(decimal))
