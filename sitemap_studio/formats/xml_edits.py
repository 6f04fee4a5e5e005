"""Edits inside one entry or one extension element that change only the bytes concerned.

Prefixes, attributes, quotes, comments, CDATA, white space and unknown content are retained. A new element gets the
prefix of its parent, its position in the schema's order, and the layout of its neighbors.
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
    element_with_children,
    is_one_cdata_section,
    leading_space,
    leading_space_start,
    namespace_of,
    namespaces_within,
    outermost_elements,
    plain_text,
)
from sitemap_studio.formats.xml_writer import escape_text
from sitemap_studio.protocol.extension_fields import Extension
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.namespaces import is_readable

FIELDS_OF_ENTRY: Final[dict[str, tuple[str, ...]]] = {"url": FIELD_NAMES, "sitemap": FIELD_NAMES[:2]}
"""Fields that the element of an entry may contain, in the schema's order."""

_COMMENTS_ON_THE_LINE: Final = re.compile(rb"(?>(?:[ \t]*+<!--(?>(?:(?!-->)[^\r\n])*)-->)*)")
DEFAULT_INDENTATION: Final = b"  "
"""Indentation of child elements in files without an indentation of their own."""

# Beginning of most entries: fields in the schema's order, without attributes, comments or CDATA.
_PLAIN_BEGINNING: Final = re.compile(
    rb"<(?>([^\s<>/]+:)?)url>"
    + b"".join(
        rb"(?>(?:\s*+<(?(1)\1|)%(name)b>(?P<%(name)b>[^<]*+)</(?(1)\1|)%(name)b>)?)" % {b"name": name.encode()}
        for name in FIELD_NAMES
    )
)


@dataclass(frozen=True)
class EntryStyle:
    """Layout of new entries in a file.

    Attributes:
        name: Name of the element with its prefix.
        first_space: White space before the first child.
        space: White space before further children.
        closing_space: White space before the end tag.
    """

    name: bytes
    first_space: bytes
    space: bytes
    closing_space: bytes

    @property
    def indentation(self) -> bytes:
        """Indentation of child elements, relative to their parent."""
        return additional_indentation(last_line_break(self.space), last_line_break(self.closing_space))

    def render(self, values: Mapping[str, str | None], xml: str | None) -> bytes:
        """Render a new entry with its fields that are not null, in the schema's order, followed by `xml` unchanged."""
        prefix, colon, local_name = self.name.rpartition(b":")
        names = FIELDS_OF_ENTRY.get(local_name.decode(), FIELD_NAMES)
        fields = [(name, text) for name in names if (text := values.get(name)) is not None]
        inner = [_render_element(prefix + colon + name.encode(), escape_text(text).encode()) for name, text in fields]
        if xml:
            inner.append(xml.encode())
        return _render_element(
            self.name, self.first_space + self.space.join(inner) + self.closing_space if inner else b""
        )


def additional_indentation(line: bytes, closing: bytes) -> bytes:
    """Return by how much the line break before children indents deeper than the one before the end tag."""
    if line == closing:
        return b""
    return line[len(closing) :] if closing and line.startswith(closing) else DEFAULT_INDENTATION


def detect_style(entry: bytes, before: bytes) -> EntryStyle:
    """Return the layout of an entry, or a default layout after the white space `before` if it has no children."""
    element, inside = element_with_children(entry)
    if not inside:
        return default_style(element.name, before)
    leads = [leading_space(entry, child.start, element.content_start) for child in inside[:2]]
    closing = leading_space(entry, element.content_end, element.content_start)
    return EntryStyle(element.name, leads[0], leads[-1], closing)


def default_style(name: bytes, before: bytes) -> EntryStyle:
    """Return a layout with one element per line if the white space before entries has a line break; else in one."""
    line = last_line_break(before)
    inner = line + DEFAULT_INDENTATION if line else b""
    return EntryStyle(name, inner, inner, line)


def last_line_break(white_space: bytes) -> bytes:
    """Return the last line break in white space, with the indentation after it; empty without a line break."""
    place = max(white_space.rfind(b"\n"), white_space.rfind(b"\r"))
    if place < 0:
        return b""
    return white_space[place - 1 :] if white_space[place - 1 : place + 1] == b"\r\n" else white_space[place:]


def end_of_comments_on_line(text: bytes, offset: int) -> int:
    """Return the offset after comments that follow `offset` on its line; `offset` itself without comments."""
    match = _COMMENTS_ON_THE_LINE.match(text, offset)
    return match.end() if match else offset


def set_fields(entry: bytes, changes: Mapping[str, str | None], namespaces: Mapping[str, str]) -> bytes:
    """Return the bytes of an entry with fields set; null removes a field.

    A field that already has the value is not changed. Null removes the element with its line, and its repetitions, which
    readers would use as the field otherwise.
    """
    plain = _PLAIN_BEGINNING.match(entry)
    if plain and all(text is not None and plain[name] is not None for name, text in changes.items()):
        # The common case, ten times faster. In reverse order, so that earlier offsets remain valid.
        for name in reversed(FIELD_NAMES):
            text = changes.get(name)
            if text is not None and plain_text(plain[name]) != text:
                entry = entry[: plain.start(name)] + escape_text(text).encode() + entry[plain.end(name) :]
        return entry
    for name in FIELD_NAMES:
        if name in changes:
            entry = _set_field(entry, name, changes[name], namespaces)
    return entry


def _set_field(text: bytes, name: str, value: str | None, namespaces: Mapping[str, str]) -> bytes:
    """Return the bytes of an entry with one field set; unchanged if its element can't contain the field."""
    entry, children = element_with_children(text)
    names = FIELDS_OF_ENTRY.get(entry.local_name, FIELD_NAMES)
    if name not in names:
        return text
    outer_namespaces = namespaces_within(entry, namespaces)
    fields = [
        child for child in children if child.local_name in names and is_readable(namespace_of(child, outer_namespaces))
    ]
    found = [child for child in fields if child.local_name == name]
    if value is None:
        return apply_splices(text, (Splice(leading_space_start(text, each.start), each.end, b"") for each in found))
    if found:
        return _set_content(text, found[0], value)
    # Readers use the first element of each name; its position determines the order.
    firsts = {field.local_name: field for field in reversed(fields)}
    at = names.index(name)
    before = [firsts[each] for each in names[:at] if each in firsts]
    after = [firsts[each] for each in names[at + 1 :] if each in firsts] or children
    new = _render_element(entry.prefix + name.encode(), escape_text(value).encode())
    return _insert_child(text, entry, children, new, before, after)


def _insert_child(
    text: bytes, parent: Element, children: list[Element], new: bytes, before: list[Element], after: list[Element]
) -> bytes:
    """Return a text with an element inserted after the last of `before`, else before the first of `after`.

    If both are empty, it becomes the last child.

    Args:
        text: The bytes of an element and its children.
        parent: The element.
        children: Its children.
        new: The bytes of the element to insert.
        before: Children that precede it, in the order of their names.
        after: Children that follow it.
    """
    if before:
        place = end_of_comments_on_line(text, before[-1].end)
        return text[:place] + space_between(text, parent, children, before[-1]) + new + text[place:]
    if after:
        place = after[0].start
        return text[:place] + new + space_between(text, parent, children, after[0]) + text[place:]
    return apply_splices(text, [append_children(text, parent, [new])])


def append_children(text: bytes, parent: Element, children: Sequence[bytes]) -> Splice:
    """Return the splice that appends children, given as XML, to an element of a text, in its layout."""
    if parent.is_self_closed:
        return Splice(parent.start, parent.end, open_tag(text, parent) + b"".join(children) + end_tag(parent.name))
    start = leading_space_start(text, parent.content_end, parent.content_start)
    line = last_line_break(text[start : parent.content_end])
    return Splice(start, start, b"".join(line + DEFAULT_INDENTATION + child if line else child for child in children))


def space_between(text: bytes, parent: Element, children: Sequence[Element], child: Element) -> bytes:
    """Return the white space to insert between a child and a new element next to it."""
    # The first child may be on the line of the parent's start tag; the second one shows the layout then.
    near = children[:2] if child.start == children[0].start else [child]
    leads = [leading_space(text, each.start, parent.content_start) for each in near]
    return next((each for each in leads if each), b"")


def _set_content(text: bytes, element: Element, value: str) -> bytes:
    """Return a text with the content of an element replaced by a value; a CDATA section remains CDATA if possible."""
    content = text[element.content_start : element.content_end]
    if plain_text(content) == value:
        return text
    section = cdata_section(value) if is_one_cdata_section(content) else None
    new = escape_text(value).encode() if section is None else section
    if not element.is_self_closed:
        return text[: element.content_start] + new + text[element.content_end :]
    return text[: element.start] + open_tag(text, element) + new + end_tag(element.name) + text[element.end :]


def end_tag(name: bytes) -> bytes:
    """Return the end tag of a name."""
    return b"</" + name + b">"


def _render_element(name: bytes, content: bytes) -> bytes:
    """Return an element with this content, which is inserted unchanged."""
    return b"<" + name + b">" + content + end_tag(name)


def open_tag(text: bytes, element: Element) -> bytes:
    """Return an element's tag as a start tag: `<lastmod a="b" />` becomes `<lastmod a="b">`."""
    return text[element.start : element.content_start].removesuffix(b">").removesuffix(b"/").rstrip() + b">"


_END_OF_LINE: Final = re.compile(rb"[ \t]*+(?:[\r\n]|\Z)")


def sort_elements(entry: bytes, namespaces: Mapping[str, str]) -> bytes:
    """Return an entry with its elements in the schema's order; the same object if they are sorted.

    Raises:
        WriteError: The entry is not well-formed.
    """
    element, children = element_with_children(entry)
    outer_namespaces = namespaces_within(element, namespaces)
    names = FIELDS_OF_ENTRY.get(element.local_name, FIELD_NAMES)
    # Unknown elements stay after their neighbor.
    ranks: list[int] = []
    for child in children:
        if not is_readable(namespace_of(child, outer_namespaces)):
            ranks.append(len(names))
        elif child.local_name in names:
            ranks.append(names.index(child.local_name))
        else:
            ranks.append(ranks[-1] if ranks else 0)
    if ranks == sorted(ranks):
        return entry
    ends = [_end_with_comments(entry, child, element.content_end) for child in children]
    pieces = [entry[start:end] for start, end in pairwise([element.content_start, *ends])]
    order = sorted(range(len(pieces)), key=ranks.__getitem__)
    return b"".join([entry[: element.content_start], *(pieces[place] for place in order), entry[ends[-1] :]])


def _end_with_comments(entry: bytes, child: Element, content_end: int) -> int:
    """Return the offset after a child, or after comments that follow it on its line as the last content there."""
    end = min(end_of_comments_on_line(entry, child.end), content_end)
    return end if end == content_end or _END_OF_LINE.match(entry, end) else child.end


_ATTRIBUTE: Final = re.compile(rb"[ \t\r\n]+([^\s=/]+)[ \t\r\n]*=[ \t\r\n]*(\"[^\"]*\"|'[^']*')")


def set_extension_value(
    text: bytes, extension: Extension, namespaces: Mapping[str, str], path: str, index: int, value: str | None
) -> bytes | None:
    """Return the bytes of an extension element with one value set, added or removed.

    Args:
        text: The bytes of the element.
        extension: The declaration of the extension.
        namespaces: URI by prefix around the element.
        path: A field, such as "loc" or "publication.name", or an attribute, such as "restriction@relationship" or "@href".
        index: Index among the fields with this path; a new field is added after them.
        value: The new text; null removes the value, and a missing value is added.

    Returns:
        The new bytes; None if the field of an attribute does not exist.
    """
    field, _, attribute = path.partition("@")
    (element,) = outermost_elements(text)
    outer_namespaces = namespaces_within(element, namespaces)
    parents, found = [element], [element]
    for name in field.split(".") if field else ():
        parents = found
        own = (child for parent in parents for child in _extension_children(text, parent, extension, outer_namespaces))
        found = [child for child in own if child.local_name == name]
    if attribute:
        return _set_attribute(text, found[index], attribute, value) if index < len(found) else None
    if index < len(found):
        if value is not None:
            return _set_content(text, found[index], value)
        return text[: leading_space_start(text, found[index].start)] + text[found[index].end :]
    if value is None:
        return text
    group, _, name = field.rpartition(".")
    specs = extension.fields
    if group and parents:
        specs = next(spec for spec in specs if spec.name == group).fields
    parent, name = (parents[-1], name) if parents else (element, group)
    order = {spec.name: number for number, spec in enumerate(specs)}
    siblings = [
        child for child in _extension_children(text, parent, extension, outer_namespaces) if child.local_name in order
    ]
    before = [child for child in siblings if order[child.local_name] <= order[name]]
    children = outermost_elements(text, parent.content_start, parent.content_end)
    new = escape_text(value).encode()
    if not parents:
        # The group is added with the field.
        inner = _render_element(parent.prefix + field.rpartition(".")[2].encode(), new)
        near = before[-1:] or siblings[:1]
        line = last_line_break(space_between(text, parent, children, near[0])) if near else b""
        new = (line + DEFAULT_INDENTATION if line else b"") + inner + line
    new = _render_element(parent.prefix + name.encode(), new)
    return _insert_child(text, parent, children, new, before, siblings)


def _extension_children(
    text: bytes, parent: Element, extension: Extension, outer_namespaces: Mapping[str, str]
) -> list[Element]:
    """Return the children of an element that are in the namespace of an extension."""
    within = namespaces_within(parent, outer_namespaces)
    children = outermost_elements(text, parent.content_start, parent.content_end)
    return [child for child in children if namespace_of(child, within) == extension.namespace]


def quote_attribute(value: str, quote: bytes = b'"') -> bytes:
    """Return an escaped attribute value in quotes; tabs and line ends become numeric references."""
    escaped = escape_text(value).replace("\t", "&#9;").replace("\n", "&#10;")
    return quote + escaped.encode() + quote


def _set_attribute(text: bytes, element: Element, name: str, value: str | None) -> bytes:
    """Return a text with an attribute of an element set or added; null removes it."""
    first = element.start + 1 + len(element.name)
    known = [*_ATTRIBUTE.finditer(text, first, first + len(element.attributes))]
    found = next((match for match in known if match[1] == name.encode()), None)
    if found is None and value is not None:
        place = known[-1].end() if known else first
        return text[:place] + b" " + name.encode() + b"=" + quote_attribute(value) + text[place:]
    if found is None or plain_text(found[2][1:-1]) == value:
        return text
    if value is None:
        return text[: found.start()] + text[found.end() :]
    return text[: found.start(2)] + quote_attribute(value, found[2][:1]) + text[found.end(2) :]
