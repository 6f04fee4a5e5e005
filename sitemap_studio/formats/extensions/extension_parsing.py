"""Parsing of extension XML: division into pieces of bytes, and values in columns.

Extensions are between the fields of an entry in a file. The table stores them as one text, with pieces joined by
`PIECE_BREAK`.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import groupby, islice
from operator import itemgetter
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
import polars as pl
from lxml import etree
from numpy.typing import NDArray

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
from sitemap_studio.protocol.extension_fields import VALIDATED_EXTENSIONS, Extension, ExtensionField, ValueKind
from sitemap_studio.protocol.extension_items import EXTENSION_NAMES, SPECS

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


def without_ordered_extensions(
    texts: pl.DataFrame, declared: Mapping[int, Mapping[str, str]], kinds: tuple[str, ...]
) -> pl.DataFrame:
    """Return the entries that may have extensions of other kinds, unknown content, or repeated values of a field.

    Entries with fields that are not in the order of their declaration are also returned. The filter is several times faster
    than `extension_values`.

    Args:
        texts: `slot`, `xml` and `origin` of each entry.
        declared: For each origin the namespaces that its file declares, as URIs by prefix.
        kinds: Kinds of extensions; entries with no other content than their fields, in order, are omitted.
    """
    origins_by_pattern: dict[str, list[int]] = {}
    for origin, uris in declared.items():
        if syntax := _plain_syntax(tuple(sorted(uris.items())), kinds):
            origins_by_pattern.setdefault(syntax.pattern, []).append(origin)
    others = texts
    for pattern, origins in origins_by_pattern.items():
        is_ordered = pl.col("xml").str.contains(pattern) & ~pl.col("xml").str.contains(_REPEATED_ATTRIBUTE)
        others = others.filter(~(pl.col("origin").is_in(origins) & is_ordered))
    return others


def _frames_for_declarations(texts: pl.DataFrame, declared: Mapping[str, str]) -> Iterator[pl.DataFrame]:
    """Yield the rows of entries below the same declarations, as frames of `VALUE_SCHEMA`."""
    rest = texts
    if texts.height and (syntax := _plain_syntax(tuple(sorted(declared.items())))):
        is_plain = texts["xml"].str.contains(syntax.pattern) & ~texts["xml"].str.contains(_REPEATED_ATTRIBUTE)
        if is_plain.any():
            yield _plain_values(texts.filter(is_plain), syntax)
            rest = texts.filter(~is_plain)
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


# Plain syntax, by column

_MEANINGS: Final = tuple((kind, path) for kind in EXTENSION_NAMES for path in ("", *SPECS[kind]))
"""Kind and path of all elements, fields and attributes of extensions; the index is their code."""

_CODES: Final = {meaning: code for code, meaning in enumerate(_MEANINGS)}
_KINDS: Final = pl.Series([kind for kind, _ in _MEANINGS], dtype=pl.Enum(KINDS))
_PATHS: Final = pl.Series([path for _, path in _MEANINGS], dtype=pl.String)
_IS_ELEMENT: Final = np.array([path == "" for _, path in _MEANINGS], np.bool_)
_HAS_TEXT: Final = pl.Series([path != "" and SPECS[kind][path].kind is not ValueKind.GROUP for kind, path in _MEANINGS])
_ATTRIBUTES: Final = tuple(sorted({path.partition("@")[2] for _, path in _MEANINGS if "@" in path}))
_ATTRIBUTE_CODES: Final = np.array(
    [[_CODES.get((kind, f"{path}@{name}"), 0) for name in _ATTRIBUTES] for kind, path in _MEANINGS], np.int64
)
"""Code of an attribute, by the code of its element and its index in `_ATTRIBUTES`; 0 if the element has no such one."""

_CHARACTERS: Final = {"&lt;": "<", "&gt;": ">", "&quot;": '"', "&apos;": "'", "&amp;": "&"}
"""Characters by named reference."""

_CDATA_MARKS: Final = ("![CDATA[", "]]>")

_OTHER: Final = r"\x00-\x08\x0B-\x1F\x7F-\x9F\u{FFFE}\u{FFFF}"
_SPACE: Final = r"[ \t\r\n]*"
_DECIMAL: Final = "9|1[03]|3[2-9]|[4-9][0-9]|[1-9][0-9]{2,3}|[1-4][0-9]{4}|[7-9][0-9]{4}|[1-9][0-9]{5}|10[0-9]{5}"
_HEXADECIMAL: Final = (
    "[9AaDd]|[2-9A-Fa-f]H|[1-9A-Fa-f]HH|[1-9A-Ca-cEe]HHH|[Dd][0-7]HH|[1-9A-Fa-f]HHHH|10HHHH"
).replace("H", "[0-9A-Fa-f]")
_REFERENCE: Final = f"(?:{'|'.join(_CHARACTERS)}|&#(?:0{{0,4}}(?:{_DECIMAL})|x0{{0,4}}(?:{_HEXADECIMAL}));)"
"""References to characters; numeric references are limited to ranges in which XML allows all characters."""

_COMMENT: Final = rf"<!--(?:-?[^-{_OTHER}])*-->"
_GAP: Final = rf"(?:[ \t\r\n]|{_COMMENT})*"
_TEXT: Final = rf"(?:[^<&>{_OTHER}]|{_REFERENCE}|{_COMMENT})*"
_CDATA: Final = rf"<!\[CDATA\[[^<\]{_OTHER}]*\]\]>{_GAP}"
_ATTRIBUTE_TEXT: Final = rf"""(?:"(?:[^<&>"\t\n{_OTHER}]|{_REFERENCE})*"|'(?:[^<&>'\t\n{_OTHER}]|{_REFERENCE})*')"""
_QUOTED: Final = """(?:"[^"]*"|'[^']*')"""
_REPEATED_ATTRIBUTE: Final = "|".join(
    rf"[ \t\r\n]{name}={_QUOTED}(?:[ \t\r\n]+[a-z_]+={_QUOTED})*[ \t\r\n]+{name}=" for name in _ATTRIBUTES
)
_ATTRIBUTE: Final = """[a-z_]+=(?:"[^"]*|'[^']*)"""
"""Attribute without its second quotation mark."""


class _PlainSyntax(NamedTuple):
    """Syntax of most extensions in files that declare the same namespaces, which is read without a parser.

    Attributes:
        pattern: Regular expression of the extensions of an entry: known elements with known attributes, comments,
            references, and values that are text or one CDATA section. Attributes may be repeated.
        names: Names of elements, such as "image:loc".
        codes: Code of each name.
    """

    pattern: str
    names: pl.Enum
    codes: NDArray[np.int64]


@lru_cache(maxsize=64)
def _plain_syntax(
    declared: tuple[tuple[str, str], ...], ordered_kinds: tuple[str, ...] | None = None
) -> _PlainSyntax | None:
    """Return the plain syntax for namespaces, pairs of prefix and URI; None if no prefix denotes an extension.

    With `ordered_kinds`, extensions must be of these kinds, and their fields in the order of their declaration. Fields that
    are not repeatable must not occur twice.
    """
    codes = dict[str, int]()

    def element(prefix: str, name: str, kind: str, path: str, spec: Extension | ExtensionField) -> str:
        """Return the pattern of an element with its attributes and fields, and add their names to `codes`.

        Args:
            prefix: Prefix of the names.
            name: Local name.
            kind: Kind of the extension.
            path: Path of the field; "" for the extension itself.
            spec: Declaration of the element.
        """
        codes[f"{prefix}:{name}"] = _CODES[kind, path]
        tag, names = re.escape(f"{prefix}:{name}"), "|".join(attribute.name for attribute in spec.attributes)
        attributes = rf"(?:(?:[ \t\r\n]+(?:{names})={_ATTRIBUTE_TEXT})+{_SPACE})?" if names else ""
        paths = [(f"{path}.{field.name}" if path else field.name, field) for field in spec.fields]
        fields = [(element(prefix, field.name, kind, inner, field), field) for inner, field in paths]
        if path and not fields:
            content = f"(?:{_TEXT}|{_CDATA})"
        elif ordered_kinds is None:
            content = f"{_GAP}(?:(?:{'|'.join(written for written, _ in fields)}){_GAP})*" if fields else _GAP
        else:
            counts = [(f"(?:{written}{_GAP})", "*" if field.is_repeatable else "?") for written, field in fields]
            content = _GAP + "".join(map("".join, counts))
        return rf"<{tag}{attributes}(?:>{content}</{tag}>|{_SPACE}/>)"

    elements = [
        element(prefix, extension.element, kind, "", extension)
        for prefix, uri in declared
        for kind, extension in EXTENSION_NAMES.items()
        if prefix and uri == extension.namespace and (ordered_kinds is None or kind in ordered_kinds)
    ]
    if not elements:
        return None
    pattern = rf"^{_GAP}(?:(?:{'|'.join(elements)}){_GAP})+$"
    return _PlainSyntax(pattern, pl.Enum(list(codes)), np.array(list(codes.values()), np.int64))


def _plain_values(texts: pl.DataFrame, syntax: _PlainSyntax) -> pl.DataFrame:
    """Return the rows of entries in plain syntax, given as `slot` and `xml`, as a frame of `VALUE_SCHEMA`."""
    xml = texts["xml"]
    has_marks = xml.str.contains("<!", literal=True)
    xml = xml.scatter(has_marks.arg_true(), xml.filter(has_marks).str.replace_all(_COMMENT, ""))
    lists = xml.str.split("<")
    pieces, entry_of = lists.explode(), np.repeat(np.arange(texts.height), lists.list.len().to_numpy())
    # The first piece of an entry is the space before its first tag.
    is_other = np.append(True, np.diff(entry_of) > 0) | pieces.str.starts_with("/").to_numpy()
    at_cdata = pieces.str.starts_with("!").arg_true().to_numpy() if has_marks.any() else np.empty(0, np.uint32)
    is_other[at_cdata] = True
    starts = np.flatnonzero(~is_other).astype(np.uint32)
    tags = pieces.gather(starts).str.splitn(">", 2).struct
    heads, values = tags.field("field_0"), _decode_references(tags.field("field_1"))
    if len(at_cdata):
        sections = pieces.gather(at_cdata)
        for mark in _CDATA_MARKS:
            sections = sections.str.replace(mark, "", literal=True)
        values = values.scatter(np.searchsorted(starts, at_cdata) - 1, sections)
    # Tags with attributes, and closed ones, have more than their name.
    names = heads.cast(syntax.names, strict=False)
    at_longer = names.is_null().arg_true()
    longer = heads.gather(at_longer)
    # After the tag of an empty element, there is only space before the next element.
    values = values.scatter(at_longer.filter(longer.str.ends_with("/")), "")
    attributes = longer.str.extract_all(_ATTRIBUTE)
    names = names.scatter(at_longer, longer.str.extract(r"^([^ \t\r\n/]+)").cast(syntax.names))
    n_attributes = attributes.list.len().to_numpy()

    tag_codes = syntax.codes[names.to_physical().to_numpy()]
    entries, elements = entry_of[starts], np.cumsum(_IS_ELEMENT[tag_codes]) - 1
    first_elements = elements[np.searchsorted(entries, np.arange(texts.height))]
    keys = elements * len(_MEANINGS) + tag_codes
    nth = np.zeros(len(starts), np.uint32)
    # In most elements, the codes of fields ascend, so that none is repeated.
    is_unordered = np.bincount(elements[1:][np.diff(keys) <= 0], minlength=len(starts)) > 0
    at_unordered = np.flatnonzero(is_unordered[elements])
    unordered = pl.DataFrame({"key": keys[at_unordered]})
    nth[at_unordered] = unordered.select(pl.int_range(pl.len()).over("key")).to_series().to_numpy()

    # Rows: each tag, and its attributes after it.
    tag_of = np.arange(len(starts))
    codes = tag_codes
    if n_attributes.any():
        n_rows = np.ones(len(starts), np.int64)
        n_rows[at_longer.to_numpy()] += n_attributes
        tag_of = np.repeat(tag_of, n_rows)
        is_tag = np.append(True, np.diff(tag_of) > 0)
        parts = attributes.filter(attributes.list.len() > 0).explode().str.splitn("=", 2).struct
        attribute_codes = parts.field("field_0").cast(pl.Enum(_ATTRIBUTES)).to_physical().to_numpy()
        codes = tag_codes[tag_of]
        codes[~is_tag] = _ATTRIBUTE_CODES[codes[~is_tag], attribute_codes]
        order = np.zeros(len(tag_of), np.uint32)
        order[is_tag], order[~is_tag] = np.arange(len(starts)), np.arange(len(starts), len(tag_of))
        attribute_texts = _decode_references(parts.field("field_1").str.slice(1))
        values = pl.concat([values, attribute_texts.rename(values.name)]).gather(order)
    rows = pl.DataFrame(
        {
            "slot": texts["slot"].gather(entries[tag_of]),
            "element": (elements - first_elements[entries])[tag_of],
            "extension": _KINDS.gather(codes),
            "field": _PATHS.gather(codes),
            "value": values,
            "nth": nth[tag_of],
        }
    )
    has_text = _HAS_TEXT.gather(codes)
    return rows.with_columns(value=pl.when(has_text).then("value")).cast(VALUE_SCHEMA)


def _decode_references(texts: pl.Series) -> pl.Series:
    """Return texts in which references are replaced by their characters."""
    at_references = texts.str.contains("&", literal=True).arg_true()
    if at_references.is_empty():
        return texts
    changed = texts.gather(at_references)
    references = changed.str.extract_all(_REFERENCE).explode().unique().to_list()
    return texts.scatter(at_references, changed.str.replace_many(references, list(map(_decode_reference, references))))


def _decode_reference(reference: str) -> str:
    """Return the character that a reference such as “&amp;”, “&#38;” or “&#x26;” denotes."""
    if reference in _CHARACTERS:
        return _CHARACTERS[reference]
    code = reference[2:-1]
    return chr(int(code[1:], 16) if code.startswith("x") else int(code))


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

    A group has no value: None. The index counts the earlier fields with the same path, from 0.

    Args:
        parent: The element.
        namespace: URI of its extension.
        fields: Fields of the extension that it can contain.
        prefix: Path of the element with a final dot; empty for the extension's own element.
        counts: Number of earlier fields by path; updated.
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
