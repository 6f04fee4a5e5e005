"""Gzip data is decompressed piece by piece, and is complete only with the trailer of its last member."""

from __future__ import annotations

import gzip
import zlib

from hypothesis import given
from hypothesis import strategies as st

from sitemap_studio.sources.download import GzipDecoder


def decode(decoder: GzipDecoder, data: bytes, size: int) -> bytes:
    chunks = (data[start : start + size] for start in range(0, len(data), size))
    return b"".join(piece for chunk in chunks for piece in decoder.decode(chunk))


@given(st.lists(st.binary(max_size=300), min_size=1, max_size=4), st.integers(1, 400), st.integers(0, 20))
def test_decoder_equals_gzip_module(parts: list[bytes], size: int, n_padding: int):
    decoder = GzipDecoder()
    packed = b"".join(map(gzip.compress, parts)) + bytes(n_padding)
    assert (decode(decoder, packed, size), decoder.is_complete) == (b"".join(parts), True)


@given(st.binary(min_size=1, max_size=200), st.data())
def test_truncated_gzip_is_never_complete(content: bytes, data: st.DataObject):
    packed = gzip.compress(content)
    decoder = GzipDecoder()
    decode(decoder, packed[: data.draw(st.integers(0, len(packed) - 1))], 50)
    assert not decoder.is_complete


@given(st.binary(min_size=1, max_size=200), st.data())
def test_damaged_gzip_raises_error_or_is_incomplete(content: bytes, data: st.DataObject):
    packed = bytearray(gzip.compress(content))
    # Of the header, changes are not detected.
    place = data.draw(st.integers(10, len(packed) - 1))
    packed[place] ^= data.draw(st.integers(1, 255))
    decoder = GzipDecoder()
    try:
        decoded = decode(decoder, bytes(packed), 50)
    except zlib.error:
        return
    assert decoded == content or not decoder.is_complete


def test_large_content_is_decoded_in_limited_pieces():
    content = bytes(20 << 20)
    decoder = GzipDecoder()
    pieces = [len(piece) for piece in decoder.decode(gzip.compress(content))]
    assert (sum(pieces), max(pieces) <= 4 << 20, decoder.is_complete) == (len(content), True, True)
