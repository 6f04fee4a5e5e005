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

from sitemap_studio.formats.splices import Splice, apply_splices
from sitemap_studio.formats.xml_elements import (
    Element,
    cdata_section,
    elements,
    is_one_cdata_section,
    lead,
    lead_start,
    namespace_of,
    namespaces_within,
    outermost_and_inner,
    plain_text,
)
from sitemap_studio.formats.xml_writer import escaped_text
from sitemap_studio.protocol.extension_fields import Extension
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.namespaces import is_readable

FIELDS_OF_ENTRY: Final[dict[str, tuple[str, ...]]] = {"url": FIELD_NAMES, "sitemap": FIELD_NAMES[:2]}
"""The fields that an entry's element may hold, in the schema's order."""

_COMMENTS_ON_THE_LINE: Final = re.compile(rb"(?>(?:[ \t]*+<!--(?>(?:(?!-->)[^\r\n])*)-->)*)")
UNIT: Final = b"  "
"""Indentation of an inner element where a file shows no other."""

# The beginning of most entries that exist: fields in the schema's order, without attributes, comments or CDATA.
_PLAIN_BEGINNING: Final = re.compile(
    rb"<(?>([^\s<>/]+:)?)url>"
    + b"".join(
        rb"(?>(?:\s*+<(?(1)\1|)%(name)b>(?P<%(name)b>[^<]*+)</(?(1)\1|)%(name)b>)?)" % {b"name": name.encode()}
        for name in FIELD_NAMES
    )
)


@dataclass(frozen=True)
class EntryStyle:
    """How entries of one file are laid out: the name of their element with its prefix, and the white space in it."""

    name: bytes
    first: bytes
    rest: bytes
    closing: bytes

    @property
    def unit(self) -> bytes:
        """By how much deeper elements are indented than their parent."""
        return indentation_unit(last_line_break(self.rest), last_line_break(self.closing))

    def written(self, values: Mapping[str, str | None], xml: str | None) -> bytes:
        """A new entry; null values are left out, `xml` comes last and as it is."""
        prefix, colon, local_name = self.name.rpartition(b":")
        names = FIELDS_OF_ENTRY.get(local_name.decode(), FIELD_NAMES)
        fields = [(name, text) for name in names if (text := values.get(name)) is not None]
        inner = [_element(prefix + colon + name.encode(), escaped_text(text).encode()) for name, text in fields]
        if xml:
            inner.append(xml.encode())
        return _element(self.name, self.first + self.rest.join(inner) + self.closing if inner else b"")


def indentation_unit(line: bytes, closing: bytes) -> bytes:
    """By how much the line break before inner elements indents deeper than the one before their parent's end tag."""
    if line == closing:
        return b""
    return line[len(closing) :] if closing and line.startswith(closing) else UNIT


def style_of(entry: bytes, before: bytes) -> EntryStyle:
    """Learn the layout from an entry; that of one without elements is guessed from the white space before it."""
    element, inside = outermost_and_inner(entry)
    if not inside:
        return line_style(element.name, before)
    leads = [lead(entry, child.start, element.content_start) for child in inside[:2]]
    closing = lead(entry, element.content_end, element.content_start)
    return EntryStyle(element.name, leads[0], leads[-1], closing)


def line_style(name: bytes, before: bytes) -> EntryStyle:
    """The layout where each element has its own line, if entries have theirs; else everything on one."""
    line = last_line_break(before)
    inner = line + UNIT if line else b""
    return EntryStyle(name, inner, inner, line)


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
    """
    plain = _PLAIN_BEGINNING.match(entry)
    if plain and all(text is not None and plain[name] is not None for name, text in changes.items()):
        # The usual case, ten times faster. From the last to the first, so that earlier places stay right.
        for name in reversed(FIELD_NAMES):
            text = changes.get(name)
            if text is not None and plain_text(plain[name]) != text:
                entry = entry[: plain.start(name)] + escaped_text(text).encode() + entry[plain.end(name) :]
        return entry
    for name in FIELD_NAMES:
        if name in changes:
            entry = _with_field(entry, name, changes[name], namespaces)
    return entry


def _with_field(text: bytes, name: str, value: str | None, namespaces: Mapping[str, str]) -> bytes:
    """An entry with another value of one field, unless its element holds no such field."""
    entry, children = outermost_and_inner(text)
    names = FIELDS_OF_ENTRY.get(entry.local_name, FIELD_NAMES)
    if name not in names:
        return text
    around = namespaces_within(entry, namespaces)
    fields = [child for child in children if child.local_name in names and is_readable(namespace_of(child, around))]
    found = [child for child in fields if child.local_name == name]
    if value is None:
        return apply_splices(text, (Splice(lead_start(text, each.start), each.end, b"") for each in found))
    if found:
        return _with_content(text, found[0], value)
    # Readers take the first of each name for the field; where it is tells the order.
    firsts = {field.local_name: field for field in reversed(fields)}
    at = names.index(name)
    before = [firsts[each] for each in names[:at] if each in firsts]
    after = [firsts[each] for each in names[at + 1 :] if each in firsts] or children
    new = _element(entry.prefix + name.encode(), escaped_text(value).encode())
    return _with_child(text, entry, children, new, before, after)


def _with_child(
    text: bytes, parent: Element, children: list[Element], new: bytes, before: list[Element], after: list[Element]
) -> bytes:
    """Put an element behind the last of some children, else before the first of others, else behind all."""
    if before:
        place = after_comments_on_the_line(text, before[-1].end)
        return text[:place] + lead_between(text, parent, children, before[-1]) + new + text[place:]
    if after:
        place = after[0].start
        return text[:place] + new + lead_between(text, parent, children, after[0]) + text[place:]
    return apply_splices(text, [insertion_into(text, parent, [new])])


def insertion_into(text: bytes, parent: Element, children: Sequence[bytes]) -> Splice:
    """Put elements into one that has none, or behind those that it has."""
    if parent.is_self_closed:
        return Splice(parent.start, parent.end, reopened(text, parent) + b"".join(children) + end_tag(parent.name))
    start = lead_start(text, parent.content_end, parent.content_start)
    line = last_line_break(text[start : parent.content_end])
    return Splice(start, start, b"".join(line + UNIT + child if line else child for child in children))


def lead_between(text: bytes, parent: Element, children: Sequence[Element], child: Element) -> bytes:
    """The white space to write between a child and a new neighbour of it."""
    # The first may be on the line of the parent's own tag; the next shows then what is between children.
    near = children[:2] if child.start == children[0].start else [child]
    leads = [lead(text, each.start, parent.content_start) for each in near]
    return next((each for each in leads if each), b"")


def _with_content(text: bytes, element: Element, value: str) -> bytes:
    """Another text of an element, written as CDATA where it was one such section."""
    content = text[element.content_start : element.content_end]
    if plain_text(content) == value:
        return text
    section = cdata_section(value) if is_one_cdata_section(content) else None
    new = escaped_text(value).encode() if section is None else section
    if not element.is_self_closed:
        return text[: element.content_start] + new + text[element.content_end :]
    return text[: element.start] + reopened(text, element) + new + end_tag(element.name) + text[element.end :]


def end_tag(name: bytes) -> bytes:
    """The tag that closes an element."""
    return b"</" + name + b">"


def _element(name: bytes, content: bytes) -> bytes:
    return b"<" + name + b">" + content + end_tag(name)


def reopened(text: bytes, element: Element) -> bytes:
    """The start tag of an element that was one tag: `<lastmod a="b" />` gives `<lastmod a="b">`."""
    return text[element.start : element.content_start].removesuffix(b">").removesuffix(b"/").rstrip() + b">"


_END_OF_LINE: Final = re.compile(rb"[ \t]*+(?:[\r\n]|\Z)")


def in_schema_order(entry: bytes, namespaces: Mapping[str, str]) -> bytes:
    """An entry with its elements in the order of the schema; the same object where they are already.

    Raises:
        WriteError: The entry is not well-formed.
    """
    element, children = outermost_and_inner(entry)
    around = namespaces_within(element, namespaces)
    names = FIELDS_OF_ENTRY.get(element.local_name, FIELD_NAMES)
    # What the protocol does not know stays behind its neighbour.
    ranks: list[int] = []
    for child in children:
        if not is_readable(namespace_of(child, around)):
            ranks.append(len(names))
        elif child.local_name in names:
            ranks.append(names.index(child.local_name))
        else:
            ranks.append(ranks[-1] if ranks else 0)
    if ranks == sorted(ranks):
        return entry
    ends = [_end_of(entry, child, element.content_end) for child in children]
    pieces = [entry[start:end] for start, end in pairwise([element.content_start, *ends])]
    order = sorted(range(len(pieces)), key=ranks.__getitem__)
    return b"".join([entry[: element.content_start], *(pieces[place] for place in order), entry[ends[-1] :]])


def _end_of(entry: bytes, child: Element, content_end: int) -> int:
    """Where a child ends, with the comments behind it on its line."""
    end = min(after_comments_on_the_line(entry, child.end), content_end)
    return end if end == content_end or _END_OF_LINE.match(entry, end) else child.end


_ATTRIBUTE: Final = re.compile(rb"[ \t\r\n]+([^\s=/]+)[ \t\r\n]*=[ \t\r\n]*(\"[^\"]*\"|'[^']*')")


def with_extension_value(
    text: bytes, extension: Extension, namespaces: Mapping[str, str], path: str, place: int, value: str | None
) -> bytes | None:
    """Give one value of an extension's element another text; null removes it, and one that is not there comes in.

    `path` is a field, as "loc" or "publication.name", or an attribute, as "restriction@relationship" or "@href";
    `place` says which of the fields of that path; a new one comes behind them. None where no field could have the attribute.
    """
    field, _, attribute = path.partition("@")
    (element,) = elements(text)
    around = namespaces_within(element, namespaces)
    parents, found = [element], [element]
    for name in field.split(".") if field else ():
        parents = found
        own = (child for parent in parents for child in _own_children(text, parent, extension, around))
        found = [child for child in own if child.local_name == name]
    if attribute:
        return _with_attribute(text, found[place], attribute, value) if place < len(found) else None
    if place < len(found):
        if value is not None:
            return _with_content(text, found[place], value)
        return text[: lead_start(text, found[place].start)] + text[found[place].end :]
    if value is None:
        return text
    group, _, name = field.rpartition(".")
    specs = extension.fields
    if group and parents:
        specs = next(spec for spec in specs if spec.name == group).fields
    parent, name = (parents[-1], name) if parents else (element, group)
    order = {spec.name: number for number, spec in enumerate(specs)}
    siblings = [child for child in _own_children(text, parent, extension, around) if child.local_name in order]
    before = [child for child in siblings if order[child.local_name] <= order[name]]
    children = elements(text, parent.content_start, parent.content_end)
    new = escaped_text(value).encode()
    if not parents:
        # The group comes in with the field.
        inner = _element(parent.prefix + field.rpartition(".")[2].encode(), new)
        near = before[-1:] or siblings[:1]
        line = last_line_break(lead_between(text, parent, children, near[0])) if near else b""
        new = (line + UNIT if line else b"") + inner + line
    new = _element(parent.prefix + name.encode(), new)
    return _with_child(text, parent, children, new, before, siblings)


def _own_children(text: bytes, parent: Element, extension: Extension, around: Mapping[str, str]) -> list[Element]:
    """The elements of an extension's namespace directly in another; `around` is declared around that."""
    within = namespaces_within(parent, around)
    children = elements(text, parent.content_start, parent.content_end)
    return [child for child in children if namespace_of(child, within) == extension.namespace]


def quoted(value: str, quote: bytes = b'"') -> bytes:
    """The text of an attribute with its quotes; what a parser would take for a space is written by number."""
    escaped = escaped_text(value).replace("\t", "&#9;").replace("\n", "&#10;")
    return quote + escaped.encode() + quote


def _with_attribute(text: bytes, element: Element, name: str, value: str | None) -> bytes:
    first = element.start + 1 + len(element.name)
    known = [*_ATTRIBUTE.finditer(text, first, first + len(element.attributes))]
    found = next((match for match in known if match[1] == name.encode()), None)
    if found is None and value is not None:
        place = known[-1].end() if known else first
        return text[:place] + b" " + name.encode() + b"=" + quoted(value) + text[place:]
    if found is None or plain_text(found[2][1:-1]) == value:
        return text
    if value is None:
        return text[: found.start()] + text[found.end() :]
    return text[: found.start(2)] + quoted(value, found[2][:1]) + text[found.end(2) :]
