"""Decompression of intact and damaged gzip data."""

from __future__ import annotations

import gzip
import os
import random
import zlib

import pytest

from sitemap_studio.core.errors import Cancelled
from sitemap_studio.core.progress import Progress
from sitemap_studio.formats import container
from sitemap_studio.formats.container import OutputLimitError, UnpackedData, unpack

LINES = b"".join(b"http://www.example.com/%d\n" % number**3 for number in range(3_000))


@pytest.fixture(params=["isal", "standard library"], autouse=True)
def _each_way(request, monkeypatch):
    if request.param == "standard library":
        monkeypatch.setattr(container, "ISAL_GZIP_FILE", None)
        monkeypatch.setattr(container, "crc32", zlib.crc32)


def unpacked(packed: bytes, max_bytes: int = 1 << 30) -> UnpackedData:
    return unpack(packed, max_bytes=max_bytes, check=lambda: None)


def with_header_fields(text: bytes) -> bytes:
    """Return a gzip member with all optional header fields."""
    packed = gzip.compress(text)
    fields = b"\x05\x00extra" + b"name.xml\x00" + b"comment\x00"
    header = packed[:3] + bytes([2 | 4 | 8 | 16]) + packed[4:10] + fields
    return header + (zlib.crc32(header) & 0xFFFF).to_bytes(2, "little") + packed[10:]


@pytest.mark.parametrize("level", [0, 1, 9])
def test_valid_gzip_is_unpacked_completely(level):
    assert unpacked(gzip.compress(LINES, level)) == UnpackedData(LINES)


def test_optional_header_fields_are_skipped_or_reported_cut_off():
    assert unpacked(with_header_fields(LINES) * 2) == UnpackedData(LINES * 2)
    packed = with_header_fields(LINES)
    for kept in range(2, packed.index(b"comment\x00") + 10):
        assert unpacked(packed[:kept]) == UnpackedData(b"", is_cut_off=True)
    packed = with_header_fields(LINES)
    for kept in range(1, packed.index(b"comment\x00") + 10):
        assert unpacked(packed + packed[:kept]) == UnpackedData(LINES, is_cut_off=True)


def test_truncated_gzip_gives_all_decompressible_data():
    packed = gzip.compress(LINES[:9_000])
    for kept in range(10, len(packed), 7):
        result = unpacked(packed[:kept])
        # As much as a decompressor gives that is handed one byte after the other.
        inflater = zlib.decompressobj(31)
        assert result.data == b"".join(inflater.decompress(packed[place : place + 1]) for place in range(kept))
        assert result.is_cut_off
        assert result.fault == ""


@pytest.mark.parametrize("count", [3, 300, 3_000])
def test_flipped_bit_at_end_is_damage_not_truncation(count):
    text = b"".join(LINES.splitlines(keepends=True)[:count])
    packed = gzip.compress(text)
    faults = set()
    for place in range(len(packed) - 18, len(packed) - 8):
        for bit in range(8):
            flipped = packed[:place] + bytes([packed[place] ^ 1 << bit]) + packed[place + 1 :]
            result = unpacked(flipped)
            assert result == UnpackedData(text) or result.fault
            faults.add(result.fault)
    assert "checksum" in faults


def test_gzip_lacking_byte_near_end_is_damaged():
    packed = gzip.compress(LINES)
    for place in range(len(packed) - 14, len(packed) - 8):
        assert unpacked(packed[:place] + packed[place + 1 :]).fault


def test_data_before_damaged_block_is_returned():
    stored = b"\x00\x05\x00\xfa\xffhello"
    broken = gzip.compress(b"")[:10] + stored + b"\x07" + bytes(100)
    assert unpacked(broken) == UnpackedData(b"hello", fault="deflate")
    noise = random.Random(1).randbytes(300_000)
    deflater = zlib.compressobj(9, zlib.DEFLATED, 31)
    sound = deflater.compress(LINES + noise) + deflater.flush(zlib.Z_SYNC_FLUSH)
    result = unpacked(gzip.compress(LINES) + sound + b"\x07" + os.urandom(50_000))
    assert result == UnpackedData(LINES + LINES + noise, fault="deflate")


PACKED = gzip.compress(LINES)


@pytest.mark.parametrize(
    ("packed", "expected"),
    [
        (PACKED + PACKED[:-8] + bytes(4) + PACKED[-4:] + PACKED, UnpackedData(LINES * 3, fault="checksum")),
        (PACKED[:-8] + b"\x00\x01", UnpackedData(LINES, is_cut_off=True, fault="checksum")),
        ((PACKED + bytes(512)) * 3, UnpackedData(LINES * 3)),
        (PACKED + b"\0\0abc\0", UnpackedData(LINES, trailing=b"abc\0")),
        (PACKED + b"\x1f\x8b\x07" + bytes(20), UnpackedData(LINES, fault="deflate")),
        (PACKED + b"abc" + PACKED, UnpackedData(LINES, fault="gap")),
    ],
    ids=[
        "members behind a wrong checksum", "half a checksum", "zeros are padding", "what stands behind",
        "an unknown method", "a member behind something else",
    ],
)  # fmt: skip
def test_gzip_members_are_unpacked_and_other_bytes_classified(packed, expected):
    assert unpacked(packed) == expected


@pytest.mark.parametrize("tail", [b"", b"garbage"], ids=["sound", "with garbage"])
def test_hundred_thousand_gzip_members_are_unpacked_as_one(tail):
    packed = gzip.compress(b"http://www.example.com/\n") * 100_000
    assert unpacked(packed + tail) == UnpackedData(b"http://www.example.com/\n" * 100_000, trailing=tail)


@pytest.mark.parametrize("tail", [b"", b"garbage"], ids=["sound", "with garbage"])
def test_output_beyond_limit_is_refused_despite_any_trailer(tail):
    packed = gzip.compress(LINES) + gzip.compress(b"a") + tail
    assert unpacked(packed, len(LINES) + 1).data == LINES + b"a"
    with pytest.raises(OutputLimitError):
        unpacked(packed, len(LINES))


@pytest.mark.parametrize("kept", [-1, -9])
def test_truncated_gzip_of_70_mb_returns_data(kept):
    packed = gzip.compress(bytes(70 << 20), 1)
    result = unpacked(packed[:kept])
    assert (len(result.data) > 69 << 20, result.is_cut_off) == (True, True)


def test_unpacking_can_be_cancelled():
    progress = Progress()
    progress.cancel()
    with pytest.raises(Cancelled):
        unpack(gzip.compress(LINES), max_bytes=1 << 30, check=progress.check)
