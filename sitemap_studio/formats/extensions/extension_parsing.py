"""Extension XML of entries, cut into pieces byte by byte and read to values in columns.

In a file, extensions stand between the fields of an entry. The table keeps them as one text, its pieces joined by
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
    declarations,
    declarations_of,
    elements,
    first_tag,
    prefixes_in,
)
from sitemap_studio.formats.xml_parser import parse
from sitemap_studio.protocol import namespaces
from sitemap_studio.protocol.extension_fields import JUDGED_EXTENSIONS, ExtensionField, ValueKind

PIECE_BREAK: Final = "\n    "
"""Stands between the pieces of an extension: canonical XML puts each on a line of its own."""

_BREAK: Final = PIECE_BREAK.encode()
BETWEEN_ELEMENTS: Final = re.compile(rb"(?P<other><!--.*?-->|<\?.*?\?>)|<!\[CDATA\[.*?\]\]>|[^<]+", re.DOTALL)
"""Comments and instructions (`other`), CDATA sections, and text."""

# Pieces, byte by byte


class Piece(NamedTuple):
    """One piece of an extension: its place in the text that was cut, its bytes, and its element, if it is one."""

    start: int
    end: int
    text: bytes
    element: Element | None = None


def pieces_of(xml: str) -> list[Piece]:
    """Cut the extensions of an entry as the table keeps them; tags that do not match raise a `WriteError`."""
    text = xml.encode()
    return list(pieces_between(text, 0, len(text), elements(text)))


def joined_pieces(pieces: Iterable[bytes]) -> str:
    """Join pieces to the extensions of an entry as the table keeps them."""
    return _BREAK.join(pieces).decode()


def pieces_between(
    text: bytes, start: int, end: int, children: Sequence[Element], fields: Collection[int] = ()
) -> Iterator[Piece]:
    """Yield the pieces between two places, of whose outermost elements some, by place, are fields of the entry."""
    position = start
    for place, child in enumerate(children):
        yield from _loose(text, position, child.start)
        if place not in fields:
            yield Piece(child.start, child.end, text[child.start : child.end], child)
        position = child.end
    yield from _loose(text, position, end)


def _loose(text: bytes, start: int, end: int) -> Iterator[Piece]:
    """Yield pieces that are no elements; text that the table joined is cut where it joins, too."""
    for match in BETWEEN_ELEMENTS.finditer(text, start, end):
        whole, begin = match[0], match.start()
        for part in (whole,) if whole.startswith(b"<") else whole.split(_BREAK):
            if stripped := part.strip(WHITE_SPACE):
                first = begin + part.index(stripped)
                yield Piece(first, first + len(stripped), stripped)
            begin += len(part) + len(_BREAK)


def declaring(element: str, namespaces: Mapping[str, str]) -> str:
    """Declare namespaces in the opening tag of an element, but for those that it declares or never names."""
    written = element.encode()
    tag = first_tag(written) if namespaces else None
    if tag is None:
        return element
    own = declarations(tag.attributes)
    named = sorted(({"", *prefixes_in(written)} & namespaces.keys()) - own.keys())
    behind_name = 1 + len(tag.name.decode())
    added = declarations_of({prefix: namespaces[prefix] for prefix in named})
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
        "nth": pl.UInt32(),
    }
)
"""One line for every element of an entry, and for every field in it.

`slot`: whatever the caller numbers entries by; `element`: place of the element in its entry, from 0; `field`: "" for
the element itself, "loc", "publication.name", or an attribute as "restriction@relationship" or "@href"; what is not in
the extension's namespace as "{namespace}name"; `value`: the text as parsed, null for a group, the name as
"{namespace}name" for an element of the kind `other`; `nth`: of the field among those of its path in the element, from 0,
and of an attribute that of its field. The lines of an element follow each other, and so do the elements of an entry.
Except for `slot` and `element`, a line is an `ExtensionValue`.
"""

KIND_OF_TAG: Final = {
    extension.tag: "alternate" if extension.prefix == "xhtml" else extension.prefix for extension in JUDGED_EXTENSIONS
}
"""The kind of an extension by the name of its element, as `Extension.tag` writes it."""

_BY_TAG: Final = {extension.tag: extension for extension in JUDGED_EXTENSIONS}
_BYTES_AT_ONCE: Final = 2 << 20
_PART_BYTES: Final = 1 << 19
_LINES_AT_ONCE: Final = 100_000

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
    # By what origins declare, so that a set of many small files is read in one go.
    keyed = sorted((sorted(declared[origin].items()), origin) for origin in texts["origin"].unique().to_list())
    for key, group in groupby(keyed, key=itemgetter(0)):
        chosen = texts.filter(pl.col("origin").is_in([origin for _, origin in group]))
        frames += _frames_of(chosen.select(pl.col("slot").cast(pl.UInt32), "xml"), dict(key))
    filled = [frame for frame in frames if frame.height]
    return pl.concat(filled) if filled else no_values()


def _frames_of(texts: pl.DataFrame, declared: Mapping[str, str]) -> Iterator[pl.DataFrame]:
    """Yield the values of entries under the same declarations."""
    rest = texts
    for prefix, uri in declared.items():
        if prefix and uri in _PLAIN and rest.height:
            is_plain = rest["xml"].str.contains(_PLAIN[uri].pattern.replace("PREFIX", re.escape(prefix)))
            if is_plain.any():
                yield _plain_values(rest.filter(is_plain), _PLAIN[uri], prefix)
                rest = rest.filter(~is_plain)
    first, sizes = 0, rest["xml"].str.len_bytes().cum_sum().to_numpy()
    while first < rest.height:
        before = int(sizes[first - 1]) if first else 0
        last = max(first + 1, int(np.searchsorted(sizes, before + _BYTES_AT_ONCE, "right")))
        entries: _Texts = list(rest.slice(first, last - first).iter_rows())
        is_large = last == first + 1 and int(sizes[first]) - before > _BYTES_AT_ONCE
        yield from _frames_of_large(entries[0], declared) if is_large else _frames(parsed_lines(entries, declared))
        first = last


# The plain shape, by column.


class _PlainShape(NamedTuple):
    """Extensions of one kind that all have the same fields: what they are, and how the fields' values begin and go on.

    "PREFIX" stands for the prefix of their namespace.
    """

    extension: str
    pattern: str
    fields: dict[str, tuple[str, str]]


_TEXT: Final = r"(?:[^<&>\"\x00-\x1F\x7F-\x9F\u{FFFE}\u{FFFF}]|&amp;)*"
_SPACE: Final = r"[ \t\r\n]*"
_PLAIN: Final = {
    namespaces.EXTENSIONS["image"]: _PlainShape(
        "image",
        rf"^{_SPACE}(?:<PREFIX:image>{_SPACE}<PREFIX:loc>{_TEXT}</PREFIX:loc>{_SPACE}</PREFIX:image>{_SPACE})+$",
        {"loc": ("<PREFIX:loc>", "[^<]*")},
    ),
    namespaces.EXTENSIONS["xhtml"]: _PlainShape(
        "alternate",
        rf'^{_SPACE}(?:<PREFIX:link rel="{_TEXT}" hreflang="{_TEXT}" href="{_TEXT}"{_SPACE}/>{_SPACE})+$',
        {f"@{name}": (f' {name}="', '[^"]*') for name in ("rel", "hreflang", "href")},
    ),
}


def _plain_values(texts: pl.DataFrame, shape: _PlainShape, prefix: str) -> pl.DataFrame:
    """Return the lines of elements that have the same fields: first its own, then one for each field."""
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


# Any shape, by the parser.


def parsed_lines(texts: _Texts, declared: Mapping[str, str]) -> Iterator[_Line]:
    """Yield the lines of `VALUE_SCHEMA` for some entries; if they cannot be parsed together, of each half of them."""
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
        yield from parsed_lines(texts[:middle], declared)
        yield from parsed_lines(texts[middle:], declared)


def _frames_of_large(text: tuple[int, str], declared: Mapping[str, str]) -> list[pl.DataFrame]:
    """Return the lines of a large entry, which is parsed part by part to save memory."""
    slot, xml = text
    frames: list[pl.DataFrame] = []
    start, part_bytes, n_elements = 0, _PART_BYTES, 0
    while start < len(xml):
        cut = xml.find(f"{PIECE_BREAK}<", start + part_bytes)
        end = cut if cut >= 0 else len(xml)
        root = _tree(f"<e>{xml[start:end]}</e>", declared)
        if root is not None and len(root) == 1:
            numbers: dict[str, int] = {}
            tags = [numbers.setdefault(str(element.tag), len(numbers)) for element in root[0]]
            if _BY_TAG.keys().isdisjoint(numbers):
                # Many elements none of which is an extension.
                columns = {
                    "element": np.arange(n_elements, n_elements + len(tags)),
                    "value": pl.Series([*numbers]).gather(pl.Series(tags)),
                }
                constants = {"slot": slot, "extension": "other", "field": "", "nth": 0}
                lines = pl.DataFrame(columns).with_columns(pl.lit(value).alias(key) for key, value in constants.items())
                frames.append(lines.select(pl.col(name).cast(kind) for name, kind in VALUE_SCHEMA.items()))
            else:
                frames += _frames(_entry_lines(slot, root[0], n_elements))
            start, part_bytes, n_elements = end, _PART_BYTES, n_elements + len(root[0])
        elif end == len(xml):
            return list(_frames([_unreadable(slot)]))
        else:
            # The cut lies within an element or a comment.
            part_bytes *= 4
    return frames


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
    uris = {prefix: uri for prefix, uri in declared.items() if uri and prefix not in ("xml", "xmlns")}
    try:
        return parse(f"<r{declarations_of(uris)}>{wrapped}</r>".encode(), Path("extensions"))
    except (ReadError, UnicodeEncodeError):
        return None


def _entry_lines(slot: int, entry: etree._Element, first: int = 0) -> Iterator[_Line]:
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
    """Yield the attributes that have no namespace."""
    return ((str(name), str(text)) for name, text in element.attrib.items() if not str(name).startswith("{"))
