"""Extension XML of entries, cut into pieces byte by byte and read to values in columns.

In a file, extensions stand between the fields of an entry. The table keeps them as one text, its pieces joined by
`PIECE_BREAK`.
"""

from __future__ import annotations

import re
from array import array
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby, islice
from operator import itemgetter
from pathlib import Path
from typing import Final

import numpy as np
import polars as pl
from lxml import etree

from sitemap_studio.core.errors import ReadError
from sitemap_studio.formats.xml_elements import (
    WHITE_SPACE,
    Element,
    declarations,
    declarations_of,
    elements,
    first_tag,
    prefixes_in,
)
from sitemap_studio.formats.xml_lexer import LexedElements, are_white, words_of
from sitemap_studio.formats.xml_parser import parse
from sitemap_studio.protocol import namespaces
from sitemap_studio.protocol.extension_fields import JUDGED_EXTENSIONS, Extension, ExtensionField, ValueKind

PIECE_BREAK: Final = "\n    "
"""Stands between the pieces of an extension: canonical XML puts each on a line of its own."""

_BREAK: Final = PIECE_BREAK.encode()
_BETWEEN_ELEMENTS: Final = re.compile(rb"(?P<other><!--.*?-->|<\?.*?\?>)|<!\[CDATA\[.*?\]\]>|[^<]+", re.DOTALL)
_MOST_PIECES: Final = 100_000
"""So many pieces of one entry are kept apart until they are joined: each takes ten times its bytes."""

# Pieces, byte by byte


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
    """Join pieces to the extensions of an entry as the table keeps them."""
    return _BREAK.join(pieces).decode()


def pieces_between(
    text: bytes, start: int, end: int, children: Sequence[Element], fields: Collection[int] = ()
) -> Iterator[Piece]:
    """Yield the pieces between two places.

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
    """Yield pieces that are no elements; text that the table joined is cut where it joins, too."""
    for match in _BETWEEN_ELEMENTS.finditer(text, start, end):
        whole, begin = match[0], match.start()
        is_text = not match["other"] and not whole.startswith(b"<")
        for part in whole.split(_BREAK) if is_text else (whole,):
            stripped = part.strip(WHITE_SPACE)
            if stripped:
                first = begin + part.index(stripped)
                yield Piece(first, first + len(stripped), stripped)
            begin += len(part) + len(_BREAK)


class Slicer:
    """Cuts extensions out of the bytes of a document.

    Args:
        data: The bytes.
        children: The children of the root.
        grandchildren: Their children.
        is_field: 1 for each grandchild that is a field of its entry, else 0.
    """

    def __init__(self, data: bytes, children: LexedElements, grandchildren: LexedElements, is_field: bytearray) -> None:
        self._data = data
        self._elements = (children, grandchildren)
        self._is_field = is_field
        # Arrays, as a list takes four times the memory, and nearly all of these are looked at once.
        self._start = array("q", grandchildren.start.tobytes())
        self._end = array("q", grandchildren.end.tobytes())
        # Grandchildren first[i] to first[i + 1] are those of child i.
        first = np.searchsorted(grandchildren.start, np.append(children.start, len(data)))
        self._first: list[int] = first.tolist()
        self._inside: list[int] = children.inside.tolist()
        self._inside_end: list[int] = children.inside_end.tolist()

    def has_any(self) -> bool:
        """Whether there is any extension at all; cheap."""
        if 0 in self._is_field:
            return True
        children, grandchildren = self._elements
        # With all grandchildren fields, what is between the tags must be white space throughout.
        starts = np.sort(np.concatenate((children.inside, grandchildren.end)))
        ends = np.sort(np.concatenate((children.inside_end, grandchildren.start)))
        is_gap = ends > starts
        return not are_white(self._data, 0, words_of(self._data), starts[is_gap], (ends - starts)[is_gap])

    def has_extension(self, child: int) -> bool:
        """Whether a child of the root holds anything but fields and white space."""
        first, last = self._first[child], self._first[child + 1]
        if self._is_field.count(0, first, last):
            return True
        data, position = self._data, self._inside[child]
        for place in range(first, last):
            if data[position : self._start[place]].strip(WHITE_SPACE):
                return True
            position = self._end[place]
        return bool(data[position : self._inside_end[child]].strip(WHITE_SPACE))

    def extension(self, child: int, own_namespaces: dict[str, str]) -> tuple[str, str]:
        """Cut the extension of a child of the root.

        Args:
            child: Its place.
            own_namespaces: URI by prefix as declared on the child itself; they are declared again on the elements
                that are cut out, which stand for themselves.

        Returns:
            Elements, comments and processing instructions, verbatim, each on a line of its own; and what of it is mere
            text, which no protocol foresees.
        """
        joined: list[str] = []
        pieces: list[str] = []
        texts: list[str] = []
        data, position = self._data, self._inside[child]
        for place in range(self._first[child], self._first[child + 1]):
            start, end = self._start[place], self._end[place]
            if position < start:
                self._cut_between(position, start, pieces, texts)
            if not self._is_field[place]:
                element = data[start:end].decode()
                pieces.append(declaring(element, own_namespaces) if own_namespaces else element)
                if len(pieces) > _MOST_PIECES:
                    joined.append(PIECE_BREAK.join(pieces))
                    pieces.clear()
            position = end
        self._cut_between(position, self._inside_end[child], pieces, texts)
        return PIECE_BREAK.join([*joined, *pieces]), " ".join(texts)

    def _cut_between(self, start: int, end: int, pieces: list[str], texts: list[str]) -> None:
        for piece in _BETWEEN_ELEMENTS.finditer(self._data, start, end):
            text = piece[0].strip(WHITE_SPACE).decode()
            if text:
                pieces.append(text)
                if not piece["other"]:
                    texts.append(text)


def declaring(element: str, namespaces: dict[str, str]) -> str:
    """Declare namespaces in the opening tag of an element, but for those that it declares or never names."""
    if not namespaces:
        return element
    tag = first_tag(element.encode(), len(element.encode()))
    if tag is None:
        return element
    own = declarations(tag.attributes)
    named = sorted({"", *prefixes_in(element.encode())})
    added = declarations_of(
        {prefix: namespaces[prefix] for prefix in named if prefix in namespaces and prefix not in own}
    )
    behind_name = 1 + len(tag.name.decode())
    return element[:behind_name] + added + element[behind_name:]


# Values, in columns

KINDS: Final = ("image", "video", "news", "alternate", "mobile", "pagemap", "other", "unreadable")
"""The extensions by name; `other` is any element that is none, `unreadable` an entry whose XML cannot be parsed."""

VALUE_SCHEMA: Final = pl.Schema(
    {
        "slot": pl.UInt32(),
        "element": pl.UInt32(),
        "extension": pl.Enum(KINDS),
        "field": pl.String(),
        "value": pl.String(),
        "place": pl.UInt32(),
    }
)
"""One line for every element of an entry, and for every field in it.

`slot`: whatever the caller numbers entries by; `element`: place of the element in its entry, from 0; `field`: "" for
the element itself, "loc", "publication.name", or an attribute as "restriction@relationship" or "@href"; what is not in
the extension's namespace as "{namespace}name"; `value`: the text as parsed, null for a group, the name as
"{namespace}name" for an element of the kind `other`; `place`: of the field among its siblings, from 0. The lines of an
element follow each other, and so do the elements of an entry.
"""

KIND_OF_TAG: Final = {
    extension.tag: "alternate" if extension.prefix == "xhtml" else extension.prefix for extension in JUDGED_EXTENSIONS
}
"""The kind of an extension by the name of its element, as `Extension.tag` writes it."""

_BY_TAG: Final = {extension.tag: extension for extension in JUDGED_EXTENSIONS}
_BYTES_AT_ONCE: Final = 2 << 20
_PART_BYTES: Final = 1 << 19
_LINES_AT_ONCE: Final = 100_000
_TEXT: Final = r"(?:[^<&>\"\x00-\x1F\x7F-\x9F\u{FFFE}\u{FFFF}]|&amp;)*"
_SPACE: Final = r"[ \t\r\n]*"

_Line = tuple[int, int, str, str, str | None, int]
_Texts = list[tuple[int, str]]


def no_values() -> pl.DataFrame:
    """Return a frame without any line."""
    return pl.DataFrame(schema=VALUE_SCHEMA)


def extension_values(texts: pl.DataFrame, declared: Mapping[int, Mapping[str, str]]) -> pl.DataFrame:
    """Read the values of extensions.

    Args:
        texts: A `slot`, an `xml` and an `origin` for each entry, none twice.
        declared: For each origin the URI by prefix that its file declares, the default namespace under "".

    Returns:
        A frame of `VALUE_SCHEMA`; an entry that cannot be parsed is one line of the extension `unreadable`.
    """
    frames: list[pl.DataFrame] = []
    for namespaces_of, origins in _alike(declared, texts["origin"].unique().sort().to_list()):
        chosen = texts.filter(pl.col("origin").is_in(origins)).select(pl.col("slot").cast(pl.UInt32), "xml")
        frames += _of_one_kind(chosen, namespaces_of)
    filled = [frame for frame in frames if frame.height]
    return pl.concat(filled) if filled else no_values()


def _alike(
    declared: Mapping[int, Mapping[str, str]], origins: Sequence[int]
) -> Iterator[tuple[Mapping[str, str], list[int]]]:
    """Group origins by what they declare, so that a set of many small files is read in one go."""
    keyed = sorted((sorted(declared[origin].items()), origin) for origin in origins)
    for key, found in groupby(keyed, key=lambda pair: pair[0]):
        yield dict(key), [origin for _, origin in found]


def _of_one_kind(texts: pl.DataFrame, declared: Mapping[str, str]) -> Iterator[pl.DataFrame]:
    rest = texts
    for prefix, uri in declared.items():
        if prefix and uri in _PLAIN_CUTTERS and rest.height:
            name = re.escape(prefix)
            pattern, cut = _PLAIN_CUTTERS[uri]
            is_plain = rest["xml"].str.contains(pattern.replace("PREFIX", name))
            if is_plain.any():
                yield cut(rest.filter(is_plain), name)
                rest = rest.filter(~is_plain)
    first, sizes = 0, rest["xml"].str.len_bytes().cum_sum().to_numpy()
    while first < rest.height:
        before = int(sizes[first - 1]) if first else 0
        last = max(first + 1, int(np.searchsorted(sizes, before + _BYTES_AT_ONCE, "right")))
        entries: _Texts = list(rest.slice(first, last - first).iter_rows())
        is_large = last == first + 1 and int(sizes[first]) - before > _BYTES_AT_ONCE
        yield from _of_large(entries[0], declared) if is_large else _frames(_parsed(entries, declared))
        first = last


# The plain shape, by column.

_PLAIN_IMAGES: Final = (
    rf"^{_SPACE}(?:<PREFIX:image>{_SPACE}<PREFIX:loc>{_TEXT}</PREFIX:loc>{_SPACE}</PREFIX:image>{_SPACE})+$"
)
_PLAIN_LINKS: Final = rf'^{_SPACE}(?:<PREFIX:link rel="{_TEXT}" hreflang="{_TEXT}" href="{_TEXT}"{_SPACE}/>{_SPACE})+$'


def _cut_images(texts: pl.DataFrame, name: str) -> pl.DataFrame:
    opening = f"<{name}:loc>"
    found = texts.select("slot", value=pl.col("xml").str.extract_all(f"{opening}[^<]*"))
    values = found["value"].explode().str.slice(len(opening.replace("\\", "")))
    return _interleaved(found, "image", {"loc": values})


def _cut_links(texts: pl.DataFrame, name: str) -> pl.DataFrame:
    columns = {}
    found = texts.select("slot")
    for attribute in ("rel", "hreflang", "href"):
        lists = texts["xml"].str.extract_all(f' {attribute}="[^"]*"')
        columns[f"@{attribute}"] = lists.explode().str.slice(len(attribute) + 3).str.strip_suffix('"')
        found = found.with_columns(value=lists)
    return _interleaved(found, "alternate", columns)


def _interleaved(found: pl.DataFrame, extension: str, columns: Mapping[str, pl.Series]) -> pl.DataFrame:
    """Return the lines of elements that have the same fields: first its own, then one for each field."""
    counts = found["value"].list.len().to_numpy()
    total, each = int(counts.sum()), len(columns) + 1
    element = np.arange(total) - np.repeat(np.cumsum(counts) - counts, counts)
    slots = np.repeat(found["slot"].to_numpy(), counts)
    texts = pl.concat([pl.Series([None], dtype=pl.String).new_from_index(0, total), *columns.values()])
    line = np.arange(total * each)
    places = (line % each) * total + line // each
    value = texts.gather(pl.Series(places.astype(np.uint32)))
    if value.str.contains("&", literal=True).any():
        value = value.str.replace_all("&amp;", "&", literal=True)
    field = pl.Series(["", *columns]).gather(pl.Series((line % each).astype(np.uint32)))
    return pl.DataFrame(
        {
            "slot": np.repeat(slots, each).astype(np.uint32),
            "element": np.repeat(element, each).astype(np.uint32),
            "extension": pl.Series([extension], dtype=pl.Enum(KINDS)).new_from_index(0, total * each),
            "field": field,
            "value": value,
            "place": pl.Series([0], dtype=pl.UInt32).new_from_index(0, total * each),
        }
    )


_PLAIN_CUTTERS: Final = {
    namespaces.EXTENSIONS["image"]: (_PLAIN_IMAGES, _cut_images),
    namespaces.EXTENSIONS["xhtml"]: (_PLAIN_LINKS, _cut_links),
}


# Any shape, by the parser.


def _parsed(texts: _Texts, declared: Mapping[str, str]) -> Iterator[_Line]:
    """Yield the lines of some entries; where they cannot be parsed together, of each half of them."""
    wrapped = "".join(f'<e n="{place}">{xml}</e>' for place, (_, xml) in enumerate(texts))
    root = _tree(wrapped, declared)
    # An entry could close what is wrapped around it and open it again: each must be where it was put.
    if root is not None and [entry.get("n") for entry in root] == [str(place) for place in range(len(texts))]:
        for (slot, _), entry in zip(texts, root, strict=True):
            yield from _entry_lines(slot, entry)
    elif len(texts) == 1:
        yield _unreadable(texts[0][0])
    else:
        middle = len(texts) // 2
        yield from _parsed(texts[:middle], declared)
        yield from _parsed(texts[middle:], declared)


def _of_large(text: tuple[int, str], declared: Mapping[str, str]) -> list[pl.DataFrame]:
    """Return the lines of a large entry, which is parsed part by part to save memory."""
    slot, xml = text
    frames: list[pl.DataFrame] = []
    start, wanted, n_elements = 0, _PART_BYTES, 0
    while start < len(xml):
        cut = xml.find(f"{PIECE_BREAK}<", start + wanted)
        end = cut if cut >= 0 else len(xml)
        root = _tree(f"<e>{xml[start:end]}</e>", declared)
        if root is not None and len(root) == 1:
            numbers: dict[str, int] = {}
            tags = [numbers.setdefault(str(element.tag), len(numbers)) for element in root[0]]
            if _BY_TAG.keys().isdisjoint(numbers):
                frames.append(_others(slot, n_elements, pl.Series([*numbers]).gather(pl.Series(tags))))
            else:
                frames += _frames(_entry_lines(slot, root[0], n_elements))
            start, wanted, n_elements = end, _PART_BYTES, n_elements + len(root[0])
        elif end == len(xml):
            return list(_frames([_unreadable(slot)]))
        else:
            # The cut lies within an element or a comment.
            wanted *= 4
    return frames


def _others(slot: int, first: int, tags: pl.Series) -> pl.DataFrame:
    """Return the lines of many elements none of which is an extension."""
    columns = {"element": np.arange(first, first + len(tags)), "value": tags}
    constants = {"slot": slot, "extension": "other", "field": "", "place": 0}
    lines = pl.DataFrame(columns).with_columns(**{name: pl.lit(value) for name, value in constants.items()})
    return lines.select(pl.col(name).cast(kind) for name, kind in VALUE_SCHEMA.items())


def _frames(lines: Iterable[_Line]) -> Iterator[pl.DataFrame]:
    """Yield frames of lines, built by column: polars takes four times as long for rows."""
    rest = iter(lines)
    while batch := list(islice(rest, _LINES_AT_ONCE)):
        columns = {name: list(map(itemgetter(place), batch)) for place, name in enumerate(VALUE_SCHEMA)}
        yield pl.DataFrame(columns, schema=VALUE_SCHEMA)


def _unreadable(slot: int) -> _Line:
    return slot, 0, "unreadable", "", None, 0


def _tree(wrapped: str, declared: Mapping[str, str]) -> etree._Element | None:
    """Parse elements below a root that declares namespaces; None where they are not well-formed."""
    try:
        return parse(f"<r{_declarations(declared)}>{wrapped}</r>".encode(), Path("extensions"))
    except (ReadError, UnicodeEncodeError):
        return None


def _declarations(declared: Mapping[str, str]) -> str:
    return declarations_of({prefix: uri for prefix, uri in declared.items() if uri and prefix not in ("xml", "xmlns")})


def _entry_lines(slot: int, entry: etree._Element, first: int = 0) -> Iterator[_Line]:
    for number, element in enumerate(entry, first):
        tag = str(element.tag)
        extension = _BY_TAG.get(tag)
        if extension is None:
            yield slot, number, "other", "", tag, 0
            continue
        name = KIND_OF_TAG[tag]
        yield slot, number, name, "", None, 0
        for attribute, text in _attributes(element):
            yield slot, number, name, f"@{attribute}", text, 0
        for field, value, place in _field_values(element, extension, extension.fields, ""):
            yield slot, number, name, field, value, place


def _field_values(
    parent: etree._Element, extension: Extension, fields: Sequence[ExtensionField], around: str
) -> Iterator[tuple[str, str | None, int]]:
    own = f"{{{extension.namespace}}}"
    for place, child in enumerate(parent):
        name = around + str(child.tag).removeprefix(own)
        spec = next((field for field in fields if own + field.name == child.tag), None)
        is_group = spec is not None and spec.kind is ValueKind.GROUP
        yield name, None if is_group else _text_of(child), place
        for attribute, text in _attributes(child):
            yield f"{name}@{attribute}", text, place
        if spec is not None and is_group:
            yield from _field_values(child, extension, spec.fields, f"{name}.")


def _attributes(element: etree._Element) -> Iterator[tuple[str, str]]:
    """Yield the attributes that have no namespace."""
    for name, text in element.attrib.items():
        if not str(name).startswith("{"):
            yield str(name), str(text)


def _text_of(element: etree._Element) -> str:
    return (element.text or "") if not len(element) else "".join(str(text) for text in element.itertext())
