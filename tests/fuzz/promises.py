"""What holds for any bytes that may lie in a file; the one thing that fuzzing calls.

Only the promises stand here; where the bytes come from is the business of `fuzz_reading` and of the tests.
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
"""How much the scanner looks at in one go: entry by entry, a usual block, and so little that it meets seams."""

MAX_UNPACKED_BYTES = 1 << 20
"""More is not unpacked here, so that one try does not take long."""

ALL_FIELDS = 0b1111
"""Marks all four fields as possibly changed."""


def hold(data: bytes) -> None:
    """See that every promise about reading, mending and saving holds for the content of a file.

    Raises:
        AssertionError: One does not.
        Exception: Anything else than an error with a sentence for the user came out.
    """
    hold_unpacking(data)
    hold_readers_equal(data)
    strict, lenient = read_or_none(data, may_repair=False), read_or_none(data, may_repair=True)
    hold_mending(data, strict)
    if strict is not None:
        hold_nothing_lost(strict, lenient)
    if lenient is not None:
        hold_saving(data, lenient)


def hold_unpacking(data: bytes) -> None:
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
    """A file that holds these bytes."""
    return Container(PATH, data, is_gzipped=False, packed_bytes=len(data), fingerprint=Fingerprint(len(data), 0))


def read_or_none(data: bytes, *, may_repair: bool) -> ReadFile | None:
    """Return the file that was read, or None if the reader refused it with a clear error."""
    try:
        return read_sitemap(container_of(data), may_repair=may_repair)
    except StudioError as error:
        hold_sentence(error)
        return None


def hold_sentence(error: StudioError) -> None:
    """Verify that an error for the user names the file and is one sentence."""
    assert error.message.startswith("“sitemap.xml” "), error.message
    assert error.message.endswith("."), error.message


def hold_readers_equal(data: bytes) -> None:
    """The fast reader declines, or reads what the parser reads."""
    slow = parsed_or_none(data)
    for block_bytes in BLOCK_BYTES:
        fast = scan_plain(data, PATH, block_bytes=block_bytes)
        if fast is not None:
            assert_alike(fast, slow)


def parsed_or_none(data: bytes) -> ReadEntries | None:
    """What the parser reads; None where it refuses with a sentence."""
    try:
        return read_xml(data, PATH)
    except ReadError as error:
        hold_sentence(error)
        return None


def assert_alike(found: ReadEntries | None, wanted: ReadEntries | None) -> None:
    """Two readers found the same: entries, extensions and all that they say of them."""
    if found is None or wanted is None:
        assert found is wanted
        return
    assert found.entries.schema == wanted.entries.schema
    assert found.entries.rows() == wanted.entries.rows()
    assert found.extensions.rows() == wanted.extensions.rows()
    assert (found.kind, found.namespaces, found.findings) == (wanted.kind, wanted.namespaces, wanted.findings)


def hold_mending(data: bytes, strict: ReadFile | None) -> None:
    """Verify that a repaired text is accepted by the parser, and that repairs are reproducible and stable."""
    try:
        mended = repair_text(data, PATH)
    except ReadError:
        return
    assert repair_text(data, PATH) == mended
    if mended.repairs:
        if b"<" in mended.data[:65_536]:
            # Faults of a well-formed file are corrected, not repaired.
            read_xml(correct_text(mended.data).data, PATH)
        assert repair_text(mended.data, PATH) == RepairedText(mended.data, ())
    if strict is not None and is_well_written(strict):
        assert mended == RepairedText(data, ())


def is_well_written(strict: ReadFile) -> bool:
    """Whether it is XML in UTF-8 in which the readers left nothing out."""
    rules = {finding.rule for finding in strict.findings}
    return strict.kind in ("urlset", "index") and rules.isdisjoint(("element-unknown", "not-utf-8"))


def hold_nothing_lost(strict: ReadFile, lenient: ReadFile | None) -> None:
    """Verify that strictly readable files are always readable, and that repair loses nothing."""
    assert lenient is not None
    if is_well_written(strict):
        assert lenient.repairs == ()
    if is_well_written(strict) and not lenient.corrected_rules:
        assert lenient.entries.equals(strict.entries)
    assert lenient.entries.height >= strict.entries.height


def hold_saving(data: bytes, reading: ReadFile) -> None:
    """Every entry has its place in the text; and saving without an edit, or with one taken back, changes no byte."""
    if reading.kind not in ("urlset", "index") or reading.read_only_reason is not None:
        return
    text = read_source(container_of(data), is_repaired=bool(reading.repairs)).corrected.data
    places = reading.entries.select("start", "length").rows()
    behind = 0
    for start, length in places:
        assert start >= behind
        behind = start + length
        assert text[start : start + 1] + text[behind - 1 : behind] == b"<>"
    same = reading.entries.with_columns(
        touched=pl.lit(0, pl.UInt8), is_here=pl.lit(value=True), xml=pl.lit(None, pl.String)
    )
    assert splice_xml(text, reading.entries, same) is text
    touched = same.with_columns(touched=pl.lit(ALL_FIELDS, pl.UInt8))
    again = splice_xml(text, reading.entries, touched)
    # Elements within a value go when it is written anew; nothing else may.
    assert again == text or read_xml(again, PATH).entries.select(FIELD_NAMES).equals(
        reading.entries.select(FIELD_NAMES)
    )
