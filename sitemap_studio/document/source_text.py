"""Text of a file that was read before: read again if it is unchanged, with the positions of entries in it.

Columns count characters from 1. In a repaired line they are known only up to the first repair; lines are always those
of the file on disk.
"""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sitemap_studio.core.errors import ChangedOnDiskError, ReadError, StudioError
from sitemap_studio.core.fingerprint import Fingerprint
from sitemap_studio.core.messages import msg
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.sitemap_set import IndexFile, SitemapFile
from sitemap_studio.formats.container import Ceilings, Container, read_container
from sitemap_studio.formats.corrections import CorrectedText
from sitemap_studio.formats.decoding import to_utf8
from sitemap_studio.formats.encoding_choices import EncodingChoice, suitable_encodings
from sitemap_studio.formats.read_file import Source
from sitemap_studio.formats.reading import SourceContent, read_sitemap, read_source
from sitemap_studio.formats.repair.patches import LineMap
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import SlotArray

if TYPE_CHECKING:
    from sitemap_studio.formats.csv_file import CsvHeader

_COUNTED_BYTES: Final = 1 << 12
"""Characters in longer stretches of a line are counted once for all."""

_ENDS: Final = (b"</", b"\r\n", b"\n")
_BYTE_ORDER_MARK: Final = b"\xef\xbb\xbf"
_ENTRY_TAG: Final = re.compile(rb"<([^\s<>/:]+:)?[^\s<>/:]+[\s/>]")
_CDATA: Final = b"<![CDATA["
_REST_OF_TAG: Final = rb"(?:\s(?:[^>\"']|\"[^\"]*\"|'[^']*')*|/)?>"
_SKIPPED_MARKUP: Final = rb"<!--.*?-->|<!\[CDATA\[.*?\]\]>|"


def line_ends(text: bytes) -> NDArray[np.int64]:
    """Return the byte offset of each line feed, ascending."""
    return np.flatnonzero(np.frombuffer(text, np.uint8) == ord("\n"))


def reread_if_unchanged(file: SitemapFile | IndexFile | None) -> Container | None:
    """Read the file of a sitemap or index again; return None if it was not read before, is missing or has changed."""
    if file is None or file.path is None or file.source is None:
        return None
    try:
        return reread_container(file.path, file.source)
    except ChangedOnDiskError:
        return None


class SourcePosition(NamedTuple):
    """Line and column in a file, from 1, and byte offset in the text; column and offset may be None in repaired files."""

    line: int
    column: int | None
    offset: int | None = None


@dataclass(frozen=True)
class SourceText:
    """Text that was read from one file.

    Attributes:
        text: The text that the byte ranges of entries refer to.
        ends: Byte offset of each line feed in `shown`.
        origin: Lines of the file by lines of the text.
        disk: The lines on disk; None if nothing was repaired.
        shown: Text with the faults that were corrected in memory; offsets of positions refer to it.
        corrected: The corrections between `shown` and `text`; None without corrections.
    """

    text: bytes
    ends: NDArray[np.int64]
    origin: LineMap
    disk: list[bytes] | None = None
    shown: bytes = b""
    corrected: CorrectedText | None = None

    @classmethod
    def from_content(cls, content: SourceContent, disk: list[bytes] | None = None) -> SourceText:
        """Create the text of a file that was read; `disk` has the lines on disk if they differ."""
        corrected = content.corrected
        shown = corrected.as_written() if corrected.corrections else corrected.data
        known = corrected if corrected.corrections else None
        return cls(corrected.data, line_ends(shown), content.lines, disk, shown, known)

    @classmethod
    def from_file(cls, file: SitemapFile | IndexFile) -> SourceText | None:
        """Read a file again with its repairs and corrections; None if it was changed, or can't be read completely."""
        source, container = file.source, reread_if_unchanged(file)
        if container is None or source is None or source.read_only_reason is not None:
            return None
        try:
            content, lines = _reread_text(container, source), None
            if source.repairs:
                disk = container.data
                # Where it fails, the repair replaced bytes of no known encoding: such lines differ, and have no columns.
                with suppress(StudioError):
                    disk = to_utf8(disk, container.path, source.chosen_encoding).data
                lines = disk.removeprefix(_BYTE_ORDER_MARK).split(b"\n")
        except StudioError:
            return None
        return cls.from_content(content, lines) if content.corrected.data else None

    @classmethod
    def from_unrepaired_file(cls, file: SitemapFile | IndexFile) -> SourceText | None:
        """Read a file again without its repairs, as UTF-8; return None if it was changed."""
        source, container = file.source, reread_if_unchanged(file)
        if container is None or source is None:
            return None
        content = read_source(container, is_corrected=False, encoding=source.chosen_encoding)
        return cls.from_content(content)

    def positions_at(self, offsets: NDArray[np.int64]) -> list[SourcePosition]:
        """Return the position in the file, line and column, of each byte offset of the text."""
        lines, offsets = self.line_numbers(offsets), self._shown_offsets(offsets)
        starts = np.where(lines > 0, self.ends[lines - 1] + 1, 0) if len(self.ends) else np.zeros_like(lines)
        if self.disk is None and self._is_ascii:
            columns = offsets - starts + 1
            return list(map(SourcePosition, (lines + 1).tolist(), columns.tolist(), offsets.tolist()))
        listed = zip(lines.tolist(), starts.tolist(), offsets.tolist(), strict=True)
        return [self._position_in_line(line + 1, start, offset) for line, start, offset in listed]

    def line_numbers(self, offsets: NDArray[np.int64]) -> NDArray[np.int64]:
        """Return the lines, from 0, of byte offsets of the text."""
        return np.searchsorted(self.ends, self._shown_offsets(offsets))

    def _shown_offsets(self, offsets: NDArray[np.int64]) -> NDArray[np.int64]:
        """Convert byte offsets of the text to offsets in `shown`."""
        if self.corrected is None:
            return offsets
        return np.array(list(map(self.corrected.written_offset, offsets.tolist())), np.int64)

    @cached_property
    def _is_ascii(self) -> bool:
        """Whether `shown` is ASCII, so that bytes are characters."""
        return self.shown.isascii()

    @cached_property
    def _characters_before(self) -> NDArray[np.int64]:
        """The number of characters before every `_COUNTED_BYTES`-th byte."""
        is_first = (np.frombuffer(self.shown, np.uint8) & 0xC0) != 0x80
        counts = np.add.reduceat(is_first, np.arange(0, len(self.shown), _COUNTED_BYTES), dtype=np.int64)
        return np.concatenate(([0], np.cumsum(counts)))

    def _position_in_line(self, line: int, start: int, offset: int) -> SourcePosition:
        """Return the position of a byte offset of `shown`.

        Args:
            line: Line of the text, from 1.
            start: Offset of the beginning of the line.
            offset: The offset.
        """
        on_disk = self.origin.file_line(line)
        if self.disk is not None:
            before = self.shown[start:offset].removeprefix(_BYTE_ORDER_MARK)
            is_kept = 0 < on_disk <= len(self.disk) and self.disk[on_disk - 1].startswith(before)
            return SourcePosition(on_disk, len(before.decode()) + 1 if is_kept else None)
        if not start and self.shown.startswith(_BYTE_ORDER_MARK):
            start = min(offset, len(_BYTE_ORDER_MARK))
        if offset - start <= _COUNTED_BYTES:
            return SourcePosition(on_disk, len(self.shown[start:offset].decode(errors="replace")) + 1, offset)
        # A line may have many megabytes. A character that is cut in two counts where it begins.
        first, last = start // _COUNTED_BYTES + 1, offset // _COUNTED_BYTES
        column = len(self.shown[start : first * _COUNTED_BYTES].decode(errors="replace")) + 1
        column += int(self._characters_before[last] - self._characters_before[first])
        column += len(self.shown[last * _COUNTED_BYTES : offset].decode(errors="ignore"))
        return SourcePosition(on_disk, column, offset)

    def has_text_at(self, position: SourcePosition, value: str) -> bool:
        """Return whether exactly this text is at a position, in one line and up to the end of an element or a line."""
        if position.offset is None or "\n" in value:
            return False
        written = value.encode(errors="surrogateescape")
        end = position.offset + len(written)
        is_whole = self.shown.startswith(_ENDS, end) or end == len(self.shown)
        return is_whole and self.shown.startswith(written, position.offset)

    def first_text_column(self, line: int) -> int | None:
        """Return the column of the first character in a line on disk that is no white space; None for a blank line."""
        if self.disk is not None:
            text = self.disk[line - 1] if 0 < line <= len(self.disk) else b""
        elif 1 <= line <= len(self.ends) + 1:
            start = int(self.ends[line - 2]) + 1 if line > 1 else 0
            text = self.shown[start : start + _COUNTED_BYTES].partition(b"\n")[0]
        else:
            return None
        blank = len(text) - len(text.lstrip(b" \t\r"))
        return blank + 1 if blank < len(text) else None


class EntryPositions:
    """Finds the positions of entries and their fields in the text of a sitemap or index."""

    def __init__(self, table: EntryTable, source: Source, text: SourceText) -> None:
        """Load the byte ranges of the entries of a source within its text."""
        self._text = text
        self._data = text.text
        self._source, self._kind = source, source.kind
        ranges = source.ranges_in(table)
        self._starts = ranges["start"].to_numpy().astype(np.int64)
        self._lengths = ranges["length"].to_numpy().astype(np.int64)
        self._patterns: dict[bytes, re.Pattern[bytes]] = {}
        # Neither comments nor CDATA.
        self._has_no_comments = b"<!" not in self._data

    def positions_of_fields(self, slots: SlotArray, fields: Sequence[str | None]) -> list[SourcePosition | None]:
        """Return the position of a field of each entry: of its value, else its tag, else the entry.

        The line is the line of the field's tag; the column is the column of its value if it begins in that line.

        Args:
            slots: The entries.
            fields: Field for each entry; None for the entry itself.

        Returns:
            Positions; None for an entry of another file, or a new one.
        """
        at = self._source.indexes_of(slots)
        is_here = at >= 0
        starts, ends = self._starts[at], self._starts[at] + self._lengths[at]
        found = [
            self._field_offsets(start, end, field) if field else (start, start)
            for start, end, field in zip(starts.tolist(), ends.tolist(), fields, strict=True)
        ]
        offsets = np.array(found, np.int64).reshape(-1, 2)
        is_known = is_here & (ends > starts)
        if self._text.disk is None:
            is_one_line = self._text.line_numbers(offsets[:, 0]) == self._text.line_numbers(offsets[:, 1])
            shown = self._text.positions_at(np.where(is_one_line, offsets[:, 1], offsets[:, 0]))
            return [place if known else None for known, place in zip(is_known.tolist(), shown, strict=True)]
        tags, values = self._text.positions_at(offsets[:, 0]), self._text.positions_at(offsets[:, 1])
        return [
            (value if value.line == tag.line and value.column else tag) if known else None
            for known, tag, value in zip(is_known.tolist(), tags, values, strict=True)
        ]

    def _field_offsets(self, start: int, end: int, field: str) -> tuple[int, int]:
        """Return the byte offsets of a field's tag and of its value in an entry; of the entry if it lacks the field."""
        if self._kind == "csv":
            cell = self._cell_offset(start, end, field)
            return cell, cell
        if self._kind == "text":
            return start, start
        if self._has_no_comments and self._data.startswith(b"<url>", start):
            tag_start = self._data.find(b"<" + field.encode(), start, end)
            tag_end = tag_start + len(field) + 1
            if tag_start >= 0 and self._data.startswith(b">", tag_end):
                return tag_start, tag_end + 1
        for tag in self._field_pattern(start, field).finditer(self._data, start, end):
            if tag[1] and not tag[1].endswith(b"/>"):
                is_cdata = self._data.startswith(_CDATA, tag.end())
                return tag.start(), tag.end() + (len(_CDATA) if is_cdata else 0)
            if tag[1]:
                return tag.start(), tag.start()
        return start, start

    def _field_pattern(self, start: int, field: str) -> re.Pattern[bytes]:
        """Return a pattern for a field's tag in the entry at a byte offset, with the prefix of that entry; cached.

        It also matches comments and CDATA, so that tags in them are not found; such matches have no group 1.
        """
        entry = _ENTRY_TAG.match(self._data, start)
        name = ((entry[1] if entry else None) or b"") + field.encode()
        if name not in self._patterns:
            tag = rb"(<" + re.escape(name) + _REST_OF_TAG + rb")"
            self._patterns[name] = re.compile(_SKIPPED_MARKUP + tag, re.DOTALL)
        return self._patterns[name]

    @cached_property
    def _header(self) -> CsvHeader | None:
        """The columns of a CSV file; None without a header."""
        from sitemap_studio.formats.csv_file import find_header

        return find_header(self._data.decode(errors="replace"))

    def _cell_offset(self, start: int, end: int, field: str) -> int:
        """Return the byte offset of a field's cell in a row of a CSV file; of the row if it has no such column."""
        column = self._header.columns.get(field) if self._header else None
        if self._header is None or column is None:
            return start
        delimiter = re.escape(self._header.delimiter.encode())
        cells = re.finditer(
            rb'(?:"(?:[^"]|"")*"|[^' + delimiter + rb'"])*(?:' + delimiter + rb"|\Z)", self._data[start:end]
        )
        return start + next((cell.start() for place, cell in enumerate(cells) if place == column), 0)


def positions_in_index(index: IndexFile, table: EntryTable, text: SourceText) -> EntryPositions | None:
    """Return a finder of positions in an index, whose slots are sitemap ids.

    Returns:
        None if the file can't be read, or has another number of entries.
    """
    container = Container(index.path, text.text, is_gzipped=False, packed_bytes=0, fingerprint=Fingerprint(0, 0))
    try:
        entries = read_sitemap(container, ceilings=Ceilings.raised(), may_repair=False).entries
    except ReadError:
        return None
    ids = index.listing if index.listed_ids is None else index.listed_ids
    if len(entries) != len(ids):
        return None
    slots = np.fromiter(ids, np.uint32, len(ids))
    return EntryPositions(table, replace(index.source, slots=slots, ranges=entries.select("start", "length")), text)


_HINT: Final = msg("Save under another name.")


def _reread_text(container: Container, source: Source) -> SourceContent:
    """Read the text of a file again with the same repairs and corrections."""
    return read_source(
        container,
        is_repaired=bool(source.repairs),
        is_corrected=bool(source.corrected_rules),
        encoding=source.chosen_encoding,
    )


def reread_old_text(path: Path, source: Source, target: Path) -> CorrectedText | None:
    """Read the file of a source again as repaired and corrected UTF-8, as the base of a save.

    Args:
        path: The file.
        source: Facts from reading it.
        target: The file that the save writes.

    Returns:
        None if the file is missing, or changed but not the target, so that the content must be rendered.

    Raises:
        ChangedOnDiskError: The target was changed by another program.
    """
    if source.is_lost or not os.path.lexists(path):
        if target == path:
            refuse_changed(path, source)
        return None
    try:
        container = reread_container(path, source)
        return _reread_text(container, source).corrected
    except ChangedOnDiskError:
        if target == path:
            raise
        return None


def refuse_changed(path: Path, source: Source) -> None:
    """Raise a `ChangedOnDiskError` if another program changed a file that a save removes or replaces."""
    if source.is_lost:
        # The user chose to replace the file that was there then; none need exist.
        with suppress(OSError):
            if Fingerprint.from_status(path.stat()) != source.fingerprint:
                raise _changed_error(path)
    elif os.path.lexists(path):
        reread_container(path, source)


def reread_container(path: Path, source: Source) -> Container:
    """Read the file of a source again; raise a `ChangedOnDiskError` if it was changed, is lost or can't be read."""
    if source.is_lost:
        raise _changed_error(path)
    try:
        container = read_container(path, ceilings=Ceilings.raised())
    except ReadError as error:
        sentence = msg(
            "“{name}” was changed by another program since it was opened, so nothing was saved.", name=path.name
        )
        raise ChangedOnDiskError(sentence, hint=_HINT, path=path) from error
    # Another time, or another file of the same content, is no change.
    if container.checksum != source.checksum:
        raise _changed_error(path)
    return container


def _changed_error(path: Path) -> ChangedOnDiskError:
    """Return the error about a file that another program changed."""
    sentence = msg("“{name}” was changed by another program since it was opened, so nothing was saved.", name=path.name)
    return ChangedOnDiskError(sentence, hint=_HINT, path=path)


def encoding_choices(
    path: Path, *, ceilings: Ceilings | None = None, progress: Progress | None = None
) -> tuple[EncodingChoice, ...]:
    """Return the encodings in which all bytes of a file are valid, the most plausible first; slow for large files."""
    progress = progress or Progress()
    container = read_container(path, ceilings=ceilings)
    progress.check()
    found = suitable_encodings(container.data)
    progress.check()
    return found
