"""Names of elements, their byte offsets in small pieces of well-formed XML, and escaping of texts."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from sitemap_studio.core.errors import WriteError
from sitemap_studio.protocol.fields import FIELD_NAMES

ENTRY_OF_ROOT: Final = {"urlset": "url", "sitemapindex": "sitemap"}
"""What a root holds."""

ROOT_OF_ENTRY: Final = {entry: root for root, entry in ENTRY_OF_ROOT.items()}
"""Where an entry belongs."""

NAMES: Final = frozenset((*ENTRY_OF_ROOT, *ROOT_OF_ENTRY, *FIELD_NAMES))
"""All names of the protocol."""

_SPELLINGS: Final = {"urlsets": "urlset", "sitemapindexes": "sitemapindex", "sitemapsindex": "sitemapindex"}

_IGNORED: Final = re.compile(r"[-_]")


@lru_cache(maxsize=1_024)
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


_IN_TEXTS: Final = (("&", "&amp;"), (">", "&gt;"), ("<", "&lt;"))
_IN_ATTRIBUTES: Final = (*_IN_TEXTS, ("\n", "&#10;"), ("\r", "&#13;"), ("\t", "&#9;"))
_READ: Final = (("&lt;", "<"), ("&gt;", ">"), ("&quot;", '"'), ("&apos;", "'"), ("&amp;", "&"))


def escaped(text: str) -> str:
    """A text as it may stand between tags: `a & b` becomes `a &amp; b`."""
    return _replaced(text, _IN_TEXTS)


def unescaped(text: str) -> str:
    """What such a text, or the value of an attribute, says; references by number stay."""
    return _replaced(text, _READ)


def quoted_attribute(text: str) -> str:
    """The value of an attribute with its quotes: double ones, unless that would need an escape."""
    inside = _replaced(text, _IN_ATTRIBUTES)
    if '"' not in inside:
        return f'"{inside}"'
    return f"'{inside}'" if "'" not in inside else '"' + inside.replace('"', "&quot;") + '"'


def declarations_of(namespaces: Mapping[str, str]) -> str:
    """Declarations of namespaces, by prefix ("" for the default one), each with a blank before it."""
    return "".join(
        f" xmlns{f':{prefix}' if prefix else ''}={quoted_attribute(uri)}" for prefix, uri in namespaces.items()
    )


def _replaced(text: str, pairs: tuple[tuple[str, str], ...]) -> str:
    for old, new in pairs:
        text = text.replace(old, new)
    return text


WHITE_SPACE: Final = b" \t\r\n"
"""White space as XML knows it. XML 1.0, 2.3."""

# Quantifiers that never give back ("*+") keep hostile text from costing more than its length.
MARKUP: Final = re.compile(
    rb"<!--.*?-->|<!\[CDATA\[.*?\]\]>|<\?.*?\?>|<!(?:[^\"'>]++|\"[^\"]*+\"|'[^']*+')*+>"
    rb"|</(?P<closes>[^\s>]++)\s*+>"
    rb"|<(?P<name>[^\s/>!?][^\s/>]*+)(?P<attributes>(?:[^\"'>]++|\"[^\"]*+\"|'[^']*+')*+)>",
    re.DOTALL,
)
"""Tags, comments, CDATA sections and other markup, each as a whole."""

_ATTRIBUTE: Final = re.compile(rb"([^\s=/]++)\s*+=\s*+(?:\"([^\"]*+)\"|'([^']*+)')")
# The look behind keeps a long name from being tried once for each of its letters.
_NAME: Final = rb"A-Za-z0-9._\-\x80-\xff"
_PREFIX: Final = re.compile(rb"(?<![" + _NAME + rb"])[" + _NAME + rb"]++(?=:)")
_REFERENCE: Final = re.compile(r"&(?:#x([0-9a-fA-F]+)|#([0-9]+)|(amp|lt|gt|quot|apos));")
_NAMED: Final = {"amp": "&", "lt": "<", "gt": ">", "quot": '"', "apos": "'"}
_CDATA_OPENING: Final = b"<![CDATA["
_CDATA_CLOSING: Final = b"]]>"


class Element(NamedTuple):
    """Where one element lies, as places in the bytes that were looked at.

    Attributes:
        name: Its name with prefix.
        attributes: Everything between the name and the end of its tag.
        start: Place of its "<".
        content_start: Place after its start tag.
        content_end: Place of its end tag; where there is none, the same as `end`.
        end: Place after it.
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
        prefix, colon, _ = self.name.rpartition(b":")
        return prefix + colon

    @property
    def local_name(self) -> str:
        """Its name without the prefix."""
        return self.name.rpartition(b":")[2].decode()


def elements(text: bytes, start: int = 0, end: int | None = None) -> list[Element]:
    """The outermost elements between two places, in order; their own children are not looked into.

    Raises:
        WriteError: Tags do not match, so that nothing can be changed with certainty.
    """
    found: list[Element] = []
    depth = 0
    opening: re.Match[bytes] | None = None
    for match in MARKUP.finditer(text, start, len(text) if end is None else end):
        if match["closes"] is not None:
            depth -= 1
            if depth == 0 and opening is not None:
                found.append(_element(opening, match.start(), match.end()))
            elif depth < 0:
                break
        elif match["name"] is not None:
            if depth == 0:
                opening = match
            if not match["attributes"].endswith(b"/"):
                depth += 1
            elif depth == 0:
                found.append(_element(match, match.end(), match.end()))
    if depth:
        raise _unbalanced()
    return found


def _unbalanced() -> WriteError:
    return WriteError(
        "The XML around an entry that was changed is not well-formed, so the change can't be put into it.",
        hint="Save under another name.",
    )


def outermost_and_inner(text: bytes) -> tuple[Element, list[Element]]:
    """The first element of a text and the elements directly in it, found in one go.

    Raises:
        WriteError: Tags do not match.
    """
    inner: list[Element] = []
    depth = 0
    opened: list[re.Match[bytes]] = []
    for match in MARKUP.finditer(text):
        if match["closes"] is not None:
            depth -= 1
            if depth == 1:
                inner.append(_element(opened.pop(), match.start(), match.end()))
            elif depth == 0:
                return _element(opened.pop(), match.start(), match.end()), inner
        elif match["name"] is not None:
            is_empty = match["attributes"].endswith(b"/")
            if depth < 2 and not is_empty:
                opened.append(match)
            elif depth == 1:
                inner.append(_element(match, match.end(), match.end()))
            elif depth == 0:
                return _element(match, match.end(), match.end()), inner
            depth += not is_empty
    raise _unbalanced()


def first_tag(text: bytes, end: int) -> Element | None:
    """The first start tag before a place, as an element that ends with it; its content is not looked at."""
    for match in MARKUP.finditer(text, 0, end):
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
    if b"xmlns" not in attributes:
        return {}
    declared = {}
    for name, double, single in _ATTRIBUTE.findall(attributes):
        if name == b"xmlns" or name.startswith(b"xmlns:"):
            declared[name[6:].decode()] = _resolved((double or single).decode())
    return declared


def namespaces_within(element: Element, around: Mapping[str, str]) -> Mapping[str, str]:
    """Return URI by prefix as declared in an element, or around it; the same object where it declares nothing."""
    own = declarations(element.attributes)
    return {**around, **own} if own else around


def prefixes_in(text: bytes) -> set[str]:
    """Return the names before a colon anywhere in XML: those that may be prefixes of namespaces."""
    return {name.decode() for name in _PREFIX.findall(text)} if b":" in text else set()


def namespace_of(element: Element, around: Mapping[str, str]) -> str:
    """The namespace of an element's name, "" for none.

    Args:
        element: The element.
        around: URI by prefix as declared around it, the default namespace under "".
    """
    prefix = element.prefix[:-1].decode()
    own = declarations(element.attributes)
    return own[prefix] if prefix in own else around.get(prefix, "")


def plain_text(content: bytes) -> str | None:
    """The text that a parser delivers for an element's content; None where the content holds elements."""
    if b"<" not in content:
        return _resolved(_with_line_feeds(content.decode()))
    pieces = []
    place = 0
    for match in MARKUP.finditer(content):
        if match["name"] is not None or match["closes"] is not None:
            return None
        pieces.append(_resolved(_with_line_feeds(content[place : match.start()].decode())))
        if match[0].startswith(_CDATA_OPENING):
            pieces.append(_with_line_feeds(match[0][len(_CDATA_OPENING) : -len(_CDATA_CLOSING)].decode()))
        place = match.end()
    pieces.append(_resolved(_with_line_feeds(content[place:].decode())))
    return "".join(pieces)


def is_one_cdata_section(content: bytes) -> bool:
    """Whether an element's content is one CDATA section and nothing else."""
    return content.startswith(_CDATA_OPENING) and content.find(_CDATA_CLOSING) == len(content) - len(_CDATA_CLOSING)


def cdata_section(text: str) -> bytes | None:
    """The text as a CDATA section; None where that can't hold it."""
    # A carriage return would come back as a line feed, and CDATA knows no references.
    if "]]>" in text or "\r" in text:
        return None
    return _CDATA_OPENING + text.encode() + _CDATA_CLOSING


def _with_line_feeds(text: str) -> str:
    return text.replace("\r\n", "\n").replace("\r", "\n") if "\r" in text else text


def _resolved(text: str) -> str:
    return _REFERENCE.sub(_character, text) if "&" in text else text


def _character(match: re.Match[str]) -> str:
    hexadecimal, decimal, name = match.groups()
    if name:
        return _NAMED[name]
    return chr(int(hexadecimal, 16) if hexadecimal else int(decimal))
