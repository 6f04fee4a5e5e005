"""Invariants of reading, repairing and saving that fuzzing verifies for any content of a file.

The content comes from `fuzz_reading` and from the tests.
"""

from __future__ import annotations

import gzip
import zlib
from pathlib import Path

import polars as pl

from sitemap_studio.core.errors import ReadError, StudioError
from sitemap_studio.core.fingerprint import Fingerprint
from sitemap_studio.formats.container import GZIP_MAGIC, Container, OutputLimitError, UnpackedData, unpack
from sitemap_studio.formats.corrections import correct_text
from sitemap_studio.formats.read_file import ReadFile
from sitemap_studio.formats.reading import read_sitemap, read_source
from sitemap_studio.formats.repair.text_repair import RepairedText, repair_text
from sitemap_studio.formats.xml_reader import ReadEntries, read_xml
from sitemap_studio.formats.xml_scanner import scan_plain
from sitemap_studio.formats.xml_splicing import splice_xml
from sitemap_studio.protocol.fields import FIELD_NAMES

PATH = Path("sitemap.xml")

BLOCK_BYTES = (0, 1 << 20, 150)
"""Block sizes of the scanner: single entries, the usual size, and a size that splits entries."""

MAX_UNPACKED_BYTES = 1 << 20
"""Limit of decompressed content, to keep each input fast."""

ALL_FIELDS = 0b1111
"""Bit mask of all four fields."""


def verify_all(data: bytes) -> None:
    """Verify all invariants of reading, repairing and saving for the content of a file.

    Raises:
        AssertionError: An invariant is violated.
        Exception: The program raised another error than a `StudioError`.
    """
    verify_decompression(data)
    verify_equal_readers(data)
    strict, lenient = read_or_none(data, may_repair=False), read_or_none(data, may_repair=True)
    verify_repair(data, strict)
    if strict is not None:
        verify_lenient_reading(strict, lenient)
    if lenient is not None:
        verify_unchanged_saving(data, lenient)


def verify_decompression(data: bytes) -> None:
    """Verify that intact gzip data is decompressed as by the standard library."""
    if not data.startswith(GZIP_MAGIC):
        return
    try:
        found = unpack(data, max_bytes=MAX_UNPACKED_BYTES, check=lambda: None)
    except OutputLimitError:
        return
    try:
        whole = gzip.decompress(data)
    except (EOFError, OSError, zlib.error):
        assert found.is_cut_off or found.trailing or found.fault
    else:
        assert found == UnpackedData(whole)


def container_of(data: bytes) -> Container:
    """Return a container with this content."""
    return Container(PATH, data, is_gzipped=False, packed_bytes=len(data), fingerprint=Fingerprint(len(data), 0))


def read_or_none(data: bytes, *, may_repair: bool) -> ReadFile | None:
    """Return the file that was read, or None if the reader refused it with a clear error."""
    try:
        return read_sitemap(container_of(data), may_repair=may_repair)
    except StudioError as error:
        verify_message(error)
        return None


def verify_message(error: StudioError) -> None:
    """Verify that an error for the user names the file and is one sentence."""
    assert error.message.startswith("“sitemap.xml” "), error.message
    assert error.message.endswith("."), error.message


def verify_equal_readers(data: bytes) -> None:
    """Verify that the fast reader refuses the content or reads the same as the parser."""
    slow = parsed_or_none(data)
    for block_bytes in BLOCK_BYTES:
        fast = scan_plain(data, PATH, block_bytes=block_bytes)
        if fast is not None:
            assert_equal_entries(fast, slow)


def parsed_or_none(data: bytes) -> ReadEntries | None:
    """Return the entries that the parser reads, or None if it refuses with a valid message."""
    try:
        return read_xml(data, PATH)
    except ReadError as error:
        verify_message(error)
        return None


def assert_equal_entries(found: ReadEntries | None, wanted: ReadEntries | None) -> None:
    """Assert that two readers returned the same entries, extensions and findings."""
    if found is None or wanted is None:
        assert found is wanted
        return
    assert found.entries.schema == wanted.entries.schema
    assert found.entries.rows() == wanted.entries.rows()
    assert found.extensions.rows() == wanted.extensions.rows()
    assert (found.kind, found.namespaces, found.findings) == (wanted.kind, wanted.namespaces, wanted.findings)


def verify_repair(data: bytes, strict: ReadFile | None) -> None:
    """Verify that a repaired text is accepted by the parser, and that repairs are reproducible and stable."""
    try:
        repaired = repair_text(data, PATH)
    except ReadError:
        return
    assert repair_text(data, PATH) == repaired
    if repaired.repairs:
        if b"<" in repaired.data[:65_536]:
            # Faults of a well-formed file are corrected, not repaired.
            read_xml(correct_text(repaired.data).data, PATH)
        assert repair_text(repaired.data, PATH) == RepairedText(repaired.data, ())
    if strict is not None and is_well_written(strict):
        assert repaired == RepairedText(data, ())


def is_well_written(strict: ReadFile) -> bool:
    """Return whether a file is XML in UTF-8 without unknown elements."""
    rules = {finding.rule for finding in strict.findings}
    return strict.kind in ("urlset", "index") and rules.isdisjoint(("element-unknown", "not-utf-8"))


def verify_lenient_reading(strict: ReadFile, lenient: ReadFile | None) -> None:
    """Verify that strictly readable files are always readable, and that repair loses nothing."""
    assert lenient is not None
    if is_well_written(strict):
        assert lenient.repairs == ()
    if is_well_written(strict) and not lenient.corrected_rules:
        assert lenient.entries.equals(strict.entries)
    assert lenient.entries.height >= strict.entries.height


def verify_unchanged_saving(data: bytes, reading: ReadFile) -> None:
    """Verify that entries do not overlap in the text, and that saving without changes preserves the bytes."""
    if reading.kind not in ("urlset", "index") or reading.read_only_reason is not None:
        return
    text = read_source(container_of(data), is_repaired=bool(reading.repairs)).corrected.data
    places = reading.entries.select("start", "length").rows()
    end_before = 0
    for start, length in places:
        assert start >= end_before
        end_before = start + length
        assert text[start : start + 1] + text[end_before - 1 : end_before] == b"<>"
    same = reading.entries.with_columns(
        touched=pl.lit(0, pl.UInt8), is_here=pl.lit(value=True), xml=pl.lit(None, pl.String)
    )
    assert splice_xml(text, reading.entries, same) is text
    touched = same.with_columns(touched=pl.lit(ALL_FIELDS, pl.UInt8))
    rewritten = splice_xml(text, reading.entries, touched)
    # Rewriting a value removes elements within it; nothing else may change.
    assert rewritten == text or read_xml(rewritten, PATH).entries.select(FIELD_NAMES).equals(
        reading.entries.select(FIELD_NAMES)
    )
