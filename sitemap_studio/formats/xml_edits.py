"""Edits inside one entry or one extension element, which change the bytes concerned and no others.

Prefixes, attributes, quotes, comments, CDATA, white space and everything unknown stay. A new element takes the prefix
of its parent, its place in the schema's order, and the layout of its neighbours.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from sitemap_studio.formats.xml_elements import (
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
from sitemap_studio.formats.xml_writer import escaped_text
from sitemap_studio.protocol.extension_fields import Extension, ExtensionField
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.namespaces import is_readable

FIELDS_OF_ENTRY: Final[dict[str, tuple[str, ...]]] = {"url": FIELD_NAMES, "sitemap": FIELD_NAMES[:2]}
"""The fields that an entry's element may hold, in the schema's order."""

_COMMENTS_ON_THE_LINE: Final = re.compile(rb"(?:[ \t]*+<!--(?:(?!-->)[^\r\n])*+-->)*+")
_UNIT: Final = b"  "
# The beginning of most entries that exist: fields in the schema's order, without attributes, comments or CDATA.
_PLAIN_BEGINNING: Final = re.compile(
    rb"<([^\s<>/]+:)?+url>"
    + b"".join(
        rb"(?:\s*+<(?(1)\1|)%(name)b>(?P<%(name)b>[^<]*+)</(?(1)\1|)%(name)b>)?+" % {b"name": name.encode()}
        for name in FIELD_NAMES
    )
)


@dataclass(frozen=True)
class EntryStyle:
    """How entries of one file are laid out, for writing one more.

    Attributes:
        name: Name of the entry's element, with its prefix.
        first: White space before the first element in it.
        rest: White space before the others.
        closing: White space before its end tag.
    """

    name: bytes
    first: bytes
    rest: bytes
    closing: bytes

    @property
    def unit(self) -> bytes:
        """By how much deeper elements are indented than what they stand in."""
        line, closing = last_line_break(self.rest), last_line_break(self.closing)
        if line == closing:
            return b""
        return line[len(closing) :] if closing and line.startswith(closing) else _UNIT

    def written(self, values: Mapping[str, str | None], xml: str | None) -> bytes:
        """A new entry; null values are left out, `xml` comes last and as it is."""
        prefix, colon, local_name = self.name.rpartition(b":")
        names = FIELDS_OF_ENTRY.get(local_name.decode(), FIELD_NAMES)
        inner = [
            _tagged(prefix + colon + name.encode(), text) for name in names if (text := values.get(name)) is not None
        ]
        if xml:
            inner.append(xml.encode())
        body = self.first + self.rest.join(inner) + self.closing if inner else b""
        return b"".join((b"<", self.name, b">", body, b"</", self.name, b">"))


def style_of(entry: bytes, before: bytes) -> EntryStyle:
    """Learn the layout from an entry that the file has.

    Args:
        entry: Its bytes.
        before: The white space before it, from which the layout of an entry without elements is guessed.
    """
    (element,) = elements(entry)
    inside = elements(entry, element.content_start, element.content_end)
    if not inside:
        return line_style(element.name, before)
    leads = [lead(entry, child.start, element.content_start) for child in inside[:2]]
    closing = lead(entry, element.content_end, element.content_start)
    return EntryStyle(element.name, leads[0], leads[-1], closing)


def line_style(name: bytes, before: bytes) -> EntryStyle:
    """The layout where each element has its own line, if entries have theirs; else everything on one.

    Args:
        name: Name of the entry's element, with its prefix.
        before: The white space before an entry.
    """
    line = last_line_break(before)
    return EntryStyle(name, line + _UNIT if line else b"", line + _UNIT if line else b"", line)


def last_line_break(white_space: bytes) -> bytes:
    """The last line break in white space with the indentation after it; nothing where there is none."""
    place = max(white_space.rfind(b"\n"), white_space.rfind(b"\r"))
    if place < 0:
        return b""
    return white_space[place - 1 :] if white_space[place - 1 : place + 1] == b"\r\n" else white_space[place:]


def after_comments_on_the_line(text: bytes, place: int) -> int:
    """The place after comments that belong to what ends here, because they stand on the same line."""
    match = _COMMENTS_ON_THE_LINE.match(text, place)
    return match.end() if match else place


def edited(entry: bytes, changes: Mapping[str, str | None], namespaces: Mapping[str, str]) -> bytes:
    """Give fields of an entry other values.

    A field that has the value already keeps its bytes, however it is written. Null removes the element and its line,
    with its repetitions if it has any: readers would take the next one for the field.

    Args:
        entry: The bytes of the entry's element.
        changes: The text by field.
        namespaces: URI by prefix as declared around the entry, the default namespace under "".

    Raises:
        WriteError: The entry is not well-formed.
    """
    plain = _PLAIN_BEGINNING.match(entry)
    if plain and all(text is not None and plain[name] is not None for name, text in changes.items()):
        return _with_plain_contents(entry, plain, changes)
    for name in FIELD_NAMES:
        if name in changes:
            entry = _with_field(entry, name, changes[name], namespaces)
    return entry


def _with_field(text: bytes, name: str, value: str | None, namespaces: Mapping[str, str]) -> bytes:
    """An entry with another value of one field, unless its element holds no such field."""
    (entry,) = elements(text)
    names = FIELDS_OF_ENTRY.get(entry.local_name, FIELD_NAMES)
    if name not in names:
        return text
    children = elements(text, entry.content_start, entry.content_end)
    around = namespaces_within(entry, namespaces)
    fields = [child for child in children if child.local_name in names and is_readable(namespace_of(child, around))]
    found = [child for child in fields if child.local_name == name]
    if value is None:
        pieces, place = [], 0
        for each in found:
            pieces.append(text[place : lead_start(text, each.start, entry.content_start)])
            place = each.end
        return b"".join([*pieces, text[place:]])
    if found:
        return with_content(text, found[0], value)
    new = _tagged(entry.prefix + name.encode(), value)
    # Readers take the first of each name for the field; where it stands tells the order.
    places = {field.local_name: field for field in reversed(fields)}
    at = names.index(name)
    before = [places[each] for each in names[:at] if each in places]
    after = [places[each] for each in names[at + 1 :] if each in places]
    if before:
        end = after_comments_on_the_line(text, before[-1].end)
        return _inserted(text, end, _lead_between(text, entry, children, before[-1]) + new)
    if after or children:
        follower = after[0] if after else children[0]
        return _inserted(text, follower.start, new + _lead_between(text, entry, children, follower))
    return _with_only_child(text, entry, new)


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


def _with_only_child(text: bytes, parent: Element, new: bytes) -> bytes:
    """Put an element into one that has none."""
    if parent.is_self_closed:
        whole = reopened(text, parent) + new + end_tag(parent.name)
        return text[: parent.start] + whole + text[parent.end :]
    start = lead_start(text, parent.content_end, parent.content_start)
    line = last_line_break(text[start : parent.content_end])
    return _inserted(text, start, line + _UNIT + new if line else new)


def _lead_between(text: bytes, parent: Element, children: Sequence[Element], child: Element) -> bytes:
    """The white space to write between a child and a new neighbour of it."""
    # The first may stand on the line of the parent's own tag; the next shows then what is between children.
    near = children[:2] if child.start == children[0].start else [child]
    leads = [lead(text, each.start, parent.content_start) for each in near]
    return next((each for each in leads if each), b"")


def _inserted(text: bytes, place: int, new: bytes) -> bytes:
    return text[:place] + new + text[place:]


def end_tag(name: bytes) -> bytes:
    """The tag that closes an element."""
    return b"</" + name + b">"


def reopened(text: bytes, element: Element) -> bytes:
    """The start tag of an element that was one tag: `<lastmod a="b" />` gives `<lastmod a="b">`."""
    return text[element.start : element.content_start].removesuffix(b">").removesuffix(b"/").rstrip() + b">"


def _with_plain_contents(entry: bytes, plain: re.Match[bytes], changes: Mapping[str, str | None]) -> bytes:
    """The usual case, ten times faster: only the text between plain tags changes."""
    # From the last to the first, so that earlier places stay right.
    for name in reversed(FIELD_NAMES):
        text = changes.get(name)
        if text is not None and plain_text(plain[name]) != text:
            entry = entry[: plain.start(name)] + escaped_text(text).encode() + entry[plain.end(name) :]
    return entry


def _tagged(name: bytes, value: str) -> bytes:
    return b"".join((b"<", name, b">", escaped_text(value).encode(), end_tag(name)))


_END_OF_LINE: Final = re.compile(rb"[ \t]*+(?:[\r\n]|\Z)")


def in_schema_order(entry: bytes, namespaces: Mapping[str, str]) -> bytes:
    """An entry with its elements in the order of the schema; the same object where they are already.

    Args:
        entry: The bytes of the entry's element.
        namespaces: URI by prefix as declared around the entry, the default namespace under "".

    Raises:
        WriteError: The entry is not well-formed.
    """
    (element,) = elements(entry)
    children = elements(entry, element.content_start, element.content_end)
    ranks = _ranks(element, children, namespaces_within(element, namespaces))
    if ranks == sorted(ranks):
        return entry
    ends = [_end_of(entry, child, element.content_end) for child in children]
    pieces = [entry[start:end] for start, end in pairwise([element.content_start, *ends])]
    order = sorted(range(len(pieces)), key=ranks.__getitem__)
    return b"".join([entry[: element.content_start], *(pieces[place] for place in order), entry[ends[-1] :]])


def _ranks(entry: Element, children: list[Element], around: Mapping[str, str]) -> list[int]:
    """Where each child belongs; what the protocol does not know stays behind its neighbour."""
    names = FIELDS_OF_ENTRY.get(entry.local_name, FIELD_NAMES)
    ranks: list[int] = []
    for child in children:
        if not is_readable(namespace_of(child, around)):
            ranks.append(len(names))
        elif child.local_name in names:
            ranks.append(names.index(child.local_name))
        else:
            ranks.append(ranks[-1] if ranks else 0)
    return ranks


def _end_of(entry: bytes, child: Element, content_end: int) -> int:
    """Where a child ends, with the comments behind it on its line."""
    end = min(after_comments_on_the_line(entry, child.end), content_end)
    return end if end == content_end or _END_OF_LINE.match(entry, end) else child.end


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
            return _with_only_child(self._text, parent, _element(tag, content, b""))
        near = before[-1] if before else siblings[0]
        children = elements(self._text, parent.content_start, parent.content_end)
        white = _lead_between(self._text, parent, children, near)
        new = _element(tag, content, last_line_break(white))
        return (
            _inserted(self._text, before[-1].end, white + new)
            if before
            else _inserted(self._text, near.start, new + white)
        )


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
