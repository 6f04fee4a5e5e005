"""Compression: what comes out is gzip that every reader takes, and tells nothing of when and where it was made."""

from __future__ import annotations

import gzip
import subprocess
import sys

import pytest

from sitemap_studio.formats.container import compress, compress_with_zlib

CONTENTS = [b"", b"x", b"<urlset/>\n" * 100_000, bytes(range(256)) * 1000]


@pytest.mark.parametrize("way", [compress, compress_with_zlib])
@pytest.mark.parametrize("content", CONTENTS, ids=len)
def test_decompressed_it_is_the_same(way, content):
    assert gzip.decompress(way(content)) == content


@pytest.mark.parametrize("way", [compress, compress_with_zlib])
def test_the_header_holds_neither_time_nor_name_nor_system(way):
    assert way(b"<urlset/>")[:10] == b"\x1f\x8b\x08" + b"\0" + b"\0\0\0\0" + b"\0" + b"\xff"


@pytest.mark.parametrize("way", [compress, compress_with_zlib])
def test_the_same_content_gives_the_same_bytes(way):
    assert way(CONTENTS[2]) == way(CONTENTS[2])


def test_it_is_one_member_without_anything_after_it():
    packed = compress(CONTENTS[2])
    with pytest.raises(EOFError):
        gzip.decompress(packed[:-1])
    assert len(packed) < len(CONTENTS[2]) // 50


def test_without_the_fast_library_the_standard_one_does_the_work():
    code = (
        "import sys, gzip\n"
        "sys.modules['isal'] = None\n"
        "from sitemap_studio.formats.container import compress, compress_with_zlib\n"
        "packed = compress(b'<urlset/>' * 1000)\n"
        "assert packed == compress_with_zlib(b'<urlset/>' * 1000)\n"
        "assert gzip.decompress(packed) == b'<urlset/>' * 1000\n"
        "print('fine')\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False)
    assert done.stdout == "fine\n", done.stderr
