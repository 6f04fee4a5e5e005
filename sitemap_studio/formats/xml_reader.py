"""The authority on XML: a strict parse by lxml, namespaces and all, with the byte range of every entry.

Elements are matched by namespace, never by prefix: `image:loc` is no `loc`. Nothing is mended here.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np
import polars as pl
from lxml import etree

from sitemap_studio.core.errors import ReadError
from sitemap_studio.formats.encoding import check_utf8
from sitemap_studio.formats.extension_slices import Slicer
from sitemap_studio.formats.findings import FindingLog
from sitemap_studio.formats.lexer import elements_at, lex
from sitemap_studio.formats.words import find_byte
from sitemap_studio.formats.xml_door import parse
from sitemap_studio.formats.xml_entries import (
    CHILD_OF_KIND,
    FIELDS_OF_KIND,
    XmlEntries,
    XmlKind,
    declared_namespaces,
    kind_of,
    note_namespace,
    split_name,
)
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.namespaces import is_readable
from sitemap_studio.table.columns import EXTENSION_SCHEMA, READ_SCHEMA

_EXTENSION: Final = -1
"""Place of an element of a foreign namespace."""

_UNKNOWN: Final = -2
"""Place of an element in the protocol's namespace that the protocol does not define."""


def read_xml(data: bytes, path: Path) -> XmlEntries:
    """Read a sitemap or an index.

    Args:
        data: UTF-8 bytes.
        path: Their file, for messages.

    Raises:
        RefusedError: They hold a document type or an entity declaration.
        ReadError: They are not well-formed, not UTF-8, or neither a sitemap nor an index.
    """
    check_utf8(data, path)
    root = parse(data, path)
    return _Reader(root, data, path).read()


class _Reader:
    """Walks one tree; the lexer's offsets go along with it, element by element."""

    def __init__(self, root: etree._Element, data: bytes, path: Path) -> None:
        self._root = root
        self._data = data
        tags = lex(data)
        self._lines = find_byte(np.frombuffer(data, np.uint8), b"\n")
        line = self._line(int(tags.start[0]))
        self._kind: XmlKind = kind_of(root, path, line=line)
        self._children = elements_at(tags, 1)
        self._grandchildren = elements_at(tags, 2)
        self._has_deep_tags = bool((tags.level > 2).any())
        self._require(len(root) == len(self._children.start), path)
        self._require(sum(map(len, root)) == len(self._grandchildren.start), path)
        self._log = FindingLog()
        self._places: dict[str, int] = {}
        self._namespaces = {split_name(root)[0]}
        note_namespace(self._log, split_name(root)[0], line)

    @staticmethod
    def _require(is_agreed: bool, path: Path) -> None:
        if not is_agreed:
            raise ReadError(
                f"“{path.name}” can't be read: its elements can't be located.",
                hint="Please report this file.",
                path=path,
            )

    def read(self) -> XmlEntries:
        """Walk the tree and deliver what it holds."""
        is_entry = self._find_entries()
        columns, is_field = self._read_fields(is_entry)
        extensions = self._read_extensions(is_entry, is_field)
        chosen = np.array(is_entry, np.bool_)
        start, end = self._children.start[chosen], self._children.end[chosen]
        ranges = {"start": start.astype(np.uint32), "length": (end - start).astype(np.uint32)}
        frame = pl.DataFrame(columns | ranges, schema=READ_SCHEMA)
        return XmlEntries(self._kind, frame, extensions, declared_namespaces(self._root), self._log.all())

    def _find_entries(self) -> list[bool]:
        """Which children of the root are entries."""
        wanted = CHILD_OF_KIND[self._kind]
        verdicts: dict[str, bool] = {}
        is_entry = []
        for place, element in enumerate(self._root):
            tag = str(element.tag)
            verdict = verdicts.get(tag)
            if verdict is None:
                namespace, name = split_name(element)
                verdict = verdicts[tag] = name == wanted and is_readable(namespace)
                if verdict:
                    self._meet_namespace(namespace, place)
            if not verdict:
                self._note_stranger(element, place)
            is_entry.append(verdict)
        return is_entry

    def _note_stranger(self, element: etree._Element, place: int) -> None:
        name = split_name(element)[1]
        line = self._line(int(self._children.start[place]))
        message = f"“{name}” is no element that may stand in “{split_name(self._root)[1]}”; it is kept, but not shown."
        self._log.add("element-unknown", message, line=line, value=name)

    def _meet_namespace(self, namespace: str, place: int) -> None:
        """Note a namespace that differs from that of the root, once."""
        if namespace not in self._namespaces:
            self._namespaces.add(namespace)
            note_namespace(self._log, namespace, self._line(int(self._children.start[place])))

    def _read_fields(self, is_entry: list[bool]) -> tuple[dict[str, list[str | None]], bytearray]:
        """Read the values, and mark each grandchild of the root that is one of them."""
        n_entries = sum(is_entry)
        columns: dict[str, list[str | None]] = {name: [None] * n_entries for name in FIELD_NAMES}
        by_place = list(columns.values())
        places, has_deep_tags = self._places, self._has_deep_tags
        is_field = bytearray()
        entry = -1
        for place, element in enumerate(self._root):
            if not is_entry[place]:
                is_field.extend(bytes(len(element)))
                continue
            entry += 1
            for child in element:
                found = places.get(child.tag)
                if found is None:
                    found = self._place_of(child, place)
                if found >= 0 and by_place[found][entry] is None:
                    text = _all_text(child) if has_deep_tags else child.text
                    by_place[found][entry] = text or ""
                    is_field.append(1)
                    continue
                if found != _EXTENSION:
                    self._note_child(child, entry, len(is_field), is_repeated=found >= 0)
                is_field.append(0)
        return columns, is_field

    def _place_of(self, child: etree._Element, place: int) -> int:
        """Place of a field in the schema, or what else an element is; remembered by its full name."""
        namespace, name = split_name(child)
        found = _EXTENSION
        if is_readable(namespace):
            found = FIELD_NAMES.index(name) if name in FIELDS_OF_KIND[self._kind] else _UNKNOWN
            self._meet_namespace(namespace, place)
        self._places[str(child.tag)] = found
        return found

    def _note_child(self, child: etree._Element, entry: int, grandchild: int, *, is_repeated: bool) -> None:
        name = split_name(child)[1]
        line = self._line(int(self._grandchildren.start[grandchild]))
        if is_repeated:
            message = f"“{name}” is there more than once; the first one counts."
            self._log.add("element-repeated", message, line=line, entry=entry, value=_all_text(child))
        else:
            self._log.add(
                "element-unknown", f"“{name}” is no element of the protocol.", line=line, entry=entry, value=name
            )

    def _read_extensions(self, is_entry: list[bool], is_field: bytearray) -> pl.DataFrame:
        slicer = Slicer(self._data, self._children, self._grandchildren, is_field)
        entries: list[int] = []
        texts: list[str] = []
        entry = -1
        around = self._root.nsmap
        # Along the children, never by their number: the parser counts from the first to find one.
        for place, element in enumerate(self._root if slicer.has_any() else ()):
            entry += is_entry[place]
            if not is_entry[place] or not slicer.has_extension(place):
                continue
            extension = slicer.extension(place, _own_namespaces(element, around))
            entries.append(entry)
            texts.append(extension.xml)
            if extension.text:
                line = self._line(int(self._children.start[place]))
                message = "Text stands between the elements of the entry."
                self._log.add("element-unknown", message, line=line, entry=entry, value=extension.text)
        return pl.DataFrame({"entry": entries, "xml": texts}, schema=EXTENSION_SCHEMA)

    def _line(self, offset: int) -> int:
        return int(np.searchsorted(self._lines, offset)) + 1


def _all_text(element: etree._Element) -> str:
    """The text of an element and of the elements that stand in it, though none should."""
    return "".join(map(str, element.itertext()))


def _own_namespaces(element: etree._Element, around: dict[str | None, str]) -> dict[str, str]:
    """What an entry declares beyond the root."""
    return {prefix or "": uri for prefix, uri in element.nsmap.items() if around.get(prefix) != uri}
