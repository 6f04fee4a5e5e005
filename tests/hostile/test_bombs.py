"""Small files that expand to much data, and files of very many elements, are refused or read in little memory.

A separate process reads them; the growth of its memory is measured after all imports.
"""

from __future__ import annotations

import gzip
import json
import subprocess
import sys
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from sitemap_studio.formats.container import Ceilings, read_container
from tests.builders import HOST, NAMESPACE, put

MAX_GROWTH_BYTES = 200 << 20
"""What a hostile file may cost at most."""

ROOT = f'<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="{NAMESPACE}">\n'.encode()
END = b"</urlset>\n"
ENTRY = f"<url><loc>{HOST}/</loc></url>\n".encode()

READ = """
import json, sys
from pathlib import Path
from sitemap_studio.core.errors import ReadError
from sitemap_studio.formats.container import read_container
from sitemap_studio.formats.reading import read_sitemap

def peak_bytes():
    status = Path("/proc/self/status")
    lines = status.read_text().splitlines() if status.exists() else []
    return next((int(line.split()[1]) << 10 for line in lines if line.startswith("VmHWM:")), 0)

def begin_anew():
    forgetting = Path("/proc/self/clear_refs")
    if forgetting.exists():
        forgetting.write_text("5")

before = peak_bytes()
for line in sys.stdin:
    begin_anew()
    try:
        told, entries = "", len(read_sitemap(read_container(Path(line.rstrip()))).entries)
    except ReadError as error:
        told, entries = error.message, 0
    print(json.dumps([told, entries, peak_bytes() - before]), flush=True)
"""
"""Prints of each file what was told, how many entries there are, and how many bytes it took; 0 where the system does
not say."""


def gzipped_zeros(mebibytes: int) -> bytes:
    packer = zlib.compressobj(9, zlib.DEFLATED, 31)
    return b"".join([*(packer.compress(bytes(1 << 20)) for _ in range(mebibytes)), packer.flush()])


BOMBS: dict[str, tuple[Callable[[], bytes], str]] = {
    "an attribute of 64 MB": (
        lambda: ROOT + b"<url a='" + b"a" * (64 << 20) + b"'></url>" + END,
        "longer than 10 million bytes",
    ),
    "a thousand times smaller": (lambda: gzipped_zeros(256), "more than 200 times larger when uncompressed"),
    "gzip in gzip": (lambda: gzip.compress(gzipped_zeros(256)), "more than 200 times larger when uncompressed"),
    "three layers": (lambda: gzip.compress(gzip.compress(gzipped_zeros(64))), "gzipped more than once"),
    "valid entries": (lambda: gzip.compress(ROOT + ENTRY * 1_000_000 + END), "more than 200 times larger"),
    "zeros": (lambda: gzip.compress(bytes(16 << 20)), "contains only NUL bytes"),
    "blanks": (lambda: gzip.compress(b" " * (16 << 20)), "is empty"),
    "blanks in the root": (lambda: gzip.compress(ROOT + b" " * (15 << 20) + END), "longer than 10 million bytes"),
    "a loc of 11 MB": (lambda: ROOT + b"<url><loc>" + b"a" * (11 << 20) + b"</loc></url>" + END, "10 million bytes"),
    "depth": (lambda: ROOT + b"<a>" * 100_000 + b"</a>" * 100_000 + END, "nested too deeply"),
}
"""Files that are refused, and words of what is told; first the one that takes most."""

MANY_ELEMENTS: dict[str, tuple[Callable[[], bytes], int]] = {
    "empty tags": (lambda: gzip.compress(ROOT + b"<url/>" * 2_790_000 + END), 2_790_000),
    "attributes": (
        lambda: ROOT + b"<url " + b" ".join(b'a%d=""' % number for number in range(100_000)) + b"></url>" + END,
        1,
    ),
    "members": (lambda: gzip.compress(ROOT) + gzip.compress(ENTRY) * 100_000 + gzip.compress(END), 100_000),
    "members with garbage": (
        lambda: gzip.compress(ROOT + ENTRY + END) + gzip.compress(b"") * 50_000 + b"x",
        1,
    ),
    "comments": (lambda: ROOT + (b"<!-- a -->" + ENTRY) * 300_000 + END, 300_000),
}
"""Files that are shown, and how many entries they hold."""


class LimitedReader:
    """Process that reads files one after the other and measures its memory."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", READ], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )

    def read(self, path: Path) -> tuple[str, int]:
        """Read a file; return its error message and number of entries, and assert that memory grew only little."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(f"{path}\n")
        self._process.stdin.flush()
        told, entries, growth_bytes = json.loads(self._process.stdout.readline())
        assert growth_bytes < MAX_GROWTH_BYTES
        return told, entries

    def end(self) -> None:
        with self._process as process:
            process.communicate()
        assert process.returncode == 0


@pytest.fixture(scope="module")
def reader() -> Iterator[LimitedReader]:
    """Process that reads all files of this module."""
    reader = LimitedReader()
    yield reader
    reader.end()


@pytest.mark.parametrize("name", BOMBS)
def test_bomb_or_oversized_value_is_refused_in_little_memory(reader, tmp_path, name):
    make, words = BOMBS[name]
    told, entries = reader.read(put(tmp_path / "sitemap.xml", make()))
    assert told.startswith("“sitemap.xml” ")
    assert words in told
    assert entries == 0


@pytest.mark.parametrize("name", MANY_ELEMENTS)
def test_many_elements_are_read_in_little_memory(reader, tmp_path, name):
    make, n_entries = MANY_ELEMENTS[name]
    assert reader.read(put(tmp_path / "sitemap.xml", make())) == ("", n_entries)


def test_dense_gzip_is_read_with_raised_limits(tmp_path):
    path = put(tmp_path / "sitemap.xml.gz", gzip.compress(ROOT + ENTRY * 500_000 + END))
    assert read_container(path, ceilings=Ceilings.raised()).data.count(b"<url>") == 500_000
