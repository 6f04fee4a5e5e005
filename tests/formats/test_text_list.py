"""Lists of addresses."""

from __future__ import annotations

from pathlib import Path

import pytest

from sitemap_studio.core.errors import ReadError
from sitemap_studio.formats.text_list import read_text

PATH = Path("sitemap.txt")


@pytest.mark.parametrize("newline", ["\n", "\r\n", "\r"])
def test_every_line_is_an_entry_and_blank_lines_are_skipped(newline):
    data = newline.join(["http://x/a", "", " \t", " http://x/b ", "", "http://x/ü"]).encode()
    entries = read_text(data, PATH)
    assert entries["loc"].to_list() == ["http://x/a", " http://x/b ", "http://x/ü"]
    assert entries["lastmod"].null_count() == 3
    ranges = entries.select("start", "length").iter_rows()
    assert [data[start : start + length].decode() for start, length in ranges] == entries["loc"].to_list()


def test_a_byte_order_mark_is_no_part_of_the_first_address():
    entries = read_text(b"\xef\xbb\xbfhttp://x/\n", PATH)
    assert entries.select("loc", "start", "length").rows() == [("http://x/", 3, 9)]


def test_strange_line_separators_do_not_end_a_line():
    assert read_text("http://x/\u2028a\x0cb".encode(), PATH)["loc"].to_list() == ["http://x/\u2028a\x0cb"]


def test_bytes_that_are_not_utf8_are_refused_with_their_line():
    with pytest.raises(ReadError, match="in line 2"):
        read_text(b"http://x/\nhttp://x/\xfc\n", PATH)
