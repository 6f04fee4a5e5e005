"""Extensions spliced into the bytes of an entry: pieces that stay keep their bytes and all white space around them.

A piece that gives way to another leaves its place to it; a new one stands on a line of its own if its neighbours do,
in their layout, with the namespaces that it needs there.
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
"""Among more different pieces than this, those that stay are not searched for; they replace each other in turn."""


def with_extensions(entry: bytes, xml: str, around: Mapping[str, str]) -> bytes:
    """Give an entry other extensions, as the table keeps them, "" for none; the same object where it has them.

    Raises:
        WriteError: The entry or the XML is not well-formed.
    """
    inner, pieces = _Inner(entry, around), [piece.text for piece in split_pieces(xml)]
    return entry if pieces == inner.as_read else inner.rewritten(pieces)


def says(entry: bytes, fields: Mapping[str, str | None], xml: str, around: Mapping[str, str]) -> bool:
    """Whether an entry has exactly these fields, null for absent ones, and extensions as the table keeps them."""
    inner = _Inner(entry, around)
    known = {field.local_name: plain_text(entry[field.content_start : field.content_end]) for field in inner.fields}
    if any(known.get(name) != text for name, text in fields.items()):
        return False
    pieces = [piece.text for piece in split_pieces(xml)]
    return pieces == inner.as_read or inner.forms(pieces) == [piece.text for piece in inner.pieces]


class _Inner:
    """An entry's content.

    Attributes:
        fields: The elements that readers take for fields: the first of each.
        pieces: All other elements, and what is between elements.
        as_read: The bytes of the pieces as a reader cuts them out: with what the entry declares for them.
    """

    def __init__(self, text: bytes, around: Mapping[str, str]) -> None:
        self._text, self._around = text, around
        self._entry, self._children = element_with_children(text)
        self._own = parse_declarations(self._entry.attributes)
        self._known = namespaces_within(self._entry, around)
        names = FIELDS_OF_ENTRY.get(self._entry.local_name, FIELD_NAMES)
        firsts: dict[str, int] = {}
        for place, child in enumerate(self._children):
            if child.local_name in names and is_readable(namespace_of(child, self._known)):
                firsts.setdefault(child.local_name, place)
        self.fields = [self._children[place] for place in firsts.values()]
        entry, fields = self._entry, set(firsts.values())
        self.pieces = list(find_pieces(text, entry.content_start, entry.content_end, self._children, fields))
        beyond = {prefix: uri for prefix, uri in self._own.items() if around.get(prefix) != uri}
        self.as_read = [
            add_declarations(piece.text.decode(), beyond).encode() if piece.element and beyond else piece.text
            for piece in self.pieces
        ]
        # Declarations that new pieces carry only because the table keeps them by themselves.
        common = {prefix: uri for prefix, uri in EXTENSIONS.items() if around.get(prefix) == uri}
        self._redundant = common | self._own

    def rewritten(self, wanted: Sequence[bytes]) -> bytes:
        """Return the bytes with other pieces."""
        forms = self.forms(wanted)
        splices: list[Splice] = []
        for first, last, begin, end in _differences([piece.text for piece in self.pieces], forms):
            for old, piece, form in zip(self.pieces[first:last], wanted[begin:end], forms[begin:end], strict=False):
                splices.append(Splice(old.start, old.end, self._in_place_of(old, piece, form)))
            paired = min(last - first, end - begin)
            removed = self.pieces[first + paired : last]
            splices += [Splice(leading_space_start(self._text, each.start), each.end, b"") for each in removed]
            if begin + paired < end:
                splices.append(self._insertion(first + paired, forms[begin + paired : end]))
        return apply_splices(self._text, splices)

    def forms(self, wanted: Sequence[bytes]) -> list[bytes]:
        """Return the bytes of pieces as they are in the entry, or would be there."""
        known = {piece.text: piece.text for piece in self.pieces}
        known |= {as_read: piece.text for as_read, piece in zip(self.as_read, self.pieces, strict=True)}
        return [
            known[piece] if piece in known else relaid(self._declaring(piece, self._redundant), *self._layout)
            for piece in wanted
        ]

    def _in_place_of(self, old: Piece, piece: bytes, form: bytes) -> bytes:
        """Return the bytes of a piece that replaces another, of which it mostly is a changed version."""
        if old.element is None:
            return form
        declared = parse_declarations(old.element.attributes)
        redundant = {prefix: uri for prefix, uri in self._redundant.items() if prefix not in declared}
        new = self._declaring(piece, redundant)
        return new if _canonical_gaps(old.text) else relaid(new, *self._layout)

    def _declaring(self, piece: bytes, redundant: Mapping[str, str]) -> bytes:
        """Return a piece with the declarations that it needs in this entry, and without redundant ones."""
        plain = undeclared(piece, redundant)
        if not self._own or not piece.startswith(b"<") or piece.startswith((b"<!", b"<?")):
            return plain
        return self_contained(plain.decode(), self._around, self._known).encode()

    @cached_property
    def _layout(self) -> tuple[bytes, bytes]:
        """Line break and indentation of elements in the entry, and by how much deeper inner ones are indented."""
        line = last_line_break(self._lead_beside(self._entry.content_end))
        closing = last_line_break(leading_space(self._text, self._entry.content_end, self._entry.content_start))
        return line, additional_indentation(line, closing)

    def _insertion(self, gap: int, forms: Sequence[bytes]) -> Splice:
        """Insert pieces behind a number of pieces: behind the last child there that comes before the next piece."""
        lower = self.pieces[gap - 1].end if gap else self._entry.content_start
        upper = self.pieces[gap].start if gap < len(self.pieces) else self._entry.content_end
        ends = [field.end for field in self.fields if lower <= field.end <= upper]
        if ends or gap:
            place = max(ends, default=lower)
            white = self._lead_beside(place)
            return Splice(place, place, b"".join(white + form for form in forms))
        if self.pieces:
            white = self._lead_beside(upper)
            return Splice(upper, upper, b"".join(form + white for form in forms))
        return append_children(self._text, self._entry, forms)

    def _lead_beside(self, place: int) -> bytes:
        """Return the white space before a new piece at a place: that of the nearest element before, else behind."""
        if not self._children:
            return leading_space(self._text, self.pieces[0].start, self._entry.content_start) if self.pieces else b""
        before = [child for child in self._children if child.end <= place]
        white = space_between(self._text, self._entry, self._children, (before or self._children[:1])[-1])
        return last_line_break(white) or white


def _differences(before: list[bytes], after: list[bytes]) -> Iterator[tuple[int, int, int, int]]:
    """Yield ranges of pieces with the ranges that replace them."""
    first, behind, shorter = 0, 0, min(len(before), len(after))
    while first < shorter and before[first] == after[first]:
        first += 1
    while behind < shorter - first and before[-1 - behind] == after[-1 - behind]:
        behind += 1
    before, after = before[first : len(before) - behind], after[first : len(after) - behind]
    if len(before) == len(after):
        for place, pair in enumerate(zip(before, after, strict=True), first):
            if pair[0] != pair[1]:
                yield place, place + 1, place, place + 1
    elif max(len(before), len(after)) > _MAX_COMPARED:
        yield first, first + len(before), first, first + len(after)
    else:
        for kind, begin, end, new, new_end in SequenceMatcher(None, before, after, autojunk=False).get_opcodes():
            if kind != "equal":
                yield first + begin, first + end, first + new, first + new_end


def laid_out(xml: str, known: Mapping[str, str], line: bytes, unit: bytes = DEFAULT_INDENTATION) -> str:
    """Lay out extensions of a new entry, as the table keeps them, like the entries beside it.

    `known` is declared around the entry, `line` the white space before its elements, `unit` that by which inner
    elements are indented deeper.
    """
    texts = [piece.text for piece in split_pieces(xml)]
    redundant = {prefix: uri for prefix, uri in known.items() if EXTENSIONS.get(prefix) == uri}
    forms = [relaid(undeclared(text, redundant), last_line_break(line), unit) for text in texts]
    is_tight = not line and all(form.startswith(b"<") for form in forms)
    return line.join(forms).decode() if line or is_tight else join_pieces(forms)


_UNPREFIXED_TAG: Final = re.compile(rb"<[^\s/>!?:]++(?=[\s/>])")


def self_contained(xml: str, declared: Mapping[str, str], target: Mapping[str, str]) -> str:
    """Add declarations to the outermost elements so that every name keeps its meaning below another root.

    Elements without a prefix count as the protocol's own where they were so, whatever form of the protocol's namespace
    the two documents use.
    """
    text = xml.encode()
    if _is_protocol(declared) and _is_protocol(target):
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
        place = element.start + 1 + len(element.name)
        added = format_declarations({prefix: missing[prefix] for prefix in needed})
        splices.append(Splice(place, place, added.encode()))
    return apply_splices(text, splices).decode()


def without_fields(xml: str, names: Collection[str], declared: Mapping[str, str]) -> str:
    """Remove elements that a reader would take for fields that the entry does not have.

    They are repetitions of a field that was before them until it was cleared.
    """
    text = xml.encode()
    removed = [
        Splice(leading_space_start(text, element.start), element.end, b"")
        for element in outermost_elements(text)
        if element.local_name in names and is_readable(namespace_of(element, declared))
    ]
    return apply_splices(text, removed).decode().strip() if removed else xml


def _used_prefixes(text: bytes) -> set[str]:
    """Return the prefixes that may occur in XML, "" for none; values count as well, as they may hold names."""
    return possible_prefixes(text) | ({""} if _UNPREFIXED_TAG.search(text) else set())


def _is_protocol(namespaces: Mapping[str, str]) -> bool:
    """Whether elements without a prefix are the protocol's; those of no namespace are if no prefix is."""
    default = namespaces.get("", "")
    if default:
        return is_readable(default)
    return not any(prefix and is_readable(uri) for prefix, uri in namespaces.items())


def undeclared(piece: bytes, known: Mapping[str, str]) -> bytes:
    """Remove declarations directly behind the name of an element that repeat what is known around it."""
    name = _NAME.match(piece)
    if name is None or not piece.startswith(b" xmlns", name.end()):
        return piece
    # As this program writes them.
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


def relaid(element: bytes, line: bytes, unit: bytes) -> bytes:
    """Lay out an element like those of another file; one that is not in canonical layout stays as it is.

    Args:
        element: Its bytes; in canonical layout, inner elements are on lines of their own, indented from `PIECE_BREAK`.
        line: Line break and indentation of the element; none where all is on one line.
        unit: By how much deeper elements are indented.
    """
    gaps = _canonical_gaps(element)
    new = (Splice(start, end, line + unit * depth if line else b"") for start, end, depth in gaps)
    return apply_splices(element, new) if gaps else element


def _canonical_gaps(element: bytes) -> list[tuple[int, int, int]]:
    """Return the gaps between tags: start, end, and the depth of the second tag; none in any other layout."""
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
