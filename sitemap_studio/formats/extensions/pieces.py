"""The pieces of extensions: elements, comments, processing instructions and stray text, byte for byte.

The table keeps the extensions of an entry as one text, its pieces joined by `PIECE_BREAK`; in a file they stand between
the fields. Both are cut here, alike.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from sitemap_studio.formats.extensions.slices import PIECE, PIECE_BREAK
from sitemap_studio.formats.xml_elements import MARKUP, WHITE_SPACE, Element, elements
from sitemap_studio.formats.xml_writer import escaped_text

_UNIT: Final = b"  "
_NAME: Final = re.compile(rb"<[^\s<>/]++")
_BREAK: Final = PIECE_BREAK.encode()


@dataclass(frozen=True, slots=True)
class Piece:
    """One piece of an extension.

    Attributes:
        start: Place of its first byte in what was cut.
        end: Place after it.
        text: Its bytes.
        element: Where its element lies; None for a comment, a processing instruction or text.
    """

    start: int
    end: int
    text: bytes
    element: Element | None = None


def pieces_of(xml: str) -> list[Piece]:
    """Cut the extensions of an entry as the table keeps them.

    Raises:
        WriteError: Tags do not match.
    """
    text = xml.encode()
    return list(pieces_between(text, 0, len(text), elements(text)))


def joined_pieces(pieces: Sequence[bytes]) -> str:
    """The extensions of an entry as the table keeps them."""
    return _BREAK.join(pieces).decode()


def pieces_between(
    text: bytes, start: int, end: int, children: Sequence[Element], fields: Collection[int] = ()
) -> Iterator[Piece]:
    """Cut what stands between two places.

    Args:
        text: The bytes.
        start: Where to begin.
        end: Where to end.
        children: The outermost elements there, in order.
        fields: Places of those children that are no pieces, as they are fields of the entry.
    """
    position = start
    for place, child in enumerate(children):
        yield from _loose(text, position, child.start)
        if place not in fields:
            yield Piece(child.start, child.end, text[child.start : child.end], child)
        position = child.end
    yield from _loose(text, position, end)


def _loose(text: bytes, start: int, end: int) -> Iterator[Piece]:
    """Pieces that are no elements; text that the table joined is cut where it joins, too."""
    for match in PIECE.finditer(text, start, end):
        whole, begin = match[0], match.start()
        is_text = not match["other"] and not whole.startswith(b"<")
        for part in whole.split(_BREAK) if is_text else (whole,):
            stripped = part.strip(WHITE_SPACE)
            if stripped:
                first = begin + part.index(stripped)
                yield Piece(first, first + len(stripped), stripped)
            begin += len(part) + len(_BREAK)


def undeclared(piece: bytes, known: Mapping[str, str]) -> bytes:
    """An element without declarations directly behind its name that say only what is known around it.

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
    """How a namespace is declared by whatever here writes a declaration, white space before it included."""
    plain = uri.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return tuple(f' xmlns:{prefix}="{text}"'.encode() for text in dict.fromkeys((plain, escaped_text(uri))))


def relaid(element: bytes, line: bytes, unit: bytes) -> bytes:
    """An element in canonical layout as it is laid out in another file; any other stays as it is.

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
    """Whether an element with others in it stands in canonical layout."""
    gaps = _gaps(element)
    return bool(gaps) and all(element[start:end] == _BREAK + _UNIT * depth for start, end, depth in gaps)


def _gaps(element: bytes) -> list[tuple[int, int, int]]:
    """What is between tags that follow each other, with the depth of the second; values are left out."""
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
