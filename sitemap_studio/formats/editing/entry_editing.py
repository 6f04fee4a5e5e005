"""Changes inside the bytes of one entry, which touch the element concerned and nothing else.

Prefixes, attributes, quotes, comments, indentation and everything unknown stay. Where entries stand in the file is the
concern of `formats.splicing`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

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
        changes: The wanted text by field.
        namespaces: URI by prefix as declared around the entry, the default namespace under "".

    Raises:
        WriteError: The entry is not well-formed.
    """
    plain = _PLAIN_BEGINNING.match(entry)
    if plain and all(text is not None and plain[name] is not None for name, text in changes.items()):
        return _with_plain_contents(entry, plain, changes)
    for place, name in enumerate(FIELD_NAMES):
        if name in changes:
            inner = _Inner.of(entry, namespaces)
            if place < len(inner.names):
                entry = inner.with_field(name, changes[name])
    return entry


def end_tag(name: bytes) -> bytes:
    """The tag that closes an element."""
    return b"</" + name + b">"


def reopened(text: bytes, element: Element) -> bytes:
    """The start tag of an element that was one tag: `<lastmod a="b" />` gives `<lastmod a="b">`."""
    return text[element.start : element.content_start].removesuffix(b">").removesuffix(b"/").rstrip() + b">"


@dataclass(frozen=True)
class _Inner:
    """An entry's bytes with the places of the elements in it.

    Attributes:
        text: The bytes.
        entry: The entry's own element.
        children: The elements directly in it.
        fields: Those that readers take for a field, by name: the first of each, in any of the protocol's namespaces.
        repeated: Further elements of the names in `fields`, which readers pass over.
        names: The fields that it may hold, in the schema's order.
    """

    text: bytes
    entry: Element
    children: list[Element]
    fields: dict[str, Element]
    repeated: list[Element]
    names: tuple[str, ...]

    @classmethod
    def of(cls, text: bytes, namespaces: Mapping[str, str]) -> _Inner:
        (entry,) = elements(text)
        names = FIELDS_OF_ENTRY.get(entry.local_name, FIELD_NAMES)
        children = elements(text, entry.content_start, entry.content_end)
        around = namespaces_within(entry, namespaces)
        fields: dict[str, Element] = {}
        repeated: list[Element] = []
        for child in children:
            is_field = child.local_name in names and is_readable(namespace_of(child, around))
            if is_field and fields.setdefault(child.local_name, child) is not child:
                repeated.append(child)
        return cls(text, entry, children, fields, repeated, names)

    def with_field(self, name: str, value: str | None) -> bytes:
        field = self.fields.get(name)
        if field is None:
            return self.text if value is None else self._with_new(name, value)
        return self._without(field) if value is None else self._with_content(field, value)

    def _with_content(self, field: Element, value: str) -> bytes:
        content = self.text[field.content_start : field.content_end]
        if plain_text(content) == value:
            return self.text
        section = cdata_section(value) if is_one_cdata_section(content) else None
        new = escaped_text(value).encode() if section is None else section
        if not field.is_self_closed:
            return self._spliced(field.content_start, field.content_end, new)
        return self._spliced(field.start, field.end, reopened(self.text, field) + new + end_tag(field.name))

    def _without(self, field: Element) -> bytes:
        pieces, place = [], 0
        for each in (field, *(each for each in self.repeated if each.local_name == field.local_name)):
            pieces.append(self.text[place : lead_start(self.text, each.start, self.entry.content_start)])
            place = each.end
        return b"".join([*pieces, self.text[place:]])

    def _with_new(self, name: str, value: str) -> bytes:
        """Put an element in its place in the schema's order, on a line of its own if its neighbours have theirs."""
        new = _tagged(self.entry.prefix + name.encode(), value)
        place = self.names.index(name)
        before = [self.fields[each] for each in self.names[:place] if each in self.fields]
        after = [self.fields[each] for each in self.names[place + 1 :] if each in self.fields]
        if before:
            end = after_comments_on_the_line(self.text, before[-1].end)
            return self._spliced(end, end, self._lead_after(before[-1]) + new)
        if after or self.children:
            follower = after[0] if after else self.children[0]
            return self._spliced(follower.start, follower.start, new + self._lead_after(follower))
        return self._with_only(new)

    def _with_only(self, new: bytes) -> bytes:
        """Put an element into an entry that has none."""
        if self.entry.is_self_closed:
            whole = reopened(self.text, self.entry) + new + end_tag(self.entry.name)
            return self._spliced(self.entry.start, self.entry.end, whole)
        start = lead_start(self.text, self.entry.content_end, self.entry.content_start)
        line = last_line_break(self.text[start : self.entry.content_end])
        return self._spliced(start, start, line + _UNIT + new if line else new)

    def _lead_after(self, child: Element) -> bytes:
        """The white space to write between a child and a new neighbour of it."""
        place = self.children.index(child)
        # The first may stand on the line of the entry's own tag; the next shows then what is between children.
        near = self.children[place : place + 2] if place == 0 else [child]
        leads = [lead(self.text, each.start, self.entry.content_start) for each in near]
        return next((each for each in leads if each), b"")

    def _spliced(self, start: int, end: int, new: bytes) -> bytes:
        return self.text[:start] + new + self.text[end:]


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
