"""Parsing of extension XML: division into pieces of bytes, and values in columns.

Extensions are between the fields of an entry in a file. The table stores them as one text, with pieces joined by
`PIECE_BREAK`.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import groupby, islice
from operator import itemgetter
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
import polars as pl
from lxml import etree

from sitemap_studio.core.errors import ReadError
from sitemap_studio.formats.xml_elements import (
    WHITE_SPACE,
    Element,
    find_first_tag,
    format_declarations,
    outermost_elements,
    parse_declarations,
    possible_prefixes,
)
from sitemap_studio.formats.xml_parser import parse
from sitemap_studio.protocol import namespaces
from sitemap_studio.protocol.extension_fields import VALIDATED_EXTENSIONS, ExtensionField, ValueKind

PIECE_BREAK: Final = "\n    "
"""Separator of the pieces of extensions; in canonical XML each piece is on its own line."""

_BREAK: Final = PIECE_BREAK.encode()
BETWEEN_ELEMENTS: Final = re.compile(rb"(?P<other><!--.*?-->|<\?.*?\?>)|<!\[CDATA\[.*?\]\]>|[^<]+", re.DOTALL)
"""Comments and instructions (`other`), CDATA sections, and text."""

# Pieces, byte by byte


class Piece(NamedTuple):
    """Element, comment, instruction or text in the extensions of an entry; `element` only for an element."""

    start: int
    end: int
    text: bytes
    element: Element | None = None


def split_pieces(xml: str) -> list[Piece]:
    """Return the pieces of an entry's extensions, given as stored in the table.

    Raises:
        WriteError: Tags do not match.
    """
    text = xml.encode()
    return list(find_pieces(text, 0, len(text), outermost_elements(text)))


def join_pieces(pieces: Iterable[bytes]) -> str:
    """Join the bytes of pieces to the extensions of an entry, as stored in the table."""
    return _BREAK.join(pieces).decode()


def find_pieces(
    text: bytes, start: int, end: int, children: Sequence[Element], fields: Collection[int] = ()
) -> Iterator[Piece]:
    """Yield the pieces between two offsets, except fields of the entry.

    Args:
        text: The bytes.
        start: First offset.
        end: Last offset.
        children: The outermost elements in the range.
        fields: Indexes of the children that are fields of the entry, which are skipped.
    """
    position = start
    for place, child in enumerate(children):
        yield from _non_element_pieces(text, position, child.start)
        if place not in fields:
            yield Piece(child.start, child.end, text[child.start : child.end], child)
        position = child.end
    yield from _non_element_pieces(text, position, end)


def _non_element_pieces(text: bytes, start: int, end: int) -> Iterator[Piece]:
    """Yield the comments, instructions and texts between two offsets; texts are also split at `PIECE_BREAK`."""
    for match in BETWEEN_ELEMENTS.finditer(text, start, end):
        whole, begin = match[0], match.start()
        for part in (whole,) if whole.startswith(b"<") else whole.split(_BREAK):
            if stripped := part.strip(WHITE_SPACE):
                first = begin + part.index(stripped)
                yield Piece(first, first + len(stripped), stripped)
            begin += len(part) + len(_BREAK)


def add_declarations(element: str, namespaces: Mapping[str, str]) -> str:
    """Return an element with those namespace declarations added to its tag that it may need and lacks."""
    written = element.encode()
    tag = find_first_tag(written) if namespaces else None
    if tag is None:
        return element
    own = parse_declarations(tag.attributes)
    named = sorted(({"", *possible_prefixes(written)} & namespaces.keys()) - own.keys())
    behind_name = 1 + len(tag.name.decode())
    added = format_declarations({prefix: namespaces[prefix] for prefix in named})
    return element[:behind_name] + added + element[behind_name:]


# Values, in columns

KINDS: Final = ("image", "video", "news", "alternate", "mobile", "pagemap", "other", "unreadable")
"""Kinds of extensions; `other` is an unknown element, `unreadable` an entry whose XML can't be parsed."""

VALUE_SCHEMA: Final = pl.Schema(
    {
        "slot": pl.UInt32(),
        "element": pl.UInt32(),
        "extension": pl.Enum(KINDS),
        "field": pl.String(),
        "value": pl.String(),
        "nth": pl.UInt32(),
    }
)
"""One row for each element of an entry, and for each field in it.

`slot`: number of the entry, chosen by the caller; `element`: index of the element in its entry; `field`: "" for the
element itself, a path such as "loc" or "publication.name", an attribute such as "restriction@relationship" or "@href",
or "{namespace}name" for elements of other namespaces; `value`: the parsed text, null for a group, "{namespace}name" for
an element of the kind `other`; `nth`: index of the field among the fields with its path in the element; attributes have
the index of their field. The rows of an element are adjacent, as are the elements of an entry. Without `slot` and
`element`, a row is an `ExtensionValue`.
"""

KIND_OF_TAG: Final = {
    extension.tag: "alternate" if extension.prefix == "xhtml" else extension.prefix
    for extension in VALIDATED_EXTENSIONS
}
"""Kind of an extension by `Extension.tag`, the name of its element."""

_BY_TAG: Final = {extension.tag: extension for extension in VALIDATED_EXTENSIONS}
_BYTES_AT_ONCE: Final = 2 << 20
_PART_BYTES: Final = 1 << 19
_LINES_AT_ONCE: Final = 100_000

_Row = tuple[int, int, str, str, str | None, int]
_Texts = list[tuple[int, str]]


def empty_values() -> pl.DataFrame:
    """Return an empty frame of `VALUE_SCHEMA`."""
    return pl.DataFrame(schema=VALUE_SCHEMA)


def extension_values(texts: pl.DataFrame, declared: Mapping[int, Mapping[str, str]]) -> pl.DataFrame:
    """Return the values of the extensions of entries as rows.

    Args:
        texts: `slot`, `xml` and `origin` of each entry; slots are unique.
        declared: For each origin the namespaces that its file declares, as URIs by prefix.

    Returns:
        A frame of `VALUE_SCHEMA`; an entry that can't be parsed is one row of the kind `unreadable`.
    """
    frames: list[pl.DataFrame] = []
    # Grouped by declarations, so that many small files are read at once.
    keyed = sorted((sorted(declared[origin].items()), origin) for origin in texts["origin"].unique().to_list())
    for key, group in groupby(keyed, key=itemgetter(0)):
        chosen = texts.filter(pl.col("origin").is_in([origin for _, origin in group]))
        frames += _frames_for_declarations(chosen.select(pl.col("slot").cast(pl.UInt32), "xml"), dict(key))
    filled = [frame for frame in frames if frame.height]
    return pl.concat(filled) if filled else empty_values()


def without_plain_extensions(texts: pl.DataFrame, declared: Mapping[int, Mapping[str, str]]) -> pl.DataFrame:
    """Return the entries that may have other extensions than images with a `loc` and alternates with a language.

    The arguments are those of `extension_values`. The filter is much faster than that function.
    """
    origins_by_pattern: dict[str, list[int]] = {}
    for origin, uris in declared.items():
        if shapes := _plain_shapes(uris):
            origins_by_pattern.setdefault(_plain_pattern(shapes), []).append(origin)
    rest = texts
    for pattern, origins in origins_by_pattern.items():
        rest = rest.filter(~(pl.col("origin").is_in(origins) & pl.col("xml").str.contains(pattern)))
    return rest


def _frames_for_declarations(texts: pl.DataFrame, declared: Mapping[str, str]) -> Iterator[pl.DataFrame]:
    """Yield the rows of entries below the same declarations, as frames of `VALUE_SCHEMA`."""
    rest = texts
    for prefix, uri in declared.items():
        if prefix and uri in _PLAIN and rest.height:
            is_plain = rest["xml"].str.contains(_PLAIN[uri].pattern.replace("PREFIX", re.escape(prefix)))
            if is_plain.any():
                yield _plain_values(rest.filter(is_plain), _PLAIN[uri], prefix)
                rest = rest.filter(~is_plain)
    shapes = _plain_shapes(declared)
    if len(shapes) > 1 and rest.height:
        is_mixed = rest["xml"].str.contains(_plain_pattern(shapes))
        if is_mixed.any():
            yield _mixed_plain_values(rest.filter(is_mixed), shapes)
            rest = rest.filter(~is_mixed)
    first, sizes = 0, rest["xml"].str.len_bytes().cum_sum().to_numpy()
    while first < rest.height:
        before = int(sizes[first - 1]) if first else 0
        last = max(first + 1, int(np.searchsorted(sizes, before + _BYTES_AT_ONCE, "right")))
        entries: _Texts = list(rest.slice(first, last - first).iter_rows())
        is_large = last == first + 1 and int(sizes[first]) - before > _BYTES_AT_ONCE
        yield from (
            _frames_for_large_entry(entries[0], declared)
            if is_large
            else _frames_from_rows(parse_values(entries, declared))
        )
        first = last


# The plain shape, by column.


class _PlainShape(NamedTuple):
    """Frequent form of the extensions of an entry: elements of one kind with the same fields.

    Attributes:
        extension: The kind.
        opening: Beginning of an element, which is nowhere else in it; "PREFIX" is the placeholder for the prefix.
        element: Regular expression of an element.
        fields: For each field the beginning of its value, and the pattern of the value.
    """

    extension: str
    opening: str
    element: str
    fields: dict[str, tuple[str, str]]

    @property
    def pattern(self) -> str:
        """Regular expression of the extensions of an entry."""
        return rf"^{_SPACE}(?:{self.element}{_SPACE})+$"


_TEXT: Final = r"(?:[^<&>\"\x00-\x1F\x7F-\x9F\u{FFFE}\u{FFFF}]|&amp;)*"
_SPACE: Final = r"[ \t\r\n]*"
_PLAIN: Final = {
    namespaces.EXTENSIONS["image"]: _PlainShape(
        "image",
        "<PREFIX:image>",
        rf"<PREFIX:image>{_SPACE}<PREFIX:loc>{_TEXT}</PREFIX:loc>{_SPACE}</PREFIX:image>",
        {"loc": ("<PREFIX:loc>", "[^<]*")},
    ),
    namespaces.EXTENSIONS["xhtml"]: _PlainShape(
        "alternate",
        "<PREFIX:link ",
        rf'<PREFIX:link rel="{_TEXT}" hreflang="{_TEXT}" href="{_TEXT}"{_SPACE}/>',
        {f"@{name}": (f' {name}="', '[^"]*') for name in ("rel", "hreflang", "href")},
    ),
}


def _plain_shapes(declared: Mapping[str, str]) -> list[tuple[str, _PlainShape]]:
    """Return the plain shapes of declared namespaces, given as URI by prefix, with their prefixes."""
    return [(prefix, _PLAIN[uri]) for prefix, uri in declared.items() if prefix and uri in _PLAIN]


def _plain_pattern(shapes: Sequence[tuple[str, _PlainShape]]) -> str:
    """Return a regular expression of extensions whose elements have any of these plain shapes."""
    elements = "|".join(shape.element.replace("PREFIX", re.escape(prefix)) for prefix, shape in shapes)
    return rf"^{_SPACE}(?:(?:{elements}){_SPACE})+$"


def _plain_values(texts: pl.DataFrame, shape: _PlainShape, prefix: str) -> pl.DataFrame:
    """Return the rows of entries whose extensions have a plain shape: for each element, itself and its fields."""
    columns = []
    for opening, rest in shape.fields.values():
        lists = texts["xml"].str.extract_all(opening.replace("PREFIX", re.escape(prefix)) + rest)
        columns.append(lists.explode().str.slice(len(opening.replace("PREFIX", prefix))))
    counts = lists.list.len().to_numpy()
    total, each = int(counts.sum()), len(columns) + 1
    values = pl.concat([pl.Series([None], dtype=pl.String).new_from_index(0, total), *columns])
    line = np.arange(total * each)
    value = values.gather(pl.Series(((line % each) * total + line // each).astype(np.uint32)))
    if value.str.contains("&", literal=True).any():
        value = value.str.replace_all("&amp;", "&", literal=True)
    element = np.arange(total) - np.repeat(np.cumsum(counts) - counts, counts)
    slots = np.repeat(texts["slot"].to_numpy(), counts)
    return pl.DataFrame(
        {
            "slot": np.repeat(slots, each).astype(np.uint32),
            "element": np.repeat(element, each).astype(np.uint32),
            "extension": pl.Series([shape.extension], dtype=pl.Enum(KINDS)).new_from_index(0, total * each),
            "field": pl.Series(["", *shape.fields]).gather(pl.Series((line % each).astype(np.uint32))),
            "value": value,
            "nth": pl.Series([0], dtype=pl.UInt32).new_from_index(0, total * each),
        }
    )


def _mixed_plain_values(texts: pl.DataFrame, shapes: Sequence[tuple[str, _PlainShape]]) -> pl.DataFrame:
    """Return the rows of entries whose elements have plain shapes of several kinds, given with their prefixes."""
    openings = {shape.opening.replace("PREFIX", prefix): (prefix, shape) for prefix, shape in shapes}
    lists = texts["xml"].str.extract_all("|".join(map(re.escape, openings)))
    counts = lists.list.len().to_numpy()
    total = int(counts.sum())
    numbers = (np.arange(total) - np.repeat(np.cumsum(counts) - counts, counts)).astype(np.uint32)
    opening_of = lists.explode()
    n_rows = np.zeros(total, np.int64)
    frames, own_of = [], []
    for opening, (prefix, shape) in openings.items():
        own = (opening_of == opening).arg_true().to_numpy()
        n_rows[own] = len(shape.fields) + 1
        values = _plain_values(texts.filter(texts["xml"].str.contains(opening, literal=True)), shape, prefix)
        frames.append(values.with_columns(element=pl.Series(np.repeat(numbers[own], len(shape.fields) + 1))))
        own_of.append(own)
    # The position of each row among those of all kinds.
    starts = np.cumsum(n_rows) - n_rows
    order = np.zeros(int(n_rows.sum()), np.uint32)
    first = 0
    for frame, own in zip(frames, own_of, strict=True):
        if len(own):
            places = starts[own][:, None] + np.arange(n_rows[own[0]])
            order[places.ravel()] = np.arange(first, first + frame.height)
        first += frame.height
    return pl.concat(frames)[order]


# Any shape, by the parser.


def parse_values(texts: _Texts, declared: Mapping[str, str]) -> Iterator[_Row]:
    """Yield the rows of `VALUE_SCHEMA` for pairs of slot and XML; an entry that can't be parsed has one row."""
    wrapped = "".join(f'<e n="{place}">{xml}</e>' for place, (_, xml) in enumerate(texts))
    root = _parse_with_declarations(wrapped, declared)
    # An entry could close and reopen its wrapper, so the number of each wrapper is verified.
    if root is not None and [entry.get("n") for entry in root] == [str(place) for place in range(len(texts))]:
        for (slot, _), entry in zip(texts, root, strict=True):
            yield from _entry_rows(slot, entry)
    elif len(texts) == 1:
        yield _unreadable_row(texts[0][0])
    else:
        middle = len(texts) // 2
        yield from parse_values(texts[:middle], declared)
        yield from parse_values(texts[middle:], declared)


def _frames_for_large_entry(text: tuple[int, str], declared: Mapping[str, str]) -> list[pl.DataFrame]:
    """Return the rows of one large entry as frames; it is parsed in parts, to save memory."""
    slot, xml = text
    frames: list[pl.DataFrame] = []
    start, part_bytes, n_elements = 0, _PART_BYTES, 0
    while start < len(xml):
        cut = xml.find(f"{PIECE_BREAK}<", start + part_bytes)
        end = cut if cut >= 0 else len(xml)
        root = _parse_with_declarations(f"<e>{xml[start:end]}</e>", declared)
        if root is not None and len(root) == 1:
            numbers: dict[str, int] = {}
            tags = [numbers.setdefault(str(element.tag), len(numbers)) for element in root[0]]
            if _BY_TAG.keys().isdisjoint(numbers):
                # Many elements, all of them unknown.
                columns = {
                    "element": np.arange(n_elements, n_elements + len(tags)),
                    "value": pl.Series([*numbers]).gather(pl.Series(tags)),
                }
                constants = {"slot": slot, "extension": "other", "field": "", "nth": 0}
                lines = pl.DataFrame(columns).with_columns(pl.lit(value).alias(key) for key, value in constants.items())
                frames.append(lines.select(pl.col(name).cast(kind) for name, kind in VALUE_SCHEMA.items()))
            else:
                frames += _frames_from_rows(_entry_rows(slot, root[0], n_elements))
            start, part_bytes, n_elements = end, _PART_BYTES, n_elements + len(root[0])
        elif end == len(xml):
            return list(_frames_from_rows([_unreadable_row(slot)]))
        else:
            # The part ends inside an element or a comment.
            part_bytes *= 4
    return frames


def _frames_from_rows(lines: Iterable[_Row]) -> Iterator[pl.DataFrame]:
    """Yield frames of `VALUE_SCHEMA` with many rows each, built column by column, which is faster."""
    rest = iter(lines)
    while batch := list(islice(rest, _LINES_AT_ONCE)):
        columns = {name: list(map(itemgetter(place), batch)) for place, name in enumerate(VALUE_SCHEMA)}
        yield pl.DataFrame(columns, schema=VALUE_SCHEMA)


def _unreadable_row(slot: int) -> _Row:
    """Return the row of an entry whose extensions can't be parsed."""
    return slot, 0, "unreadable", "", None, 0


def _parse_with_declarations(wrapped: str, declared: Mapping[str, str]) -> etree._Element | None:
    """Parse elements below a root that declares namespaces; return None if they are not well-formed."""
    uris = {prefix: uri for prefix, uri in declared.items() if uri and prefix not in ("xml", "xmlns")}
    try:
        return parse(f"<r{format_declarations(uris)}>{wrapped}</r>".encode(), Path("extensions"))
    except (ReadError, UnicodeEncodeError):
        return None


def _entry_rows(slot: int, entry: etree._Element, first: int = 0) -> Iterator[_Row]:
    """Yield the rows of the elements of an entry, which are numbered from `first`."""
    for number, element in enumerate(entry, first):
        tag = str(element.tag)
        extension = _BY_TAG.get(tag)
        if extension is None:
            yield slot, number, "other", "", tag, 0
            continue
        kind = KIND_OF_TAG[tag]
        yield slot, number, kind, "", None, 0
        for attribute, text in _attributes(element):
            yield slot, number, kind, f"@{attribute}", text, 0
        for field, value, nth in _field_values(element, extension.namespace, extension.fields, "", {}):
            yield slot, number, kind, field, value, nth


def _field_values(
    parent: etree._Element, namespace: str, fields: Sequence[ExtensionField], prefix: str, counts: dict[str, int]
) -> Iterator[tuple[str, str | None, int]]:
    """Yield path, value and index of the fields of an element, with their attributes and nested fields.

    `prefix` is the path of the element with a final dot, and `counts` the number of fields so far by path.
    """
    own = f"{{{namespace}}}"
    for child in parent:
        name = prefix + str(child.tag).removeprefix(own)
        spec = next((field for field in fields if own + field.name == child.tag), None)
        group = spec.fields if spec is not None and spec.kind is ValueKind.GROUP else None
        text = "".join(map(str, child.itertext())) if len(child) else child.text or ""
        nth = counts.get(name, 0)
        counts[name] = nth + 1
        yield name, text if group is None else None, nth
        for attribute, value in _attributes(child):
            yield f"{name}@{attribute}", value, nth
        if group is not None:
            yield from _field_values(child, namespace, group, f"{name}.", counts)


def _attributes(element: etree._Element) -> Iterator[tuple[str, str]]:
    """Yield name and value of the attributes of an element that are in no namespace."""
    return ((str(name), str(text)) for name, text in element.attrib.items() if not str(name).startswith("{"))
