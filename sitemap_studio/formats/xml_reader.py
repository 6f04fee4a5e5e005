"""Reader of sitemaps and indexes: lxml verifies well-formedness, expat reports the positions of elements.

Elements are matched by namespace, never by prefix: `image:loc` is not `loc`. No tree is built.
"""

from __future__ import annotations

import re
from array import array
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final, Literal

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.core.errors import ReadError
from sitemap_studio.core.messages import msg
from sitemap_studio.formats.decoding import check_utf8
from sitemap_studio.formats.extensions.extension_parsing import BETWEEN_ELEMENTS, PIECE_BREAK, add_declarations
from sitemap_studio.formats.findings import FindingLog
from sitemap_studio.formats.xml_elements import WHITE_SPACE, find_first_tag, plain_text, protocol_name, text_content
from sitemap_studio.formats.xml_offsets import (
    create_parser,
    declared_namespaces,
    end_of_element,
    end_of_start_tag,
    parse_events,
    resolve_name,
)
from sitemap_studio.formats.xml_parser import require_well_formed
from sitemap_studio.model.columns import EXTENSION_SCHEMA, READ_SCHEMA
from sitemap_studio.protocol.fields import FIELD_NAMES, FieldName
from sitemap_studio.protocol.namespaces import KNOWN_EXTENSIONS, SCHEMA_LOCATIONS, SITEMAP, XSI, is_readable
from sitemap_studio.protocol.quoting import display_value
from sitemap_studio.protocol.rule import Finding
from sitemap_studio.protocol.rules.file_rules import N_TAG_RANKS, ORDER_RULE, order_message

Kind = Literal["urlset", "index", "text", "csv", "feed"]
"""Kind of file: sitemap, index of sitemaps, list of URLs, table of entries, or feed."""

XmlKind = Literal["urlset", "index"]
KIND_OF_ROOT: Final[dict[str, XmlKind]] = {"urlset": "urlset", "sitemapindex": "index"}
CHILD_OF_KIND: Final[dict[XmlKind, str]] = {"urlset": "url", "index": "sitemap"}
FIELDS_OF_KIND: Final[dict[Kind, tuple[FieldName, ...]]] = {"urlset": FIELD_NAMES, "index": ("loc", "lastmod")}


@dataclass(frozen=True)
class ReadEntries:
    """Entries, extensions and findings of one file, as read by a reader of its format.

    Attributes:
        namespaces: URI by prefix, as declared on the root; the default namespace has the prefix "".
    """

    kind: Kind
    entries: pl.DataFrame
    extensions: pl.DataFrame
    namespaces: dict[str, str]
    findings: tuple[Finding, ...]


def detect_kind(namespace: str, name: str, path: Path, *, line: int) -> XmlKind:
    """Return the kind of a file, given the namespace, local name and line of its root element.

    Raises:
        ReadError: The root belongs neither to a sitemap nor to an index, or its namespace is not accepted.
    """
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
            namespace=display_value(namespace),
        )
        hint = msg("The namespace {sitemap} is missing.", sitemap=SITEMAP)
        raise ReadError(message, hint=hint, path=path, line=line)
    return KIND_OF_ROOT[name]


def add_order_finding(log: FindingLog, kind: Kind, disordered: NDArray[np.int64], line: int) -> None:
    """Add one finding for all entries whose elements are not in the order of the schema; nothing without such entries.

    Args:
        log: Receives the finding.
        kind: The kind of the file.
        disordered: Index of the entry, rank of the element that should be earlier, and rank of an element that it should
            precede; shape (n, 3). The rank of a field is its index in `FIELD_NAMES`; extensions have the next rank.
        line: Line of the first of these entries.
    """
    if len(disordered):
        entries, ranks, later = disordered.T
        misplaced = (ranks * N_TAG_RANKS + later).astype(np.uint8)
        message = order_message(len(entries), int(misplaced[0]), is_index=kind == "index")
        log.add_entries(ORDER_RULE, message, entries.astype(np.uint32), misplaced, line=line)


def read_xml(data: bytes, path: Path) -> ReadEntries:
    """Read a sitemap or an index in UTF-8 strictly.

    Raises:
        RefusedError: There is a document type or an entity declaration.
        ReadError: The bytes are not well-formed, not UTF-8, or neither a sitemap nor an index.
    """
    check_utf8(data, path)
    require_well_formed(data, path)
    return _Reader(data, path).read()


_EXTENSION: Final = -1
_UNKNOWN: Final = -2
"""Values in place of a field rank: an element of a foreign namespace, and an element unknown to the protocol."""

_EXTENSION_RANK: Final = N_TAG_RANKS - 1
_WHITE: Final = " \t\r\n"
_BREAK: Final = PIECE_BREAK.encode()
_BEFORE_TEXT: Final = re.compile(rb"(?>(?:[ \t\r\n]++|<!--.*?-->|<\?.*?\?>|<!\[CDATA\[[ \t\r\n]*+\]\]>)*)", re.DOTALL)
"""White space and markup that may precede text outside of entries."""

_MAX_NAMES: Final = 1_024
"""Names of elements whose meaning is cached."""

_BATCH: Final = 16_384
"""Entries that are objects of Python at the same time; then they become columns."""


class _Reader:
    """Reader of the entries of a well-formed document from the events of a parser.

    An entry is a child of the root, at depth 1; its fields and extensions are at depth 2. Of deeper elements only the
    depth is counted, since values and extensions are cut out of the bytes.
    """

    def __init__(self, data: bytes, path: Path) -> None:
        """Prepare the reading of a well-formed document in UTF-8; `path` is used in errors."""
        self._data, self._path = data, path
        self._parser = create_parser(path)
        self._log = FindingLog()
        self._depth = 0
        # End of the last tag at depth 1 or 2, or of the start tag of an entry or the root.
        self._reached = 0
        # An offset and its line, from which other lines are counted.
        self._counted, self._line = 0, 1
        self._seen_namespaces: set[str] = set()
        self._is_mixed = False
        # Of elements that use only the declarations of the root.
        self._resolve_name = lru_cache(_MAX_NAMES)(lambda name: resolve_name(name, self._namespaces))
        self._rank_of = lru_cache(_MAX_NAMES)(self._find_rank)
        self._n_entries = 0
        self._disordered: list[tuple[int, int, int]] = []
        self._first_disordered = 0
        self._entries: list[pl.DataFrame] = []
        self._extensions: list[pl.DataFrame] = []
        self._begin_batch()

    def read(self) -> ReadEntries:
        """Return the kind, entries, extensions and findings of the document; may be called only once."""
        self._parser.StartElementHandler, self._parser.EndElementHandler = self._on_start, self._on_end
        parse_events(self._parser, self._data, self._path)
        self._end_batch()
        disordered = np.array(self._disordered, np.int64).reshape(-1, 3)
        add_order_finding(self._log, self._kind, disordered, self._first_disordered)
        entries, extensions = (pl.concat(frames, rechunk=True) for frames in (self._entries, self._extensions))
        return ReadEntries(self._kind, entries, extensions, self._namespaces, self._log.to_tuple())

    def _on_start(self, name: str, attributes: dict[str, str]) -> None:
        """Handle a start tag: of the root, of a child of the root, or of a child of an entry."""
        depth = self._depth
        self._depth = depth + 1
        if depth == 2:
            self._child = name, attributes, self._parser.CurrentByteIndex
        elif depth < 2:
            start = self._parser.CurrentByteIndex
            content_start = end_of_start_tag(self._data, start, attributes)
            if depth:
                self._start_entry(name, attributes, start, content_start)
            else:
                self._read_root(name, attributes, start)
            self._reached = content_start

    def _on_end(self, _: str) -> None:
        """Handle an end tag: of a child of an entry, of a child of the root, or of the root."""
        depth = self._depth = self._depth - 1
        if depth == 2:
            if self._is_entry:
                self._read_child(self._parser.CurrentByteIndex)
        elif depth == 1:
            self._end_entry(self._parser.CurrentByteIndex)
        elif depth == 0:
            self._add_text_finding(self._parser.CurrentByteIndex)

    # The root and its direct content

    def _read_root(self, name: str, attributes: dict[str, str], start: int) -> None:
        """Read the kind and namespaces of the file from its root tag, and add findings about the tag."""
        line = self._line_of(start)
        self._namespaces = declared_namespaces(attributes)
        namespace, self._root_name = resolve_name(name, self._namespaces)
        self._kind = detect_kind(namespace, self._root_name, self._path, line=line)
        self._fields = FIELDS_OF_KIND[self._kind]
        self._add_namespace_finding(namespace, start)
        for attribute, value in attributes.items():
            # A prefix, as attributes without one are in no namespace.
            if attribute.endswith(":schemaLocation") and resolve_name(attribute, self._namespaces)[0] == XSI:
                if fault := _schema_location_fault(value, self._root_name, self._namespaces):
                    self._log.add("schema-location", fault, line=line, value=value)
            else:
                self._add_attribute_findings(self._root_name, (attribute,), start)

    def _start_entry(self, name: str, attributes: dict[str, str], start: int, content_start: int) -> None:
        """Begin to read an entry, or another child of the root, which adds a finding."""
        if start != self._reached:
            self._add_text_finding(start)
        self._start, self._content_start = start, content_start
        self._own = declared_namespaces(attributes) if attributes else {}
        namespace, local = resolve_name(name, self._own, self._namespaces) if self._own else self._resolve_name(name)
        self._is_entry = local == CHILD_OF_KIND[self._kind] and is_readable(namespace)
        if not self._is_entry:
            if self._n_entries or not _may_precede_entries(namespace, local):
                self._add_unexpected_child_finding(namespace, local)
            return
        self._values: list[str | None] = [None] * len(FIELD_NAMES)
        self._pieces = bytearray()
        self._loose_texts: list[bytes] = []
        # The lowest rank of a tag after one of a higher rank, and that one's rank.
        self._last_rank, self._misplaced, self._later = 0, _EXTENSION_RANK, 0
        self._to_declare = {prefix: uri for prefix, uri in self._own.items() if self._namespaces.get(prefix) != uri}
        self._add_namespace_finding(namespace, start)
        self._add_attribute_findings(name, attributes, start, entry=self._n_entries)

    def _end_entry(self, content_end: int) -> None:
        """Add the complete entry to the batch, with findings about its content; ignore other children of the root."""
        end = end_of_element(self._data, self._content_start, content_end)
        if self._is_entry:
            self._add_loose_pieces(content_end)
            for column, value in zip(self._columns, self._values, strict=True):
                column.append(value)
            self._starts.append(self._start)
            self._lengths.append(end - self._start)
            if self._pieces:
                self._extended.append(self._n_entries)
                self._xml.append(self._pieces.decode())
            if self._loose_texts:
                message = msg("“{root}” contains text between its elements.", root=CHILD_OF_KIND[self._kind])
                self._add_entry_finding(
                    "element-unknown", message, self._start, value=b" ".join(self._loose_texts).decode()
                )
            if self._misplaced < _EXTENSION_RANK:
                if not self._disordered:
                    self._first_disordered = self._line_of(self._start)
                self._disordered.append((self._n_entries, self._misplaced, self._later))
            self._n_entries += 1
            if len(self._starts) == _BATCH:
                self._end_batch()
        self._reached = end
        self._is_entry = False

    # The children of an entry

    def _find_rank(self, name: str, *scopes: Mapping[str, str]) -> int:
        """Return the index of an element in `FIELD_NAMES`, `_EXTENSION` or `_UNKNOWN`; `scopes` are URIs by prefix."""
        namespace, local = resolve_name(name, *scopes, self._namespaces)
        if not is_readable(namespace):
            return _EXTENSION
        self._add_namespace_finding(namespace, self._start)
        return FIELD_NAMES.index(local) if local in self._fields else _UNKNOWN

    def _read_child(self, content_end: int) -> None:
        """Store the value of a field, or the bytes of another child of an entry as an extension, at its end tag."""
        data, (name, attributes, start) = self._data, self._child
        if start != self._reached:
            self._add_loose_pieces(start)
        content_start = end_of_start_tag(data, start, attributes) if attributes else data.index(b">", start) + 1
        self._reached = end = end_of_element(data, content_start, content_end)
        is_declaring = self._own or (attributes and "xmlns" in "".join(attributes))
        rank = (
            self._find_rank(name, declared_namespaces(attributes), self._own) if is_declaring else self._rank_of(name)
        )
        if rank == _EXTENSION:
            self._last_rank = _EXTENSION_RANK
        elif rank >= 0:
            if rank < self._last_rank and rank < self._misplaced:
                self._misplaced, self._later = rank, self._last_rank
            self._last_rank = rank
            content = data[content_start:content_end]
            if self._values[rank] is None:
                value = plain_text(content)
                self._values[rank] = self._text_of_nested(name, content, start) if value is None else value
                if attributes:
                    self._add_attribute_findings(name, attributes, start, entry=self._n_entries)
                return
            if not self._log.count_if_full("element-repeated"):
                local = name.rpartition(":")[2]
                message = msg("“{name}” is repeated; the first one is used.", name=local)
                self._add_entry_finding("element-repeated", message, start, value=text_content(content), element=local)
        elif not self._log.count_if_full("element-unknown"):
            local = name.rpartition(":")[2]
            message = msg("“{name}” is not an element of the protocol.", name=local)
            self._add_entry_finding("element-unknown", message, start, value=local)
        piece = data[start:end]
        self._add_piece(add_declarations(piece.decode(), self._to_declare).encode() if self._to_declare else piece)

    def _text_of_nested(self, name: str, content: bytes, start: int) -> str:
        """Return the text of a field with its nested elements, and add a finding about the first of these."""
        text, inner = text_content(content), find_first_tag(content)
        if inner is not None and not self._log.count_if_full("element-inside-value"):
            local = name.rpartition(":")[2]
            message = msg(
                "“{name}” contains the element “{inner}”, but must be plain text.", name=local, inner=inner.local_name
            )
            self._add_entry_finding("element-inside-value", message, start, value=text, element=local)
        return text

    def _add_loose_pieces(self, end: int) -> None:
        """Add to the extensions the comments, instructions and text between the last child and an offset."""
        reached = self._reached
        if reached == end or self._data[reached:end].isspace():
            return
        for found in BETWEEN_ELEMENTS.finditer(self._data, reached, end):
            if text := found[0].strip(WHITE_SPACE):
                self._add_piece(text)
                if not found["other"]:
                    self._loose_texts.append(text)

    def _add_piece(self, piece: bytes) -> None:
        """Append a piece to the extensions of the current entry."""
        if self._pieces:
            self._pieces += _BREAK
        self._pieces += piece

    # Columns

    def _begin_batch(self) -> None:
        """Reset the lists that collect the values, byte ranges and extensions of entries."""
        self._columns: tuple[list[str | None], ...] = tuple([] for _ in FIELD_NAMES)
        self._starts, self._lengths = array("I"), array("I")
        self._extended, self._xml = list[int](), list[str]()

    def _end_batch(self) -> None:
        """Convert the collected entries to frames, and begin a new batch."""
        columns: dict[str, object] = dict(zip(FIELD_NAMES, self._columns, strict=True))
        columns["start"] = np.array(self._starts, np.uint32)
        columns["length"] = np.array(self._lengths, np.uint32)
        self._entries.append(pl.DataFrame(columns, schema=READ_SCHEMA))
        extensions = {"entry": self._extended, "xml": self._xml}
        self._extensions.append(pl.DataFrame(extensions, schema=EXTENSION_SCHEMA))
        self._begin_batch()

    # Findings

    def _line_of(self, offset: int) -> int:
        """Return the line of an offset, from 1; lines are counted from the offset of the last call."""
        first, last = sorted((self._counted, offset))
        n_lines = self._data.count(b"\n", first, last)
        self._line += n_lines if offset >= self._counted else -n_lines
        self._counted = offset
        return self._line

    def _add_entry_finding(self, rule: str, message: str, start: int, *, value: str, element: str = "") -> None:
        """Add a finding about the current entry, in the line of an offset.

        Args:
            rule: Id of the violated rule.
            message: Its message.
            start: Offset in the file.
            value: The wrong value.
            element: Name of the element; empty if the finding is about no single one.
        """
        line = self._line_of(start)
        self._log.add(rule, message, line=line, entry=self._n_entries, value=value, element=element)

    def _add_attribute_findings(
        self, element: str, attributes: Iterable[str], start: int, *, entry: int | None = None
    ) -> None:
        """Add a finding for each attribute of an element that is not a namespace declaration."""
        for attribute in attributes:
            if attribute == "xmlns" or attribute.startswith("xmlns:") or self._log.count_if_full("attribute-unknown"):
                continue
            message = msg(
                "“{element}” has the attribute “{attribute}”, which the protocol does not define.",
                element=element,
                attribute=attribute,
            )
            line = self._line_of(start)
            self._log.add("attribute-unknown", message, line=line, entry=entry, value=attribute, element=element)

    def _add_namespace_finding(self, namespace: str, start: int) -> None:
        """Add a finding at the first use of a namespace that is accepted but is not the protocol's."""
        if namespace in self._seen_namespaces:
            return
        self._seen_namespaces.add(namespace)
        message = msg("The namespace {sitemap} is missing.", sitemap=SITEMAP)
        if namespace:
            message = msg(
                "The namespace is “{namespace}”, not “{sitemap}”.", namespace=display_value(namespace), sitemap=SITEMAP
            )
        if namespace != SITEMAP:
            self._log.add("namespace-wrong", message, line=self._line_of(start), value=namespace)

    def _add_text_finding(self, end: int) -> None:
        """Add a finding if there is text directly in the root between its last child and an offset."""
        if self._reached == end or self._data[self._reached : end].isspace():
            return
        text = text_content(self._data[self._reached : end]).strip(_WHITE)
        if text and not self._log.count_if_full("text-between-entries"):
            before = _BEFORE_TEXT.match(self._data, self._reached)
            line = self._line_of(before.end() if before else self._reached)
            message = msg("“{root}” contains text between its elements.", root=self._root_name)
            self._log.add("text-between-entries", message, line=line, value=text)

    def _add_unexpected_child_finding(self, namespace: str, name: str) -> None:
        """Add a finding about the current child of the root, which is not an entry."""
        if name in CHILD_OF_KIND.values() and is_readable(namespace) and not self._is_mixed:
            self._is_mixed = True
            message = msg("The file contains both URLs and sitemaps.")
            self._log.add("kinds-mixed", message, line=self._line_of(self._start), value=name)
        if not self._log.count_if_full("element-unknown"):
            message = msg("“{name}” is not allowed in “{split_name}”.", name=name, split_name=self._root_name)
            self._log.add("element-unknown", message, line=self._line_of(self._start), value=name)


@lru_cache(maxsize=1024)
def _may_precede_entries(namespace: str, name: str) -> bool:
    """Return whether an element may precede the first entry, because it is in a foreign namespace.

    Source: sitemap.xsd, root element.

    Elements of known extensions belong in entries, and those with names of the protocol are probably misplaced.
    """
    return not is_readable(namespace) and namespace not in KNOWN_EXTENSIONS and protocol_name(name) is None


def _schema_location_fault(value: str, root: str, namespaces: Mapping[str, str]) -> str:
    """Return the fault in a value of `xsi:schemaLocation` on a root, as a sentence; empty if it is right."""
    words = value.split()
    if not words or len(words) % 2:
        return msg("xsi:schemaLocation does not list pairs of a namespace and a schema.")
    pairs = dict(zip(words[::2], words[1::2], strict=True))
    used = {SITEMAP, *KNOWN_EXTENSIONS, *namespaces.values()}
    foreign = next((namespace for namespace in pairs if namespace not in used), None)
    if foreign is not None:
        return msg("xsi:schemaLocation lists the namespace “{foreign}”, which the file does not use.", foreign=foreign)
    schema = SCHEMA_LOCATIONS[root].split()[1]
    if SITEMAP not in pairs:
        return msg("xsi:schemaLocation lists no schema for {sitemap}.", sitemap=SITEMAP)
    given = pairs[SITEMAP]
    if given.removeprefix("https:").removeprefix("http:") != schema.removeprefix("http:"):
        return msg("xsi:schemaLocation lists “{given}”, not {schema}.", given=given, schema=schema)
    return ""
