"""Extensions spliced into the bytes of an entry: pieces that stay keep their bytes and all white space around them.

A piece that gives way to another leaves its place to it; a new one stands on a line of its own if its neighbours do,
in their layout, with the namespaces that it needs there.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import cached_property
from typing import Final

from sitemap_studio.formats.extensions.parsing import (
    PIECE_BREAK,
    Piece,
    declaring,
    joined_pieces,
    pieces_between,
    pieces_of,
)
from sitemap_studio.formats.splice import Splice, applied
from sitemap_studio.formats.xml_edits import FIELDS_OF_ENTRY, EntryStyle, end_tag, last_line_break, reopened
from sitemap_studio.formats.xml_elements import (
    MARKUP,
    Element,
    declarations,
    elements,
    lead,
    lead_start,
    namespace_of,
    namespaces_within,
    outermost_and_inner,
    plain_text,
    prefixes_in,
)
from sitemap_studio.formats.xml_writer import escaped_text
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.namespaces import EXTENSIONS, is_readable

_UNIT: Final = b"  "
_BREAK: Final = PIECE_BREAK.encode()
_NAME: Final = re.compile(rb"<[^\s<>/]++")
_MOST_COMPARED: Final = 1_000
"""Of more different pieces than this those that stay are not searched for; they replace each other in turn."""


def with_extensions(entry: bytes, xml: str, around: Mapping[str, str]) -> bytes:
    """Give an entry other extensions.

    Args:
        entry: The bytes of the entry's element.
        xml: Its extensions as the table keeps them, "" for none.
        around: URI by prefix as declared around the entry, the default namespace under "".

    Returns:
        The same object where it has them.

    Raises:
        WriteError: The entry or the XML is not well-formed.
    """
    inner = _Inner.of(entry, around)
    wanted = [piece.text for piece in pieces_of(xml)]
    if wanted == inner.as_read:
        return entry
    return inner.rewritten(wanted)


def says(entry: bytes, fields: Mapping[str, str | None], xml: str, around: Mapping[str, str]) -> bool:
    """Whether an entry has exactly these fields and extensions.

    Args:
        entry: The bytes of the entry's element.
        fields: The text of each field; null for those that are absent.
        xml: Its extensions as the table keeps them, "" for none.
        around: URI by prefix as declared around the entry, the default namespace under "".
    """
    inner = _Inner.of(entry, around)
    known = [inner.children[place] for place in inner.fields]
    said = {field.local_name: plain_text(entry[field.content_start : field.content_end]) for field in known}
    if any(said.get(name) != text for name, text in fields.items()):
        return False
    wanted = [piece.text for piece in pieces_of(xml)]
    return wanted == inner.as_read or inner.forms(wanted) == [piece.text for piece in inner.pieces]


@dataclass(frozen=True)
class _Inner:
    """Bytes of an entry, and where its content lies in them.

    Attributes:
        text: The bytes.
        entry: The entry's own element.
        children: The elements directly in it.
        fields: Places of those that readers take for fields: the first of each.
        pieces: All others, and what stands between elements.
        around: What is declared around the entry.
        own: What it declares itself.
    """

    text: bytes
    entry: Element
    children: list[Element]
    fields: frozenset[int]
    pieces: list[Piece]
    around: Mapping[str, str]
    own: dict[str, str]

    @classmethod
    def of(cls, text: bytes, around: Mapping[str, str]) -> _Inner:
        entry, children = outermost_and_inner(text)
        own = declarations(entry.attributes)
        names = FIELDS_OF_ENTRY.get(entry.local_name, FIELD_NAMES)
        known = namespaces_within(entry, around)
        firsts: dict[str, int] = {}
        for place, child in enumerate(children):
            if child.local_name in names and is_readable(namespace_of(child, known)):
                firsts.setdefault(child.local_name, place)
        fields = frozenset(firsts.values())
        pieces = list(pieces_between(text, entry.content_start, entry.content_end, children, fields))
        return cls(text, entry, children, fields, pieces, around, own)

    @cached_property
    def as_read(self) -> list[bytes]:
        """The pieces as a reader cuts them out: with what the entry declares for them."""
        beyond = {prefix: uri for prefix, uri in self.own.items() if self.around.get(prefix) != uri}
        if not beyond:
            return [piece.text for piece in self.pieces]
        return [
            declaring(piece.text.decode(), beyond).encode() if piece.element else piece.text for piece in self.pieces
        ]

    def rewritten(self, wanted: Sequence[bytes]) -> bytes:
        """Return the bytes with other pieces."""
        forms = self.forms(wanted)
        splices: list[Splice] = []
        for first, last, begin, end in self._differences(forms):
            paired = min(last - first, end - begin)
            for place in range(paired):
                piece = self.pieces[first + place]
                new = self._in_place_of(piece, wanted[begin + place], forms[begin + place])
                splices.append(Splice(piece.start, piece.end, new))
            gone = self.pieces[first + paired : last]
            splices += [Splice(self._lead_start(piece.start), piece.end, b"") for piece in gone]
            if begin + paired < end:
                splices.append(self._insertion(first + paired, forms[begin + paired : end]))
        return applied(self.text, splices)

    def _differences(self, forms: Sequence[bytes]) -> Iterator[tuple[int, int, int, int]]:
        """Yield ranges of pieces with the ranges that replace them."""
        before: list[bytes] = [piece.text for piece in self.pieces]
        after = list(forms)
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
        elif max(len(before), len(after)) > _MOST_COMPARED:
            yield first, first + len(before), first, first + len(after)
        else:
            for kind, old, old_end, new, new_end in SequenceMatcher(None, before, after, autojunk=False).get_opcodes():
                if kind != "equal":
                    yield first + old, first + old_end, first + new, first + new_end

    def forms(self, wanted: Sequence[bytes]) -> list[bytes]:
        """Return the bytes of pieces as they stand in the entry, or would stand there."""
        known = {piece.text: piece.text for piece in self.pieces}
        known |= {as_read: piece.text for as_read, piece in zip(self.as_read, self.pieces, strict=True)}
        return [
            known[piece] if piece in known else relaid(self._declaring(piece, self._stripped), *self._layout)
            for piece in wanted
        ]

    def _in_place_of(self, old: Piece, piece: bytes, form: bytes) -> bytes:
        """Return the bytes of a piece that replaces another, of which it mostly is a changed version."""
        if old.element is None:
            return form
        declared = declarations(old.element.attributes)
        new = self._declaring(piece, {prefix: uri for prefix, uri in self._stripped.items() if prefix not in declared})
        return new if is_canonical(old.text) else relaid(new, *self._layout)

    def _declaring(self, piece: bytes, known: Mapping[str, str]) -> bytes:
        """Return a piece with the declarations that it needs in this entry, and without those that are known."""
        plain = undeclared(piece, known)
        if not self.own or not piece.startswith(b"<") or piece.startswith((b"<!", b"<?")):
            return plain
        return self_contained(plain.decode(), self.around, namespaces_within(self.entry, self.around)).encode()

    @cached_property
    def _stripped(self) -> dict[str, str]:
        """Declarations that new pieces carry only because they stand for themselves in the table."""
        common = {prefix: uri for prefix, uri in EXTENSIONS.items() if self.around.get(prefix) == uri}
        return common | self.own

    @cached_property
    def _layout(self) -> tuple[bytes, bytes]:
        """Line break and indentation of elements in the entry, and by how much deeper inner ones are indented."""
        line = last_line_break(self._lead_beside(self.entry.content_end))
        closing = last_line_break(lead(self.text, self.entry.content_end, self.entry.content_start))
        return line, EntryStyle(self.entry.name, line, line, closing).unit

    def _insertion(self, gap: int, forms: Sequence[bytes]) -> Splice:
        """Insert pieces behind a number of pieces: behind the last child there that comes before the next piece."""
        lower = self.pieces[gap - 1].end if gap else self.entry.content_start
        upper = self.pieces[gap].start if gap < len(self.pieces) else self.entry.content_end
        ends = [self.children[place].end for place in self.fields]
        behind = max((end for end in ends if lower <= end <= upper), default=lower if gap else None)
        if behind is not None:
            white = self._lead_beside(behind)
            return Splice(behind, behind, b"".join(white + form for form in forms))
        if gap < len(self.pieces):
            white = self._lead_beside(upper)
            return Splice(upper, upper, b"".join(form + white for form in forms))
        return self._only(forms)

    def _only(self, forms: Sequence[bytes]) -> Splice:
        """Insert pieces into an entry that has nothing."""
        if self.entry.is_self_closed:
            whole = reopened(self.text, self.entry) + b"".join(forms) + end_tag(self.entry.name)
            return Splice(self.entry.start, self.entry.end, whole)
        start = self._lead_start(self.entry.content_end)
        line = last_line_break(self.text[start : self.entry.content_end])
        return Splice(start, start, b"".join(line + _UNIT + form if line else form for form in forms))

    def _lead_beside(self, place: int) -> bytes:
        """Return the white space before a new piece at a place: that of the nearest element before, else behind."""
        if not self.children:
            nearest = next((piece.start for piece in self.pieces), None)
            return lead(self.text, nearest, self.entry.content_start) if nearest is not None else b""
        number = max((at for at, child in enumerate(self.children) if child.end <= place), default=0)
        # The first may stand on the line of the entry's own tag; the next shows then what is between elements.
        near = self.children[number : number + 2] if number == 0 else [self.children[number]]
        leads = [lead(self.text, each.start, self.entry.content_start) for each in near]
        white = next((each for each in leads if each), b"")
        return last_line_break(white) or white

    def _lead_start(self, place: int) -> int:
        return lead_start(self.text, place, self.entry.content_start)


def laid_out(xml: str, known: Mapping[str, str], line: bytes, unit: bytes = _UNIT) -> str:
    """Lay out extensions of a new entry like the entries beside it.

    Args:
        xml: Extensions as the table keeps them.
        known: URI by prefix as declared around the entry, the default namespace under "".
        line: The white space before elements of an entry.
        unit: By how much deeper inner elements are indented.
    """
    texts = [piece.text for piece in pieces_of(xml)]
    redundant = {prefix: uri for prefix, uri in known.items() if EXTENSIONS.get(prefix) == uri}
    forms = [relaid(undeclared(text, redundant), last_line_break(line), unit) for text in texts]
    is_tight = not line and all(form.startswith(b"<") for form in forms)
    return line.join(forms).decode() if line or is_tight else joined_pieces(forms)


_UNPREFIXED_TAG: Final = re.compile(rb"<[^\s/>!?:]++(?=[\s/>])")


def self_contained(xml: str, declared: Mapping[str, str], target: Mapping[str, str]) -> str:
    """Add declarations to the outermost elements so that every name keeps its meaning below another root.

    Elements without a prefix count as the protocol's own where they were so, whatever form of the protocol's namespace
    the two documents use.

    Args:
        xml: Elements and comments as they stood in the entry.
        declared: URI by prefix where the XML comes from, the default namespace under "".
        target: The same where it goes to.

    Returns:
        The XML, unchanged where nothing is amiss.

    Raises:
        WriteError: The XML is not well-formed.
    """
    text = xml.encode()
    missing = {
        prefix: declared.get(prefix, "")
        for prefix in _used_prefixes(text)
        if (prefix in declared or not prefix)
        and target.get(prefix, "") != declared.get(prefix, "")
        and (prefix or not _is_protocol_in_both(declared, target))
    }
    if not missing:
        return xml
    pieces = []
    place = 0
    for element in elements(text):
        after_name = element.start + 1 + len(element.name)
        pieces += [text[place:after_name], _declarations_for(text, element, missing).encode()]
        place = after_name
    return b"".join([*pieces, text[place:]]).decode()


def without_fields(xml: str, names: Collection[str], declared: Mapping[str, str]) -> str:
    """Remove elements that a reader would take for a field that the entry does not have.

    They are repetitions of a field that stood before them until it was cleared.

    Args:
        xml: Elements and comments as they stood in the entry.
        names: The fields that the entry does not have.
        declared: URI by prefix where the XML comes from, the default namespace under "".
    """
    text = xml.encode()
    pieces, place = [], 0
    for element in elements(text):
        if element.local_name in names and is_readable(namespace_of(element, declared)):
            pieces.append(text[place : lead_start(text, element.start)])
            place = element.end
    return b"".join([*pieces, text[place:]]).decode().strip() if pieces else xml


def _declarations_for(text: bytes, element: Element, missing: Mapping[str, str]) -> str:
    own = declarations(element.attributes)
    used = _used_prefixes(text[element.start : element.end])
    return "".join(
        f' xmlns:{prefix}="{escaped_text(missing[prefix])}"' if prefix else f' xmlns="{escaped_text(missing[prefix])}"'
        for prefix in sorted(used)
        if prefix in missing and prefix not in own
    )


def _used_prefixes(text: bytes) -> set[str]:
    """Return the prefixes that may occur in XML, "" for none; values count as well, as they may hold names."""
    return prefixes_in(text) | ({""} if _UNPREFIXED_TAG.search(text) else set())


def _is_protocol_in_both(declared: Mapping[str, str], target: Mapping[str, str]) -> bool:
    return _is_protocol(declared) and _is_protocol(target)


def _is_protocol(namespaces: Mapping[str, str]) -> bool:
    """Whether elements without a prefix are the protocol's; those of no namespace are if no prefix is."""
    default = namespaces.get("", "")
    if default:
        return is_readable(default)
    return not any(prefix and is_readable(uri) for prefix, uri in namespaces.items())


def undeclared(piece: bytes, known: Mapping[str, str]) -> bytes:
    """Remove declarations directly behind the name of an element that repeat what is known around it.

    Args:
        piece: The bytes of an element; anything else stays as it is.
        known: URI by prefix as declared around it.
    """
    name = _NAME.match(piece)
    if name is None or not piece.startswith(b" xmlns", name.end()):
        return piece
    redundant = [form for prefix, uri in known.items() if prefix for form in declaration_forms(prefix, uri)]
    end = name.end()
    while found := next((form for form in redundant if piece.startswith(form, end)), None):
        end += len(found)
    return piece[: name.end()] + piece[end:]


def declaration_forms(prefix: str, uri: str) -> tuple[bytes, ...]:
    """Return the ways in which this program writes a declaration, white space before it included."""
    plain = uri.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return tuple(f' xmlns:{prefix}="{text}"'.encode() for text in dict.fromkeys((plain, escaped_text(uri))))


def relaid(element: bytes, line: bytes, unit: bytes) -> bytes:
    """Lay out an element like those of another file; one that is not in canonical layout stays as it is.

    Args:
        element: Its bytes, whose inner elements stand each on a line of their own, indented from `PIECE_BREAK` on.
        line: Line break and indentation of the element; none where all stands on one line.
        unit: By how much deeper elements are indented.
    """
    gaps = _gaps(element)
    if not gaps or any(element[start:end] != _BREAK + _UNIT * depth for start, end, depth in gaps):
        return element
    parts, place = [], 0
    for start, end, depth in gaps:
        parts += [element[place:start], line + unit * depth if line else b""]
        place = end
    return b"".join([*parts, element[place:]])


def is_canonical(element: bytes) -> bool:
    """Whether an element with inner elements is in canonical layout."""
    gaps = _gaps(element)
    return bool(gaps) and all(element[start:end] == _BREAK + _UNIT * depth for start, end, depth in gaps)


def _gaps(element: bytes) -> list[tuple[int, int, int]]:
    """Return the gaps between tags: start, end, and the depth of the second tag; values are left out."""
    gaps, depth = [], 0
    before: re.Match[bytes] | None = None
    for match in MARKUP.finditer(element):
        closes, opens = match["closes"] is not None, match["name"] is not None
        is_value = before is not None and closes and before["name"] is not None and _is_open(before)
        depth -= closes
        if before is not None and not is_value:
            gaps.append((before.end(), match.start(), depth))
        depth += opens and _is_open(match)
        before = match
    return gaps


def _is_open(tag: re.Match[bytes]) -> bool:
    return not tag["attributes"].endswith(b"/")
