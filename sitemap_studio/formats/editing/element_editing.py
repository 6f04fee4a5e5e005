"""Changes of values inside the bytes of one extension's element, which touch the value concerned and nothing else.

Prefixes, quotes, comments, CDATA and white space stay. A new element takes the prefix of the one that it comes into,
its place in the schema's order, and the layout of its neighbours.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from sitemap_studio.formats.editing.entry_editing import end_tag, last_line_break, reopened
from sitemap_studio.formats.xml.canonical import escaped_text
from sitemap_studio.formats.xml.pieces import (
    Element,
    cdata_section,
    elements,
    is_one_cdata_section,
    lead,
    lead_start,
    namespace_of,
    namespaces_within,
    plain_text,
)
from sitemap_studio.protocol.extension import Extension, ExtensionField

_UNIT: Final = b"  "
_ATTRIBUTE: Final = re.compile(rb"[ \t\r\n]+([^\s=/]+)[ \t\r\n]*=[ \t\r\n]*(\"[^\"]*\"|'[^']*')")


class ElementEditor:
    """The bytes of one extension's element, and where its fields are.

    Args:
        text: The bytes.
        extension: What it is.
        around: URI by prefix as declared around it, the default namespace under "".
    """

    def __init__(self, text: bytes, extension: Extension, around: Mapping[str, str]) -> None:
        self._text = text
        self._extension = extension
        (self._element,) = elements(text)
        self._around = namespaces_within(self._element, around)

    def with_attribute(self, names: Sequence[str], place: int, attribute: str, value: str | None) -> bytes | None:
        """The bytes with another value of an attribute; null removes it.

        Args:
            names: The field that has it, with its group before it; none for the element itself.
            place: Which of the fields of that name.
            attribute: Its name.
            value: Its text.

        Returns:
            None where there is no such field.
        """
        found = self._fields(self._element, names, self._around) if names else [self._element]
        return _with_attribute(self._text, found[place], attribute, value) if place < len(found) else None

    def with_field(self, names: Sequence[str], place: int, value: str | None) -> bytes:
        """The bytes with another text of a field; null removes it, and one that is not there comes in.

        Args:
            names: Its name, with its group before it.
            place: Which of the fields of that name; a new one comes behind them.
            value: Its text.
        """
        found = self._fields(self._element, names, self._around)
        if place >= len(found):
            return self._text if value is None else self._with_new(names, value)
        if value is None:
            start = lead_start(self._text, found[place].start)
            return self._text[:start] + self._text[found[place].end :]
        return with_content(self._text, found[place], value)

    def _fields(self, parent: Element, names: Sequence[str], around: Mapping[str, str]) -> list[Element]:
        found = [child for child in self._children(parent, around) if child.local_name == names[0]]
        if len(names) == 1:
            return found
        inner = (self._fields(each, names[1:], namespaces_within(each, around)) for each in found)
        return [field for fields in inner for field in fields]

    def _children(self, parent: Element, around: Mapping[str, str]) -> list[Element]:
        children = elements(self._text, parent.content_start, parent.content_end)
        return [child for child in children if namespace_of(child, around) == self._extension.namespace]

    def _with_new(self, names: Sequence[str], value: str) -> bytes:
        groups = self._fields(self._element, names[:1], self._around) if len(names) > 1 else [self._element]
        if groups:
            specs = self._extension.fields if len(names) == 1 else _spec(self._extension.fields, names[0]).fields
            return self._with_child(groups[-1], specs, names[-1], [escaped_text(value).encode()])
        return self._with_child(self._element, self._extension.fields, names[0], [names[1].encode(), value.encode()])

    def _with_child(
        self, parent: Element, specs: Sequence[ExtensionField], name: str, content: Sequence[bytes]
    ) -> bytes:
        """Put an element into another, in the schema's order; `content` is its text, or its one child and its text."""
        around = namespaces_within(parent, self._around)
        order = {spec.name: spec.order for spec in specs}
        siblings = [child for child in self._children(parent, around) if child.local_name in order]
        before = [child for child in siblings if order[child.local_name] <= order[name]]
        tag = parent.prefix + name.encode()
        if not siblings:
            return self._with_only(parent, _element(tag, content, b""))
        near = before[-1] if before else siblings[0]
        white = self._lead_of(near, parent)
        new = _element(tag, content, last_line_break(white))
        place = before[-1].end if before else near.start
        return self._spliced(place, place, white + new if before else new + white)

    def _with_only(self, parent: Element, new: bytes) -> bytes:
        if parent.is_self_closed:
            return self._spliced(parent.start, parent.end, reopened(self._text, parent) + new + end_tag(parent.name))
        start = lead_start(self._text, parent.content_end, parent.content_start)
        line = last_line_break(self._text[start : parent.content_end])
        return self._spliced(start, start, line + _UNIT + new if line else new)

    def _lead_of(self, child: Element, parent: Element) -> bytes:
        """The white space to write between a child and a new neighbour."""
        children = elements(self._text, parent.content_start, parent.content_end)
        near = children[:2] if child.start == children[0].start else [child]
        leads = [lead(self._text, each.start, parent.content_start) for each in near]
        return next((each for each in leads if each), b"")

    def _spliced(self, start: int, end: int, new: bytes) -> bytes:
        return self._text[:start] + new + self._text[end:]


def with_content(text: bytes, element: Element, value: str) -> bytes:
    """Another text of an element, written as CDATA where it was one such section."""
    content = text[element.content_start : element.content_end]
    if plain_text(content) == value:
        return text
    section = cdata_section(value) if is_one_cdata_section(content) else None
    new = escaped_text(value).encode() if section is None else section
    if not element.is_self_closed:
        return text[: element.content_start] + new + text[element.content_end :]
    return text[: element.start] + reopened(text, element) + new + end_tag(element.name) + text[element.end :]


def quoted(value: str, quote: bytes = b'"') -> bytes:
    """The text of an attribute with its quotes; what a parser would take for a space is written by number."""
    escaped = escaped_text(value).replace("\t", "&#9;").replace("\n", "&#10;")
    return quote + escaped.encode() + quote


def _with_attribute(text: bytes, element: Element, name: str, value: str | None) -> bytes:
    first = element.start + 1 + len(element.name)
    last = first + len(element.attributes)
    known = [*_ATTRIBUTE.finditer(text, first, last)]
    found = next((match for match in known if match[1] == name.encode()), None)
    if found is None:
        if value is None:
            return text
        place = known[-1].end() if known else first
        return text[:place] + b" " + name.encode() + b"=" + quoted(value) + text[place:]
    if value is None:
        return text[: found.start()] + text[found.end() :]
    if plain_text(found[2][1:-1]) == value:
        return text
    return text[: found.start(2)] + quoted(value, found[2][:1]) + text[found.end(2) :]


def _element(tag: bytes, content: Sequence[bytes], line: bytes) -> bytes:
    """An element with a text, or with one child that has it."""
    if len(content) == 1:
        return b"<" + tag + b">" + content[0] + end_tag(tag)
    inner = tag.rpartition(b":")
    child = inner[0] + inner[1] + content[0]
    text = b"<" + child + b">" + escaped_text(content[1].decode()).encode() + end_tag(child)
    return b"<" + tag + b">" + (line + _UNIT if line else b"") + text + line + end_tag(tag)


def _spec(fields: Sequence[ExtensionField], name: str) -> ExtensionField:
    return next(field for field in fields if field.name == name)
