"""Lines and columns in one file as it lies on disk: of an entry, of its fields, of any byte of what was read.

Columns count characters from 1. Where a file was repaired they are told only if the repair left the line as it was up to
there; its lines are those of the file in any case.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sitemap_studio.core.errors import StudioError
from sitemap_studio.document.reading.lines import container_of, line_ends, text_and_lines
from sitemap_studio.document.sitemap_set import IndexFile, Sitemap, Source
from sitemap_studio.formats.container import Container
from sitemap_studio.formats.csv_file import Layout, find_layout
from sitemap_studio.formats.encoding import to_utf8
from sitemap_studio.formats.reading import source_text
from sitemap_studio.formats.repair.patches import LineMap
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import SlotArray

_BLOCK_BITS: Final = 12
_ENDS: Final = (b"</", b"\r\n", b"\n")
_BYTE_ORDER_MARK: Final = b"\xef\xbb\xbf"
_ENTRY_TAG: Final = re.compile(rb"<([^\s<>/:]+:)?[^\s<>/:]+[\s/>]")
_CDATA: Final = b"<![CDATA["
_REST_OF_TAG: Final = rb"(?:\s(?:[^>\"']|\"[^\"]*\"|'[^']*')*|/)?>"
_PASSED_OVER: Final = rb"<!--.*?-->|<!\[CDATA\[.*?\]\]>|"


class SourcePosition(NamedTuple):
    """A place in a file.

    Attributes:
        line: Line, counted from 1.
        column: Character in it, counted from 1; None where only the line is known.
        offset: The byte of what was read that stands there; None where that is not as it is on disk.
    """

    line: int
    column: int | None
    offset: int | None = None


@dataclass(frozen=True)
class SourceText:
    """What was read from one file.

    Attributes:
        text: It, unpacked and as UTF-8, repaired if it was.
        ends: Byte offset of each line feed in it, ascending.
        origin: The lines on disk that its lines come from.
        disk: The lines on disk; None where nothing was repaired.
    """

    text: bytes
    ends: NDArray[np.int64]
    origin: LineMap
    disk: list[bytes] | None = None

    @classmethod
    def of(cls, file: Sitemap | IndexFile) -> SourceText | None:
        """Read a file again; None where it is not as it was when it was read, or shows only a part of what it holds."""
        source, path = file.source, file.path
        container = container_of(path, source) if path is not None and source is not None else None
        read = text_and_lines(container, source) if container is not None and source is not None else None
        if container is None or source is None or read is None or not read[0]:
            return None
        text, origin = read
        return cls(text, line_ends(text), origin, _lines_on_disk(container, source) if source.repairs else None)

    @classmethod
    def of_original(cls, file: Sitemap | IndexFile) -> SourceText | None:
        """Read a file again without its repairs, as UTF-8; None where it is not as it was when it was read.

        Raises:
            ReadError: Without its repairs it can't be read as UTF-8.
        """
        source, path = file.source, file.path
        container = container_of(path, source) if path is not None and source is not None else None
        if container is None or source is None:
            return None
        text = source_text(container, encoding=source.chosen_encoding)
        return cls(text, line_ends(text), LineMap())

    @cached_property
    def _characters(self) -> _Characters:
        return _Characters(self.text)

    def places(self, offsets: NDArray[np.int64]) -> list[SourcePosition]:
        """The places of some bytes."""
        lines = self.lines(offsets)
        starts = np.where(lines > 0, self.ends[lines - 1] + 1, 0) if len(self.ends) else np.zeros_like(lines)
        if self.disk is None and self._is_ascii:
            columns = offsets - starts + 1
            return list(map(SourcePosition, (lines + 1).tolist(), columns.tolist(), offsets.tolist()))
        listed = zip(lines.tolist(), starts.tolist(), offsets.tolist(), strict=True)
        return [self._place(line + 1, start, offset) for line, start, offset in listed]

    def lines(self, offsets: NDArray[np.int64]) -> NDArray[np.int64]:
        """The lines of some bytes in what was read, from 0."""
        return np.searchsorted(self.ends, offsets)

    @cached_property
    def _is_ascii(self) -> bool:
        return self.text.isascii()

    def _place(self, line: int, start: int, offset: int) -> SourcePosition:
        on_disk = self.origin.file_line(line)
        if self.disk is not None:
            before = self.text[start:offset].removeprefix(_BYTE_ORDER_MARK)
            is_kept = 0 < on_disk <= len(self.disk) and self.disk[on_disk - 1].startswith(before)
            return SourcePosition(on_disk, len(before.decode()) + 1 if is_kept else None)
        if not start and self.text.startswith(_BYTE_ORDER_MARK):
            start = min(offset, len(_BYTE_ORDER_MARK))
        if offset - start <= 1 << _BLOCK_BITS:
            # Counting a few is quicker than looking into the counts of blocks.
            return SourcePosition(on_disk, len(self.text[start:offset].decode(errors="replace")) + 1, offset)
        return SourcePosition(on_disk, self._characters.between(start, offset) + 1, offset)

    def holds(self, place: SourcePosition, value: str) -> bool:
        """Whether just this text stands at a place on disk, in one line and up to the end of an element or a line."""
        if place.offset is None or "\n" in value:
            return False
        written = value.encode(errors="surrogateescape")
        end = place.offset + len(written)
        is_whole = self.text.startswith(_ENDS, end) or end == len(self.text)
        return is_whole and self.text.startswith(written, place.offset)

    def place_at(self, line: int, column: int | None) -> SourcePosition:
        """The place on disk of a place in what was read, both counted from 1."""
        start = self._start_of(line)
        if start is None or column is None:
            return SourcePosition(self.origin.file_line(line), None)
        text = self.text[start : start + 4 * column].decode(errors="ignore")
        return self._place(line, start, start + len(text[: column - 1].encode()))

    def begin_of_line(self, line: int) -> int | None:
        """The column, from 1, of what stands first in a line on disk, white space aside; None where that is unknown."""
        if self.disk is not None:
            text = self.disk[line - 1] if 0 < line <= len(self.disk) else b""
        else:
            start = self._start_of(line)
            if start is None:
                return None
            text = self.text[start : start + (1 << _BLOCK_BITS)].partition(b"\n")[0]
        blank = len(text) - len(text.lstrip(b" \t\r"))
        return blank + 1 if blank < len(text) else None

    def _start_of(self, line: int) -> int | None:
        if not 1 <= line <= len(self.ends) + 1:
            return None
        return int(self.ends[line - 2]) + 1 if line > 1 else 0


class _Characters:
    """Counts the characters of a text in UTF-8, also within a line of many megabytes."""

    def __init__(self, text: bytes) -> None:
        self._bytes = np.frombuffer(text, np.uint8)
        self._before: NDArray[np.int64] | None = None
        if not text.isascii():
            firsts = np.add.reduceat(_is_first(self._bytes), np.arange(0, len(text), 1 << _BLOCK_BITS), dtype=np.int64)
            self._before = np.concatenate(([0], np.cumsum(firsts)))

    def between(self, start: int, end: int) -> int:
        """How many characters begin from one byte on and before another."""
        return end - start if self._before is None else self._count(end) - self._count(start)

    def _count(self, offset: int) -> int:
        assert self._before is not None
        block = offset >> _BLOCK_BITS
        rest = self._bytes[block << _BLOCK_BITS : offset]
        return int(self._before[block]) + int(np.count_nonzero(_is_first(rest)))


def _is_first(data: NDArray[np.uint8]) -> NDArray[np.bool_]:
    first: NDArray[np.bool_] = (data & 0xC0) != 0x80
    return first


class EntryPlaces:
    """Where the entries of a sitemap stand in its source."""

    def __init__(self, table: EntryTable, source: Source, text: SourceText) -> None:
        self._text = text
        self._data = text.text
        self._kind = source.kind
        self._by_slot = np.argsort(source.slots, kind="stable")
        self._slots = source.slots[self._by_slot]
        ranges = table.rows(source.slots, ["start", "length"]) if source.ranges is None else source.ranges
        self._starts = ranges["start"].to_numpy().astype(np.int64)[self._by_slot]
        self._lengths = ranges["length"].to_numpy().astype(np.int64)[self._by_slot]
        self._patterns: dict[bytes, re.Pattern[bytes]] = {}

    def places(self, slots: SlotArray, fields: Sequence[str | None]) -> list[SourcePosition | None]:
        """Where some fields stand: their values, else their tags, else their entries; None for entries elsewhere.

        The line is that of the field's tag, the column that of its value where it begins in that line.

        Args:
            slots: The entries.
            fields: The field of each; None for the entry itself.
        """
        at = np.minimum(np.searchsorted(self._slots, slots), max(0, len(self._slots) - 1))
        is_here = self._slots[at] == slots if len(self._slots) else np.zeros(len(slots), np.bool_)
        starts, ends = self._starts[at], self._starts[at] + self._lengths[at]
        found = [
            self._of_field(start, end, field) if field else (start, start)
            for start, end, field in zip(starts.tolist(), ends.tolist(), fields, strict=True)
        ]
        offsets = np.array(found, np.int64).reshape(-1, 2)
        is_known = is_here & (ends > starts)
        if self._text.disk is None:
            is_one_line = self._text.lines(offsets[:, 0]) == self._text.lines(offsets[:, 1])
            shown = self._text.places(np.where(is_one_line, offsets[:, 1], offsets[:, 0]))
            return [place if known else None for known, place in zip(is_known.tolist(), shown, strict=True)]
        tags, values = self._text.places(offsets[:, 0]), self._text.places(offsets[:, 1])
        return [
            (value if value.line == tag.line and value.column else tag) if known else None
            for known, tag, value in zip(is_known.tolist(), tags, values, strict=True)
        ]

    def _of_field(self, start: int, end: int, field: str) -> tuple[int, int]:
        """Offsets of a field's tag and of its value."""
        if self._kind == "csv":
            cell = self._cell(start, end, field)
            return cell, cell
        if self._kind == "text":
            return start, start
        for tag in self._pattern(start, field).finditer(self._data, start, end):
            if tag[1] and not tag[1].endswith(b"/>"):
                is_cdata = self._data.startswith(_CDATA, tag.end())
                return tag.start(), tag.end() + (len(_CDATA) if is_cdata else 0)
            if tag[1]:
                return tag.start(), tag.start()
        return start, start

    def _pattern(self, start: int, field: str) -> re.Pattern[bytes]:
        """Finds a field's tag in an entry, whose own prefix tells that of its fields."""
        entry = _ENTRY_TAG.match(self._data, start)
        wanted = ((entry[1] if entry else None) or b"") + field.encode()
        if wanted not in self._patterns:
            tag = rb"(<" + re.escape(wanted) + _REST_OF_TAG + rb")"
            self._patterns[wanted] = re.compile(_PASSED_OVER + tag, re.DOTALL)
        return self._patterns[wanted]

    @cached_property
    def _layout(self) -> Layout | None:
        return find_layout(self._data.decode(errors="replace"))

    @cached_property
    def _cells(self) -> re.Pattern[bytes]:
        delimiter = re.escape(self._layout.header.delimiter.encode()) if self._layout else b","
        return re.compile(rb'(?:"(?:[^"]|"")*"|[^' + delimiter + rb'"])*(?:' + delimiter + rb"|\Z)")

    def _cell(self, start: int, end: int, field: str) -> int:
        column = self._layout.header.columns.get(field) if self._layout else None
        if column is None:
            return start
        cells = self._cells.finditer(self._data[start:end])
        found = next((cell.start() for place, cell in enumerate(cells) if place == column), 0)
        return start + found


def _lines_on_disk(container: Container, source: Source) -> list[bytes]:
    data = container.data
    try:
        data = to_utf8(data, container.path, source.chosen_encoding).data
    except StudioError:
        # Bytes of no known encoding were told as characters in the repair: such lines differ and have no columns.
        data = container.data
    return data.removeprefix(_BYTE_ORDER_MARK).split(b"\n")
