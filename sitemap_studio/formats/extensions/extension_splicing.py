"""Splicing of extensions into the bytes of an entry; unchanged pieces keep their bytes and surrounding white space.

A replaced piece leaves its position to the new one. An added piece is on its own line if its neighbors are, in their
layout, with the namespaces that it needs.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from difflib import SequenceMatcher
from functools import cached_property
from typing import Final

from sitemap_studio.formats.extensions.extension_parsing import (
    PIECE_BREAK,
    Piece,
    add_declarations,
    find_pieces,
    join_pieces,
    split_pieces,
)
from sitemap_studio.formats.splices import Splice, apply_splices
from sitemap_studio.formats.xml_edits import (
    DEFAULT_INDENTATION,
    FIELDS_OF_ENTRY,
    additional_indentation,
    append_children,
    last_line_break,
    space_between,
)
from sitemap_studio.formats.xml_elements import (
    MARKUP,
    element_with_children,
    escape_markup,
    format_declarations,
    leading_space,
    leading_space_start,
    namespace_of,
    namespaces_within,
    outermost_elements,
    parse_declarations,
    plain_text,
    possible_prefixes,
)
from sitemap_studio.formats.xml_writer import escape_text
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.namespaces import EXTENSIONS, is_readable

_BREAK: Final = PIECE_BREAK.encode()
_NAME: Final = re.compile(rb"<[^\s<>/]++")
_MAX_COMPARED: Final = 1_000
"""Maximum number of changed pieces that are compared; more pieces replace each other in order."""


def replace_extensions(entry: bytes, xml: str, outer_namespaces: Mapping[str, str]) -> bytes:
    """Return the bytes of an entry with its extensions replaced; the same object if they are equal.

    Raises:
        WriteError: The entry or the XML is not well-formed.
    """
    inner, pieces = _EntryContent(entry, outer_namespaces), [piece.text for piece in split_pieces(xml)]
    return entry if pieces == inner.pieces_as_read else inner.with_pieces(pieces)


def has_content(entry: bytes, fields: Mapping[str, str | None], xml: str, outer_namespaces: Mapping[str, str]) -> bool:
    """Return whether an entry in a file has exactly these fields, null for absent ones, and these extensions."""
    inner = _EntryContent(entry, outer_namespaces)
    known = {field.local_name: plain_text(entry[field.content_start : field.content_end]) for field in inner.fields}
    if any(known.get(name) != text for name, text in fields.items()):
        return False
    pieces = [piece.text for piece in split_pieces(xml)]
    return pieces == inner.pieces_as_read or inner.written_forms(pieces) == [piece.text for piece in inner.pieces]


class _EntryContent:
    """Content of an entry as written in a file.

    Attributes:
        fields: The elements that readers use as fields: the first of each name.
        pieces: All other elements, comments, instructions and text.
        pieces_as_read: The bytes of the pieces in the table, with the declarations of the entry.
    """

    def __init__(self, entry_text: bytes, outer_namespaces: Mapping[str, str]) -> None:
        """Split an entry into its fields and its other pieces; raise a `WriteError` if it is not well-formed."""
        self._text, self._outer_namespaces = entry_text, outer_namespaces
        self._entry, self._children = element_with_children(entry_text)
        self._own_declarations = parse_declarations(self._entry.attributes)
        self._namespaces = namespaces_within(self._entry, outer_namespaces)
        names = FIELDS_OF_ENTRY.get(self._entry.local_name, FIELD_NAMES)
        firsts: dict[str, int] = {}
        for offset, child in enumerate(self._children):
            if child.local_name in names and is_readable(namespace_of(child, self._namespaces)):
                firsts.setdefault(child.local_name, offset)
        self.fields = [self._children[offset] for offset in firsts.values()]
        entry, fields = self._entry, set(firsts.values())
        self.pieces = list(find_pieces(entry_text, entry.content_start, entry.content_end, self._children, fields))
        additional = {
            prefix: uri for prefix, uri in self._own_declarations.items() if outer_namespaces.get(prefix) != uri
        }
        self.pieces_as_read = [
            add_declarations(piece.text.decode(), additional).encode() if piece.element and additional else piece.text
            for piece in self.pieces
        ]
        # Declarations that new pieces have only because the table stores pieces separately.
        common = {prefix: uri for prefix, uri in EXTENSIONS.items() if outer_namespaces.get(prefix) == uri}
        self._redundant = common | self._own_declarations

    def with_pieces(self, new_pieces: Sequence[bytes]) -> bytes:
        """Return the bytes of the entry with its pieces replaced by others, which are given as stored in the table."""
        written_forms = self.written_forms(new_pieces)
        splices: list[Splice] = []
        for first, last, begin, end in _changed_ranges([piece.text for piece in self.pieces], written_forms):
            for old, piece, form in zip(
                self.pieces[first:last], new_pieces[begin:end], written_forms[begin:end], strict=False
            ):
                splices.append(Splice(old.start, old.end, self._replacement_bytes(old, piece, form)))
            paired = min(last - first, end - begin)
            removed = self.pieces[first + paired : last]
            splices += [Splice(leading_space_start(self._text, each.start), each.end, b"") for each in removed]
            if begin + paired < end:
                splices.append(self._insertion(first + paired, written_forms[begin + paired : end]))
        return apply_splices(self._text, splices)

    def written_forms(self, new_pieces: Sequence[bytes]) -> list[bytes]:
        """Return the bytes in this entry of pieces, given as stored in the table; new ones get the entry's layout."""
        known = {piece.text: piece.text for piece in self.pieces}
        known |= {
            pieces_as_read: piece.text for pieces_as_read, piece in zip(self.pieces_as_read, self.pieces, strict=True)
        }
        return [
            known[piece]
            if piece in known
            else reindent(self._with_needed_declarations(piece, self._redundant), *self._layout)
            for piece in new_pieces
        ]

    def _replacement_bytes(self, old: Piece, piece: bytes, form: bytes) -> bytes:
        """Return the bytes of a piece that replaces another one, with the declarations and layout of that one."""
        if old.element is None:
            return form
        declared = parse_declarations(old.element.attributes)
        redundant = {prefix: uri for prefix, uri in self._redundant.items() if prefix not in declared}
        new = self._with_needed_declarations(piece, redundant)
        return new if _canonical_gaps(old.text) else reindent(new, *self._layout)

    def _with_needed_declarations(self, piece: bytes, redundant: Mapping[str, str]) -> bytes:
        """Return a piece with the declarations that it needs in this entry, and without redundant ones."""
        plain = remove_known_declarations(piece, redundant)
        if not self._own_declarations or not piece.startswith(b"<") or piece.startswith((b"<!", b"<?")):
            return plain
        return add_needed_declarations(plain.decode(), self._outer_namespaces, self._namespaces).encode()

    @cached_property
    def _layout(self) -> tuple[bytes, bytes]:
        """Line break and indentation of elements in the entry, and the additional indentation of their children."""
        line = last_line_break(self._space_for_insertion(self._entry.content_end))
        closing = last_line_break(leading_space(self._text, self._entry.content_end, self._entry.content_start))
        return line, additional_indentation(line, closing)

    def _insertion(self, gap: int, written_forms: Sequence[bytes]) -> Splice:
        """Return the splice that inserts pieces after the first `gap` pieces, and after the fields there."""
        lower = self.pieces[gap - 1].end if gap else self._entry.content_start
        upper = self.pieces[gap].start if gap < len(self.pieces) else self._entry.content_end
        ends = [field.end for field in self.fields if lower <= field.end <= upper]
        if ends or gap:
            offset = max(ends, default=lower)
            space = self._space_for_insertion(offset)
            return Splice(offset, offset, b"".join(space + form for form in written_forms))
        if self.pieces:
            space = self._space_for_insertion(upper)
            return Splice(upper, upper, b"".join(form + space for form in written_forms))
        return append_children(self._text, self._entry, written_forms)

    def _space_for_insertion(self, offset: int) -> bytes:
        """Return the white space for a new piece at an offset, from the nearest element before it, or else after it."""
        if not self._children:
            return leading_space(self._text, self.pieces[0].start, self._entry.content_start) if self.pieces else b""
        before = [child for child in self._children if child.end <= offset]
        space = space_between(self._text, self._entry, self._children, (before or self._children[:1])[-1])
        return last_line_break(space) or space


def _changed_ranges(before: list[bytes], after: list[bytes]) -> Iterator[tuple[int, int, int, int]]:
    """Yield the differences between two lists as start and end in the first, and start and end in the second."""
    first, n_equal_at_end, shorter = 0, 0, min(len(before), len(after))
    while first < shorter and before[first] == after[first]:
        first += 1
    while n_equal_at_end < shorter - first and before[-1 - n_equal_at_end] == after[-1 - n_equal_at_end]:
        n_equal_at_end += 1
    before, after = before[first : len(before) - n_equal_at_end], after[first : len(after) - n_equal_at_end]
    if len(before) == len(after):
        for offset, pair in enumerate(zip(before, after, strict=True), first):
            if pair[0] != pair[1]:
                yield offset, offset + 1, offset, offset + 1
    elif max(len(before), len(after)) > _MAX_COMPARED:
        yield first, first + len(before), first, first + len(after)
    else:
        for kind, begin, end, new, new_end in SequenceMatcher(None, before, after, autojunk=False).get_opcodes():
            if kind != "equal":
                yield first + begin, first + end, first + new, first + new_end


def lay_out_extensions(xml: str, known: Mapping[str, str], line: bytes, unit: bytes = DEFAULT_INDENTATION) -> str:
    """Lay out the extensions of a new entry like the neighboring entries.

    Args:
        xml: The extensions as stored in the table.
        known: Namespaces declared around the entry.
        line: White space before elements of the entry.
        unit: Additional indentation of children.

    Returns:
        The XML.
    """
    texts = [piece.text for piece in split_pieces(xml)]
    redundant = {prefix: uri for prefix, uri in known.items() if EXTENSIONS.get(prefix) == uri}
    written_forms = [
        reindent(remove_known_declarations(text, redundant), last_line_break(line), unit) for text in texts
    ]
    is_tight = not line and all(form.startswith(b"<") for form in written_forms)
    return line.join(written_forms).decode() if line or is_tight else join_pieces(written_forms)


_UNPREFIXED_TAG: Final = re.compile(rb"<[^\s/>!?:]++(?=[\s/>])")


def add_needed_declarations(xml: str, declared: Mapping[str, str], target: Mapping[str, str]) -> str:
    """Return XML with declarations on its outermost elements, so that names keep their namespaces.

    `declared` are the namespaces around it now, and `target` those around its new position. Elements without a prefix
    stay elements of the protocol, even if the documents use different forms of its namespace.
    """
    text = xml.encode()
    if _has_protocol_default(declared) and _has_protocol_default(target):
        declared = {**declared, "": target.get("", "")}
    missing = {
        prefix: declared.get(prefix, "")
        for prefix in _used_prefixes(text)
        if (prefix in declared or not prefix) and target.get(prefix, "") != declared.get(prefix, "")
    }
    if not missing:
        return xml
    splices = []
    for element in outermost_elements(text):
        own = parse_declarations(element.attributes).keys()
        needed = sorted((_used_prefixes(text[element.start : element.end]) & missing.keys()) - own)
        offset = element.start + 1 + len(element.name)
        added = format_declarations({prefix: missing[prefix] for prefix in needed})
        splices.append(Splice(offset, offset, added.encode()))
    return apply_splices(text, splices).decode()


def remove_field_elements(xml: str, names: Collection[str], declared: Mapping[str, str]) -> str:
    """Return extension XML without the elements that readers would use as fields, given the names of fields.

    Such elements are repetitions of a field that was cleared.
    """
    text = xml.encode()
    removed = [
        Splice(leading_space_start(text, element.start), element.end, b"")
        for element in outermost_elements(text)
        if element.local_name in names and is_readable(namespace_of(element, declared))
    ]
    return apply_splices(text, removed).decode().strip() if removed else xml


def _used_prefixes(text: bytes) -> set[str]:
    """Return the prefixes that may occur in XML, including ""; prefixes in values are included, too."""
    return possible_prefixes(text) | ({""} if _UNPREFIXED_TAG.search(text) else set())


def _has_protocol_default(namespaces: Mapping[str, str]) -> bool:
    """Return whether elements without a prefix belong to the protocol, given the declared namespaces."""
    default = namespaces.get("", "")
    if default:
        return is_readable(default)
    return not any(prefix and is_readable(uri) for prefix, uri in namespaces.items())


def remove_known_declarations(piece: bytes, known: Mapping[str, str]) -> bytes:
    """Return an element without those declarations directly after its name that are known around it."""
    name = _NAME.match(piece)
    if name is None or not piece.startswith(b" xmlns", name.end()):
        return piece
    # In the form that this program writes.
    redundant = [
        f' xmlns:{prefix}="{text}"'.encode()
        for prefix, uri in known.items()
        if prefix
        for text in {escape_markup(uri), escape_text(uri)}
    ]
    end = name.end()
    while found := next((form for form in redundant if piece.startswith(form, end)), None):
        end += len(found)
    return piece[: name.end()] + piece[end:]


def reindent(element: bytes, line: bytes, unit: bytes) -> bytes:
    """Indent an element in canonical layout like elements of another file; other elements are not changed.

    Args:
        element: The bytes; in canonical layout, children are on their own lines, indented from `PIECE_BREAK`.
        line: Line break and indentation of the element; empty if everything is on one line.
        unit: Additional indentation of children.
    """
    gaps = _canonical_gaps(element)
    new = (Splice(start, end, line + unit * depth if line else b"") for start, end, depth in gaps)
    return apply_splices(element, new) if gaps else element


def _canonical_gaps(element: bytes) -> list[tuple[int, int, int]]:
    """Return start, end and depth of each white space between tags; an empty list if a space is not canonical."""
    gaps, depth = [], 0
    before: re.Match[bytes] | None = None
    is_before_open = False
    for match in MARKUP.finditer(element):
        is_closing = match["closes"] is not None
        is_open = match["name"] is not None and not match["attributes"].endswith(b"/")
        depth -= is_closing
        if before is not None and not (is_closing and is_before_open):
            if element[before.end() : match.start()] != _BREAK + DEFAULT_INDENTATION * depth:
                return []
            gaps.append((before.end(), match.start(), depth))
        depth += is_open
        before, is_before_open = match, is_open
    return gaps
