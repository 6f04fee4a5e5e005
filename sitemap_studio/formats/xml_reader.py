"""Read a sitemap or index with lxml, and find the byte range of every entry.

Elements are matched by namespace, never by prefix: `image:loc` is no `loc`. Large files are cut into slices of a few
entries, so that no tree of all of a file is ever built.
"""

from __future__ import annotations

import heapq
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Final, Literal, NamedTuple

import numpy as np
import polars as pl
from lxml import etree

from sitemap_studio.core.errors import ReadError
from sitemap_studio.core.messages import msg
from sitemap_studio.formats.encoding import check_utf8
from sitemap_studio.formats.extensions.parsing import cut_extensions
from sitemap_studio.formats.findings import FindingLog
from sitemap_studio.formats.xml_elements import declarations, first_tag, protocol_name
from sitemap_studio.formats.xml_lexer import LexedElements, Offsets, elements_at, find_byte, lex
from sitemap_studio.formats.xml_parser import (
    MAX_TAGS,
    is_well_formed,
    parse,
    parse_shell,
    require_well_formed,
    split_name,
)
from sitemap_studio.model.columns import EXTENSION_SCHEMA, READ_SCHEMA
from sitemap_studio.protocol.fields import FIELD_NAMES, FieldName
from sitemap_studio.protocol.namespaces import KNOWN_EXTENSIONS, SCHEMA_LOCATIONS, SITEMAP, XSI, is_readable
from sitemap_studio.protocol.quoting import shown
from sitemap_studio.protocol.rule import Finding
from sitemap_studio.protocol.rules.files import N_TAG_RANKS, ORDER_RULE, order_message

Kind = Literal["urlset", "index", "text", "csv", "feed"]
"""A sitemap, an index of sitemaps, a list of URLs, a table of entries."""

XmlKind = Literal["urlset", "index"]
KIND_OF_ROOT: Final[dict[str, XmlKind]] = {"urlset": "urlset", "sitemapindex": "index"}
CHILD_OF_KIND: Final[dict[XmlKind, str]] = {"urlset": "url", "index": "sitemap"}
FIELDS_OF_KIND: Final[dict[Kind, tuple[FieldName, ...]]] = {"urlset": FIELD_NAMES, "index": ("loc", "lastmod")}


@dataclass(frozen=True)
class ReadEntries:
    """The content of one file.

    Attributes:
        namespaces: URI by prefix as declared on the root; "" stands for the default.
    """

    kind: Kind
    entries: pl.DataFrame
    extensions: pl.DataFrame
    namespaces: dict[str, str]
    findings: tuple[Finding, ...]


def kind_of(root: etree._Element, path: Path, *, line: int) -> XmlKind:
    """Whether a root element, which begins in a line, is that of a sitemap or of an index; else a `ReadError`."""
    namespace, name = split_name(root)
    if name not in KIND_OF_ROOT:
        message = msg(
            "“{name}” is not a sitemap: its root element in line {line} is “{name_2}”.",
            name=path.name,
            line=line,
            name_2=name,
        )
        hint = msg("The root of a sitemap is “urlset”, that of an index “sitemapindex”.")
        raise ReadError(message, hint=hint, path=path, line=line)
    if not is_readable(namespace):
        message = msg(
            "“{name}” is not a sitemap: its root element in line {line} is in the namespace “{namespace}”.",
            name=path.name,
            line=line,
            namespace=shown(namespace),
        )
        hint = msg("The namespace {sitemap} is missing.", sitemap=SITEMAP)
        raise ReadError(message, hint=hint, path=path, line=line)
    return KIND_OF_ROOT[name]


def declared_namespaces(root: etree._Element) -> dict[str, str]:
    """URI by prefix as declared on the root, "" for the default namespace."""
    return {prefix or "": uri for prefix, uri in root.nsmap.items()}


_SCHEMA_LOCATION: Final = f"{{{XSI}}}schemaLocation"
_ATTRIBUTE: Final = re.compile(rb"[ \t\r\n]([^ \t\r\n=/>\"']++)[ \t\r\n]*+=[ \t\r\n]*+(?:\"[^\"]*+\"|'[^']*+')")
_BEHIND_NAME: Final = re.compile(rb"[ \t\r\n/>]")
_LAST_OF_ATTRIBUTES: Final = np.frombuffer(b"\"'/ \t\r\n", np.uint8)
"""What is before the “>” of a tag that may have attributes; no name ends so."""


def note_root(log: FindingLog, root: etree._Element, line: int) -> None:
    """Add findings about the root element, which begins in a line."""
    namespace, name = split_name(root)
    _note_namespace(log, namespace, line)
    for attribute, value in root.attrib.items():
        if attribute != _SCHEMA_LOCATION:
            uri, found, written = str(attribute).rpartition("}")
            if found:
                prefix = next((prefix for prefix, known in root.nsmap.items() if prefix and known == uri[1:]), "xml")
                written = f"{prefix}:{written}"
            _note_attribute(log, name, written, line)
        elif fault := _fault_of_location(str(value), root, name):
            log.add("schema-location", fault, line=line, value=str(value))


def _note_namespace(log: FindingLog, namespace: str, line: int) -> None:
    """Note a namespace that is read, but is not the protocol's."""
    message = msg("The namespace {sitemap} is missing.", sitemap=SITEMAP)
    if namespace:
        message = msg("The namespace is “{namespace}”, not “{sitemap}”.", namespace=shown(namespace), sitemap=SITEMAP)
    if namespace != SITEMAP:
        log.add("namespace-wrong", message, line=line, value=namespace)


def _note_attribute(log: FindingLog, element: str, attribute: str, line: int, *, entry: int | None = None) -> None:
    if log.counts_only("attribute-unknown"):
        return
    message = msg(
        "“{element}” has the attribute “{attribute}”, which the protocol does not define.",
        element=element,
        attribute=attribute,
    )
    log.add("attribute-unknown", message, line=line, entry=entry, value=attribute, element=element)


def note_order(log: FindingLog, kind: Kind, disordered: Offsets, line: int) -> None:
    """Note the entries whose tags are not in the order of the schema.

    Args:
        log: Receives the finding.
        kind: The kind of the file.
        disordered: For each entry its number, from 0, the rank of the tag that should be earlier, and the rank of a tag
            that it should precede; shape (n, 3). The rank is the place in `FIELD_NAMES`; extensions have the one after.
        line: The line in which the first entry begins.
    """
    if len(disordered):
        entries, ranks, later = disordered.T
        misplaced = (ranks * N_TAG_RANKS + later).astype(np.uint8)
        message = order_message(len(entries), int(misplaced[0]), is_index=kind == "index")
        log.add_entries(ORDER_RULE, message, entries.astype(np.uint32), misplaced, line=line)


def _attributes_of(data: bytes, elements: LexedElements, chosen: Offsets) -> Iterator[tuple[int, str, list[str]]]:
    """Yield where each chosen element begins that has attributes but for namespaces, its name, and their names."""
    buffer = np.frombuffer(data, np.uint8)
    suspects = chosen[np.isin(buffer[elements.inside[chosen] - 2], _LAST_OF_ATTRIBUTES)]
    for start, end in zip(elements.start[suspects].tolist(), elements.inside[suspects].tolist(), strict=True):
        tag = data[start:end]
        found = (match[1].decode() for match in _ATTRIBUTE.finditer(tag))
        if names := [name for name in found if name != "xmlns" and not name.startswith("xmlns:")]:
            yield start, _BEHIND_NAME.split(tag[1:], maxsplit=1)[0].decode(), names


def _fault_of_location(value: str, root: etree._Element, name: str) -> str:
    """What is wrong with a schema location; nothing where it is right."""
    words = value.split()
    if not words or len(words) % 2:
        return msg("xsi:schemaLocation does not list pairs of a namespace and a schema.")
    pairs = dict(zip(words[::2], words[1::2], strict=True))
    used = {SITEMAP, *KNOWN_EXTENSIONS, *root.nsmap.values()}
    foreign = next((namespace for namespace in pairs if namespace not in used), None)
    if foreign is not None:
        return msg("xsi:schemaLocation lists the namespace “{foreign}”, which the file does not use.", foreign=foreign)
    schema = SCHEMA_LOCATIONS[name].split()[1]
    if SITEMAP not in pairs:
        return msg("xsi:schemaLocation lists no schema for {sitemap}.", sitemap=SITEMAP)
    given = pairs[SITEMAP]
    if given.removeprefix("https:").removeprefix("http:") != schema.removeprefix("http:"):
        return msg("xsi:schemaLocation lists “{given}”, not {schema}.", given=given, schema=schema)
    return ""


SLICE_BYTES: Final = 2 << 20
"""Bytes of a slice: its tree, and all that is computed along with it, take some twenty times as much."""

_HEAD: Final = re.compile(
    rb"(?:\xef\xbb\xbf)?(?>(?:<\?(?>(?:[^?]++|\?(?!>))*)\?>|<!--(?>(?:[^-]++|-(?!->))*)-->|[ \t\r\n]++)*)"
    rb"(?P<tag><(?P<prefix>(?:[A-Za-z_][\w.\-]*+:)?)(?P<name>urlset|sitemapindex)"
    rb"(?>(?:[ \t\r\n]++[^\"'<>=/]++=[ \t\r\n]*+(?:\"[^\"<]*+\"|'[^'<]*+'))*)[ \t\r\n]*+>)",
    re.DOTALL,
)


class Slice(NamedTuple):
    """A document that holds some children of a root, and what to add to their offsets and lines."""

    data: bytes
    shift: int = 0
    lines: int = 0


def slices_of(data: bytes, *, slice_bytes: int = SLICE_BYTES) -> Iterator[Slice]:
    """Cut a document into slices that hold all children of its root, in order; most are a little larger than asked.

    What is not well-formed, or can't be cut for another reason, comes whole.
    """
    head = _HEAD.match(data) if len(data) > slice_bytes else None
    cuts = _cuts(data, head, slice_bytes) if head else ()
    if not head or len(cuts) < 2:  # a root without anything in it has no place to cut
        yield Slice(data)
        return
    tag, closing = head["tag"], _closing_tag(head)
    lines, view = data.count(b"\n", 0, head.start("tag")), memoryview(data)
    for start, end in pairwise(cuts):
        yield Slice(b"".join((tag, view[start:end], closing)), start - len(tag), lines)
        lines += data.count(b"\n", start, end)


def _cuts(data: bytes, head: re.Match[bytes], slice_bytes: int) -> Sequence[int]:
    """Offsets at which slices begin and end; none where there is anything to complain about."""
    closing, view = _closing_tag(head), memoryview(data)
    end = data.rfind(closing[:-1])
    if end < head.end() or data.count(b"<") > MAX_TAGS or parse_shell(data[: head.end()] + data[end:]) is None:
        return ()
    child = head["prefix"] + CHILD_OF_KIND[KIND_OF_ROOT[head["name"].decode()]].encode()
    opening = re.compile(b"<" + re.escape(child) + rb"(?=[ \t\r\n/>])")
    cuts, expected_bytes = [head.end()], slice_bytes
    while cuts[-1] < end:
        found = opening.search(data, cuts[-1] + expected_bytes, end)
        cut = found.start() if found else end
        if (cuts[-1], cut) == (head.end(), end):
            return ()
        if is_well_formed(b"".join((head["tag"], view[cuts[-1] : cut], closing))):
            cuts.append(cut)
            expected_bytes = slice_bytes
        elif cut == end:
            return ()
        else:
            # This one is in a comment, in CDATA or in another element.
            expected_bytes *= 4
    return cuts


def _closing_tag(head: re.Match[bytes]) -> bytes:
    return b"</" + head["prefix"] + head["name"] + b">"


_EXTENSION: Final = -1
_EXTENSION_RANK: Final = N_TAG_RANKS - 1
_WHITE: Final = " \t\r\n"
_BEFORE_TEXT: Final = re.compile(rb"(?>(?:[ \t\r\n]++|<!--.*?-->|<\?.*?\?>|<!\[CDATA\[)*)", re.DOTALL)
"""What may stand between an element and the text behind it."""

_UNKNOWN: Final = -2
"""In place of a field's rank: an element of a foreign namespace, and one that the protocol does not define."""

_MANY_TAGS: Final = 200_000
"""Beyond this, in a slice, the tree takes so much memory that nothing else should take any at the same time."""


def read_xml(data: bytes, path: Path, *, slice_bytes: int = SLICE_BYTES) -> ReadEntries:
    """Read a sitemap or an index, parsing so many bytes in one go where there are more.

    Raises:
        RefusedError: There is a document type or an entity declaration.
        ReadError: The bytes are not well-formed, not UTF-8, or neither a sitemap nor an index.
    """
    check_utf8(data, path)
    reader = _Reader(path)
    found = [reader.read(cut) for cut in slices_of(data, slice_bytes=slice_bytes)]
    entries, extensions = (pl.concat(frames, rechunk=True) for frames in zip(*found, strict=True))
    disordered = np.array(reader.disordered, np.int64).reshape(-1, 3)
    note_order(reader.log, reader.kind, disordered, reader.first_disordered)
    return ReadEntries(reader.kind, entries, extensions, reader.namespaces, reader.log.all())


class _Reader:
    """Reads slice by slice: walks the tree of one, and the lexer's offsets go along with it, element by element.

    Attributes:
        disordered: The entries whose tags are in another order than the schema's; see `note_order`.
        first_disordered: The line of the first of them.
    """

    kind: XmlKind
    namespaces: dict[str, str]

    def __init__(self, path: Path) -> None:
        self._path = path
        self.log = FindingLog()
        self.disordered: list[tuple[int, int, int]] = []
        self.first_disordered = 0
        # The namespaces of the root and of elements that are read; how many entries came in earlier slices; and whether
        # it was noted that sitemaps and URLs are mixed.
        self._seen_namespaces: set[str] = set()
        self._n_entries = 0
        self._is_mixed = False
        self._fields: dict[object, int] = {}

    def read(self, cut: Slice) -> tuple[pl.DataFrame, pl.DataFrame]:
        """Read the entries and extensions of one slice."""
        self._data, self._lines_before = cut.data, cut.lines
        is_crowded = cut.data.count(b"<") > _MANY_TAGS
        if is_crowded:
            # What the lexer takes meanwhile is free again before there is a tree, which takes as much.
            require_well_formed(cut.data, self._path)
            self._locate()
        root = parse(cut.data, self._path)
        if not is_crowded:
            self._locate()
        self.namespaces = declared_namespaces(root)
        line = self._line(self._root_start)
        self.kind = kind_of(root, self._path, line=line)
        if (len(root), sum(map(len, root))) != (len(self._children.start), len(self._grandchildren.start)):
            message = msg("“{name}” can't be read: its elements can't be located.", name=self._path.name)
            raise ReadError(message, hint=msg("Please report this file."), path=self._path)
        if not self._seen_namespaces:
            self._seen_namespaces.add(split_name(root)[0])
            note_root(self.log, root, line)
        is_entry = self._find_entries(root)
        columns, is_field = self._read_fields(root, is_entry)
        # Nothing below needs the tree.
        del root
        chosen = np.flatnonzero(is_entry)
        self._note_attributes(chosen, is_field)
        extensions = self._read_extensions(chosen, is_field)
        start, end = self._children.start[chosen], self._children.end[chosen]
        ranges = {"start": (start + cut.shift).astype(np.uint32), "length": (end - start).astype(np.uint32)}
        self._n_entries += len(chosen)
        return pl.DataFrame(columns | ranges, schema=READ_SCHEMA), extensions

    def _locate(self) -> None:
        """Find where the elements lie; only for what is well-formed."""
        tags = lex(self._data)
        self._line_ends = find_byte(np.frombuffer(self._data, np.uint8), b"\n")
        self._root_start, self._content_start = int(tags.start[0]), int(tags.end[0])
        self._children = elements_at(tags, 1)
        self._grandchildren = elements_at(tags, 2)
        self._has_deep_tags = bool((tags.level > 2).any())

    def _find_entries(self, root: etree._Element) -> list[bool]:
        """Which children of the root are entries."""
        expected, root_name = CHILD_OF_KIND[self.kind], split_name(root)[1]
        is_entry_tag: dict[str, bool] = {}
        is_entry: list[bool] = []
        has_entry = self._n_entries > 0
        if (text := root.text) and text.strip(_WHITE):
            self._note_text(text, self._content_start, root_name)
        for place, element in enumerate(root):
            if (text := element.tail) and text.strip(_WHITE):
                self._note_text(text, int(self._children.end[place]), root_name)
            tag = str(element.tag)
            if (is_one := is_entry_tag.get(tag)) is None:
                namespace, name = split_name(element)
                is_one = is_entry_tag[tag] = name == expected and is_readable(namespace)
                if is_one:
                    self._meet_namespace(namespace, place)
            has_entry |= is_one
            if not is_one and (has_entry or not _may_precede_entries(element)):
                self._note_stranger(element, place, root_name)
            is_entry.append(is_one)
        return is_entry

    def _note_text(self, text: str, start: int, root_name: str) -> None:
        """Note text that is directly inside the root, from an offset on."""
        if self.log.counts_only("text-between-entries"):
            return
        before = _BEFORE_TEXT.match(self._data, start)
        line = self._line(before.end() if before else start)
        message = msg("“{root}” contains text between its elements.", root=root_name)
        self.log.add("text-between-entries", message, line=line, value=text.strip(_WHITE))

    def _note_stranger(self, element: etree._Element, place: int, root_name: str) -> None:
        namespace, name = split_name(element)
        line = self._line(int(self._children.start[place]))
        if name in CHILD_OF_KIND.values() and is_readable(namespace) and not self._is_mixed:
            self._is_mixed = True
            message = msg("The file contains both URLs and sitemaps.")
            self.log.add("kinds-mixed", message, line=line, value=name)
        if not self.log.counts_only("element-unknown"):
            message = msg(
                "“{name}” is not allowed in “{split_name}”.",
                name=name,
                split_name=root_name,
            )
            self.log.add("element-unknown", message, line=line, value=name)

    def _meet_namespace(self, namespace: str, place: int) -> None:
        """Note a namespace that differs from that of the root, once."""
        if namespace not in self._seen_namespaces:
            self._seen_namespaces.add(namespace)
            _note_namespace(self.log, namespace, self._line(int(self._children.start[place])))

    def _read_fields(self, root: etree._Element, is_entry: list[bool]) -> tuple[dict[str, list[str | None]], bytearray]:
        """Read the values, and mark each grandchild of the root that is one of them."""
        n_entries = sum(is_entry)
        columns: dict[str, list[str | None]] = {name: [None] * n_entries for name in FIELD_NAMES}
        by_place = list(columns.values())
        fields, has_deep_tags = self._fields, self._has_deep_tags
        is_field = bytearray(len(self._grandchildren.start))
        entry, grandchild = -1, -1
        for place, element in enumerate(root):
            if not is_entry[place]:
                grandchild += len(element)
                continue
            entry += 1
            # The lowest rank of a tag behind one of a higher rank, and that one's rank.
            reached, misplaced, later = 0, _EXTENSION_RANK, 0
            for child in element:
                grandchild += 1
                found = fields.get(child.tag)
                if found is None:
                    found = self._field_of(child, place)
                if found == _EXTENSION:
                    reached = _EXTENSION_RANK
                    continue
                if found >= 0:
                    if found < reached and found < misplaced:
                        misplaced, later = found, reached
                    reached = found
                    if by_place[found][entry] is None:
                        deep = has_deep_tags and self._deep_text(child, entry, grandchild)
                        by_place[found][entry] = deep or child.text or ""
                        is_field[grandchild] = 1
                        continue
                self._note_child(child, entry, grandchild, is_repeated=found >= 0)
            if misplaced < _EXTENSION_RANK:
                if not self.disordered:
                    self.first_disordered = self._line(int(self._children.start[place]))
                self.disordered.append((entry + self._n_entries, misplaced, later))
        return columns, is_field

    def _field_of(self, child: etree._Element, place: int) -> int:
        """Place of a field in the schema, or what else an element is; remembered by its full name."""
        namespace, name = split_name(child)
        found = _EXTENSION
        if is_readable(namespace):
            found = FIELD_NAMES.index(name) if name in FIELDS_OF_KIND[self.kind] else _UNKNOWN
            self._meet_namespace(namespace, place)
        self._fields[child.tag] = found
        return found

    def _deep_text(self, child: etree._Element, entry: int, grandchild: int) -> str:
        """The text of a field in which there may be elements, though none should."""
        text = _all_text(child)
        if len(child) and not self.log.counts_only("element-inside-value"):
            name, inner = split_name(child)[1], split_name(child[0])[1]
            message = msg("“{name}” contains the element “{inner}”, but must be plain text.", name=name, inner=inner)
            self._note_in_entry("element-inside-value", message, entry, grandchild, value=text, element=name)
        return text

    def _note_child(self, child: etree._Element, entry: int, grandchild: int, *, is_repeated: bool) -> None:
        if self.log.counts_only("element-repeated" if is_repeated else "element-unknown"):
            return
        name = split_name(child)[1]
        if is_repeated:
            message = msg("“{name}” is repeated; the first one is used.", name=name)
            text = _all_text(child)
            self._note_in_entry("element-repeated", message, entry, grandchild, value=text, element=name)
        else:
            message = msg("“{name}” is not an element of the protocol.", name=name)
            self._note_in_entry("element-unknown", message, entry, grandchild, value=name)

    def _note_in_entry(
        self, rule: str, message: str, entry: int, grandchild: int, *, value: str, element: str = ""
    ) -> None:
        line = self._line(int(self._grandchildren.start[grandchild]))
        self.log.add(rule, message, line=line, entry=entry + self._n_entries, value=value, element=element)

    def _note_attributes(self, entries: Offsets, is_field: bytearray) -> None:
        fields = np.flatnonzero(np.frombuffer(is_field, np.bool_))
        found = heapq.merge(
            _attributes_of(self._data, self._children, entries), _attributes_of(self._data, self._grandchildren, fields)
        )
        entry_starts = self._children.start[entries]
        for start, name, attributes in found:
            entry = int(np.searchsorted(entry_starts, start, side="right")) + self._n_entries - 1
            line = self._line(start)
            for attribute in attributes:
                _note_attribute(self.log, name, attribute, line, entry=entry)

    def _read_extensions(self, chosen: Offsets, is_field: bytearray) -> pl.DataFrame:
        entries: list[int] = []
        texts: list[str] = []
        for place, xml, loose_text in cut_extensions(
            self._data, self._children, self._grandchildren, is_field, chosen.tolist(), self._own_namespaces
        ):
            entries.append(int(np.searchsorted(chosen, place)) + self._n_entries)
            texts.append(xml)
            if loose_text:
                line = self._line(int(self._children.start[place]))
                message = msg("“{root}” contains text between its elements.", root=CHILD_OF_KIND[self.kind])
                self.log.add("element-unknown", message, line=line, entry=entries[-1], value=loose_text)
        return pl.DataFrame({"entry": entries, "xml": texts}, schema=EXTENSION_SCHEMA)

    def _own_namespaces(self, child: int) -> dict[str, str]:
        """Return what a child of the root declares beyond the root, from its tag.

        The parser's own map of an element holds all namespaces around it, so asking each entry for it takes the square.
        """
        tag = self._data[self._children.start[child] : self._children.inside[child]]
        element = first_tag(tag) if b"xmlns" in tag else None
        own = declarations(element.attributes) if element else {}
        return {prefix: uri for prefix, uri in own.items() if self.namespaces.get(prefix) != uri}

    def _line(self, offset: int) -> int:
        return int(np.searchsorted(self._line_ends, offset)) + 1 + self._lines_before


def _may_precede_entries(element: etree._Element) -> bool:
    """Whether an element may come before the first entry: one of a foreign namespace. sitemap.xsd, root element.

    One of a known extension belongs into an entry, and one with a name of the protocol was probably meant as that.
    """
    namespace, name = split_name(element)
    return not is_readable(namespace) and namespace not in KNOWN_EXTENSIONS and protocol_name(name) is None


def _all_text(element: etree._Element) -> str:
    return "".join(map(str, element.itertext()))
